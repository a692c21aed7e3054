Ziggurat record 1
game: monumental
rules: 1
seats: 2
names: player 1, player 2
setting map: map_4p_2
setting civilizations: 
setting continuous: 1
setting automas: 2
setting advanced: 0
setting trade: 1
setting future: 1
setting reserve: 1
setting unrest: 1
setting natural_wonders: 1
setting quests: 1
setting heroes: 1
setting monsters: 1
setting renaissance: 0
setting cards: all
dice: 554ead7dad92673504eaea3cc0a3c3d7
seed: 2015c00ca9ed5f7d1ff7dd4750bdf43489314ea990b3f33e15b50d39540e6f5b
--- moves
0 q_merchant+q_markets ; 31d5f482281c
1 q_conqueror+q_peaks ; 3312bc73b481
0 row 3 column 3 ; c3edfc70ed2e
1 row 3 column 2 ; 5e80dd00eee6
0 acquire abu_simbel ; 3ea5ae6ef7c2
1 invest ; bb21195ea258
0 explorers ; efbd93306044
0 explore 2>F3 ; aabd193206f0
0 explore 2>E3 ; 2edcf24a0c3f
0 explore 2>F3 ; 00b0bafe39bc
0 explore 2>F4 ; e00640459c39
1 use stone_masonry ; b9a4216b9e23
0 use papermaking ; e6a5236be750
1 explorers ; 70445478f0ae
1 explore 1>E2 ; bf7078cbbc64
0 explorers ; b7368923b1a4
0 explore 2>F3 ; b2869a7fc3ee
1 acquire temple_of_yeha ; f52c4b39a3cd
0 pass ; b5421218bb25
1 basic laboratory ; 5756e5819239
1 pass ; 4f3c4f957a10
0 row 3 column 1 ; ada14dab7b35
1 row 1 column 1 ; eb5ba3839539
0 conquer G2 ; 1939a1a7d0fd
1 conquer D1 ; fac5f3e035e3
1 D2 ; b9b4c636c01e
0 develop silk_road ; 904f380a303a
1 develop corvee_labour ; 7d775183812a
1 D4 ; aff0783c656b
1 G2 ; 08e44a716b66
0 use forum ; bf6f11d2e2cf
0 forum@r1c1 ; 5d3f1a9abefe
1 use warrior_priest_altar ; a32457a3f546
0 use papermaking ; be583b4ba769
1 outpost D1 ; 9b8e43afe8ca
0 basic workshop ; a6e9111a75b5
1 pass ; ac49af8eb86e
0 pass ; 4f4d8b6692c5
1 row 1 column 1 ; 06e81f1af5cc
0 row 1 column 3 ; 53db04649fac
1 use stone_masonry ; ed16309b5421
0 march warlord@G3 ; 22ef7719b4f5
1 basic workshop ; 7f6597a37620
0 pass ; 57881fbaf95f
1 explorers ; 1c474b6eb962
1 explore 1>F1 ; 92644790a3ba
1 pass ; ffd6e8952da4
0 row 3 column 2 ; 41fad2083c05
1 row 2 column 2 ; 77574709d15d
0 acquire writing ; c43f5269a441
1 conquer D2 with warlord ; 3ed0a1524bb3
1 D1=1 ; 2e3bc375f380
1 1 ; 8d4b58ebbf75
0 explorers ; 6035f82bf018
0 explore 2>G2 ; f226960543e3
1 acquire barracks ; c1c196da2f6d
0 use imperial_academy ; 0213df371ea5
1 conquer D3 with warlord ; 00e17a179624
0 pass ; 98e4f7341bfd
1 pass ; 915c89580095
0 row 3 column 2 ; 779e6992be83
1 row 2 column 3 ; 846f924cc9ea
0 invest ; 968bf3fa5dcc
1 conquer D4 ; 6098b3a6a75c
1 2 ; 168343234500
1 C3 ; 011aebe076c0
0 basic workshop ; e840d73416e1
1 pass ; 55d57197d9fc
1 C3 ; 28f656b850e6
1 D2 ; bac85d06d0c3
0 use writing ; 735fdb08f2f3
0 use papermaking ; bcbe3f11db54
0 basic archery_range ; 53173cd76607
0 pass ; f5b00cc8f8e8
0 row 1 column 1 ; 87a55157d944
1 row 1 column 2 ; 361694649b41
0 conquer F3 with warlord ; f93b90917d40
0 1 ; 5bd465c5935a
1 use stone_masonry ; 0f016e44d210
1 A2 ; e1be2d424bdc
0 explorers ; 9038137625c6
0 explore 2>F3 ; 7c1dfd2d755a
1 develop divine_pharaoh ; 39ca44f6b257
0 progress ; 9a07a7410ee1
1 conquer F1 ; 7ba6b93921b7
1 E1=2 ; e84a0be93866
1 2 ; 36b24cb64c32
0 progress ; e8cec4681f62
0 writing ; f15dc31c4132
1 complete F1 ; 056c10df1aaa
1 fort@r2c1 ; 973e1cb29831
1 3 ; 3989891d0209
0 pass ; 8837ac9922f9
1 conquer E5 ; 6a2841e779db
1 E1=2+D4=1 ; 85e44ddfa1fd
1 1 ; 3507020e14ac
1 0 ; 9c4afd85959f
1 explorers ; dda88f2fca58
1 explore 2>F1 ; 27c794ac4831
1 explore 2>E2 ; c3f8ecb2118a
1 acquire sankore ; c463c4b8dbdb
1 use warrior_priest_altar ; 0d1fe090019d
1 outpost E5 ; 6c317253d3f4
1 pass ; 5020103fc6ad
1 row 2 column 2 ; 36e10586a9d2
0 row 2 column 1 ; 4e62988265ff
1 use forum ; 41ba094c1371
1 temple_of_yeha@r1c1 ; 41c73fa915eb
1 D4 ; e1e0a7970110
0 complete F3 ; 0684d3571d73
1 basic laboratory ; 74a64a2c309b
0 develop confucianism ; 0afe72f16886
0 silk_road ; 73ff3959a11d
0 work_camp@discard ; 43c2b4bac069
0 done ; 03ce1170b2f0
1 explorers ; 85b76e94b98e
1 explore 2>D1 ; 31d0038b9112
0 explorers ; 93b4e64fadbf
0 explore 2>E4 ; 7fea1e0d2342
0 claim-market 2 ; 513472202c11
0 explore 2>E3 ; 7811fc88d048
0 benefit tb_scholars ; 47ba0b7d23c6
0 done ; c5fb4b5f9714
1 pass ; e2e91bfe526e
0 conquer G1 ; a2b4e60aa29a
0 G3=1+F3=1 ; 0ab67e92d014
0 2 ; 4e1b46ac3374
0 goods market_papyrus ; 078653f97852
0 done ; f43ffe338fa0
0 use confucianism.2 ; 1732380874a2
0 benefit tb_scrolls ; cff65d076d1e
0 acquire engineering ; 0ed8e83fb998
0 basic workshop ; 51cc7e415737
0 pass ; 0ef08c23dab5
0 row 1 column 3 ; c9e9b77d28d7
1 row 3 column 3 ; ba04665b7c43
1 C4 ; 3fe87dc97d3c
0 use papermaking ; a93ad3804421
1 progress ; 4fb0e83044c1
1 C4 ; a8ccfac41190
0 basic workshop ; b87786e7878c
1 march E1 ; 3e28e0168f1b
1 D2 ; 104e14e40dfe
0 use confucianism.2 ; e2c73cb8fae1
1 basic laboratory ; 739fdc3c8429
0 explorers ; 98479fe0f832
0 explore 2>E4 ; bfbd56d05732
1 contribute artificial_intelligence ; ca1c9584e297
0 contribute orbital_habitat ; c24216d43554
0 1 ; 9161e0a0f28b
1 contribute united_nations ; ed2b3dcc46fa
1 2 ; 26d865ffd2ee
0 develop imperial_bureaucracy ; f7b6c8f7d3ae
0 silk_road ; 01860908fad0
0 confucianism ; 5fee260e1931
0 work_camp@r3c2 ; d849049f53b9
1 pass ; 749ebd27d702
0 contribute orbital_habitat ; 6ce97846ba40
0 3 ; cdad23e262ad
0 pass ; 6e3a6d6d3ec1
--- result
ending: last_round
places: 4 3

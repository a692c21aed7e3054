Ziggurat record 1
game: monumental
rules: 2
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
0 q_merchant+q_markets ; 78c73a41c317
1 q_conqueror+q_peaks ; 0d47c8b8f28e
0 row 3 column 3 ; a900272dc420
1 row 3 column 2 ; 876addfe9811
0 acquire abu_simbel ; 2b1fe6b51322
1 invest ; e40f6278c75f
0 explorers ; 30fcf20d8d26
0 explore 2>F3 ; 580380db9252
0 explore 2>E3 ; 4fba710a491c
0 explore 2>F3 ; fc81bd1bfaaf
0 explore 2>F4 ; 13d97ab67c82
1 use stone_masonry ; 45665bdbc6a3
0 use papermaking ; ea85398e9581
1 explorers ; 4725d615b78d
1 explore 1>E2 ; 78cbbf83bc99
0 explorers ; d99111f32535
0 explore 2>F3 ; 5037c10f0394
1 acquire temple_of_yeha ; da2d9d9e73b1
0 pass ; 9a6c6ece8f55
1 basic laboratory ; a53ae6d2295e
1 pass ; 96330acf6d57
0 row 3 column 1 ; 8f5fb87f01a5
1 row 1 column 1 ; b87bd4c6e0c0
0 conquer G2 ; 7753607f0307
1 conquer D1 ; 5d58e32f0442
1 D2 ; 512a9dafe42d
0 develop silk_road ; fd8e02997eca
1 develop corvee_labour ; 1f7b0de9a8a8
1 D4 ; 51ff1d6051b0
1 G2 ; c2a7ab141e93
0 use forum ; 7cc618544c32
0 forum@r1c1 ; adde5165886b
1 use warrior_priest_altar ; 3ba46e3b7e03
0 use papermaking ; 29de3e9447ee
1 outpost D1 ; f29a27b3a714
0 basic workshop ; 89df977cbe59
1 pass ; 50f1a5074529
0 pass ; bd30e9195136
1 row 1 column 1 ; 10632c14cd97
0 row 1 column 3 ; 1a2114549935
1 use stone_masonry ; 61ce7167a877
0 march warlord@G3 ; 2197d0748364
1 basic workshop ; 7ba742422cde
0 pass ; 9ec7381a243d
1 explorers ; a3aadb3cde76
1 explore 1>F1 ; 5dc467a81354
1 pass ; 68bfdbb32821
0 row 3 column 2 ; 01e51cc269ba
1 row 2 column 2 ; 89e1dc4a9653
0 acquire writing ; 4956ec93c24c
1 conquer D2 with warlord ; 8a06324419a1
1 D1=1 ; a5a04da7840d
1 1 ; e00ee6e4558a
0 explorers ; c7ae21a2a030
0 explore 2>G2 ; 321a1b55147f
1 acquire barracks ; 126e89dc9074
0 use imperial_academy ; ec7979569a98
1 conquer D3 with warlord ; ea08fbfca0cb
0 pass ; 4ac9f0d80889
1 pass ; 4458eb53057a
0 row 3 column 2 ; 540a8ed48445
1 row 2 column 3 ; 9b964dd5e127
0 invest ; c581278352da
1 conquer D4 ; 167a453b9d5e
1 2 ; 3fc27d9f9f94
1 C3 ; c90c02ff3bf8
0 basic workshop ; 124a652d54d5
1 pass ; 633cb9c2f42d
1 C3 ; 860cec47b3b4
1 D2 ; 2bdc75b77ad2
0 use writing ; 7434719fb7f3
0 use papermaking ; be43d0fa2dd0
0 basic archery_range ; bbbab2016cb7
0 pass ; 1e39d542b3fe
0 row 1 column 1 ; a15612dd3609
1 row 1 column 2 ; fdc74a999bc0
0 conquer F3 with warlord ; 9db89bd95507
0 1 ; 1fc17d82b720
1 use stone_masonry ; f52a15a5f647
1 A2 ; cbde0f2ce518
0 explorers ; 9b76662b8f1f
0 explore 2>F3 ; fd9e60e4e442
1 develop divine_pharaoh ; 5f9e9d520902
0 progress ; 864cb73f4b3b
1 conquer F1 ; 910060e27727
1 E1=2 ; 97b1119fd32b
1 2 ; fb28a684b20c
0 progress ; f558049aa3f0
0 writing ; 2271333bcd15
1 complete F1 ; 37677819036b
1 fort@r2c1 ; 006d2d5e9068
1 3 ; 233f53467623
0 pass ; 3b01c3c35c3f
1 conquer E5 ; de4d0fde1276
1 E1=2+D4=1 ; 713c23165389
1 1 ; 06e1ae37dd2d
1 0 ; 3f41aa2b4bbc
1 explorers ; 3aeeba16d42b
1 explore 2>F1 ; 8efdb84bc670
1 explore 2>E2 ; 154d7468558e
1 acquire sankore ; 78810a53bffa
1 use warrior_priest_altar ; 707b8e4ebe14
1 outpost E5 ; 50ee20819caf
1 pass ; 9d6cbdb80256
1 row 2 column 2 ; c51fe19d6d61
0 row 2 column 1 ; f166a7f8f61c
1 use forum ; b5b701dd7210
1 temple_of_yeha@r1c1 ; edb01db58a64
1 D4 ; eef0e3108808
0 complete F3 ; 7ac8a2816582
1 basic laboratory ; 5b11b7898179
0 develop confucianism ; 510820810260
0 silk_road ; e952f8454822
0 fort@discard ; ef2cae34d718
0 done ; 88e1e6a6e6c9
1 explorers ; a687d49fb760
1 explore 2>F2 ; 7f9d3b2eba11
0 march G3 ; b2d9f0dedce6
0 F3 ; bb783cf2a8f1
0 benefit tb_scholars ; db2a0b3add7d
1 pass ; b700f2102f22
0 conquer G1 ; 679e06811bf2
0 G3=2 ; 8266591bf593
0 2 ; 12946f6e259c
0 benefit tb_scrolls ; ed361ec6f4bf
0 basic workshop ; 7ce5ac28021f
0 use confucianism.2 ; a092dfe740df
0 pass ; 26290998f870
0 row 1 column 3 ; 560dab58060e
1 row 2 column 3 ; ecb17422422a
1 C4 ; 329ef1c601bc
0 use confucianism.2 ; af1f24da18ab
1 contribute united_nations ; fd8a9cf6eda9
1 1 ; 8a5005c2ddba
1 C4 ; ea40c1a7ce39
0 explorers ; 312dc4cd20ed
0 explore 2>F4 ; ddfb4fdb2000
1 march F1 ; 6d8e77494da2
1 D3 ; ac10bc18480b
0 use papermaking ; ead963765db4
1 march warlord@D3 ; 05d8c9bab519
1 F1 ; 6516004ccbc0
0 acquire eiffel_tower ; b1af4957fafe
1 march E1 ; edad9023258d
1 F1 ; 4e8c8b4c1bd9
0 develop mandate_of_heaven ; 164724d0e497
0 silk_road ; adee88d0cb5e
0 work_camp@r3c2 ; 6afd7e3b5100
0 production=1+science=1 ; 7bf822468b9e
1 pass ; 83da85f6c356
0 invest ; 97d8f4531738
0 done ; 03c472ec2f39
0 contribute orbital_habitat ; 5a01a9f8348a
0 1 ; ef274d3215f6
0 done ; 3cfad461936a
0 benefit tb_envoys ; 3070d9296c63
0 2 ; 3d181ff4267f
0 contribute orbital_habitat ; 9f328058dc06
0 contribute artificial_intelligence ; 16dc217d88ca
0 pass ; edcc103f380d
--- result
ending: last_round
places: 4 3

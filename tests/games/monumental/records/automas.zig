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
0 q_merchant+q_markets ; 224e939e64fb
1 q_conqueror+q_peaks ; 3412d677ecc3
0 row 3 column 3 ; 1d8ee51c196f
1 row 3 column 2 ; 83f688cb8752
0 acquire abu_simbel ; 360580dd22b3
1 invest ; 17c86399b31e
0 explorers ; f58bed62bf21
0 explore 2>F3 ; de586f19cd7a
0 explore 2>E3 ; 6d4e7a39574d
0 explore 2>F3 ; 4d720e8a1b6c
0 explore 2>F4 ; 4127b9eeee0a
1 use stone_masonry ; 5888f438ca9a
0 use papermaking ; f01e4c24d29c
1 explorers ; 08d9b9656f04
1 explore 1>E2 ; a524594e937a
0 explorers ; f567edc82c62
0 explore 2>F3 ; 55dbda234b0f
1 acquire temple_of_yeha ; 634330e2d5e8
0 pass ; 6463b29210c8
1 basic laboratory ; 0101da13df89
1 pass ; fe12061441ab
0 row 3 column 1 ; c76f761c7abc
1 row 1 column 1 ; 1ee5519c8b6b
0 conquer G2 ; 851a51e2402c
1 conquer D1 ; 7fe8ce86ea22
1 D2 ; b42a15b2bda5
0 develop silk_road ; 0ef6481929ef
1 develop corvee_labour ; a4bcf9c5e84c
1 D4 ; cae7e8ef9d59
1 G2 ; 37839d9ab6f9
0 use forum ; a2ddb0a6455b
0 forum@r1c1 ; e8c63e383f8a
1 use warrior_priest_altar ; 81a1969a5dda
0 use papermaking ; da93c32742fe
1 outpost D1 ; ed07835b973f
0 basic workshop ; f7e3af5c1cb5
1 pass ; f0006201a5f3
0 pass ; f169c71eb950
1 row 1 column 1 ; 5924257004d4
0 row 1 column 3 ; 56fcc7ac8bd9
1 use stone_masonry ; 52918e65ffc4
0 march warlord@G3 ; bcff2fafe92b
1 basic workshop ; 2e4619138285
0 pass ; f2d9c0e4cd0f
1 explorers ; 25a43e3801d3
1 explore 1>F1 ; e16da5dc6983
1 pass ; b3617376667b
0 row 3 column 2 ; 0ced646b9754
1 row 2 column 2 ; 09c56bdd1ef9
0 acquire writing ; c1f7b696ae4c
1 conquer D2 with warlord ; f3c0a1c08f0c
1 D1=1 ; 0617b5973c99
1 1 ; a5170ad227e9
0 explorers ; 9f411500c273
0 explore 2>G2 ; 149f0af9ec1c
1 acquire barracks ; f6e517352553
0 use imperial_academy ; 0f7c899df99a
1 conquer D3 with warlord ; de2f9aca62b7
0 pass ; 30e74f50f38c
1 pass ; 8070248e1b33
0 row 3 column 2 ; 5969d83a4811
1 row 2 column 3 ; 52297d242521
0 invest ; b5cba9c06f50
1 conquer D4 ; 0e31c20a3fbe
1 2 ; 44f3527320cc
1 C3 ; c15eee38b655
0 basic workshop ; cb3bade61120
1 pass ; 341c72b398ab
1 C3 ; 1fdbcbefa5ee
1 D2 ; c17e82fa8312
0 use writing ; 4df10c8d1078
0 use papermaking ; 6ce104f54d05
0 basic archery_range ; e3fed4074a6d
0 pass ; c5c89983a1f1
0 row 1 column 1 ; f262d26f327b
1 row 1 column 2 ; 424a3e7e02cb
0 conquer F3 with warlord ; d52c7c26bd8a
0 1 ; 7d0b972e5b69
1 use stone_masonry ; 834cda648b1c
1 A2 ; 89764aec6a97
0 explorers ; 887c4c69a4aa
0 explore 2>F3 ; f45642c64b11
1 develop divine_pharaoh ; b46acd524e36
0 progress ; c621c2b7e4d2
1 conquer F1 ; 9bc69318e773
1 E1=2 ; 909b387d0587
1 2 ; aa4d533abbd2
0 progress ; 316ea5b9756d
0 writing ; 0ef90d198a9c
1 complete F1 ; c9b2c5def279
1 fort@r2c1 ; 4ea83dfa4a71
1 3 ; 976f8e736a7e
0 pass ; f2bf886cf75f
1 conquer E5 ; e9bc787c3fa6
1 E1=2+D4=1 ; ab5dcfc2804d
1 1 ; 74d2752a24af
1 0 ; c81cae2ea8bd
1 explorers ; 6baa8be53b8b
1 explore 2>F1 ; 1ae50dea7a3a
1 explore 2>E2 ; 3cfc5978d66a
1 acquire sankore ; a57399326da9
1 use warrior_priest_altar ; 15fdc19f06de
1 outpost E5 ; 314fcae89545
1 pass ; b05b96ef91a6
1 row 2 column 2 ; f7f04e2103ea
0 row 2 column 1 ; 64cbcce3ee13
1 use forum ; 01bd2aa0a6f7
1 temple_of_yeha@r1c1 ; e8771f368db3
1 D4 ; c6c37d907ab9
0 complete F3 ; d4877ede51a8
1 basic laboratory ; 59db9c5610bb
0 develop confucianism ; abef0ccb3076
0 silk_road ; b39af1639943
0 fort@discard ; 0b3209b2b189
0 done ; 199b72dfdac6
1 explorers ; 11ddfb40653e
1 explore 2>F2 ; 951466a166c8
0 march G3 ; a95a00675bef
0 F3 ; a75cdd5b8655
0 benefit tb_scholars ; 4db7fcfd2ca7
1 pass ; 12d72679152c
0 conquer G1 ; 8662786970fa
0 G3=2 ; ab1d47163d1d
0 2 ; bfc6dc4bb194
0 benefit tb_scrolls ; 669554a11dbf
0 basic workshop ; 2cd27908eaed
0 use confucianism.2 ; 8bd93502b2a8
0 pass ; 0146dc724a14
0 row 1 column 3 ; 8ece30450679
1 row 2 column 3 ; 9c75621f04a6
1 C4 ; a14e958252ed
0 use confucianism.2 ; 62ced704d731
1 contribute united_nations ; 6b7c246e09cd
1 1 ; 72feaa600718
1 C4 ; 5ddedad71fe3
0 explorers ; 313077fe1ac9
0 explore 2>F4 ; 73865922cf80
1 march F1 ; 5e183fcf6382
1 D3 ; 7c8b3687b1f5
0 use papermaking ; c3cd4fc3f81c
1 march warlord@D3 ; aef765b6506c
1 F1 ; 84e51bc8ee9c
0 acquire eiffel_tower ; 8e3f44184f68
1 march E1 ; dfb396d6d5ad
1 F1 ; 9ff58447106d
0 develop mandate_of_heaven ; 60ca40759fbd
0 silk_road ; 6d73fe31ed25
0 work_camp@r3c2 ; 98ff7b957d56
0 production=1+science=1 ; 4153fe6d6551
1 pass ; 27ed823588a7
0 invest ; 3b22c5a04f2d
0 done ; cf1b90ecffef
0 contribute orbital_habitat ; 4bd4f7e0919e
0 1 ; a59f68d75939
0 done ; 390741357a3d
0 benefit tb_envoys ; da819b8146bb
0 2 ; 1dded00b4fd5
0 contribute orbital_habitat ; e49dcd8e3e0b
0 contribute artificial_intelligence ; cf8cdc930dd2
0 pass ; bde2a8e7dc75
--- result
ending: last_round
places: 4 3

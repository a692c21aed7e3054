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
0 q_merchant+q_markets ; aaeee393f73d
1 q_conqueror+q_peaks ; 0a0c00200b8b
0 row 3 column 3 ; c5df6d498c7c
1 row 3 column 2 ; bcaba5db29ad
0 use papermaking ; 02166d349f74
1 use stone_masonry ; 87042de17567
0 conquer F4 with warlord ; c125dbc1b4af
1 explorers ; 1762381c61ac
1 explore 2>D1 ; 59b8ae104e70
1 explore 2>D2 ; 5d1c5ea7b196
1 stop ; 80a71f5da90c
0 explorers ; a0b1327c4882
0 explore 2>F4 ; 17eb47485fe9
1 acquire abu_simbel ; c5656b61b1f4
0 basic archery_range ; 049077baf62a
1 pass ; 1880e0e8a637
0 develop imperial_bureaucracy ; f1d37b7644f5
0 conquer G2 with warlord ; c6838aa9ab0b
0 G3=1 ; 1745211686f8
0 pass ; 71385fe93616
0 row 2 column 3 ; 56d605bcadda
1 row 3 column 3 ; f8a1515a0b60
0 acquire temple_of_yeha ; 8cfb6ae8e175
1 conquer F1 ; 270a5890cd63
1 1 ; 0bbcada1acea
0 outpost F4 ; 591d00a208e3
1 conquer G1 with warlord ; 9fd408f2576e
1 F1=1 ; d97e215afc06
1 2 ; 4303feb3b653
1 benefit tb_scrolls ; 4209807cdd0d
0 progress ; 288057a81477
1 complete F1 ; bccb9802e92f
0 conquer E4 ; cd299f47d7c9
0 2 ; 5ef5e5877cc5
1 develop corvee_labour ; a9147f0b4738
0 pass ; e13cf553d6f0
1 explorers ; 3e9b2b8311b1
1 claim-market 2 ; c27a8084af01
1 goods market_spice ; 064a491687ed
1 acquire great_library ; d1057806f76d
1 use forum ; 4311a1c01f59
1 forum@r3c1 ; d297c7c6fef6
1 use warrior_priest_altar ; 6550e036c195
1 conquer G2 with warlord ; b4b5efac3933
1 pass ; 60ff01c678a6
1 row 3 column 2 ; 48c5267348d3
0 row 3 column 3 ; dde75d0c7417
1 basic workshop ; 2445e810f07d
1 D4 ; 3122787d2fb2
1 D4 ; 6d29e12f9074
1 D4 ; ce95192eb200
0 conquer D4 with warlord ; c6d1d7d97ba6
0 G3=1 ; 3c4892b05728
0 1 ; 4cd2baf73759
1 explorers ; 2a641ca53655
1 stop ; c0fcc104562c
0 acquire barracks ; edd80e393a50
1 use stone_masonry ; dff1cd780be8
0 progress ; e2e40ed179ff
1 explorers ; 25af179e3070
1 explore 1>F1 ; 0e07ba4cdaac
1 explore 2>D1 ; 7cea39651853
0 march warlord@D4 ; 1273166e0772
0 G3 ; 58e1356a2a0c
1 pass ; d65bdf089ff5
0 conquer D3 with warlord ; 546d22981345
0 explorers ; 511835aa16a9
0 explore 1>G2 ; 1db06d2ca7d2
0 pass ; e3bb5054684b
0 row 1 column 1 ; af7adda9e878
1 row 1 column 1 ; 10bb0edb08b3
0 use forum ; 7595bf47214a
0 forum@r1c1 ; 9f2618fd8cfa
1 conquer E2 ; 6717788cee29
1 E1=2+G2=1 ; aa91f077ab4b
1 2 ; 89cfcf15ea80
1 C3 ; 87a7192c9d9d
1 E6 ; 853c7142190f
1 F5 ; 868a933972d5
1 E4 ; 3ead782e2dd6
0 explorers ; fc0201d52259
0 stop ; 574d73fb0b0c
1 conquer D2 ; 5cd933b18b1c
1 E2=2 ; 204a52de10b8
1 2 ; 2e201cc0d33c
0 pass ; e010a74dc456
1 develop cult_of_the_dead ; 709cfe4a66a1
1 library@r3c1 ; a6c20a105666
1 complete E2 ; ca56aaead464
1 use cult_of_the_dead.2 ; e5b53027ae23
1 invest ; 4756954b944f
1 progress ; 242e540b088d
1 later ; 3d3c02ec47d0
1 use great_library.2 ; 562eb83bd8a5
1 progress ; 9033341556cc
1 progress ; 90de25517e99
1 explorers ; 0108e7150a15
1 stop ; 94e7eeb3456e
1 explorers ; 34ef878f9511
1 explore 2>C1 ; 7972647c27b0
1 stop ; 86a2967fcce1
1 explorers ; d8626f406987
1 stop ; 15866e3af049
1 explorers ; 684afcd56203
1 claim 2 production ; b02e3c997871
1 token production ; 60704122d0e0
1 acquire mosque_of_djenne ; 5723538e5ed2
1 pass ; 665df7c03faf
0 row 2 column 1 ; bbb3dabeabac
1 row 3 column 2 ; b5af24752257
0 conquer E5 ; 306e6f1b947c
0 G3=3 ; fc216faf902f
0 2 ; 4950d9e6020e
1 conquer C3 ; 85a6d03c12ab
1 E1=1+D2=1 ; 47a68331286d
1 1 ; ba449cdac702
1 B5 ; b32f7584d161
1 F5 ; f454b6dbee05
0 invest ; 7d23b4967260
1 use warrior_priest_altar ; 190150755e30
0 outpost E5 ; 6c0d25a760c8
1 invest ; da64cb519aac
0 conquer E6 ; 4df9e4badfd8
0 G3=2+E4=1 ; 618a25bfd281
1 use cult_of_the_dead.2 ; 1942913b2c6a
0 use papermaking ; 1c00001496a2
1 march C3 ; f494647f6363
1 F1 ; dabad75de12d
0 progress ; ebd2ba315803
1 pass ; 6127c8771da5
0 pass ; c8078c37eeff
0 row 3 column 3 ; ccd37d345e47
1 row 2 column 1 ; 3cd9f7f41fbd
0 march G3 ; 49f0c1c75af1
0 F4 ; abfa2e4940f7
1 explorers ; 59fc8ea1194f
1 stop ; c99c872066e3
0 march E6 ; daab64884b51
0 F4 ; 1e55ce08e227
1 basic workshop ; f644cbbe3664
0 basic laboratory ; b799f7100f7a
1 march F1 ; cc293c32aea6
1 D2 ; dd66bb32b06c
0 pass ; eea43f5f76dd
1 use cult_of_the_dead.2 ; 8812e5a37143
1 use stone_masonry ; 6f1ce94ab193
1 use great_library.2 ; 886fdae86980
1 invest ; 089a4341d001
1 benefit tb_scholars ; 5a00af754981
1 explorers ; 53a5d64959c8
1 explore 1>G1 ; 1860667c74e2
1 progress ; 13484654fdc6
1 basic laboratory ; 303b2dcb9acf
1 pass ; ecfd6ead5bd8
1 row 2 column 2 ; 9916b136179a
0 row 3 column 2 ; a60e225d6825
1 use cult_of_the_dead.2 ; 9b3a04d72a55
0 use lake_tanganyika ; ea6f18da355b
0 military=1 ; 820e2df808ad
1 explorers ; caeeeb15abf5
1 explore 2>B1 ; dc370e7d2301
1 stop ; d33fd8a99f99
0 conquer C3 ; dc44e1d5e3c1
0 E6=1+F4=1 ; 2e205b5e810c
1 basic archery_range ; fa458ac45b39
0 contribute united_nations ; 640898f4146b
1 contribute artificial_intelligence ; cb7e32ec5ac8
0 march F4 ; 28707dc76566
0 D4 ; 36bd43a42221
1 contribute united_nations ; 7c79387ca00d
0 contribute orbital_habitat ; 54dcc8932502
1 pass ; fbfc61933637
0 pass ; 470996a140c5
--- result
ending: last_round
places: 4 3

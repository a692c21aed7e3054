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
0 q_merchant+q_markets ; e192aa3b739d
1 q_conqueror+q_peaks ; 0a0c00200b8b
0 row 3 column 3 ; c5df6d498c7c
1 row 3 column 2 ; c1b2b325fce6
0 acquire abu_simbel ; a16eb3011e10
1 invest ; 15bf11fef771
0 explorers ; 0ff3046f91de
0 explore 2>F3 ; 1b392b83d4e5
0 explore 2>E3 ; f1cb539e4c73
0 explore 2>F3 ; 8f35bbc2b67a
0 explore 2>F4 ; 23a6000fedcc
1 use stone_masonry ; 2304e77d5301
0 use papermaking ; a2c6089f406f
1 explorers ; 3f05a0b64f52
1 explore 1>E2 ; 0e85d3c6569d
0 explorers ; 2588bccb741f
0 explore 2>F3 ; b82ea96854e6
1 acquire temple_of_yeha ; 951d29447fc8
0 pass ; cbdba9f86260
1 basic laboratory ; 5bde317018d2
1 pass ; dae7f4b5bf33
0 row 3 column 1 ; b3b77313d970
1 row 1 column 1 ; 28b2d53b12e5
0 conquer G2 ; 971330a5faca
1 conquer D1 ; 889d5c15db96
1 D2 ; 1c84d06514b5
0 develop silk_road ; 55a5b62def2e
1 develop corvee_labour ; e0d75e85e033
1 D4 ; 2c0fe7649bf5
1 G2 ; 53f575c8b966
0 use forum ; 190fd1669301
0 forum@r1c1 ; e477262569f7
1 use warrior_priest_altar ; 7d607c912602
0 use papermaking ; 2cd52b586986
1 outpost D1 ; 388462264e58
0 basic workshop ; f39241f693ee
1 pass ; cbe810fd2210
0 pass ; 0035a43497a9
1 row 1 column 1 ; f6c0dc70df05
0 row 1 column 3 ; d6ff6b4b57e7
1 use stone_masonry ; 6156ce6390d2
0 march warlord@G3 ; 63b13a6bcf82
1 basic workshop ; 6bcbe3cfd248
0 pass ; 1dd6311ddfc2
1 explorers ; 133ba92d5f9b
1 explore 1>F1 ; 1b70cd84719b
1 pass ; 70f6a2a56200
0 row 3 column 2 ; f7ddc6898877
1 row 2 column 2 ; 6732f32768a3
0 acquire writing ; 9d5b5b92f84a
1 conquer D2 with warlord ; 07e8460de967
1 D1=1 ; b5280ebc21a7
1 1 ; 69eb43fd0275
0 explorers ; ed763688c047
0 explore 2>G2 ; 17675036a2df
1 acquire barracks ; fd0bc984dc5a
0 use imperial_academy ; 7c621f1438ca
1 conquer D3 with warlord ; 49f46ca8ff06
0 pass ; 139ea138efd7
1 pass ; 859e942edd8f
0 row 3 column 2 ; 989116917df5
1 row 2 column 3 ; a6abc2a2b494
0 invest ; 83b406b9bcc1
1 conquer D4 ; 57232816c157
1 2 ; ac22160cb0ef
1 C3 ; 46f9efb26566
0 basic workshop ; 68447b70a60b
1 pass ; 81bae5e8b7bf
1 C3 ; 74b660c1a08a
1 D2 ; ba39ce8ff5ca
0 use writing ; bc35e89425ce
0 use papermaking ; 620dd7aa6b3e
0 basic archery_range ; a1a41fa31c8b
0 pass ; d148be400c1e
0 row 1 column 1 ; 210b20060bf4
1 row 1 column 2 ; d4a8fb970fa7
0 conquer F3 with warlord ; 7b6b8e22fc91
0 1 ; 272e9ae4810f
1 use stone_masonry ; e04b7bf01e79
1 A2 ; 690cdf67292a
0 explorers ; e3d643f2b301
0 explore 2>F3 ; b9f7e5a1441e
1 develop divine_pharaoh ; 6c2e9d517e3b
0 progress ; 1b7f11f02898
1 conquer F1 ; d7ba1093ed77
1 E1=2 ; f0cca3f640f0
1 2 ; d4b50d6a28f0
0 progress ; a0331ee84786
0 writing ; 0f6e7912b1d3
1 complete F1 ; 6f6acbc8455d
1 fort@r2c1 ; d4401d5cc8ee
1 3 ; 21c3ea3e5730
0 pass ; f90707bf5387
1 conquer E5 ; 352b27c525d5
1 E1=2+D4=1 ; 23215b2574f4
1 1 ; 25e82feee25a
1 0 ; 893d05b75159
1 explorers ; 3b4568e9e81e
1 explore 2>F1 ; fc89b4a6bb69
1 explore 2>E2 ; 84687b32c154
1 acquire sankore ; 26cd5d87e45c
1 use warrior_priest_altar ; 93a6e7b103e0
1 outpost E5 ; 498374a77b1e
1 pass ; 1101b9e519b1
1 row 2 column 2 ; 40518f253e9b
0 row 2 column 1 ; 77efa293f2da
1 use forum ; 2af63d24473f
1 temple_of_yeha@r1c1 ; 0d0bfb320915
1 D4 ; bdcb75a43d41
0 complete F3 ; cdc0239ac7cf
1 basic laboratory ; 01f1ddc66b3a
0 develop confucianism ; b229eaa3a1db
0 silk_road ; 32672bd30412
0 work_camp@discard ; d48acf27476b
0 done ; f2ab8c6a2487
1 explorers ; 9253002cb243
1 explore 2>D1 ; 7f70b4ad4bd5
0 explorers ; 75683bf7f1f9
0 explore 2>E4 ; e59e63292c48
0 claim-market 2 ; 948b5f084284
0 explore 2>E3 ; cc557e8e405a
0 benefit tb_scholars ; fba7d63d3e6f
0 done ; 58db50af2fa1
1 pass ; 9c357f9f7886
0 conquer G1 ; 50e3f0a9f216
0 G3=1+F3=1 ; b41b05c5c173
0 2 ; 1e1bcfe368b3
0 goods market_papyrus ; a5392f579c1d
0 done ; edbde7b2e4a4
0 use confucianism.2 ; 0c97ebed2d0d
0 benefit tb_scrolls ; 1d2c79b5a0dd
0 acquire engineering ; 9f8cb42384d5
0 basic workshop ; f50c419872ce
0 pass ; 77f05180ab7a
0 row 1 column 3 ; 62a140e72387
1 row 3 column 3 ; cc42b4fcc784
1 C4 ; 834549c96872
0 use papermaking ; 250a39a0e901
1 progress ; a1e74e5c41b8
1 C4 ; 5d1bb15544d1
0 basic workshop ; 2e7ca83d0dc8
1 march E1 ; 46636e7c27bf
1 D2 ; 52b0cd58342e
0 use confucianism.2 ; 79b39ef3ad2a
1 basic laboratory ; a65ff5ebd518
0 explorers ; 568f78be661b
0 explore 2>E4 ; 0a43347276d0
1 contribute artificial_intelligence ; 3e21fbb3f37c
0 contribute orbital_habitat ; 5fcb2ee04502
0 1 ; 9d2138109e6d
1 contribute united_nations ; 358735dd4418
1 2 ; 09581674118a
0 develop imperial_bureaucracy ; 0059f89c909d
0 silk_road ; 664472709350
0 confucianism ; bd119cfe4a1a
0 work_camp@r3c2 ; 166293ca2fc0
1 pass ; 425596f3c62f
0 contribute orbital_habitat ; e0eeac54d8eb
0 3 ; 70543ad89ff9
0 pass ; 690de6b2e4d2
--- result
ending: last_round
places: 4 3

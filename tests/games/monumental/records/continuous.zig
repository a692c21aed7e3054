Ziggurat record 1
game: monumental
rules: 2
seats: 4
names: player 1, player 2, player 3, player 4
setting map: 
setting civilizations: 
setting continuous: 1
setting automas: 0
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
dice: c9298bb18ce6dc005e17f32934670ca3
seed: 07ac9074e60b6fa20e0ccb3daa94613df5be4f4e80e76ee27734c9f5d4f22801
--- moves
0 q_scholar+q_coast ; 3d000a3b4819
1 q_architect+q_blitz ; e828bcf15fde
2 q_peaks+q_posts ; 4f81ff740d44
3 q_conqueror+q_reform ; c8d9acb54158
3 row 1 column 3 ; 043fe79a130a
0 row 2 column 1 ; 548f9ac31995
1 row 1 column 3 ; a018144ad202
2 row 1 column 2 ; af0cba5c8d71
3 explorers ; 210ca53dd2a0
3 explore 1>C1 ; 840a6d10c741
3 explore 2>C1 ; d0f295142afa
3 explore 2>B2 ; e496102c5aea
3 explore 2>C2 ; d9396d65a79d
3 claim 2 science ; 64cfaa1076d6
3 done ; 6ae7d29cf465
0 invest ; df9747a18718
1 explorers ; 651052be1329
1 explore 1>F3 ; 5b18295db710
1 explore 1>E5 ; f22b9e306059
1 claim 1 science ; dba65180ecef
1 token science ; aedfdd651ca8
2 use forum ; 4fcf4b159194
2 work_camp@r1c2 ; dd8376402905
3 token science ; 2e821b96aeb1
3 pass ; 78ecc50fc9bc
0 pass ; 04a8aebce383
1 acquire irrigation ; 9b6e7333b1af
2 invest ; 0f0ed3046b20
1 acquire great_library ; 5535f73b70c0
2 explorers ; 3b0c097d4d9e
2 explore 1>B3 ; b722d454bfc1
2 explore 2>B2 ; a3c73407fd17
2 claim 1 production ; 623eb13e6216
2 stop ; 5606185b4e7e
2 token production ; 33cd38135177
1 pass ; 24916bfde154
2 acquire trading_house ; ed9a4f046d85
2 pass ; 86a7717e432f
0 row 1 column 2 ; d18aa59c482c
1 row 2 column 2 ; c3744857db1d
2 row 2 column 3 ; a0b454b50bee
3 row 2 column 2 ; 44eeb2085d47
0 conquer E6 ; 9645ada7ae7e
1 acquire freedmens_quarter ; 5ff6c19717d5
2 acquire great_wall ; 0dd0c1c4e619
3 explorers ; 1030e440c1d5
3 explore 2>B2 ; a0b7ffbc6faa
0 use forum ; a4ce4d2526b2
0 fort@r3c3 ; aff8714f6416
1 explorers ; a76fbfa46f5b
1 explore 1>E4 ; 2f785d1ea8a9
1 claim-market 1 ; 4d6aaf862e39
1 done ; dad5277ea389
2 explorers ; e7564acea021
2 explore 2>B1 ; ca3759e92d38
3 use forum ; 6e4402a16803
3 library@r1c2 ; fc840ab3116d
0 conquer F4 ; 0f0166f89a11
0 D7=2 ; 9985400985bf
0 1 ; b83cc38abb5b
1 goods market_timber ; e92f3b38f03a
1 acquire granary ; 131232087d35
2 pass ; ae84ddeb1d7b
3 pass ; a2f62d0ef5ae
0 explorers ; 59848164c681
0 explore 1>C6 ; 64f0171d6b34
0 claim 1 production ; 5136630d7485
0 token production ; 63b41aa86826
1 pass ; 2bde03bb415e
0 develop shogunate ; 0d4100b263c7
0 explorers ; df7a60fc520f
0 explore 2>E6 ; 2e1f29fb5ee8
0 explore 1>D6 ; 878b33c4ccda
0 stop ; e1efac41a88c
0 explorers ; 1b333f31807a
0 explore 1>C5 ; 5cf2c035a0ed
0 pass ; 0b4c1b77c4b3
1 row 2 column 2 ; 41aa8996915c
2 row 2 column 2 ; 74b4929bc788
3 row 2 column 2 ; 535c5c185a7d
0 row 3 column 1 ; 2b1529cc9929
1 basic workshop ; 44365b360265
2 use forum ; 2ed77aaaac51
2 mine@r2c3 ; 9f5daa8d77e6
3 explorers ; 928b359274d4
3 explore 1>B1 ; 7978eb5037a0
3 explore 2>C1 ; c073bfb817c5
0 use bushido ; c7efdea8f616
1 explorers ; fd3cc62c8a13
1 explore 1>E3 ; 8aeba8a5bf2f
2 explorers ; b3bd0655165b
2 explore 1>C3 ; 49211117432b
2 stop ; 62971efe27a2
3 use forum ; cfcadb80db3f
3 work_camp@r3c3 ; 622fce81b9af
0 use shinto_shrine ; a386357a3e22
0 military=1 ; 2b532171c3d6
1 pass ; 5be36ab7fb55
2 explorers ; b0da8e259155
2 explore 1>C4 ; 2f11f31b31ec
3 pass ; 136599ecd371
0 march D7 ; d900b2ec057b
0 E6 ; 7ed30c2ce8ad
2 pass ; 504ced385d12
0 march F4 ; 449947ec75ed
0 E6 ; 52a22d2aa556
0 conquer C6 with warlord ; df9a8d8d8de3
0 1 ; c43e3fbf62e5
0 2 ; c5e39554b815
0 pass ; 02ffb6bcec9f
2 row 1 column 1 ; 933c4590a275
3 row 1 column 3 ; 7067f4c4e4ef
0 row 2 column 3 ; fec5734a24e8
1 row 1 column 1 ; 30db96e742a7
2 acquire barracks ; 68210fb60404
3 conquer C1 ; 30a6a7f0878a
3 1 ; 55268108d0b2
3 none ; 55f6fe78bb4f
0 invest ; 4b8fd9eaaf54
1 use forum ; 944b84a37cca
1 fort@r3c1 ; de22ebc23269
2 use red_sea_charts ; a43fb6c85cff
3 acquire cothon_of_carthage ; dcf9c64ea235
0 march E6 ; 083df0d2de17
0 F4 ; bc3fd7fa5eac
1 use embassy ; aabc2326d0a9
1 production=1+military=2 ; 7942b47d232c
1 done ; 690c253bc9d0
2 use trading_house ; 85846e9132ec
3 invest ; 86b458e780d2
0 develop castle_towns ; 46de6a9a6de0
1 benefit tb_festival ; 22796544da6b
1 r2c3 ; 04485448d6b2
1 explorers ; fa1e6855ed90
1 explore 1>D4 ; 34a1284288d8
2 reserved navigation ; eb8f94d1ea77
3 use age_grading ; 2091aa7c2715
0 acquire great_pyramids ; 83381f295316
1 pass ; 74081f998edd
2 pass ; 0b719bf111e0
3 explorers ; ee7106d054de
3 explore 2>C2 ; 0341e507a840
3 explore 2>C3 ; 5bcc5db354bc
3 stop ; 60beb8304d6e
0 march F4 ; a3727d9f1202
0 E6 ; 04209ba7f9f6
3 pass ; b0f2df62c656
0 conquer F5 ; fc6c40a093a9
0 E6=2 ; 9b09acc69032
0 2 ; c513572ee6bd
0 benefit tb_festival ; 45e84b011b7b
0 r3c2 ; a0ae01f1a65f
0 explorers ; 246dd8aa741a
0 explore 1>D6 ; 3359f052f335
0 explore 2>D7 ; 6c7db8c1021a
0 explore 1>D5 ; 4cfb7537a79e
0 claim-market 1 ; 96a7b9fc4392
0 stop ; 1ef7d3a7bcb0
0 done ; a678c1dcea79
0 goods market_arms ; 3b273540ad86
0 conquer D6 ; 0362323ba189
0 D7=3 ; 1b2135e2e816
0 1 ; ef87432586fd
0 explorers ; aeab6363f6c9
0 explore 1>C4 ; 583366bd3697
0 stop ; e6aba40e6210
0 march D7 ; c41b62c94200
0 C6 ; 66e6b5818bac
0 outpost D6 ; b9de5a5acf54
0 pass ; edc4efbdf5b3
3 row 1 column 1 ; d6db61b9079a
0 row 2 column 1 ; 97b0555e638d
1 row 2 column 1 ; cf7ff45a83be
2 row 1 column 1 ; e4255d8841da
3 conquer E1 with warlord ; 82617a747c8b
3 D1=1 ; eca5677ba025
3 none ; 821809bc54f4
0 explorers ; a51bac96653b
0 explore 2>D6 ; a65e6922c399
0 stop ; 44bef2b04314
1 explorers ; 965bdb451e2f
1 explore 2>F4 ; 18093df0961e
2 conquer A2 with warlord ; b2e6da7a26d9
2 1 ; 51c40ff556fb
2 1 ; 543682ea9a92
3 use forum ; 27ae80f09662
3 work_camp@r2c2 ; 20209ad5403e
0 use shinto_shrine ; 8ef521933eea
0 science=1 ; 3c589b8a04df
1 use embassy ; 312f07bf78f0
1 production=2+science=1 ; 420528d8ff10
1 done ; 2977cdc0ba60
2 conquer B2 ; 15a7110a6236
2 A1=1+A2=1 ; 682ce5b196cb
2 2 ; 3d62b1199a82
3 march E1 ; 8204a6e9884e
3 C1 ; 6d4cd92884f8
0 use bushido ; b3675542f1b8
1 use forum ; e3596c21720b
1 mine@r1c3 ; 966cfa972915
1 benefit tb_weapons ; 9a2a7459b8d2
2 invest ; 1795ebbb6e63
2 done ; f7492cb6d72f
3 develop horns_of_the_bull ; 4a6484f9c28d
3 stop ; d97185125cf1
0 conquer E5 with warlord ; a270948b055b
0 3 ; a76c7ca064c9
0 D7=1+F5=1 ; b21f7d9cfe49
0 1 ; ae0cde26971e
1 explorers ; 6e2462a6c3aa
1 explore 2>F5 ; e82983af6750
1 explore 1>E4 ; c4397c43b06a
1 explore 1>D4 ; c594768afe17
1 explore 1>E4 ; e8ed042828ba
2 use forum ; 79dfe61c8cfa
2 work_camp@r2c1 ; 6a196a9081df
2 done ; ec8ee7f0812d
3 pass ; 96113c7c4ad8
0 conquer E4 with warlord ; c4dede8e5a77
0 2 ; cec55e1ed52c
0 E5=1 ; ff015a28b8ae
0 2 ; 4c3adb8f1902
1 pass ; a6e2368349c6
2 use navigation ; 278c86208f56
2 benefit tb_scholars ; ddfcd5ef69ea
2 stop ; a222da0f10fe
0 use forum ; 64ed9af7a65b
0 fort@r3c3 ; 658616f7b09d
2 reserved academy ; 8cdb7ff72691
0 pass ; 8207f0f13ea8
2 progress ; 72a57d0101c5
2 pass ; 10afc7e27e75
0 row 1 column 2 ; 03c36e836121
1 row 1 column 3 ; 14916f5dfc43
2 row 1 column 3 ; 8b09747ffdba
3 row 1 column 1 ; d54fb84aa7ef
0 explorers ; d80a8e2e6f39
0 claim 2 production ; 9e4b7ba78a8f
0 explore 2>C6 ; b84a2e783839
0 stop ; 77949c9e387d
0 token production ; eeecbfcd5a96
1 explorers ; 929370e178a6
1 explore 1>E5 ; 344bc37452e9
1 explore 1>E6 ; b1a161759969
2 acquire university ; a4b5b17ec68e
3 conquer C2 ; ea7f1492341d
3 D1=3 ; d9f4caf1fb33
3 2 ; e75242b6089f
3 none ; 6e91a03a85ff
0 conquer D4 ; b043767c1a06
0 D7=1 ; 9ac9175ff43f
0 2 ; 13f9583dff49
1 use salt_caravan ; 8ddab866e1c6
2 use red_sea_charts ; af7acca8e9ac
3 march D1 ; ca69f92d93bf
3 C1 ; 9bd9125622db
0 basic laboratory ; f90d0fb8d1bb
1 pass ; 1d9478f99372
2 march B2 ; a6834970c5cf
2 A1 ; 824c83f07454
3 pass ; cf006d07075f
0 conquer D3 with warlord ; 03abd5364a9b
0 2 ; 1db18d6161d2
0 1 ; 856fc11ffc21
2 pass ; 15c0fddd7bd0
0 march D7 ; c5b9904feedb
0 D3 ; ab24830559a4
0 pass ; aedcaee9f9fc
1 row 3 column 2 ; 927ac48f39d5
2 row 2 column 2 ; 039495a2db3f
3 row 3 column 3 ; 1b6af3c25d2a
0 row 1 column 2 ; 4621ac05ccf2
1 explorers ; 0d46df32fa57
1 explore 1>E5 ; cb2333d29e96
1 stop ; c95c662535a5
2 conquer B1 ; f594cbd0f9f0
2 2 ; ce522c9e73b5
2 done ; c5149d518f51
3 outpost C1 ; 05c487f6487e
0 progress ; 1ae98c638c2c
1 explorers ; 3589b6aac974
1 explore 1>D5 ; 59890731feee
1 claim-market 1 ; 354790be7d53
1 stop ; 80721bd457d6
1 done ; faac9a416976
2 use forum ; 8f85f4bb4fe2
2 benefit tb_timber ; ec5b7805ea86
2 university@r1c1 ; d354d8bbacab
3 invest ; 22c739375665
0 use forum ; 7fb3c92c0a16
0 library@r2c3 ; 79027cfe9cba
1 goods market_arms ; 48f58f30c870
1 explorers ; 61569a270759
1 explore 1>D4 ; 72e0e82a2632
1 stop ; ef0812e319f2
2 use navigation ; ea9c79a48e4f
2 explore 1>B4 ; ebb886e77e10
2 explore 1>C4 ; c9def0567b38
3 explorers ; 2817659c5920
3 explore 2>D4 ; 9c8b2366729d
0 march D3 ; 2d8955b5ea33
0 D4 ; 3dab134c4a6d
1 explorers ; cc27e4e539d0
1 explore 2>E6 ; 892d86c963c1
1 stop ; c5d468518d05
2 reserved archive_hall ; ca258c963f61
3 pass ; d8d63c80558b
0 use shinto_shrine ; b281e9c7b175
0 production=1 ; 7d4a58cf7fa5
1 explorers ; bfa515e3984c
1 explore 1>E4 ; 7f1b3820ccce
1 stop ; 19c42980999d
2 explorers ; b9a7d5aafe41
2 explore 1>C5 ; d91b3c1ee9ab
2 stop ; 2b0ecd75a06f
0 pass ; 67b7b65487e2
1 explorers ; 693b6b80f3b5
1 explore 1>F2 ; 6beb251f494e
2 pass ; 34c61129f127
1 pass ; 01a0b3aa5f0e
2 row 3 column 2 ; 10b35ecee9de
3 row 3 column 2 ; 5c8b3b1d6d3c
0 row 2 column 1 ; 2f62ab3cc1df
1 row 2 column 2 ; 4849a008f66c
2 use red_sea_charts ; a0d3d768d590
3 contribute artificial_intelligence ; 98dc9f3aa321
3 1 ; 1c6e288d5f47
0 explorers ; da990d964ff2
0 explore 1>B5 ; 1259c4056f9a
0 claim 1 science ; f08bed1be711
0 done ; 2076a2c811f6
1 use embassy ; 6a6b06c58193
1 production=2+science=1 ; ed9d4b42d688
1 benefit tb_contract ; f78c90086bf4
2 use forum ; 48905d3e90a9
2 work_camp@r1c3 ; 01277794234f
3 use forum ; 6d12d83b577e
3 fort@r2c3 ; 48213ea909b6
0 basic archery_range ; bcc87ad22346
0 done ; 3988993722b4
1 use forum ; 193a50c7e696
1 workshop@r2c3 ; b19bbec3f4cf
2 progress ; fe603e27eaa7
3 contribute orbital_habitat ; 90e4b46f886a
0 use bushido ; c44f099dbeb2
0 token science ; f015c7ac6962
1 contribute orbital_habitat ; c9a679137f04
1 4 ; 0ac43c590835
2 contribute artificial_intelligence ; 115029f018f8
2 3 ; 3f49bf99ef54
3 outpost C2 ; 0b1daa5fcfb7
0 conquer E3 with warlord ; f8067956be8f
0 2 ; e86673a56f7b
0 production=1+science=3 ; 0e2672465062
1 pass ; cee76cd49768
2 pass ; 3cd4653f6f2b
3 pass ; ae0c1c111e48
0 acquire globalization ; 4691cb0978d9
0 contribute global_peacekeeping ; 75d2e8992825
0 2 ; 6a5f0944f7d8
0 explorers ; 92de1c52d8e6
0 explore 1>C4 ; 0d6420b5d765
0 contribute united_nations ; ae291fa5ffe1
0 1 ; 57efc6f55d85
0 contribute united_nations ; 943bbde6c508
0 pass ; c1157f8018b4
--- result
ending: last_round
places: 1 4 2 3

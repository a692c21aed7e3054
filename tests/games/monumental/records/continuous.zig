Ziggurat record 1
game: monumental
rules: 1
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
0 q_scholar+q_coast ; 2cde4f2e78ee
1 q_architect+q_blitz ; 123db38e103f
2 q_peaks+q_posts ; 3f1633be1e5b
3 q_conqueror+q_reform ; 2ccf008c6e2d
3 row 1 column 3 ; 179ef6bb72a9
0 row 2 column 1 ; ced5acd5e26e
1 row 1 column 3 ; 98f48fd36800
2 row 1 column 2 ; 649e84997ecc
3 explorers ; 8ab0c8b2982d
3 explore 1>C1 ; 5afebe92bd14
3 explore 2>C1 ; 6c57ad465654
3 explore 2>B2 ; e69d03cac5ae
3 explore 2>C2 ; fa7d1f1c2222
3 claim 2 science ; f0b146cc67fb
3 done ; 89578b149a56
0 invest ; 4395c91716e0
1 explorers ; 5a849825ac30
1 explore 1>F3 ; 4c8c1ad6261f
1 explore 1>E5 ; 47a945740d81
1 claim 1 science ; 525f4cb4a12d
1 token science ; 82d40eb2584a
2 use forum ; 2703ee2a4e01
2 work_camp@r1c2 ; 5455fc014744
3 token science ; 42dd4ae639c9
3 pass ; 7804ca443c3d
0 pass ; 5f39047659d5
1 acquire irrigation ; a2dd92fdc7d7
2 invest ; a3e44b5a9471
1 acquire great_library ; fad691956647
2 explorers ; 12da86484301
2 explore 1>B3 ; 69a51740be0d
2 explore 2>B2 ; a7fa29d53129
2 claim 1 production ; 3c2b945ed2b1
2 stop ; 1f9cd42cefd0
2 token production ; c7fb48dc0e36
1 pass ; 875c9b61f71f
2 acquire granary ; dc98edecbc71
2 pass ; da7f24d0fb2b
0 row 1 column 2 ; e53ec006efcc
1 row 2 column 2 ; 334473267f29
2 row 2 column 3 ; 2657819540fe
3 row 2 column 2 ; 2db5302a1e95
0 conquer E6 ; e6cdad2afc1c
1 acquire freedmens_quarter ; fa6db308a0df
2 acquire great_wall ; aa4a6fd1dc27
3 explorers ; 632b774e3002
3 explore 2>B2 ; a55584906abd
0 use forum ; 2d33b1405619
0 fort@r3c3 ; b0f388c0cea9
1 explorers ; a2208e51e7e6
1 explore 1>D5 ; b5507799bd64
1 stop ; 81f55e7e2578
2 explorers ; 6c40fffa4d19
2 explore 1>A2 ; 3728e99beff7
2 claim 1 production ; a64ea8813961
2 token production ; ac228312eaad
3 use forum ; 0cd81974ed3a
3 library@r2c2 ; a2b6664f3ce6
0 conquer F4 with warlord ; 9f549cc4010f
0 1 ; b2b58c2946c6
0 1 ; aa98c9a6a4af
1 explorers ; ea6aa03bf269
1 claim-market 1 ; 07f0280569d7
1 stop ; af2ade7986a8
1 done ; 642394587c20
2 pass ; d17f9ec9efb5
3 progress ; a23d01ac23e7
0 progress ; 29b23c877ead
0 later ; e00c7aa315ba
1 use salt_caravan ; 0984e741a24d
1 goods market_arms ; 41c643d08da7
3 explorers ; 2dab4e1664f3
3 explore 2>B1 ; 9c078ed6447d
0 use bushido ; 75911f131271
1 explorers ; da37a36013ef
1 explore 1>D4 ; caca41351413
1 explore 1>C3 ; 64428e5f7341
1 stop ; b803a2c3a0f8
3 pass ; f9121fdfb9ef
0 explorers ; dd05b293dc89
0 explore 2>D6 ; bad366dbb319
0 stop ; 677d578cfc02
1 explorers ; 8387254eeedd
1 explore 1>B3 ; 0637519453ed
1 explore 1>B4 ; 2f36b35fe17a
0 explorers ; fc88a6f86642
0 claim 2 production ; eb9636cca34f
0 token production ; 2d3fd36ace20
1 pass ; 576c62838734
0 develop haiku ; 55aedc5e283c
0 progress ; 601ac12f4829
0 pass ; 6fbf6a02f94d
1 row 2 column 3 ; 15fd411a3c21
2 row 2 column 1 ; b1c1f411cb9d
3 row 3 column 2 ; dcf884a6b53e
0 row 3 column 2 ; c9bf5c7dd4d6
1 use embassy ; ff20e5a530fc
1 done ; 6f1bea02fe4b
2 acquire barracks ; 0705fb83ac31
3 conquer D2 with warlord ; add02f9396b6
3 2 ; 1d24e1c47e3d
3 supply ; 9dfa91a37cc2
3 yes ; c56d7dd2c35c
0 conquer F5 ; e1c0fd240a98
0 1 ; c12a201e6e8d
0 benefit tb_festival ; 5acea32a220c
0 r1c3 ; f02e1c65f97e
1 pass ; 0c00991434a5
2 explorers ; 5c412a18a616
2 explore 2>B3 ; 5c770ce4f352
3 acquire cothon_of_carthage ; eaf0fcc064cd
0 march D7 ; e2a0146a8bb7
0 E6 ; 064ee3470fcb
2 pass ; abd479e2273d
3 use age_grading ; e58bcde1d0ad
0 progress ; 4d3c832a7d89
3 explorers ; b9e17ce284e6
3 explore 1>B2 ; 37342bc4a646
0 acquire great_pyramids ; e901e1b89d7e
3 pass ; f691de11ad33
0 pass ; d9c313cca153
2 row 3 column 2 ; 14378254f395
3 row 2 column 2 ; c6ec1fe46116
0 row 3 column 2 ; 0176b662c729
1 row 3 column 1 ; 25b8d1227f90
2 use stone_terraces ; 1f8471cd8013
2 1 ; a51fe0a401c0
2 2 ; d8949796e958
3 basic laboratory ; ab3b7439ee0c
0 explorers ; d09bf676e610
0 explore 2>E5 ; acbbd895786c
1 benefit tb_festival ; a52a065b2acf
1 r1c3 ; 047333560747
1 invest ; 639ff7eef07a
2 use forum ; a6f2fd7d1d76
2 library@r3c3 ; 1c953ec971eb
3 pass ; a3defa1b1307
0 pass ; e0e0846e29d0
1 explorers ; 59e918aef7f4
1 explore 1>B3 ; 1ee4b73954be
1 explore 1>C2 ; 22c2b356365e
1 explore 1>D2 ; 4fd83537511b
1 stop ; e0176661ae4c
2 progress ; 18b0c2c4f87d
1 explorers ; 6d82603f5da9
1 claim 1 production ; 8dd7e3e9f289
1 token production ; aef96f83cc84
2 conquer B2 with warlord ; b90ca62c1c54
2 1 ; 567725e9a6fc
2 2 ; 6ebc68ddde77
1 progress ; 3400d404ecf3
2 invest ; 63ae474a2061
1 pass ; a8734e023f4f
2 pass ; 4123ffe7000c
3 row 1 column 3 ; 681d4de28a54
0 row 2 column 1 ; 34996f533b6e
1 row 1 column 3 ; d28020f12f3f
2 row 2 column 2 ; 0bf9deeb3987
3 invest ; db2206300e39
0 invest ; 820788b0113f
1 basic archery_range ; bf55e7dd9946
2 invest ; 6664b384a070
2 benefit tb_weapons ; 8abac52183a3
3 conquer C2 with warlord ; 1b42c1771fc9
3 D1=2 ; b68c410323de
3 2 ; 74f66ddc1269
3 supply ; 657e37bcccfd
3 no ; ad2ae820d6fa
0 use shinto_shrine ; 8269f10b6c5d
0 science=1 ; a1e308c22aa2
1 invest ; 9d712ffff02e
1 done ; 33ad7ec6788f
2 use stone_terraces ; 88a7864c19e6
2 2 ; 5d32359339c1
2 navigation@reserve ; 25cdb6a0c839
2 production=1+science=1 ; c77b719c09df
3 use age_grading ; 5e49cf8b0a88
3 library@discard ; c9018465bf76
0 pass ; f4a48f72eeb4
1 pass ; 1442582e20a5
2 explorers ; 8bdf68c2b0d7
2 explore 2>C2 ; 7418298c20d2
2 explore 2>C1 ; 0c594111147d
2 explore 2>B1 ; c7b3bc5e3416
2 explore 1>A1 ; 882cc91c4dbe
3 pass ; 524d72552244
2 progress ; 28b3cee9c455
2 reserved archive_hall ; d78fb40ce335
2 explorers ; f3fa65770bff
2 explore 2>C1 ; e855a5e8f8b0
2 pass ; 3a1b7070e37e
0 row 3 column 2 ; 4084ee62d4df
1 row 3 column 3 ; 14a7156ee4c3
2 row 2 column 1 ; e2c36297375d
3 row 1 column 1 ; 38f152b4fe78
0 explorers ; 53c0de38ab38
0 explore 1>E6 ; ada7555ac980
1 use forum ; e7399701b177
1 library@r2c3 ; 75391bceda2e
1 benefit tb_scholars ; fd5ba727a13c
2 basic workshop ; 302209a3a0ed
3 conquer E1 ; a5554d5295f6
3 D1=1+C2=1 ; c57fae535b77
3 none ; 0b9b5935e716
0 pass ; f9e556c80dc1
1 progress ; 9f20c3e8186c
2 explorers ; 834e1e2f9152
2 explore 1>A2 ; c72a081d3019
2 stop ; 68ff360965f7
3 use forum ; 4c36ecfabd18
3 fort@r3c2 ; df80d6a80c1f
1 use embassy ; 4d74a744081a
1 done ; 9749df9a987b
2 explorers ; 2aa2a82b0542
2 explore 2>B2 ; 5de8e6318d02
2 stop ; c72d070297d7
3 develop cattle_wealth ; b05b931aeba2
1 invest ; 41f0dcd3fabb
1 benefit tb_contract ; f464528902e0
2 conquer B1 with warlord ; 731f08425a8f
2 2 ; 31f681941835
2 2 ; 0d06090a2772
2 done ; 1e9e7cbaf00e
3 use cattle_wealth.2 ; 86d0b478546d
1 pass ; 5cd9b51efc5e
2 basic archery_range ; adbc74a4f034
2 benefit tb_timber ; 6bd1c6240910
3 pass ; 8fa6f28a18ae
2 basic workshop ; 6bce7e8fe33c
2 pass ; b6593bce9fe8
1 row 2 column 1 ; 8ea597b5adad
2 row 2 column 1 ; fb7d21a371d1
3 row 3 column 2 ; c0f164eef445
0 row 3 column 2 ; 62ec0541e59a
1 explorers ; 87e1f5073fbb
1 explore 2>F4 ; 4e52d1040315
1 stop ; a9a72a828bb8
2 conquer C1 with warlord ; 7befc42f9c20
2 2 ; a59daac78fa1
2 3 ; 9f127d885ab8
3 use forum ; 9af57590c023
3 forum@r3c2 ; 1fd7b15727c8
0 conquer C6 ; 819a3b60f9d2
0 D7=1+E6=1 ; 62fcd7ecba9d
0 1 ; 760f7ce2befd
1 explorers ; 5476996a02f8
1 explore 1>E2 ; 7385885a4384
1 stop ; de8b90e3ac98
2 conquer D2 ; 316e6674d46b
2 A1=4 ; a1a67e55aa16
3 conquer C3 with warlord ; c4993b30b8e4
3 D1=1 ; 900696636c7c
3 1 ; 101565ff40ab
3 supply ; fd771b7d2895
3 yes ; 863231761067
0 invest ; 018cf1509b79
0 done ; fdcb4b04f89d
1 explorers ; 3fc51d0f72a7
1 explore 2>G2 ; f2a45cdf41cc
1 stop ; d69f5a18b920
2 basic laboratory ; a19ba145f32b
3 use cattle_wealth.2 ; b5934e2a4d97
0 use shinto_shrine ; 41b413240641
0 benefit tb_timber ; c06c41a485fd
1 progress ; 36cab79bde48
2 pass ; 0d4da210bf2a
3 march E1 ; 4d13622b62fc
3 D2 ; 067cecfbaa20
0 complete F4 ; 32414cbf8278
0 library@r2c1 ; 13a74fab5714
0 work_camp@r3c1 ; d7b3797d80b3
1 pass ; eee96cc1dd83
3 explorers ; 2e8a0872c9fe
3 explore 1>B3 ; e217fe7422bf
3 explore 2>C1 ; fbc46d670d34
3 explore 2>D2 ; 9df051527acb
3 stop ; 5765dc6dfe28
0 develop tea_ceremony ; 30095e7dfcb2
3 outpost D2 ; d17c2d70827a
0 use haiku.2 ; 22b0799e9f4b
0 production=1 ; 5410f335ba3a
3 complete E1 ; 4634a74214a4
3 benefit tb_weapons ; 569ec5e60108
0 march C6 ; c30a8f21cfb2
0 F4 ; fce3489e16c2
3 conquer C1 ; 39d54a14a223
3 D1=3 ; b233f9b8718a
3 supply ; 63d2fb4cdea3
0 pass ; 329be01502fc
3 conquer D4 ; 88d5b7a52f4c
3 C1=1 ; 275073c2b813
3 2 ; 4b7b30398037
3 C1 ; c785262074db
3 progress ; b254414944eb
3 explorers ; eaaa2b91457f
3 explore 2>D3 ; 850ffa0616d5
3 stop ; 250217febc06
3 explorers ; 160e35deef2f
3 claim-market 2 ; 4e1b8a455d75
3 explore 1>B2 ; a1ff100041da
3 done ; 2357b17743b5
3 pass ; 230b08c284aa
2 row 1 column 1 ; 5679a372c56d
3 row 3 column 2 ; 0cdaebc13083
0 row 3 column 3 ; 9bd433d82679
1 row 1 column 2 ; f0d0ddf59585
2 conquer A2 ; 71b47ecb79f7
2 2 ; 026dbf0f7a7f
3 use cattle_wealth.2 ; 357263d6d35f
3 done ; 63d73435cc07
0 use bushido ; 19e8cb70157f
1 use salt_caravan ; df999d27b86f
1 done ; fa19e6b2d857
2 acquire globalization ; 19afb84f131d
3 conquer D3 with warlord ; ca960bfe42f2
3 D1=1 ; 548295e6e14f
3 1 ; 4629daf3387a
3 C3 ; f8a3ba1ccf56
3 yes ; bb52fd058323
3 done ; b4e9625c585a
0 contribute global_peacekeeping ; da4a53dc83d2
0 4 ; c359ba46e5bd
1 conquer G1 with warlord ; 738ea0d91300
1 1 ; 55057f4995e4
1 benefit tb_envoys ; 05274bcfc7a4
1 3 ; c5b302eb5c1b
2 explorers ; 39c0faca63f0
2 explore 2>B3 ; cf0a44894d80
3 pass ; 682f8cacca14
0 use forum ; f5f64ea6034c
0 forum@r1c3 ; ad7005b69af2
1 contribute orbital_habitat ; fffde147db1d
1 3 ; 550ded70c65d
2 use archive_hall ; d0f881d347e8
2 3 ; 0b4005abb0b8
0 contribute artificial_intelligence ; 0b0903dfcf16
1 invest ; 10576b71c26a
2 use red_sea_charts ; e13c85c249ab
0 use haiku.2 ; feda9e5fa004
0 science=1 ; c37254df280a
1 pass ; 50027d72b0cd
2 pass ; b6e8671ff9b7
0 use shinto_shrine ; 5bf705c293a2
0 production=1 ; 6031947702ec
0 contribute artificial_intelligence ; c5507ac4e4fd
0 contribute united_nations ; da76ed805eac
0 pass ; dfa76f15f68b
--- result
ending: last_round
places: 2 3 4 1

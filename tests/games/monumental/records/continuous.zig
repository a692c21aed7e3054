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
0 q_scholar+q_coast ; 4c245c0aec69
1 q_architect+q_blitz ; 2c5eff81474c
2 q_peaks+q_posts ; 842471f44759
3 q_conqueror+q_reform ; e9e1921d84f6
3 row 1 column 3 ; 2838ffc451d3
0 row 2 column 1 ; 1c0a504fb067
1 row 1 column 3 ; 2ef3682ac008
2 row 1 column 2 ; 89943aa62e3e
3 explorers ; 5a6450ba42e9
3 explore 1>C1 ; a6faa56675d7
3 explore 2>C1 ; a988eadb856a
3 explore 2>B2 ; 25418cacf6f0
3 explore 2>C2 ; 2b2bc99df5e1
3 claim 2 science ; a7b62385074b
3 done ; 41507b2d0b22
0 invest ; 51215d809960
1 explorers ; d5e91d96b94a
1 explore 1>F3 ; 61e3299e7395
1 explore 1>E5 ; ac0dd840466d
1 claim 1 science ; 9be8b6835dae
1 token science ; 1a63154b5065
2 use forum ; 52ebbb3e7be8
2 work_camp@r1c2 ; 5952a2c8b9cd
3 token science ; 767cc26d97c0
3 pass ; cd7846b7da6c
0 pass ; 5e77c6e2838d
1 acquire irrigation ; 22dd9ece901a
2 invest ; 06b7d71644c5
1 acquire great_library ; 526942ba5acf
2 explorers ; 92a671c00efe
2 explore 1>B3 ; d530a2205b13
2 explore 2>B2 ; a04a85410599
2 claim 1 production ; 3eece7beb35f
2 stop ; a4be6bb051f6
2 token production ; 8a0c73da52c0
1 pass ; bf10fd3c0962
2 acquire trading_house ; 8a8eda3a6487
2 pass ; 4cd346d39b32
0 row 1 column 2 ; 620a03aa7c50
1 row 2 column 2 ; feaabfc26612
2 row 2 column 3 ; 579e764a11c6
3 row 2 column 2 ; 5459a41488b1
0 conquer E6 ; fd79ca5d0233
1 acquire freedmens_quarter ; 897841cf7dc3
2 acquire great_wall ; 7d8fa820b335
3 explorers ; e0b9f82e2a2b
3 explore 2>B2 ; c7a84eb17372
0 use forum ; 90dbf782b4cc
0 fort@r3c3 ; ef2ed8207233
1 explorers ; 65a7a0483e71
1 explore 1>E4 ; 3472b1fee5c3
1 claim-market 1 ; feb67c9cb4c0
1 done ; a866482d6233
2 explorers ; 9418e0241243
2 explore 2>B1 ; 45b26c61419a
3 use forum ; f01f77e227fe
3 library@r1c2 ; 2a4ebcc2ddf5
0 conquer F4 ; 65de3aa2e7e7
0 D7=2 ; 1bcc4c56d83d
0 1 ; f41b9e31c9c3
1 goods market_timber ; aeed253f1690
1 acquire granary ; 0341084fc8e6
2 pass ; 433a02715296
3 pass ; 7c4125266c65
0 explorers ; bcbaae19f0c1
0 explore 1>C6 ; ec47ad5de7e7
0 claim 1 production ; 22d26209aeed
0 token production ; 3358bdd49c0a
1 pass ; 01827f78b750
0 develop shogunate ; 6466f9ec1753
0 explorers ; c2d170201c51
0 explore 2>E6 ; 26d1c4e032c2
0 explore 1>D6 ; dd85f6d99114
0 stop ; 1e45d5bc5e03
0 explorers ; 65545595faf8
0 explore 1>C5 ; 58ecc2688e3c
0 pass ; 706fc9f595a8
1 row 2 column 2 ; 97472d9cd7e0
2 row 2 column 2 ; a61b51e664bc
3 row 2 column 2 ; 6d630f14596e
0 row 3 column 1 ; 68ce96bee9c4
1 basic workshop ; 01a7ffcd0d27
2 use forum ; bb45d3c1dd8c
2 mine@r2c3 ; 7408b797c4ef
3 explorers ; 6fdf4c1146d0
3 explore 1>B1 ; 05d4df50a7df
3 explore 2>C1 ; 1a002231081f
0 use bushido ; b9f3718167a3
1 explorers ; 4d858e277e7a
1 explore 1>E3 ; 2f9c52a59058
2 explorers ; 9a85c4b631a5
2 explore 1>C3 ; 9de82374ec86
2 stop ; db7bb23421e6
3 use forum ; 915dadd9eaa7
3 work_camp@r3c3 ; dd2da23359b0
0 use shinto_shrine ; d18ef78febc8
0 military=1 ; 2a1ae8df369b
1 pass ; 24fdd0dd4a91
2 explorers ; cd82897b8bea
2 explore 1>C4 ; ce1be39237e4
3 pass ; 35cd8b4aead1
0 march D7 ; 2b95a1209163
0 E6 ; ab0878d7f2f6
2 pass ; 63a495f39914
0 march F4 ; 6629d2e54671
0 E6 ; f7ce8567eea3
0 conquer C6 with warlord ; 68a54e287aaf
0 1 ; 73f8939f113e
0 2 ; 0a110541e9e2
0 pass ; bee543a14498
2 row 1 column 1 ; 724c287587fd
3 row 1 column 3 ; fdf5619a0274
0 row 2 column 3 ; b2f438182d37
1 row 1 column 1 ; 13f1b4ca71e7
2 acquire barracks ; e9681ceba2e5
3 conquer C1 ; 4519f86ccdb7
3 1 ; 0126897dbe3f
3 none ; b72d9c12e0e4
0 invest ; cae0cb6e82e6
1 use forum ; 29df11e06f80
1 fort@r3c1 ; 0f932dcb171a
2 use red_sea_charts ; ad8b33704d93
3 acquire cothon_of_carthage ; b78120f53e2e
0 march E6 ; b6d397f7ec6b
0 F4 ; a9a9146473dd
1 use embassy ; d3d67f675871
1 production=1+military=2 ; 73d92ea93689
1 done ; baf0e0882f48
2 use trading_house ; 877f76d5b8ff
3 invest ; 3eccf3b773d0
0 develop castle_towns ; d57472771c3b
1 benefit tb_festival ; 9950f2b131d1
1 r2c3 ; 9d6af746b6ea
1 explorers ; 667f970786fa
1 explore 1>D4 ; 25844972b773
2 reserved navigation ; e4f5cde26480
3 use age_grading ; 65ad7fa74508
0 acquire great_pyramids ; 92cfa00af0bb
1 pass ; a83e5f0cdd23
2 pass ; 623e9e89e293
3 explorers ; f9a67041867b
3 explore 2>C2 ; 3960e4388eaf
3 explore 2>C3 ; 7cdd502fbc52
3 stop ; 54f7bbfb18f6
0 march F4 ; 27ba76b82c55
0 E6 ; c8ef782bdbd6
3 pass ; 3762a85107ca
0 conquer F5 ; 78eb10476825
0 E6=2 ; 85342611208e
0 2 ; e51686242007
0 benefit tb_festival ; 6d3a1e478db4
0 r3c2 ; 7ea6c80e829d
0 explorers ; 3a83c4187ec6
0 explore 1>D6 ; 72427ae0176e
0 explore 2>D7 ; da4f06440b00
0 explore 1>D5 ; dc739a9c8a7c
0 claim-market 1 ; ad5b5a31f01c
0 stop ; 28f74f53f661
0 done ; d199fb5e46fa
0 goods market_arms ; 868642906913
0 conquer D6 ; 9f81897716af
0 D7=3 ; 95ce184d4b2d
0 1 ; a13040fdd5db
0 explorers ; b0f004f49227
0 explore 1>C4 ; 22535cb4b693
0 stop ; 00071f08eb3b
0 march D7 ; 87cee93ec72a
0 C6 ; 027ab45e88f5
0 outpost D6 ; 31e3b255c946
0 pass ; f1db31753c4f
3 row 1 column 1 ; 6335eb19132d
0 row 2 column 1 ; 4b46efa6c729
1 row 2 column 1 ; f92b2f2a05e7
2 row 1 column 1 ; b54c8bd81280
3 conquer E1 with warlord ; d1ddf5bdae33
3 D1=1 ; 7361efb8819f
3 none ; a361521abdf5
0 explorers ; eae56b0130c8
0 explore 2>D6 ; 91abf01fe142
0 stop ; 62bfbc6558ed
1 explorers ; c3f6be14da34
1 explore 2>F4 ; 55cd87613389
2 conquer A2 with warlord ; e61f6359b7ab
2 1 ; f06c8cbf8677
2 1 ; 318e2097c4e5
3 use forum ; 5ab121422dd5
3 work_camp@r2c2 ; 47f80ec02dee
0 use shinto_shrine ; b145d937386e
0 science=1 ; 9ffeb35387e1
1 use embassy ; f8ab2b690930
1 production=2+science=1 ; f50198a3e4f7
1 done ; e444dd0420ea
2 conquer B2 ; b32a8994f5f9
2 A1=1+A2=1 ; 5ece80dfdf56
2 2 ; 9a191eda81b3
3 march E1 ; c1dbf8859e8a
3 C1 ; 9b6dcf44183b
0 use bushido ; 7d14be32a78e
1 use forum ; 15aa370ef8bd
1 mine@r1c3 ; bee8436fcb5e
1 benefit tb_weapons ; c7fec42005db
2 invest ; 731bcd903bb2
2 done ; 3a6573877b38
3 develop horns_of_the_bull ; 8f498a5fa95a
3 stop ; 209cb5a30139
0 conquer E5 with warlord ; 4ffb6720073d
0 3 ; 27b531936444
0 D7=1+F5=1 ; 24f14eb5ce3f
0 1 ; b9b984d4bb0f
1 explorers ; 722738d848ae
1 explore 2>F5 ; eff686567c71
1 explore 1>E4 ; 81da9d92a4d7
1 explore 1>D4 ; 6823df3f25b6
1 explore 1>E4 ; 598a82e5b733
2 use forum ; 95bf7135490f
2 work_camp@r2c1 ; 26669aa7c46d
2 done ; 22fcdcd56f95
3 pass ; 0f9fe2cf3339
0 conquer E4 with warlord ; b8cbfefa8511
0 2 ; 0032a1a05061
0 E5=1 ; d22b564b5352
0 2 ; 8c9817cebb81
1 pass ; 0869dd801d3a
2 use navigation ; d133e39aaebe
2 benefit tb_scholars ; 6cc60273f8f2
2 stop ; 8cb46d296f86
0 use forum ; 169889ad37b0
0 fort@r3c3 ; 70b376bb91fc
2 reserved academy ; 7e8da1588f3b
0 pass ; 34e1826ee475
2 progress ; 225b52571912
2 pass ; febdaf7c1e81
0 row 1 column 2 ; 9129915ff7fc
1 row 1 column 3 ; 461266df664f
2 row 1 column 3 ; 746292ef067f
3 row 1 column 1 ; 5c96878c441e
0 explorers ; 8c4f55a9da49
0 claim 2 production ; 705fef23f2ba
0 explore 2>C6 ; dd9c104a75c9
0 stop ; f5cbd7a901dc
0 token production ; d03b487942b3
1 explorers ; 178e2bda1a29
1 explore 1>E5 ; ff31fe820957
1 explore 1>E6 ; b5a710b25352
2 acquire university ; 85429efc41b3
3 conquer C2 ; 6a444c2689b2
3 D1=3 ; 1d6b9fb36c2a
3 2 ; 8e8ebdbf9c7a
3 none ; 80bf7522089f
0 conquer D4 ; d15c4f9d95f9
0 D7=1 ; 80c4a3b6a078
0 2 ; befe6db7a621
1 use salt_caravan ; fdf30cfd9147
2 use red_sea_charts ; 981607472b87
3 march D1 ; 27e711a70542
3 C1 ; 3dc94ef6b133
0 basic laboratory ; 4b03cdd37117
1 pass ; bce48e7532c1
2 march B2 ; d11b15524d56
2 A1 ; 9062c66e30f2
3 pass ; 407fe47edabc
0 conquer D3 with warlord ; 843add5031e8
0 2 ; ce4aa974b062
0 1 ; 4bced1396a76
2 pass ; 430a11d5ee6d
0 march D7 ; baf6bccf55a3
0 D3 ; 9b0694466004
0 pass ; d64782e8b852
1 row 3 column 2 ; 89b0ae86b945
2 row 2 column 2 ; 0762b65df433
3 row 3 column 3 ; ea866090455b
0 row 1 column 2 ; 759164ae92a7
1 explorers ; edf61c2644ff
1 explore 1>E5 ; 50eb173f72b6
1 stop ; 37c26f1e2608
2 conquer B1 ; 34700ef54016
2 2 ; ee246e027c52
2 done ; ddef6393a5ed
3 outpost C1 ; 076b13b66880
0 progress ; 972e0eb81ddd
1 explorers ; 469049b3549c
1 explore 1>D5 ; 6abdedc75ece
1 claim-market 1 ; 849b950dfef5
1 stop ; 287950a04264
1 done ; 28d1cf208147
2 use forum ; 4dd8f4a3df70
2 benefit tb_timber ; 329f82f79ecf
2 university@r1c1 ; 7cb9be1ec602
3 invest ; 8cda1e5e24b1
0 use forum ; 390027ca314b
0 library@r2c3 ; 8a70b2b3cb32
1 goods market_arms ; f89b7044356c
1 explorers ; 810488e29889
1 explore 1>D4 ; 980a88879433
1 stop ; a255dd88ce9f
2 use navigation ; f9847d1633d3
2 explore 1>B4 ; a28b5aeea44f
2 explore 1>C4 ; fc0353a3753c
3 explorers ; 1d76b60ce6f9
3 explore 2>D4 ; 5a227e6a5542
0 march D3 ; 73a1e8d0a4aa
0 D4 ; 1bf5337d7fa8
1 explorers ; fc6386e9bfd6
1 explore 2>E6 ; b9962f9c65c1
1 stop ; d5fbc63e5f99
2 reserved archive_hall ; 68e4f491e866
3 pass ; 4407a6a80d72
0 use shinto_shrine ; 5a1953eb502a
0 production=1 ; 83dd158f2f2e
1 explorers ; 03077a803036
1 explore 1>E4 ; 934b735beb37
1 stop ; 785f9d55c8ef
2 explorers ; d3b446865349
2 explore 1>C5 ; a42e3123afcd
2 stop ; 471dec78276c
0 pass ; 5e08ac317e32
1 explorers ; 3302098e1c44
1 explore 1>F2 ; 43fce2420a30
2 pass ; 7e05c6d64b11
1 pass ; a87569ff8be7
2 row 3 column 2 ; cb6c95f9484d
3 row 3 column 2 ; f4aca26a4f7e
0 row 2 column 1 ; cd480fa5b5aa
1 row 2 column 2 ; 859e0ecf09ef
2 use red_sea_charts ; 420e093b6d67
3 contribute artificial_intelligence ; 47448fc12316
3 1 ; 39e14eb6b608
0 explorers ; 7ea080bcc254
0 explore 1>B5 ; a1828c0d4746
0 claim 1 science ; 04d07fad3eec
0 done ; 9fe25b4bd2b0
1 use embassy ; 3dab791529c8
1 production=2+science=1 ; 8c50525570b5
1 benefit tb_contract ; f33dbefa0fa3
2 use forum ; 8eef1c8e4a4b
2 work_camp@r1c3 ; 42294b236c56
3 use forum ; 4f054049612a
3 fort@r2c3 ; 6657a6bf37ab
0 basic archery_range ; 41dc3364926b
0 done ; 04c93fa1b586
1 use forum ; 3154808a0023
1 workshop@r2c3 ; 42f9069344e3
2 progress ; b347cbb39c47
3 contribute orbital_habitat ; 2653be84f948
0 use bushido ; 0fb28dfbc6a8
0 token science ; e689a66a923a
1 contribute orbital_habitat ; 687d278e6be9
1 4 ; bb8b2cab71ff
2 contribute artificial_intelligence ; bd6286962a89
2 3 ; a86801803676
3 outpost C2 ; d9914e8c1e3e
0 conquer E3 with warlord ; 9d9066477ae1
0 2 ; a3427f6a7d40
0 production=1+science=3 ; f4e7ea32bca2
1 pass ; bce842fa9c3e
2 pass ; 082f1d61eb5d
3 pass ; 8ff1dae20590
0 acquire globalization ; 8b5b7740603c
0 contribute global_peacekeeping ; 450348d67ce5
0 2 ; 44948ae9d58b
0 explorers ; 286713e1a2ba
0 explore 1>C4 ; 59c2c3ca41c2
0 contribute united_nations ; 76700a342394
0 1 ; 164c4d791286
0 contribute united_nations ; d2d7e6b88d3c
0 pass ; 8ad71ccc3ae3
--- result
ending: last_round
places: 1 4 2 3

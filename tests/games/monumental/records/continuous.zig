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
0 q_scholar+q_coast ; 5deea0e8b40d
1 q_architect+q_blitz ; 458c906bff29
2 q_peaks+q_posts ; 7f6491b30256
3 q_conqueror+q_reform ; 171e9e9465e5
3 row 1 column 3 ; 5c7662990c3c
0 row 2 column 1 ; fe532210c300
1 row 1 column 3 ; fef6df18d715
2 row 1 column 2 ; 5f964894b9a7
3 explorers ; b1c824efd6e7
3 explore 1>C1 ; 5af7cb67e784
3 explore 2>C1 ; dade2d522d71
3 explore 2>B2 ; e7468447e0eb
3 explore 2>C2 ; f22569fb4d59
3 claim 2 science ; 170cdb50807c
3 done ; bf5dc424fafe
0 invest ; ace2ae580fb7
1 explorers ; 841b68ac28a6
1 explore 1>F3 ; b549f6150380
1 explore 1>E5 ; 14ba7b9663e1
1 claim 1 science ; f3e4f70e8da7
1 token science ; a88081a59dc5
2 use forum ; 5b52fd413e3d
2 work_camp@r1c2 ; 87fca0e3ae6f
3 token science ; 0c0827f0bc28
3 pass ; d624b6cc5b40
0 pass ; 044a42f70049
1 acquire irrigation ; 44f251a4f57e
2 invest ; c16e23ea66d6
1 acquire great_library ; fec9da26563f
2 explorers ; 563092881a38
2 explore 1>B3 ; 562b24c10136
2 explore 2>B2 ; 4974be793513
2 claim 1 production ; f1d017288003
2 stop ; 33e02cdebc15
2 token production ; ae8bf41d3f43
1 pass ; a0d8150d17f5
2 acquire trading_house ; 947f3987ac5e
2 pass ; 1e3ae9835978
0 row 1 column 2 ; fa5f69783b68
1 row 2 column 2 ; 7859d44ead0d
2 row 2 column 3 ; f500ce06de57
3 row 2 column 2 ; 4ff5d95954bd
0 conquer E6 ; 2762e2b7c0fb
1 acquire freedmens_quarter ; 02d736a5234a
2 acquire great_wall ; ab4c2caa799c
3 explorers ; 2368b203e7cd
3 explore 2>B2 ; dcd3d6941d2f
0 use forum ; 63a20c8de4ec
0 fort@r3c3 ; 0731645de953
1 explorers ; b07480f7004a
1 explore 1>E4 ; 9802bd4426bb
1 claim-market 1 ; 1720ac3c8d02
1 done ; b99eb52c732a
2 explorers ; 7d3b90f3e937
2 explore 2>B1 ; 5c263747ec60
3 use forum ; 73796b066905
3 library@r1c2 ; 3e37b35a129e
0 conquer F4 ; 0cbb0732e808
0 D7=2 ; 41a05c632548
0 1 ; c7b3da8778ef
1 goods market_timber ; f0bfdbf25f98
1 acquire granary ; fccac757e934
2 pass ; 0355dca72a55
3 pass ; eb4523d751e1
0 explorers ; 68b407b54af7
0 explore 1>C6 ; c12f2f42a1f6
0 claim 1 production ; 72e512980b27
0 token production ; fbef43039284
1 pass ; 183dc3fbc9ab
0 develop shogunate ; 7bb25032a97a
0 explorers ; 709306002ab6
0 explore 2>E6 ; dad88c2229df
0 explore 1>D6 ; dd8fef988795
0 stop ; f7099ffd8e59
0 explorers ; f72effbe6799
0 explore 1>C5 ; 8774dbc122dc
0 pass ; 753b79be62d9
1 row 2 column 2 ; ffbc34908d10
2 row 2 column 2 ; dd69c6b89bfc
3 row 2 column 2 ; 41153e4e2528
0 row 3 column 1 ; fc42e038bbd6
1 basic workshop ; 6d17f648bdf6
2 use forum ; fd24ef3bac8c
2 mine@r2c3 ; fd989ea8dd51
3 explorers ; 0c57a219035a
3 explore 1>B1 ; 23134bac6e17
3 explore 2>C1 ; 4ec2e1e0e22c
0 use bushido ; 6417744eb677
1 explorers ; fbf1e456e065
1 explore 1>E3 ; d0b4cdf4233c
2 explorers ; 227d0575ead3
2 explore 1>C3 ; 14eaf7a3ff47
2 stop ; 100fd55c3515
3 use forum ; 20f58f340182
3 work_camp@r3c3 ; 0df3c0dbb726
0 use shinto_shrine ; 99827ebbbe2d
0 military=1 ; 5e1f52f45e6f
1 pass ; 8db8f4123921
2 explorers ; f9a0a7fd81ff
2 explore 1>C4 ; bc75fd952a4a
3 pass ; 3c13b166232d
0 march D7 ; 70f7126e8979
0 E6 ; 8fc870b9864c
2 pass ; e0c6a3b3dd99
0 march F4 ; 222000d86a02
0 E6 ; 3f8913890a46
0 conquer C6 with warlord ; 101f6e92f89e
0 1 ; e55ea3a60759
0 2 ; d6734132b389
0 pass ; afc4c36b0976
2 row 1 column 1 ; 2daa12a933e6
3 row 1 column 3 ; 96a959b09a54
0 row 2 column 3 ; 430f1f5b7e10
1 row 1 column 1 ; 291ed3fd57f6
2 acquire barracks ; 71f1606d4c73
3 conquer C1 ; 6f3f0316d383
3 1 ; d153ba5b7450
3 none ; 74b5c9746e60
0 invest ; 9621c8cc6880
1 use forum ; 57bee70069a4
1 fort@r3c1 ; 67f10f642ab7
2 use red_sea_charts ; d622fcc0cad1
3 acquire cothon_of_carthage ; e6b41ed6d36d
0 march E6 ; 1b0868e4a854
0 F4 ; 4d074573c0ad
1 use embassy ; b871b45b017c
1 production=1+military=2 ; f9fd3f141fb9
1 done ; faf9da335b90
2 use trading_house ; 51a45daa5946
3 invest ; 3ab5a8718a4b
0 develop castle_towns ; cf28df0c43fc
1 benefit tb_festival ; 0ad43b97bd7c
1 r2c3 ; 7548b1526284
1 explorers ; d897e4e62921
1 explore 1>D4 ; 570683a6f0d6
2 reserved navigation ; eab99aa64d00
3 use age_grading ; 087cc8453430
0 acquire great_pyramids ; 085a3870a78f
1 pass ; 39e842dfa2de
2 pass ; b17537feee74
3 explorers ; fb89b8a84042
3 explore 2>C2 ; 9b2d41543e9a
3 explore 2>C3 ; 642efb277796
3 stop ; 9d270befd8ce
0 march F4 ; 59a5f2a9475c
0 E6 ; 08e874f8547d
3 explorers ; 5bc5b25dc944
3 claim-market 2 ; b101de73cdc8
3 done ; 6f69db03a2de
0 conquer F5 ; d94040dd5060
0 E6=2 ; 85e166ff0e1b
0 2 ; 239e6a3e232c
0 benefit tb_festival ; be0a422e52bb
0 r3c2 ; 9f70032dd73c
3 goods market_spice ; 8e54c7ca0808
3 basic laboratory ; 188200b36470
0 conquer D6 ; c96e756b1f89
0 D7=2+F5=1 ; 0cd1af8a19df
0 2 ; bb1351e3d59b
3 pass ; d1f34942a7ed
0 outpost D6 ; b3c783ac21ac
0 progress ; de67e5301ab6
0 pass ; ce3d875abfc6
3 row 1 column 1 ; 1128f2474ef4
0 row 1 column 3 ; c494843e758c
1 row 2 column 1 ; 3d195decbf8f
2 row 1 column 3 ; a702f92673e4
3 use forum ; 973f5814b161
3 fort@r3c1 ; 9b9a97e8311f
0 invest ; 43823d2f686b
0 benefit tb_weapons ; dfe283ca222b
1 basic archery_range ; f193f43a0531
2 basic archery_range ; 2f2006cd0ebe
3 explorers ; 30258a367ffe
3 explore 1>C1 ; 1e3dc44daf2b
3 stop ; 9bbf47e5eb74
0 explorers ; 9e4c21885c69
0 explore 2>D6 ; eac74827b3a6
0 stop ; 3e686a9ba41d
1 progress ; c96a866d59ea
2 conquer B3 ; 8f0f4dff1dec
2 1 ; 57fb53b9f03b
3 conquer B2 with warlord ; de855df8883f
3 C1=1 ; 7a9d0684af8a
3 2 ; 375fa3e7a85d
3 supply ; 3a2890fd853b
3 no ; 6818d3febb69
0 conquer D5 ; dcbcf8ae9d0b
0 2 ; 1725512efffd
1 explorers ; f0635d9a7128
1 explore 2>F4 ; 4ff61e906cc7
1 explore 1>E4 ; ce76e2ec2c54
2 use stone_terraces ; ac3aad39f689
2 2 ; 435e27d9c8a7
2 academy@reserve ; efdc8753e2ca
2 production=2 ; 10073ddcba73
3 progress ; c21c78d9c1fe
0 explorers ; 44705dac08f6
0 claim 2 production ; 67a6d071f4b1
0 explore 2>E6 ; b0df9b02fcca
0 explore 1>D5 ; f5ca551d229b
0 stop ; 4ba9e911b608
0 token production ; 76f4658c1ca2
1 pass ; 775a412d3e9b
2 outpost B3 ; ee58b0f4ff26
3 basic archery_range ; 4182397de240
0 use forum ; 33609e99755e
0 work_camp@r3c1 ; 53daa3edadb2
2 conquer A2 ; d6f10ba30518
2 2 ; 484f6ac7305d
3 pass ; 9ff21a14b1ca
0 explorers ; 75c2f04fcd6e
0 claim-market 1 ; 90fe1fabd6df
0 done ; bfb90ebe5930
2 use navigation ; 9a14727d2aed
2 explore 1>D5 ; e893afe2b0ee
2 claim-market 1 ; ec941a4036dc
2 explore 1>C4 ; 00011349451b
2 goods market_arms ; bbba52e3387d
0 goods market_arms ; 3fd9b30abdaf
0 conquer C4 ; 67663bf8c7c6
0 D7=2+D5=1 ; b5667ed5e022
0 1 ; dc8650b4e1a7
2 pass ; 48b2d881c450
0 outpost C4 ; 198c048e6582
0 conquer D4 ; 61044278d0b6
0 1 ; 5e07e7e26025
0 pass ; 0eb10f9b15a9
0 row 1 column 2 ; eb2d593037e1
1 row 1 column 2 ; 88308e6db7bc
2 row 2 column 2 ; f3890447453b
3 row 2 column 1 ; 32b1e49f5bfd
0 explorers ; 62326e1824d1
0 explore 2>F4 ; 2241552bbda4
0 stop ; ac265db26407
1 progress ; b2e97ed7dbcb
2 pass ; 0a256bd1a2fc
3 pass ; c23955fc66e5
0 use shinto_shrine ; 39a6f1b9c40c
0 production=1 ; cdb52b4b6805
1 use salt_caravan ; 4b763c0acb5e
0 explorers ; 67ad7e8a2157
0 explore 1>D4 ; 8aec86117be5
1 invest ; 6318781327fe
0 develop tea_ceremony ; 4bfcf3347bbd
1 explorers ; 29d99888aa37
1 explore 1>D5 ; d1f1bdff33fa
1 claim-market 1 ; 4f2081ccd8ed
1 done ; 5869e01d1e05
0 progress ; 0dbc449b2fa4
1 goods market_arms ; aba5c106d1e7
1 explorers ; bdec23f9fed8
1 explore 2>F3 ; 737f90d709f6
1 explore 2>E5 ; 30a99a6077ce
1 stop ; c4bdd09a16f8
0 march D7 ; 6ecca973b8ba
0 E6 ; c4ea0a6fb681
1 pass ; 87300e15ac46
0 conquer D3 ; a958523b833f
0 D7=1+E6=1 ; f217f5404fb2
0 2 ; b9846520e793
0 explorers ; e7bbb7f4a72c
0 explore 1>E3 ; e1b21c5ddf36
0 complete D3 ; 8dd2a786097a
0 work_camp@r3c3 ; a9941a52a12a
0 work_camp@r2c1 ; 1a2a6b8782b5
0 pass ; a5cf39d0b49b
1 row 2 column 1 ; e13e4e3b1e3d
2 row 3 column 2 ; a22e2bf0b970
3 row 3 column 3 ; 25fa106ab830
0 row 3 column 2 ; f66c998b4af1
1 pass ; a3a08cb7b87c
2 complete A2 ; 3e3260610f0a
3 invest ; 604958d0ada8
0 use forum ; 2d9f9149649f
0 great_pyramids@r1c1 ; 8f00c9ba8c78
2 use forum ; 199e82478065
2 red_sea_charts@r3c3 ; 4c263f6ede48
3 explorers ; 971ce2d23bfc
3 explore 1>B2 ; 98ec545fcd51
3 stop ; cce746eb41d9
0 use shinto_shrine ; 4a5b230da06f
0 production=1 ; a1a72afc0f02
2 use trading_house ; 74fb4ec4b516
2 benefit tb_scholars ; 84f3ef929a2f
2 later ; e09c0bef6fbb
2 later ; c635db054896
3 march B2 ; ad5db7a00a45
3 D1 ; e6191ce9556a
0 conquer E4 ; 56c513691fb9
0 D7=2 ; c91dbabbf71a
0 1 ; 69d3e1dae717
2 conquer B2 ; ef9c9b553c82
2 A1=1+A2=1 ; b2523a6dec52
3 use forum ; d61be17dbd6e
3 work_camp@r3c3 ; 9a0296600bfa
0 conquer C3 ; 67166a9a5302
0 1 ; 85778ae6f6b1
2 use great_wall.2 ; edef6954e20b
2 A1 ; d5c46056e581
2 B2 ; c001a6ea6e77
2 A1 ; 88929e963590
2 B3 ; 2db14f97377b
3 pass ; df6f7d9aab27
0 pass ; 8b79c87a0cb0
2 conquer C1 ; deb9e7825eb3
2 B2=1+B3=1 ; dacd2d08ad40
2 explorers ; 0b41845fa7a7
2 explore 1>C3 ; ac7f897c12a3
2 stop ; 956f367309ca
2 use navigation ; ea56aa805b34
2 claim-market 1 ; 4f500d89a143
2 explore 1>B3 ; b1bf0ebd1e8e
2 explore 2>C1 ; d230acfbe6e1
2 goods market_spice ; d44db8c28836
2 acquire mosque_of_djenne ; 9aa9689527ef
2 pass ; 4cb09ac3abf8
2 row 3 column 1 ; 301cc88346d2
3 row 2 column 1 ; 2e6adbed6cb1
0 row 2 column 1 ; 799d25646065
1 row 1 column 1 ; b0864d1881e8
2 explorers ; 153d7b158357
2 explore 2>C2 ; 22c51a5e2790
2 stop ; a950a477ff38
3 contribute artificial_intelligence ; 09bac3f5aff1
3 1 ; ae241e90d027
0 acquire aswan_high_dam ; b3824701b279
1 pass ; 73f4149e7c76
2 conquer B1 ; 29ee0dcfd748
2 B2=1+C1=1 ; dc1bdf6208e0
2 1 ; 32dda824e397
2 benefit tb_timber ; 04685ab6be1d
3 explorers ; 3d6c990d1b81
3 explore 1>C2 ; e63a8aa9020f
3 stop ; f069e58c5e51
0 use bushido ; 415c1bc8a87b
2 basic workshop ; d4c77bf45d3a
3 pass ; 50dea30c3d29
0 invest ; 0831e120d43f
2 conquer D2 ; b28cec8fe987
2 A1=3 ; 04b73f3d6cbf
2 1 ; 7532c75905db
0 explorers ; 8ba96b5dee62
0 explore 1>F1 ; cf7091c76d5f
0 stop ; 6cb0b81ba2d4
2 explorers ; 14212d587d88
2 explore 2>C3 ; 027ac6aeaa1b
0 use forum ; 777154596f96
0 work_camp@r1c1 ; 133fe7038ccf
2 contribute orbital_habitat ; f423d9c6d598
0 explorers ; 3c7159e2f699
0 explore 1>E3 ; 7b7ca94abb9f
0 stop ; 242d23e8f407
2 pass ; 685316c11357
0 march C3 ; a92c90884460
0 F4 ; ce797fdc49e5
0 explorers ; 16f3c5d8dd84
0 explore 2>E6 ; 911b3dee827c
0 contribute artificial_intelligence ; 9a80b8aabc5b
0 pass ; 085a9ce51b92
--- result
ending: last_round
places: 1 3 2 4

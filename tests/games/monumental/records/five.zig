Ziggurat record 1
game: monumental
rules: 2
seats: 5
names: player 1, player 2, player 3, player 4, player 5
setting map: 
setting civilizations: 
setting continuous: 0
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
setting renaissance: 1
setting cards: all
dice: 5c9c199471f66858abfb457759251713
seed: 0e299567ac68b66795317df8a9ee2594126851087c5f1c29b78f74fb55e9833a
--- moves
0 q_scholar+q_forts ; e9fd040576a7
1 q_reform+q_treasurer ; d8e2ebbf7b1f
2 q_nature+q_markets ; de867c5292a6
3 q_merchant+q_blitz ; d62c4d3a6671
4 q_coast+q_architect ; 9162d0ce4b4b
3 row 3 column 1 ; 33283b40f0e0
3 invest ; 7478b6a1b4ea
3 acquire great_wall ; a69ec865287f
3 explore 2>F2 ; b61194d1a82b
3 claim 2 production ; 8ba6eb5b26ce
3 token production ; 229d24aa5136
3 progress ; 23597a92a978
3 conquer F2 ; 3a9baac0bde3
3 2 ; 84f08184bbaf
3 progress ; d83b206169ff
3 explore 2>E2 ; 82f9b08cbf35
3 use agora ; 11bde15e9fd7
3 stop ; 11c23068d91c
3 end ; ea46caa02055
1 row 2 column 3 ; a72d43975cee
1 conquer A1 with warlord ; 3673edb0cb3c
1 2 ; 616afa8e7368
1 invest ; d1b80575939d
1 end ; 61607350fd81
2 row 3 column 2 ; c09c5404f8c6
2 invest ; 5bd4ac6678c7
2 conquer F4 with warlord ; ccf01f5dd79e
2 1 ; 7f6485fe56df
2 basic archery_range ; 3dac0aa7a553
2 explore 1>G4 ; 27818fe4d494
2 claim 1 science ; e0939a0e9dd8
2 token science ; 30de219c3d26
2 progress ; c9e1c0ec10ef
2 conquer E4 ; 9f572c1d7f1e
2 F4=2 ; 75e2717b5211
2 1 ; 22147627dc43
2 conquer G4 ; 0c2e8407d183
2 F5=1+E4=1 ; 4386c0c750d5
2 1 ; f8bf3c8a0e25
2 explore 1>F5 ; a4e393236dcf
2 end ; 2fdada76f413
4 row 2 column 3 ; 3f027ea40e79
4 acquire fortress_building ; 3baf1a3af287
4 use forum ; d8c3f354aeb4
4 work_camp@r2c2 ; 5375826560e7
4 explore 2>C5 ; bf95f3f25786
4 end ; 1f893791732c
0 row 3 column 1 ; 287817098e50
0 conquer D2 with warlord ; ac4b602fd63f
0 2 ; 8e422070c016
0 basic laboratory ; 280e55d17259
0 end ; 8612e5eda4fb
3 row 3 column 1 ; 652b4dfda981
3 explore 2>F1 ; 9eee092bf362
3 progress ; b832e411c7a7
3 use forum ; 56a828d01d9c
3 work_camp@r1c2 ; 6d08a79e1537
3 claim 2 production ; f4a8fcf7e97b
3 token production ; 70dbea76ea2a
3 basic laboratory ; 48611d7efd0c
3 end ; 97f93e751a54
1 row 1 column 2 ; d9da3042e4b7
1 use stone_masonry ; b7da11823a92
1 conquer A3 ; 1d16d4695415
1 acquire hanging_gardens ; eb2d9800cb6e
1 use warrior_priest_altar ; 69f3597353d1
1 develop corvee_labour ; 3099fad45fcd
1 use forum ; 2cfae0fdeafb
1 work_camp@r1c2 ; 436ffe4eb703
1 end ; 75e136def43d
2 row 3 column 2 ; a0f9de6bc340
2 use forum ; e791c7c00804
2 fort@r3c1 ; d03bd8fcc6e3
2 explore 1>E5 ; 3f0ba41fc85b
2 use seafaring ; 5f6cd05c9133
2 2 ; b98840dd3da4
2 F5 ; 198d8c2c493c
2 G4 ; 53a9a3094dd3
2 stop ; 616b9683995e
2 conquer D5 ; af75bed520ea
2 F5=2 ; 576b129236cc
2 develop thing_assembly ; 8f6ef94773b2
2 production=1+science=1 ; b1781eb9927d
2 use thing_assembly.2 ; 6a7a5a09930a
2 acquire temple_of_yeha ; d37a01f263f2
2 outpost G4 ; a2155641fa6f
2 end ; 5e74053769f5
4 row 1 column 1 ; 6aa51de1bfcc
4 invest ; 28e61444fbd4
4 conquer B5 with warlord ; 62927363a104
4 1 ; 1d90d95985f2
4 1 ; 656726d1cec8
4 use shinto_shrine ; ee696f7ec1c0
4 production=1 ; 38ef0c790a88
4 conquer A4 ; 57ac3dfb973a
4 use fortress_building ; c96812102d1d
4 C6 ; e9bf612c49b9
4 A4 ; b7e59b1ab2a8
4 explore 1>D7 ; 8eaf1c31cfa7
4 claim 1 production ; 10949b29c468
4 outpost A4 ; 3b435199743b
4 token production ; ad40d5ed3892
4 end ; 8201777a7115
0 row 1 column 1 ; 4c13d9cb6588
0 acquire navigation ; 6b89830c6660
0 use imperial_academy ; a97e00e04d0c
0 conquer D3 with warlord ; 32158bc9673b
0 D2=1 ; 6afed7a3243a
0 2 ; c14f99cab6cd
0 march warlord@D3 ; 973b389aa2c7
0 C1 ; d78a8ad5a296
0 acquire oral_tradition ; db53a32eebdb
0 march warlord@C1 ; 29527d47cca0
0 D2 ; edef3c236b43
0 develop silk_road ; d1016273bdf3
0 end ; 7bd87b0a1058
3 row 2 column 2 ; dbf0331b65e2
3 use natural_philosophy ; 6155cb246111
3 2 ; a2e7b37bf3e1
3 production=2 ; 7c5223112116
3 production=1+science=1 ; 86a966ba2b3d
3 acquire ironworking ; 97a2cf41e488
3 explore 1>F2 ; cefa95bef398
3 use agora ; bc8bc29c5356
3 explore 1>F3 ; 05a1a3278f76
3 claim 1 science ; 04290a1031be
3 end ; beda4109fa2c
1 row 3 column 3 ; c774b5920334
1 conquer B3 ; 7a27684064fa
1 2 ; f4e9450e0804
1 0 ; 44e1067d4e3c
1 acquire irrigation ; 9583f63d6314
1 use stone_masonry ; 7f74106c3725
1 outpost B3 ; 81dc99595f79
1 end ; e418e6bdeb15
2 row 3 column 3 ; 3bc1159d7525
2 use seafaring ; f913db3e06a5
2 2 ; feba67577f06
2 stop ; d1a0a9211dc3
2 conquer G3 ; 5bee17cc23d9
2 F5=2 ; e973744f196c
2 1 ; b2b2a262e12f
2 use thing_assembly.2 ; 544df24fbb13
2 complete G3 ; 022652406682
2 seafaring@r3c2 ; e098d0f45e51
2 benefit tb_scholars ; c96c6bc040f6
2 use longship_yard ; 2da84b2a65aa
2 progress ; b6d83cd68b16
2 conquer G2 ; 6c964db27986
2 F5=1+D5=1 ; 1260de8d4d89
2 1 ; 75c67e7af035
2 explore 2>F4 ; 1bdeffcb6261
2 claim 2 production ; 77d06bc2d7e8
2 end ; ccd60b035f53
4 benefit tb_scholars ; 72acd0362478
4 row 3 column 1 ; 1138cd62580a
4 develop tea_ceremony ; 64e2db90b78e
4 conquer D7 ; fab9ce332feb
4 use fortress_building ; 32473142c375
4 C6 ; e0db35982b32
4 B5 ; 6c50ece13222
4 progress ; 2971a2ee8e83
4 use bushido ; 0012120baac9
4 use forum ; cd9012b69b2e
4 library@r1c1 ; 77b087ded890
4 conquer C5 with warlord ; db179cb055df
4 1 ; bd24d9544237
4 2 ; 4ebb468ebb32
4 0 ; 7a9474da6bea
4 develop shogunate ; a0b142fdd467
4 explore 2>C4 ; 85685fd06b58
4 invest ; 4d6357e0475a
4 march C6 ; d23a43608c14
4 A4 ; 955a69bc4aa0
4 conquer E6 ; 38c48149469d
4 C6=3 ; 2b0a2c3aa57c
4 2 ; 7defa705ee20
4 production=2+military=2 ; b9392bfcd9be
4 conquer D5 ; 9ca23d176585
4 C6=1+A4=1 ; 9faedb685b99
4 acquire barracks ; cad8333215e9
4 end ; 14e475ebf1b2
0 row 2 column 2 ; f2966249fa8d
0 acquire great_library ; 854391f39e89
0 progress ; 8a1e0bcc29ba
0 march C1 ; 25ede2f54042
0 D2 ; 4f43e68afff5
0 explore 1>C2 ; b824615bddf7
0 end ; e8a2b5333fbf
3 token science ; 4ae530a39ba8
3 row 2 column 2 ; 17cd18055f00
3 use forum ; 7b00ba634877
3 laboratory@r1c1 ; 98d70ad2239c
3 use ironworking ; e4aebf963a36
3 1 ; cb591d6b1040
3 explore 1>G2 ; e93eab1d8033
3 end ; 024890ce1efa
1 row 2 column 3 ; a5bbfdf6ee8f
1 use irrigation ; 02a467ab4e3f
1 acquire archive_hall ; 64b06dd6bfec
1 conquer C3 ; 77230e4acf69
1 1 ; 174663066575
1 use warrior_priest_altar ; ecb0c2e09bcd
1 basic archery_range ; 1f50b5ee0b52
1 develop divine_pharaoh ; 0a5e899410e1
1 acquire caravanserai ; 210950cd9b0b
1 end ; 0deaaec91ba8
2 row 2 column 2 ; 3de9461b50a0
2 conquer E6 ; c249578fcd08
2 G2=1+G3=1 ; 7353c2b8f78e
2 use thing_assembly.2 ; 1a674bd4e8fa
2 acquire krak_des_chevaliers ; 2fe1cb8f4f85
2 use forum ; 9c89e74bb9e1
2 fort@r1c3 ; d58c969f5f85
2 end ; cf28a9120483
4 row 2 column 2 ; 045bf4b48506
4 use shinto_shrine ; 479c02934ee2
4 production=1 ; 4c9c77820e8f
4 acquire lalibela_churches ; 4f280ba5121b
4 explore 2>D4 ; 84373238fedb
4 develop castle_towns ; 5dd31b1ccbfb
4 invest ; 954a05990ba8
4 explore 2>E3 ; b9955c17d794
4 benefit tb_envoys ; c74418e83e0c
4 1 ; e7fa4b7d948f
4 claim-market 2 ; e8041e5df0fa
4 march D5 ; 72ff67bb805e
4 D7 ; 785f886bc8d4
4 goods market_art ; 924dc8d82bbe
4 production=1 ; 7e6afcb6d3d0
4 march D7 ; ab2113ff4571
4 A4 ; a3461aed3d6e
4 end ; cece47741697
0 row 3 column 3 ; 8eda9bdc08b9
0 acquire astronomy ; 72a4ad5d9690
0 use forum ; 1f37a0624805
0 papermaking@r1c1 ; 51f7fb9a91b0
0 end ; ea4fec1bd673
3 row 1 column 2 ; 8cd880b0678a
3 use forum ; cb73572ff53c
3 work_camp@r1c2 ; b96f5c1a237e
3 explore 1>F3 ; e239e13985a8
3 basic archery_range ; b587f4a9c574
3 end ; 69d4aaabf994
1 row 2 column 2 ; 3a49bedb933a
1 progress ; 43034a50c159
1 march C3 ; 069644b8a1a7
1 A3 ; f9f1bccfb089
1 use archive_hall ; 480bcd8c1738
1 2 ; 91db94909ce3
1 conquer D3 ; 2bee68e724e9
1 A2=2 ; 40631a18ac4d
1 end ; 99dce76df2f8
2 row 3 column 2 ; 3dd8cdc0b9ca
2 conquer D5 ; 999303e72651
2 F5=1+E6=1 ; 11f7f0c8cd7e
2 use thing_assembly.2 ; cd232be7fab4
2 progress ; a45f127fd86d
2 basic workshop ; ab1200c8dbf3
2 token production ; 5a234e383ecf
2 end ; 1e3e589050bc
4 row 3 column 3 ; 32394d47b63f
4 explore 2>D3 ; 35687d6588af
4 use shinto_shrine ; 661029a389da
4 science=1 ; 43560ef8bf37
4 explore 2>C3 ; cde5121836d1
4 use fortress_building ; 9efcdd550179
4 stop ; 48f63cd3c5ef
4 conquer C4 ; a2291b8d27f1
4 C6=2+A4=1 ; 803762870d0f
4 2 ; 0af9c47c5a75
4 production=4 ; b11a452edb90
4 2 ; 4d4e9e0a9cca
4 acquire mercenary_camp ; a63e530821dc
4 claim-market 2 ; 3b6abf294c3e
4 conquer C3 ; 1a45ac9c7589
4 C6=2 ; 129baea00d31
4 goods market_spice ; f065082220ec
4 conquer C2 ; 22906e82afbf
4 C6=2+C3=1 ; 073f9a16dcbf
4 1 ; 84110929f1b0
4 march C2 ; 605284eac526
4 C4 ; d6e99738983e
4 outpost C4 ; 6021d252ada9
4 end ; 273682bace37
0 row 1 column 1 ; ffd9f7ed6c3c
0 use navigation ; ed1259d2607a
0 explore 1>D2 ; 9e14f2b8e62e
0 explore 2>D1 ; 2fca12939232
0 conquer E1 with warlord ; 464c7a9dce87
0 D2=1 ; cc5ad424b92b
0 1 ; aa4e7923b560
0 claim 1 production ; 452c5fbf7b46
0 acquire banking ; 5ee57b4a27b3
0 benefit tb_envoys ; beff4fbcd73d
0 1 ; 4dfd35b0e8fb
0 reserved calendar ; d3d96f9f861a
0 claim 2 science ; 639290ad474f
0 end ; 143409de29e4
3 row 2 column 1 ; 620a539542e9
3 use natural_philosophy ; 5aefcd3f4d14
3 0 ; c403bece56fc
3 use agora ; b242177434ac
3 stop ; d2c21ff488eb
3 use ironworking ; 21713854607a
3 2 ; 3832ccf3211e
3 conquer F3 with warlord ; 6493efa79bef
3 G1=1 ; a7f09dc75b17
3 2 ; 005e64dac2dd
3 conquer E3 ; db0327071e1b
3 G1=3 ; 72aad12a2036
3 2 ; 61bf8a1f7742
3 progress ; 936957dfe89d
3 progress ; 4fe1b13e4fd5
3 acquire cathedral ; 9a4853f197d9
3 end ; 9d0e6f00df64
1 row 3 column 3 ; 6b4039cdad3c
1 explore 1>A3 ; 37c4cfa386d0
1 claim 1 production ; abae0af08a09
1 progress ; 43dc1b0f5a54
1 token production ; 40d63c71854c
1 use caravanserai ; 4f93ce0de145
1 explore 2>B3 ; 769a276e6e0f
1 use stone_masonry ; 473665f58804
1 complete D3 ; c9fbfe0814c6
1 caravanserai@r1c3 ; d9e0aa3d544d
1 use forum ; 228a9e550f93
1 library@r3c3 ; 42d2cd7b8743
1 end ; 0a9cc9ac240a
2 row 2 column 2 ; ce72f229beeb
2 use longship_yard ; 6fa475ffa95d
2 conquer D4 ; 8ab2983991d0
2 F5=2+D5=1 ; a885859916a1
2 use kilimanjaro ; 2449fa4585c9
2 military=1 ; acf8b13dac6f
2 use thing_assembly.2 ; ae0e0a1a815d
2 conquer D7 ; e439a1937b24
2 F5=1+D4=1 ; 813406b01fc6
2 basic workshop ; b389e49235a3
2 progress ; 53d729b5e86f
2 basic workshop ; cac4f9a15a7a
2 end ; 288fb18e7e99
4 row 3 column 3 ; 9da93791d7d3
4 explore 2>B3 ; 1b0092c43a64
4 defeat 2 grootslang ; fc4b4a86aa76
4 march C4 ; 22d4548cef89
4 A4 ; 3235cd1862cf
4 acquire counting_house ; e1d40bdba1a1
4 march C6 ; c5a43520b1b8
4 B5 ; 512b6032fca6
4 march C6 ; 32591ad61d3e
4 C4 ; 67fc550a9d98
4 end ; 35cb2bb4da94
0 row 2 column 2 ; d0964d740622
0 token science ; 2ce9d7f93f68
0 march C1 ; 79eb9ac8fc2b
0 token production ; f4b556bc9d20
0 E1 ; 8ce2be141662
0 end ; 6962ab3197e4
3 row 3 column 3 ; 4f50d3d4ad55
3 use forum ; 9465a5150f5e
3 forum@r3c1 ; 841067ded1d8
3 invest ; 9d03f4bfe0ff
3 explore 2>E2 ; 445251ed545b
3 claim 2 science ; 86c5898ec519
3 token science ; bf6b293e0e94
3 end ; 3bfa920b9156
1 row 1 column 1 ; 5bd3c85cd74f
1 invest ; 0b536e1839ee
1 end ; 20deeeae6f13
2 row 3 column 2 ; af4b0a95c887
2 conquer C3 ; 47fa6f17e694
2 use kilimanjaro ; fe3cee17443d
2 science=1 ; 0cc7af34845f
2 use thing_assembly.2 ; 1e2a735f633f
2 basic archery_range ; c5d534eda29e
2 end ; 7769bf24d6c1
4 row 2 column 1 ; e723f579eef9
4 conquer A3 ; 2e5a6458bdaa
4 C6=2+B5=1 ; a816d8ce393c
4 explore 2>C4 ; 4b1b7c0d3f51
4 conquer B3 ; 0b4cc2e51573
4 0 ; b4330b6eefaf
4 use bushido ; 6dcf709e7869
4 conquer C3 ; cfc6611ba23c
4 B3=3 ; 911c47ecf733
4 use forum ; 2f6a31889550
4 work_camp@r3c3 ; 7e0760cd165b
4 explore 2>D4 ; 784bd819a66c
4 use fortress_building ; 489cb8b116b2
4 stop ; e54e27560c49
4 explore 1>C6 ; 4eb3411e2de4
4 end ; 54495e55453d
0 row 2 column 3 ; 1051cdb045cc
0 progress ; 0f6a4836217e
0 conquer D1 with warlord ; 37bc6a514d9e
0 E1=1 ; a144fb3a9e39
0 1 ; 8d4814982b47
0 conquer F1 with warlord ; 4fcbccecb8a3
0 2 ; d8272d27b53f
0 progress ; 9ed6c9b42257
0 progress ; 4bc04c726eab
0 end ; cebabf53c9c6
3 row 1 column 3 ; ee686745b580
3 develop merchant_fleet ; 80ef9a51f7e8
3 conquer G2 with warlord ; e26a07078df0
3 benefit tb_ivory ; d4b8cb7f5336
3 science=1 ; adf627050bc5
3 G1=1 ; 506a23b05c5d
3 use agora ; 6ce371fa8817
3 explore 1>G2 ; 443c36589427
3 progress ; 61152c2b27ed
3 complete F2 ; 9c0bce77408a
3 outpost E3 ; 55e8ecd71576
3 use natural_philosophy ; 061b8ad1ddd8
3 2 ; 1a4d0b0d4cc5
3 science=1+military=1 ; 2e70dca948ac
3 science=1+military=1 ; 2187ed7197ce
3 claim 1 production ; c552d94a02d8
3 march G2 ; aa1ee2388704
3 E3 ; 95c988adc275
3 use merchant_fleet.2 ; 732c44fb6100
3 conquer E4 ; ba7ad8e00167
3 G1=1+F2=1 ; 1ed35e56332b
3 conquer E5 ; 5beb3b0111d7
3 G1=3 ; 4c839db1a69c
3 token production ; d59ac4cdf89a
3 1 ; 3f0b1c098f48
3 invest ; a42ab9db5033
3 explore 1>F3 ; 103e95abca3d
3 outpost E5 ; b6c6881610b4
3 end ; cea7944e3c61
1 row 2 column 3 ; fb455fd441f3
1 conquer B1 ; f1996065bc5d
1 2 ; a89116d3fd0d
1 use warrior_priest_altar ; 657b881638ec
1 develop cult_of_the_dead ; 37f7af1ea998
1 work_camp@r3c3 ; 8e25cccc7652
1 use cult_of_the_dead.2 ; 1c1d9301b3ed
1 benefit tb_guides ; f6022620b2b0
1 stop ; 8c350febf627
1 acquire sistine_chapel ; f6f5562c1c60
1 invest ; 2c9bc29df65f
1 outpost B1 ; d2ddacd8ebb1
1 benefit tb_timber ; 0aa809c9f36a
1 acquire shipyard ; c28e7ac270fb
1 end ; 9dd41e2f5bcb
2 row 1 column 2 ; 8440b7cadae4
2 use kilimanjaro ; b529e2350602
2 production=1 ; b0b653c8cb58
2 use forum ; 575921f9f761
2 library@r3c3 ; 9f66abe519c7
2 conquer G2 ; 7afdcf9c2608
2 use thing_assembly.2 ; 738bcee9690e
2 acquire printing_house ; 49e5c1b9a904
2 end ; a087b049acd0
4 row 2 column 2 ; 08c8b73c5ff4
4 march B3 ; 45b71e327dfa
4 B5 ; ad1b1099b1f5
4 use shinto_shrine ; 0836338e31cd
4 military=1 ; f547b49af0e3
4 march B5 ; 3593246aa119
4 C2 ; e89acdc29e62
4 develop way_of_the_sword ; 547a1ef55b5d
4 none ; 3214a7678003
4 conquer D5 ; 1e3ca835d0c5
4 C2=2 ; f450b585bfba
4 explore 2>D5 ; 59d99e386ed2
4 basic laboratory ; 7dca12fcf862
4 conquer D2 ; 77dc5a15da01
4 claim-market 2 ; 35c48ba023c1
4 goods market_papyrus ; 56c0186a4671
4 progress ; d94a03701596
4 progress ; 1eb9ff69ede0
4 progress ; 8cfd62dcbeab
4 use bushido ; 01e78ed8dcbf
4 conquer E1 ; 5a5beb1522fd
4 explore 2>D6 ; 83ebd1310992
4 end ; 7ba0fa3182ff
0 row 2 column 1 ; 7aa21431230d
0 progress ; 11d8bf192d49
0 use astronomy ; fc8178d9e3f4
0 explore 2>D2 ; 25f935bcd86f
0 explore 2>D3 ; b73cac9b41b2
0 use navigation ; 4efe9d54840c
0 stop ; 00b45f9d594c
0 claim-market 2 ; 61a4db2c312f
0 end ; a57e9eb3d4a2
3 row 2 column 2 ; 543e24d4c974
3 explore 2>F2 ; 623c8c99e4d1
3 use merchant_fleet.2 ; 3136067a0de9
3 conquer D5 ; ac29501a5aae
3 G1=1+E3=1 ; 9c0f40823f09
3 end ; 7dfe36fc8b81
1 row 3 column 3 ; 43406219c326
1 use shipyard ; 797bb362bc58
1 stop ; 211fb9692069
1 use forum ; 4f5617ad2387
1 shipyard@r1c3 ; 4ef715226e90
1 basic archery_range ; c5045d0d56f8
1 use cult_of_the_dead.2 ; 720b266f18be
1 basic workshop ; a3ba0adbd731
1 end ; 7079a94f7291
2 row 2 column 3 ; 0fdd2ca7a0db
2 explore 2>E5 ; df540c4ee518
2 reserved temple ; 33302e7f8b0d
2 post 2 ; f99da7ceaa69
2 use kilimanjaro ; 600b1a4dcb90
2 military=1 ; 9fad0d18caa8
2 explore 2>F4 ; 43649f90ff93
2 end ; 66ab3246ab27
4 row 1 column 1 ; 74d221ea05be
4 invest ; 0ddd8a077859
4 basic archery_range ; cfa102e2a1d5
4 explore 2>E5 ; 66dee9232d13
4 conquer D1 ; 7b75859421e9
4 end ; 3e013a281f75
0 goods market_timber ; 64738aa92184
0 row 2 column 2 ; 42d162cb64c6
0 basic workshop ; a4c3363ba3ab
0 complete F1 ; 3e69e50e922e
0 acquire railways ; d5ab8e3f805c
0 use imperial_academy ; a604d8972fb4
0 explore 2>C3 ; ad0ba7abce91
0 claim-market 2 ; ed0575c82eb3
0 goods market_spice ; 4373b76e4870
0 end ; 763f243e34da
3 row 1 column 1 ; 974359ea52e9
3 conquer C4 with warlord ; a7ec814cf8d4
3 G1=2+D5=1 ; a3c8140dc68f
3 use ironworking ; 4029355e02cf
3 1 ; 6ec58177c9a6
3 conquer E6 ; bf88e32e51a4
3 C4=1+E4=1 ; b594475d5016
3 conquer D7 with warlord ; bca40b8b0eb8
3 E6=1 ; 4b0bf1d88b32
3 use merchant_fleet.2 ; db1f355f9dc0
3 use great_wall.2 ; 3e1da8b0cb54
3 stop ; 4f2c1085e7d1
3 explore 2>G1 ; 9469f11540fb
3 develop democracy ; b0ceb7c655d4
3 merchant_fleet ; ca74b52295c4
3 military=2 ; 43802eb5b524
3 benefit tb_festival ; d751cb59bb5d
3 r3c3 ; 7a497101b681
3 conquer B4 ; 94bcf03c4d2c
3 end ; daa8132f6348
1 row 2 column 2 ; 318dc78b343c
1 conquer B3 ; 367316a5bdb1
1 0 ; 4611fafef46c
1 use cult_of_the_dead.2 ; de9f9e85f6eb
1 conquer C4 ; 588a27e9ce29
1 A2=1+B3=1 ; a095f1c6e814
1 use irrigation ; 41bbdcda678e
1 use archive_hall ; d30d31575fa7
1 2 ; 090546cf18a0
1 basic laboratory ; 2d38408470ab
1 end ; 1a755ecd3c36
2 row 3 column 1 ; e055f1b0146a
2 conquer E4 ; e0110f7bd2b9
2 F5=2 ; 0c7b056bc1bf
2 basic archery_range ; b4abacb67136
2 use thing_assembly.2 ; f95cf0f06149
2 progress ; 6e95ef5d2306
2 use kilimanjaro ; f18c931cc75f
2 production=1 ; cb2e9e1c60ff
2 conquer C3 ; 51868c337c3f
2 F5=1+E4=1 ; 827cda1e8d67
2 progress ; c8a53b3d4f40
2 basic archery_range ; 49c66eb337b4
2 end ; 9586b503544b
4 row 3 column 1 ; 30d01d705eb2
4 explore 1>B5 ; 7d743756c985
4 explore 1>A4 ; 7ab0168db777
4 explore 1>A3 ; 53b4a8def135
4 march D1 ; 4dc589ba762c
4 C2 ; caa3e1732fd0
4 conquer D5 ; efa9b458231e
4 end ; 0367547073d2
0 row 3 column 3 ; 43d4e0a46534
0 basic workshop ; 6e3404b2d203
0 invest ; 5585368438ec
0 conquer D2 ; 004c4f2edeab
0 develop confucianism ; ca0c8d4d47df
0 confucianism ; 41160d790bff
0 work_camp@discard ; e14952cc3d90
0 progress ; a57a30bafffd
0 use navigation ; 249206232e7c
0 explore 1>D3 ; bf4008cb3cea
0 benefit tb_festival ; 1155aac99a1a
0 r1c2 ; c8542eae8576
0 explore 1>C3 ; 4da6ca17e6ba
0 use astronomy ; 17ea61820f1b
0 post 1 ; 128441417a31
0 explore 2>D1 ; 87de6bd2857d
0 use oral_tradition ; 98119304018c
0 none ; cd082ff0f697
0 use railways ; 63922a1bbcc7
0 benefit tb_timber ; 7d52ca8475ea
0 stop ; f0afb95ff13f
0 acquire suez_canal ; 302e09074cbf
0 use banking ; 31ba2009ad49
0 2 ; c076db14ba5f
0 production=2 ; 0d1c8007801b
0 explore 2>C1 ; 47afe467d7d7
0 end ; ac7212b83175
3 row 1 column 2 ; 65365be66574
3 contribute artificial_intelligence ; ddfcaa51953e
3 explore 2>G2 ; 7b1ce9d48771
3 use merchant_fleet.2 ; 1748bace4c99
3 explore 2>F2 ; dbde14e4f1f4
3 basic laboratory ; dde320237e0d
3 end ; af72fb0b8bd9
1 row 3 column 1 ; 2c04f46cf30e
1 use cult_of_the_dead.2 ; a55d5cad2ce2
1 explore 2>B2 ; f87f9b0db456
1 conquer C3 ; d2a5ecda601c
1 A2=1+B3=1+C4=1 ; c5fd906524cb
1 use stone_masonry ; 4d37a4d73c48
1 progress ; 65b8a7479eb1
1 outpost C3 ; 7fae58365b38
1 contribute united_nations ; a54d61fb27b8
1 3 ; 65c27f2fc0fc
1 invest ; 681b661684b0
1 claim 2 science ; 8907bd4f3639
1 token science ; ec69219e21cf
1 end ; 4d2c068cabf1
2 row 1 column 1 ; 8ced28c73601
2 use kilimanjaro ; 61c96e8fa9a7
2 science=1 ; a061635d729c
2 conquer C4 ; 01e710acff2b
2 F5=2 ; 4ed1b228a097
2 use thing_assembly.2 ; 2b43ff49ff79
2 progress ; 36961fec57dd
2 contribute artificial_intelligence ; d10e8bc95ad1
2 explore 2>G4 ; dc9ab7861e80
2 contribute orbital_habitat ; 30297de665ca
2 2 ; 926075c6657d
2 develop sagas ; 3be3a9a3d2b4
2 production=2 ; 425d5a279a40
2 explore 1>E6 ; 832cc76ced0c
2 basic workshop ; 57edc8c8e854
2 end ; a13c1517ba06
4 row 2 column 3 ; 3da07dc7b4d9
4 conquer D7 ; d8abdc3467e6
4 explore 2>D5 ; 8a60fa58c655
4 progress ; b7e0ff181cc1
4 explore 1>A4 ; 687cfe83172a
4 explore 2>D6 ; 3f8042ea7a65
4 claim 2 science ; ecda877a0184
4 contribute global_peacekeeping ; 46c3177923e1
4 token science ; f6b27540c0d7
4 3 ; 975beb50a141
4 end ; 49961a4dda02
0 row 1 column 2 ; 9b5f98a14bf3
0 march D2 ; ba13cb2d9c15
0 basic laboratory ; 0159ab53ff5e
0 explore 1>D1 ; f3ce34a9be78
0 use railways ; 9eec4daec2ea
0 stop ; fdc6640bf548
0 use calendar ; 1ac01b266e94
0 production=1 ; 39e1ba0c10e8
0 3 ; 5cdf42fdf378
0 contribute orbital_habitat ; c4e5e6b10e91
0 4 ; f738ebaee49f
0 progress ; 893e11ab6a7e
0 progress ; b1be164f582f
0 progress ; 8137b09feeab
0 use forum ; a9c7e47c8e78
0 work_camp@r2c2 ; 3049db7e4d37
0 end ; 37d6f0899a1e
--- result
ending: last_round
places: 3 2 5 4 1

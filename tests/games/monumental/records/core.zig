Ziggurat record 1
game: monumental
rules: 1
seats: 2
names: player 1, player 2
setting map: 
setting civilizations: 
setting continuous: 0
setting automas: 0
setting advanced: 0
setting trade: 0
setting future: 0
setting reserve: 0
setting unrest: 0
setting natural_wonders: 0
setting quests: 0
setting heroes: 0
setting monsters: 0
setting renaissance: 0
setting cards: core
dice: ac3fc7130baeefb5379b092e4eab3af4
seed: ba76df152c3bc7e3b412e5dadbab0c60e85ceb7da3537f6957b58cbe637af838
--- moves
1 row 3 column 1 ; 089b3f950ffb
1 use agora ; 27d83eeb541e
1 stop ; 13351e293926
1 conquer D4 ; 97aecfbd29ff
1 1 ; 1401b9b6f049
1 1 ; 929421a25568
1 basic archery_range ; 2b9a6bfdd1b5
1 use forum ; 6ab29cda25dd
1 agora@r1c1 ; 9581dfef90c7
1 outpost D4 ; e91395a79710
1 conquer E2 with warlord ; 962e5309aed9
1 2 ; 06d4da047beb
1 conquer D2 with warlord ; fc271f4e9c65
1 2 ; 11c58771b26f
1 develop merchant_fleet ; d799cb70a6d7
1 explore 1>E2 ; ea00b9485c7c
1 progress ; c29075e4aa1d
1 conquer E1 with warlord ; ccd3bd7e6607
1 1 ; 789d956d4bc6
1 explore 2>D4 ; cc8f121194a9
1 use merchant_fleet.2 ; 9ed567c90e3e
1 explore 1>E1 ; 6aa1a0024c5e
1 march E3 ; 156526fd6fcc
1 D4 ; 9d6a4782759a
1 claim 1 production ; fad3678f7dfb
1 token production ; f37c4b71404a
1 end ; d4724bcbdd99
0 row 2 column 2 ; 74c41d68e7e3
0 acquire academy ; e30c7f66602a
0 explore 2>B1 ; 34f5428a1fc0
0 explore 1>B2 ; d3759183c69a
0 end ; c7405ca79a4e
1 row 2 column 1 ; 6cb563bd5e36
1 march E1 ; 154512c3030e
1 E2 ; 9fab80e46c18
1 progress ; 34829bebcbae
1 use merchant_fleet.2 ; b74e42ffd8c7
1 explore 1>D2 ; b2c8e6cd3fc9
1 claim 1 science ; 8183bce5b209
1 basic workshop ; 97674d3579c2
1 token science ; 7f340ede7393
1 end ; fbbec5bcc228
0 row 3 column 2 ; ce01a20569c4
0 explore 1>C3 ; 1f74f77c9ffc
0 use forum ; 733b64baa76f
0 library@r2c3 ; 6f50852f1dba
0 progress ; 1f36b1ef281d
0 explore 1>C4 ; 1a570b55a8b4
0 claim 1 production ; 077838378975
0 end ; d928f02428fc
1 row 3 column 3 ; eab6504268c7
1 explore 2>E3 ; 5f99c2fccae5
1 march E3 ; 89cc2eae4b06
1 E1 ; aaed7a5cffcc
1 use forum ; 7bc0b51665d6
1 work_camp@r1c2 ; 04cc3ef0ce8d
1 use natural_philosophy ; 2a80650a3827
1 1 ; e65b41c6c6b5
1 science=1 ; e23bba6c15d9
1 production=1 ; f306e8398a50
1 end ; 224706508272
0 row 1 column 3 ; 58c4f995469c
0 end ; f1225ccdce35
1 row 3 column 3 ; 5cbd3ecacdac
1 use forum ; 7f65f5bbc957
1 work_camp@r2c1 ; 3485cd4b9e14
1 acquire great_wall ; e0489084fd2e
1 explore 2>D3 ; aec5b5d63fbf
1 use merchant_fleet.2 ; c4b40a6a04f7
1 explore 1>E1 ; 9bdc20418c76
1 end ; f4ac7d075b69
0 row 3 column 1 ; 5c62c94a50c9
0 conquer B1 with warlord ; be6236501857
0 1 ; 0952fddd3c68
0 1 ; dedec6a62179
0 progress ; 41e08771616d
0 acquire writing ; 6eb093755844
0 token production ; 0e895e0081dd
0 end ; 077b7475f1c2
1 row 3 column 2 ; 182a1dbac6af
1 conquer D1 with warlord ; 43d5c9114e5d
1 E3=2 ; 36e25b19903d
1 2 ; fa009ad09402
1 conquer C4 with warlord ; 1c28a0714f6a
1 E3=1+D4=1+E2=1 ; bb4e860a68c6
1 2 ; d57f104b7a0b
1 conquer B3 with warlord ; bb8aa19c5d9c
1 D1=1 ; bf998f6617c8
1 1 ; 7f72517bcefd
1 use merchant_fleet.2 ; 55a97eae60c0
1 conquer A3 ; f7166178c691
1 E3=1+C4=1 ; 4a7637d8baf0
1 2 ; 452d6fdc9411
1 march A3 ; 431ece2a37ca
1 D1 ; b67eb818c5c7
1 march B3 ; 86c6e0b25946
1 A3 ; 3ef6db2cd7d6
1 end ; 3561d442629c
0 row 2 column 3 ; 19df4f9637ac
0 acquire great_library ; 32a37bf7ce5a
0 use forum ; 8dba6aa9452e
0 work_camp@r3c1 ; 10df5bf63816
0 end ; 3e940f8ab274
1 row 1 column 2 ; f37de7ef4705
1 use forum ; 03d90df64498
1 fort@r1c2 ; 3815204f0116
1 basic laboratory ; 560acb3e01b4
1 use merchant_fleet.2 ; 39182f12c7e5
1 use natural_philosophy ; f340f5dea58e
1 2 ; 4201b0d93421
1 military=2 ; 8199dda3d0c9
1 march C4 ; 515b52587a72
1 E3 ; 5f160ffec071
1 conquer A2 ; 972d5174b83f
1 A3=1+D1=1 ; 4204d4f9405b
1 1 ; a1ff1e7991fe
1 explore 2>E2 ; 1baa790646c1
1 end ; 8976cd90a06f
0 row 3 column 2 ; 2bad59c1ff4d
0 progress ; c6c0f804cf3b
0 acquire irrigation ; b7fc62853d50
0 march B1 ; 00998068a6d3
0 use red_sea_charts ; fcb67a5534aa
0 end ; 42aadb9f0b17
1 row 3 column 1 ; cbf8348e3f93
1 explore 2>E1 ; a99565906d74
1 use merchant_fleet.2 ; c5005867f202
1 acquire metal_casting ; 437f5cd7dc79
1 end ; be0abefcb6ce
0 row 1 column 3 ; 437abb61237a
0 use irrigation ; 1e21f1138576
0 complete B1 ; bcf2b1cf3667
0 use writing ; 42a67bfca381
0 progress ; 7764dcf7c625
0 progress ; 49597c7bee12
0 progress ; 02045ec80505
0 explore 1>C5 ; 0a5c92c4382a
0 use red_sea_charts ; 2aa11439cda9
0 claim-market 1 ; 2953cf232c50
0 use great_library.2 ; 49d1022f9a23
0 goods market_arms ; 1e5b865cf52a
0 use forum ; 2c8824461a11
0 writing@r1c1 ; d31a72dbe223
0 conquer A2 with warlord ; 0b837a4e73c1
0 conquer B3 ; 99e630c355a4
0 A1=1+A2=1 ; 3481124f1651
0 end ; 5d4000746599
1 row 3 column 2 ; d13a5c5afae5
1 progress ; 5401c1dc4a3b
1 use merchant_fleet.2 ; 9f56e5af86de
1 use forum ; 9fe39b707efe
1 laboratory@r1c1 ; fe8e4e8300de
1 conquer C5 ; df640071b690
1 1 ; 471c1d86a5f1
1 march C5 ; 6cbe35e3e266
1 D1 ; 29c268c743b0
1 end ; 0356763ad7fe
0 row 2 column 2 ; 3487bfd3304d
0 acquire angkor_wat ; eb15a4913341
0 conquer A3 with warlord ; bf4157a5a5fa
0 A1=1 ; e675d4ad6328
0 use red_sea_charts ; e47b234be74f
0 end ; b46ebef268a7
1 row 3 column 3 ; bf97e081a562
1 basic archery_range ; 2771a13f1560
1 use merchant_fleet.2 ; e0f46eca7b1e
1 explore 1>E2 ; d018ec23d582
1 end ; 621b78484f85
0 row 1 column 2 ; 8672a103db96
0 use great_library.2 ; 679440aebe23
0 use forum ; 6fa0e3324fd5
0 library@r2c3 ; ee1645f16b5e
0 basic laboratory ; f72118697ef0
0 explore 1>C4 ; ab1e3441f583
0 explore 1>D3 ; adbb5a323455
0 end ; 3f760793bed4
1 row 2 column 1 ; d0ecd035f7e8
1 march D1 ; e490f0545a14
1 D2 ; 1fae57943dcb
1 explore 1>D3 ; da83bce304a5
1 use natural_philosophy ; 83f5762789ce
1 2 ; db5b25a726d8
1 military=2 ; cecc49b8c22b
1 use merchant_fleet.2 ; 17768974f073
1 use metal_casting ; ce0b729d8b55
1 conquer B4 with warlord ; 6e5437590e08
1 E3=1+C5=1 ; dc3e75a1c246
1 2 ; 160d53fb74fa
1 conquer C3 with warlord ; e8280d7ab619
1 march warlord@C3 ; b90b67d7cef5
1 D2 ; c316ca3f894d
1 basic laboratory ; a793f240b571
1 explore 1>D2 ; 84ee9625ee0d
1 end ; c9184bb7379e
0 row 3 column 2 ; c4dca27fb980
0 conquer B4 ; 1e54a05661a6
0 A1=1+A3=1 ; 4a14e7604ce4
0 end ; 0bfcb389c4c7
1 row 2 column 2 ; 5194520833f8
1 use merchant_fleet.2 ; 5d4b53642253
1 explore 1>C3 ; 7dc0ab1474aa
1 use forum ; 5ab26f0e8cfe
1 library@r3c3 ; 3f81841dbde1
1 basic laboratory ; 6120a3831547
1 explore 1>C2 ; 5941f50e6f25
1 end ; 731679c876de
0 row 2 column 1 ; 660607a4a5c5
0 explore 2>B2 ; 3002ddf958eb
0 progress ; 3a2ab3c7f70b
0 use red_sea_charts ; 577f2d62dcbc
0 use irrigation ; 5042ccc2e27c
0 acquire university ; 6cd86648c076
0 progress ; 109717c01f97
0 acquire philosophy ; 24ef68030fc6
0 use university ; 1d2c42994b58
0 use philosophy ; 2c23a85dafd8
0 forum@r3c3 ; 68aa6609449f
0 end ; 356b89dc6918
1 row 1 column 3 ; e1dcf0c9a924
1 claim 1 production ; 261f6886426e
1 use merchant_fleet.2 ; 2b9f8bc877d5
1 conquer B4 ; f88dc531a08b
1 explore 2>D1 ; c9e2867a4c22
1 acquire engineering ; 49609bf845eb
1 outpost B4 ; 49778260bd1a
1 token production ; 5332ca9877e8
1 basic archery_range ; 7df18b4775c2
1 end ; 9d8478fd5083
0 row 2 column 2 ; 30ea15d9a53d
0 march B3 ; d21a8c87a086
0 A3 ; 49a4ec06faa2
0 use great_library.2 ; 06bf8664def0
0 basic laboratory ; 993f19a693de
0 use philosophy ; 6e23ee2fe5f9
0 library@r3c1 ; 0ee5fc228aa1
0 end ; 298d98bfa96f
1 row 1 column 1 ; 2802f16a1270
1 conquer C1 ; 14d1268750e8
1 1 ; 2918f2e9c4f3
1 use metal_casting ; 32337b2b85f4
1 use merchant_fleet.2 ; d75b570ada3b
1 march C1 ; 8d63290473c6
1 E1 ; ce06b95be639
1 use engineering ; fc70cc1ec143
1 use forum ; 1449fb2d5e1f
1 fort@r1c2 ; 60b4edc2cefe
1 complete C5 ; 5860af18e99c
1 use natural_philosophy ; 2fb41977e45e
1 0 ; b93537dbeeaa
1 explore 1>C3 ; fb741fd0c007
1 conquer B3 ; 359ffb1f7852
1 explore 1>C2 ; 820aadaa16ad
1 end ; 8f6be9827a43
0 row 3 column 3 ; 8f1d5713790b
0 use irrigation ; 3cca7eb7af39
0 basic archery_range ; 8509f5f82aff
0 use red_sea_charts ; 16f6b96f8e87
0 progress ; 4a232248d0b1
0 conquer B3 ; a79b410f69a2
0 A1=3 ; b262e4489810
0 develop gifts_of_sheba ; c8fe4efcb0f7
0 explore 1>D2 ; 9e13d8855d89
0 outpost B3 ; 535696c6d55e
0 end ; ba41f5ba46bb
1 row 2 column 3 ; 7c048560a965
1 basic workshop ; 332ae9095eee
1 use merchant_fleet.2 ; 9230b12099ad
1 progress ; fbf78883cabe
1 march E3 ; c84a8de20f97
1 C5 ; 7c5a0a6dd760
1 basic workshop ; fac8942dd26a
1 march C5 ; a056bc25803e
1 D2 ; 55fce83022e5
1 end ; 34a434c594f6
0 row 2 column 3 ; 9098dc91ba4b
0 end ; 6844abf485ab
1 row 3 column 3 ; 8999889e4550
1 end ; d048af4257fc
0 row 3 column 2 ; f8c0b4cdd469
0 use great_library.2 ; 7561b3d57082
0 acquire internet ; bcc0f1958593
0 conquer C1 ; b066f54abf8e
0 A1=3 ; e942afde5b9e
0 outpost C1 ; 007560e69920
0 end ; 3722ec8d7a2f
--- result
ending: last_round
places: 2 1

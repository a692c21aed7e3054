Ziggurat record 1
game: monumental
rules: 2
seats: 3
names: player 1, player 2, player 3
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
setting renaissance: 0
setting cards: all
dice: 4c8544436fa15ad1290a9bc89e41d1cc
seed: 254b8c8d1369e18a7f108891a50538ab3e2c09b36cf44afd4ea43b417dc401c4
--- moves
0 q_markets+q_blitz ; eb07466044ea
1 q_lawgiver+q_forts ; c278dfcf25d7
2 q_architect+q_coast ; b77c468062f6
1 row 1 column 2 ; 77f058db3887
1 acquire meroe_pyramids ; 68e9351a6cea
1 invest ; 49fa43f02bbd
1 explore 1>E4 ; 957ef780c028
1 end ; 8fedf360e122
2 row 3 column 2 ; 6be2cede060a
2 acquire abu_simbel ; af0e6143240a
2 conquer B3 ; ae232ccefac8
2 2 ; b6c268ace44c
2 supply ; 6fdc1e90ffcd
2 conquer C2 ; 2be48c013a33
2 B3=2 ; 3ac94e5bab62
2 supply ; 3979ad24e836
2 develop cattle_wealth ; 82e71d59f36e
2 march warlord@B2 ; 6e733600e602
2 B3 ; d5b5633d0513
2 end ; 7e464203c5c1
0 row 2 column 2 ; fc4e0782e7f8
0 conquer G2 with warlord ; 121bc48bf93c
0 1 ; 82c688dec38b
0 march warlord@G2 ; fcbe19c01375
0 acquire great_wall ; f7247af48004
0 benefit tb_scholars ; 97c3d1a05bf7
0 conquer E2 ; 78c97fd20641
0 use longship_yard ; 957768804bc2
0 explore 1>F1 ; 2418d7f1ff33
0 explore 2>E1 ; db8d184208d2
0 acquire oral_tradition ; cdd5e4bfd182
0 develop thing_assembly ; aa9be00d25ee
0 science=2 ; 54f1f3ef9a53
0 claim 2 science ; 741634977d55
0 use thing_assembly.2 ; 9889f9ab6acd
0 claim 1 production ; eab5c6903be1
0 token production ; b4d99d520296
0 progress ; 6008e6773d30
0 token science ; c0dd0b777b74
0 basic workshop ; cef5fab48383
0 end ; 226d8ef3ef5f
1 row 2 column 3 ; 3253206d8182
1 conquer C4 with warlord ; f9f9c8d3ebc2
1 2 ; 3cc181be7216
1 use agora ; c55f9338c1bd
1 stop ; 22cc6a862f70
1 conquer E5 ; 1704590efcae
1 D5=1+C4=1 ; 3f7c25050177
1 2 ; 59d63bf0efad
1 use natural_philosophy ; bf0d12491fdd
1 3 ; fe55401fa6ed
1 production=2+science=1 ; 21c4335da755
1 production=1+science=1+military=1 ; b85e442c6c64
1 complete E5 ; f39a2bd005b6
1 claim 1 science ; 429848869825
1 end ; 3ef9d030b58d
2 row 3 column 1 ; 13483af75a68
2 conquer D3 with warlord ; e5f71c8dfe3c
2 none ; 516b8c2f8483
2 use cattle_wealth.2 ; c046485551c9
2 end ; fe22bea00931
0 row 2 column 1 ; 27b278093bc4
0 conquer F3 with warlord ; 4bb18edb1420
0 2 ; f909a0de8fdc
0 conquer F1 ; de562296d3b4
0 F2=1+F3=1 ; 72e2c547f481
0 2 ; 235e187fc0e0
0 use thing_assembly.2 ; 958a31531495
0 acquire marketplace ; 3f9638241cdf
0 use seafaring ; c7660d8ac1fd
0 2 ; e7840ffc5036
0 F1 ; c433af98ee74
0 G2 ; 66b4c34a594e
0 stop ; 99062092d25f
0 explore 2>E2 ; 55dfbe76b212
0 claim 2 production ; a2c32399889a
0 end ; 92a752879fe1
1 row 1 column 1 ; 1f759ce34699
1 use meroe_pyramids.2 ; f31e8dbcfc72
1 conquer D4 ; 63b337610ae9
1 D5=2 ; 1a4cf734095d
1 1 ; daecf550361f
1 explore 1>D5 ; cbe4d3fb849b
1 token science ; c4a93e12c759
1 reserved ironworking ; 288c8f66e21f
1 end ; b30062d9d1d0
2 row 1 column 1 ; be120157c9a6
2 progress ; de49daba56f1
2 conquer E2 ; 0531c386d00a
2 B2=2 ; 56ae9f5c2cbe
2 supply ; 03dc1e74032e
2 march C2 ; 8b56793b9ceb
2 E2 ; c4b419b6b044
2 use forum ; 9decff0f952a
2 forum@r1c3 ; 7fe715ccf189
2 use cattle_wealth.2 ; 937453a17e0f
2 outpost E2 ; 36309bcc46a7
2 end ; 4317b84db9c1
0 row 2 column 1 ; 6bda89222530
0 use marketplace ; 1cc1c8e3e65f
0 acquire navigation ; 0bf715cb81e8
0 token production ; 7d1b5d446a61
0 use longship_yard ; 37535a84db28
0 explore 2>E1 ; 683f90d8345a
0 explore 1>E1 ; 437bf0c4f4b0
0 explore 1>F1 ; 17c474b61b72
0 march G2 ; 00b8af6e45c2
0 F3 ; ef6122a7e2bd
0 end ; 9216205a36a5
1 row 3 column 3 ; 9d3140067429
1 acquire freedmens_quarter ; fb8d73ea3979
1 use natural_philosophy ; 7b04dcc9ad64
1 0 ; b74e5d4ba7c6
1 use forum ; d7eb1cb3c3b2
1 ironworking@r1c1 ; c4bb59c3e3f1
1 end ; f82bf8a62209
2 row 1 column 2 ; 013274d45a46
2 conquer C3 ; 3eb41d4ae4fc
2 2 ; cf5734434379
2 none ; 0420f6599345
2 conquer A2 ; 2989e1b81e23
2 B2=1+C3=1 ; 872cfeaa4bcc
2 1 ; b50e7c00cd49
2 E2 ; fcf9464d2050
2 complete B3 ; 03ee7c1c7918
2 use cattle_wealth.2 ; bebc62abca81
2 acquire temple_of_yeha ; b6cc3a51db38
2 end ; 5900c49c588a
0 row 2 column 1 ; bd187f9b470d
0 use navigation ; 643614913a9a
0 stop ; 3900606fd271
0 explore 1>F2 ; b51f6cd2c079
0 basic workshop ; 7433b4660fcc
0 end ; 7da13638c412
1 row 1 column 3 ; c1588648a07d
1 acquire angkor_wat ; 8a4eaa12e42e
1 conquer E3 ; f5366b8d6c89
1 D5=2+D4=1 ; b8e73827e31e
1 2 ; c649e3468051
1 science=4 ; f9f782ec5a0e
1 use natural_philosophy ; e2f69daea6eb
1 1 ; bec75d1bfb4f
1 military=1 ; c2fe6378ab31
1 explore 1>D6 ; 06f346200f4a
1 outpost E3 ; 7e54dc52fe39
1 end ; 6f861f92a464
2 row 3 column 3 ; f563188d6216
2 explore 1>C1 ; e9889da7ad61
2 invest ; cdb350181f13
2 use age_grading ; 113b41492fbb
2 unrest@discard ; 3c61c1a02b48
2 use cattle_wealth.2 ; 0787658aaf9d
2 end ; 2fcdefb8754a
0 row 2 column 2 ; 8c700eab9218
0 basic workshop ; 986f925b4887
0 explore 2>D1 ; c09fb2f5937a
0 end ; 237d84ef107c
1 row 3 column 1 ; f9f66b44a427
1 use meroe_pyramids.2 ; 6a4db4a5cece
1 basic laboratory ; c94b45e5ca54
1 conquer C5 ; d93a6ba0d530
1 D5=1+E5=1 ; 347124033f8b
1 1 ; 66e67a57f8a8
1 explore 1>E5 ; 23ee5efc86dc
1 claim 1 production ; d0b4dde0bdf0
1 end ; 419cecaecdba
2 row 2 column 1 ; 79263ced3da2
2 conquer D2 ; 66ee1e7b95a0
2 B2=2+A2=1 ; c92573d6f889
2 2 ; 9567d315367f
2 A2 ; 5e44f7109494
2 conquer B1 ; 5533c32bc714
2 B2=1+C3=1 ; 37a59209afd8
2 B3 ; a2d6c4597d78
2 explore 1>D2 ; f32b977a2fb5
2 use cattle_wealth.2 ; cd1268c591e2
2 basic workshop ; d2402e6085b9
2 benefit tb_gold_dust ; 5789c3901942
2 invest ; 1e73cccd465d
2 conquer C4 ; 24ff7c68f367
2 B1=1+D2=1 ; 874b01ecb2ac
2 D2 ; a97e0d359d90
2 end ; 191de7ea48c1
0 row 3 column 1 ; 501023a0ea19
0 acquire madrasa ; d72377fb8161
0 explore 1>E2 ; 5b8fcd692dcc
0 claim-market 2 ; c63166aeec61
0 march warlord@F3 ; 6700cd95af94
0 F1 ; 2e71c66db21f
0 goods market_timber ; f8f7d087eeb4
0 reserved academy ; 54491caba042
0 end ; 11a0c3b21949
1 benefit tb_envoys ; 342fd0ee1ddb
1 1 ; 693040402a67
1 token production ; 7fabc7584223
1 row 1 column 2 ; 3126eefe4284
1 conquer F3 ; 85a0d9623016
1 D5=2 ; faadcaf05759
1 reserved caravan_routes ; f5afa4ec9656
1 use forum ; 34c2429e94d3
1 laboratory@r1c1 ; 458915e4f8aa
1 use agora ; 92f4eb53ad26
1 stop ; 6bb7e6a29ba9
1 progress ; e0b2cf743e83
1 end ; a35593d667d1
2 row 1 column 2 ; 2be23f678139
2 develop horns_of_the_bull ; 9d027b07b132
2 C4 ; d13976b3e587
2 E2 ; bf2cd6075256
2 E2 ; b5735c9ff0b9
2 C2 ; ec1c90be1275
2 conquer D4 ; 9da1f54f1d34
2 B1 ; 4e6afd386e4d
2 greek ; c7efcebe51aa
2 use lake_tanganyika ; 757cb9205b67
2 production=1 ; 507d25033127
2 basic archery_range ; ae53e0f527d3
2 march D4 ; fb943eddc13c
2 benefit tb_gold_dust ; f30b9e87f288
2 C3 ; 4224f10e662c
2 invest ; 463d2b783b17
2 use cattle_wealth.2 ; 5afe146fc6a0
2 acquire university ; 36cc4243b740
2 explore 1>D3 ; a9e177a631e8
2 explore 2>C2 ; 194c5a1c9c12
2 claim 2 production ; a60255ff313f
2 token production ; 3df94365da20
2 end ; 10abbbc6abf5
0 row 3 column 2 ; d10c07141cf2
0 use longship_yard ; 3423c1df1bc6
0 conquer F3 ; 1fb7610bc1e4
0 F2=2+F1=1 ; 0c622305ba74
0 outpost F3 ; f496b023385d
0 use thing_assembly.2 ; 9526864b4d39
0 use seafaring ; 331bc2bf3cb9
0 2 ; 8545d03219c3
0 F2 ; f855f206d13b
0 F3 ; 0e30c6cc4cee
0 stop ; f02bc2910248
0 basic laboratory ; b7e2e4a209a4
0 progress ; 8a6e860a4cd0
0 progress ; 865389a77f82
0 use navigation ; 8e61514269d0
0 stop ; 8dc04f35cc20
0 end ; a6ae33309aa9
1 row 2 column 2 ; 75be922f1178
1 use meroe_pyramids.2 ; 8edcf04a80e9
1 explore 1>E4 ; aaef520ca6ec
1 progress ; 5623f05bb1b9
1 explore 2>D4 ; d6c9bbf5d94d
1 use freedmens_quarter ; c6672469f46a
1 unrest@discard ; 3ee134023c0c
1 claim 2 production ; cc97b2d72987
1 end ; 70ee8a8cedf6
2 row 2 column 2 ; 6dfc745e3edc
2 use cattle_wealth.2 ; 3e300a80aec6
2 end ; ba60feb86487
0 row 1 column 3 ; a77a067060f6
0 use marketplace ; 06ff99e9747e
0 explore 2>E1 ; 6d2cdc051f66
0 use forum ; c3aabd5fa772
0 oral_tradition@r2c2 ; 1be8f301b2bb
0 basic workshop ; 1b4063153ed0
0 progress ; 607183cf2386
0 end ; a5dc14bf014f
1 row 2 column 2 ; e046be66d943
1 token production ; 35a988351fe5
1 acquire castle ; 20f120d04186
1 conquer C4 ; 6a92f8919913
1 D5=1+C5=1 ; eb5baaccf344
1 use agora ; 92575ca01f2d
1 explore 1>D4 ; b9e794934c1f
1 post 1 ; c7af80a67efa
1 end ; e2814999ced3
2 row 3 column 1 ; aca3213d4bf6
2 basic laboratory ; a414ffa1db82
2 end ; 16613abd634e
0 row 2 column 2 ; dc17ea758bc2
0 acquire aviation ; 55ad11a5bbab
0 end ; 24452814f98a
1 row 2 column 1 ; 3d8e3a70d015
1 use forum ; 245ed37832a3
1 library@r2c3 ; 19977185e56c
1 conquer D4 ; 6679f6968a56
1 D5=1+C5=1 ; 2d8e530c7b1d
1 end ; a32377f422be
2 row 2 column 1 ; c7c5fdd0119b
2 use cattle_wealth.2 ; 87859c989101
2 basic laboratory ; dd8bf470d2b6
2 end ; b5e0891910f8
0 row 3 column 2 ; e371a85ef15c
0 contribute global_peacekeeping ; 16dffc4b019e
0 use seafaring ; 77bbcfd3c3a0
0 2 ; 3b9ba56c3386
0 stop ; 6d32514d971f
0 use aviation ; 1e27ed28561a
0 stop ; 386473dd3958
0 use navigation ; 703f82db0a5c
0 explore 1>D2 ; 723344383e88
0 explore 1>D3 ; 29c42ddb5b06
0 use longship_yard ; a9567589de9d
0 conquer F4 ; 39a7f0b4b6c6
0 F2=3+F3=1 ; 279fbb64af96
0 1 ; 24959637b5ec
0 basic laboratory ; 6791eeeef940
0 use thing_assembly.2 ; 69ff1ca2c083
0 complete G2 ; 564bc0087f6e
0 conquer E3 ; 49c8f484065a
0 F2=3+F4=1 ; 8086103b0bea
0 contribute united_nations ; 983be4aa7894
0 outpost F4 ; 3bf74d556474
0 end ; c5e74052a2dd
1 row 3 column 1 ; 1edacc31a0d6
1 use meroe_pyramids.2 ; f342252edd5e
1 explore 2>D6 ; 34b8e608dea4
1 use forum ; 1a1d2fb2c8de
1 castle@r1c2 ; 954ec49a4f0c
1 basic archery_range ; a3b98de4e154
1 contribute artificial_intelligence ; f2f3681f8031
1 end ; f245e5df77cf
2 row 2 column 2 ; c4ddbc3ffc84
2 march C3 ; 36928b3e167f
2 B3 ; 94d90d52980d
2 use cattle_wealth.2 ; 27676b8ce5d8
2 contribute artificial_intelligence ; 058dbb8d4f86
2 2 ; 775f18585a70
2 contribute artificial_intelligence ; 870675650533
2 2 ; 93327c2e52bc
2 basic workshop ; d81964af3fe3
2 basic laboratory ; 980d262f8cb0
2 contribute united_nations ; a04807077ba0
2 end ; b0d48df7df1a
0 row 3 column 3 ; 1014117c0a1a
0 contribute global_peacekeeping ; 618ba37dc276
0 1 ; f884cb54a5e0
0 use forum ; fee39af1433e
0 fort@r1c1 ; 5d85dd1b3442
0 acquire statue_of_liberty ; 8624bcb4b9ec
0 end ; 8ae72ca42c7d
--- result
ending: last_round
places: 2 3 1

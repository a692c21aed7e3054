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
1 row 3 column 1 ; 0d001a23c242
1 use agora ; 686c98d7c526
1 stop ; 2afe0efd8ac3
1 conquer D4 ; 0d186077c863
1 1 ; e68dbd4b6203
1 1 ; a0f12539d25d
1 basic archery_range ; 00bd22108d3a
1 use forum ; 5951d243083b
1 agora@r1c1 ; d6ea1df11c45
1 outpost D4 ; 820a37a18b08
1 conquer E2 with warlord ; 8b9e0983c3f6
1 2 ; 9e173176f2c5
1 conquer D2 with warlord ; 38c307c58a51
1 2 ; 5687b1a1f156
1 develop merchant_fleet ; 9b8ca4bb17b6
1 explore 1>E2 ; 89ebb13cb8d9
1 progress ; 0acced6e659f
1 conquer E1 with warlord ; 410bf2a3ff7c
1 1 ; 9fbf4d50fcac
1 explore 2>D4 ; b16ae4a7fa47
1 use merchant_fleet.2 ; 23d1e8a1e427
1 explore 1>E1 ; 7e0c7e1d3fcd
1 march E3 ; f3d4b7503224
1 D4 ; e13f4d388a60
1 claim 1 production ; a31deebc8272
1 token production ; 0eabb1ae53ec
1 end ; 189984844f8d
0 row 2 column 2 ; 69b25be2f1b8
0 acquire academy ; 0faa27708add
0 explore 2>B1 ; 0017993ea825
0 explore 1>B2 ; c3ba4b38bf6a
0 end ; 100fe14c6a54
1 row 2 column 1 ; e2a8a8f0ab06
1 march E1 ; 569d7f9d3bb4
1 E2 ; a6cc9585af9e
1 progress ; 0a9b6aa8b12b
1 use merchant_fleet.2 ; 77ab199bad45
1 explore 1>D2 ; 6edab9280072
1 claim 1 science ; fa86526cc3f5
1 basic workshop ; a41d77713175
1 token science ; e1d3d462aa1a
1 end ; 1acd5ead0209
0 row 3 column 2 ; 7be734cd8ec9
0 explore 1>C3 ; ae069dd21e5b
0 use forum ; 5e6f416c8a6c
0 library@r2c3 ; 5ec5e1728311
0 progress ; f2907e310eb2
0 explore 1>C4 ; b9b183a0ca4f
0 claim 1 production ; e1b53f5d9c0e
0 end ; b273fbf1cc52
1 row 3 column 3 ; d042d661cfb7
1 explore 2>E3 ; b18a6971892a
1 march E3 ; 35f3c1138540
1 E1 ; d08719c988d3
1 use forum ; d5258160f52f
1 work_camp@r1c2 ; 13c59834a2ed
1 use natural_philosophy ; 7ef165e36ed7
1 1 ; 09d58c5b7b76
1 science=1 ; 48463b2b7b5e
1 production=1 ; 65ef4838010a
1 end ; e6adf24c8e57
0 row 1 column 3 ; 17f98c85893a
0 end ; 4129e8f78419
1 row 3 column 3 ; 1cea3ceffe72
1 use forum ; 188cfbaae3f1
1 work_camp@r2c1 ; a8d0d806d545
1 acquire great_wall ; 71ab6baf3837
1 explore 2>D3 ; 6c40d2bb815b
1 use merchant_fleet.2 ; 89ede93297c3
1 explore 1>E1 ; eb2313e8d7da
1 end ; f47f28b8baa5
0 row 3 column 1 ; 42450e01489e
0 conquer B1 with warlord ; 5c4e72f8637c
0 1 ; 8424544e643f
0 1 ; cbea3b14da1e
0 progress ; 753e55d1ff03
0 acquire writing ; 00eed7b60658
0 token production ; fad1ab3b59c9
0 end ; a873a0013b76
1 row 3 column 2 ; 54d139bf009e
1 conquer D1 with warlord ; d1dae081a7b8
1 E3=2 ; 6e8e0e295fff
1 2 ; 54b547b62b2a
1 conquer C4 with warlord ; 02fb83a40d9b
1 E3=1+D4=1+E2=1 ; bb2573917217
1 2 ; 28942e7dda60
1 conquer B3 with warlord ; f5d4d1965128
1 D1=1 ; 462777375ff3
1 1 ; c9f91921674b
1 use merchant_fleet.2 ; e3de1803c991
1 conquer A3 ; 8788cb35a817
1 E3=1+C4=1 ; af6684e99bdd
1 2 ; e3cd5b64f143
1 march A3 ; 9a30d29754b7
1 D1 ; 9f6d71995ed4
1 march B3 ; 8a4c1ad02662
1 A3 ; a09a1d0477f3
1 end ; 40d65276ce7d
0 row 2 column 3 ; c59637a9657e
0 acquire great_library ; 747235b5a09f
0 use forum ; 8ed34bfc4ba3
0 work_camp@r3c1 ; b897d8d42b8d
0 end ; e259b6f28453
1 row 1 column 2 ; e55ccc2894c6
1 use forum ; 1245696b7ea2
1 fort@r1c2 ; 2d38a9c80612
1 basic laboratory ; 2d71aa77153a
1 use merchant_fleet.2 ; 7fcfe066b2c8
1 use natural_philosophy ; 9746e979a83b
1 2 ; a8d6ae50da5f
1 military=2 ; 329364b9dcbd
1 march C4 ; 3b9fa7884ee5
1 E3 ; f286fc81ab94
1 conquer A2 ; d27a15ab2c15
1 A3=1+D1=1 ; e08155fe7050
1 1 ; 40438efaa28f
1 explore 2>E2 ; 4160c9867e2b
1 end ; f6a90c0bc34c
0 row 3 column 2 ; 9c587cefc57e
0 progress ; 4845bd935c07
0 acquire irrigation ; 123c4b250497
0 march B1 ; 9322a6ee77a3
0 use red_sea_charts ; 4587f42962d9
0 end ; 46f6128fe2fb
1 row 3 column 1 ; bb19ac53ddc6
1 explore 2>E1 ; 89c3ef81db75
1 use merchant_fleet.2 ; b70af1a4737d
1 acquire metal_casting ; 18c0f9c59f09
1 end ; 0851fca45c0e
0 row 1 column 3 ; 692e9ba50b68
0 use irrigation ; 86efc5ce41e8
0 complete B1 ; 01345845e425
0 use writing ; 4e4bad18a868
0 progress ; a0262029e8b2
0 progress ; 8365640e6645
0 progress ; 584408ca89cf
0 explore 1>C5 ; 384ea1114410
0 use red_sea_charts ; 61a98eb80b7f
0 claim-market 1 ; f6d43f87ef56
0 use great_library.2 ; f33a35fe472f
0 goods market_arms ; 9a9890d3b167
0 use forum ; 4c604187c4a6
0 writing@r1c1 ; d44faf58eb20
0 conquer A2 with warlord ; d63190e98331
0 conquer B3 ; a4f92107b8bc
0 A1=1+A2=1 ; 7e587fd56069
0 end ; 831f9c8c5059
1 row 3 column 2 ; 948fc3733c67
1 progress ; 74918b73d811
1 use merchant_fleet.2 ; 5f2065bc8d68
1 use forum ; bf827d15b03a
1 laboratory@r1c1 ; fba47ca9d6c6
1 conquer C5 ; f099c4ba361e
1 1 ; 18efdb3618f8
1 march C5 ; f755a3b7dda9
1 D1 ; c15853149827
1 end ; 969d1758fec0
0 row 2 column 2 ; 5528b6d55c4c
0 acquire angkor_wat ; a459a67918a3
0 conquer A3 with warlord ; b5731ef07fee
0 A1=1 ; 354f1580cbb0
0 use red_sea_charts ; 6edaf7310c8a
0 end ; 771efe526f07
1 row 3 column 3 ; e80b45b7a26c
1 basic archery_range ; f247f656d470
1 use merchant_fleet.2 ; 19dc3366d07d
1 explore 1>E2 ; e2d6ab5f9764
1 end ; dfedeb9376b9
0 row 1 column 2 ; 67773eecbf36
0 use great_library.2 ; 58bb39add24b
0 use forum ; e198239dfbbf
0 library@r2c3 ; 6c9f1a1ed8d1
0 basic laboratory ; e89b1d32fdd6
0 explore 1>C4 ; 5340f35be7ae
0 explore 1>D3 ; ff1104702e58
0 end ; 09b0d8dc0485
1 row 2 column 1 ; 678ab219c99c
1 march D1 ; 502e48134384
1 D2 ; 0a204b0453c3
1 explore 1>D3 ; 197db25da5ca
1 use natural_philosophy ; 76acc19d921c
1 2 ; 9d44c43c38d9
1 military=2 ; 79d259fd410a
1 use merchant_fleet.2 ; bed516209a91
1 use metal_casting ; 35a6819a6aea
1 conquer B4 with warlord ; 270a3ad98a27
1 E3=1+C5=1 ; aa4f2f67664b
1 2 ; d57f1955ffdd
1 conquer C3 with warlord ; c8646cab82aa
1 march warlord@C3 ; 5cd5b78fee83
1 D2 ; eb91cca32306
1 basic laboratory ; 3f94f659a94a
1 explore 1>D2 ; bf6aee9d1dac
1 end ; 0b1995a99391
0 row 3 column 2 ; 333e605526ec
0 conquer B4 ; 26c2f6ee9373
0 A1=1+A3=1 ; 81813edf6eae
0 end ; 3cafa5152420
1 row 2 column 2 ; aab0bb6fa54e
1 use merchant_fleet.2 ; f331a3abdb81
1 explore 1>C3 ; 15bd894f9a5a
1 use forum ; 932e650031bf
1 library@r3c3 ; 0cf8f57e7ead
1 basic laboratory ; 7f52d419d9ea
1 explore 1>C2 ; e6f6f3c76dbb
1 end ; 911ddc0c0f13
0 row 2 column 1 ; c53a70cb50f9
0 explore 2>B2 ; 245b514484e4
0 progress ; d98d7a3c3433
0 use red_sea_charts ; 3b42f5f43f8f
0 use irrigation ; 8ebce1d5fdf5
0 acquire university ; d3137b080807
0 progress ; 11e6d7a46711
0 acquire philosophy ; 470d9ff18920
0 use university ; 11050816134d
0 use philosophy ; e3da7586b73b
0 forum@r3c3 ; a15219879929
0 end ; 82ed7c561edf
1 row 1 column 3 ; 76a46d1b75ec
1 claim 1 production ; 1e0a0f7e12bb
1 use merchant_fleet.2 ; 14bb7f0dd788
1 conquer B4 ; f161f618d7d3
1 explore 2>D1 ; 45152ff63688
1 acquire engineering ; 37540c073920
1 outpost B4 ; 63643d96c0d3
1 token production ; 3ef5c68e1035
1 basic archery_range ; 9a01c2b8c304
1 end ; 1b2592752140
0 row 2 column 2 ; ea3f41d06c26
0 march B3 ; eaf8fc4160b1
0 A3 ; 137931d58401
0 use great_library.2 ; 8afd18695f11
0 basic laboratory ; 21432eb8d2b0
0 use philosophy ; bc8d5fc8407a
0 library@r3c1 ; 15130bf5bb94
0 end ; b62323c1db38
1 row 1 column 1 ; d9905566aad4
1 conquer C1 ; 94d555926ed7
1 1 ; 4ec0d86f3da5
1 use metal_casting ; 4a0198320855
1 use merchant_fleet.2 ; c9c00e807cb4
1 march C1 ; 77ae3fa170fb
1 E1 ; 7d34d57eb868
1 use engineering ; 164774b1445a
1 use forum ; d0db96b4ae1b
1 fort@r1c2 ; 1aa9fa44369f
1 complete C5 ; 08587bea339b
1 use natural_philosophy ; bd64ae122e1f
1 0 ; 05169f8dd71d
1 explore 1>C3 ; 8c2bad4d3d30
1 conquer B3 ; 422c54596004
1 explore 1>C2 ; 3f108e618111
1 end ; 976aeb3dc59e
0 row 3 column 3 ; bfb9fb79aa2a
0 use irrigation ; 2ef01a4967ad
0 basic archery_range ; 3b10b21f1cf3
0 use red_sea_charts ; a2fd344079b8
0 progress ; 017ab82a0583
0 conquer B3 ; 7e0e5a66f01c
0 A1=3 ; d30d8991a421
0 develop gifts_of_sheba ; e4317496bfab
0 explore 1>D2 ; 3d7751dbeb08
0 outpost B3 ; 24bb658f8d67
0 end ; 41994dc67b77
1 row 2 column 3 ; 6031accc03c2
1 basic workshop ; b5314ab1b08a
1 use merchant_fleet.2 ; f00c29925ec8
1 progress ; 9bca19a860c3
1 march E3 ; 155015fc7a79
1 C5 ; 2d0f62dc72f9
1 basic workshop ; 71d065b16da9
1 march C5 ; 9b20a8a54e1c
1 D2 ; 1d8d47a6668f
1 end ; 0be3fa407a64
0 row 2 column 3 ; 027a016f737a
0 end ; 74ff0924057a
1 row 3 column 3 ; a8e320c8cce4
1 end ; 2999d57f9b54
0 row 3 column 2 ; 5430b3658939
0 use great_library.2 ; 53f2b73f6772
0 acquire internet ; db64148b337d
0 conquer C1 ; 0c3d7fc4e1e9
0 A1=3 ; ed6f3223c037
0 outpost C1 ; 9d4864aeeb36
0 end ; e3b4ea6278d2
--- result
ending: last_round
places: 2 1

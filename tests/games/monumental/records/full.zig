Ziggurat record 1
game: monumental
rules: 1
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
0 q_markets+q_blitz ; 107b6cfa19e9
1 q_lawgiver+q_forts ; 2f6673daf069
2 q_architect+q_coast ; c7a207a63dd9
1 row 1 column 2 ; 1fde6428443d
1 acquire meroe_pyramids ; ee080d7bf8f8
1 invest ; 7bb03bb85a92
1 explore 1>E4 ; fd975c8a9a88
1 end ; bf5d5bf4d1f6
2 row 3 column 2 ; 0a322f336ae9
2 acquire abu_simbel ; 16b0823964ce
2 conquer B3 ; b76deebbf8d0
2 2 ; d8fd4a4d7b30
2 supply ; 61534ff04649
2 conquer C2 ; ca7e01a8174e
2 B3=2 ; d56c07424687
2 supply ; 5674e4076e78
2 develop cattle_wealth ; 8d0e86fb7f88
2 march warlord@B2 ; 97aa774975f3
2 B3 ; 35d45b13f8e2
2 end ; ec0c2adfc7c9
0 row 2 column 2 ; 3ab22ccab875
0 conquer G2 with warlord ; 85e395e5f1a7
0 1 ; ecbbe192937e
0 march warlord@G2 ; 94d7485bd13a
0 acquire great_wall ; de1345838226
0 benefit tb_scholars ; 239ba7cb516e
0 conquer E2 ; 66226e699331
0 use longship_yard ; 09a2cc590a2a
0 explore 1>F1 ; 65adc5aa67da
0 explore 2>E1 ; cb1e6381a1a4
0 explore 1>G1 ; 0d727c0efb01
0 develop thing_assembly ; c23b626e9ca4
0 science=2 ; 0627cc555996
0 progress ; 3a531bc9721d
0 claim 2 science ; 88dd8a910aff
0 invest ; 8655d67d7556
0 use thing_assembly.2 ; 15bf5a343808
0 acquire oral_tradition ; f8e5cbb25d1a
0 token science ; 9cc2ba294d11
0 basic laboratory ; 49048b3c1f32
0 end ; 6a8321593f53
1 row 2 column 1 ; 5285aa8858aa
1 conquer C4 with warlord ; f95d6ae8582b
1 2 ; ce7f72b12cdf
1 complete C4 ; cab28503a88d
1 conquer C5 with warlord ; 3a63e3ff7c02
1 2 ; 93d4ccfb6f49
1 claim 1 science ; b9be7091999c
1 benefit tb_envoys ; 39a465ce0c3f
1 end ; 98e0ee2c4018
2 row 2 column 3 ; f54ef5d0f3ee
2 conquer C3 with warlord ; 503ae9c680b2
2 B2=2 ; 98a4241d1527
2 1 ; 6ebaf1dc60cb
2 supply ; e39581b11a3f
2 no ; 2401fd461a4c
2 use cattle_wealth.2 ; a6af749b43cf
2 end ; 26033286b0c8
0 row 1 column 1 ; ffb0260103e4
0 progress ; 5ff2f894895b
0 conquer F3 with warlord ; 2c2820c7ec49
0 2 ; ce1c4f8563cb
0 conquer F1 ; 9bbb1a870857
0 F2=1+F3=1 ; c84ff88a814f
0 1 ; d7117794053a
0 use seafaring ; 4857a4079a72
0 2 ; fb5d4b41507a
0 F2 ; dbd8775c6ce0
0 G2 ; 2d2bd692aa7a
0 G2 ; b63bafd50fe1
0 F3 ; 5584911d874e
0 basic laboratory ; 6ee3f64ac2bd
0 conquer E3 ; 438362db889e
0 F2=2+F1=1 ; cd8662ee8e4c
0 2 ; da2de79c32d9
0 science=4 ; f17b26df9e17
0 acquire irrigation ; b83ac416d020
0 outpost E3 ; a0c9132e4deb
0 use longship_yard ; f6f040fcf433
0 conquer D3 with warlord ; 2e35ce11f180
0 use forum ; 8a1ac9a4b197
0 oral_tradition@r2c1 ; e93074785358
0 use thing_assembly.2 ; 7a070a254684
0 end ; 50eafcc968e8
1 row 2 column 1 ; df26e8f25a07
1 token science ; a63a13532e29
1 acquire marketplace ; 63d56f33a51c
1 use meroe_pyramids.2 ; 5a67a2d84f06
1 end ; 940f19242c32
2 row 1 column 2 ; 7b32aefb01f7
2 end ; a14d86a58ea7
0 row 1 column 3 ; 62c81a7c329d
0 acquire navigation ; 73fb206fea88
0 use irrigation ; ad13bc594dbf
0 basic archery_range ; be931ae09a18
0 explore 2>D1 ; e308292a6165
0 claim-market 2 ; 20fe94a23b9c
0 goods market_timber ; 34bc50446893
0 complete G2 ; e415488dcc26
0 conquer D2 ; 5785b4fe8d62
0 1 ; 7963be239268
0 end ; d378a60810cc
1 row 3 column 2 ; 4a3019a43964
1 march D5 ; 9179c48663f2
1 C5 ; a471ea69149c
1 explore 2>D6 ; 0eac02101e82
1 progress ; 0c8999e659bf
1 march D5 ; 424edebee526
1 C5 ; 019be46e8cc5
1 outpost C5 ; 01ace679d9c0
1 end ; 1c6c5dcaa235
2 row 2 column 1 ; 406e057f2902
2 explore 1>A1 ; 5634ed28e359
2 use cattle_wealth.2 ; 89687c97469e
2 acquire freedmens_quarter ; 72f1e01c809e
2 conquer D4 with warlord ; 76b43f522504
2 B2=1 ; 42ac9f503d1a
2 2 ; 21277dbe6021
2 none ; a04a5faa5960
2 no ; d4dff251e2c6
2 explore 2>A1 ; 21e552f4d3d0
2 end ; a1e74210b3f3
0 row 2 column 2 ; f145d84cbb69
0 explore 1>F2 ; 6a2a691200a2
0 outpost D2 ; 7d7a80afd1e5
0 acquire temple_of_yeha ; d557e0964c05
0 conquer C1 ; 09a90982c3ad
0 1 ; 564a77f721e8
0 use thing_assembly.2 ; e4f26b3a75d8
0 develop viking_raids ; be65e433592a
0 production=1+military=1 ; 43bab90c1096
0 conquer C2 ; cd49ef929a6b
0 F2=3 ; 8be409d42375
0 use lake_tanganyika ; 48905e9a7186
0 science=1 ; bd96f1988a66
0 progress ; 380f38d7d3a5
0 explore 1>E1 ; ce9293d944bc
0 end ; 3b9e0287af07
1 row 3 column 2 ; c87b1c1244f6
1 conquer E5 with warlord ; 50a7f53dd265
1 2 ; d38798c849dc
1 invest ; e6c0faec9efb
1 acquire barracks ; 455969c60f30
1 end ; b44537e7703c
2 row 3 column 2 ; c072f15110fd
2 use cattle_wealth.2 ; 2c8fb0158132
2 march warlord@D4 ; 1b7d99d35f71
2 B3 ; 99b9f892b3a6
2 basic laboratory ; 3120a74b9950
2 end ; 0c21e8b4fbb8
0 row 3 column 2 ; 05dc5c3b736f
0 acquire philosophy ; 8ec76dc870b9
0 end ; 6c57ae1facc6
1 row 3 column 1 ; bc6a9dd58b52
1 use marketplace ; 2f71d8eca648
1 basic laboratory ; 981b2c80c504
1 explore 1>F4 ; 75c640e1ca8e
1 explore 2>D5 ; 9e2befbc254c
1 claim-market 1 ; ab23402928c4
1 progress ; 2010a531b8d8
1 goods market_papyrus ; 8c2739f87b05
1 reserved currency ; a6326dee08be
1 end ; ebc47d66fb2d
2 row 1 column 1 ; 83b6d2295e92
2 use cattle_wealth.2 ; e7e0ef9afb2b
2 use freedmens_quarter ; 716f8690f5eb
2 none ; 9d513451f4f8
2 use forum ; aad379015cfe
2 freedmens_quarter@r1c1 ; 76ba3a59e8d5
2 conquer B1 with warlord ; 597652132a76
2 C3=1 ; 56ce5eba0db7
2 supply ; 21aab4186b25
2 conquer A2 with warlord ; 6b1ce1fcb954
2 2 ; 24c47d873334
2 B1 ; 1f14a3a2dfee
2 develop fear_of_the_assegai ; 7d1918603467
2 benefit tb_gold_dust ; e80ac20a69f9
2 use fear_of_the_assegai.2 ; 0b27d256af07
2 greek ; ecfb4b4bddcd
2 acquire coinage ; 867ebfc475b2
2 basic workshop ; b7ba6ba92cbf
2 end ; 90904c3bf8df
0 row 3 column 2 ; 25bd3fd155bd
0 explore 1>D2 ; f57baf6ab3e9
0 conquer D4 ; a9d8595da34b
0 F2=1+C2=1 ; b1065d7bb4a9
0 explore 2>C1 ; ebefc4127295
0 use philosophy ; 1d15932a6bf6
0 fort@r3c3 ; d31f8490922e
0 basic workshop ; 70048de0f57c
0 use thing_assembly.2 ; d3bb8fb3476d
0 use irrigation ; ee27680397c5
0 acquire madrasa ; f5727984542e
0 use longship_yard ; 97f37e330f3f
0 march D4 ; f1f5977aa465
0 E2 ; 8662e540c3d5
0 end ; f2fd93d1006f
1 row 1 column 2 ; 9ded697a209d
1 conquer E4 with warlord ; 1640dda54aa0
1 1 ; 01fc1e77f296
1 acquire university ; 73cc6de66cdc
1 invest ; 09934293cba5
1 use meroe_pyramids.2 ; ff16bca1ad0b
1 benefit tb_gold_dust ; fbf03099b7b5
1 use agora ; 3147f401bd0a
1 explore 1>E3 ; 14c5bc9ef3c6
1 acquire angkor_wat ; a17a540a914c
1 use natural_philosophy ; 4f8f3efc9209
1 1 ; 0932d03fe634
1 military=1 ; d5d20863a2de
1 use currency ; d2d97440622a
1 1 ; ee86152358d6
1 explore 1>E4 ; e1214bc78b8c
1 end ; fb98ba3eefaa
2 row 2 column 1 ; 173815187036
2 use cattle_wealth.2 ; 24acec9f1bc4
2 use age_grading ; 93697e911317
2 acquire castle ; 3a63a2cf9449
2 use forum ; 4271ca0c3f5d
2 workshop@r1c1 ; 5c9351d0f21e
2 end ; e64cd5a09d89
0 row 3 column 2 ; fd723b7e0358
0 acquire gunpowder ; 12fc953a5c88
0 march C2 ; 83f9a3c7ab1a
0 E3 ; cee544b5435f
0 use madrasa ; 77fa10046a40
0 1 ; 59d0fce75a06
0 end ; 1fc4b82d7408
1 row 2 column 2 ; 5a998630aea4
1 use forum ; 26378e904562
1 library@r2c2 ; a2b3dbf77f50
1 progress ; d66e057f9d07
1 end ; b62d904201d3
2 row 1 column 2 ; 32314ada8fd0
2 conquer C4 with warlord ; 65b8371f2180
2 B3 ; 2b5f21392bac
2 use cattle_wealth.2 ; 6d120f61765a
2 conquer C1 ; 871d5d4cd58e
2 B2=2 ; f84516428fd5
2 A2 ; ad7f8563509a
2 march C4 ; 26e13df9ed84
2 B3 ; c77211abf9d8
2 use castle ; 0b03a6729e54
2 warlord@C4 ; b8ab75ccc2a4
2 B2 ; a42a5e1b2be9
2 end ; 8b8363960b8a
0 row 3 column 1 ; 67d88ba6ec01
0 end ; 5267bbefbe45
1 row 2 column 3 ; 506ca45125cc
1 explore 2>E5 ; 2c43401082fb
1 invest ; 582105d11a12
1 claim 2 production ; e1e4cb003ba2
1 explore 2>D5 ; ce1ed624e29f
1 token production ; 0fcb609386b3
1 basic laboratory ; 6f24612f3802
1 end ; 87ec3b422779
2 row 3 column 1 ; 96f55eab68fd
2 march B3 ; e1625af3cdf2
2 C3 ; 45600d9ed481
2 conquer C2 with warlord ; 43137bdcf080
2 C4=1 ; 9edff968a7a5
2 C3 ; 080bb1d34017
2 use cattle_wealth.2 ; 2d50dd0be36c
2 explore 2>B1 ; 02926d622f9d
2 end ; 0db706194753
0 row 2 column 2 ; 49a7e162e456
0 conquer E1 ; f1cedc646380
0 F2=2+E2=1 ; 40afa1f24ebe
0 2 ; 63fd2621328f
0 use gunpowder ; 2c1a7c28427e
0 end ; 3f82696fb459
1 row 3 column 3 ; 096787f71d20
1 progress ; 51b6c39f588e
1 invest ; 9a3d0bb6ce09
1 use forum ; 10c593ff852c
1 laboratory@r1c3 ; d869b75c1e9a
1 benefit tb_scrolls ; df14553ae561
1 progress ; af8554188850
1 reserved metal_casting ; 407a5a8c334f
1 end ; 9f6883afe33b
2 row 3 column 2 ; d88093bf7874
2 use castle ; c21345c6a54a
2 C3 ; 18a5c119e690
2 B1 ; 76f6373fecf6
2 use fear_of_the_assegai.2 ; 527499cde534
2 danish ; e2bd018ab756
2 conquer D4 with warlord ; c70533b0b3b8
2 C1=1 ; ece4d84b8616
2 C1 ; 9a97daad8fab
2 use cattle_wealth.2 ; 67e3c3757d72
2 basic workshop ; e427d05dc252
2 contribute united_nations ; beea04c02f55
2 1 ; 625205109701
2 use forum ; 393a51915697
2 castle@r3c2 ; 8d5a8cc6c4a8
2 contribute orbital_habitat ; 8294d17705a5
2 contribute united_nations ; bd5c9912b88f
2 end ; cc966e37108f
0 row 1 column 1 ; c28754e7fac9
0 contribute artificial_intelligence ; df8f88e9939e
0 march E1 ; 1ab2bf1a98eb
0 F2 ; 20d360631f67
0 complete F1 ; 507aae5c6d25
0 gunpowder@discard ; d87b803f0b85
0 1 ; 2a16f4c296b9
0 use longship_yard ; 5b51f2b03d79
0 conquer C3 ; 6491be397f5c
0 F2=1+E3=1 ; 530ced0c1a21
0 invest ; 3f413754123d
0 benefit tb_weapons ; e572e743a269
0 use thing_assembly.2 ; 55054e67683e
0 conquer D4 ; 2c60a7dbfb70
0 fail ; 7bdee7bcbc72
0 march C3 ; 91f3b1449ca7
0 E1 ; 0199d11e9539
0 use navigation ; 1459459de6d7
0 stop ; 0df7efec0bc1
0 end ; 8b2a44728d5b
--- result
ending: last_round
places: 1 3 2

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
0 q_markets+q_blitz ; 530f464d532b
1 q_lawgiver+q_forts ; b231570e5b43
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
0 row 2 column 2 ; ededbf833f00
0 conquer G2 with warlord ; ecd02cd4d1fc
0 1 ; d217e247bde6
0 march warlord@G2 ; 6f79a6881127
0 acquire great_wall ; 3a9e758e49f2
0 benefit tb_scholars ; adf7a77a029e
0 conquer E2 ; ead1e6243875
0 use longship_yard ; 7c53f9d6cfc5
0 explore 1>F1 ; aa21ee76e468
0 explore 2>E1 ; 875b9eeb7749
0 acquire oral_tradition ; 8a3494412b9d
0 develop thing_assembly ; ecfe549a55bc
0 science=2 ; ecd44fff80fd
0 claim 2 science ; 74126cbf2b15
0 use thing_assembly.2 ; 294815128b5b
0 claim 1 production ; f473cffb7987
0 token production ; b7b5c411ba92
0 progress ; 07f2e5418c23
0 token science ; 7fcf7ff9b665
0 basic workshop ; 1377d971f8ea
0 end ; aec99720579f
1 row 2 column 3 ; 60feb6926bdd
1 conquer C4 with warlord ; 67d01e83af46
1 2 ; 6b4fe87a13d1
1 use agora ; 97af321e0710
1 stop ; 685c8b123b70
1 conquer E5 ; f6001f9bc1fa
1 D5=1+C4=1 ; 8c2c600379d6
1 2 ; 79411fbc0edf
1 use natural_philosophy ; 2a5c7d1daebe
1 3 ; 4be96cc75e85
1 production=2+science=1 ; 52e070abfdaf
1 production=1+science=1+military=1 ; e0f14b726860
1 complete E5 ; a548b2fcdc6f
1 claim 1 science ; d696b57a9ba2
1 end ; f97d3b69c305
2 row 3 column 1 ; cd5459927c52
2 conquer D3 with warlord ; c2fb5888848b
2 none ; d6380d23ed4d
2 use cattle_wealth.2 ; d4ee04f6c49d
2 end ; c925c321553a
0 row 2 column 1 ; 53562d9afabb
0 conquer F3 with warlord ; 6647a7e54b37
0 2 ; 1775afffb912
0 conquer F1 ; a2e086da299d
0 F2=1+F3=1 ; 8507b1b3d5f3
0 2 ; 358307be1069
0 use thing_assembly.2 ; 9c16b3932882
0 acquire marketplace ; aa53e8b13f12
0 use seafaring ; 16633e624ff3
0 2 ; 39d173422bd1
0 F1 ; 79ac5e95a42e
0 G2 ; 783dd2e31c2f
0 stop ; 4eeb64fa6f75
0 explore 2>E2 ; ea09d455e4c2
0 claim 2 production ; 563461ac5b0e
0 end ; 08f2df1a0930
1 row 1 column 1 ; 454f8c600ac9
1 conquer C5 ; 2afb45a0e569
1 D5=2 ; 9818ac4066f3
1 1 ; 940556ae0ab1
1 invest ; 8d2a2f38e4b1
1 benefit tb_envoys ; 956ab201bf23
1 use meroe_pyramids.2 ; fb9d71d15c27
1 reserved caravan_routes ; f5171195498e
1 token science ; 24de7e98f4e6
1 progress ; 1e74493bff28
1 use caravan_routes ; 307e344e815d
1 benefit tb_gold_dust ; 196da77d9f01
1 conquer E4 ; d7cb972b06c8
1 D5=3 ; e98ce3b39bd3
1 2 ; 897a5588fcf7
1 outpost E4 ; 33a9a33389d2
1 progress ; 7c7d327b1bac
1 end ; cc3d21190548
2 row 1 column 3 ; 1ee606022291
2 use cattle_wealth.2 ; a47f6fa118e5
2 use forum ; 007079e93429
2 library@r3c2 ; 31cab2053e3f
2 explore 1>C2 ; 21cbc45e1794
2 claim 1 production ; c174a7d0efcb
2 end ; 3bce6833dea4
0 row 3 column 2 ; 776f3ea5a2f0
0 explore 2>E1 ; b0ac97f3a486
0 use oral_tradition ; bfa91a5d4138
0 none ; 5b9e8c1ad965
0 acquire freedmens_quarter ; f2d8c32b74a3
0 march F2 ; df6595d8d7be
0 E2 ; c3801fec75bb
0 end ; 5c0b0a632d90
1 row 1 column 3 ; bb121e3da710
1 invest ; af6049f6fab5
1 benefit tb_scrolls ; 4747eeff9a17
1 use natural_philosophy ; b9f239860ba6
1 1 ; 36306d492b33
1 science=1 ; f5fc8d7df13f
1 science=1 ; b9a592aa7342
1 acquire temple_of_yeha ; 534cf374a7f3
1 acquire navigation ; 56596aef5dc0
1 progress ; 5ddae20372ab
1 use navigation ; d4a195de4ff7
1 explore 2>D6 ; f1ab1acbaa4a
1 stop ; 8c760eb55b34
1 end ; 21230b6583d0
2 row 1 column 3 ; ebcab7251b92
2 token production ; f2eb03c5398b
2 use cattle_wealth.2 ; 7daf583139d9
2 acquire granary ; f1d5e92164d3
2 end ; 307fa6ca4acc
0 row 1 column 1 ; dae127bf6231
0 explore 2>E2 ; 9c13276ac963
0 use marketplace ; 194664806506
0 token production ; 002c10364673
0 acquire barracks ; a2dd78a693b2
0 explore 2>F2 ; ad0c34d3cd9e
0 use forum ; 6e4f4a51c95c
0 longship_yard@r2c1 ; 82321a1b3ac5
0 explore 1>E1 ; 7f9889b73e71
0 end ; 0c8abe789e16
1 row 1 column 1 ; d1e6d066cd41
1 march D5 ; 89d2b77560eb
1 E4 ; 52fa3be37808
1 explore 1>D4 ; 42bd4a3054ff
1 claim 1 production ; 7d7872c85949
1 use forum ; 37e3a9a1b85d
1 fort@r1c1 ; 57884e8b5c19
1 token production ; 33bff28a75cf
1 end ; fa532e36337d
2 row 1 column 3 ; e5034d7638e0
2 explore 1>D2 ; 82257c87eed1
2 basic workshop ; c15667b1761e
2 use age_grading ; 6e258a88e8fb
2 work_camp@discard ; eae61c0b4abd
2 use forum ; 2c1530285eec
2 work_camp@r3c3 ; c656dc051adf
2 use cattle_wealth.2 ; 4fb875b62795
2 end ; 2d54e4e20782
0 row 3 column 1 ; e77345965010
0 use oral_tradition ; 6d8dd5bf305f
0 none ; ea339daf9bdd
0 conquer F4 ; 148d8be15894
0 F2=4 ; f795a842b1a5
0 1 ; 2719cdf2e887
0 reserved academy ; 64abfca2e84e
0 use thing_assembly.2 ; 2f0e52ae7599
0 outpost F4 ; fa59dd038f88
0 end ; 9b73e5dc3fc3
1 row 3 column 1 ; db1915a97392
1 use meroe_pyramids.2 ; b3e99cd5e4d8
1 acquire university ; 51bcf830032a
1 end ; fac1a02def21
2 row 3 column 2 ; fdc4ae69409a
2 conquer A2 ; 5a7a96cdc37e
2 B2=2 ; 07caec574e10
2 2 ; 28d91a5a9a07
2 supply ; 644cea8e2ef3
2 use lake_tanganyika ; e27ea45bc56c
2 science=1 ; 9a063f331bf5
2 progress ; af9c9251cd75
2 use cattle_wealth.2 ; 028c86819080
2 march A2 ; 5b10599fae9a
2 B3 ; 0f7aba4bbde3
2 basic archery_range ; 30dc8c7f9e05
2 use age_grading ; 796bf44eca4c
2 end ; 547339ccb987
0 row 2 column 3 ; d004d1a09cf0
0 explore 1>D1 ; ab1317336980
0 use seafaring ; 712d5755c3e5
0 1 ; 7676af746fdc
0 claim-market 1 ; 07fe6aa09f5f
0 stop ; cbe2f0687fc4
0 explore 1>C1 ; ef45656b2b7e
0 progress ; 351d40ab93b5
0 goods market_timber ; ea4a36ec09cf
0 end ; ddf762b9142f
1 row 3 column 3 ; 430f9a5e90a2
1 conquer D4 ; cd74a7f384cb
1 E4=1+E5=1 ; 2effe1914335
1 1 ; 5e26ae549940
1 progress ; 5cf3e06eaa9f
1 use caravan_routes ; 938d97392f02
1 end ; c0fc5dc7a772
2 row 2 column 2 ; ac724e681865
2 basic workshop ; 110224250554
2 explore 1>C1 ; c6e27e91fb8c
2 use forum ; e03b81967a5f
2 workshop@r1c1 ; 5aca6893d02a
2 use cattle_wealth.2 ; ad8ef7c2e4ad
2 conquer B1 ; 1e46751b699a
2 B2=1+C2=1 ; 4a5d258b2beb
2 A2 ; ccc55b2d4002
2 benefit tb_gold_dust ; c5e9a75348b2
2 invest ; c839ff02bfbb
2 conquer C1 ; d85f4065205a
2 B2=1+B3=1 ; 30f168c81792
2 1 ; a51cce8939c6
2 B1 ; dbc5de5707a0
2 develop horns_of_the_bull ; 8147e45cac43
2 B1 ; 7ddeaac2c4a1
2 B2 ; f1962d02c777
2 stop ; 5a9d394f38df
2 explore 1>D1 ; e97faa956518
2 claim-market 1 ; a0cbe3707efc
2 end ; d51cae0d7d34
0 row 3 column 3 ; c80272b16a6d
0 explore 2>E1 ; 7674836b862f
0 acquire castle ; 7b26ae0a6d83
0 use oral_tradition ; 22def708a34b
0 fort@discard ; 8483b59f6e97
0 end ; e1d91f1e25e2
1 row 3 column 1 ; 5bbd01b3b0e9
1 progress ; 4bbf977b4324
1 progress ; 6439a8dbe54d
1 use caravan_routes ; fd2f16a90a31
1 production=1+science=1 ; b712f22e2d31
1 end ; 6250ed313816
2 row 1 column 1 ; c70801d8f84f
2 conquer D4 ; a95e0cf90b54
2 none ; 75b93f635838
2 danish ; 10dbfba1647a
2 use cattle_wealth.2 ; 47e58d394a08
2 complete C1 ; 77cbf36451b8
2 goods market_timber ; caf798d11334
2 basic laboratory ; 0db065d44709
2 end ; d87bd9c8211d
0 row 2 column 2 ; c32840d72682
0 use forum ; de1d68581f29
0 workshop@r2c1 ; de5f8f3960bb
0 defeat 1 impundulu ; fb521fe7243f
0 end ; f89d2f3e4afc
1 row 3 column 3 ; faf061beba22
1 benefit tb_weapons ; 8fd37cc467e1
1 conquer C3 ; bf5796091adc
1 D5=2+C5=1 ; f59a4401ed3d
1 2 ; cc6c2df8ce7d
1 progress ; ec9fe98f9d2d
1 conquer B4 ; 358b589088d6
1 D5=4 ; 3d82d4616979
1 2 ; 983caa7aa1da
1 complete B4 ; 9e9fa0f1cf21
1 work_camp@r1c1 ; c98a6c534c89
1 2 ; f82a42f7f4a0
1 use navigation ; ffe67478e963
1 explore 2>D5 ; 03888b0a8750
1 stop ; 2ca60c50125f
1 use forum ; 2a7c2003bc68
1 fort@r3c1 ; a10076f46da5
1 end ; 4b7f71d05efd
2 row 1 column 1 ; 64cfe97854b3
2 use cattle_wealth.2 ; 758572d0f15b
2 march B2 ; f7cc2230060b
2 B3 ; 28a7e9622ebb
2 progress ; 85cb800735a1
2 acquire international_space_station ; d48a11227b1e
2 outpost D4 ; 85eaf229af45
2 end ; 9f2bf1b4305f
0 row 1 column 1 ; 44d52038a210
0 conquer E1 ; 56630807a06d
0 F2=2+E2=1 ; 18836c3bafc2
0 2 ; 2abd31ed4866
0 explore 1>B1 ; 33a1b856ac66
0 use thing_assembly.2 ; 2a8de14fb8c2
0 use castle ; 9bad201fba5e
0 F2 ; c7a15427b3e1
0 G2 ; 740edf9adc3f
0 develop shield_wall ; a76d80af193b
0 thing_assembly ; 27b89ad60f64
0 production=1+military=1 ; 1cbf681ce32b
0 stop ; 75eaa0147929
0 complete G2 ; 54c2c019c1cb
0 conquer E3 ; 64f6140565ba
0 3 ; aba116ae1297
0 F4=1+G2=2 ; 19a902d2888a
0 1 ; fcc23632986a
0 progress ; d3a4c32e2311
0 conquer D2 ; de696af4637a
0 2 ; 8baf6b5c7815
0 E1=1+E3=1 ; 84a019981b14
0 2 ; e4c0d3373ccb
0 march E3 ; 18cfc73a18a0
0 E1 ; 678b6de26928
0 use great_wall.2 ; 3e14d2234d4a
0 D2 ; cdc966a9db92
0 E3 ; bf730c7e23f2
0 E3 ; 763fe826e2e5
0 G2 ; 413ca5b54d98
0 invest ; 73d4e9145c7c
0 progress ; 3f2ebdfe9aff
0 march E1 ; 98796d2b2c3e
0 F3 ; cac0c1a01a30
0 end ; 44e9669248fd
1 row 2 column 2 ; 6adccf885ef1
1 march B4 ; 0a91200b699b
1 C4 ; e10f00c86162
1 outpost C3 ; 5ca290d2f6c3
1 use meroe_pyramids.2 ; 560958415eee
1 basic laboratory ; f8e29e6dcb17
1 reserved metal_casting ; e98fef1d1e61
1 use agora ; ef7d082f04ef
1 stop ; 660b71e20697
1 end ; ea82fac06d97
2 row 1 column 3 ; 556c4a34e47b
2 march B3 ; dd5f3569639a
2 B2 ; 7eeeed317cac
2 conquer E2 ; 9416f7ba96fe
2 C2 ; d821e564e5be
2 greek ; 01b91917430c
2 march B2 ; 47d8a1179680
2 C1 ; 85099f46449e
2 explore 2>A1 ; 240f6cd54a8a
2 use cattle_wealth.2 ; be3379db952e
2 march B2 ; 0e98c9a535d6
2 B1 ; 83427f3a5604
2 develop fear_of_the_assegai ; 1d0b038827c2
2 horns_of_the_bull ; 1bdbb5aff229
2 C1 ; 9afeed033b64
2 D3 ; 3ac3ff0cad2f
2 B1 ; ef98a2106999
2 A2 ; 918a3efc091f
2 use lake_tanganyika ; 4ee6ba554ae1
2 production=1 ; b2060c64a7c9
2 benefit tb_scrolls ; ea6f8badc01c
2 contribute artificial_intelligence ; 95518c4b96dd
2 3 ; 0084c90a8767
2 basic archery_range ; 12fb806a4a55
2 progress ; 1295c9dd19c2
2 use fear_of_the_assegai.2 ; 3e9c151484e0
2 danish ; 807b81a000d4
2 contribute orbital_habitat ; b8ba272a967d
2 end ; 42aac0ff0980
0 row 1 column 2 ; f41d1242c035
0 conquer C2 ; 38a758b0f99a
0 1 ; b952a00b6ebb
0 F3=1 ; 2581a82a8a93
0 use freedmens_quarter ; f99474a9daca
0 unrest@r3c1 ; 56f61bfe93e1
0 use oral_tradition ; 892df14eb692
0 unrest@discard ; b1ed714c83c9
0 basic workshop ; ee26c552289c
0 use seafaring ; bf0c6afe22fb
0 2 ; 243cd9544ca0
0 G2 ; 1cd52abb2e14
0 F2 ; 742a443f9633
0 E1 ; 86794c66eb85
0 D2 ; e9bc133d27ad
0 contribute united_nations ; ef1a7bf173c8
0 use thing_assembly.2 ; 62b6b25c801d
0 contribute orbital_habitat ; 57a33a9a1976
0 end ; da6ba08e0d5e
--- result
ending: last_round
places: 2 1 3

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
1 row 3 column 1 ; 70bd2d1fc466
1 acquire granary ; dc3c633f1bcd
1 use agora ; 30c8545f48cc
1 stop ; 22b13a743a27
1 use forum ; 46918b309341
1 agora@r1c1 ; 80221aa86990
1 conquer E2 ; 8c3dfc3bd1b6
1 1 ; f2d569926eb9
1 explore 1>D4 ; 1f52175f8910
1 end ; 09f65b0fffff
0 row 3 column 1 ; 262196d0fbd5
0 conquer A2 ; 53c8ea9c8c7e
0 2 ; 8612611fc65a
0 basic archery_range ; 3c657c70ebf3
0 end ; b804c2f2952d
1 row 3 column 3 ; 11c2b58b87ad
1 explore 1>E3 ; 11dd32d25255
1 explore 1>D4 ; 084b7ad76724
1 march E2 ; 477c8730741d
1 use natural_philosophy ; fad678e62c9e
1 2 ; a1ad707e6961
1 science=1+military=1 ; fcfea128d1b8
1 explore 1>E3 ; 93f1a53773e4
1 end ; 299bbd237c43
0 row 3 column 3 ; 46c1b6dbc59c
0 use forum ; abe50a6c9f67
0 fort@r3c1 ; 0f1f9295746c
0 use red_sea_charts ; f8e150f7ebe6
0 explore 2>B2 ; 46056f4a2768
0 end ; b418e46b6128
1 row 3 column 2 ; 09bb28b2936c
1 use natural_philosophy ; 326d8610bb86
1 0 ; 69a9839d1a32
1 basic laboratory ; 3d5e1b93d70e
1 march warlord@E3 ; 87519d04b7f1
1 end ; 87f9f9dce649
0 row 2 column 2 ; 2204858b8161
0 conquer A3 ; bb292d44378b
0 A1=2 ; 37d5fc698e41
0 2 ; 7a41ca9a4043
0 conquer B3 with warlord ; 47fca26eff03
0 A2=1 ; 8b3def55fb24
0 1 ; d20cc2d271a1
0 acquire colossus ; 956ca85bb8c2
0 end ; 343777e5ce19
1 row 2 column 1 ; a8c9a3df7bfc
1 use forum ; 4ce6baec6313
1 fort@r3c2 ; 33a6694a3487
1 acquire great_wall ; 6743655aed8f
1 basic workshop ; e32e978e469a
1 end ; 31f29af984f9
0 row 1 column 1 ; cc927754f5d6
0 use forum ; 3b99f382aa81
0 work_camp@r1c2 ; e715d5e93d13
0 conquer B2 ; 68cb1dba0695
0 A1=4 ; 8873320cfe2f
0 2 ; 337daab625dc
0 develop gifts_of_sheba ; 3cc8533b6ee8
0 end ; d9d8e62fc467
1 row 2 column 2 ; dfcc8c45e9f7
1 acquire irrigation ; e2b6d4386a9e
1 complete E2 ; 21b57c1195ba
1 use natural_philosophy ; 59f029f8b413
1 0 ; 4459b37aa241
1 conquer D2 ; 7b5934d9ef36
1 E3=2 ; 727787b8443c
1 1 ; ea3e97b7e7df
1 conquer D1 with warlord ; cf6c51f23aa4
1 E3=2 ; 8938a261fd1f
1 1 ; 710f1a84492f
1 explore 2>E2 ; 4d806f0e68f3
1 develop democracy ; 8ced2285ccfa
1 production=2 ; 15ff7e5fb344
1 end ; 384d7e8af6f2
0 row 3 column 1 ; b06d20de0721
0 use forum ; 90a1ae485bad
0 forum@r1c1 ; 77f34338e6e6
0 end ; c10ef7c1159b
1 row 3 column 3 ; dd7cdf944588
1 explore 1>D3 ; 74010920f508
1 end ; 4ca69495519b
0 row 3 column 1 ; ddcae08e3e2f
0 conquer C4 ; 2500413d8621
0 A1=1+B2=3 ; cd65dd1ff419
0 2 ; 71dc3bd4fa75
0 outpost C4 ; e562d18b9439
0 end ; c147b695d8f9
1 row 3 column 3 ; c092101accc8
1 march D2 ; 78d447eb360d
1 E2 ; d886b14d7503
1 march warlord@D1 ; 0a32a73efacf
1 E3 ; d3d646c7b458
1 progress ; e7ccd3a49938
1 end ; 950b66dbc3d2
0 row 3 column 2 ; 27f496f59b57
0 use red_sea_charts ; 8f66553ce13c
0 march B3 ; cd5ff495f235
0 A3 ; e110cfba27d9
0 explore 2>A2 ; 5c7868a47423
0 outpost A3 ; 550f227f54dd
0 end ; 54f1771009af
1 row 2 column 2 ; 1e2801592498
1 conquer E1 ; 3fa94baac5e3
1 D1=1+E2=1 ; bfe3d1175a64
1 2 ; ff94e48e5147
1 progress ; 12649c33ce99
1 acquire great_pyramids ; 0467bc4e30b6
1 use irrigation ; 73143f227b26
1 basic workshop ; 5b3c1bed08a7
1 use natural_philosophy ; 3142986b2001
1 1 ; afea2f0fdf39
1 military=1 ; 96d8efc0eeb4
1 explore 2>E3 ; 1e6a5952a287
1 use forum ; b37f59e4f1c8
1 great_wall@r1c2 ; c3980be95d5d
1 explore 1>E2 ; 88bbef2eaa4f
1 end ; 4754d9cad4bc
0 row 1 column 3 ; 324215560c81
0 progress ; edd978bbd193
0 explore 1>B1 ; 2fad9c06491f
0 explore 2>B3 ; b41478b158ae
0 claim 2 science ; e25df8a50a02
0 token science ; c95b837cc45d
0 end ; 112bf61b1555
1 row 1 column 3 ; 98a8c5ce4a8e
1 complete D2 ; 593a666cf094
1 fort@r3c2 ; 8dec9164e6d0
1 library@r3c1 ; a5431d22436b
1 progress ; 4ac7eeb893a4
1 use irrigation ; 336e380f09f9
1 acquire alhambra ; 934fd4063b79
1 end ; 498b706b2f99
0 row 3 column 1 ; 9f095293dbe2
0 explore 2>B4 ; 1e959f7621b2
0 march C4 ; e233829cadb7
0 B3 ; 25bda0994d4e
0 basic archery_range ; 32523e66c153
0 end ; 392b43b7c3b0
1 row 2 column 1 ; 24e93c7fb4b0
1 acquire castle ; 1598e0786cf2
1 explore 1>D2 ; cd0135072316
1 use natural_philosophy ; 45e794dda3a7
1 0 ; 6579b96521d8
1 claim 1 science ; ab3a87629b5e
1 token science ; 6d8b9b66d839
1 progress ; 5c775dfce7f8
1 use castle ; 05ea0d647dcb
1 E1 ; ca8fcd695374
1 D1 ; 8baad0a1d7c0
1 conquer C1 with warlord ; 6d1723e69e6f
1 E3=1+D1=1 ; d74e330d6c30
1 1 ; 3e0f95d2e21b
1 conquer D4 ; 4d7c70d10f3d
1 E3=2+C1=1 ; 19bbae3462b0
1 2 ; 3537a3553c45
1 explore 2>E2 ; 309f4f1a720c
1 outpost D4 ; 57a188ef3a00
1 explore 2>E3 ; 26cdcc1d816d
1 end ; 0ad35f1e4168
0 row 1 column 1 ; 90d694d161e2
0 conquer C5 with warlord ; 28a21a48a886
0 2 ; de89e7d6c5ef
0 use red_sea_charts ; edeacefbdc8d
0 explore 1>A1 ; c89a0b4f90f1
0 march C5 ; 8aca221a2d16
0 C4 ; bfc4ae9ec197
0 end ; 59206c02313e
1 row 3 column 1 ; 01df19d038e5
1 use castle ; ce2d36cbc5ce
1 C1 ; cc78e8b74c20
1 D4 ; 9ea98f8082af
1 conquer B1 ; 7ebc838d94fd
1 E3=3 ; ba0d0d8c4a74
1 2 ; 132f061fe29b
1 1 ; 41035d86ccab
1 conquer C3 ; 8c85a0cf66e5
1 E3=1+B1=1+D4=1 ; cf7bb31387fd
1 use forum ; 6f5138d41287
1 workshop@r3c1 ; cba44d64f5d6
1 outpost C3 ; f5acc2030578
1 progress ; 095bf7a27eeb
1 basic workshop ; ad8a7dce39a1
1 end ; 12addfb0e359
0 row 2 column 1 ; 11d713bb94ea
0 basic workshop ; 1fc7c6b66a98
0 use red_sea_charts ; 3859d1847a5b
0 end ; 3bf5d11f0af1
1 row 1 column 1 ; 126ab69ddf07
1 acquire university ; 0f52ef61744c
1 end ; 7859e5ef48ac
0 row 1 column 3 ; 1a96c4ce4c8f
0 march C4 ; 16d746f51a9f
0 C5 ; 3d574730cd42
0 basic laboratory ; c4c456dfb5aa
0 march A1 ; 8752729d4bcf
0 C4 ; 6eeb14211e3d
0 end ; 7cd7a3a0c49a
1 row 3 column 1 ; 0822c5b437a1
1 acquire cathedral ; 2aafd449649f
1 conquer B3 ; e4f977627fc1
1 E3=1+B1=1 ; 91f1c712f2b9
1 progress ; 4b665ebf379d
1 explore 2>D3 ; 79a5afd00e42
1 use natural_philosophy ; d37ebfdc9716
1 0 ; f91a7507ab78
1 progress ; 46a4c0139745
1 end ; 306cc4cc1749
0 row 3 column 2 ; 5693fa153245
0 progress ; f9840f551580
0 conquer C2 ; 70b7d1b2e30b
0 1 ; 031b5f64be05
0 march warlord@C5 ; 1069fa704280
0 end ; e7937ae8afd2
1 row 3 column 2 ; b2fb96b40bc6
1 basic archery_range ; 4a8db1fffff7
1 conquer A2 ; c5f905b7203f
1 E3=2 ; 8594f80c9e98
1 use castle ; 217af12f1622
1 B3 ; ea67e3bacb45
1 E2 ; 2924360b132e
1 use irrigation ; 8838344877aa
1 explore 2>C4 ; 6d60e46461c9
1 claim 2 production ; 958c235c9a88
1 token production ; ecbb635db8c3
1 explore 1>E1 ; 31f4dde7d9d6
1 claim 1 production ; 58cb8c323355
1 basic workshop ; 7f469e5630c6
1 end ; c8d9fed900d6
0 row 3 column 1 ; cf2b4363cc4d
0 use red_sea_charts ; e813a3843ba2
0 conquer B3 with warlord ; b3ae9c5c0b18
0 A1=1 ; f1e2a68247e6
0 progress ; b3957bf9a348
0 end ; 5b0f136c78c7
1 row 2 column 1 ; 9c9deb606907
1 end ; 7d10722328d3
0 row 2 column 3 ; 749796704474
0 end ; 65e5e45ca835
1 row 3 column 3 ; cdf560ce3a94
1 use castle ; 19ab99e2fa71
1 E3 ; a5e7300322f9
1 C1 ; bf705413294d
1 token production ; 9ba01972aca0
1 conquer B3 with warlord ; e56e417f9f35
1 basic workshop ; 3c7ec348e979
1 explore 1>E2 ; 95e7a7f6a051
1 explore 1>E3 ; ae0fe560ee69
1 end ; ab2c107050b3
0 row 1 column 2 ; b2e80ed1185c
0 march A1 ; 1d7619ce2ec3
0 B2 ; c935abdb6e3d
0 conquer B3 with warlord ; d2ce1299546e
0 B2=1+C2=1+C5=1 ; 4ca6161468f9
0 end ; 4f3a7cfc8d5b
--- result
ending: last_round
places: 2 1

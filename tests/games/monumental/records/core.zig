Ziggurat record 1
game: monumental
rules: 2
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
1 row 3 column 1 ; 6ac14ce37ddb
1 use agora ; 7d1995b24882
1 stop ; 5c2d8876dd06
1 conquer D4 ; a4ed44141979
1 1 ; 2db0809ce515
1 1 ; 5678021efa54
1 basic archery_range ; cc873827a2c3
1 use forum ; b4c36d57a892
1 agora@r1c1 ; f60d5d48ddb3
1 outpost D4 ; aba3d7b61d0c
1 conquer E2 with warlord ; fbd05c8a0e29
1 2 ; 7260bddf7904
1 conquer D2 with warlord ; 3dba59566720
1 2 ; 4a8f93372ea5
1 develop merchant_fleet ; 19779e1af485
1 explore 1>E2 ; dfd7bb9db540
1 progress ; 46dc177de14d
1 conquer E1 with warlord ; 29333c271960
1 1 ; ddedad9a7105
1 explore 2>D4 ; fcda6c8e20ba
1 use merchant_fleet.2 ; a5721b86b5cd
1 explore 1>E1 ; 5c3bfee09010
1 march E3 ; 4f902939fbfb
1 D4 ; 408352b42909
1 claim 1 production ; 6bcc46a5992b
1 token production ; 4d2443e4962a
1 end ; 3d94d3bdff34
0 row 2 column 2 ; 3eaf9082312d
0 acquire academy ; e9dcca6e1f42
0 explore 2>B1 ; 080719f46fd6
0 explore 1>B2 ; e4450db558fa
0 end ; aae8d6a4700d
1 row 2 column 1 ; 8d195f95936b
1 march E1 ; 3713edb7a278
1 E2 ; 5aaa9e4ff766
1 progress ; 35ca30777a84
1 use merchant_fleet.2 ; 5414f70c0f52
1 explore 1>D2 ; 93fdfc8bb16b
1 claim 1 science ; 7ce515f48e96
1 basic workshop ; 7c0f3adf6495
1 token science ; 5f144a8c2665
1 end ; 0603da803acd
0 row 3 column 2 ; 99b2e91f713d
0 explore 1>C3 ; 6adfbd0ee1bc
0 use forum ; 2b5b0c24f326
0 library@r2c3 ; 603fd81341a5
0 progress ; 84f7f43b6466
0 explore 1>C4 ; d1b3ab067e16
0 claim 1 production ; 9222497afa90
0 end ; 180631690513
1 row 3 column 3 ; 4072a42bd733
1 explore 2>E3 ; 0f8ebc120150
1 march E3 ; 656196b12191
1 E1 ; e1dd3ce26bd4
1 use forum ; 31d337b2f9a8
1 work_camp@r1c2 ; 20635eb0774e
1 use natural_philosophy ; 43274ce52013
1 1 ; 926dbb434c7a
1 science=1 ; 25a6f74c1e62
1 production=1 ; a8e4acbb5866
1 end ; e0dc01c797b7
0 row 2 column 2 ; f67be0a8aa9d
0 conquer A2 with warlord ; 96aed57ac1c2
0 token production ; 2194bc3c3a40
0 1 ; 31744ddbe174
0 explore 1>C5 ; eed4ba6fa6c8
0 claim-market 1 ; 38c43acc42e5
0 acquire fortress_building ; e7c4ddca78b1
0 end ; 295e34c28342
1 row 3 column 1 ; 61c3f1991d09
1 explore 1>C2 ; ae58ad3b3b1a
1 acquire colossus ; 19e4d5b2c859
1 use forum ; 33199b5afbb4
1 work_camp@r2c3 ; 091f41f5d39d
1 claim 1 production ; 7c514ce7ff4a
1 token production ; a2c058aae01f
1 end ; 260fab2a368e
0 row 3 column 1 ; 7528432fba5a
0 goods market_arms ; 1b08c24d5a04
0 conquer A3 with warlord ; 06f85e2bc35f
0 1 ; 513c7098138b
0 acquire irrigation ; f7010ef11162
0 acquire great_wall ; 48592ad4eb7b
0 conquer B4 ; 0d8439e81db1
0 A1=3 ; 847b50432a23
0 2 ; 154d79ec8a89
0 conquer C5 ; 4fc9b18cc172
0 A1=2+B4=1 ; 1f380e674313
0 1 ; fc9225536305
0 explore 2>A1 ; d8339eb05143
0 end ; 5a5fc1e8447a
1 row 1 column 1 ; a912ba06a38e
1 explore 1>C3 ; b51b5a9ebc5a
1 use natural_philosophy ; cc3160faa2a0
1 1 ; d175d2bcea05
1 science=1 ; f3b8fc5b902b
1 military=1 ; 05735cc9efbc
1 conquer C3 ; 8a6c61249699
1 E3=3 ; b0855c120c52
1 end ; f8b6698b8a62
0 row 3 column 1 ; df2451a4f99d
0 use irrigation ; 39f48aca4122
0 explore 1>D4 ; 248cf9919a37
0 conquer B3 ; c9a42d54f5fd
0 B4=1+C5=1 ; 383407f367ba
0 2 ; 929f1bbbf89a
0 develop geez_alphabet ; 23b34a1496e2
0 end ; deb9bae4a0bf
1 row 3 column 2 ; 119809799e23
1 conquer D1 with warlord ; 409b78490b17
1 D4=1+E2=1 ; c6fd44100a55
1 1 ; a889484786f4
1 complete D2 ; b8f10e212d18
1 explore 2>D3 ; bbb06c042198
1 basic laboratory ; aa1f29ba4206
1 use merchant_fleet.2 ; 319ab3d622e7
1 explore 1>B2 ; 67f192a97e1b
1 outpost C3 ; ecbc2733f60b
1 end ; 8526c0163dc6
0 row 2 column 1 ; 6ec566aea998
0 acquire metal_casting ; c084c6f64752
0 use forum ; 4c1ad831b5a1
0 stone_terraces@r1c3 ; 9bb5509a06db
0 end ; f972df18046f
1 row 2 column 1 ; 3c029153f28a
1 end ; cfe8290cfc4c
0 row 2 column 2 ; f8e5867af54f
0 use fortress_building ; f51e8997e07f
0 B3 ; 1170a50e7f83
0 A1 ; 7b5a200b0fb9
0 explore 2>A2 ; 8f9cbfdce336
0 conquer B1 with warlord ; 86a00ac91bf8
0 A1=1+C5=1 ; b91745c6a820
0 1 ; 32eb34e6055f
0 1 ; 999af99544f9
0 progress ; 9b10846089c2
0 explore 2>B2 ; 76dd178b9858
0 end ; abde102b2ac4
1 row 2 column 1 ; d472a59d7e7c
1 use natural_philosophy ; 014e77e8718e
1 2 ; 7f91f20a3c99
1 military=2 ; 7964c5a8a2c4
1 production=1+military=1 ; c75f15a0d95c
1 march warlord@D1 ; 809dbcf995e6
1 E2 ; bdfcdca67f10
1 conquer C1 with warlord ; fca3671cb305
1 E3=1+D1=1 ; a1a976699e12
1 2 ; 56aaa020b2db
1 use forum ; 7239685b7c8c
1 natural_philosophy@r1c1 ; 75b4848308eb
1 use merchant_fleet.2 ; 91709e9be64a
1 acquire angkor_wat ; a173b277fcce
1 march E3 ; dc450bc00505
1 E1 ; b613bd8d7113
1 march C1 ; 093b24310084
1 C3 ; 4afe0d9226aa
1 progress ; f62242b07caf
1 end ; 63030e31459a
0 row 3 column 2 ; 445adc2d84e0
0 basic archery_range ; c5898c701c42
0 explore 2>A2 ; b253d7310050
0 explore 1>C4 ; 63a247691352
0 end ; 7ba8f165ef89
1 row 2 column 1 ; 2b20e3bdb254
1 use merchant_fleet.2 ; 22659db922c8
1 progress ; 23033e67ebd9
1 acquire guild_hall ; 971dfda2ce4e
1 conquer B3 with warlord ; 053b5e7b050a
1 E1=1 ; 192703f60423
1 conquer A2 with warlord ; b59fb6729d6f
1 E3=1 ; db2b7d431eaa
1 end ; 3a0a1ad63914
0 row 3 column 2 ; 499dd9dc0a5f
0 use fortress_building ; acd1400c9b7e
0 B1 ; 2ca8b2a7473d
0 conquer B2 with warlord ; b9bd4955efae
0 2 ; a54bfdd636d8
0 end ; 0219fdbf02f0
1 row 3 column 3 ; a5b1d21ad416
1 use merchant_fleet.2 ; 254ebbdf08b8
1 conquer A3 with warlord ; 458cc574b796
1 C3=1 ; 2e5fe6865953
1 explore 1>B1 ; dea1bb7a2360
1 conquer B4 with warlord ; c3e4f1174f8f
1 end ; 32d15b1dab20
0 row 1 column 3 ; e4289d0eface
0 use metal_casting ; 960d540c70f9
0 use red_sea_charts ; 0012beba0bb5
0 use irrigation ; 2f1a9b546e17
0 conquer A2 ; 2de03ed7337b
0 A1=1+B2=1 ; 57d3bf59780c
0 explore 1>B4 ; 8be3585d7465
0 conquer A3 with warlord ; a54ff38bf6a6
0 A1=1 ; 3653e88ad250
0 progress ; 7e65f2721f3b
0 use fortress_building ; 4850570bbfb1
0 A3 ; 73ded8a8c7bf
0 B2 ; 9196cacc278b
0 march B2 ; 6d0d311922e2
0 A1 ; ff99c3f72919
0 progress ; d558ce84acff
0 end ; d7731281a2ac
1 row 1 column 2 ; 4aed342dfe09
1 explore 2>D4 ; a28af170d0f6
1 use merchant_fleet.2 ; 27f960134b90
1 use forum ; da1e502b39c2
1 laboratory@r1c2 ; 0fe5b01f311b
1 use guild_hall ; 378a8bcb1ebb
1 acquire university ; 33baa3ed650b
1 end ; c0630156e928
0 row 1 column 1 ; 472c16fa90d2
0 march A1 ; 255722e7ca48
0 A3 ; 1ca548c2715e
0 use forum ; 130911d8a97d
0 work_camp@r1c1 ; 0b0d62937de5
0 end ; 1bd786963318
1 row 3 column 1 ; f92f16c07b71
1 use merchant_fleet.2 ; 121c9cf11a8a
1 conquer C5 ; d0076b5af1ec
1 end ; 12b7cea87c24
0 row 3 column 3 ; 4e96e3dd3d94
0 explore 2>A3 ; 6b97bf3c5977
0 conquer B3 with warlord ; ec8dff170572
0 B2=1 ; f8686cfa1df4
0 claim 2 production ; 17c0e285dc27
0 token production ; 7254a4ea337e
0 progress ; a0f0bca1a59e
0 progress ; c79ffcd2fa0c
0 use red_sea_charts ; 4fef19f3e299
0 use forum ; be22d4cffe76
0 work_camp@r2c2 ; 1c6d83ef13ec
0 end ; dcc8c66af0c3
1 row 3 column 1 ; 337610fe5f7d
1 use forum ; 214446863db7
1 work_camp@r3c2 ; 3e4e3dc5cfb6
1 explore 1>C1 ; 974d9b366b5d
1 use merchant_fleet.2 ; cf188ed25078
1 progress ; ca5570c8e9e6
1 claim-market 1 ; 988157657e0c
1 goods market_timber ; d94c53bc58bf
1 explore 2>E3 ; 8bbfe33d3684
1 basic workshop ; c5647b03e7f6
1 end ; f7dc435284f6
0 row 2 column 1 ; 3af5895224df
0 end ; c6c4704a7a95
1 row 3 column 3 ; 8b5d04e9d688
1 use guild_hall ; e8c97089a275
1 acquire aviation ; 5eed3e16c69a
1 explore 2>D4 ; 6dd70a551207
1 basic laboratory ; 92251f347672
1 use university ; b1eb81576675
1 explore 1>D1 ; 82561021ae78
1 basic workshop ; 41d6a57175a0
1 use merchant_fleet.2 ; e8c632378440
1 progress ; 3bb36c1cca66
1 explore 2>C5 ; a69acc65a295
1 basic archery_range ; 42ea7f009ba8
1 claim-market 2 ; 61e9bf2c0f01
1 goods market_arms ; 554202c3ec51
1 conquer A3 ; 48d6cd363a01
1 E3=1+C5=1 ; 915abc1c0dfe
1 explore 2>C4 ; c48a98ee9fd2
1 march C5 ; be80d1935010
1 C3 ; a895b4d12e83
1 end ; f3e7bb06a354
0 row 3 column 1 ; 5f15548cf286
0 explore 2>B4 ; 3337350209d9
0 progress ; 676efee881dd
0 march A1 ; 9e4eeaa69ec7
0 B2 ; b9cc4003f8cf
0 progress ; 9eb73876bd66
0 explore 1>B3 ; c32299591585
0 use forum ; 41960f7fd984
0 red_sea_charts@r2c2 ; 0ee31864ceb6
0 claim 1 science ; d5a88ade55e9
0 token science ; 9c69823443c7
0 end ; e405e3992d01
1 row 1 column 1 ; 94c4ebef4706
1 use merchant_fleet.2 ; 96b18bc93a56
1 explore 2>C3 ; 6898dcee752e
1 explore 1>C2 ; e210d20e03b6
1 march C3 ; ef2dc0bafffa
1 C5 ; eee656cc7bf3
1 explore 1>C1 ; 53cd37b4add0
1 basic archery_range ; cd16c8d1a34a
1 end ; bbc19e2131dd
0 row 2 column 2 ; 7ee29e3b4a95
0 use metal_casting ; 7d33d3eb4510
0 conquer C2 ; 43cadc794baa
0 A1=3+A2=1 ; 149494dad0d4
0 1 ; 310139b57ee3
0 explore 2>A3 ; 5f410c6cd7d3
0 use fortress_building ; 6ad2ccac5684
0 warlord@B3 ; 062a0da7c61f
0 B2 ; 13dfbfbecd54
0 conquer A3 with warlord ; 962364add31a
0 B2=1+C2=1 ; 539b99ab4245
0 use irrigation ; a0d8eaeffc95
0 basic archery_range ; 3eeb1782cf51
0 outpost C2 ; b1fc7ad8a331
0 end ; 922b2b9ce31d
--- result
ending: last_round
places: 2 1

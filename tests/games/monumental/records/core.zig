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
1 row 3 column 1 ; 7b5f2d8b1101
1 use agora ; cb76cd5b8829
1 stop ; 85ebcd2de176
1 conquer D4 ; 26d5f183311b
1 1 ; cb2d4d0a6e02
1 1 ; 2ff7e2803717
1 basic archery_range ; 8f801e41f612
1 use forum ; b41ad586a3bb
1 agora@r1c1 ; d286799425f4
1 outpost D4 ; 85bd19f2a09f
1 conquer E2 with warlord ; 066324f163b8
1 2 ; 5de72cc43413
1 conquer D2 with warlord ; 98cb44721778
1 2 ; 0dc84a1d2ae0
1 develop merchant_fleet ; 931785720dbe
1 explore 1>E2 ; a98d75035aa3
1 progress ; 6b4827a11f1c
1 conquer E1 with warlord ; f418fefaa8a7
1 1 ; 3272103409ac
1 explore 2>D4 ; eb6be8c1bbdf
1 use merchant_fleet.2 ; 39b8220a9135
1 explore 1>E1 ; 28e387621b7d
1 march E3 ; 3952975a76a5
1 D4 ; 90fbda32ffa9
1 claim 1 production ; bc8744cfa063
1 token production ; 269084436695
1 end ; 94ae41299577
0 row 2 column 2 ; c199f878820c
0 acquire academy ; ca789f2c6814
0 explore 2>B1 ; 2dbfc91ad941
0 explore 1>B2 ; c8bb131b60f9
0 end ; 14b399923973
1 row 2 column 1 ; fdf690733cef
1 march E1 ; 6b654d3a45bd
1 E2 ; 34523294cb54
1 progress ; e3d043b86313
1 use merchant_fleet.2 ; 45b80f088939
1 explore 1>D2 ; 50b93efb6306
1 claim 1 science ; 3b698cef5757
1 basic workshop ; d72195336cfd
1 token science ; 0f63e07de475
1 end ; fa250c3189b0
0 row 3 column 2 ; 14305674fd9a
0 explore 1>C3 ; 1d552fd7a7a6
0 use forum ; 559d42b4c917
0 library@r2c3 ; 2f31cdf9efef
0 progress ; 42a5a4ce3cd8
0 explore 1>C4 ; 3aeb481dc16f
0 claim 1 production ; 0f6d47429588
0 end ; 9d0594c32e8e
1 row 3 column 3 ; 0e1da387ac9b
1 explore 2>E3 ; 91b71a87592e
1 march E3 ; f842e79dc99a
1 E1 ; 31793f9b790e
1 use forum ; 78b9a08667ba
1 work_camp@r1c2 ; bc650aed09ab
1 use natural_philosophy ; 006a74dd88bb
1 1 ; bef8f3fc9029
1 science=1 ; d19b8db2f350
1 production=1 ; e3718bc841f8
1 end ; dd8fa85a9c94
0 row 2 column 2 ; c1161caf981c
0 conquer A2 with warlord ; 69d7893a3c1d
0 token production ; 99d732d9e748
0 1 ; 3f4333b6bc57
0 explore 1>C5 ; 1e14486e7276
0 claim-market 1 ; 70c0e102291b
0 acquire fortress_building ; ae3f8f7dcbea
0 end ; bff97b0bfe91
1 row 3 column 1 ; c4e795f5e18b
1 explore 1>C2 ; 3f9660ce47f0
1 acquire colossus ; c00472c04775
1 use forum ; 902af70b7e48
1 work_camp@r2c3 ; 7b5a6cde6f80
1 claim 1 production ; 044dbd79f5eb
1 token production ; 459a0651dd42
1 end ; ee7a1151e2cf
0 row 3 column 1 ; c54709033bed
0 goods market_arms ; cca4b590bd1d
0 conquer A3 with warlord ; 1887adb4ad9a
0 1 ; 4d12c105a13f
0 acquire irrigation ; 0327b0d6abca
0 acquire great_wall ; 0f354d594ab7
0 conquer B4 ; e6fe08b37394
0 A1=3 ; 240809db24f2
0 2 ; 5770ad0e3bee
0 conquer C5 ; 5f5aeb08d671
0 A1=2+B4=1 ; 79d541835c5c
0 1 ; f2dc50bf11b9
0 explore 2>A1 ; 4eb5eb036b22
0 end ; 0d5a7090b1d7
1 row 1 column 1 ; a49448fc4c97
1 explore 1>C3 ; e034b96460b6
1 use natural_philosophy ; 2ae3aa887b78
1 1 ; 3e517dd39ec1
1 science=1 ; 42fc052ca018
1 military=1 ; 311b7593814b
1 conquer C3 ; 19ed928acd7a
1 E3=3 ; 50fd5c343305
1 end ; ba902010ebbe
0 row 3 column 1 ; bad9e645fad1
0 use irrigation ; dbb2e7a0d488
0 explore 1>D4 ; f4a53eb69c15
0 conquer B3 ; 09fd68223d3c
0 B4=1+C5=1 ; 4fced49a32b3
0 2 ; e05300a6eb78
0 develop geez_alphabet ; b9166426f139
0 end ; 3a74ffeb235f
1 row 3 column 2 ; 83c4f617d069
1 conquer D1 with warlord ; 01dd352b7246
1 D4=1+E2=1 ; 241e4102c4ca
1 1 ; 12931f23f2c2
1 complete D2 ; 150cb398ce2d
1 explore 2>D3 ; b54d6dca6f0f
1 basic laboratory ; cd4b20e19c5f
1 use merchant_fleet.2 ; 76aa71172119
1 explore 1>B2 ; bbbed5d104e0
1 outpost C3 ; e97a795792bf
1 end ; 40e815c14204
0 row 2 column 1 ; 78bd29250027
0 acquire metal_casting ; 27da2ee3391d
0 use forum ; 58f517e2243b
0 stone_terraces@r1c3 ; 65268c9a2f9c
0 end ; 939b84445dc3
1 row 2 column 1 ; 03c3ffae74e3
1 end ; 01cc70ff03ac
0 row 2 column 2 ; b6178c2c2b6e
0 use fortress_building ; fb96eb287968
0 B3 ; 049d9e435531
0 A1 ; 7eb54bafec9d
0 explore 2>A2 ; 052d8fa656d9
0 conquer B1 with warlord ; afd05b5bab5e
0 A1=1+C5=1 ; b501148cbe03
0 1 ; f966475da80b
0 1 ; e8149cc2574a
0 progress ; 6adb08825e2a
0 explore 2>B2 ; d1df4fbc208d
0 end ; 48d003f0426c
1 row 2 column 1 ; a63af53a8dc4
1 use natural_philosophy ; 9d8a937b3787
1 2 ; b6d84ef97320
1 military=2 ; 45838723edd6
1 production=1+military=1 ; 037bcaa23306
1 march warlord@D1 ; 810a7536ec0c
1 E2 ; de539eaa4e4c
1 conquer C1 with warlord ; 6336d9a52898
1 E3=1+D1=1 ; f48a1f7abc83
1 2 ; c9be201bd504
1 use forum ; 971396bfe7ed
1 natural_philosophy@r1c1 ; 500298f35741
1 use merchant_fleet.2 ; 7072aaea65e8
1 acquire angkor_wat ; 90e42d80b482
1 march E3 ; 3e273058cb51
1 E1 ; f070150ef826
1 march C1 ; ae60e288e898
1 C3 ; 2796855ab76a
1 progress ; 722d440ddf03
1 end ; f8a011855e14
0 row 3 column 2 ; 8751e6689adc
0 basic archery_range ; f2df60e99467
0 explore 2>A2 ; ecc46aca3ca8
0 explore 1>C4 ; dbadc84d14ce
0 end ; 20f516da7555
1 row 2 column 1 ; 55bd606175b3
1 use merchant_fleet.2 ; f9cb6ab633dd
1 progress ; 118143c06e7d
1 acquire guild_hall ; 50a69b17f19c
1 conquer B3 with warlord ; 096ea421c98f
1 E1=1 ; d4b45c018a41
1 conquer A2 with warlord ; b4699455e870
1 E3=1 ; f39950291b20
1 end ; a51df5fb6784
0 row 3 column 2 ; a220203780b6
0 use fortress_building ; 0e4c81b7bbbb
0 B1 ; 3d471d619d3b
0 conquer B2 with warlord ; 5a0747bfd22e
0 2 ; 366a1fad063a
0 end ; 379032c25756
1 row 3 column 3 ; dffa4c10d6e8
1 use merchant_fleet.2 ; 0e33f7a3deb7
1 conquer A3 with warlord ; 0b4c99c8c18c
1 C3=1 ; 1c2c47611843
1 explore 1>B1 ; e1cd997eb1d0
1 conquer B4 with warlord ; d133ee0a67c6
1 end ; 71acad0d3f13
0 row 1 column 3 ; a6e92f210926
0 use metal_casting ; 2f23185da426
0 use red_sea_charts ; 0807ef3de435
0 use irrigation ; 74cd5e97b2cb
0 conquer A2 ; 4757376d21b6
0 A1=1+B2=1 ; af57c89da986
0 explore 1>B4 ; 8d0bad45fa16
0 conquer A3 with warlord ; 2a1146d5b77d
0 A1=1 ; 24d9b0ed9d4a
0 progress ; 8bd09c1253be
0 use fortress_building ; 9598d20ca3af
0 A3 ; 4559c440e7b6
0 B2 ; d3fecd6e7539
0 march B2 ; 9fc931c8fb90
0 A1 ; b1422ecdc955
0 progress ; 98bb233335f4
0 end ; b04d7c8ab44d
1 row 1 column 2 ; 9e34d40420cd
1 explore 2>D4 ; 6aa5803bcfc8
1 use merchant_fleet.2 ; bee33542f73d
1 use forum ; df0851ec6dc7
1 laboratory@r1c2 ; fb54395251cf
1 use guild_hall ; 7e2cedc80e3e
1 acquire university ; a628aec7cf1c
1 end ; 8146c7a4b778
0 row 1 column 1 ; f1a97e347471
0 march A1 ; f2ae7b16a45b
0 A3 ; 037168123fc8
0 use forum ; 5ba8870fcea6
0 work_camp@r1c1 ; d66d786e8c9f
0 end ; dd719c2db076
1 row 3 column 1 ; e21eaa7dd433
1 use merchant_fleet.2 ; 641a81d87398
1 conquer C5 ; 7276f0d963c2
1 end ; 7750360be39a
0 row 3 column 3 ; 6734d17b7485
0 explore 2>A3 ; 24bdbbb3cd47
0 conquer B3 with warlord ; dcd243a53e46
0 B2=1 ; 8c0a82b501e9
0 claim 2 production ; e447d72f9dbe
0 token production ; 629999ef2435
0 progress ; 9b632172a1e5
0 progress ; 1c69d870525b
0 use red_sea_charts ; a67a00d629b8
0 use forum ; 57f0a3ff3bed
0 work_camp@r2c2 ; f3a31def167d
0 end ; ea41d9142e0e
1 row 3 column 1 ; a32416cb3f91
1 use forum ; c4e0e3dce4ad
1 work_camp@r3c2 ; 3423b40a81a6
1 explore 1>C1 ; de98467eb3f1
1 use merchant_fleet.2 ; 27213c0f3184
1 progress ; 6aa173651447
1 claim-market 1 ; 8a6776a4d220
1 goods market_timber ; 2f97df4cbf11
1 explore 2>E3 ; 828f7588feaa
1 basic workshop ; c62b664e5deb
1 end ; 1abeea183ee3
0 row 2 column 1 ; e161a42f6a27
0 end ; 4842e310bde4
1 row 3 column 3 ; ca8ebe4f33b8
1 use guild_hall ; 549c7b8463af
1 acquire aviation ; 6834e04838bf
1 explore 2>D4 ; 189b45e0f1c3
1 basic laboratory ; aa89a5dfc6db
1 use university ; 9edfc217f8a6
1 explore 1>D1 ; 10b49f66350c
1 basic workshop ; 4fb0e8016260
1 use merchant_fleet.2 ; f2424f090225
1 progress ; 18a75ec544e8
1 explore 2>C5 ; 4b27944341d5
1 basic archery_range ; 4fdb2bd772f4
1 claim-market 2 ; d1af11113a41
1 goods market_arms ; 0192a9e0900f
1 conquer A3 ; b2929609362c
1 E3=1+C5=1 ; 1bc87843b0a6
1 explore 2>C4 ; ca058e1306ac
1 march C5 ; 476e5b559ac0
1 C3 ; 2da6a24d0a6a
1 end ; fa13fad45f01
0 row 3 column 1 ; 2f52145b7dad
0 explore 2>B4 ; 11476c216b0f
0 progress ; 77a668ab6566
0 march A1 ; e923f4dc1d24
0 B2 ; f87d9c7d8679
0 progress ; c2bb96aea2b1
0 explore 1>B3 ; 39f3ec9f066c
0 use forum ; 9584c44496c1
0 red_sea_charts@r2c2 ; b9dc093913bb
0 claim 1 science ; 9b17571d9a90
0 token science ; 736fcbb299f1
0 end ; ba602eb06073
1 row 1 column 1 ; 767496505f72
1 use merchant_fleet.2 ; e103beb326b1
1 explore 2>C3 ; 8366d4f0477a
1 explore 1>C2 ; 812b105f5072
1 march C3 ; 27582fc74443
1 C5 ; 53726624d754
1 explore 1>C1 ; ccd8d4418ba2
1 basic archery_range ; 5ad694965592
1 end ; 41b682f1cf6e
0 row 2 column 2 ; d98f6361bb62
0 use metal_casting ; f0ce04e2b30b
0 conquer C2 ; f80e04898066
0 A1=3+A2=1 ; e2f4fc852f81
0 1 ; 95712353623d
0 explore 2>A3 ; 1023cfa8c6b6
0 use fortress_building ; dc1c12b0d0e3
0 warlord@B3 ; 9bfcd9aa4376
0 B2 ; 0438efdc0590
0 conquer A3 with warlord ; c2090fa777c8
0 B2=1+C2=1 ; 2e05b6f4c26d
0 use irrigation ; 85afc093fd75
0 basic archery_range ; 46e98185debd
0 outpost C2 ; 5451ee2cab50
0 end ; 597b136ae756
--- result
ending: last_round
places: 2 1

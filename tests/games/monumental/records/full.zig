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
0 q_markets+q_blitz ; ed7f20107066
1 q_lawgiver+q_forts ; f1e53c647ce6
2 q_architect+q_coast ; 77cb5cee372b
1 row 1 column 2 ; d9c1caa0f14c
1 acquire meroe_pyramids ; 8c5220ac3f01
1 invest ; c9e4d811ffdc
1 explore 1>E4 ; 7964e9ccdd3d
1 end ; 2765e41bbe9b
2 row 3 column 2 ; 2254999b32e8
2 acquire abu_simbel ; 94ea2209ba6e
2 conquer B3 ; 94d277080459
2 2 ; 20b234ea53ce
2 supply ; d543b7b0cead
2 conquer C2 ; 09ec0575c849
2 B3=2 ; 8723a90ec8d6
2 supply ; a2a0cded96d2
2 develop cattle_wealth ; 24009b24b6da
2 march warlord@B2 ; d7433d5a2fcd
2 B3 ; c86c5af978c2
2 end ; cd516a3c5891
0 row 2 column 2 ; b82390bc23df
0 conquer G2 with warlord ; ece5e811b064
0 1 ; a2f1ce5f3440
0 march warlord@G2 ; 56304b6313ed
0 acquire great_wall ; be5f06a996df
0 benefit tb_scholars ; cba5c68406d3
0 conquer E2 ; 22f73c9e4e8a
0 use longship_yard ; 63a8a78bdc05
0 explore 1>F1 ; ca8d3d49f163
0 explore 2>E1 ; 5e6484f694c2
0 acquire oral_tradition ; df4445dcee67
0 develop thing_assembly ; 1ee972ec1fc2
0 science=2 ; 652cc42ffbf9
0 claim 2 science ; d9690aed9c18
0 use thing_assembly.2 ; acecbfecf430
0 claim 1 production ; 8d034072443e
0 token production ; 5d7ec2fe2795
0 progress ; 3ebcec6867fe
0 token science ; b5f9023327a6
0 basic workshop ; 03bc0eaa0a77
0 end ; ee7eeb54a000
1 row 2 column 3 ; 52af6c8c3d0f
1 conquer C4 with warlord ; e1577b1861ff
1 2 ; efd747fea4aa
1 use agora ; df892e0985bb
1 stop ; 87b674654a27
1 conquer E5 ; 67c3cffe061c
1 D5=1+C4=1 ; 8163adc45f7a
1 2 ; d0ecc16450aa
1 use natural_philosophy ; 19903208432f
1 3 ; 0230410d0355
1 production=2+science=1 ; 1444cfefaa7f
1 production=1+science=1+military=1 ; ed30868409ef
1 complete E5 ; 06f0b9cf5caa
1 claim 1 science ; 6e53fb5eac33
1 end ; 526792da0460
2 row 3 column 1 ; 79c9930679c6
2 conquer D3 with warlord ; 20bd96a4d9e5
2 none ; d7ecd1b276ef
2 use cattle_wealth.2 ; 46221bf64e87
2 end ; 4200f5636aa6
0 row 2 column 1 ; b67b1ac30a00
0 conquer F3 with warlord ; cb8512cac396
0 2 ; 92fd1ab14982
0 conquer F1 ; d0b903ed6d98
0 F2=1+F3=1 ; 5bf81de46cf7
0 2 ; a6c1367738e8
0 use thing_assembly.2 ; b7f1506b6845
0 acquire marketplace ; 56141f2e3c01
0 use seafaring ; e50376eda9d7
0 2 ; b2426b70b003
0 F1 ; f825296a442a
0 G2 ; 5f5ccc21a2d9
0 stop ; fdeb798c099a
0 explore 2>E2 ; 2e40f3e3857d
0 claim 2 production ; e9fbe9898713
0 end ; 1f0e09d5d44e
1 row 1 column 1 ; e7edca657d67
1 conquer C5 ; 947fd3fca30e
1 D5=2 ; f6d7e80bbc75
1 1 ; 15452caf95f5
1 invest ; 50b3294099aa
1 benefit tb_envoys ; 9144ad1bc2ab
1 use meroe_pyramids.2 ; 59ae13169cc6
1 reserved caravan_routes ; 04306c942fe6
1 token science ; aa58e3194094
1 progress ; 94d3b5ca9f69
1 use caravan_routes ; 562de95206b0
1 benefit tb_gold_dust ; b830050d2b3e
1 conquer E4 ; 384fe554d651
1 D5=3 ; a39f8ac4a6bd
1 2 ; b0b753c6e7a6
1 outpost E4 ; 6456e4806ced
1 progress ; 87cc874782e0
1 end ; 2a3ab20890c8
2 row 1 column 3 ; 628948c672b9
2 use cattle_wealth.2 ; 349f585990da
2 use forum ; aafed41542bf
2 library@r3c2 ; 431a8e0163ed
2 explore 1>C2 ; 46ee6358efa8
2 claim 1 production ; 26c94ca06fcf
2 end ; 5767d1dae71d
0 row 3 column 2 ; e94c727a9165
0 explore 2>E1 ; 900f49023a28
0 use oral_tradition ; e815839b307a
0 none ; 9438e82de45e
0 acquire freedmens_quarter ; f206c7886a96
0 march F2 ; bc076c0a5cf9
0 E2 ; 36e52cbcf7e4
0 end ; 4d8b8fd12bae
1 row 1 column 3 ; b0d6e7ee9cd3
1 invest ; a73de9db92a9
1 benefit tb_scrolls ; 44a2d2510e28
1 use natural_philosophy ; d6e3ae8b11fd
1 1 ; 5b6838c1bf0d
1 science=1 ; 4431a41d3298
1 science=1 ; 746d4bf607e0
1 acquire temple_of_yeha ; 35cf53509b08
1 acquire navigation ; e2a99227f15e
1 progress ; d3f758c5099a
1 use navigation ; 02d8e52424c8
1 explore 2>D6 ; d0f6581301f1
1 stop ; d315a6c35e1b
1 end ; 972a356366a1
2 row 1 column 3 ; a8ab6b0117af
2 token production ; 3c5e714b64b5
2 use cattle_wealth.2 ; 83001ed8d0d0
2 acquire granary ; 6a8964087864
2 end ; 02f64b5660d0
0 row 1 column 1 ; 86145d144c9d
0 explore 2>E2 ; 5721180ed0cc
0 use marketplace ; f85fca186899
0 token production ; f07eabc31516
0 acquire barracks ; 85d92eef76b8
0 explore 2>F2 ; 82aa3cb0dee1
0 use forum ; 48aace6d01bd
0 longship_yard@r2c1 ; 330265fcb7c7
0 explore 1>E1 ; 49b04246c939
0 end ; 385ac67dc6a4
1 row 1 column 1 ; 2063dea59837
1 march D5 ; bd0ad0518719
1 E4 ; 0e20b50316ad
1 explore 1>D4 ; 6884df623269
1 claim 1 production ; 381e777e2ebf
1 use forum ; 7f545d2f43e6
1 fort@r1c1 ; f77c5e1ff5b3
1 token production ; 6d5d4912c3d9
1 end ; c0bbc28e7405
2 row 1 column 3 ; 2f21025656d2
2 explore 1>D2 ; 84b437aa607f
2 basic workshop ; 211585b50bd1
2 use age_grading ; b037f6230d0c
2 work_camp@discard ; 3c5444f8d37b
2 use forum ; 55136e2680df
2 work_camp@r3c3 ; fdae69a68270
2 use cattle_wealth.2 ; 8f797d851b74
2 end ; 8e5f7ea7fef0
0 row 3 column 1 ; b72587e6a512
0 use oral_tradition ; d444a9aab6f9
0 none ; e21ec7735c5f
0 conquer F4 ; 041d8103753d
0 F2=4 ; 8e8a0321c962
0 1 ; a627eb084529
0 reserved academy ; f1b9e4a97a74
0 use thing_assembly.2 ; 68ec25a434a2
0 outpost F4 ; 3d6dbf17ad50
0 end ; 0ff87522afd3
1 row 3 column 1 ; 6d3b5d457177
1 use meroe_pyramids.2 ; dee67955c269
1 acquire university ; 8625d6219860
1 end ; 398b110866d0
2 row 3 column 2 ; 2a3e429c5097
2 conquer A2 ; 6739d8a442e4
2 B2=2 ; 0d56205dab9d
2 2 ; 189a3a42418c
2 supply ; ae58dd583aee
2 use lake_tanganyika ; 1dc9eb2a48fe
2 science=1 ; 32ec34ff2c8e
2 progress ; 65864b369f27
2 use cattle_wealth.2 ; 20f217a503db
2 march A2 ; dc2629c60495
2 B3 ; 424f66037787
2 basic archery_range ; e483a55fb2b8
2 use age_grading ; ee07b3cc2cea
2 end ; b83d37b4fcd8
0 row 2 column 3 ; 15bf012e9c16
0 explore 1>D1 ; b60049899717
0 use seafaring ; 79d87dfa2b8e
0 1 ; cd0b76d13e18
0 claim-market 1 ; 5b0d5c6c25be
0 stop ; 1e6beec3372f
0 explore 1>C1 ; a37aae112875
0 progress ; 10f2727446a8
0 goods market_timber ; b4a735cb5da2
0 end ; 850cc53e460a
1 row 3 column 3 ; 784ab92a3658
1 conquer D4 ; df9a7277b3af
1 E4=1+E5=1 ; 603d1ef332fe
1 1 ; 84469ecd40f9
1 progress ; 33d3b82d7355
1 use caravan_routes ; 606306b53c17
1 end ; 2c800d808e6b
2 row 2 column 2 ; a9fa731cea3e
2 basic workshop ; ac15cc1051da
2 explore 1>C1 ; bd33299273ab
2 use forum ; c8a456488c17
2 workshop@r1c1 ; 32459b264294
2 use cattle_wealth.2 ; 7b402a8e1ef7
2 conquer B1 ; 61df2942daa6
2 B2=1+C2=1 ; 9a64ed71297c
2 A2 ; 24b01dfb451a
2 benefit tb_gold_dust ; 0875808bce9b
2 invest ; 049f5b976d7d
2 conquer C1 ; e631af598b07
2 B2=1+B3=1 ; e2e1554c5ff6
2 1 ; fe746767bb89
2 B1 ; 196427283b16
2 develop horns_of_the_bull ; 62b9f9cc4921
2 B1 ; 1471382978d2
2 B2 ; c09ff4af91e4
2 stop ; af90c2c6b7b7
2 explore 1>D1 ; 382fd952062c
2 claim-market 1 ; c07eed6e7fdd
2 end ; c7ca827e1ade
0 row 3 column 3 ; 587546a0c1e9
0 explore 2>E1 ; e35173f51e57
0 acquire castle ; c43a7b1000d2
0 use oral_tradition ; 298e7f879a44
0 fort@discard ; c4266839a9fa
0 end ; 8447ceda2b6c
1 row 3 column 1 ; 3230b61fbe50
1 progress ; 8e6b87ff3c71
1 progress ; cd9fd0b75f71
1 use caravan_routes ; c841bf17a658
1 production=1+science=1 ; 32f88b183f6d
1 end ; 638f38addb84
2 row 1 column 1 ; e257490d50d0
2 conquer D4 ; a9a72cb2e177
2 none ; cf78d7075cee
2 danish ; c05f6a69a04b
2 use cattle_wealth.2 ; c2b2a6012d5b
2 complete C1 ; 8218dcf60389
2 goods market_timber ; 590278ff9836
2 basic laboratory ; d3328d1ad942
2 end ; 834e9daee5ee
0 row 2 column 2 ; a489d0befda6
0 use forum ; 7b419f80fd6a
0 workshop@r2c1 ; c580c2a59a3e
0 defeat 1 impundulu ; f10cd9a33870
0 end ; a6bc8a2c438f
1 row 3 column 3 ; 3382ba6eadf3
1 benefit tb_weapons ; bb86aa4cedca
1 conquer C3 ; 603d357684db
1 D5=2+C5=1 ; 719b63a5869e
1 2 ; 296760c937b2
1 progress ; 794678c08563
1 conquer B4 ; 8991630c7cc5
1 D5=4 ; 193badc9933b
1 2 ; d1c6758a9974
1 complete B4 ; 929ee9b2623d
1 work_camp@r1c1 ; 67c82f3a8d2e
1 2 ; a1b824583872
1 use navigation ; 9dedb2fbb9d6
1 explore 2>D5 ; 42263755363f
1 stop ; 1662a4f54a31
1 use forum ; 446dbb0acf1e
1 fort@r3c1 ; d42b879c9540
1 end ; 81b0accfc4f8
2 row 1 column 1 ; cad7c3123abb
2 use cattle_wealth.2 ; 67639e131402
2 march B2 ; 80aa6f8d2142
2 B3 ; a3f4988ef3d3
2 progress ; 052556d7fa48
2 acquire international_space_station ; f4900f2f3ec9
2 outpost D4 ; c1ee67e69cdb
2 end ; fc6e2862fb2a
0 row 1 column 1 ; 0b461015579b
0 conquer E1 ; a1458f7a3243
0 F2=2+E2=1 ; 55a96bf53fd2
0 2 ; 9d02f12ba750
0 explore 1>B1 ; e403776ca8ac
0 use thing_assembly.2 ; dc0551c8d9b9
0 use castle ; 14d3bce20bdb
0 F2 ; ea8461e1b65d
0 G2 ; 0d5004c9ab50
0 develop shield_wall ; 628541a870d8
0 thing_assembly ; 117103af72ee
0 production=1+military=1 ; 63bfe93c5c08
0 stop ; b6137d7eea57
0 complete G2 ; d7713de0ee4e
0 conquer E3 ; 34ad81c21246
0 3 ; 9dc702430cbc
0 F4=1+G2=2 ; 9c7e1ab9400b
0 1 ; f7772393e8b3
0 progress ; b939dd3d82a8
0 conquer D2 ; cc94b910b3d3
0 2 ; 844da2d51d3a
0 E1=1+E3=1 ; 71efb934e74b
0 2 ; 40c6fac9d603
0 march E3 ; 260fecd4d741
0 E1 ; a2cf960ae263
0 use great_wall.2 ; 276adde5b334
0 D2 ; bff2fe9774c9
0 E3 ; a5c393d5f091
0 E3 ; aacd81416dda
0 G2 ; af49a14e71b0
0 invest ; 88f08a90dfcf
0 progress ; c3bd22eda36b
0 march E1 ; aa3ccf29bd7c
0 F3 ; e02adeadf3a7
0 end ; 7b5e543ba557
1 row 2 column 2 ; c40cbf82248b
1 march B4 ; 960e28aed89d
1 C4 ; 5b87a9ab9b95
1 outpost C3 ; c6530cda6343
1 use meroe_pyramids.2 ; 2c6114d68a8e
1 basic laboratory ; 03a769a83178
1 reserved metal_casting ; c414a0643750
1 use agora ; 1c349ce9d521
1 stop ; 85e1bd6cbc84
1 end ; 0ad05c733a35
2 row 1 column 3 ; 744ff1d0a8b5
2 march B3 ; 9ff93c268b91
2 B2 ; 9af28165a4ff
2 conquer E2 ; 770252e728e3
2 C2 ; cc0cda77c6d5
2 greek ; 5af30b85c02c
2 march B2 ; 9d5b3cbc2206
2 C1 ; 634f24477d65
2 explore 2>A1 ; 6d0b056cff23
2 use cattle_wealth.2 ; 6db5b03cc0a6
2 march B2 ; ed816d9599ae
2 B1 ; 5f16a23bed5d
2 develop fear_of_the_assegai ; 163c284d25a4
2 horns_of_the_bull ; 0a745fd29a19
2 C1 ; 2d7d2e55b9fe
2 D3 ; 8df9befa7693
2 B1 ; 0537f299addc
2 A2 ; 136b24a57d69
2 use lake_tanganyika ; 9e8328e4e519
2 production=1 ; cbea5223fed7
2 benefit tb_scrolls ; 61d500f65908
2 contribute artificial_intelligence ; 75db9ae63171
2 3 ; 7e45a3f22ec9
2 basic archery_range ; 5cc2c28114e9
2 progress ; 8c35988c012f
2 use fear_of_the_assegai.2 ; ab5eb90c9c8c
2 danish ; 724271ce55fa
2 contribute orbital_habitat ; a599ac3b00bd
2 end ; b9d4ad53d3a6
0 row 1 column 2 ; 89b8f5ab68cb
0 conquer C2 ; 80e2a0a8cbcd
0 1 ; 6e5b37e0207d
0 F3=1 ; 1a76ac44f80f
0 use freedmens_quarter ; 5c2769cf315f
0 unrest@r3c1 ; ff5517a34969
0 use oral_tradition ; 6f7f04515412
0 unrest@discard ; 99a9ee449dc5
0 basic workshop ; fed6411c78c8
0 use seafaring ; 6ddeb83dbbdc
0 2 ; dcf475683a5a
0 G2 ; 0ab9c8af93b7
0 F2 ; 302c3be1298e
0 E1 ; 03d607add60a
0 D2 ; 909b29202713
0 contribute united_nations ; 5827b31b3908
0 use thing_assembly.2 ; ba26866c8f8f
0 contribute orbital_habitat ; fc95b1b7b6b4
0 end ; a16312feafb9
--- result
ending: last_round
places: 2 1 3

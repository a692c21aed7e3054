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
1 conquer C4 with warlord ; c0be1334e9c3
1 2 ; cf955aed9045
1 invest ; 1eec8a4d3a3e
1 use forum ; c2884459a396
1 library@r3c3 ; 4c89f655dd54
1 end ; 22ac1ee937df
2 row 2 column 1 ; 7f93d612e9ac
2 conquer C2 with warlord ; 3e3308666cf5
2 none ; 66ed27cdd14c
2 acquire abu_simbel ; 1dfdd743f9e4
2 progress ; c9023bdc7f4b
2 develop cattle_wealth ; 2369e714b52f
2 conquer D3 ; 9dfabb3779dd
2 B2=1 ; 16aafa353ca7
2 supply ; 2062d4aeed66
2 end ; 11150f59c7a1
0 row 3 column 1 ; 09085a1c165a
0 use seafaring ; c2eb1333d012
0 stop ; 54a86aef0ac0
0 invest ; 9e3c0ffa0f38
0 acquire great_wall ; 27bf3aee4db1
0 progress ; d5c1483971c4
0 explore 1>F3 ; a9a38ce26144
0 end ; 34d83062f668
1 row 1 column 1 ; 16ecc03c78c8
1 conquer D4 ; 0b3865fa17ec
1 D5=1+C4=1 ; 12df966615a3
1 2 ; c7d7864b57de
1 complete D4 ; 67f002749196
1 use natural_philosophy ; 51366da851b4
1 0 ; 09f68d57c246
1 use agora ; 31c938b1c509
1 explore 1>E4 ; 9c4b5d6902ce
1 claim 1 science ; d06015846253
1 token science ; 9187b5b0dcce
1 progress ; 59d1851bf2f4
1 use meroe_pyramids.2 ; 47174c26f22d
1 end ; aec948e2cc84
2 row 3 column 2 ; 739b64058d90
2 conquer B3 with warlord ; cc3b62859e63
2 2 ; 437e5f3dfc68
2 none ; a2b3410a67c4
2 yes ; 95b8163dbd49
2 acquire marketplace ; 7294788e65b2
2 use lake_tanganyika ; fc8bfac28274
2 science=1 ; 3bf3d29ee8a3
2 end ; 3d82634a25b0
0 row 2 column 1 ; ee5fae33a92a
0 conquer E1 with warlord ; db026d997f4c
0 1 ; de4829c8d865
0 conquer G2 with warlord ; 4cdf31cab9a9
0 F2=1 ; ab891eff1f35
0 2 ; 6482876d235d
0 explore 2>E1 ; e1781b8cb0bb
0 acquire granary ; 0f781e5b2550
0 claim 2 science ; 3738a5e10e73
0 use longship_yard ; c0dc01816652
0 explore 1>F4 ; dca3d047d68f
0 claim-market 1 ; ba7787d08983
0 token science ; a7189c2e64da
0 progress ; 8caa0d033342
0 benefit tb_scholars ; 837e36b384e6
0 basic workshop ; 4a07940a7057
0 goods market_papyrus ; eded75ad1079
0 acquire writing ; 5b85ede8f5ed
0 end ; 2b74f1c5067d
1 row 3 column 3 ; be2c147a7434
1 acquire great_pyramids ; d01389a51b07
1 use natural_philosophy ; d78c624421cf
1 2 ; 37bb3f3c18c8
1 production=2 ; 814782daef1a
1 end ; 4f858cf7f009
2 row 3 column 2 ; 1af559c5e0a8
2 use lake_tanganyika ; e2c422b0c52b
2 science=1 ; d17511e678a1
2 conquer E2 ; c38158c5e8df
2 B2=1+B3=1 ; 991543d073dd
2 none ; 2c42800b1f93
2 use cattle_wealth.2 ; c6739ac435b9
2 end ; 633d94fa53ac
0 row 3 column 2 ; 2b28570f252d
0 conquer D2 with warlord ; 4a5b03151456
0 F2=1+E1=1 ; e4808676c69c
0 2 ; 2493596db703
0 defeat 2 impundulu ; 6fe659a7d2cc
0 explore 2>E2 ; 026efb34853e
0 end ; b8ba4755b977
1 row 1 column 1 ; 997d110f19e5
1 use forum ; a1934607bb88
1 forum@r2c1 ; 89edac913472
1 explore 2>C5 ; faa0eec13ff4
1 conquer C5 ; 42271b7144a5
1 D5=1+D4=1 ; ee8986f02c9a
1 1 ; 900947242417
1 benefit tb_envoys ; a4f0505bded8
1 2 ; 8795f8bd5331
1 reserved ironworking ; c59e133b9878
1 end ; 0ee1159e1566
2 row 2 column 1 ; 54177cc53970
2 march B2 ; 0ff89a16285d
2 B3 ; eba459719963
2 conquer B1 with warlord ; 8e7ef7502630
2 B3=1 ; 8bd3361b9555
2 none ; 3dc47a4b678c
2 acquire freedmens_quarter ; 00a67996119d
2 use cattle_wealth.2 ; e2bffe09a347
2 use age_grading ; be7fea3b0a37
2 library@discard ; 78bdd483a07d
2 develop integration_of_clans ; 4381e0fb81f3
2 unrest@discard ; 5f1a09cf2a59
2 unrest@r1c2 ; a4c956763fab
2 benefit tb_gold_dust ; 3cd69687a909
2 conquer E3 ; cc82b3cf832d
2 B2=2+B1=1 ; 3d16bb5c6e8d
2 2 ; c82d323b84a1
2 production=1+science=2+military=1 ; 18beb9a49bee
2 none ; 97cddcebee44
2 science=1 ; d1a389afd241
2 conquer C1 ; 2ae4a8fdd14c
2 B2=2 ; a0ed114af6b9
2 1 ; 7f0960542a9a
2 supply ; af6ff5a999b1
2 acquire navigation ; 0421726c9c8e
2 end ; a7a28e15e47d
0 row 3 column 3 ; ef0be567c4ed
0 use forum ; aab523f983b1
0 fort@r2c2 ; 408899ce27f5
0 complete G2 ; 5cdaf9e9ccae
0 conquer F1 with warlord ; a93e82040520
0 D2=1 ; fc4a6081769b
0 1 ; 924b2417a260
0 end ; dc70c9ef4781
1 row 2 column 1 ; 1e572ebe784e
1 conquer C3 ; 57b91611719f
1 D5=3 ; 522c4fa1e591
1 1 ; 0fa1f7fe7c5e
1 develop delian_league ; 16a7023412cd
1 outpost C3 ; f183a4d4b86e
1 conquer C2 ; 93a7473d45b8
1 D5=1+C5=1 ; f7c7c3933506
1 march D5 ; a6e58595c1a7
1 C3 ; 9385a3a2b665
1 use ironworking ; 8a68592be891
1 1 ; 03ccb9c09de5
1 conquer E5 ; 51f03e51e10b
1 C2=1+C3=1 ; 7fc671a8ff18
1 1 ; e44fe7e2c578
1 invest ; 4f21a7251be9
1 end ; 240026594a75
2 row 3 column 2 ; 97ec81ea54da
2 use cattle_wealth.2 ; 74d4aa056a16
2 conquer F3 ; d3c6c914953a
2 2 ; f7a7bbe0b852
2 1 ; a35164d0e964
2 supply ; 45eb6bb8b33c
2 science=1 ; 972510dbb629
2 march F3 ; 9ebdb80af50f
2 D3 ; 3a5fd62a10d9
2 end ; e528a8ef3110
0 row 1 column 2 ; c06445622631
0 acquire angkor_wat ; e8484d8ba0f4
0 claim 2 production ; 5be048cc6b89
0 conquer F3 with warlord ; 86a939fcd837
0 use writing ; 48c7c418c96b
0 use great_wall.2 ; 8178a015527c
0 F3 ; e0b41894deb0
0 F1 ; f7622937d7cd
0 stop ; e0c8a63be78f
0 conquer E3 ; 02af963896a4
0 F2=2 ; 8250acdb17a7
0 token production ; 1d9885cca00c
0 progress ; d4fb54358d6a
0 use seafaring ; 6d88119f19fe
0 1 ; 0fa7928cd821
0 stop ; 23156c6276b2
0 end ; 786ecfc94120
1 row 2 column 3 ; ffbbdea89629
1 use agora ; 17053889d2a6
1 stop ; 5ecd75087dad
1 end ; 10b47b3123ec
2 row 2 column 1 ; 5f06e642c0e7
2 use cattle_wealth.2 ; 18fb95ec76d8
2 reserved academy ; 06c13b32aea1
2 conquer C2 ; 5242a560b12f
2 B2=1+D3=1 ; 90699a9d57c8
2 supply ; d3aa6060766f
2 production=1 ; 887e173cead5
2 conquer A2 ; ed52b803c41c
2 B2=1+C2=1 ; 1a93f03c0013
2 1 ; 9db96c2c887a
2 C1 ; 676312e3030e
2 use age_grading ; e7a108d51469
2 fort@discard ; d3987e5e4f3e
2 use freedmens_quarter ; 2a5cd896ab66
2 unrest@discard ; 04eb0b7d0fc6
2 march B2 ; b85dc5e95252
2 D3 ; f4bfdadfdad4
2 use navigation ; 4581c946a067
2 explore 1>A2 ; 8b38cd4dd86b
2 explore 2>B1 ; b35e8e74947d
2 end ; 0ca6ae653b75
0 row 3 column 3 ; 564fa7ba5be5
0 conquer C2 ; ffd8a4bba6a6
0 F2=1+F1=1 ; a9b997a6bdf2
0 explore 2>F3 ; ba09ea838160
0 use longship_yard ; a56d97e3100c
0 use forum ; 07a8e1697114
0 forum@r3c2 ; bb6c14089fbd
0 explore 1>F3 ; 31e139de3cac
0 post 2 ; ef11698761c2
0 end ; b7fc17c5c60b
1 row 3 column 2 ; eb8fa03035fa
1 conquer B3 ; 59de81c501ba
1 D5=2+E5=1 ; fd7c099cb046
1 basic archery_range ; afaf3031b7f0
1 invest ; bdaf2942bbf2
1 use natural_philosophy ; 77f884c8e0e9
1 1 ; 8825d22f97a4
1 production=1 ; ce936775ddd3
1 use meroe_pyramids.2 ; e36eca93e57a
1 benefit tb_gold_dust ; ac8a8adc44ad
1 outpost B3 ; 5638764bf913
1 conquer C2 ; 14c076ad105b
1 explore 1>F4 ; 8b7829be3ede
1 claim-market 1 ; c597405b595b
1 goods market_papyrus ; 0aa5b437276a
1 reserved currency ; a86484efc873
1 end ; 150faebd59a3
2 row 3 column 1 ; 8795a9af6f87
2 conquer C2 ; abe6853a9ba7
2 B2=1+A2=1+D3=1 ; cbf0c1015192
2 supply ; 40733affb1e1
2 production=1 ; 2c458dabb515
2 claim 1 production ; 3dfca642a7f5
2 conquer F3 ; 5663cf09f67f
2 C2=2 ; c6c164675c19
2 D3 ; 4a702d19c4c5
2 token production ; bcf25d1fe637
2 use cattle_wealth.2 ; 7a42d6b7a435
2 basic archery_range ; 34dd6741ef56
2 progress ; a11d02d5eb27
2 conquer D2 ; b155106d65ff
2 B2=1+F3=1 ; c2a37d52d9fc
2 none ; 3e422bc18109
2 progress ; 9acc3834008a
2 end ; ca48b93ace76
0 row 2 column 1 ; 8cf5009efd27
0 explore 2>F1 ; bcfb12e705bb
0 use seafaring ; e41bde95c738
0 1 ; b1dd94bd152e
0 claim 2 production ; 9f7770681956
0 stop ; 606cc7b5061f
0 basic laboratory ; 5d68f37f39f2
0 end ; b2b53ba46342
1 row 3 column 1 ; a8d57dfc2705
1 basic laboratory ; 53e0041b5d45
1 use ironworking ; d2e4f2b1ef12
1 2 ; dbd3891ffdea
1 basic workshop ; 3fc89fdd57b0
1 use agora ; 30d817b8f50d
1 stop ; b1b2e19acc46
1 end ; 9fdbab92c900
2 row 2 column 2 ; b4faab810c66
2 use marketplace ; ef1bd08406d0
2 use navigation ; 5449c556390c
2 stop ; 33dd1c0c0f32
2 use age_grading ; c8680f13805f
2 fort@discard ; 3e4d06f0b4d6
2 basic archery_range ; 70dd2c8e658c
2 use cattle_wealth.2 ; b51b8258d341
2 explore 1>A1 ; 6b4f0bc459e4
2 explore 2>A1 ; 9a4ac305bb35
2 end ; 6d11476ee22d
0 row 3 column 3 ; a299830b328d
0 conquer E2 with warlord ; 82e1c3cda66a
0 F1=1 ; a58d61570047
0 token production ; 7bf714199a7c
0 invest ; 78b0e3ddda87
0 acquire castle ; 9f0cdd7e59c8
0 use longship_yard ; bcbce301f267
0 conquer D2 with warlord ; 765b88a006b0
0 F2=2 ; e22308d5b34e
0 end ; 975b204b3685
1 row 2 column 1 ; fe8166e7d7a7
1 reserved metal_casting ; 5e0b76abb59e
1 use agora ; 921abb3e9c55
1 explore 1>E4 ; 0c95df61f88d
1 explore 1>F4 ; 3ed3cf847d20
1 end ; 89934ecd54ef
2 row 2 column 1 ; 1a65f06f9b74
2 use cattle_wealth.2 ; f00ad4a914fa
2 march B2 ; 1f87107b676c
2 C1 ; 0ecfcfa7af4c
2 complete C1 ; a16beb56d31e
2 progress ; 697548c21520
2 march B2 ; de7c473e29c8
2 A2 ; 3c3188566daa
2 develop horns_of_the_bull ; d5aefdcfe461
2 horns_of_the_bull ; 4537f34c1e36
2 stop ; 1c7f781ef6d2
2 use lake_tanganyika ; 39cf2df79ec9
2 production=1 ; ab0d3a0430a5
2 benefit tb_weapons ; 352c4360fd24
2 conquer D4 ; 29fe19284862
2 A2 ; d696a38937a1
2 integration_of_clans.2 ; 84ed1e2e9f88
2 military=1 ; ed7b354b5ec8
2 danish ; 9dd4483f94d9
2 march D4 ; d7347a1cc276
2 C1 ; 9ea719fd3ab0
2 end ; 7d70595b8243
0 row 3 column 3 ; 9c1cab0aa17d
0 use writing ; 770571f7bd9a
0 use castle ; 732055b47a00
0 D2 ; e974bcc7c38b
0 G2 ; fdb531864d57
0 conquer C2 with warlord ; 7cfbbaf96864
0 E3=1 ; 1cc8e9414718
0 fail ; e7a46b024c2d
0 benefit tb_scrolls ; da0f6be06992
0 use seafaring ; 70a64135addf
0 1 ; 56fafe518e98
0 stop ; 61cae5b01c9e
0 conquer C2 with warlord ; 83f85f5bced4
0 G2=1 ; 377e1a88b3c6
0 conquer E4 with warlord ; 46ac5cc8fbb5
0 2 ; d194af57ff45
0 acquire aviation ; 706acc31d109
0 progress ; fffa29945e6e
0 use aviation ; 125ab72acdef
0 explore 1>F1 ; b0f04e99b564
0 post 1 ; 6bf908bc9d63
0 explore 1>G2 ; dfbf86635d69
0 explore 1>F2 ; 210f04bf4b92
0 conquer F3 ; be6705a231c9
0 fail ; fc8d64b0e40f
0 explore 1>F3 ; 2320db0244ab
0 end ; 55356723cf03
1 row 3 column 2 ; 890146801247
1 use currency ; f3dca48d38fb
1 2 ; 0eed40e421bb
1 production=2 ; ea4004077cbb
1 conquer A2 ; 32bd5ed779b4
1 conquer C2 ; 06e18e44016a
1 D5=2 ; 2c62fd5b0117
1 conquer D2 ; 82c69a5e1603
1 D5=1+C2=1 ; 5a7439931180
1 contribute artificial_intelligence ; 3bbc6c0419d4
1 end ; 6534cadc93ad
2 row 1 column 2 ; 2ee65a3f8faa
2 use cattle_wealth.2 ; c029ea8c46bc
2 explore 2>B1 ; b6a00093746d
2 march C1 ; 964cc99aa636
2 B1 ; 79ccfaa4a0ec
2 progress ; e1f19cde5513
2 march B2 ; eb96cafacfda
2 B1 ; ddd3a07949b2
2 conquer C2 with warlord ; 6022f06c42df
2 B2=1 ; adbad60c3605
2 supply ; b3babe3bb551
2 horns_of_the_bull.2 ; 3421a10c9e13
2 greek ; 17bfa4c64e8d
2 science=1 ; 120f475bad42
2 explore 1>B2 ; 3bd34d92e6e2
2 use forum ; 02187de521d8
2 fort@r3c2 ; 51c80d36c61d
2 invest ; 37447ea72cf8
2 progress ; c77c42f82a88
2 contribute orbital_habitat ; 708634f84043
2 1 ; 67b86de2dd67
2 end ; 4782ff1457f6
0 row 1 column 1 ; 100ef4e358cb
0 basic workshop ; 56e3d8a63ac3
0 explore 1>F4 ; 2c7a6dcf1204
0 contribute global_peacekeeping ; 370d936e915d
0 use great_wall.2 ; 01c98acb3c50
0 E4 ; bb62aa42ff8e
0 F1 ; aa3e3b5b1e6b
0 F2 ; e495c3017a87
0 E2 ; e0511486f9e6
0 contribute artificial_intelligence ; 788c874ac049
0 end ; 4589b1ce47b8
--- result
ending: last_round
places: 3 2 1

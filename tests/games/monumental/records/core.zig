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
1 use agora ; 4070e91f8520
1 stop ; 3b1b085e18d4
1 conquer D4 ; 8580f229622b
1 1 ; ff84a68d8f64
1 1 ; 8e64f3fe4797
1 basic archery_range ; 6044313e632e
1 use forum ; 89027aada799
1 agora@r1c1 ; 5d056647bfa6
1 outpost D4 ; b19a49089948
1 conquer E2 with warlord ; acf220e4e570
1 2 ; e2ce8efe98b2
1 end ; 89cff9f39b46
0 row 2 column 2 ; 4719d1bc2a4c
0 acquire barracks ; 0c46755e8fd1
0 conquer A2 with warlord ; bcbeaf6a97fd
0 1 ; aeb38305c10b
0 end ; 75a59b3b2938
1 row 3 column 1 ; 61dc58bca782
1 use natural_philosophy ; 7b99dc304e4e
1 0 ; 445f862bfb72
1 conquer E1 with warlord ; 6c3dd43253e9
1 1 ; 2c9647497fb5
1 acquire granary ; e7ff15bd3e1f
1 conquer D2 ; 406b76e92fdb
1 E3=1+E1=1 ; b00a872adc43
1 2 ; 1fef1c8d7a97
1 develop merchant_fleet ; b5da066b1e8d
1 end ; f7e1d7b6dad3
0 row 2 column 1 ; e55d558a699f
0 march A2 ; db810fe6679f
0 acquire fortress_building ; af361195869a
0 end ; 1308bca6a802
1 row 1 column 2 ; fc8a358da1bc
1 explore 1>D4 ; 5d6968600c34
1 acquire academy ; 394fdda556fc
1 conquer D1 ; a71f2af6148e
1 E3=2+D2=1 ; 773345c72ea7
1 1 ; 2456e0fa019f
1 end ; 865de00474c5
0 row 1 column 2 ; 5265b566f4da
0 conquer B2 ; 8ecb43c654bf
0 1 ; ab371e5fcb92
0 explore 2>B2 ; 4a495b7d3137
0 explore 1>B1 ; 90457ca6082f
0 use forum ; 0735ee42bfbe
0 work_camp@r2c1 ; 10823c7bfeff
0 use fortress_building ; f91f7cdf3632
0 stop ; 5d9c5e00c266
0 use red_sea_charts ; dac4a72d434c
0 march B2 ; fed5f731864b
0 A1 ; 3674aec7a59d
0 outpost B2 ; bf3cd0644036
0 end ; f3871c61e486
1 row 1 column 1 ; 3d4dc9f40c45
1 acquire colossus ; 1514e6a3cddb
1 acquire writing ; f146ee2da37f
1 outpost D1 ; e827d275fca2
1 end ; 2effba021c1d
0 row 2 column 3 ; 119d1675ab70
0 march A1 ; dc969949fa09
0 A2 ; 7c3690baecf5
0 acquire great_wall ; a13e10ba238c
0 end ; fcded252fcf9
1 row 1 column 3 ; 2ff4f9b31ce5
1 basic archery_range ; 2666d6eb8ea9
1 use natural_philosophy ; 6df2af36bd2c
1 3 ; 3d5f690c3e1a
1 science=1+military=2 ; 148a3187400f
1 end ; 7981e745680a
0 row 2 column 1 ; 0ce7cbf78893
0 march A2 ; e02999204f21
0 B2 ; 415728e883fb
0 conquer A3 ; 205cdfa469ac
0 A1=2 ; c41c558aadfb
0 2 ; ea533f075ae8
0 conquer B3 ; 2da519935117
0 A1=1+B2=1 ; 72796e38f787
0 1 ; 0eabec6c2516
0 progress ; 17d5f47cd8a7
0 basic archery_range ; b867d852db79
0 explore 2>C2 ; e83d240c20c7
0 claim 2 production ; 9165aba47450
0 token production ; 40e4ad9b9c8f
0 end ; 88671753d7ec
1 row 3 column 3 ; f032586596e3
1 acquire irrigation ; 2aa2e8093f62
1 explore 1>C4 ; db487c60c3a0
1 explore 1>C5 ; 9c1b1c4be3a3
1 end ; 588048b936c3
0 row 1 column 2 ; 7bd73a5416f9
0 conquer B1 ; 43e5886653a8
0 A1=2+A3=1 ; 8be3e99c6ce1
0 1 ; 6622b045fd84
0 2 ; 2c4db2e54157
0 explore 1>C2 ; 3f5844e00291
0 explore 2>B2 ; 61c3601b4f19
0 march A1 ; 6a680db76b02
0 B2 ; 0ffd263ed073
0 outpost B1 ; 3f457f32a36f
0 end ; bb48893382be
1 row 3 column 3 ; 5f92ae69408e
1 march E3 ; 5c117db866f5
1 E2 ; 74419e33132d
1 claim-market 1 ; 7c5abde35a12
1 use irrigation ; f6746f47217f
1 progress ; b0bd2fb6efb6
1 explore 2>D3 ; 7e06f59bd578
1 end ; 32743f313fdc
0 row 1 column 1 ; c00e93e3bab2
0 use forum ; b3886d46be94
0 library@r3c3 ; 1d8ac9fd6f59
0 progress ; f60b7cbbcc81
0 use fortress_building ; 6c1de3b3cf0d
0 stop ; 5b6eaad63e7a
0 basic laboratory ; 0efcc890f446
0 march B2 ; 336d945e5259
0 B3 ; 8865e9e0a748
0 march B3 ; 842555052b42
0 B2 ; 8d683eaeec39
0 end ; 29dc6f5df289
1 row 1 column 1 ; 0319b0ec7a9c
1 goods market_arms ; b8664faf0163
1 conquer D3 ; 78eb3a08543c
1 E3=3+E2=1 ; 6607a4764274
1 2 ; b836b0b297d9
1 conquer C3 ; 34c0777873d9
1 E3=3 ; d96d20fa66ed
1 use merchant_fleet.2 ; 3b67483897e0
1 acquire castle ; cdec58e1582a
1 use natural_philosophy ; dff4ab0e677c
1 1 ; 7032b8c84bf1
1 science=1 ; 0bb02ad8e5b2
1 use writing ; 1a612f1f7801
1 conquer C2 ; 8c1fc3da5fa2
1 C3=2+D3=2 ; 925ff47c9d86
1 1 ; 77faaf67b3aa
1 explore 2>E2 ; fe7be9333fe3
1 use castle ; ec189d340e94
1 D3 ; 23b9261f887d
1 D2 ; a5e5d07097f1
1 end ; f3fc12b4bdcf
0 row 1 column 3 ; 3f35f2fc2baa
0 conquer C3 ; 7aa228a73a1d
0 A1=3+B2=1 ; e21c92954b4f
0 progress ; 0f99afff1e39
0 use forum ; 7edbc56ab689
0 laboratory@r1c1 ; b398c98b8091
0 end ; 108539200410
1 row 3 column 2 ; 3da233372749
1 conquer C5 ; da57047d158a
1 E3=1+C2=2 ; b7ca1b922b4a
1 1 ; 054de9539b09
1 march C5 ; a53b29d02a99
1 C2 ; e4a9f0c3206c
1 use irrigation ; c8699f28042f
1 use merchant_fleet.2 ; e85d7eb81b42
1 use forum ; a53146515d38
1 work_camp@r1c3 ; 341662ccb926
1 basic laboratory ; 4f079c699739
1 progress ; bda567a55bb4
1 basic laboratory ; 81f27f7b6a0c
1 progress ; 7e26f8f75e85
1 progress ; a4e581d2fff9
1 end ; 30961a9865b0
0 row 2 column 2 ; 9ef2e1a4423c
0 march B3 ; 9f7bf52f6bbc
0 B1 ; cb827fab0eec
0 march C3 ; c32f9c45a439
0 A2 ; 5a7e358b3edd
0 progress ; fd12daa11e6b
0 use red_sea_charts ; f36a3e7e16c4
0 end ; 93ae96de518d
1 row 3 column 3 ; 188cba20f54b
1 basic laboratory ; 2f1b8df2ae1f
1 explore 1>C4 ; 0503bb5fbcce
1 end ; 2a63bd850407
0 row 2 column 1 ; feddc3bd2b15
0 conquer D3 with warlord ; d018371d3727
0 A1=1+B1=1+C3=1 ; 22a64b150ddc
0 conquer E2 ; 385e124513ee
0 A1=1+D3=1 ; ece1c4e9eb4c
0 explore 2>B1 ; 6ef1ecf351de
0 end ; afc092f3d560
1 row 3 column 3 ; 7b6258ce83a8
1 explore 1>B4 ; 8840fc5aec46
1 use merchant_fleet.2 ; 262926b18557
1 march C2 ; 2e51ae6a4f19
1 E1 ; 95ffb19ceb57
1 march C5 ; c32ceb8b79ff
1 D4 ; 4cf89cc4cc94
1 progress ; 487ad65d2446
1 end ; 1e5ea05cc049
0 row 1 column 3 ; 680d1f395c19
0 march C3 ; 275fe567fbd9
0 A2 ; a10ac27afb8a
0 use fortress_building ; 7ed68d1ebb31
0 stop ; e29728cf6ee7
0 use forum ; a66a11da0fa9
0 fortress_building@r3c3 ; c7ad8803b60d
0 explore 1>D2 ; e524e8e3ee18
0 claim 1 science ; 33782325cacd
0 basic workshop ; d72496eadb9c
0 token science ; 2edcda89f5f1
0 end ; 64187381663a
1 row 3 column 2 ; 73f87d4c96e5
1 progress ; 423f0d092514
1 use irrigation ; 49ae9cf1c68a
1 conquer E2 with warlord ; e5b0264a96e3
1 E3=2 ; 8b2bfcf4cf2d
1 conquer C4 with warlord ; 1b6ec4e35a1e
1 D2=1+D4=1+E2=1 ; 8fb1dc648a39
1 1 ; 96581a4bffac
1 use castle ; fc1857be98e1
1 warlord@C4 ; e1033eabb8eb
1 E2 ; 1d3cd2f8fa1f
1 explore 1>C5 ; ef42f851553a
1 use merchant_fleet.2 ; 2f0296c7cf9a
1 conquer B3 ; 31f706b9aec1
1 C2=1+C4=1 ; 81d2b50f6ad9
1 progress ; f23e57a9d774
1 use forum ; a61d3d93adad
1 castle@r2c2 ; fba112cdc23b
1 complete C4 ; ea4d663649d8
1 conquer A2 with warlord ; 4cd42e563d51
1 end ; 98034f08d678
0 row 2 column 2 ; e1f4a2f4f76a
0 conquer E2 ; 6d5825f261e9
0 D3=2 ; 4cea902a2246
0 conquer D2 ; 7f87789bb374
0 A1=1+E2=1 ; fd6bf92446d1
0 use red_sea_charts ; ad8b7915a9ba
0 explore 2>A1 ; 37c107730392
0 march D2 ; b54e6056d113
0 B2 ; 81ad2e82443e
0 end ; c7f28bc78f5f
1 row 1 column 1 ; 404be6dd0a10
1 use writing ; 2e7f0e669f76
1 explore 2>E3 ; d756c2cee23c
1 acquire engineering ; 82dcc2fc4259
1 end ; 6326d6ce8ff2
0 row 3 column 1 ; 0e89fd72e7d3
0 conquer A2 ; 3bf09c08653f
0 A1=3+B2=1 ; 2021b6fd2bd0
0 use red_sea_charts ; c104d41e6ef1
0 end ; c9116a3e4aec
1 row 2 column 1 ; 653e7a8b47ec
1 end ; a7a045ccccba
0 row 3 column 1 ; a0ad183204b7
0 conquer E1 ; 0489f0ce3088
0 A2=2 ; 4c5a669cc8bd
0 explore 1>E2 ; 2002aed40792
0 basic workshop ; c19f0b49e826
0 end ; 328143225365
1 row 1 column 2 ; 9df80fca118d
1 end ; 3852cdddc840
0 row 2 column 2 ; 7f7533a01aec
0 basic workshop ; 7928e9d0df40
0 march E1 ; e1672158663c
0 A3 ; 5d0fd14d41cf
0 end ; 2e36e39cd577
--- result
ending: last_round
places: 2 1

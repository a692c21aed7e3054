Ziggurat record 1
game: monumental
rules: 2
seats: 5
names: player 1, player 2, player 3, player 4, player 5
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
setting renaissance: 1
setting cards: all
dice: 5c9c199471f66858abfb457759251713
seed: 0e299567ac68b66795317df8a9ee2594126851087c5f1c29b78f74fb55e9833a
--- moves
0 q_scholar+q_forts ; 2198845f690e
1 q_reform+q_treasurer ; 42fd20f0d6ec
2 q_nature+q_markets ; 86599a30e571
3 q_merchant+q_blitz ; a5cd52298fcc
4 q_coast+q_architect ; 5185b2e02c79
3 row 3 column 1 ; 100cb44d2f2f
3 invest ; 29d162cf454c
3 acquire great_wall ; bd5be6d219da
3 explore 2>F2 ; e448a30483ad
3 claim 2 production ; be7349fb0123
3 token production ; 9a9a52ae393c
3 progress ; 3fb29f3ed5e5
3 conquer F2 ; 9e3555a8967f
3 2 ; 070e162d07d4
3 progress ; d5659f9952dd
3 explore 2>E2 ; bd5c37f57f3d
3 use agora ; b74949508bd8
3 stop ; 151b91d86e2b
3 end ; 8195cc524dd3
1 row 2 column 3 ; a3c45f63f740
1 conquer A1 with warlord ; 0650a3a20757
1 2 ; 3bee69cbb5a7
1 invest ; 568b3e00a336
1 end ; 2f08bf9479e0
2 row 3 column 2 ; 69ef00698278
2 invest ; d13302e9c81b
2 conquer F4 with warlord ; 1d04201940be
2 1 ; de79bf956380
2 basic archery_range ; e82af2431990
2 explore 1>G4 ; 30278a8e004a
2 claim 1 science ; 4ed7cc2323b1
2 token science ; 5d5b6dd83586
2 progress ; 08042d6b22d0
2 conquer E4 ; 91eec65ae682
2 F4=2 ; 22af5eb5675b
2 1 ; 05af02e8a6e2
2 conquer G4 ; 4fc0219dc92b
2 F5=1+E4=1 ; fe9a6dba2a64
2 1 ; 752691b90b2e
2 explore 1>F5 ; cbce0541046a
2 end ; 8312adc3d74a
4 row 2 column 3 ; 76f9c515bd1a
4 acquire fortress_building ; e649da228698
4 use forum ; dee72b09d353
4 work_camp@r2c2 ; f7742a289bf1
4 explore 2>C5 ; f66d7e8bbf97
4 end ; ac86e2ba140a
0 row 3 column 1 ; be714a33cdd3
0 conquer D2 with warlord ; ae0e8a117c62
0 2 ; ee9681d6a7bf
0 basic laboratory ; 03a52855c21a
0 end ; fa7abaf0090c
3 row 3 column 1 ; e37625a3daaf
3 explore 2>F1 ; f80ad6d68975
3 progress ; 72170757fbf4
3 use forum ; 8cb93fe77fcc
3 work_camp@r1c2 ; 8daea19adb11
3 claim 2 production ; 2348f67c06d7
3 token production ; b0d776bd2ccb
3 basic laboratory ; aca885bbde90
3 end ; 71f8a557da59
1 row 1 column 2 ; 72bcba3480f5
1 use stone_masonry ; f8470404eb2a
1 conquer A3 ; d8814b6bc96a
1 acquire hanging_gardens ; a78d70d5ea93
1 use warrior_priest_altar ; 28a9e1d88e43
1 develop corvee_labour ; cb5d820e4f93
1 use forum ; 30d52f24a9c2
1 work_camp@r1c2 ; 7ebdfcda9587
1 end ; 98c5f271cf5e
2 row 3 column 2 ; f74f374dedc4
2 use forum ; a68f736d7b70
2 fort@r3c1 ; 816adf3197c8
2 explore 1>E5 ; 2fd074d07c1c
2 use seafaring ; b656a51f8293
2 2 ; 1cda96b67b1b
2 F5 ; dea9e07a4945
2 G4 ; dd3afccc4784
2 stop ; e1300da520a3
2 conquer D5 ; b2b8e107e6a7
2 F5=2 ; c27b874be17e
2 develop thing_assembly ; 9f9ca8a613d2
2 production=1+science=1 ; e2ae955ff9c3
2 use thing_assembly.2 ; 76381b43f6fc
2 acquire temple_of_yeha ; e7b756cce3be
2 outpost G4 ; e1140e54683b
2 end ; ddc6776a761e
4 row 1 column 1 ; fe8a19fc35b9
4 invest ; 138188fcb367
4 conquer B5 with warlord ; 5769cf6315e0
4 1 ; dcaddd2dadb9
4 1 ; 48884ab3d5a9
4 use shinto_shrine ; 2f052182a131
4 production=1 ; 75989ca87446
4 conquer A4 ; 8ad09d2ce719
4 use fortress_building ; d24c3569bcf0
4 C6 ; 0fdaab1cf6ef
4 A4 ; e6ef1a0e0977
4 explore 1>D7 ; 58e3111fcdae
4 claim 1 production ; c3c5429cc301
4 outpost A4 ; 190a05a932cc
4 token production ; cf72e7aa82c5
4 end ; 84d538edea62
0 row 1 column 1 ; 444d3e4a5612
0 acquire navigation ; 4493b5e12c37
0 use imperial_academy ; 900cba25d625
0 conquer D3 with warlord ; ec73c5d1c849
0 D2=1 ; 652b636ab530
0 2 ; fbe12dc2b103
0 march warlord@D3 ; 18ba533b09ca
0 C1 ; 405492b55af9
0 acquire oral_tradition ; afd232b8fc7d
0 march warlord@C1 ; 7fb84682ed3f
0 D2 ; a8fcf71c54e8
0 develop silk_road ; f6f8e0d91ad4
0 end ; 02e77ebcbaf4
3 row 2 column 2 ; e501bce9b39b
3 use natural_philosophy ; f790e6500db1
3 2 ; 857ba46f1f94
3 production=2 ; 982c7a6521d2
3 production=1+science=1 ; f9212c4b5d7e
3 acquire ironworking ; 14724810fca8
3 explore 1>F2 ; d3df3f704f4a
3 use agora ; 9360e9995f99
3 explore 1>F3 ; 2fc7f6ed1903
3 claim 1 science ; 6ca3456e4c06
3 end ; fc35cbfd6861
1 row 3 column 3 ; 483e4584211c
1 conquer B3 ; 1b0a500e9bbb
1 2 ; cc701aa673c8
1 0 ; 938095397b9a
1 acquire irrigation ; c299259e82bc
1 use stone_masonry ; c6a0fe1bd4b1
1 outpost B3 ; d90894ae2a67
1 end ; 0a2335db646e
2 row 3 column 3 ; 217acc762ac2
2 use seafaring ; aaf4bcb240a5
2 2 ; 35c112e16521
2 stop ; c778f5a3a92e
2 conquer G3 ; 883c2e7d2249
2 F5=2 ; f162f6c7a569
2 1 ; 61974673ee17
2 use thing_assembly.2 ; 7bca3afdd338
2 complete G3 ; 5c2174afd01e
2 seafaring@r3c2 ; 5f3ce1a35f90
2 benefit tb_scholars ; 691f62518811
2 use longship_yard ; 8cd12a32ef62
2 progress ; ee0d175b3262
2 conquer G2 ; fccbe92a2507
2 F5=1+D5=1 ; 59dcd1f5133c
2 1 ; 001fbc086194
2 explore 2>F4 ; 75e894a5671f
2 claim 2 production ; 848a85c4c330
2 end ; 75a71836e100
4 benefit tb_scholars ; f1691c2000f3
4 row 3 column 1 ; 7312bc55d955
4 develop tea_ceremony ; be1a3a16c0fd
4 conquer D7 ; 67d35062ad7d
4 use fortress_building ; af4084ce2ebb
4 C6 ; e5bbfc3efae7
4 B5 ; f53a87bb32ff
4 progress ; 150bb52c2457
4 use bushido ; bf9c21d80119
4 use forum ; e6a41dbf1bb4
4 library@r1c1 ; 38126e90d251
4 conquer C5 with warlord ; fb1ed96258c8
4 1 ; 92b4d53b0ea5
4 2 ; 03aa2b46ae03
4 0 ; 9f421850f0ae
4 develop shogunate ; 02a8208b6557
4 explore 2>C4 ; 2589dfbd11f0
4 invest ; 5e45fa145ebb
4 march C6 ; 205c85ba97f4
4 A4 ; 0e5e809d910f
4 conquer E6 ; 22434d72ea54
4 C6=3 ; c0626c991a69
4 2 ; d8e4c75719e8
4 production=2+military=2 ; d906eb8fd480
4 conquer D5 ; 02013b632f82
4 C6=1+A4=1 ; 0f1594a88ca9
4 acquire barracks ; f28bc2b32075
4 end ; d3ab810d936a
0 row 2 column 2 ; 93505949e111
0 acquire great_library ; 4d5f35f3b091
0 progress ; 57ee3731785c
0 march C1 ; aae239441471
0 D2 ; b25ba7932b99
0 explore 1>C2 ; 41ba1f511a62
0 end ; 2599c9a04a26
3 token science ; 81de9173bb46
3 row 2 column 2 ; 9bdbacee2eeb
3 use forum ; 34d331c6297a
3 laboratory@r1c1 ; 6ba1e20fe817
3 use ironworking ; 396540cc6571
3 1 ; 00a462e35223
3 explore 1>G2 ; b398893afe12
3 end ; 6b1f1b34b1bd
1 row 2 column 3 ; 23e6aead8de7
1 use irrigation ; 1a18922bb59a
1 acquire archive_hall ; b3c4ba5cca68
1 conquer C3 ; d367af84fe4a
1 1 ; e948d6c86dd5
1 use warrior_priest_altar ; 96b439fe11bf
1 basic archery_range ; afa9693ba99a
1 develop divine_pharaoh ; 7cb1ac3ed2e1
1 acquire caravanserai ; e965fed282c5
1 end ; 5c40807f646a
2 row 2 column 2 ; 9f5cd0a3218d
2 conquer E6 ; 9f4a331ff5e9
2 G2=1+G3=1 ; 37d9bd27e5d5
2 use thing_assembly.2 ; 2f1c19e34710
2 acquire krak_des_chevaliers ; 484e8e58a56b
2 use forum ; ea8b1e61aadc
2 fort@r1c3 ; 8d243498e7ec
2 end ; 9af4f398cdf7
4 row 2 column 2 ; 09ddbb6bc7a4
4 use shinto_shrine ; a7be0fe92ada
4 production=1 ; 5e74b2cf34b5
4 acquire lalibela_churches ; d0869ba6a4ba
4 explore 2>D4 ; f43d13c92191
4 develop castle_towns ; 9977e5e3662f
4 invest ; e9fbed45c944
4 explore 2>E3 ; b697b4a07d54
4 benefit tb_envoys ; 7869bc61a2a5
4 1 ; 008a13b68a2d
4 claim-market 2 ; 5c0ad5c36fdc
4 march D5 ; 8b51b40d942b
4 D7 ; baf6170ddff3
4 goods market_art ; 4f1bebaf6b7c
4 production=1 ; 9e0133348dfe
4 march D7 ; 15e156169b9b
4 A4 ; 3a5a83560009
4 end ; b2e2a6adebd4
0 row 3 column 3 ; 935d7c362b3f
0 acquire astronomy ; 2e4f3391a3aa
0 use forum ; f8a100b60c7f
0 papermaking@r1c1 ; 4f3ac9439585
0 end ; 40a39e788786
3 row 1 column 2 ; 6320cdf65e66
3 use forum ; c4e6cfceb742
3 work_camp@r1c2 ; abdcadddf5fa
3 explore 1>F3 ; b8b5f398cede
3 basic archery_range ; 1319122ddfd1
3 end ; f0c12ba8b6c4
1 row 2 column 2 ; cc6b12f58457
1 progress ; db1ffd09539e
1 march C3 ; 2f449f1e4b3a
1 A3 ; 0ca91bceeca2
1 use archive_hall ; 3d4241d54d42
1 2 ; d69f14475e00
1 conquer D3 ; e4160661bde7
1 A2=2 ; 6aa2df7851af
1 end ; 1b5b67013c83
2 row 3 column 2 ; 72d14fdb1e05
2 conquer D5 ; 27c23d2a87bd
2 F5=1+E6=1 ; eebc544b622b
2 use thing_assembly.2 ; 9ea37d6c1405
2 progress ; 306871e3f71a
2 basic workshop ; 976fe7438eb0
2 token production ; d649da47da3d
2 end ; 442889e32d1e
4 row 3 column 3 ; 55e15389acfa
4 explore 2>D3 ; cecabf38ffa4
4 use shinto_shrine ; 4e465b08aad9
4 science=1 ; 184a295ec8b1
4 explore 2>C3 ; 002b523e7ab3
4 use fortress_building ; 5f61cbe482cb
4 stop ; ce91ee66c125
4 conquer C4 ; 217d086ebda4
4 C6=2+A4=1 ; 60064a7f488b
4 2 ; 4276ad1bb890
4 production=4 ; 621c4dfcb469
4 2 ; 1208c46e6c51
4 acquire mercenary_camp ; 18d719f8d7ab
4 claim-market 2 ; acf7a383499c
4 conquer C3 ; 3f0199cb720c
4 C6=2 ; cbd9614d3a19
4 goods market_spice ; e98b9f315e86
4 conquer C2 ; 67870738e94d
4 C6=2+C3=1 ; 3072d416cd53
4 1 ; 16af005f0c50
4 march C2 ; a631f24a42e3
4 C4 ; b76990c0a5b8
4 outpost C4 ; 9c6c0db1b233
4 end ; 937ce9b0b03e
0 row 1 column 1 ; 3b7d6b0ede3f
0 use navigation ; 5808372ad45f
0 explore 1>D2 ; a46e7a2e4dfe
0 explore 2>D1 ; 3fad62a2407c
0 conquer E1 with warlord ; 06f64eac4f23
0 D2=1 ; e18ba9b8cbbe
0 1 ; 91df5f82db13
0 claim 1 production ; 89de859480d7
0 acquire banking ; 3a3fe0b672a7
0 benefit tb_envoys ; 7b05e93cbb3e
0 1 ; 0b07d39acaa7
0 reserved calendar ; f2ab25836a61
0 claim 2 science ; d57d96cb0dae
0 end ; 51af3bfb6cdb
3 row 2 column 1 ; 841b3ba41b76
3 use natural_philosophy ; eb1456321857
3 0 ; 8c2ccb091ad0
3 use agora ; 53be08da7b5b
3 stop ; 99cde2ed267b
3 use ironworking ; 01bb4c04c6b6
3 2 ; eef46821be6f
3 conquer F3 with warlord ; b248985bf756
3 G1=1 ; 11ca0eefc1d8
3 2 ; b2d6f95e783a
3 conquer E3 ; f1f4be398e96
3 G1=3 ; 007429533ac8
3 2 ; cdc924ba4026
3 progress ; 556f7b9451e4
3 progress ; 6bab6a3b54ac
3 acquire cathedral ; 5acf4e3e192e
3 end ; e34d35160e50
1 row 3 column 3 ; 6d8d4ed1d4d1
1 explore 1>A3 ; bce4c3f570d3
1 claim 1 production ; b8285f017c7d
1 progress ; 00c6a72f9e4b
1 token production ; 3e348fd5c607
1 use caravanserai ; 082056a05439
1 explore 2>B3 ; c98478cbc080
1 use stone_masonry ; a17a31e6e35b
1 complete D3 ; f441f88ba99e
1 caravanserai@r1c3 ; 187f4403ff38
1 use forum ; f37674e53819
1 library@r3c3 ; b2fd372b15bb
1 end ; 8d261326311b
2 row 2 column 2 ; dd0bf3f59595
2 use longship_yard ; 9c064d49fd54
2 conquer D4 ; 2f49e05317e3
2 F5=2+D5=1 ; 25a0ea557633
2 use kilimanjaro ; 0054b8d8624c
2 military=1 ; 260b19ac307a
2 use thing_assembly.2 ; 8bf4c4615cb5
2 conquer D7 ; aaf7474f3f0a
2 F5=1+D4=1 ; f633f8afb83f
2 basic workshop ; 8cfadcf93838
2 progress ; a5d76c0937de
2 basic workshop ; 785cde6812d6
2 end ; 7eb132b703ca
4 row 3 column 3 ; c90fbc701ef7
4 explore 2>B3 ; 0c25afcc79e6
4 defeat 2 grootslang ; dfa3ee12909d
4 march C4 ; 474c9bd85290
4 A4 ; 6a7c3af309a6
4 acquire counting_house ; ee79e9d4ea21
4 march C6 ; aa9a35b709fa
4 B5 ; 82ccc6be0074
4 march C6 ; 6dca7f91e399
4 C4 ; 64f6c7ff0ded
4 end ; 8a1f7254cb13
0 row 2 column 2 ; ae017484306c
0 token science ; eb371310b904
0 march C1 ; 259f50696d50
0 token production ; 012ae1dec9d1
0 E1 ; dbe164ef835b
0 end ; 59db31dae7b7
3 row 3 column 3 ; 9ff92137a043
3 use forum ; cd6e804b22ad
3 forum@r3c1 ; c06afb64dd46
3 invest ; 07df250ccd85
3 explore 2>E2 ; 01db565380d6
3 claim 2 science ; b99b10e0e1e8
3 token science ; ebe156046150
3 end ; 4805e76338bf
1 row 1 column 1 ; b92255a97dfe
1 invest ; 648f39d3b098
1 end ; 869362bcd88f
2 row 3 column 2 ; 4ae7c1384361
2 conquer C3 ; ad71b2879374
2 use kilimanjaro ; 6b843cbac665
2 science=1 ; 3e205de5776f
2 use thing_assembly.2 ; 4f1f69d10585
2 basic archery_range ; a9a8b51426d2
2 end ; 49fc805e65b8
4 row 2 column 1 ; f8c9223a052e
4 conquer A3 ; 1a4329ad04da
4 C6=2+B5=1 ; cd913613eb29
4 explore 2>C4 ; 63c0b4b485b8
4 conquer B3 ; fbbfff404c3e
4 0 ; 4d18ff529a86
4 use bushido ; 00c5ce60dcfc
4 conquer C3 ; 0be991ab8b65
4 B3=3 ; b640b70147b9
4 use forum ; b143c16a0e7d
4 work_camp@r3c3 ; ef3abba90160
4 explore 2>D4 ; 0a9fe6640df6
4 use fortress_building ; cb38258c1460
4 stop ; b29464a03637
4 explore 1>C6 ; 909d49ec5a07
4 end ; 99b2f13dfefe
0 row 2 column 3 ; fdbd34fc3b30
0 progress ; 7566f30f5a46
0 conquer D1 with warlord ; 676fb7e09588
0 E1=1 ; 8da0f5e6cad8
0 1 ; 7fd3da14f630
0 conquer F1 with warlord ; 2c499357d7b4
0 2 ; 4177afeec449
0 progress ; f43573d8ead0
0 progress ; fffee9c7f474
0 end ; 165695011b32
3 row 1 column 3 ; 7f369f0b737c
3 develop merchant_fleet ; 0bac67cc1333
3 conquer G2 with warlord ; 9fe8be00cb71
3 benefit tb_ivory ; aef92c7b4945
3 science=1 ; c74505595e8f
3 G1=1 ; fdf726c711a5
3 use agora ; 9434acd9020d
3 explore 1>G2 ; d697ab116afd
3 progress ; 5694ffe88a1a
3 complete F2 ; dcbb1906e609
3 outpost E3 ; 40217278c132
3 use natural_philosophy ; 8f15f801ebb4
3 2 ; d66bd8771316
3 science=1+military=1 ; 7a0934059309
3 science=1+military=1 ; 4b01082f0f97
3 claim 1 production ; 263a26a3a196
3 march G2 ; 69b269764073
3 E3 ; 71a7502e4834
3 use merchant_fleet.2 ; 5e842fc2b4c5
3 conquer E4 ; 27579e514ae2
3 G1=1+F2=1 ; 28dfcf1ba747
3 conquer E5 ; 73a129d02687
3 G1=3 ; a2c3299c9eab
3 token production ; 75e9e619667a
3 1 ; b377b707a5b7
3 invest ; 22ed03c16fb1
3 explore 1>F3 ; 3bf879adb6b5
3 outpost E5 ; a6c05082d0c8
3 end ; e05abfdeb598
1 row 2 column 3 ; 01fe0af1ecc0
1 conquer B1 ; 85a44a20a770
1 2 ; 346ebaaba213
1 use warrior_priest_altar ; db9fb77d1a3a
1 develop cult_of_the_dead ; a9d0fb61671d
1 work_camp@r3c3 ; 4410b506c7f9
1 use cult_of_the_dead.2 ; cd37bb805ad1
1 benefit tb_guides ; 07364af58cad
1 stop ; 8fc280d09704
1 acquire sistine_chapel ; bcaa28d6b8cf
1 invest ; ec8907e4bf69
1 outpost B1 ; cc737e3dbdad
1 benefit tb_timber ; 6978485f34fd
1 acquire shipyard ; a46dc4234c99
1 end ; c7219666d7e7
2 row 1 column 2 ; fd7d90add66e
2 use kilimanjaro ; 58681f6efb89
2 production=1 ; d8597d229394
2 use forum ; d11d52145ded
2 library@r3c3 ; eaf405d3fec7
2 conquer G2 ; 09098d5280e3
2 use thing_assembly.2 ; 87550e80c4b3
2 acquire printing_house ; 0901e7d5cae2
2 end ; c87ec33ab9d4
4 row 2 column 2 ; e523664939c9
4 march B3 ; c4e36df5b5ce
4 B5 ; 08d026c8a5e9
4 use shinto_shrine ; cf1dd2f51b8f
4 military=1 ; 55121e67c658
4 march B5 ; e7147cdf6d1f
4 C2 ; 5ca41bdc1ff2
4 develop way_of_the_sword ; 3041a922bdc7
4 none ; de9499407827
4 conquer D5 ; f3e156fe27a1
4 C2=2 ; 676b824b45b0
4 explore 2>D5 ; 600a508c5b39
4 basic laboratory ; f9a57243705b
4 conquer D2 ; f6faec48c9bf
4 claim-market 2 ; 26cc8b33e9e8
4 goods market_papyrus ; e6327c39d669
4 progress ; 7844613856d0
4 progress ; c229fb34f779
4 progress ; 6151f08d9226
4 use bushido ; 731fa571c6d5
4 conquer E1 ; 8850f49d95c3
4 explore 2>D6 ; 754630ce36ed
4 end ; 0c59eba3e3ad
0 row 2 column 1 ; 98eaa424f0ef
0 progress ; 54ae027b2cc5
0 use astronomy ; f0078bfae00d
0 explore 2>D2 ; 655831c3ce69
0 explore 2>D3 ; f61312e2c6bc
0 use navigation ; 4f6ebabf159e
0 stop ; 3149a0b1d678
0 claim-market 2 ; 42232c337419
0 end ; cca1e4f5cef5
3 row 2 column 2 ; 0744a611c4fd
3 explore 2>F2 ; 9aa7474786bd
3 use merchant_fleet.2 ; 9a9688c83dfe
3 conquer D5 ; 7fe0902171a4
3 G1=1+E3=1 ; 50b8f06e2ea3
3 end ; c953f201c647
1 row 3 column 3 ; d391ef7f19da
1 use shipyard ; 169e5cca895f
1 stop ; 42d5d0cb8a7c
1 use forum ; f351e3d814d2
1 shipyard@r1c3 ; acd8596aa4a4
1 basic archery_range ; c872d7d1834a
1 use cult_of_the_dead.2 ; 685c356a9fe7
1 basic workshop ; 543bd36caf45
1 end ; 3ec9c91c2bb0
2 row 2 column 3 ; 4d9ad61f07e0
2 explore 2>E5 ; d0c73243f36f
2 reserved temple ; 60bb2c18886e
2 post 2 ; efb062e64316
2 use kilimanjaro ; f35b7134bb75
2 military=1 ; 99e754ea5026
2 explore 2>F4 ; eb8849ce650f
2 end ; 8011b73ccd84
4 row 1 column 1 ; c4b650868ec9
4 invest ; baad55dd9a42
4 basic archery_range ; fbc8cec220df
4 explore 2>E5 ; a2bdc973aea6
4 conquer D1 ; bfd57c566e0e
4 end ; 06cc09956ca4
0 goods market_timber ; 06c1ec8fcfee
0 row 2 column 2 ; b7adff66f8c1
0 basic workshop ; cb9c595a73e1
0 complete F1 ; e490b967abce
0 acquire railways ; c0a798fbf039
0 use imperial_academy ; 17483142492a
0 explore 2>C3 ; b29518bb192b
0 claim-market 2 ; e7d6e593ec5d
0 goods market_spice ; f3011644f667
0 end ; 8068960a9765
3 row 1 column 1 ; 421c31613aff
3 conquer C4 with warlord ; dabe01f03cc1
3 G1=2+D5=1 ; d1497c37a41c
3 use ironworking ; f26fb4978b0e
3 1 ; 43513f6d91ca
3 conquer E6 ; 7f427b65dec3
3 C4=1+E4=1 ; 801333fdb4dc
3 conquer D7 with warlord ; f5d2b52d6ff8
3 E6=1 ; 4a9bc6b3b5ca
3 use merchant_fleet.2 ; cf60da91362d
3 use great_wall.2 ; 6d9700d00689
3 stop ; 5ceb41b9412b
3 explore 2>G1 ; 149e3e0c90ac
3 develop democracy ; 71bd575af369
3 merchant_fleet ; 831d5c514961
3 military=2 ; e9a27b7f5975
3 benefit tb_festival ; 93cdf0e529ef
3 r3c3 ; c4c79ecb5f54
3 conquer B4 ; 2eca59bb0abc
3 end ; e0e2a3912ce0
1 row 2 column 2 ; 970773a79f02
1 conquer B3 ; 39d341153c87
1 0 ; 986b70c10020
1 use cult_of_the_dead.2 ; 1f3641fdb16b
1 conquer C4 ; aa8a6399a25a
1 A2=1+B3=1 ; 30e63f339a77
1 use irrigation ; 77225e2c3ad0
1 use archive_hall ; eefe8ec96084
1 2 ; 31b638065a9f
1 basic laboratory ; af9d222d4910
1 end ; 9628c609b5d8
2 row 3 column 1 ; 9bad71dfee9a
2 conquer E4 ; 3de0ce8db618
2 F5=2 ; 8f5c1e02e644
2 basic archery_range ; 7f7f8bee3a84
2 use thing_assembly.2 ; bd5a231a0062
2 progress ; 15ebd7ec70f6
2 use kilimanjaro ; 94f843d0eb05
2 production=1 ; 31968b4923b1
2 conquer C3 ; 3fee5807cd3b
2 F5=1+E4=1 ; 54f2a53780b7
2 progress ; 523e3d8949fe
2 basic archery_range ; 3c2c4c63e9b3
2 end ; d74956ce3fb8
4 row 3 column 1 ; 0bddcd48a866
4 explore 1>B5 ; 662a93ed4400
4 explore 1>A4 ; 33980271b914
4 explore 1>A3 ; 1d98d7bd62f9
4 march D1 ; b98a48a90eeb
4 C2 ; 7392c58ca729
4 conquer D5 ; 0b3bc413cbba
4 end ; dd4d540063bb
0 row 3 column 3 ; 1c27bfd10f2f
0 basic workshop ; 9366d4747f7c
0 invest ; 9bca5eb97af2
0 conquer D2 ; 560708ba531c
0 develop confucianism ; 6dcdda7a19ee
0 confucianism ; f3e4ff0b38fa
0 work_camp@discard ; f4f81bee5a98
0 progress ; 3986305cab73
0 use navigation ; bdd509af50f4
0 explore 1>D3 ; 91db424c63af
0 benefit tb_festival ; 3d18a69f005b
0 r1c2 ; 8a3075024b45
0 explore 1>C3 ; 0100aa855dc6
0 use astronomy ; 1dcde4dfa3fd
0 post 1 ; 6b9883123fdc
0 explore 2>D1 ; 4aa7cb3676af
0 use oral_tradition ; 4a86d7ca9678
0 none ; d67ad175b8c3
0 use railways ; 63b8c0ef819c
0 benefit tb_timber ; 345dce8d8fe4
0 stop ; 0e968a60ddef
0 acquire suez_canal ; b3bf7f5adb89
0 use banking ; 6524d538d2e9
0 2 ; 18ec8f49fe05
0 production=2 ; 1b866623a0a6
0 explore 2>C1 ; 710975e79eea
0 end ; 87794702c4f0
3 row 1 column 2 ; e10406ffd96c
3 contribute artificial_intelligence ; fc13b7925a33
3 explore 2>G2 ; 05d0b82e93d1
3 use merchant_fleet.2 ; a6d6489ac7c8
3 explore 2>F2 ; a74af461d8e1
3 basic laboratory ; 595398c3ce15
3 end ; 34169376a23a
1 row 3 column 1 ; ae8cdd273679
1 use cult_of_the_dead.2 ; 3d1f0b97823a
1 explore 2>B2 ; d0d3e2061af5
1 conquer C3 ; 9a7a315ee513
1 A2=1+B3=1+C4=1 ; 9e4f09990a33
1 use stone_masonry ; 2140b4bf6af5
1 progress ; 4240f6d9edba
1 outpost C3 ; 88124346ba5f
1 contribute united_nations ; 3539d122d8e4
1 3 ; 1fb97ef5c895
1 invest ; af5e31cca0ac
1 claim 2 science ; 01b94b6b44dc
1 token science ; d67bc5c5e24d
1 end ; 8f71e6ff72fd
2 row 1 column 1 ; 0642816e85e6
2 use kilimanjaro ; be9d6b106be3
2 science=1 ; c1f3671a2004
2 conquer C4 ; 3cc38298130e
2 F5=2 ; cac71b406e18
2 use thing_assembly.2 ; d0071a4cc74f
2 progress ; b314f285d8c7
2 contribute artificial_intelligence ; 5f550a3e46d1
2 explore 2>G4 ; 4989c273e772
2 contribute orbital_habitat ; 03a36d613d25
2 2 ; b235ad7efcc9
2 develop sagas ; 8e41a9265034
2 production=2 ; 87a4d329b0ac
2 explore 1>E6 ; 453b5958c246
2 basic workshop ; 96e202b8d4c1
2 end ; fb797be49a44
4 row 2 column 3 ; 8eb7f8b142cd
4 conquer D7 ; c3c411e9f2c5
4 explore 2>D5 ; 22b3d699552f
4 progress ; 558589dd0dfa
4 explore 1>A4 ; 37a6257d23b8
4 explore 2>D6 ; 65afea605cc6
4 claim 2 science ; dad1922d6158
4 contribute global_peacekeeping ; eae3dc43acf5
4 token science ; 62c0dc93fe18
4 3 ; 61e82e226f1c
4 end ; 7ccfaf76c2aa
0 row 1 column 2 ; 48bb886edf1f
0 march D2 ; cde3009c495d
0 basic laboratory ; f80d1235d517
0 explore 1>D1 ; 5073f9202d8d
0 use railways ; 42974afaa9fb
0 stop ; 8b3aa150f17b
0 use calendar ; 2ee3d7d8bc54
0 production=1 ; 7e2a6160f735
0 3 ; cd0076ef7f01
0 contribute orbital_habitat ; ccd23e232124
0 4 ; b10b5a49c9ad
0 progress ; 2d5b4fe86b71
0 progress ; 6820c0045559
0 progress ; ff818ab65e9e
0 use forum ; e0ca1133530d
0 work_camp@r2c2 ; 5ac305d4f6e9
0 end ; e0f92b92179a
--- result
ending: last_round
places: 3 2 5 4 1

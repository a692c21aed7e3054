Ziggurat record 1
game: mega
rules: 1
seats: 9
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9
setting board: east
setting civilizations: 
setting expert: 1
setting short: 0
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 5
setting map: 
dice: e44850ff717d413808ed054a6080bb7d
seed: 1cb65cdf16c604aaa84bf9a659402833bf7ee49b929da1a9f8d19d8b2f461a18
--- moves
1 march saba ; 74a99446c231
1 zafar*1 ; 9bdd3c9f14bf
1 done ; 699c019b43b7
7 march magadha ; 6ff1fbcbd008
7 tamluk*1 ; e48da9516b5c
7 march magadha ; 626fdb773b10
7 kausambi*1 ; bb1ced7d9e54
7 done ; c5de01047523
5 march babylon ; 1bace1dd3731
5 babylonia*1 ; 80a415d0f074
5 done ; 4900e2d01637
2 march western_sinhala ; 3fe2e61dc9ca
2 eastern_sinhala*1 ; 9eb3e2ded146
2 march western_sinhala ; 3c4ea78e4348
2 brahmagiri*1 ; 250ec467b3e0
2 done ; 9ae61a080d52
8 march taxila ; b115f7df03dc
8 abhisara*1 ; c9d878edc4d2
8 march taxila ; 1f841c2bcdea
8 abhisara*1 ; 4e6736518daf
8 done ; a2c89704023b
6 march persepolis ; 268a68b7cc61
6 sagartia*1 ; 4ee739ddb485
6 march persepolis ; 106e7775ea16
6 sagartia*1 ; 57464767188c
6 done ; dd95a089a69a
3 march napata ; 8409f6658757
3 nuba*1 ; 70cc9909da10
3 march napata ; 7d6a0724121d
3 upper_nubia*1 ; 0b949007727f
3 done ; 2d711915c150
0 march chanhu_daro ; 265143e59f6e
0 upper_indus*1 ; 6e2ee2bf3a5d
0 march chanhu_daro ; 2bc90c024840
0 thar_desert*1 ; 8f73436ab2da
0 done ; 7f68e94046af
4 done ; 4836f98a4e1d
1 wait ; b68946567f81
7 pass ; e66b467c700c
5 wait ; f6887e327d37
2 pass ; e0315eb7656e
8 pass ; f8bc67403358
6 wait ; ba7df52afee8
3 wait ; 1e9769c56a21
0 pass ; 67caf650816a
4 pass ; aa02aa62d060
1 pass ; 1ac3ce0345aa
5 pass ; 3ee682f2e7fc
6 pass ; da2b5bea8a08
3 pass ; a319c15e0f48
1 march zafar ; 04a35c555ae2
1 marib*1 ; d082a20a4566
1 done ; 560ab21ab031
7 march tamluk ; 0ff4b2d002ce
7 orissa*1 ; 55de53fa8da4
7 march tamluk ; 41167a467053
7 gauda*1 ; 3fce6347545b
7 march kausambi ; 015b91a1468f
7 vatsa*1 ; 29ca21510696
7 march kausambi ; ed69b6295d67
7 pataliputra*1 ; 630b60cd78de
7 done ; 01e47fd3e93f
5 march babylonia ; 4f50517566f4
5 susa*1 ; e0464d67c21c
5 done ; a66530f6e2da
2 march brahmagiri ; 81e4d02d7b82
2 chola*1 ; 8428769e06ab
2 march eastern_sinhala ; ac0d1a4af739
2 western_sinhala*2 ; 166893ea495e
2 march brahmagiri ; 7e95f6770ece
2 chola*1 ; e0fb3758eeb2
2 done ; b0cb13e03a7f
8 march abhisara ; c33a978d27ad
8 harappa*2 ; 7cadd7126aa3
8 march abhisara ; ce3b1953cb1d
8 harappa*1 ; 638e743702dc
8 march abhisara ; 0f0878ad734a
8 harappa*1 ; e5c20bc3506d
8 done ; 4efdb2a79538
6 march sagartia ; 368c9fec5432
6 gedrosia*3 ; ed50a362d5c7
6 march sagartia ; 656f962cd095
6 parsua*1 ; 8e83132d8cba
6 done ; 29df6c38c477
3 march nuba ; 557d88edc68d
3 salima*1 ; 542a1659e355
3 march nuba ; a0479e72ef41
3 napata*1 ; 27496bf6a333
3 done ; b915aefc0689
0 march upper_indus ; 60fbaf1f18f7
0 chanhu_daro*1 ; 690f23376421
0 march thar_desert ; 0bbbcb9f7a2d
0 kalibangan*1 ; 264b99f501f9
0 done ; 3ef055316cea
4 march nisa ; 9dfd7821ed8c
4 merv*1 ; 78be5fc5e9ff
4 march nisa ; 0c59c8a90129
4 merv*1 ; 658542af4f6c
4 march nisa ; a2cb139ef6c3
4 merv*1 ; 212d3a4ab4fa
4 march nisa ; 2a547423eef0
4 merv*1 ; 23ae73ec7d82
4 done ; 3112999aecac
1 wait ; 5a8c18162abd
7 pass ; 632242bacd5d
5 pass ; 9139e5dfea73
2 wait ; c6d495a4e884
8 wait ; 189449dc100f
6 wait ; 00baa31627f3
3 wait ; cf631155ce98
0 wait ; 1618055e35e6
4 pass ; 09876392de70
1 pass ; 9e41aaeda9c0
2 pass ; 1936c6f00384
8 pass ; 4222a0ed39cd
6 pass ; 03a42f292f08
3 pass ; f75b587b74b7
0 pass ; d52522c847b2
1 march marib ; c68ffc42fc2e
1 zafar*1 ; f9bfb9f35097
1 march zafar ; 72b9a2148d1e
1 qataban*2 ; 9bf1f411aab2
1 done ; 13e0774dc1fe
7 march orissa ; 74914ce4c490
7 bihar*1 ; 193d36fc9943
7 march gauda ; f8df2e124b66
7 tamluk*1 ; 37b99e8f0390
7 march vatsa ; 49f751d10fd0
7 vidisa*1 ; b3eefe9a21d8
7 march pataliputra ; c6ca4fe37d39
7 magadha*1 ; fa04cbeb983f
7 march vatsa ; 9b6631728587
7 vidisa*1 ; 7b1cbe6763d9
7 march gauda ; 2ec2416b37fa
7 tamluk*1 ; c60705ab7675
7 march pataliputra ; 557f6dea3b3e
7 magadha*1 ; 52de7bfb10d6
7 march orissa ; 7112d7cb1b95
7 magadha*1 ; bafe6a2a0789
7 done ; 005230bb5768
5 march babylon ; e9a81746b04e
5 teredon*2 ; 7cf230ce8f6b
5 march susa ; 99d4b2af2bec
5 susiana*1 ; 0f6992f91794
5 march susa ; 1c29e1d16a5c
5 ecbatana*1 ; 8098ed7455ec
5 march babylon ; 51dedcc77e60
5 teredon*1 ; 9488af4d88be
5 march babylon ; 6943bb75a437
5 babylonia*1 ; 8f044bd903d2
5 march babylonia ; 74f792569439
5 susa*1 ; a936a7a4e355
5 march babylonia ; 9cbf853937f0
5 susa*1 ; 935f1f75c256
5 done ; 49d9ac213a91
3 march salima ; 2583587cecbc
3 nukheila*1 ; 2f74002d3e80
3 march upper_nubia ; 31298b6e007f
3 napata*4 ; 5b1e85fa8ffa
3 march napata ; 3ce69f9b62d6
3 nuba*1 ; 278496af04ae
3 done ; 73b3010594c7
0 march thar_desert ; 7d340e8f913b
0 surasena*1 ; 07ef14adf1e2
0 march kalibangan ; 7f81cd04ab68
0 suleiman*1 ; 766088444982
0 march upper_indus ; 22723bb1a3d7
0 kalibangan*1 ; 1b6cbc30addc
0 march kalibangan ; c8bf22e4e04a
0 surasena*1 ; e5fb9f4fffd4
0 done ; a00521070896
6 march gedrosia ; 717548bb19b0
6 poura*1 ; e5244d845f20
6 march gedrosia ; 8155b89748d1
6 poura*1 ; a718c384c443
6 march gedrosia ; 62cf70373428
6 sagartia*1 ; 7667e418a0db
6 done ; 38f754019ef8
2 march chola ; 9793214c4c6b
2 eastern_sinhala*1 ; 1c52024246b3
2 march western_sinhala ; ce139705f8ed
2 brahmagiri*1 ; 67aaf7bddef2
2 done ; 216ea8f942e1
8 done ; c169b1fac058
4 march merv ; 2493cf62ae18
4 nisa*1 ; d743b77f8cc6
4 march merv ; d47da95980bb
4 nisa*1 ; 907d1a36f248
4 done ; e90ca14cda48
1 pass ; b70efffba25d
7 pass ; 74bce041b236
5 pass ; 64bcf10a4668
2 pass ; bb0e8e3712d5
8 wait ; f2bd08083fad
6 wait ; 27f6af738a89
3 pass ; a4733189c889
0 pass ; 5cf259d218d9
4 wait ; cd4c25f77b94
8 pass ; 7178540691c1
6 pass ; 5944becd79d5
4 pass ; d4bf350748c1
0 march kalibangan ; 6ff2c33e25c5
0 kuru*1 ; f20a76c0eb9c
0 march chanhu_daro ; 2b24855e6dce
0 balakot*1 ; 4dc172f408b3
0 march surasena ; 5bc12728c6c5
0 kalibangan*2 ; 035da9a966fe
0 march thar_desert ; e11ed47e9d58
0 chanhu_daro*1 ; 76ddfd243e11
0 march chanhu_daro ; 0386bb837697
0 balakot*1 ; c2eeafe0cbeb
0 march kalibangan ; 9b700e21f9d1
0 abhisara*1 ; 109c6325de64
0 march suleiman ; 901ff604e6ca
0 arachosia*1 ; ad749c29120b
0 done ; 0a2ffb659645
5 march teredon ; 001848aa718b
5 chaldaea*2 ; 4a3cc8735a33
5 march susa ; aea6bb6f4f8e
5 paraetacene*1 ; e2a47a590bcb
5 march babylonia ; 3e4405aae7b7
5 ur*1 ; 9d7fca4d223d
5 done ; 0a4eea51d2da
1 march zafar ; ec5db46e73a5
1 aden*1 ; f56d0471f2b7
1 march saba ; 67b40f45b62d
1 zafar*5 ; 71e1d820b839
1 march zafar ; 9ad602ea2aae
1 aden*1 ; 40087ae4d524
1 march marib ; b076527607ef
1 zafar*1 ; 3d738cf9cd03
1 march qataban ; ac313fd2db2b
1 aden*4 ; 5848cfb1ef0c
1 march marib ; 6cbda4f65508
1 saba*1 ; 1a8ff81e5528
1 done ; 6fb19d005526
6 march parsua ; 9206c2ea7b87
6 drangiana*1 ; 9cf1c7ae72cb
6 march gedrosia ; 41cff7ed24c8
6 poura*4 ; 794d4c024cd0
6 march parsua ; 4738d27ba1a4
6 kavir*1 ; 71297f2ef09a
6 march poura ; c85c13039076
6 lut*2 ; 2feb21d989b1
6 march sagartia ; d5a97e7fc9ab
6 gedrosia*1 ; 2c456cfde448
6 march parsua ; 2b9adc3bcba9
6 sagartia*1 ; bb84cec6538a
6 march parsua ; 361cf794bb38
6 sagartia*1 ; 532a162ae36a
6 march sagartia ; ad58edfa9bc4
6 persepolis*1 ; 89e31c80a2bd
6 done ; 4092f62772e2
7 march vidisa ; 63427940aa59
7 vidarbha*1 ; e60fa9dedd62
7 march bihar ; 956a0c2026ee
7 magadha*1 ; 345eadda1b86
7 march tamluk ; 466104670fc7
7 orissa*1 ; 118fd7e97827
7 march magadha ; cd3eb6dd12e0
7 tamluk*5 ; 7bb5c56ad700
7 done ; f218b2d3ad47
2 march eastern_sinhala ; 081fd8900bc0
2 madurai*1 ; 8beff6ad137c
2 march western_sinhala ; 8dfd7de55db6
2 brahmagiri*4 ; 4b9bc23fe545
2 march chola ; e1af9df6e844
2 eastern_sinhala*1 ; a8b11a218c67
2 march brahmagiri ; b40e9b928649
2 vanchi*2 ; 6f11607cdc63
2 march eastern_sinhala ; d598823b561a
2 madurai*1 ; ca8de94b9965
2 march chola ; 8989f0c85c68
2 western_sinhala*1 ; f1c78e3a8615
2 done ; e6d350c5d215
3 march napata ; 6c922e2ef673
3 meroe*2 ; 64cbb1d9f599
3 march nuba ; 1b626013f2cf
3 ahmar*1 ; 57970495260d
3 march salima ; 0e93549cd146
3 upper_nubia*1 ; cf585ce4b34f
3 march nukheila ; 47c43191d088
3 buhen*1 ; d580155d99b9
3 march nuba ; 7ac8657e9eb4
3 meroe*1 ; 0e1bd8d49226
3 march nukheila ; 6afcf2f20c4b
3 buhen*1 ; 0cd04934f057
3 march salima ; ec51c3d5cafd
3 upper_nubia*1 ; 82f48fc299d6
3 march napata ; 1df4b0e2ddc2
3 meroe*1 ; 60e30b683263
3 march napata ; 5dc5c644c2d4
3 meroe*1 ; 16945227c26a
3 done ; 997ec9a3c43c
8 march harappa ; f42fc69510e3
8 sagala*1 ; 55ad965e8d83
8 march harappa ; d36030d4f4d0
8 gandhara*1 ; c6685fac38a0
8 march harappa ; 019d3cf65173
8 gandhara*1 ; ab0f2f32ebfe
8 done ; 47b76fd38464
4 march nisa ; 20cb73c56bfc
4 western_parthia*1 ; e0e47d3f72bf
4 march nisa ; 5ec197a3d419
4 hyrcania*1 ; ebf51390d46d
4 march nisa ; f1ebb9c85907
4 western_parthia*1 ; 35991b3172fe
4 march nisa ; bfcea7d14c58
4 hyrcania*1 ; 6c9a340d2304
4 done ; 076ceca23501
1 aden+zafar ; cc16648a8a13
7 tamluk ; 922d055c35e6
1 aden ; f6fe26a6a097
1 pass ; e242f4a172e7
7 pass ; 1ff0d925b4de
5 wait ; fef512ff375d
2 pass ; 59db29a9273a
8 wait ; 4686235e0345
6 pass ; 2cf566e2ef6c
3 wait ; bc2a6c17404e
0 pass ; e0c5da77fd0d
4 wait ; e2e73baa5eb5
5 pass ; 0a41080d0e1b
8 pass ; 40214389560d
3 pass ; 6ce5fc5fcf5c
4 pass ; 69310653a450
0 march surasena ; baa0b1cb437c
0 kalibangan*4 ; b51115aec702
0 march upper_indus ; c2f5af0e0531
0 chanhu_daro*1 ; 4ca81b8fb8d4
0 march balakot ; 831e782ad4dd
0 dholavira*1 ; 1ac3db815067
0 march thar_desert ; de1f72458491
0 surasena*1 ; bf6b11a5f7f9
0 march upper_indus ; c8b482a4e0a5
0 mohenjo_daro*1 ; 622fc1edab71
0 march arachosia ; 3088649bf836
0 sistan*1 ; 55fffa6f705d
0 march balakot ; 9b5c7c87d493
0 dholavira*1 ; 218cdde8cfff
0 march kuru ; 6e4554f08764
0 surasena*1 ; a7e4be729256
0 done ; 11a63aa60a23
5 march chaldaea ; 5c936fff99b8
5 teredon*2 ; 368db8185302
5 march susiana ; 6ebb7debbafb
5 susa*1 ; 9b441ad9399e
5 march teredon ; 75a081858cfd
5 ur*4 ; f877a4b00293
5 march paraetacene ; b378fd768164
5 zagros*1 ; 0f1c6ccc3dc2
5 march ecbatana ; bf79efa9c994
5 hecatompylos*2 ; 599436436181
5 march chaldaea ; 3ce0460ebf76
5 nafud*2 ; 9463ee2988bf
5 done ; 3da35702be5f
6 march gedrosia ; a8f5429f820d
6 lut*2 ; 2fdcf1991eef
6 march sagartia ; b640333962fb
6 persepolis*4 ; 0fe39ca2186c
6 march kavir ; bb5c21291252
6 parsua*1 ; 06a3403d9a4a
6 march drangiana ; c584bd44c2f8
6 eastern_parthia*1 ; b760ad92a549
6 march persepolis ; 3290ac3ebd96
6 sagartia*1 ; 4c1de74d4e90
6 march poura ; 70f778981037
6 sindh*1 ; d53225ba72cf
6 march poura ; 9124315ec9c8
6 sattagydia*1 ; e092b07c68a1
6 march drangiana ; 52d5d0a17020
6 gedrosia*1 ; 8dbbfd36ad29
6 march persepolis ; 3e39c0861f44
6 sagartia*1 ; cb22384dc240
6 done ; 7a3b2141044b
2 march vanchi ; 372c798b427d
2 brahmagiri*4 ; 285d974139b0
2 march eastern_sinhala ; ef157e5559ac
2 chola*1 ; fe2b708ae95a
2 march madurai ; 5027dfa2bee6
2 eastern_sinhala*1 ; afe73894a317
2 march eastern_sinhala ; 16d62559b6b4
2 madurai*1 ; 1558135b4b9a
2 march madurai ; d638cff6ee24
2 vanchi*1 ; 6d1d0ec37870
2 done ; 8a161e85210e
3 march meroe ; c69c4f7a3aea
3 nuba*1 ; 54586f116b4f
3 march meroe ; 0c8f63036bf0
3 bahr_meder*1 ; f7bb06ee2192
3 march buhen ; c5b75314aaf0
3 nukheila*1 ; 42122e403098
3 march upper_nubia ; 4b1c7d645e4a
3 salima*1 ; 4d8ea02d77f8
3 march upper_nubia ; 1a2497259797
3 napata*1 ; 1ed2280dc12e
3 march buhen ; 18e07ede5c94
3 thebes*1 ; 251032e948cc
3 done ; f7c77ad04d37
7 march vidisa ; 6c86d7f31e68
7 vatsa*1 ; c63a5d0243f8
7 march bihar ; eb5a1f4457a9
7 magadha*1 ; b0088c3d1638
7 march orissa ; 9efc574da053
7 magadha*1 ; 5f9abf0ef0c3
7 march orissa ; 16ec521fb4fc
7 karusha*1 ; 82bd8d127585
7 march vidisa ; 253c279a8bc3
7 avanti*1 ; bc985b8b43bd
7 march vidarbha ; a4d71e7ef1cf
7 pratisthana*1 ; a022d5bffd50
7 march bihar ; fff1fb11684d
7 vidisa*1 ; beff248b3f59
7 march vidarbha ; dea27318260d
7 ujjain*1 ; fb331507916e
7 march magadha ; f6e8284b7afe
7 gauda*1 ; 9d0ffa01d7f2
7 march magadha ; 3361a52b22a1
7 kausambi*1 ; 0e0c8cd92a5f
7 done ; 0db1a8704296
8 march harappa ; 683556505364
8 sagala*1 ; aee2f87b3f4e
8 march gandhara ; 9236a0417e7a
8 harappa*3 ; c6822f15157c
8 march sagala ; b1abfda13a6b
8 taxila*2 ; 162d1a54fad9
8 done ; ce82e2946b3c
1 march aden ; 5ed22d82de05
1 himyar*2 ; bfeb3c409e83
1 march aden ; e51a0966596e
1 himyar*1 ; dba0515c83e2
1 march aden ; b1a9d71c7368
1 qataban*1 ; 85d5eeba95f1
1 march saba ; 5cd89f4e1e8b
1 main*1 ; aab4daed9def
1 done ; 7b54b9754cf4
4 march hyrcania ; a08667c8af5d
4 karakum*1 ; 701e5be68026
4 march western_parthia ; 6c314992db06
4 drangiana*1 ; f23926a20ea4
4 done ; 11c9b4635ecd
5 susa+ur ; e0ad03b1f915
2 brahmagiri ; 4af2d1da5a58
8 harappa ; 4b8abdaa5f89
6 lut ; 20468e5ce5d1
0 chanhu_daro+kalibangan ; b850be03c711
1 pass ; 002981856db6
7 pass ; 592c183c649e
5 pass ; 4d3a645ffaff
2 pass ; abba88eae3ff
8 pass ; 665002213429
6 wait ; cdd4d58ca4de
3 pass ; 97047754dc03
0 wait ; 36fa93b19540
4 pass ; 2edce4c535cf
6 pass ; 47e22facd9c3
0 pass ; 8637e1cdc501
--- result
ending: limit
places: 3 1 7 8 9 4 6 5 2

Ziggurat record 1
game: mega
rules: 2
seats: 7
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7
setting board: east
setting civilizations: 
setting expert: 0
setting short: 0
setting buildings: 0
setting live: 0
setting offers: 8
setting turns: 6
setting map: 
dice: 548cd03948a0a6ff77286f6a692023e3
seed: 649071640b885931a998075e8ada5a164e53ebe42139569cb1da270aab8608ba
--- moves
4 done ; 40d0a64cc7ea
6 done ; 5dc8f3fe2fb9
1 march taxila ; 05bb373dd77c
1 balkh*1 ; 6c4c36f510c0
1 done ; d040100bd900
2 done ; a3392d9c745d
3 march napata ; 14e93efcfb28
3 nuba*1 ; a4a5adb62522
3 march napata ; e54b28001f72
3 meroe*1 ; cf4b0253a626
3 done ; 994df45d231e
5 march chanhu_daro ; 4ed0b2356e9e
5 dholavira*1 ; 873846cb7ad8
5 march chanhu_daro ; 480dd719c693
5 dholavira*1 ; b7d67226f728
5 done ; 0593f3ac7587
0 done ; a846719dc5bd
4 pass ; 7c59a84b7eda
6 wait ; afac51b51736
1 pass ; f35719ccc61d
2 wait ; 034583a4b8ce
3 wait ; 095614acc079
5 pass ; a8006a811eef
0 wait ; 795bf9d55ed0
6 pass ; 3b7967037ec1
2 pass ; f3283b8217b6
3 pass ; a470f3e4426c
0 pass ; 992ea561b249
4 done ; 8fb69bad86b2
6 march babylon ; 4de5368ecf03
6 teredon*2 ; 094743b609ad
6 march babylon ; 1e962f89e30b
6 teredon*1 ; 218e416d549b
6 march babylon ; 01b5a3d436f6
6 sumeria*1 ; 0ff92d418037
6 done ; 28cf88d7a0e2
1 march balkh ; 265c39760feb
1 upper_oxus*1 ; 545b3b50fc62
1 march taxila ; c8a441c084eb
1 abhisara*1 ; 1e571fa09499
1 march balkh ; 2b3b95477eb0
1 kuhwat*1 ; 571be9fb5c46
1 march taxila ; 73f577c31373
1 gandhara*1 ; 8e4da9dde2f6
1 done ; 24cac584145f
2 march persepolis ; b9162aed6134
2 persis*2 ; 17a9eea22ba0
2 march persepolis ; 6bc185d1e132
2 liyan*1 ; 8a7d1c07b17b
2 march persepolis ; 0def28938569
2 liyan*1 ; 92d4edaac56f
2 done ; 0a18c6a0866e
3 march nuba ; b9d001802935
3 salima*1 ; a2d942d8b742
3 march nuba ; 073c25df88c8
3 meroe*1 ; f68a2c0c7e45
3 march meroe ; 611a6188cc93
3 aksum*1 ; d6099f546506
3 march meroe ; 758a5293738b
3 napata*1 ; 271705b65e1d
3 done ; 9d82db5998b1
0 done ; 5ac095551804
5 march dholavira ; 2e3d17db4895
5 chanhu_daro*1 ; ad841a7eedc8
5 march dholavira ; 820be817102b
5 chanhu_daro*1 ; a7a7563e4e5d
5 done ; 333f4cffdc3a
4 pass ; 2b6cab21d847
6 wait ; fb7a637662e3
1 pass ; d08ee484564b
2 wait ; d212ed9a725f
3 pass ; 97725c50fb3f
5 pass ; 409d16f2f0d2
0 pass ; 80207fa3ef39
6 pass ; db92ad330bb2
2 pass ; 41b100d185ef
1 march kuhwat ; 46bbbc64dc3c
1 margiana*1 ; b06cf4e50fc9
1 march upper_oxus ; 8e7604c0d3f9
1 chorasmia*1 ; d59e4107ac42
1 march upper_oxus ; 879be6fe5796
1 bukhara*1 ; 2cf2916b95ec
1 march kuhwat ; 3200045c496c
1 balkh*1 ; e236057036ce
1 march gandhara ; 31af88d6f66f
1 harappa*1 ; 76e1db235941
1 march gandhara ; 7a604873e849
1 suleiman*1 ; 4d60252b2c4e
1 march abhisara ; 4d7c3ca4551f
1 harappa*1 ; 1fc3972546a0
1 march abhisara ; fe46bdb2c623
1 taxila*1 ; 94736cae7104
1 done ; 9e436338c269
2 march persis ; 83f04e834a31
2 liyan*2 ; 553e4bcb8c60
2 march persis ; b306cdbe604c
2 carmania*1 ; 3ae29a6de478
2 march persis ; e85f17188493
2 carmania*1 ; a73ff3c32dae
2 march liyan ; 4944aa5a6576
2 persis*4 ; c7959f280c03
2 done ; c6c9a57e3524
3 march salima ; 93c227996702
3 buhen*1 ; 8b1c857759e9
3 march salima ; 6cbcf260c959
3 nukheila*1 ; 9bfd4fbf95a3
3 march meroe ; a722d1f6beed
3 nuba*1 ; 5c00c6d5cd91
3 march aksum ; 562f6ed25763
3 meroe*1 ; 8a33bb5c51d2
3 march meroe ; 9240f3eb5012
3 napata*1 ; 0ad33b14cbcb
3 march napata ; 31a22d51c2ee
3 meroe*1 ; 8382b29c68f8
3 march aksum ; c0e9d32a1d69
3 meroe*1 ; 125092680cb3
3 march napata ; 062b3c2113fc
3 salima*1 ; 56c806162357
3 done ; cc8f63cdef86
6 march teredon ; 4c1b80e3d06d
6 ur*2 ; 85c821a03c6d
6 march sumeria ; 9cc2f75b67d3
6 mesopotamia*1 ; 5c3ecf9dcb3a
6 march teredon ; 9dc417dfff7f
6 ur*1 ; 81840e4a9e3e
6 done ; 832a5bfb8817
4 march saba ; b18134494f4d
4 marib*1 ; bac9d7f95bc3
4 done ; d6387ce68629
5 march chanhu_daro ; 37098f25c2af
5 dholavira*1 ; 9e7f328b2f20
5 done ; c0e459779db2
0 march nisa ; c4fb9a691785
0 western_parthia*1 ; 5940af6aa117
0 march nisa ; 8f23c3f0b902
0 merv*1 ; efbad3326dff
0 march nisa ; c19aa3e004a5
0 merv*1 ; caaf8de2fc43
0 done ; 29a66ce1929d
4 wait ; 8c722fd628e5
6 wait ; c95c882c50c8
1 wait ; 0fe1e2f25d81
2 wait ; 8222680556c8
3 pass ; 3e0cccf79795
5 wait ; d4a9311aa386
0 pass ; 6f6177fc3f2a
4 pass ; b6830fee76fc
6 pass ; 81f4f84b3ef4
1 pass ; e275da1b9d80
2 pass ; abd9a7526f42
5 pass ; 1514ddbdf73f
1 march margiana ; cd2aadaef5ea
1 balkh*1 ; e06d1d19d954
1 march balkh ; 8afb1722b7a1
1 samarkand*1 ; e61e0517dfe4
1 march bukhara ; 70e0d6c693b8
1 samarkand*1 ; 60452d7ff4c8
1 march harappa ; 4db10fc79ceb
1 kalibangan*1 ; 51cf2cbb3f24
1 march harappa ; f1eec5beced5
1 kalibangan*1 ; 5442d558c1ed
1 done ; e66a88948a40
3 march nuba ; ba3cc579bf2d
3 meroe*2 ; ec10dc993596
3 march nukheila ; 0b78080be47b
3 buhen*1 ; fbc1739e6ecb
3 march salima ; f0c2570b2b47
3 napata*1 ; 63fd0f8dcc4f
3 march napata ; fd68264498b5
3 nuba*1 ; 6482477c8f3a
3 march buhen ; 7af85b5694c0
3 upper_nubia*1 ; aa2ddca4ec4e
3 done ; 4944b7c6f4fc
2 march liyan ; 95f838557e00
2 persepolis*2 ; d62a5d9441dd
2 build carmania ; 3313e7a609dc
2 liyan ; 21f5df02e5ac
2 march persis ; 1fb8f66d891c
2 persepolis*4 ; 6d6c0f62b3cf
2 sail 1 ; 439ac40fd8b0
2 maka*3 ; 87c9d968be1a
2 march liyan ; dc68655bba39
2 susa*1 ; 1cf5ef5be1c6
2 done ; 13bffe7a8b27
6 march ur ; 3da46ca60173
6 babylon*4 ; b74e07b0aaf8
6 march teredon ; aaf3f750ac25
6 babylon*2 ; 2466ff8b5486
6 march mesopotamia ; 88d39bfafec7
6 mari*1 ; 62ebeab83dde
6 done ; 50fd41c9cfcd
4 march marib ; 14958906d854
4 main*1 ; 2d9f30d1fc3b
4 march saba ; a9ba368de58c
4 zafar*1 ; 1b4c9b11f702
4 march marib ; 336abafce7f5
4 zafar*1 ; bc10151874ed
4 march saba ; d5fa33c471f4
4 zafar*4 ; b86c457b823a
4 done ; 8d45dff5b4b7
5 march dholavira ; 75860d676184
5 chanhu_daro*1 ; 2652a218968a
5 done ; b81cf4fad963
0 done ; 7d20f74150f3
4 zafar ; 86fd1523030c
6 babylon ; 90a3282dd306
2 persepolis ; f5ee5800b66a
3 meroe ; c8cdc13c0a96
5 chanhu_daro ; cf5b7d40d4ef
4 wait ; dd66a602a310
6 wait ; d231a826dd00
1 wait ; 657e4c3c4e5a
2 pass ; 6ba0f1feb0c5
3 pass ; 5bc2c2e95998
5 pass ; 8f3cbcb45448
0 pass ; c5346b06a096
4 pass ; f8aa2dc18d6e
6 pass ; e8ae4bef0748
1 pass ; 951441cc576b
1 march balkh ; 154c64ab5c62
1 samarkand*2 ; 2c6641a92223
1 march bukhara ; 1edf880a1b0f
1 upper_oxus*1 ; 1d9e594aad67
1 march taxila ; b5695300206b
1 balkh*4 ; bb84814d5667
1 march suleiman ; 2e4f9b3d8d85
1 harappa*2 ; c6ab43520c91
1 march balkh ; 938a9434e1cd
1 bukhara*2 ; 42bbe737dfa2
1 march suleiman ; 941278fa20b4
1 mohenjo_daro*1 ; f76ee72dd21c
1 march chorasmia ; 9541bbbf054b
1 western_sogdiana*1 ; a690c263ad7e
1 march bukhara ; 117383f804fd
1 balkh*1 ; e9dac6f90014
1 march chorasmia ; 0850dfa6cb14
1 toprak_kala*1 ; 126ec5377098
1 march kalibangan ; 52278618b83f
1 kuru*1 ; 29a72531b6e4
1 march margiana ; 9d35c634b79a
1 balkh*1 ; cad3defff8c0
1 march samarkand ; 90ef6a5deed5
1 bukhara*4 ; 1fd40aa42e88
1 march chorasmia ; 726ada000b82
1 toprak_kala*1 ; a89aebc2ade4
1 march chorasmia ; 6a746ad2f26f
1 toprak_kala*1 ; 01765f065c83
1 march suleiman ; 9fafd65ef111
1 kalibangan*1 ; f60e2b7b4e53
1 march kalibangan ; d761d4f68499
1 thar_desert*1 ; ca3c75c13a81
1 march harappa ; be89f30f063a
1 suleiman*2 ; cabe8aecff34
1 march harappa ; 560f4424ac73
1 kalibangan*1 ; c3cde33b88c3
1 done ; 7b69cb0d7a98
3 march nuba ; c260424c33b3
3 napata*2 ; 1fcd848a9641
3 march buhen ; 4ac86b91af92
3 thebes*2 ; 85af85c2ff71
3 march nukheila ; 039b5e3caa0b
3 salima*1 ; 431bd6206865
3 march salima ; 973caa217bc4
3 nuba*1 ; 6a77cbc3a9b9
3 march salima ; d02a20bb57cd
3 napata*1 ; e06c6066350b
3 march nukheila ; fd705009ce95
3 salima*1 ; 97159d31eef9
3 march upper_nubia ; 50c2f5403f36
3 thebes*1 ; bd7c909d78d3
3 done ; fa4c33826e0d
6 march sumeria ; 7e8d5158cfe2
6 mari*4 ; 1680b20d5d16
6 done ; 5596b399fa12
2 march maka ; e4b18e2f2980
2 bat*2 ; c575b2b87038
2 build persis ; e27b953bf49d
2 susa ; a30c55e7738f
2 sail 2 ; 5558ddd05c58
2 susa*1 ; 2fb87d654e2e
2 march maka ; b0cb76189c61
2 bat*1 ; 4bcdb0373b6f
2 march susa ; d2241925978d
2 babylonia*1 ; d06d6d09dc70
2 maintain 1 ; f4391b4ed65d
2 treasury ; 41de77f49151
2 sail 2 ; b4616b6595a9
2 chaldaea*1 ; bf36470d42aa
2 sail 2 ; 6bfb969bf28f
2 teredon*0 ; 1e1054333349
2 march maka ; bb447da1d684
2 bat*1 ; 8dc15d9f7180
2 done ; 32ceb291049e
0 march western_parthia ; b23cb68361a1
0 nisa*2 ; 295f6c4028b7
0 march merv ; 4adf7be748a0
0 aria*1 ; 6a492d9f3ca5
0 done ; c73c144d9090
5 march dholavira ; b071d5d13989
5 chanhu_daro*2 ; 7aa2017c0116
5 done ; a9c10e7e2b60
4 march zafar ; e6f310553650
4 himyar*1 ; 45966080cc5f
4 march main ; f5b99a3e70cf
4 saba*1 ; a86b73934581
4 march main ; 60c3fdeeba3e
4 marib*1 ; 899df26ae259
4 march zafar ; 1e5981a3b24a
4 himyar*1 ; 69b29b507c90
4 done ; f06882284802
6 mari ; 1ea41d461f70
1 balkh+bukhara ; 0b2dc30db8a4
3 napata ; 961b7ce1e333
5 chanhu_daro ; 0cd6835eea8c
0 nisa ; 1f2d1039af51
4 pass ; efc66f7812cb
6 wait ; 30b4c5b0db1d
1 wait ; a97fe3ada76e
2 pass ; 5bc08c591501
3 pass ; 669b23ffaa35
5 wait ; 282d34469d71
0 wait ; 456a2589e8b4
6 pass ; 88bcf82a2d19
1 pass ; 19a11aff5cfa
5 pass ; ef165d0cfa40
0 pass ; fdaaa965472f
1 march suleiman ; cb3352177109
1 kalibangan*4 ; 3293a4be6b67
1 march upper_oxus ; e92faf0e4bc6
1 toprak_kala*2 ; 7e23263063ce
1 march margiana ; b1bd71ccdfe1
1 upper_oxus*1 ; 1e6feb1fff2e
1 march samarkand ; 029f9a6e7885
1 eastern_sogdiana*1 ; 9179f1e07f5f
1 march samarkand ; 39188d7fa7dd
1 bukhara*1 ; 6bd3098a5f1f
1 march samarkand ; 51a7cb55e63f
1 bukhara*1 ; 6d89e736cf6e
1 march western_sogdiana ; 6f0cb07df1f5
1 chorasmia*1 ; ba87f5e6000c
1 march thar_desert ; dd79490a6d6b
1 kalibangan*2 ; 6c28efad6a89
1 march kuru ; 34d7e8e96e5c
1 abhisara*1 ; 832273e061bc
1 done ; b82f1c7b3603
3 march salima ; 3b49e186319f
3 nukheila*1 ; 197cd90675d3
3 march nuba ; fcef8276d011
3 napata*1 ; aaf60b053ca7
3 march thebes ; 3e9ba2bcb9a0
3 ptolemais*2 ; 76c2f29dbf82
3 march salima ; acebcb0ac768
3 buhen*1 ; 0e4b1cc848c5
3 march buhen ; 8e3ffd986700
3 thebes*4 ; 0b6cbbecfbbe
3 march thebes ; f25405e6ae6f
3 buhen*1 ; b0a414ee2400
3 march upper_nubia ; f1e6a293cc0f
3 thebes*1 ; 434f0bc787f6
3 done ; 465a68420a25
4 march himyar ; 2dc2f45366b1
4 saba*1 ; 98386b4bf66f
4 march himyar ; 075f7b7eb10f
4 aden*1 ; 8c635aff2617
4 march marib ; ca304b58ff98
4 arabia_deserta*2 ; 797dab33196e
4 done ; c700b8299d0d
6 march mari ; 1cc199668255
6 jordan*2 ; eb9347921b99
6 march mesopotamia ; 822fc59f45e9
6 mari*4 ; 892e1a1210ad
6 march mari ; cafb64fdea04
6 mesopotamia*1 ; 84391a50261a
6 march mari ; 2a98af3bd7d1
6 sumeria*1 ; 21a79a13e84e
6 done ; 6d6e34007fa0
2 march bat ; 1c19409a51bc
2 maka*2 ; 25a96eb127b5
2 maintain 1 ; 32592581e6dd
2 chaldaea ; f4dc1041f8f4
2 march bat ; 5ee76c5f41f7
2 maka*1 ; e397bc2ba827
2 march chaldaea ; 7969af68a002
2 ad_dahna*1 ; c14798c0788d
2 march babylonia ; 7a936142a7db
2 urmia*1 ; 1e276a4406a3
2 march babylonia ; fd61c270028a
2 susa*1 ; a4c140674621
2 march bat ; 4c8ec13e5aac
2 eastern_arabia_felix*1 ; 904502358917
2 done ; 3bb23624f84c
5 march chanhu_daro ; 3e70a82dd62b
5 dholavira*1 ; 3f6b8aaaf88d
5 march chanhu_daro ; fc8e09ac117e
5 balakot*1 ; 847823c41d2c
5 march chanhu_daro ; 5ba934b4788f
5 dholavira*1 ; 4fc8ed82b47d
5 march chanhu_daro ; 166ae66fc180
5 dholavira*1 ; b165bb6d6067
5 march chanhu_daro ; 1d2857ca686e
5 maru*1 ; 681b1d93ec9c
5 done ; d1da4c7b1eed
0 march merv ; bbb31a6c0ef8
0 karakum*1 ; e05788e8d9f6
0 march aria ; 8f32418394d0
0 gandhara*1 ; 2f9710dfbc76
0 march merv ; d2e4e7d89671
0 karakum*1 ; 63c8a5eb8dd7
0 march aria ; 80652bddfb38
0 eastern_parthia*1 ; aedb534bd494
0 done ; 8c79465fdde5
1 kalibangan+toprak_kala ; 3084ed72a504
3 thebes ; 42344422316c
6 done ; f919f4d55af9
1 done ; 6d4b1dabab60
2 done ; e24fb3bedc67
3 done ; 9576519854c6
4 wait ; 3f49b23616e9
1 pass ; 60dda887faa6
3 pass ; a6cd8d35606d
6 wait ; 09009c981f56
2 wait ; 76d20941357f
5 wait ; ba7cc2ea8f39
0 wait ; 056af313720f
4 pass ; d7caa88d72f6
6 pass ; ebcd45c4aa41
2 pass ; fd03441df7e5
5 pass ; 9b58322b9b0f
0 pass ; 941a28f64ce9
--- result
ending: limit
places: 6 1 5 2 3 7 4

Ziggurat record 1
game: mega
rules: 1
seats: 10
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9, player 10
setting board: east
setting civilizations: 
setting expert: 0
setting short: 0
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 4
setting map: 
dice: 5ca7485a57a058cf0755e356f3c5f748
seed: 5a44bae523feff8b17110369daa0f7274825d1ac13e9edfc6157cd980d171f6e
--- moves
4 done ; 36666b050ffa
1 done ; 2d78d3e478fc
2 done ; 2799a206df43
7 march babylon ; c37dbadef4e0
7 mesopotamia*1 ; 10966c2a41cc
7 march babylon ; 00ebf6d7c003
7 mesopotamia*1 ; aa57f606ed5c
7 done ; 7c4ac8aad424
5 done ; 8f8f6a550337
6 march persepolis ; b0ad49a4ad47
6 persis*1 ; b019dc359c0d
6 done ; 0bd2d8e45ef6
0 march napata ; d97a2e26badb
0 salima*1 ; 7578d9acca5b
0 march napata ; 4505600fb3de
0 nuba*1 ; 4146121f42ca
0 done ; f328a4298f1a
9 march macedonia ; f37b7f507aaf
9 epirus*1 ; 53ede2db2344
9 done ; bfb297b3b309
3 march tanis ; 29e5a122d0fd
3 alexandria*1 ; 5ed1d23a6640
3 march tanis ; 35f45fc69421
3 alexandria*1 ; cca3ffab996e
3 done ; 0b82b3a42ef6
8 march nisa ; a6153b91b17b
8 karakum*1 ; 5c1dfd6f442e
8 march nisa ; c772834be363
8 merv*1 ; e2c6fb32d310
8 done ; e73f176062dd
4 pass ; 1850f0e26201
1 wait ; cf5094838772
2 wait ; 062b95c5b954
7 pass ; 6b77bf873ff0
5 wait ; 30ce9b75ae24
6 pass ; 5847014d7313
0 pass ; d109de9f46e4
9 pass ; 884a5276a485
3 pass ; 3cf04372e69d
8 pass ; 8b4e06b36c8a
1 pass ; 04aa91b13237
2 pass ; 931b739f800a
5 pass ; 0d435a3669fc
4 march knossos ; 7d531f994657
4 phaestos*1 ; 436468b91e9c
4 march knossos ; e31cc37834d2
4 phaestos*1 ; 5753a19e02ca
4 march knossos ; 83a611bfae07
4 phaestos*1 ; d9018b1f6164
4 march knossos ; 544614991e69
4 phaestos*1 ; 862f238ba184
4 done ; fe5c7bc5112c
1 march saba ; 5757a8490eab
1 main*1 ; ed0074c8c31b
1 march saba ; 44bde8948d93
1 marib*1 ; 887507155393
1 march saba ; 9c76e44e414e
1 zafar*1 ; b54ce7aa1cd8
1 march saba ; 7acbb83b7bc6
1 main*1 ; 906d64b8313e
1 done ; 25b2aa8bf9f0
2 march assyria ; e8a0bdc5b7e5
2 cilicia*1 ; d36d00e61f09
2 march assyria ; e818925b8501
2 cilicia*1 ; 14b931986d08
2 march assyria ; 256b44059326
2 syria*1 ; a8c515d954cf
2 done ; 615e7081a1cb
7 march mesopotamia ; 0a6972fc93cd
7 mari*1 ; 55bff40d20cf
7 march mesopotamia ; b1f2deac4af1
7 mari*1 ; 097664aaaa97
7 march mesopotamia ; bc2fe25bf023
7 sumeria*1 ; 064e5597a97e
7 done ; dbc2e1167636
5 done ; 727b1934d16b
6 march persis ; dea4925fcb31
6 persepolis*1 ; a72bfe9c4f0b
6 march persepolis ; 1dd564f44280
6 liyan*1 ; 7397b711e851
6 march persepolis ; 539edf8fe02c
6 liyan*1 ; 6cc47225d8cf
6 march persis ; d67da9f6ddf1
6 persepolis*1 ; 2f45f31119f9
6 done ; bb4da6186c2e
0 march nuba ; 7218425f8c50
0 napata*1 ; d2160eb53408
0 march salima ; 8054991a2606
0 napata*1 ; ab7ba0300ab2
0 done ; 6d17c5dd0a72
9 march epirus ; 4b30f56e782b
9 apollonia*1 ; dc0643ca51c3
9 march epirus ; 3720bbb12af3
9 aetolia*1 ; b65680c9cb4a
9 done ; 9405ee027c1a
3 march alexandria ; 2f990031ce4d
3 memphis*1 ; 805f44546569
3 march alexandria ; 78f3b08f56ce
3 tanis*1 ; 1bde628abcab
3 done ; f61536f68dfa
8 done ; e55614378d13
4 pass ; 388738237807
1 pass ; a997e1dfefcf
2 wait ; b1ec8fb50d7f
7 pass ; cfdb2b4f80dc
5 pass ; e31a99870dce
6 pass ; 2ba205c63d39
0 pass ; 92febfe11b50
9 pass ; e69cb9a3931c
3 pass ; 1e514c5116c5
8 pass ; 8734b56215fc
2 pass ; ed8f97d764c3
1 march main ; fcb749ba1b35
1 arabia_deserta*2 ; deb47991471f
1 march zafar ; e97a2cd6d16e
1 qataban*1 ; a44865b5750c
1 march marib ; d178b78f67e0
1 qataban*1 ; 1866c61dd837
1 march zafar ; 65de2d7045c1
1 himyar*1 ; 3322cc311dc5
1 march marib ; 79f8edbdbdd5
1 saba*1 ; a05f47377ea9
1 march main ; fb8d2cce9de1
1 yathrib*1 ; 53cf383dea91
1 march main ; e8468a3614fe
1 marib*1 ; 7ce871ec3183
1 done ; e6ecda1b8d26
2 march cilicia ; ded1501ecd34
2 kanesh*2 ; 4aabd1444a4f
2 march assyria ; d8f403dbdfe0
2 carrhae*1 ; 5f33db5f89a7
2 march assyria ; 52f6c40a0d79
2 nineveh*1 ; 1483edd32d8a
2 done ; f667eb3a4a4c
7 march mari ; 106ead52a875
7 sumeria*1 ; 8c101c8e9530
7 march mari ; 97f3a5f34359
7 mesopotamia*1 ; 23e8f60ca088
7 done ; c017ea1afecf
6 march liyan ; 96bcb345ec2c
6 persepolis*2 ; c2e7b35bd880
6 march liyan ; d0754abdf950
6 persis*1 ; dfdb05a9dc3a
6 done ; ba969e289637
0 march nuba ; d62108b00820
0 napata*2 ; 276df2cae96f
0 march salima ; 260448abc7ef
0 nukheila*1 ; c5f271bc67b6
0 march napata ; 492e700c3b57
0 nuba*1 ; 7659acb54dc7
0 march salima ; 9d4fb7b042f7
0 napata*1 ; 6030d5bf21de
0 march napata ; c3dd73b012a0
0 salima*1 ; b73cb7aad945
0 march napata ; 438a8d001354
0 meroe*2 ; 9f0d255a998f
0 done ; 5c57e7f69075
9 done ; 22f5de84909a
3 march tanis ; 5fdc85a5832c
3 alexandria*2 ; 18117ed8c06e
3 march memphis ; a75f6da00ed6
3 western_desert*1 ; 0bb319b932df
3 done ; ff32df87fe58
8 march karakum ; f23c111f0c1c
8 merv*4 ; 868bbbda2c9c
8 done ; f6f495e3650a
4 march phaestos ; 868b86baf3b2
4 knossos*2 ; a8286d7d9367
4 march phaestos ; afa136780a71
4 knossos*1 ; 2a83b05e3a4b
4 march phaestos ; 2ee55308a9fa
4 knossos*1 ; db94d4e022d5
4 done ; 73982566dc52
5 march hattusa ; 3b19c9dea6c7
5 phrygia*1 ; b99661f618d9
5 march hattusa ; d26ea0c875d8
5 bithynia*1 ; 00030b719866
5 done ; b1989ce962ee
6 persepolis ; 0aa4172c74e7
3 none ; 51f0e3483831
8 merv ; 8fadef072c41
4 pass ; ceb1796662f0
1 pass ; b6d3d792f940
2 wait ; b8dfd951d41a
7 pass ; 584b0b197a52
5 pass ; 58fb72725cdd
6 pass ; 18c22c560fa1
0 pass ; 8445a092f50c
9 wait ; 2fb2165fcc97
3 pass ; 3304cb0f0095
8 pass ; 0bfca05cddbc
2 pass ; 9103f04abe07
9 pass ; ece5a3213df9
2 march syria ; ca22693340c2
2 carrhae*4 ; bb8ac3ae3ac5
2 march kanesh ; d7265d8f1cfa
2 galatia*2 ; 9a798ea63f04
2 march cilicia ; 3b1bcacce216
2 kanesh*4 ; 765c2e132d39
2 march nineveh ; 927f9e6c645d
2 assyria*1 ; 10f612fb52f4
2 march kanesh ; 6eab42269471
2 anatolia*2 ; 7c4bd8b7c0ad
2 march carrhae ; 6942b9b6bfeb
2 nineveh*2 ; 1042cea0673c
2 march nineveh ; 5e2df58a9af7
2 carrhae*1 ; 1b41bec099f5
2 done ; c19278719602
7 march mesopotamia ; 1adfd3965b47
7 mari*3 ; 7f6527782475
7 march sumeria ; be1e5e658569
7 babylon*3 ; ec12b4ce1d96
7 march sumeria ; 002d1a9eaca8
7 babylon*1 ; 014e7d6eaf55
7 march sumeria ; d59cc4d2680f
7 chaldaea*1 ; 410fc7df576c
7 done ; 43b4d461e8cb
0 march nuba ; 65ca02b73a45
0 meroe*2 ; d4d565c482f5
0 march napata ; db9d26988f66
0 nuba*1 ; c80551a79bcd
0 march napata ; afde2edfa03a
0 upper_nubia*1 ; 4984f1ae7b5b
0 march nukheila ; 0427826deab9
0 siwa*1 ; f0c2346e827f
0 march salima ; f6a4289af021
0 upper_nubia*1 ; c52dff263921
0 march meroe ; 50332185668a
0 napata*4 ; c504227b4bf4
0 march salima ; 7e5480d61d05
0 buhen*1 ; dda1974db695
0 march nukheila ; bc70ae6d3ab8
0 upper_egypt*1 ; af492958d913
0 done ; c6a2f9aabb76
1 march qataban ; db1fdbcc59c4
1 aden*2 ; aaf443c46176
1 march qataban ; 467a46347f4e
1 aden*1 ; bec0820b0b63
1 march marib ; 0514600015a6
1 saba*1 ; 8ee256d493a5
1 march yathrib ; 59572ef9a788
1 main*1 ; cd14c816959e
1 march himyar ; e31f2e683320
1 zafar*1 ; 44d5e93c5fd0
1 march qataban ; 54ce85fcdd02
1 aden*1 ; e786434213e9
1 done ; 98530845ad94
3 march memphis ; 7301a69a36ce
3 eastern_desert*1 ; 106754056f18
3 march western_desert ; b0e7fa6f695d
3 memphis*1 ; cafee77f95a4
3 done ; 333947a8cdff
5 march hattusa ; d35625e25785
5 trapezus*2 ; 8b417dfc0ff8
5 march phrygia ; 688cdfb0ff54
5 trapezus*1 ; af470e542cb9
5 done ; 682f3217f0ae
9 march apollonia ; 8485b18be93b
9 illyricum*1 ; 433603674b2a
9 march macedonia ; ab21ec4ee250
9 thrace*2 ; 4ea9568c1068
9 march aetolia ; c660c6eb8a84
9 epirus*1 ; 582ce0d3dbc0
9 done ; 4fc5d8238804
4 march knossos ; 505be49a461d
4 phaestos*2 ; 74b9586aa66c
4 march knossos ; b6c5fb2d50e6
4 phaestos*1 ; 47ef7501c19b
4 march knossos ; a9f8b184e24b
4 phaestos*1 ; 891e4425b627
4 done ; dcdad4297a67
6 done ; 074b809c63ad
8 march merv ; 4aa6a7e2e593
8 aria*1 ; 4f93648e5848
8 done ; 079497f7cfcf
7 none ; 82537923681b
0 napata ; 07ecbd302b8a
3 alexandria ; c0bccadb3eea
4 pass ; 53cf82e709dd
1 pass ; 1fe78a0ce7d7
2 pass ; 5d40112e0643
7 pass ; 0c181cfc67a6
5 pass ; ed97f9046572
6 pass ; bd59f7e723fd
0 pass ; 06587d7ea48e
9 pass ; 3f89f9f61f7a
3 wait ; 9af40fa1b827
8 wait ; 7ce4b1b7c547
3 pass ; b062e7a9ebad
8 pass ; f85c0c8f00f1
--- result
ending: limit
places: 1 5 4 3 9 8 2 7 10 6

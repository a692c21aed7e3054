Ziggurat record 1
game: mega
rules: 2
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
4 done ; f49f98224afe
1 done ; 232b8e51ee7c
2 done ; 50bd46b557ff
7 march babylon ; 2185db41cda3
7 mesopotamia*1 ; 6f06a8f6bf6d
7 march babylon ; 6a516a2d0e2c
7 mesopotamia*1 ; c6b4dc77cd4e
7 done ; e5c9b128bbbf
5 done ; 87074f3209d8
6 march persepolis ; 590bdcc16ca1
6 persis*1 ; d224ceef7b81
6 done ; 2563fe157197
0 march napata ; 953832ab67ba
0 salima*1 ; e280ef55eb6e
0 march napata ; b0ec6e2752a9
0 nuba*1 ; d593bf381603
0 done ; c759aec0050f
9 march macedonia ; 21d5341dac28
9 epirus*1 ; db14a09d25cb
9 done ; 6ab0c227c143
3 march tanis ; 0de09d340037
3 alexandria*1 ; 2b0661bcc2e5
3 march tanis ; a81ea67b72b1
3 alexandria*1 ; 31befe7ec922
3 done ; 9f3164d8a03a
8 march nisa ; 305bedde3b4a
8 karakum*1 ; 234e89e24982
8 march nisa ; 29d0c38ec34c
8 merv*1 ; 7350bd27b378
8 done ; d8f5fb0fcdc1
4 pass ; 243091616cd0
1 wait ; a49fbbbe09e0
2 wait ; 602c4186cfb1
7 pass ; 9cd843c0b426
5 wait ; e1019ce7a159
6 pass ; 8a67a45f5e16
0 pass ; 6a8c6b1ffaa2
9 pass ; 9f855e221087
3 pass ; d8d412d054d3
8 pass ; d9146a93d855
1 pass ; 9bc9b6505d2d
2 pass ; 6de296749795
5 pass ; 70ffde93465b
4 march knossos ; b510c02b2705
4 phaestos*1 ; c6f7a65f3ce6
4 march knossos ; 7336244e099f
4 phaestos*1 ; e485ef1a5a03
4 march knossos ; 7e420f998b91
4 phaestos*1 ; e3a3c588ff18
4 march knossos ; 8bbfc745830d
4 phaestos*1 ; 40b464b3e925
4 done ; 9f02dbaf2c0e
1 march saba ; f466427563d6
1 main*1 ; 61b08455245c
1 march saba ; 6fe850d6a015
1 marib*1 ; 2bd6117bd4db
1 march saba ; fd017793b9a0
1 zafar*1 ; 441c4787cd75
1 march saba ; 32d4575b30cb
1 main*1 ; b3a12577e8cf
1 done ; 5c42c77849b6
2 march assyria ; 912287760307
2 cilicia*1 ; b0952f2dd47c
2 march assyria ; e336362b833c
2 cilicia*1 ; 52b3c1392618
2 march assyria ; d928accdbe6f
2 syria*1 ; 4e2594f58cf5
2 done ; ddb304de6317
7 march mesopotamia ; ba123eb8c937
7 mari*1 ; f4cfbe6f48c9
7 march mesopotamia ; a9e39e317025
7 mari*1 ; d277db37044a
7 march mesopotamia ; 873a6e07f8f1
7 sumeria*1 ; cdde64fad34b
7 done ; 63185a1782c1
5 done ; c2b40dc057c3
6 march persis ; d84d2a7a4232
6 persepolis*1 ; 9382547fda04
6 march persepolis ; d67abf7ea415
6 liyan*1 ; 7620ec7c6ab4
6 march persepolis ; 8c009472e6f8
6 liyan*1 ; bdaa73fd6669
6 march persis ; ec4cf5e5bd9e
6 persepolis*1 ; a19a028d1c98
6 done ; 6519d384b76d
0 march nuba ; f298e99901d9
0 napata*1 ; f05c1b911607
0 march salima ; 8ff1e066e7d9
0 napata*1 ; 9d511ee14192
0 done ; dd4c515febd4
9 march epirus ; 15641ca6a342
9 apollonia*1 ; 19b9f1822cb6
9 march epirus ; 614951484eed
9 aetolia*1 ; bec49eff052c
9 done ; c03f5154b095
3 march alexandria ; 1adf31ba170d
3 memphis*1 ; f610ed4de4e4
3 march alexandria ; af0cdeacfa2f
3 tanis*1 ; 5ee342c90b49
3 done ; a5348c9386cf
8 done ; f64835713cc3
4 pass ; 6e8ca849cdec
1 pass ; 2ffcf746792f
2 wait ; 06db6dba0a5a
7 pass ; 4a51035eaa35
5 pass ; e19163636e6a
6 pass ; a3fa580aa8d3
0 pass ; 03facddcec42
9 pass ; 177638165a1a
3 pass ; 7d5ec640992c
8 pass ; 8afe698d00f1
2 pass ; d2087a520ca9
1 march main ; b0a25cbf2c16
1 arabia_deserta*2 ; 7ee0689d5607
1 march zafar ; 42caf1727362
1 qataban*1 ; 38d4ed665f90
1 march marib ; 82c561bd78ce
1 qataban*1 ; 2bd0e8b3f986
1 march zafar ; 02dbf848138a
1 himyar*1 ; 2c4b67bf865b
1 march marib ; 872b6f2a2bc1
1 saba*1 ; dcbcb306e5e8
1 march main ; b2074570c9e1
1 yathrib*1 ; 4e9b5a25062d
1 march main ; 67871098e827
1 marib*1 ; 51ddd0532a6e
1 done ; 770c87788fcf
2 march cilicia ; 21612ac62f80
2 kanesh*2 ; de794307a2e2
2 march assyria ; 636beb973a19
2 carrhae*1 ; f22f39525920
2 march assyria ; 3ad72f837e84
2 nineveh*1 ; 0e8299de7b25
2 done ; 646b417727ca
7 march mari ; 0a8732180b9b
7 sumeria*1 ; f61bcfe02a49
7 march mari ; 53b832769c12
7 mesopotamia*1 ; 895c88d737fc
7 done ; 2e9052fd9799
6 march liyan ; 19f4453679d4
6 persepolis*2 ; 027ef1322235
6 march liyan ; 00882f88fa12
6 persis*1 ; ef0b3454dc02
6 done ; f9bc41178bd8
0 march nuba ; c3311f2720d8
0 napata*2 ; 8273a3ae6165
0 march salima ; fa134e460049
0 nukheila*1 ; 9a61d49211a5
0 march napata ; 3981c7777fa2
0 nuba*1 ; 36ae4418ee78
0 march salima ; 7d7abedf6278
0 napata*1 ; 57f14d792743
0 march napata ; 1bd1db0ee031
0 salima*1 ; d931d8e5faf7
0 march napata ; 5045d9e54fe9
0 meroe*2 ; 8def9a03f1f1
0 done ; 2183d67ef90b
9 done ; f0642433141e
3 march tanis ; 4c195086ac35
3 alexandria*2 ; fcff4259f100
3 march memphis ; 631b61516ae7
3 western_desert*1 ; 7159dce1e8e8
3 done ; d7b3674d0b4f
8 march karakum ; 75fd9ccbb3de
8 merv*4 ; c71a126cfc91
8 done ; dee3a84f12d1
4 march phaestos ; e2b2d4dd00a0
4 knossos*2 ; 881e30e40872
4 march phaestos ; 063f10b35e3e
4 knossos*1 ; 6c2655735d45
4 march phaestos ; e620e93015bc
4 knossos*1 ; 69296ab17fb3
4 done ; b7ad07450c7d
5 march hattusa ; edb929bea015
5 phrygia*1 ; 6c4d17049243
5 march hattusa ; 4145a230588c
5 bithynia*1 ; c8763aef5d4e
5 done ; 04fbcbf39a59
6 persepolis ; f13efeec1b33
3 none ; ac716d92e88b
8 merv ; df1b2367986b
4 pass ; 7c468c9e322a
1 pass ; 6ea8c37d2569
2 wait ; 4d8e1c35646b
7 pass ; aa5b38ba4154
5 pass ; ed153c3522f7
6 pass ; 746331f176b4
0 pass ; ca8d4a134593
9 wait ; 823732666f74
3 pass ; 8aa644c5f7dd
8 pass ; 06b3a5395aec
2 pass ; 6748cc3ab73c
9 pass ; 5ad9232f13fc
2 march syria ; d84e5c52df3c
2 carrhae*4 ; 2f722ec6cbbd
2 march kanesh ; 84cc1864d4bf
2 galatia*2 ; a8446f1d0544
2 march cilicia ; 38f995ae1e37
2 kanesh*4 ; f982720c39fa
2 march nineveh ; 1bd34dccf846
2 assyria*1 ; 01c510834622
2 march kanesh ; 9f9c3d92d6d3
2 anatolia*2 ; 38dcebd0ac2e
2 march carrhae ; 8467c157197b
2 nineveh*2 ; ea63e5f7ca2d
2 march nineveh ; adf9673bc309
2 carrhae*1 ; 367db1c57cb9
2 done ; c18f8238e64b
7 march mesopotamia ; 074f9331f816
7 mari*3 ; 7c6f5fde9c38
7 march sumeria ; cd3d0f8a7a6b
7 babylon*3 ; 1f89ebd1c9b5
7 march sumeria ; 26647352e6f4
7 babylon*1 ; b86fcf4c3150
7 march sumeria ; 19d200c216dc
7 chaldaea*1 ; 0f827b17cf18
7 done ; 91c5e086a851
0 march nuba ; af0b33233d67
0 meroe*2 ; 5530cc475762
0 march napata ; 7815e0754428
0 nuba*1 ; 18ba4dc09e38
0 march napata ; fe44e34535d2
0 upper_nubia*1 ; 943b04741741
0 march nukheila ; 93bad59d0a85
0 siwa*1 ; ce5620ac0d7b
0 march salima ; 104a9099d91e
0 upper_nubia*1 ; ed4f7230c08c
0 march meroe ; b54dbc27bc86
0 napata*4 ; 8cce7566f3d6
0 march salima ; 9f3a1e2f7cf1
0 buhen*1 ; bd5e2df8cbc2
0 march nukheila ; 42e75cb076c7
0 upper_egypt*1 ; 088108c1729e
0 done ; c78a34fdcbf9
1 march qataban ; 8644573e3a1a
1 aden*2 ; a9147053dc50
1 march qataban ; 123ae65be155
1 aden*1 ; 1453e379b2a2
1 march marib ; 3d593d5c5757
1 saba*1 ; fee2ff133c24
1 march yathrib ; 2dd5bfd124e4
1 main*1 ; 43c27134db9f
1 march himyar ; 42b05a211b2d
1 zafar*1 ; 7964030c8ac7
1 march qataban ; a67f3d65ee84
1 aden*1 ; 92010c96015c
1 done ; 045af9c10e07
3 march memphis ; 60bee51467ce
3 eastern_desert*1 ; 98fe28dc6b28
3 march western_desert ; d75a7ca8d252
3 memphis*1 ; 87d83dd1db36
3 done ; 12b7362f35c3
5 march hattusa ; 5082f98f8e8e
5 trapezus*2 ; ef923db5cb6f
5 march phrygia ; 4f9d2fc71cbe
5 trapezus*1 ; abe211e7323a
5 done ; 57d20dc4cfd5
9 march apollonia ; 664dd5342e9a
9 illyricum*1 ; adcb0f669a1c
9 march macedonia ; 82366e0fa555
9 thrace*2 ; af99acb7b869
9 march aetolia ; c248782f744d
9 epirus*1 ; 57269efb583c
9 done ; 510651ac612b
4 march knossos ; 126c8305c04b
4 phaestos*2 ; 11a1a55f13eb
4 march knossos ; b19ba06a56d5
4 phaestos*1 ; 285d979fee12
4 march knossos ; e4db2cef0834
4 phaestos*1 ; 253699480d7f
4 done ; 7e17f6fb9544
6 done ; b82a605977be
8 march merv ; c0880a0dc270
8 aria*1 ; be64c6c01b47
8 done ; 517674cf2009
7 none ; 6563179322ff
0 napata ; b710a0dc0e70
3 alexandria ; 8712419775bb
4 pass ; e4a46f26ff3c
1 pass ; 2f0e7d54c33d
2 pass ; fc37bf222db2
7 pass ; fa9e9b18bbbe
5 pass ; e7b8dd3b3c14
6 pass ; e118ca583e7b
0 pass ; 1f49762ae41b
9 pass ; ff807e25b1e0
3 wait ; ee3f7f359a84
8 wait ; e4df3d89b5e3
3 pass ; 4846e7ca9a0b
8 pass ; f8c5d8c73cd9
--- result
ending: limit
places: 1 5 4 3 9 8 2 7 10 6

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
8 done ; a0cfa0258340
4 march knossos ; eda77c356f2b
4 phaestos*1 ; 0042b627edd1
4 march knossos ; 9096ce5430c4
4 phaestos*1 ; 1ab03fd612f6
4 done ; 0e91f39bd37e
1 march saba ; f5d56a0b4597
1 main*1 ; 6130c84df3d3
1 march saba ; dd8c46d3d362
1 zafar*1 ; 9177d495ece6
1 done ; 8af110617c90
2 march assyria ; 673ff07dfc3d
2 aleppo*1 ; 83db2b85ed21
2 march assyria ; 60dcaed5fe3c
2 aleppo*1 ; 76dcfd667805
2 march assyria ; 9ea3d976e265
2 syria*1 ; 22252c695ddd
2 march assyria ; 11bda2800e32
2 aleppo*1 ; 6017b0e21444
2 done ; adf5676a6f4f
7 march mesopotamia ; 154ba25538f9
7 carrhae*1 ; c719f57a6606
7 march mesopotamia ; 1af7173c3129
7 babylonia*1 ; c70d04870e1f
7 done ; c7aabc388f38
5 march hattusa ; f8ce8746b357
5 kanesh*2 ; ed58db87fef7
5 done ; 06942c8f828c
6 march persepolis ; b2983cc23cbe
6 persis*1 ; 47de5d9b41b5
6 march persepolis ; a65cc2425d75
6 sagartia*1 ; e6bb70b2ab98
6 march persis ; ae7cf1985052
6 liyan*2 ; e540c924670b
6 done ; 7c9e2a942083
0 march nuba ; 4ffc9aaa4437
0 meroe*1 ; 23d3afbac370
0 march salima ; f1ddc0d92af8
0 upper_nubia*1 ; 474454911f7b
0 march nuba ; 08b2a8947d45
0 meroe*1 ; aaaa146f8b05
0 done ; 798970145a93
9 march macedonia ; f65bf3f31a16
9 apollonia*1 ; 6ae328857dc6
9 march epirus ; 5a5681ae9f0c
9 aetolia*1 ; efceb6eae1ba
9 march epirus ; b11ef398740d
9 apollonia*1 ; 7a6c1e906b17
9 march macedonia ; 5d6bf2601d8f
9 paeonia*1 ; 396cb9e04c35
9 done ; dfa300350556
3 march alexandria ; 2eeaf2763973
3 memphis*1 ; 88a47ebda2c8
3 done ; ea8248e4ed98
8 done ; 3f8638ee9195
4 march knossos ; a78b8d90f150
4 phaestos*2 ; 95aee8ae7557
4 march knossos ; 2fb4c119c4af
4 phaestos*1 ; c11991642c84
4 march phaestos ; 2b70904e4b61
4 knossos*4 ; 416dd2ae5da7
4 march knossos ; 2eb56257e71e
4 phaestos*1 ; c0568a665e6c
4 done ; 87d3bec90810
1 march zafar ; e7d183e3bcfc
1 saba*2 ; aa8a2bf2b143
1 march saba ; 514d5c021fb4
1 marib*1 ; 0f68ffc861df
1 done ; e879d8d54012
7 march mesopotamia ; aa8111b566b1
7 carrhae*4 ; 1275aaa44302
7 march carrhae ; c0829ad0dd26
7 nineveh*2 ; f0fcd2c3dd0d
7 march babylonia ; 1d2288b3b78f
7 ur*1 ; 9b68e3472276
7 march babylonia ; 0169f700f9c2
7 mesopotamia*1 ; 14597b803ad7
7 build ur ; 1be795131155
7 carrhae ; 3920ad75e50e
7 sail 1 ; a0c30dca24d1
7 liyan*0 ; 84fa8b84d28a
7 done ; 0fbeef431481
5 march hattusa ; 1225a8037f00
5 kanesh*2 ; 461c33989264
5 march kanesh ; 78f164b052d4
5 galatia*3 ; 35c45803f04a
5 march kanesh ; 48882b686072
5 cilicia*1 ; e483500568f0
5 march hattusa ; 4384a2311eb5
5 kanesh*1 ; 1cf0c14cb96d
5 march hattusa ; ae684c81c7af
5 phrygia*1 ; 36e2ee6d9265
5 done ; 9cb3d6ce02cb
6 march liyan ; 918ab5328818
6 susa*2 ; 303043dded0b
6 march liyan ; 003a50857d56
6 susa*1 ; 9929be9965ab
6 build persis ; 64bc9bc64052
6 sagartia ; 5898b1471850
6 march sagartia ; 6c22742501cd
6 susiana*1 ; 55b38d21f7e7
6 march liyan ; 9a8e2be7e35d
6 persepolis*1 ; aea511a61da7
6 done ; 115c9f6740d3
0 march salima ; c96fc641b796
0 nukheila*1 ; 65a9313874e1
0 march meroe ; 64bd43ff4180
0 bahr_meder*1 ; 5e818382794d
0 march meroe ; 3cec2672749e
0 aksum*1 ; cf7af04d1fa2
0 done ; 4754e576072b
3 done ; 1e8fb42d6167
2 done ; aa2eafb48255
9 march apollonia ; e276d640723c
9 illyricum*1 ; f49bd95482d8
9 march paeonia ; aa77dcbee182
9 apollonia*1 ; 15cba70c01a8
9 march aetolia ; 6d515e7997eb
9 boeotia*1 ; 3745f4794dc4
9 march aetolia ; 83160b8ad5e7
9 thessaly*1 ; 51acf6d2526d
9 march paeonia ; 3c0f404f4962
9 moesia*1 ; 99a50f158614
9 march apollonia ; a534ac122e69
9 macedonia*1 ; 7f29925be1d4
9 done ; a2871c5ca7e2
8 done ; 3261d2b5b84c
0 march bahr_meder ; 25ac48472322
0 meroe*2 ; dd431be9b117
0 march nukheila ; 777bd8c19da0
0 buhen*1 ; ff74d37415ae
0 march salima ; af403562b8cd
0 nuba*1 ; eaf44d0f421a
0 march upper_nubia ; c6de7bd316df
0 buhen*1 ; ffed15a6a8de
0 march upper_nubia ; fc0b9100306e
0 napata*1 ; b2b4891f1e95
0 done ; 18ae341f400b
5 march phrygia ; de04b8f0ea37
5 hattusa*1 ; c2b58a8bb7b5
5 march kanesh ; 869b4dc9197e
5 hattusa*2 ; e52ca27dfed2
5 march galatia ; ac396b64a932
5 kanesh*4 ; 05fbbb3fe257
5 march cilicia ; 729358b2b5bd
5 galatia*1 ; db68283c88b7
5 march phrygia ; 63fce6ae3692
5 hattusa*1 ; bb52c8961003
5 march cilicia ; 430aa59bbe0a
5 galatia*1 ; 918b1f05783c
5 march kanesh ; ef39003ba9c1
5 hattusa*2 ; e632794d8d3c
5 done ; 0d11651bb887
9 march apollonia ; dcb4b2eef53a
9 epirus*1 ; 7f5162d50c69
9 march boeotia ; 31492d201461
9 athens*1 ; c410729e7571
9 done ; 34d636a4ddca
1 march saba ; adba8c4fc860
1 himyar*2 ; fdc761afd9fe
1 march main ; 46c180f97b73
1 saba*2 ; 1f4fc2538825
1 march marib ; da60293bc084
1 main*2 ; 79d52e54d494
1 march main ; 476bd0fc6dc3
1 marib*1 ; 68da24168a2a
1 march main ; 7be5bbd31b14
1 yathrib*1 ; dac7e342f217
1 march saba ; 9527b6f1489f
1 himyar*2 ; b9c198bd516e
1 march saba ; a39f9403ab1b
1 zafar*1 ; 32a9cbfa3ab4
1 done ; a7e4027aa1cd
7 maintain 1 ; 60da29d01ba4
7 nineveh ; dde6e37f24a0
7 march nineveh ; ead3a94950a3
7 western_media*3 ; 9380c4d939fe
7 march carrhae ; 8d1e8bb4a09b
7 mari*2 ; f7efae1f1733
7 march mesopotamia ; 578e6047e9e4
7 babylonia*1 ; 6a827a6251a9
7 march carrhae ; d9d7e061c2e5
7 mari*1 ; 62e0c8d755ca
7 march carrhae ; eea99ec07ca8
7 nineveh*1 ; c30ff23e0f07
7 march carrhae ; c69c08bb77b5
7 mari*1 ; f33e6e42c126
7 sail 1 ; 2f533ce924f4
7 harmozia*0 ; 7f8f893a0a03
7 march mesopotamia ; 6a609d72fc88
7 mari*1 ; 0354dead0670
7 done ; 6a6d61e32b27
6 maintain 1 ; cfdd8dd25752
6 susa ; 67d3aa9d8a7b
6 sail 1 ; b8cd1a7abc06
6 harmozia*2 ; 9e49ac9044c4
6 march susa ; 64830b0d1cd1
6 liyan*1 ; 6dacca04fcd6
6 march susiana ; c7aedf0a92c6
6 persepolis*1 ; 8120d7c82a59
6 march persepolis ; 0c2631d78f07
6 liyan*2 ; 880843de7856
6 done ; 9276677341a0
3 march alexandria ; 841bdc737d4a
3 memphis*2 ; f0396edca2db
3 done ; d88ef18191e5
4 march phaestos ; b95feddd347d
4 knossos*1 ; ec8d4f015279
4 march phaestos ; 9aa8e8fa6839
4 knossos*1 ; 9a9f06c832f0
4 march knossos ; 41f03cf149b0
4 phaestos*4 ; 62a9ab446889
4 march knossos ; 0d1aa65ec6ea
4 phaestos*1 ; f60f32fd82a0
4 done ; bba3d4bc5579
2 march aleppo ; 462d639567ef
2 phoenicia*2 ; 92392537a175
2 march syria ; e08f2f22edf8
2 aleppo*4 ; 34dc88c59281
2 march aleppo ; 2ce77b492be6
2 cilicia*2 ; 5b31105e3377
2 done ; 6f95c064e3f5
8 march merv ; fffbc349e091
8 aria*2 ; f3c3d6057d50
8 march karakum ; 1baf8f74648c
8 kara_bogaz_gol*1 ; b9380f2a14f7
8 march karakum ; 049f24a01f37
8 hyrcania*1 ; c8c52b98d172
8 march karakum ; bc5dcd1b210d
8 hyrcania*1 ; db9fdfbbec4f
8 march karakum ; 97a61049cca9
8 dahae*1 ; e0f8c24908cc
8 done ; 2d6d4f6b4259
4 phaestos ; 95f799fafa03
5 hattusa ; 1cae0c1fdcfb
0 meroe ; 447da18eb0d8
3 memphis ; c739e9522e35
--- result
ending: limit
places: 1 6 8 3 4 2 7 9 10 5

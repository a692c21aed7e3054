Ziggurat record 1
game: mega
rules: 2
seats: 5
names: player 1, player 2, player 3, player 4, player 5
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 6
setting map: 
dice: ec2f67a33ee7c79a89da33ae8e96b34c
seed: cd9e1416def05b63a060abfe5eae0962a58a44f29b4ecec1ef9dfce9b3385950
--- moves
3 sites: opone+rhapta+ubar+yathrib; wilderness: saba ; bdedadfde6dc
4 sites: chaldaea+mari+teredon+ur; wilderness: jordan ; ed9742031b66
1 sites: persepolis+bat+harmozia+liyan; wilderness: eastern_arabia_felix ; 700bf7b62970
0 sites: adulis+aksum+danakil+thebes; wilderness: bahr_meder ; f65de3387404
2 sites: eastern_media+hecatompylos+hyrcania+lut; wilderness: western_sogdiana ; a0c1c8ad3e20
4 jordan ; 7f27a3e64181
1 harmozia ; 97f3fcd9f790
0 thebes ; 7b016af3e29d
3 aden*2+hadhramawt*2+himyar*2+main+qataban*2+socotra+tayma+zafar+zufar ; 1d2c40468876
4 babylonia+ecbatana+jordan+sumeria+susa ; c6efccaa4c64
1 gedrosia+gerrha+harmozia+madrakah+maka+paraetacene+parsua+persis*3+susiana*2 ; 7cb95a639812
0 napata+barbaria+buhen+oromia+ptolemais*2+salima+thebes*2 ; 84a6e17cf69a
2 nisa+aria*2+caspian_coast+chorasmia*2+dahae+drangiana+eastern_parthia+kara_bogaz_gol+karakum*2+toprak_kala ; c675f417244b
4 2 ; 3bd741c00f5e
0 2 ; ceb77fccb243
3 march main ; 69a376ad6ea1
3 marib*1 ; fc1d0e6caa08
3 done ; 8ab37243bbba
2 march drangiana ; 7a05a9e04b53
2 kavir*1 ; f7fc7f726dcb
2 march caspian_coast ; d842cf7afd74
2 ustyurt*1 ; 671c9267bb00
2 march aria ; e90b205bb75b
2 merv*1 ; 23838e84531e
2 march aria ; 86dd3acd3467
2 merv*1 ; 7d11ab886899
2 march chorasmia ; 36d843219e66
2 toprak_kala*4 ; afdf18ecdcfb
2 march kara_bogaz_gol ; 690f48158833
2 chorasmia*1 ; d12151d893d4
2 march dahae ; f6ae8e93f0c0
2 kara_bogaz_gol*1 ; f16b47f98289
2 march kara_bogaz_gol ; caf02072f523
2 chorasmia*1 ; cb7e496111a8
2 march eastern_parthia ; 8765b9f89c86
2 western_parthia*1 ; 949ccc86bfe1
2 march karakum ; f488bbdaaf99
2 merv*4 ; 1c662a312d8f
2 march dahae ; 10387c23a282
2 karakum*1 ; 65003428fca4
2 march caspian_coast ; fa2d25b16c32
2 kara_bogaz_gol*1 ; 0f8db557ada3
2 march drangiana ; 5e1ff067fd37
2 eastern_parthia*1 ; d9fc776966a1
2 march nisa ; 9f7eaf700042
2 karakum*1 ; 009a90a0c3da
2 march toprak_kala ; 0e24c98b7417
2 western_sogdiana*2 ; d78e2b2c70ed
2 march nisa ; 7655506c5b77
2 hecatompylos*1 ; 73ee45bd7247
2 march aria ; 810acf16cffa
2 merv*1 ; 5b5f2f4feeb1
2 done ; 7a43be59f62a
1 done ; b0d3550391cd
0 march oromia ; c52ed2d92cdc
0 tana*1 ; 8ff9f7a5ddc6
0 done ; b4b779da73ef
4 done ; ff85db292334
2 merv ; a621bd900a0c
4 buy 9 ; 0117ab32a6ab
1 done ; ce252154f893
0 done ; f1d114d47d29
3 buy 9 ; bdf5c48c6b11
2 buy 9 ; 604e2907bf2b
3 offer to: all; give: hides*2+stone*2+timber+cotton*2+livestock; named: timber+livestock; talk: livestock+silk+clean; want: 8; wanted: jade+dye ; cce8edf4e244
3 withdraw 1 ; b6d3afcd6fda
3 offer to: all; give: hides+stone*2+timber+salt+cotton*2+lacquer+livestock; named: timber+cotton; talk: cotton+spice; want: 9; wanted: silver+water ; facef277fe37
3 done ; f165268691bb
4 offer to: all; give: furs+salt+pearls; named: salt+pearls; talk: none; want: 3; wanted: hides+salt ; a0c50f19009d
4 done ; 382d59b74b79
1 offer to: all; give: furs+cotton+sugar; named: furs+sugar; talk: none; want: 26; wanted: hides+furs ; 6d85b636a884
1 done ; 258d113e081d
0 accept offer: 3; cards: hides+salt+cotton ; 849343e1beaf
0 done ; 85ddd749a411
2 done ; ce3234a3e207
0 aksum ; 44ad5638749a
4 done ; 2b319ed95660
3 order buy written_record; pay hides*2+stone*2+cotton*2+lacquer+livestock+silk ; 55bcd92f9e0e
4 order build apadama_palace at teredon; pay furs+salt*2+cotton*2 ; f1ac7f3b18a3
1 order buy cloth_making; pay flax+hides+furs*2+timber+salt+cotton+sugar+treasury 6 ; cef072cc9a24
0 order buy written_record; pay flax+stone+furs*2+salt+sugar+pearls+treasury 13 ; 7b6739d5c244
2 pass ; 8efccd0aa7b4
3 arts=1+science=1 ; f516199ddc53
0 civics=1+crafts=1 ; 2880590b470f
2 flax+furs+sugar+pearls ; 4dc5b9d997d0
4 2 ; 48f6d77ec3ac
0 3 ; 8809d9a7efc8
1 march maka ; 2082bb45f9fe
1 magan*1 ; 988e6d8ecf75
1 march gerrha ; 10ab98c770be
1 ad_dahna*1 ; 67a1256ac1d9
1 march maka ; 1d71a496b333
1 bat*1 ; 264c39b92575
1 march paraetacene ; 1815d8255dc7
1 zagros*1 ; 9644bf553b54
1 march susiana ; f53c70bf86e7
1 sagartia*2 ; 437312e83bc4
1 march persis ; 3a0c09720f9b
1 carmania*2 ; 8f87e3238cbd
1 march gedrosia ; 27493d99637f
1 harmozia*2 ; cbc9b4f621d4
1 march madrakah ; 5b790f2cfceb
1 oman*1 ; fc19d72581c1
1 march parsua ; aef8da915c2d
1 drangiana*1 ; ffb6364b86f7
1 done ; 817fdd07122a
0 march napata ; 5388d29fbba3
0 nuba*1 ; 3bd2a1de0d11
0 march thebes ; b0c97f2d0e95
0 ptolemais*2 ; c2965334a122
0 march napata ; de41e347833e
0 meroe*1 ; 959d6edd4c9d
0 march tana ; 4f540ee1e564
0 aksum*2 ; 4bb9a35e5460
0 march oromia ; 3ddd10a1cb5a
0 ahmar*2 ; 22e2838b2949
0 march barbaria ; 25e02a6d047c
0 berbera*1 ; e0a4052a9621
0 march barbaria ; aa2eed10eace
0 oromia*1 ; 5ebc461f0104
0 done ; 85d2efccc284
3 march hadhramawt ; 76a22cc32ef8
3 qataban*2 ; 8d66622444fb
3 march zafar ; c135d8238658
3 aden*2 ; 8206f40b9887
3 march zufar ; 12105ae05e45
3 hadhramawt*1 ; 1e2d7ef3a382
3 march hadhramawt ; f7caa0343677
3 arabia_deserta*1 ; 2fa385909963
3 march tayma ; d9fbf6bc1952
3 nafud*1 ; de6b17565969
3 march marib ; 1954ffa64512
3 zafar*1 ; 65e7845d914e
3 march himyar ; e0a8511c15a7
3 zafar*2 ; a9904b5c684f
3 march qataban ; ef8833867265
3 zafar*3 ; 2e311819a41c
3 march qataban ; 3194776d2ac5
3 zafar*1 ; 7e1b530a3855
3 march marib ; 9c812a29f762
3 saba*1 ; d968912c0bfb
3 march aden ; 48c164d4bc6b
3 himyar*4 ; 1f2a3680f802
3 march himyar ; 966734c2901c
3 aden*2 ; 19a4b6e5d2d1
3 march hadhramawt ; 3a289b8a504f
3 zufar*1 ; 90ab1cb732f7
3 march zufar ; 998835b9204f
3 hadhramawt*1 ; 75a8fe6873fd
3 march tayma ; e1a788564cb1
3 nabataea*1 ; ffd7e57d76a2
3 march main ; 2eb02d2c959e
3 marib*1 ; 13db9f7c0a75
3 march main ; 887e16954ce0
3 nafud_desert*1 ; 8f736ff42efc
3 done ; d88b150b825b
2 march toprak_kala ; 97f23beb1513
2 chorasmia*2 ; fe15e045a055
2 march eastern_parthia ; 150b1cad85f2
2 nisa*2 ; 86bf5e3ce56b
2 march chorasmia ; 93c9ecb71178
2 toprak_kala*4 ; 57140d93d6e3
2 march kara_bogaz_gol ; c94c1da7d17d
2 caspian_coast*1 ; 2c21c4d1b7bd
2 march kavir ; 4002d202ad92
2 western_parthia*1 ; a304712a91c3
2 march western_parthia ; bfec0d940ecb
2 nisa*2 ; 35ec8a92b009
2 march karakum ; a1024c079b81
2 merv*3 ; a6b0a0a6152c
2 march aria ; 12ab0eb2d735
2 eastern_parthia*1 ; 2c2608c488fd
2 march eastern_parthia ; 476c4c2fa996
2 nisa*2 ; 750201f03a1a
2 march kara_bogaz_gol ; e82e79b8d11d
2 karakum*1 ; fad5740b019b
2 march toprak_kala ; 64edd7fff21d
2 chorasmia*2 ; 4ec514bfdf5a
2 march aria ; fa8741cb7201
2 eastern_parthia*1 ; aa43ca72305e
2 march kavir ; 6ccf35f39710
2 western_parthia*1 ; a27b1bc258d3
2 march karakum ; 6e5672c3df2a
2 kara_bogaz_gol*1 ; 0b94d68878ff
2 build kara_bogaz_gol ; 4c46e63b74c0
2 eastern_parthia ; 8d9e7e723829
2 sail 1 ; 1128d41e0ace
2 hyrcania*0 ; 498a281a6f4b
2 sail 1 ; f4bba783058b
2 eastern_media*0 ; cae2104b3ecc
2 done ; b10a7178085f
4 march ecbatana ; 1b2f3b474553
4 susa*2 ; 4cbdfda50b3b
4 march jordan ; 08c017e5a65b
4 sumeria*2 ; 69f5bd32fc6c
4 march sumeria ; 4f532c168ecc
4 babylon*2 ; 613c8b6e5418
4 march jordan ; e8d34d87b9e6
4 nabataea*1 ; ee25ddbdd0f5
4 march ecbatana ; 7781997016ce
4 elam*1 ; a0f2efa3f52a
4 march sumeria ; 3c914acb1abb
4 babylon*1 ; b8c1a9fdf068
4 march susa ; 28ea1e233c00
4 ecbatana*1 ; 2d2cc64557e0
4 march babylonia ; 7aad23cc0039
4 babylon*3 ; 228b5c0a5aa5
4 done ; 008ecb78cce0
3 zafar ; fe0ef0c02089
4 babylon ; 82faacd2e682
1 harmozia ; 2c72535f9eb4
0 aksum+ptolemais ; 04c7a4080ee5
2 nisa ; ee9a9becd5e3
2 merv ; e301ca1898a5
1 done ; 91807bd8bf4f
0 done ; fb4f6e093f20
2 buy 9 ; 7a70069d5687
3 done ; a2b28a37c2a6
3 offer to: babylon; give: stone+timber+salt; named: stone+timber; talk: stone; want: 3; wanted: lacquer+water ; 07cac640dc82
3 offer to: all; give: flax+stone+cotton; named: flax+stone; talk: silver; want: 3; wanted: bronze+jade ; 126c8cc2420e
3 done ; 5760ea24702a
4 offer to: persia; give: stone+sugar+lacquer; named: stone+sugar; talk: none; want: 3; wanted: flax+stone ; 48f18ba5382f
4 done ; 10c3b3518563
1 done ; c012f181e77c
0 offer to: all; give: stone+timber+livestock; named: stone+timber; talk: none; want: 3; wanted: spice+dye ; 5755e17f1fb0
0 withdraw 4 ; 9afcef47c07a
0 offer to: babylon; give: stone+sugar+livestock; named: sugar+livestock; talk: clean; want: 3; wanted: flax+cotton ; ee65963cd39f
4 offer to: saba; give: salt+sugar+lacquer; named: sugar+lacquer; talk: spice; want: 3; wanted: timber+lacquer ; c21e91e3d867
3 done ; 6af32988b5e8
4 offer to: persia; give: hides+stone+sugar; named: stone+sugar; talk: none; want: 10; wanted: flax*2 ; 714bad62274e
4 offer to: saba; give: hides+stone+salt+sugar*2; named: stone+sugar; talk: clean; want: 5; wanted: lacquer+jade ; 5a7ca122e395
3 done ; 76351717b25b
4 done ; ed992b6af3ea
1 offer to: all; give: flax+stone+timber; named: flax+stone; talk: none; want: 3; wanted: cotton+lacquer ; dd23ba8353ed
1 offer to: all; give: timber+sugar+lacquer; named: sugar+lacquer; talk: clean; want: 3; wanted: stone+lacquer ; a97bb9e34087
1 offer to: nubia; give: flax+timber+sugar; named: timber+sugar; talk: none; want: 3; wanted: hides+sugar ; 662615a14fdd
1 done ; c172695ebadc
0 done ; 38b41990a00d
2 offer to: all; give: hides+livestock+pearls; named: livestock+pearls; talk: none; want: 3; wanted: sugar+water ; c6ba35fb2949
2 offer to: saba; give: furs+timber+salt+cotton+sugar+silver; named: furs+cotton; talk: none; want: 6; wanted: hides+spice ; 1bf2c46ad73c
3 offer to: all; give: salt+cotton+bronze; named: salt+cotton; talk: none; want: 3; wanted: flax+bronze ; c81ae4463e16
3 offer to: babylon; give: timber+salt+cotton; named: timber+cotton; talk: none; want: 3; wanted: livestock+silk ; d9d8220973b1
3 withdraw 14 ; e5b931d2db1e
3 done ; 9fa394a97c1b
4 accept offer: 10; cards: hides+stone+lacquer ; c4db24c9c840
4 done ; ffbe52ea9256
2 offer to: all; give: hides+timber+livestock; named: hides+livestock; talk: lacquer; want: 3; wanted: flax+salt ; 412e7ecefc7b
2 done ; 580e080f909b
4 routes timber ; f3f2711597bf
3 order buy monarchy; pay flax+stone+timber*2+salt+cotton+lacquer+bronze+treasury 7 ; 9a714cd33eb7
4 claim buy masonry; pay hides+salt+sugar*3 ; 1c997d6cbec6
1 pass ; 7ec5be0e6511
0 order buy urbanism; pay flax+stone+timber+sugar+livestock+treasury 10 ; 1c7078d0101b
2 order buy cloth_making+monarchy; pay hides*2+timber*2+salt+cotton+sugar+livestock*3+silver+pearls ; d86cc2a6d238
3 2 ; 071db0ba3a90
4 3 ; 0b155cc0bd73
0 1 ; 797de30e9a91
2 2 ; 5eef1ae7edbb
1 magan ; 8a2831f2a67a
0 march barbaria ; 85052cdf810f
0 oromia*2 ; 6a0aadd348f7
0 march berbera ; 07325fc22010
0 calmadon*1 ; a209ef37d879
0 march thebes ; 8a04bea87ad0
0 upper_nubia*2 ; ea69604c04db
0 march napata ; 5522ed069a8a
0 meroe*4 ; dd28fdce6dc0
0 march oromia ; 78d9f6866024
0 tana*1 ; 91956dfa5328
0 march buhen ; a407520c7b58
0 thebes*4 ; dc54b9fd69b5
0 march nuba ; 6d49f68377ef
0 napata*1 ; a5d585096052
0 march salima ; 47b3394201e3
0 napata*1 ; aa31805c5937
0 march oromia ; 1a983b0df86c
0 ogaden*1 ; 1742f7d0749d
0 march salima ; 57d6c3b86d63
0 napata*1 ; 2400bf420b27
0 march berbera ; abe2305e5307
0 barbaria*1 ; 04e04a7712ca
0 march barbaria ; eb4a1cb36f2b
0 berbera*1 ; 4c6c72ad3360
0 march thebes ; 7a8e4c38a3f6
0 buhen*2 ; 4eb24bc0709d
0 march meroe ; 122f45267d1a
0 napata*2 ; b3417a0329b7
0 march nuba ; 3bad12ee8bd2
0 napata*1 ; e068c61c06bd
0 march barbaria ; 8891e7e0e949
0 berbera*1 ; 029dfc0ef95c
0 done ; 2880575bcde3
1 march magan ; 058516bce7da
1 gerrha*1 ; 258a5a881c39
1 march gerrha ; 818ae05b6411
1 chaldaea*1 ; 8eb41b5c3dfe
1 march oman ; 648933407b7c
1 madrakah*1 ; 4bd79f1ad8b8
1 done ; cb679310d59a
3 march qataban ; d9d3bbeb4286
3 aden*2 ; 489611ad840c
3 march hadhramawt ; 7599ea6c84cb
3 zufar*2 ; 27564a9e1032
3 march hadhramawt ; 12df4e647324
3 arabia_deserta*1 ; 09d1a8d2e2eb
3 march qataban ; f5776398ceaa
3 hadhramawt*1 ; 3e5906e1f481
3 march himyar ; 68665d43da60
3 aden*2 ; 2437a00e9fec
3 done ; 5dfa79a36851
2 march caspian_coast ; 97fb082e9084
2 kara_bogaz_gol*1 ; ae380ae4a8d4
2 march merv ; 416877303ca0
2 nisa*2 ; 04cd817cb515
2 done ; 80a28ea8a07f
4 march ecbatana ; ec193d2de574
4 susa*1 ; 36097246c4ca
4 march sumeria ; 9f33695b10d6
4 mesopotamia*2 ; 2e117489df9b
4 march ecbatana ; 71f95baae8e1
4 elam*1 ; 55084865a539
4 march babylonia ; 560f93edc167
4 urmia*1 ; 2b31efdb79f6
4 done ; ec20f7b163c6
3 aden ; 4fbd35027dc1
4 susa ; 6c0c3c57eae8
0 napata ; 4b5a0afd3fab
2 nisa ; 6e681587216f
3 opone ; d47542ea350b
3 buy 9 ; 52f830e86128
1 done ; a775e510e5fd
4 buy 9 ; bde2c5d8f33c
4 buy 9 ; 88ddc5b63706
0 done ; 1a17b39d1a22
3 done ; 94bf0a144a89
4 done ; 21cbf4f71b5d
1 offer to: nubia; give: flax+hides*2+stone*3+salt+lacquer+livestock; named: salt+lacquer; talk: none; want: 9; wanted: pearls*2 ; 16399eb8996e
1 done ; e1f4b6cd1345
0 offer to: all; give: hides+furs+cotton+livestock+bronze+slave_revolt; named: hides+cotton; talk: none; want: 6; wanted: hides+bronze ; ddb7a1a133b6
0 done ; 5b6fe113efb1
2 done ; b0fff00341c4
2 ubar ; 5bcd877fb2fc
4 nubia+persia+saba ; 8221113072d7
3 hadhramawt+reduce:yathrib ; 8ae1f16a9d1e
4 babylonia+ecbatana+jordan+mesopotamia+sumeria ; f1197f7bfc15
1 gedrosia+susiana+reduce:bat ; a7ed2e1c4848
0 buhen+meroe+oromia+thebes+calmadon ; c947ff6887cb
0 danakil ; 313e4dd6c556
0 aksum ; bed0fb381c26
4 done ; fa065af81287
4 order buy mysticism; give apadama_palace for bronze; pay lacquer*2+bronze+silk+pearls ; 58d4c61203ad
1 order buy mysticism+masonry; pay flax+hides*2+stone*3+salt+lacquer+livestock+treasury 24 ; 8b9c1fc6dc2a
0 order buy monarchy; pay hides+furs+cotton+livestock+bronze+treasury 7 ; 308ae42888c5
2 order buy written_record; pay flax+furs*2+timber+sugar+lacquer+treasury 9 ; db277cee617a
1 claim buy sculpture; pay flax+hides*2+stone*3+salt+lacquer+livestock+treasury 4 ; 30a39307073c
2 no ; 74f30574d457
2 civics=1+crafts=1 ; 2964ffb23bdb
4 2 ; befd6eaaf889
0 4 ; 61859d7d1583
2 2 ; b1bda60a8dd0
3 persepolis ; 5c7505c05f4d
3 march saba ; cda5f01ae109
3 zafar*4 ; edb8e0c58c06
3 march zufar ; ecfcd6d2d5af
3 arabia_deserta*1 ; a28892fa01c6
3 march yathrib ; 272a2d208cb5
3 main*1 ; 1b842b01e137
3 march marib ; 1949fd24ec89
3 main*1 ; 3c2dd821dd8b
3 march opone ; 4091856bd69f
3 rhapta*2 ; 26f7fb23a825
3 march himyar ; 6337577f23dd
3 aden*2 ; 5e814818ded8
3 march nafud ; 76f23351481b
3 nabataea*1 ; 58fff51f66eb
3 march aden ; ba1194104431
3 himyar*4 ; 43b7046bb5ca
3 march hadhramawt ; 138836657811
3 arabia_deserta*1 ; 511d60d6dab3
3 march nafud ; 906ff53d86a8
3 tayma*1 ; 339365aa8142
3 done ; a6f2b7197df0
0 march berbera ; d877f7ec2cf9
0 calmadon*1 ; c6e09b836c66
0 march danakil ; 5f9f3d067fe1
0 aksum*2 ; 8687bce24e87
0 march tana ; 04caeb5bc757
0 oromia*1 ; 0c0545fa2000
0 march upper_nubia ; 238293aa4a39
0 napata*2 ; 1375b53cf4af
0 done ; c37cb3cba0ac
2 march nisa ; 6bc173beadd9
2 hecatompylos*2 ; 9662566ee3f0
2 march karakum ; 7109b9cfbd4e
2 nisa*4 ; 04ea15fbd49a
2 march caspian_coast ; 5764c9caa566
2 kara_bogaz_gol*1 ; 5f95b93c405f
2 march toprak_kala ; 0d3f869ba4c6
2 chorasmia*2 ; a519f20c9d25
2 march chorasmia ; e91953618df5
2 toprak_kala*4 ; 3496285fb7ea
2 done ; 6ab65ced38e8
1 done ; ebf723f07b10
4 march elam ; 01082cd740e3
4 eastern_media*2 ; e5243bb9a1cc
4 march sumeria ; 8ac187c8eefe
4 nafud*1 ; 05727b7f748c
4 march urmia ; 33b3e95ba140
4 babylonia*1 ; 4c9c5e379a33
4 done ; 5de2b418c2e4
3 himyar+rhapta+zafar ; b3d2c4c558e3
0 napata+aksum ; 674e0d7e1105
2 nisa ; dff258bab33f
1 buy 9 ; 7d73ee7a7b74
1 buy 9 ; 4e99242f4791
0 done ; d84f2c0a578c
3 offer to: all; give: hides+furs+salt*2+sugar; named: hides+salt; talk: clean; want: 5; wanted: silk+water ; b601ab7a288e
3 done ; ee38352172fa
4 offer to: persia; give: flax+stone*2; named: stone*2; talk: dye; want: 17; wanted: salt+jade ; 0ff60a866816
4 offer to: parthia; give: flax+hides+stone; named: flax+stone; talk: none; want: 18; wanted: flax+salt ; 8ec7e083e859
4 withdraw 3 ; 0a593bcfc523
4 done ; be77e10f8d23
1 done ; c005ad96d568
0 offer to: all; give: flax+furs+livestock; named: flax+livestock; talk: cotton; want: 3; wanted: flax+lacquer ; 9e6f98b6c883
0 done ; 5c7c149613aa
2 accept offer: 4; cards: flax+stone+lacquer ; 81377e623e46
2 offer to: saba; give: flax+salt+cotton; named: flax+salt; talk: silver; want: 6; wanted: hides+sugar ; 4b2d22973fa5
3 offer to: all; give: hides+salt*2+sugar; named: hides+salt; talk: clean; want: 4; wanted: livestock+silk ; 7ad85ba85a16
3 done ; 3be8e5160a8d
2 offer to: babylon; give: flax+furs+salt+cotton+livestock; named: furs+livestock; talk: none; want: 5; wanted: salt+water ; 6f6edfa371a2
4 done ; 1722e5ca2e00
2 offer to: all; give: salt+cotton+livestock; named: cotton+livestock; talk: none; want: 12; wanted: flax+furs ; 71696fc71e27
2 done ; cdcd27f2e6c1
4 babylonia+jordan+mesopotamia+nafud+sumeria+urmia ; d11ebd5706fc
1 nubia+parthia ; 07bdfbaa04fe
1 bahr_meder ; 9341a3c65499
1 ubar ; 21e994df40e6
3 pirates bahr_meder ; 2dbae70e2ede
4 routes flax*2+hides ; e025bb818d54
3 order buy cloth_making; pay hides*2+furs+salt*2+sugar+silk+treasury 4 ; 52726e191c19
4 pass ; 86e3d84d6518
2 order buy sculpture; pay flax+furs+salt+cotton+livestock+treasury 5 ; fa8694398826
3 3 ; f3c08a23d3e6
4 3 ; df281bb5fc8c
0 2 ; 8441f12202a3
2 3 ; 611e3f0669c7
1 ad_dahna+babylonia+jordan+mesopotamia+nafud+bat+carmania+gedrosia+gerrha+magan+maka*2+paraetacene+parsua*2+persis+sagartia+susiana ; e3e1e33ad91c
1 march sagartia ; 214d4589eb11
1 gedrosia*1 ; 41ac4e8e5261
1 march ad_dahna ; f49645ac7cea
1 gerrha*1 ; 0dd32c50bc9b
1 march gerrha ; ed2f2c2d75d4
1 ad_dahna*2 ; c672cc1a8e04
1 march ad_dahna ; 0c793629a911
1 gerrha*1 ; 1acb0c640268
1 march jordan ; 379a48d6ed02
1 nabataea*1 ; 45bee29421ee
1 march magan ; bcaa6040354a
1 maka*2 ; bd5d84e359bc
1 march nafud ; 4a8928ba361b
1 jordan*1 ; eefb84eeb76e
1 march paraetacene ; 7582f7eb0322
1 ecbatana*1 ; 5a0ee2601be1
1 march jordan ; e3cdd0fe31da
1 nafud*2 ; 66aecb25e428
1 march nafud ; eb2900a4dc7d
1 jordan*1 ; 3d2bedce644d
1 march parsua ; 3cb5cf97a69d
1 kavir*1 ; 7b01914e62e2
1 march bat ; d78e1e951d88
1 oman*1 ; 0969bc6424a4
1 march parsua ; f97142517aca
1 susiana*1 ; cb971e6d4573
1 march persis ; e78249ab70e6
1 carmania*1 ; 9a0442797dd0
1 march carmania ; 8fc13a8966c6
1 gedrosia*1 ; 2949b23ac5bb
1 march gedrosia ; 996e9d70de31
1 makran*1 ; aaa7566b74d2
1 march susiana ; dc5b51ba62f1
1 zagros*1 ; b4149ad2543c
1 march zagros ; 66ff2d9565fe
1 susiana*1 ; 3a9f02136afe
1 march urmia ; e6d9fa7e1d14
1 babylonia*1 ; ba2087a04e7d
1 march susiana ; 267564bd79ac
1 zagros*1 ; a1b68855b15c
1 march parsua ; 98b3c93df8b6
1 susiana*1 ; 164c11af2b78
1 march susiana ; c55fda1b246d
1 parsua*1 ; 6f8be3e33084
1 march drangiana ; 5068934126b9
1 sagartia*1 ; d7994af97ecd
1 march sagartia ; c06a6df2b460
1 drangiana*1 ; 63caf6116d45
1 march bat ; 4ee6419de3d8
1 maka*1 ; c261719279f7
1 build madrakah ; 0213021f8767
1 paraetacene ; ae2d72f4907d
1 done ; cdf9b6eeabae
3 march marib ; 4ac41ce4b8f5
3 saba*1 ; 2efa771abbfc
3 march nabataea ; 40c534396ead
3 nafud*1 ; 3056953c3e6e
3 march qataban ; 8f6ba440d0cf
3 aden*2 ; 604e85b54bbb
3 march tayma ; f8317402c9b4
3 yathrib*1 ; ff53b7eb2e70
3 march yathrib ; 650a69c9166e
3 tayma*2 ; 7c891e1e7916
3 march main ; 6906e48cf839
3 yathrib*2 ; 684e018005eb
3 march tayma ; cacbdd5b3789
3 yathrib*1 ; a012a0031887
3 done ; 5545871566e6
0 march buhen ; 2b6e1df6ecb3
0 thebes*2 ; 537516c9ac50
0 march upper_nubia ; 4ff9b187dca1
0 salima*1 ; 3a6b86fd1063
0 march tana ; 1cecafd98480
0 danakil*1 ; da1ed6e93fb2
0 march meroe ; 6fe054b5eea8
0 nuba*1 ; 6632533b60d3
0 march oromia ; 89ca269715c8
0 danakil*1 ; c18963edc4ef
0 march berbera ; 30916cdc8459
0 ogaden*1 ; e332b8ead60b
0 march upper_nubia ; 73aa25d01420
0 nubian_desert*1 ; f1d33df03ad0
0 march meroe ; 4f942a1d5632
0 napata*1 ; 334609250774
0 march calmadon ; 9f26d4e4a24f
0 opone*1 ; 3cd4521eb70a
0 march barbaria ; 156c5c8ea79d
0 danakil*4 ; 300cfef0a73d
0 march thebes ; 60070189358f
0 nubian_desert*4 ; ecdc45ce5490
0 march tana ; 67ccb70e2237
0 danakil*1 ; 0ba5511c225a
0 march oromia ; 5900b56fb0c1
0 tana*1 ; 78a0df1de439
0 done ; a1f73fa9e901
2 march kara_bogaz_gol ; c2d1fba07d3d
2 karakum*1 ; a88b139a67e6
2 march chorasmia ; aa7a2068ece6
2 toprak_kala*2 ; 05e28eeacc60
2 build caspian_coast ; 6581696a7ac8
2 kara_bogaz_gol ; 7476307d94c6
2 march western_parthia ; 03bef3d15341
2 hecatompylos*2 ; 1327ca9546fa
2 march eastern_parthia ; f61483e3adb9
2 merv*1 ; c3ab603b7f46
2 done ; 2ba23b682818
4 march eastern_media ; cb8d33d5d253
4 western_media*2 ; e8ae64c00a67
4 march ecbatana ; f8776704f49b
4 susa*1 ; d63d639f78cd
4 march elam ; 806787ed4745
4 eastern_media*4 ; e727896a21fb
4 march ecbatana ; 7b1181fd469c
4 elam*1 ; 28c0a9eb6c1d
4 march eastern_media ; 7879e9eff998
4 elam*1 ; 58ebdbf5ae18
4 march susa ; 8c40485bd597
4 paraetacene*1 ; a203e6df4f78
4 march ecbatana ; 67f78b3110d0
4 susa*1 ; f38e391b2893
4 done ; 9973d25cdd20
3 none ; 6f5abac94ee2
4 susa ; 6ea2ffcab81a
1 maka ; 643521043f9b
0 danakil ; 0d59e27ade65
2 hecatompylos+toprak_kala ; 16d39da15e11
2 hecatompylos ; 152df5fecb9f
2 buy 9 ; 498ca279487b
3 done ; 78125d70ae03
4 buy 9 ; 68908432e6d4
4 done ; 20fed9411c98
0 buy 2 ; d7c414a5606e
0 done ; 331bfaa523bf
3 done ; c99f94bb7cf8
4 done ; 129d59f8733d
1 done ; 148ae5ae45d7
0 offer to: babylon; give: stone*2+livestock; named: stone*2; talk: none; want: 3; wanted: timber+pearls ; 2d4d261489c7
4 done ; cef7822352ed
0 done ; ab65cc8a0487
2 done ; 944d8601d599
3 pirates liyan ; 11b6d8cfa267
4 routes flax ; 8a034e8dd03f
3 order buy mysticism; pay flax+stone+timber+cotton+livestock+treasury 10 ; 2c8a70c1aef7
0 pass ; 9960f12bec70
2 wait ; 9573a6664a25
4 pass ; c75a1a56c356
2 pass ; baf424ceb1ab
4 stone+cotton ; 1d067299dec0
0 flax*2+cotton ; c46682b579c8
3 2 ; e3551c7d250f
4 2 ; d3d26e977a88
0 3 ; e19cd8fe7b4f
2 3 ; 4074e4e2963a
1 babylonia+jordan+mesopotamia*2+nafud+bat+carmania*2+persis+sagartia ; 2a361309a61d
0 buhen+meroe*2+salima+tana+thebes+upper_nubia*2+calmadon ; 60b6fab4de85
1 march makran ; 1c808fb8a526
1 gedrosia*1 ; 9451b243b34b
1 march jordan ; 2e3ea97a8018
1 nabataea*1 ; 04c742b170da
1 march carmania ; 7b435d04aa36
1 persis*2 ; 2401e911f7c1
1 march mesopotamia ; 18e8cf4540e4
1 urmia*2 ; 172b58596b2f
1 done ; 244cfdc2a74d
3 march yathrib ; 30d0fd509170
3 tayma*1 ; c867e3b7b099
3 march aden ; 82c36f0cc256
3 qataban*2 ; 9a6e6a97a555
3 done ; b927782ff9d4
0 march calmadon ; 9820048c6cc5
0 opone*1 ; bb0858f792eb
0 march tana ; f598a6e58043
0 oromia*1 ; f19a82551408
0 march thebes ; f421350c8c3e
0 upper_nubia*1 ; 24e872b83512
0 march opone ; cdf6a11cefbf
0 calmadon*1 ; c6ac2a0c772c
0 march salima ; b2c6daf6f623
0 nuba*2 ; 273c321d93b2
0 march calmadon ; 5c87db1c4fae
0 opone*1 ; 7bc00e97efe2
0 march upper_nubia ; cd1e63ec9d7e
0 thebes*4 ; 746fac0b8a10
0 march buhen ; 04585ef46372
0 salima*1 ; ec8a9f8e475e
0 march meroe ; 572e71a3ae57
0 ahmar*2 ; 8a23799ddfee
0 march nuba ; ca211f9ec491
0 meroe*1 ; 9606316f3a08
0 march meroe ; c13373db1247
0 nuba*1 ; 4418ad7b52be
0 build calmadon ; 8bdcafa681a3
0 ahmar ; 3027dceb5232
0 sail 1 ; 9b13eb49864b
0 barbaria*0 ; 5b6fcd9b191f
0 march berbera ; d14103614856
0 ogaden*1 ; a0ff331d63ea
0 sail 1 ; 6cb4a6c8b9c1
0 calmadon*0 ; 9eb6316fbc84
0 march buhen ; 2a050950a975
0 nukheila*1 ; fc8f9c05ba0a
0 march thebes ; 6c951699e723
0 upper_nubia*1 ; d551d93d116e
0 march buhen ; 951d9fbef334
0 thebes*1 ; f80666af4776
0 build opone ; 17a866b7975a
0 oromia ; 341476166f16
0 march thebes ; a8af507a6b77
0 buhen*1 ; 41a057b50128
0 march meroe ; bc12a1405ed1
0 nuba*1 ; 397dd02445bf
0 done ; 27125d5d63f3
4 march western_media ; 5d03fbb498b3
4 eastern_media*2 ; 7a41c7a221de
4 march elam ; ae4b0fd15b11
4 babylonia*2 ; 10834f2426a2
4 march paraetacene ; a491506b72bb
4 zagros*2 ; 53bd96caa251
4 march western_media ; 08cb39147166
4 eastern_media*1 ; d2735330cb90
4 done ; eb2a3fc61f3e
2 march chorasmia ; 80e56e17a48f
2 toprak_kala*2 ; 4057967bb563
2 done ; 5eb17cec5196
4 eastern_media ; 5c31741edc65
2 toprak_kala ; 7f7516c14c32
4 buy 9 ; ef392ea38b4c
4 done ; c163c4b42150
0 done ; b44c5c7ab109
2 buy 9 ; 9265f446f056
3 buy 9 ; c5484e9cd6d2
3 offer to: nubia; give: cotton+bronze+barbarian_hordes; named: cotton+bronze; talk: clean; want: 3; wanted: furs+water ; 791ae9524c38
3 done ; d64e11977266
4 done ; 380d5b8d9a8f
1 offer to: parthia; give: hides+furs*2; named: furs*2; talk: sugar; want: 5; wanted: furs*2 ; 259d025dfdce
1 offer to: all; give: flax+salt+pearls; named: flax+pearls; talk: hides; want: 3; wanted: hides+sugar ; 4406e15e2e12
1 done ; edc7f39da691
0 offer to: babylon; give: hides+stone*2; named: stone*2; talk: none; want: 3; wanted: flax+hides ; ce0556df2827
4 accept offer: 3; cards: hides+sugar+lacquer ; f114367a0777
4 done ; 890b32db08af
0 offer to: persia; give: hides+stone*2+timber*3+sugar*2+lacquer+livestock*2+treachery; named: timber+lacquer; talk: none; want: 20; wanted: hides+livestock ; 1352e3c3df3a
1 withdraw 2 ; 2489bc0ee084
1 done ; 028e1df02c3d
0 offer to: all; give: hides+timber+livestock; named: hides+timber; talk: none; want: 3; wanted: salt+sugar ; 5edbc9514d88
0 done ; 215a06cf4dfc
2 done ; 7bc5a2b0f80d
1 napata ; 67a3c9ce8197
3 doctrine bahr_meder ; 0bb8ddd82f7f
4 routes stone+furs ; a57f084bcdbd
4 wait ; a7f6be6892c8
1 order buy urbanism; pay hides*3+furs*3+sugar+lacquer ; b74b3cc2da65
0 order buy mysticism+empiricism+theocracy; pay hides+stone*3+timber*3+sugar*2+lacquer+livestock*2+treasury 13 ; 64d129802513
2 order buy deism; pay hides*2+stone+furs+timber+salt+cotton+sugar+livestock+silk+pearls ; f841830d1b63
4 pass ; ece4ea37dded
4 flax+salt+sugar+pearls ; 30040b55160a
--- result
ending: limit
places: 1 5 2 3 4

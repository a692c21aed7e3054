Ziggurat record 1
game: mega
rules: 1
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
3 sites: opone+rhapta+ubar+yathrib; wilderness: saba ; 0c80ab6cd3ca
4 sites: chaldaea+mari+teredon+ur; wilderness: jordan ; a2a14a07649a
1 sites: persepolis+bat+harmozia+liyan; wilderness: eastern_arabia_felix ; c4d4f03da95d
0 sites: adulis+aksum+danakil+thebes; wilderness: bahr_meder ; 7e8343c7e3d2
2 sites: eastern_media+hecatompylos+hyrcania+lut; wilderness: western_sogdiana ; 8923acad1602
4 jordan ; e8af9661c915
1 harmozia ; 3c07660c1eb8
0 thebes ; 70fcfc19b591
3 aden*2+hadhramawt*2+himyar*2+main+qataban*2+socotra+tayma+zafar+zufar ; a3c8c5709133
4 babylonia+ecbatana+jordan+sumeria+susa ; 0d184270d1fb
1 gedrosia+gerrha+harmozia+madrakah+maka+paraetacene+parsua+persis*3+susiana*2 ; 78fc08724ae0
0 napata+barbaria+buhen+oromia+ptolemais*2+salima+thebes*2 ; 877eb593ccbe
2 nisa+aria*2+caspian_coast+chorasmia*2+dahae+drangiana+eastern_parthia+kara_bogaz_gol+karakum*2+toprak_kala ; 6123fb08040e
4 2 ; 302397218c2f
0 2 ; 0830867689f6
3 march main ; 85e27fba0ff0
3 marib*1 ; 7e6c8700e86b
3 done ; f4eb8c1dd445
2 march drangiana ; 8632ab2ee053
2 kavir*1 ; 44e9e2f01eec
2 march caspian_coast ; e624ec236643
2 ustyurt*1 ; cfb8bd9c4cf3
2 march aria ; cfef80617252
2 merv*1 ; cb4ffd41aeb2
2 march aria ; e315a78ce337
2 merv*1 ; 78fdbe458727
2 march chorasmia ; 43a3837354d7
2 toprak_kala*4 ; 8e7ee5661478
2 march kara_bogaz_gol ; 3b4ea3de71c4
2 chorasmia*1 ; 48c802228579
2 march dahae ; 21af8062b333
2 kara_bogaz_gol*1 ; 2a576d7b26ab
2 march kara_bogaz_gol ; ae79379dc7e6
2 chorasmia*1 ; 29afd951673e
2 march eastern_parthia ; ff0cb2a6d6e2
2 western_parthia*1 ; e698a4cdacc2
2 march karakum ; 34372895a11d
2 merv*4 ; 0381d840875c
2 march dahae ; c387b2e0dbc0
2 karakum*1 ; f91342cccd8a
2 march caspian_coast ; ee5c412db250
2 kara_bogaz_gol*1 ; 92c5807b1e32
2 march drangiana ; 06876211e9bd
2 eastern_parthia*1 ; 87208055bc0f
2 march nisa ; 6ba060378b12
2 karakum*1 ; 6164815a041f
2 march toprak_kala ; b03159158a2d
2 western_sogdiana*2 ; ba1a0f54af69
2 march nisa ; cb1c2cfb6989
2 hecatompylos*1 ; 849041e53c4e
2 march aria ; c0061b19a687
2 merv*1 ; 0caaf6203936
2 done ; 3b3245453dbe
1 done ; e9b1c779bca3
0 march oromia ; f866b0deeac6
0 tana*1 ; 718d8e8afaf4
0 done ; 6c5653c9ebf9
4 done ; dda4bea88ba6
2 merv ; 1b207d4d1569
4 buy 9 ; d7918d49fe5c
1 done ; ed531f63815e
0 done ; 7c90f29dff3c
3 buy 9 ; 3be239a11bd8
2 buy 9 ; 8bdfb14362fd
3 offer to: all; give: hides*2+stone*2+timber+cotton*2+livestock; named: timber+livestock; talk: livestock+silk+clean; want: 8; wanted: jade+dye ; 661f95075c1f
3 withdraw 1 ; 0d61d2c2cb68
3 offer to: all; give: hides+stone*2+timber+salt+cotton*2+lacquer+livestock; named: timber+cotton; talk: cotton+spice; want: 9; wanted: silver+water ; 0b37da0edaff
3 done ; bb0df7c3d8aa
4 offer to: all; give: furs+salt+pearls; named: salt+pearls; talk: none; want: 3; wanted: hides+salt ; 8424860ffb22
4 done ; e0e4a330e616
1 offer to: all; give: furs+cotton+sugar; named: furs+sugar; talk: none; want: 26; wanted: hides+furs ; e69140157c6f
1 done ; c5bd52a3a272
0 accept offer: 3; cards: hides+salt+cotton ; 3d44afdb7664
0 done ; 34cf31bf8efd
2 done ; 139e99c1a4fe
0 aksum ; 45aa13d7407f
4 done ; 49b9d470444b
3 order buy written_record; pay hides*2+stone*2+cotton*2+lacquer+livestock+silk ; a8f2c7663c93
4 order build apadama_palace at teredon; pay furs+salt*2+cotton*2 ; 57463a5f6f8a
1 order buy cloth_making; pay flax+hides+furs*2+timber+salt+cotton+sugar+treasury 6 ; bb3a9880c6ce
0 order buy written_record; pay flax+stone+furs*2+salt+sugar+pearls+treasury 13 ; d36f9256782b
2 pass ; e37b5886d508
1 claim buy cloth_making; pay flax+hides+furs*2+timber+salt+cotton+sugar+treasury 6 ; b5755eb2a8c6
0 claim buy urbanism; pay flax+stone+furs*2+salt+sugar+pearls+treasury 8 ; 42973f6e0c45
3 crafts=2 ; bc7cd3962753
2 timber+sugar+livestock+silver ; faf0b665e70a
4 2 ; 38f3d26e25fc
0 3 ; 921d722df579
1 march gedrosia ; a8c307aa7ab4
1 harmozia*2 ; 6c67e3ec0bf7
1 march maka ; ecd00cc1ad8d
1 magan*1 ; 877ab3de87c9
1 done ; 6e85e9f54303
0 march buhen ; 8c0fd4c0cc88
0 thebes*2 ; 97f4609c5208
0 march ptolemais ; 4b943783d2ee
0 nubian_desert*2 ; bc24ba018f03
0 march salima ; 31acd7fe9291
0 napata*2 ; fdc326af9b9b
0 march aksum ; 5c6ad3b07a63
0 meroe*2 ; 1173fd78a52a
0 march barbaria ; f29f3d7aaf4d
0 berbera*1 ; d5bf0c610982
0 done ; 47f6ea8d1e8d
3 march tayma ; e3ac870d3cd1
3 nabataea*1 ; 331f7c8e0d73
3 march himyar ; 4978954bfb43
3 zafar*4 ; 6e99464cc982
3 march aden ; 8b6b50339276
3 himyar*2 ; f5b904245fb1
3 march zafar ; 18ae029ea770
3 himyar*2 ; 92c9c41ee608
3 done ; 2cea21476849
2 march eastern_parthia ; 98ca743dd803
2 nisa*2 ; 2853f74c9bc4
2 march chorasmia ; c4245a70b389
2 toprak_kala*2 ; cbe499d22c9c
2 done ; c7f3e845418d
4 march ecbatana ; eb1996a4d5b4
4 susa*2 ; db178052d58f
4 march jordan ; 2fbf02d5d6ef
4 nafud*1 ; b1b037ea009b
4 march jordan ; 5ece5058ef5e
4 sumeria*3 ; 78c1211ed4df
4 march sumeria ; f24eabe18468
4 babylon*2 ; 6e84a24f64ff
4 march sumeria ; 7e8b9466251b
4 nafud*1 ; 787f2fc90c4d
4 march susa ; 4eb8f0351c95
4 ecbatana*3 ; 33f0d9382f87
4 march sumeria ; 6c7694a8249a
4 chaldaea*1 ; 355e99b0838b
4 march ecbatana ; f02e9b481328
4 susa*2 ; f9eb865f1093
4 march babylonia ; a3210eda7680
4 babylon*4 ; c39b84d984b6
4 build chaldaea ; f3ae46e2ee63
4 babylon ; f9485ddba9e5
4 march susa ; 1be3a15f87d4
4 babylonia*1 ; 97a0f9ac6b67
4 sail 1 ; 14c7cd63d619
4 gerrha*0 ; 79f4a2fc169c
4 sail 1 ; f417ba88ba37
4 teredon*0 ; c94db765ffbc
4 done ; 09d5825aa31d
1 harmozia ; a9dd7c88db5e
0 napata+thebes ; f9fc3c4f4f90
2 toprak_kala ; 107198b88a77
3 buy 9 ; df55e591f317
1 buy 9 ; d8da5e0c6fc1
0 buy 2 ; 33fd637401c1
0 buy 7 ; a5f547213717
2 buy 9 ; 3618b6ba8bcb
3 offer to: all; give: timber+salt+pearls; named: timber+salt; talk: none; want: 3; wanted: flax+salt ; 3a8edc6d05db
3 withdraw 1 ; 2bc0c206c1af
3 done ; ef2db35f40c1
4 done ; e4c338d7fa90
1 offer to: all; give: flax+lacquer+silk; named: flax+silk; talk: none; want: 3; wanted: livestock+water ; e67fd92cde74
1 offer to: all; give: flax+timber+silk; named: flax+silk; talk: none; want: 3; wanted: sugar+silk ; d9c03d631488
1 offer to: all; give: flax+stone+timber+sugar+lacquer+silk; named: flax+stone; talk: none; want: 6; wanted: jade+silk ; bd705f94109f
1 offer to: all; give: flax+stone+timber+lacquer+silk; named: timber+lacquer; talk: silver+pearls; want: 5; wanted: timber*2 ; f48a470aaf41
1 withdraw 4 ; 1079f533b599
1 done ; 90d9516bc998
0 done ; e584e3615f2f
2 offer to: babylon; give: flax+furs+timber; named: flax+furs; talk: sugar; want: 9; wanted: flax+pearls ; ea7c6bb844bd
4 done ; a7f8e82d54cf
2 done ; 8371c607238d
4 danakil ; 82eca66a4bd3
4 routes stone ; 7768107b2ef4
3 order buy pottery; pay stone+timber*2+salt+sugar+lacquer+pearls ; 3b3f872e1acc
4 order buy urbanism; pay flax*2+hides*2+salt+sugar*2+treasury 8 ; deb371341a90
1 pass ; 4f2fd7b54a82
0 pass ; 776c020ffa97
2 order build archway_of_ctesiphon at merv; pay sugar+livestock*2+bronze ; 15b363cc7abe
2 flax+furs+pearls ; e5ebd0098346
4 3 ; 767c5054469a
0 1 ; 08f985a31228
3 march nabataea ; 929492812850
3 jordan*1 ; 44d3485533c3
3 march marib ; 4581adae1482
3 zafar*1 ; 04140d3e6dce
3 march hadhramawt ; 81dbba3f6eea
3 zufar*2 ; 1713bf1e6503
3 march nabataea ; 27abe3384d8f
3 jordan*1 ; f528d883ced0
3 march himyar ; 7d7ddcfac959
3 aden*2 ; bfbbaf8896dc
3 march main ; 9ef6331e55b9
3 marib*2 ; d451103711e8
3 march himyar ; f3346ea973c9
3 zafar*1 ; 5bbed49b7a5b
3 march qataban ; 976873ee1599
3 zafar*2 ; 5b3a45864c14
3 march himyar ; ae9f6629059b
3 aden*1 ; 5f69d9c8f0ce
3 march marib ; 44c4cdef8897
3 qataban*1 ; c2a5973a5892
3 march qataban ; 1dab8fbda0fc
3 arabia_deserta*1 ; d4432963d54c
3 march zufar ; dd2575c0fea6
3 hadhramawt*2 ; 8a6e8bfb0084
3 march hadhramawt ; d38735b5596c
3 zufar*2 ; 931f78703c3d
3 march aden ; 10c5dcf4302f
3 himyar*2 ; 11dfff880ab7
3 done ; be68c6a82b3b
1 done ; ce89872e4384
2 march nisa ; 060cfe8a6df6
2 eastern_parthia*2 ; 588bf8eb0d4a
2 march aria ; 8f901a387105
2 lut*2 ; 3230c178bee5
2 march chorasmia ; 5c3e1b6b4fcf
2 toprak_kala*2 ; 88514c4b6f8f
2 march western_parthia ; db0f76862d27
2 drangiana*1 ; 38d7a0009888
2 march eastern_parthia ; 24548338cced
2 nisa*4 ; f12ab2c0316f
2 march kara_bogaz_gol ; 61c1a3ff06e4
2 caspian_coast*1 ; f2a05da27cf1
2 march kara_bogaz_gol ; 71b49b713e7f
2 dahae*1 ; 9d9174e215a6
2 march karakum ; 3c8f6edef8e1
2 kara_bogaz_gol*1 ; 7db10b4f123f
2 march kavir ; d32eccab857a
2 zagros*1 ; 1562ef83988a
2 march western_parthia ; bcc8155dc729
2 kavir*1 ; 5448d3972e1b
2 march karakum ; 148cefe443cc
2 nisa*1 ; 5c0e2252b8f0
2 march kavir ; a613bf3fb643
2 drangiana*1 ; 5056c0b8f62c
2 build kara_bogaz_gol ; c55f52fa9185
2 toprak_kala ; 3cf97ee640e5
2 march nisa ; 13f7e07123ae
2 western_parthia*1 ; c75191317ef3
2 sail 1 ; 5ceb058283e1
2 eastern_media*0 ; 1ef4d738ce78
2 march toprak_kala ; 1d384a9e6295
2 western_sogdiana*3 ; 348b1fa5f2bb
2 march chorasmia ; 1d8ea07bb025
2 kara_bogaz_gol*1 ; 374ae9e74d20
2 done ; 74d105a3d494
0 march buhen ; a4570a403329
0 salima*1 ; a5883e83e088
0 march berbera ; 619ca7135eea
0 calmadon*1 ; b86127214773
0 march barbaria ; c41234ed22e1
0 danakil*4 ; 071436cc2fef
0 march aksum ; 44267b8cff98
0 meroe*2 ; 54d89f2dd9f3
0 march tana ; 14dd06ce5074
0 aksum*1 ; de8ffa5c4135
0 march aksum ; da9c2ece09ee
0 tana*1 ; beca7e1f2575
0 march oromia ; b77f3d51da16
0 barbaria*1 ; ae4ba9806250
0 march tana ; 7d811bb642f3
0 aksum*1 ; 471a107128e1
0 done ; 34bda529eab7
4 march babylon ; 5ef05344b8af
4 teredon*1 ; faf8e8d16f84
4 march babylon ; b63c51b87578
4 babylonia*1 ; ba43218dd6be
4 march nafud ; b78186985cdb
4 nabataea*1 ; 1f565862e003
4 march ecbatana ; 06e3c68d25f1
4 susa*1 ; 17382247aced
4 march ecbatana ; 794d6d31089e
4 elam*1 ; 5fad9a7cad2a
4 march sumeria ; a648d0327d68
4 babylon*4 ; 89f13313865c
4 march sumeria ; 092176d35fc1
4 mesopotamia*1 ; 00df02281cb0
4 march nafud ; 646d0dd232fa
4 sumeria*1 ; 9d136af09f6d
4 done ; 0b718a5828e0
3 zafar ; 4a4af61565e6
4 babylon+susa ; 911215d1935b
0 meroe ; 3e0bb4996c2b
2 nisa ; 77cef41fce3f
4 babylon ; e131c11b3de2
1 buy 9 ; 6040461e1e92
0 buy 2 ; 587b510c7be0
4 buy 9 ; cfd9d121bab3
3 done ; ee7d1066a19a
4 done ; 1a774d45025d
1 offer to: all; give: hides+sugar+silk; named: hides+silk; talk: none; want: 12; wanted: hides+lacquer ; 609fd87efc60
1 done ; 8e6acb87d205
0 done ; f5e0441c94bf
2 accept offer: 1; cards: flax*2+hides+stone*2+furs+timber*2+salt+lacquer+jade+pearls ; a6774127d7ad
2 done ; 74cb2d73f29b
0 napata ; 55368d8d67c2
4 nubia+persia+parthia ; d74fccc8f1be
4 babylon+babylonia*2+ecbatana+nabataea ; 099bf132bdd4
1 magan+maka+paraetacene+parsua+susiana ; a91af80a1f4b
0 aksum+meroe*2+oromia+salima ; a6c6947666e5
2 caspian_coast+reduce:western_sogdiana ; 7894900657e5
1 bat+eastern_arabia_felix ; 144ce47db6e8
1 adulis ; f0cbc1c151d7
3 done ; 0f5aba5a0cfc
4 routes sugar ; 5bf425cd6165
3 order buy masonry; pay flax*2+stone+timber+cotton+livestock+bronze+treasury 1 ; 730df28dc243
4 order buy written_record; pay hides+furs+lacquer+bronze+pearls+treasury 12 ; ce40a30d4518
1 pass ; 21f2d85da495
0 order build mahram_bilqis at thebes; pay hides*2+furs*2+salt+cotton+livestock+spice ; d7b74efd2bf3
2 order buy deism; pay hides+cotton*2+sugar+bronze+silk+treasury 14 ; e17eeaac67fc
2 no ; e337e0f4c43f
4 arts=1+science=1 ; 3055908801ab
1 flax*2+hides+stone*2+timber*2+salt*2+lacquer+jade+silk ; 942effb4ed11
4 2 ; c92556f1d8eb
0 1 ; 6bbf86b078a6
3 done ; 26ce4409cdd9
2 march western_parthia ; 92093b8ca53b
2 nisa*2 ; 428d227eb8bc
2 march chorasmia ; a1f8dcc447f3
2 toprak_kala*2 ; 9a7cf8017c24
2 march drangiana ; c98b56e146a4
2 western_parthia*1 ; 4172bd17a3d5
2 done ; 3639aa484dfe
1 march gedrosia ; 41e8fe44c98a
1 carmania*2 ; 00b432afdda9
1 march madrakah ; ad21e38dba21
1 oman*1 ; 6dc80e2fd021
1 march gerrha ; 371aab02f677
1 magan*1 ; 49ac3a9c9588
1 march persis ; 7eb8a3a97e05
1 carmania*1 ; 77223fb52549
1 march persis ; 675e9ee609a3
1 carmania*1 ; 41eea34ec1b8
1 march susiana ; c3fd9922ffa1
1 sagartia*1 ; b02507bc00eb
1 march bat ; 9e6a5008e0a2
1 maka*4 ; 90348cf724eb
1 march gedrosia ; 1059b1460dfb
1 makran*1 ; c9b57499d9b3
1 march persis ; 4855f3a34fd4
1 carmania*1 ; 72b49793659f
1 march eastern_arabia_felix ; 824e5b6277af
1 bat*1 ; 79d1cf843c05
1 march gerrha ; 1720310f5579
1 ad_dahna*1 ; 388963a8e5fd
1 march susiana ; a87e880a3b05
1 sagartia*1 ; fc6c6adf5b51
1 march madrakah ; 071128dc7462
1 ubar*1 ; 79a557b00ad4
1 march persis ; 25be30c64e6f
1 persepolis*1 ; d5839d05ad39
1 march gedrosia ; 042692d1c57c
1 sagartia*1 ; 5df45babf4b7
1 march eastern_arabia_felix ; 3427899ff747
1 madrakah*1 ; a547fc72762f
1 march susiana ; 2ef1d31a81f0
1 paraetacene*1 ; 1f03f11583ee
1 done ; 336dab944fdd
4 march teredon ; b6666af65b64
4 babylon*1 ; 88fe0225bf2f
4 done ; 43f3acffe28b
0 march berbera ; e334055e31e4
0 ogaden*1 ; f3cc83ccfe64
0 march calmadon ; 6b3faf0dd3c5
0 ogaden*1 ; 47cb4a1ea6c9
0 march buhen ; 676defe27619
0 salima*1 ; 17cf9b5349ca
0 march buhen ; 90f1d46f1f78
0 upper_nubia*1 ; 567f4d51507f
0 march ptolemais ; 42a5adb6e049
0 thebes*2 ; 106ae86a9563
0 march barbaria ; 9c45a7500c72
0 oromia*1 ; e9828d750f33
0 march berbera ; b60aa61410fd
0 barbaria*1 ; f592f0e44947
0 march calmadon ; 17d926741942
0 berbera*1 ; 471a2e2cdff2
0 march buhen ; 4bb8523cb6ff
0 nukheila*1 ; 8a32d446b370
0 done ; 08636eb49045
1 maka ; f81fc7f94f70
2 toprak_kala ; 4df0dc79ccc7
3 done ; 9fbfbd524b2c
3 done ; 1cf1bad6206b
4 done ; 635a99c8f482
1 done ; 332a8ea2b7d6
2 done ; 99a9f70e2b4d
3 opone+rhapta+socotra ; c28025fffc01
3 doctrine adulis+aksum+bahr_meder ; ee8351243850
4 done ; 6d804a355b69
3 order buy empiricism; pay hides+stone+salt+cotton+silver+treasury 19 ; f9ccfc9e4fe4
4 pass ; e60d2209ed58
1 order buy mythology; pay stone*2+furs*2+lacquer*2+pearls ; 5fcc62e7a094
0 wait ; 29ede2892f7d
2 order buy mysticism; pay furs+salt+cotton+livestock+silver ; f40653a93c9c
0 pass ; 70112e815df0
4 3 ; bc355840ccea
0 3 ; 9949e21ed946
4 babylon+babylonia+ecbatana*2+elam+mesopotamia*2+sumeria+susa*2+teredon ; a7b8230b0fdc
3 march qataban ; 9abb1fee5757
3 aden*2 ; f5e7da13fc23
3 march jordan ; 43f0ee5a6d1f
3 nafud*1 ; 8d23610fb47c
3 march hadhramawt ; 3baef6db0d20
3 zufar*2 ; 636e6d9f1d87
3 march main ; 8903d6e1348e
3 nafud_desert*2 ; 3c2ec2bf4015
3 march zufar ; 8d41638db3bd
3 ubar*2 ; 9815ac580e0e
3 march tayma ; 88fcc0a5961f
3 nabataea*1 ; d51339185fbf
3 march jordan ; 16a98ae64893
3 sumeria*1 ; 47c783875164
3 march adulis ; ab89adffa603
3 danakil*1 ; 58560651a61c
3 march bahr_meder ; 1872dd850e7d
3 adulis*1 ; 3d97e8d53be6
3 march marib ; b94bd781c56d
3 main*1 ; b578d4f42b52
3 march himyar ; 1c7fd02de050
3 aden*2 ; b62e7992af96
3 march jordan ; 1b155d5cbdf4
3 nabataea*1 ; afb2c12ae857
3 march main ; 214246f4e93c
3 marib*1 ; 09c896b33a29
3 march marib ; 80322e8ac8e6
3 qataban*1 ; bedd3925959a
3 march qataban ; 04cb5888c890
3 zafar*1 ; 3e7255ab7301
3 march adulis ; 6b7bf299f7c6
3 aksum*1 ; b1477abca739
3 march aksum ; 4a525e3f65f5
3 adulis*1 ; 4bb48dd92943
3 march aden ; 3ed4ff6249a5
3 himyar*4 ; 5bf965bb39c6
3 march hadhramawt ; e01ee319b493
3 arabia_deserta*1 ; 110bbe8f6dfc
3 march himyar ; 0551fbae6839
3 aden*2 ; c517f2e2766b
3 march bahr_meder ; f599cbae8bd5
3 adulis*1 ; e299cf094a90
3 march hadhramawt ; 4d08291db32f
3 qataban*1 ; 2f795e3fe847
3 march qataban ; 5169b503a6fd
3 aden*1 ; 735bec2b8c98
3 done ; 43cec77983fd
1 march persis ; c83ece4d6f65
1 carmania*1 ; f69df1e8f8aa
1 march paraetacene ; 0af20b56ae89
1 susiana*1 ; 480d6a8c4963
1 march madrakah ; 01ef39e2f39f
1 eastern_arabia_felix*1 ; 83fad126333f
1 march magan ; 85f15772c77a
1 gerrha*1 ; ab1793357c98
1 march carmania ; 9ca764f70352
1 persis*2 ; b96083920546
1 march ad_dahna ; 3efc72fb01fe
1 gerrha*1 ; 136aa2cc9e9e
1 march carmania ; bc904dc4899e
1 gedrosia*1 ; 4a475da5dea1
1 march makran ; a518aad0d93d
1 gedrosia*1 ; e9853c87e1c3
1 march carmania ; 01e3542cde5c
1 persepolis*1 ; b6832137b563
1 march sagartia ; 431e01ec6214
1 carmania*1 ; 92310cb02feb
1 march gedrosia ; 7acf9d751f75
1 carmania*1 ; 4f9dac7c5e8d
1 march carmania ; 6a9875d11030
1 gedrosia*1 ; a5976450d5c8
1 march makran ; 469a9fb4ef9f
1 harmozia*1 ; bf6fc5617f20
1 march ad_dahna ; a903bdaea169
1 gerrha*1 ; 9afcb7ceb4f1
1 march gedrosia ; 390c011e52b4
1 makran*1 ; 2259daf837ab
1 march oman ; 85be53526c78
1 bat*1 ; f55e73d9a4e7
1 march bat ; 41e087728a28
1 maka*1 ; ebaeee29e6dc
1 march parsua ; 8946ccaee109
1 sagartia*2 ; ddcd8b55b0bf
1 march sagartia ; fc4c9d869f1d
1 gedrosia*3 ; 536f4048cfc4
1 march bat ; b639ddae9db2
1 oman*1 ; 9cadc142aca8
1 march oman ; a481f908c4a9
1 bat*1 ; f11a134d14c7
1 done ; e9441bddc8ac
2 march western_parthia ; ed968a306827
2 nisa*2 ; ec53695b238d
2 march aria ; 93d2eed95126
2 eastern_parthia*2 ; 713f07a56508
2 march eastern_parthia ; 9dd75ce40805
2 aria*4 ; 2fef9473cf08
2 march zagros ; a5d111bed7e5
2 western_parthia*1 ; 49e1cad2c7d4
2 march karakum ; dfb5828c7af7
2 chorasmia*2 ; 1324552fee55
2 done ; 39823fe6c807
4 march babylon ; 79514c1b8eb0
4 babylonia*1 ; 98cca22bce83
4 march ecbatana ; 81939f12073c
4 paraetacene*3 ; 08009b6cabcd
4 march teredon ; 5dd7637692af
4 babylon*1 ; e8d08336f923
4 march elam ; 3a44ad8e2983
4 ecbatana*1 ; 70c2bc79a17b
4 march mesopotamia ; 8d5acd0b010f
4 babylon*3 ; 09ed65fe6533
4 march babylon ; 7f9e544ad7ca
4 mesopotamia*2 ; 6fbb824d3d8e
4 march sumeria ; 4bc235efa5fb
4 babylon*2 ; 4953116e70ac
4 march babylonia ; 6a9f817411fb
4 susa*1 ; 657310d1d644
4 march elam ; c04889011f23
4 babylonia*1 ; 5d9f72979414
4 march mesopotamia ; 8766f55b7286
4 urmia*1 ; 61e44a6cc22d
4 done ; f71ecec582fe
0 march ptolemais ; 687b3afdd356
0 nubian_desert*2 ; f5a3d2b62b1a
0 march thebes ; 1906965f175f
0 ptolemais*1 ; e57e6cc25513
0 march berbera ; 9316c7ec41ad
0 ogaden*1 ; b81320530d54
0 march oromia ; c32e758b5ae9
0 tana*1 ; ab9802ca4a61
0 march berbera ; f29c9c676bca
0 calmadon*1 ; de6c9cdb45e8
0 done ; b866cd019752
3 aden ; 8700eb6cb614
4 babylon+susa ; 0258d2398e89
4 susa ; d58624baf68e
0 done ; fe98c9247e37
4 done ; 16c4f2e7e3e2
2 done ; f67605f1f046
3 offer to: parthia; give: stone+salt+sugar; named: salt+sugar; talk: none; want: 3; wanted: salt+sugar ; bdbbbcbefb83
3 offer to: all; give: flax+stone+salt; named: flax+salt; talk: salt; want: 18; wanted: salt*2 ; a882d71cb821
3 done ; fd14305c2927
4 offer to: all; give: flax+salt+sugar; named: flax+salt; talk: pearls; want: 3; wanted: salt+silver ; 79b48ddad80b
4 done ; 2dc62d0101eb
1 done ; 2e17000f9771
0 done ; 8311c318562c
2 done ; 46464e372859
0 maka ; 92f2697eaf69
4 routes lacquer ; caacc6482e5c
3 order buy mysticism+cloth_making; pay flax+stone+salt+sugar+livestock+treasury 10 ; 5c28775559ad
4 order buy astronavigation; pay flax*2+furs*2+timber+salt+sugar*2+livestock+silver+treasury 10 ; 0278b66e359e
1 claim buy mysticism; pay flax*2+hides+timber+salt+cotton+sugar+treasury 1 ; 5effe4e162e3
0 pass ; 8f74d5f72354
2 order buy monarchy; give archway_of_ctesiphon for timber; pay flax+hides+stone+timber+sugar+livestock+silver+treasury 9 ; 52cd765980e0
4 2 ; 35c3e0859522
0 3 ; 0a790f77c348
2 3 ; fc557c1f7bbd
1 babylon ; 5930ad0e6943
1 bat*2+carmania+eastern_arabia_felix+gedrosia*2+madrakah+makran+oman+parsua*2+sagartia ; 8beea1b125b8
2 chorasmia+drangiana+eastern_parthia+western_sogdiana+zagros ; 15e42e8a82e8
1 march bat ; 545b5245d277
1 maka*2 ; e5f9c335bd70
1 march carmania ; eebf3fca1b94
1 sagartia*1 ; 9ff24f819dab
1 march eastern_arabia_felix ; 766c5f4b6411
1 bat*1 ; f5de3a730edc
1 march gedrosia ; 6c8a985fd1cc
1 makran*2 ; 901fdc557561
1 march sagartia ; a2dbf0819b2b
1 carmania*2 ; 19d92f62013b
1 march bat ; dea9cbb634df
1 oman*1 ; 5587d48bea18
1 march carmania ; e19b7c4c9e9b
1 sagartia*2 ; 22fc2595b02c
1 march makran ; 4d5818b538e5
1 gedrosia*2 ; cb7853449f7b
1 march gerrha ; 30d0fde79477
1 ad_dahna*1 ; 942ec7d49ba9
1 march gedrosia ; 37abe3a02a78
1 sagartia*2 ; 46cd18b4a714
1 march oman ; 619a13381cfd
1 bat*2 ; 366a8c4a68a0
1 march bat ; 7cc0af62051c
1 oman*1 ; ec6e2dfe479d
1 march parsua ; 732e52b76ce3
1 susiana*2 ; 18408663f2e7
1 march sagartia ; 2ee78f8716b6
1 susiana*1 ; d6ed1b0777c2
1 march susiana ; f6359499753b
1 persepolis*3 ; 4b4fbc82ff51
1 march madrakah ; eceed0c32803
1 eastern_arabia_felix*1 ; 87456612a073
1 march eastern_arabia_felix ; 4aa8214a88c2
1 bat*1 ; 241bb1530375
1 march parsua ; e1c6e009ea34
1 sagartia*1 ; 8fa65f941560
1 march parsua ; 164d5806749e
1 drangiana*1 ; e53264f55e77
1 march carmania ; 3f782dd15acc
1 sagartia*1 ; 7d928ccf6114
1 done ; 5ead3f158146
3 march himyar ; 03d4964f1842
3 zafar*2 ; 3cefa543e3ec
3 march main ; 92ca2fa9230a
3 arabia_deserta*2 ; 4ce4f2a33ce2
3 march nafud ; 9cc41a90f82f
3 jordan*1 ; ec60881bb1fa
3 march tayma ; a90e430fff99
3 nafud*1 ; 17ab8db0c3a8
3 march nabataea ; fd2c8f9bf890
3 jordan*1 ; 48eacda3103d
3 march marib ; 17f7021ac41a
3 zafar*1 ; 64bfe57588d9
3 march qataban ; ae649a0a3d2a
3 hadhramawt*2 ; 14f9e51f68d8
3 march zufar ; b939dcfc92e5
3 hadhramawt*1 ; 65d6c49ffefd
3 march aksum ; 70e7ae814df2
3 adulis*4 ; 206ac12d00ab
3 march jordan ; f86a9144c6ab
3 sumeria*2 ; 31d34e1d3dd3
3 march nafud ; a9f6188f00b8
3 nabataea*1 ; d0f84849a335
3 march nabataea ; 4784c9c4a977
3 nafud*1 ; 3ebc6875021d
3 march sumeria ; 769fcc664744
3 jordan*1 ; deb93576869a
3 march zufar ; e2c1aa5620b5
3 western_arabia_felix*1 ; daece7515c1c
3 march tayma ; 1917960b69d1
3 nafud_desert*1 ; 66a2086306f2
3 done ; 7a8cc56fa58b
0 march barbaria ; 7efb7d7cbf89
0 berbera*1 ; aff674012f22
0 build ptolemais ; 621f966d53b8
0 treasury ; 3a3e635301c9
0 march upper_nubia ; 3c62b765cbe5
0 napata*2 ; 0d7daa6c3f2d
0 march salima ; cec2a6d91c01
0 napata*1 ; 85a313005196
0 march ptolemais ; f4af12e0232b
0 nubian_desert*2 ; b534577dfcc1
0 march calmadon ; bcb1f678b980
0 ogaden*1 ; 3d9561e770af
0 march nukheila ; b7e063d8db11
0 teiga*1 ; 976a94709b8a
0 march oromia ; 24d3b0660048
0 tana*1 ; cab88cd54f76
0 done ; 1d2c3b7ea219
2 march western_sogdiana ; 522b43fb8ba8
2 toprak_kala*1 ; 55ee9fceadc2
2 march kavir ; 7e7a8ee72c8b
2 parsua*1 ; 6f8bba341dc5
2 march zagros ; 86453ef3da86
2 hecatompylos*1 ; d5653889d08a
2 done ; 2a81a1aaffdb
4 march ecbatana ; e3cf93339e15
4 elam*1 ; ea5d9e9536e3
4 march paraetacene ; f7667b805aed
4 ecbatana*1 ; cde6f43c6ba3
4 march urmia ; 994f49028d34
4 elam*1 ; 693b47576108
4 march elam ; 8a07d23f0a74
4 western_media*1 ; 81ad2991ffd2
4 build western_media ; bfcb1864bb25
4 mesopotamia ; d397540e1b6c
4 sail 1 ; 370da0f13c06
4 caspian_coast*0 ; 35bd66f643c3
4 done ; 5ad14c2b0487
3 adulis ; 4db9eaa9cfca
1 done ; 75879ad397df
0 buy 2 ; ef9986268155
0 done ; ac67cf9ecb00
4 buy 9 ; 99beef0a17f3
4 done ; 6d2887adcc11
2 done ; 675c939beefe
3 done ; 1794b6498510
4 done ; 9bc0098b22fb
1 offer to: saba; give: hides+salt+sugar; named: hides+salt; talk: none; want: 20; wanted: hides+bronze ; f277866d2daa
3 offer to: parthia; give: furs+timber+bronze; named: furs+timber; talk: none; want: 3; wanted: sugar+lacquer ; aaa04a51a1c9
3 done ; 596df72dc86e
1 withdraw 1 ; 68447c3a3bed
1 done ; c102e18b9684
0 done ; e60c15cf6420
2 done ; de268a1d8718
0 rhapta ; 9835fdea51df
0 ur+danakil ; 904421241e2f
4 parthia+saba ; 9cd62311dbc7
4 yathrib ; efdee0e9cfce
4 hyrcania ; d661163c2943
3 done ; 13bb8c4d8b2d
4 done ; 326c4b2967b7
3 order buy mythology; pay hides+furs+timber+sugar+lacquer+bronze+treasury 9 ; c2d184bc52b2
4 order buy empiricism; pay flax+stone+salt+sugar+livestock+treasury 10 ; 98cc3c087188
1 wait ; 9720dfd0c05e
0 order buy mythology; pay flax+hides*2+stone+furs+timber*3+treasury 14 ; bc765ae1aef4
2 order buy sculpture+urbanism; pay hides+furs+salt+cotton+lacquer+bronze+treasury 19 ; c76d4062e18b
1 pass ; cbe009a4d308
--- result
ending: limit
places: 5 4 3 1 2

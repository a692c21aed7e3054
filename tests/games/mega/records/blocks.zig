Ziggurat record 1
game: mega
rules: 2
seats: 12
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9, player 10, player 11, player 12
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 2
setting map: 
dice: 175f43aea714ab8405217921880985ac
seed: 9a788157766b2e97e92ef35be8396bcb7a119acea8ff49fb1b92408a9e0cf4ac
--- moves
2 sites: knossos+argos+ithaca+salamis; wilderness: peloponnesos ; dbdb3a354b85
4 sites: aden+himyar+rhapta+ubar; wilderness: nabataea ; bc4d1ae11d47
3 sites: antioch+carrhae+jericho+tyre; wilderness: van ; a32a34d2ca99
9 sites: chaldaea+mari+susa+ur; wilderness: ecbatana ; 45bdb56deac0
11 sites: carthage+eastern_mauretania+syracuse+thapsus; wilderness: new_africa ; d83c0887c4f0
6 sites: kanesh+lycia+miletus+sardes; wilderness: colchis ; 855747109922
0 sites: rome+massilia+rubicon+salonae; wilderness: milazzo ; cfc118f45118
1 sites: persepolis+gerrha+harmozia+maka; wilderness: makran ; 9d4770e24246
5 sites: napata+meroe+ptolemais+thebes; wilderness: nukheila ; 44d467017cb8
8 sites: apollonia+athens+thessalonica+tomi; wilderness: aetolia ; 0c07af0b2cdf
10 sites: tanis+fayum+gaza+memphis; wilderness: eastern_desert ; 168cf6e1f2f3
7 sites: nisa+eastern_media+merv+toprak_kala; wilderness: western_sogdiana ; 0efd3c11666f
4 aden ; 9aa143d2a142
11 carthage ; c1466de10ee2
0 milazzo ; 508570cdbb13
1 makran ; 6e09b1d56217
5 thebes ; 887a4bef6aee
2 arts=2 ; 2f00ef87f82b
3 arts=1+crafts=1 ; 698312816b7f
2 corinth*2+cyprus+eretria+lemnos+phaestos*2+rhodes*3+sparta+thera*3 ; 4c71e86b012f
4 saba*3+aden*2+berbera+main+opone+qataban*2+socotra+tayma ; 243db7c7ace7
3 assyria*2+cilicia*2+eastern_armenia+nineveh+phoenicia+western_armenia ; e4d34c2431a9
9 western_media ; f416b1390942
11 carthage+central_mauretania+cirta+sabrata+tripoli+tunisia*2 ; e780db9b74ff
6 hattusa*2+anatolia*2+bithynia+crimea+maeotia+maikop+phrygia+trapezus*2+troy*2 ; abd1620fde88
0 campania+caralis+cisalpina+milazzo+samnium+sardinia ; edeb1806c700
1 bat+gedrosia ; e3800860343b
5 adulis+bahr_meder+barbaria+buhen+danakil+salima+tana+thebes ; 7ce66690d2bd
8 macedonia+byzantium*2+epirus+moesia*2+phocis+thessaly+thrace ; d5c73efce335
10 alexandria+cyrenaica*2+cyrene*3+jalo+jerusalem+paraetonium*2+petra+sinai+upper_egypt+western_desert ; a573316c7b6d
7 aria*2+chorasmia+eastern_parthia+karakum+lut ; 7428c8d9871a
4 3 ; 781e0fc34480
0 2 ; 9e2b02ddfbce
1 1 ; 6e16ac40d953
2 march eretria ; e4f62ab7f872
2 chalcis*1 ; 055a833ddc35
2 march phaestos ; 4fdb33a273cc
2 knossos*1 ; 3b963ed8b541
2 march eretria ; d191f1fdba29
2 chalcis*1 ; 5d2d152174ea
2 march corinth ; bcb6f3fe8676
2 sparta*4 ; 90eec4c0ef49
2 done ; 2091bed38428
6 done ; c98f96626538
4 march opone ; 887683139846
4 calmadon*1 ; 401e5babfd49
4 march qataban ; 9ce52efd5268
4 aden*2 ; e1157d694e17
4 march tayma ; ea4e2c24467f
4 nafud*1 ; 47ee31bdb213
4 done ; d660049a2e43
8 march phocis ; 76735d1d3727
8 boeotia*1 ; 5155dcb677b3
8 march byzantium ; ce05c20c0451
8 odessus*1 ; 5234bc738e7b
8 done ; da58f9456d3f
3 march assyria ; 50dc06cfe88e
3 nineveh*4 ; b14af873604f
3 march cilicia ; 07e7788fa813
3 aleppo*2 ; 99e07f9d19c9
3 done ; 01a7119d78b3
5 march salima ; f272de70628b
5 napata*1 ; 02cd6a74d105
5 march adulis ; 2910aa51f9b9
5 danakil*1 ; 9f18ea2b72ad
5 march bahr_meder ; 1fdf5d5de686
5 aksum*1 ; 976f1c8e4140
5 march tana ; 73122c4464c3
5 danakil*1 ; 98d46969abbc
5 march danakil ; ce33fa3cc5c7
5 aksum*2 ; 916790fb4831
5 march thebes ; d390b5eac15f
5 upper_nubia*1 ; e2048eb5ed2f
5 done ; 5684166369c6
11 march tunisia ; 6b89ea319567
11 cirta*4 ; 28c6ebcc6c78
11 march cirta ; 5410a1e3290b
11 tunisia*2 ; 8dfd205a5895
11 march central_mauretania ; 612638b4e53f
11 eastern_mauretania*1 ; 230f880fd3f0
11 march central_mauretania ; 25ab009a848e
11 eastern_getules*1 ; 743e728d871c
11 march sabrata ; c3fcffd95781
11 tripoli*1 ; 8ae0806332b7
11 march tripoli ; c8b1445a1803
11 libya*1 ; 5bd9c94f3136
11 march carthage ; 5db60b9c1284
11 numidia*1 ; 3137b1aeb62a
11 march carthage ; 542abd370dc7
11 numidia*1 ; 6d22cd329ddf
11 march sabrata ; 0f0287e9993c
11 sahara*1 ; 83b1d772a29d
11 done ; c3ae9436271f
0 march caralis ; 95aa35208ebc
0 sardinia*1 ; c63a6a5f14b5
0 march cisalpina ; b70bdf89f724
0 pannonia*1 ; 9c14cfaccf99
0 march sardinia ; 12ee22cc3768
0 caralis*1 ; 337c6adbd927
0 march caralis ; cc057feeafe7
0 sardinia*1 ; d831acd57300
0 march sardinia ; 24ee7159c364
0 caralis*1 ; e681ece1f482
0 done ; 80a2e4f57c23
7 march aria ; c55133cb3900
7 lut*4 ; 43b55e33b41a
7 march karakum ; 2597d32c3266
7 kara_bogaz_gol*1 ; 1476a9f4106a
7 march karakum ; 895d1ea88387
7 hyrcania*1 ; b6a15571a2c9
7 march eastern_parthia ; fcc99c677dfb
7 drangiana*1 ; 5eeca2770300
7 march lut ; 4fd7b33bfb3c
7 gedrosia*1 ; 0d6188a48bd0
7 march chorasmia ; a49540556f33
7 caspian_coast*1 ; b2abedb112ff
7 march chorasmia ; a349a15dba02
7 karakum*1 ; 665cd948e848
7 march eastern_parthia ; 49232f7e30d7
7 lut*1 ; 7698b0741317
7 march lut ; 704e68acbeb2
7 aria*1 ; 2f8ea8728ce2
7 done ; db2ac1b9af0c
1 march gedrosia ; d2dc5d3e544b
1 makran*1 ; a4bf3074d32d
1 march gedrosia ; daeac70dae41
1 sagartia*1 ; 2ae81c979c53
1 march bat ; 6d404e7623ec
1 eastern_arabia_felix*1 ; 994db080eae7
1 done ; b88d29ac5b14
9 march western_media ; 25960ebfa663
9 caucasus*1 ; 6ddb945c251b
9 march western_media ; 3523a748746d
9 urmia*1 ; 66cca83b198b
9 done ; 4ab9890e8b9c
10 march western_desert ; 0f0cc0fae80e
10 siwa*1 ; f25696781421
10 march cyrenaica ; af4666aa9d57
10 cyrene*1 ; 9e89ccb7688a
10 march cyrenaica ; ac48d40004e0
10 jalo*1 ; 26d181148833
10 march jalo ; 3667b89e3093
10 tripolitania*1 ; 905235645a30
10 done ; 3cfce443a8b1
7 lut ; 4945e73fc954
2 none ; fab14d6945da
4 aden ; 92135a4c3d6c
3 nineveh ; d1802d2b3073
10 none ; 8a3f3b7ecd83
9 ecbatana ; 30f571ba42e5
1 persepolis ; c75292754a1a
9 susa ; 136b16fa70b0
9 buy 9 ; 9e3b076309d3
1 done ; dd3e21e92cb1
11 done ; 6ee9bf918568
0 buy 9 ; 538ca48b328a
5 done ; 5a92644c8a20
2 buy 9 ; ef1210f3f7f0
4 buy 7 ; eb2cd34e5048
4 buy 2 ; 889cbb9f02db
3 buy 9 ; 12ff8885d423
6 done ; 859bab3035e1
8 done ; dc91d73f7425
10 done ; c06544767d29
7 buy 9 ; b901b7d41b5a
2 offer to: egypt; give: ochre+wine+ivory; named: ochre+wine; talk: none; want: 3; wanted: salt+water ; 0895e28a6cca
2 offer to: all; give: ochre+salt+wool; named: salt+wool; talk: none; want: 25; wanted: fruit+wool ; 0e499ac91bd3
2 done ; 2d8df806f6ac
4 offer to: egypt; give: flax+furs+fruit; named: furs+fruit; talk: none; want: 3; wanted: papyri+silk ; daae8eb92022
4 done ; a3516ce88e9f
3 done ; 90d2ae11c80e
9 done ; 95319849e8e6
11 offer to: persia; give: hides+papyri+wool; named: hides+wool; talk: none; want: 3; wanted: resin+pearls ; 13cee55e96d4
11 withdraw 4 ; 32695ba5817a
11 offer to: all; give: hides+papyri+fruit+oil; named: fruit+oil; talk: none; want: 22; wanted: furs+oil ; cab78c8129b7
11 done ; a48766fe0626
6 done ; 210a53b9a90d
0 done ; 88a0859e18d7
1 offer to: egypt; give: flax+iron+cotton; named: iron+cotton; talk: clean; want: 29; wanted: timber+salt ; 25fc78ee696f
1 offer to: hatti; give: flax+hides+timber; named: flax+hides; talk: none; want: 3; wanted: hides+timber ; 15f2bb951167
6 offer to: egypt; give: papyri+fish+oil; named: fish+oil; talk: clay; want: 3; wanted: textiles+spice ; a2aba425dfe7
6 offer to: hellas; give: ochre+fruit+livestock; named: fruit+livestock; talk: none; want: 3; wanted: iron+oil ; d5410372142c
6 offer to: assyria; give: ochre+wool+oil; named: ochre+oil; talk: none; want: 3; wanted: fruit+resin ; 3d6f0770444d
3 done ; f91293719bb7
6 offer to: parthia; give: iron+oil+livestock; named: oil+livestock; talk: ochre; want: 3; wanted: fish+fruit ; 6f429fb990a4
6 offer to: all; give: ochre+wool+livestock; named: ochre+wool; talk: none; want: 3; wanted: fish+resin ; 8e24d486440e
6 done ; 7161d9c1defc
1 done ; f84e975ecc93
5 offer to: persia; give: clay+stone+timber+cotton; named: clay+timber; talk: ivory; want: 26; wanted: flax+fish ; 10650025c2a9
1 done ; d5c2664f66f8
5 offer to: all; give: clay+flax+stone; named: flax+stone; talk: none; want: 3; wanted: clay+flax ; 3e080c546e35
5 done ; 059a3717a39f
8 offer to: all; give: ochre+hides+furs+fish+wool+wine*2; named: wool+wine; talk: none; want: 7; wanted: fish+wool ; ee05423f5289
8 offer to: hatti; give: papyri+fish+wine; named: fish+wine; talk: bronze; want: 3; wanted: papyri+spice ; 2acdcb9ecdd4
6 accept offer: 15; cards: ochre+papyri+fish+wool+oil+textiles+livestock ; 45f9c34e55eb
6 done ; d6d88ddf53f8
8 offer to: persia; give: papyri*2+fish+wool*2+textiles; named: wool+textiles; talk: furs; want: 6; wanted: fish+textiles ; a557bb3dad72
1 offer to: all; give: hides+iron+cotton; named: iron+cotton; talk: none; want: 24; wanted: timber+ivory ; b461d67da2ce
1 done ; 9636775a5ff1
8 offer to: babylon; give: fish+wool+livestock; named: wool+livestock; talk: none; want: 3; wanted: salt+textiles ; 25f8441291e5
9 accept offer: 19; cards: salt+cotton+textiles ; 70d8d40de567
9 offer to: all; give: flax+hides+furs+fish+timber+wool; named: hides+furs; talk: clean; want: 6; wanted: timber+spice ; e957a8620fbd
9 done ; bb4e60b852e2
8 done ; 31e95b02f439
10 offer to: saba; give: papyri+fish+wool; named: papyri+wool; talk: none; want: 3; wanted: clay+furs ; afaada583428
4 offer to: all; give: hides+iron+stone; named: iron+stone; talk: none; want: 6; wanted: hides+incense ; 9cfd9edee856
4 withdraw 22 ; b7c780c134f9
4 done ; ed5a6a906053
10 offer to: all; give: ochre+clay+papyri+fish+wool+sugar+wine; named: clay+sugar; talk: none; want: 8; wanted: copper+water ; c2091c0351a5
10 done ; 046c6c2fe178
7 accept offer: 14; cards: clay+flax+fruit ; 92511fae7a15
7 done ; ec3b04ba2e68
9 rome ; 692ffbbc112a
9 harmozia ; 10ce9023dd1e
1 fayum ; d01d430522d6
0 routes clay+fish+oil ; b6f170c8e9a8
8 doctrine fayum*3 ; 247b86ea73ba
9 ur ; b4f390dc3601
2 order buy pottery; pay ochre*2+papyri+furs+fruit+salt+wool*2+wine+livestock+ivory+treasury 1 ; 6fb6143579e5
4 order build giant_ziggurat at ubar; pay fruit*2+oil+cotton+livestock+incense ; 23d0d4a2185c
3 order buy pottery; pay hides*2+furs+timber*2+oil+sugar+livestock*2 ; 2ae20c034a63
9 order buy sculpture; pay hides+stone+furs+fish+timber+livestock+silk ; 1870c7277270
11 claim buy pottery; pay ochre+hides+papyri*2+fruit*2+wool+oil+treasury 10 ; 6ab922792f91
6 pass ; ad245ce37cdf
0 order buy urbanism; pay hides+iron+fish+sugar+ivory+treasury 16 ; 14bd6856bb92
1 pass ; 35c4c997b748
5 order build nubian_pyramid at napata; pay fruit+timber*2+cotton*2 ; d554cbbd9d27
8 order buy mysticism+cloth_making; pay ochre+papyri*2+fish+salt+wool+oil+cotton+textiles*2+treasury 18 ; 8d4997070714
10 order buy urbanism; pay ochre+clay+papyri+furs+fish+fruit+wool+sugar+wine ; fc0c0ea231e5
7 pass ; 7f5f942f9389
3 claim build gate_of_nineveh at jericho; pay hides*2+livestock*2+gold ; f2ab84d87e34
9 no ; 8b16c893f81c
5 claim buy monarchy; pay clay+flax+stone+fruit+timber*2+cotton*2+treasury 15 ; 25fe5dfc1b99
9 no ; 8964422efb79
6 iron ; d8bbfab07e7a
7 salt+sugar ; 7f2456aa369f
4 1 ; 4badf7b1aa0c
0 2 ; 5935227f5b9d
1 1 ; 77f2b8bd2799
5 2 ; a07b221b0c49
6 hattusa+anatolia+bithynia+crimea*2+maeotia+maikop+trapezus*2+troy ; ed8d091cf871
10 alexandria*2+cyrenaica+cyrene+jalo+jerusalem+paraetonium*2+western_desert ; 95b9ba30a3f0
8 march fayum ; 05e34f2ceece
8 memphis*1 ; 6ca310be7f0c
8 done ; 9ab95437c41e
2 march cyprus ; c3601ba0c89f
2 salamis*2 ; 9149be360df9
2 march sparta ; e73b3da7c939
2 corinth*2 ; 2fee00d55f21
2 march phaestos ; 54197cea3560
2 knossos*2 ; 7ee360101972
2 march chalcis ; 2fa72a9644e7
2 eretria*1 ; 5cac99076469
2 march cyprus ; 756ac1edf5fc
2 salamis*1 ; 8c2658374093
2 march chalcis ; 848ff9cced6b
2 eretria*1 ; fa6d46f903d4
2 march sparta ; 4f1970a64216
2 argos*2 ; 6e78390769c9
2 done ; 2dbdd5c8dc79
5 march tana ; 55c451ceddc0
5 aksum*2 ; dcec3da562cf
5 march danakil ; edf5afc51f48
5 adulis*1 ; 8eb8aa9544d4
5 march adulis ; 1a3457b2978d
5 danakil*2 ; bd5a0b02159e
5 march barbaria ; 87c7a4d83db3
5 danakil*3 ; e2bf4d7f1228
5 march bahr_meder ; 5f7c318b1cca
5 adulis*1 ; 752546a2889a
5 done ; f48da8eb1ae7
4 march qataban ; 11e61f7c9941
4 hadhramawt*2 ; 6c4cd3abf6a4
4 march main ; 391f2d012c2f
4 yathrib*1 ; 340fb45570f4
4 march berbera ; 0be8c9d822cf
4 calmadon*1 ; dfedde449e71
4 march opone ; d4f6f32d992a
4 calmadon*1 ; 9394f36fb7a3
4 march nafud ; cbb2b3ebdbfd
4 sumeria*1 ; 3cdae8a5068d
4 march tayma ; 4be397088cfb
4 yathrib*1 ; 1527984eb5a8
4 march saba ; ba2b256101ac
4 zafar*1 ; 3e5921a8d523
4 march calmadon ; f31da1a3020e
4 opone*2 ; 176b34fb2c4d
4 march saba ; 9872f0cb73a5
4 zafar*1 ; cc4113a7696f
4 march opone ; b072ac327bf1
4 rhapta*1 ; b182479651fe
4 march nafud ; 077b78d6ec7f
4 sumeria*1 ; dd391831521d
4 march saba ; 789ba3e7cb1f
4 zafar*1 ; 4bb1da3e8cbb
4 march main ; 8ff67344222a
4 saba*1 ; 1aa039e22a58
4 march qataban ; ab793fd27bd1
4 zafar*1 ; bd1a5b8ed8ef
4 march tayma ; 52364edfcffb
4 yathrib*1 ; 811561c77162
4 done ; a8784e7846a6
6 march hattusa ; f6e64f0aec41
6 trapezus*2 ; 72e709c6acf8
6 march troy ; 3ed2d41ee090
6 bithynia*1 ; 7c574090a00b
6 march anatolia ; 960361830b86
6 ionia*1 ; 8a54be2aa6e4
6 march bithynia ; e8a53e4ba140
6 hattusa*2 ; 487a5833a69d
6 march anatolia ; 247534fe2f01
6 ionia*1 ; baacc098974e
6 march maeotia ; dac303ae8580
6 kuban*1 ; c47ec5a5cf73
6 march maikop ; 454ddef6e250
6 nalchik*1 ; b13a15bf108d
6 march hattusa ; 9d1cccd96e8d
6 anatolia*1 ; 6bda641e50bf
6 march crimea ; fd3c9f7b959b
6 maeotia*2 ; 696ebee941d3
6 march maeotia ; 84e53991fba5
6 kuban*1 ; 4c668713fdcb
6 march maikop ; c662688c98d4
6 alani*1 ; b657466b0875
6 march bithynia ; 4b7d740b48fb
6 hattusa*1 ; 18c3c4b38cc3
6 march trapezus ; 9de9ac92a080
6 hattusa*3 ; fab01bb7f635
6 march trapezus ; 77389e474487
6 colchis*1 ; 5b2c232a1606
6 march troy ; d9da3beba0fb
6 bithynia*1 ; e3b223773f8f
6 done ; 16156919c502
3 done ; 55427092a2a8
0 march samnium ; 59d1469cb985
0 neapolis*2 ; 04bbdba04d3f
0 march campania ; 6b0955ad98ef
0 neapolis*4 ; 75957d865232
0 march sardinia ; 2a4d51ce5395
0 caralis*4 ; 36bcbf7703f0
0 march cisalpina ; 81b4de309ff9
0 pannonia*1 ; f96505f9404a
0 march milazzo ; ef3cf7ee953a
0 panormus*2 ; 35da5b8f88bb
0 march milazzo ; 5ca6239ca4b6
0 panormus*1 ; ad2662fdad72
0 march milazzo ; 5672832299bb
0 panormus*1 ; d50cd5d7d0d0
0 march cisalpina ; ac1c136f9182
0 pannonia*1 ; be79545e49c3
0 march caralis ; 4c51848e1785
0 sardinia*2 ; 631d906e871b
0 march pannonia ; 34c60c0d1014
0 cisalpina*1 ; 88ef9e415c09
0 build samnium ; 3eed75368a44
0 samnium ; 2dc02b95130e
0 march pannonia ; 52cc4cb55314
0 cisalpina*1 ; 531cb1e73517
0 sail 1 ; 507679eb8581
0 neapolis*0 ; fa084bb20771
0 done ; 9b38080b1c52
11 march tunisia ; 457249ce8df5
11 cirta*2 ; 084e66abbe86
11 march libya ; d2eeb089984d
11 tripoli*2 ; d3047a949710
11 march sahara ; 795f8c48791b
11 sabrata*1 ; 68ec6979e7ab
11 march numidia ; a82c1826c789
11 carthage*2 ; a157e19168c1
11 march numidia ; 0d8024cc4e74
11 carthage*1 ; 22eba5a23b5c
11 build sabrata ; 97496585a9ca
11 treasury ; cf669af77147
11 sail 1 ; 8fa23f3a9292
11 carthage*0 ; 3bdb8f318d92
11 build tripoli ; 0c55812251fd
11 tripoli ; 627b3b635796
11 done ; 799106d6b17a
7 march hyrcania ; c21d404e91e5
7 hecatompylos*1 ; 17a26b0ffdab
7 march karakum ; e0fbf8123b79
7 dahae*1 ; 59f75fe202aa
7 march caspian_coast ; b27fe845d01f
7 chorasmia*1 ; 0f37c6e96857
7 march drangiana ; de7bc6771db1
7 lut*1 ; 4493a60caf9a
7 march kara_bogaz_gol ; 573fd5284c95
7 karakum*1 ; b4cfd24f2bd1
7 march karakum ; 5c050e5fd7c1
7 hyrcania*1 ; 33b6307973ae
7 march hyrcania ; 4d3f0e3a87ba
7 hecatompylos*1 ; 59dd36709bbe
7 march kara_bogaz_gol ; d9b064bae8ce
7 chorasmia*1 ; 96e844550be3
7 march lut ; 666d2c70dc24
7 gedrosia*2 ; 49f1d33fc494
7 march lut ; ab3c60a378d6
7 eastern_parthia*1 ; 68a378bc4c47
7 march gedrosia ; 93554182797e
7 carmania*1 ; 477582a84ef2
7 done ; 98b4b5de5c1c
9 march urmia ; 0b2b790cd7fe
9 western_media*1 ; 9e8905e6cfd6
9 march ur ; 99b1db31e52a
9 teredon*2 ; f9dddfa50a88
9 march caucasus ; d50800d91701
9 western_media*1 ; 050803357172
9 march ecbatana ; 99be9cfa893d
9 susa*1 ; d1463a067e15
9 done ; 838b9ccbac91
1 march eastern_arabia_felix ; d4c5f5bd34f9
1 bat*1 ; c1b6ba22e8fc
1 march persepolis ; 52ad57b42f82
1 susiana*2 ; 8152fd9f2cd7
1 march eastern_arabia_felix ; 242a1e77b9b6
1 oman*1 ; 288bada853ae
1 march bat ; b667c55ccfcd
1 eastern_arabia_felix*1 ; e81c74ef728c
1 march makran ; 684eeb989bae
1 gedrosia*1 ; f23f63d57ce9
1 done ; ce86b3c8ea98
10 march western_desert ; faa2c92197ee
10 siwa*1 ; 72d2f09d24bb
10 march jerusalem ; 0d73d1b63db0
10 petra*1 ; 5ad293019de2
10 march jalo ; 733ed8295816
10 cyrene*2 ; 7a854828e222
10 march paraetonium ; 341ed1ebf44a
10 alexandria*2 ; bbd137ff2009
10 done ; c00a4e7a459e
7 lut ; 885185e8a47b
9 none ; 7536610ab425
11 cirta ; 862f85b038f2
6 hattusa ; 1eb05424819c
0 neapolis ; e16ae1eb0424
5 aksum+danakil ; f3eefdc793b8
10 alexandria+cyrene ; 3bf4137fff09
5 aksum ; afcaa9bc5e80
1 done ; daf0825bf8b8
4 buy 2 ; e38eaf590d0b
3 buy 9 ; b47947ff528f
10 done ; 1cd092c46769
6 buy 9 ; e0ccbc5d3267
6 buy 9 ; ea0c48f94286
2 done ; f67460909908
4 done ; d818651fc196
3 done ; 9757872e44a8
9 done ; 883384d5abba
11 offer to: egypt; give: ochre+salt+sugar; named: salt+sugar; talk: clean; want: 3; wanted: ochre+salt ; a4bb08e6bf77
11 offer to: egypt; give: papyri+sugar+wine; named: papyri+wine; talk: none; want: 22; wanted: flax+livestock ; 88f49b2be3f6
11 done ; 7771f5a41c9e
6 offer to: all; give: ochre+salt+livestock; named: ochre+livestock; talk: resin; want: 3; wanted: salt+pearls ; 960a40195f38
6 done ; 48bcdb3fb660
0 offer to: saba; give: iron+salt+oil; named: iron+salt; talk: bronze; want: 3; wanted: clay+ivory ; 38bddac421c7
4 done ; 54c71789fbf0
0 offer to: all; give: clay+iron+oil; named: clay+iron; talk: marble; want: 18; wanted: iron+bronze ; 18e88b9ec29f
0 done ; 6a94794a5d66
1 offer to: all; give: clay+flax+hides+iron+salt+cotton; named: flax+iron; talk: salt; want: 6; wanted: salt+textiles ; a8e3cc963365
1 withdraw 6 ; 5dd55aae7503
1 done ; 99a156017406
5 done ; 97f4f387f2b9
8 offer to: persia; give: clay+papyri+textiles; named: papyri+textiles; talk: none; want: 3; wanted: clay+textiles ; cc6cc0e3884b
1 done ; 834d2c0d60a5
8 done ; efa591651429
10 done ; 65cf60a453e3
7 offer to: babylon; give: flax+furs+cotton; named: flax+cotton; talk: livestock; want: 19; wanted: textiles+dye ; 32e2a839ca54
9 offer to: all; give: iron+wool+sugar; named: iron+sugar; talk: none; want: 3; wanted: flax+bronze ; 3f0aaf2d8ad4
9 offer to: rome; give: clay+fruit+wool; named: clay+wool; talk: none; want: 3; wanted: fruit+livestock ; 801facffa92f
9 withdraw 9 ; 614e2330680b
9 offer to: all; give: clay+iron+wool; named: iron+wool; talk: resin; want: 3; wanted: flax+cotton ; 5e48b34f682d
9 done ; 797e2450dd30
0 done ; 2241073e2757
7 accept offer: 11; cards: flax+cotton+copper ; a6ab5e8be8f6
7 done ; c780bf6d17eb
6 sardes ; 95ee27bcbb4e
10 city:tanis+city:alexandria+city:memphis ; d555c900e94f
4 aden+himyar+ubar ; b48221e5daa4
8 athens+tomi ; e817fe2ef6e9
4 buhen ; 8ea226410390
0 routes oil ; 68a79373e164
8 done ; 35dda48939c9
2 order buy mysticism; pay ochre+furs+fish+sugar+wine+treasury 10 ; adb27531809d
4 claim buy urbanism; pay flax*2+hides+iron+stone*3+furs+salt+lacquer ; 915d2d1dbaa3
3 order buy sculpture; pay furs*2+timber*2+oil*2 ; 1e5ccf547cce
9 pass ; 3907ee906644
11 order buy cloth_making; pay ochre+papyri+salt+sugar+wine+treasury 5 ; 4e958d36a49e
6 order buy coinage; pay ochre*2+hides+furs+fish+fruit+salt+wool*2+wine*2+ivory+pearls ; 4e8703f38993
0 pass ; 7968e13a6f32
1 claim buy urbanism; pay clay+flax+hides+iron*2+timber+salt+cotton+treasury 14 ; 0e829f6ee672
5 pass ; 3b6b89fe7b34
8 pass ; d619b3596ede
10 pass ; 69af464219b7
7 wait ; 4e3c8a4841cc
7 order build nubian_pyramid at nisa; pay clay*2+flax+iron+stone*3+furs+timber ; 282f91c6c9c1
--- result
ending: limit
places: 8 11 4 1 5 10 7 2 6 9 12 3

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
7 pass ; a16575219a22
6 fish ; ef96a0469094
7 stone+cotton ; b5b0b5caa9ec
4 1 ; 7ee04077e4ab
0 2 ; 3e621127d27c
1 3 ; e61dd3153180
6 hattusa+anatolia+crimea*2+maeotia+maikop+phrygia+trapezus+troy*2 ; 21747a880cf7
10 tripolitania+cyrenaica*2+jalo+jerusalem*2+sinai+upper_egypt+western_desert ; 27ad3dde9f63
8 march odessus ; 6a04daa3069c
8 byzantium*1 ; a8fdf1ec9392
8 march thessaly ; cd045c78a135
8 epirus*2 ; fd32b95aec08
8 march phocis ; 46e1c7596726
8 corinth*1 ; 60cc4d0082d1
8 march epirus ; 4b2b5f3f365d
8 macedonia*4 ; e44702eda78a
8 march boeotia ; 1c7e74a6accd
8 aetolia*1 ; 72e5adb5ffcc
8 march thrace ; 19250933172e
8 odessus*2 ; ecffa6396efa
8 march fayum ; bc8f2754438d
8 eastern_desert*1 ; 3821b6e05fb9
8 march macedonia ; 7578b56ffc79
8 paeonia*1 ; a512c8eb7b50
8 march macedonia ; e315fc9e563b
8 paeonia*3 ; 486378d154dc
8 march moesia ; decf8bd595d1
8 odessus*3 ; 33ae97d258d7
8 march thessaly ; d9cc1bc2454b
8 thessalonica*1 ; 90a62562dbfd
8 done ; 8d782801114d
2 march chalcis ; 2634743f3a0e
2 eretria*1 ; c1ff52c85c78
2 march cyprus ; 09f5b8dddf60
2 salamis*2 ; 69f473d9698d
2 done ; 03e6a4b75c95
5 march tana ; 421f9d6e3df3
5 aksum*2 ; 48e33e889317
5 march danakil ; 6abb1636a57c
5 adulis*1 ; 7d2a0ae07233
5 march adulis ; 0c1ad4f42dfb
5 danakil*2 ; c6dd459b5b75
5 march barbaria ; 2abf8aa8f676
5 danakil*3 ; 658edd9aa5c5
5 march bahr_meder ; e080ea426a3b
5 adulis*1 ; 4211615ee00c
5 done ; 7ecf92e5527a
4 march qataban ; 13f74940cfb2
4 hadhramawt*2 ; d64c97563b64
4 march main ; 047d6fd1358a
4 yathrib*1 ; 6f382561478e
4 march berbera ; dddeb3d69cae
4 calmadon*1 ; 9dfdf136223c
4 march opone ; 1c5f91077990
4 calmadon*1 ; bfa4274c450e
4 march nafud ; a80176f27c17
4 sumeria*1 ; d6a3aaf1e456
4 march tayma ; 2b252d5b93b2
4 yathrib*1 ; c5366ae3adeb
4 march saba ; a091efb24f47
4 zafar*1 ; 30a5f12e53d8
4 march calmadon ; b91f120542d4
4 opone*2 ; 38646fad812c
4 march saba ; 9756991e15fa
4 zafar*1 ; 6cc64ca74bc1
4 march opone ; 9102b7af6cc7
4 rhapta*1 ; 60a999f10805
4 march nafud ; 1125267a2920
4 sumeria*1 ; 02f552f6a386
4 march saba ; bdb1dc0814d9
4 zafar*1 ; e26c55cd1c6e
4 march main ; d952cc27b9ae
4 saba*1 ; 3d0e3bf343d3
4 march qataban ; 3a55737f50f2
4 zafar*1 ; 557a9dfd5526
4 march tayma ; f314af777cef
4 yathrib*1 ; 989b5e880c7a
4 done ; d45cb94f9ebd
6 march hattusa ; 91ba6210d5a7
6 trapezus*3 ; 46529604ed8f
6 march anatolia ; 9d71af1098d4
6 hattusa*1 ; 87fe22731695
6 march crimea ; cbd0fe59a0b4
6 maeotia*2 ; ead049d4cf21
6 march maeotia ; 1e0848f0bc17
6 kuban*1 ; fe000b78e4c8
6 march maikop ; d2042f2c440b
6 nalchik*1 ; d39589fb6ae0
6 march maeotia ; 358fe4cbcad8
6 kuban*1 ; 2db09a6c77fd
6 march maikop ; bfa97d53a337
6 alani*1 ; 35bda29b23b2
6 march phrygia ; 820736e4a63c
6 hattusa*1 ; 30a4553b647e
6 build nalchik ; ca29676bc9a1
6 kuban ; c0ab39a5d30c
6 march troy ; 7dd6842520c2
6 bithynia*2 ; 8172c0c8e139
6 march crimea ; 32d298568dbe
6 maeotia*1 ; 96940334cd9e
6 march phrygia ; 2db2723fc9b1
6 hattusa*1 ; b54165c58452
6 march bithynia ; 3a7eedf18f53
6 phrygia*1 ; 52c7ce4ab38f
6 march bithynia ; aae21b14453e
6 hattusa*1 ; b390f733167d
6 march anatolia ; c97fd29e5559
6 hattusa*2 ; a9ff5ea06715
6 done ; 81ccc1d8b40a
3 march aleppo ; 365f6b7fc60a
3 assyria*2 ; 6cba1f5695a6
3 march nineveh ; bc77d18edca7
3 assyria*1 ; 4c5e327c5b85
3 march nineveh ; d661156ee36f
3 western_media*1 ; 0f29a6a0b33b
3 march eastern_armenia ; 51d234521b3f
3 nineveh*4 ; 9016d4445e58
3 march cilicia ; 19177171457d
3 aleppo*4 ; fdd8e22ec1ae
3 march phoenicia ; b85d403f4fd0
3 syria*1 ; 446422d3ebe4
3 march western_armenia ; 8686271e1fc2
3 nalchik*1 ; 2021a612cdf6
3 march western_armenia ; 64cc47f498c4
3 eastern_armenia*1 ; a3be25911514
3 march phoenicia ; 96f701c70884
3 syria*1 ; a491b2a1893c
3 march aleppo ; 703be2eb0534
3 phoenicia*1 ; a8e4fdffa6e9
3 done ; 18f02b9871d8
0 march samnium ; 5c8d2a54818f
0 neapolis*2 ; 684689879d5d
0 march campania ; 1ddff67ca3cc
0 neapolis*4 ; b566cd1e8d42
0 march sardinia ; bbb856fff3db
0 caralis*4 ; 0481ffa56879
0 march milazzo ; 7f423ad613d2
0 panormus*2 ; d2a421af0531
0 march caralis ; c2d60bbbd65c
0 sardinia*2 ; fe3afbd04a2f
0 march cisalpina ; efe66f065a49
0 pannonia*1 ; 9a69912862bb
0 march milazzo ; 49144ea68d93
0 panormus*1 ; 145bf3f82cfa
0 march cisalpina ; 1ec023592a07
0 etruria*1 ; 419a3e8cfd35
0 march pannonia ; b6e0256a0baa
0 cisalpina*1 ; 6746e8db1b75
0 march milazzo ; d546b90d7aef
0 panormus*1 ; 4c1e19dd9041
0 done ; ce29b848fb22
11 march numidia ; b03f34190aee
11 carthage*1 ; d2682bae1c5c
11 march sahara ; c8324f108f87
11 sabrata*1 ; b3342c205a86
11 march cirta ; e549e6e98f44
11 numidia*2 ; 81007219e264
11 march libya ; 1197f640942b
11 tripoli*2 ; 8b35dc43a33b
11 done ; d3dc999101cb
7 march caspian_coast ; 527f3c0e9da7
7 kara_bogaz_gol*2 ; 83339b323328
7 march drangiana ; 8b69a8f5d74f
7 lut*1 ; 2232b9bc88c9
7 march hyrcania ; 00bb1484f2e2
7 hecatompylos*1 ; 92bf62740437
7 march kara_bogaz_gol ; ecfb01ca8be3
7 chorasmia*2 ; 56eef1bee127
7 march drangiana ; d70b9e934ef3
7 gedrosia*1 ; 3670091ad4ea
7 done ; b2d130d77e63
9 march ur ; 5e7b4b952b3e
9 babylon*2 ; dcc77c97ba82
9 march caucasus ; 4ea666660d2b
9 eastern_armenia*1 ; aa9a9c1782e6
9 march ecbatana ; fa773f0d3b11
9 susa*1 ; 6ae3e7dde252
9 done ; cebf5c64c572
1 march persepolis ; 782c8f5bff43
1 persis*2 ; b634c2dba663
1 march eastern_arabia_felix ; 98b9b279a823
1 bat*1 ; 09a71d8827b4
1 march bat ; 7dab4cb7257e
1 oman*1 ; 074ac68b62c8
1 done ; f727dc27837c
10 march upper_egypt ; 69c5db04da8d
10 siwa*1 ; f8d544821756
10 march jalo ; 01e8171f58d0
10 libya*1 ; 63a9fbe59beb
10 march cyrenaica ; d2e129511d61
10 cyrene*3 ; eb6c8bd63cd8
10 march jerusalem ; 77c33b3a2b79
10 petra*2 ; ae05d6888523
10 march tripolitania ; dd5b06e295cc
10 libya*1 ; 83afc8a9320b
10 march siwa ; 2eb26ef2aa50
10 teiga*1 ; 2c8c5f4aef68
10 march petra ; ecb27fab0cf5
10 jerusalem*1 ; 6c203be061d7
10 march jerusalem ; c8df6f4958ab
10 petra*1 ; f72e576804bb
10 march sinai ; 16eeac0720a8
10 petra*1 ; c5f5717635dd
10 march western_desert ; 163b363c1e21
10 paraetonium*1 ; 75ea5c34d6e9
10 march paraetonium ; 6ed49c9a547b
10 cyrenaica*1 ; acf0a6ff1d0e
10 done ; e5c78a05d24c
3 nineveh ; 221dce84cad8
9 susa ; 6f3bf4227d82
11 tripoli ; 029a14310a87
6 hattusa+trapezus ; ddd72b880065
0 neapolis ; ecb0a13e8fd6
5 aksum+danakil ; 6c4389c5c0cc
8 byzantium+odessus ; 94674304fab8
10 cyrene ; c67be8a968b6
7 lut ; 432d6f5a8700
6 hattusa ; 197f67f648be
5 danakil ; 0e26833cbef6
1 buy 2 ; 368832256f66
1 buy 2 ; 182f49b211b2
1 done ; 1409184165df
11 buy 9 ; 3c529c99e7a6
10 done ; 3440cdbeb51b
4 buy 2 ; 0bf5d79692c3
6 buy 9 ; e480f02f8fac
6 done ; 9e1af000975e
5 buy 9 ; e9cca1a04b50
3 buy 9 ; f4693be3d58d
2 done ; 5195ff8762dc
4 done ; 3cbabf1f61c8
3 done ; 9d35fa7a2f87
9 done ; 849dd007d5e8
11 offer to: egypt; give: clay+salt+oil; named: salt+oil; talk: clean; want: 3; wanted: clay+salt ; 7115bc15835b
11 offer to: egypt; give: iron+oil+ivory; named: iron+ivory; talk: none; want: 22; wanted: flax+livestock ; 7adc2bf83e38
11 done ; d9d0dfdf050a
6 offer to: all; give: hides+furs+wine+pearls; named: furs+wine; talk: none; want: 11; wanted: ochre+fish ; dc0032b33551
6 done ; 915fa88d41b0
0 offer to: saba; give: ochre+furs+fish+sugar; named: ochre+furs; talk: bronze+clean; want: 4; wanted: ochre+ivory ; 9ec52c21db8f
4 done ; 10a0bd632c74
0 done ; 3b9ac1b31bd7
1 offer to: rome; give: clay+stone+timber; named: stone+timber; talk: none; want: 21; wanted: furs+sugar ; 72f02173918d
0 done ; 3440d1ab38ae
1 done ; a84c14a9f6d7
5 done ; e72546e1152d
8 offer to: all; give: salt+wool+textiles; named: salt+textiles; talk: clean; want: 3; wanted: wool+textiles ; 752bc5346652
8 withdraw 6 ; 50d05789b51a
8 done ; 0205c1806ac9
10 done ; ff3a86eb7605
7 offer to: persia; give: flax+timber+lacquer; named: timber+lacquer; talk: none; want: 3; wanted: papyri+timber ; c9422737c631
1 done ; a3c4538a15d5
7 offer to: rome; give: salt+sugar*2; named: sugar*2; talk: none; want: 24; wanted: silver+pearls ; edb5a217eb40
0 offer to: hatti; give: furs+fish+sugar; named: furs+sugar; talk: livestock; want: 3; wanted: sugar+pearls ; 4a041f928cdd
6 offer to: all; give: ochre+hides+iron*2+furs+fruit+wool+wine+pearls; named: ochre+hides; talk: oil; want: 9; wanted: resin+pearls ; 28822c76ba78
6 done ; 6e38012a1b2b
0 done ; 902a57aacc8d
7 done ; d8408b401616
3 carrhae ; 042b8fe6b7c6
3 mari ; 02d703530eb0
8 odessus ; 194bc009c2c0
8 tomi ; 02aa43d5fbc1
2 peloponnesos ; d281d7e20dd5
6 maeotia+phrygia+trapezus+troy*2 ; d8aecca24283
2 knossos+argos+salamis ; 35f55d9377d6
9 rome+susa+harmozia ; afd623f3bfe0
9 buhen ; 6e0ecfa67944
9 thebes ; c76e00fa55c1
0 routes ochre+furs ; 61b0f276a4d5
8 done ; 07d713852fd7
6 colchis ; ecf0a8eceb54
4 order buy urbanism; pay clay+flax+hides+iron*2+stone+furs*2+fruit+sugar+lacquer+treasury 2 ; 8a7fca3c5095
3 order buy mysticism; pay oil+lacquer+copper+gold+pearls ; f6ff836f6000
9 order buy mysticism; pay flax*2+salt+wool+lacquer ; 4493f75baada
11 pass ; 5ad0bfbb53e7
6 order buy urbanism+mythology; pay ochre*2+hides*2+iron*2+furs+fish+fruit+wool+wine*3+pearls+treasury 13 ; 555b91c8c981
1 order build gate_of_nineveh at maka; pay clay+flax+hides+iron*2+stone*2+timber+salt+cotton+treasury 1 ; add6ff3fd2b3
5 pass ; db63554ebf28
8 order build great_pyramid at apollonia; pay clay+salt+wool+textiles+bronze+resin+treasury 4 ; c921602b77ee
10 wait ; ccfb991eb0d7
7 pass ; 3d64d4211cd9
10 pass ; 7cfa14ea65f1
7 flax+furs+timber+sugar+textiles+silver ; eeaf99d269ce
--- result
ending: limit
places: 9 7 12 5 2 3 4 6 1 11 10 8

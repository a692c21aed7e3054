Ziggurat record 1
game: mega
rules: 2
seats: 18
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9, player 10, player 11, player 12, player 13, player 14, player 15, player 16, player 17, player 18
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 1
setting map: 
dice: a4b308e64c3c7744aab2010f9e10d0ef
seed: 4370fc4a7bb57399e8fcf4f39cf85dc62e3252a7763e29a208e5472fbb0306c5
--- moves
10 sites: knossos+argos+corinth+eretria+ithaca; wilderness: none ; f416f8f871fb
3 sites: aden+opone+rhapta+yathrib; wilderness: berbera ; 9950b5863676
9 sites: antioch+carrhae+damascus+nineveh; wilderness: syria ; 4e4861a946f2
15 sites: kausambi+pataliputra+rupar+tamluk+vidisa; wilderness: none ; ec56eb28c459
12 sites: alesia+germania_superior+londinium+lugdunum; wilderness: dyfed ; cc428225951c
2 sites: chaldaea+mari+teredon+ur; wilderness: ecbatana ; 1a227ee27113
11 sites: carthage+cirta+syracuse+tripoli; wilderness: new_africa ; d13a90eb1974
13 sites: eastern_sinhala+madurai+pratisthana+vanchi; wilderness: chola ; 1aab75528e7a
0 sites: lycia+miletus+sardes+troy; wilderness: ionia ; 1272a9aa1622
14 sites: taxila+balkh+bukhara+samarkand; wilderness: gandhara ; 74abcade455b
16 sites: rome+caralis+neapolis+rubicon+salonae; wilderness: none ; 7f584bd05633
4 sites: persepolis+gerrha+liyan+maka; wilderness: zagros ; 95b4a8d4b120
17 sites: aquae_sextiae+carthago_nova+lusitania+narbo; wilderness: western_getules ; d973302e1e67
6 sites: napata+aksum+danakil+meroe; wilderness: buhen ; 13c894896f2b
5 sites: apollonia+athens+odessus+tomi; wilderness: aetolia ; 45438932e867
8 sites: chanhu_daro+dholavira+mohenjo_daro+poura; wilderness: sistan ; b017ef3874dd
1 sites: tanis+alexandria+jerusalem+petra; wilderness: siwa ; 48f686e91e75
7 sites: hecatompylos+hyrcania+lut+merv; wilderness: aria ; f06008753bff
3 yathrib ; 1cb951dad551
15 pataliputra ; deda101f6060
11 new_africa ; cd92a5a343c6
14 bukhara ; 1cb20efa4018
16 caralis ; 6d324fa47ac0
4 gerrha ; 07e73a8a7010
17 arts=1+civics=1 ; b7838eb43b46
5 arts=1+civics=1 ; fb036145468f
10 peloponnesos+phaestos+rhodes*2+sparta+thera ; be7295eb9ef4
3 saba+hadhramawt+himyar+yathrib+zufar ; 5a60e06ea322
9 western_armenia ; 2292fe3d4594
15 magadha+bihar+gauda+malla+orissa+pataliputra+vatsa+vidarbha ; 8a38b90ed689
12 germania_inferior+belgica+britannia+eastern_sarmatia+germania_magna+lugdunensis+lugia+scythia+upper_danube ; cfc3e59a72e6
2 ad_dahna+jordan+sumeria+susa ; 1a614092faf2
11 central_mauretania+libya+new_africa+numidia*2+panormus+sabrata+sahara+thapsus+tripolitania+tunisia ; 2d6548c4c4e3
13 anuradhapura+bharuch+brahmagiri+deccan+eastern_ghats*2+pandya+ruhuna ; 90063edd346d
0 anatolia+colchis+crimea+galatia+kanesh ; 9b6eceb3a72f
14 abhisara*2+bactria*2+bukhara+harappa*2+kalibangan+kuhwat+kuru*2+sagala+suleiman+upper_oxus ; 6c7947b9ac13
16 none ; a45885f48018
4 bat+carmania+gedrosia+makran+oman+susiana ; bc7875e211de
17 iberus+aquitania+baleares+cluniensis+corduba+gallaecia+western_mauretania ; a5cc74d410c5
6 none ; ec98b1cb583d
5 macedonia*2+getae+thrace ; cce8627a0d80
8 arachosia+avanti*2+balakot+lothal+maru+sattagydia+sindh+surasena*2+thar_desert+upper_indus ; 37130c6faba6
1 cyrene+fayum+gaza+jalo+memphis*2+paraetonium*2+sinai+upper_egypt ; d02b70167235
7 dahae ; cb9330b52b53
3 2 ; e10782343be3
15 3 ; 4adaedb2a310
16 2 ; f05f87217929
4 2 ; 699c923cc806
14 march bactria ; 87b17a234355
14 kuhwat*4 ; 4fdc6344e201
14 march kalibangan ; 05100569af65
14 harappa*2 ; fd47acec0ccd
14 march sagala ; c5a3b7b6df88
14 abhisara*1 ; 559069899a7c
14 march abhisara ; b65b805efaff
14 kalibangan*1 ; 6c646568bca8
14 march upper_oxus ; 767b09d04d1d
14 toprak_kala*1 ; b860aa29821b
14 march kuru ; dbc068c503f5
14 kalibangan*2 ; 950bf98e3c41
14 march upper_oxus ; 6c1981b6fb45
14 toprak_kala*1 ; a593d225ab9b
14 march abhisara ; b26b25c47a01
14 kalibangan*3 ; 100693ea8157
14 march bukhara ; 0f12328bf0e7
14 toprak_kala*1 ; 0e5325d7a361
14 march harappa ; af2dd775a55a
14 abhisara*1 ; df97f6baa632
14 march kuru ; c6cd0512e940
14 central_himalaya*1 ; 6d2f60ce523a
14 march kuru ; 02a1026da14e
14 central_himalaya*1 ; 7a2799a21aec
14 march sagala ; 8441c42d2f1d
14 harappa*1 ; 35962b786d74
14 march kuhwat ; 6220f767b830
14 margiana*2 ; 6cbdedfa6317
14 done ; 5d1e1e5ea7bc
8 march avanti ; fe4cd3e19c91
8 ujjain*1 ; b31f94ee7687
8 march lothal ; d463527e6350
8 ujjain*1 ; 3ae9a4fcbdf5
8 march sattagydia ; 3a12138fdbdf
8 makran*1 ; a87875833eb8
8 march sindh ; 43f7e4756f43
8 balakot*1 ; 3017bf0f1af2
8 march surasena ; 341700385fe4
8 panchala*2 ; ebc4a788c405
8 march thar_desert ; f7cac4df52b3
8 matsya*1 ; 5101a9a726e3
8 march thar_desert ; 354406c294a0
8 surasena*1 ; 39318a12598a
8 march sindh ; 64c331766d93
8 balakot*1 ; 65f8de5d21fd
8 march upper_indus ; d4f5772ce246
8 thar_desert*1 ; aa29033e07e9
8 march balakot ; 2abb277faa7f
8 sindh*1 ; 4e116f08dcbe
8 march surasena ; 26e4b7a31911
8 kuru*1 ; 167f56535cc5
8 build makran ; aca9d9b9332a
8 avanti ; 09addc31057c
8 sail 1 ; 3193d7da0f54
8 gerrha*0 ; 394b0ad77caa
8 march maru ; 426da73b0793
8 avanti*1 ; 3ad31ebbac5d
8 done ; 54ca52d406ac
11 march tripolitania ; 8c78192783a7
11 sabrata*1 ; d1895034b7e3
11 done ; a0964a1190c0
1 march gaza ; 05041475ac45
1 sinai*1 ; 3c3ccd0c95a3
1 march cyrene ; 32c78c6cec09
1 cyrenaica*1 ; 1a9951246cb0
1 march jalo ; 74724333ebd0
1 western_desert*1 ; d3e5c22164a9
1 march cyrene ; 44ace1ad380f
1 cyrenaica*1 ; df3b500a82dc
1 done ; d1785c3e0efb
12 march eastern_sarmatia ; 933a8cc3b2ef
12 scythia*2 ; 15f463ad8f42
12 march britannia ; ab02ac218f01
12 caledonia*1 ; 53681b291fa5
12 march lugia ; cf62d67f9864
12 upper_danube*1 ; ff75733d873d
12 march scythia ; 308316102adc
12 crimea*1 ; fc03c92d29d0
12 march scythia ; 1ee5c2a516d7
12 western_sarmatia*1 ; 894f6a51f481
12 march germania_magna ; 75ffc420b2fa
12 upper_rhine*1 ; e7661dca1a69
12 march britannia ; eaa150b039f1
12 caledonia*1 ; 55ce882276bf
12 done ; f9c005330dbe
15 march gauda ; 9aebfba79ce9
15 pataliputra*1 ; 87d10c379e10
15 march malla ; 608178b50723
15 pataliputra*1 ; 0b9270fab780
15 march orissa ; 45945b9a5631
15 magadha*1 ; 1dcba8d76e34
15 march pataliputra ; a1566e1b5177
15 magadha*1 ; 67bdf4844323
15 done ; d45cc1904262
17 march western_mauretania ; 98f47614ff2b
17 central_mauretania*1 ; f04fc879067c
17 march western_mauretania ; e27c7d010283
17 central_mauretania*1 ; d56c5cbf676e
17 march cluniensis ; 545d9488c51a
17 emeritensis*1 ; 2e03cae00cfb
17 done ; bf65e4662a89
4 march makran ; e7119e655b93
4 harmozia*1 ; 73bf78cc53d6
4 march bat ; 241ec08805c1
4 eastern_arabia_felix*1 ; 2ac9a0d98372
4 march oman ; d1f11579ea93
4 bat*1 ; ba6c4dcf6d24
4 done ; 3fe43f66c208
3 march yathrib ; c608646309b2
3 main*1 ; ca6557d103b7
3 march zufar ; f09001d8b1c4
3 ubar*1 ; a82d1a8bd648
3 done ; 7d1cfa8c5c1f
0 march colchis ; 171ac01f32c7
0 trapezus*1 ; 32d25c91f431
0 march anatolia ; 35ebe385edcb
0 kanesh*1 ; 999e1fd1f701
0 march kanesh ; b7cf299081aa
0 cilicia*1 ; e75ef7f32040
0 done ; d4e7051529cd
2 march ad_dahna ; a679f038624b
2 gerrha*1 ; d80e9364e173
2 done ; 8d34568ae055
5 march macedonia ; c346f8e496f3
5 thessaly*2 ; cc58698879fb
5 done ; f807e54ed793
9 march western_armenia ; bec9cd3923c7
9 van*1 ; a93eed5dc655
9 march western_armenia ; 783f90579699
9 nalchik*1 ; 078d8694a8df
9 done ; 2fb4dc274a44
7 march dahae ; 5445d74c448e
7 hyrcania*2 ; a64a36aee23f
7 done ; fe566d6e38b9
13 march bharuch ; efef5f8f90cd
13 western_ghats*1 ; bbf11ca20bd4
13 march eastern_ghats ; 9369b7de54a9
13 brahmagiri*4 ; 7d331b8a2399
13 march pandya ; 102ebb485a57
13 madurai*1 ; ac8b52b2fa97
13 march deccan ; 44879fdc25ce
13 eastern_ghats*1 ; 403383d4d1cd
13 march deccan ; 91f3ad25958a
13 asmaka*1 ; 08821fbc903e
13 march ruhuna ; 4a5099e26b81
13 anuradhapura*1 ; b8bed04f773c
13 march anuradhapura ; d5ca3701d17f
13 ruhuna*2 ; 281bdeba6269
13 march brahmagiri ; 10876fa8df8f
13 eastern_ghats*1 ; 1f99a1f4ae36
13 march ruhuna ; 9561031af19d
13 anuradhapura*1 ; 0763d3fc4dc3
13 march brahmagiri ; 086e83a38201
13 vanchi*1 ; 69a316f8c011
13 march bharuch ; aa47761c4609
13 ujjain*1 ; f53a0a588702
13 march pandya ; 38ffe55ad505
13 madurai*1 ; 17bce5e86eee
13 build ruhuna ; 851a922bc67f
13 asmaka ; 420d3f653eaa
13 sail 1 ; 6c001e59b4b8
13 chola*0 ; 8bf12bf5d368
13 sail 1 ; 934294bf0aa9
13 eastern_sinhala*0 ; f9f9b23022fd
13 done ; c806759500dc
10 march peloponnesos ; 944ec128d31e
10 sparta*1 ; 825fd292a1da
10 march sparta ; 6219c465f638
10 peloponnesos*1 ; 0f2bc9558eeb
10 build peloponnesos ; 171621a4bdfa
10 rhodes ; 30433d04f148
10 march sparta ; d0f2dc1a5bde
10 peloponnesos*1 ; efb3dbe40fec
10 march peloponnesos ; c8a681cabda6
10 sparta*1 ; 8d401e3a4e11
10 march phaestos ; 0e01631a9710
10 knossos*1 ; 60c82016c843
10 march phaestos ; 899e6492dbb3
10 knossos*1 ; 2e9dd3f79027
10 done ; 09e127dcf49f
14 harappa+kalibangan ; 3d1d0e23b88d
10 ithaca ; 8c45c33c85cc
9 damascus ; 6e499d5b8c4d
2 teredon ; 51a4b7272b94
13 eastern_sinhala ; bd15e939cb7c
14 harappa ; b6ea09be2254
16 salonae ; 09269aa5e4d0
6 buhen ; ba4b22bf7e7d
5 odessus ; a02d00117230
7 aria ; b383004962ed
9 nineveh ; a1bf07277686
16 rubicon ; 7afc528a3721
6 danakil ; 8202aafee6a2
7 hyrcania ; 20e87df158aa
6 napata ; 5e8dd618e426
7 hecatompylos ; 1150e73f35d1
16 done ; edd168352248
6 done ; a25a70c1ac76
7 done ; 03eb7ae2ceb3
9 buy 9 ; 87f75fe24930
10 buy 9 ; 71637d29976d
3 done ; b16666d79650
15 buy 9 ; 69ae780f5bc2
2 buy 9 ; 0dc210f8235b
11 done ; 218ad88d6d4c
13 done ; a7a99b6ab451
4 buy 9 ; 8226f6be2cff
5 done ; feba89bd369c
12 buy 9 ; 618147e88f7b
0 done ; 8556d0d3eae4
14 buy 9 ; 0db485e0422e
17 buy 9 ; 84e0d70bb11d
8 done ; 74602ba36750
1 buy 9 ; 7b38d045bfb3
10 done ; 49b0a9cf1598
3 done ; 75dd544e299b
9 offer to: all; give: ochre+hides+iron+furs+fruit*2+sugar+ivory; named: furs+sugar; talk: none; want: 8; wanted: grain+tin ; 418934600b80
9 offer to: carthage; give: hides+fruit+sugar+wine+ivory; named: fruit+sugar; talk: none; want: 5; wanted: flax+fruit ; 36940cd3c937
9 offer to: all; give: fruit+sugar+wine; named: fruit+sugar; talk: none; want: 29; wanted: ochre+sugar ; c3a7d2ed857c
9 withdraw 1 ; 425b2865ebf8
9 done ; bee41a870939
15 done ; 9c9ca089646d
12 done ; ed1f334b1b41
2 offer to: maurya; give: flax+timber+silk; named: flax+silk; talk: none; want: 3; wanted: bronze+jade ; 6bd4dafd552a
15 done ; 84981a0da175
2 withdraw 4 ; 4012990d5197
2 offer to: all; give: hides+textiles+silk; named: textiles+silk; talk: none; want: 3; wanted: stone+salt ; 0bf2ce019b86
2 withdraw 5 ; 433f7a92d8b7
2 done ; 6e327b750637
11 done ; cf52382ba4fd
13 done ; 79a203aed907
0 done ; fedf8e90bcb5
14 done ; 7839e08cf4fe
16 done ; dda332714f37
4 done ; f0868a72e99d
17 done ; 407880bf8ddc
6 done ; 792a8969f09e
5 offer to: rome; give: hides*2+furs+fish+wool+textiles; named: fish+textiles; talk: stone; want: 6; wanted: fruit+oil ; 83c6c68bd4b8
16 offer to: assyria; give: ochre+clay+iron; named: ochre+iron; talk: clean; want: 3; wanted: iron+fish ; b82229dac915
9 done ; b48efdf23afd
16 offer to: celt; give: ochre+clay+salt; named: ochre+clay; talk: none; want: 3; wanted: iron+textiles ; dabca84d1180
12 done ; 80323aec266e
16 offer to: nubia; give: iron+salt+sugar; named: iron+sugar; talk: clean; want: 24; wanted: salt+sugar ; fa1d27fd3279
16 offer to: all; give: iron+salt+sugar; named: iron+salt; talk: none; want: 3; wanted: sugar+textiles ; d14880b45b51
16 offer to: saba; give: ochre+furs+sugar; named: furs+sugar; talk: clean; want: 3; wanted: iron+sugar ; 6eed5b9a7a00
3 offer to: all; give: clay+flax+iron+stone+fruit+timber+cotton; named: fruit+timber; talk: jade; want: 7; wanted: fruit+copper ; 31871466df62
3 withdraw 12 ; 4c681de9d412
3 offer to: kushan; give: clay+iron+fruit; named: iron+fruit; talk: none; want: 30; wanted: timber+silk ; cfc10ec1bed4
3 done ; 69a7ed5089f9
14 done ; 44d45a11bf56
16 done ; 634010a1b37a
6 done ; 919ce299ad8d
5 done ; 79f4d218d250
8 done ; d71ecee5f5e6
1 offer to: maurya; give: furs+salt+pearls; named: furs+pearls; talk: none; want: 3; wanted: hides+silver ; 3d5adf1898c8
15 done ; 5dbbb6b83330
1 done ; 4e81660c4908
7 done ; d1807b8f17e7
10 city:argos ; 92da18f0b133
2 susa+teredon ; 110ee08f9870
15 kausambi ; 0b68d6ee95a0
1 alexandria ; 16a20d96a52d
10 eretria ; a0d0494ae19f
10 knossos ; c2ca96088078
15 routes clay+timber+gold ; dfdb29c031d8
16 done ; 4c5f657f2cb1
10 pass ; 9d0b69792148
3 pass ; 305e6631e807
9 order buy mysticism; pay iron+furs+fruit*2+ivory ; ad871dc49bd0
15 order buy masonry; pay flax+iron*2+fruit+cotton+treasury 24 ; 9a619284de67
12 claim buy sculpture; pay papyri+iron+fish+fruit+oil*2+wine+textiles+gold ; f050ef5fd427
2 pass ; f3307646d42c
11 pass ; ca0e3e38cbc0
13 order buy mythology; pay clay+flax+iron+furs+fruit+salt+oil*2+livestock+treasury 17 ; 39f01e22deff
0 order buy empiricism; pay clay*2+papyri+iron+fish+fruit+wool*2+wine+textiles+treasury 5 ; 3c136593fe26
14 order build apadama_palace at taxila; pay hides+stone+furs+salt*2+oil+sugar+lacquer ; 7cdfb4c21662
16 pass ; e8404f0643e0
4 order buy empiricism; pay flax*2+stone+furs+timber*2+cotton+sugar+gold+treasury 3 ; e47fe6e03b02
17 pass ; 40f830740917
6 pass ; 7b1f444f41d8
5 pass ; 3670b8c5b285
8 wait ; 29813d3ca342
1 order buy cloth_making; pay fish+salt+wool+livestock*2 ; bf5cc3396298
7 order buy sculpture; pay flax+hides+stone*2+fruit+oil+lacquer+treasury 8 ; 89f1dc8cca8a
8 order buy sculpture; pay clay+hides+furs+wax+timber+salt+sugar*2+lacquer+livestock+treasury 12 ; c38c6c1ab9fe
17 ivory ; 7fca3b22a444
--- result
ending: limit
places: 2 6 14 10 5 13 17 15 3 11 18 12 4 7 1 9 16 8

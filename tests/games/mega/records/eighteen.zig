Ziggurat record 1
game: mega
rules: 1
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
10 sites: knossos+argos+corinth+eretria+ithaca; wilderness: none ; 6b7ef686898f
3 sites: aden+opone+rhapta+yathrib; wilderness: berbera ; 41f38d64ebec
9 sites: antioch+carrhae+damascus+nineveh; wilderness: syria ; 9675dc707211
15 sites: kausambi+pataliputra+rupar+tamluk+vidisa; wilderness: none ; 000230cb1ba2
12 sites: alesia+germania_superior+londinium+lugdunum; wilderness: dyfed ; 8b3d54342ab6
2 sites: chaldaea+mari+teredon+ur; wilderness: ecbatana ; f3e6f467a6f4
11 sites: carthage+cirta+syracuse+tripoli; wilderness: new_africa ; e678f51af0fd
13 sites: eastern_sinhala+madurai+pratisthana+vanchi; wilderness: chola ; 583012746929
0 sites: lycia+miletus+sardes+troy; wilderness: ionia ; 925969303728
14 sites: taxila+balkh+bukhara+samarkand; wilderness: gandhara ; 9ea2655c9c6a
16 sites: rome+caralis+neapolis+rubicon+salonae; wilderness: none ; fb2d4ed35280
4 sites: persepolis+gerrha+liyan+maka; wilderness: zagros ; cb85cfbf80a7
17 sites: aquae_sextiae+carthago_nova+lusitania+narbo; wilderness: western_getules ; 636236148a9d
6 sites: napata+aksum+danakil+meroe; wilderness: buhen ; 1d8c0858e243
5 sites: apollonia+athens+odessus+tomi; wilderness: aetolia ; 297ad98467f5
8 sites: chanhu_daro+dholavira+mohenjo_daro+poura; wilderness: sistan ; 41a158d9c1f9
1 sites: tanis+alexandria+jerusalem+petra; wilderness: siwa ; 5e651d387a11
7 sites: hecatompylos+hyrcania+lut+merv; wilderness: aria ; f3940f37fac1
3 yathrib ; da6487c58ac4
15 pataliputra ; 29fcc86aadc9
11 new_africa ; 126e40de1644
14 bukhara ; d2dbef122b6d
16 caralis ; ed2028b68260
4 gerrha ; 4f11a04b8214
17 arts=1+civics=1 ; 8af384c3daad
5 arts=1+civics=1 ; 5852e6e08314
10 peloponnesos+phaestos+rhodes*2+sparta+thera ; 21c029d596a0
3 saba+hadhramawt+himyar+yathrib+zufar ; a3bbabcc0946
9 western_armenia ; 1085316795ff
15 magadha+bihar+gauda+malla+orissa+pataliputra+vatsa+vidarbha ; 5a7acfff7726
12 germania_inferior+belgica+britannia+eastern_sarmatia+germania_magna+lugdunensis+lugia+scythia+upper_danube ; 512556507eb7
2 ad_dahna+jordan+sumeria+susa ; 69293443cba3
11 central_mauretania+libya+new_africa+numidia*2+panormus+sabrata+sahara+thapsus+tripolitania+tunisia ; 024f0a2090de
13 anuradhapura+bharuch+brahmagiri+deccan+eastern_ghats*2+pandya+ruhuna ; 5b28b5e1b461
0 anatolia+colchis+crimea+galatia+kanesh ; 1a10cabc6e03
14 abhisara*2+bactria*2+bukhara+harappa*2+kalibangan+kuhwat+kuru*2+sagala+suleiman+upper_oxus ; d899908cba53
16 none ; f9bb3df46301
4 bat+carmania+gedrosia+makran+oman+susiana ; 136d92fbaee9
17 iberus+aquitania+baleares+cluniensis+corduba+gallaecia+western_mauretania ; 5fa411f5d5af
6 none ; a83e89d3b615
5 macedonia*2+getae+thrace ; baf4d6830fa7
8 arachosia+avanti*2+balakot+lothal+maru+sattagydia+sindh+surasena*2+thar_desert+upper_indus ; 485505129084
1 cyrene+fayum+gaza+jalo+memphis*2+paraetonium*2+sinai+upper_egypt ; ec36e3dcb7be
7 dahae ; 5a6bdc839888
3 2 ; 4f2f5744847a
15 3 ; cefa78ae7fa5
16 2 ; 1133f2665b7e
4 2 ; e0c07b31392e
14 march bactria ; 028dc63c87be
14 kuhwat*4 ; 3bbb36e90253
14 march kalibangan ; d80c921d3f96
14 harappa*2 ; e6e3eb3254da
14 march sagala ; 14d8ca2ca656
14 abhisara*1 ; 4ca7c44e4c1c
14 march abhisara ; 9a1a82c6406b
14 kalibangan*1 ; 5caa72bd9c21
14 march upper_oxus ; 41a8d4386f82
14 toprak_kala*1 ; e78798a4d485
14 march kuru ; 4354798144b2
14 kalibangan*2 ; 54114876d9d4
14 march upper_oxus ; 4edc9e383b6b
14 toprak_kala*1 ; 8c5fcc6358da
14 march abhisara ; fbc3fbd01926
14 kalibangan*3 ; ba5fa0f5ef13
14 march bukhara ; 94dcd34efb0a
14 toprak_kala*1 ; 2f867f59715d
14 march harappa ; 15ce18141698
14 abhisara*1 ; 9d4a79df94b7
14 march kuru ; 41d544805a39
14 central_himalaya*1 ; ee8e519bef8b
14 march kuru ; e9aa0d413621
14 central_himalaya*1 ; 435c6e9a47fd
14 march sagala ; 7766aa07612f
14 harappa*1 ; 03b28900aff6
14 march kuhwat ; 337c41b85f83
14 margiana*2 ; 1473caa3a7e4
14 done ; 7c261198183f
8 march avanti ; 03f524d3d851
8 ujjain*1 ; b609281e2a8f
8 march lothal ; 480b5278946d
8 ujjain*1 ; e3679585cfec
8 march sattagydia ; b07ac991eecd
8 makran*1 ; ccbbe0076302
8 march sindh ; fa3d94cae336
8 balakot*1 ; 43948f5ee77a
8 march surasena ; d2e74f095b29
8 panchala*2 ; 16bd9b79dba9
8 march thar_desert ; 97a61f0363d5
8 matsya*1 ; 59b5e9207a6e
8 march thar_desert ; 7c28b05a90c4
8 surasena*1 ; 70ee35460c00
8 march sindh ; 2d7aae3670bd
8 balakot*1 ; 37c109f6256b
8 march upper_indus ; 2774447fb060
8 thar_desert*1 ; 51381ae6568e
8 march balakot ; 4c5f9dcaa8cd
8 sindh*1 ; a349e084c3b0
8 march surasena ; db8bf51a8354
8 kuru*1 ; b2e99b530529
8 build makran ; c04b0478ae0f
8 avanti ; a4e860f7d42d
8 sail 1 ; 9a098a2194b5
8 gerrha*0 ; d32580ec9489
8 march maru ; 1df7712332b9
8 avanti*1 ; 04733d08da18
8 done ; 551dfc36e9f2
11 march tripolitania ; 127fe63fb9dd
11 sabrata*1 ; 37a768a4e686
11 done ; 49dd5f34dd6a
1 march gaza ; 534f1a7ad335
1 sinai*1 ; 23a8c89a4976
1 march cyrene ; 569e07791da4
1 cyrenaica*1 ; 4a102039711b
1 march jalo ; 0b1ed90ccece
1 western_desert*1 ; 41e3d636a752
1 march cyrene ; 1187ecbecc99
1 cyrenaica*1 ; 2268228c39a5
1 done ; 9a743f5b2678
12 march eastern_sarmatia ; 6ebb96771627
12 scythia*2 ; 4161aa0d65f6
12 march britannia ; 0ae83aa74fac
12 caledonia*1 ; e81be3f27649
12 march lugia ; 44ee74419423
12 upper_danube*1 ; c0c4a0669bbf
12 march scythia ; a9e3bf6b4536
12 crimea*1 ; 3df39fc4e3ea
12 march scythia ; f6beb01d5a93
12 western_sarmatia*1 ; 6ca6bc88b21f
12 march germania_magna ; 0a08aec97cd1
12 upper_rhine*1 ; fe76de1614fd
12 march britannia ; 02c5518a5271
12 caledonia*1 ; b806bb40ceb3
12 done ; 60107da69c03
15 march gauda ; a662a04e34cb
15 pataliputra*1 ; bee1c91ac4f5
15 march malla ; 6ee9f83db88e
15 pataliputra*1 ; ed966d25b2fa
15 march orissa ; e5ab14003cd7
15 magadha*1 ; f1a99832f9f7
15 march pataliputra ; b3516b4218c8
15 magadha*1 ; 1ba9e55578d2
15 done ; 5e7e0b5cf318
17 march western_mauretania ; c66059d3183b
17 central_mauretania*1 ; 2b11aaca2849
17 march western_mauretania ; 3d1c65466ac9
17 central_mauretania*1 ; 1e64dd99a467
17 march cluniensis ; 8bd192b7a122
17 emeritensis*1 ; 4a1c49b45354
17 done ; 94d9634ac2af
4 march makran ; 1feb4a0cc974
4 harmozia*1 ; 8eaf6b17697b
4 march bat ; a1cfa88781bf
4 eastern_arabia_felix*1 ; c1fd1786c02b
4 march oman ; 52cc8c51f2c3
4 bat*1 ; c800053988d6
4 done ; fe755dd71803
3 march yathrib ; d911930080a7
3 main*1 ; 154b0c5c086d
3 march zufar ; da806497d1bc
3 ubar*1 ; ab64b301c607
3 done ; 7b72c262ea28
0 march colchis ; ade6ffbcc7e0
0 trapezus*1 ; 0fc697a9b082
0 march anatolia ; 3656ceb0c980
0 kanesh*1 ; 14c354991814
0 march kanesh ; 89602bd9791b
0 cilicia*1 ; b4e9b81a999c
0 done ; 671be5376988
2 march ad_dahna ; 8aea4a48f575
2 gerrha*1 ; 257f827463cd
2 done ; 0d89824e352b
5 march macedonia ; 2b03c4b18331
5 thessaly*2 ; 3f764094817f
5 done ; 32a248779bd5
9 march western_armenia ; b7764f056ce8
9 van*1 ; 103d6c63ff59
9 march western_armenia ; 5b0fd69dd609
9 nalchik*1 ; 1385ae01409f
9 done ; 783d2f98a94a
7 march dahae ; 638c8fe2625d
7 hyrcania*2 ; e8d96fecbd7c
7 done ; 7cf700ffb7d7
13 march bharuch ; 30cac1890a70
13 western_ghats*1 ; 19f30125a74a
13 march eastern_ghats ; 19742750c2c0
13 brahmagiri*4 ; 31e9b2b77667
13 march pandya ; ef44da1a187f
13 madurai*1 ; 0e3abea74d79
13 march deccan ; fc24699ceefa
13 eastern_ghats*1 ; 6862b74da93d
13 march deccan ; 45d05fae3f1f
13 asmaka*1 ; c97ddd2542b3
13 march ruhuna ; ecd17a5176fe
13 anuradhapura*1 ; 118d0524cfee
13 march anuradhapura ; 7c1cee2da151
13 ruhuna*2 ; c0408f892416
13 march brahmagiri ; cfbbf9d0c34f
13 eastern_ghats*1 ; 24757890f8b0
13 march ruhuna ; 4c64eeebce71
13 anuradhapura*1 ; 96d3a7fb1125
13 march brahmagiri ; d8573a751b11
13 vanchi*1 ; f2de4f90b9a3
13 march bharuch ; 05ef9b8b4df5
13 ujjain*1 ; 6d799b70f828
13 march pandya ; d511cdf25142
13 madurai*1 ; 43a0169bf85a
13 build ruhuna ; 16cf973cc5d9
13 asmaka ; 676613af8f2c
13 sail 1 ; cf681b132ca0
13 chola*0 ; af72fa9daa79
13 sail 1 ; 9310cbfc5430
13 eastern_sinhala*0 ; 56441ecb3bcd
13 done ; 1d63695246af
10 march peloponnesos ; 8fd60ab20276
10 sparta*1 ; 1b65c9861e2e
10 march sparta ; feaa0139c84e
10 peloponnesos*1 ; 9956ba4d1fd5
10 build peloponnesos ; 940a0f940e0b
10 rhodes ; e1eb9a6158f1
10 march sparta ; 6297416c9ab2
10 peloponnesos*1 ; 53a3c982b6a6
10 march peloponnesos ; 45a5751ec29e
10 sparta*1 ; 85eed11ac5f3
10 march phaestos ; 4c4c95a8fcc5
10 knossos*1 ; 252052831853
10 march phaestos ; 7bffa7115cd9
10 knossos*1 ; 6c10a88223db
10 done ; 04dbf4c85f77
14 harappa+kalibangan ; 92043c95f533
10 ithaca ; f0bb5aefb886
9 damascus ; a515391503c4
2 teredon ; 682eac4ed39c
13 eastern_sinhala ; b6626589d246
14 harappa ; 1583605a4c13
16 salonae ; 2bf0d1deaf28
6 buhen ; cd54a750d7bd
5 odessus ; bff6c0c582a4
7 aria ; 2ecc886b79b7
9 nineveh ; ca7ce29ddfad
16 rubicon ; 33c3afe12313
6 danakil ; 067c67087f4c
7 hyrcania ; 726b1d7c4867
6 napata ; 35deaa0fc19c
7 hecatompylos ; c3e56a06f296
16 done ; f1ef9fd71609
6 done ; 8b9260dd40d5
7 done ; 3724cdbcd59a
9 buy 9 ; 1b28012c060f
10 buy 9 ; 34c8ba21f240
3 done ; 1a47b5ba8cba
15 buy 9 ; 84380e6cf5ed
2 buy 9 ; 89f65cae26af
11 done ; 4bbfd8211d53
13 done ; 3e2bd718b309
4 buy 9 ; 7a689fe0dfc4
5 done ; 18a75ad20685
12 buy 9 ; 64d156018351
0 done ; 195981f21a9e
14 buy 9 ; 377a73a02543
17 buy 9 ; 230ab4c95c50
8 done ; bc65643e26c0
1 buy 9 ; b85f2ea04307
10 done ; 503dd31b6223
3 done ; 7e97d8bb8d05
9 offer to: all; give: ochre+hides+iron+furs+fruit*2+sugar+ivory; named: furs+sugar; talk: none; want: 8; wanted: grain+tin ; 0b4befaf9cca
9 offer to: carthage; give: hides+fruit+sugar+wine+ivory; named: fruit+sugar; talk: none; want: 5; wanted: flax+fruit ; 24fc044856a9
9 offer to: all; give: fruit+sugar+wine; named: fruit+sugar; talk: none; want: 29; wanted: ochre+sugar ; 748528a1c9a1
9 withdraw 1 ; a521dfb10430
9 done ; 863b9870eba4
15 done ; a064a919e3aa
12 done ; 3ad2f8a6d935
2 offer to: maurya; give: flax+timber+silk; named: flax+silk; talk: none; want: 3; wanted: bronze+jade ; cc61b0e153f6
15 done ; ac0495ed3bd7
2 withdraw 4 ; 505e202bff6c
2 offer to: all; give: hides+textiles+silk; named: textiles+silk; talk: none; want: 3; wanted: stone+salt ; c258e8ead91a
2 withdraw 5 ; 54cc576b8191
2 done ; cd60df94fc88
11 done ; 104e3c91cd60
13 done ; d1941424ad76
0 done ; 5a9b579d6e2e
14 done ; d1a160c0bd69
16 done ; adb14ee5d097
4 done ; 6437c1a986fc
17 done ; 336c7a59e45f
6 done ; 2b99bae3761f
5 offer to: rome; give: hides*2+furs+fish+wool+textiles; named: fish+textiles; talk: stone; want: 6; wanted: fruit+oil ; af3ab11f6e3e
16 offer to: assyria; give: ochre+clay+iron; named: ochre+iron; talk: clean; want: 3; wanted: iron+fish ; 9b6a60c37be9
9 done ; a0a2ffdfb45d
16 offer to: celt; give: ochre+clay+salt; named: ochre+clay; talk: none; want: 3; wanted: iron+textiles ; a3b6080620e1
12 done ; 5388f62c7108
16 offer to: nubia; give: iron+salt+sugar; named: iron+sugar; talk: clean; want: 24; wanted: salt+sugar ; 63db906ae544
16 offer to: all; give: iron+salt+sugar; named: iron+salt; talk: none; want: 3; wanted: sugar+textiles ; ea1eb27314ed
16 offer to: saba; give: ochre+furs+sugar; named: furs+sugar; talk: clean; want: 3; wanted: iron+sugar ; 90ab2f62f415
3 offer to: all; give: clay+flax+iron+stone+fruit+timber+cotton; named: fruit+timber; talk: jade; want: 7; wanted: fruit+copper ; b14aaed47872
3 withdraw 12 ; 47e6b29948ea
3 offer to: kushan; give: clay+iron+fruit; named: iron+fruit; talk: none; want: 30; wanted: timber+silk ; 709f502d494d
3 done ; 0218f92e4902
14 done ; 18b9b943948e
16 done ; 5ae7ff7941ad
6 done ; a4d2c6a28091
5 done ; 215201702571
8 done ; d2fc5ef022ea
1 offer to: maurya; give: furs+salt+pearls; named: furs+pearls; talk: none; want: 3; wanted: hides+silver ; c6b76c7bd48c
15 done ; 6f9a6e05ce18
1 done ; 3f030923191b
7 done ; eca7701e5d59
10 city:argos ; 39822293b2e9
2 susa+teredon ; bacd2c8089ee
15 kausambi ; aaf7f9c434bc
1 alexandria ; 85725c92eff6
10 eretria ; bbad61987ade
10 knossos ; 9be3eda187c3
15 routes clay+timber+gold ; 81daab5247b6
16 done ; 2d528afd6ad3
10 pass ; c1e4a8c20017
3 pass ; e12fae665515
9 order buy mysticism; pay iron+furs+fruit*2+ivory ; 055b8013c4a8
15 order buy masonry; pay flax+iron*2+fruit+cotton+treasury 24 ; d7e8781e5ea7
12 claim buy sculpture; pay papyri+iron+fish+fruit+oil*2+wine+textiles+gold ; 5827efd21ab8
2 pass ; d8ecf810f39e
11 pass ; 74d4bfd7cd7e
13 order buy mythology; pay clay+flax+iron+furs+fruit+salt+oil*2+livestock+treasury 17 ; f3dbac8fbfaa
0 order buy empiricism; pay clay*2+papyri+iron+fish+fruit+wool*2+wine+textiles+treasury 5 ; 5f7574510095
14 order build apadama_palace at taxila; pay hides+stone+furs+salt*2+oil+sugar+lacquer ; 0efb6e79883f
16 pass ; f1699095c26d
4 order buy empiricism; pay flax*2+stone+furs+timber*2+cotton+sugar+gold+treasury 3 ; af1720e66849
17 pass ; 4ea2e695c78e
6 pass ; b5f61f48a2c6
5 pass ; 719d3281c65c
8 wait ; 5f7bea65de68
1 order buy cloth_making; pay fish+salt+wool+livestock*2 ; d1664d9a80e3
7 order buy sculpture; pay flax+hides+stone*2+fruit+oil+lacquer+treasury 8 ; 2bd1767dc5c3
4 no ; 262e44e315a5
8 no ; bb47e4baf5b5
7 claim buy cloth_making; pay flax+hides+stone*2+fruit+oil+lacquer+treasury 18 ; 087baa72cd0c
8 order build nubian_pyramid at chanhu_daro; pay clay+hides+furs+sugar*2+lacquer+livestock ; e1d0fb4f284e
17 ochre ; f8cec5e32982
--- result
ending: limit
places: 3 6 14 10 5 13 17 15 2 11 18 12 4 7 1 9 16 8

Ziggurat record 1
game: mega
rules: 2
seats: 3
names: player 1, player 2, player 3
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 60
setting map: 
dice: fa2c7695bcc191cb38f75cf19f3a4000
seed: 667895818b51b99b5509716d8a72e7a7dbb0a0276447175e4f6445b30c8d61bd
--- moves
2 sites: taxila+balkh+bukhara+kalibangan; wilderness: bactria ; c2a76df5eda3
0 sites: chanhu_daro+balakot+dholavira+lothal; wilderness: matsya ; 78f86752e424
1 sites: nisa+eastern_media+hecatompylos+merv; wilderness: drangiana ; 8bbec077c986
1 nisa ; bebedc8acd39
2 abhisara*2+gandhara*2+harappa*3+kuhwat+kuru+margiana+sagala+suleiman*2 ; bed535ad6894
0 arachosia+avanti+maru+mohenjo_daro*3+poura+sattagydia+sindh+sistan+surasena+surashtra+thar_desert ; cc6ddcb3ab61
1 nisa+caspian_coast+chorasmia+dahae+eastern_parthia*2+kara_bogaz_gol+karakum*2+lut*2+toprak_kala+western_parthia ; fe168e1db26a
1 3 ; 6a9a8f993f13
1 done ; e946041d510c
2 done ; b88bbc3e43f3
0 done ; a25bb3133f4d
1 done ; d9f101f26e9c
2 done ; 942525214e0f
0 done ; 09acd0d34f3f
1 trade show: flax; with: timber; face: up; take: water+stack_4 ; 9ee3f633b343
2 trade show: furs; with: superstition; face: down; take: stack_3+timber ; a8746fdc0639
0 trade show: timber; with: timber; face: up; take: furs+stack_4 ; 61c9f0c324c4
1 trade show: salt; with: sugar; face: down; take: stack_2+flax ; 847497ef3553
2 trade show: salt; with: lacquer; face: down; take: timber+timber_2 ; 2d5deb25c1c5
0 trade show: cotton; with: superstition; face: down; take: stack_1+stack_4 ; cb8f5659a3e7
1 pass ; e35137e7f0fa
2 trade show: furs; with: livestock; face: up; take: salt_2+stack_4 ; 8f73e45a7fa9
0 pass ; ff2aeec264b7
1 trade show: stone; with: cotton; face: down; take: cotton+furs ; e27ac41b6abb
2 trade show: salt; with: superstition; face: down; take: salt+stack_4 ; b6456a603f6c
0 trade show: sugar; with: sugar; face: up; take: stack_5_2+salt ; 42f7498cf592
1 pass ; c38ec44f49f0
2 pass ; d0b3dd23cebc
0 trade show: livestock; with: furs; face: down; take: livestock+stone ; 1d6f460c0254
1 trade show: cotton; with: cotton; face: down; take: stack_5+stack_2 ; 114699c4dc32
2 trade show: cotton; with: cotton; face: up; take: sugar+sugar_2 ; 8871b40b5519
0 trade show: lacquer; with: salt; face: up; take: cotton+cotton_2 ; f98a3bb6b1f3
2 taxila+bactria+balkh ; e846bb4c1d8f
2 order buy urbanism; pay timber*5 ; 6df5cc449729
0 order buy cloth_making; pay stone*3+cotton*2 ; 0d97a5bb96cc
1 claim buy sculpture+written_record; pay flax*2+furs*4+livestock+treasury 14 ; 541c4d31fac1
1 religion=1+science=1 ; 441f4cd4630f
1 3 ; 49b592cd2ae1
2 abhisara+bactria+balkh*2+gandhara+harappa+kuhwat+kuru+margiana+suleiman*2 ; 36d5013ba4d4
0 maru*2+mohenjo_daro+sattagydia+sindh+sistan+surasena ; 6ca4476a5d09
1 done ; 4c0fcaf1d12c
2 march abhisara ; ab9c669b8270
2 harappa*2 ; 96f80dd93e19
2 march abhisara ; d606b1b01ef8
2 taxila*1 ; a5635b1ad61d
2 march taxila ; fde20ff7b291
2 abhisara*2 ; 6ef543b59d01
2 march bactria ; 94b6b07b5b76
2 kuhwat*1 ; 8d95d9a10345
2 march balkh ; c1250a3c53d4
2 bukhara*2 ; 2870754eb3f9
2 march gandhara ; 91d333fd6959
2 kuhwat*3 ; 697925f742be
2 march kuhwat ; 6206fafae080
2 taxila*1 ; 82b32b987ca9
2 done ; 580bccb68900
0 done ; 67d46d507756
2 harappa ; 3fcc41a3a9d2
2 done ; 5f4cbd0a6e38
1 done ; db58e9bf05b5
0 done ; 72e997d33471
2 trade show: sugar; with: flax; face: down; take: stack_1+stack_3 ; 2897fa1f4f10
1 trade show: sugar; with: flax; face: down; take: stack_4+stack_1 ; ad9ab09453c9
0 trade show: flax; with: furs; face: up; take: stack_2+stack_1 ; 34068a0f5124
2 trade show: sugar; with: furs; face: up; take: stack_5+flax ; 82efa7102b80
1 trade show: timber; with: flax; face: up; take: furs+furs_2 ; da2414e647c3
0 trade show: salt; with: stone; face: down; take: water+sugar_3 ; 6e6dea19998d
2 trade show: hides; with: lacquer; face: up; take: salt+stack_2 ; 4a58061f58a3
1 trade show: sugar; with: water; face: up; take: timber+hides ; 4eb3a0b32b31
0 trade show: livestock; with: livestock; face: down; take: sugar+sugar_2 ; cb3d1452d402
2 pass ; ab7a6dfc8cae
1 trade show: timber; with: treachery; face: down; take: lacquer+water ; fc548978305f
0 trade show: hides; with: livestock; face: up; take: flax+sugar ; d869c137111f
2 trade show: stone; with: flax; face: down; take: stack_2+hides ; de3d398efe8a
1 trade show: water; with: lacquer; face: up; take: timber+stone ; bc51fedf7585
0 trade show: flax; with: water; face: down; take: stack_1+water ; ceefbb57a072
2 pass ; d7f77b5bea8d
1 trade show: stone; with: timber; face: up; take: stack_5+water ; b7748f463971
0 pass ; 5e9f70032013
1 bukhara+harappa ; 42e7ea28af7f
2 order buy pottery; pay salt*4 ; 913615fa4134
0 order buy mythology; pay sugar*5 ; df89efbafba2
1 claim buy urbanism; pay hides+furs*2+livestock+treasury 1 ; 782006943935
1 3 ; b0fe7116e7b9
2 chanhu_daro+balakot ; c2a593dd3282
2 taxila+abhisara*2+bactria*2+balkh*2+kuhwat+kuru*2+margiana+sagala+suleiman*2 ; 531df448e16f
1 toprak_kala ; f755bc1d11d4
2 march taxila ; 9cce233d2405
2 balkh*2 ; 40b2553ef926
2 done ; 72c666198ae1
0 done ; 502bfed65248
1 done ; 92004fcae53f
2 balkh ; a4a3586567c8
0 done ; df4560627c1f
2 done ; 3a80cdeecfb2
1 done ; ceffbf6a0e41
0 trade show: water; with: stone; face: down; take: water+stack_1 ; 8a7722c37a6c
2 trade show: flax; with: salt; face: down; take: stack_2+stack_2_2 ; b29feb76c609
1 trade show: stone; with: bronze; face: down; take: stack_4+stack_3_2 ; 78f12c5b1aa2
0 trade show: flax; with: slave_revolt; face: down; take: stack_3+flax ; 96b3deca3c2c
2 trade show: cotton; with: hides; face: up; take: stone+stack_3 ; d4e07a046b52
1 trade show: salt; with: livestock; face: down; take: cotton+hides ; c6e35fb2fc61
0 trade show: timber; with: water; face: up; take: water+flax ; 5941950bafb9
2 trade show: furs; with: slave_revolt; face: down; take: timber+water ; 562c27ce9d18
1 trade show: salt; with: sugar; face: up; take: salt+stack_3 ; dd122d5d48e7
0 pass ; ee0715fcd67c
2 pass ; f13e1084b920
1 pass ; fe151bfc29b2
1 bukhara ; fb45c5d72c05
1 harappa ; 71bd8e824a86
2 order buy mysticism; pay stone*3 ; e1bf99954a9f
0 order buy pottery; pay flax*4+hides*3 ; 7cc2b3a09689
1 order buy mysticism; pay cotton*2 ; 0d18a70e437a
2 drangiana+eastern_media ; 581602e3a76d
2 abhisara+bactria*2+kuru*2+margiana+sagala+suleiman*2 ; 6d7434cf11be
2 done ; 4e0dfce38441
0 march arachosia ; acbc1bfe9d8b
0 mohenjo_daro*2 ; dd38b844d73f
0 march avanti ; 5a5f154ebb8d
0 maru*2 ; bd36865a0673
0 march maru ; 78dc502bfe53
0 avanti*2 ; 32009c65190c
0 march mohenjo_daro ; 2d65c6208866
0 arachosia*2 ; 41e3f27e1800
0 done ; 8697261e3546
1 march bukhara ; 34bde57383e2
1 eastern_sogdiana*1 ; 36914f3cf254
1 march nisa ; 45fac667f8df
1 hecatompylos*1 ; fc4be2ddec64
1 march nisa ; a4640c1f81d3
1 hecatompylos*1 ; e5461ddd6436
1 march caspian_coast ; 5bd38de88355
1 chorasmia*1 ; 89a56c32b666
1 march chorasmia ; c3a559621ed2
1 upper_oxus*1 ; b548a9b13236
1 march chorasmia ; 5b4e813ed5b6
1 caspian_coast*1 ; e1ddbd3f5e30
1 march dahae ; fe3b358fe6e8
1 hyrcania*1 ; 4172bb4635b2
1 march eastern_parthia ; 37feb3c94da3
1 nisa*1 ; cdf7d367bee2
1 march eastern_parthia ; ee3db9cc218f
1 nisa*1 ; ff60106076ba
1 march kara_bogaz_gol ; 46d44aa506e5
1 chorasmia*1 ; cd0af5dad98e
1 march karakum ; e3b4fa60c1f5
1 nisa*1 ; 3cf493134a24
1 march karakum ; 32740488c988
1 nisa*1 ; 71af7ab8ceca
1 march lut ; de88c35b1bbe
1 aria*1 ; 9a9e64253e82
1 march lut ; 6386ff29dd52
1 poura*1 ; 6a13088c7def
1 march lut ; 63f99a114e2a
1 aria*1 ; 51ade1b8ecce
1 march toprak_kala ; 6ac82afbe1ab
1 bukhara*1 ; 0b53a129f1bd
1 march toprak_kala ; 33775fc72620
1 bukhara*1 ; 738f66dcbabc
1 done ; 5cafe5400e4b
2 chanhu_daro ; 06e6df81acd4
2 balakot ; 4a51dcebb70d
0 done ; 856c6f2373f3
1 done ; 33b9c7710d7d
2 done ; 376bf3f51a26
1 trade show: salt; with: water; face: down; take: water+stack_3 ; a1b41006b929
2 trade show: timber; with: bronze; face: down; take: stack_2+stack_7 ; f1ffd25b3fcd
1 trade show: salt; with: water; face: down; take: stack_1+water ; f488e3117fb0
2 trade show: stone; with: sugar; face: up; take: salt+salt_2 ; 4dd6bb0f4eac
1 pass ; 932676d8d8c1
2 trade show: lacquer; with: jade; face: up; take: stack_6+stack_6_2 ; 849f6aa88b0f
1 pass ; 0470acca26b5
2 trade show: silver; with: water; face: up; take: stack_4+stone ; 781a04e1bbf0
1 pass ; a84eaa487086
2 trade show: spice; with: flax; face: up; take: timber+sugar ; 0c09c4026941
1 pass ; 5e217e8a64d2
2 pass ; 586c2ad09680
2 order buy cloth_making; pay salt*3 ; a1edad435d53
0 order buy mysticism; pay treasury 10 ; c04bd38832e6
1 order buy monarchy; pay hides*3+treasury 6 ; 24e341a49b1f
0 dholavira+lothal+matsya+balkh+kalibangan+drangiana ; 35e9d7c681c3
0 avanti+maru*2+mohenjo_daro+sattagydia+sindh+sistan+surasena*2+surashtra+thar_desert ; af8fa14268b6
1 eastern_sogdiana+upper_oxus+nisa+aria+chorasmia*2+hecatompylos*2+hyrcania+western_parthia ; ace920df13bb
0 done ; 58866263683f
1 march eastern_sogdiana ; b84e6dae8343
1 bukhara*1 ; a4eebfd9a278
1 march upper_oxus ; 2eec4e44f4d4
1 bukhara*1 ; ca2bdd82012e
1 march bukhara ; 83e4de2bfb07
1 samarkand*1 ; ff5b303a43b7
1 march eastern_sogdiana ; 666c9874a49b
1 bukhara*1 ; a722b2760c60
1 march upper_oxus ; 82914ae82434
1 balkh*1 ; b6be1da42488
1 march nisa ; 09b64609a48a
1 hecatompylos*2 ; e185470a29c3
1 march aria ; 0c85efc6d95a
1 sistan*3 ; 08de8d414144
1 done ; 6aee3f594b86
2 march balakot ; 543a9dfdaff0
2 chanhu_daro*3 ; 114dfa89ea5e
2 done ; 72073fd5c870
2 none ; 0c96fdc597f1
1 hecatompylos ; 8bdaa72d9d67
2 done ; a14945354926
1 done ; 473443a516a7
0 done ; f21add81bebc
2 trade show: hides; with: timber; face: up; take: stack_1+stack_3 ; 4bb501f1586b
1 trade show: flax; with: water; face: up; take: water+hides ; ffb505d22a72
0 trade show: timber; with: cotton; face: down; take: stack_6+flax ; 29c8dcdbe180
2 trade show: bronze; with: hides; face: up; take: stack_2+timber ; ca2e8ce46e3d
1 trade show: hides; with: water; face: up; take: water+hides ; f712afe5518f
0 trade show: flax; with: lacquer; face: down; take: bronze+water ; a76a165f028b
2 trade show: timber; with: furs; face: up; take: stack_4+hides ; 40798b1a3916
1 pass ; 62927471d539
0 trade show: flax; with: silver; face: down; take: stack_5_2+furs ; 47810364d6dd
2 trade show: stone; with: hides; face: up; take: flax+flax_2 ; c23c1fced4a1
1 pass ; 702f1fb442fe
0 trade show: furs; with: lacquer; face: up; take: stack_5+stone ; 71b8a164bf42
2 pass ; ba7ec1c6a950
1 pass ; 71712d5bb646
0 trade show: stone; with: barbarian_hordes; face: down; take: stack_6+hides ; fa8759a9ddd4
2 pass ; 174a534280b7
1 pass ; 2fa34255dfa4
0 trade show: hides; with: silver; face: down; take: stack_4+timber_2 ; 1bdb90c4c247
0 balkh ; 00033adecc7c
2 indus ; b51eebdd0b04
2 kuru*2+sagala+suleiman*2 ; ad0355e515ab
1 matsya ; 55418c8fa1f7
1 avanti ; 18bac1c33339
1 maru ; 619f001b867b
0 doctrine avanti*2+maru*2+matsya ; b48920ece5cc
2 order buy sculpture ; 5246e766b423
0 order buy masonry; pay bronze*2 ; dc731d23aae9
1 claim buy theocracy; pay hides+treasury 24 ; 01b26c6791cc
1 4 ; dea881fe591f
0 balkh ; f8b45082bf8f
0 done ; 0431e4f54337
1 march bukhara ; 599683a4a426
1 eastern_sogdiana*1 ; cc54109e5b52
1 march sistan ; b5ec7da3c0b5
1 arachosia*1 ; e29074407bde
1 march samarkand ; e7686b2a4dae
1 bukhara*1 ; e857f47faa44
1 march bukhara ; 2cfb01ca76ac
1 samarkand*1 ; f50e85f68dcb
1 march caspian_coast ; 0c59383a8c25
1 kara_bogaz_gol*1 ; df0b1beca0d3
1 march nisa ; e1a7ab2a3b66
1 eastern_parthia*1 ; e8ef4553ff7a
1 done ; 85e4f6f7c0f9
2 march abhisara ; 904b63e202df
2 taxila*4 ; 3d090a3ae5e5
2 march taxila ; 6d7d03cdace5
2 gandhara*2 ; 8f24092ec3f5
2 march bactria ; 2ab59124cefe
2 kuhwat*4 ; 6ff51a027ebb
2 done ; 9a7c9d22511e
2 kuhwat ; 9c4d36d30818
1 done ; d531b90af6f5
2 done ; 46d5aff78a7b
0 done ; 69d7e7335093
1 trade show: hides; with: water; face: up; take: water+stack_1 ; 350cd524458d
2 trade show: stone; with: furs; face: up; take: stack_3+hides ; ac242c0c02e2
0 trade show: hides; with: salt; face: down; take: stack_2+furs ; 3d8ba9e6bdee
1 trade show: hides; with: water; face: up; take: water+hides ; 9516e008f257
2 trade show: hides; with: timber; face: up; take: stack_3+hides ; 1de527e4cd18
0 pass ; 3d6faf917dfa
1 trade show: hides; with: water; face: up; take: water+hides ; be0be91b0b1b
2 trade show: hides; with: salt; face: up; take: stack_4+water ; e50a68e02ea1
0 trade show: water; with: timber; face: down; take: stone+hides ; 44e68b10f6dc
1 trade show: hides; with: water; face: up; take: hides+water ; b647c38d8b82
2 trade show: water; with: superstition; face: down; take: stack_3+hides ; fe28cf294ec2
0 trade show: hides; with: stone; face: down; take: salt+water_2 ; 771ef3d83b33
1 trade show: hides; with: water; face: up; take: water+hides ; 5bbabc3b3469
2 pass ; d0d6df7f4a7d
0 trade show: salt; with: cotton; face: up; take: timber+stack_4 ; be9bc76d935e
1 trade show: hides; with: water; face: up; take: hides+water ; 01bb76c53c43
2 trade show: hides; with: timber; face: down; take: salt+hides ; 4aff4ec418ba
0 trade show: timber; with: superstition; face: down; take: hides+stack_3 ; 08d8562a6446
0 dholavira+lothal ; de5de82fb3ad
2 order buy deism+music; pay flax*5+hides+salt+sugar*2+treasury 10 ; 5c545380e264
0 claim buy agriculture; pay hides+furs*3+timber+cotton+treasury 29 ; afa9041f3a75
1 4 ; 1988ded76b32
0 march arachosia ; 4aed19d20d83
0 sindh*4 ; 7b7d6a6831f6
0 march avanti ; f6cf80664fb3
0 ujjain*1 ; b8d489069cef
0 march maru ; daf6d1d527e5
0 dholavira*4 ; 8499a8097530
0 march mohenjo_daro ; dd78ed5a9726
0 chanhu_daro*4 ; 4dacd40c45bf
0 march sattagydia ; 9397ac343407
0 poura*1 ; dccacded8148
0 done ; 8d80ad52533f
1 march sistan ; 444961c033b4
1 arachosia*1 ; d76e27d8c41a
1 march bukhara ; 938d76328c18
1 eastern_sogdiana*1 ; ae2a189e7d4f
1 march sistan ; 14c0d6745e2d
1 arachosia*1 ; 1e753ca55787
1 march eastern_sogdiana ; b683f110c53d
1 samarkand*2 ; ff04456c57f5
1 march caspian_coast ; 7c86fe5ef7d6
1 chorasmia*1 ; eef7bce7b415
1 march chorasmia ; 5b4563a9a39e
1 upper_oxus*1 ; 0e2174b3d36a
1 march caspian_coast ; f944ce6b575c
1 chorasmia*1 ; dc851bc06b7b
1 march bukhara ; ce354f261b5c
1 eastern_sogdiana*1 ; 6321ce003f89
1 march nisa ; 8e2514d3f691
1 hyrcania*1 ; bd6030cb75fa
1 done ; 85191c2674de
2 march taxila ; da13f3ac675b
2 abhisara*1 ; 29388cead095
2 march taxila ; 8b3adbf3fb8d
2 abhisara*1 ; d8ab8f60eab1
2 march gandhara ; f24946dbbc0f
2 taxila*4 ; c4918f3a0c18
2 done ; 2761dcd42a47
2 none ; 749a9bb1e5b0
0 dholavira ; 31ae5eef76e0
1 samarkand ; 419c0add3ab7
2 done ; 402b9ddf3af4
1 done ; 06397a17b2ae
0 done ; 97ec69a87fb6
2 trade show: flax; with: stone; face: up; take: water+stack_3 ; a17d2d967e03
1 trade show: furs; with: water; face: up; take: stack_1+flax ; fcc853efe05b
0 trade show: hides; with: timber; face: down; take: stack_2+stone ; edb3f569b56d
2 trade show: timber; with: water; face: up; take: furs+hides ; 5877ee0b259a
1 pass ; 6d7798294ae6
0 trade show: water; with: water; face: up; take: water+water_2 ; f0c41a84ed1d
2 trade show: hides; with: furs; face: up; take: stack_3+water ; dd19c861a19c
1 pass ; b202d9e34d9c
0 pass ; f27389479038
2 trade show: timber; with: water; face: up; take: hides+furs ; c5a702369f92
1 pass ; 4afab999164a
0 trade show: water; with: water; face: up; take: water+water_2 ; f815b84fbaa0
2 trade show: hides; with: furs; face: up; take: timber_2+water ; 50313890b40d
1 pass ; cf5fdc93f774
0 pass ; 49e69e3e0839
2 trade show: timber; with: water; face: down; take: timber+water ; 942a26f0e36d
1 pass ; a0602f29a3c7
0 pass ; cb838c51415e
2 order buy drama_and_poetry; pay timber+treasury 7 ; e0f64f92999e
0 order buy sculpture; pay stone*3+treasury 2 ; 26ea9e104237
1 claim buy empiricism; pay flax*3+hides+treasury 5 ; f4fe99399817
1 4 ; 491e94b0df4f
0 matsya*2+mohenjo_daro*2+poura+sattagydia+sindh*2+surasena*2+surashtra*2+thar_desert*2+ujjain+balkh ; 82eacc4057a3
0 march sattagydia ; 8f2bbfe37ab7
0 poura*1 ; 11fe3b069ce2
0 march matsya ; d2dff57f6477
0 maru*2 ; b7e7b454128e
0 done ; d91f0277628c
1 march arachosia ; fbf1d58a32de
1 sistan*1 ; 22f133e5ac6e
1 march arachosia ; a58452ba4a6a
1 sistan*3 ; a48b194fbee4
1 march eastern_sogdiana ; a46be5226f93
1 bukhara*1 ; 71072865b3ca
1 march upper_oxus ; 26c10475c86e
1 bukhara*1 ; 6c5cdfcfb6f9
1 march chorasmia ; abe7cc1242e0
1 caspian_coast*1 ; 7f59cbc41d4d
1 march chorasmia ; 05e96b941d35
1 karakum*1 ; d7e847904d64
1 march eastern_sogdiana ; 31d540151080
1 bukhara*1 ; d0119ae46316
1 march nisa ; 4953506b3740
1 eastern_parthia*2 ; e11805fb66b9
1 march eastern_parthia ; d10756f228e0
1 nisa*2 ; 0560a3bd1d7e
1 march upper_oxus ; 997e3f108891
1 bukhara*1 ; 9007cb7138ff
1 march chorasmia ; 33778672a4a3
1 upper_oxus*1 ; baf7f8be5d64
1 march eastern_parthia ; 0fe51ec36505
1 nisa*2 ; 0172f8ac43ad
1 done ; a4c25de9c2be
2 march taxila ; ae17eb0ddcb7
2 gandhara*2 ; b35bcb1665a0
2 march taxila ; fc9f720e0ac6
2 abhisara*2 ; 8a22f1497461
2 march abhisara ; 534ac113acc6
2 taxila*2 ; cf9434fff1ce
2 march abhisara ; ec6be95e87a6
2 taxila*2 ; b2ee4c4d426b
2 march margiana ; a56c2ab63a70
2 bactria*1 ; f0e30200b5ff
2 march margiana ; 097e92e0d08f
2 bactria*1 ; 2db364166a10
2 done ; c0f7c3439ceb
2 done ; 20d07990ca2c
1 done ; b9db93a87492
0 done ; bfddc2aa284b
2 trade show: hides; with: furs; face: up; take: water+stack_3 ; 03ed49dcacb7
1 trade show: hides; with: treachery; face: down; take: stack_1+hides ; 499145a0e85e
0 trade show: timber; with: water; face: down; take: hides+stack_2_2 ; f5c14a55ef73
2 trade show: timber; with: water; face: up; take: timber+water ; f1a02a7b759c
1 pass ; 762a5a4586f6
0 trade show: hides; with: flax; face: up; take: stack_2+water ; dcd72ba88ab0
2 trade show: timber; with: water; face: up; take: furs+hides ; c0dad58d704f
1 pass ; 4c421a23352f
0 trade show: furs; with: treachery; face: down; take: flax+timber_2 ; a428e0808d58
2 trade show: hides; with: furs; face: up; take: timber+water ; 5b524fec76a5
1 pass ; 8b89ce74c214
0 trade show: timber; with: flax; face: up; take: furs+furs_2 ; 0911db58b1ae
2 trade show: timber; with: water; face: up; take: stack_2+hides ; 1891bbdefeb8
1 pass ; 7b3a08afd9ee
0 pass ; 7fc18f8a0c2b
2 trade show: hides; with: treachery; face: down; take: timber+water ; ba9d571c7890
1 pass ; a0da582c33a3
0 trade show: stone; with: water; face: down; take: flax+hides ; 7152087f3725
0 wait ; f82c6f0aa769
2 order buy monarchy; pay timber+treasury 12 ; e9662e6ae38b
1 claim buy mythology; pay hides*2+treasury 11 ; 6d8323f4efbf
0 pass ; 35864a407c3e
1 4 ; 9e03c417482c
0 poura+sindh+surashtra+thar_desert ; 83f4b5141b8f
0 march maru ; 14b9a9984f12
0 chanhu_daro*1 ; 0867c26b923d
0 march chanhu_daro ; 7fa9eaa5f553
0 mohenjo_daro*2 ; d16c1a624028
0 march poura ; 985586bf547a
0 sattagydia*1 ; 5e8e13461953
0 march sindh ; d2130cde2380
0 chanhu_daro*1 ; 00a68d85c9ea
0 march matsya ; 689e6f7a481f
0 maru*1 ; 62e9ea590b19
0 march poura ; 4eaa724b3fc6
0 sindh*1 ; 5f35ae47a643
0 march maru ; fcd7bc1d7d6a
0 chanhu_daro*1 ; 11f1e09e1290
0 march chanhu_daro ; 52b470d622e6
0 balakot*1 ; bb388b711034
0 march avanti ; 52a0564f9b8b
0 maru*1 ; f199bba92068
0 march matsya ; bcbef5613624
0 avanti*1 ; 96bb970e81fb
0 march poura ; 7782061705ea
0 sindh*1 ; 9e27bcdff2a2
0 march mohenjo_daro ; b4ed0e4531fd
0 chanhu_daro*3 ; 85633dc33023
0 march sindh ; a532244333b6
0 balakot*2 ; 00f1f99a9992
0 march mohenjo_daro ; cfa4342dc8ac
0 arachosia*1 ; 7ccf3202d28f
0 march surashtra ; 71e284897e62
0 dholavira*2 ; ec6c697e9575
0 march avanti ; 995508a7c152
0 matsya*1 ; 14dc1bfcb824
0 done ; 094b0bd7aca6
1 done ; a316e2d2709e
2 march taxila ; 3bc2d466ae83
2 sagala*1 ; 6decb98ca23b
2 done ; a3d5b476ee4a
0 chanhu_daro ; 419990039eed
2 done ; 5e23e3792bfe
0 done ; 07f276ff627c
1 done ; 2bf039a1ffcf
2 pass ; b70a82fa608b
0 trade show: water; with: cotton; face: down; take: water+stack_3 ; 361895ef39a2
1 trade show: stone; with: timber; face: down; take: stack_1+stack_4_2 ; c2d5ed4df03c
2 pass ; 26e9280148ee
0 pass ; 104ded9e5516
1 pass ; 78a9811bdc8f
0 order buy theocracy; pay flax+hides*2+furs*3+salt*2 ; 82fbe3f198af
2 order buy written_record; pay treasury 5 ; 5f4e52d76f6d
1 claim buy literacy; pay flax+hides+cotton*2+treasury 17 ; 2cb90de2fd5a
2 religion=1+science=1 ; de6e153f8bf5
1 4 ; 3cb6dd113fae
0 balkh ; 46752de42e2c
1 done ; 7cc7959f402e
0 done ; db2e63b005c0
2 march taxila ; 7b622f806fe1
2 abhisara*2 ; 360f87a89fe9
2 done ; a5e60fddb39f
2 done ; d617acb0c01d
0 done ; 2732d691c5f6
1 done ; 77d3cf5a1e77
2 pass ; e0c0f6606cd3
0 trade show: sugar; with: water; face: down; take: water+stack_3 ; a65145c0cf73
1 trade show: stone; with: salt; face: up; take: sugar+water ; 82a56430eb25
2 pass ; 031234c15ce4
0 trade show: hides; with: salt; face: down; take: stack_1+salt ; b584f32ace54
1 pass ; 205d670119be
2 pass ; ff2e78e253f9
0 trade show: flax; with: furs; face: down; take: stone+hides ; 2312ea8fb279
1 pass ; 2e8fc923fc85
2 pass ; b398cdc222e1
0 trade show: stone; with: hides; face: down; take: stack_2+flax ; e9ea1cc520aa
1 trade show: sugar; with: flax; face: up; take: stack_4+stack_1 ; ee1c59efbe25
2 pass ; 5793ac265b64
0 trade show: flax; with: salt; face: up; take: stack_3+flax ; e2099a8166af
1 trade show: sugar; with: hides; face: up; take: sugar+flax ; 296c46ef933c
2 pass ; 2c3e72c9bae7
0 pass ; cffeb3ee02ce
1 pass ; 9f95e9dfcd62
0 kalibangan ; 3f219954afd9
0 order buy monarchy; pay flax+salt*2+treasury 12 ; f2f71d2834f2
1 claim buy deism+drama_and_poetry; pay flax+sugar*2+treasury 13 ; dbef72ee2f9a
0 2 ; 23cc43c6b5bd
1 4 ; 354e4d672949
0 sindh+surasena+surashtra+thar_desert+ujjain*2 ; 09657670fb30
0 march matsya ; 8e6b4a7276c3
0 avanti*1 ; f8ca65b50476
0 march sindh ; aafbdd3e400b
0 balakot*3 ; 4d3dc34e2c97
0 march avanti ; 6443e48bb453
0 ujjain*2 ; 10c5801029ab
0 march surasena ; 1898eb894301
0 avanti*1 ; 5b3ece05deee
0 march arachosia ; d1d42d326737
0 mohenjo_daro*1 ; 18d30206d4e7
0 march thar_desert ; a3056e352e68
0 maru*3 ; d100a0ca5530
0 march maru ; 1f52ffecbd3a
0 avanti*1 ; 83ac0eec9541
0 march maru ; 5c1c7ee4b987
0 chanhu_daro*1 ; 9b6ad2476b84
0 march balakot ; 3b6b17d86de6
0 dholavira*1 ; a71c46ef713e
0 march balakot ; d6d309c87f02
0 chanhu_daro*1 ; 068a1ec63a8a
0 march balakot ; eed5a1c536f2
0 chanhu_daro*1 ; fd90295dd20b
0 done ; 93b103403b23
1 done ; 552e9dbd3146
2 march taxila ; 765a5077f605
2 abhisara*2 ; 703cfa875e1a
2 march taxila ; c88f9fabf75c
2 abhisara*1 ; 7cf1d127be52
2 march taxila ; c7d2360787c1
2 abhisara*1 ; 917596e9a351
2 march abhisara ; a2cb4cf4ef96
2 taxila*2 ; c8893f8cc4e9
2 done ; 34f50a49e827
0 ujjain ; f55c490dcd0c
2 done ; 50a0528e6008
0 done ; ff04039888ab
1 done ; 8d9d98976a4e
2 pass ; b848f7686d09
0 trade show: flax; with: slave_revolt; face: down; take: stack_1+stack_2 ; c78d6c648a73
1 trade show: salt; with: hides; face: up; take: flax+stack_3_2 ; 6a3501044a3b
2 pass ; e5ec9a8d7598
0 trade show: water; with: sugar; face: up; take: water+stack_4 ; 874d87fd7cd5
1 trade show: flax; with: furs; face: up; take: stack_3+water ; 1ae5fd767eae
2 pass ; 2802fe6332e2
0 trade show: water; with: cotton; face: up; take: flax+furs ; b842e9627c1e
1 trade show: sugar; with: water; face: up; take: salt+hides ; e7ebea2c0c1c
2 trade show: water; with: water; face: up; take: water+water_2 ; 3ec980e7dd25
0 pass ; f2e23ac8a8ee
1 trade show: hides; with: slave_revolt; face: down; take: sugar+water ; f8c5970ce764
2 pass ; 054d9589bc01
0 pass ; 93a45c7deffd
1 trade show: salt; with: salt; face: up; take: sugar+water ; 2e635f9555d0
2 pass ; b952d95f326e
0 pass ; 3981a5772f67
1 pass ; 4a4a1014c7ef
0 order buy metalworking; pay flax*2+furs*3+treasury 3 ; 01ef9418078a
1 claim buy astronavigation; pay sugar*2+treasury 4 ; a8161c934594
0 2 ; 25a159d2ca17
1 1 ; 9c64bc4c9115
0 sattagydia+surasena*2+surashtra+kalibangan ; 7824050ab463
1 done ; b41882e44a92
0 done ; 585f289b82b1
2 march taxila ; 8ddf4bb455ec
2 abhisara*1 ; 5410b7e283c0
2 march taxila ; 692b6ae69bef
2 abhisara*1 ; 6d1cce8f75ec
2 done ; 8e2e12974c6b
2 done ; ad6b4d7ae747
0 done ; 0e48eb14ce85
1 done ; 06690a35bee8
2 pass ; 46a91a77cc98
0 trade show: stone; with: hides; face: down; take: water+stack_3 ; fafdb7eccd1b
1 trade show: cotton; with: water; face: up; take: stack_2+stone ; 7668484bccc7
2 pass ; e917a3125d92
0 trade show: sugar; with: water; face: up; take: stack_1+stack_1_2 ; 1dc5caa60f99
1 pass ; 8dd6d8ce8da4
2 trade show: water; with: water; face: up; take: water+water_2 ; 2aabc9009e02
0 trade show: flax; with: salt; face: up; take: stack_4+water_2 ; efbce985c8bf
1 trade show: flax; with: timber; face: up; take: cotton+water ; 202c97266b92
2 pass ; e05d2629433a
0 pass ; da67ff97c491
1 trade show: water; with: cotton; face: up; take: flax+salt ; 942c4cc69d9c
2 pass ; 2df30445bc05
0 trade show: hides; with: water; face: down; take: flax+water ; 445fbafe1e36
1 trade show: flax; with: salt; face: up; take: sugar+water ; 5e7483a65488
2 pass ; 17940d0e1d04
0 pass ; ea202059a317
1 trade show: sugar; with: water; face: up; take: timber+hides ; 1e06ad400d5a
0 parthia ; 4ba24a7d883c
0 city:dholavira+city:drangiana ; ba9d8f770141
1 nisa+chorasmia+eastern_parthia+kara_bogaz_gol+karakum ; 86b3c0c57e9d
0 balakot*2+mohenjo_daro*3+city:chanhu_daro ; 7dc8d3a969a7
0 order buy written_record; pay flax+treasury 9 ; 3145aff78dbd
1 order buy cloth_making; pay hides+stone*3+timber+treasury 3 ; 71e24a804794
0 science=2 ; 0105b82e7f41
0 2 ; 2d64f66652fc
1 3 ; e9fedb9ffec6
0 march avanti ; f2324e56c926
0 maru*4 ; c33c16c49969
0 done ; aa4bd978b5a7
1 done ; b0bba6c2ba9e
2 done ; 5b8290b69fac
2 done ; d4aeaa06fa9e
0 done ; 12f43f56dd4f
1 done ; 38c1c2697b30
2 pass ; 155a221ff6d6
0 trade show: hides; with: water; face: up; take: water+stack_1 ; 4291b52b403b
1 trade show: water; with: sugar; face: up; take: stack_4+water ; 0b085d0daacc
2 pass ; 784a71664fdf
0 trade show: hides; with: water; face: up; take: hides+water ; f9da700718aa
1 trade show: flax; with: timber; face: down; take: stack_3+hides ; 8dd769814d31
2 pass ; 35b491104ff6
0 trade show: hides; with: water; face: up; take: water+flax ; 846b9116b388
1 trade show: cotton; with: water; face: up; take: stack_3+water ; a13236b613b3
2 pass ; 2a2b0ecf5138
0 trade show: flax; with: water; face: up; take: hides+water ; 36c34fe1bef8
1 trade show: stone; with: hides; face: down; take: stack_2+flax ; 740e87c1bcc6
2 pass ; 33c4f172bece
0 trade show: hides; with: water; face: up; take: water+stack_1 ; 56b4ec1db2df
1 trade show: water; with: flax; face: up; take: hides+water ; e94e216a2a9b
2 pass ; 8bd8aaa46e1b
0 trade show: hides; with: water; face: down; take: water+flax ; 96b674576514
1 trade show: water; with: hides; face: down; take: hides+water ; 992f4f087a1a
0 order buy empiricism; pay flax+treasury 9 ; 525c9999903e
1 claim buy masonry; pay hides+furs+timber*2+treasury 10 ; f79a210290c7
0 2 ; 748af8bb4c55
1 4 ; 2965addde37c
1 western_parthia ; 508abb7a84c1
0 done ; 485836e73300
2 march taxila ; 362755a2a232
2 abhisara*2 ; cf878128d3cc
2 march taxila ; 7a842a5ba383
2 abhisara*1 ; 7a90c0214126
2 done ; 0d0cbdebceb1
1 done ; dc60f718604d
2 done ; 104f141acfda
0 done ; b59128338d35
1 done ; c3f923c09a0e
2 pass ; 16b901efbc1d
0 trade show: hides; with: water; face: down; take: water+stack_1 ; 1928f18c2c70
1 trade show: stone; with: sugar; face: up; take: stack_2+stack_3 ; 2d590114d1a0
2 pass ; 0c273300140c
0 trade show: flax; with: water; face: up; take: hides+water ; 778377184951
1 trade show: salt; with: treachery; face: down; take: stone+flax ; 6e5b292928a5
2 pass ; 3203db6fa194
0 pass ; 45f3fe5f62d1
1 trade show: timber; with: water; face: up; take: water+salt ; 6c96b24251b4
2 pass ; 738c7021c5c1
0 pass ; 6b174e5e62a4
1 trade show: salt; with: water; face: up; take: timber+water ; 06fbcbd01ef1
2 pass ; 538c45a04daa
0 pass ; df26c43ee017
1 pass ; 869eb34e2729
2 kuhwat ; 9b947e9f5f21
1 order buy rhetoric; pay flax*2+stone+timber+treasury 36 ; 777b4fc64d4b
2 2 ; 32b5f22af3f5
0 2 ; 697f00d6a354
1 4 ; 7cbf21c2209d
0 march balakot ; 38b903acb3ad
0 chanhu_daro*1 ; 94aa1bcfdb5a
0 done ; 52db3cfd52c9
1 march sistan ; 8ea2b962f007
1 arachosia*1 ; 24e282e3a83f
1 march bukhara ; 01fd514ec1dd
1 balkh*1 ; 6d5ddda99e00
1 march upper_oxus ; f014f1a223c0
1 balkh*2 ; 1879a7a822a1
1 march bukhara ; 9429952e989d
1 eastern_sogdiana*1 ; 32acd14a6172
1 march sistan ; be38823c2571
1 arachosia*1 ; 6eab898934b1
1 march nisa ; 36a9aa1b4925
1 eastern_parthia*1 ; 8225e237f337
1 done ; 9b1c7b59aa39
2 march abhisara ; 6bcf09ee574c
2 taxila*4 ; 2e8e16a38b00
2 march bactria ; 4dbce3edc669
2 gandhara*1 ; a5ddfa53d97f
2 march bactria ; 7153725a22da
2 gandhara*3 ; a9e4421e103a
2 march taxila ; 638d50f0ece4
2 abhisara*2 ; dcd93645debe
2 march gandhara ; accb8f9ee668
2 taxila*2 ; 06df9dca35b9
2 march gandhara ; a102a81791d6
2 bactria*2 ; ac160f277fff
2 march sagala ; 10d997f487f0
2 gandhara*1 ; 6ccc4732b808
2 march sagala ; dfdf973b9d87
2 taxila*1 ; 034a111cdd17
2 done ; 3a3e121c31ea
2 taxila ; 1b61b31dc673
0 done ; 8c521124a58a
2 done ; 7550c709e3ac
1 done ; dcd6b414ed2a
0 pass ; ab4a4578d881
2 trade show: stone; with: water; face: up; take: water+stack_1 ; 888d1a06b097
1 trade show: hides; with: timber; face: down; take: stack_2+stone ; fcd72f4a439e
0 trade show: hides; with: water; face: up; take: water+hides ; 21027bb237b2
2 trade show: hides; with: water; face: up; take: hides+water ; 8e223c2780cf
1 pass ; cb60e7976f6d
0 trade show: hides; with: water; face: up; take: hides+water ; bba6872b9ad2
2 trade show: flax; with: water; face: up; take: hides+water ; e9c04e0b87bc
1 pass ; 40c416bb7251
0 pass ; 3a5210e532cd
2 pass ; 2c9345e5ee7b
1 order buy pottery; pay stone*2+furs+treasury 5 ; 3e9b2a7430f3
2 2 ; 9851c7e62fd6
0 2 ; 502431382f92
1 4 ; f9247a75ca29
0 chanhu_daro+avanti+balakot*2+maru*2+sattagydia*2+surasena*2+surashtra*2+balkh*2+kalibangan*2 ; f992f7730cf8
0 done ; 3baf7fe095d9
1 march arachosia ; 5c11f6555b8b
1 mohenjo_daro*2 ; 94745ba4db39
1 march eastern_sogdiana ; f3baa4814ef4
1 bukhara*1 ; 65ee142d1b00
1 march nisa ; 291c3a1bd0ed
1 hecatompylos*2 ; a0abe39579c0
1 march eastern_sogdiana ; b6efbca53b32
1 bukhara*1 ; 6df05a16216d
1 march caspian_coast ; 00c0215fe63b
1 kara_bogaz_gol*1 ; b49a463cb4e3
1 march nisa ; 5b675b223d98
1 hyrcania*1 ; 9061a3154804
1 march arachosia ; c43862fc9a77
1 mohenjo_daro*1 ; b253e9ab2410
1 march chorasmia ; 7d3bc1a93bcb
1 upper_oxus*1 ; 1053b713fcd0
1 march caspian_coast ; a28de82b7419
1 chorasmia*1 ; 4a9a315ace1c
1 march chorasmia ; e2dc55118312
1 upper_oxus*1 ; 04f2ff5379fb
1 march arachosia ; 4a302275a8ad
1 mohenjo_daro*1 ; 9a9d72358b14
1 march nisa ; 1bb3fb5be082
1 hyrcania*1 ; 3872975c7157
1 march chorasmia ; 19a01d147015
1 caspian_coast*1 ; b382a8e351a5
1 march chorasmia ; 71d3f8568a6a
1 caspian_coast*1 ; 56f7bbe35406
1 march eastern_parthia ; 5e5a040c6a2b
1 nisa*2 ; f5fa65573afb
1 march hyrcania ; 2454045a7fbd
1 nisa*2 ; c9177b4b7b2e
1 march eastern_parthia ; 94cbfbf60007
1 nisa*2 ; 7591bf2a833b
1 march karakum ; 455e2be2a9be
1 hyrcania*4 ; 43288aa0ebc3
1 done ; 922f42b6bc6f
2 march abhisara ; 29bf9c724c9f
2 harappa*2 ; bcf44103a666
2 march abhisara ; 48722dc34670
2 taxila*1 ; ca68f4569321
2 march abhisara ; 20200ed0c726
2 harappa*1 ; 794b4ec297fd
2 march bactria ; 7abb81d26f60
2 gandhara*2 ; f820d1e06165
2 march bactria ; 258edf4ca552
2 margiana*1 ; aa2b820070e7
2 done ; 46a91b9a1d90
1 nisa+hyrcania ; fd25e0a9db1a
0 done ; 2130856d90c9
2 done ; 61956b04d721
1 done ; 10fe79898dec
0 pass ; 02a5709f4d93
2 trade show: flax; with: furs; face: down; take: water+stack_3 ; 24f09136e54b
1 trade show: water; with: superstition; face: down; take: flax+stack_2_2 ; 6aa04d4eed54
0 trade show: hides; with: water; face: up; take: stack_1+water ; e3ff397577e3
2 trade show: salt; with: water; face: up; take: stack_2+hides ; 924ad3968f5f
1 pass ; 03faffea8d78
0 pass ; 73fe84b2b7ca
2 trade show: water; with: water; face: down; take: water+water_2 ; f7592aff1385
1 trade show: timber; with: water; face: down; take: salt+water ; d19521bda42f
0 pass ; 0f5ce9e1ac3e
2 trade show: water; with: water; face: down; take: water+water_2 ; 2134801eb769
1 trade show: lacquer; with: water; face: down; take: stack_5+water ; 4fad924dd508
0 pass ; 20f2b2d65ffa
2 pass ; 9288cc1e1de5
1 trade show: salt; with: water; face: down; take: timber+water ; 7d24e1315a8c
0 pass ; d5df1d82c0d3
2 pass ; 1bc400950a58
1 trade show: timber; with: water; face: up; take: salt+water_2 ; 6e0184a0c297
1 samarkand ; 044ba78cd481
0 order buy astronavigation; pay flax+hides*2+treasury 15 ; 9e6edd6ef4b6
1 order buy metalworking; pay flax*2+furs*2+salt+treasury 20 ; 232bd86c6f8e
2 claim buy masonry; pay hides*3+furs+treasury 9 ; 5cab59d108d1
2 2 ; 5adfb506204e
0 2 ; 07ae0d2b1ca8
1 4 ; 47ececb048c6
0 march chanhu_daro ; 2db3c32e6792
0 balakot*1 ; 59dc5e5a4f35
0 march avanti ; eb700f8a94e8
0 matsya*1 ; c53b7cda8275
0 march avanti ; a501a280acf4
0 maru*1 ; 85c76d1a572a
0 march maru ; 5c139d92688e
0 chanhu_daro*3 ; ec02d2d50cb9
0 done ; e8cf3e7a7d6a
1 done ; 5641152b6ba3
2 march gandhara ; a814e4be4e94
2 harappa*1 ; fa2a39cd5f39
2 march gandhara ; a69ab1707658
2 arachosia*1 ; 2b80b2ff8d02
2 done ; 21f540fa426d
2 harappa ; c4c9f4ed483d
0 chanhu_daro+balakot ; 5c1ad216a315
1 none ; d3a761ba4515
2 done ; 88acd55f16fd
0 done ; ba9cff91092c
1 done ; 577057f9713e
2 trade show: salt; with: stone; face: down; take: stack_1+stack_4 ; 6326c911273e
0 trade show: timber; with: water; face: up; take: water+salt ; 6e299c85700e
1 trade show: furs; with: cotton; face: up; take: stack_3+timber ; d8accd5efa78
2 trade show: hides; with: flax; face: up; take: water+furs ; 14ec8e5a0804
0 trade show: salt; with: water; face: down; take: stack_2+hides ; 2b78e06d2eb6
1 trade show: timber; with: flax; face: up; take: flax+salt ; 524c96a1e466
2 trade show: furs; with: water; face: down; take: stack_2+water ; e13092bc08d6
0 trade show: hides; with: hides; face: up; take: furs+water ; 19ea8d2002a7
1 pass ; 48bfdc1ba317
2 trade show: stone; with: water; face: up; take: flax+hides ; f4de2261c340
0 pass ; bf62b10515d1
1 pass ; 471f05b07a96
2 trade show: flax; with: water; face: down; take: hides+water ; 7728070aeced
0 pass ; c969546fb343
1 trade show: flax; with: water; face: down; take: flax+water ; 5d5b5f1f57a2
2 trade show: cotton; with: water; face: down; take: timber+flax ; 390ba4afb2d7
0 pass ; 5f22bc816b34
1 pass ; 9bee101bc9fd
0 ujjain ; 99328efc6412
1 order buy architecture; pay flax+salt*3+treasury 12 ; ecc5646306d1
2 wait ; b313e08cab2e
2 pass ; 5c25400fbc08
2 2 ; ecdc87449514
0 2 ; 957d08b549cc
1 4 ; 24fc98f513e2
0 done ; dded2ec2166f
1 done ; 53d403ebfb5a
2 march arachosia ; 433f6a9515e5
2 sindh*1 ; 93c4807ca093
2 march bactria ; 99ff4e7389bd
2 aria*2 ; 4d67137c37b8
2 march bactria ; 971f9e07c9d4
2 gandhara*1 ; a946227a076f
2 march bactria ; 2db59676f2e6
2 gandhara*1 ; d0f236a26206
2 march gandhara ; 30d39d0187e6
2 arachosia*1 ; 84081214f1f9
2 march arachosia ; 0d00c82474a5
2 sindh*1 ; 1ff4163739a8
2 march gandhara ; a24b7c98ed86
2 arachosia*1 ; 47f5358d2ef3
2 march gandhara ; b631dbfe2407
2 bactria*2 ; 14780df120b9
2 march margiana ; 53d801d6170d
2 balkh*2 ; ae902bba8e2c
2 build sindh ; 811542103976
2 treasury ; 6171122f44ac
2 done ; cd823b66dd88
1 samarkand ; 017614a6c958
1 mohenjo_daro ; f2d982c20d93
1 mohenjo_daro ; d55d1ec87633
0 done ; 755c092e55ad
2 done ; 63e0ea313afe
1 done ; ad556f203714
0 trade show: flax; with: water; face: up; take: water+stack_1 ; 19d16d1e3fa6
2 trade show: flax; with: stone; face: down; take: stack_3+water ; 7c51fb74beff
1 trade show: salt; with: water; face: up; take: stack_2+flax_2 ; 48c225a80428
0 trade show: flax; with: furs; face: down; take: flax+stack_2 ; 92ed1743e6be
2 trade show: hides; with: timber; face: down; take: salt+flax ; 84f063fbea8e
1 trade show: flax; with: livestock; face: down; take: stack_5+hides ; bde49e0770f6
0 trade show: stone; with: water; face: up; take: water+stack_2 ; d2e5f3981683
2 trade show: water; with: hides; face: up; take: flax+water ; a7916dd8fb66
1 trade show: hides; with: sugar; face: down; take: stone+hides ; 39c18ba8c713
0 trade show: flax; with: water; face: down; take: water+hides ; 56c6eb2b5c1e
2 pass ; 8f6da9e9348c
1 pass ; a3ac74ef9e4d
0 trade show: hides; with: water; face: up; take: flax+water ; 2706166d3aa9
2 trade show: flax; with: water; face: down; take: hides+water ; 265a18581005
1 pass ; 80f8b93de67c
0 trade show: flax; with: water; face: up; take: flax+water ; 8d594ba66514
2 trade show: hides; with: water; face: up; take: flax+water ; bfc3635497e9
1 trade show: hides; with: lacquer; face: down; take: stack_5+hides ; da50400d28dd
0 order buy coinage; pay flax+furs*3+treasury 1 ; b63101a43a14
1 order buy agriculture; pay hides*2+stone*3+livestock+treasury 18 ; 259c8ebac1ac
2 claim buy rhetoric; pay flax*2+hides+salt*3+treasury 8 ; b034956dcb34
2 2 ; ca42c47b05a1
0 1 ; 8a564a971c43
1 4 ; 53ac82e98283
0 march avanti ; 38b108ae0ee7
0 matsya*2 ; 8bbbf1e5778f
0 march maru ; 76995c7f8640
0 lothal*4 ; ff307def3145
0 march avanti ; 4b87e75727e5
0 surasena*1 ; cb665d85c03d
0 march matsya ; ebe75c29f9dd
0 avanti*1 ; 758620d20599
0 done ; 0e652924c370
1 done ; 88f5d5465fc9
2 march arachosia ; c4840794e47f
2 sistan*1 ; 0809c94a0663
2 done ; 19ee0dff9659
1 upper_oxus bukhara+chorasmia*3 ; 2c51abf07137
1 mohenjo_daro ; 20aeb1d62431
1 mohenjo_daro ; 73de4c143d36
0 done ; 6d5dfcebae1b
2 done ; 3206cf819093
1 done ; ad5f6a4bf9f8
0 trade show: flax; with: furs; face: down; take: stack_1+stack_2 ; c03f6e33f259
2 trade show: flax; with: slave_revolt; face: down; take: flax+stack_2 ; d6cb845b2e71
1 trade show: timber; with: silver; face: down; take: stack_4+stack_5 ; 0487f9abcb23
0 trade show: hides; with: treachery; face: down; take: water+stack_3 ; cb6205de3a05
2 trade show: water; with: furs; face: up; take: flax+hides ; 3a054fccf47b
1 trade show: flax; with: livestock; face: down; take: stack_2+water ; 14ea37de00e0
0 trade show: salt; with: water; face: up; take: furs+flax ; 067761ad7673
2 trade show: hides; with: stone; face: down; take: timber+water ; 6510f3aaef3c
1 trade show: stone; with: lacquer; face: down; take: stack_3+salt ; b68c3742801d
0 trade show: flax; with: furs; face: down; take: hides+stack_2 ; e4db5f017fe5
2 trade show: timber; with: water; face: down; take: flax+stack_2 ; 349bd2f21e2a
1 trade show: salt; with: slave_revolt; face: down; take: stack_6_2+water ; f1cc94c63be2
0 pass ; 01e7f261528d
2 pass ; 69da03043d7b
1 trade show: silver; with: treachery; face: down; take: stack_5_2+timber ; fdaa5d943569
0 pass ; 52b8b15f7a9a
2 pass ; edbebf89fe06
1 trade show: lacquer; with: timber; face: up; take: stone+silver ; 5433c8cd690b
0 samarkand ; 3009b3ca6ff3
1 order build bhamala_stupa at nisa; pay stone+sugar*2+silver+treasury 16 ; 2e655676a2dc
2 claim buy empiricism; pay flax*3+furs+treasury 14 ; 08b6dc2e01e2
2 2 ; 2d045b0417dc
0 1 ; 9d32f33be82c
1 4 ; 5850d967f208
0 done ; 56dbc07cb766
1 done ; 25bac3642472
2 march arachosia ; 4632bd430d87
2 suleiman*2 ; 8d002d36ddd1
2 march sindh ; 420ee7b75278
2 arachosia*2 ; 18e210b8d03f
2 march arachosia ; 50409aab5e6f
2 sindh*1 ; 8b496259d6ce
2 done ; 527b73a91ffd
1 upper_oxus bukhara+chorasmia ; 03751e6cd458
1 mohenjo_daro ; 27ca5b39d1dd
1 mohenjo_daro ; 715d46ba235a
2 done ; 48241f337815
0 done ; df43404805a7
1 done ; bc18f807c7c7
2 trade show: water; with: stone; face: down; take: water+stack_1 ; 787db7cba533
0 trade show: flax; with: timber; face: up; take: stack_2+stack_2_2 ; 8123b4f96575
1 trade show: hides; with: livestock; face: down; take: stack_4+flax ; c02bb0367294
2 trade show: hides; with: water; face: up; take: water+hides ; 6870a1ed15e6
0 trade show: water; with: furs; face: up; take: hides+water ; f9ae1f55acf4
1 trade show: sugar; with: furs; face: up; take: stack_3+timber ; 1aa62f0e04a2
2 pass ; 5936ef787dfc
0 pass ; 0dc4c0cf3b0d
1 pass ; be0665762729
2 indus ; 364fc6f267ba
2 bactria+gandhara*2+suleiman+aria ; 1852cbc8900b
1 wait ; 041aa6230999
1 order give bhamala_stupa ; ecadd1875024
2 2 ; 3a55cefb6117
0 1 ; 1c82b7a77e57
1 4 ; e798ba1591fd
0 avanti+lothal*2+maru+matsya*2+sattagydia*2+surasena*2+surashtra*2+ujjain*2+balkh*2+kalibangan ; 7a4518e7c825
0 done ; 7eb006ba18a6
1 done ; 0bbddee5df54
2 march arachosia ; 62392850f5b3
2 mohenjo_daro*3 ; fb366d68aeee
2 march arachosia ; a78ae8881472
2 sindh*1 ; 02de273e6a7e
2 march sindh ; c88cb7de9f25
2 arachosia*2 ; dd047de728e2
2 done ; ab90fd656620
1 chorasmia caspian_coast*2+kara_bogaz_gol*2 ; c11cc287eb37
2 done ; 040769754590
0 done ; 908ec6b5ba27
1 done ; 28d0aaba0438
2 trade show: furs; with: water; face: down; take: water+stack_1 ; 035bf6f3cdac
0 trade show: furs; with: timber; face: up; take: stack_2+furs ; 5c24ee6e66c2
1 trade show: bronze; with: stone; face: up; take: stack_3+stack_5 ; 5e4761055b5a
2 trade show: salt; with: water; face: down; take: water+timber ; 71b53ab89b61
0 trade show: furs; with: hides; face: up; take: stone+water ; df57a8a9b6b9
1 trade show: flax; with: sugar; face: down; take: salt+furs_2 ; 0f13ad94b143
2 trade show: timber; with: water; face: up; take: furs+hides ; 03463a86220f
0 pass ; 2e84f89f8445
1 trade show: furs; with: cotton; face: down; take: flax+timber ; f8b262199059
2 pass ; 180c9af6fdfd
0 pass ; 663d2ed75284
1 pass ; e41f7ad0b7ca
0 samarkand ; 7f6c388ecafc
2 wait ; a492048308d3
0 order buy literacy; pay hides*2+stone*4 ; 4da4612b8f8e
1 claim buy mathematics; pay flax*2+timber*5+salt*2+livestock*2+treasury 19 ; c4c0d8e0f7ff
2 pass ; fd21afd302fc
2 2 ; 81547e56f37f
0 1 ; 91ef456faf74
1 4 ; 04d4bc8f6cd9
0 maru+matsya*2+surasena+surashtra*2+ujjain+balkh+kalibangan*2+samarkand ; 553c91ca5e44
0 march maru ; 4bd1401209f7
0 lothal*2 ; 4359dc0690c9
0 march lothal ; 3986304366b0
0 dholavira*1 ; 433b9061c93f
0 done ; 3ee88f90d386
1 done ; e042d27db467
2 march arachosia ; 20904d7e9efa
2 sistan*3 ; 19cc133b24c9
2 march sindh ; 89664fd4901a
2 arachosia*1 ; fe1c0750b1ca
2 march sindh ; c8b90517adb9
2 chanhu_daro*1 ; d18ad091accd
2 march sistan ; 59b80a22bbe6
2 poura*1 ; 0ae97ba4a1bf
2 march arachosia ; 275648f77bd6
2 mohenjo_daro*1 ; f7e166e9f207
2 march sistan ; 6871f6d77375
2 arachosia*1 ; febda953db9b
2 march bactria ; b2f77a12fd27
2 gandhara*2 ; fe5025ce9ab9
2 march bactria ; 10fcc83aac33
2 margiana*1 ; b48cea5197cc
2 march suleiman ; 2c6ccf671cd3
2 upper_indus*2 ; e9d891dadd9a
2 march aria ; 850876b7863c
2 bactria*1 ; 0d9fd28826b5
2 done ; be590af61600
1 bukhara ; a76ced9a20ad
1 mohenjo_daro ; b543a7ba4060
1 mohenjo_daro ; ffebe53471b9
0 done ; 8b9be47f6b74
2 done ; 11e39168822f
1 done ; 7440a3171719
0 trade show: stone; with: water; face: down; take: water+stack_1 ; dca17704de27
2 trade show: stone; with: furs; face: up; take: stack_3+water ; 61888baf15aa
1 trade show: salt; with: furs; face: up; take: stack_2+furs ; bd4db65085ef
0 pass ; 440db4068e88
2 trade show: salt; with: timber; face: up; take: stone+stone_2 ; 84f14b0295aa
1 trade show: silver; with: water; face: down; take: furs+timber ; a2c6bc4e31cf
0 pass ; a085ee5db5f8
2 pass ; 63ee7b76346d
1 trade show: hides; with: timber; face: up; take: stack_4+water ; 9b24c8f7d4e8
0 pass ; 3df95a3be8a2
2 trade show: stone; with: stone; face: up; take: salt+hides ; d76d8c167948
1 trade show: cotton; with: water; face: down; take: stone+stone_2 ; 1a662e00c821
0 pass ; babe2248c4b4
2 trade show: water; with: salt; face: up; take: timber+water ; 57e5ae7ebb00
1 trade show: water; with: lacquer; face: up; take: stack_5+water ; ce712be55e3b
0 pass ; f12c7d5c6fb8
2 pass ; 9633a5daf9ca
1 pass ; ca3aa1b55627
1 nisa ; 56b0bded1fbd
2 order buy architecture; pay flax*2+hides*5+timber+treasury 3 ; ed5ebe296d24
1 claim buy medicine; pay stone*2+furs*3 ; c30b99013370
2 2 ; ab47a413d10f
0 1 ; 43c37d5f5aa5
1 1 ; 2725ae296771
0 matsya*2+surasena+surashtra+ujjain*2+balkh+kalibangan*2 ; 19f96720de7b
0 march matsya ; a271d2cc5b7b
0 thar_desert*1 ; 0a78c8ba6b43
0 done ; b66248990b18
2 done ; 407e99aa4771
1 done ; d5a657675ddd
2 arachosia gandhara+aria ; 22b33e4c2963
1 none ; db6c6495f0cb
0 done ; c1c7e89afa33
2 done ; 0e58a5bb926f
1 done ; eae8164db469
0 trade show: flax; with: furs; face: down; take: water+stack_3 ; d1818f06d41a
2 trade show: stone; with: salt; face: up; take: stack_4+flax ; ee02f9333bba
1 trade show: salt; with: lacquer; face: up; take: stack_5+salt ; dee9a458bcf3
0 trade show: hides; with: salt; face: down; take: stack_2+stack_2_2 ; b68a82778762
2 trade show: cotton; with: sugar; face: up; take: salt+lacquer ; 4283f156ed42
1 trade show: livestock; with: sugar; face: down; take: stone+stack_3 ; 61c827c5760b
0 trade show: water; with: treachery; face: down; take: stack_1+hides ; f644adc5f870
2 pass ; 6b15b13887a8
1 trade show: salt; with: water; face: down; take: water+stack_2 ; 7024921f28fa
0 trade show: flax; with: furs; face: down; take: salt+water ; 62819b512b19
2 trade show: water; with: lacquer; face: down; take: cotton+flax ; 795a6f6c97e4
1 trade show: water; with: lacquer; face: up; take: water+stack_5 ; 611843ea5df3
0 pass ; 7cca8dccb1e5
2 trade show: cotton; with: salt; face: down; take: stack_2+lacquer ; 088e1e111d8b
1 pass ; 2baaeb40e210
0 trade show: salt; with: water; face: down; take: water+stack_3 ; 7d32800353a3
2 trade show: furs; with: lacquer; face: down; take: cotton+salt ; 22ddc36cca38
1 trade show: salt; with: stone; face: down; take: water+stack_5 ; bd28dfd5996c
0 upper_oxus ; c9a5726d3fff
2 order buy astronavigation; pay flax*3+salt+cotton+treasury 14 ; 940f503bf329
0 order buy drama_and_poetry; pay hides*2+salt+treasury 18 ; dc680add0dbe
1 order buy diplomacy; pay flax+stone+lacquer*2+treasury 7 ; cd27be9a1be9
2 2 ; 4a182163fb96
0 1 ; 60c798a545b6
1 2 ; 4efc5cc83a47
0 avanti+dholavira+lothal*2+maru*2+matsya*2+sattagydia*2+surasena*2+surashtra*2+thar_desert+ujjain*2+balkh*2+kalibangan*2+samarkand*2 ; fec8aeaefe5c
0 done ; 8de687cf1759
1 done ; eb762cfdb5f8
2 done ; d5aa1a32895f
2 none ; 6cdde46d5fb4
1 nisa ; fbab0cf171c5
0 done ; 2b4e70622f78
2 done ; 8d7aea4570e1
1 done ; 2b3636f8c975
0 trade show: timber; with: water; face: down; take: stack_1+stack_2 ; 594db19edfe8
2 trade show: furs; with: superstition; face: down; take: stack_3+timber ; 653ec472f006
1 trade show: salt; with: flax; face: down; take: water+furs ; fcb5dc688914
0 trade show: stone; with: furs; face: up; take: salt+stack_1 ; 38d470d8eb8c
2 trade show: salt; with: flax; face: up; take: stone+furs ; a91a3e52e224
1 trade show: cotton; with: water; face: up; take: salt+flax ; 6eb5446cc251
0 trade show: hides; with: salt; face: up; take: stack_4+water_2 ; 431c95dd7050
2 trade show: stone; with: slave_revolt; face: down; take: water+salt ; 49fcf80758f6
1 trade show: flax; with: salt; face: up; take: hides+stack_3 ; fd66658da458
0 trade show: cotton; with: water; face: down; take: flax+salt ; ac16f127e5fb
2 trade show: salt; with: timber; face: up; take: stone+cotton_2 ; 255dc09c1fd0
1 trade show: hides; with: slave_revolt; face: down; take: stack_4+water ; 376085ba126d
0 pass ; b9eb20366dc7
2 trade show: stone; with: furs; face: up; take: timber+hides ; 79ea60032894
1 trade show: water; with: superstition; face: down; take: stone+furs ; fe2a75b72734
0 trade show: water; with: salt; face: up; take: salt+water ; 13715d99511e
2 trade show: timber; with: hides; face: down; take: cotton+water ; f3b8c23f9433
1 pass ; f158af19595f
1 chorasmia ; c34489b9c305
1 eastern_media ; 0f4b1ae10504
0 order buy music; pay flax*3+salt+treasury 3 ; 7d90aa093ab6
1 claim buy engineering; pay stone+furs*3+treasury 15 ; f4cdda357ff8
2 2 ; 39a935535678
0 1 ; 48cfbd19d03c
1 3 ; f932b1c884b3
0 dholavira+lothal+maru*2+matsya*2+sattagydia*2+surasena*2+surashtra+thar_desert*2+ujjain*2+balkh*2+kalibangan*2+samarkand ; 7338ac8b97c0
0 march dholavira ; 35b3158b3fd5
0 lothal*3 ; 6c9f3d54021d
0 march avanti ; 505fac765785
0 surasena*2 ; bacbebddb134
0 done ; be378109cbec
1 done ; 150807492968
2 done ; bc3d64d786f5
2 sistan aria*4 ; fe6dd8e1a667
1 nisa ; 7b6f51a3c267
0 lothal ; 539cd49ba4df
2 harappa ; a748d4b504f0
2 done ; 4d54148068de
1 done ; 4f9a09f19ba1
0 done ; 54a1d270de06
2 trade show: water; with: timber; face: down; take: stack_1+stack_2 ; 62be38f374f4
1 trade show: hides; with: stone; face: up; take: water+stack_3 ; 7743a01e8a5b
0 trade show: furs; with: flax; face: down; take: hides+stone ; f7adeb46732c
2 pass ; 38d6519287a5
1 trade show: timber; with: water; face: up; take: water+stack_3 ; a969f517f9d9
0 trade show: hides; with: cotton; face: down; take: furs+timber ; ee63a2323b8a
2 pass ; 8541f7add52c
1 pass ; 016b3d068c1d
0 trade show: water; with: stone; face: up; take: stack_1+hides ; 607903cd1f7a
2 pass ; 36132b3438c7
1 pass ; 2dff5f6fc069
0 trade show: flax; with: hides; face: down; take: water+stone ; 710501eb4365
2 pass ; 9fd894d6f18e
1 pass ; 52f6159490e6
0 pass ; 6fa16bdb9ff3
1 indus ; 6ffc6cc18ed7
1 caspian_coast+chorasmia*2+eastern_media+western_parthia+city:hyrcania ; 35e5fd9a2f76
2 order buy coinage; pay hides*2+stone*2+cotton*2+treasury 2 ; 0c50d57427b5
2 1 ; 1b26d5ba03b1
0 1 ; b0d6c3bfeef1
1 4 ; 45c293829227
0 done ; ed40928ea816
2 done ; bc6f6fadcb42
1 done ; 74b1ec2332d3
2 none ; 64f7a0b2d90a
1 bukhara ; f38b25bc78c0
2 done ; 32247e3d3548
1 done ; beccb4b5fa3a
0 done ; 9882d48d2aac
2 trade show: hides; with: salt; face: up; take: stack_1+stack_3 ; a83cc97e4d20
1 trade show: furs; with: hides; face: up; take: water+salt ; cc51694a65e0
0 trade show: water; with: sugar; face: up; take: stack_2+hides ; 6dc056747025
2 trade show: flax; with: timber; face: up; take: stack_4+water ; 8709a95f0785
1 trade show: water; with: timber; face: down; take: furs+hides ; 27341eb8c6c9
0 trade show: hides; with: stone; face: up; take: water+stack_3 ; 5af210fc8417
2 trade show: sugar; with: water; face: down; take: flax+timber ; 5981490cea30
1 trade show: water; with: furs; face: up; take: hides+water ; 334d1a0f72f1
0 trade show: furs; with: water; face: down; take: stone+water ; d3c36246feba
2 trade show: flax; with: timber; face: up; take: furs+furs_2 ; 35420827d61d
1 pass ; a6e18a711331
0 trade show: furs; with: hides; face: up; take: water+timber ; b1624291fec9
2 pass ; 0e7b5febb6b2
1 pass ; 7282e885e82b
0 pass ; 7a52baef7015
0 order buy diplomacy; pay timber*5 ; f0ee835fccef
1 claim buy calendar; pay hides*2+salt*2+treasury 29 ; 54885e9e9a5b
2 1 ; 7a3cc31a67a1
0 1 ; 91fba963ff0f
1 4 ; b68d72930806
0 maru*2+matsya+sattagydia*2+surasena+surashtra*2+thar_desert*2+ujjain+balkh*2+kalibangan*2+samarkand*2 ; ac15a959be6b
0 done ; 30b6ba5fb7df
1 done ; 680e1944cf83
2 march poura ; 8297cf58b14c
2 sattagydia*1 ; 6985e394ee0f
2 march poura ; 97ab2dbfeb56
2 sindh*1 ; 69372ce8cfcb
2 done ; a7de0a885274
2 bactria margiana*2 ; 9e36b32dea07
1 kara_bogaz_gol caspian_coast+chorasmia ; bccdba8f499b
2 done ; 26a85ba0310a
0 done ; e0b3f334a294
1 done ; b80634330892
2 trade show: stone; with: flax; face: up; take: stack_1+stack_2 ; 5c54248e391f
0 trade show: flax; with: furs; face: up; take: stone+flax ; 31db0b56883a
1 trade show: salt; with: water; face: up; take: flax+furs ; 080d91a43006
2 trade show: flax; with: stone; face: up; take: water+stack_3 ; 44f33f52e96d
0 trade show: sugar; with: flax; face: up; take: salt+stone ; 20b551f60112
1 trade show: water; with: treachery; face: down; take: flax+flax_2 ; 0f85feffa28a
2 trade show: salt; with: water; face: down; take: water_2+stack_2 ; 3bf41d8283ae
0 trade show: salt; with: water; face: up; take: salt+water_2 ; c3c8c6628e69
1 trade show: sugar; with: water; face: down; take: sugar+water_2 ; 92886b8dc90d
2 trade show: water; with: water; face: down; take: water+water_2 ; d55ac59e63fe
0 pass ; 343c9bbfe24e
1 pass ; 52488ad291c2
2 trade show: water; with: water; face: down; take: water+water_2 ; b4f33fcf27a1
0 pass ; 30de0c93395e
1 trade show: sugar; with: water; face: up; take: stack_4+water_2 ; 791324e467d5
2 trade show: water; with: water; face: down; take: water+water_2 ; 13948661c9d7
0 trade show: timber; with: water; face: down; take: salt+water ; 17f50937f1f3
1 trade show: cotton; with: water; face: down; take: sugar+water_2 ; c1bdf84c67b6
0 order buy rhetoric; pay stone*4+salt*2 ; f67097f7b842
0 1 ; 19b434525c23
1 4 ; 329407686997
0 maru+sattagydia*2+surasena+surashtra*2+thar_desert+ujjain*2+balkh*2+kalibangan+samarkand ; f239c9cd7274
0 done ; e80098cee329
1 done ; 3eb4c360a39d
2 march sindh ; 5ccd796c102f
2 mohenjo_daro*1 ; c4aa739bc518
2 march sindh ; 1e6acf67b250
2 chanhu_daro*1 ; 67a31b5b589a
2 done ; 0c66e7dd62af
2 none ; 8d23038cb757
1 none ; 699bbb7eb64f
2 done ; 11684d0d844f
0 done ; 049040911914
1 done ; 4f2ba4bb7b13
2 trade show: water; with: furs; face: down; take: water+stack_2 ; 97c6ea866217
0 trade show: cotton; with: water; face: down; take: stack_3+water ; e1334b9b66c7
1 trade show: furs; with: barbarian_hordes; face: down; take: stack_1+stack_4 ; e81afacf8956
2 trade show: stone; with: furs; face: up; take: stack_2+furs ; 997e447aa886
0 trade show: timber; with: salt; face: down; take: cotton+furs ; 3474174e215e
1 trade show: cotton; with: hides; face: up; take: stone+stack_3 ; 5af0d45b7bf4
2 pass ; f7563b40d0db
0 trade show: hides; with: cotton; face: up; take: water+stack_5_2 ; d515378dd238
1 pass ; 36c193c6c722
2 pass ; 50ad793a6869
0 trade show: water; with: barbarian_hordes; face: down; take: cotton+hides ; ad16458e1b7b
1 pass ; fd1500511a77
2 pass ; 1a88e2b204cf
0 trade show: water; with: cotton; face: down; take: timber+hides ; e52f4c49a116
1 trade show: salt; with: stone; face: up; take: water+stack_4 ; 6ad83c4a2d17
2 pass ; ef230ad6edfb
0 pass ; d7991ca2d496
1 trade show: salt; with: stone; face: down; take: cotton+water ; e66ad19c8172
0 doctrine upper_oxus ; d6c2e7111a5d
1 order buy politics; pay flax*5+cotton*2+sugar*2+treasury 23 ; 9dcb57d69114
0 1 ; a92aa948af15
1 4 ; b30405d93412
0 matsya+surashtra+thar_desert*2+ujjain+balkh*2+kalibangan*2+samarkand ; efa50c8f65e8
0 march matsya ; 40ecb7e269bd
0 avanti*1 ; f97fa54efdc0
0 march surashtra ; e2b2bb0647b1
0 dholavira*1 ; db858233889d
0 done ; 711854db8513
1 done ; 5083e3f6e680
2 march sistan ; 9735c7f3ad52
2 poura*1 ; 976f3507dbbc
2 done ; 75538e27094c
2 none ; a2bb9361154f
1 none ; 057a6887b9f6
2 done ; f69e00e85740
0 done ; a787461e1faf
1 done ; 13ced6f66e84
2 trade show: furs; with: water; face: down; take: water+stack_2 ; 8332e5df4069
0 trade show: water; with: timber; face: up; take: stack_1+furs ; 3579ce6bfd1e
1 trade show: water; with: slave_revolt; face: down; take: stack_3+water_2 ; 911baba18c7d
2 pass ; 0da12acb4f55
0 trade show: salt; with: flax; face: down; take: stack_4+water ; 6db0c996c1db
1 trade show: furs; with: flax; face: down; take: timber+water ; f87603122c32
2 pass ; 3e176bf324d0
0 trade show: sugar; with: water; face: up; take: stack_1+stack_1_2 ; 588e2b87de9a
1 pass ; 79551bd61fef
2 trade show: furs; with: water; face: up; take: furs+water ; 3bf37d858459
0 trade show: flax; with: hides; face: up; take: furs+water ; 6c568c2ff686
1 pass ; 70d2e08e9277
2 pass ; 96faa1ed3874
0 pass ; c7d7917caa38
1 arachosia ; a61c6f25ed93
1 annex balkh ; 1ce107fb6ee4
0 order buy architecture; pay furs*5 ; b71f77f6d5fd
0 2 ; cd66b38ec43a
1 4 ; 650ed6ba96c3
0 surashtra*2+thar_desert+upper_oxus ; b919658913a2
1 western_parthia ; 58341f5c1755
0 done ; 41f0f1ebf739
1 done ; e274423da72d
2 march mohenjo_daro ; 1dccfcf9f581
2 sindh*1 ; 08e6d26a79c9
2 march poura ; ace1cf5dd096
2 lut*1 ; 593c3b9bbe08
2 march mohenjo_daro ; 283cde30981f
2 sindh*3 ; e26b4e33bf09
2 done ; 09b0a0e57637
2 none ; e5394845251b
0 avanti matsya+ujjain*2 ; 286376bf2670
1 balkh ; 6b5aef83a972
2 done ; ecafabb62447
0 done ; b31ce6a3ab65
1 done ; 566a8b6e09e8
2 pass ; c300f530d55a
0 trade show: flax; with: stone; face: up; take: water+stack_3 ; 3053f7578780
1 trade show: salt; with: stone; face: down; take: stack_1+stack_4 ; 023663623e1f
2 pass ; f0493918a20c
0 trade show: salt; with: sugar; face: up; take: stone+stack_2_2 ; d472ac8e0ea5
1 trade show: cotton; with: livestock; face: down; take: stack_5+sugar ; e6919e12dd90
2 pass ; e8d97ab7dc50
0 pass ; 974002ca2090
1 trade show: water; with: sugar; face: down; take: flax+salt ; 6c35568e7090
2 pass ; 92aa42a33294
0 pass ; 351cadcd046f
1 trade show: flax; with: superstition; face: down; take: stack_5+water ; 0700c42033ef
2 pass ; 7be32ea48049
0 pass ; 031f0d8b22b9
1 trade show: salt; with: water; face: up; take: stack_2+flax ; 3773cd000185
2 pass ; 3d9989a6d518
0 pass ; 54af7342d4dd
1 pass ; 19bdf584b9fb
0 parthia ; 7430ab91794c
0 maru+sattagydia+surasena+surashtra*2+thar_desert+kalibangan*2+samarkand+upper_oxus ; 4aaaea4d675b
1 taxila ; a86b3adb5070
1 annex samarkand ; 3e2470bd5bcd
1 order buy library; pay flax+hides*2+furs+timber*2+livestock*2+treasury 26 ; 52b509888bb3
0 1 ; 9f1c5da0c4b1
1 3 ; 00cc022f2305
1 done ; f83d8fbebd72
0 done ; c5460c4424fa
2 march poura ; 286f7fcd3207
2 sattagydia*2 ; c82d77a00a36
2 march sindh ; 9e8e12ca5779
2 mohenjo_daro*1 ; e85d73180364
2 march sistan ; c7f452f6d571
2 poura*1 ; f3d80c8484fb
2 march sindh ; 954fad250d14
2 chanhu_daro*1 ; e86c72e4ff86
2 march bactria ; 6540710ae636
2 gandhara*2 ; 68fb13717c76
2 march sistan ; 3439b655cd03
2 arachosia*1 ; 38991cb78799
2 march bactria ; 93486280f050
2 kuhwat*1 ; 6307a61d6f5d
2 march bactria ; 433f02a163e9
2 kuhwat*1 ; f9426b9a56a1
2 march harappa ; e1985859c9ca
2 abhisara*2 ; 79af272cf247
2 done ; ef0bc4954a6d
2 none ; 5d166bb37a16
0 none ; 88252d19ab3f
1 caspian_coast chorasmia*2+kara_bogaz_gol*2 ; b762df4e52f0
2 done ; a088c281725b
0 done ; b36c03375d80
1 done ; 0b213a4c4cb5
2 trade show: furs; with: water; face: down; take: water+stack_2 ; cd296e7a899c
0 trade show: timber; with: flax; face: down; take: stack_4+water ; e5dc5d685e9e
1 trade show: sugar; with: hides; face: up; take: timber+stack_1_2 ; 56c9af2c70cd
2 trade show: water; with: stone; face: up; take: stack_1+hides ; 0774075f0cbd
0 pass ; 78e1b175766e
1 trade show: flax; with: treachery; face: down; take: stack_3+water ; f57804de958a
2 pass ; c69bf3473f5b
0 trade show: cotton; with: water; face: up; take: stone+stack_2 ; 22a17c851171
1 pass ; 40f699ae7077
2 trade show: hides; with: hides; face: up; take: furs+water ; f0b84cbb4e61
0 trade show: cotton; with: water; face: up; take: hides+hides_2 ; b2e218754f6e
1 trade show: lacquer; with: water; face: down; take: sugar+flax ; 1625c3d3e7f0
2 trade show: water; with: water; face: up; take: water+water_2 ; 43ec9af7d2ad
0 trade show: water; with: water; face: down; take: water+water_2 ; ec8b28f424d6
1 trade show: sugar; with: water; face: down; take: cotton_2+water ; 3c830d10d2c4
2 trade show: water; with: water; face: up; take: water+water_2 ; 270c76ebdc60
0 trade show: water; with: water; face: up; take: water+water_2 ; 82d00acf89bc
1 trade show: cotton; with: water; face: up; take: sugar+water ; 09b8bc700268
0 avanti ; 84a55a47e973
1 chanhu_daro+balakot ; 4c56564f77ae
1 annex maru ; 492a4b4455aa
0 order buy medicine; pay hides*5+stone*3 ; 1ac911ce12b7
--- result
ending: succession
places: 2 1 3

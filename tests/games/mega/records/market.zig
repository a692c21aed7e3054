Ziggurat record 1
game: mega
rules: 2
seats: 4
names: player 1, player 2, player 3, player 4
setting board: east
setting civilizations: 
setting expert: 0
setting short: 0
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 6
setting map: 
dice: 432ae781486ced2c9f16ff040347a732
seed: 9887ae25121e42321444082846dbc5a1e6717bdbd4a8363671a3c47bd7deb917
--- moves
0 march taxila ; 70905b954198
0 gandhara*1 ; d5f855bc679e
0 march taxila ; b817218f86c6
0 gandhara*1 ; cfab6556495d
0 done ; e2e0e0685fd6
2 march persepolis ; f71308ff54dd
2 carmania*1 ; 1b11f860a7c2
2 march persepolis ; 0a205995623c
2 persis*1 ; 6b6b2f3297b5
2 done ; 6da64640f589
3 march chanhu_daro ; caa90deb9be5
3 sindh*1 ; e01435d2a3cf
3 march chanhu_daro ; b808547a876e
3 maru*1 ; d6eb1fb48358
3 done ; a2d49d888eb5
1 done ; 7cc96a1e1ded
0 march gandhara ; 895212f094d9
0 bactria*2 ; 9e49a8fa072f
0 march gandhara ; bae19211c956
0 sagala*1 ; 2984c1e24c24
0 march gandhara ; 0494e78d3fae
0 taxila*1 ; 0fb51e0c7859
0 done ; cf932c8bc458
2 march persis ; 7fa9fbfffd1c
2 persepolis*1 ; 714329f2b5f5
2 done ; 0ad5fce2e5d7
3 march sindh ; 27288b0e5478
3 mohenjo_daro*1 ; 6a2e8e792b82
3 done ; d61c2819eb2e
1 march nisa ; cda651abbddf
1 hyrcania*2 ; f70d0b1a82fb
1 march nisa ; 700027a128b6
1 hecatompylos*1 ; 44ab56e4d4dd
1 march nisa ; 9abfa156f637
1 hyrcania*1 ; a9dce52a0d81
1 done ; a8b40ca0f132
0 march sagala ; b0be23e0d355
0 taxila*1 ; 0a0fa0589e04
0 march taxila ; 2c5f48574540
0 kuhwat*1 ; da8f5de06860
0 march bactria ; 46068a35d344
0 kuhwat*2 ; cf134551bbe2
0 march sagala ; 0368452c6f77
0 taxila*1 ; 9a19fac5d809
0 march taxila ; 1e529f8d91dd
0 kuhwat*1 ; d8ee1eea697b
0 march bactria ; dd82c695bfe1
0 kuhwat*2 ; 852c199735d8
0 done ; 2d8bfcb36f00
2 done ; 3aade59510a8
3 march maru ; e8c29a54d72d
3 chanhu_daro*2 ; 2c5b8c3cee0c
3 march sindh ; 9338c114b11a
3 mohenjo_daro*1 ; 1ed78448d573
3 march sindh ; d38c0647d165
3 sattagydia*1 ; eba427ca0a06
3 march maru ; 6821cd1abd15
3 ujjain*2 ; 79348a3ae6ad
3 march mohenjo_daro ; 4c7464b5815a
3 chanhu_daro*1 ; 911c467073fb
3 done ; 231f19979a3a
1 march hyrcania ; c7d8e11c1c03
1 hecatompylos*1 ; a2bb6c91a393
1 march hecatompylos ; 42e80931c692
1 nisa*1 ; ececa562b557
1 march hyrcania ; d5875cc65866
1 dahae*1 ; 031bc0efb25f
1 march hecatompylos ; 9a84e9a4b392
1 nisa*1 ; a13c0ab8c43e
1 done ; b9f73dac87be
0 kuhwat ; f002b99b6481
2 march persis ; 3a902e577638
2 persepolis*2 ; 68d3da794e92
2 march carmania ; 9bbce282209e
2 harmozia*2 ; 863527edc3ad
2 march carmania ; cc9ef93fdeb2
2 gedrosia*1 ; 635b687aa920
2 done ; 5a3364aa21ea
3 march sattagydia ; 873096192a89
3 poura*1 ; 77ec65e7851f
3 march mohenjo_daro ; 108fb3883875
3 chanhu_daro*1 ; e974858df3c5
3 march ujjain ; 356eb1568b80
3 lothal*1 ; e974a3286b6f
3 done ; 1067cecb1bb9
1 march dahae ; 35f80c854dc5
1 karakum*1 ; a922fbc5496d
1 march nisa ; b0b7bebff1b1
1 hecatompylos*4 ; 13a265049e3c
1 march dahae ; 59887a0e5022
1 karakum*1 ; 216f0f231aad
1 march hecatompylos ; 7b1bd03c3842
1 nisa*2 ; 35205ba85721
1 done ; 182ac761c43b
0 march taxila ; da3bee1991ba
0 balkh*2 ; ad5acebac829
0 march taxila ; 871ae9de123f
0 sagala*1 ; ccca727b1fe2
0 done ; 65936b718631
2 persepolis ; 3e07a9a36f10
3 chanhu_daro ; f4e52dd67ecb
0 water ; c8d8c935644c
0 pass ; 0932a8b1f584
2 march persis ; a9f497385d74
2 liyan*1 ; a3b205618325
2 done ; 5a98968b04e1
3 march ujjain ; 1ee8f7ec4f90
3 avanti*1 ; 419070f3e7de
3 march lothal ; 62dbc891ba80
3 maru*1 ; 6e94fec8c1c1
3 march poura ; 091cf7fa914b
3 lut*1 ; 8ac4f3648afd
3 march sattagydia ; a1cd3bbae298
3 makran*1 ; 260e801cf957
3 done ; 26d1419644c9
1 done ; 6fc07cd12a6c
0 march balkh ; cd8903fc173f
0 taxila*4 ; 01eeb8230b31
0 march sagala ; c2d012f243d3
0 gandhara*1 ; 634a160eb7f2
0 march sagala ; 6901620f7f36
0 harappa*1 ; c272af6915e0
0 march taxila ; e649febb0883
0 gandhara*1 ; 60e65e5ad311
0 march taxila ; b215c48608ee
0 balkh*1 ; 0d2d2dab261b
0 done ; b7f4b772435e
0 done ; 69be36292530
2 done ; d2e80a020690
3 done ; be72bfc10892
0 pass ; 5ae817465d6a
2 trade show: hides; with: hides; face: down; take: water+stack_1 ; dfb165c918c7
3 trade show: flax; with: hides; face: up; take: hides+stack_1 ; 84536fd9a621
0 trade show: flax; with: hides; face: down; take: flax+hides ; 9f5bdc490eae
2 pass ; 0bee30c4b3cd
3 pass ; e4f69cddc48c
0 pass ; 6a9905cbe4ca
3 march sattagydia ; 5aa7eba852ee
3 poura*1 ; d43efbcf16c1
3 march poura ; 0f347e1243df
3 lut*2 ; 827268847c99
3 march ujjain ; e1230ee8e803
3 lothal*1 ; 3408ed7c2568
3 march lut ; 7c0d0016be19
3 poura*1 ; c5e3587ba771
3 march makran ; 4991192ad5f4
3 poura*1 ; c08fd391e5b9
3 march lothal ; e58d084f18a3
3 dholavira*1 ; bc0635b80cec
3 march lothal ; c3de5e44be21
3 dholavira*1 ; 6aac81ead73a
3 march maru ; 251d701dd44c
3 lothal*2 ; 8328bb1c83db
3 march mohenjo_daro ; c5559b154499
3 suleiman*2 ; 9b066ee30287
3 march avanti ; f9e43aaa01de
3 ujjain*1 ; 98fb9cd7d59d
3 march ujjain ; a6dec966c228
3 avanti*1 ; b8b51cfb6498
3 march avanti ; 2fc217fb079d
3 matsya*1 ; a084915a8494
3 march makran ; 60ea7bd9d552
3 poura*1 ; d6b5b1da492b
3 done ; 5020525ed918
2 march carmania ; 83b269673bb5
2 harmozia*2 ; 56a0fc2063af
2 march gedrosia ; 1b0eb8e121cc
2 sagartia*1 ; 9114f2a94b05
2 march persis ; eb2b67ab1f09
2 liyan*4 ; 391b4d5ee667
2 march carmania ; a3387e6493e9
2 persis*1 ; 2bdbf0e961f9
2 march liyan ; 37f807c74888
2 susiana*2 ; 50f98ae605ce
2 done ; 24bd6f0f6947
0 march taxila ; 018dd7cb3cde
0 balkh*4 ; 3aaf1be3731f
0 march gandhara ; 26d59a80e580
0 harappa*4 ; 5bdc6d05ca5c
0 march balkh ; 1ded5779f0c9
0 margiana*1 ; e55e286cf1fb
0 done ; abd9b783f448
1 march karakum ; 370d20af551f
1 nisa*2 ; 50827149ee6d
1 march hecatompylos ; 39a800753f1c
1 zagros*1 ; 3cf932ac10ac
1 march hecatompylos ; 65d52b52372d
1 eastern_media*1 ; 4013f5da790c
1 march nisa ; 6d298d89c94a
1 hecatompylos*4 ; 5ba28c522bb2
1 march hecatompylos ; 82e80562b92e
1 paraetacene*1 ; cf2000b01748
1 done ; 648d1d524941
0 harappa ; 539dad9a912f
2 harmozia ; cbe22baabcfd
0 done ; c14a67a51bea
3 done ; 55730e655d93
2 done ; 63f1ac0c0610
0 pass ; 3febf7a282a2
3 pass ; 1d6a7d56fdea
2 pass ; fdbda001ce56
--- result
ending: limit
places: 3 4 1 2

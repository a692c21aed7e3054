Ziggurat record 1
game: mega
rules: 1
seats: 7
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7
setting board: east
setting civilizations: 
setting expert: 0
setting short: 0
setting buildings: 0
setting live: 0
setting offers: 8
setting turns: 6
setting map: 
dice: 548cd03948a0a6ff77286f6a692023e3
seed: 649071640b885931a998075e8ada5a164e53ebe42139569cb1da270aab8608ba
--- moves
4 done ; 7fbd4a484f57
6 done ; 130f6f7ed5aa
1 march taxila ; 97945cc2c557
1 balkh*1 ; 3ff83f7e60fb
1 done ; b573ce41ec9b
2 done ; 4de2c41d7c88
3 march napata ; ec2c44e91ae0
3 nuba*1 ; c19708a03061
3 march napata ; 3f06282184d4
3 meroe*1 ; 5c65597b274f
3 done ; 148bbd1a288b
5 march chanhu_daro ; 88fa860540dd
5 dholavira*1 ; d5c0c8a0969b
5 march chanhu_daro ; 33ff45bd9d1b
5 dholavira*1 ; a1b3c0371392
5 done ; 3d248f75cb65
0 done ; 4092ec379e8b
4 pass ; dd6461d6fc89
6 wait ; a4f4d698534a
1 pass ; 00e6f41a9ed1
2 wait ; c4c4245d7180
3 wait ; 9bc8fddb3511
5 pass ; 4e52d5b958bc
0 wait ; 8ce06c954458
6 pass ; c6c496517409
2 pass ; 3f4f1cb1d843
3 pass ; c4bcb2179b55
0 pass ; 4d1150dc32d6
4 done ; 38bea58abf33
6 march babylon ; 0197b9fb2bc9
6 teredon*2 ; 34a914bd155a
6 march babylon ; 8585fc6f43d1
6 teredon*1 ; 34a124de70d2
6 march babylon ; 74ea0c2d13ea
6 sumeria*1 ; 61e09dfe7be7
6 done ; 043efd69792a
1 march balkh ; a013f819ed15
1 upper_oxus*1 ; aee09a5dbf57
1 march taxila ; e0514c3ee748
1 abhisara*1 ; 55360d0451c4
1 march balkh ; 3739e0c1058b
1 kuhwat*1 ; 38cc43a0288a
1 march taxila ; 1138509a1b92
1 gandhara*1 ; d6575ffabe1b
1 done ; e4063d2a0fce
2 march persepolis ; 792d9a3c92b7
2 persis*2 ; 43a39c368a7f
2 march persepolis ; 9a3829ccaa32
2 liyan*1 ; 3c7732cb92e2
2 march persepolis ; 932f4616ecb1
2 liyan*1 ; 7b74e1a5e68f
2 done ; 3ea41b15b306
3 march nuba ; 902f4dc0f5b6
3 salima*1 ; cfc5b5194cdf
3 march nuba ; b24060640f05
3 meroe*1 ; fbefcd860fdd
3 march meroe ; cbc4e30770eb
3 aksum*1 ; 1f9a1aa83670
3 march meroe ; ae7977e185a8
3 napata*1 ; d6bdf649aa94
3 done ; 6ce3889f67af
0 done ; 5962369409b8
5 march dholavira ; abd69eaec399
5 chanhu_daro*1 ; b38602ca962e
5 march dholavira ; fcbda2e7f8a1
5 chanhu_daro*1 ; c942262b2398
5 done ; 08da30ee5476
4 pass ; 7180a858bf08
6 wait ; 8aa3d9111fed
1 pass ; 92aca306d8b9
2 wait ; ab9d6e2dbead
3 pass ; f8b542dbe1d6
5 pass ; 339a48e6983d
0 pass ; 38a2698b787a
6 pass ; efb10dab5ae5
2 pass ; e8e1dd6c1740
1 march kuhwat ; 386563e872ce
1 margiana*1 ; 406701e38c7f
1 march upper_oxus ; 0edadab44491
1 chorasmia*1 ; f33964173967
1 march upper_oxus ; 3bdc8a7d791b
1 bukhara*1 ; bad61a6d4b39
1 march kuhwat ; 8a3cf18f58a1
1 balkh*1 ; 281a0222bfc9
1 march gandhara ; 9ffaa9748a77
1 harappa*1 ; 0cdf404b8683
1 march gandhara ; e11044ab2489
1 suleiman*1 ; 9d83ec82c480
1 march abhisara ; 8d6ed457fc82
1 harappa*1 ; 3739381019cd
1 march abhisara ; 96fa7d7a5537
1 taxila*1 ; b4d365713d23
1 done ; 687e602dda0f
2 march persis ; 45857742ecac
2 liyan*2 ; e319b700f191
2 march persis ; 272537fbbb6e
2 carmania*1 ; 18b8d5c426c8
2 march persis ; bd20afc3ee7d
2 carmania*1 ; 5b3aaf6549ff
2 march liyan ; 7efbb9d70382
2 persis*4 ; 8e733045855d
2 done ; 9c6b0c00b2c3
3 march salima ; 7f82dac6d946
3 buhen*1 ; e630a65ffb02
3 march salima ; 5af0183f76e6
3 nukheila*1 ; da92200794c1
3 march meroe ; 6b4c11579731
3 nuba*1 ; 25918a423702
3 march aksum ; 512cd1e9e984
3 meroe*1 ; 6fe1e11b379c
3 march meroe ; 80edd4c089e0
3 napata*1 ; 9f9bb4103935
3 march napata ; 7765932a54d6
3 meroe*1 ; 3f1973fad700
3 march aksum ; 6d1cba8e8d9c
3 meroe*1 ; baa575006698
3 march napata ; a9af3a852afb
3 salima*1 ; d6dc75c02688
3 done ; 5349ad0bd38a
6 march teredon ; ccce6f9db8a0
6 ur*2 ; 3755d919d6b2
6 march sumeria ; b78cf2b9b5dd
6 mesopotamia*1 ; 53ecfb07d7a3
6 march teredon ; f4da4c64177b
6 ur*1 ; badcf6a985d3
6 done ; d5b756181609
4 march saba ; 9f4c79b9422c
4 marib*1 ; 61b9fdc8d7ef
4 done ; 2d2f96281ac7
5 march chanhu_daro ; 6da0ef028b22
5 dholavira*1 ; 3ea07f809a80
5 done ; 8ad5b53fb1c9
0 march nisa ; d446ff0cd82f
0 western_parthia*1 ; 29dcf04641b4
0 march nisa ; 36de1b802840
0 merv*1 ; 376d77592c2f
0 march nisa ; 296f6f57c8a3
0 merv*1 ; c8a9b73ed11b
0 done ; 768715e3861f
4 wait ; 9851e600dcd4
6 wait ; 42e48841dcc0
1 wait ; 0d059b57bb94
2 wait ; 1355eb535d84
3 pass ; d9d8fb4adb81
5 wait ; c4e030eac14f
0 pass ; 98ca0c48111c
4 pass ; a05821dad259
6 pass ; 6c72c9bd0618
1 pass ; 93a47e046388
2 pass ; 128c3a30d3b7
5 pass ; 391ba7e1df9d
1 march margiana ; e713fea9102f
1 balkh*1 ; b616fc3cb430
1 march balkh ; 230b255b5884
1 samarkand*1 ; 4aee456b2713
1 march bukhara ; d23dba08a0db
1 samarkand*1 ; 9b892631273e
1 march harappa ; 7f4e4dec1529
1 kalibangan*1 ; 89eb0413ea48
1 march harappa ; 54c1af5f7bda
1 kalibangan*1 ; 5df4a727f163
1 done ; 812f6fa46562
3 march nuba ; e5d8e973b335
3 meroe*2 ; 7dbb8cb9b4c3
3 march nukheila ; 49cc0bac8212
3 buhen*1 ; d56bbbb36f0d
3 march salima ; 931cd56838d1
3 napata*1 ; a347e5b82c2f
3 march napata ; 59b1937bc470
3 nuba*1 ; 7715daa3625c
3 march buhen ; 0e2d1d54c9fa
3 upper_nubia*1 ; db6f7bc2dade
3 done ; 0e5d2d755f2a
2 march liyan ; 5bd608d9306b
2 persepolis*2 ; c9bae3a447d2
2 build carmania ; 355dadca8110
2 liyan ; dc13ca52c5e1
2 march persis ; 8018cc237ce3
2 persepolis*4 ; 63c0323ca1ab
2 sail 1 ; 3dc73fc3d0a1
2 maka*3 ; af1dfee8dc52
2 march liyan ; f133cd1f42dd
2 susa*1 ; 9e2af1cdc163
2 done ; 66cdc0a074d7
6 march ur ; a7c3526f9a4c
6 babylon*4 ; 5a80d1c298e3
6 march teredon ; f5143f0a0df2
6 babylon*2 ; 1c194920a8a5
6 march mesopotamia ; c8768d75dc14
6 mari*1 ; c331d1da0e94
6 done ; 6b038c8c6457
4 march marib ; 612088502189
4 main*1 ; 891905a563dc
4 march saba ; 351dc646f831
4 zafar*1 ; 9450945b352c
4 march marib ; 2b29cec16a8c
4 zafar*1 ; 821ae5f9040e
4 march saba ; dd7bc1c2eeec
4 zafar*4 ; 495c8ab56b31
4 done ; a89d5543d7cb
5 march dholavira ; 60bc58b3acce
5 chanhu_daro*1 ; 7a60c375a32c
5 done ; 1c748a1b2a40
0 done ; 02d67f030182
4 zafar ; 18b02d02b752
6 babylon ; 0d3a426f96fd
2 persepolis ; f8513a55b0fc
3 meroe ; 762253b9b858
5 chanhu_daro ; 22e4a8b3db9e
4 wait ; 62593ec05ec7
6 wait ; 6161ced37b9c
1 wait ; f6d55d613de0
2 pass ; 958f554b20be
3 pass ; 5d7841f0da49
5 pass ; abb955c5a636
0 pass ; 513761f1aa4c
4 pass ; 182c194e9a3d
6 pass ; 7ca4d48606a2
1 pass ; 315bdd09f203
1 march balkh ; 9945d209aa80
1 samarkand*2 ; 2d40fee47509
1 march bukhara ; be0f06c6e50c
1 upper_oxus*1 ; 125638eefeed
1 march taxila ; c467e3ad5149
1 balkh*4 ; 1b5f1c54833b
1 march suleiman ; 808b4c481581
1 harappa*2 ; c1be8d4f85a6
1 march balkh ; 94c0c8ee9039
1 bukhara*2 ; 0b7b050a8416
1 march suleiman ; 8d9fbf5a77b3
1 mohenjo_daro*1 ; a48c5188e12f
1 march chorasmia ; b2ede602c7da
1 western_sogdiana*1 ; 3c51d1f28946
1 march bukhara ; 6a645a0cbc2a
1 balkh*1 ; 249d29e47b1a
1 march chorasmia ; d0ed540ea804
1 toprak_kala*1 ; 3e925ca73e1a
1 march kalibangan ; 547dab831826
1 kuru*1 ; 62ec1997d283
1 march margiana ; 021a54ad9c21
1 balkh*1 ; 955ac1604d41
1 march samarkand ; 48961292c36d
1 bukhara*4 ; 647c99e1434f
1 march chorasmia ; 21f05d29bb0f
1 toprak_kala*1 ; 234358906460
1 march chorasmia ; f47146d1e695
1 toprak_kala*1 ; 3fa69b3606aa
1 march suleiman ; f7c8473879f7
1 kalibangan*1 ; 551e8186673d
1 march kalibangan ; 8b2f83f7b7d5
1 thar_desert*1 ; d68b729733ae
1 march harappa ; b1c441aa43db
1 suleiman*2 ; 8bda646f0eaa
1 march harappa ; 72b743ed5d18
1 kalibangan*1 ; 5755909f06f4
1 done ; 701848bfd7ee
3 march nuba ; 7945906650f7
3 napata*2 ; cfc45c551482
3 march buhen ; 7e5c0e595f15
3 thebes*2 ; 35bba5fc3c19
3 march nukheila ; 1de07aef1760
3 salima*1 ; 94e4ac74df8a
3 march salima ; 4c6a3851dad9
3 nuba*1 ; b059236ccdca
3 march salima ; 073b9c82cc82
3 napata*1 ; e63283efb26b
3 march nukheila ; 8d170d9ad04e
3 salima*1 ; a28be31cd151
3 march upper_nubia ; 30d71a8cf15d
3 thebes*1 ; b2af963ed6ef
3 done ; 9ae926665ab7
6 march sumeria ; 048a88713502
6 mari*4 ; f3e7d023756e
6 done ; 6a160590d808
2 march maka ; 2efaaf6ed71a
2 bat*2 ; f513d5e65273
2 build persis ; 5b952df8c18b
2 susa ; a5b66076d224
2 sail 2 ; bc7a8767b2ed
2 susa*1 ; 4a7f9c90667d
2 march maka ; 41bbc9ddf93c
2 bat*1 ; 6a1a82a3471f
2 march susa ; 93ab856f04e8
2 babylonia*1 ; 53b66da901a1
2 maintain 1 ; f546c3f7dbbf
2 treasury ; a3691d1c1ee2
2 sail 2 ; ce3bdc78722f
2 chaldaea*1 ; 0785a7e79117
2 sail 2 ; 88b342a8c29d
2 teredon*0 ; e5c59e40195f
2 march maka ; 986b7daa98a2
2 bat*1 ; 912e1faf383b
2 done ; 17da393632f6
0 march western_parthia ; 95c0bebaa786
0 nisa*2 ; cf5a0916d0f4
0 march merv ; 47fce4c90fca
0 aria*1 ; 9360ac34facd
0 done ; 4c115aae746b
5 march dholavira ; 3ea998e93df5
5 chanhu_daro*2 ; c74ca9207a52
5 done ; 17ad32d4e39c
4 march zafar ; 6685d66ae6fb
4 himyar*1 ; c840ea3820c5
4 march main ; d3e04afa0995
4 saba*1 ; f9ac98906aff
4 march main ; 81294eda4ab5
4 marib*1 ; e8c44a0641e6
4 march zafar ; 21b0459c522c
4 himyar*1 ; 23fbc9d34324
4 done ; 88f8645b41ba
6 mari ; 48073da00427
1 balkh+bukhara ; 4383d4a7c984
3 napata ; 9ecf24d07670
5 chanhu_daro ; 1e0aaf061367
0 nisa ; c2d08dd54b9f
4 pass ; 2d141268564c
6 wait ; 87f9f1fec8f6
1 wait ; 5aefe4ab4ee2
2 pass ; 9a356d7bd382
3 pass ; 07069045da3a
5 wait ; 21c97468943a
0 wait ; b88a850c8d8c
6 pass ; ec941cd0f8af
1 pass ; 2af1c5c01f21
5 pass ; 2c5e3bc2dc13
0 pass ; b1d2baec7060
1 march suleiman ; 1b6b2ea631db
1 kalibangan*4 ; 8381aa3496e4
1 march upper_oxus ; 6f1bc8bd9d1b
1 toprak_kala*2 ; 9bf438ae3dd6
1 march margiana ; e7d4ba0c75b2
1 upper_oxus*1 ; 88e68e10698b
1 march samarkand ; 0538f1ed7723
1 eastern_sogdiana*1 ; 56e194a2c265
1 march samarkand ; 6d7abbf31bc1
1 bukhara*1 ; bcce474fc121
1 march samarkand ; 832b5ca50802
1 bukhara*1 ; d012c4390b15
1 march western_sogdiana ; c8d34aa4e10b
1 chorasmia*1 ; 51f33d4f8b34
1 march thar_desert ; cb5d70c3cc33
1 kalibangan*2 ; cbc8f335525a
1 march kuru ; 78df4dea4672
1 abhisara*1 ; 1315f80d9e4c
1 done ; 4aca5dd25479
3 march salima ; a69a2c2a2a7e
3 nukheila*1 ; a765aaa0e498
3 march nuba ; aa44876a3981
3 napata*1 ; caa733e1e6d0
3 march thebes ; 8f082522c033
3 ptolemais*2 ; fe6a5b0ecc9f
3 march salima ; ce4e24814a11
3 buhen*1 ; 9768c84433cd
3 march buhen ; efec285e522c
3 thebes*4 ; ea562e67ea13
3 march thebes ; 381b8e398790
3 buhen*1 ; 451a7aa9147f
3 march upper_nubia ; 521b8d5746df
3 thebes*1 ; a9bcc240da17
3 done ; 88ae13346040
4 march himyar ; 3f53a0818ca8
4 saba*1 ; 68ccb046ece4
4 march himyar ; a72fe9083888
4 aden*1 ; 8a0dc760e1c2
4 march marib ; c93d01431dc8
4 arabia_deserta*2 ; 455d90dc2ca6
4 done ; f411b3e5b392
6 march mari ; cefb4e42a9cb
6 jordan*2 ; 60a6207f5205
6 march mesopotamia ; aa910486e853
6 mari*4 ; eaa665724809
6 march mari ; 94113dc2938b
6 mesopotamia*1 ; c7d2a924b266
6 march mari ; 4ca073940f33
6 sumeria*1 ; 4d5578189252
6 done ; 2080f3c77f40
2 march bat ; eaf530402cd6
2 maka*2 ; ed2134ce0559
2 maintain 1 ; 8ece832269f5
2 chaldaea ; d73751567117
2 march bat ; 8fec096b9bb2
2 maka*1 ; 7911497f74e2
2 march chaldaea ; 9da654c3e663
2 ad_dahna*1 ; b56b33d612ec
2 march babylonia ; 89cf47762f85
2 urmia*1 ; 4c3a288ac455
2 march babylonia ; 5914789bdce3
2 susa*1 ; e77ea1fb3d3f
2 march bat ; 70db9dbc6f58
2 eastern_arabia_felix*1 ; 2b72ea26ccc6
2 done ; 81ef866c30b1
5 march chanhu_daro ; ce6af3e35b1e
5 dholavira*1 ; 647c6c85fbbb
5 march chanhu_daro ; d5615a09404c
5 balakot*1 ; bc04477e39f6
5 march chanhu_daro ; 511669ad15a4
5 dholavira*1 ; d263581540d6
5 march chanhu_daro ; 64e696e494cd
5 dholavira*1 ; 2534f7535bde
5 march chanhu_daro ; 629810968b02
5 maru*1 ; de5076cb9af2
5 done ; bca5453db2ea
0 march merv ; 6c69846b468e
0 karakum*1 ; 1a729cf8c34c
0 march aria ; d99d690d4cc9
0 gandhara*1 ; 9897f7e8bf99
0 march merv ; 32597c7714f4
0 karakum*1 ; ded2a492dc66
0 march aria ; c1321e5f4132
0 eastern_parthia*1 ; 6d8aecb0936e
0 done ; d2c63f944118
1 kalibangan+toprak_kala ; 00ab5a03dea3
3 thebes ; 5308520248bc
6 done ; eaf01f897132
1 done ; 69150a44bd70
2 done ; 33104df82e9b
3 done ; 6c2789831d3b
4 wait ; ee4b5ab4b64c
1 pass ; 1452c485585e
3 pass ; ae3f020f1a0b
6 wait ; 80c83ecd64a6
2 wait ; 77d95b6c7c7a
5 wait ; 7d127f28fae6
0 wait ; d055de5cbeb0
4 pass ; 6174d6cce070
6 pass ; 0d4339b21aac
2 pass ; d97e4616aa70
5 pass ; 2bdcbfb6180f
0 pass ; 0060600ceb77
--- result
ending: limit
places: 6 1 5 2 3 7 4

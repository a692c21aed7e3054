Ziggurat record 1
game: mega
rules: 2
seats: 9
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9
setting board: east
setting civilizations: 
setting expert: 1
setting short: 0
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 5
setting map: 
dice: e44850ff717d413808ed054a6080bb7d
seed: 1cb65cdf16c604aaa84bf9a659402833bf7ee49b929da1a9f8d19d8b2f461a18
--- moves
1 march saba ; fea06b17789e
1 zafar*1 ; 6f7e8178757e
1 done ; 084fcf97a19e
7 march magadha ; 8227279b21ee
7 tamluk*1 ; ae6d86fcd191
7 march magadha ; cf99ea41104b
7 kausambi*1 ; 3a78948d77d8
7 done ; 7747805e430e
5 march babylon ; 7476ddf27dbe
5 babylonia*1 ; 8f214e4438e2
5 done ; 22e23a3e4545
2 march western_sinhala ; 942e932fc276
2 eastern_sinhala*1 ; a3c9295191ca
2 march western_sinhala ; 68fcebc2945e
2 brahmagiri*1 ; c0a9f7b08ca8
2 done ; 6cf9953842a8
8 march taxila ; 0c1b2d1c5a4c
8 abhisara*1 ; cbf8f4997d15
8 march taxila ; 95cb924c6066
8 abhisara*1 ; 3729d673f853
8 done ; e62f26b0f146
6 march persepolis ; e99b795753a3
6 sagartia*1 ; adea90603be8
6 march persepolis ; 9e2bcfed2749
6 sagartia*1 ; b638420dceb2
6 done ; 6825005592fe
3 march napata ; f7059d9e473e
3 nuba*1 ; 09d56a3324a1
3 march napata ; 9d33181525a3
3 upper_nubia*1 ; 494ba4f81a3c
3 done ; 6327ef20c6bd
0 march chanhu_daro ; f3a57d1050a7
0 upper_indus*1 ; 528334d74c8f
0 march chanhu_daro ; a616b8d30e5b
0 thar_desert*1 ; eddb2f8e2ab6
0 done ; 00477ad3983c
4 done ; 4ad9c20b6d36
1 wait ; b418da3311e8
7 pass ; 0ad8f7278457
5 wait ; 4390117f9455
2 pass ; 35b750f0bbf9
8 pass ; 0d3860721e6d
6 wait ; 1019f828b26f
3 wait ; db32d57a3a12
0 pass ; 1f11a43092dd
4 pass ; 83a1fc4f65b4
1 pass ; 38b80de788cc
5 pass ; c870889a5c86
6 pass ; cb2a1a3c9580
3 pass ; 48a149f0059e
1 march zafar ; 0c6b7388688d
1 marib*1 ; b681d8305ef7
1 done ; e1c2e2b87032
7 march tamluk ; 637f2ea21212
7 orissa*1 ; 5a07e19d98a5
7 march tamluk ; eddc8c261492
7 gauda*1 ; 75ad2749a144
7 march kausambi ; 306316d4fcf8
7 vatsa*1 ; 4cdb0172605f
7 march kausambi ; 34f100f64270
7 pataliputra*1 ; fa9c55625d93
7 done ; 3fc2b2d8a950
5 march babylonia ; 40e7ae7610a6
5 susa*1 ; 3fd166ce50fc
5 done ; daebff2e7863
2 march brahmagiri ; 4a1f673df2e1
2 chola*1 ; 68991ce96b65
2 march eastern_sinhala ; 57726847b2f2
2 western_sinhala*2 ; b42cd6234442
2 march brahmagiri ; 4e72864f0bbc
2 chola*1 ; 0aec76fb475d
2 done ; 883072066ee3
8 march abhisara ; 3b58bfb21051
8 harappa*2 ; 5153556351b2
8 march abhisara ; 7a26c400b184
8 harappa*1 ; 1fe1ecd6424d
8 march abhisara ; ca4fb49aa3eb
8 harappa*1 ; 2f03065e30b7
8 done ; 977b022d18da
6 march sagartia ; be75d4526160
6 gedrosia*3 ; f21c24a3a9d9
6 march sagartia ; b3d2c68c7c42
6 parsua*1 ; 438e34538fc7
6 done ; 890528554414
3 march nuba ; 70bc59788fa6
3 salima*1 ; 97a1b027f7e5
3 march nuba ; e6c1155360fb
3 napata*1 ; a14049a11269
3 done ; bf7ad13a237f
0 march upper_indus ; 57f4c6a7b18f
0 chanhu_daro*1 ; 9ddb99e3917d
0 march thar_desert ; 90156925bfe1
0 kalibangan*1 ; 26065bb4bc6a
0 done ; 75799bb32179
4 march nisa ; 074d1ef61abe
4 merv*1 ; 1f52bf43ba11
4 march nisa ; 2f52337f9484
4 merv*1 ; dc3d2067fb0e
4 march nisa ; 0f3cb1b2a245
4 merv*1 ; a87605267c23
4 march nisa ; 370747bf9411
4 merv*1 ; fe8586bedc90
4 done ; fa8d46461319
1 wait ; b61686e9ba2f
7 pass ; 57f9d6803e02
5 pass ; 589fcbc96433
2 wait ; ffda2d7d073a
8 wait ; b9802ab02bb9
6 wait ; f7da3d63f363
3 wait ; 999370a54c0d
0 wait ; c99d3b6a0f5d
4 pass ; e00166d1e969
1 pass ; ed3b51b9e0b6
2 pass ; 506971b63722
8 pass ; 10ce9bae53f4
6 pass ; e91ce3b613b2
3 pass ; fdd851a1a63b
0 pass ; af15f6faa786
1 march marib ; e68e0015aba3
1 zafar*1 ; 733ec6808c51
1 march zafar ; fbd0996daa4e
1 qataban*2 ; 97200d6e70be
1 done ; d8c199b11229
7 march orissa ; 09efe92ac846
7 bihar*1 ; c841d0432b2f
7 march gauda ; 008c2e3efd66
7 tamluk*1 ; 4d8a709bdeda
7 march vatsa ; c2d0ac361e70
7 vidisa*1 ; 9b603d0837fa
7 march pataliputra ; aec7b8e9694c
7 magadha*1 ; 81104b86cc96
7 march vatsa ; 1a4f99ad16d8
7 vidisa*1 ; dd69a940cabe
7 march gauda ; 8b50d169e2c2
7 tamluk*1 ; 1dafb60bcc2f
7 march pataliputra ; 1aa2d8d45a95
7 magadha*1 ; a9bb10bd0864
7 march orissa ; a5f10b73b128
7 magadha*1 ; f5745d5ca566
7 done ; 86b1b2f645d3
5 march babylon ; a2cb141257c0
5 teredon*2 ; 1fb31a271539
5 march susa ; 6064590a6598
5 susiana*1 ; 0789c90228d3
5 march susa ; c05c2174a175
5 ecbatana*1 ; fbf5d5070a82
5 march babylon ; d7f15b61dcc5
5 teredon*1 ; f706badb7901
5 march babylon ; fd2561fed9f0
5 babylonia*1 ; d1a506b0262d
5 march babylonia ; 90870ca494f3
5 susa*1 ; 6225df71c4a9
5 march babylonia ; 84dea2951805
5 susa*1 ; a454b6052fbe
5 done ; f90312f3f1ea
3 march salima ; a1ca4e352cc2
3 nukheila*1 ; 8ea7c6038ede
3 march upper_nubia ; cdcfa12704fb
3 napata*4 ; 4a6015fdbf1c
3 march napata ; 30d980f2e999
3 nuba*1 ; fd89d3b58ff0
3 done ; 2b06c31ae181
0 march thar_desert ; b2acfcd2f576
0 surasena*1 ; 5c1dfc4b0f72
0 march kalibangan ; 359ef9f2306b
0 suleiman*1 ; 2f2ef371ea55
0 march upper_indus ; 1218e9ba7ad6
0 kalibangan*1 ; 4ed8e9b607b2
0 march kalibangan ; cb4d26ced130
0 surasena*1 ; 47646ca4a057
0 done ; 63fcf25b1e1a
6 march gedrosia ; baa62200118e
6 poura*1 ; 66947a4632a3
6 march gedrosia ; a1e71b501eb0
6 poura*1 ; 567d83b2a2f0
6 march gedrosia ; 5d3af4ba18fd
6 sagartia*1 ; a6d848fae91a
6 done ; 93df9361653d
2 march chola ; 9ae45d8f7c45
2 eastern_sinhala*1 ; e0cdc51b4d23
2 march western_sinhala ; d2940945d5db
2 brahmagiri*1 ; 9bee9afc3725
2 done ; 52331b12e647
8 done ; 99c087e9a16d
4 march merv ; 2cef5c000065
4 nisa*1 ; 3790d73886c3
4 march merv ; 60f0deda333e
4 nisa*1 ; 6e6ff5c36b04
4 done ; b532aae3d80f
1 pass ; 5433d21f036f
7 pass ; ccfa14b3ff38
5 pass ; ccf7308d0eda
2 pass ; 985c7f039c97
8 wait ; fba0abfc3c5a
6 wait ; 1239063c7977
3 pass ; ce4896f0b439
0 pass ; 9dc60edd4a0f
4 wait ; f850233508c6
8 pass ; 19c0db0eb6a9
6 pass ; 9a9bf13c00fa
4 pass ; cdb5a2c269df
0 march kalibangan ; 717782e314d9
0 kuru*1 ; c0c53ebd9178
0 march chanhu_daro ; a7244ea52205
0 balakot*1 ; ce9c9adad7ac
0 march surasena ; f82ebb1b16ac
0 kalibangan*2 ; 8c7af19fb688
0 march thar_desert ; 71d6b65031a5
0 chanhu_daro*1 ; 51327e3834a7
0 march chanhu_daro ; 2b2d0ffa0766
0 balakot*1 ; e8e0b71425fa
0 march kalibangan ; f954dd05189f
0 abhisara*1 ; 70f508b160f5
0 march suleiman ; 17c594fbc986
0 arachosia*1 ; 28087c7cb2ba
0 done ; 2c063f37ff30
5 march teredon ; 25501fb81430
5 chaldaea*2 ; 7aca240fbc87
5 march susa ; e526f86e7698
5 paraetacene*1 ; 038fa113816e
5 march babylonia ; ccee0418821b
5 ur*1 ; bf370d01be56
5 done ; 6e622aadd7ba
1 march zafar ; f83dd413210f
1 aden*1 ; c74866c6689f
1 march saba ; 664331ece0a7
1 zafar*5 ; 1a0486f67f60
1 march zafar ; 803444e146d6
1 aden*1 ; a8939c72bc5f
1 march marib ; 2918578648b0
1 zafar*1 ; 0d804a72bf4e
1 march qataban ; 856bd9a943bd
1 aden*4 ; 360125ad009e
1 march marib ; 7dacdd16cd20
1 saba*1 ; 1952c584c693
1 done ; d1fe041dfa14
6 march parsua ; bbfa4e999e5f
6 drangiana*1 ; 0770d7cc6269
6 march gedrosia ; 32ff5675984b
6 poura*4 ; 4d0a85362eda
6 march parsua ; fd15150e823f
6 kavir*1 ; 956cdb54a78b
6 march poura ; 33dd5cbb395a
6 lut*2 ; 0563e7d271ea
6 march sagartia ; f4e57ec49d79
6 gedrosia*1 ; ddc1057a4ab2
6 march parsua ; 3ebc8fc42e02
6 sagartia*1 ; 5e0b5970c66a
6 march parsua ; 7f79d799bc0f
6 sagartia*1 ; f5362b17c38d
6 march sagartia ; 16f558ecda3a
6 persepolis*1 ; ade3c0a584af
6 done ; 0597ba448a6d
7 march vidisa ; 788f4c12e446
7 vidarbha*1 ; a606a7ba501e
7 march bihar ; 051575f1cca1
7 magadha*1 ; a48b026aeae2
7 march tamluk ; d4a5292cb9ea
7 orissa*1 ; 9983b292b08e
7 march magadha ; 34532a685a8c
7 tamluk*5 ; b6acfece19e8
7 done ; 5b0cc953f03a
2 march eastern_sinhala ; c1372ef6185c
2 madurai*1 ; 3e988679474f
2 march western_sinhala ; e0c901206595
2 brahmagiri*4 ; eb7cb81353fc
2 march chola ; 3f480f33df24
2 eastern_sinhala*1 ; e0587d9aae1c
2 march brahmagiri ; 0881f5390145
2 vanchi*2 ; 40faa30a9576
2 march eastern_sinhala ; 9ac7da96a113
2 madurai*1 ; f83d23ea5dc0
2 march chola ; 13922e3eafca
2 western_sinhala*1 ; 0696f87f4438
2 done ; 937854d6aa93
3 march napata ; d2aac65ee427
3 meroe*2 ; a8d5ec3ba745
3 march nuba ; 567870961e96
3 ahmar*1 ; e484039445ac
3 march salima ; 4e493695cf8a
3 upper_nubia*1 ; 78e0da778ae0
3 march nukheila ; 8934ecd0eb43
3 buhen*1 ; 1a75bb73907a
3 march nuba ; d259ca01a4f8
3 meroe*1 ; 435d266e5df4
3 march nukheila ; e64cb7c96dfa
3 buhen*1 ; 825fc90f2fe4
3 march salima ; 1106728afc6d
3 upper_nubia*1 ; 4a7aa5682511
3 march napata ; e8e432e7bc04
3 meroe*1 ; 10e876868515
3 march napata ; ca885a60c3d8
3 meroe*1 ; b891a99906d5
3 done ; aa270b0d1de6
8 march harappa ; 902235c591f0
8 sagala*1 ; f79fd05c92df
8 march harappa ; ef07030cb487
8 gandhara*1 ; e40314c2e810
8 march harappa ; 2312bb47f586
8 gandhara*1 ; 0624ade8cc31
8 done ; 47148a2ce8a0
4 march nisa ; 0fd5ac049d79
4 western_parthia*1 ; a6f2779a10fe
4 march nisa ; 83dadadc43f9
4 hyrcania*1 ; e43cd0560e8a
4 march nisa ; 72b2266033af
4 western_parthia*1 ; 3e8042d83e64
4 march nisa ; 5e59a6eb0589
4 hyrcania*1 ; 29b635776c21
4 done ; f2cf02264192
1 aden+zafar ; fccea6810bf4
7 tamluk ; 5a62f81dc43a
1 aden ; 417eca63e3ce
1 pass ; a754fe300ec6
7 pass ; e93440c32a51
5 wait ; 8bba3a3032ce
2 pass ; 71c282aa5b0c
8 wait ; ce51ff1a4575
6 pass ; 26d72131126f
3 wait ; 1e1fcf3bde6f
0 pass ; b7edcc7951ea
4 wait ; 2e948549c31e
5 pass ; 3f9ca5931271
8 pass ; 479157ad53e4
3 pass ; cda05785f93c
4 pass ; cbf0f3ef44dd
0 march surasena ; 2e253b309291
0 kalibangan*4 ; 3ea5da70f000
0 march upper_indus ; fa83f72d0525
0 chanhu_daro*1 ; 91e1dce0a56a
0 march balakot ; 6a6f22249821
0 dholavira*1 ; 7fbb7700f7b0
0 march thar_desert ; 65b855f4ff9f
0 surasena*1 ; b4f532bda484
0 march upper_indus ; a777a873da14
0 mohenjo_daro*1 ; 8f1c84f289b4
0 march arachosia ; 79d41bc83367
0 sistan*1 ; ac14e216f6ae
0 march balakot ; d56b31b0ef55
0 dholavira*1 ; b61fefebbf15
0 march kuru ; a4c2fc9caad5
0 surasena*1 ; 55c97ba9ceb8
0 done ; 4acaf604dfc1
5 march chaldaea ; 095763926d8d
5 teredon*2 ; 5db31c6696f4
5 march susiana ; 5c3f91b84383
5 susa*1 ; 49347332fdd7
5 march teredon ; 8e2ff44fc69a
5 ur*4 ; f835c5f67fbb
5 march paraetacene ; 5021f1753796
5 zagros*1 ; e5f7e269186a
5 march ecbatana ; a2d954b9fa7e
5 hecatompylos*2 ; dfd50dea1829
5 march chaldaea ; 4c5cd3c14826
5 nafud*2 ; ccdf5e1219ba
5 done ; e476e52d0619
6 march gedrosia ; b6cfd237a33c
6 lut*2 ; d43404d80caf
6 march sagartia ; bd1548c54df9
6 persepolis*4 ; c5d1f912ab3a
6 march kavir ; 19a1b59f9929
6 parsua*1 ; 02dd57396709
6 march drangiana ; 836726398895
6 eastern_parthia*1 ; 1254d1c4c7b2
6 march persepolis ; a0bb435aad67
6 sagartia*1 ; 395c240a1cfe
6 march poura ; 515f25fe58e6
6 sindh*1 ; eefbccea01fd
6 march poura ; d00d63469b4d
6 sattagydia*1 ; ceffd0924592
6 march drangiana ; 82147fbb26e6
6 gedrosia*1 ; 15369ac9236c
6 march persepolis ; c79070a838f8
6 sagartia*1 ; d61701912cc4
6 done ; 25b1524678b7
2 march vanchi ; d169953d549f
2 brahmagiri*4 ; 0dfb62a30219
2 march eastern_sinhala ; 534dc963ce9a
2 chola*1 ; 4bffc97aac96
2 march madurai ; 230f620d2c0d
2 eastern_sinhala*1 ; 9e4c7207abaf
2 march eastern_sinhala ; a838a4f24fcf
2 madurai*1 ; ad46ccd437be
2 march madurai ; 4e3f5549224b
2 vanchi*1 ; 69f66c70105a
2 done ; 7295402637d4
3 march meroe ; 67752f1ecef4
3 nuba*1 ; ab79e8eafc11
3 march meroe ; 5a0a78e61d42
3 bahr_meder*1 ; 612fc6f684e2
3 march buhen ; d6470bc1453c
3 nukheila*1 ; 9c1107be2ebf
3 march upper_nubia ; b4ec8ce5465c
3 salima*1 ; a186b7cb49b4
3 march upper_nubia ; b5dead4f1f49
3 napata*1 ; 6ea2082117de
3 march buhen ; d2743b6619a4
3 thebes*1 ; c01df0b3eca1
3 done ; 8f472cb2c6d9
7 march vidisa ; 6190aab501fd
7 vatsa*1 ; 2944898861bf
7 march bihar ; 831c6793f209
7 magadha*1 ; 7ca4d97a1cf8
7 march orissa ; cd1da12ab56e
7 magadha*1 ; b563f21bfbd6
7 march orissa ; 8c6c83dfd3e8
7 karusha*1 ; 7ab4a97deae4
7 march vidisa ; 1e959804804d
7 avanti*1 ; e96ad9464c5c
7 march vidarbha ; a5eb688ad685
7 pratisthana*1 ; 1407fb353776
7 march bihar ; 4cfeb6d93dfe
7 vidisa*1 ; 18df0bcc624c
7 march vidarbha ; 6995af951025
7 ujjain*1 ; dbaaf97f8216
7 march magadha ; 3350b5c8877f
7 gauda*1 ; 31519c96bbbe
7 march magadha ; 519db13bebc2
7 kausambi*1 ; 294847923748
7 done ; 00d10f673e02
8 march harappa ; 1b48fd132bf0
8 sagala*1 ; 7d658d53480d
8 march gandhara ; 50b24a16246a
8 harappa*3 ; 06c821145793
8 march sagala ; 37252a7bccf1
8 taxila*2 ; 88e581987e87
8 done ; 0b066d17f2ac
1 march aden ; 44a36f768bf9
1 himyar*2 ; 5d210f18cea4
1 march aden ; acd2cccca986
1 himyar*1 ; 2cb73f520df2
1 march aden ; 26e296d76cfd
1 qataban*1 ; cb4601b0a5ff
1 march saba ; a50c317f6485
1 main*1 ; 3736da317692
1 done ; b3e63767d199
4 march hyrcania ; 47e95ef1527f
4 karakum*1 ; 766225dde9be
4 march western_parthia ; 73ae1a88b40f
4 drangiana*1 ; d0b6f1efde14
4 done ; cc9a3e9d1376
5 susa+ur ; 01122b3db9ce
2 brahmagiri ; 8e9c4acec332
8 harappa ; 879ec267de54
6 lut ; 89b4fba2feb1
0 chanhu_daro+kalibangan ; 4f8a97809bf2
1 pass ; bf4884295a7b
7 pass ; aa2ab3b967d9
5 pass ; 9f74a4265451
2 pass ; 8e36b22e65f0
8 pass ; 958721aca4bb
6 wait ; cc99ea2815a8
3 pass ; 7a75f62527ff
0 wait ; 6c9c4dc54b32
4 pass ; 716f2135326d
6 pass ; 9e26a12686a2
0 pass ; 4ba439ff2da4
--- result
ending: limit
places: 3 1 7 8 9 4 6 5 2

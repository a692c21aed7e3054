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
4 done ; 6a3a415b2ba5
1 march zafar ; 4223535ae1df
1 saba*1 ; 1bd0b4f0fbbf
1 done ; 9e7f491607b4
7 march tamluk ; 46f74a9e7092
7 gauda*1 ; d61994f3b9d0
7 march tamluk ; c0dd1d8f17a8
7 orissa*1 ; b20bb7cb5e37
7 done ; b5955014b73a
5 done ; 60f4f3aaf0e1
2 march brahmagiri ; c99912fd3458
2 western_sinhala*1 ; 6064b893e827
2 march eastern_sinhala ; 9bbc86458d20
2 chola*1 ; 44758aac0748
2 march brahmagiri ; f3b93bbe6cd4
2 western_sinhala*1 ; 5ef74c870cac
2 march eastern_sinhala ; cf0186558c0a
2 madurai*1 ; 8461d27dbcec
2 done ; a3cfdf64f962
8 march abhisara ; 082043151895
8 taxila*2 ; 4acadeabaa4d
8 done ; cd7e026b430f
6 march sagartia ; 40e79a526383
6 susiana*2 ; cd4a2b3472d7
6 march sagartia ; 10956f772d5b
6 persepolis*1 ; 5feed3b8df0e
6 march sagartia ; 2ae6988e0a8f
6 persepolis*1 ; 586f86e441a2
6 done ; c58576aee6b2
3 march nuba ; 9af4297dce3d
3 napata*1 ; 0a4d8514a983
3 march nuba ; 2c9ad8fe0a70
3 napata*1 ; c5c766e2eaee
3 march upper_nubia ; 2f7bd3903a3d
3 napata*1 ; 6950177b7e97
3 march upper_nubia ; f2b4290e8673
3 napata*1 ; ae359b852087
3 done ; a3f9f669aefe
0 march upper_indus ; 0da5b8f478ec
0 mohenjo_daro*1 ; 3a6fa88ccde1
0 march thar_desert ; fd7bea8d4517
0 surasena*1 ; 9f4124da9dc4
0 done ; 9f758502bb26
4 march nisa ; 31a7b4c2ec83
4 eastern_parthia*2 ; 2d453c411285
4 march nisa ; 8f5cceb462d5
4 hecatompylos*1 ; a65805814d43
4 done ; 8b4fd8e8ba2e
7 march orissa ; 218e575fcc54
7 magadha*1 ; 4d3f1587699b
7 march kausambi ; 708bfc3f423e
7 vatsa*1 ; d9a4d23e3369
7 done ; 43823d8e075d
5 march babylon ; ec3ddc87587d
5 mesopotamia*2 ; 043aba68b8ee
5 march babylonia ; f212ec90c3d7
5 babylon*4 ; 42572a59cd6b
5 march babylon ; 9213eb26d759
5 sumeria*2 ; b861b7f81ac2
5 done ; 96187b6d6fba
2 march western_sinhala ; 64867e1aca64
2 madurai*4 ; 04268b893d0c
2 march chola ; 575ba0f972f2
2 western_sinhala*1 ; 18f3ecee45a1
2 march madurai ; d92d41b97cc3
2 eastern_sinhala*1 ; 1390ddeeaa62
2 march madurai ; a956ff626747
2 western_sinhala*1 ; 4bd2f7b6721f
2 march chola ; 4a2aec7665fe
2 eastern_sinhala*1 ; efa16e250e69
2 done ; d5c1e3888121
8 march abhisara ; 0fadc583d56a
8 taxila*2 ; bc86ac2292eb
8 march taxila ; fd08224e0e7c
8 sagala*1 ; 6778ea400515
8 march abhisara ; ecddb3e05bec
8 taxila*1 ; 11d02fc49053
8 march taxila ; e14ee262b8ab
8 kuhwat*1 ; 7397315a6ae6
8 march taxila ; 8b7778b4226d
8 gandhara*2 ; b6abf57bb69f
8 march abhisara ; edbbfa4b4a3b
8 taxila*1 ; 6966892a683a
8 done ; 358f20e51c94
6 march susiana ; 67b11091c57c
6 persepolis*2 ; ec05f8bce4c3
6 march persepolis ; 2612116e48a8
6 liyan*4 ; 096b38886ecc
6 march susiana ; eb3c0c3cca3f
6 liyan*2 ; 289ec6b261c6
6 done ; 341a8d819784
0 march thar_desert ; aca6fb2c3289
0 chanhu_daro*1 ; b62158a06cd3
0 march mohenjo_daro ; 502d06dfad5f
0 chanhu_daro*1 ; c975d6b30dae
0 march thar_desert ; 490f5cfd667a
0 matsya*1 ; 35f21d4602c9
0 march mohenjo_daro ; 8425f996b92f
0 chanhu_daro*1 ; 84bbdd6ab0db
0 march surasena ; 3c90d3fcbc6b
0 avanti*1 ; 69aadde2ffc6
0 done ; 34cfc12f28fe
4 march eastern_parthia ; 236f313c862d
4 nisa*4 ; e25845359686
4 march nisa ; 947d0dadc642
4 hecatompylos*2 ; b9bbb3bd2d61
4 march hecatompylos ; 22a884e520ec
4 nisa*2 ; 865192200f57
4 done ; 14f7e82a74a3
1 done ; f8b59af63a49
3 march napata ; 59c4b30dca1f
3 nuba*1 ; fceaba831b56
3 march napata ; 32f766693914
3 meroe*1 ; 938c457fd508
3 done ; e0dac7fac430
6 liyan ; 06cef2bbe03f
4 nisa ; 9c9ece570871
0 march upper_indus ; 5300acb87e69
0 chanhu_daro*1 ; 77a82895a03b
0 march matsya ; 1e13ee3585f4
0 maru*1 ; 6cc60121a4d0
0 march matsya ; b8ec9137e313
0 thar_desert*1 ; af280d633cb8
0 march upper_indus ; 92894cb4f4c2
0 mohenjo_daro*1 ; 709000cb6fee
0 march upper_indus ; b0470f53fc64
0 mohenjo_daro*1 ; f61f52693b66
0 march chanhu_daro ; 365862b90e2d
0 mohenjo_daro*4 ; 9b6e1c6ae5c9
0 march chanhu_daro ; cf7c8a70a509
0 sindh*1 ; 304e8ab9adfd
0 done ; 79ff36849be9
7 march gauda ; 5931bf7a15cc
7 brahmaputra*1 ; f5b3e39ace44
7 march orissa ; b17cdf7e5a58
7 tamluk*1 ; fe09a5ae8482
7 march vatsa ; bb325ebb672b
7 kausambi*1 ; 2bfecd95db5e
7 done ; a5a3f3b6375f
5 march sumeria ; 1364d55494e5
5 babylon*2 ; 8ea3d3c28f3c
5 march mesopotamia ; c425dbc40d9c
5 mari*1 ; f83f598594c9
5 march babylon ; 4fdde60e0f57
5 sumeria*1 ; 2935b942187b
5 march mesopotamia ; 4700a0c6a54c
5 babylon*1 ; a18c669efe08
5 march mesopotamia ; 1127b1d5d433
5 mari*1 ; 221991de36b7
5 done ; 695d495f35ce
8 march kuhwat ; 8b051d686911
8 taxila*2 ; 0a4003c6bd28
8 march gandhara ; 8564f13474af
8 kuhwat*1 ; adcb962decc0
8 march sagala ; 01dfe4d5ba09
8 harappa*2 ; aeda9e11f660
8 march gandhara ; 21272f7656fa
8 harappa*1 ; e0fda4d9559a
8 march taxila ; 2bdf65c0954e
8 kuhwat*4 ; d057c143ed45
8 march gandhara ; ecac51134ffb
8 kuhwat*1 ; 4c796d837231
8 march gandhara ; 6ff17040c10f
8 harappa*1 ; e6864f99fc25
8 done ; c8c895e7cb0c
2 march western_sinhala ; 0ce18d47cdd8
2 eastern_sinhala*4 ; d032ccbe98fc
2 march madurai ; c7f377c753e6
2 western_sinhala*1 ; 246bb7ccda73
2 march madurai ; 7419b9cec15a
2 western_sinhala*1 ; edc52a8ed070
2 march eastern_sinhala ; 3b371df8a28d
2 madurai*1 ; 9b26e606fde6
2 march eastern_sinhala ; 232104898d33
2 chola*1 ; abb817e1e8eb
2 done ; 3f107f33670a
3 march nuba ; 73e3169b87ce
3 napata*2 ; d5f833a2d29f
3 done ; cdd95a469207
1 march zafar ; 319c1eac5e9f
1 marib*1 ; 6311e763399c
1 march saba ; 9b23525f2dd8
1 zafar*5 ; 5f4191e884d3
1 march zafar ; 3dc2a408d1b1
1 aden*1 ; e9d2fbaaa674
1 done ; b607589c590c
6 march persepolis ; 0bde8cc6c490
6 carmania*2 ; 30a3ff44b657
6 march persepolis ; d2f28bc58c70
6 sagartia*1 ; 9c6f2e6d2324
6 done ; 628f8967bd79
4 march hecatompylos ; 9d2f49d394e3
4 paraetacene*1 ; fd2b1d312be5
4 march hecatompylos ; 98fd591c3bb9
4 ecbatana*1 ; b46b62ecc5a2
4 march hecatompylos ; a5287a77d068
4 hyrcania*1 ; 09d00cfaae33
4 march hecatompylos ; 8e33f8732157
4 western_parthia*1 ; 5d622ce43116
4 done ; c847e6782d54
7 kausambi ; 93a3e3be8a3c
5 babylon ; 11f8da047e47
8 kuhwat ; cfed736d51e1
3 napata ; 836fb8697cb1
0 mohenjo_daro ; 35107dd6ebcf
0 march avanti ; 950d7e5db845
0 matsya*1 ; 5d818d7344ab
0 march sindh ; 20a1693ffd0a
0 balakot*1 ; 0cb56d74fc49
0 march surasena ; e56c5f3019dd
0 rupar*1 ; 2190a1d98b66
0 march surasena ; 2d999985396d
0 panchala*1 ; e92b685a8dae
0 march thar_desert ; e8ecb9ea8ff5
0 chanhu_daro*1 ; 8ac2074ee19d
0 march thar_desert ; 66a3d5e8bb72
0 chanhu_daro*1 ; f0554f36c5fb
0 march chanhu_daro ; 696c557f60e4
0 thar_desert*1 ; 1f448f88789c
0 march sindh ; 8af619d870c8
0 sistan*1 ; 5b6681066d3e
0 march surasena ; b9226edcf688
0 rupar*1 ; 39d08d88382e
0 march upper_indus ; 78ee90abfa72
0 suleiman*1 ; c711a9a324a7
0 done ; d51f261cb4ba
7 march brahmaputra ; 5d0cc947115c
7 gauda*1 ; e6e82b7227a9
7 march tamluk ; 271f826ac720
7 magadha*2 ; 936387f94cac
7 march gauda ; 7c1529ba3572
7 tamluk*1 ; acbe33322e45
7 march gauda ; ed6b6d4f27cc
7 tamluk*1 ; fada7c4407f9
7 march vatsa ; ff09a485f1a8
7 vidisa*1 ; d9f0383d92b0
7 march orissa ; b88389c1dbbf
7 tamluk*1 ; 0870c3424540
7 march brahmaputra ; e7433d44a848
7 gauda*1 ; 8b6a071bdeb4
7 march vatsa ; 41e8a4fcc045
7 vidisa*1 ; a7b178a101e1
7 march orissa ; 03b59a64996c
7 tamluk*1 ; 2978a5bde70b
7 march magadha ; 42edd7141ed6
7 tamluk*2 ; 1cba56289e10
7 march magadha ; d78782836583
7 bihar*1 ; 807ef9d670c9
7 build gauda ; 29801e8274ee
7 tamluk ; 5a294608eda4
7 march magadha ; 032123f6f4cd
7 tamluk*1 ; 40d2daa4eba3
7 sail 1 ; 9a3185753cda
7 orissa*0 ; ae7bc1adcc24
7 sail 1 ; df140f54cabf
7 kalinga*0 ; ec59be8a50ab
7 sail 1 ; b19ee7679185
7 tosali*0 ; 1c2f37f84028
7 done ; 467085759f41
5 march sumeria ; 2e32e84a5e35
5 jordan*5 ; e306ab019048
5 march mari ; fdf60ab09b7b
5 sumeria*2 ; 4e09be734831
5 march mari ; a3c8f58ea2ce
5 sumeria*1 ; 39e9e8ed001c
5 done ; e27ac47eef9f
2 march eastern_sinhala ; 3cf3376963a6
2 madurai*1 ; 7ff2782ac15f
2 march chola ; 248a4a3797bb
2 eastern_sinhala*1 ; a75fa93c66f1
2 march western_sinhala ; 1552a396430c
2 brahmagiri*1 ; c0fcc8648d79
2 march eastern_sinhala ; 84de3e329520
2 madurai*1 ; bbecec8ca087
2 march madurai ; 1dd127d03025
2 pandya*1 ; d4f413b9988f
2 march madurai ; a14d4a58c814
2 vanchi*1 ; 6bac1f00cf00
2 march western_sinhala ; 2fa90944d307
2 vanchi*1 ; 7247388252d8
2 march western_sinhala ; d7ad3cde91a0
2 eastern_sinhala*1 ; 1458c988ff11
2 march western_sinhala ; b06537bc20a0
2 vanchi*1 ; eeebedefd69a
2 march chola ; 51fcf55bc40c
2 brahmagiri*1 ; 7946c07e0c1a
2 done ; 852321aec30b
8 march taxila ; 7981d80c1c72
8 balkh*2 ; 926f0d59646b
8 march harappa ; d39af141176a
8 abhisara*2 ; ecf1825333cf
8 march harappa ; 39d94202b6ed
8 sagala*1 ; c9926c7ae941
8 done ; 6f989ecbc83a
6 march carmania ; 9caaa8c9a2b3
6 persepolis*4 ; ae5d1c840a57
6 march persepolis ; e2a782d47992
6 carmania*2 ; 2e1c01c1a525
6 march sagartia ; 7c314ada6715
6 persepolis*2 ; da092675252f
6 done ; 9ef4d6000485
4 march paraetacene ; 3be0fc26ef9d
4 hecatompylos*1 ; 05052ee8bbe4
4 march paraetacene ; 95a23b2a8347
4 hecatompylos*1 ; bd4b990f55a4
4 march hyrcania ; c991d049970d
4 dahae*1 ; 9f1217786a2e
4 march western_parthia ; 704809015856
4 drangiana*1 ; 33eafed61c4c
4 done ; 849f6fc11015
1 march zafar ; 6fce4dd698ad
1 himyar*1 ; c7e54a8b23a3
1 march marib ; 2bf370bd78fb
1 arabia_deserta*1 ; 57864436365b
1 march zafar ; a6d12cfec49b
1 himyar*1 ; ced201cb2675
1 march marib ; 77648c223cb3
1 saba*1 ; 167c9dd4f7e5
1 done ; 75214d692e67
3 march meroe ; 8c928715d835
3 nuba*1 ; c87d7eb71ff3
3 done ; a25cff0871a7
7 tamluk ; 59d9a8c9d5b2
6 persepolis ; 7866f41af6d2
7 done ; fef00e509489
6 done ; 4ee13851e097
4 done ; d096c0ec7ee3
--- result
ending: limit
places: 4 2 9 8 6 5 7 3 1

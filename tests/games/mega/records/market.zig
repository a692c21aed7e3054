Ziggurat record 1
game: mega
rules: 1
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
0 march taxila ; 57b3473c1943
0 gandhara*1 ; 3593f737a70a
0 march taxila ; 2c1b14935a03
0 gandhara*1 ; 967a6b4a1e8a
0 done ; ac2981707408
2 march persepolis ; 1b239b683c25
2 carmania*1 ; 1f576988ed0d
2 march persepolis ; eba0b1031a95
2 persis*1 ; e629ef3087e6
2 done ; a2f338f32934
3 march chanhu_daro ; e50aba5e9dac
3 sindh*1 ; 9757fcda9865
3 march chanhu_daro ; c4ed94d71523
3 maru*1 ; e5cde765b082
3 done ; bd3ab4027b77
1 done ; 6abd17a4f867
0 wait ; f15ca6e7e06f
2 wait ; 8c3df4220077
3 wait ; d46c6f676b9d
1 pass ; ce998f403dcf
0 pass ; dedcf2385be5
2 pass ; 30289577977c
3 pass ; dee298fae142
0 march gandhara ; 4253ef561630
0 bactria*2 ; 522309aaa9b3
0 done ; 5d5f1b2e801e
2 march persis ; 60177d137be1
2 persepolis*1 ; cf46d387005a
2 done ; f8d5a89e3adf
3 march sindh ; 53dcc60ddc76
3 mohenjo_daro*1 ; 4c82600df0b4
3 done ; 355cc2d13837
1 march nisa ; 40deb5e0e600
1 hyrcania*2 ; 0096e131b0cb
1 march nisa ; 7e6ef9821f1e
1 hecatompylos*1 ; 515b0067fdcd
1 march nisa ; 18ea7bace670
1 hyrcania*1 ; ee1bab9d6203
1 done ; a8a1d8144bad
0 pass ; 664205b3ce43
2 pass ; 3484852a0bc4
3 pass ; e25ba516e596
1 pass ; 5e8990162a25
0 march bactria ; 182c9df95f52
0 kuhwat*1 ; 356c06ca9d7a
0 march bactria ; 555751a9005d
0 kuhwat*1 ; db8a4f4d10de
0 march gandhara ; 650ed6d47797
0 kuhwat*4 ; 7418c63ff904
0 done ; a39bff2f1b70
2 march carmania ; dcc020c138ea
2 persepolis*4 ; f323766a23ff
2 march persepolis ; 7499ed4372fd
2 liyan*2 ; 9643f8e9a432
2 done ; ee93272fb108
3 done ; 9d06a05da088
1 march hyrcania ; 2cd145ccc25c
1 hecatompylos*1 ; 49506e5c5be3
1 march hecatompylos ; 3c8d032923df
1 hyrcania*1 ; 28557e7d58c4
1 march hyrcania ; 7505be833793
1 hecatompylos*1 ; 3fe8ba5ea4e2
1 march hecatompylos ; 7435b925061b
1 hyrcania*1 ; 60a32b5f4050
1 done ; 7c7dae79cb97
0 kuhwat ; 8f3d36b93fcd
0 pass ; ae66173ec779
2 wait ; 1e744df0e7e4
3 pass ; e653f65576ac
1 pass ; 04b76ad8e276
2 pass ; e39bb4ae3af4
2 march persepolis ; b6164a908ab3
2 liyan*2 ; 9724426a0051
2 march persis ; 8fa18daa7d0d
2 persepolis*4 ; cbd87b8ce3b5
2 march persepolis ; 85919e82f8b9
2 sagartia*2 ; 445a3ae12163
2 done ; 36adce752199
3 march sindh ; ec20acf838a0
3 mohenjo_daro*2 ; c9411da0c480
3 march maru ; 37c36605a7ce
3 matsya*1 ; be27ac323b37
3 march maru ; 2c235c9fe441
3 avanti*1 ; c1139dc1f08f
3 done ; 8be4a6f68bcd
1 march hyrcania ; b08304e68e2d
1 hecatompylos*2 ; 9067f358945b
1 march hecatompylos ; 290d24af3539
1 hyrcania*1 ; 3acf2dd22b32
1 march hecatompylos ; c37b351feb58
1 eastern_media*1 ; bee75a079262
1 march hecatompylos ; ddafa11dcf3f
1 hyrcania*2 ; 28f288a53a36
1 done ; a3400a431583
0 march bactria ; cd324ebc3010
0 margiana*1 ; 8c18fd12a339
0 march bactria ; 567bfe12c4ad
0 gandhara*1 ; ff55ab62c45d
0 march bactria ; 38b725ece9d9
0 gandhara*1 ; c07400fbb341
0 march bactria ; fcfcc007202f
0 aria*1 ; a503856850ff
0 done ; 2ae674832366
2 liyan ; bc17eb34b338
3 mohenjo_daro ; b03eb583097b
0 done ; 98eafbc84749
0 trade show: flax; with: flax; face: down; take: water+stack_1 ; f73ad471b010
0 pass ; e49c93ee251d
0 pass ; f881934e8476
2 pass ; 56fb029018ab
3 wait ; 2d2a5149c2c3
1 pass ; 2019a11e9bb0
3 pass ; 2bb56b740e51
0 march gandhara ; 1cbbb64f5145
0 arachosia*2 ; 248ce7150753
0 done ; 3248dfe30a22
2 march persepolis ; 0514136ccd11
2 persis*2 ; 803c31b06b53
2 march sagartia ; aae2ea0741a3
2 persepolis*4 ; 825b83297013
2 march persepolis ; c6b29c677c02
2 carmania*2 ; 46bcbd6d633f
2 done ; 3698846aa1df
3 march maru ; 54fced50a1fc
3 avanti*4 ; 8d4c3d0d3492
3 done ; a3392ab4c4c6
1 march hecatompylos ; 8397909657bd
1 eastern_media*4 ; dd15d9cb92d9
1 march hyrcania ; 9ec40620a8a1
1 hecatompylos*1 ; cce37f75526a
1 march hyrcania ; 64fb3a0d3945
1 karakum*1 ; 1c4b98413b8d
1 done ; d0cf80576979
1 eastern_media ; 27edb12e889e
0 done ; 114c60cde2d7
2 done ; debdfc80f292
3 done ; 3f6079919151
0 pass ; f2fb9685ba6b
2 trade show: hides; with: hides; face: down; take: water+stack_1 ; 597dfa49aa95
3 trade show: flax; with: hides; face: up; take: hides+stack_1 ; f50534ab1faa
0 trade show: flax; with: hides; face: down; take: flax+hides ; 8e19e9ad707d
2 pass ; a6dea70bda64
3 pass ; 31282ccbe046
0 pass ; 1907a81bf076
0 pass ; 4955a8ced9a9
2 pass ; f3d066a2acbe
3 pass ; 52cd49ff266a
1 pass ; e93dfdded3c8
0 march gandhara ; 5db6e8048e0e
0 suleiman*2 ; 629702fbd2e5
0 march aria ; c3ad58a9047d
0 sistan*2 ; 9aa60cefe3c4
0 march margiana ; fb547f630a2d
0 balkh*1 ; 04c5290ff329
0 march arachosia ; 4f0bd4cb6fd8
0 sindh*1 ; 918116d42a6a
0 march arachosia ; d69282b53f3d
0 sistan*1 ; c8c317861824
0 march arachosia ; 02747f0a84d5
0 sindh*1 ; 81f49283d725
0 march margiana ; 339b9f61f57c
0 merv*1 ; dbb7d6395761
0 march aria ; 8b775939008c
0 margiana*1 ; ffd33b38d4ea
0 march gandhara ; 3ff90c0bba39
0 taxila*1 ; 245911961d36
0 march gandhara ; 9ffacdae40dc
0 sagala*1 ; e652658617a1
0 march aria ; d9335da80ff7
0 merv*1 ; e36ccd192532
0 done ; c006ac5bac7b
2 march carmania ; 265be87b791c
2 persepolis*2 ; 5a8f320bba0d
2 march persis ; cb168c84f7b7
2 carmania*1 ; 2a6d334e9d17
2 march persis ; 6a205d26dea4
2 persepolis*1 ; 9507138b6b62
2 march persepolis ; 424bea0db9c5
2 susiana*3 ; 6db0e4658aa2
2 march persepolis ; 532441004dca
2 sagartia*1 ; 77f62a5e68c7
2 march persis ; 99808347bf0e
2 persepolis*1 ; 7333397451be
2 march persis ; af7cd3927e68
2 persepolis*1 ; c2e77a2a1463
2 done ; 631410bdedbd
3 march avanti ; c89a6b06d543
3 maru*2 ; fab25290f22c
3 march matsya ; 4f243aa4f69c
3 thar_desert*1 ; 83a7d526ccc3
3 march avanti ; 4fe10c7f4e77
3 ujjain*1 ; f526b0303dd7
3 march avanti ; ad4b0ddfac2a
3 ujjain*1 ; 9f59213f133a
3 done ; 25c174f775d6
1 done ; 6c1bd3466ec3
0 done ; 25b06ed4e890
2 done ; 37f310ba5ed2
3 done ; 082925e3426f
1 done ; 745040ffe5a5
0 pass ; 65e338de369a
2 pass ; 22c3c91c6523
3 pass ; f92c5faef7b9
1 pass ; a78c2abbe38d
0 pass ; 7577e4525b2d
2 pass ; d9178d06c56c
3 pass ; 40ca6244808c
1 pass ; f4888b9e4c22
--- result
ending: limit
places: 1 4 2 3

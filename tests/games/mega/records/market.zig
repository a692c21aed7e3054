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
1 done ; b84d7b4e847e
0 wait ; 8cb3906712ab
2 wait ; e80ac4a3d15d
3 wait ; 5d93a32da808
1 pass ; 4b262b38bab9
0 pass ; 2055fb32f2a5
2 pass ; 66e345f2dd86
3 pass ; cd9a844208d7
0 march gandhara ; b3ee65390368
0 bactria*2 ; fe99e33fa62b
0 done ; 3fe49253d610
2 march persis ; d78375ed36c9
2 persepolis*1 ; 579ba29bb14f
2 done ; 349580036bf5
3 march sindh ; 2c27c837f020
3 mohenjo_daro*1 ; c87d4feb5c9d
3 done ; 72110cb9174a
1 march nisa ; 93a412e8f8c1
1 hyrcania*2 ; 93902d058cd4
1 march nisa ; 364c06b576ab
1 hecatompylos*1 ; c0d945f16725
1 march nisa ; 5479a7fcf56f
1 hyrcania*1 ; ba514683eb91
1 done ; 9b3dbec7b25a
0 pass ; 7ac4943a4791
2 pass ; 3c8858617425
3 pass ; 6e6e2691e43e
1 pass ; 5ce111e517f6
0 march bactria ; 27c8d886335c
0 kuhwat*1 ; 4c74fd2625ed
0 march bactria ; a2760828aae6
0 kuhwat*1 ; ee340de317a0
0 march gandhara ; 357e42310855
0 kuhwat*4 ; cd47ee09ca82
0 done ; 6dffda608b84
2 march carmania ; d7df60307749
2 persepolis*4 ; a657115ff543
2 march persepolis ; deb809bd2f1e
2 liyan*2 ; cacf7efc6c5e
2 done ; c9c5e1b5feb8
3 done ; cbb8bbdfd71a
1 march hyrcania ; 6c2b3c77d55a
1 hecatompylos*1 ; ea2bb6dd7c97
1 march hecatompylos ; b17817943a8c
1 hyrcania*1 ; 386368dcece4
1 march hyrcania ; 8d1090f646da
1 hecatompylos*1 ; 47edde27fab7
1 march hecatompylos ; a1a7c136320d
1 hyrcania*1 ; da0e36dabc43
1 done ; f895bf48d3f1
0 kuhwat ; 02a091849a72
0 pass ; 550e7ec9020b
2 wait ; e5decfa91df4
3 pass ; c2ad252385b9
1 pass ; 4b467aab9156
2 pass ; d2d631fdcc7e
2 march persepolis ; 9433ffeca35d
2 liyan*2 ; 437bb54ae5b3
2 march persis ; ee719215d4f3
2 persepolis*4 ; f5cc39a7d642
2 march persepolis ; 11c91e720522
2 sagartia*2 ; 0d267afa4afb
2 done ; b12aa75ebe9f
3 march sindh ; 5d5743d2a8f2
3 mohenjo_daro*2 ; 6826f7b5ec4a
3 march maru ; 88411defbe84
3 matsya*1 ; e3499b82c4db
3 march maru ; 807dd2488072
3 avanti*1 ; 2a95f639247a
3 done ; aae16f833085
1 march hyrcania ; 497c7a14e56f
1 hecatompylos*2 ; 54bc3fa8c3bd
1 march hecatompylos ; da48af532afe
1 hyrcania*1 ; 84a103eb1a9e
1 march hecatompylos ; 7486f19c048e
1 eastern_media*1 ; 7148572f75d3
1 march hecatompylos ; 02ffbd231739
1 hyrcania*2 ; 8644cbf29a6e
1 done ; 08bf20ae11fd
0 march bactria ; e40d0a4ace53
0 margiana*1 ; 21fcf92cbecf
0 march bactria ; 8cf31d128be6
0 gandhara*1 ; 2a678fa33424
0 march bactria ; 5d4fc85c6d53
0 gandhara*1 ; c663a4858ba3
0 march bactria ; c642a9430b79
0 aria*1 ; f5eb6249205b
0 done ; 2cc8a4636ba5
2 liyan ; 8b57b7a4ee33
3 mohenjo_daro ; 5227b06786bf
0 done ; a9f00508f546
0 trade show: flax; with: flax; face: down; take: water+stack_1 ; b93aaa310d7f
0 pass ; 21032fc74de3
0 pass ; dee8cc2f4f49
2 pass ; 4010d2053904
3 wait ; 3c98fd82e51b
1 pass ; bf6a647a7ffc
3 pass ; 64c13a974dd0
0 march gandhara ; 8dcee302813c
0 arachosia*2 ; 6a8abacff1b9
0 done ; f07654e209fa
2 march persepolis ; 8f310e2bddb7
2 persis*2 ; 1cf724cac96a
2 march sagartia ; 741f78ea86e3
2 persepolis*4 ; 127c78c26d66
2 march persepolis ; d223d06b7446
2 carmania*2 ; f5f00f0c347d
2 done ; e7d286239dd0
3 march maru ; 67063a6dafe9
3 avanti*4 ; 9e0e5012cc68
3 done ; a42da5337bc7
1 march hecatompylos ; 26fb68fca527
1 eastern_media*4 ; 95a267769971
1 march hyrcania ; ecbdef37cbff
1 hecatompylos*1 ; 3c6d8760b0db
1 march hyrcania ; 1701b0d0da16
1 karakum*1 ; 466573d6a2df
1 done ; 13c4160fd1db
1 eastern_media ; 775ebab42683
0 done ; fdc121c94c08
2 done ; f0cba239294e
3 done ; 1453fa4064f1
0 pass ; 651148078ac7
2 trade show: hides; with: hides; face: down; take: water+stack_1 ; f643fe06106f
3 trade show: flax; with: hides; face: up; take: hides+stack_1 ; aceb00789d06
0 trade show: flax; with: hides; face: down; take: flax+hides ; 44dd29247fbe
2 pass ; 9eef1aa5b92d
3 pass ; 671a0638d2ad
0 pass ; 785f9373918b
0 pass ; d226236c1ddf
2 pass ; a2c906fd9761
3 pass ; 8bc3e61f01cc
1 pass ; 058088b15043
0 march gandhara ; 1761284af519
0 suleiman*2 ; 739db1e29854
0 march aria ; dabffc88f0c6
0 sistan*2 ; 801001a28e3b
0 march margiana ; f004a932e37a
0 balkh*1 ; 130eaaf7b87b
0 march arachosia ; f7bf38f7be9e
0 sindh*1 ; d8e321f26c46
0 march arachosia ; 6ed4c9cddeb2
0 sistan*1 ; 5a1c47268e9b
0 march arachosia ; 758ee32a7cf7
0 sindh*1 ; 12389965b895
0 march margiana ; d231c3e5a63d
0 merv*1 ; 526f2d7a9a83
0 march aria ; 5cb03e108507
0 margiana*1 ; d404a6fba91f
0 march gandhara ; efb852e36d6d
0 taxila*1 ; fdd7f0a76ea5
0 march gandhara ; f81da1e4bcf8
0 sagala*1 ; 1009efb89952
0 march aria ; f110adb88795
0 merv*1 ; c203876ad791
0 done ; fb7332f8abdf
2 march carmania ; bcac6bb9531d
2 persepolis*2 ; d57c460ecb8d
2 march persis ; 299b70e7962b
2 carmania*1 ; d986a551fd17
2 march persis ; 06501317a6d7
2 persepolis*1 ; db6cd107079f
2 march persepolis ; 2de88b1df786
2 susiana*3 ; c0822161cf09
2 march persepolis ; f27da5e57829
2 sagartia*1 ; 59abf486bce0
2 march persis ; 9bc47140e7a6
2 persepolis*1 ; 4d28ec47edc7
2 march persis ; 75b1e67694fe
2 persepolis*1 ; d27283583973
2 done ; e9c860c805ed
3 march avanti ; 5fa54b342447
3 maru*2 ; 2d71a27c6522
3 march matsya ; 23b81b87af7b
3 thar_desert*1 ; 7ff0aeb8b003
3 march avanti ; a7cf2554b2aa
3 ujjain*1 ; 54f4ede32f21
3 march avanti ; 291b4fd41963
3 ujjain*1 ; 0e6d9306f611
3 done ; be43ea54af0e
1 done ; 363099a69505
0 done ; 23d9f49a3a9e
2 done ; 137bb56249fb
3 done ; 297a82e16677
1 done ; d0b4dce546d0
0 pass ; 693add5a8df5
2 pass ; 0a6055fa7789
3 pass ; 7403b1a03c08
1 pass ; 910dd220541e
0 pass ; 96ed087a5191
2 pass ; 4f0360110dbf
3 pass ; 6b046ff0819d
1 pass ; cd9f9867103d
--- result
ending: limit
places: 1 4 2 3

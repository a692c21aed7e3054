Ziggurat record 1
game: mega
rules: 2
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
4 done ; 40d0a64cc7ea
6 done ; 5dc8f3fe2fb9
1 march taxila ; 05bb373dd77c
1 balkh*1 ; 6c4c36f510c0
1 done ; d040100bd900
2 done ; a3392d9c745d
3 march napata ; 14e93efcfb28
3 nuba*1 ; a4a5adb62522
3 march napata ; e54b28001f72
3 meroe*1 ; cf4b0253a626
3 done ; 994df45d231e
5 march chanhu_daro ; 4ed0b2356e9e
5 dholavira*1 ; 873846cb7ad8
5 march chanhu_daro ; 480dd719c693
5 dholavira*1 ; b7d67226f728
5 done ; 0593f3ac7587
0 done ; 8c4adc95e319
4 march saba ; 64f99979012d
4 marib*1 ; c44648e12c08
4 done ; dd0455e450bd
6 march babylon ; 48306f47e564
6 sumeria*2 ; de167a3aa767
6 march babylon ; c7c45f9e25cc
6 babylonia*1 ; 7a970daa0b87
6 done ; 1f9476b6f7da
1 march balkh ; efbd51320ecd
1 upper_oxus*1 ; 5f432ca66506
1 done ; 170a4f3586c8
2 march persepolis ; 74d3c54cbc5a
2 carmania*2 ; 2007b7765bfd
2 march persepolis ; be143ae65347
2 sagartia*1 ; 61d782ea372f
2 march persepolis ; e5b84d4d94dc
2 sagartia*1 ; cb6e6596f279
2 done ; ac6b9cb54e6a
3 done ; 9da93064dad5
0 march nisa ; d2f1fada800f
0 eastern_parthia*2 ; f009d5b3fb28
0 march nisa ; ac27671bb144
0 western_parthia*1 ; 8142173c7eec
0 march nisa ; 25637a9ca192
0 hyrcania*1 ; 7467ae562cea
0 done ; 2b5548896b43
5 march dholavira ; dd285141a9e5
5 surashtra*1 ; 19653e319417
5 done ; 6d23d78aed04
6 march sumeria ; 26710ecf7e8c
6 babylon*4 ; 679c37e1b8c2
6 march babylon ; db9f0326f3a3
6 ur*2 ; 0382259dad42
6 march babylonia ; 34c59fc68d65
6 babylon*2 ; 0163fbec6a99
6 done ; 265ec137ff60
1 march upper_oxus ; f0b459d9f968
1 balkh*1 ; 31d8734c4a32
1 march taxila ; 22d71894ddc2
1 balkh*3 ; 77630d6938d0
1 march upper_oxus ; bab4430cadf8
1 margiana*1 ; f32516c75421
1 march taxila ; d40903eb4804
1 gandhara*1 ; 1449b7105ffd
1 march balkh ; 3e978cd4338a
1 samarkand*2 ; d348ba58d57c
1 done ; 52c78fdb5029
2 march carmania ; 51fa3e4bb8ec
2 persis*1 ; 7e5a8d6fdf47
2 march sagartia ; 5bb9fc0a4bbd
2 susiana*1 ; cf65d9189871
2 march carmania ; 6fdab591f7be
2 persis*1 ; 7ad9185d9451
2 march sagartia ; d8665171e9f1
2 gedrosia*1 ; 1ed3bde69abd
2 march carmania ; f9fa5f8eb9bf
2 persis*1 ; cd8e247a97f3
2 march sagartia ; d20a420ee5e1
2 carmania*1 ; aaee5a20ded7
2 done ; 55baa3f8c6a9
0 march western_parthia ; 6e094748e780
0 nisa*1 ; 0c8b4cf42af6
0 march hyrcania ; f792c67e196d
0 nisa*1 ; dd97b4c05488
0 march eastern_parthia ; a7a7b7bd4cad
0 nisa*4 ; ba802df7f89c
0 march western_parthia ; 2be766d5c2b4
0 hecatompylos*1 ; 2eef5a78d7bc
0 march hyrcania ; 9c985f42201b
0 hecatompylos*1 ; edfb3462214b
0 done ; 8459d6aa04c7
4 march saba ; e453e79d9ce0
4 himyar*2 ; 8110ac33e7f2
4 march marib ; 7a29b3e60d6a
4 zafar*1 ; 061990a351f3
4 march marib ; 400eb93ad62d
4 zafar*1 ; 5a9836d3d817
4 march saba ; 87130dbc551a
4 marib*1 ; 031a04e16992
4 march saba ; 8ed4e5b3c4a7
4 himyar*1 ; 9e2630e453ac
4 march saba ; 22ae144dc988
4 main*1 ; afa4e2112d58
4 done ; 17ee1c63255b
3 march nuba ; e7ae1940e238
3 meroe*2 ; 7723395adfae
3 march meroe ; fdac9195f78e
3 nuba*1 ; 60da4a074dea
3 march meroe ; 09e7ee30df51
3 bahr_meder*1 ; e664166dec51
3 march meroe ; f347d923367c
3 napata*2 ; 72fd6a650aea
3 done ; 3c4eea6c0328
5 march surashtra ; 1414f9f5d470
5 lothal*1 ; 87a1e29555eb
5 march dholavira ; d147172e9d4b
5 maru*1 ; 1245011e1618
5 done ; bf566cedb9eb
6 babylon ; b6a4368eb3cc
0 nisa ; 835853c4e955
2 march carmania ; 6a96e69152ea
2 persis*3 ; 494b0f33d1dc
2 march persis ; f5c5a22c9e70
2 carmania*2 ; 5160cc6082c2
2 march persis ; c825f96d260f
2 liyan*2 ; 217f7b1e44e5
2 march persis ; c63ff97ec780
2 persepolis*1 ; aef65078105f
2 march carmania ; 4fd60eae0e71
2 persepolis*1 ; f0c28f235f13
2 march gedrosia ; 0c88ed5c5fb0
2 lut*1 ; d7316447f65c
2 march susiana ; 4bab7ff7fe72
2 persepolis*1 ; 35108e2347c8
2 done ; 9d25f66d9132
1 march samarkand ; 917dd53f27cb
1 balkh*2 ; d57878b9234f
1 march margiana ; c80b866e61af
1 karakum*1 ; e4417e1cd0f2
1 march samarkand ; 9974f5dcd966
1 balkh*2 ; 3f91a9558c9a
1 march margiana ; 232ad914a0a7
1 bactria*1 ; c9548859394e
1 march gandhara ; 09d8c46a9c71
1 aria*1 ; 2887bdf42426
1 done ; 5faeefd237e7
3 march bahr_meder ; 0ec03e4dad34
3 meroe*2 ; 0da9cd7b8eb7
3 march napata ; 92ff3158a74c
3 salima*1 ; bc6a419854ae
3 march meroe ; dfab60fed3dd
3 napata*3 ; e14719769e5a
3 march meroe ; 52df0fcea852
3 bahr_meder*1 ; 11d083fea489
3 march nuba ; 5a597d36cebf
3 meroe*1 ; eba6d15ff91d
3 march napata ; 474f65271c45
3 meroe*3 ; 67825ab9ad1f
3 march nuba ; 04ee543c4086
3 napata*1 ; 40c0ddf2f01e
3 done ; 724c3fcfbfb0
4 march marib ; f08a913eb239
4 saba*1 ; 6328a9960dba
4 done ; b5caaed6aebe
5 march surashtra ; 2ea01cf40c87
5 dholavira*2 ; 43cb4e004df5
5 march maru ; c2b5973e2494
5 dholavira*2 ; 6f6c50711fea
5 march lothal ; b4e6e92d5479
5 maru*1 ; e480916b7ff1
5 done ; b6cef9f2fc3c
6 march ur ; 6a600bbf3810
6 teredon*2 ; 40ea8c009fd7
6 build teredon ; a2668409dfda
6 ur ; 2b65cdf7b1f5
6 march ur ; 3f7e7325ff5f
6 teredon*1 ; 718e4b3a5d30
6 done ; 8c4a4388f2c3
0 march hecatompylos ; ad0effb80b3e
0 paraetacene*1 ; 998e54353c32
0 done ; d629452afed3
1 balkh ; 389b28c0d9e7
3 meroe ; cb9436acde7f
5 dholavira ; 394d383a78dc
2 march persis ; d4a321b20f82
2 liyan*2 ; ab3b354c1d5b
2 march persepolis ; 9c0b30ebe7d4
2 susiana*1 ; 842c3287fba7
2 march sagartia ; db1871273f3a
2 persepolis*3 ; 5daef847a4f4
2 done ; d1ce0c532c24
4 march himyar ; fa128e91c8f5
4 zafar*4 ; 868425e52447
4 march main ; fe9311a9671e
4 saba*1 ; 062c66b9a813
4 march main ; 73af722b91af
4 yathrib*1 ; 58f4004cdf5d
4 march marib ; 22caf819a7c5
4 qataban*1 ; a17fd0fecf20
4 march saba ; 84ae9a1f3610
4 himyar*1 ; 8f273f4319b9
4 march zafar ; 909895496e31
4 himyar*2 ; bec82092bd63
4 done ; a9222557c09c
1 done ; c6a3763584da
3 march bahr_meder ; 677b4545aded
3 aksum*1 ; 11674a288206
3 march salima ; a271dfd5d28f
3 napata*2 ; a608bbebd83d
3 done ; 722a2bae14d4
0 march hecatompylos ; 173a973440a1
0 eastern_media*2 ; a3bce27d8fdd
0 march paraetacene ; 6302715a9bb8
0 susa*1 ; 291449bae0d5
0 march hecatompylos ; 44b3aa408f73
0 ecbatana*1 ; a4c21e6555ee
0 march paraetacene ; e7f9850c50b7
0 hecatompylos*1 ; bd0372df3cb1
0 march hecatompylos ; 2201498c52cc
0 eastern_media*1 ; 2ac2d6a8bc26
0 done ; 7b971c6540ef
6 march teredon ; dbabab66066b
6 ur*2 ; 9fc397babe42
6 march teredon ; 36fa7b41f902
6 ur*1 ; 2762864ff519
6 build teredon ; eb64ff0dfbc5
6 treasury ; eb79eb48eccd
6 sail 2 ; cf6ed7fa6b14
6 ur*1 ; f6244fc85e83
6 done ; b68e3523f094
5 march lothal ; f96f418caed6
5 ujjain*1 ; a8512b380a52
5 march lothal ; e710ed7d51e8
5 surashtra*1 ; 6153d5ff0663
5 march maru ; 9a6e3019c01e
5 ujjain*1 ; 8452825658b1
5 march maru ; e4f02bc76a7b
5 ujjain*1 ; abd937b63632
5 done ; 5a2712c31a6d
2 persepolis+liyan ; c807782fbd45
3 napata ; d6bce9632116
6 offer to: all; give: flax+hides*2; named: flax+hides; talk: none; want: 3; wanted: hides+salt ; 22edfe3726e8
6 offer to: all; give: flax+hides*2; named: flax+hides; talk: lacquer+clean; want: 3; wanted: flax+furs ; d234139c49af
6 offer to: all; give: flax+hides*2; named: hides*2; talk: pearls; want: 3; wanted: flax+lacquer ; db06d339c019
6 done ; cd7d3dad8623
0 done ; 98b0c8fe39c9
2 march gedrosia ; 81d1fab39e02
2 lut*2 ; 919b9bbdb491
2 march persis ; d3bffa2c674b
2 persepolis*2 ; 56c1cd2abd64
2 march susiana ; 933712ec4764
2 paraetacene*1 ; ef01ec6f5b70
2 march susiana ; aa1b7cfad39f
2 kavir*1 ; ec3f7f5e5ced
2 march carmania ; dd90189edb3c
2 harmozia*2 ; 6b7fe99a68c4
2 done ; 59fe32bafcd7
4 march marib ; ec523b78ba27
4 zafar*1 ; e27310c5d8d1
4 march yathrib ; 2b8b104530bd
4 tayma*1 ; 662b849f9321
4 march zafar ; 07634514f085
4 himyar*2 ; c284b7fd95af
4 march main ; f85f5a93f84d
4 yathrib*2 ; 5fd13d92ec05
4 march saba ; 1283161db46f
4 zafar*1 ; d1b7ef08e47e
4 march yathrib ; 0f8d7a78b698
4 tayma*1 ; c96456f349fd
4 march saba ; bc45055b4f77
4 zafar*1 ; 371616699fec
4 march qataban ; fc42ad7da6f4
4 aden*1 ; a511af436ef3
4 march qataban ; 9656b74d2182
4 aden*1 ; 539005a7da3b
4 march marib ; d2bbb4f4bf89
4 zafar*1 ; b27abe1f360c
4 done ; cbd63b00ecc4
1 march bactria ; 49bf96fac7e2
1 margiana*1 ; 64cdbcab9daa
1 march karakum ; 4143348b94ba
1 merv*1 ; 983b0a55342b
1 march aria ; c56cccdd3231
1 merv*2 ; cc1aab1e40d0
1 march gandhara ; 327788ee1701
1 harappa*2 ; 971f74198cfb
1 done ; 2c52e205523d
0 march hecatompylos ; 967f5f6d9dbc
0 paraetacene*2 ; c166eac089d9
0 march eastern_media ; 280273decad0
0 elam*2 ; 0706e89dc889
0 march ecbatana ; 0745c23125c7
0 eastern_media*1 ; 24231ad56245
0 march eastern_media ; 565af3eb4ca7
0 elam*1 ; 5284650a9299
0 done ; f08cb598fc2d
3 done ; 04abd3e95473
6 march ur ; ef2385f4dc98
6 babylonia*2 ; 7cb35daca7d0
6 march ur ; bdfb35d6ebc1
6 babylonia*1 ; f0a541f2ecaf
6 march ur ; bad7a339ace8
6 babylonia*1 ; 22a7e17d7843
6 done ; 2e02641135fe
5 march ujjain ; 822ae4c92ed6
5 maru*1 ; 8a64a87a999a
5 march surashtra ; 816b8431a114
5 lothal*1 ; fa3ada1f4682
5 build lothal ; 1d7d8610dc56
5 maru ; 3543340a3d82
5 done ; a022f857eff1
4 himyar ; c5fdbd46de6e
2 lut ; 497c7dacf762
6 done ; 69a8b6701c4d
1 offer to: nubia; give: flax+hides*2; named: hides*2; talk: none; want: 28; wanted: flax+salt ; 83d9b8588be8
1 offer to: all; give: flax+hides*2; named: hides*2; talk: none; want: 3; wanted: flax+hides ; aa25a3ef337a
1 done ; 367e1602956a
2 offer to: indus; give: flax+stone+furs; named: flax+stone; talk: stone; want: 3; wanted: flax+stone ; 4480ce2d986b
2 withdraw 3 ; 0e125b5e6e19
2 offer to: all; give: flax+furs+timber; named: flax+furs; talk: lacquer; want: 3; wanted: furs+silver ; 3ab880f97631
2 withdraw 4 ; 87cb62770d1f
2 offer to: parthia; give: flax+stone+furs+timber+water; named: flax+furs; talk: none; want: 5; wanted: flax+timber ; 907520bd8892
2 done ; 26c42f803f71
3 done ; 6b5bd52b3fa8
5 done ; d929c171d57a
0 offer to: all; give: flax*3+water; named: flax+water; talk: hides+clean; want: 4; wanted: lacquer+water ; 9fcfb158c6a2
0 done ; 4499ce48431e
--- result
ending: limit
places: 4 3 1 5 2 7 6

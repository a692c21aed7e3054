Ziggurat record 1
game: revolt
rules: 2
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting waiting: 0
setting grace: 0
setting map: 
dice: 60bf06382c0ad62f6417f490813ac847
seed: 69d5d6886bb845ace31b287bc34210f36e6a958e5e10adb20e25c3a9cfd6b113
--- moves
0 end ; 2182d4bacb8f
1 attack alexandria>delta ; d04204c7479e
1 end ; 411a3c814f3f
0 attack carthago>byzacium ; ede22be4049a
0 settle byzacium ; ac5dc6b8cf60
0 end ; 938bf1568062
1 attack alexandria>memphis ; eb559b185bf7
1 attack alexandria>marmarica ; 1637582e187d
1 end ; 8e7af751873a
0 attack byzacium>leptis ; e73f689c17e1
0 end ; 476cacf19418
1 attack marmarica>cyrene ; 405fb718f83d
1 move memphis>alexandria ; 67b6322701b1
1 ship alexandria ; 62b73a5c2c6f
1 exchange food>gold at memphis ; 435ee3bfab5c
1 end ; e171afcfde5a
0 attack leptis>syrtica ; a2deceb17ee9
0 exchange food>gold at leptis ; a574fb47c5d9
0 fortify byzacium ; 20c09c650d23
0 end ; 5eaa8e322921
1 move alexandria>memphis ; 3995aca47fb6
1 attack cyrene>syrtica ; 4978dd00d322
1 sail alexandria>marmarica ; 67dea6690644
1 end ; 4eaaa6af392b
0 attack syrtica>cyrene ; fe5c431b891a
0 exchange food>gold at leptis ; 1a472c2e0af4
0 end ; 7c57230538b7
1 attack memphis>delta ; 5498f6aea857
1 sail marmarica>r23 ; 7bce3b962abd
1 end ; 391253dfc574
0 attack cyrene>marmarica ; d5de114fa166
0 end ; a8005dfd0ce9
1 attack delta>sinai ; edbef4c80cc9
1 exchange food>gold at memphis ; ed36720181fc
1 sail r23>marmarica ; 7d874cf40cac
1 disband sinai ; b02a147cd639
1 disband ship marmarica ; ae6f79152e29
1 end ; bf60a080e25b
0 exchange food>gold at leptis ; c08c4ba69364
0 end ; e72a98588153
1 end ; 2eb0f98cfbb8
0 exchange food>gold at leptis ; 1f21567ae592
0 end ; daceca740bf6
1 end ; bc60b7d0f98f
0 exchange food>gold at leptis ; 226c641f1197
0 end ; 711685220203
1 end ; 68e27f85c1b4
0 exchange food>gold at leptis ; 3041374e92b8
0 end ; e415bb48a326
1 end ; a3186b359778
0 exchange food>gold at leptis ; 1d44c0c45f6e
0 end ; 3239dde35764
1 end ; 1a243e3a14f5
0 exchange food>gold at leptis ; e71491190e7a
0 end ; 0476722cf8e6
1 end ; fd34c87cafd3
0 end ; 27fb11b7bd55
1 end ; 8be7e0bd8352
0 end ; 9eff256ba5e0
1 end ; c9233b946c0f
0 intercept on ; 644a220d8201
0 end ; 0209176713f0
1 end ; be579d00c659
0 exchange food>gold at leptis ; a68f01842df3
0 army carthago ; 1b433abd7897
0 end ; d990c72663a2
1 end ; 5db11ad43a61
0 move carthago>byzacium ; d882516f366e
0 end ; adfa5c8259d3
1 end ; 8c244ad9896a
0 hire byzacium>gaetulia ; fd801068a923
0 end ; 9a1362ca9401
1 end ; 160e2a29764c
0 0 ; fd85a4c4e797
0 hire byzacium>gaetulia ; 6f277fc522c4
0 exchange food>gold at leptis ; ad2fefd46f32
0 army cyrene mounted ; b5460e180f0f
0 end ; f48ab27b1ff6
1 end ; 6c919953188e
0 0 ; 20c6f163c1c8
0 move cyrene>syrtica ; 057132e56136
0 attack byzacium>massylia ; bb4e4e053617
0 move syrtica>cyrene ; 13173cf33656
0 exchange food>gold at leptis ; 0f4eceb18fb6
0 end ; 7909d405b3c3
1 end ; 95f638e464cb
0 attack massylia>masaesylia ; 5f38ce5f2adb
0 end ; 2a3a74b1869f
1 end ; 87b75ab784c8
0 hire masaesylia>gaetulia ; ada3e6c80052
0 army cyrene mounted ; c60ef36f3542
0 move cyrene>syrtica ; 20412ddeacb3
0 move syrtica>cyrene ; e58573820fd7
0 intercept off ; f866ab0d8c8f
0 end ; 8a0b67a13fbb
1 end ; e94688051d3b
0 settle masaesylia ; 8d148a80e862
0 hire masaesylia>gaetulia ; acbaf143f703
0 fortify masaesylia ; f7d4b2857fc5
0 attack cyrene>marmarica ; da85febb3fb6
0 move cyrene>marmarica ; c93d049a5159
0 move marmarica>cyrene ; 286d9a7b6a8c
0 attack marmarica>alexandria ; 01ec3fd4377b
0 end ; 2e8d23eedf3e
1 intercept on ; 374fd361635f
1 end ; e1eccca5db10
--- result
ending: conquest
places: 1 2

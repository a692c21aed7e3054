Ziggurat record 1
game: revolt
rules: 1
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting map: 
dice: 60bf06382c0ad62f6417f490813ac847
seed: 69d5d6886bb845ace31b287bc34210f36e6a958e5e10adb20e25c3a9cfd6b113
--- moves
0 end ; 45725f751379
1 attack alexandria>delta ; 2c3465287963
1 end ; ef8b6e5f210e
0 attack carthago>byzacium ; 0adbc3e3e3f6
0 settle byzacium ; dc65015d6fc6
0 end ; 182dada17c18
1 attack alexandria>memphis ; 6650b4df99ad
1 attack alexandria>marmarica ; 4d10829d7639
1 end ; 2d473398b8ee
0 attack byzacium>leptis ; 67a2af018de7
0 end ; 1405930c2728
1 attack marmarica>cyrene ; 3d0e3af8ca96
1 move memphis>alexandria ; 1de99dd025c5
1 ship alexandria ; f32154b1724e
1 exchange food>gold at memphis ; bab1c06feb81
1 end ; 55a572fd974f
0 attack leptis>syrtica ; edbc630ec536
0 exchange food>gold at leptis ; b99f22b07ce6
0 fortify byzacium ; 84e5cdc2ff71
0 end ; 18bc51643ee7
1 move alexandria>memphis ; 7f47a8c397ed
1 attack cyrene>syrtica ; 3fc198f13d2d
1 sail alexandria>marmarica ; 78e36dbed632
1 end ; 59700e1deaad
0 attack syrtica>cyrene ; 47dabb0ea002
0 exchange food>gold at leptis ; 340a627862ec
0 end ; 6c07e7c010fe
1 attack memphis>delta ; a5548711d21b
1 sail marmarica>r23 ; b10303d50ea0
1 end ; c6f7d879e4b0
0 attack cyrene>marmarica ; c832cd173932
0 end ; bd92ab7633c0
1 attack delta>sinai ; c4fcb09ab538
1 exchange food>gold at memphis ; 921328a2901b
1 sail r23>marmarica ; 5c5c22e3f88b
1 disband sinai ; ccd540a7d9bd
1 disband ship marmarica ; 1a1a8d2eeb29
1 end ; 4ef74a35f715
0 exchange food>gold at leptis ; e8a25f40827f
0 end ; c39970f8e4b1
1 end ; e8bd8fdcb11c
0 exchange food>gold at leptis ; 84b3fb5a9c5a
0 end ; 060504a9e792
1 end ; 0ec97cebc786
0 exchange food>gold at leptis ; 61fa7c773898
0 end ; aa73bef344b0
1 end ; 88f5537695a4
0 exchange food>gold at leptis ; dd570849b9ec
0 end ; c08a049efdc4
1 end ; 114be0132316
0 intercept off ; e00206bb11e9
0 exchange food>gold at leptis ; 756d4adbb5f5
0 end ; ea431b93eaab
1 end ; bd8ed994337f
0 exchange food>gold at leptis ; f5a4af353ff4
0 end ; 11cd2af7790e
1 intercept off ; b5ff7dbe269f
1 end ; 6b95366bbf8c
0 end ; 5f4f8903557f
1 end ; f02452ab38e0
0 end ; 31f3b5cbe626
1 end ; 8510340ff426
0 intercept on ; 64861245b316
0 end ; bb999e478927
1 end ; b5459aa71dcd
0 exchange food>gold at leptis ; b5bcb146d21b
0 army carthago ; 19b94c30b2c3
0 end ; 23d729a705cb
1 end ; b04845e92031
0 move carthago>byzacium ; d10e8a9a0798
0 end ; d760669fe114
1 end ; 818c172c4487
0 hire byzacium>gaetulia ; 6714a508bb01
0 end ; 6444f787363e
1 end ; 72aa1950f9e8
0 0 ; 1f9fe809c2fa
0 hire byzacium>gaetulia ; 9d823dc6fae4
0 exchange food>gold at leptis ; 75e3118391b4
0 army cyrene mounted ; fff008e9edce
0 end ; f7b6a9f6f77f
1 end ; 2b46f38d5776
0 0 ; 5f4260852cbe
0 move cyrene>syrtica ; 0b59e7ceeb8e
0 attack byzacium>massylia ; 4d6245be29d5
0 move syrtica>cyrene ; f03249fad3af
0 exchange food>gold at leptis ; 4830452b35be
0 end ; 441db9ad7ef7
1 end ; 59bc41f1e033
0 attack massylia>masaesylia ; 9ed841ff383a
0 end ; 0d17cc3dc35f
1 end ; b74fcd21b2fc
0 hire masaesylia>gaetulia ; 026e22569a36
0 army cyrene mounted ; fa330e2162ae
0 move cyrene>syrtica ; 2a7ebd99e6c3
0 move syrtica>cyrene ; 896efd346514
0 intercept off ; cb42ac562d9a
0 end ; 853a29c7f457
1 end ; 80a0d466dddf
0 settle masaesylia ; 9fe006113eb1
0 hire masaesylia>gaetulia ; 664233878f49
0 fortify masaesylia ; 2a7d803f4143
0 attack cyrene>marmarica ; 84db7ebb30c5
0 move cyrene>marmarica ; a5405a17e542
0 move marmarica>cyrene ; 627bef5fc348
0 attack marmarica>alexandria ; 17e82b416299
0 end ; e487e526d041
1 intercept on ; aeb87a6befb8
1 end ; 62d3b1404ad5
--- result
ending: conquest
places: 1 2

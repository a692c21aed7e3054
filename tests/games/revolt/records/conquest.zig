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
1 end ; e162fc73fe7e
0 attack carthago>byzacium ; 70a9106447e4
0 settle byzacium ; 345e9a76bc08
0 end ; f10160a08b48
1 attack alexandria>memphis ; 552935306b03
1 attack alexandria>marmarica ; c84ea2d17f78
1 end ; 1173d89582d6
0 attack byzacium>leptis ; a96b781be706
0 end ; 6e075536de88
1 attack marmarica>cyrene ; 3aed52958dd7
1 move memphis>alexandria ; 452f9015844c
1 ship alexandria ; 11a91bfc0382
1 exchange food>gold at memphis ; 3d14ad8c8e70
1 end ; f38ac08cbc2f
0 attack leptis>syrtica ; 161513b953a6
0 exchange food>gold at leptis ; 76556f29529c
0 fortify byzacium ; ffac946e3391
0 end ; 1e0afd26d0d8
1 move alexandria>memphis ; 9042a630a364
1 attack cyrene>syrtica ; c46299e83a1c
1 sail alexandria>marmarica ; 76601c0fcd3e
1 end ; 9c275cac2d4d
0 attack syrtica>cyrene ; 37711faa42a7
0 exchange food>gold at leptis ; 70911728b508
0 end ; 6191484ae624
1 attack memphis>delta ; d1089015162a
1 sail marmarica>r23 ; f2386debcda5
1 end ; a1777cd6bf7e
0 attack cyrene>marmarica ; 63834ff33040
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
0 end ; cc56a0511d91
1 end ; b04845e92031
0 move carthago>byzacium ; d10e8a9a0798
0 end ; b7bc457d52c0
1 end ; 818c172c4487
0 hire byzacium>gaetulia ; 6714a508bb01
0 end ; dedcddb3bead
1 end ; 72aa1950f9e8
0 0 ; 1f9fe809c2fa
0 hire byzacium>gaetulia ; 9d823dc6fae4
0 exchange food>gold at leptis ; 75e3118391b4
0 army cyrene mounted ; fff008e9edce
0 end ; bbc17437696e
1 end ; 2b46f38d5776
0 0 ; 5f4260852cbe
0 move cyrene>syrtica ; 0b59e7ceeb8e
0 attack byzacium>massylia ; 4d6245be29d5
0 move syrtica>cyrene ; f03249fad3af
0 exchange food>gold at leptis ; 4830452b35be
0 end ; 43ea9c8a3589
1 end ; 59bc41f1e033
0 attack massylia>masaesylia ; 9ed841ff383a
0 end ; 20b0b1623121
1 end ; b74fcd21b2fc
0 hire masaesylia>gaetulia ; 026e22569a36
0 army cyrene mounted ; fa330e2162ae
0 move cyrene>syrtica ; 2a7ebd99e6c3
0 move syrtica>cyrene ; 896efd346514
0 intercept off ; cb42ac562d9a
0 end ; b8d457cc78ec
1 end ; 80a0d466dddf
0 settle masaesylia ; 9fe006113eb1
0 hire masaesylia>gaetulia ; 664233878f49
0 fortify masaesylia ; 2a7d803f4143
0 attack cyrene>marmarica ; 84db7ebb30c5
0 move cyrene>marmarica ; a5405a17e542
0 move marmarica>cyrene ; 627bef5fc348
0 attack marmarica>alexandria ; 17e82b416299
0 end ; b4f8efe9d313
1 intercept on ; 71e0465d0b42
1 end ; d34c8293cfd0
--- result
ending: conquest
places: 1 2

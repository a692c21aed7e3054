Ziggurat record 1
game: revolt
rules: 1
seats: 3
names: player 1, player 2, player 3
setting rounds: 6
setting nations: 
setting map: 
dice: f8710e3076c4c766060acb88e308d54d
seed: 6b5e04ac8fc1ae543f5086aa7820bbc6d94e25d6799be15a68d1b7bd36e4c301
--- moves
2 attack alexandria>marmarica ; ae8cf018bde4
2 attack alexandria#2>memphis ; d2766f0700ac
2 end ; 6ca5a1663e17
0 attack avaricum>bibracte ; fe8c908f68f7
0 end ; 1bffa59e8429
1 end ; ec3a34c08f6c
2 attack alexandria>delta ; 57798ef1a928
2 move alexandria>delta ; 4d85a761ae5b
2 settle delta ; 901817ae6a27
2 intercept off ; 89a39ca00519
2 end ; 7519d4413d55
0 attack bibracte>belgica ; 6537e9d21cda
0 settle belgica ; 889186f5ea32
0 end ; 28479bc32025
1 end ; bfb1c443fd4e
2 attack delta>sinai ; 2bc3630dd52f
2 move delta>alexandria ; cbb2dc7ba1c3
2 end ; bd4c4c285a05
0 attack belgica>carnutia ; b1a6eb1ddbd5
0 end ; 415ecbde2849
1 attack roma>etruria ; e3bcfd1ff750
1 settle etruria ; eb4ce14f7667
1 end ; 35309632d40b
2 attack alexandria>arsinoites ; 20920f2e6512
2 end ; 38901566558f
0 attack carnutia>pictonia ; 6374d1f57dbc
0 end ; 54eef845ab84
1 attack etruria>umbria ; 1ddd65284276
1 intercept off ; 86bb37328729
1 end ; d43545dc1c6f
2 move arsinoites>alexandria ; 9c5cb3e7a12a
2 end ; a80f94278fac
0 attack pictonia>aquitania ; e0e5ffa68e7d
0 end ; b49662e92b3e
1 attack umbria>venetia ; fa3579cefda6
1 disband venetia ; efca02bee24b
1 intercept on ; 47f869f920a6
1 end ; ce8567741fe5
2 attack alexandria>marmarica ; b18de894e8c7
2 army alexandria ; 4ed949fb2dab
2 end ; 657c35aad98d
0 end ; 526ccb59cba0
1 end ; 859e6c258150
--- result
ending: rounds
places: 1 2 3

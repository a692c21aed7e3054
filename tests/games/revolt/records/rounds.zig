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
2 end ; 14f9a7cfeb3c
0 attack avaricum>bibracte ; 24eae1761f53
0 end ; 5224a1f9906b
1 end ; 6d849c30e51d
2 attack alexandria>delta ; e0d17d1a2e2e
2 move alexandria>delta ; 359a26e7f090
2 settle delta ; 4490bc65b63d
2 intercept off ; 24958b7dbea0
2 end ; c624a81af85e
0 attack bibracte>belgica ; abfdf5150280
0 settle belgica ; 2b57ef5f01d2
0 end ; c58f69874c92
1 end ; 8d6e4ad15197
2 attack delta>sinai ; eaec21d6b538
2 move delta>alexandria ; fdc0b33a11e8
2 end ; 9af8f77f9e75
0 attack belgica>carnutia ; 99c8fad62180
0 end ; 5103a0471c9d
1 attack roma>etruria ; 474b1e5f3b7e
1 settle etruria ; b28a7ebbc205
1 end ; 81dfaede2234
2 attack alexandria>arsinoites ; ac4a08457d59
2 end ; 05c12ec5f403
0 attack carnutia>pictonia ; deca94478ff0
0 end ; 6e50243f4138
1 attack etruria>umbria ; 2386e692b05d
1 intercept off ; 98ac386816d0
1 end ; b42224d471c5
2 move arsinoites>alexandria ; 4a1b37aae84d
2 end ; 63cc484319cd
0 attack pictonia>aquitania ; 5d4424c92bd8
0 end ; 3410c28f46c7
1 attack umbria>venetia ; d5289867d4bf
1 disband venetia ; 146d34f3f2ce
1 intercept on ; 728dd60f2cee
1 end ; ce8567741fe5
2 attack alexandria>marmarica ; b18de894e8c7
2 army alexandria ; 4ed949fb2dab
2 end ; 9f7e3b6dec56
0 end ; 538ea84cd9d5
1 end ; 86ba68e666fa
--- result
ending: rounds
places: 1 2 3

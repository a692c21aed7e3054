Ziggurat record 1
game: revolt
rules: 2
seats: 3
names: player 1, player 2, player 3
setting rounds: 6
setting nations: 
setting waiting: 0
setting grace: 0
setting map: 
dice: f8710e3076c4c766060acb88e308d54d
seed: 6b5e04ac8fc1ae543f5086aa7820bbc6d94e25d6799be15a68d1b7bd36e4c301
--- moves
2 attack alexandria>marmarica ; 7fd0cb3e0a48
2 attack alexandria#2>memphis ; e03524294ec9
2 end ; 15051cb02323
0 attack avaricum>bibracte ; 97db247dd9bb
0 end ; 4d669894a5e7
1 end ; b71ee9eb1c19
2 attack alexandria>delta ; 6b4750293845
2 move alexandria>delta ; 0b87af96da29
2 settle delta ; ca4f906f7c96
2 end ; 7763107d1e6a
0 attack bibracte>belgica ; 0897d79a5b04
0 settle belgica ; 11c0e35a5c95
0 end ; dbc87d0aeeb5
1 end ; 5141b6d44c0e
2 attack delta>sinai ; 885d158ba2e8
2 move delta>alexandria ; 0d328cd9658a
2 end ; 9ae6553d1b2d
0 attack belgica>carnutia ; 85c201b6707c
0 end ; 280eac71dd67
1 attack roma>etruria ; 4267db055675
1 settle etruria ; 61254ffdeeb4
1 end ; c30b3858f457
2 attack alexandria>arsinoites ; 05f73edbd11a
2 end ; cddeebeba527
0 attack carnutia>pictonia ; ce92d60ad0ee
0 end ; 541aee1871cd
1 attack etruria>umbria ; 300e5f2b247c
1 end ; d665abe04de0
2 move arsinoites>alexandria ; 03e931475f32
2 end ; 7333df747c2c
0 attack pictonia>aquitania ; 64095a6290f7
0 end ; e445189ff1a5
1 attack umbria>venetia ; 5577955e4e9e
1 disband venetia ; 02215dd0162c
1 intercept on ; 9576aca8c35e
1 end ; fb182d4015f5
2 attack alexandria>marmarica ; f93bcd37d02a
2 army alexandria ; 90c49608c6a1
2 end ; 5164b9b7d26a
0 end ; e139398aedfa
1 end ; afa0d1723855
--- result
ending: rounds
places: 1 2 3

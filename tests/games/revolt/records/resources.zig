Ziggurat record 1
game: revolt
rules: 1
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting map: 
dice: 6815372375230c9da6e86102cbfda185
seed: d0ccf35ec1aa6fd6b5d2338b9b417828bae4b76922dfa83c8e188e1f73647fb5
--- moves
0 attack avaricum>bibracte ; a70c64810daf
0 end ; faae1d185624
1 end ; 877853410f9b
0 move bibracte>avaricum ; 34761209f2ca
0 end ; f98de079ec81
1 sail pella>thessalia ; aad12ed1baf7
1 attack pella>thessalia with thessalia ; 60f400de2be8
1 end ; ca2d684b3fbb
0 attack avaricum>pictonia ; 663879fdb74c
0 settle pictonia ; ff5dd0b4d761
0 end ; 3711b771da30
1 end ; 556d5f458edb
0 move pictonia>avaricum ; 06ff06e7a2fa
0 end ; 0dc7189199de
1 enter thessalia>epirus/thessalia ; 89704eefe501
1 sail thessalia>athenae.e ; c51f2bff20f0
1 end ; 4b1ea5e0daef
0 attack avaricum>carnutia ; e61a285d3271
0 army bibracte ; 867cfbe59fa4
0 end ; 80d240f74e8c
1 sail athenae.e>r25 ; 10f1c1ba99e3
1 attack epirus/thessalia>epirus ; 0d9a8fff0cf8
1 army pella ; d4c1c52107e1
1 end ; 9e6737715f69
0 move carnutia>pictonia ; b7be100f42a3
0 move bibracte>avaricum ; c7ba7ec93db6
0 end ; f2065ab503ae
1 end ; 7745beb8408c
0 attack pictonia>arvernia ; 96f059b2cf50
0 army bibracte ; 20f7fded1004
0 disband bibracte ; e9a3142bfc1f
0 move avaricum>arvernia ; f75af4a20312
0 end ; 72792522ffd5
1 move pella>thessalia ; e7378e762194
1 end ; e73dd4ba207f
0 move arvernia>avaricum ; 657249c22c1e
0 fortify pictonia ; 8890adf663fd
0 enter arvernia>arvernia/massalia ; bb7e1039700b
0 end ; 6c6a4ec954af
1 attack thessalia>aetolia ; 0ca2c2a1bebb
1 settle thessalia ; 64956523918f
1 intercept off ; 43b363df8c69
1 disband ship r25 ; 984ccf6486e8
1 end ; 8fff6bd5414b
0 attack arvernia/massalia>massalia ; 7c761487b695
0 move avaricum>bibracte ; 0de97d13fd32
0 army bibracte ; 82b00f01f43f
0 end ; c4411edf2515
1 end ; bcb7d562cdad
0 attack bibracte>belgica ; 7d98322072bd
0 attack bibracte>massalia ; 03e68cdb0346
0 end ; 8b3bc849619b
1 end ; 9bd879a706d8
0 army avaricum ; f2c2a39366de
0 end ; 66fb08f7df02
1 army pella ; f72b092abbf2
1 end ; 536b95d6f3ed
0 attack massalia>volcae ; 943d1517f51f
0 attack belgica>helvetia ; 02d828c946b0
0 ship massalia ; 23bcb96ab3e3
0 move avaricum>carnutia ; c72cadecc6d7
0 end ; 3d99a10875f2
1 attack pella>triballia ; 3ddd6619fc05
1 end ; 856caf3739dd
0 enter volcae>ilergetia/volcae ; b3463f0baa73
0 sail massalia>corsica by r07 ; 87e9ae81f428
0 end ; 00f3291818c8
1 attack triballia>pannonia ; 9ba2554f0e47
1 end ; 9a10d7e62a7c
0 army bibracte ; 96e0ad7a3d6b
0 attack carnutia>armorica ; cc8d1bae3d41
0 attack ilergetia/volcae>ilergetia ; 41a14f55fb83
0 enter helvetia>helvetia/noricum ; f67d411af45e
0 end ; a0441fd5c32c
1 end ; 7f3cc7094e02
0 attack helvetia/noricum>noricum ; 6f4e348c7f8b
--- result
ending: resources
places: 1 2

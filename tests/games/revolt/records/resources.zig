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
0 end ; ddbeb58c6314
1 end ; 877853410f9b
0 move bibracte>avaricum ; 34761209f2ca
0 end ; 0148ce8a1fc8
1 sail pella>thessalia ; 7bd2d45e37f1
1 attack pella>thessalia with thessalia ; fef85f5b6e32
1 end ; 52bae11617ee
0 attack avaricum>pictonia ; 18540814b158
0 settle pictonia ; 8e581e6cfd85
0 end ; eabdae1ab3ea
1 end ; 556d5f458edb
0 move pictonia>avaricum ; 06ff06e7a2fa
0 end ; 26f1643940b5
1 enter thessalia>epirus/thessalia ; b733ab5f1bd9
1 sail thessalia>athenae.e ; efa5ad25b8b3
1 end ; c1368e1c7c1a
0 attack avaricum>carnutia ; c3e0db679ce0
0 army bibracte ; c1e8d6b7e204
0 end ; e9f258ef01fb
1 sail athenae.e>r25 ; c376eea189f7
1 attack epirus/thessalia>epirus ; fb561df84bfb
1 army pella ; 2294919420c3
1 end ; c5ab9dc78e7c
0 move carnutia>pictonia ; 10d5fae9def5
0 move bibracte>avaricum ; 8507c141922c
0 end ; bb4d429ae2eb
1 end ; 7745beb8408c
0 attack pictonia>arvernia ; 96f059b2cf50
0 army bibracte ; 20f7fded1004
0 disband bibracte ; e9a3142bfc1f
0 move avaricum>arvernia ; f75af4a20312
0 end ; bd023266a57f
1 move pella>thessalia ; b545316664b2
1 end ; 28b1df080945
0 move arvernia>avaricum ; c4713b9c2a76
0 fortify pictonia ; c336706a872d
0 enter arvernia>arvernia/massalia ; 0e609a0798ce
0 end ; cb07a49c5b7e
1 attack thessalia>aetolia ; c0e3aa3054aa
1 settle thessalia ; 7217dff28812
1 intercept off ; 9946f1fb0049
1 disband ship r25 ; 9fd49743fc3d
1 end ; 8fff6bd5414b
0 attack arvernia/massalia>massalia ; 7c761487b695
0 move avaricum>bibracte ; 0de97d13fd32
0 army bibracte ; 82b00f01f43f
0 end ; 02d3814b377b
1 end ; bcb7d562cdad
0 attack bibracte>belgica ; 7d98322072bd
0 attack bibracte>massalia ; 03e68cdb0346
0 end ; f9f5ac72a903
1 end ; 9bd879a706d8
0 army avaricum ; f2c2a39366de
0 end ; ee73026c38b4
1 army pella ; 0551cff5ae54
1 end ; f9201c5ac9d0
0 attack massalia>volcae ; 9465450ff419
0 attack belgica>helvetia ; b10a91cca4dd
0 ship massalia ; ee88156e0cee
0 move avaricum>carnutia ; 8d610abe10f8
0 end ; 254717f27597
1 attack pella>triballia ; bd86357579c6
1 end ; f5460c9e5554
0 enter volcae>ilergetia/volcae ; 0db2b86cb276
0 sail massalia>corsica by r07 ; 676bc5015978
0 end ; f310be4a4a8c
1 attack triballia>pannonia ; a738f4c5efb5
1 end ; 9a10d7e62a7c
0 army bibracte ; 96e0ad7a3d6b
0 attack carnutia>armorica ; cc8d1bae3d41
0 attack ilergetia/volcae>ilergetia ; 41a14f55fb83
0 enter helvetia>helvetia/noricum ; f67d411af45e
0 end ; 4d58896efb48
1 end ; 7f3cc7094e02
0 attack helvetia/noricum>noricum ; 6f4e348c7f8b
--- result
ending: resources
places: 1 2

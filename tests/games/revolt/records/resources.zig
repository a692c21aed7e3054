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
dice: 6815372375230c9da6e86102cbfda185
seed: d0ccf35ec1aa6fd6b5d2338b9b417828bae4b76922dfa83c8e188e1f73647fb5
--- moves
0 attack avaricum>bibracte ; 3cfbca8dfb38
0 end ; 70afc809971a
1 end ; a509a1703702
0 move bibracte>avaricum ; de022b95a152
0 end ; 7f0e7b8772ed
1 sail pella>thessalia ; cb9d2bca5b6e
1 attack pella>thessalia with thessalia ; ba309decf78a
1 end ; 7595026355a2
0 attack avaricum>pictonia ; 53799dd83670
0 settle pictonia ; f8211afd0299
0 end ; 34c091426783
1 end ; 038f7d0806ed
0 move pictonia>avaricum ; 0ebc21bd87f8
0 end ; fa692c932df6
1 enter thessalia>epirus/thessalia ; f657e63af071
1 sail thessalia>athenae.e ; 61470d4e1a6c
1 end ; a0899c4069aa
0 attack avaricum>carnutia ; 325b2bea2328
0 army bibracte ; 66480fbce5b7
0 end ; abc2d7c06d27
1 sail athenae.e>r25 ; 4f716bede55c
1 attack epirus/thessalia>epirus ; 0fbf9ba2021f
1 army pella ; 84a39945df1b
1 end ; 80daba9a9b3a
0 move carnutia>pictonia ; 6ef2e41df41f
0 move bibracte>avaricum ; 3aac237880ae
0 end ; cdb0d25a81ec
1 end ; f6be4dd4f4f5
0 attack pictonia>arvernia ; 1b681a2ab802
0 army bibracte ; a552b7a37953
0 disband bibracte ; 12cb8959106d
0 move avaricum>arvernia ; 2044e31bc419
0 end ; a3b9577adbb3
1 move pella>thessalia ; 389e6f7f4410
1 end ; 8ad46fa8ab36
0 move arvernia>avaricum ; f05c6e384a9b
0 fortify pictonia ; 450f16b80446
0 enter arvernia>arvernia/massalia ; 89c1aadbac7b
0 end ; 1eed925be5ea
1 attack thessalia>aetolia ; 4a7a3e98f334
1 settle thessalia ; 82ff62898dc3
1 disband ship r25 ; c72bc75eb656
1 end ; ceb1d0a5d088
0 attack arvernia/massalia>massalia ; 63b2cf387945
0 move avaricum>bibracte ; 18cca34d7799
0 army bibracte ; 5e37f14af26e
0 end ; 776599bac8b6
1 end ; bb9d4234efc8
0 attack bibracte>belgica ; 83b209535f2c
0 attack bibracte>massalia ; 8b681ff96de5
0 end ; e12a056c9f6f
1 end ; 5adccea858cb
0 army avaricum ; 9f402acf614f
0 end ; cc416bdbfb70
1 army pella ; ff74b641a5b8
1 end ; f32c65ba5ad2
0 attack massalia>volcae ; 5334f50bb4f7
0 attack belgica>helvetia ; 2581b7556d12
0 ship massalia ; 487b41ff6ad2
0 move avaricum>carnutia ; ad604e9fe406
0 end ; c9b32c92c801
1 attack pella>triballia ; a16957fedd1e
1 end ; 6b08f1f0aafa
0 enter volcae>ilergetia/volcae ; e0069ef5c045
0 sail massalia>corsica by r07 ; e09c3b37983d
0 end ; 932ca06d56e4
1 attack triballia>pannonia ; 30c8eb94c846
1 end ; 4b093ceb94f3
0 army bibracte ; e4cab55da534
0 attack carnutia>armorica ; 5fc879c4e89c
0 attack ilergetia/volcae>ilergetia ; 658c72627c2b
0 enter helvetia>helvetia/noricum ; ac124f4a41e8
0 end ; c7695e4fd883
1 end ; e576574000a7
0 attack helvetia/noricum>noricum ; 6d8138bb7fe6
--- result
ending: resources
places: 1 2

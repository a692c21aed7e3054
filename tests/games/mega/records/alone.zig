Ziggurat record 1
game: mega
rules: 2
seats: 3
names: player 1, player 2, player 3
setting board: east
setting civilizations: 
setting expert: 0
setting short: 0
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 30
setting map: 
dice: bc7cdd9a8ed503183ee8c98439c92138
seed: 8a0b1312affe336114f1dddc169f69ab0168a005ee680bea1a3b5ca73827e322
--- moves
0 march taxila ; 31675ea233e8
0 abhisara*1 ; ee2138c77d25
0 march taxila ; 948439c282e5
0 balkh*1 ; df8af8f07e25
0 done ; 43240f7e2176
1 march chanhu_daro ; d5342201a941
1 dholavira*1 ; e3a8b3df525d
1 march chanhu_daro ; e45883ea4dca
1 dholavira*1 ; 21244a6ca52e
1 done ; 31b324ca6e65
2 march nisa ; 89afcd2b7cb0
2 hecatompylos*1 ; 7dfd7beadc3a
2 march nisa ; ac6853d75f0c
2 eastern_parthia*1 ; 98a1371ef7f4
2 done ; d0367bc20b85
0 pass ; 73d543a14521
1 pass ; 1a585efb7069
2 pass ; 8d544e4c8b7a
0 done ; 1df2262f08e5
2 done ; 97aef74f1abc
1 leave ; 6c8b0f7befdf
0 wait ; a7f2e883dabc
2 pass ; fbf50592ac44
0 pass ; 5e09014722df
0 march abhisara ; 38f1455b1bf8
0 sagala*1 ; 6272b516dcce
0 march balkh ; 15ae73e51b0a
0 bukhara*1 ; cd6a31ce7a1e
0 march balkh ; 791f198a5772
0 bukhara*1 ; a07c5a8808ad
0 march abhisara ; 4714c278076b
0 kuru*1 ; c881f46235b7
0 march abhisara ; 424baf370237
0 harappa*1 ; cec85d52a533
0 march balkh ; e2f8ae19c238
0 bukhara*1 ; bfc7d7b00890
0 march balkh ; e5d48116a036
0 bukhara*1 ; 8726dcd869a3
0 march abhisara ; df4c66386472
0 kuru*1 ; 76766c775fde
0 done ; d81f61bb1298
2 leave ; d7ec397b977e
0 pass ; 7060fd9f0500
--- result
ending: alone
places: 1 3 2

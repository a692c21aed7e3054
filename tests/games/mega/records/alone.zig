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
2 done ; 3a9327edcf33
0 done ; 54674261b242
2 done ; 0d3aecef4cbe
1 leave ; af567d3cfcd7
0 march balkh ; ebe7aeaa1cd0
0 taxila*2 ; e67b4442301c
0 march abhisara ; d96c693a9dc9
0 taxila*4 ; 2f0588ff1ed0
0 march balkh ; 921736d983cc
0 margiana*1 ; ad4113074223
0 march balkh ; f491b273f86a
0 upper_oxus*1 ; 850982ae1221
0 done ; 83017c2880a2
2 leave ; a9a07488526a
0 taxila ; b2ca11e2ddf5
--- result
ending: alone
places: 1 3 2

Ziggurat record 1
game: mega
rules: 1
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
0 march taxila ; 96b7f4b6e18f
0 abhisara*1 ; e8a9a2d041a0
0 march taxila ; 6876000c4363
0 balkh*1 ; ccd613d7cb07
0 done ; 6afb4471f148
1 march chanhu_daro ; 390545b2ca92
1 dholavira*1 ; c7d36da8e6ec
1 march chanhu_daro ; e65ae9a67208
1 dholavira*1 ; 11ff9e49f98b
1 done ; 3a551a86e654
2 march nisa ; 9b9015d7ecd7
2 hecatompylos*1 ; 0cce851ec232
2 march nisa ; c475f7cf1ff0
2 eastern_parthia*1 ; 629767568a16
2 done ; d6423f03a4ef
0 pass ; cb3f10fa6d77
1 pass ; e01ab562bc48
2 pass ; 4e9f570cf3b3
0 done ; cf32286b274e
2 done ; e2b5fc882dba
1 leave ; 13c0f4e3814a
0 wait ; 1bbe178020b2
2 pass ; 0ad795fceac8
0 pass ; c6664e7cdbf6
0 march abhisara ; a4827936c331
0 sagala*1 ; df59e0492c1a
0 march balkh ; 11a812bbcde7
0 bukhara*1 ; 4adce0e3421f
0 march balkh ; 895fb89e3333
0 bukhara*1 ; 98ab9937d946
0 march abhisara ; 3fb5adc03eec
0 kuru*1 ; bc774afdc053
0 march abhisara ; c4b25bb3cf92
0 harappa*1 ; 09cd0b14abf7
0 march balkh ; afd435621a33
0 bukhara*1 ; 290c31b378b8
0 march balkh ; 5deb37441fac
0 bukhara*1 ; fee985508269
0 march abhisara ; c550001b1178
0 kuru*1 ; 3fab2bbc7654
0 done ; 03e3537ff863
2 leave ; c6d742e21765
0 pass ; 503369bb204a
--- result
ending: alone
places: 1 3 2

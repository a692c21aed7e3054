Ziggurat record 1
game: revolt
rules: 1
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting map: 
dice: ef46a146c1064483d8f293979f92dd65
seed: 5dd08e077b46a6178e9d37250c6dfb97c3014f342dea4018f03ee8a0b38aa828
--- moves
1 enter antiochia>antiochia/cappadocia ; 883b64e416e3
1 disband antiochia/cappadocia ; 82614890d321
1 end ; d63fbf861e4a
0 disband avaricum ; 4e9626809d61
0 end ; b3086e3c8192
1 end ; 3f1d6b39237b
0 end ; c6288c0959be
1 end ; 0a9718782906
0 end ; 6af862ccb181
1 end ; d77d131df6f4
0 end ; e6a81447cfbe
1 end ; 90bd8ec9975e
0 end ; 5b73aed1403c
1 end ; 4db78c797d41
0 end ; a5d8bb29cec2
1 end ; a9497e18712c
0 end ; dc01a831c3ce
1 end ; 842af0568d62
0 end ; 1b0aeb52f39f
1 end ; 486393515aab
0 end ; d7663949704d
1 end ; 0d4e0e21604c
0 end ; c3e33fb9417f
1 end ; 8ae4e0267b12
0 end ; d208051626dd
1 end ; efd2bc19f840
0 end ; df906c5895ad
1 end ; d7edc73fff13
0 end ; 8b45b65bde32
1 end ; 3cd95059f893
0 end ; ab30e7570913
1 end ; a71036c14213
0 end ; 3a9bd4fd6190
1 end ; 7fc482c0055e
0 end ; 56bec9cabaec
1 end ; ccfe2cd674a1
0 end ; d1841ec5d8e6
1 end ; 52c7c240ecbc
0 end ; 8f5cab696702
1 end ; 959cf1314e2c
0 end ; 68b7e6a1b4bd
1 end ; ef3274e11954
0 end ; 5836ef3d3f04
--- result
ending: standstill
places: 1 1

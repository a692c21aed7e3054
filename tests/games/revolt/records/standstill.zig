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
dice: ef46a146c1064483d8f293979f92dd65
seed: 5dd08e077b46a6178e9d37250c6dfb97c3014f342dea4018f03ee8a0b38aa828
--- moves
1 enter antiochia>antiochia/cappadocia ; 3d8f83cea89a
1 disband antiochia/cappadocia ; 9b00ef736837
1 end ; 74eb235d3007
0 disband avaricum ; 86463ecdef08
0 end ; eafccb41a178
1 end ; 076541a0b744
0 end ; 329563746c40
1 end ; c393b6f4efc6
0 end ; 96d4002b5f77
1 end ; 6b8870a43e88
0 end ; 66296d9f63e8
1 end ; 3f8e4cbc5c85
0 end ; b843b5971213
1 end ; e67b3dfc23f3
0 end ; 3d8c9105ddcb
1 end ; 6cb13195b0fd
0 end ; c30aa54db6cd
1 end ; 6c01d0b1c82d
0 end ; 299f6ca7404c
1 end ; bcdd30868169
0 end ; 984d8c8b6e5b
1 end ; 60a16a6e6024
0 end ; 256534ed6663
1 end ; 3d7683b01215
0 end ; 1a80393362f8
1 end ; 075b3d713270
0 end ; 58c8e5d04b04
1 end ; d12de4a54c96
0 end ; dcbb43294022
1 end ; 3f6e6e1d95d3
0 end ; 16b7d0a5bd9a
1 end ; 09ff5745dfce
0 end ; 1631b157fa94
1 end ; f4c4a4424e11
0 end ; 9b0bcd6a1de8
1 end ; 64f15e33fdfc
0 end ; 3259ca0899d2
1 end ; 9e2a00474097
0 end ; dcb5c0f75a41
1 end ; cb6d6674f96e
0 end ; 61e772f26f32
1 end ; 7efab3e6e164
0 end ; 6ef8668b55d6
--- result
ending: standstill
places: 1 1

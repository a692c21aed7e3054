Ziggurat record 1
game: monumental
rules: 1
seats: 5
names: player 1, player 2, player 3, player 4, player 5
setting map: 
setting civilizations: 
setting continuous: 0
setting automas: 0
setting advanced: 0
setting trade: 1
setting future: 1
setting reserve: 1
setting unrest: 1
setting natural_wonders: 1
setting quests: 1
setting heroes: 1
setting monsters: 1
setting renaissance: 1
setting cards: all
dice: 5c9c199471f66858abfb457759251713
seed: 0e299567ac68b66795317df8a9ee2594126851087c5f1c29b78f74fb55e9833a
--- moves
0 q_scholar+q_forts ; 8e1ceff36a95
1 q_reform+q_treasurer ; 43dac6c3209e
2 q_nature+q_markets ; 0453d28c77e5
3 q_merchant+q_blitz ; 97a8bffe9c1a
4 q_coast+q_architect ; 0b9bef89ece6
3 row 3 column 1 ; 73da8d0d5616
3 invest ; 726ca38c5fbf
3 acquire great_wall ; b18c1acf6372
3 explore 2>F2 ; ed65b190b276
3 claim 2 production ; ff78fe6bf63c
3 token production ; a28cf76f3d73
3 progress ; 868b35493f36
3 conquer F2 ; 7c052bc86c3c
3 2 ; d068141e6f12
3 progress ; 918c7cdc8d8e
3 explore 2>E2 ; 53310ac24798
3 use agora ; 051cfa196ec5
3 stop ; 12752fa795d4
3 end ; 9da6c802605e
1 row 2 column 2 ; c3556cfe18c8
1 use stone_masonry ; c32aa68b5fac
1 explore 1>A3 ; 8a0a1545c9fa
1 claim 1 production ; e3f1836b5f64
1 conquer A3 with warlord ; 4cab2338c5d6
1 token production ; 5d8fa03d69a9
1 acquire granary ; 08d52fdb76a2
1 acquire stonehenge ; 7c1b7ea64e6e
1 end ; b38d3824e9e3
2 row 1 column 3 ; 8df83bc0ec91
2 conquer G4 with warlord ; b8da4057cca2
2 2 ; e5ddcf18533e
2 basic laboratory ; ce7f5a24d0fe
2 conquer G3 ; 6c51d3c3e37f
2 F5=1+G4=1 ; f4c2c3b2cc42
2 1 ; 3fd28730ff79
2 acquire fortress_building ; 23922e438211
2 invest ; 383e25f68aba
2 benefit tb_scholars ; 719803301b1c
2 use fortress_building ; e5f29a80a8b9
2 G3 ; 9f2081957ada
2 F5 ; 18d7caa9bc54
2 progress ; ac7e840df6aa
2 explore 1>E5 ; c42d0dfbffdf
2 use forum ; 91040ff901d0
2 work_camp@r1c1 ; 8f4017f248d1
2 end ; cb00d81a4f07
4 row 3 column 2 ; f4b4997e4b07
4 explore 1>C5 ; d99e4785fd89
4 conquer D7 with warlord ; e579ff14a358
4 2 ; 201350fd3b69
4 end ; efab7b2346ca
0 row 1 column 1 ; b9d68f7cacfc
0 basic laboratory ; 68cfff523f3d
0 use forum ; 4a02547ee5e4
0 library@r3c1 ; ef7fa481116f
0 progress ; 1e1b19c1cae3
0 progress ; 991fe022c760
0 end ; 231fe301d54b
3 row 1 column 3 ; 335ee89eb605
3 acquire aqueduct ; 66f5c6e117e1
3 claim 2 science ; 9a32948bf280
3 use natural_philosophy ; 46cbb0aa906d
3 0 ; 50aa22efeeb1
3 explore 2>D2 ; 25a2a11fba8c
3 token science ; 512324e29493
3 end ; ebdc27e93d68
1 row 2 column 2 ; 1bd44c973dda
1 basic workshop ; 90a637b6d538
1 use forum ; 7be297bdf69a
1 work_camp@r2c2 ; d7c863eb50e4
1 conquer A4 ; a95098fa94bf
1 A2=1+A3=1 ; a9139d09c60e
1 benefit tb_scholars ; a0f5c9c9ff87
1 explore 2>A3 ; b359e6a72481
1 post 2 ; cae5915afd59
1 develop flood_of_the_nile ; 6888e50ce672
1 production=2 ; 1ff6e4a8bc96
1 complete A4 ; a57eb381fa2e
1 production=1+military=2 ; f5dfeadefd7f
1 conquer B5 ; 62a263a2280d
1 A2=2 ; 72920dc6e166
1 1 ; e05204da0f07
1 basic laboratory ; 1dd7119b9b66
1 explore 1>B3 ; 6869399f6e02
1 end ; 53f4a7f57838
2 row 1 column 1 ; 7efb92ad9de0
2 explore 1>D5 ; 148a7bfdcc1b
2 explore 1>E4 ; 40f4f0829ce9
2 use seafaring ; 272e4e41902f
2 1 ; ac769a2a6b09
2 claim-market 1 ; 369b6af66d88
2 explore 1>F3 ; 4b6a0043bcd7
2 explore 1>F2 ; f7fb7b434f22
2 goods market_arms ; f95e892d6c38
2 acquire temple_of_yeha ; 5324887c0e01
2 conquer E6 ; d528f93aa84b
2 2 ; b59adddf0c88
2 production=1+science=2+military=1 ; 1253edccdb7e
2 acquire oral_tradition ; 903ad920e186
2 conquer D7 ; 3ed357aaa98c
2 F5=1+E6=1 ; 31403aaf1a97
2 end ; 69e177312226
4 row 2 column 2 ; b24e16ba9d64
4 develop way_of_the_sword ; 58d1aff3ae2d
4 fort@r2c3 ; ececdbbfc2d8
4 use forum ; 6a414f2d139c
4 library@r1c2 ; 82fcf3763ce4
4 explore 1>D6 ; e558865b88af
4 claim 1 science ; 08e18e93623b
4 token science ; 3d078b1d2036
4 progress ; 89b8a98fac8d
4 use bushido ; 80f494a88996
4 conquer D7 with warlord ; 81b01f551ad6
4 2 ; 4b8ca4aafb85
4 science=2 ; 56acd3a402b7
4 progress ; 8bb35f28d348
4 basic archery_range ; 0ad9977f0dde
4 end ; 63c16f39ade7
0 row 2 column 3 ; 0ef129b037c0
0 conquer D1 ; bf51fbba6157
0 2 ; ad7bed889648
0 conquer E1 with warlord ; d2c84d6948dc
0 C1=1 ; 8c8f57f2e30b
0 2 ; 8361901a7c6e
0 benefit tb_envoys ; 4bb73341bed7
0 use papermaking ; f7bd6ca1bafc
0 acquire irrigation ; d57f91d0616c
0 acquire archive_hall ; f4e6f0af0467
0 reserved temple ; 717a14f435c8
0 explore 2>C2 ; 6968f5bf0166
0 end ; 99dc8b55243a
3 row 2 column 3 ; fa63e4283e28
3 conquer F1 ; 6cd6dde210a0
3 G1=1+F2=1 ; 53ebeddf0920
3 2 ; 3a2249066f43
3 end ; d224f83fa08b
1 row 2 column 3 ; 9710b4fd8981
1 science=1+military=1 ; 291f247ae4df
1 acquire caravanserai ; c8ae7429a0e4
1 explore 2>B2 ; d738bd633dbf
1 claim 2 science ; 23b38ab5dea8
1 token science ; 55ed7411a0c2
1 acquire navigation ; a36dd27e7cb7
1 end ; 4ad4a831fd3e
2 row 1 column 3 ; 932a14e84b49
2 explore 1>F1 ; 0f707d4ee10d
2 explore 1>E2 ; 6b79b92a42c3
2 end ; 0a1dff804cf0
4 row 2 column 2 ; fdd611491fb0
4 use shinto_shrine ; 2f2edd26fe34
4 military=1 ; 09a43ae35923
4 explore 1>C6 ; 5090ce8c5d42
4 explore 1>B5 ; 5b0dd9806d1b
4 claim 1 production ; 6bfac3a7cd3a
4 token production ; d6ea6e00a8b5
4 end ; c5e2061281e6
0 row 3 column 2 ; a4dc37522248
0 use forum ; b537f4eecf6a
0 library@r1c1 ; 93b89d779502
0 basic workshop ; 475f34188f00
0 use irrigation ; 3fdcb71ebad4
0 end ; 4245dd6f6407
3 row 1 column 1 ; 41ab4a4314c6
3 conquer G2 ; abc451402127
3 G1=1+F1=1 ; 0d2cc5eb6f34
3 2 ; 45653d8fbd9b
3 explore 1>F2 ; fae4460e9957
3 progress ; 4394d72ee89b
3 march G1 ; 073b5dbe0022
3 G2 ; ea38bcf5096a
3 develop delian_league ; cc75081d7dae
3 use agora ; fae23b3edd2f
3 explore 2>D3 ; 27090f1b2c40
3 conquer G3 with warlord ; 4c7d3a2c5940
3 G1=1 ; bab63224f84b
3 conquer G4 with warlord ; 01aae14edab7
3 G1=1 ; 5b2a0b89d6a8
3 claim-market 2 ; 6bba3108ed1b
3 goods market_timber ; 835e6710872c
3 basic archery_range ; 7ffcbcef2ece
3 complete F1 ; 13ade9395791
3 conquer E1 ; 2befaa9e3bff
3 G1=2+G4=1 ; 60d53ccb88d4
3 end ; d5fe05956fb2
1 row 3 column 2 ; 4a6e3159b9ad
1 explore 1>A2 ; 408aacf1962a
1 use stone_masonry ; 7144a3cbb7f9
1 acquire forbidden_city ; 37d5007abd77
1 progress ; ae0d87fecfe8
1 end ; 198aa4e2cc8b
2 row 3 column 3 ; 3c92958d15ef
2 use fortress_building ; 8817916f45c4
2 E6 ; d76875b3f73a
2 use seafaring ; dc5f173bf3e3
2 1 ; be9b4b054393
2 explore 1>F2 ; d450c903838e
2 explore 1>E3 ; e1474fc9975b
2 explore 1>D3 ; 8e0abafea3a6
2 conquer G4 ; 87cfa3c29487
2 claim-market 1 ; c4a26b5559b8
2 goods market_timber ; 14e536dd2adf
2 acquire guild_hall ; 82d02f05c322
2 end ; 70d21341d0da
4 row 1 column 3 ; 6864c16bcba4
4 invest ; 78ffc8bb135a
4 explore 2>B5 ; fc66d58a7a8e
4 end ; a64cc8676b0f
0 row 3 column 3 ; 548b3e8db8e2
0 use papermaking ; 7e1765b18ef6
0 use irrigation ; 19d54a36149e
0 develop imperial_bureaucracy ; d940d746c852
0 march C1 ; 8214a51523bd
0 explore 1>C2 ; b56a090a3e8c
0 post 2 ; a4410d4fdb17
0 end ; 9e4370135f4a
3 row 3 column 1 ; 2a4eb6c8a7ca
3 use great_wall.2 ; a650e73b193c
3 warlord@G1 ; 24e87b40b2c2
3 F1 ; bf4f00fc258f
3 stop ; 51ca73080511
3 outpost E1 ; 687a00c62af2
3 use natural_philosophy ; 6f2e3763be18
3 3 ; ddad8b8fd4f7
3 production=2+science=1 ; 15c79f32cfb7
3 production=3 ; 70fa2cf3f498
3 explore 1>E2 ; b0f7ca613181
3 basic workshop ; 95e91c289f8c
3 explore 2>E2 ; 8d8e69bac0bb
3 outpost G2 ; 29050c118d08
3 post 1 ; 21f9f29c85cc
3 benefit tb_envoys ; fbebd6760ac1
3 1 ; 60ea173a6ea5
3 end ; d93b8e3b768f
1 row 2 column 3 ; 307e2e008156
1 conquer A1 ; f4182dd444c3
1 A2=2 ; a148c04be115
1 2 ; 1e4bf5484b34
1 basic laboratory ; 71306e022325
1 use caravanserai ; e09371f9433c
1 explore 1>B2 ; b055b2e2a8fc
1 use navigation ; 2af897e07252
1 explore 2>A1 ; 541966df796f
1 claim 2 production ; 0b13dd77815d
1 explore 1>C2 ; 8faa25857c71
1 march B5 ; 30ed790726a3
1 A3 ; 943d1a141d6a
1 explore 1>B1 ; b16ce50ad42b
1 token production ; b1ec480ac46f
1 basic archery_range ; e4f4e7fd4dd6
1 end ; d682deeae702
2 row 3 column 3 ; 91d549c4f368
2 conquer G3 ; 38d36b63162b
2 F5=1+G4=1 ; 4c79f90b4f2b
2 complete G4 ; d53a6aefa50e
2 library@r3c2 ; b64683eaff38
2 1 ; a599568f30d0
2 use forum ; 6a03f68604ac
2 fort@r1c1 ; 3f4b2032dc1b
2 end ; bbd6f0e8544c
4 row 1 column 3 ; dd4254aabb40
4 post 1 ; b3cca83c2546
4 acquire mosque_of_djenne ; 7cd688b73523
4 use forum ; 12694b64bb82
4 fort@r3c2 ; 9f8b61f4b6ec
4 end ; bb5b21adc9e0
0 row 3 column 2 ; 0394d8ad7437
0 explore 2>C2 ; 0a8300c31e04
0 acquire machu_picchu ; 87ca549f9262
0 progress ; 98207c8adc16
0 outpost D1 ; 0e914b897e65
0 end ; 656b1077335e
3 row 1 column 1 ; fd60a52bb335
3 conquer G3 ; 6978057e3edb
3 G1=2+F1=1 ; 6c35547df4e0
3 use forum ; b38fefd830af
3 work_camp@r2c3 ; 293b5cce9d7b
3 explore 1>F2 ; 0a386cbbc966
3 reserved great_pyramids ; f2dd1c2de2a7
3 end ; df64c267e8a5
1 row 3 column 1 ; 41ff61cb7191
1 march A3 ; f132bffb5438
1 A1 ; efc6a20ccab0
1 progress ; e967d878316e
1 explore 2>B1 ; c95f625507d7
1 explore 2>A1 ; fb20f742521a
1 end ; 1466e02c72f3
2 row 3 column 3 ; 47a11d731f59
2 use guild_hall ; 9ab512adc1ed
2 acquire cathedral ; d7c8f893b228
2 end ; 57985d0946f6
4 row 1 column 1 ; 3801f10c9743
4 explore 1>D7 ; 8030410a3920
4 conquer E6 ; 2df851407a80
4 explore 1>E6 ; b68835a8315f
4 end ; 3b7de3f235d2
0 row 1 column 3 ; 51bb07d15430
0 progress ; 8beef5addd7d
0 use forum ; 836d9928bfa7
0 work_camp@r3c3 ; 6088a2a24686
0 use irrigation ; e34fe733b6c1
0 acquire madrasa ; d3e45aad789f
0 end ; 9b2088d61050
3 row 3 column 1 ; 5852f1516cfd
3 march G3 ; ab297b45e81f
3 G2 ; ca9704ec1c81
3 basic laboratory ; ebec16c56cd4
3 end ; ea78567f7bee
1 row 3 column 2 ; 22a4379c34f4
1 science=1+military=1 ; ad5f9b8307bb
1 use forum ; 47a8c4c5fcc0
1 work_camp@r3c2 ; 76a0002aa2fd
1 use stone_masonry ; ec7327a225cc
1 complete A1 ; 021bdcd15bfb
1 conquer B4 ; ed3c67eaa286
1 A2=2+A1=1 ; d3019a3a731d
1 develop corvee_labour ; bbcbe09e95c1
1 production=2 ; 3697134dd6d1
1 progress ; e28920f379d1
1 acquire sistine_chapel ; 94d16bca88fb
1 invest ; 3d6acec5773e
1 end ; 0f1d4951795b
2 row 1 column 3 ; 4da42c87a7e6
2 invest ; 2acc4d3cdb0c
2 march F5 ; 15271f08c3d9
2 end ; 4e1a91333525
4 row 1 column 2 ; 6e646912e3ff
4 use bushido ; 914e1210bc3c
4 explore 1>E5 ; 0a9c70e8ad52
4 use forum ; 2d1e9625c4bb
4 work_camp@r1c3 ; 46a1a9e2e91d
4 explore 2>D6 ; bac82da4dd4c
4 basic archery_range ; 77ba9ed62dc8
4 end ; 30986e586a9c
0 row 2 column 2 ; ed20c6020446
0 conquer C2 ; 62d1dcd5fff6
0 1 ; 0267bc720e28
0 outpost C2 ; b65eaed8c4cf
0 invest ; 1ecdb6d0fb53
0 use archive_hall ; 5950d6526c65
0 2 ; c9f01e03fe51
0 progress ; cc0081766845
0 use papermaking ; fffc7ededb33
0 end ; 149e7c30f607
3 row 2 column 3 ; bff5b3d1ef3d
3 invest ; 960936f0ecc4
3 progress ; 929e7abe6b0f
3 end ; 8ada3e38ffa0
1 row 2 column 1 ; 633d50ba794e
1 use lake_tanganyika ; 198f72bd4aec
1 science=1 ; 29d3bdeb730a
1 benefit tb_ivory ; e9651dfddfec
1 military=1 ; 5cef78dc6b69
1 use forum ; 1933b0ef41ec
1 library@r2c3 ; ac8eb1858261
1 progress ; 1c873453bf3c
1 science=2 ; b132f1eb4d6a
1 explore 1>A1 ; f602c92e83f7
1 progress ; 3db334da2f2f
1 invest ; cc61e00f1c21
1 use caravanserai ; 54d769b58b41
1 explore 2>A2 ; 96785823f0ec
1 end ; 295ab861c229
2 row 1 column 1 ; 77462810387b
2 explore 1>D2 ; b51a8a073869
2 explore 1>E1 ; cdf908c3c7e3
2 use seafaring ; 8a7c99184f04
2 2 ; 668cdc382e16
2 G4 ; 1e66e85a6742
2 warlord@F5 ; 91f6d59798b6
2 progress ; da64bdf89401
2 progress ; eadc0a71a717
2 use forum ; 171f10aa432e
2 guild_hall@r3c3 ; 42df5a2d7279
2 develop sagas ; b213289053ed
2 end ; d18c5c3731ff
4 row 1 column 3 ; d1adede5494d
4 conquer E5 ; 50622acb4d2d
4 C6=3 ; 18780a82d0e9
4 2 ; 5566a4323c76
4 develop shogunate ; 7fb8d2ab2bee
4 work_camp@r2c2 ; 80ce68353634
4 use shinto_shrine ; 16e3e1e49e7a
4 science=1 ; abb55e91ab1a
4 outpost E5 ; ea4e45f06e50
4 conquer B5 ; 3091fe0313da
4 C6=2 ; a7cea0ee14a3
4 end ; 32fca1902e81
0 row 1 column 2 ; fc211317ae03
0 acquire perspective ; f0a5070f78f9
0 use forum ; 330f37eb88d2
0 fort@r2c3 ; 4497616931fb
0 use papermaking ; 721ebcac9a10
0 use irrigation ; fda74388c64c
0 basic archery_range ; cc9ec5fe30a0
0 use madrasa ; 625e9373e59d
0 3 ; de86a3e018db
0 use imperial_academy ; 2253e59b62f5
0 use archive_hall ; ef30d8a84d29
0 2 ; 9aaff9a316d6
0 use perspective ; 65e45f0a3fd7
0 end ; 775deb9ac960
3 row 3 column 2 ; 6ae4f04518ac
3 conquer D1 ; 86a2355c96cb
3 explore 1>F1 ; 28f37ad51d7e
3 use natural_philosophy ; 4c0abab23cee
3 2 ; 41f3d5aa413b
3 production=2 ; ad87544b6fdd
3 claim 1 production ; 2053787c5bee
3 token production ; 5ea13610d80b
3 use great_wall.2 ; 31c136450f95
3 stop ; 544409673089
3 use agora ; d3dc7c2b9335
3 stop ; f5ef1b375df4
3 end ; 9c6a2a4db45e
1 row 2 column 1 ; ed8eee512057
1 use stone_masonry ; 1c1718599964
1 basic laboratory ; a154697559ec
1 explore 2>A3 ; b2f34165adce
1 basic workshop ; 72429b28ca28
1 progress ; 35a6017ba9a7
1 end ; caf2853ce61f
2 row 2 column 2 ; 4039a8e8ca74
2 use fortress_building ; e596727322fd
2 stop ; 637acaa99f88
2 conquer G3 ; 46ab8f9c16f2
2 F5=1+G4=1 ; 584a0886be89
2 end ; c0aef2e7bbbc
4 row 2 column 3 ; eb57d0ad8045
4 use shinto_shrine ; b0a802a6561e
4 science=1 ; 339d5ab930ea
4 explore 1>E4 ; 2700d1f17b6c
4 invest ; 6be02c585950
4 benefit tb_guides ; 46060a02f104
4 explore 2>C5 ; 997cbbb84a65
4 claim-market 1 ; 4cb35a4b777e
4 stop ; 7d6d89df1959
4 explore 1>E5 ; eeaf57a0ee13
4 use bushido ; bac253413993
4 conquer F4 ; 5d6f6e910a46
4 C6=3 ; 4db90b06f295
4 2 ; 7b5bb4fadbe7
4 develop haiku ; c98a8484de8e
4 none ; 41a89308bda7
4 explore 1>D6 ; 1c9d530b8ecc
4 use haiku.2 ; 8deabc0e5849
4 production=1 ; 0ab7ff9cb455
4 outpost F4 ; dd834a24a418
4 explore 1>C6 ; d431c6432250
4 goods market_arms ; 6d02b2bfdcda
4 progress ; da5837e2a889
4 conquer G4 ; 4c15108f247c
4 C6=4 ; b3c7de38340f
4 march C6 ; 544a9e0582be
4 G4 ; 9f357c2b0863
4 end ; a203c337084a
0 row 2 column 1 ; fc047664f2fc
0 conquer B1 ; 6c128f86c7e5
0 1 ; 90b271552f7a
0 outpost B1 ; eb07752c5af5
0 develop silk_road ; 531fe1d71187
0 silk_road ; a724ae0d0f46
0 benefit tb_timber ; 22808ddf17e9
0 explore 2>B1 ; 1347ef646ed8
0 end ; 41e10fc98707
3 row 1 column 2 ; e020aae515d5
3 progress ; 09a9ca3e6977
3 explore 2>F2 ; 751aeae8f6e9
3 explore 1>G1 ; 99ac80563bb1
3 basic laboratory ; d5832be64813
3 end ; 115496e4ee96
1 row 2 column 1 ; 701ba20ebaf8
1 conquer C4 ; cf3fbb67065f
1 A2=2+B4=1 ; 955b1a94ca82
1 2 ; 6cecd6e87ddc
1 production=1+science=3 ; 7f5b87cfe928
1 1 ; 7184e6c7421c
1 end ; af52c513ffad
2 row 2 column 2 ; 304f94298f46
2 conquer E6 ; e80e39943aab
2 explore 2>E6 ; d6fb38dae176
2 reserved calendar ; eca0700b19f8
2 outpost E6 ; 91bfb3251fa0
2 end ; a6be0a12a4d5
4 row 1 column 2 ; bbefc84b8609
4 use forum ; cc9c72dc246e
4 mine@r2c1 ; 9ebbfd47e541
4 use haiku.2 ; 22de5c918f16
4 production=1 ; 19de5dfc40a0
4 basic archery_range ; 85c90666241b
4 use shinto_shrine ; e4a3b837e9f3
4 end ; 10805956b6e6
0 row 1 column 3 ; 3e2be8f769dc
0 progress ; 5ef2ed460e75
0 explore 1>C2 ; a986a64478d2
0 basic workshop ; 1dac99e88a63
0 contribute artificial_intelligence ; 988a6e1c484c
0 end ; 7432721c2a40
3 row 3 column 1 ; 286000a51d8a
3 conquer E2 ; a4149f30701f
3 G1=2 ; 99f8ac255516
3 1 ; e7c2cf2108db
3 conquer D3 ; 8682f0fec37a
3 G1=1+D1=1 ; 40eb06da4227
3 1 ; 1a76daa103b6
3 invest ; 89b6a89a5d6b
3 explore 1>G2 ; 0f4ed4b86824
3 benefit tb_festival ; 5b3500866ede
3 r1c3 ; 175c70076ab8
3 conquer C3 ; 61d10394626f
3 D3=1+E2=1 ; 50f49599d8ed
3 1 ; 7865af3b083a
3 use agora ; 199908d60b1f
3 explore 2>F3 ; 312e3f6677d4
3 claim 2 science ; 8453e74fcac2
3 use forum ; b51457cb5cef
3 natural_philosophy@r3c2 ; d914986844d5
3 end ; cee72fa85ed3
1 row 3 column 1 ; 143c81f04c7f
1 complete C4 ; b9439ef923c7
1 conquer D5 ; 4c699b2b9ac0
1 C4=2 ; 1595d8f65e02
1 progress ; 3386b93c2e25
1 use navigation ; 4cd97f705bb9
1 explore 2>A4 ; 61fc3a5ed2d8
1 stop ; 839456de9824
1 contribute united_nations ; 0288c85364c8
1 3 ; 0d6caa5b86fb
1 contribute united_nations ; b79508fc946a
1 4 ; f2d1c47c2c0b
1 contribute united_nations ; 0eeb32165f76
1 end ; 03af4dfc6e6f
2 row 3 column 3 ; 6fae367fb23a
2 explore 1>F1 ; 00aaaab39b38
2 use seafaring ; 3142c39b3674
2 1 ; 2dcb83c7e28f
2 explore 1>E2 ; c47312a7d9e1
2 explore 1>D3 ; f50f7ec21d9c
2 contribute artificial_intelligence ; 3693c2c4f8f0
2 4 ; d3ff5d3dff35
2 use forum ; 1162784fe5b2
2 calendar@r1c2 ; e98a20a8f8a5
2 end ; eecafb16f33b
4 row 2 column 2 ; bfb4d459c0c0
4 explore 2>C4 ; b210ba4a2c3d
4 use forum ; 11887fdb8fea
4 archery_range@r3c1 ; e8fe58e6720d
4 use bushido ; ee31dfba1048
4 conquer E4 ; 4d065c61329b
4 2 ; bdadc044e6a5
4 use haiku.2 ; 0929626ac43e
4 production=1 ; 0e606207ed40
4 conquer G3 ; 529fe1895647
4 use shinto_shrine ; ef91f7d2afce
4 contribute orbital_habitat ; 0b4f1d51038f
4 1 ; 525b32983985
4 contribute orbital_habitat ; 794ce1264dcd
4 end ; 04ec2f79a953
0 row 2 column 2 ; 4ca344782e3f
0 basic workshop ; ef5f9fb9bec5
0 progress ; e7ced66a82ad
0 contribute global_peacekeeping ; a717650c389c
0 2 ; ce9d2aef42a5
0 use papermaking ; 526ecc5abcb7
0 use archive_hall ; fb8e375190d1
0 1 ; ae2faa88d769
0 use irrigation ; 841fd1d87586
0 contribute orbital_habitat ; 1eb688ffc8cd
0 end ; af0548215d0d
--- result
ending: last_round
places: 4 1 5 2 3

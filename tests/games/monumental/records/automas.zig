Ziggurat record 1
game: monumental
rules: 1
seats: 2
names: player 1, player 2
setting map: map_4p_2
setting civilizations: 
setting continuous: 1
setting automas: 2
setting advanced: 0
setting trade: 1
setting future: 1
setting reserve: 1
setting unrest: 1
setting natural_wonders: 1
setting quests: 1
setting heroes: 1
setting monsters: 1
setting renaissance: 0
setting cards: all
dice: 554ead7dad92673504eaea3cc0a3c3d7
seed: 2015c00ca9ed5f7d1ff7dd4750bdf43489314ea990b3f33e15b50d39540e6f5b
--- moves
0 q_merchant+q_markets ; aaeee393f73d
1 q_conqueror+q_peaks ; 0a0c00200b8b
0 row 3 column 3 ; c5df6d498c7c
1 row 3 column 2 ; bcaba5db29ad
0 acquire abu_simbel ; e9343af97949
1 invest ; 8ac28a572360
0 explorers ; 3cf73fba2628
0 explore 2>F3 ; ebee5e8f5e92
0 explore 2>E3 ; 088f1d6ccbc6
0 explore 2>F3 ; 4f390c496c65
0 explore 2>F4 ; d0c838d20439
1 use stone_masonry ; 30e107bad562
0 use papermaking ; ffc2615a6b43
1 explorers ; f9a3e49c04d6
1 explore 1>E2 ; d2c04fe42619
0 explorers ; dc09dd71e6ae
0 explore 2>F3 ; 86c30016a32a
1 acquire temple_of_yeha ; 74469933cb25
0 pass ; 520856e2ef22
1 basic laboratory ; 61807a7fec9a
1 pass ; dae7f4b5bf33
0 row 3 column 1 ; b3b77313d970
1 row 1 column 1 ; 95ff7b215d11
0 conquer G2 ; 7c9e6063dbc2
1 conquer D1 ; 196e9adb0936
1 D2 ; ed5621327a03
0 develop silk_road ; ea0f84742196
1 develop corvee_labour ; b199e060fb45
1 D4 ; f790e59f657b
1 G2 ; 4fd486769480
0 use forum ; e7029e018ca5
0 forum@r1c1 ; 65f586322e0e
1 use warrior_priest_altar ; 599c716bf777
0 use papermaking ; 4536e6ef99e2
1 outpost D1 ; fb2cef45b85c
0 basic workshop ; 757ce890ed0f
1 pass ; 976df0fe0a36
0 pass ; 0035a43497a9
1 row 1 column 1 ; f6c0dc70df05
0 row 1 column 3 ; ab106e150c10
1 use stone_masonry ; b905cfe61226
0 march warlord@G3 ; 65d76fa2ba12
1 basic workshop ; 93ccfa6ce2b3
0 pass ; 201293988544
1 explorers ; 612bf92efe39
1 explore 1>F1 ; 7fe6e7aa2646
1 pass ; 70f6a2a56200
0 row 3 column 2 ; f7ddc6898877
1 row 2 column 2 ; 9084b06c679b
0 acquire writing ; a006ac69fd9a
1 conquer D2 with warlord ; dd3790d2e64d
1 D1=1 ; 6a2ca819f813
1 1 ; d6af3406b6dc
0 explorers ; f163c0f6e841
0 explore 2>G2 ; 93bb7362cc7a
1 acquire barracks ; 0c4402eef253
0 use imperial_academy ; 18e77ef8b558
1 conquer D3 with warlord ; 4c33b1234cb0
0 invest ; ffbb6615c35b
1 use forum ; 104b3df0feb3
1 fort@r2c3 ; 339f1ae16bee
0 pass ; 2b65a38e61ef
1 use warrior_priest_altar ; 49160eb2f256
1 develop royal_tombs ; e596f4038c5b
1 use lake_tanganyika ; a391c434836c
1 military=1 ; a52065899f36
1 complete D2 ; 5aa2299f06e1
1 none ; df39f881099e
1 2 ; fa8489afe231
1 pass ; 8042c0078d5c
0 row 1 column 3 ; 68c0c73763cd
1 row 2 column 2 ; 06cb32da9765
0 use writing ; 1dec1f0a0fd7
1 invest ; 2a492a26a5c1
1 done ; cc1a26120f19
1 E4 ; 0ce576f1796c
0 conquer G1 ; a8ecfd6ac4e5
0 G3=2 ; f7ec7ea9d3cb
0 1 ; 0ea2b079ef65
0 benefit tb_scrolls ; 4267edb2b896
1 conquer E4 ; 95e7d58d5d39
1 1 ; 576176219c66
1 done ; cf11e3b0cf28
1 C3 ; 8e20a68b09c0
1 C3 ; 8dd5d23d6b81
0 basic laboratory ; f256ac97b24d
1 explorers ; fa990bebdf32
1 explore 2>D1 ; bcadb26effeb
1 stop ; 5e71cfba345b
1 done ; 92baa8f8d98a
0 explorers ; 71039aafe4da
0 explore 2>F2 ; 7579ffade430
1 march E4 ; b259fe3db824
1 E1 ; 21580fed83ef
1 benefit tb_scholars ; b553cb127bfe
1 later ; 56a26dbc0a2e
0 pass ; df258d738813
1 use forum ; 4eedc679094c
1 mine@r2c3 ; 8a453dd4d41f
1 pass ; 867af0949f26
0 row 2 column 2 ; c6f6561ae8ac
1 row 2 column 3 ; 1bdf5474e6fc
0 pass ; b623a49cd783
1 explorers ; ccda14f2b4ea
1 explore 1>G1 ; 26ec8362c027
1 explore 1>G2 ; 5f4b50f64e9a
1 A2 ; a66bee6c9ccd
1 pass ; c4cad65887c0
1 row 2 column 3 ; 6e23c58630ae
0 row 3 column 2 ; 87000f34ba5a
1 basic archery_range ; 66da58756966
1 E4 ; 68929c94b958
1 D4 ; 6be6660a585f
0 explorers ; cdc4781c941c
0 explore 2>E3 ; 50b0bdbd279b
1 progress ; caa71553f0a7
0 basic archery_range ; 25754fc7d233
1 conquer C4 ; 786720642f8e
1 2 ; 6a82eec79f46
1 production=1+science=2+military=1 ; 65b59fbb5ab0
1 2 ; eb058e7f62ee
0 use writing ; 538664b04a7f
1 explorers ; 0e3ab885c17f
1 explore 1>F2 ; f7601b3b7ff0
0 explorers ; fd34dc87db98
0 explore 2>E4 ; 4595cb81459b
0 claim-market 2 ; 98c7fdd0a8db
0 explore 2>F4 ; 3b7b2aef7e17
0 explore 1>G2 ; 63b978798c7d
0 goods market_papyrus ; 267c6944ade7
1 use stone_masonry ; 1384a3576f0e
0 progress ; a621c8bcc0cc
1 use forum ; ed5be2c52bce
1 forum@r2c3 ; d777b851b1ae
0 pass ; 0cb77ed2a801
1 use warrior_priest_altar ; 3f415a622044
1 reserved great_zimbabwe ; d6527680ad57
1 outpost C4 ; 5021ccf9ed81
1 pass ; ce0505ee77f3
0 row 3 column 3 ; 88a3dc238ccb
1 row 3 column 1 ; 1afafe7516d3
0 contribute orbital_habitat ; 2363a54d9b43
1 pass ; 6cf5d3c26336
1 C1 ; 9f878d43066d
0 use writing ; 234f547d73bc
0 conquer F1 ; 6aee8af01f41
0 G3=1+G1=1 ; e0f3622c0c2d
0 1 ; 7f9dcc0411e9
0 invest ; c1b67b71eb2e
0 done ; 29ddafd47eff
0 explorers ; 968c72f88379
0 explore 2>E5 ; 28164dd16efa
0 claim 2 science ; 662d6605594c
0 stop ; a6a6e5be1f93
0 token science ; 600e63da2b41
0 done ; 3890ece9b9c6
0 acquire telecommunications ; 551037147416
0 done ; 3aa37432b621
0 use imperial_academy ; 750fae1b2c46
0 benefit tb_envoys ; 0862086480e1
0 1 ; 0e870630c005
0 explorers ; 6c16daab6c5e
0 explore 2>F5 ; 710138cdca76
0 pass ; 0c008966abee
--- result
ending: last_round
places: 4 3

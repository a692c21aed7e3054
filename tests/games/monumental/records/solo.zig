Ziggurat record 1
game: monumental
rules: 1
seats: 1
names: player 1
setting map: 
setting civilizations: 
setting continuous: 0
setting automas: 0
setting advanced: 3
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
dice: a03e6af5bd8668c769678d7f377a62dc
seed: 77f5d6f52be388139ad5ecfc1125a02b0379bbedc14cf4cff64d8ec1a5ac41ed
--- moves
0 q_architect+q_forts ; 0b367bd5d64c
0 B3 ; 0ee532ff9a68
0 row 2 column 2 ; e83c3cf77767
0 acquire archive_hall ; 3f4d98340a46
0 acquire oral_tradition ; b14e05b11e7e
0 conquer E2 ; d605ffdc55e2
0 benefit tb_scrolls ; 7915acf72e4c
0 use imperial_academy ; 7ecde77740cf
0 acquire currency ; b8f07e667c5d
0 develop civil_examinations ; c1d175b3ba28
0 progress ; 735df9be6047
0 end ; 679394be24fe
0 A2 ; 65a294cf2310
0 row 1 column 2 ; 568dd8fdc12f
0 acquire temple_of_yeha ; 68e960582624
0 use oral_tradition ; 429c42bb0d66
0 library@discard ; 06118055661c
0 explore 2>E2 ; 71d4b206d0cd
0 use papermaking ; 5a25fdf3d691
0 acquire metal_casting ; d545d6a6b862
0 use archive_hall ; 98c7733cbc4c
0 end ; bab9b4d7a2d1
0 row 3 column 1 ; 9ee2a274da56
0 explore 2>E3 ; c1499d76803f
0 acquire navigation ; ea619610c17a
0 end ; b41d1fe56da6
0 D2 ; fdbc379db588
0 row 1 column 2 ; a4c1933c5cf5
0 complete E2 ; d69edcf05a70
0 forum@discard ; b3a89294cf71
0 1 ; 90d025de18b1
0 invest ; b3bb695ec9c6
0 use navigation ; a5d51291edfb
0 explore 1>D4 ; be79b36bb3cc
0 explore 1>C5 ; 8b955b7ede6f
0 claim-market 1 ; 0d19a4b8668a
0 use oral_tradition ; 93be8a52f509
0 fort@discard ; 2e9ff08d9784
0 goods market_arms ; f15f6779331d
0 march E2 ; 9d432c940508
0 conquer E1 with warlord ; f1986cc50ac9
0 1 ; 6ad2bfcdc21a
0 conquer D2 ; d8b1cbd2394b
0 E3=2 ; 37ec53516fe7
0 1 ; 380adf8a51c7
0 march E3 ; 4e67746ecf93
0 E1 ; 750c095ba77f
0 use currency ; 5ad52fb07a4d
0 2 ; f72003d32e10
0 march E1 ; f6464d4efb46
0 D2 ; a498d3e3d022
0 explore 1>C4 ; bb03fe5d8c39
0 end ; ac607f274423
0 row 2 column 1 ; 8aa617e0a840
0 explore 1>C3 ; 358fac3e2ffe
0 progress ; a337c405a351
0 progress ; d795dd3c1dc5
0 outpost D2 ; 2fc1922e9bf7
0 end ; fd0098237f00
0 row 1 column 2 ; 59af762c4ecb
0 use navigation ; d90535e08d9c
0 explore 1>B3 ; 3e017e80dff6
0 claim 1 science ; 812ef0fc214d
0 explore 2>E2 ; 9bb2017a0547
0 use archive_hall ; 08b70e59da40
0 2 ; a55031a4bceb
0 use metal_casting ; 1f8eea4e145b
0 conquer D1 with warlord ; fdf6a38c15f8
0 1 ; 831a0a64b398
0 progress ; e743894a145a
0 token science ; 7e418a2354b9
0 acquire angkor_wat ; b08a15ff5742
0 acquire diplomacy ; 893a1827d291
0 use imperial_academy ; 0f574ab86083
0 invest ; e70c743bd909
0 end ; 6dbf7d69479c
0 row 2 column 1 ; d913bf0afb98
0 acquire banking ; cb1cc48e9a07
0 use diplomacy ; 59cdfa67d4fb
0 2 ; 68dc7cc8cc5c
0 basic archery_range ; cde750f69db5
0 use papermaking ; 76c2c871de3e
0 use currency ; c1998c7dd5ef
0 1 ; ed9c761156de
0 use archive_hall ; 2fb55b06b138
0 1 ; e96fef3012ab
0 invest ; b929fb67cdfe
0 benefit tb_gold_dust ; 018138152901
0 conquer C3 with warlord ; 4d426269955e
0 E3=1+D1=1 ; 3a141aabc8e7
0 use danakil_depression ; 533add1a5a71
0 reserved ironworking ; d9c76fccff80
0 end ; b142191ea0dc
0 E1 ; 675d646e1b39
0 row 2 column 1 ; 62b0c60ed2ea
0 progress ; 1e6f034a7e53
0 progress ; a59830a98094
0 basic workshop ; b421029fb1c9
0 use metal_casting ; d57418f52bbb
0 use danakil_depression ; 32966d508b5a
0 science=1+military=1 ; 25434ec69ef0
0 explore 1>C3 ; 618965d74a91
0 conquer B3 with warlord ; 8ae1bc9d7e10
0 C3=1 ; 80b93061ca7f
0 use diplomacy ; a0448ed93b0c
0 1 ; a31ec3563bc4
0 explore 1>B3 ; 6a68fb70c1e3
0 use ironworking ; 401163dfc05d
0 2 ; 8272c9d03303
0 use archive_hall ; 3c0e2cd81f76
0 1 ; b894ea06c48c
0 use banking ; 0d07af5f7b02
0 1 ; 84478e2a35e9
0 production=1 ; 69c6f9346ccb
0 conquer A3 with warlord ; 11a3e39cdd1f
0 use navigation ; d046b6de0d5b
0 explore 1>C3 ; 8966c95f13f3
0 explore 2>E1 ; 1367e7a19f84
0 progress ; 75d81e42664e
0 basic workshop ; 25e741b13ea5
0 end ; e45dea06626c
0 row 1 column 1 ; b6c431ed2e28
0 use danakil_depression ; e7a8e76e3d77
0 science=1+military=1 ; 1bf58c8df3d6
0 use metal_casting ; ef5f8759d879
0 acquire salt_works ; 66b48efdcdd5
0 use papermaking ; dd27d4678eae
0 end ; bd39d12b16af
0 row 1 column 3 ; 63085093d5f9
0 conquer D4 ; 27112a894561
0 2 ; e884f45affd6
0 outpost D4 ; 4dc223448a8d
0 march E3 ; ca5bf3d98256
0 E1 ; 59b165bce8bf
0 use currency ; 5d155d3cc410
0 2 ; 17274700c846
0 conquer C1 ; b33c3dbd9fc2
0 E3=3 ; aa9fb5d20009
0 use banking ; d895f7519802
0 use oral_tradition ; 02b27326348e
0 metal_casting@discard ; 780c6ac3af42
0 explore 2>D2 ; 884e729ffd13
0 end ; 417fa49c8a2e
0 D3 ; b92d27201f23
0 row 3 column 3 ; 8cd375b7d2e1
0 develop confucianism ; 6f889a72513a
0 library@r1c1 ; 421d049ab222
0 explore 2>E1 ; cdb653752160
0 march E3 ; b6b7af5f080e
0 D4 ; 1931a8824a2e
0 use confucianism.2 ; 4962bbf509bc
0 use currency ; 6d2db143d45e
0 1 ; 35ab7079983d
0 science=1 ; 177e8ddbb975
0 conquer B3 ; 7bdb670e0f5d
0 C1=1+D4=1 ; c5fae69b9045
0 use diplomacy ; a5e80658acac
0 1 ; 96e7dda026f3
0 explore 1>C2 ; fe1130c171c3
0 end ; 641e0c1b7c35
0 row 1 column 1 ; 6ea8dbe753c7
0 use archive_hall ; 9b466d458141
0 3 ; e7809d7f48c7
0 use ironworking ; 6b0e868f8396
0 2 ; a2ba06dacc25
0 use papermaking ; 9669ef316d48
0 complete C1 ; d94099fa800f
0 production=2+military=2 ; ea411f842987
0 end ; 6fff344d4cd8
0 row 1 column 1 ; 7fc39fe71703
0 use navigation ; 3962ee466591
0 explore 1>C1 ; 12e4389173ef
0 claim-market 1 ; 51d6dbf0a468
0 explore 1>B1 ; 5e746a2e3b9a
0 conquer B4 with warlord ; dba496fbb2c1
0 B3=1 ; 2d27ab439419
0 acquire telecommunications ; a9e80939499c
0 goods market_timber ; ba95d177a4f0
0 acquire aswan_high_dam ; 942c36403153
0 use diplomacy ; 136b48827d71
0 1 ; 12190e7981a8
0 explore 2>D2 ; d3def826739a
0 use imperial_academy ; 200a20e2ee64
0 contribute united_nations ; 750026e7550b
0 2 ; e67bbfe98e3d
0 trade 2 ; accce9215242
0 use angkor_wat.2 ; 312731ea4e3d
0 r2c2 ; 3608508bfea3
0 use confucianism.2 ; ec1baabbab7c
0 march E1 ; 9826fbfbd962
0 C3 ; a2291957e31b
0 explore 1>C1 ; b8b213df1046
0 use banking ; 1ff4c0c1c6e3
0 0 ; 2d6e97b48472
0 use danakil_depression ; 11fb81f20229
0 production=2 ; 3b550a897cda
0 basic laboratory ; 514f6b456d12
0 contribute united_nations ; 25c195516292
0 contribute artificial_intelligence ; 599f4df54f84
0 end ; e111150a6c4a
--- result
ending: last_round
places: 2

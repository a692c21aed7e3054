Ziggurat record 1
game: monumental
rules: 2
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
0 q_architect+q_forts ; ecacf1c4ed77
0 B3 ; a3984b0f8135
0 row 2 column 2 ; 6347d2ffd66f
0 acquire archive_hall ; bfd5d47ac9db
0 acquire oral_tradition ; 5fdf83d8d402
0 conquer E2 ; 1c577592a40c
0 benefit tb_scrolls ; fd3e237ad6a3
0 use imperial_academy ; 690e75ca85bf
0 develop mandate_of_heaven ; 90de30a3e761
0 science=1+military=1 ; 0177e27e22a5
0 acquire currency ; ce7d965d8af9
0 invest ; 6cbc0ab8ba77
0 explore 2>E2 ; 0eabac9c32b9
0 end ; f79a0ff4b8a9
0 B3 ; f53b8e6cd1e8
0 row 2 column 3 ; 6c2fde299f0d
0 march E2 ; 4b171c14b1a0
0 progress ; 8936e2005131
0 invest ; 0e4bf82dd905
0 use forum ; b8984b32e4c2
0 currency@r1c2 ; 3c4306f52da8
0 end ; a1fb86e89b4d
0 row 3 column 1 ; e960db60cdce
0 acquire lighthouse_of_alexandria ; 78d0d29aadbd
0 use papermaking ; d4542e8d4286
0 end ; e0f18353ba7f
0 D2 ; f207dbe037ef
0 row 2 column 1 ; e884768ab322
0 march warlord@E3 ; 2a0874c1a64e
0 use forum ; a2b06ed0c8ab
0 library@r3c1 ; ac7f3966e068
0 end ; fa56f9ef9560
0 row 3 column 1 ; 8b9d102d0c64
0 march E3 ; 886d975b53c8
0 conquer D2 ; 19ee2d844c60
0 E2=2 ; 61cb611d2195
0 1 ; fbd691696646
0 invest ; a6858dff057e
0 use papermaking ; 0f923013daa9
0 benefit tb_gold_dust ; 46db3b005520
0 complete E2 ; 53946fde8a41
0 benefit tb_scrolls ; 4e38715532b2
0 progress ; e96eeffde8ab
0 march D2 ; da58bd157c9d
0 E3 ; 5631740ce8ba
0 acquire writing ; c3d3bcfd91ed
0 end ; 2ae484bc863b
0 row 2 column 2 ; 04820e6f9f93
0 use oral_tradition ; c80bd08f8394
0 mine@discard ; f766fe823f13
0 use archive_hall ; 1bdd30bfa017
0 1 ; 2bd0f489a9ec
0 end ; b960e1438cdf
0 row 1 column 3 ; 773880b81cf7
0 conquer D1 ; 59806ab29dd2
0 1 ; eeaa07add912
0 progress ; 33b2162bfd41
0 outpost D1 ; 6ddfb8ce2369
0 use papermaking ; 554d6b3a4449
0 use writing ; 770723e54812
0 progress ; f113695713b5
0 develop imperial_bureaucracy ; f289a5559dd1
0 production=1+military=1 ; c231e4a9db48
0 end ; 6f92a23dfc7e
0 row 1 column 2 ; cc7be4b67944
0 conquer E1 ; 7b583602f3c4
0 1 ; 7a10ea404d31
0 acquire notre_dame ; 7930edb819b6
0 end ; 75e34b1fba6b
0 row 1 column 1 ; afc518bae2ff
0 use papermaking ; 64684b9cbdc9
0 basic laboratory ; 41e6d1fbd77f
0 progress ; 09351b52022d
0 explore 1>E2 ; 70a8c5f6eea2
0 explore 1>E1 ; 643e92a0c8f2
0 claim 1 production ; f38dd76be08a
0 progress ; 070cd06d0a46
0 token production ; 7f8c97655007
0 use forum ; 070146146c02
0 writing@r2c2 ; 8280174033f9
0 end ; dac6368ebbe1
0 row 2 column 1 ; 8facd4c7ecfa
0 invest ; 0c995fea80d1
0 use forum ; e069112a2bdd
0 work_camp@r2c3 ; c18c08d5127f
0 use papermaking ; db3cb3051dc3
0 end ; 3a6e1d7cd1d3
0 B4 ; 7402833d56aa
0 row 3 column 3 ; 8c644756c24f
0 use archive_hall ; 6f0cf125f70e
0 3 ; 08e27a1303a3
0 explore 1>D1 ; dab5e6f58f2d
0 progress ; 3af17c275988
0 end ; d6a4428dfdce
0 row 2 column 2 ; 983a73a9e04a
0 explore 2>D2 ; 38ef055b4b56
0 use papermaking ; fa0a823add9b
0 trade 2 ; 4aa9346a96b5
0 explore 1>D2 ; 2ac0e77ff39b
0 contribute artificial_intelligence ; c3c4e600feef
0 4 ; a2df5dbea9b4
0 basic workshop ; d30c63912511
0 end ; 1224da12c731
0 C5 ; 9ffcd7e53e58
0 D4 ; 98e5af3c0ad8
0 row 1 column 3 ; 9fe3136c518f
0 progress ; c7a7db449788
0 use papermaking ; a9f4cfef54bc
0 progress ; ac9ba2bfe5d5
0 use forum ; fe1b5352aa21
0 laboratory@r1c1 ; 0abf1ba0f1a0
0 basic workshop ; 6032b93ea525
0 contribute orbital_habitat ; 0bea2f8fc9bb
0 end ; 76b4740bcfec
--- result
ending: last_round
places: 2

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
0 use imperial_academy ; 73d8cd7f96ae
0 develop mandate_of_heaven ; e62f69ce5f67
0 science=1+military=1 ; a5211dcc1e7f
0 acquire currency ; 1f1ec4188fbd
0 invest ; b91c6a9500e7
0 explore 2>E2 ; 3811443790a2
0 end ; 56535c6afc8b
0 B3 ; b0c605c17872
0 row 2 column 3 ; e99c374d0152
0 march E2 ; 5daf4dcad634
0 progress ; 9600f9470cfd
0 invest ; 612be93e0351
0 use forum ; a655a462717b
0 currency@r1c2 ; c54f2ebc3abc
0 end ; 3f30ef032e37
0 row 3 column 1 ; 31a46f0ab130
0 acquire lighthouse_of_alexandria ; 2dd16e0abeb1
0 use papermaking ; 9072f33aad90
0 end ; 6a98f751d8ed
0 D2 ; afe545ab9b2c
0 row 2 column 1 ; 404880e9db58
0 march warlord@E3 ; b5afea0f9b48
0 use forum ; 9e87af481379
0 library@r3c1 ; 1865bf841b0a
0 end ; 2918ccbbd3dc
0 row 3 column 1 ; b038685f0358
0 march E3 ; 719f67d5eaa3
0 conquer D2 ; 368f8f42c657
0 E2=2 ; e48610a68310
0 1 ; 58b0ecd75fbc
0 invest ; b8c3fbc46ff1
0 use papermaking ; 3f39b5f8e2a5
0 benefit tb_gold_dust ; e1f5673c5fca
0 complete E2 ; 7e3c88bf990d
0 benefit tb_scrolls ; f3ed1c684466
0 progress ; 6caa80f871e3
0 march D2 ; 7018b699d9b2
0 E3 ; 66c1ae3b9971
0 acquire writing ; 3245571b87d0
0 end ; 1cf6c3604af2
0 row 2 column 2 ; 42fdbe9a6c9d
0 use oral_tradition ; b48a3248942c
0 mine@discard ; a49cc70f7391
0 use archive_hall ; 9f9834170da1
0 1 ; bc8c7f0385bf
0 end ; b40c4f1ee882
0 row 1 column 3 ; df94e459a547
0 conquer D1 ; d39a385f1a41
0 1 ; 2a593e54a4fb
0 progress ; bad51693d032
0 outpost D1 ; 5186b647d340
0 use papermaking ; f87df1a4f3cf
0 use writing ; f0372b08267b
0 progress ; ebd7ec913efc
0 develop imperial_bureaucracy ; 339756622762
0 production=1+military=1 ; 119d66d20a11
0 end ; 3c63c993233b
0 row 1 column 2 ; 7f6f2f7978a1
0 conquer E1 ; 22bc1bee9e8c
0 1 ; 00be309d9361
0 acquire notre_dame ; bd4c08476683
0 end ; 24579e233d00
0 row 1 column 1 ; a1134770a5b0
0 use papermaking ; 25f0cebcadef
0 basic laboratory ; f9631dad7a46
0 progress ; dab343f361fc
0 explore 1>E2 ; a346a2cf34db
0 explore 1>E1 ; 568abdb9a2f1
0 claim 1 production ; f025e7e6839e
0 progress ; 75e1a8598fe2
0 token production ; 225384479eb9
0 use forum ; 72449d4016f8
0 writing@r2c2 ; 930a30712045
0 end ; 98d45ff521ee
0 row 2 column 1 ; bc079dbda9b8
0 invest ; 643ff7fda30a
0 use forum ; fb6dd29b1ac0
0 work_camp@r2c3 ; 679b04aa3ca5
0 use papermaking ; 55aa37395761
0 end ; bc28464c9993
0 B4 ; c43ca70e691c
0 row 3 column 3 ; 5743033e747f
0 use archive_hall ; 1e88238b5467
0 3 ; db5ed0f59f0f
0 explore 1>D1 ; f4fa1fe2e851
0 progress ; d930a7ffb2ff
0 end ; 4d736dd32251
0 row 2 column 2 ; 11ae47e77a92
0 explore 2>D2 ; 339437838341
0 use papermaking ; 39a7bc7bd889
0 trade 2 ; 4b576b324f1d
0 explore 1>D2 ; 9ddbb9155c07
0 contribute artificial_intelligence ; 420d1d54dba8
0 4 ; cb5e57e70365
0 basic workshop ; 31a6880cd215
0 end ; 9b60b8e56e6d
0 C5 ; 434e6009ca64
0 D4 ; 5376c8cd5b1d
0 row 1 column 3 ; 297b86e228c9
0 progress ; ad3b75d4e252
0 use papermaking ; 51d2bccd1759
0 progress ; 7ad01ddb0e7e
0 use forum ; 1fc9c52f0945
0 laboratory@r1c1 ; 5aa02e50bc0d
0 basic workshop ; e9fff4aa3988
0 contribute orbital_habitat ; 608a9cd92157
0 end ; e55600a83093
--- result
ending: last_round
places: 2

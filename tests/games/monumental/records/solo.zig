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
0 q_architect+q_forts ; 597bbba2d55a
0 B3 ; 5908874c7cad
0 row 2 column 2 ; b718a6058980
0 acquire archive_hall ; a4bcb646d4d3
0 acquire oral_tradition ; 672352d40827
0 conquer E2 ; d10bf61120a7
0 benefit tb_scrolls ; 116e28f469ca
0 use imperial_academy ; a53407ddd655
0 develop mandate_of_heaven ; 77158aece0b9
0 science=1+military=1 ; 0ee1b3be595b
0 acquire currency ; bf04817959fb
0 invest ; 86ba68eb1446
0 explore 2>E2 ; 143864f516aa
0 end ; b895769c8eda
0 B3 ; e1c629ba3634
0 row 2 column 3 ; 13b5de36ea0b
0 march E2 ; 70305ef1019f
0 progress ; 803100c8795d
0 invest ; 0b9eaa14397c
0 use forum ; 109ab36ea177
0 currency@r1c2 ; 8b75ec8d1f75
0 end ; f7fd624dcc61
0 row 3 column 1 ; 1484928558ea
0 acquire lighthouse_of_alexandria ; 4055efc28635
0 use papermaking ; 78ddccc13f88
0 end ; 0369c75e4f8e
0 D2 ; 7653a5a7279b
0 row 2 column 1 ; 0ec3b8ad3757
0 march warlord@E3 ; f835c14b45ce
0 use forum ; 5f596db457da
0 library@r3c1 ; b0f5490721f3
0 end ; 28d416809aa5
0 row 3 column 1 ; 6f26289fa064
0 march E3 ; abd0a0a825e6
0 conquer D2 ; 9e8b62d5d58b
0 E2=2 ; 8552876a3453
0 1 ; b55b00473aaa
0 invest ; 9a66496d2bd6
0 use papermaking ; 6030006eae9b
0 benefit tb_gold_dust ; 71f509ee70d3
0 complete E2 ; e822ef61179f
0 benefit tb_scrolls ; 8f7bb7dbc9a9
0 progress ; 5fde06437fb1
0 march D2 ; af41886e092c
0 E3 ; e58b677e975e
0 acquire writing ; 5ad29542eab9
0 end ; 818501deb7de
0 row 2 column 2 ; 242e6772b72a
0 use oral_tradition ; 2608f33d4090
0 mine@discard ; f07aa2e9d3ec
0 use archive_hall ; b65eb6bebc56
0 1 ; dc8da0b6e380
0 end ; f9ca4f45bfab
0 row 1 column 3 ; 06f025f52edf
0 conquer D1 ; 3084b412e8c2
0 1 ; 1724e14b4ef8
0 progress ; 02e227059d5f
0 outpost D1 ; 46beb94a864d
0 use papermaking ; 1713d553d77f
0 use writing ; f03002657d9e
0 progress ; d664cf034cb4
0 develop imperial_bureaucracy ; fb43a22af1b7
0 production=1+military=1 ; 85a98bd13ee4
0 end ; f7422b5ea443
0 row 1 column 2 ; 66a0e045fd83
0 conquer E1 ; 4d57873c96bb
0 1 ; de9923391906
0 acquire notre_dame ; 87d73490a84b
0 end ; 42e69ea54ad8
0 row 1 column 1 ; ac86088d3563
0 use papermaking ; 444ab3fa7436
0 basic laboratory ; 268ac4c410a9
0 progress ; d8b3490dafd8
0 explore 1>E2 ; 3c9510e0cdfe
0 explore 1>E1 ; 22f9fe305c4e
0 claim 1 production ; 1c6d98aec30e
0 progress ; 581102f3cbf6
0 token production ; 143fc3f9b809
0 use forum ; ae4a48100ece
0 writing@r2c2 ; 7512801f050d
0 end ; 4aa4d11e866b
0 row 2 column 1 ; dae4a2c4aa1f
0 invest ; 81bc01fe1608
0 use forum ; 536488e07aef
0 work_camp@r2c3 ; bbd534df2d11
0 use papermaking ; 2f34ce68b32e
0 end ; 384bc0178506
0 B4 ; 1914bec0a281
0 row 3 column 3 ; f232ea8de729
0 use archive_hall ; 83665f7914e3
0 3 ; 2ebdc678e3c8
0 explore 1>D1 ; c161b048af52
0 progress ; dffd8df0020f
0 end ; 5d831512a2ae
0 row 2 column 2 ; 5bdb2509313f
0 explore 2>D2 ; a001bf5a7000
0 use papermaking ; 7f89ce212c40
0 trade 2 ; ca16418ff01f
0 explore 1>D2 ; 82cf4f12bb35
0 contribute artificial_intelligence ; ba233be30db3
0 4 ; d5a45e6cdeb0
0 basic workshop ; e2072c6f7b19
0 end ; b361b9fb1459
0 C5 ; 247dc157a91e
0 D4 ; d858bed0920f
0 row 1 column 3 ; fd15d1af9a06
0 progress ; 5cc52afe2287
0 use papermaking ; 8770bcb6b576
0 progress ; e4121b8c5e2a
0 use forum ; 4f5151042063
0 laboratory@r1c1 ; 272d03d33a88
0 basic workshop ; a1af9308bf94
0 contribute orbital_habitat ; 0659b7c93ec2
0 end ; 910c8417b9e5
--- result
ending: last_round
places: 2

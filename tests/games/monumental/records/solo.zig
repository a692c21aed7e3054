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
0 q_architect+q_forts ; 410105249891
0 B3 ; f21640930c06
0 row 2 column 2 ; a7d779652d8e
0 acquire archive_hall ; 8212a5cdf9c9
0 acquire oral_tradition ; fcb95a5f62bc
0 conquer E2 ; bd83f18166d8
0 benefit tb_scrolls ; 17d0d86a087b
0 use imperial_academy ; 73bf9ed6eec8
0 develop mandate_of_heaven ; 6cc644a981db
0 science=1+military=1 ; eb9c06562597
0 acquire currency ; b943738b52a9
0 invest ; cd35a1d7aeb5
0 explore 2>E2 ; b302daa2a81d
0 end ; 79454569c73b
0 B3 ; 5a5068247ccb
0 row 2 column 3 ; efe0bfe54b40
0 march E2 ; b276defa7e6b
0 progress ; 234e41213fe1
0 invest ; 9fabb0f52795
0 use forum ; f7e802495697
0 currency@r1c2 ; c1ebd38c33ac
0 end ; 069318bbb881
0 row 3 column 1 ; baa1ce4911f8
0 acquire lighthouse_of_alexandria ; dcabdd2ec61b
0 use papermaking ; 6bfefe3b164a
0 end ; aefa1be9a344
0 D2 ; 62d998eeea68
0 row 2 column 1 ; 4b4a84713f38
0 march warlord@E3 ; 32c613bbef2b
0 use forum ; 3a2fd370abaa
0 library@r3c1 ; a838bbe689c8
0 end ; 0ac30870d71b
0 row 3 column 1 ; 4222868fd3df
0 march E3 ; 8441d0808a31
0 conquer D2 ; 293e7e24c052
0 E2=2 ; 2831ac6a1532
0 1 ; f268d1c7f609
0 invest ; 4a6def51e233
0 use papermaking ; 5fb695644eb0
0 benefit tb_gold_dust ; f7fc8ff4b93b
0 complete E2 ; afd518c16d58
0 benefit tb_scrolls ; 609cde8512b5
0 progress ; a79d7e4338b1
0 march D2 ; f591aff4a265
0 E3 ; 324c8f429b7e
0 acquire writing ; a092eedddfe8
0 end ; a7d5974bc91d
0 row 2 column 2 ; 57327f24f21d
0 use oral_tradition ; 056234ab8e50
0 mine@discard ; 81dfbdca36df
0 use archive_hall ; f287cbdcc73c
0 1 ; 1c62d6d445aa
0 end ; dc8f53c36071
0 row 1 column 3 ; 7eb0e02f2d04
0 conquer D1 ; a713695c1a71
0 1 ; 3cc5c850c7b4
0 progress ; 8a812a7823c3
0 outpost D1 ; 172cc9d11494
0 use papermaking ; 31f82333b7a6
0 use writing ; 844a08d378f9
0 progress ; 03028463de08
0 develop imperial_bureaucracy ; 72b08e76b967
0 production=1+military=1 ; ca9420dcfaaf
0 end ; d1ccd26ec08f
0 row 1 column 2 ; 18d458a86f36
0 conquer E1 ; 5874fabc12eb
0 1 ; 953704f79f17
0 acquire notre_dame ; fd8347c43336
0 end ; bd1b4bc2b4a3
0 row 1 column 1 ; 7687bb9aa84d
0 use papermaking ; 99c5b4450b18
0 basic laboratory ; dfe6a25a38f9
0 progress ; 4c6565075b54
0 explore 1>E2 ; 93fdf0609764
0 explore 1>E1 ; 6ab5c7ac99cb
0 claim 1 production ; febdac2f20ef
0 progress ; ffe1900635f7
0 token production ; 0cd25065b530
0 use forum ; 6ba2c0955046
0 writing@r2c2 ; 4113fb94cb35
0 end ; c518f28ee5d7
0 row 2 column 1 ; fa003377760f
0 invest ; bdddd492212e
0 use forum ; 483675ff2af2
0 work_camp@r2c3 ; 30754d1b32d8
0 use papermaking ; 38dede068c15
0 end ; 7c1b17854dbb
0 B4 ; f5e66cb46e8f
0 row 3 column 3 ; ca759988ef22
0 use archive_hall ; be956c50a02f
0 3 ; d629ed51c5ca
0 explore 1>D1 ; eeb3c05e8c1c
0 progress ; b333da4c1dfd
0 end ; a31b8deac259
0 row 2 column 2 ; f19ba779a832
0 explore 2>D2 ; c63e433b6328
0 use papermaking ; 1d321f803a41
0 trade 2 ; ce46a27dd39c
0 explore 1>D2 ; bfdfc3cfb3a3
0 contribute artificial_intelligence ; 19ebf869f4b8
0 4 ; 4a8e5d495238
0 basic workshop ; 477e7104b631
0 end ; 3327a6cece6c
0 C5 ; d2f1701d651a
0 D4 ; d53f27d9b1ad
0 row 1 column 3 ; 70fdc8a0cf58
0 progress ; 1eb8defee8fa
0 use papermaking ; c550482d73f3
0 progress ; 74b4ee9abcd3
0 use forum ; 95a321d4fe56
0 laboratory@r1c1 ; d086d10fb5b7
0 basic workshop ; 2acba0ff3be8
0 contribute orbital_habitat ; f57209762c5d
0 end ; 936c256398fa
--- result
ending: last_round
places: 2

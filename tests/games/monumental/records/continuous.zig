Ziggurat record 1
game: monumental
rules: 1
seats: 4
names: player 1, player 2, player 3, player 4
setting map: 
setting civilizations: 
setting continuous: 1
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
setting renaissance: 0
setting cards: all
dice: c9298bb18ce6dc005e17f32934670ca3
seed: 07ac9074e60b6fa20e0ccb3daa94613df5be4f4e80e76ee27734c9f5d4f22801
--- moves
0 q_scholar+q_coast ; 9dea97d6c57c
1 q_architect+q_blitz ; 58b7bdf3db78
2 q_peaks+q_posts ; 3ea61bbc7b15
3 q_conqueror+q_reform ; 2ccf008c6e2d
3 row 1 column 3 ; 179ef6bb72a9
0 row 2 column 1 ; ced5acd5e26e
1 row 1 column 3 ; 98f48fd36800
2 row 1 column 2 ; e0e1cabfe5be
3 explorers ; a8d01cf2521f
3 explore 1>C1 ; 1a68893b0a00
3 explore 2>C1 ; fc025a2b9ec2
3 explore 2>B2 ; 41fd37937841
3 explore 2>C2 ; 9826b623e3be
3 claim 2 science ; 5a4e3064cc0d
3 done ; 52283b3a5ac6
0 invest ; 059c2c2130aa
1 explorers ; 0661dac89f47
1 explore 1>F3 ; 28b03a60e994
1 explore 1>E5 ; f8c3a67679d9
1 claim 1 science ; 5770b0659e77
1 token science ; aa528ce03b72
2 use forum ; 1705deab0dfc
2 work_camp@r1c2 ; 5ee68a65d92e
3 token science ; df6eb6b0996e
3 pass ; f0f4a7629fe6
0 pass ; 420237d2743d
1 acquire irrigation ; c95212d34670
2 invest ; 202cb8daed0f
1 acquire great_library ; b93817912634
2 explorers ; e4a15890d935
2 explore 1>B3 ; f8edf31bcc3b
2 explore 2>B2 ; 4a976d49aa5a
2 claim 1 production ; 196c108f0a89
2 stop ; 00ef79a6864d
2 token production ; 93a983ecff36
1 pass ; bf6aad93810c
2 acquire trading_house ; 8c45ee25c733
2 pass ; a47332fb0fdd
0 row 1 column 2 ; 4a5f5db45ba4
1 row 2 column 2 ; 7a6084c56834
2 row 2 column 3 ; de39c75ac8f0
3 row 2 column 2 ; ef0ffddd0e97
0 conquer E6 ; eb5eb9eb4fb2
1 acquire freedmens_quarter ; 779215806fc3
2 acquire great_wall ; 26a0f5cc83b5
3 explorers ; d019203483b4
3 explore 2>B2 ; eed6df139abd
0 use forum ; 51fd615ce125
0 fort@r3c3 ; 71bcf1534d08
1 explorers ; 8b6a61f7b00e
1 explore 1>E4 ; 1ec66a4f2bfa
1 claim-market 1 ; 20d62d9ffe26
1 done ; ea391a53b9d5
2 explorers ; 37952796b167
2 explore 2>B1 ; 16f208fd28f0
3 use forum ; 2faeca24607a
3 library@r1c2 ; 97e6c8ff87ea
0 conquer F4 ; 963339a3dfb3
0 D7=2 ; 6f1acde71ce4
0 1 ; 93d444426dac
1 goods market_timber ; 4dfcd7c0a19f
1 acquire granary ; bd787af18660
2 pass ; ec692b697012
3 pass ; 435622e009cc
0 explorers ; 87950680a9f8
0 explore 1>C6 ; a71cd855032a
0 claim 1 production ; 72acef77d75c
0 token production ; b0f1081fa9c5
1 pass ; c6fe259a8208
0 develop shogunate ; c4075df23e42
0 explorers ; a63fd5da81c0
0 explore 2>E6 ; f3ba267db482
0 explore 1>D6 ; d122f1cc189a
0 stop ; b652e9e01789
0 explorers ; c36391880a22
0 explore 1>C5 ; 28412b17f4a2
0 pass ; 114a52a4db22
1 row 2 column 2 ; 19df2ed49b50
2 row 2 column 2 ; 1a834e8013dd
3 row 2 column 2 ; 5496a9fd54fc
0 row 3 column 1 ; 4aa60fc9b8da
1 basic workshop ; 5a9be8d4c640
2 use forum ; dce378113247
2 mine@r2c3 ; a0ee0d767008
3 explorers ; c03c728a5bc2
3 explore 1>B1 ; 09ac9ecffe1b
3 explore 2>C1 ; 85dfeab8a250
0 use bushido ; 069e43c68af2
1 explorers ; 72feb0efab2f
1 explore 1>E3 ; c360df81d3d3
2 explorers ; 55289b995eb0
2 explore 1>C3 ; d243b93353ae
2 stop ; 8ba815789c94
3 use forum ; 9aacdc46374b
3 work_camp@r3c3 ; 475a3419bebe
0 use shinto_shrine ; 5fcd758bd32b
0 military=1 ; 159a506aaa2c
1 pass ; 449f7b6ed15e
2 explorers ; 9c56c749025b
2 explore 1>C4 ; 02e7987e2482
3 pass ; d5a0973efc6b
0 march D7 ; 860724174fa6
0 E6 ; 70df80e3d31b
2 pass ; 8a226d6d4111
0 march F4 ; a06ba606adea
0 E6 ; a4f92fc7f8c1
0 conquer C6 with warlord ; ce01ea279fd8
0 1 ; d9e299e723d9
0 2 ; 9b1fe92d7958
0 pass ; f837a836b3b4
2 row 1 column 1 ; 4f9fd48d8ec5
3 row 1 column 3 ; ce08c63cef2d
0 row 2 column 3 ; 151ed7cd162a
1 row 1 column 1 ; 95f78b5b2c61
2 acquire barracks ; bf68d06ed79a
3 conquer C1 ; 82de3e55da93
3 1 ; 646dd2dd2f33
3 none ; c0ad6ba9a13c
0 invest ; 7bea28ffd75e
1 use forum ; 8c72ab278aca
1 fort@r3c1 ; 94baca45eb52
2 use red_sea_charts ; 05164f5d35f4
3 acquire cothon_of_carthage ; a9df785d03f2
0 march E6 ; 39b4b7c2527c
0 F4 ; 4427c52716ac
1 use embassy ; 9a109f9ba84d
1 production=1+military=2 ; d0ed39b5cb98
1 done ; 3796a1a5d5b6
2 use trading_house ; ca73705a4bb8
3 invest ; 95ab6241c972
0 develop castle_towns ; 80f971f0c256
1 benefit tb_festival ; ac30691ba60e
1 r2c3 ; b0b677a74f47
1 explorers ; 52126c779db4
1 explore 1>D4 ; 6499ccc9db5d
2 reserved navigation ; 0e710803a00b
3 use age_grading ; 272ad2f27f9b
0 acquire great_pyramids ; 885a6ab1c938
1 pass ; 110cf202276c
2 pass ; dd58c869d003
3 explorers ; 29999a5849b2
3 explore 2>C2 ; 32ea3f0525d3
3 explore 2>C3 ; 91778b6eeeee
3 stop ; 8577c852184c
0 march F4 ; 43538cf8b5da
0 E6 ; 9b6d23fb5617
3 explorers ; 044c631b3d26
3 claim-market 2 ; 6e61e5ac3d40
3 done ; 19599ae425be
0 conquer F5 ; 4902f185ac99
0 E6=2 ; 9768a07c0488
0 2 ; 6f35a5adb9c9
0 benefit tb_festival ; 3dfd2161b972
0 r3c2 ; 14a4210e62f7
3 goods market_spice ; bdcc65fce52b
3 basic laboratory ; 001a6a911579
0 conquer D6 ; cdded740ca3e
0 D7=2+F5=1 ; 073532837dd0
0 2 ; c2301bce57cc
3 pass ; e010a47bf900
0 outpost D6 ; b0879730fc5f
0 progress ; 3cd8a9b52665
0 pass ; de1788e6e285
3 row 1 column 1 ; ac17af03a95a
0 row 1 column 3 ; 6a7a9b1f58df
1 row 2 column 1 ; 60df2863a7b7
2 row 1 column 3 ; 66b80abe2713
3 use forum ; 3cd481344ce2
3 fort@r3c1 ; 95a2fc85b743
0 invest ; 3da1cf6bce5c
0 benefit tb_weapons ; 33bd4788a185
1 basic archery_range ; d4b75f0719e9
2 basic archery_range ; 99fd3e0b817a
3 explorers ; e2f51cd23fa8
3 explore 1>C1 ; 8839b19a1a21
3 stop ; 32d1e2c54752
0 explorers ; 8d9b5cc6335b
0 explore 2>D6 ; 4fe5fa67b403
0 stop ; bea1651ab9f0
1 progress ; b9b5e6b3fbe1
2 conquer B3 ; f3f249b83ea3
2 1 ; 9bd4e4f42efe
3 conquer B2 with warlord ; 4525b490c26e
3 C1=1 ; e784f372557e
3 2 ; 1560487a6933
3 supply ; 0cfabd4139a7
3 no ; e0d9047f76a3
0 conquer D5 ; ee50d58bd2e2
0 2 ; 14e04a8a7a7e
1 explorers ; afb19249a65e
1 explore 2>F4 ; 34733dc3c0f4
1 explore 1>E4 ; e4b92b68df64
2 use stone_terraces ; c108a8b5ccce
2 2 ; 899875dcf99f
2 academy@reserve ; 8f7e7a3424bd
2 production=2 ; ed0d656f36ae
3 progress ; 7a29184cb9c7
0 explorers ; df1ae2ebf3b9
0 claim 2 production ; c8951e96541b
0 explore 2>E6 ; 7b4bf93ee20b
0 explore 1>D5 ; a47b94046f42
0 stop ; 6339905de816
0 token production ; 28ee410dfbf8
1 pass ; fad683e2fb72
2 outpost B3 ; 3a35553c547a
3 basic archery_range ; bd6a8a435c4a
0 use forum ; 751cc06a7ec9
0 work_camp@r3c1 ; de796bf938f6
2 conquer A2 ; dee122658385
2 2 ; 184d55b6026b
3 pass ; 3c8051dfcd1b
0 explorers ; 71c576e0d938
0 claim-market 1 ; 9977bd3363b8
0 done ; faf79448adf5
2 use navigation ; 4e444517b107
2 explore 1>D5 ; 9b8aab6821ef
2 claim-market 1 ; d4bcfb944744
2 explore 1>C4 ; 3144d694389f
2 goods market_arms ; 1b8fe34ffaa5
0 goods market_arms ; 11f3dddaa381
0 conquer C4 ; 83634c12ee6b
0 D7=2+D5=1 ; 975605ebe4be
0 1 ; 337d3baaacec
2 pass ; 869ce76b735c
0 outpost C4 ; 394d7bb361e6
0 conquer D4 ; 9cec1671815d
0 1 ; b816b90c229a
0 pass ; 57aaf77c7f89
0 row 1 column 2 ; c5a35d756dc3
1 row 1 column 2 ; a6bcd4cb8a93
2 row 2 column 2 ; b1e33ff23909
3 row 2 column 1 ; d2fb29c3f21f
0 explorers ; 8effaca4aea9
0 explore 2>F4 ; d29f790d2bc8
0 stop ; 288750fdf209
1 progress ; fc8a5701971a
2 pass ; 7eeeec0094f8
3 pass ; 269bd660b08c
0 use shinto_shrine ; 872bea1f2b63
0 production=1 ; 40db94815d6c
1 use salt_caravan ; 3629ae5d8a94
0 explorers ; a9f4dd0b7998
0 explore 1>D4 ; 5a420a38986d
1 invest ; 09c29c4c84a4
0 develop tea_ceremony ; 76ad54f0f468
1 explorers ; e617828f53e9
1 explore 1>D5 ; 779291168615
1 claim-market 1 ; 0b455cab1c43
1 done ; 838058dc9a36
0 progress ; ec90cb7a6d90
1 goods market_arms ; 377272aa0723
1 explorers ; e928aa912dfa
1 explore 2>F3 ; bd08729ac96b
1 explore 2>E5 ; 6a3b568edbf1
1 stop ; 019bcbcf1437
0 march D7 ; d9bda2573926
0 E6 ; 9b19da0073dc
1 pass ; 62d27f52533a
0 conquer D3 ; df1e20ca6560
0 D7=1+E6=1 ; f62020ce77ab
0 2 ; a11650153be9
0 explorers ; 12a0e294a13b
0 explore 1>E3 ; 6ca3459cddb2
0 complete D3 ; c3a7f1ac3aa3
0 work_camp@r3c3 ; 968c2a25e12d
0 work_camp@r2c1 ; 77748bb98be4
0 pass ; a318512780a8
1 row 2 column 1 ; eb887d427931
2 row 3 column 2 ; d2bc9e0d0a40
3 row 3 column 3 ; 12c4b8e159ac
0 row 3 column 2 ; b74734ce9a43
1 pass ; f5df9cc4e431
2 complete A2 ; 66693b36ce0c
3 invest ; 2f13da8f0b32
0 use forum ; bc3305302fb6
0 great_pyramids@r1c1 ; 543a971f37f2
2 use forum ; 0073d9e77c23
2 red_sea_charts@r3c3 ; cec01f486e9d
3 explorers ; 96032dbfdfe1
3 explore 1>B2 ; a0c71aea6f69
3 stop ; 966fdeb828e8
0 use shinto_shrine ; cc1f6c41ad7b
0 production=1 ; d7a00bf5213c
2 use trading_house ; 532bad727cc6
2 benefit tb_scholars ; 17164cb14ea7
2 later ; 35af5137b3fb
2 later ; e8fc51925a5e
3 march B2 ; c308c7c1d522
3 D1 ; b2a4e20326fd
0 conquer E4 ; 87cd40e15443
0 D7=2 ; dc42b94d63b1
0 1 ; 1883d21cea26
2 conquer B2 ; 7a0061da210b
2 A1=1+A2=1 ; ee3e5219c907
3 use forum ; fc206af0ad62
3 work_camp@r3c3 ; 7096eeb05b8b
0 conquer C3 ; b2774f670375
0 1 ; 8e9a4af63806
2 use great_wall.2 ; 0c10e6a53f06
2 A1 ; 7c4dc2b50112
2 B2 ; 70319508bc21
2 A1 ; 857c8f75ea58
2 B3 ; b1fa470d5ae8
3 pass ; 27e9e76b1ef6
0 pass ; 7c2c3ad0bbe7
2 conquer C1 ; c5e126ba6720
2 B2=1+B3=1 ; c2729137bd7f
2 explorers ; 6bef72f481e6
2 explore 1>C3 ; ed744cf2e28c
2 stop ; 5bb847aaeee5
2 use navigation ; 1a0031828647
2 claim-market 1 ; c966ee06cb96
2 explore 1>B3 ; 9512db49d0b2
2 explore 2>C1 ; 7dee41072ee0
2 goods market_spice ; 7a1969bec9e3
2 acquire mosque_of_djenne ; 304b3bce091e
2 pass ; d10dd244b738
2 row 3 column 1 ; 8389cfdb20cb
3 row 2 column 1 ; e69074943514
0 row 2 column 1 ; 7638aaf662ad
1 row 1 column 1 ; 9ab91c8d920d
2 explorers ; f12957156a45
2 explore 2>C2 ; 9b7dc4f9406f
2 stop ; 21cb4fb3d47c
3 contribute artificial_intelligence ; f7a38b27f0dd
3 1 ; 460bd47fecf4
0 acquire aswan_high_dam ; 7d5ad1c5fa90
1 pass ; fc6e63a90cd4
2 conquer B1 ; 861aadb65e1e
2 B2=1+C1=1 ; 20b999803cf3
2 1 ; 02592622ba31
2 benefit tb_timber ; b4a64abd255e
3 explorers ; fc2b1c0714a9
3 explore 1>C2 ; d4751f954242
3 stop ; 1caba1ff78aa
0 use bushido ; 5ca0bd6c9e34
2 basic workshop ; 286aaa80d85b
3 pass ; 8a564863c330
0 invest ; 0411edd0c44b
2 conquer D2 ; 580c20fe5941
2 A1=3 ; dda8a3a3abcc
2 1 ; c21394c138a4
0 explorers ; 851f471fe236
0 explore 1>F1 ; d4a519e4ceef
0 stop ; 6c6c7fc3c13a
2 explorers ; 3d4b3a691914
2 explore 2>C3 ; f9232f22d25e
0 use forum ; 0980c6b0addf
0 work_camp@r1c1 ; b7da12385e0a
2 contribute orbital_habitat ; dd9193b58964
0 explorers ; 1eb81b8ca9f3
0 explore 1>E3 ; 1fdf429e41ce
0 stop ; c65c904aa654
2 pass ; 95604cac15cd
0 march C3 ; c76e650f20f4
0 F4 ; 426bac47defe
0 explorers ; d17eebb05bac
0 explore 2>E6 ; e69026272e37
0 contribute artificial_intelligence ; 88cb02940bae
0 pass ; d1a0de538d3a
--- result
ending: last_round
places: 1 3 2 4

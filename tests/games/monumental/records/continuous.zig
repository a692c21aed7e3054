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
0 q_scholar+q_coast ; 2cde4f2e78ee
1 q_architect+q_blitz ; 123db38e103f
2 q_peaks+q_posts ; 3f1633be1e5b
3 q_conqueror+q_reform ; 2ccf008c6e2d
3 row 1 column 3 ; 179ef6bb72a9
0 row 2 column 1 ; ced5acd5e26e
1 row 1 column 3 ; 98f48fd36800
2 row 1 column 2 ; 649e84997ecc
3 conquer D2 with warlord ; 858443ad92e9
3 2 ; 671c514092e3
3 supply ; 2cf1f9ce85e0
3 no ; 9023ebde8a2a
0 pass ; dad02aa13539
1 acquire writing ; d3f1598ae005
2 pass ; 94ae62264148
3 explorers ; 0a8f06281f86
3 explore 1>D2 ; 59e01363e0f0
3 claim 1 production ; 7a53791e0e26
3 done ; 5658185ca67d
1 acquire great_library ; 83a5e59846fa
3 acquire marketplace ; 93e6d97b0068
3 done ; 0e0c6261c6d8
1 pass ; d2a88be7195a
3 token production ; 4bfee44e7a2d
3 pass ; 2650ac2f93c9
0 row 1 column 3 ; 03eeb6f5fb0e
1 row 1 column 2 ; 19c31f4d7534
2 row 3 column 1 ; 174a6a6e42f5
3 row 1 column 3 ; b0cafeeedde4
0 acquire great_wall ; 40b5b28c27be
1 conquer G1 with warlord ; 64e322bf9a0c
1 2 ; 38e2ae659970
2 use red_sea_charts ; 0d84b756b52e
3 invest ; 405eb7588f9b
0 conquer D6 with warlord ; 01b452069bba
0 3 ; 6dc01ccd3637
0 1 ; b5967b9d4291
1 explorers ; 6e7023d259c6
1 stop ; 6daeb9f43a9d
2 explorers ; a04350334ccb
2 explore 2>B3 ; 907b2a705c43
2 claim 2 production ; 05443182c84d
2 stop ; 0f8602cc7d12
2 done ; dead87455a5c
3 use forum ; ec8abb12279e
3 library@r1c3 ; eadb6e303c00
0 use forum ; 124c8ae7e7de
0 fort@r2c2 ; fb597bb88b74
1 use writing ; 885f868f02a8
2 explorers ; 29b142c30ef9
2 explore 1>B3 ; 40a292a380ea
2 post 1 ; b73fecd3d711
2 stop ; a3b430ef36d9
2 token production ; 95c0b68595e4
3 conquer C2 with warlord ; 2aa8bf9e6423
3 D1=2 ; 3e9103e4805b
3 2 ; 5e568ad02fab
3 supply ; 821469ac68f9
3 no ; 77db26bf62a1
0 explorers ; 1409842c4aa4
0 stop ; 0fc42048dbca
1 acquire freedmens_quarter ; 9b08ac87b4e3
2 invest ; 316c46aaaed9
3 pass ; c21b564fbeb9
0 explorers ; 8d3b02de2ad7
0 stop ; b23626dc519e
1 use salt_caravan ; b7af4159e13a
2 explorers ; 649763c61894
2 explore 1>B2 ; 26382b626c36
0 explorers ; e82eb3233024
0 stop ; dc689038612c
1 use forum ; 679ecae1dd40
1 fort@r1c2 ; 8ffa172515cd
2 reserved archive_hall ; fb29e132f5d2
0 explorers ; bf4cf965fc97
0 stop ; e3daea349515
1 use embassy ; 2d53c94517a9
1 benefit tb_festival ; f1d9e3fd7d05
1 r2c1 ; 31a4305d6929
2 pass ; 8dd64e6eed24
0 explorers ; cd5316d23094
0 stop ; d623d0088fb9
1 explorers ; a88c7ce3e60c
1 explore 2>F3 ; 3e59800906b4
1 claim 2 production ; fcb115f324a0
1 token production ; eafbac333a19
0 march warlord@D6 ; a81ccd1c7788
1 pass ; a235b2d93afd
0 pass ; 026bd4f593aa
1 row 2 column 2 ; fe5be240b533
2 row 1 column 2 ; 1d8e549b73ec
3 row 1 column 3 ; 6d32bf16d527
0 row 2 column 1 ; 3dee65d47c8e
1 basic workshop ; 2b2f6f9a506b
2 use archive_hall ; ccd742d74619
2 1 ; cd85f0cd509c
3 conquer E1 with warlord ; 8743fc9123a2
3 D2=1 ; bc7992736eb2
3 none ; 70e6a63161f4
0 march D6 ; aed3f47868a5
1 progress ; fe1cf6a4b379
2 use forum ; b4cacda105f3
2 fort@r2c1 ; 8187ae069e85
3 develop horns_of_the_bull ; 18da207c6ead
3 stop ; 4de1c837b07d
0 use forum ; 5d3e5b41a726
0 work_camp@r3c1 ; 9bb557d237c5
1 pass ; 909991c2ecfa
2 reserved temple_of_yeha ; 86dcd05a3a7a
3 pass ; c41039943d30
0 use shinto_shrine ; 0171e6ec7d7c
2 progress ; 0090357ad541
2 red_sea_charts ; bc349fa91e99
0 use bushido ; a653244a1892
2 pass ; b46fb80798b1
0 develop haiku ; 46b1b8390421
0 explorers ; d08ceebe3a8a
0 explore 2>C6 ; 058122a4f9f4
0 claim 2 production ; ff9942c72cc3
0 done ; 58133934152f
0 progress ; 9e106e882ee9
0 done ; 044ae845ee32
0 token production ; 47b6e0aef9ea
0 basic archery_range ; ecb9b8215881
0 pass ; c1fdd1aa722f
2 row 3 column 2 ; 0e16f8aca2f4
3 row 2 column 1 ; d7355e517d51
0 row 2 column 2 ; 15ebe8eae5a4
1 row 1 column 1 ; 6ba99c297ec9
2 acquire barracks ; 15ee90630458
3 acquire cothon_of_carthage ; a45bc2ef4142
0 explorers ; 70fa5865442a
0 stop ; 18904d843267
1 explorers ; 58397217bb69
1 explore 1>F3 ; c6052933acf5
1 post 1 ; c231f77aa8b3
1 explore 1>F4 ; 28709e8bbe7c
1 stop ; 6e8200e4421b
1 done ; a82ae3f036c5
2 use stone_terraces ; e7cbef4b3775
2 2 ; 7b00dac41d3e
2 navigation@reserve ; af20063cfb72
2 military=2 ; 39572c5c4541
3 explorers ; 7eb23e7aa2db
3 stop ; 032aa547a210
0 explorers ; 963a29c9beae
0 stop ; 9c8b065eecdc
1 use forum ; 3df941f5e3a0
1 forum@r2c1 ; 9d75a8ca7d77
1 benefit tb_weapons ; 8ca8ede02372
2 conquer B2 ; 4f00bb3d74fb
2 1 ; b940cc182a90
3 explorers ; 15d284da6d9e
3 stop ; 20de159fff6d
0 explorers ; 64a91e104b52
0 explore 2>D7 ; 33f5edf3a959
1 basic archery_range ; 26aa56ec3593
2 march A1 ; 950b5b8f85b3
3 pass ; ecabf3b1db46
0 progress ; e04fc593bee2
1 explorers ; c706f1562641
1 explore 1>E5 ; 62b5a7796ce8
1 explore 2>F3 ; d341de1a9b2e
1 stop ; 08d629db5de4
2 outpost B2 ; 0f5e43ccd9e8
0 basic laboratory ; 4f32d40a6669
1 explorers ; 1a6927888072
1 explore 1>D6 ; 045776fd0b20
1 explore 1>C6 ; 91ca5c01c37a
2 pass ; eb1f2ff1e782
0 pass ; 68235d3c6d42
1 pass ; 1fe99b881cf0
3 row 2 column 2 ; b58442c6cd79
0 row 1 column 1 ; f9211e987e9d
1 row 3 column 1 ; 17bbb906a579
2 row 1 column 1 ; ce41f7ec2216
3 conquer B3 ; ad4a726d23c3
3 D1=1+C2=1+E1=1 ; 07b73e19be84
3 1 ; 237faac9cab9
3 supply ; a18fe0b907a7
0 explorers ; 87782a04d500
0 stop ; dbbb5463ae9c
1 basic laboratory ; 561a43041d13
2 explorers ; 6470f52bf0c6
2 explore 1>C1 ; 88ce44602332
2 explore 1>D2 ; b08a3f810eed
2 stop ; 4f864b1b61cf
3 conquer A2 ; 1667cd3bb9e0
3 D1=2 ; ec29fe04a2df
3 2 ; 06e8eae21d71
3 none ; f35f959430e6
0 progress ; d4cc8af81fa9
1 march G1 ; 03a3f649cc85
2 conquer B1 ; 95fc9c620bf8
2 2 ; 6143521f8940
2 benefit tb_timber ; 63a956da0489
3 outpost B3 ; ddae2d975a35
0 march D7 ; 7070f417e383
1 march G2 ; dcbfa5173d95
2 acquire guild_hall ; 055164a8a323
3 invest ; 2743330b748c
0 conquer D5 ; 629ab3055d53
0 D7=2 ; 478745b802f2
0 2 ; f87d41778d66
1 explorers ; 958f38de7612
1 explore 1>C5 ; 0245b447e8da
1 explore 2>F2 ; 40ae4b6339be
2 pass ; 4b3ea0cc73f0
3 progress ; f5108a7b67d8
0 pass ; be9ec6893e9e
1 pass ; 851491360389
3 pass ; b4e0e9755081
0 row 2 column 3 ; 9722c1cc1c76
1 row 1 column 1 ; 8d1405204c4c
2 row 1 column 1 ; c04115655ab7
3 row 1 column 1 ; 325234cfe6f9
0 conquer D4 with warlord ; 95c14fb7ebfc
0 1 ; 75b1df0e3130
1 progress ; 06dee649582b
2 acquire university ; 1d084bc87de3
3 pass ; 8ea6712d5669
0 use forum ; 39b95ff691a9
0 library@r1c2 ; f0139eef360f
1 invest ; 62f59d4efc64
2 use forum ; 875c974d584f
2 red_sea_charts@r1c2 ; 1e8600a7c5fc
0 use shinto_shrine ; a4e29ba492c3
0 science=1 ; e9e1215c3fcc
1 progress ; 63e041ec4d2c
2 use guild_hall ; 2a1a4f10fb08
0 use bushido ; 5032d58858c0
1 basic workshop ; 45336f6d9f66
2 basic laboratory ; b3c04d51ec10
0 conquer C6 ; eb8599dd8313
0 D7=1+D6=1 ; 8c74cca4ed1c
0 1 ; 92814e66e135
1 pass ; 280557e86fba
2 pass ; f11781af47a6
0 invest ; 03b0aecbe73a
0 develop way_of_the_sword ; fb52893db325
0 library@r1c3 ; 5bbb3ca38532
0 use haiku.2 ; d9a701b46b30
0 production=1 ; 07e4f421cc2d
0 pass ; 2fc17e025061
1 row 2 column 3 ; 32fae843121b
2 row 3 column 3 ; 4ff4c420dbe2
3 row 3 column 2 ; 9d2e353cf21b
0 row 2 column 2 ; dc1be058f07e
1 basic workshop ; 149e7e8306a8
2 explorers ; 87652f70b98b
2 explore 1>C2 ; 0582a30170aa
2 claim 1 science ; b79fba2c565c
2 explore 2>B3 ; 38b8b3940bf0
2 explore 2>A1 ; 62b2f627fe4a
2 token science ; dbea5c19928a
3 basic laboratory ; f82156fa9b59
0 progress ; e414925a5e8a
0 later ; 96380f2bbaeb
1 invest ; 33630a91d36d
1 benefit tb_scholars ; d2c2bd864ce3
2 progress ; 7843c88e03e1
3 conquer D3 ; 1f78937b0e22
3 D1=1+A2=1 ; 6a19dfaf97ed
3 2 ; fb1a2deecba2
3 B3 ; 758972fa7a5e
0 invest ; 1c467d9dc9a5
1 use salt_caravan ; b1f1b4a75d4d
2 use stone_terraces ; 90dae56fb3e6
2 1 ; ef2e4579d95f
2 1 ; 9672749c05a7
3 pass ; d43b5dabc85e
0 use shinto_shrine ; 373e0004afee
0 military=1 ; 86329badd098
1 use embassy ; 024e4e74ef69
1 production=1+science=2 ; 003243d557c1
1 done ; 910cb586e16c
2 pass ; 53c0122b942c
0 use haiku.2 ; 9d2c142723e1
0 production=1 ; 450a8fc32c18
1 use writing ; e8fe5b9ecfcb
1 done ; 9b6b6ffea7f6
0 pass ; eca4a8ef94bd
1 explorers ; eb838a8f8908
1 explore 2>E4 ; 5318364010a0
1 claim-market 2 ; a59e8bd39d48
1 explore 1>D5 ; c5f2044511bb
1 stop ; e3d1c1cb25fc
1 done ; eec0f0cfa77a
1 benefit tb_contract ; d46e2cf5bd4f
1 explorers ; a636258973f5
1 stop ; 2955183160e4
1 done ; 9a604f5d57df
1 pass ; cf4fa3477cf1
2 row 2 column 1 ; 0a283d03dfc0
3 row 2 column 3 ; a6816930ccd7
0 row 3 column 1 ; 1fb205fa0bf0
1 row 2 column 3 ; 0c884cc9fd67
2 use archive_hall ; f1aad35c0b89
2 3 ; b2b472cfd041
3 explorers ; 53b644f20697
3 explore 1>E1 ; b3feb2427654
3 claim 1 production ; b3289471c268
3 done ; b1794a77ebd5
0 use haiku.2 ; 7aab1efe2de1
0 science=1 ; 5d4cb09d8eb3
1 contribute artificial_intelligence ; 41f291e5f85d
1 3 ; d6e6aa636744
1 goods market_timber ; af2c701471b4
2 pass ; ba0be4ac2737
3 token production ; 1fb3a3c0d45e
3 basic laboratory ; f3914a8212c6
0 contribute orbital_habitat ; 97c7429120d0
0 2 ; fbaeffe9e15e
1 complete G1 ; a13a58d75844
3 pass ; 4897458bcb0b
0 use forum ; 359144820fe7
0 work_camp@r3c1 ; 2669c6aa50eb
1 explorers ; 202b469526f2
1 stop ; c0bb7b281463
0 contribute orbital_habitat ; dc001c2d91b5
0 2 ; 87f6d3ce2f2d
1 march G2 ; e120d683c593
0 pass ; a63122ac94a1
1 explorers ; 0cfd6bd9da5b
1 claim-market 1 ; 6d30f1b31568
1 done ; 3f344f06c9b6
1 contribute artificial_intelligence ; 5b6da87c0baa
1 1 ; 409da2ace29f
1 goods market_arms ; af043d59ba76
1 contribute global_peacekeeping ; e07cc3b5f7d9
1 2 ; 6580a0b4f66f
1 explorers ; b1aaf4516720
1 explore 1>D4 ; fe68f2eb6a92
1 explore 1>D5 ; fad120daa53c
1 contribute artificial_intelligence ; 5b32ab58293e
1 2 ; e6e94cf9aa7f
1 pass ; 0192a13ac089
--- result
ending: last_round
places: 3 1 4 2

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
0 q_scholar+q_forts ; efb3af9a04a5
1 q_reform+q_treasurer ; ecf83079b6ca
2 q_nature+q_markets ; d2e92ba5e76b
3 q_merchant+q_blitz ; 543811e5ac5c
4 q_coast+q_architect ; b5ac4ff5bf34
3 row 3 column 1 ; f28a807ffced
3 invest ; 82b587fac9cd
3 acquire great_wall ; fcb37d96975a
3 explore 2>F2 ; 107977291ca3
3 claim 2 production ; fba9ad23f234
3 token production ; a5af7912e36a
3 progress ; 0e2951272e44
3 conquer F2 ; 4f5e6a717304
3 2 ; 80e98f070b7a
3 progress ; 6010cf5144a2
3 explore 2>E2 ; f3e85195725e
3 use agora ; 093fafb2baab
3 stop ; 154ff88fad08
3 end ; 3b597e79755d
1 row 2 column 3 ; d97e96afeacf
1 conquer A1 with warlord ; 950932e54510
1 2 ; 0ec59c1c295e
1 invest ; 150f6b72105e
1 end ; 84f57bcf7f23
2 row 3 column 2 ; 27a2db66c490
2 invest ; 3b8d9d5b26b8
2 conquer F4 with warlord ; 4f6f176cfaf2
2 1 ; ad60fe248032
2 basic archery_range ; cde10bf00947
2 explore 1>G4 ; 79aba46bf2b7
2 claim 1 science ; 5e1b1d8327ee
2 token science ; 25ee2422b3e7
2 progress ; eb46dc9254cb
2 conquer E4 ; 6f4b02116ac4
2 F4=2 ; ad00f150406f
2 1 ; e1125572fff3
2 conquer G4 ; 97a7e1873069
2 F5=1+E4=1 ; 1f61be766418
2 1 ; 455f4c74567e
2 explore 1>F5 ; 0a1657c3a8f9
2 end ; 56c9202767cb
4 row 2 column 3 ; 1aade6af9c0e
4 acquire fortress_building ; 58363074bfcf
4 use forum ; fe95f9e37297
4 work_camp@r2c2 ; 849a1c7677ad
4 explore 2>C5 ; a01b7b39d651
4 end ; 09762aa22944
0 row 3 column 1 ; 4b745397d7c6
0 conquer D2 with warlord ; 4d725c30d6ac
0 2 ; 7096a1481bd3
0 basic laboratory ; 36fbcdfd944d
0 end ; ee72400823a7
3 row 3 column 1 ; 99fb032c9dd0
3 explore 2>F1 ; df3556da3b3e
3 progress ; 35d23d84b1d8
3 use forum ; 9d152f2a34ab
3 work_camp@r1c2 ; 485a713afcaf
3 claim 2 production ; 11b6d248475c
3 token production ; 90028a541c24
3 basic laboratory ; 47d91e070bb9
3 end ; d7680c463f83
1 row 1 column 2 ; 5e9b5df7005d
1 use stone_masonry ; db4ae8e2e42e
1 conquer A3 ; b84540ddca7c
1 acquire hanging_gardens ; f7c5e17060d2
1 use warrior_priest_altar ; bed94f541961
1 develop corvee_labour ; 11e428f3a9c6
1 use forum ; af4df72ef543
1 work_camp@r1c2 ; d6e746bc9242
1 end ; 207dd561e9fb
2 row 3 column 2 ; 306bc77fb8c5
2 use forum ; 8a94dc2527e4
2 fort@r3c1 ; 0555ff38f06d
2 explore 1>E5 ; b456f470e131
2 use seafaring ; 8ee04ef91f93
2 2 ; 7ed6cda4c722
2 F5 ; 3742ac5f50f8
2 G4 ; cc37b9fe719d
2 stop ; a7fa92ca8cf6
2 conquer D5 ; 8531b0ce1857
2 F5=2 ; cbc06e283a70
2 develop thing_assembly ; e8943a092ef6
2 production=1+science=1 ; fe8128f2accd
2 use thing_assembly.2 ; 39ac9baffcaa
2 acquire temple_of_yeha ; 7df1edafbc6f
2 outpost G4 ; b66d02c0ff03
2 end ; c558d34d41d9
4 row 1 column 1 ; 85195b28f3f2
4 invest ; bc131e3b0b7e
4 conquer B5 with warlord ; 11b436f8b120
4 1 ; 323864eaea73
4 1 ; 1b86a3ffaab6
4 use shinto_shrine ; cfc6928ff248
4 production=1 ; 56a10931b2c1
4 conquer A4 ; 1582c7996dc2
4 use fortress_building ; 67c6a64c1fdb
4 C6 ; 273325727ee5
4 B5 ; b19829a094b7
4 benefit tb_scholars ; bffd676e67ce
4 conquer D7 ; 2d046f761ccc
4 A4=1+B5=1 ; 3f44dfae8419
4 use bushido ; 29900e38fe57
4 develop tea_ceremony ; 57a802ea91cc
4 march C6 ; f25ca351b544
4 A4 ; e33195ad751d
4 progress ; 7c81de177ff1
4 develop castle_towns ; ef992d149336
4 use forum ; 7d476695868c
4 mine@r1c1 ; 15004325f20e
4 explore 1>C5 ; 6aebbb3c8818
4 end ; 28813f708a4c
0 row 2 column 2 ; 17dc38dbbbe0
0 explore 2>C2 ; db0657945eea
0 invest ; fba866e8133e
0 progress ; 21591d28d9d4
0 use papermaking ; 1a3026d4ad0f
0 explore 2>D3 ; 06b2ff928bcd
0 claim-market 2 ; fdbf904b3864
0 end ; 1b6c319bd860
3 row 2 column 2 ; 7098fb5ec313
3 use natural_philosophy ; 4880164544fe
3 2 ; dbbdaa185640
3 production=2 ; 4d4bf4619dac
3 production=1+science=1 ; 9a85b7b1fcba
3 acquire oral_tradition ; c80e0644ceb3
3 use agora ; 2b9ccc852f35
3 explore 2>E2 ; 2be4facdc7c2
3 invest ; 33f73ebaf9b1
3 claim 2 science ; 6c43c8995ad1
3 march G1 ; dfa574313ca4
3 token science ; 85410b2b2dc4
3 outpost F2 ; db4c9c70613d
3 end ; 6ce4a4025daf
1 row 3 column 3 ; 161ce104c9ec
1 conquer B4 ; 63921cfe17a4
1 use stone_masonry ; 2edad94ed8e3
1 end ; 3e3c7fbdec91
2 row 1 column 2 ; ab84f6899992
2 use seafaring ; 675654cc617d
2 2 ; 7ad24cf60c5c
2 D5 ; bc8cec20a5be
2 E4 ; 37ccb906a5cc
2 F5 ; 5c8121560051
2 D5 ; 3f62e9c08ac6
2 explore 2>G4 ; dbd80e2a4276
2 conquer G3 ; 4612707c12ff
2 F5=2 ; 2f60412dc741
2 2 ; 49300a5b6038
2 use thing_assembly.2 ; cdf920203943
2 complete G3 ; 7243293cc681
2 mine@r3c3 ; c293c3da0dcd
2 benefit tb_scholars ; 3b58c52712b9
2 use longship_yard ; 8b393110e0c7
2 explore 2>G3 ; 329ce53aa2b4
2 acquire navigation ; 95298fd80e24
2 explore 1>E6 ; 8f26ab76725b
2 end ; 88c03b64ac9a
4 row 2 column 2 ; 8284b9470c22
4 acquire barracks ; b7c99dd2af0c
4 explore 1>D5 ; 1f6977a6bb18
4 explore 1>C4 ; c5898ede6deb
4 end ; 9cc4610816e4
0 row 2 column 2 ; cc4252fe25c2
0 explore 2>E2 ; adc385c91c35
0 use forum ; 5d27658a9050
0 library@r3c1 ; 6a1e5cd5ce47
0 goods market_timber ; 507edcdeefbb
0 acquire great_library ; 9b09b4dca399
0 end ; 72076b3c608d
3 row 1 column 1 ; ccb782f2b239
3 progress ; 954983ab8e91
3 acquire irrigation ; 0057c08b8c79
3 conquer F1 with warlord ; 6f5270b73a70
3 1 ; f7b7d5908469
3 use forum ; bddf09452371
3 fort@r3c1 ; a9f3b71f203d
3 conquer E3 with warlord ; 7f8ed3d2850f
3 2 ; 390b56ae240e
3 use agora ; 8a8d54f5b791
3 explore 1>F2 ; 12b2b31312e5
3 end ; ab4881d4082c
1 row 2 column 3 ; 0e2157676ed0
1 conquer B5 ; 97f7fc2c0280
1 B4=2 ; fdcd46933b91
1 use warrior_priest_altar ; c25b8c6d67ee
1 develop flood_of_the_nile ; e18fe0f2ba4a
1 production=1+science=1 ; d705fdd257ea
1 acquire archive_hall ; fd165d1b10dc
1 progress ; 0ca0fb99e5f6
1 use archive_hall ; 785791230aad
1 1 ; 44ce90b30bac
1 end ; 4e3dcd004c5f
2 row 3 column 1 ; a64f5bbb9a45
2 use navigation ; f37c174a75ef
2 stop ; 80cde4137e4d
2 progress ; e75ec0962f4f
2 end ; 0c032fc990f2
4 row 3 column 2 ; 118325882ac9
4 end ; 0f288e24d3d3
0 row 2 column 2 ; 829c1ab03b44
0 conquer E2 ; f19f24437adc
0 C1=2 ; c0a58d3a75bb
0 1 ; 709caff02c8c
0 basic archery_range ; fd087c83d2cc
0 end ; 345d4b9abbd0
3 row 3 column 1 ; d87c5c084a15
3 use irrigation ; c7bffae0d5b3
3 march E3 ; ffa531c8cc2c
3 G1 ; 403fe52ff7be
3 end ; 39fab3f5cf9b
1 row 2 column 2 ; 85aac49257f1
1 use lake_tanganyika ; 7c9fadc9e7f3
1 production=1 ; 9b3bb8679fb8
1 march A2 ; 4e65f100bf42
1 B5 ; 87343ceda68c
1 outpost B5 ; a7b6cf8e76db
1 acquire guild_hall ; a0011b386d72
1 end ; 440064401f32
2 row 1 column 2 ; fc67243a3b8b
2 end ; b54321fbed01
4 row 2 column 2 ; 7b1e643552ad
4 explore 2>D5 ; 5edb0b98c2b1
4 claim-market 2 ; 6a66a192b6de
4 explore 2>C5 ; 618d869e5825
4 use shinto_shrine ; 4fb2575c1946
4 science=1 ; 9af0936d8951
4 develop way_of_the_sword ; 38789acdb0da
4 library@r1c3 ; 54032885948b
4 explore 2>B4 ; e9b11ad69589
4 acquire forbidden_city ; e425391bdf27
4 goods market_papyrus ; 98f888a63842
4 acquire astronomy ; 75d99c63227b
4 end ; 9dc185e80c22
0 row 1 column 2 ; 88d3340500aa
0 conquer B1 with warlord ; da0bc414de4c
0 C1=1+D2=1 ; c29ede675b23
0 2 ; eaffb170debc
0 acquire banking ; 7132d82fdcba
0 benefit tb_envoys ; f26ecfa02c4a
0 2 ; 29e6cefd7bc8
0 end ; d701eb8e4dd4
3 row 2 column 2 ; d758d786c9b9
3 conquer G2 ; 783e9062d662
3 1 ; b9fe492587c7
3 end ; a37368b2f10d
1 row 1 column 1 ; b26ba11a2d11
1 basic workshop ; 7661b6f4650e
1 use forum ; ef15490d981f
1 fort@r2c1 ; 14c6e7cb69dd
1 use stone_masonry ; 40d7f1728c7b
1 explore 1>A3 ; 3116049912b2
1 claim 1 production ; e8e4b67d88e5
1 use guild_hall ; be4f147e5734
1 explore 2>A3 ; ee857b244500
1 post 2 ; d8da0f072c2a
1 benefit tb_ivory ; 1e0a83ac11a4
1 science=1 ; 5105bea5fb90
1 token production ; d5b8e75c85b2
1 complete A1 ; 4457e045ba25
1 warrior_priest_altar@r3c3 ; dcfa907b17f3
1 progress ; 4805ea3df24c
1 end ; 1fa9de79e40c
2 row 1 column 1 ; abcb9b89099d
2 use seafaring ; 839e8c51cc40
2 2 ; 6a131a95b5e3
2 G3 ; f3dc45a07447
2 F5 ; 95b586a9cd61
2 F5 ; e8ec9c4d44d2
2 G4 ; f02d3e79cc48
2 conquer E3 ; 17b66ca7fb00
2 F5=1+G4=1 ; b6bf36862cd9
2 use thing_assembly.2 ; 53a9f79c9748
2 acquire mosque_of_djenne ; beab165184ba
2 end ; 02f0c3141e28
4 row 1 column 3 ; 2c84796a7334
4 defeat 2 grootslang ; bbd28a785f6f
4 hire amanirenas ; a864b2ac44f0
4 end ; 21bd1463fef5
0 row 2 column 1 ; 66c7f8575367
0 use forum ; f1705c456a5c
0 mine@r1c3 ; 0e4339b5fbb4
0 use papermaking ; b1c2cc4ab017
0 explore 2>D3 ; f2f5094ad785
0 end ; c677a3980d80
3 row 1 column 2 ; de1569a88c0f
3 acquire coinage ; 5ca96c668fae
3 conquer E1 with warlord ; 3b59bed41b9e
3 G2=1 ; fb60360c41f6
3 2 ; 9618307144b8
3 benefit tb_envoys ; 3a5be31c27d2
3 2 ; 47ca77e92976
3 conquer D1 with warlord ; 948b617fc44c
3 1 ; e0104a93a89e
3 march D1 ; 484468a29683
3 G2 ; 4249112dfc3d
3 invest ; 3b20d2cbecea
3 use agora ; 6e4a09c1dedc
3 explore 2>F2 ; 28bf9ea13c9a
3 benefit tb_guides ; 603c691ee828
3 post 1 ; 6baf0b112148
3 explore 2>F1 ; 72f678284a71
3 explore 1>F2 ; 018342b70338
3 stop ; 888e3b8d9e2f
3 basic workshop ; cd0589ede842
3 end ; b679f55cd365
1 row 2 column 3 ; aa660e2d148b
1 use stone_masonry ; e38e2b45640d
1 acquire madrasa ; ca037ec84516
1 use guild_hall ; 6fd92c8e2b4c
1 acquire machu_picchu ; af3bf155d1f2
1 explore 2>B2 ; a487f68745f0
1 claim 2 science ; 7cc63aba4240
1 march A2 ; ba1dc5bd8a02
1 A1 ; 91f3c40f7f9d
1 token science ; e9d7b0038325
1 develop divine_pharaoh ; 34d31312a31b
1 production=1+military=1 ; e290b8f2cd8b
1 acquire counting_house ; 94255922ceb3
1 explore 2>C3 ; f720477aeb8c
1 end ; c24e7e0b54d4
2 row 2 column 1 ; b3af4bccadc5
2 use navigation ; 7577b58e8764
2 stop ; 1e32c8404932
2 use forum ; fc2de661bd3d
2 work_camp@r2c3 ; 99940516673e
2 end ; 2a2776f2e695
4 row 2 column 1 ; 153e593b9c51
4 use forum ; 58605e5a4ad8
4 library@r1c1 ; fc87887b16a3
4 explore 2>B5 ; c4b602d49b91
4 claim 2 production ; ed18221d1e8f
4 explore 2>C5 ; 0dfe8e218c26
4 explore 1>D5 ; b86ccbbda519
4 return ; 626e26ef450f
4 explore 1>D6 ; 95a2a1b9e0ce
4 explore 1>D7 ; b486ae56ae7c
4 token production ; 8b29301d2ad8
4 claim 1 production ; 702048eccb76
4 token production ; 00fa4dbae6f6
4 march warlord@C6 ; 0c228333a6ab
4 explore 1>E6 ; 7a251237047d
4 basic archery_range ; b8bca2997357
4 explore 2>D6 ; 7197fb378862
4 explore 1>D6 ; 38cfdac899d5
4 end ; d0d1aaf631a0
0 row 3 column 2 ; 6e38fcc966b4
0 use forum ; ea4eab548dd2
0 library@r3c3 ; 85abd96c9895
0 explore 2>E3 ; a830acf2b5c5
0 claim-market 2 ; cba2bd610b9c
0 end ; f464b56f8f54
3 row 1 column 1 ; 28e0b276770e
3 use coinage ; 339d7dda58a8
3 benefit tb_timber ; 2cedf14c9f18
3 acquire shipyard ; bbdfeac80ecb
3 use irrigation ; 6d2bf28b1a5e
3 use forum ; 934db30ef3f2
3 fort@r3c2 ; e06e799a7495
3 use natural_philosophy ; a1121d8efa8c
3 3 ; 933a98ddcc8b
3 science=3 ; c124578f1fc7
3 progress ; 29b99130af21
3 use shipyard ; dbd2be08b04a
3 explore 1>G1 ; b6c232ad8d5b
3 stop ; 74e331b83c92
3 complete G2 ; d93cc0a6c1d8
3 explore 1>F1 ; 6c9ae233359b
3 post 1 ; 48e49af1b9b2
3 explore 1>G2 ; 190eb3afbf24
3 march G2 ; 147d4c2b870c
3 D1 ; 47677db370fa
3 end ; 223e554e49cb
1 row 3 column 1 ; 0bbf426ec257
1 basic archery_range ; 2238f2abcd63
1 progress ; 60d173a422c7
1 explore 2>B3 ; 48f55f900064
1 explore 1>A1 ; b3e3dab9c448
1 use madrasa ; e20cfedc5925
1 2 ; 8cc322ad1652
1 claim 1 production ; 001d20a8f60a
1 token production ; a4a0566a5bd9
1 progress ; bdccb11e4c2b
1 end ; 3164c5d622f4
2 row 3 column 2 ; 1f6be3bb8a7a
2 use longship_yard ; 03ca1bbd7aa3
2 conquer D4 ; a74c24cc38e3
2 F5=2+E4=1 ; ac2995a20c11
2 use kilimanjaro ; 1da4379cf4f6
2 military=1 ; b67380f79bd8
2 conquer C3 ; 709961f709af
2 D4=2 ; 8cdc9c3102ee
2 1 ; 5568654da533
2 use thing_assembly.2 ; b9ad082ad741
2 invest ; ad0365dfcd16
2 end ; d10096c44e0d
4 row 1 column 3 ; eb1736425e58
4 conquer E6 with warlord ; 5a7048dc25a1
4 3 ; fcbae4358f40
4 2 ; 30697a95a86f
4 production=4 ; 80918ae2333d
4 production=2 ; b2d9af842573
4 acquire printing_house ; 4bff537c5f3e
4 post 1 ; fbdf510a8beb
4 use bushido ; fbed15636631
4 conquer C5 with warlord ; 37111ade79b2
4 3 ; 9ede038f0f29
4 C6=2 ; cbc0d23e69ae
4 1 ; 569dcc6fe988
4 1 ; 2edafbc9b685
4 invest ; a2f909092aba
4 conquer D5 with warlord ; dd878af2d7e0
4 1 ; db51c01c3924
4 explore 1>D6 ; 857fa06ff27e
4 use shinto_shrine ; b20887aacc18
4 science=1 ; 07e52e8e410a
4 use fortress_building ; 3be5d0f6a922
4 stop ; 95b43bc8fd96
4 conquer E4 ; c5223e4ec353
4 C6=1+C5=1 ; 2e2f616e969c
4 benefit tb_festival ; 304a7d04c407
4 r2c1 ; 0e9afe203851
4 use astronomy ; 3d5d68d64107
4 stop ; d96cc960aa0a
4 progress ; f173235c60fe
4 conquer E5 ; 658dd8073a3b
4 C6=2+E4=1 ; a8699260e0c6
4 1 ; 9ae31fc1965c
4 progress ; b738c9f17ce5
4 use forum ; cc086eaa959c
4 fort@r2c1 ; 44ab312e1953
4 explore 1>C6 ; 440ac71d3e1b
4 outpost E5 ; 9562f04d2844
4 end ; e1a4ea88389c
0 row 2 column 2 ; 06bbc61fda94
0 conquer C2 with warlord ; ee8fc584f6c5
0 C1=2 ; ecaa84da78e9
0 2 ; c273918f1c07
0 goods market_art ; 7a9d92d6138b
0 production=1 ; a470f5ed61e6
0 use banking ; 81416058e498
0 0 ; 941f476e7728
0 progress ; 565cfc31b3d9
0 progress ; fe3abf45facf
0 use forum ; dbec30746991
0 work_camp@r3c3 ; d15625a32045
0 develop imperial_bureaucracy ; 45adb3fd0dfd
0 acquire perspective ; 7fd363fead4b
0 complete E2 ; 6be04a3548ef
0 use imperial_academy ; 78bc738cfcd6
0 end ; 3e126ca47244
3 row 1 column 3 ; 86c2e4d10727
3 end ; 0751bed480c2
1 row 2 column 3 ; 824864ed3283
1 acquire railways ; b748ee48bfec
1 use lake_tanganyika ; ed247fda7fcc
1 military=1 ; a5b4a9e04600
1 use madrasa ; 55a978432c67
1 2 ; 803d660b39f2
1 explore 2>B4 ; 4479b0f93a58
1 use forum ; a2ff53d4a85b
1 archive_hall@r1c2 ; 4ee071c13faf
1 end ; e5de75f54e79
2 row 1 column 2 ; 15d24b9a2142
2 conquer D5 ; 232d3cec44d6
2 end ; e10c7a32e0b4
4 row 2 column 3 ; 856e164165b0
4 develop shogunate ; 58685fda166c
4 fort@r3c2 ; 5f1fc8b981f3
4 conquer D5 ; bca903b1a599
4 C6=3 ; 0e6e12048397
4 explore 2>D7 ; ff6c2f9ef668
4 explore 2>C6 ; b75eca08ac45
4 use bushido ; 4f71546dbd53
4 invest ; ffe23a9afacf
4 explore 2>B5 ; c51bfcdba59c
4 use astronomy ; eaa3970e3d7e
4 explore 2>B4 ; f5c1b9b55b1a
4 use shinto_shrine ; d4c92fc3ab6b
4 military=1 ; faeae1821980
4 conquer F4 ; 602ba3559e9c
4 basic archery_range ; 6b0ea60a236b
4 conquer C4 with warlord ; 318adc497594
4 3 ; e8be5390c489
4 2 ; 0e0dd80c7710
4 science=3+military=1 ; 3866115ab515
4 1 ; 324a0e04829d
4 science=1+military=1 ; fc52d195b483
4 conquer C3 with warlord ; d933d384ab08
4 1 ; e9b0bf58e767
4 acquire internet ; 353d6811dbeb
4 progress ; c787589bea07
4 use internet ; 0516960ec071
4 anatomy ; 53c41792201b
4 use anatomy ; 60466e080d8b
4 astronomy@r3c3 ; 2a842971e1d6
4 production=2 ; 949ad4de12c2
4 end ; ac7c909cd0af
0 row 2 column 3 ; 72f6996ba396
0 progress ; b2f2f58f4d02
0 use banking ; 3fff6071ecee
0 1 ; a6745fe3b977
0 military=1 ; 2892fdc761ea
0 use perspective ; 29e2a4244fbc
0 production=1+science=1 ; 79283989e1a4
0 explore 2>D4 ; 952ac291e391
0 use papermaking ; 5a7e81718713
0 develop confucianism ; c9bf47be848b
0 confucianism ; a9b4937b1da0
0 great_library@r1c2 ; 91712b178145
0 use forum ; 43631936f9f3
0 work_camp@r2c1 ; 91d645a7e627
0 basic workshop ; 5ae61908cb58
0 end ; aba4740ad6c9
3 row 3 column 2 ; 8792c609d831
3 conquer E3 ; 7f6780efc26c
3 G1=1+D1=1 ; 170932515d63
3 progress ; 5f7f1173224e
3 basic laboratory ; 0d7bb6869ab6
3 claim 1 production ; 5243c9e22d3f
3 token production ; cb1b682d0dcb
3 end ; 3ddcf034ff0c
1 row 3 column 1 ; 4bc838c6a2fb
1 march warlord@A1 ; 4ec4efb685bb
1 B4 ; cfe1e26ec353
1 basic archery_range ; 0262e09373d9
1 use guild_hall ; b6d83596695c
1 progress ; 0ada415158e7
1 reserved observatory ; 535d1067cee3
1 explore 1>B2 ; 73a80be174e1
1 end ; aa5c07878da4
2 row 3 column 1 ; 0de6905b0623
2 end ; 774632e56469
4 row 2 column 2 ; 781f73d528ef
4 use forum ; d3ce077903e4
4 work_camp@r1c1 ; 446b7288da39
4 use internet ; 939574b4bc1f
4 computing ; 6a0b801b52fa
4 defeat 2 impundulu ; e3277dcf5d9d
4 use computing ; 62d4d8fd6473
4 use fortress_building ; f44e02f3b2fb
4 C4 ; 74f75b1bdb34
4 E5 ; 09f7d74e1003
4 progress ; a27a93fa0087
4 use bushido ; 3ed008440c87
4 explore 2>A3 ; 03ab3fa2304c
4 end ; abe8a0c5ba40
0 row 1 column 2 ; 7d178a2d08c8
0 conquer D3 with warlord ; 2ca772280a00
0 C2=1 ; a1998e8ce1c2
0 2 ; 83e5b13d9dbb
0 use confucianism.2 ; a5ffa1f4df59
0 conquer F1 ; 5eddd494309f
0 B1=1+D3=1 ; 586b963cc4df
0 use banking ; 1b4725f7b89a
0 1 ; 64c9ca39e00f
0 military=1 ; 3503499d944b
0 explore 2>E3 ; 40b9a5f5f64c
0 conquer E1 ; 9abfb2e20b13
0 C1=1+F1=1 ; 5ae32e84c951
0 end ; 22cd0de4c572
3 row 1 column 3 ; e455dbfb029a
3 use coinage ; e844938f7929
3 benefit tb_festival ; c496b9420ae9
3 r2c2 ; 963379e3758a
3 use forum ; c863f5483633
3 irrigation@r2c3 ; 60b3439972dd
3 use agora ; 979f05eaae45
3 explore 1>F3 ; 084320adf639
3 claim 1 science ; e17ba6fc58b7
3 contribute artificial_intelligence ; a648e3c54ba8
3 3 ; aac080929d06
3 token science ; db63324fdcda
3 contribute artificial_intelligence ; 6973ddfbb065
3 1 ; e7bec1b4cdc9
3 contribute orbital_habitat ; 63255bac5c56
3 contribute artificial_intelligence ; 28dd452ad021
3 end ; f72b2f00def7
1 row 3 column 1 ; af6fd6c16540
1 conquer B3 ; edf87ee0ef76
1 A2=3 ; 7c008539a27a
1 1 ; ed49dcff5685
1 1 ; 5b6761925da8
1 use lake_tanganyika ; 0f39b5fffa14
1 science=1 ; f8cd6ba017b1
1 explore 1>A1 ; dc41d0e248a7
1 acquire globalization ; 3516415a74ca
1 benefit tb_timber ; 9d60b8c3cf5d
1 basic workshop ; b286dc3ecb38
1 contribute united_nations ; 9111e91d0a2d
1 outpost B3 ; 3ea0d1a759e7
1 end ; 7479752e90fb
2 row 2 column 1 ; cfa12e259377
2 use navigation ; 0d325d503429
2 explore 1>D6 ; 1e677f5e8ae8
2 claim 1 science ; 4444c13ab660
2 explore 1>E6 ; 7ce07aa21cce
2 token science ; cb0ab454373c
2 conquer F4 with warlord ; d89436951abb
2 contribute orbital_habitat ; 7c72cdb29204
2 use thing_assembly.2 ; e69f1566838b
2 use kilimanjaro ; ab1a2832a463
2 science=1 ; 154abd64f897
2 use forum ; fa7725e888d0
2 work_camp@r2c3 ; ab5dd5cb06bc
2 explore 1>D7 ; b545955497d8
2 progress ; 5acbbd374a06
2 basic archery_range ; fbf0781b6f68
2 end ; 45511e032b8a
4 row 2 column 1 ; a847efa6ec9a
4 conquer D3 ; e546220796cc
4 contribute united_nations ; 7617cdcfb982
4 explore 2>A4 ; 8b4602dbde49
4 explore 1>D6 ; ef3db62bc09c
4 use fortress_building ; 6287524b180e
4 D3 ; 0597eeef7cec
4 E4 ; 4a1af3d94b33
4 use forum ; ad79d880d0f0
4 printing_house@r3c2 ; e405c5c934c3
4 contribute global_peacekeeping ; ddc93e3f1a37
4 2 ; 87a49717a1a5
4 end ; 5eeeac36508d
0 row 2 column 2 ; 28348149aae5
0 conquer D3 with warlord ; 67ca29809795
0 C1=1 ; ff063817f17e
0 reserved philosophy ; d223bb3aaeb4
0 use papermaking ; 22533a680200
0 basic archery_range ; 63b2b76d50f5
0 use philosophy ; 4b0e4f326718
0 papermaking@r1c2 ; d3bce705b4c9
0 use imperial_academy ; 3f5b78d9b279
0 contribute united_nations ; ccdb346ded8d
0 end ; 65ac56c32b52
--- result
ending: last_round
places: 3 2 5 4 1

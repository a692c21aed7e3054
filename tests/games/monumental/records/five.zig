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
3 conquer F1 ; 093681f695ca
3 2 ; 3fd5a0f4cedf
3 conquer F2 with warlord ; 3d49f0deb2ed
3 G1=1 ; ce737782eb39
3 2 ; b765bd019577
3 acquire great_wall ; 854d69c0e6ec
3 develop merchant_fleet ; 9da60f4a50ed
3 acquire fortress_building ; f9d7d9190cd0
3 end ; ec8c867550ac
1 row 2 column 1 ; 1dc93a9d0259
1 conquer A1 with warlord ; 50e583282247
1 2 ; 5c01590ea81b
1 basic workshop ; 7392b6f64b2f
1 invest ; 4e5acf34534b
1 use warrior_priest_altar ; 58da9658919e
1 conquer A3 ; 898793fe6adc
1 explore 1>B3 ; c37329b882bc
1 end ; 7a95c8706eb1
2 row 2 column 3 ; 088fc8771777
2 basic archery_range ; 1d970c253d52
2 conquer G4 ; 9b7a48670727
2 1 ; b831aae1767c
2 invest ; 8cc3c7eb6256
2 progress ; 78527d682157
2 end ; e84d43187bf1
4 row 1 column 3 ; 71f39d156f34
4 explore 2>C5 ; 55aa8ae8a29b
4 acquire abu_simbel ; 4bbbe60725eb
4 explore 2>D5 ; 611c06037c3e
4 claim-market 2 ; 38a6a7e5433d
4 explore 2>E4 ; 387830c72c0b
4 progress ; 0906ff8526e0
4 end ; 0c654c3c0e34
0 row 3 column 1 ; cc818435c584
0 invest ; 7d5ee8b3c2aa
0 acquire hanging_gardens ; 950bf782c36d
0 use forum ; 09894abf3449
0 fort@r3c3 ; ee15459e0364
0 explore 1>C2 ; b2704557d5fe
0 end ; fc5866772e31
3 row 3 column 1 ; d16769ebb7a0
3 explore 1>F1 ; d082425da44b
3 use agora ; 669e4925c8d6
3 stop ; 11765e7de0bf
3 claim 1 production ; 251a5b92091b
3 use forum ; 6c02cb30453e
3 work_camp@r1c2 ; 407a41f74d77
3 use fortress_building ; 9748a8b23eac
3 warlord@F2 ; e50d4a47e2f6
3 F1 ; 53efe7c4ca66
3 conquer E1 ; fb89bba31579
3 G1=1+F1=1 ; e1738b5cf07b
3 1 ; b6bfdf1656d0
3 benefit tb_envoys ; 58e13e601074
3 end ; 9b2506dbb7da
1 row 2 column 2 ; 120a68cce3e4
1 acquire temple_of_yeha ; 8f24696bc3e1
1 explore 1>C4 ; 77582cde4cef
1 develop cult_of_the_dead ; 51a35a84def4
1 stone_masonry@r3c2 ; ff2e0fcbfe2d
1 use forum ; 9e132d2db84c
1 work_camp@r2c2 ; 70901e2ea832
1 end ; 5a1cf534da42
2 row 3 column 3 ; 7012ad65c966
2 explore 2>G4 ; 61d8417a8cea
2 conquer E5 with warlord ; 750f7a9aabf1
2 F5=2 ; 046f892d9b8d
2 1 ; a7a045415eb7
2 invest ; 647f9130af91
2 claim 2 science ; 90163c7b1ea5
2 use forum ; 7fcf5f9dfa93
2 seafaring@r2c2 ; 5e41c14a063d
2 explore 1>E6 ; d486f79e3595
2 explore 1>D7 ; 13675c5402fa
2 token science ; 529bad2b6d82
2 claim 1 production ; 81ad9a43dd23
2 token production ; a53a8d044b64
2 end ; 37295f07716b
4 row 3 column 3 ; a17e8f5ff5b2
4 goods market_papyrus ; 1db0f7a7a221
4 use bushido ; e8cb3572f866
4 use shinto_shrine ; 16f737d19140
4 military=1 ; 7807f447b4ec
4 claim-market 2 ; 9230ceafbf00
4 acquire ironworking ; 0ca4605957b9
4 explore 2>E3 ; e479e9b924e6
4 develop shogunate ; 451ca0771bd2
4 conquer D7 with warlord ; 1a0fbefa6411
4 1 ; aa280acc2357
4 goods market_arms ; 4afc7e776227
4 explore 2>D3 ; 1bbe08dbff93
4 explore 2>E2 ; 049da0926673
4 march C6 ; 64d0df9a8160
4 end ; 177b3c172998
0 row 1 column 2 ; fa5d587168e4
0 acquire oral_tradition ; af54a55a4063
0 use imperial_academy ; 8c1341fd3680
0 invest ; fc9f79bdc68a
0 explore 1>B2 ; e9fd5c6b7d40
0 claim 1 science ; ff312fff4c5a
0 token science ; cb5106afdf41
0 end ; b26c51f1174d
3 row 3 column 1 ; 2afaf12150d4
3 conquer G2 with warlord ; fa307217e888
3 E1=1 ; 21ab9980a2cf
3 1 ; c1744c73cee5
3 end ; 77e22e0048cb
1 row 2 column 3 ; ba3a949e0e89
1 end ; 53d157aefca7
2 row 2 column 1 ; 1cbf01bf2d54
2 march F5 ; 0e7668fdf8ae
2 E5 ; f62873573393
2 conquer E4 with warlord ; eb56d6e5fc01
2 G4=1 ; 287e4fec592f
2 2 ; 71b433b582ca
2 conquer F4 with warlord ; 55d4a677aaeb
2 F5=1+E5=1 ; d76b29f83e02
2 1 ; ac69b915069c
2 acquire great_library ; 609761022880
2 march warlord@F4 ; d0c0b90ffe46
2 E5 ; 4940ec6cb9ac
2 end ; f3636e8da2b1
4 row 2 column 2 ; 0191c034a111
4 conquer B5 ; 5fe9daddfcc8
4 1 ; 5ba01cf53a75
4 claim 2 science ; 7967133e693c
4 conquer A4 ; 427390284c88
4 C6=1+B5=1 ; 49dbdcfbf09a
4 develop castle_towns ; 09401ea1be64
4 march C6 ; 4454e4f750ac
4 A4 ; 44a1cacd88ed
4 use forum ; b7693ff152ca
4 forum@r2c1 ; 16caf7bd507d
4 acquire barracks ; a8e8a76b6ac0
4 token science ; 494211e5a055
4 explore 2>F1 ; fac897be114c
4 outpost A4 ; 00d1845b4705
4 march C6 ; 8ce036d7daa0
4 A4 ; c3de073b5ff4
4 benefit tb_scholars ; f79dbc4e7228
4 use shinto_shrine ; daf8c6751244
4 science=1 ; 8994e28df657
4 conquer E6 ; 63777a4be569
4 C6=2+A4=1 ; 9d6c66f07718
4 2 ; 1e586b569cb7
4 production=2+science=1+military=1 ; fec1c9911332
4 explore 2>E1 ; d857f03664ed
4 outpost E6 ; c48ff3afe5da
4 end ; d22db31a3059
0 row 1 column 3 ; ed2ba10848ab
0 use papermaking ; c8df23454d67
0 progress ; 15a6aafa3777
0 conquer D1 ; c2f6af1fd14a
0 1 ; c80c356ec8ee
0 conquer E1 ; e735eea70818
0 C1=1+D1=1 ; 59c6d18f505f
0 use forum ; 5b6b50751019
0 work_camp@r3c2 ; f8bbccdbb603
0 progress ; 0887f651d014
0 explore 1>A1 ; 604ae315bea0
0 claim 1 production ; 5e0cff0f5225
0 token production ; 1e81618e2630
0 end ; cb5d4dec9fd8
3 row 3 column 3 ; f8785b5728b8
3 explore 1>E2 ; ecb5f48ba972
3 basic workshop ; 451d548389b6
3 progress ; dad74dbaea24
3 token production ; c54eb36669a7
3 acquire archive_hall ; e89bfd4a0d9a
3 use fortress_building ; ce529cba1ec4
3 G1 ; ca0e1e912450
3 G2 ; 028beeacab43
3 explore 1>D2 ; 4642187258ff
3 claim 1 production ; 87dd5bd9a474
3 use agora ; ec1ed85601b0
3 explore 2>F1 ; 13995a896d62
3 use merchant_fleet.2 ; 1f4565fecbda
3 use forum ; 631a8b8a0f21
3 library@r3c2 ; 2ef880a3bc89
3 invest ; 4f5fa63062f9
3 end ; 9037898b1d84
1 row 1 column 3 ; e07221aba743
1 basic laboratory ; 4cacd139387d
1 explore 2>A3 ; ce73f97b2cb2
1 claim 2 production ; 930e01b27e02
1 end ; 2ac808076f06
2 row 1 column 2 ; d350f2c5007e
2 conquer D5 ; 526ad6f8a33e
2 F5=2 ; 3be820cc4fa0
2 progress ; 60b24f98e9f0
2 use forum ; 30ec31b346a0
2 library@r1c2 ; 1a5c0ce99ff2
2 explore 1>D6 ; 5c59a0235a80
2 develop sagas ; 6dcaaddd0e3e
2 march D5 ; 65499ebd0d6c
2 F4 ; f63cee5e116f
2 claim 1 science ; 1ca678ecbcac
2 token science ; a1e507189e34
2 end ; 50c47f6f73ed
4 row 3 column 1 ; a0a71e168291
4 use shinto_shrine ; 8f78f6bcedfc
4 production=1 ; 44c754c3225d
4 progress ; 9284e0f1462f
4 explore 2>D1 ; 55793f4152da
4 claim 2 science ; 3343ac7a703a
4 token science ; 2e4877912bc9
4 end ; 96ff1ee1111f
0 row 3 column 3 ; 4b9a7c7fcfbc
0 acquire astronomy ; b9e8599c8920
0 march E1 ; 44a1e13073db
0 C1 ; fa97f42ee4c1
0 use imperial_academy ; b9e288482363
0 explore 2>B1 ; 27477ebac8b6
0 end ; 6614bacd5d9b
3 row 3 column 3 ; 6882e4dcf48c
3 progress ; c873b3c328ce
3 use forum ; d77d8dbe011e
3 work_camp@r2c2 ; 8083e11fe191
3 token production ; 533ab4e3f0fc
3 use archive_hall ; ab117c4e5e23
3 2 ; 1e5294b8af0f
3 use merchant_fleet.2 ; c9dcfc639b70
3 invest ; dbbb9ea83973
3 march G1 ; 359b62c40249
3 G2 ; 83c7be4d2741
3 outpost G2 ; 4a1ea668972d
3 benefit tb_envoys ; 6f2ff653336c
3 1 ; f02f15d76c6b
3 reserved temple ; 7800528b27d7
3 end ; da25ddc8ab99
1 row 1 column 1 ; 708dca5a90a5
1 token production ; caba6bd707d0
1 progress ; 818010ee5621
1 complete A1 ; 17dc1d0e0fb4
1 fort@r3c2 ; 02b34b0909ab
1 1 ; f392d56ab436
1 explore 1>B4 ; fe5c0b35606a
1 use cult_of_the_dead.2 ; f1c5f63ecc6a
1 explore 1>A3 ; f997fb27065a
1 progress ; 70ce482a40eb
1 post 2 ; 7b76345c9cbf
1 end ; d721d16c0e7d
2 row 1 column 3 ; 3a1ce1b5ec66
2 march F5 ; ff39f152a50b
2 E5 ; ca75b6b1806c
2 conquer G3 ; f1de1ded9618
2 F5=1+E5=1 ; 71b56dac7d5b
2 2 ; 71c472f8a48c
2 benefit tb_scholars ; b7e16ae5f190
2 march G3 ; 7727f9b3b160
2 G4 ; 059beba0991f
2 explore 2>F5 ; 09899b6a78bb
2 end ; db9dcf9ab392
4 row 2 column 3 ; 5e760e502431
4 conquer C5 ; e808e038dfa9
4 2 ; 79e98c7d4284
4 0 ; c30ca0f06eb4
4 use bushido ; e7e99b1d3766
4 explore 1>B5 ; f67828159122
4 conquer E5 ; 99bcb5861642
4 C6=3+C5=2 ; c894b913b3a1
4 claim 1 production ; 8439608862ca
4 token production ; b3e80520060e
4 end ; f3a519674587
0 row 1 column 1 ; c4e3c346daae
0 use astronomy ; a2482b87882d
0 stop ; 1a6bbac7ab57
0 use forum ; e20497ea130d
0 work_camp@r2c2 ; dd6e73b6512a
0 use papermaking ; 72bb8ece2acb
0 explore 1>B2 ; dab640d7bedc
0 progress ; f320f428ee4b
0 basic workshop ; 2134b7c2e2f2
0 progress ; 75adffa05295
0 end ; 9f699a7b57f5
3 row 3 column 3 ; f86efbc10e22
3 use merchant_fleet.2 ; c8af6e7e82f5
3 invest ; e14db2e9675d
3 progress ; ca147067b15a
3 use forum ; 721a52bc2e68
3 work_camp@r3c1 ; ea5252ec7258
3 use agora ; 0f965ee6c0c4
3 explore 1>D3 ; f9594b1f72a9
3 use fortress_building ; 76ac96c1270f
3 warlord@G2 ; 9f6d66008057
3 G1 ; 4f75a9df4cab
3 conquer E1 with warlord ; c4a3bbac1f4a
3 claim-market 1 ; 4425de812c78
3 goods market_timber ; 4fadf526c6ae
3 end ; 766b797aa00c
1 row 2 column 3 ; de3257320a2b
1 use cult_of_the_dead.2 ; 491541bb94f4
1 acquire mosque_of_djenne ; 1d4b273045e5
1 use forum ; eb437d1cc1ad
1 work_camp@r1c1 ; ea1720bbbdb5
1 march A2 ; 82be6546bfad
1 A3 ; 28c6901ff4f8
1 end ; 02b2fc4a0150
2 row 3 column 2 ; 1e0b22aeab6b
2 conquer E3 with warlord ; 4ea3912b390b
2 F5=1+G4=1 ; 8a878fdcf8a2
2 1 ; 378b5afb0ecd
2 use forum ; 545930dcfe5b
2 library@r1c1 ; 52c02bc74e4c
2 develop danegeld ; 9ce5de141afd
2 conquer E2 ; 75087b5c89ca
2 E3=2 ; 22a81349bc41
2 1 ; 98ac33005243
2 conquer C4 ; de2f1dbbf3ae
2 2 ; 853de45ff390
2 production=3+science=1 ; c9bd77f32148
2 1 ; 9af906662ca4
2 march C4 ; abdefcf3027a
2 D5 ; b38c5bced692
2 explore 2>E5 ; 8524eacf3790
2 basic laboratory ; 436b4e9a6fb6
2 use longship_yard ; 1e146bf29783
2 explore 1>C5 ; 23411b3f2c31
2 end ; 0416ab51135c
4 row 2 column 1 ; 529000a6603b
4 use shinto_shrine ; 107628dbe99c
4 military=1 ; 007c3af6f485
4 explore 1>A4 ; f0b7d706be19
4 develop tea_ceremony ; 485e9380f89d
4 acquire mercenary_camp ; 47bd718f7a1b
4 conquer F4 ; f894f1c79c86
4 C6=2+E5=1 ; 480d9b6e537c
4 explore 1>B4 ; 2565ca6d2b8e
4 end ; d1b9fcc293cb
0 row 3 column 2 ; ff183265adc4
0 acquire coinage ; 6b2d5b133e8f
0 use imperial_academy ; b7143d1a671c
0 march C1 ; f80b547a6e9f
0 end ; 01d1c29753a7
3 row 1 column 1 ; 02830b207675
3 conquer G3 ; 7ff0b4270aff
3 G1=2 ; a334392be245
3 use natural_philosophy ; 797cc36347d8
3 0 ; 6a13969d3189
3 end ; 46dc956051a7
1 row 3 column 2 ; aacc9c10feb5
1 use cult_of_the_dead.2 ; 141bff1e9d29
1 invest ; 9e85850e1b47
1 progress ; 6c0c48fac573
1 benefit tb_ivory ; 8f075e368eaf
1 science=1 ; c259d09b5a57
1 use forum ; a5d67f7cb085
1 temple_of_yeha@r2c2 ; 922cf5298411
1 progress ; 8f22f51bfd0a
1 explore 2>A1 ; e7b3bbe854b7
1 explore 1>B3 ; 2759bd0e6e66
1 develop corvee_labour ; d9631e0f2142
1 mine@r1c1 ; 20fce1929fc5
1 basic archery_range ; 16918692ad84
1 end ; 292875d66a7c
2 row 3 column 2 ; f754b2c0a3ac
2 explore 1>B5 ; 6bb29380b056
2 conquer D3 ; 43da49548d74
2 2 ; 874299bac2c5
2 march D3 ; 4d11c830e739
2 C4 ; b01191a244b8
2 end ; aef70ca8b1e8
4 row 3 column 3 ; a1ca817b9c52
4 use shinto_shrine ; 53daf735809f
4 science=1 ; ce98ba651b20
4 progress ; 843d1a212ea8
4 explore 1>B5 ; 7367d3a08def
4 end ; e2c4ea5bdc39
0 row 1 column 2 ; 74d152bbc722
0 march D1 ; 663ca758a197
0 basic workshop ; 0ec91ce8d325
0 use papermaking ; b4e683196b40
0 use astronomy ; 5948a6a13773
0 explore 1>B1 ; 86513ba284d8
0 post 2 ; 65244d318b2b
0 use forum ; a4e60df20684
0 fort@r2c3 ; 8e0eae39d9fd
0 basic archery_range ; 1bb6be5f6985
0 benefit tb_timber ; 2ea7def91f67
0 benefit tb_guides ; 8418dad360da
0 stop ; 4325882f6bf7
0 basic laboratory ; fb92c5838e5e
0 end ; 288e61243aeb
3 row 1 column 1 ; fc59355bebf9
3 use forum ; 21816ad765c7
3 forum@r1c2 ; 52b89486e9dd
3 explore 1>E2 ; 67a416128dc1
3 use merchant_fleet.2 ; 5b584819299e
3 end ; 460e92277d48
1 row 2 column 2 ; 622b96d522e4
1 use cult_of_the_dead.2 ; e196405c25d1
1 progress ; 2117c83cd906
1 use forum ; 0274fbb11930
1 forum@r3c2 ; 46dd0f2ccfa3
1 explore 2>A2 ; 87e9bf41a6c4
1 march A2 ; 5668c00075b1
1 A3 ; ef5881a51434
1 basic laboratory ; 2e0684cbfe35
1 end ; 94c3c0ab3ff5
2 row 2 column 3 ; e7330af46cf6
2 conquer E5 ; 08c25f3c0439
2 march E5 ; ab836203affa
2 E3 ; a5521d84c846
2 end ; 87c699231eea
4 row 3 column 2 ; aad022509cc3
4 conquer D5 ; 3e5ad8ae6498
4 conquer E4 ; bf733c8a76cd
4 D5=1+F4=1 ; f1a079eb0320
4 use ironworking ; 1d07f7fe476e
4 1 ; 8b8a510dc660
4 conquer G4 ; dcfc69c6ef34
4 E4=1+F4=1 ; 0802673c1c06
4 basic archery_range ; 78e4f6ef685f
4 explore 2>E1 ; 6c5ad4fe9bdd
4 end ; 820d3f271df2
0 row 1 column 1 ; bfd469f18e42
0 explore 2>C2 ; f58962f7b870
0 explore 1>D1 ; 37868507b489
0 progress ; 96cf052101b5
0 use forum ; 6701b377979c
0 work_camp@r2c1 ; 034a38d0bd22
0 progress ; 1a1573ab04a1
0 end ; 42e8482778e1
3 row 1 column 3 ; 3ab5db1d605d
3 conquer D1 ; 973b01d42379
3 G1=1+G3=1 ; a79cde74193c
3 use merchant_fleet.2 ; d60e99519973
3 explore 1>F1 ; a631baed2727
3 post 2 ; 241241a6b50e
3 use archive_hall ; 9b35afebb9b3
3 1 ; 03033f515a75
3 benefit tb_festival ; 49c6ba38b52d
3 r3c2 ; 549a9e3dc99e
3 progress ; ae64b0ea9be7
3 develop overseas_colonies ; 9dd6b5477c68
3 overseas_colonies ; d11ba634e475
3 explore 1>G2 ; 0e14e798cd34
3 stop ; 8f2614f44da6
3 claim 1 production ; c2fc1a5abfde
3 military=1 ; 25078fc3c0f8
3 explore 2>G2 ; fcc7561f50a9
3 march G1 ; 9f3ba50fb09b
3 F2 ; d2326019dde4
3 token production ; 1405219ce7bc
3 end ; 3b86870617a3
1 row 2 column 1 ; 2192c9ef2f03
1 conquer B1 ; 530a1e80d7a4
1 A2=2+A3=1 ; f50744cdc2ea
1 1 ; 7aa10757417a
1 end ; 67aeff32b290
2 row 3 column 3 ; 58d159500572
2 use forum ; d5a1fb69854b
2 work_camp@r3c1 ; b0dcf9fe6193
2 explore 2>E4 ; 6e8996923a82
2 claim-market 2 ; 327d97698151
2 goods market_arms ; 166df5ae740c
2 conquer G4 ; ec46bfe893e3
2 F5=2+E5=1 ; 5dc48b41c6ff
2 explore 1>B4 ; 5662b223057a
2 outpost G4 ; 81a0dd6822d1
2 end ; 0fb07c6819f0
4 row 1 column 2 ; 4fb343b8bfe8
4 conquer D4 ; 807c084291c4
4 conquer C3 ; 5f4104d8115e
4 D4=2 ; 374c68f3264c
4 2 ; 349fdd708e36
4 conquer D3 ; 9d086528edd8
4 use kilimanjaro ; ad220f281d36
4 production=1 ; c37fa1294bfd
4 march D3 ; 7bf905ac9fe5
4 D5 ; 59be32dab567
4 explore 2>D1 ; d3363848caa0
4 explore 1>C6 ; 496bd5b9821f
4 end ; 8e44730b23be
0 row 3 column 3 ; 5818eb86abd1
0 basic workshop ; 20e007c7c647
0 use astronomy ; ee0e7c0adc99
0 explore 1>C1 ; bbf86824215c
0 invest ; d2ac286947a8
0 use papermaking ; dedbb17621c5
0 use forum ; a1cfc51026da
0 library@r1c1 ; c0432731bd26
0 end ; 27334e447b21
3 row 3 column 2 ; 83e7dbb08d2e
3 use merchant_fleet.2 ; 1e882ed6bd0d
3 conquer F4 with warlord ; 68a6f3188eac
3 G1=2 ; f9386d1cd76e
3 use agora ; d14d4e100bcf
3 stop ; 7badc273160f
3 use natural_philosophy ; cd8b35a1b220
3 3 ; f56d53603264
3 science=1+military=2 ; 540009d051dc
3 conquer E5 with warlord ; f9dd8abc18c0
3 D1=1+F4=1 ; 40887437cd61
3 end ; a758e4c7fd65
1 row 2 column 2 ; 7ff632b2ba72
1 march A2 ; 24473571e227
1 B1 ; c050461e9334
1 basic workshop ; fa485116e5f1
1 use cult_of_the_dead.2 ; 892ec68c7015
1 explore 1>A2 ; a7a976537531
1 progress ; 0b9305adc291
1 end ; 7a90c60b7668
2 row 1 column 3 ; faf7b11b75bc
2 explore 1>B5 ; 8c672f19880e
2 invest ; 4319b6cf869c
2 benefit tb_festival ; 0c3b4c64b59d
2 r3c1 ; 30fc9c963d67
2 use forum ; e1260b227d32
2 fort@r1c3 ; 5840ad8624ec
2 progress ; 9a40f84bba78
2 end ; 8010a3d3a4ed
4 row 2 column 1 ; cd8d00dee9ae
4 march C6 ; cd431fda9a17
4 D7 ; 2879c1b8a42c
4 conquer A3 ; 428b4c7ee744
4 end ; c43ec37393bf
0 row 3 column 1 ; 6814cc707f3c
0 use papermaking ; d797c2c8e141
0 use astronomy ; b8b602e756fd
0 explore 2>C1 ; 429d1c25adb5
0 explore 1>D1 ; 5096fdc9c734
0 basic archery_range ; a1d34571c451
0 end ; 862c68b254a4
3 row 3 column 2 ; ca3569bf7efc
3 end ; 73429b23f8a6
1 row 1 column 1 ; 9d27dd0a47bd
1 reserved calendar ; b50637dd02d6
1 use cult_of_the_dead.2 ; 3d7dc1573784
1 outpost B1 ; 30548dcbb95d
1 end ; 274ff59591fe
2 row 3 column 2 ; 9737d2769832
2 contribute orbital_habitat ; 3330337346ab
2 conquer G3 ; 272ce4c34859
2 march F5 ; fb92af39191a
2 G4 ; 3b15cf8c287b
2 end ; 099c3c688837
4 row 1 column 1 ; 892993b7e926
4 contribute global_peacekeeping ; ea75324869a8
4 1 ; 62a0c6748fab
4 explore 2>E1 ; 969c42e9275a
4 use shinto_shrine ; ed2473aa517c
4 military=1 ; b581f25942a1
4 use kilimanjaro ; 08fb8eaa384d
4 production=1 ; a2bb788db522
4 end ; cfbe8fe151e5
0 row 3 column 2 ; 8b790868b6eb
0 invest ; 28ee6e3b29ec
0 use astronomy ; 7e8fa907ad1d
0 explore 2>D2 ; 2c3dbe2c6574
0 basic archery_range ; a78061a1003d
0 use papermaking ; 4bae5fa8e60b
0 basic laboratory ; 6737fb335e26
0 conquer D1 with warlord ; 500a96a6f5d3
0 end ; 05d8a1c967b4
3 row 3 column 2 ; 207d352145b4
3 basic laboratory ; 33403aef52fa
3 use merchant_fleet.2 ; d598a90d61d0
3 explore 1>G3 ; 84bbb991c394
3 use agora ; 66ecfcfeac2c
3 explore 2>G3 ; 1b37b1ff49e7
3 contribute artificial_intelligence ; c4e1dc2acf5d
3 1 ; f3bae592aca5
3 explore 2>F4 ; 2817ad165261
3 explore 2>F3 ; 131a1712c222
3 contribute united_nations ; fc7d39476432
3 3 ; 5bb76231f28b
3 claim 2 science ; 4cb58c4ff6d0
3 production=1 ; 89b030388514
3 token science ; f93fb63d133e
3 contribute artificial_intelligence ; fc70b2abfbfd
3 end ; b23908e12145
1 row 2 column 1 ; 804c6d5ed65f
1 use cult_of_the_dead.2 ; a807d55ca55f
1 invest ; b295215eccd5
1 conquer A3 ; 7ac13b559159
1 A2=2 ; 4f6198893117
1 use calendar ; 7f60f8728947
1 military=1 ; 88b2033b8fd2
1 3 ; 4d2c1de07936
1 end ; 19a499785e14
2 row 1 column 1 ; cec0256d05b0
2 conquer E5 ; 676a3429bd91
2 F5=3 ; 247efd9bed9f
2 contribute orbital_habitat ; d390603f2274
2 1 ; 8f12752e0cd7
2 use longship_yard ; 01e82e5cdbdc
2 explore 2>F4 ; c817bc183063
2 outpost E5 ; b3dddf62ca29
2 claim 2 production ; 5fa2483e9adb
2 token production ; 02db68aedc6a
2 progress ; 4c240f40ec62
2 conquer E4 ; 5ba9cefc3899
2 E3=1+G4=1 ; 1aa1ee586b51
2 use sagas.2 ; eb321d9b17f9
2 contribute orbital_habitat ; 75344af5377b
2 2 ; 90f1581c8823
2 end ; fd53b380d379
4 row 3 column 1 ; eede3bb5a3e3
4 end ; 9772665ab335
0 row 2 column 2 ; 03162cd714ac
0 benefit tb_timber ; d43aaf81db52
0 conquer E1 ; b9c272fa7940
0 C1=1+D1=1 ; dda24cf14eef
0 use oral_tradition ; abdf8ac23334
0 mine@discard ; 9d1f0dce276b
0 basic laboratory ; 7e8bf302e068
0 progress ; 48b67eaf406f
0 contribute artificial_intelligence ; 39a1dca2efbc
0 3 ; 284389e2f031
0 contribute artificial_intelligence ; e29401be58de
0 use forum ; 4aaf180f3986
0 archery_range@r2c3 ; 864908ed3a5b
0 end ; 1db7e76388fb
--- result
ending: last_round
places: 5 2 4 3 1

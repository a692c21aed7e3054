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
0 q_scholar+q_forts ; e1eef5bb8032
1 q_reform+q_treasurer ; e97634070ba9
2 q_nature+q_markets ; 5deb2e74c4fe
3 q_merchant+q_blitz ; 72533d0e59f8
4 q_coast+q_architect ; 0b9bef89ece6
3 row 3 column 1 ; 73da8d0d5616
3 invest ; 726ca38c5fbf
3 acquire great_wall ; b18c1acf6372
3 explore 2>F2 ; ed65b190b276
3 claim 2 production ; ff78fe6bf63c
3 token production ; a28cf76f3d73
3 progress ; 868b35493f36
3 conquer F2 ; 7c052bc86c3c
3 2 ; d068141e6f12
3 progress ; c7e6973e7d00
3 explore 2>E2 ; 09093ed7ebca
3 use agora ; 1a9de9822dfa
3 stop ; 9564e2de89c5
3 end ; 9da6c802605e
1 row 2 column 3 ; b230c99433fb
1 conquer A1 with warlord ; a36b2102ca35
1 2 ; 229f506aaa66
1 invest ; b397e91effe1
1 end ; 687e10e078d4
2 row 3 column 2 ; a192b1830c5d
2 invest ; 278e62028bd0
2 conquer F4 with warlord ; eb69a4c29611
2 1 ; 89a9e6183c4b
2 basic archery_range ; 93248b9e0ecb
2 explore 1>G4 ; c288a466191b
2 claim 1 science ; b8791a173729
2 token science ; c3f74bd0470c
2 progress ; c45082364c3f
2 conquer E4 ; 988bacc28960
2 F4=2 ; a7a34a33a611
2 1 ; cda1f8efc7a5
2 conquer G4 ; d5bdfa09fde2
2 F5=1+E4=1 ; 22564f901502
2 1 ; dcae7329cfc3
2 explore 1>F5 ; ea8fa69ccd4a
2 end ; 47a741702455
4 row 2 column 3 ; 40813347e59d
4 acquire fortress_building ; 4b7f70012b17
4 use forum ; 0f1f7b3aee27
4 work_camp@r2c2 ; 3b84d012b958
4 explore 2>C5 ; 44317ada0d31
4 end ; 1b795d3d0ea0
0 row 3 column 1 ; b366465dfb26
0 conquer D2 with warlord ; fa930590ea15
0 2 ; 9acecb380a56
0 basic laboratory ; 4ee0a9375b1e
0 end ; 67ad9c38bfba
3 row 3 column 1 ; c5aa43aadd53
3 explore 2>F1 ; 1f3e7e2cda1f
3 progress ; 1def77f8f831
3 use forum ; b02a017715ad
3 work_camp@r1c2 ; af5d5441fbb1
3 claim 2 production ; a3a698ee564c
3 token production ; 36cabeee4219
3 basic laboratory ; 0735eb813719
3 end ; 2920ec2c6624
1 row 1 column 2 ; 3f7edb00e870
1 use stone_masonry ; 858db15d9bb8
1 conquer A3 ; 3ba29d2da1c7
1 acquire hanging_gardens ; cad1035201ae
1 use warrior_priest_altar ; 896299faa635
1 develop corvee_labour ; 0fca9cbdc651
1 use forum ; 036b66288890
1 work_camp@r1c2 ; cf9ab42c632a
1 end ; aa0358118174
2 row 3 column 2 ; a2663dd88f4a
2 use forum ; 8541db503506
2 fort@r3c1 ; a43e4984afde
2 explore 1>E5 ; 60884c85891b
2 use seafaring ; 91c9e9752e1f
2 2 ; 1fa46940e416
2 F5 ; f0cacf91215f
2 G4 ; 22bf4cde7c8a
2 stop ; b490e80307f2
2 conquer D5 ; c16c96bdb1c9
2 F5=2 ; 0868ec640764
2 develop thing_assembly ; 048d0cf94bcb
2 production=1+science=1 ; acb7faa522a8
2 use thing_assembly.2 ; 096a05808a70
2 acquire temple_of_yeha ; 87f77506263d
2 outpost G4 ; 41edc8799fc3
2 end ; 9732ebe87dd6
4 row 1 column 1 ; a6dfa2f348dd
4 invest ; ed0c760138e9
4 conquer B5 with warlord ; 1b6b18ee2b8d
4 1 ; bdbeb5a2589b
4 1 ; bd9971136fa6
4 use shinto_shrine ; d10e1a3942df
4 production=1 ; 9d1d61b3d34a
4 conquer A4 ; 58a1da800c53
4 use fortress_building ; 56e41be06600
4 C6 ; d48ca96c9ab3
4 B5 ; d06da58ff958
4 benefit tb_scholars ; fafb47842610
4 conquer D7 ; d1fd0ed183be
4 A4=1+B5=1 ; 10608b7c4e97
4 use bushido ; 9f98ad72b9de
4 develop tea_ceremony ; e825b17a76d0
4 march C6 ; 5361ad714167
4 A4 ; 72199b17073a
4 progress ; 3ad8b88539c7
4 develop castle_towns ; 837564dac489
4 use forum ; a497e9059ddd
4 mine@r1c1 ; a8a7082de6fe
4 explore 1>C5 ; b1b9552679f4
4 end ; 938e825465e9
0 row 2 column 2 ; 313c99b25b8f
0 explore 2>C2 ; 45893d2f12ec
0 invest ; d8d2c14e8a56
0 progress ; 32ced230e451
0 use papermaking ; e32912a1d57c
0 explore 2>D3 ; 193ac5359233
0 claim-market 2 ; 1d55133e4187
0 end ; 6d55f7b2e24c
3 row 2 column 2 ; bf3c6e0a93e9
3 use natural_philosophy ; b669189bf68a
3 2 ; 340a36afdd99
3 production=2 ; aaa38e0c1182
3 production=1+science=1 ; 609fbeb20ae0
3 acquire oral_tradition ; 560b4d01bd35
3 use agora ; 53537c4eab0c
3 explore 2>E2 ; e1a2cba68971
3 invest ; d689423d81fc
3 claim 2 science ; a7c70d50630b
3 march G1 ; db84bcdfb100
3 token science ; 898208d3c8bb
3 outpost F2 ; c2471b294152
3 end ; 88b2a9142a97
1 row 3 column 3 ; 8086a7deb6be
1 conquer B4 ; eb4a87e49ec9
1 use stone_masonry ; 7bb7c6afd2fb
1 end ; d68abadfdb04
2 row 1 column 2 ; 3c5924d84204
2 use seafaring ; cc13494597c3
2 2 ; a1b4735e8d2a
2 D5 ; ae9451ec8f22
2 E4 ; 2cf88e68c9fd
2 F5 ; ca7ab6bd1477
2 D5 ; 8136cb4f327f
2 explore 2>G4 ; 3f35f28decd7
2 conquer G3 ; 1850671d1482
2 F5=2 ; 8a5c33187445
2 2 ; b7b9707f9a63
2 use thing_assembly.2 ; 2579d8e93d88
2 complete G3 ; 47b79d73fb65
2 mine@r3c3 ; bc52cd388128
2 benefit tb_scholars ; 07d22f5029dc
2 use longship_yard ; f08292cf02f1
2 explore 2>G3 ; cc22b2f8a38c
2 acquire navigation ; e4b13317673e
2 explore 1>E6 ; 3d302da395cc
2 end ; b6cd692218fe
4 row 2 column 2 ; 9556eccceb05
4 acquire barracks ; 5d45383746a6
4 explore 1>D5 ; 409fd519df21
4 explore 1>C4 ; 000f4d020f93
4 end ; 911bd2c4650f
0 row 2 column 2 ; 4aa88212a7f3
0 explore 2>E2 ; 24d5c483031f
0 use forum ; 7346c6db4187
0 library@r3c1 ; bce22824cfb9
0 goods market_timber ; c14a4a0df498
0 acquire great_library ; d4f071ce092a
0 end ; 487e49cb77d7
3 row 1 column 1 ; aa7d61eb0aa4
3 progress ; 80de1b6919df
3 acquire irrigation ; 0c713cbfe9f6
3 conquer F1 with warlord ; 28b4d325704f
3 1 ; 590164ddb27a
3 use forum ; 11deeae67db1
3 fort@r3c1 ; c8d618c60de9
3 conquer E3 with warlord ; 833967800909
3 2 ; 66779915cd47
3 use agora ; b3a776a7af38
3 explore 1>F2 ; 6a8590448a78
3 end ; e4e146b7027c
1 row 2 column 3 ; 518712db9030
1 conquer B5 ; 28d2794c4702
1 B4=2 ; 69891683d5b1
1 use warrior_priest_altar ; 5b1e78b76e5a
1 develop flood_of_the_nile ; f7d2d6efe6ee
1 production=1+science=1 ; 0b3b90173f0e
1 acquire archive_hall ; fb81f7841e7c
1 progress ; aabd35eafd22
1 use archive_hall ; 9b78710d489d
1 1 ; 9876c0992d92
1 end ; edb144f8da01
2 row 3 column 1 ; 404b90c259ac
2 use navigation ; a2ab218551cb
2 stop ; 6db208715bd3
2 progress ; 5fbb3fac5f7b
2 end ; 4174e8f0a737
4 row 3 column 2 ; d7d81fb33bcc
4 end ; 1921d713c090
0 row 2 column 2 ; 0c2826a2b1ce
0 conquer E2 ; 300eadfc4ac5
0 C1=2 ; 1b997d7dcef3
0 1 ; df697f279009
0 basic archery_range ; a8c1b4b73c3f
0 end ; 467b81b76233
3 row 3 column 1 ; 34f502b040eb
3 use irrigation ; 8d7210c34dee
3 march E3 ; 3456415718af
3 G1 ; 7f5bd8463723
3 end ; 00bace1c106a
1 row 2 column 2 ; 993b31e34eac
1 use lake_tanganyika ; 5c7fc52887e4
1 production=1 ; 6439a4fc1bda
1 march A2 ; 39ad9856a3de
1 B5 ; e880d5536593
1 outpost B5 ; 269abbf503ce
1 acquire guild_hall ; 1f269f5a5310
1 end ; b2776f866af6
2 row 1 column 2 ; e7845cf82505
2 end ; b19041d58968
4 row 2 column 2 ; 2e903e4ef7c1
4 explore 2>D5 ; 30a096bee295
4 claim-market 2 ; 90abe30f5390
4 explore 2>C5 ; 9626d78f5e23
4 use shinto_shrine ; 4a5b8f5b3a30
4 science=1 ; 2bd390f72cce
4 develop way_of_the_sword ; 68faad2cbe7d
4 library@r1c3 ; 74cb914b13c6
4 explore 2>B4 ; b653f3c367d0
4 acquire forbidden_city ; 58f8f13f979d
4 goods market_papyrus ; 014b94589852
4 acquire astronomy ; af2a2fb2194c
4 end ; c7eec63e6117
0 row 1 column 2 ; 226efb16d5a8
0 conquer B1 with warlord ; 6d10501d6f20
0 C1=1+D2=1 ; 4eca4f4d0705
0 2 ; 9f66de9a0a9e
0 acquire banking ; 029e2685f620
0 benefit tb_envoys ; 48f772d2fbfe
0 2 ; d919833451a9
0 end ; 82d1480d6f50
3 row 2 column 2 ; 6765f98812f8
3 conquer G2 ; 3776fa1160df
3 1 ; b788d762be9d
3 end ; 250cddb50f16
1 row 1 column 1 ; a62370b7a8bd
1 basic workshop ; 29b41bed7c58
1 use forum ; b854fa69d72b
1 fort@r2c1 ; 7e6c4e76b647
1 use stone_masonry ; c6a6f3ddbf8c
1 explore 1>A3 ; 5dfc0d5e25ff
1 claim 1 production ; 971a17048435
1 use guild_hall ; ed60c446cd22
1 explore 2>A3 ; ce8f007b267f
1 post 2 ; 876c2eddecf3
1 benefit tb_ivory ; 5c415ddbef67
1 science=1 ; 2776691639f0
1 token production ; b396b56a97a3
1 complete A1 ; 88b5fcec91ba
1 warrior_priest_altar@r3c3 ; 5279ba104f68
1 progress ; a3967850ce39
1 end ; ea39b8e7d088
2 row 1 column 1 ; d20e4e314a11
2 use seafaring ; bab661574b09
2 2 ; 0217cf116029
2 G3 ; 4f2d27cd0e08
2 F5 ; 98163941030d
2 F5 ; 0b8208f073ce
2 G4 ; e513f6d1248d
2 conquer E3 ; 845f14abeee7
2 F5=1+G4=1 ; c4f42571f37e
2 use thing_assembly.2 ; 0677c887dea9
2 acquire mosque_of_djenne ; b29317bf06c2
2 end ; 0f5038a2e638
4 row 1 column 3 ; 5e0c6dca5eda
4 defeat 2 grootslang ; b3e86fd853aa
4 hire amanirenas ; 085e3d505bc8
4 end ; ab6a89ec8fd3
0 row 2 column 1 ; 7db92271c491
0 use forum ; 3c4186fa78bb
0 mine@r1c3 ; cdae0e21663f
0 use papermaking ; 8d3b1230782e
0 explore 2>D3 ; 8b69ad03c307
0 end ; 2c4a4f6abe77
3 row 1 column 2 ; f68874561c75
3 acquire coinage ; ee8b82545cc1
3 conquer E1 with warlord ; 300ffe6f1907
3 G2=1 ; b898ab785099
3 2 ; 820113c5f5f9
3 benefit tb_envoys ; 1960465974ba
3 2 ; 5610c80979e3
3 conquer D1 with warlord ; 66ee05373476
3 1 ; 57666be71b9e
3 march D1 ; dd72090239ea
3 G2 ; c6e5da476dae
3 invest ; 8d3b1fc863c3
3 use agora ; eb3b6aeecf5f
3 explore 2>F2 ; 0f3bfde18d1e
3 benefit tb_guides ; 5b159f6ba3f1
3 post 1 ; 01569b53ab6d
3 explore 2>F1 ; 76064cbe3ecf
3 explore 1>F2 ; 168d0d2bd7f3
3 stop ; 9279dcd65266
3 basic workshop ; 7de669e993bc
3 end ; 4da9fa5363a5
1 row 2 column 3 ; 26ca45abe825
1 use stone_masonry ; 3875930f1f0d
1 acquire madrasa ; b505dc9538d1
1 use guild_hall ; cc6bd44f6ab4
1 acquire machu_picchu ; c2e122b4f8d1
1 explore 2>B2 ; 24117d4d3fcf
1 claim 2 science ; 66b2029e563a
1 march A2 ; a63b1e270334
1 A1 ; 84928f93fc39
1 token science ; a09c1c4f543f
1 develop divine_pharaoh ; 475081414fed
1 production=1+military=1 ; 4046248c1585
1 acquire counting_house ; 02e3182bf5c8
1 explore 2>C3 ; 381ffeb335ce
1 end ; 578b8b760303
2 row 2 column 1 ; 5ddefdc400d6
2 use navigation ; 256596445a13
2 stop ; db1c12c2cc32
2 use forum ; 9db7b979b95f
2 work_camp@r2c3 ; ef79d049b55f
2 end ; 622a559a4d37
4 row 2 column 1 ; 7a0847957a1b
4 use forum ; 172d691d2206
4 library@r1c1 ; 08c98cd4986c
4 explore 2>B5 ; af11ba2d2d23
4 claim 2 production ; ac7c185e0750
4 explore 2>C5 ; 9f73aac987ed
4 explore 1>D5 ; cb668986f189
4 return ; 8dd70cf9f6e7
4 explore 1>D6 ; fc0ef8dbd590
4 explore 1>D7 ; 301f84bf0331
4 token production ; 8e45f38ddc0b
4 claim 1 production ; f17f20ae6c33
4 token production ; c8deb8db3784
4 march warlord@C6 ; 53d9bf84b34f
4 explore 1>E6 ; 1f3bedb80d5e
4 basic archery_range ; 3b47abc810cb
4 explore 2>D6 ; 13fc19f50f34
4 explore 1>D6 ; 0800cf0ec543
4 end ; 23895eeeb58e
0 row 3 column 2 ; 7dbd72916965
0 use forum ; c49793204db7
0 library@r3c3 ; 9b4a596c164c
0 explore 2>E3 ; cbb1e3839c42
0 claim-market 2 ; 4fadee1d9b17
0 end ; 83a15315ac8f
3 row 1 column 1 ; 5de0f6312dfe
3 use coinage ; 2693e5d8fe00
3 benefit tb_timber ; 7dd95d4e6b12
3 acquire shipyard ; 104f690656a9
3 use irrigation ; f075ebab0158
3 use forum ; 285b6e982124
3 fort@r3c2 ; 7be06724ff7d
3 use natural_philosophy ; 56486dfabfc3
3 3 ; 76a80354b970
3 science=3 ; f9c5a5081a53
3 progress ; e456d34a2797
3 use shipyard ; 431d1a04cd78
3 explore 1>G1 ; 0ec4c0c94697
3 stop ; e9fc18afcc2d
3 complete G2 ; 3b24f09c2774
3 explore 1>F1 ; e2ad4654d043
3 post 1 ; 160c2d0f72d5
3 explore 1>G2 ; 86c95a7a5c19
3 march G2 ; c2600146775a
3 D1 ; 2b6231e79141
3 end ; 78f11e41b7ad
1 row 3 column 1 ; 667fc2b097e2
1 basic archery_range ; 9fca08062906
1 progress ; 19e7ad2a4fc1
1 explore 2>B3 ; 99340d555aa5
1 explore 1>A1 ; 643590ee73ea
1 use madrasa ; eb9d23204d15
1 2 ; 06218b1db0db
1 claim 1 production ; 2c5c09b14ed2
1 token production ; 6e315344e3f6
1 progress ; d1489d4bb5f1
1 end ; 645729a0ddfe
2 row 3 column 2 ; 93f52ad5c930
2 use longship_yard ; 1ef01d231fe4
2 conquer D4 ; 90da0efb55c8
2 F5=2+E4=1 ; 5602131aaa29
2 use kilimanjaro ; 59aff4b62feb
2 military=1 ; 2c060bbb81a2
2 conquer C3 ; b38b05314f5d
2 D4=2 ; 6eb4db00fdf9
2 1 ; 0ef2d038495d
2 use thing_assembly.2 ; ae2b9bdad372
2 invest ; 6a1fd20d9242
2 end ; b87d1876c768
4 row 1 column 3 ; 460a95b5595e
4 conquer E6 with warlord ; fffd9d97ff6e
4 3 ; 93a035a46b04
4 2 ; 286dfe0c9ae1
4 production=4 ; 6b9b95602118
4 production=2 ; fa971dcb327c
4 acquire printing_house ; 75efc8d4eabb
4 post 1 ; ab9039a3aee5
4 use bushido ; 7a29883f2de4
4 conquer C5 with warlord ; f6bfa50c9abf
4 3 ; 7b56cea7d81f
4 C6=2 ; fe0a2d7630e3
4 1 ; c65ba02eef46
4 1 ; 82d96ae71f88
4 invest ; f8ffb2fba7db
4 conquer D5 with warlord ; c213430d3172
4 1 ; db1b4379d00a
4 explore 1>D6 ; f381d8b07b36
4 use shinto_shrine ; 97be0895aff4
4 science=1 ; 6f139222d1a5
4 use fortress_building ; cf322b9e1a35
4 stop ; 065a1d556efd
4 conquer E4 ; 455b7a244c2e
4 C6=1+C5=1 ; d98f0b9b3687
4 benefit tb_festival ; 1ae478195bbb
4 r2c1 ; a43de771448d
4 use astronomy ; 22ca1acb93f0
4 stop ; b8989e420237
4 progress ; ad5bc42dc392
4 conquer E5 ; 68fdd11a464d
4 C6=2+E4=1 ; b195023a02eb
4 1 ; 06a26dc368ff
4 progress ; 2ed4fe2ff8e4
4 use forum ; 22cbd81ff250
4 fort@r2c1 ; cbc411198edd
4 explore 1>C6 ; cc235c59c606
4 outpost E5 ; 7b4d026abca5
4 end ; bb844010edcd
0 row 2 column 2 ; 2e929d1545e7
0 conquer C2 with warlord ; 6c3e30d0dd0d
0 C1=2 ; 9b45bc0b3302
0 2 ; f24bc92825e5
0 goods market_art ; a2edd3488c22
0 production=1 ; c7d2941f0cf3
0 use banking ; f4eefcd88c33
0 0 ; a184925aebce
0 progress ; b9434a34f77c
0 progress ; d45249d14ff9
0 use forum ; 3a54147b1fe2
0 work_camp@r3c3 ; ab4d9da240b7
0 develop imperial_bureaucracy ; d6391e811839
0 acquire perspective ; a70daac98176
0 complete E2 ; 4d2e4bb920d9
0 use imperial_academy ; c899bc7d45f7
0 end ; f2e717a63483
3 row 1 column 3 ; 047be5950ebe
3 end ; 35e76f0f9291
1 row 2 column 3 ; 965f839f5116
1 acquire railways ; c0568f019751
1 use lake_tanganyika ; 6fd2df3cdb0b
1 military=1 ; 19bc963c89c6
1 use madrasa ; 2b682d566022
1 2 ; a9da308b7bfc
1 explore 2>B4 ; 4a8ddb2165fd
1 use forum ; 1f030a998759
1 archive_hall@r1c2 ; 8753f3857759
1 end ; d7d06db3a50c
2 row 1 column 2 ; f4a22621fca0
2 conquer D5 ; fba49a09f3ad
2 end ; 0cc0a0c282ac
4 row 2 column 3 ; 173d541c0f68
4 develop shogunate ; 1da29ef2c3d3
4 fort@r3c2 ; 048469b1a62b
4 conquer D5 ; 3dc370facbb6
4 C6=3 ; 51335d103afc
4 explore 2>D7 ; 6fdc153371d8
4 explore 2>C6 ; 6210eceb804c
4 use bushido ; 2525e63ec920
4 invest ; 259e9a3b607b
4 explore 2>B5 ; 0a87f136e77b
4 use astronomy ; c3d3829040bc
4 explore 2>B4 ; f00ffbdfdb3b
4 use shinto_shrine ; 362a921e2ef8
4 military=1 ; e3db012bb0aa
4 conquer F4 ; 9fd6d3d0826e
4 basic archery_range ; 5ab2508fbc9e
4 conquer C4 with warlord ; ff90de964548
4 3 ; ce173e78bee2
4 2 ; bef3eb8940e4
4 science=3+military=1 ; 0287196712ea
4 1 ; 20050aa4b4c2
4 science=1+military=1 ; d8a44b5f4add
4 conquer C3 with warlord ; 0977e3c40a23
4 1 ; 7403759aedc9
4 acquire internet ; 9952ecb8bf75
4 progress ; c41c164fb1e7
4 use internet ; 222adeea4804
4 anatomy ; 3a9ec4e6dd0a
4 use anatomy ; 91d5426d9990
4 astronomy@r3c3 ; 5cc6d40c66e4
4 production=2 ; c09fbe4503f7
4 end ; c31d9ecc5cc8
0 row 2 column 3 ; 3b15db7dbf8b
0 progress ; deab333d69ed
0 use banking ; 7f157b1038f1
0 1 ; ad1faada1e02
0 military=1 ; 3bc3d2a280ce
0 use perspective ; 94265294de91
0 production=1+science=1 ; 50ee09730c4c
0 explore 2>D4 ; 7e876008e0bd
0 use papermaking ; 1976ba2ecd1e
0 develop confucianism ; 2e3249312a44
0 confucianism ; 649e80d351c4
0 great_library@r1c2 ; 3f274614bf9e
0 use forum ; f2506573b7bd
0 work_camp@r2c1 ; 704f467dcd2e
0 basic workshop ; b1b63001495d
0 end ; c5caf98878fc
3 row 3 column 2 ; 91584045945d
3 conquer E3 ; 5b8f205ecbf2
3 G1=1+D1=1 ; e961a5ccef91
3 progress ; 8c818ad63f6c
3 basic laboratory ; 0a7ef60df892
3 claim 1 production ; 91440119b620
3 token production ; 55ada509dd5d
3 end ; 71085e381efc
1 row 3 column 1 ; 90a581358161
1 march warlord@A1 ; bad5b2e56b95
1 B4 ; d92a074c1fcc
1 basic archery_range ; d47aa05dfdd4
1 use guild_hall ; ad6bd4a7fe28
1 progress ; 3be00b312c20
1 reserved observatory ; 59274bbb23bc
1 explore 1>B2 ; 97bbee333374
1 end ; f7f6e39c2b31
2 row 3 column 1 ; 8af2d0ff589b
2 end ; a6fb5541eafa
4 row 2 column 2 ; 0aa80b0fcbc7
4 use forum ; 8145cae47050
4 work_camp@r1c1 ; ad72e3a70af6
4 use internet ; 3b29e0379dd0
4 computing ; c25da6afb45d
4 defeat 2 impundulu ; 6c1c08f57162
4 use computing ; 97a05fbaba42
4 use fortress_building ; dbdd85cf1d31
4 C4 ; 7d7cd07eea12
4 E5 ; 12bfb20354b3
4 progress ; ed3357c2f9e0
4 use bushido ; a361c1712c90
4 explore 2>A3 ; 191561d30a4a
4 end ; dc0dde70f36b
0 row 1 column 2 ; b131f6602073
0 conquer D3 with warlord ; 0cb16973def8
0 C2=1 ; 76f66375b0aa
0 2 ; a28e55224b1e
0 use confucianism.2 ; bd2feb029272
0 conquer F1 ; 5e7d8d068dd5
0 B1=1+D3=1 ; 8dbf1df797fb
0 use banking ; df90f4c4038c
0 1 ; c98870f78025
0 military=1 ; 082f2c0186da
0 explore 2>E3 ; 8402846c4790
0 conquer E1 ; 1e4a4d7b0c1f
0 C1=1+F1=1 ; 9d90662d0a38
0 end ; 40f5277f93cb
3 row 1 column 3 ; 14ace733384e
3 use coinage ; 6a9df099d749
3 benefit tb_festival ; 67e0b5644c29
3 r2c2 ; ee89f1e7bef5
3 use forum ; e0c9209e508c
3 irrigation@r2c3 ; 38d0223ea00d
3 use agora ; 916194934f97
3 explore 1>F3 ; dd2dd3a29a6f
3 claim 1 science ; a54aeda4ff1b
3 contribute artificial_intelligence ; 75d60b84c2b4
3 3 ; 43eef43e77b7
3 token science ; 06a460afa537
3 contribute artificial_intelligence ; 4d842d7137ff
3 1 ; 19ea96ddecc1
3 contribute orbital_habitat ; 30841badc1d2
3 contribute artificial_intelligence ; db30b1e5ebb5
3 end ; edfacf82c729
1 row 3 column 1 ; f1753af6d70e
1 conquer B3 ; c7e29fde3609
1 A2=3 ; 82dea2ec761d
1 1 ; 40c694bca30d
1 1 ; 9899987103a4
1 use lake_tanganyika ; 25903bd81a87
1 science=1 ; 8cd5c54da0d2
1 explore 1>A1 ; a6c489a9944a
1 acquire globalization ; 403e915694c3
1 benefit tb_timber ; e61b2002ac28
1 basic workshop ; 4e90d9bf1b4e
1 contribute united_nations ; ab00e410acdc
1 outpost B3 ; a9b8d94b9f9c
1 end ; df2f55a1c3a5
2 row 2 column 1 ; ceb546a908a4
2 use navigation ; 6d30f15846dd
2 explore 1>D6 ; b0a9eba89bb1
2 claim 1 science ; 6fa74a5553ce
2 explore 1>E6 ; 2c255cdacf8e
2 token science ; 69c26dc83ac9
2 conquer F4 with warlord ; 6cf8aab436ab
2 contribute orbital_habitat ; b216b0ca4bf3
2 use thing_assembly.2 ; 602e4787514b
2 use kilimanjaro ; 86248a09b395
2 science=1 ; bfa8d6160c17
2 use forum ; 4cb7212fb92e
2 work_camp@r2c3 ; e0e3909154e8
2 explore 1>D7 ; b7fd22486778
2 progress ; e08366bab83e
2 basic archery_range ; 8d94c4eb45a9
2 end ; e084803c3b20
4 row 2 column 1 ; 1a8457059fbb
4 conquer D3 ; 5848ca80c558
4 contribute united_nations ; a4b8315b28e4
4 explore 2>A4 ; 6900b8ffc588
4 explore 1>D6 ; 857e17073ef9
4 use fortress_building ; 6ff301752984
4 D3 ; df39cd76905e
4 E4 ; fad83e42fd63
4 use forum ; f7d7144878b5
4 printing_house@r3c2 ; cb7bb0b531ce
4 contribute global_peacekeeping ; 7ba7f6842f2c
4 2 ; 934c1d469997
4 end ; 198a6fe3f19c
0 row 2 column 2 ; 113be2ff6663
0 conquer D3 with warlord ; 5cde05febcdb
0 C1=1 ; be93d8b8fa60
0 reserved philosophy ; b02ce6e79609
0 use papermaking ; 56033265507d
0 basic archery_range ; 5c969406c2d2
0 use philosophy ; 66b247e34c28
0 papermaking@r1c2 ; eb322bf9c45e
0 use imperial_academy ; 91f53df8eaf9
0 contribute united_nations ; c16a95c44add
0 end ; 7112fe302322
--- result
ending: last_round
places: 3 2 5 4 1

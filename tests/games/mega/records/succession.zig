Ziggurat record 1
game: mega
rules: 1
seats: 3
names: player 1, player 2, player 3
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 60
setting map: 
dice: fa2c7695bcc191cb38f75cf19f3a4000
seed: 667895818b51b99b5509716d8a72e7a7dbb0a0276447175e4f6445b30c8d61bd
--- moves
2 sites: taxila+balkh+bukhara+kalibangan; wilderness: bactria ; 860ad620d037
0 sites: chanhu_daro+balakot+dholavira+lothal; wilderness: matsya ; 4a96f280c873
1 sites: nisa+eastern_media+hecatompylos+merv; wilderness: drangiana ; 90273aecf2bb
1 nisa ; 2863c36b02b3
2 abhisara*2+gandhara*2+harappa*3+kuhwat+kuru+margiana+sagala+suleiman*2 ; f54a4f6391ae
0 arachosia+avanti+maru+mohenjo_daro*3+poura+sattagydia+sindh+sistan+surasena+surashtra+thar_desert ; 41311e611d4b
1 nisa+caspian_coast+chorasmia+dahae+eastern_parthia*2+kara_bogaz_gol+karakum*2+lut*2+toprak_kala+western_parthia ; e55561f76d19
1 3 ; bd20a1b0f19c
1 done ; cd68fc523f3e
2 done ; ff0e82ea0995
0 done ; 4a7e858cbedb
1 done ; 7538c6921b47
2 done ; 3684dada7934
0 done ; c198eec78578
1 trade show: flax; with: timber; face: up; take: water+stack_4 ; 1ae3f86153c3
2 trade show: cotton; with: superstition; face: down; take: stack_2+timber ; 6180713d2814
0 trade show: hides; with: sugar; face: up; take: stack_1+stack_4 ; ab23e391f86a
1 trade show: flax; with: sugar; face: down; take: cotton+hides ; 24022f5b70b5
2 pass ; 5ff5fdc26ad9
0 trade show: cotton; with: superstition; face: down; take: stack_5+flax ; 7d0078d11935
1 trade show: salt; with: stone; face: up; take: flax+stack_4 ; 7e3f382f2e62
2 pass ; b8aff7008017
0 pass ; 15f29561d34a
1 trade show: furs; with: sugar; face: down; take: cotton+stone ; 06a8f1f0bf28
2 trade show: hides; with: livestock; face: up; take: stack_3+furs ; bfdeaabe8c5f
0 trade show: hides; with: livestock; face: up; take: hides+livestock ; b31df9b50074
1 pass ; 7fbd829646eb
2 trade show: lacquer; with: salt; face: up; take: stack_4+stack_4_2 ; 3f0a530056d4
0 pass ; a1564e3bf2a0
1 pass ; 40de962f5de3
2 trade show: sugar; with: superstition; face: down; take: salt+lacquer ; d841b9522ca6
0 pass ; 8ea8158fe58a
2 taxila+bactria+balkh ; 24fbc9eae1e6
2 order buy astronavigation; pay hides+furs*4+timber*3+lacquer ; 42f4832eb9f2
0 order buy monarchy; pay livestock*3 ; acaee5fcc5b8
1 claim buy mysticism+written_record+empiricism; pay flax+hides+stone+cotton*4+treasury 17 ; 028383b6f654
1 religion=1+science=1 ; 12723b94315e
0 2 ; 45d147821b08
1 3 ; ad13efa71760
2 abhisara*2+bactria+balkh+gandhara*2+kuhwat+kuru+sagala+suleiman*2 ; 920f2b230343
0 avanti+maru+poura+sattagydia+sistan+surasena+surashtra ; 339dd0497922
1 done ; 28d7ef083a23
2 march taxila ; 3efe4a972580
2 balkh*1 ; 8d9df85ca47c
2 march abhisara ; 6ef7683c77cb
2 harappa*2 ; 0b4194c779f2
2 march taxila ; e8139103f842
2 balkh*1 ; 0b68b49dadbb
2 march bactria ; f98d1bddeafd
2 kuhwat*1 ; f60e26110881
2 march abhisara ; cb75e25f5274
2 harappa*1 ; 038f932c198b
2 march balkh ; c692c455e8b7
2 kuhwat*3 ; 432878ec07b9
2 march abhisara ; e1a51f477ac0
2 taxila*1 ; c6209234f58a
2 march bactria ; 80001d241151
2 aria*1 ; 9bf3f56a52af
2 march gandhara ; 38a820208261
2 taxila*1 ; cf57aa9d4984
2 march gandhara ; a59e99805801
2 taxila*1 ; 5e69b9e3833d
2 march kuhwat ; efaa3862a09c
2 taxila*2 ; 66dd69787bad
2 march kuru ; 4aa17d97502d
2 abhisara*1 ; 47899c62cb6a
2 march kuru ; a17c90f7f889
2 abhisara*1 ; 8882adc35a6c
2 march harappa ; bae92f6210aa
2 abhisara*3 ; 4a1aecc6b8a4
2 march margiana ; 1278993bf875
2 bactria*1 ; eed5f41334f3
2 march bactria ; 54d80027fad7
2 gandhara*1 ; 4c09c8a61ab4
2 march gandhara ; 2469df770f58
2 taxila*1 ; 385721a50b05
2 done ; 0a44b305c504
0 done ; 3de72b42d1dc
2 taxila ; 2ca4b70f98c5
2 done ; 2bb5aa6673e7
1 done ; 5f320363d6ac
0 done ; c7843018c2de
2 trade show: flax; with: furs; face: up; take: water+stack_3 ; 0eca532a627a
1 trade show: sugar; with: treachery; face: down; take: stack_1+stack_5 ; 186b0ccb2c6d
0 trade show: salt; with: furs; face: up; take: stack_4+flax ; c16d170586fa
2 pass ; 4fe2e71ce8aa
1 trade show: flax; with: lacquer; face: down; take: sugar+furs_2 ; 3a8d4c888ee2
0 trade show: stone; with: hides; face: down; take: stack_2_2+flax ; d2ae7c87cf5a
2 pass ; 95c39edc506f
1 trade show: water; with: timber; face: up; take: furs+stack_1 ; 3e8acdd3eaeb
0 trade show: stone; with: livestock; face: down; take: stack_2+timber ; 246aa8dc44b6
2 trade show: salt; with: water; face: down; take: salt+water ; e63c01cc185f
1 pass ; 22e43accb3de
0 trade show: stone; with: treachery; face: down; take: stone+stone_2 ; fe6223dcf42f
2 trade show: salt; with: water; face: up; take: salt+water ; 3f2031a2df10
1 trade show: sugar; with: hides; face: up; take: stack_2+salt ; efbd530508c5
0 trade show: hides; with: timber; face: up; take: water+sugar ; 9b99da396456
2 pass ; 83f658308967
1 trade show: salt; with: treachery; face: down; take: hides+hides_2 ; 5407cc4aae05
0 pass ; cb8db9aa1599
2 drangiana ; e585bf533639
2 order buy urbanism; pay salt*3 ; b31377c0d162
0 order buy cloth_making; pay flax*4+timber*2 ; 920c293bf042
1 order buy sculpture; pay hides*3+furs*2 ; f1cda9551f1d
0 2 ; 03e02ea39222
1 3 ; b506ef288b03
1 chanhu_daro+balakot ; 58e7bf956d8f
2 balkh+gandhara+kuhwat+kuru+suleiman*2+aria ; 5f9dea1bb01b
1 chorasmia+dahae+eastern_parthia*2+kara_bogaz_gol+karakum*2+lut*2+toprak_kala*2+western_parthia ; 3d175b7041f2
1 done ; 080896d28b76
2 done ; fe9927311049
0 done ; 22a9739c616d
0 done ; ac7bf2c0855f
2 done ; 5eac7269663f
1 done ; 85a3ac1174d2
0 pass ; 35c6792b10d9
2 trade show: salt; with: water; face: up; take: water+stack_2 ; 865756ae242b
1 trade show: stone; with: hides; face: down; take: stack_3+water ; f9a11234e1b8
0 trade show: hides; with: stone; face: down; take: stone+stack_1_2 ; 4049b23920df
2 trade show: furs; with: flax; face: up; take: stack_1+stack_2 ; d5431805c14c
1 trade show: livestock; with: water; face: down; take: stack_4+flax ; ec6835dcb34d
0 trade show: hides; with: water; face: down; take: hides+water ; f554f3f7393e
2 trade show: cotton; with: flax; face: down; take: livestock+water ; af69f856ecb8
1 trade show: flax; with: sugar; face: up; take: hides+cotton ; 5e7ab1baed1c
0 pass ; 4ba34b1e8aaa
2 trade show: livestock; with: water; face: up; take: flax+sugar ; 9f59254b2f12
1 trade show: timber; with: salt; face: up; take: stack_1+livestock ; adedffc5c22a
0 trade show: hides; with: slave_revolt; face: down; take: furs+water ; a5f37e283952
2 trade show: sugar; with: water; face: down; take: timber+hides ; 8e4d786e715d
1 pass ; 1e3b4df091b8
0 pass ; 931f312d8025
2 trade show: stone; with: flax; face: down; take: stack_3+water ; 609c1392985d
1 trade show: hides; with: livestock; face: up; take: salt+salt_2 ; 4e721010ee68
2 order buy mysticism; pay hides+stone+timber+treasury 9 ; 17d45c29dcfc
0 order buy empiricism; pay sugar*3 ; 5740e9bf6a2d
1 claim buy monarchy+drama_and_poetry; pay flax+salt*2+cotton*2+treasury 26 ; 9198c8f5a04b
1 4 ; 8322a5fc57db
2 balkh+harappa+kuru+suleiman*2+aria ; 45fcd17ce1d1
1 done ; 17c632c6cdfa
2 done ; 4e8736f549cb
0 march avanti ; 1c407642d236
0 ujjain*1 ; c120e3ac82fc
0 done ; aa0b339ef7fc
0 done ; 8a2a1d3f2835
1 done ; 004d67bb44e9
2 done ; 22c5dac739a8
0 pass ; ad94d309edca
1 trade show: flax; with: sugar; face: up; take: water+stack_5 ; 01e723a187a2
2 trade show: stone; with: livestock; face: up; take: stack_3+sugar ; a8dcfce3784d
0 trade show: water; with: furs; face: down; take: stack_1+flax ; 5afaea7d8a04
1 pass ; 46818f292680
2 trade show: water; with: bronze; face: up; take: stack_4+stone ; 96d39ad79a2c
0 pass ; 111fd7862c15
1 pass ; cf46c6936eb5
2 pass ; 76e40e7bdcac
2 order buy sculpture; pay hides+stone+jade ; b7a791675a87
0 order buy mysticism; pay stone*3 ; 8e42c3d71966
1 claim buy urbanism+masonry; pay furs+salt+lacquer*2+treasury 20 ; 35d8d7a6e0a2
1 4 ; 7d711141b169
0 dholavira+lothal+taxila+bukhara ; 91a52592739c
1 done ; 24a8232f031c
0 done ; 5b551c154f28
2 done ; 94e7c143a98c
2 done ; 74387f6203a5
0 done ; f8a2e63bcc4e
1 done ; fada4b99cafe
2 trade show: cotton; with: salt; face: up; take: stack_1+stack_5 ; 45ec6895c3a7
0 trade show: hides; with: flax; face: up; take: water+stack_2 ; e104dfc93e36
1 trade show: timber; with: barbarian_hordes; face: down; take: stack_4+salt ; dcfe6d60b344
2 trade show: hides; with: timber; face: up; take: stack_3+flax ; f82d14a6da79
0 trade show: stone; with: water; face: up; take: hides+hides_2 ; 722f362ca342
1 trade show: hides; with: furs; face: down; take: timber+water ; a2f01bf34813
2 trade show: lacquer; with: furs; face: up; take: timber+stone ; dd9012561f4e
0 trade show: salt; with: flax; face: down; take: stack_2+furs ; 77b4b01aca98
1 trade show: salt; with: timber; face: up; take: cotton+hides ; 81d645e58feb
2 pass ; c59ea5b4986d
0 pass ; c8754edf024f
1 pass ; f7a01677f119
2 indus ; b4d43a709701
2 city:kalibangan+city:drangiana ; 73dea7d5014e
0 mohenjo_daro+poura+sattagydia+sindh+sistan ; 29b5fb0bfac1
1 city:balakot ; 35152be7b982
2 chanhu_daro ; 66dcea982714
0 doctrine chanhu_daro*3 ; a5015cb012a7
2 order buy masonry; pay flax*2+stone+timber*2+sugar*2+treasury 11 ; 522733c983e3
0 order buy masonry; pay hides*2+furs*3 ; 60fa08658f63
1 order buy cloth_making; pay cotton*3 ; 3061e83e4658
0 2 ; 357976b01b85
1 4 ; c6a919975ab4
2 dholavira+lothal ; 3e0d701495fc
2 bactria+balkh*2+gandhara*2+harappa+kuhwat+kuru*2+aria*2 ; d21fa1124cbc
1 chorasmia+dahae+kara_bogaz_gol+karakum+lut+western_parthia ; 244a8ec0db6a
2 march abhisara ; b79407a37a5f
2 taxila*2 ; 0508b6f7ce1c
2 march balkh ; 81b352dcbab1
2 taxila*3 ; 02cc1596d493
2 march gandhara ; e81f2410af8e
2 harappa*2 ; 2d4334b146ef
2 march bactria ; 505c116112f5
2 gandhara*1 ; 7f45a331ac5b
2 done ; 2a6d1d289bc9
1 march nisa ; 2293e52e6d62
1 hyrcania*1 ; fd434fece75a
1 march chorasmia ; 8dcf455585ea
1 upper_oxus*1 ; a88dd6124985
1 march dahae ; 9d2b2dd7b17c
1 hyrcania*1 ; e4dc9f736135
1 march eastern_parthia ; 6da75ca8f0c2
1 lut*2 ; 11aab3156b66
1 march kara_bogaz_gol ; 8e7ba46038c1
1 caspian_coast*1 ; 8de933059f23
1 march caspian_coast ; 3097ccfd5172
1 chorasmia*1 ; 9e16db89827a
1 done ; 05fa92f3ce85
0 done ; db85f863e604
2 none ; e24124fe0d00
1 lut ; 04f53c7e3aff
0 done ; e6f900ef8540
2 done ; aca80f5c7861
1 done ; 712f23ded567
0 trade show: flax; with: furs; face: up; take: stack_1+stack_2 ; 3711b3c93d3a
2 trade show: stone; with: timber; face: up; take: stack_4+flax ; d8cfc4b0ab00
1 trade show: furs; with: sugar; face: up; take: stack_3+timber ; debc399afd6f
0 trade show: water; with: treachery; face: down; take: water+stone ; 58a0ed5a022f
2 trade show: flax; with: superstition; face: down; take: furs+furs_2 ; d476186c6976
1 pass ; 8e19e0d60149
0 trade show: hides; with: water; face: up; take: water+flax ; bfeb8a6795de
2 trade show: furs; with: flax; face: up; take: stack_2+hides ; f7904606f305
1 pass ; b6d1063008f2
0 trade show: water; with: stone; face: up; take: water+flax ; 8b6b4d93e345
2 trade show: hides; with: treachery; face: down; take: furs+water ; 0365812a2e6d
1 trade show: salt; with: water; face: down; take: stone+hides ; 2f4833e481c4
0 pass ; d523e0f78e0f
2 pass ; f8534997bfc7
1 trade show: water; with: stone; face: up; take: stack_2+water ; 0206b3547990
0 pass ; e9b4d67c0db7
2 pass ; d8647a90b4b8
1 trade show: water; with: treachery; face: down; take: water+stone ; 09e779144484
0 eastern_media ; 25df8981c773
2 dholavira+lothal ; 4a077585a2c5
2 order buy monarchy; pay furs*2+treasury 7 ; 1ebc20f6397d
0 order buy written_record; pay flax*2+treasury 16 ; cf057b5d1890
1 order buy mythology; pay hides*3+timber*2 ; 4b79c98adc29
0 religion=2 ; a913527e0b01
2 2 ; 98c3ca27cd2b
0 2 ; b47ac507c7ff
1 4 ; e406fdfc587c
2 hecatompylos ; 9a0a71af4230
0 arachosia*2+avanti*2+maru*2+surasena*2+surashtra+ujjain ; 84e9a3afe66f
2 march dholavira ; 0c8661f61b61
2 chanhu_daro*2 ; 0a67be4a565a
2 done ; 2df246b73308
0 done ; 9bfb415889d5
1 done ; e280559337f9
2 done ; dd38f1ef6677
1 done ; 000ae6421c96
0 done ; 80b24f2267e6
2 pass ; 6ff17b22f080
1 trade show: hides; with: stone; face: up; take: stack_1+stack_2 ; b70087095b2f
0 trade show: timber; with: water; face: up; take: hides+stone ; 720f3818857a
2 trade show: flax; with: furs; face: up; take: timber+water_2 ; b936350399f2
1 trade show: water; with: hides; face: up; take: water+flax ; 42f1200c5107
0 trade show: hides; with: flax; face: down; take: furs+water ; 7069f28db6d8
2 trade show: timber; with: water; face: up; take: hides+hides_2 ; b01fdb8d5529
1 trade show: flax; with: water; face: up; take: stack_1+water ; 75c3015ce1c7
0 pass ; 2eb35e5d4959
2 pass ; 8112d04d153d
1 trade show: flax; with: water; face: up; take: flax+water ; cd63fd5f1660
0 pass ; 55cc3796fe0e
2 pass ; a54dbee42865
1 trade show: flax; with: water; face: up; take: flax+water ; 3fddb808a337
0 pass ; 68ee44431495
2 pass ; 01ac19b78098
1 trade show: flax; with: water; face: up; take: flax+water ; bdc7d7dc184f
0 pass ; 93a388e241d4
2 order buy written_record; pay hides*2+treasury 1 ; 64ccd5875618
0 order buy mythology; pay stone*2 ; 9ad280d1aad7
1 order buy pottery; pay flax+stone*2+treasury 16 ; 3011d763104d
2 religion=1+science=1 ; 72144690ae93
2 2 ; df3edbb071bf
0 2 ; 8b5a0ca22223
1 1 ; 75d94b3c1d71
2 bactria+balkh*2+gandhara*2+harappa*2+kuhwat+kuru*2+sagala+aria ; 65412916c9ac
0 avanti+maru+surashtra+thar_desert ; d9f2d35da7e3
2 done ; b0b0101928b5
1 done ; 701373d8d469
0 done ; 9a44b15faf9e
2 done ; ed35b7406b29
1 done ; 510dcadd2e41
0 done ; 89f4bb171ef7
2 trade show: furs; with: water; face: up; take: water+stack_1 ; 7eb24ad92e70
1 trade show: stone; with: water; face: up; take: stack_2+water ; 2f77e4801474
0 trade show: stone; with: water; face: up; take: furs+water ; 62e626e44c4e
2 pass ; e93515f1846e
1 trade show: stone; with: water; face: down; take: stone+water ; 53cfa438688f
0 trade show: flax; with: furs; face: up; take: stack_3+water ; f78e65ca1633
2 pass ; c4b9486bad2e
1 trade show: flax; with: stone; face: up; take: stone_2+flax ; 90598a1923e9
0 trade show: salt; with: water; face: down; take: furs+flax ; 99604fe2c224
2 pass ; 0735e3ce42ee
1 trade show: flax; with: stone; face: up; take: salt+water ; 69f96d4bcafc
0 trade show: timber; with: flax; face: down; take: stone+stone_3 ; 6310d2d71a9d
2 pass ; c4df9dbfc42d
1 trade show: salt; with: water; face: up; take: stone+flax ; f3a481470798
0 pass ; 0b824d433f43
2 trade show: hides; with: water; face: up; take: stack_1+water ; 7fe0310d9a20
1 trade show: flax; with: stone; face: up; take: timber+water ; 88e1ab8deb01
0 trade show: furs; with: furs; face: down; take: flax+stone ; 0bd618322705
2 order buy empiricism; pay flax+hides+treasury 13 ; f7a39fb53d63
0 order buy pottery; pay stone*3 ; 8deccc396f55
1 claim buy deism; pay timber+treasury 12 ; e7c4e5132b6b
2 2 ; 6aeddc441b89
0 2 ; 201016a71dd7
1 4 ; c2a808c1d673
2 taxila ; 1c5fc5cfb5bf
2 done ; 3de383b14087
1 march upper_oxus ; 3e86e94c6526
1 chorasmia*1 ; 58c1612a017d
1 march nisa ; c01e0864c36f
1 hyrcania*4 ; 533ff3e745b4
1 march caspian_coast ; 313959411ab1
1 chorasmia*1 ; e13c2ac5cfe1
1 march upper_oxus ; 3cf1ce7a2446
1 margiana*1 ; c795eac7e73d
1 march chorasmia ; 093fa70d0010
1 toprak_kala*2 ; 5d11e216bb79
1 march chorasmia ; 38da39f369e7
1 upper_oxus*1 ; 27e6ce1f84da
1 march chorasmia ; 661e329639bd
1 western_sogdiana*1 ; e0843789026d
1 march dahae ; bc10e8ffd39b
1 hyrcania*1 ; 1dd233b99563
1 march dahae ; 79a1961ba435
1 hyrcania*1 ; 6d47bee5811f
1 march kara_bogaz_gol ; bd2e6788e192
1 dahae*1 ; e3cb5ba4aa7f
1 march hyrcania ; f4e30f5ee436
1 nisa*1 ; 3b85a9d5e553
1 done ; 9b38ee5b9138
0 done ; 643c265775e7
1 hyrcania+toprak_kala ; bf23310b6505
0 done ; 382e750f7aa5
2 done ; 5dd47c1e0ca8
1 done ; 8184e7d80fb2
0 trade show: furs; with: flax; face: up; take: stack_1+stack_2 ; e523248d83ef
2 trade show: water; with: salt; face: up; take: furs+flax ; 64531c0288ed
1 trade show: flax; with: salt; face: down; take: stack_4+water_2 ; dcc4f706399c
0 pass ; 1b7a227cb293
2 pass ; 6099448319aa
1 trade show: cotton; with: water; face: down; take: flax+stack_3_2 ; b431469b8eb8
0 pass ; dd1f2222408c
2 pass ; ce1083908469
1 trade show: sugar; with: flax; face: down; take: salt+water_2 ; 25a9035a45f0
0 trade show: furs; with: water; face: down; take: water+stack_1 ; 8428015c3209
2 trade show: flax; with: flax; face: up; take: furs+water ; bd710ed09386
1 trade show: water; with: furs; face: up; take: flax+flax_2 ; df495dac8fd3
0 pass ; 96920e118064
2 trade show: furs; with: water; face: down; take: water+furs ; 8f580c9da520
1 trade show: water; with: salt; face: up; take: stack_3+water ; b53d18389515
0 pass ; 9883d80b4954
2 trade show: furs; with: water; face: down; take: furs+water ; c53e649a6d4f
1 trade show: flax; with: slave_revolt; face: down; take: sugar+water ; 094db72de01e
2 order buy deism; pay furs*2+treasury 7 ; 1a3b1416a64d
0 order buy metalworking; pay flax+hides*2+treasury 25 ; 981937583bdc
1 claim buy literacy; pay flax+salt+sugar+treasury 22 ; ceb68a9bed69
2 2 ; 3eef7c47568f
0 2 ; abd0e28fe091
1 4 ; 7c5619170625
2 march lothal ; 1dfc210e07f9
2 dholavira*1 ; 23989fad0faf
2 march bactria ; a36122f1605b
2 kuhwat*4 ; 767e1f4ba7ca
2 done ; 7370c1af120c
0 done ; 06766f98ee98
1 done ; 14a5571b0b5a
2 kuhwat ; 710919dcafcd
0 done ; ed2cb804adc6
2 done ; ef60ae0e3cef
1 done ; 890eaaea112f
0 trade show: flax; with: water; face: up; take: water+stack_1 ; 423e6fe6f092
2 trade show: stone; with: hides; face: down; take: stack_3+water ; 46660f835518
1 trade show: furs; with: flax; face: up; take: stone+stack_1 ; abba7e779cff
0 pass ; 00ef70498e7a
2 trade show: timber; with: salt; face: up; take: stack_2+stack_4 ; efce949676b0
1 trade show: stone; with: cotton; face: down; take: timber+salt ; 2caff9ccd0ce
0 pass ; c7e17f88d7f2
2 trade show: sugar; with: water; face: up; take: flax+furs ; 07f30382e77c
1 pass ; fb6769a0291a
0 trade show: flax; with: water; face: up; take: flax+water ; 85dddcf8e8d4
2 trade show: flax; with: water; face: down; take: flax+water ; 0da3fda77eef
1 trade show: hides; with: timber; face: down; take: stack_4+water ; bf375064621b
0 pass ; 4ca43da54978
2 pass ; 02995e462107
1 pass ; 1333fa30c37b
1 order buy theocracy; pay salt*2 ; 23708ded4684
2 order buy cloth_making; pay flax+furs*2+treasury 6 ; c0f6a6d3cc29
0 claim buy sculpture; pay flax+treasury 14 ; c2c29e73ccbe
2 2 ; 78b487d13faf
0 2 ; 6bef7e162b8f
1 2 ; 3f9ebe02d00f
2 done ; 6f5dfba17a86
0 march chanhu_daro ; 215f711a4a99
0 balakot*1 ; 3259a8aba7e1
0 march arachosia ; b082d99a58f5
0 mohenjo_daro*2 ; 90d39be5beb3
0 march arachosia ; 5075edd51dd1
0 mohenjo_daro*1 ; 6fc01c09c02d
0 march avanti ; bee112e4e629
0 ujjain*4 ; ab51b5c3d1e4
0 march chanhu_daro ; 133ed5a2ad86
0 mohenjo_daro*3 ; 3858fe802196
0 done ; 93bbb79fb2bf
1 done ; 2325a40c50ad
0 mohenjo_daro+ujjain ; 8701ce3008f3
2 done ; fa4c059fac91
0 done ; a1a0a8e13fdd
1 done ; 3355845a6203
2 trade show: hides; with: treachery; face: down; take: water+stack_2 ; 2e06552a8246
0 trade show: water; with: salt; face: down; take: stack_1+stack_2 ; 4f38e89077c9
1 trade show: flax; with: stone; face: up; take: stack_3+water ; 4e25c11be940
2 trade show: timber; with: stone; face: up; take: stack_3+stone ; 27a9cf71fb18
0 trade show: furs; with: treachery; face: down; take: hides+stone ; 4156fc616522
1 trade show: salt; with: water; face: down; take: flax+furs ; 9b2345187e38
2 trade show: salt; with: water; face: up; take: stack_2+water ; 151328019c5b
0 pass ; c394693a2db9
1 trade show: flax; with: furs; face: down; take: salt+water ; aa8051db9499
2 trade show: stone; with: treachery; face: down; take: timber+flax ; 96262e9776b6
0 pass ; d26693fecc8e
1 trade show: timber; with: salt; face: down; take: stack_4+stack_2 ; 95a7e9bb7cde
2 pass ; b7ebd9e734cf
0 pass ; 9db16199758f
1 trade show: water; with: sugar; face: up; take: stone+stack_2 ; a7ce25d4947e
2 trade show: timber; with: flax; face: down; take: water+sugar ; 33a335858c45
0 pass ; 64ac6acfa787
1 trade show: stone; with: treachery; face: down; take: salt+stack_1 ; f2bbc6468521
0 hyrcania ; 18f5021ae2a3
1 order buy astronavigation; pay cotton*2 ; 5ae306966bb3
2 order buy pottery; pay sugar+treasury 11 ; 15db26448d41
0 claim buy theocracy; pay hides*3+stone+treasury 4 ; 49fa246b43b3
2 2 ; 859335ad6d39
0 2 ; e089fedf8630
1 1 ; 72551431adc3
2 march chanhu_daro ; 91485c2ddc7a
2 dholavira*4 ; 93b46f0e0295
2 march dholavira ; 2183383fa7f8
2 chanhu_daro*2 ; aac568657f00
2 march lothal ; cf463d93c6c4
2 dholavira*2 ; 172e0c13bb84
2 march balkh ; 6b32b6106d97
2 samarkand*2 ; a8c6a088d8cd
2 march balkh ; 148999c6bff9
2 bukhara*1 ; 0e81b74669a2
2 march balkh ; 212f71527ace
2 bukhara*1 ; 2b5f9b7b4a63
2 march gandhara ; 7107d0aa9824
2 bactria*2 ; e4c6a421b0ef
2 done ; 89c8f3305ef3
1 done ; da1d3b5492ab
0 done ; f5a83b4083b2
2 dholavira ; 9376a811ed30
1 done ; 94c8d9280286
2 done ; f05fe6e8ab11
0 done ; 40a926a8b4a9
1 trade show: flax; with: furs; face: up; take: water+stack_3 ; 0036a345a00b
2 trade show: sugar; with: water; face: up; take: stack_2+flax ; a18a66fabf60
0 trade show: stone; with: timber; face: down; take: stack_4+water ; 0814f34d0720
1 pass ; db984cce6dad
2 pass ; 40a473c930e7
0 trade show: hides; with: cotton; face: down; take: furs+stack_3 ; c2c1165a4f2c
1 trade show: timber; with: water; face: down; take: stone+hides ; 90202d0e342b
2 pass ; 8db64967d8de
0 trade show: furs; with: timber; face: up; take: stack_1+sugar ; 04da4cbfc7a4
1 pass ; dfc05d7adb9b
2 pass ; a8fff469db7a
0 pass ; 24d57105001f
2 indus ; cde3d78e2274
2 gandhara+kuru*2+sagala+aria ; 4e5eb09db294
1 order buy metalworking; pay hides*2+stone*2+salt*2+treasury 11 ; 887437095eca
2 order buy drama_and_poetry; pay flax*2+stone*2+treasury 3 ; 62211c4cc7d9
0 wait ; 9cf49d79e67b
0 pass ; fd727b810b4c
2 2 ; 5a56de875f06
0 2 ; d1c9865c638b
1 3 ; 7c89f414c8d4
1 done ; 638a7d6df3b5
0 done ; 7b3e4341ffbf
2 done ; 96c8601ee3de
1 done ; 48b52d7ffcf2
2 done ; fb00b7d2bfe0
0 done ; 15018503a577
1 trade show: hides; with: stone; face: down; take: water+stack_3 ; 9f6a09051713
2 trade show: furs; with: timber; face: up; take: stack_1+stack_4 ; a5a5fd34416d
0 trade show: flax; with: salt; face: up; take: stack_2_2+furs ; 441bfb86df65
1 trade show: timber; with: salt; face: up; take: timber+salt ; 7e86d8bb12a8
2 trade show: water; with: sugar; face: up; take: flax+salt ; 7627e91f655e
0 trade show: furs; with: furs; face: up; take: water+sugar ; 8d41a49913f4
1 trade show: timber; with: salt; face: up; take: stack_2+furs_2 ; fe46728c084f
2 trade show: hides; with: cotton; face: up; take: hides+salt ; 6fc2c363b56e
0 trade show: stone; with: flax; face: up; take: furs+hides ; 01eee037159d
1 pass ; 4ef60ff96bd6
2 trade show: salt; with: salt; face: up; take: timber+timber_2 ; 39952908713b
0 trade show: water; with: cotton; face: up; take: flax+salt ; 2dfabbf85b52
1 pass ; e70b68571f07
2 pass ; a777ebc3be37
0 trade show: furs; with: flax; face: up; take: salt+water ; ec61907d05df
1 pass ; 17d3ca2dd88c
2 pass ; 22412225d549
0 pass ; 68257d2d0839
1 wait ; 3cc12348e916
2 order buy music; pay flax*2+hides ; b4c47f24659c
0 claim buy agriculture; pay salt*2+sugar*3 ; 76b72d629368
1 pass ; 53b7c86a31f3
2 2 ; e10eee9b2993
0 2 ; cf92ae0a7254
1 4 ; 9caea24eeafa
1 karakum+western_parthia+western_sogdiana ; c12ba5772260
2 done ; 9b355cd061f4
0 done ; 29d77390601a
1 march nisa ; 686a8ed000d1
1 eastern_parthia*1 ; e923e8fe6336
1 march nisa ; c8fa285e5478
1 eastern_parthia*1 ; 780b4e5e2f65
1 march upper_oxus ; 0f0d6f3808a6
1 balkh*1 ; a59c7cf2885d
1 march dahae ; dd7aadeb2c07
1 hyrcania*1 ; e09619866f21
1 done ; 13e97f0602a3
1 buy 2 ; da5a2ba66c37
1 buy 2 ; 050ba80bb448
1 done ; 90d2b78ca28a
2 done ; d79c247c0b2d
0 done ; 42e0d91bfc29
1 trade show: stone; with: flax; face: down; take: stack_1+stack_2 ; 4b1c8bb8560a
2 trade show: water; with: salt; face: down; take: water+stack_3 ; 957d58949af9
0 trade show: cotton; with: hides; face: down; take: stack_1+stack_3 ; 0664a34cc8a5
1 pass ; dd0f88776148
2 trade show: hides; with: water; face: down; take: water+stack_1 ; d562e289e517
0 pass ; 81459f28e815
1 pass ; e71637e34315
2 trade show: furs; with: water; face: up; take: hides+water ; 1bd9bb14f30b
0 pass ; cb39f9950ab7
1 trade show: timber; with: flax; face: down; take: stone+furs ; 08d8296a9f65
2 trade show: hides; with: sugar; face: up; take: timber+stack_1 ; cf5e771288eb
0 pass ; f90c1d1ebca8
1 pass ; 2d02e813a59a
2 trade show: flax; with: slave_revolt; face: down; take: water+sugar ; bc19ad126585
0 pass ; 4cfeed6c0756
1 trade show: stone; with: water; face: down; take: hides+flax ; 13ffc0c7c0c4
2 pass ; 30d914709ad4
0 pass ; 157c885124b4
0 mohenjo_daro ; 10a4fd4acee9
1 order buy diplomacy; pay furs*6 ; ace3184fc182
0 order buy astronavigation; pay flax*2+salt*2+treasury 14 ; 64bf1a329993
2 claim buy architecture; pay hides+timber*3+sugar+treasury 13 ; 95084fee987f
2 2 ; 813e90aaabb0
0 2 ; eab3e515c576
1 4 ; 1492102bacf1
0 arachosia+avanti*2+balakot+maru*2+mohenjo_daro*2+surasena*2+surashtra*2+thar_desert*2 ; 86454e17544e
1 karakum+western_sogdiana ; f807d3aa257d
0 march avanti ; bea4f8a441f6
0 maru*2 ; db339508ad4f
0 march arachosia ; dbe8c509120b
0 mohenjo_daro*2 ; ffc9e65e67ff
0 march avanti ; 997464d85e51
0 maru*1 ; f866ed9f60f1
0 march balakot ; 470c9a496ebc
0 sindh*1 ; 19ef5592e308
0 done ; 5c7232028a1c
2 done ; 49378b5097a3
1 march chorasmia ; ecf25fb28353
1 upper_oxus*1 ; 697a562fd5d5
1 march kara_bogaz_gol ; 5d2983177829
1 chorasmia*1 ; 00e2a218046f
1 done ; 55611ac5a551
2 chanhu_daro ; a31ee1765660
0 none ; 5ff68638cd42
0 mohenjo_daro ; ecb614630455
1 done ; c23fbc572aa9
0 done ; 8776d6df8989
2 done ; 346cd23748e2
1 trade show: flax; with: salt; face: down; take: water+stack_4 ; 4febc3ebdd1f
0 trade show: sugar; with: treachery; face: down; take: stack_2+stack_3 ; 02d24dd04518
2 trade show: stone; with: superstition; face: down; take: flax+sugar ; 227e48b21dd5
1 trade show: water; with: sugar; face: up; take: stack_1+stone ; 4fea218f382e
0 trade show: flax; with: stone; face: up; take: stack_3+water ; fe6e84f8f7a6
2 trade show: hides; with: salt; face: up; take: stack_2+stone ; 34a90dc737d8
1 trade show: stone; with: stone; face: down; take: hides+salt ; 4b33c50e0114
0 trade show: salt; with: water; face: down; take: flax+stone ; 9eb33cd4d918
2 pass ; bc653d26c5d5
1 trade show: salt; with: water; face: up; take: salt+water ; 8feaeeb7097d
0 trade show: stone; with: water; face: up; take: stack_2+water ; 99154dbf8724
2 trade show: water; with: treachery; face: down; take: stone+water ; 2584eb8d4ba7
1 pass ; 9051b8105d53
0 trade show: water; with: stone; face: down; take: water+stack_2 ; 71521cb6314c
2 trade show: sugar; with: water; face: up; take: water+stack_2 ; 1877f7c5516c
1 trade show: salt; with: water; face: down; take: salt+water ; 61e63a8241a8
0 trade show: flax; with: treachery; face: down; take: salt+water ; 5916396b4df3
2 pass ; 47edc877a12f
1 mohenjo_daro ; 9bef26f6a824
2 chanhu_daro ; 2d60d037ece7
1 order buy rhetoric; pay hides*4+salt+treasury 11 ; f0f758572a66
0 order buy coinage; pay timber*2+salt+treasury 15 ; 8256f376d379
2 claim buy metalworking; pay flax+stone*3+treasury 16 ; 0a8931e30c82
2 2 ; 18065e05da4f
0 1 ; 529648da61d8
1 4 ; 7542ac160b3a
0 mohenjo_daro ; d7e6c00368fe
0 done ; 3d99ddc7d0b3
2 done ; ccca8844a872
1 march balkh ; cac457a7c4c3
1 bukhara*1 ; ee2734f2d33c
1 march margiana ; e6cab8f325e6
1 balkh*1 ; a2cfdb972291
1 done ; 493bb85c939a
2 samarkand ; a21d44b5f455
1 done ; c2aa25a23872
0 done ; bcca1973b875
2 done ; c9e20af09c56
1 trade show: timber; with: water; face: down; take: stack_1+stack_2 ; e409eaa66bc9
0 trade show: cotton; with: water; face: down; take: water+stack_3 ; bf4c520a042d
2 trade show: flax; with: stone; face: up; take: timber+water_2 ; 612d594a4281
1 trade show: water; with: stone; face: up; take: water+stone ; be02c6e3d97f
0 trade show: hides; with: salt; face: up; take: stack_4+water ; cb70d1142d2a
2 trade show: water; with: sugar; face: up; take: flax+salt ; 3b49ccae45ac
1 trade show: stone; with: water; face: up; take: stone+water ; b09d16d073fb
0 trade show: furs; with: sugar; face: up; take: sugar+stone ; c07221b85a08
2 trade show: water; with: salt; face: down; take: hides+furs ; 1b6f45a34831
1 pass ; 17066d5e8b66
0 trade show: timber; with: stone; face: down; take: sugar+water_2 ; 6fb03b7523d5
2 pass ; 459c8c2cea69
1 trade show: stone; with: water; face: up; take: water+stack_2 ; b31e05c9c6f6
0 pass ; 52215ec829cd
2 trade show: livestock; with: furs; face: up; take: timber+water ; a51f9b59dc38
1 pass ; 9c7c40f03f93
0 pass ; 5a701dba2326
2 pass ; f34c608928de
0 wait ; 263d95f06995
1 order buy architecture; pay hides*2+stone*2+treasury 18 ; e55e88a2a383
2 claim buy rhetoric; pay timber*3 ; ec1202ba226e
0 pass ; 057e9f88868c
2 2 ; 510345dfc030
0 1 ; d7f5f31bf024
1 2 ; 7bce4ffa0d91
0 done ; 8a26b4e40f80
2 done ; 9ef4e7ce5898
1 march upper_oxus ; 5c147cb254b4
1 balkh*1 ; 3b5f8f46c332
1 done ; 6e01a99607c7
2 none ; 3d99f9f3e6cb
1 balkh ; 260d081a9b33
0 done ; 4cb07f3c139e
1 done ; 5659f9d7550e
2 done ; 3988a798cecf
0 trade show: salt; with: cotton; face: down; take: stack_1+stack_4 ; 87790d5cc086
1 trade show: stone; with: cotton; face: up; take: stack_3+salt ; d57ab983d9a5
2 trade show: cotton; with: hides; face: down; take: water+stack_5 ; 010b2da2002b
0 pass ; 97de5c1b3a64
1 pass ; c111dcc27a86
2 trade show: water; with: lacquer; face: down; take: stack_2+stone ; ecf6ed8238d7
0 trade show: furs; with: water; face: down; take: stack_1+water ; c75fe09d2423
1 pass ; e83521b33872
2 trade show: stone; with: flax; face: up; take: furs+water ; 783d37c9022a
0 pass ; 1c43e32eb4a0
1 pass ; 514fa478015c
2 trade show: water; with: livestock; face: down; take: stack_4+flax ; 99e4e8455798
0 pass ; 7207582fe691
1 pass ; 002321419611
2 trade show: water; with: cotton; face: down; take: cotton_2+water ; f8f058eeb007
0 pass ; 5dddaa55e110
1 pass ; be3afc1cbe15
2 trade show: cotton; with: water; face: up; take: cotton+water ; e068183e819b
2 indus ; e5fa762d9d92
2 gandhara*2+harappa*2+aria ; 246a12bfa02b
2 taxila ; 675dd5ad1fbb
2 order buy coinage; pay flax*2+furs*3+cotton+treasury 4 ; 302a89bd5a86
0 order buy literacy; pay sugar*3 ; 97d2149d526a
1 claim buy medicine; pay flax+salt*3+treasury 22 ; 9bfa4ede0b80
2 1 ; c44f54617fe8
0 1 ; 69a707eaa15c
1 4 ; d66609507d39
0 done ; 8e6fb2b550d5
1 done ; c42c17592d5b
2 done ; 561fd7209f0e
2 none ; d86c8ed9b76f
1 none ; 98a8e2b628bb
2 done ; 12a7cb969b04
0 done ; 3bfb27b63e3a
1 done ; 68095a72682b
2 trade show: hides; with: salt; face: down; take: stack_1+stack_3 ; 13749e0dbe7c
0 trade show: salt; with: hides; face: down; take: hides+stack_3 ; 265aaeeb9b06
1 trade show: salt; with: stone; face: up; take: stack_4+stack_1 ; 73fb951c1599
2 trade show: furs; with: timber; face: down; take: stack_2+stone ; a7bf929c0b26
0 trade show: hides; with: sugar; face: up; take: furs+stack_3 ; 812571cdd852
1 trade show: water; with: cotton; face: up; take: water+sugar ; eca5d7e42cc9
2 trade show: stone; with: furs; face: down; take: water+cotton ; 6de7e7b33aa0
0 trade show: furs; with: timber; face: down; take: salt_2+hides ; 79e07639fcf3
1 pass ; 1d489b3b7e11
2 pass ; 22f9dee9e3f7
0 trade show: furs; with: salt; face: down; take: salt+stack_2 ; e5a3d298c93b
1 pass ; 3a3f3ac3fd67
2 pass ; 1a679939dcc5
0 trade show: furs; with: salt; face: down; take: furs+stack_3_2 ; 25fe94930cef
1 pass ; 04d28a4b67b8
2 pass ; b13a82fd2d4a
0 trade show: flax; with: salt; face: down; take: furs+furs_2 ; 3912701f1ea9
1 pass ; 9a3a400b3a71
2 wait ; 51903180ae6f
0 order buy drama_and_poetry; pay flax*2+furs*3+salt ; ffdab9b25ebb
1 claim buy agriculture; pay hides*2+sugar*2+treasury 20 ; c8cae0a67467
2 pass ; 5bf70162d114
2 1 ; 4c0d7b2aaace
0 1 ; c84a569351fe
1 4 ; 7538fca8c05a
0 done ; 6d172fba6710
2 done ; 3a3402ab6eb6
1 done ; 9b306db4a53c
2 chanhu_daro ; 704d8505fb68
1 chorasmia caspian_coast+karakum ; 3ad22ee88f6b
2 done ; 53320551ba83
0 done ; 75d286e0ea81
1 done ; 6832a1bcb8a9
2 trade show: sugar; with: furs; face: down; take: stack_1+stack_5 ; 12febca161bb
0 trade show: cotton; with: slave_revolt; face: down; take: stack_3+sugar ; c5236c870284
1 trade show: timber; with: water; face: down; take: water+stack_2 ; 3173315b6f96
2 trade show: timber; with: livestock; face: up; take: stack_2+cotton ; c011c0bba9af
0 trade show: timber; with: sugar; face: down; take: timber+timber_2 ; 5696bbc59c5e
1 pass ; b4aa00fa4c2f
2 trade show: flax; with: furs; face: down; take: stack_3+water ; 2b67b590738c
0 pass ; 9a6ce641cc48
1 trade show: hides; with: lacquer; face: down; take: timber+stack_2 ; cde3033c8fb4
2 trade show: hides; with: slave_revolt; face: down; take: flax+hides ; 65acc0f281ae
0 trade show: hides; with: timber; face: down; take: hides+stack_3 ; dd930663fd5f
1 pass ; da08c88db367
2 pass ; 8f8b97f84246
0 trade show: timber; with: slave_revolt; face: down; take: livestock+hides ; fecdd63a5e78
1 pass ; 96a95de82767
2 pass ; 287e206bc97e
0 trade show: hides; with: livestock; face: up; take: stack_3+timber ; 13b6918bf3c8
1 trade show: stone; with: stone; face: up; take: stack_3+hides ; 4c87b57b3297
0 mohenjo_daro ; 74c278d673d1
2 order buy agriculture; pay flax+hides*2+cotton*3+treasury 4 ; 3c93fccc50d5
0 order buy music; pay hides*2+timber*2 ; 5ab654c372ad
1 wait ; 70fbf25c8649
1 pass ; aef076563aa6
2 1 ; fcb3324179e5
0 1 ; 5c6fee93e0bc
1 4 ; 741d5f5fbd76
0 balakot+mohenjo_daro+sindh*2+surasena+surashtra*2+thar_desert*2 ; ff5d6d3b4408
0 march arachosia ; 06e28a7220fa
0 mohenjo_daro*1 ; f7b5bd9138e1
0 march avanti ; 9d3d88ef4f1b
0 maru*1 ; 7778be7119ce
0 march balakot ; 8e7c4225ccf7
0 chanhu_daro*1 ; 0a93083cdaf3
0 done ; becfc2b13464
1 march upper_oxus ; 8f700305f1e7
1 margiana*1 ; ed4ac5e37272
1 done ; e27a458c7373
2 done ; 8238acf6d62b
2 none ; 1ce488fb2779
1 upper_oxus margiana+chorasmia*2 ; 86e7031a85aa
0 mohenjo_daro ; 6013146d3cb1
2 done ; 116b353768f3
0 done ; 87766977d9ae
1 done ; a18864735d22
2 trade show: water; with: treachery; face: down; take: water+stack_2 ; bb87b39e69ca
0 trade show: flax; with: superstition; face: down; take: stack_1+stack_4 ; 1f13993ddfc8
1 trade show: furs; with: timber; face: down; take: stack_3+water ; 72a2dc5d358d
2 trade show: stone; with: timber; face: up; take: flax+stack_4 ; 60261d318239
0 trade show: hides; with: sugar; face: up; take: stack_2+stack_3 ; 77b6f0f82c85
1 trade show: cotton; with: water; face: down; take: stone+hides ; b55ee87bc7d3
2 trade show: water; with: superstition; face: down; take: timber+water ; 352137a4c74a
0 trade show: salt; with: timber; face: up; take: furs+sugar ; 2b2743b3703a
1 trade show: hides; with: timber; face: down; take: water+salt ; 30ffd48d1994
2 trade show: water; with: sugar; face: up; take: timber+hides ; 0ab048743fb8
0 trade show: stone; with: furs; face: down; take: water+sugar ; 1dbdff12d499
1 trade show: salt; with: salt; face: down; take: stone+stack_2 ; 3c5587890f6f
2 trade show: timber; with: timber; face: up; take: stack_3+salt ; 47d81d0a9c22
0 trade show: sugar; with: sugar; face: down; take: cotton+stack_4 ; 6fcd037b633b
1 pass ; 3c79074f803d
2 trade show: timber; with: salt; face: up; take: timber+timber_2 ; 4ccb8c3f9817
0 trade show: cotton; with: treachery; face: down; take: stack_3+timber ; fa98f777c34b
1 pass ; 30974c5729ea
1 mohenjo_daro ; 1628093238cb
0 ujjain+bukhara ; bbac87dd4e4e
2 wait ; f5cb733de56a
0 wait ; 14980b5fcfee
1 order build bhamala_stupa at merv; pay hides*2+stone*3+furs+treasury 16 ; b9771cf17c4e
2 pass ; 2bfd08620e7c
0 pass ; 7008a53870f1
2 1 ; 7b678375d588
0 1 ; d0cc0391b3e4
1 4 ; 43213dab3672
0 maru+sindh+surasena+surashtra*2+thar_desert+ujjain*2+bukhara*2 ; 5b573bd8befd
0 march arachosia ; f1b90c898266
0 sistan*1 ; d6e99a5e4d41
0 march arachosia ; 0a9561fc5b83
0 sistan*1 ; c2a9e0c8ae59
0 march maru ; 8b04b0540d07
0 chanhu_daro*2 ; 084dd580d110
0 march maru ; 7f5b297fa5e5
0 avanti*2 ; 899a51f6fe24
0 march avanti ; b7a844b10b71
0 maru*1 ; 4465de9d66c6
0 done ; bc64f77a3996
1 done ; ee668df02c05
2 done ; 04c168ddac10
2 none ; beb19a924a3e
1 caspian_coast chorasmia*2 ; 3c449f3c64c9
0 done ; f6d7c472839e
2 buy 3 ; 6b787bd9d04e
2 buy 3 ; 950ce37aaf92
2 done ; f9dfc45d4daf
1 done ; 9709fd6b1346
0 trade show: flax; with: salt; face: up; take: water+stack_3 ; 1474a5e886f8
2 trade show: hides; with: sugar; face: down; take: stack_2+flax ; b3b86e433f47
1 trade show: salt; with: livestock; face: down; take: stack_1+stack_6 ; 9e16dc36379d
0 trade show: timber; with: timber; face: up; take: salt+salt_2 ; 33d01fc15533
2 trade show: stone; with: furs; face: down; take: hides+timber ; 94318f7c8a2d
1 trade show: bronze; with: hides; face: down; take: stack_4+stack_2 ; c8ed26dc3f10
0 pass ; 057bc39b8784
2 pass ; 1ca878fae46d
1 trade show: cotton; with: sugar; face: up; take: timber+stone ; b1f197c45ffa
0 pass ; 9fcb66722120
2 pass ; c3468feddae4
1 trade show: stone; with: silver; face: down; take: stack_4+sugar ; 1595a383904e
0 pass ; cf268e3032bc
2 pass ; ee0e8ed5916d
1 trade show: flax; with: timber; face: up; take: stack_1+stone ; d26572200c3a
0 pass ; 55d654025d40
2 trade show: hides; with: salt; face: down; take: flax+timber ; c583b41c5dd9
1 pass ; 52abed3cfac7
2 order buy monument; pay flax*5+timber*5 ; ba35f6c7ca7f
0 wait ; 88bd3d1b6de8
1 order build giant_stupa at caspian_coast; give bhamala_stupa for hides; pay hides+stone*2+furs+sugar*2+treasury 10 ; 4d2ac8874995
0 pass ; 3c3ce8808623
2 religion=4 ; 4f371e4a7765
0 water ; 103cf50d1192
2 1 ; e4069e78a205
0 1 ; 1c978e72ce32
1 4 ; f5efbaf71aa4
0 sindh*2+sistan*2+surasena+surashtra*2+ujjain+bukhara*2 ; 641d83143fde
0 done ; 494198d70da7
2 done ; 070961a012b9
1 done ; d22d293f4b5d
2 chanhu_daro ; 1e060f48406b
1 chorasmia karakum*2+western_sogdiana ; 9368fb764b66
0 done ; b787d3df7fe4
2 done ; 474826568ce5
1 done ; 3df0ff72e5aa
0 trade show: hides; with: water; face: up; take: water+stack_1 ; 2ce66c83979f
2 trade show: livestock; with: furs; face: down; take: stack_3+stack_4 ; 3e523749cf06
1 trade show: bronze; with: furs; face: down; take: stack_5+water ; a30180c6d2e7
0 pass ; 2fc56a3f9bc0
2 trade show: cotton; with: sugar; face: up; take: bronze+stack_2_3 ; 252b9546acd1
1 trade show: flax; with: cotton; face: down; take: hides+sugar ; 343af52f3c6f
0 pass ; 21cd56f27bca
2 trade show: bronze; with: water; face: up; take: stack_2_2+stack_4 ; 8bcd54bc2019
1 pass ; ae0dcc66d911
0 pass ; db3212834ea0
2 trade show: timber; with: cotton; face: down; take: flax+bronze ; 42926f1340aa
1 pass ; 6cd6de8431b9
0 pass ; 089cf779af54
2 pass ; d4cec709f29e
1 indus ; 74169558ff9f
1 chorasmia*2+eastern_parthia*2+karakum*3+western_parthia+western_sogdiana*2 ; ad3f5dee6388
1 mohenjo_daro ; b092513dd4e0
1 balkh ; 95355d9a8130
2 order buy fundamentalism; pay flax*2+furs*2+salt*2+bronze+treasury 5 ; 34dc0bcfa60f
0 wait ; dcef16c81743
1 order give giant_stupa ; d5afa17309fb
0 pass ; 447ced1afc01
0 water ; 7027aee7b7b9
1 water ; 488cc366c954
2 1 ; fb3c1f84c50e
0 1 ; 51c50ad27bce
1 3 ; ba3c3c5628bb
0 sindh+sistan+surasena*2+thar_desert*2+ujjain*2+bukhara ; 4a3d374d2ddf
0 march sindh ; 894e00dca66c
0 balakot*3 ; a9b5e9746e7d
0 march balakot ; d9f97bebe4b3
0 sindh*1 ; e98081260a4c
0 march sistan ; 8c78d4d69551
0 arachosia*1 ; 4319a4ab68a7
0 march maru ; 42b5aea47d23
0 lothal*1 ; e33015add430
0 march avanti ; 71a8efaedb67
0 maru*1 ; 0106a665edb0
0 march surasena ; db554c9c89dc
0 avanti*1 ; b338054b3e76
0 march surasena ; 9dffc314146c
0 kalibangan*1 ; 3055e93ca993
0 march surashtra ; 66823bfa7d4b
0 lothal*1 ; e0464b003e7a
0 march avanti ; 27165091d478
0 surasena*1 ; bb3e64a728d1
0 march balakot ; 78bf0c6fca2c
0 sindh*2 ; 0e05620b9723
0 march surasena ; 7d2fdc8cd7e6
0 avanti*1 ; d0998e2b7e0b
0 march surasena ; ae64f8b1ca9d
0 thar_desert*2 ; dac56b461625
0 done ; 73718acfa670
2 done ; 7a598422bde4
1 done ; 351e609cba02
2 taxila ; d6f0c35ace6a
1 balkh ; ff08b15b88c0
1 mohenjo_daro ; d7672df89589
1 mohenjo_daro ; 5ce884d4ff17
0 done ; a27023254645
2 done ; b101f6fe3b57
1 done ; 1cc045030ad3
0 trade show: water; with: flax; face: down; take: water+stack_1 ; e612fedb36c2
2 trade show: sugar; with: hides; face: down; take: stack_4+stack_1 ; 2fad4774576d
1 trade show: furs; with: barbarian_hordes; face: down; take: water+sugar ; 77f86e546e43
0 pass ; 154082427904
2 trade show: salt; with: cotton; face: down; take: furs+stack_5_2 ; 52d957369680
1 trade show: sugar; with: salt; face: up; take: stack_2+stack_5 ; 5c593bcd1efb
0 trade show: salt; with: hides; face: up; take: stack_1+salt_2 ; cdcbdfc26b3c
2 trade show: lacquer; with: barbarian_hordes; face: down; take: salt+salt_2 ; 3f603c1261b1
1 trade show: furs; with: sugar; face: down; take: hides+lacquer ; 76fe2fac4b8f
0 pass ; 0df065678a6f
2 trade show: stone; with: salt; face: up; take: stack_3+furs ; 2cf165d75a32
1 trade show: lacquer; with: livestock; face: up; take: stack_5+stack_4_2 ; 77bade204813
0 pass ; 350842f1661b
2 pass ; 92e20e551f3d
1 trade show: lacquer; with: lacquer; face: down; take: sugar+stone ; de1e26ea8528
0 pass ; b64485d5a75e
2 pass ; a817605b3526
1 trade show: stone; with: barbarian_hordes; face: down; take: stack_4+salt ; 561a0f85cbb7
0 upper_oxus ; 341a03745a83
2 done ; 8741e167f8f2
0 doctrine upper_oxus+chorasmia ; fa48f061ef1d
2 wait ; c8509eed3aa9
0 wait ; 4404a084d250
1 claim buy naval_warfare; pay hides*3+salt+cotton+sugar*3+treasury 8 ; b3eff3f40837
2 pass ; f0186dfe1482
0 pass ; 64bc5e1df67a
0 water ; 18ca2a4c319a
2 1 ; 5d0e97a2df13
0 1 ; 6f076988d25e
1 2 ; 739952c37cb5
0 sistan+surashtra+ujjain+bukhara+upper_oxus ; 24b7f5112dcb
0 march arachosia ; 77f8cb8d2068
0 gandhara*1 ; 1b92ecc25f94
0 done ; c7f21e4ea295
2 done ; d577f155db94
1 done ; dacdadb91cfe
2 none ; cc9076975982
1 eastern_parthia western_parthia*2 ; a265b0fa4a98
1 mohenjo_daro ; 73d2203511dc
1 mohenjo_daro ; 8efb5ccc5a37
0 done ; 179be78ebec6
1 done ; 97daf957947d
2 done ; db0e9c2fc1ee
0 trade show: hides; with: water; face: down; take: water+stack_1 ; 1b94855b6d84
1 trade show: sugar; with: hides; face: down; take: stack_3+water ; 402c31592dad
2 trade show: flax; with: stone; face: up; take: stack_2+hides ; 9beca14dadf2
0 trade show: hides; with: flax; face: down; take: stack_1+flax ; f0bb0f42daa9
1 trade show: furs; with: slave_revolt; face: down; take: stack_4+hides ; 69977c60f009
2 trade show: timber; with: cotton; face: down; take: stack_1+stack_3 ; 9bd68fdd8792
0 pass ; 0c952b9b8266
1 trade show: hides; with: cotton; face: up; take: furs+timber ; f1ea639a9be3
2 trade show: stone; with: slave_revolt; face: down; take: stack_4+hides ; f741b1a0560d
0 pass ; ee79eaf7517a
1 pass ; ddc144b727fe
2 trade show: salt; with: salt; face: up; take: cotton+stone_2 ; f7b7432b972f
0 pass ; 7527c8fbb2c6
1 pass ; 01471ab15539
2 pass ; 9ccc84abb75d
2 chanhu_daro ; 3711a2f69482
2 done ; b80d3cbdd279
2 order buy universal_doctrine; pay hides*3+stone+furs*2+cotton*2 ; edeebe6630fc
0 wait ; e1eb6c977bc9
1 order build bhamala_stupa at caspian_coast; pay furs+timber*2+treasury 26 ; 92715d16f74c
0 pass ; 385f84168f8e
0 water ; 307b63a07691
2 1 ; 94afe5130cd7
0 1 ; c6d19e7d8a23
1 4 ; 13364599e675
0 thar_desert+ujjain+kalibangan ; bb5328e17a06
0 done ; 4dda2708bdea
2 done ; 993646268bb6
1 done ; 0bd467d75703
2 none ; f340fe06dd24
1 eastern_parthia western_parthia ; cc316fb6a8bc
1 mohenjo_daro ; 423b2aef5540
1 mohenjo_daro ; cd9cd109c698
0 done ; 314f04a7b10e
2 done ; 7494f61de926
1 done ; 4ce067577661
0 trade show: hides; with: water; face: down; take: water+stack_1 ; d3508a716022
2 trade show: salt; with: water; face: up; take: stack_3+water ; 2749f5f7f8c1
1 trade show: water; with: superstition; face: down; take: stack_2+hides ; 4a6c827fc53c
0 trade show: salt; with: water; face: up; take: salt+water ; 8e360d42d02d
2 trade show: water; with: water; face: down; take: water+water_2 ; 155e148b8e74
1 pass ; 03e16d03842b
0 trade show: salt; with: water; face: up; take: salt+water_2 ; a7a443d999c5
2 trade show: timber; with: water; face: down; take: water+salt ; f16f747e43be
1 trade show: stone; with: stone; face: down; take: water+timber ; 91f7689c4af6
0 pass ; d7dbacfe3943
2 pass ; 5ca771966309
1 pass ; b12deb58ee70
1 balkh ; 8d1c13e1ad91
2 done ; d1c5b5a4fe0e
2 wait ; 166ac5958604
0 order buy rhetoric; pay flax*4+salt*2+treasury 17 ; 1b5c392bbc89
1 order give bhamala_stupa ; 07ff249dc6e7
2 pass ; 055167e60328
1 water*2 ; 206b3de58f06
2 1 ; ea4b4cd614bb
0 1 ; dd84b97251c8
1 4 ; 4be8fecbcd70
0 avanti+balakot+lothal*2+sindh*2+sistan+surasena+surashtra*2+thar_desert*2+ujjain+bukhara*2+kalibangan*2+upper_oxus*2 ; 77b157e11565
0 march avanti ; a5eb3169aba6
0 maru*1 ; 12666b4e19e6
0 march lothal ; 6870863558d3
0 maru*2 ; 886effe3eb49
0 march balakot ; 13112620370e
0 chanhu_daro*1 ; 59ee61db4f5b
0 march avanti ; 041ca9c66acd
0 ujjain*3 ; a70f1a497e2a
0 march maru ; 5865cb02bfe0
0 chanhu_daro*1 ; 2b4f6b32b8a3
0 march balakot ; 3687253d0bad
0 chanhu_daro*1 ; d979b3fdf3f4
0 march balakot ; c8e04fe83005
0 chanhu_daro*1 ; 35c45b21937f
0 march lothal ; ef128fb36ceb
0 maru*1 ; 7b5e1ded7d53
0 march balakot ; 41033b33e192
0 chanhu_daro*1 ; 31d1638d190b
0 done ; 92db3544dce1
2 march taxila ; d53b98ea6b9f
2 abhisara*2 ; 77be6b22a1e8
2 march taxila ; a1944aaeefe9
2 gandhara*1 ; cb137cdd9068
2 march taxila ; 99d823997b1b
2 gandhara*1 ; 75a0e811cee7
2 march bactria ; c078dc3cf035
2 kuhwat*1 ; 0ea95c04cf4a
2 march bactria ; b43d53ae2212
2 gandhara*3 ; c379eca41569
2 march taxila ; 7f2c842b6571
2 abhisara*1 ; 9ff8880fe85d
2 march harappa ; 07b24d03e26f
2 sagala*1 ; cdc5a6fd6f2f
2 march bactria ; 27662ef628f9
2 kuhwat*1 ; 1632d951ee91
2 done ; dba73e2c3588
1 march chorasmia ; fa494cda7203
1 caspian_coast*1 ; cab11419784e
1 march chorasmia ; b33bc38bb38e
1 kara_bogaz_gol*1 ; 126ed8fdb83c
1 done ; f8aed9c17d09
2 none ; 9ba90729b706
1 balkh ; c18d7e95db6f
0 ujjain ; 515908a9467b
0 done ; 59d3c26170cf
2 done ; 51d72aae34ec
1 done ; 7aabdf6f67bf
0 trade show: hides; with: treachery; face: down; take: stack_1+stack_2 ; 07328bcdfd16
2 trade show: water; with: timber; face: down; take: hides+stack_2 ; 0ccbe13f13e8
1 trade show: cotton; with: water; face: down; take: stack_3+water_2 ; 6dd62ba8c866
0 trade show: flax; with: stone; face: down; take: water+stack_3 ; 2e541990b799
2 trade show: hides; with: furs; face: up; take: flax+stack_2 ; ce2daf00a348
1 trade show: stone; with: salt; face: up; take: cotton+hides ; 0d8b2be15ead
0 trade show: timber; with: water; face: up; take: water+salt ; a3671bb58823
2 trade show: water; with: treachery; face: down; take: furs+water ; 83b4ea2cfe65
1 trade show: cotton; with: flax; face: up; take: timber+stack_2 ; bea4fc71b7cf
0 trade show: salt; with: water; face: up; take: stone+flax ; 026c33be2fb1
2 trade show: furs; with: stone; face: up; take: stack_4+water_2 ; 06ca48a762bc
1 pass ; 390f7141567d
0 trade show: flax; with: stone; face: up; take: water+salt ; 25918bfe8431
2 trade show: water; with: salt; face: up; take: furs+flax ; 4df82725cbf0
1 trade show: water; with: treachery; face: down; take: stone_2+water ; 3290ed02bbb4
0 trade show: salt; with: water; face: up; take: salt+water ; 2a10bec3dd56
2 trade show: furs; with: sugar; face: up; take: stone+stack_2 ; e528a410fe41
1 pass ; 7ea178370ffe
1 dholavira+matsya ; 5c054aae7c88
2 done ; 39800dbcc0e5
2 order buy enlightenment; pay flax*5 ; 9208514e0770
0 wait ; 98b7d2e4c987
1 claim buy fundamentalism; pay hides*3+stone+timber*4+treasury 1 ; 05f26c98603a
0 pass ; 90dba01d9dcf
2 1 ; fda662035461
0 1 ; 6d992117bcaa
1 1 ; 4a3bdd2c59e3
0 chanhu_daro+lothal+maru*2+sindh*2+sistan*2+surasena*2+surashtra*2+thar_desert*2+bukhara*2+kalibangan*2+upper_oxus*2 ; a0ee2fca4d2e
0 march maru ; e8c9ddf70959
0 chanhu_daro*2 ; ab29d5ca2826
0 march lothal ; 12269a387799
0 maru*1 ; cbadbff3586a
0 march maru ; bd3d62357831
0 avanti*1 ; bb9aae4b8d36
0 march chanhu_daro ; e0959d7d64f1
0 balakot*3 ; 3fd0a2ce71a9
0 done ; 16d6256c5316
2 march abhisara ; 5e951f4d6c30
2 harappa*1 ; 36f410d1ecec
2 done ; 1c01c87f76ce
1 done ; f640fc5d5a67
2 abhisara harappa+sagala ; 09536bcf0def
1 balkh ; 70ab67ed7ae0
2 done ; d1bf94899e2b
0 done ; 3d96afcc1090
1 done ; 4a2f5d9f9847
2 pass ; cd67405e1a2c
0 trade show: salt; with: furs; face: up; take: stack_1+stack_4 ; 4721c527c10f
1 trade show: timber; with: livestock; face: up; take: stack_5+furs ; ea6eedc66853
2 pass ; 5f1123c751a2
0 pass ; 35f2cd6ca95e
1 trade show: sugar; with: hides; face: down; take: stack_2+timber ; 5375c25af722
2 trade show: water; with: hides; face: down; take: water+stack_1 ; 9507a040f832
0 pass ; 337ea3f04dec
1 pass ; faada3c15c4a
2 trade show: hides; with: water; face: up; take: water+stack_1 ; a6aab540a34e
0 trade show: sugar; with: water; face: down; take: salt+hides ; 9a2d7ff6c784
1 trade show: timber; with: livestock; face: up; take: sugar+sugar_2 ; ba3a3df31d15
2 pass ; 21e0c64a6f17
0 trade show: water; with: salt; face: up; take: stack_3+water ; 614226310f19
1 pass ; e827473cbdf4
2 pass ; e07aa627523f
0 trade show: timber; with: water; face: up; take: timber+water_2 ; bf4f4d91c7c6
1 pass ; e6ffbe59d58e
2 done ; fc996560aac7
1 done ; 8978a1917cac
2 wait ; efb8e5002ad5
0 wait ; 78f2bd21b823
1 claim buy military; pay furs*3+sugar*2+treasury 26 ; bdfadeb834e0
2 pass ; c2d937518b85
0 pass ; e5b6ba1ff347
2 1 ; 32341ddfe8f9
0 1 ; 0bb659ff9668
1 4 ; de610b72f279
0 balakot+lothal+maru+sistan*2+surasena*2+surashtra*2+thar_desert+bukhara+kalibangan+upper_oxus ; 8df19079dd69
0 march chanhu_daro ; 47deea748d9f
0 balakot*2 ; 316544222bcc
0 march maru ; f21474dc82b9
0 lothal*2 ; 2ce9e3445074
0 march lothal ; 2c07d5842479
0 maru*2 ; cb1a8140cdb4
0 march maru ; e448c6eb1cac
0 chanhu_daro*1 ; d924af1facee
0 done ; c778d2afb814
2 march gandhara ; 8fc43c82935b
2 bactria*5 ; 3c10d444eb7d
2 march kuhwat ; e9f4c9539cb4
2 taxila*2 ; f768904580ea
2 march harappa ; 912b80c17023
2 gandhara*2 ; 044a8a05b31f
2 march harappa ; 6b95c0180cb0
2 abhisara*3 ; 342a1a52a5e1
2 march kuhwat ; b503f1a57882
2 taxila*1 ; 6a8a23ff8731
2 march sagala ; 628412902162
2 taxila*1 ; 23333a96ff49
2 march kuhwat ; 6c40063eef22
2 taxila*1 ; c8a943a113f9
2 done ; 036b37c2a676
1 done ; f6ffbad034fc
2 none ; e72066a92039
1 balkh ; ad595cf9f3e3
0 balakot ; 62a0ada9dd43
2 done ; 67d46a41aced
0 done ; ae1df537aeaa
1 done ; 1ebbacc06664
2 trade show: water; with: furs; face: down; take: water+stack_2 ; 0096143655bf
0 trade show: salt; with: stone; face: up; take: stack_5+water ; c2253050b9fe
1 trade show: flax; with: lacquer; face: up; take: salt+stone ; 4643187fb942
2 pass ; 83e5ba763e2a
0 trade show: timber; with: water; face: up; take: stack_1+flax ; b4b82bc69e31
1 pass ; efe70b30177e
2 pass ; 3c553cab8277
0 pass ; 17f77f48af65
2 done ; eb94026d7746
1 done ; 12ea76434c37
2 wait ; a92c6f0c2180
0 wait ; ea1b53c928e3
1 order build bhamala_stupa at merv; pay stone*2+salt*2+cotton+treasury 16 ; 9c0de62e85bf
2 pass ; a9f5b46df733
0 pass ; d4ece5b5a92b
0 water*2 ; c489f8ac5969
2 1 ; a7d58e460776
0 1 ; 9e056bb3f592
1 4 ; e2da1edbf5d8
0 lothal*2+maru+sindh+sistan+surasena+surashtra*2+thar_desert*2+bukhara+upper_oxus*2 ; 33eaea33b2a4
0 march lothal ; 390286ece144
0 maru*2 ; 0080d87e5774
0 march lothal ; 958a038f1b0e
0 maru*1 ; c1684c74cdfd
0 done ; 85a351bcd6aa
2 march taxila ; 195d3189fc9a
2 abhisara*4 ; db6bd6b4dff0
2 march taxila ; 8bebc40cbcc5
2 abhisara*1 ; 6ecb2bd23fca
2 march bactria ; 6353743fc16e
2 kuhwat*1 ; 00336de8d069
2 done ; 7e867f3574b0
1 done ; 11adf8d613a9
2 bactria kuhwat+aria ; 37025344a979
1 none ; 62ebd1e30696
2 done ; 91f6e682d485
0 done ; 27414b9ed8cd
1 done ; 19a4c575298d
2 trade show: salt; with: furs; face: up; take: stack_1+stack_3 ; e6454934d33c
0 trade show: furs; with: timber; face: down; take: stack_2+salt ; 3c79c66f25de
1 trade show: cotton; with: slave_revolt; face: down; take: stack_4+furs ; 19111a527e98
2 trade show: water; with: salt; face: up; take: water+stack_3 ; c53657f706d8
0 pass ; 8b86d3f294aa
1 trade show: water; with: lacquer; face: up; take: furs+salt ; 8fdf4b24d575
2 pass ; c7343a83396b
0 trade show: livestock; with: stone; face: up; take: cotton+stack_3 ; f97c850745b1
1 trade show: flax; with: sugar; face: up; take: stack_5+water_2 ; 4dd076ca5748
2 trade show: flax; with: hides; face: down; take: water+stone ; 9d1c3403d5da
0 trade show: cotton; with: water; face: down; take: flax_2+stack_1 ; ecd2d41955b9
1 trade show: salt; with: furs; face: up; take: lacquer+water ; e9766acd6163
2 trade show: hides; with: timber; face: up; take: flax+salt ; d0892bb67132
0 trade show: salt; with: slave_revolt; face: down; take: hides+timber ; 7e443ae33e6d
1 pass ; 3115aecebf86
2 pass ; 0d3796d4de40
0 pass ; cdea84e4a8eb
2 done ; 87ec81cd49e2
1 done ; 89697b5b07cc
2 order build giant_stupa at abhisara; pay flax*2+stone*4+salt+treasury 1 ; 4f51cc664f7d
0 order buy architecture; pay flax*4+hides*6 ; a09263f7b03f
1 order give bhamala_stupa ; d12161865596
0 claim buy fundamentalism; pay flax*4+hides*6 ; d4b2247d9899
1 no ; 627f377824b3
1 water ; 052198bde098
2 1 ; 514bd6b7f1f2
0 1 ; cc82974e5f0b
1 1 ; 4a61dbe73cd4
0 lothal+maru+sindh*2+sistan*2+surasena+bukhara*2+kalibangan+upper_oxus ; 32d95091b47c
0 march avanti ; b661a08f3297
0 maru*1 ; 39dabead2094
0 march maru ; e5d49e98f469
0 chanhu_daro*4 ; 28dccdc38fdf
0 march sindh ; 3dcdeab29dd7
0 arachosia*2 ; ba6176654482
0 march sistan ; 7d3f13fa9cd6
0 poura*1 ; 604cd03a4024
0 done ; dc6db2d0e6ef
2 march gandhara ; 2ea880606fa2
2 taxila*2 ; 32809c4e3f93
2 march gandhara ; 3f5fe1ac3d5c
2 taxila*1 ; ca0baa876aef
2 march sagala ; 8fe0ad2f0d57
2 taxila*1 ; 97addd535f99
2 march gandhara ; 529cff9120d4
2 taxila*2 ; 417242fc1872
2 march sagala ; 35bb4d3c0e6d
2 gandhara*1 ; fb89d06b01c6
2 march sagala ; 6738256fd460
2 taxila*1 ; 7b0d7747b5b3
2 march sagala ; f92d7f01e882
2 taxila*1 ; 0885d22170d0
2 march aria ; c0dcd9fc1384
2 gandhara*1 ; d42f1484a2be
2 march aria ; 27fd5cfde3fd
2 margiana*1 ; b27c3f6d84f5
2 march aria ; 1ed28b4b570d
2 sistan*3 ; fcfb63678955
2 done ; a63b98273482
1 done ; b56a39d83189
2 none ; e35f84256369
1 balkh ; 89d4626eaa6d
2 taxila ; b2051f5bda02
0 chanhu_daro ; e40d333d2d39
2 done ; 6484e237028a
0 done ; 5c035e13cab2
1 done ; 26c4436b0b52
2 trade show: timber; with: water; face: down; take: stack_1+stack_2 ; 373c89cdd762
0 trade show: hides; with: timber; face: down; take: water+stack_3 ; 71acd2aa4e00
1 trade show: hides; with: sugar; face: down; take: stack_5+water ; a6c897b3e049
2 trade show: flax; with: hides; face: up; take: hides+hides_2 ; 60380eb94fb9
0 trade show: cotton; with: water; face: up; take: stack_3+flax ; 01c0c1a11326
1 pass ; 18bab8453002
2 trade show: hides; with: water; face: up; take: hides+water ; 3c34736a96fd
0 trade show: flax; with: timber; face: up; take: timber+hides ; dcac06f30ae0
1 pass ; 871656d96bab
2 pass ; b047b4a7067c
0 trade show: hides; with: timber; face: up; take: cotton+water ; 84e79603ebd1
1 pass ; 486b58263e48
2 trade show: stone; with: stone; face: up; take: hides+timber_2 ; eb9105f7b364
0 pass ; f79c9d5ebfbe
1 trade show: salt; with: water; face: up; take: flax+stone_2 ; 14f79b3b4ba4
2 trade show: timber; with: water; face: down; take: timber+water ; 47852982e930
0 trade show: salt; with: salt; face: down; take: stack_4+stone ; aa4c3c93d4d0
1 pass ; f05a6646d568
0 chanhu_daro ; 0e6ec0f67b36
0 dholavira ; f6e83afd0275
2 order give giant_stupa ; 29c6ba57a9fc
0 wait ; 9d575b7744d3
1 claim buy enlightenment; pay stone+furs*3+lacquer*2+livestock*2 ; a8b908ac13c9
0 no ; 7c23a8c2a08e
0 pass ; b4fa9f69fa33
2 1 ; 3d1567f2c357
0 1 ; b553be1c59e9
1 3 ; 099532450904
2 matsya ; fd0a449774e9
0 sindh+surasena*2+surashtra+thar_desert+kalibangan+upper_oxus*2 ; b7856fc39824
0 march lothal ; c86e42753045
0 maru*1 ; 10a5ae57eca8
0 done ; 662e81e33222
2 done ; 1caae1c55fd6
1 march balkh ; 5c15416af1ce
1 kuhwat*1 ; 7bceb396e0a6
1 march dholavira ; cfcc157d779e
1 chanhu_daro*1 ; 87c5f609bcf1
1 done ; 1f791d50745d
2 none ; 0a83e14e8964
0 done ; f8ad4f54b19b
1 done ; d90a7f4b9479
2 done ; 3b34aef26892
0 trade show: sugar; with: salt; face: up; take: stack_2+stack_3 ; aed473a6650d
1 trade show: timber; with: water; face: up; take: water+stack_1 ; c23f0ae4f29c
2 trade show: water; with: cotton; face: down; take: timber+water ; 0402a599cf9b
0 trade show: flax; with: timber; face: down; take: stack_4+water ; 67c34d132d38
1 pass ; d4df9d31de45
2 pass ; 7829d1e54f60
0 trade show: cotton; with: cotton; face: down; take: sugar+stack_4 ; 1e38424e4a73
1 pass ; c19f377c6824
2 pass ; 04a37007ece6
0 trade show: sugar; with: cotton; face: down; take: cotton+stack_4 ; 31ee337fa54a
1 pass ; 6e78172c389a
2 pass ; cfe015010217
0 trade show: furs; with: treachery; face: down; take: flax+stack_3 ; f939a6932934
1 pass ; 8b01710d2866
2 pass ; 4f84958d18e8
0 pass ; e80b5adff841
1 balakot ; 4905b54331fc
2 order buy law; pay hides*4+furs+timber*3+treasury 10 ; 9e94fcff9d2b
0 order buy architecture; pay flax+stone+timber+cotton*2+treasury 18 ; 7f199d0fb494
1 claim buy universal_doctrine; pay flax*3+furs+treasury 39 ; ce29ad5b700f
2 1 ; 17da7f80ebc1
0 1 ; cb3b337c43f3
1 4 ; 25bc21e231c5
0 done ; d755986e8900
2 done ; e385e352c3ec
1 done ; 2433649ea075
2 none ; 18253f28419b
0 none ; c804ec47ef91
1 kara_bogaz_gol chorasmia*2 ; c65d07401f53
0 done ; 5a49eae49b49
2 done ; 73a585986855
1 done ; a0964feed31b
0 trade show: stone; with: water; face: up; take: water+stack_1 ; bf1853dd4953
2 trade show: furs; with: water; face: down; take: stone+water ; ad8d6cc4d542
1 trade show: stone; with: superstition; face: down; take: stack_2+stack_4 ; 2d04e415d96e
0 trade show: flax; with: hides; face: up; take: furs+water ; f67efed1e328
2 trade show: timber; with: stone; face: down; take: stack_4+hides ; 6f0c492a7aac
1 trade show: water; with: sugar; face: down; take: stack_3+flax ; d54789b21be1
0 trade show: furs; with: water; face: up; take: stone+water ; 01398c721782
2 trade show: sugar; with: superstition; face: down; take: stack_2+stack_4 ; e0cd8215a4c7
1 trade show: furs; with: lacquer; face: up; take: timber+stack_4 ; 4284fd6b43f0
0 trade show: stone; with: water; face: up; take: water+furs_2 ; 59712d44635f
2 trade show: sugar; with: water; face: down; take: stone+water ; e1c74f36f608
1 trade show: water; with: superstition; face: down; take: sugar+water ; 23fe9f7862df
0 trade show: furs; with: water; face: up; take: furs+water ; 629fac6d28d9
2 pass ; 7b30d017f123
1 trade show: flax; with: salt; face: up; take: sugar+water ; 88851bcb3f9d
0 pass ; 120918b6b4de
2 pass ; 4c08d11bc3db
1 pass ; 50afe1773645
1 balakot ; a2b1ee03e658
2 wait ; deaff36c579f
0 wait ; d86670be9ce9
1 order build bhamala_stupa at caspian_coast; pay flax+timber*2+sugar*2+treasury 11 ; 03088c1b56c2
2 pass ; 4fb4302a93da
0 pass ; 654be4ccbefc
2 1 ; b65ac91c9852
0 1 ; c41c06afc521
1 4 ; b254712fd0b7
0 arachosia+lothal*2+maru*2+poura*2+sindh*2+surasena*2+surashtra*2+thar_desert*2+kalibangan*2+upper_oxus ; 401cebbe997b
0 march arachosia ; 516fd77d7698
0 mohenjo_daro*1 ; 90c7e2430522
0 march lothal ; 6ca66d49d1c3
0 dholavira*2 ; 8053136a19fb
0 march maru ; 116785bbe9d2
0 chanhu_daro*3 ; 3d58168efe59
0 march arachosia ; 81523a094621
0 mohenjo_daro*1 ; eb24a947494d
0 march chanhu_daro ; 6861e9f3dfe2
0 maru*3 ; 1fddc166d23c
0 march lothal ; 09471c462986
0 dholavira*1 ; 9dcefac2620a
0 march maru ; b21e9acfd659
0 chanhu_daro*2 ; 90f868d5b9ab
0 march poura ; d8bd70e17ca9
0 sattagydia*1 ; 46cb5e360508
0 done ; 7954e3c99353
2 done ; c4c47da67220
1 done ; 2cc6b56a0a4c
2 none ; dca5f42245b3
0 chanhu_daro ; 16744c3fdcf5
1 kuhwat ; ead9a5c39a59
0 done ; f7e367e17cf1
2 done ; 75fa281e1ad9
1 done ; 85ff77673e83
0 trade show: furs; with: salt; face: down; take: stack_1+stack_4 ; 4c142bbc8d62
2 trade show: hides; with: salt; face: up; take: stack_2+furs ; e01da84f3e04
1 trade show: flax; with: lacquer; face: down; take: stack_3_2+salt ; 899fd1debf01
0 trade show: stone; with: water; face: down; take: hides+flax ; f0f27f3320ed
2 trade show: hides; with: furs; face: down; take: stone+water_2 ; 0cc569961596
1 pass ; d8d06fc4ba35
0 trade show: cotton; with: water; face: up; take: hides+stack_2 ; e9afb25b3bea
2 trade show: water; with: water; face: up; take: water+water_2 ; 8a565de96c68
1 trade show: stone; with: timber; face: down; take: stack_5_2+water ; d4946d9d8c87
0 trade show: furs; with: water; face: down; take: water+stone ; bf4103be0570
2 pass ; 7014328ceaf9
1 pass ; 987ba70eee5a
0 trade show: stone; with: water; face: up; take: furs+water ; cca5519643ae
2 trade show: stone; with: water; face: down; take: stone+water ; a46d68c44cc6
1 trade show: salt; with: salt; face: down; take: stack_5+water ; 0d66eebce763
0 pass ; c7ca13989248
2 pass ; 4a17ea4cbf20
1 trade show: lacquer; with: water; face: down; take: stone+stack_3_3 ; b5b0629137dd
2 city:samarkand ; f23000077352
2 order buy naval_warfare; pay hides+stone*5+treasury 4 ; c6ab70322588
0 wait ; 8256c5a36c1f
1 order give bhamala_stupa ; 51c44b9d167c
0 pass ; 8c36190a041e
1 water ; 37f33279313e
2 1 ; a16a712f9f52
0 1 ; 50b97ab949c0
1 2 ; cee057de171a
0 maru+mohenjo_daro+poura+sattagydia+sindh*2+surasena*2+surashtra*2+thar_desert*2+bukhara*2+kalibangan*2+upper_oxus*2 ; 125c292b1709
0 march arachosia ; ef784ede20eb
0 mohenjo_daro*1 ; 99a32b5cea8a
0 march arachosia ; 608bad01adf3
0 mohenjo_daro*1 ; 247db07f5f2d
0 march lothal ; 23532a079ad2
0 dholavira*1 ; 578dba6dd978
0 done ; a33002c4c23d
2 march taxila ; 9077c973a7ea
2 gandhara*4 ; 50fd24bd030a
2 march taxila ; fa831c9a7d52
2 sagala*1 ; f7175e548dc4
2 march gandhara ; 128907bca2f1
2 arachosia*2 ; 4b09d6a5d54c
2 march gandhara ; 7235d85bcde2
2 taxila*2 ; e8cc5a9fa8be
2 done ; e9264f90eecd
1 done ; 75d0ea7c776e
2 none ; 7f98fd9f959f
0 none ; c473d7caf262
1 dholavira ; 721e631307d4
2 done ; eec7316c127b
0 done ; b4d5d2addd1c
1 done ; cf737d8e6a7e
2 trade show: stone; with: slave_revolt; face: down; take: stack_1+stack_3 ; 2b0343dfaefb
0 trade show: water; with: salt; face: up; take: water+stack_3 ; 8bd85b4edab3
1 trade show: stone; with: silver; face: down; take: stack_4+salt ; a601eae4b623
2 trade show: timber; with: flax; face: down; take: stack_2+stone ; 4f38cd3d3fa4
0 trade show: flax; with: water; face: up; take: water+stack_1 ; a53fa468dace
1 trade show: furs; with: lacquer; face: up; take: stack_5+stone ; 3d03adab12ec
2 trade show: furs; with: stone; face: up; take: flax+furs ; 85091c69285e
0 trade show: flax; with: flax; face: down; take: water+furs ; 0491cbfd6c31
1 pass ; b4b451ef99dd
2 trade show: furs; with: water; face: down; take: flax+stack_1 ; 81b62343cd56
0 trade show: hides; with: slave_revolt; face: down; take: furs+water ; 21fbe21ea1d7
1 trade show: stone; with: flax; face: down; take: stone+hides ; a17b1f326a81
2 pass ; 7ce44cf1ce65
0 pass ; c796f2b8b238
1 pass ; 5d121d2ddde4
2 wait ; 3668b729a210
0 order buy diplomacy; pay hides*3+furs*4+treasury 9 ; ae251048cd51
1 claim buy democracy; pay stone+salt*3+sugar*3+livestock*2 ; 6ea17162f96a
2 pass ; b64494e668ef
2 1 ; 49e9c4435304
0 1 ; aecf9e1a1bbb
1 1 ; 5301f3d2edd4
0 march maru ; 9cf64f745c50
0 avanti*2 ; 26ac7861080c
0 done ; 0209da26911e
2 march arachosia ; 2dc66c080221
2 mohenjo_daro*3 ; 773257056cf6
2 march arachosia ; 7fc472c1b143
2 sindh*1 ; 99464a20b1fd
2 done ; 239eb588bd86
1 done ; cd2f3ed4e52d
2 none ; f1dc3d0c8e95
0 maru avanti*2+thar_desert*2 ; c40ca82afe04
1 balakot ; c387232b3f1f
2 done ; e24cedf5e19d
1 done ; 46332a825bd3
2 trade show: water; with: salt; face: up; take: water+stack_3 ; 2c03728e2181
0 trade show: cotton; with: hides; face: down; take: stack_2+salt ; 204901f307b3
1 trade show: hides; with: bronze; face: up; take: stack_1+cotton ; 0fbe3c9e9edc
2 trade show: water; with: timber; face: down; take: stack_1+hides ; 6ba7bfd8536a
0 trade show: salt; with: water; face: down; take: water+stack_3 ; e7d34d5839bf
1 trade show: hides; with: furs; face: down; take: salt+water_2 ; d647ed18fc80
2 pass ; 5463db53e62b
0 trade show: timber; with: water; face: down; take: water+stack_2 ; 055e444d84be
1 pass ; 04bf594045cc
2 pass ; f25f49361799
0 trade show: salt; with: treachery; face: down; take: stack_4+hides ; 60a3199bd632
1 pass ; a2f6d7229383
2 pass ; 3facc2fed5dd
0 pass ; 65765e8d47ce
2 matsya ; 829bb44ea610
2 ujjain+hyrcania ; 90c8a67d51a2
2 order build bhamala_stupa at abhisara; pay flax*5+hides*2+treasury 11 ; 705a885b8cb0
0 wait ; b7d6e22e962f
1 order buy engineering; pay hides+salt*2+cotton*2+treasury 26 ; 97206230db3d
0 no ; dc3bb80caa0f
1 claim buy engineering; pay hides+salt*2+cotton*2+treasury 26 ; f4f98bf563e5
0 pass ; 6044a2110508
2 1 ; 76f22a1e5514
0 1 ; aadd357347b7
1 4 ; c6c3489ef1f9
0 march maru ; f977cd9388c8
0 avanti*2 ; feb71aa8501b
0 march poura ; acc415409034
0 sistan*1 ; 2984074f3dee
0 march poura ; 624395fe5598
0 lut*1 ; 31c51f745a36
0 march sattagydia ; 67109566b78c
0 poura*4 ; 826548c44d61
0 march mohenjo_daro ; cada4ecabb7f
0 chanhu_daro*4 ; a0b0b40a5708
0 march sindh ; e8c5a1c48f4e
0 mohenjo_daro*4 ; d06b21d62bfb
0 march maru ; 45bd2bb9dece
0 avanti*1 ; e5ec24e7268f
0 done ; b05f4f1c86e1
2 done ; 5312daab11b4
1 done ; 4fa71fed6965
2 taxila ; fa776fb6ae69
1 balakot ; 97dce8774391
0 mohenjo_daro+poura ; e0eb92f4d853
2 done ; 0681b3401cbb
1 done ; a981428d91b7
0 trade show: timber; with: sugar; face: up; take: stack_2+stack_3 ; 28a6ee447530
2 trade show: flax; with: furs; face: down; take: water+timber ; ebe7d1e3990b
1 trade show: silver; with: livestock; face: up; take: stack_4+sugar ; 59aa919ac487
0 trade show: furs; with: salt; face: up; take: stack_1+stack_2 ; dadb9ce3a64e
2 trade show: cotton; with: water; face: up; take: flax+salt ; 0dc75bed3570
1 trade show: flax; with: cotton; face: down; take: stack_5+water ; 60f301d027c1
0 trade show: stone; with: stone; face: down; take: furs+flax ; 6563cbe793fc
2 pass ; bb25334b7790
1 trade show: timber; with: furs; face: up; take: stone+stack_2 ; 5cdbfc2cd69e
0 pass ; b0da3658ff62
2 pass ; e64f901d7b45
1 trade show: lacquer; with: water; face: up; take: timber+furs ; a76eee66f936
0 pass ; 273fc3e8b9a3
2 trade show: salt; with: flax; face: down; take: cotton+water ; 354c8b9278f3
1 pass ; f95f453c09b4
0 pass ; 7bda96d84bef
2 trade show: timber; with: timber; face: up; take: livestock+stack_1 ; 936c30af411c
1 trade show: stone; with: sugar; face: up; take: timber+timber_2 ; 11436f44b175
2 claim give bhamala_stupa ; 9147290ca19d
0 wait ; 32df6f16429e
1 order build giant_stupa at caspian_coast; pay stone+furs+timber*3+sugar+treasury 5 ; 83e5e9c76389
0 no ; a197de23e709
1 no ; d0d43f6bc54b
0 pass ; 4334a8f77caf
0 water*2 ; 9d9f6f3e5f89
2 1 ; f0dae4776d12
0 1 ; 7b5fada3bba6
1 2 ; bfaeb339608b
0 march avanti ; 3f4bfe7b8647
0 matsya*1 ; 2fe2fdb9eafe
0 done ; 08b49edb4e9b
2 done ; 426d3190b361
1 done ; 8f2749d283fa
2 none ; 296ae3407d95
0 none ; e30b73f33ca2
1 balakot ; 10a0df1f13d7
0 done ; 7bb90c71dcc1
2 done ; 1c76d77eb744
1 done ; 665d0c173e00
0 trade show: flax; with: flax; face: down; take: water+stack_2 ; 969c080eb5fd
2 trade show: hides; with: timber; face: down; take: stack_3+flax ; 86b0c889a8a1
1 trade show: cotton; with: water; face: down; take: hides+stack_3 ; 0425c7d730fa
0 pass ; 557cd5132cba
2 trade show: livestock; with: water; face: up; take: stack_1+cotton ; d8b113f8b42a
1 trade show: livestock; with: stone; face: up; take: stack_5+stack_1 ; a2e3dbeae0a1
0 trade show: water; with: water; face: up; take: water+water_2 ; e015ffe422e5
2 pass ; ee3e17d66109
1 trade show: flax; with: livestock; face: down; take: stack_6+water_2 ; 0723ede16616
0 trade show: water; with: salt; face: up; take: stone+flax ; d6e7600ac450
2 pass ; 4c7b9648a0a9
1 pass ; cf03759dc4ab
0 pass ; 61609e3ba4a1
1 caspian_coast ; 1605e1347b9a
2 order buy engineering; pay flax*2+hides+stone+timber+cotton*3+treasury 9 ; e9ef7525037c
0 order buy medicine; pay flax+hides*3+stone*3+furs*3+treasury 4 ; 1c2dd625eafd
1 order build bhamala_stupa at kara_bogaz_gol; give giant_stupa for timber; pay hides*2+timber*2+bronze+treasury 3 ; dceb132aa675
2 1 ; a2152f95d9ae
0 1 ; 14dae94679cd
1 3 ; 54936e70a94b
0 done ; 28e9197c0ee5
2 done ; ad2605f22e52
1 done ; a3c7940b2c15
2 none ; f3a16eaeffe6
0 avanti matsya*2+surasena*2 ; 367e68923a74
1 balakot ; bed22f637b2b
2 done ; be4a28d2dc90
1 done ; 3e6024c2a9aa
2 trade show: flax; with: stone; face: up; take: water+stack_3 ; e3a9d7bb553a
0 trade show: flax; with: sugar; face: down; take: flax+stone ; 1411d1d3d0e0
1 trade show: furs; with: lacquer; face: up; take: stack_1+stack_6 ; 658519e5a981
2 trade show: timber; with: water; face: up; take: stack_2+flax ; 66a550514812
0 pass ; 99ac59811159
1 trade show: water; with: bronze; face: up; take: stack_4_2+furs ; d193d6043f16
2 trade show: flax; with: furs; face: down; take: timber+water ; 278d8102967d
0 trade show: flax; with: stone; face: up; take: flax+stack_2 ; adf09a1c597d
1 trade show: hides; with: superstition; face: down; take: stack_4+water ; e883e43f2f16
2 trade show: timber; with: salt; face: up; take: lacquer+flax ; fe3e00f2ecbb
0 trade show: flax; with: furs; face: up; take: stone+hides ; e53b4be793b1
1 trade show: silver; with: cotton; face: down; take: salt+furs ; fee72a1a8c1c
2 trade show: lacquer; with: flax; face: up; take: stack_4+flax ; 32a7ff4a13a3
0 pass ; e0e1aceec8b5
1 trade show: hides; with: sugar; face: down; take: stack_4+flax ; c53ba2699f1c
2 trade show: water; with: superstition; face: down; take: timber+hides ; 0f6c639e99e1
0 pass ; 0459b68293d5
1 pass ; 534ec27fa099
0 parthia ; bdd5d4f1a97c
0 maru+sistan+surasena+kalibangan*2+upper_oxus*2+lut*3 ; e45c54fb8ff5
2 abhisara ; 99c1f83982d6
2 wait ; a54e49e97503
0 wait ; 93b1fa580abe
1 claim buy monument; pay flax+furs*2+salt*2+cotton+treasury 35 ; 8c6172620e49
2 pass ; deec9a18257a
0 pass ; f6882dd6d365
1 religion=3+science=1 ; 03cd72f24844
2 1 ; 6489e806382e
0 1 ; f5f50dbdb01d
1 4 ; e1ebb612b0ca
2 done ; b16117236fe8
0 done ; 3b2eefc1e21b
1 done ; 52b5aff7af4b
2 taxila ; 2d1585263296
0 none ; 89b4861d5262
1 none ; d97d8fee0ba3
2 done ; 4f545ae71c92
0 done ; 47198ebbe33f
1 done ; 47849f45947a
2 trade show: sugar; with: furs; face: down; take: stack_1+stack_3 ; 26a013c8a1c4
0 trade show: salt; with: sugar; face: up; take: stack_5+stack_2_2 ; 4cf5e9f73464
1 trade show: bronze; with: lacquer; face: down; take: stack_6+sugar ; 9a0044ecc8c5
2 trade show: timber; with: salt; face: up; take: water+bronze ; 50fa2f7deda4
0 pass ; da92d1a282c6
1 trade show: salt; with: bronze; face: up; take: stack_4+sugar ; e0a60c605eca
2 trade show: water; with: bronze; face: down; take: salt+salt_3 ; b2fbc4a04e4c
0 trade show: hides; with: lacquer; face: down; take: timber+salt ; 035f164fb0f0
1 trade show: flax; with: treachery; face: down; take: water+hides ; c0512a21d808
2 trade show: hides; with: slave_revolt; face: down; take: flax+stack_2_2 ; 71fe80fd07ec
0 trade show: timber; with: flax; face: up; take: hides+stack_3 ; 02cdf7b4fc85
1 pass ; 986225a6d84d
2 trade show: hides; with: salt; face: up; take: timber+flax ; 1c7efe6be641
0 trade show: salt; with: slave_revolt; face: down; take: stack_5+hides ; 92545095f19a
1 pass ; 65d91f8db83d
2 trade show: timber; with: salt; face: up; take: salt+salt_2 ; c73d0a8236ea
0 trade show: lacquer; with: water; face: up; take: stack_2+timber ; d3676a50dca5
1 pass ; e79de22e3fed
0 chanhu_daro ; ddf6465fc35f
0 balakot ; 5ea71203bae4
1 ujjain+taxila ; b94ab67b72cf
2 wait ; 7f12b442d9a2
0 wait ; 6c09d347cf65
1 claim buy monotheism; give bhamala_stupa for hides; pay hides+sugar*4+treasury 17 ; 13c5c756b590
2 no ; 92ba359d56d0
0 no ; b2aeceae8d7b
2 pass ; 1cf335226e2e
0 pass ; 4f41edd56879
2 1 ; f28ab5b76864
0 1 ; 6859243c3a29
1 2 ; a14462a2520d
0 march maru ; 80d4de03ac1c
0 chanhu_daro*1 ; f17b42d13006
0 march chanhu_daro ; 8fbb91657e57
0 sindh*1 ; 014075d38349
0 march maru ; 5953913473df
0 chanhu_daro*1 ; aaaa6d105840
0 done ; 05e06799d199
2 march abhisara ; 48a0fbd165cc
2 harappa*2 ; 245e0ffccc88
2 march gandhara ; 7a3d9045936c
2 harappa*4 ; 28cb6da27bb3
2 done ; e63e7e7bcb65
1 done ; 693ebf83c632
2 none ; b3296ac7c211
0 none ; 5c2b110b88ec
1 balakot ; 70827acb030d
2 none ; 4196f9d39060
0 chanhu_daro ; 8fe398464353
2 done ; c4ff7cd4bce7
0 done ; 5e2c9c56779f
1 done ; cf7be13fc104
2 pass ; dbf62de6eb5f
0 trade show: timber; with: timber; face: up; take: water+stack_2 ; 8c697f474f05
1 trade show: stone; with: barbarian_hordes; face: down; take: timber+timber_2 ; 03bd2bd8721f
2 trade show: salt; with: salt; face: up; take: stack_1+stack_5 ; 0ed8e5af11df
0 trade show: cotton; with: hides; face: up; take: stack_3+stone ; bb0b94108fbb
1 trade show: spice; with: hides; face: down; take: salt_2+cotton ; d52982cdf8b7
2 trade show: lacquer; with: hides; face: up; take: stack_4+stack_1 ; 6bd4a4731652
0 trade show: hides; with: salt; face: down; take: hides+hides_2 ; c26d9e539528
1 trade show: timber; with: timber; face: down; take: salt+hides ; 2c068525400b
2 trade show: furs; with: cotton; face: up; take: stack_3+timber ; 929df3b012ba
0 pass ; 52b413ef4b48
1 trade show: silver; with: salt; face: up; take: furs+cotton ; 3078e7c4e7b4
2 trade show: timber; with: salt; face: down; take: stack_3+salt ; 31650a3aae92
0 pass ; 9e569563f08c
1 pass ; 05d8d0f9e1d2
2 trade show: timber; with: salt; face: up; take: timber+stack_3 ; b31ee682ef29
0 pass ; 7095fd72980e
1 pass ; 6b8e7fb213be
2 caspian_coast ; 2c46132ae5d8
1 monotheism avanti ; 2a15e15c5cae
1 doctrine kara_bogaz_gol ; 0907ffb54768
1 order buy philosophy; pay salt*2+cotton*3 ; 726b7b8f109d
2 order build bhamala_stupa at bactria; pay flax*5+hides+timber+salt+treasury 8 ; 40d071aa9ec1
0 claim buy cartography; pay hides*3+stone*4+furs*3+treasury 1 ; e94d625773b8
--- result
ending: succession
places: 3 1 2

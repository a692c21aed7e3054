Ziggurat record 1
game: mega
rules: 2
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
2 sites: taxila+balkh+bukhara+kalibangan; wilderness: bactria ; c2a76df5eda3
0 sites: chanhu_daro+balakot+dholavira+lothal; wilderness: matsya ; 78f86752e424
1 sites: nisa+eastern_media+hecatompylos+merv; wilderness: drangiana ; 8bbec077c986
1 nisa ; bebedc8acd39
2 abhisara*2+gandhara*2+harappa*3+kuhwat+kuru+margiana+sagala+suleiman*2 ; bed535ad6894
0 arachosia+avanti+maru+mohenjo_daro*3+poura+sattagydia+sindh+sistan+surasena+surashtra+thar_desert ; cc6ddcb3ab61
1 nisa+caspian_coast+chorasmia+dahae+eastern_parthia*2+kara_bogaz_gol+karakum*2+lut*2+toprak_kala+western_parthia ; fe168e1db26a
1 3 ; 6a9a8f993f13
1 done ; e946041d510c
2 done ; b88bbc3e43f3
0 done ; a25bb3133f4d
1 done ; d9f101f26e9c
2 done ; 942525214e0f
0 done ; 09acd0d34f3f
1 trade show: flax; with: timber; face: up; take: water+stack_4 ; 9ee3f633b343
2 trade show: cotton; with: superstition; face: down; take: stack_2+timber ; d96a1be2a390
0 trade show: hides; with: sugar; face: up; take: stack_1+stack_4 ; 37608c1fdac3
1 trade show: flax; with: sugar; face: down; take: cotton+hides ; 493bf5128063
2 pass ; 7182c99b707a
0 trade show: cotton; with: superstition; face: down; take: stack_5+flax ; 980cac75b8fe
1 trade show: salt; with: stone; face: up; take: flax+stack_4 ; f5a8739e450e
2 pass ; 6a304f0ec859
0 pass ; 7e6b515e1382
1 trade show: furs; with: sugar; face: down; take: cotton+stone ; 1862c5dddc56
2 trade show: hides; with: livestock; face: up; take: stack_3+furs ; 5914fca45745
0 trade show: hides; with: livestock; face: up; take: hides+livestock ; fd4ec852fb10
1 pass ; df1add7dc362
2 trade show: lacquer; with: salt; face: up; take: stack_4+stack_4_2 ; 45360727e967
0 pass ; 2105c33667e1
1 pass ; 865021cfbd85
2 trade show: sugar; with: superstition; face: down; take: salt+lacquer ; decc25486994
0 pass ; 070a689f6718
2 taxila+bactria+balkh ; cf4c6d42a0b5
2 order buy astronavigation; pay hides+furs*4+timber*3+lacquer ; d0b371c579c8
0 order buy monarchy; pay livestock*3 ; 376e49d61250
1 claim buy mysticism+written_record+empiricism; pay flax+hides+stone+cotton*4+treasury 17 ; d2020a4e39e0
1 religion=1+science=1 ; 3b00a9081643
0 2 ; 1762a2da1891
1 3 ; 0b4783a6c5e6
2 abhisara*2+bactria+balkh+gandhara*2+kuhwat+kuru+sagala+suleiman*2 ; ae346c54aeed
0 avanti+maru+poura+sattagydia+sistan+surasena+surashtra ; 6e18b66a1551
1 done ; 930101a2588e
2 march taxila ; edd990f8cbe9
2 balkh*1 ; 26225b8935c5
2 march abhisara ; 037f2036288c
2 harappa*2 ; 637f3aaec8f7
2 march taxila ; 212711c69c34
2 balkh*1 ; 11bd16075781
2 march bactria ; 92554a4861c4
2 kuhwat*1 ; 0f67d706679b
2 march abhisara ; 094c62f92ce6
2 harappa*1 ; ee23ee1f21d3
2 march balkh ; 3df82224412f
2 kuhwat*3 ; 5f19cc83e384
2 march abhisara ; 889a67f69fd3
2 taxila*1 ; f5bd4e03c967
2 march bactria ; ba071ee3d26b
2 aria*1 ; fccdad5ab4a2
2 march gandhara ; bcbe378ff178
2 taxila*1 ; 7d7fbefe8d32
2 march gandhara ; 03ba91ed6696
2 taxila*1 ; c2cd37894a42
2 march kuhwat ; 10c4f1c61ddb
2 taxila*2 ; 8c3851367236
2 march kuru ; f1b98aa431e4
2 abhisara*1 ; 7c1604731b86
2 march kuru ; b709239f1bdb
2 abhisara*1 ; 05f0fcdfb07a
2 march harappa ; 0c11bb95ed8a
2 abhisara*3 ; fadf18771aa9
2 march margiana ; 91c56d7e59ac
2 bactria*1 ; 9f2a7ca4403b
2 march bactria ; 02986f1418af
2 gandhara*1 ; 98f6d3e23660
2 march gandhara ; 6daecc774144
2 taxila*1 ; 31ed5f3a564f
2 done ; fc69b6be81fb
0 done ; 77fc770def3c
2 taxila ; 84ca7c22ef2f
2 done ; c676679830e6
1 done ; 667465b44d54
0 done ; 22841890c82a
2 trade show: flax; with: furs; face: up; take: water+stack_3 ; a16d2a9a212f
1 trade show: sugar; with: treachery; face: down; take: stack_1+stack_5 ; e7629b6125cc
0 trade show: salt; with: furs; face: up; take: stack_4+flax ; 7e698f62aa75
2 pass ; 7af93283bb4c
1 trade show: flax; with: lacquer; face: down; take: sugar+furs_2 ; a2a1691fbce3
0 trade show: stone; with: hides; face: down; take: stack_2_2+flax ; f5c28b46111b
2 pass ; 1dbbd2aa33a8
1 trade show: water; with: timber; face: up; take: furs+stack_1 ; 3f8f2ed780ac
0 trade show: stone; with: livestock; face: down; take: stack_2+timber ; ae84cb1509fb
2 trade show: salt; with: water; face: down; take: salt+water ; 8223ed1d997b
1 pass ; b5d5ba74e5c0
0 trade show: stone; with: treachery; face: down; take: stone+stone_2 ; bae1fbe2be50
2 trade show: salt; with: water; face: up; take: salt+water ; 51b1c45ef9d3
1 trade show: sugar; with: hides; face: up; take: stack_2+salt ; 72002262a884
0 trade show: hides; with: timber; face: up; take: water+sugar ; 0cf66a9981f0
2 pass ; db649652dfd1
1 trade show: salt; with: treachery; face: down; take: hides+hides_2 ; 6f9b9608115c
0 pass ; 0f8175d8b382
2 drangiana ; 53fa00de2478
2 order buy urbanism; pay salt*3 ; 4c2f1a49ec3b
0 order buy cloth_making; pay flax*4+timber*2 ; 050238c5514a
1 order buy sculpture; pay hides*3+furs*2 ; 06f163dab5a1
0 2 ; c3c9dbcb31c0
1 3 ; e09d9a1ef6d1
1 chanhu_daro+balakot ; ac11a6e99104
2 balkh+gandhara+kuhwat+kuru+suleiman*2+aria ; eebf7d968351
1 chorasmia+dahae+eastern_parthia*2+kara_bogaz_gol+karakum*2+lut*2+toprak_kala*2+western_parthia ; 4c72d91734fb
1 done ; 6f65f6c5dfd6
2 done ; 75ee358c8cf6
0 done ; 3c17c3bf50fc
0 done ; 3e7a53cb8c76
2 done ; 3c6af71420d4
1 done ; 4b02877fbf59
0 pass ; 41e7e2f4be76
2 trade show: salt; with: water; face: up; take: water+stack_2 ; 92dcc4ccbe17
1 trade show: stone; with: hides; face: down; take: stack_3+water ; 722b2e3df0d9
0 trade show: hides; with: stone; face: down; take: stone+stack_1_2 ; f2f108d01003
2 trade show: furs; with: flax; face: up; take: stack_1+stack_2 ; 7e103632355b
1 trade show: livestock; with: water; face: down; take: stack_4+flax ; c7e0f093a1cd
0 trade show: hides; with: water; face: down; take: hides+water ; 6790bf98906a
2 trade show: cotton; with: flax; face: down; take: livestock+water ; 4cb2d3b2ceb4
1 trade show: flax; with: sugar; face: up; take: hides+cotton ; 5d98c19393df
0 pass ; c23a8c718b86
2 trade show: livestock; with: water; face: up; take: flax+sugar ; 018e346d55c6
1 trade show: timber; with: salt; face: up; take: stack_1+livestock ; 5c2107276181
0 trade show: hides; with: slave_revolt; face: down; take: furs+water ; b6c03de68737
2 trade show: sugar; with: water; face: down; take: timber+hides ; e14ef235084d
1 pass ; 885e2ed06b6c
0 pass ; 15d09373bd8f
2 trade show: stone; with: flax; face: down; take: stack_3+water ; a68b8d6cca8d
1 trade show: hides; with: livestock; face: up; take: salt+salt_2 ; 606dc8a597b2
2 order buy mysticism; pay hides+stone+timber+treasury 9 ; fabad6015b0e
0 order buy empiricism; pay sugar*3 ; 83cda625bb04
1 claim buy monarchy+drama_and_poetry; pay flax+salt*2+cotton*2+treasury 26 ; ac1d1662fcd6
1 4 ; 996bce48b640
2 balkh+harappa+kuru+suleiman*2+aria ; 8ff97bd90a6b
1 done ; e3167f5ec3f3
2 done ; 6cd1b1c50f82
0 march avanti ; 09eb058a06c7
0 ujjain*1 ; fe57614c653e
0 done ; e106ad3aa745
0 done ; 5758677ad77f
1 done ; 9d3900ec5b71
2 done ; ff3dc42f6d23
0 pass ; df6acdb35eee
1 trade show: flax; with: sugar; face: up; take: water+stack_5 ; 30d60c5b3c8c
2 trade show: stone; with: livestock; face: up; take: stack_3+sugar ; 4a06f4373290
0 trade show: water; with: furs; face: down; take: stack_1+flax ; c4dec4e61555
1 pass ; e72d80e4a886
2 trade show: water; with: bronze; face: up; take: stack_4+stone ; bb9c211fd577
0 pass ; 6efa2394a3b1
1 pass ; df578d132ccd
2 pass ; fdc01be889e8
2 order buy sculpture; pay hides+stone+jade ; d4e5d3bc93d2
0 order buy mysticism; pay stone*3 ; 3dbe1a627228
1 claim buy urbanism+masonry; pay furs+salt+lacquer*2+treasury 20 ; 212e2948654e
1 4 ; e14b15d4edcf
0 dholavira+lothal+taxila+bukhara ; cccd6dfecb44
1 done ; 3c847e281d36
0 done ; dd0f8bd87147
2 done ; 664e3cdf07f9
2 done ; 748d6280019a
0 done ; c6a5bfad2251
1 done ; 902e2997688f
2 trade show: cotton; with: salt; face: up; take: stack_1+stack_5 ; e16576d18ec3
0 trade show: hides; with: flax; face: up; take: water+stack_2 ; 22744761bf7c
1 trade show: timber; with: barbarian_hordes; face: down; take: stack_4+salt ; 6661517f1a47
2 trade show: hides; with: timber; face: up; take: stack_3+flax ; 2ccf2bab7996
0 trade show: stone; with: water; face: up; take: hides+hides_2 ; b6f3189f50ba
1 trade show: hides; with: furs; face: down; take: timber+water ; 173ae776dfc2
2 trade show: lacquer; with: furs; face: up; take: timber+stone ; dd81a6feff66
0 trade show: salt; with: flax; face: down; take: stack_2+furs ; af8bdec7e2af
1 trade show: salt; with: timber; face: up; take: cotton+hides ; 50ef82696d70
2 pass ; c686240b32e9
0 pass ; efdfd291ea86
1 pass ; c64ccaf06e81
2 indus ; fff5c9a76b38
2 city:kalibangan+city:drangiana ; 07d2e77cc174
0 mohenjo_daro+poura+sattagydia+sindh+sistan ; 83803d070991
1 city:balakot ; 7e2ea11a655a
2 chanhu_daro ; 5e66569048c3
0 doctrine chanhu_daro*3 ; 4751fd7dd0a0
2 order buy masonry; pay flax*2+stone+timber*2+sugar*2+treasury 11 ; 476753573b4c
0 order buy masonry; pay hides*2+furs*3 ; c59b73568a34
1 order buy cloth_making; pay cotton*3 ; 83352b0398a4
0 2 ; f0bd86ef89f4
1 4 ; c0c387a68246
2 dholavira+lothal ; af76e209a050
2 bactria+balkh*2+gandhara*2+harappa+kuhwat+kuru*2+aria*2 ; 2e5ad3a87a80
1 chorasmia+dahae+kara_bogaz_gol+karakum+lut+western_parthia ; f800ad4dcb25
2 march abhisara ; 2d93671ec30e
2 taxila*2 ; f6819a3fce31
2 march balkh ; a6dbad2c74e3
2 taxila*3 ; f28054fc20ac
2 march gandhara ; c7828d590b94
2 harappa*2 ; 5364a7571727
2 march bactria ; 53b8f8039550
2 gandhara*1 ; 326e3a6232f5
2 done ; a207c7f7e90f
1 march nisa ; 4d7bcae0c3ad
1 hyrcania*1 ; 40aaad0fc238
1 march chorasmia ; 7774d60632bb
1 upper_oxus*1 ; e3aefa9c862e
1 march dahae ; c64e5ccd6560
1 hyrcania*1 ; 0b321caf0b85
1 march eastern_parthia ; 8d605250dcb9
1 lut*2 ; 7c793a3d6062
1 march kara_bogaz_gol ; c6e613a9da7e
1 caspian_coast*1 ; 06c8a646ec68
1 march caspian_coast ; a8cbd15503c9
1 chorasmia*1 ; 006d9a8aaa91
1 done ; 017e5f29d5ba
0 done ; 87ed57377a2d
2 none ; daf77d5f86a8
1 lut ; 27bb9bdcf004
0 done ; bfc66f3e08eb
2 done ; c96a6a9056e5
1 done ; bebe8ac7edb9
0 trade show: flax; with: furs; face: up; take: stack_1+stack_2 ; 78c18e65d136
2 trade show: stone; with: timber; face: up; take: stack_4+flax ; bc9b9521ddc7
1 trade show: furs; with: sugar; face: up; take: stack_3+timber ; d5409948c90c
0 trade show: water; with: treachery; face: down; take: water+stone ; 41a2e73596a2
2 trade show: flax; with: superstition; face: down; take: furs+furs_2 ; bcbbc5421f1c
1 pass ; cb8bdcea3989
0 trade show: hides; with: water; face: up; take: water+flax ; 9098f21e9593
2 trade show: furs; with: flax; face: up; take: stack_2+hides ; f00c34f932a6
1 pass ; f3c7e7d7755c
0 trade show: water; with: stone; face: up; take: water+flax ; b85041caa784
2 trade show: hides; with: treachery; face: down; take: furs+water ; 1d4db8b0eba3
1 trade show: salt; with: water; face: down; take: stone+hides ; b1bad73134bb
0 pass ; 5ea279681273
2 pass ; 7cecd507a2f7
1 trade show: water; with: stone; face: up; take: stack_2+water ; 582eb696debc
0 pass ; d6251d9b3aaf
2 pass ; abb2c6cc9cf2
1 trade show: water; with: treachery; face: down; take: water+stone ; 770be5063a9e
0 eastern_media ; 7efa0ddb7361
2 dholavira+lothal ; 9e2bb01f5a01
2 order buy monarchy; pay furs*2+treasury 7 ; d954586d8951
0 order buy written_record; pay flax*2+treasury 16 ; 586bbfa63e91
1 order buy mythology; pay hides*3+timber*2 ; b609ee268a1c
0 religion=2 ; b0971046139a
2 2 ; f26be7420117
0 2 ; 04a1b6144426
1 4 ; dd869d2940b0
2 hecatompylos ; f4f2fc578d12
0 arachosia*2+avanti*2+maru*2+surasena*2+surashtra+ujjain ; 3043aa296da9
2 march dholavira ; 0511a29c2c78
2 chanhu_daro*2 ; 68b582bb486a
2 done ; 28c3a41c92cb
0 done ; 7885550517e6
1 done ; daceb150024a
2 done ; d732435c2ffe
1 done ; 9d3b7082c719
0 done ; 8e9ae60b5fef
2 pass ; 8a6909615a37
1 trade show: hides; with: stone; face: up; take: stack_1+stack_2 ; 321d144a83f7
0 trade show: timber; with: water; face: up; take: hides+stone ; 80be46627153
2 trade show: flax; with: furs; face: up; take: timber+water_2 ; 76b630b375dc
1 trade show: water; with: hides; face: up; take: water+flax ; 6ef202e7123f
0 trade show: hides; with: flax; face: down; take: furs+water ; e4954b9424a3
2 trade show: timber; with: water; face: up; take: hides+hides_2 ; ea4d1ebd67e9
1 trade show: flax; with: water; face: up; take: stack_1+water ; 42d73decc3f2
0 pass ; 6ddd5d41e6f6
2 pass ; 9920855e7181
1 trade show: flax; with: water; face: up; take: flax+water ; eac021502af8
0 pass ; e1b56b3a5e3b
2 pass ; 883e3a4122ba
1 trade show: flax; with: water; face: up; take: flax+water ; cf7bc5110ce7
0 pass ; 7ca8590d3de8
2 pass ; d26382bda400
1 trade show: flax; with: water; face: up; take: flax+water ; b586cfe677f5
0 pass ; c43424a56d21
2 order buy written_record; pay hides*2+treasury 1 ; ba235d2fee01
0 order buy mythology; pay stone*2 ; 46cfd42ebb1a
1 order buy pottery; pay flax+stone*2+treasury 16 ; a7557b973a9d
2 religion=1+science=1 ; c63cbade9125
2 2 ; 64d06e8a0e83
0 2 ; 137082687c25
1 1 ; 97b8dd2355c5
2 bactria+balkh*2+gandhara*2+harappa*2+kuhwat+kuru*2+sagala+aria ; b41584215e1f
0 avanti+maru+surashtra+thar_desert ; 6c551c8ef578
2 done ; c4a7f4d6d7a8
1 done ; f8b5e690843d
0 done ; 7001e6e16d33
2 done ; 2c81435af8e4
1 done ; e6beca03914d
0 done ; a5e2c8d3afb0
2 trade show: furs; with: water; face: up; take: water+stack_1 ; 8588207144db
1 trade show: stone; with: water; face: up; take: stack_2+water ; cb67c59eda1d
0 trade show: stone; with: water; face: up; take: furs+water ; 1c7024dfbf37
2 pass ; bee212f95c22
1 trade show: stone; with: water; face: down; take: stone+water ; 5cde1db8b69f
0 trade show: flax; with: furs; face: up; take: stack_3+water ; 1fdc3e4051b0
2 pass ; 8a2adc5d5298
1 trade show: flax; with: stone; face: up; take: stone_2+flax ; 5c3fdbc7e6b0
0 trade show: salt; with: water; face: down; take: furs+flax ; c86b9fe39228
2 pass ; e0a8159ef6dd
1 trade show: flax; with: stone; face: up; take: salt+water ; 527d251cd9f8
0 trade show: timber; with: flax; face: down; take: stone+stone_3 ; effcafc772bd
2 pass ; cfe2750f7ea0
1 trade show: salt; with: water; face: up; take: stone+flax ; 365050a6b717
0 pass ; 45f59dc960e6
2 trade show: hides; with: water; face: up; take: stack_1+water ; 1891f8420acd
1 trade show: flax; with: stone; face: up; take: timber+water ; ec98b2bd4050
0 trade show: furs; with: furs; face: down; take: flax+stone ; 6d54ef9beaec
2 order buy empiricism; pay flax+hides+treasury 13 ; eac4f574a549
0 order buy pottery; pay stone*3 ; 6387a4483a01
1 claim buy deism; pay timber+treasury 12 ; e62b6fe50683
2 2 ; 744af2228949
0 2 ; 27642aed5c8b
1 4 ; 730da14e2caa
2 taxila ; fd478a9b6e30
2 done ; d86034bcd123
1 march upper_oxus ; 02435e671241
1 chorasmia*1 ; 86f1857e0910
1 march nisa ; 758c833c4a2d
1 hyrcania*4 ; 238f0813fe15
1 march caspian_coast ; 7811587e27fc
1 chorasmia*1 ; 6a66c931c73f
1 march upper_oxus ; 615433229e81
1 margiana*1 ; 49332dfb93c4
1 march chorasmia ; 785354762d55
1 toprak_kala*2 ; be82c9ad309f
1 march chorasmia ; ddec8643574b
1 upper_oxus*1 ; eac85e224132
1 march chorasmia ; 1921b3029f2e
1 western_sogdiana*1 ; a74016d0ef68
1 march dahae ; efc66da295b2
1 hyrcania*1 ; f05f1740bdf1
1 march dahae ; 9426f117b932
1 hyrcania*1 ; 969702513a07
1 march kara_bogaz_gol ; c69b30a4bde9
1 dahae*1 ; 53ef5b33072c
1 march hyrcania ; 02fec2175870
1 nisa*1 ; 007adbe8ed45
1 done ; 5de05b1f432f
0 done ; 91ba7d9ffe03
1 hyrcania+toprak_kala ; 836db07190f7
0 done ; fbcf46722004
2 done ; 94aa28a60af9
1 done ; 6eade3ff4175
0 trade show: furs; with: flax; face: up; take: stack_1+stack_2 ; f754f3190e9c
2 trade show: water; with: salt; face: up; take: furs+flax ; 9aa3b45177b8
1 trade show: flax; with: salt; face: down; take: stack_4+water_2 ; 2b503dcab65d
0 pass ; 2c42e1eed23a
2 pass ; 12c827e421d4
1 trade show: cotton; with: water; face: down; take: flax+stack_3_2 ; 40cdcd8aa37e
0 pass ; 5c29dfb3df26
2 pass ; c62de8eeef14
1 trade show: sugar; with: flax; face: down; take: salt+water_2 ; 1bb459b8cb2a
0 trade show: furs; with: water; face: down; take: water+stack_1 ; 7138dfce58f4
2 trade show: flax; with: flax; face: up; take: furs+water ; 91c9ccec678c
1 trade show: water; with: furs; face: up; take: flax+flax_2 ; 2992740b2de4
0 pass ; 774a6f28d8c2
2 trade show: furs; with: water; face: down; take: water+furs ; b311903473e0
1 trade show: water; with: salt; face: up; take: stack_3+water ; d61735d5456a
0 pass ; cde12ffb529a
2 trade show: furs; with: water; face: down; take: furs+water ; 90b62479b221
1 trade show: flax; with: slave_revolt; face: down; take: sugar+water ; df61c81fd969
2 order buy deism; pay furs*2+treasury 7 ; ea13ff79ec01
0 order buy metalworking; pay flax+hides*2+treasury 25 ; c90dd2f71c9a
1 claim buy literacy; pay flax+salt+sugar+treasury 22 ; dbe1f07d290b
2 2 ; 05e1da6785aa
0 2 ; c5644e3a471f
1 4 ; f248a561aeeb
2 march lothal ; 397378b03a8a
2 dholavira*1 ; 561f6da86121
2 march bactria ; 2684c22d8e88
2 kuhwat*4 ; cd233dbf6253
2 done ; 3c6f63244df9
0 done ; d2ca9b22f8bb
1 done ; 670e1981af96
2 kuhwat ; b6199bcc323a
0 done ; c11dfa292558
2 done ; 4f20be3eebbb
1 done ; 24b82ed59905
0 trade show: flax; with: water; face: up; take: water+stack_1 ; 4c738087a168
2 trade show: stone; with: hides; face: down; take: stack_3+water ; 4b31a0e566f5
1 trade show: furs; with: flax; face: up; take: stone+stack_1 ; ce6037f77161
0 pass ; 896f5a5ec997
2 trade show: timber; with: salt; face: up; take: stack_2+stack_4 ; b79da40ac1a2
1 trade show: stone; with: cotton; face: down; take: timber+salt ; fcbbe9c91708
0 pass ; c457facfb01b
2 trade show: sugar; with: water; face: up; take: flax+furs ; 37fbf1d43b04
1 pass ; 304e0a332cf9
0 trade show: flax; with: water; face: up; take: flax+water ; b62eaa1ac87f
2 trade show: flax; with: water; face: down; take: flax+water ; 2f7d6dc59eb9
1 trade show: hides; with: timber; face: down; take: stack_4+water ; d8579dc09996
0 pass ; 89c775645d34
2 pass ; 5e49000bea2a
1 pass ; aa0e231f542b
1 order buy theocracy; pay salt*2 ; d7bf56571b48
2 order buy cloth_making; pay flax+furs*2+treasury 6 ; 861dcba0404e
0 claim buy sculpture; pay flax+treasury 14 ; ec2e8d73290a
2 2 ; a379d1b07c70
0 2 ; 8d4869911e53
1 2 ; 069a9d048a3d
2 done ; 1aecbd3ae231
0 march chanhu_daro ; 14b9345adca9
0 balakot*1 ; 62a4d0a574e9
0 march arachosia ; bc27205b0013
0 mohenjo_daro*2 ; d95330f84809
0 march arachosia ; 2ce5d487b236
0 mohenjo_daro*1 ; dd4a30cbe729
0 march avanti ; 1c472d2cecdf
0 ujjain*4 ; 52a4fdc1d0d4
0 march chanhu_daro ; 3b705eb966ba
0 mohenjo_daro*3 ; 46c9d039cbf3
0 done ; cc9cd342436a
1 done ; 9b1cffccf607
0 mohenjo_daro+ujjain ; c7407e80c826
2 done ; 2e3a0c66ec63
0 done ; 9066d0c9035d
1 done ; 9e444e8e1470
2 trade show: hides; with: treachery; face: down; take: water+stack_2 ; bbb1e23493c9
0 trade show: water; with: salt; face: down; take: stack_1+stack_2 ; 6d1ac3921a1a
1 trade show: flax; with: stone; face: up; take: stack_3+water ; f124d7e99ae7
2 trade show: timber; with: stone; face: up; take: stack_3+stone ; 13d2175fed9a
0 trade show: furs; with: treachery; face: down; take: hides+stone ; ff95b82daae4
1 trade show: salt; with: water; face: down; take: flax+furs ; 1e1f3e121a05
2 trade show: salt; with: water; face: up; take: stack_2+water ; cd2b114eddce
0 pass ; 0667d23a32ec
1 trade show: flax; with: furs; face: down; take: salt+water ; 6864576c5108
2 trade show: stone; with: treachery; face: down; take: timber+flax ; 7fd36b3696cc
0 pass ; 4cbba95675d9
1 trade show: timber; with: salt; face: down; take: stack_4+stack_2 ; 9abea44ecb0e
2 pass ; 6c05e3ed4f1a
0 pass ; 5ec06c2af87b
1 trade show: water; with: sugar; face: up; take: stone+stack_2 ; f9566f93b89e
2 trade show: timber; with: flax; face: down; take: water+sugar ; 628f7a148a77
0 pass ; 05a9427049cb
1 trade show: stone; with: treachery; face: down; take: salt+stack_1 ; cc78e8ce5c02
0 hyrcania ; fe83f54a89e2
1 order buy astronavigation; pay cotton*2 ; f3ca8f80115f
2 order buy pottery; pay sugar+treasury 11 ; f1c7fbb75481
0 claim buy theocracy; pay hides*3+stone+treasury 4 ; 2662692af51b
2 2 ; de9551fce46b
0 2 ; 9c3262b5cbf5
1 1 ; ffa86a543bc4
2 march chanhu_daro ; ea0fd9f1f961
2 dholavira*4 ; f2469e4f827a
2 march dholavira ; eacebbd27331
2 chanhu_daro*2 ; 9f343ac32144
2 march lothal ; 0c432dcb81d5
2 dholavira*2 ; 4c68c58d2743
2 march balkh ; c8290e438191
2 samarkand*2 ; fb021735f344
2 march balkh ; c2000e3779d1
2 bukhara*1 ; 35404bb32f37
2 march balkh ; 92ba468e4aab
2 bukhara*1 ; dc1615e8dd96
2 march gandhara ; 1aa072b610b5
2 bactria*2 ; 768130737613
2 done ; 066468637391
1 done ; 75c14a70388d
0 done ; df824fa67c54
2 dholavira ; b9463e0ec762
1 done ; 7bc6ad5542f3
2 done ; a4b6c2528c18
0 done ; 682c32661cab
1 trade show: flax; with: furs; face: up; take: water+stack_3 ; e6a9b417e564
2 trade show: sugar; with: water; face: up; take: stack_2+flax ; 448aef47287a
0 trade show: stone; with: timber; face: down; take: stack_4+water ; 5bfbb1debba7
1 pass ; b958d9bf0e49
2 pass ; dfb54e3c757b
0 trade show: hides; with: cotton; face: down; take: furs+stack_3 ; 0eb9fd964675
1 trade show: timber; with: water; face: down; take: stone+hides ; 2180b6c3e04a
2 pass ; 78ae2c2ee116
0 trade show: furs; with: timber; face: up; take: stack_1+sugar ; 59edc5f2d4ad
1 pass ; 0cdcf85eaee0
2 pass ; c7bad6302946
0 pass ; 20c461579fb3
2 indus ; 882872da1c2d
2 gandhara+kuru*2+sagala+aria ; df03a81878f3
1 order buy metalworking; pay hides*2+stone*2+salt*2+treasury 11 ; 59370b04ea1e
2 claim buy drama_and_poetry; pay flax*2+stone*2+treasury 3 ; 5243eb8bde77
2 2 ; e2b3b8168111
0 2 ; b252c0d9094f
1 3 ; 701d25f0d980
1 done ; 259ad74458c2
0 done ; 11a18c886644
2 done ; 76ad3b7ad64c
1 done ; d350cb406776
2 done ; a9d7d478c06f
0 done ; c7df01037e49
1 trade show: hides; with: timber; face: up; take: stack_1+stack_3 ; e9ae519a2db1
2 trade show: water; with: timber; face: down; take: stack_2+hides ; 7fe1658fa0a0
0 trade show: cotton; with: salt; face: down; take: stack_4+timber ; 5a22b3064eb8
1 trade show: flax; with: stone; face: up; take: water+stack_3 ; 0a74c23147de
2 trade show: cotton; with: water; face: down; take: stack_3+flax ; 6fba146bfac0
0 trade show: water; with: furs; face: up; take: stone+water_2 ; 923dd63f991b
1 trade show: timber; with: salt; face: up; take: cotton+furs ; 8b2fde562381
2 trade show: flax; with: furs; face: up; take: water_2+salt ; d9572c25464c
0 trade show: stone; with: water; face: up; take: water+flax ; beec6145a800
1 trade show: cotton; with: water; face: down; take: furs+water ; df59f1678699
2 pass ; d0ec0adc410a
0 pass ; 2f3a37c27709
1 pass ; 5569d224ab7e
2 order buy music; pay hides*2+furs ; 15986265db60
0 claim buy coinage; pay flax*3+sugar*3 ; e7aac449724e
2 2 ; 25feb223d886
0 1 ; f8245bacaa31
1 4 ; 6ec896a52aa7
1 dahae+karakum+western_sogdiana ; 7288f89756f2
2 done ; e622a26199b1
0 done ; a321cc7fbaef
1 march upper_oxus ; d2189a7a9eac
1 balkh*1 ; 80cce4d4405d
1 done ; fa1c64561ee2
1 done ; b7edb9b124fd
2 done ; 9ba3b88b4ef9
0 done ; 7c06a69f675a
1 trade show: flax; with: timber; face: up; take: stack_1+stack_3 ; 1f794b54907d
2 trade show: hides; with: furs; face: down; take: water+timber ; 5a89159ca295
0 trade show: water; with: cotton; face: up; take: stack_2+stack_2_2 ; b49a858d6864
1 trade show: water; with: slave_revolt; face: down; take: flax+hides ; 9a56fbe429db
2 trade show: water; with: sugar; face: down; take: water+cotton ; ad4416aafe4d
0 trade show: flax; with: furs; face: up; take: water+stack_3 ; 779abbd32d7d
1 trade show: hides; with: water; face: down; take: water+flax ; 0f6eaf1544aa
2 trade show: cotton; with: water; face: down; take: stack_4_2+water ; 7750280992ad
0 trade show: timber; with: slave_revolt; face: down; take: furs+cotton ; 6a0dc554dee8
1 pass ; afb16425e812
2 trade show: timber; with: sugar; face: up; take: timber+stack_3 ; d1a0dbc790d9
0 trade show: cotton; with: water; face: down; take: water+sugar ; 1eaae5fef42f
1 pass ; d3903792d49a
2 pass ; 67761445d4ca
0 pass ; e83a1b995b62
0 mohenjo_daro ; acd99f5404b9
1 order buy rhetoric; pay flax*3+furs*3+treasury 13 ; e6b2836227d9
2 order buy coinage; pay timber+salt*3+treasury 5 ; d006ab6aefe3
0 claim buy astronavigation; pay furs*2+salt+sugar+treasury 10 ; f7493775cbcc
2 1 ; 1b3e929108d4
0 1 ; 7bc584fa4e14
1 1 ; 7193cd8e08e6
0 march arachosia ; d3823333235f
0 sindh*1 ; 3514e98dea0d
0 march arachosia ; 4f1ae6c9db91
0 sindh*1 ; 6444f8234162
0 march avanti ; 07a2966bfc06
0 maru*2 ; 8f84f144c3f3
0 march maru ; 79669ed663a8
0 lothal*1 ; 595209741d11
0 march avanti ; 1e055585cb28
0 maru*1 ; eb60e9aa17ee
0 march avanti ; bf51eabdaab5
0 maru*1 ; d37e2affe952
0 march arachosia ; a6017055897f
0 mohenjo_daro*1 ; 0681064ac36d
0 done ; a0ddf4ed33bd
2 done ; 2091d6610fab
1 done ; 6209d187caac
0 mohenjo_daro ; ee5ca6e46664
1 done ; bbd87db8b9b9
2 done ; 7bc5bc0ae7e1
0 done ; 4ec2f9bfbcc4
1 trade show: stone; with: salt; face: up; take: stack_1+stack_4 ; 1c0c42506bbb
2 trade show: sugar; with: furs; face: down; take: stack_3+salt ; c4ef948fdfb3
0 trade show: salt; with: water; face: up; take: water+stone ; 6ceba906dfd5
1 trade show: sugar; with: hides; face: up; take: stack_2+stack_2_2 ; a193ef84e2b5
2 trade show: flax; with: salt; face: up; take: water+sugar_2 ; 5eda3fbe9d2c
0 trade show: stone; with: superstition; face: down; take: salt+salt_2 ; e0fe90eaa17d
1 trade show: hides; with: treachery; face: down; take: hides+stone ; b790e3a9386b
2 pass ; a10df4be8f9c
0 trade show: stone; with: water; face: up; take: flax+hides ; 60461f9356a9
1 trade show: furs; with: water; face: up; take: stone+water ; c7cd505f9658
2 trade show: sugar; with: water; face: down; take: sugar+water ; 79d8a5c9cd14
0 pass ; 10f6e9579d76
1 pass ; eb37051f7d43
2 trade show: timber; with: timber; face: up; take: furs+sugar ; daf6b38536fa
0 trade show: salt; with: salt; face: up; take: timber+timber_2 ; d0af3f925eb7
1 pass ; be601c2a6ab4
2 pass ; e6960ba40a4c
0 pass ; e130a7aec9ac
0 lut ; da2aee486a1b
0 mohenjo_daro+lut ; 35a5c76f6b25
2 order buy rhetoric; pay furs+sugar*2+treasury 17 ; 4584249d4ee9
0 order build bhamala_stupa at ujjain; pay flax+hides*2+timber*2+treasury 13 ; bf1b45e51b18
2 1 ; 4a1a79043455
0 1 ; 15c06d358473
1 4 ; 609f7134b431
1 dahae+kara_bogaz_gol+karakum+western_parthia ; ebdd1e051183
0 done ; 1826bb66fab7
2 done ; 7baf6c72f7d7
1 done ; 2788bb87ad78
0 mohenjo_daro ; 6486433e3f9d
1 done ; aa37549e36f4
2 done ; f1f7a2ed0bf3
0 done ; c3353407f6a9
1 pass ; 51884f8ed6e9
2 trade show: cotton; with: flax; face: up; take: stack_2+stack_3 ; d80dee1f8491
0 trade show: sugar; with: stone; face: down; take: stack_1+cotton ; 4b529b658ebf
1 trade show: hides; with: hides; face: down; take: water+stack_2 ; add98746f110
2 trade show: furs; with: water; face: down; take: flax+stack_1 ; 258bb839038f
0 trade show: flax; with: salt; face: up; take: sugar+water ; 44df38e19e5a
1 pass ; 3bc5f9264f2a
2 trade show: stone; with: water; face: up; take: hides+flax ; aae5d99c04de
0 trade show: cotton; with: hides; face: up; take: furs+salt ; 2973d0ad844f
1 trade show: water; with: stone; face: up; take: stone+water ; 3b188f088abe
2 trade show: flax; with: flax; face: up; take: hides+water ; 2a05e7b17813
0 trade show: furs; with: salt; face: down; take: cotton+flax_2 ; 126199358278
1 pass ; ae0fa36c43e0
2 pass ; facb7b010e10
0 trade show: sugar; with: water; face: up; take: stone+flax ; 6e7abdd2ea9f
1 pass ; bad758f6c31b
2 pass ; d1f6f51e2ea9
0 trade show: stone; with: cotton; face: up; take: stack_4+furs ; 868e1a8dea11
1 order buy architecture; pay stone*4+treasury 8 ; 040392471f6a
0 wait ; 83d97ad9f51f
0 order give bhamala_stupa ; 9ebf9e9944fb
2 1 ; 30f6b3b0174e
0 1 ; 4223ad6b4b5f
1 4 ; 4db1832ff074
1 caspian_coast+chorasmia+kara_bogaz_gol+western_sogdiana ; 1072a48a42d0
0 done ; 2edd13111bf2
2 done ; 151b35e88154
1 done ; 090170b755af
1 caspian_coast chorasmia*2+kara_bogaz_gol*2 ; 97124ce37535
1 done ; b6c9d5b4423a
2 done ; f648fb575aaf
0 done ; f364c3dd04a0
1 trade show: hides; with: stone; face: down; take: water+stack_3 ; e2c66be8236d
2 trade show: stone; with: salt; face: down; take: stack_1+hides ; 547fc43b4b9e
0 trade show: sugar; with: salt; face: down; take: stack_4+stone ; fdde5a4e0072
1 pass ; 4b7f42711ec4
2 trade show: flax; with: cotton; face: down; take: stack_2+stack_2_2 ; aafa41c58229
0 trade show: furs; with: stone; face: up; take: stack_3_2+flax ; 452a0506de5a
1 pass ; f62f1afa85ee
2 trade show: timber; with: timber; face: down; take: furs+stone ; 0c753787ebfb
0 pass ; 3b56684f6156
1 pass ; 27b740de1846
2 pass ; efc2bb8bb966
1 indus ; f0ab3e8692c3
1 nisa+chorasmia+dahae+karakum*2 ; 3581159d7079
2 order buy architecture; pay hides*5+stone*3 ; 7a1d4bf7093c
0 order buy literacy; pay flax*4+salt+cotton*2 ; 815fce889d7c
2 1 ; d15736d31c9f
0 1 ; a63cfd752b38
1 4 ; 99d6d5c3795d
0 done ; 3d1c714cb6f8
2 done ; 4d66c6fa712a
1 march balkh ; 6f5105a2df0a
1 bukhara*1 ; 78b41f63a00d
1 march balkh ; ef574addef38
1 bukhara*3 ; a995b75fde83
1 march margiana ; c9589e31cae6
1 balkh*1 ; 6499539df31f
1 done ; d59932a2941a
2 samarkand ; 6ed9765662f5
1 done ; 07b4464c152d
0 done ; c31f1545b630
2 done ; 11061b7d31f5
1 pass ; 8df83468562f
0 pass ; 2d6ec150bf14
2 trade show: salt; with: water; face: down; take: water+stack_3 ; a4c037109e31
1 pass ; a8fcbb21b234
0 trade show: furs; with: timber; face: up; take: stack_1+stack_4 ; 0756ed709dea
2 trade show: cotton; with: flax; face: up; take: salt+furs ; 1a400f85ad09
1 trade show: furs; with: hides; face: down; take: water+timber ; 2cd3832b960a
0 trade show: hides; with: flax; face: up; take: flax+stack_1 ; e35ce50cb06a
2 trade show: salt; with: salt; face: down; take: cotton+furs ; dc70083895f2
1 pass ; 667d3ce3513c
0 trade show: flax; with: furs; face: down; take: stack_2+flax ; 0f66ac796b75
2 trade show: water; with: cotton; face: up; take: hides+stack_3 ; c4c957679827
1 pass ; 0bcfe81b755b
0 trade show: hides; with: flax; face: up; take: stack_2+water ; 9eafb0ab871d
2 trade show: water; with: salt; face: down; take: flax+hides ; 917df235f8a1
1 trade show: water; with: timber; face: up; take: water+stack_3 ; de43867862fb
0 pass ; f34c20e17da4
2 pass ; e20e14f36779
2 order buy metalworking; pay hides*2+furs*4 ; 98c8e25127ee
1 order buy agriculture; pay timber*2+salt+treasury 30 ; 47676c878599
0 claim buy agriculture; pay furs*2+sugar*2+treasury 11 ; 1ff908c57d27
2 1 ; c4c60d7de839
0 1 ; 600c6b3c1f0d
1 4 ; 60ac88c5f93e
0 done ; c07adc058431
2 done ; 780614c09799
1 march balkh ; b980b21d2e38
1 upper_oxus*1 ; a21fadb807e6
1 done ; 290617b8adfd
2 none ; d85edde02dec
1 nisa ; 2c03d18a9f4b
0 done ; 04a6abc54703
1 done ; 1dd77e322644
2 done ; 153df1a43f68
0 trade show: furs; with: sugar; face: up; take: stack_1+stack_5 ; 636f02a07a46
1 trade show: cotton; with: salt; face: up; take: stack_2+furs ; f4514efd0149
2 trade show: furs; with: livestock; face: down; take: stack_3+sugar ; 69310f73ffcb
0 trade show: livestock; with: salt; face: down; take: stack_4+cotton ; 16fede9e250f
1 trade show: flax; with: treachery; face: down; take: water+salt ; 6a6776ebe12f
2 trade show: timber; with: hides; face: down; take: furs+stack_2 ; 6ab125bc610d
0 pass ; b0d8636f4167
1 trade show: furs; with: water; face: up; take: flax+stack_1 ; 90486d58b4c9
2 trade show: flax; with: slave_revolt; face: down; take: timber+water ; 37df0ead274f
0 pass ; 21282fa1f93a
1 trade show: hides; with: salt; face: down; take: flax+stack_3_2 ; f66c6f90b3c9
2 trade show: sugar; with: treachery; face: down; take: stack_3+stack_3_2 ; 992995f33891
0 pass ; e24f707c883e
1 trade show: water; with: slave_revolt; face: down; take: furs+hides ; c95252695707
2 trade show: sugar; with: furs; face: up; take: stack_2+stack_3 ; 41cbf883c730
0 pass ; 03684b1ae844
1 trade show: hides; with: flax; face: up; take: water+furs ; ff07e23913b8
2 trade show: timber; with: treachery; face: down; take: sugar+hides ; c26dfa4c4799
1 nisa ; 6970c4871adb
1 hyrcania ; 962de81b8a6d
1 dholavira+matsya ; 333be34ab65b
1 toprak_kala ; e2c70a28ae83
0 order buy drama_and_poetry; pay flax*2+cotton*2+treasury 5 ; 52a6c84da564
1 water*2 ; 42ff61102970
2 1 ; f910d61b7ce4
0 1 ; a9370a36b20e
1 2 ; b84b6751d81d
0 march arachosia ; 0be093cc8cd9
0 sistan*1 ; 7c88191ca240
0 done ; 21a05873fa3a
2 march bactria ; 8e8910da2323
2 gandhara*2 ; 545c0bec7955
2 march gandhara ; a70ca069357b
2 bactria*2 ; 4dcfbefecdff
2 march bactria ; 35b7fedf7982
2 gandhara*1 ; f6177926952b
2 march chanhu_daro ; d69e845bab42
2 dholavira*1 ; 8e7704a53b83
2 done ; 7853eb435e98
1 done ; d3291b13444c
2 none ; f932a36d49d1
1 upper_oxus margiana*2+toprak_kala*2 ; 45a29f3822b4
2 done ; 17d3713c45ae
0 done ; bca4e72fb5bf
1 done ; c3d0ad5223ad
2 trade show: timber; with: sugar; face: down; take: stack_2+stack_4 ; 8069f20775b5
0 trade show: salt; with: stone; face: up; take: stack_1+stack_4 ; 345dff0053b9
1 trade show: flax; with: livestock; face: down; take: timber+stone ; 0bffbfc19dae
2 trade show: water; with: sugar; face: down; take: salt+flax ; 8cb6b8a8906b
0 trade show: water; with: sugar; face: up; take: water+stack_4 ; 01750b4e4a7d
1 trade show: hides; with: furs; face: down; take: stack_3+water ; caaced0ec4b7
2 trade show: stone; with: flax; face: down; take: hides+stack_2 ; ab5274880510
0 pass ; 29d393d4639f
1 trade show: furs; with: salt; face: down; take: sugar+stack_1 ; d697d636ed11
2 trade show: hides; with: stone; face: up; take: water+stack_3 ; b3189c6d473f
0 trade show: sugar; with: water; face: down; take: stone+stone_2 ; 7b11bbc27eff
1 trade show: timber; with: timber; face: up; take: furs+sugar ; 16c42eab3876
2 trade show: furs; with: water; face: up; take: hides+water ; 4dcbc75775ce
0 pass ; e21b7689723d
1 trade show: stone; with: water; face: up; take: furs+water ; 29677f6b1be1
2 pass ; bb40f76a74c9
0 pass ; 3d8ef98f65d1
1 pass ; fa4936cc84c9
1 city:caspian_coast ; 08eeb37803ab
2 order buy law; pay hides*3+salt*4+treasury 3 ; ee97187731c6
0 order buy music; pay flax*2+stone*2+treasury 3 ; 847aa233a017
1 order buy medicine; pay flax+stone+furs*2+sugar*2+treasury 18 ; fbb1708bde24
2 1 ; 7584257d3a04
0 1 ; c8a4493681ed
1 4 ; 5741a5a48570
0 arachosia*2+avanti+balakot*2+lothal*2+maru*2+sindh*2+sistan+surasena*2+surashtra*2+thar_desert*2+hyrcania*2+lut*2 ; 3f789da9b7c2
0 march arachosia ; 264d3e140ecf
0 mohenjo_daro*5 ; 97ea9df8cb8e
0 march avanti ; 76da11ba0229
0 maru*1 ; cbf1d91abd43
0 march lothal ; 68149e141572
0 dholavira*2 ; 4032e75b023c
0 march maru ; 909d5e07617c
0 chanhu_daro*4 ; 825d6a780e7e
0 march avanti ; 54ca841ebeab
0 maru*1 ; c4350a7760d7
0 march sindh ; d652a9533645
0 chanhu_daro*1 ; d95d6b231739
0 march sindh ; e34d4e7ec01e
0 balakot*1 ; 4cfb11b30b64
0 march balakot ; ba36a2b64df9
0 chanhu_daro*3 ; 7236cc97b3b1
0 march lothal ; a8dde7228e98
0 dholavira*1 ; 3f2b3fb66186
0 done ; 6ec006b05e45
2 done ; 91f80bff5063
1 done ; 4915ec5e0cb3
2 bactria gandhara+aria ; a926100a232d
1 western_sogdiana toprak_kala*2 ; 87cb7d2d5adc
2 done ; 16a66261d83a
0 done ; 5e5716b69a16
1 done ; 5033e5945b4f
2 trade show: salt; with: flax; face: down; take: stack_1+stack_2 ; 133e3a058e62
0 trade show: stone; with: timber; face: up; take: stack_3+stack_1 ; ecbb612679d8
1 trade show: lacquer; with: water; face: up; take: water+stone ; 5a77f98615fc
2 pass ; 65fa1fe2ddc4
0 trade show: flax; with: salt; face: down; take: stack_4+water ; 9ec49fa7ccb0
1 trade show: water; with: superstition; face: down; take: flax+stack_3 ; 811c43bb7aea
2 pass ; ceb3afef18d0
0 trade show: hides; with: sugar; face: up; take: stack_5+water ; 3e505fca5727
1 trade show: flax; with: timber; face: down; take: salt+hides ; 0119b023beaa
2 pass ; 70677251f658
0 trade show: livestock; with: water; face: up; take: stack_4+flax ; 1c137e00e99f
1 pass ; f0aa8c449bc5
2 pass ; f2fe6bb568bd
0 trade show: flax; with: superstition; face: down; take: lacquer+water ; 081939219295
1 trade show: salt; with: salt; face: up; take: timber+stack_3 ; 31363894fd13
2 pass ; 04292fddc057
0 trade show: lacquer; with: water; face: up; take: sugar+flax ; c62254a09a17
1 trade show: timber; with: timber; face: up; take: salt+salt_2 ; 84c885cb13ea
0 mohenjo_daro+ujjain ; 732ed7a516ff
1 wait ; 04a509795ff4
1 pass ; 8959f24f4f0a
1 water*3 ; 21a0095b2b1a
2 1 ; 6e4ae1bfd931
0 1 ; c9feae689104
1 4 ; de471be13d71
0 balakot+lothal+maru+mohenjo_daro*2+sindh*2+sistan*2+surasena+surashtra+thar_desert+ujjain+hyrcania*2+lut ; 8191a7af5eee
0 march balakot ; c79a5dfcecb1
0 chanhu_daro*3 ; 985365f1a7ed
0 march maru ; f6197e664a25
0 avanti*2 ; d21a84e65319
0 march avanti ; c0d1943b1327
0 matsya*1 ; 38b50a134cc8
0 march sindh ; d31f5822b5a2
0 arachosia*2 ; e575bab8a932
0 march sistan ; a7d0078f43bc
0 poura*3 ; 694ff2e1b562
0 done ; 4ae1507e3037
1 done ; eadc7af8190a
2 march bactria ; 94719097be4e
2 gandhara*2 ; c724b034c3f9
2 march bactria ; 0f2107dc72fd
2 gandhara*1 ; e8c82fc7abf7
2 march gandhara ; eda29d9b2574
2 harappa*1 ; 883cd4ec650f
2 march gandhara ; 3d3eb7885089
2 bactria*1 ; bf5165726896
2 march bactria ; 8605785946f0
2 gandhara*1 ; 8423dc0a29c2
2 march gandhara ; cfdb9c7a27bb
2 bactria*1 ; 6de31b2c85dd
2 march gandhara ; 5a26d7b05671
2 arachosia*1 ; 9cbca7dd7ea1
2 done ; f606a6371b8b
2 bactria gandhara+aria*3 ; 239929c84509
1 balkh ; 29c8ca72fd17
2 harappa ; b45df80351fb
0 chanhu_daro+mohenjo_daro ; 9ab66d12054f
2 bactria ; 65df568cc868
2 done ; c9398ee998e6
0 done ; e3a384c66486
1 done ; 983df1de14ff
2 trade show: furs; with: hides; face: up; take: water+stack_3 ; 046d36893b0f
0 trade show: flax; with: sugar; face: up; take: stack_1+furs ; d7732b9b4a05
1 trade show: furs; with: cotton; face: up; take: stack_2+stack_4 ; 17f2f1e45dba
2 trade show: timber; with: salt; face: up; take: stack_5+hides ; a3ec98a7f986
0 trade show: hides; with: furs; face: up; take: flax+furs ; 3606f6b3c2c2
1 trade show: furs; with: livestock; face: down; take: salt+hides ; 3a794ed3cc6d
2 trade show: hides; with: lacquer; face: up; take: furs+furs_2 ; fb72cd4df940
0 pass ; c1d589dabf08
1 trade show: sugar; with: flax; face: up; take: timber+hides ; 885094ccf3e6
2 pass ; 6e035e871dda
0 pass ; 22a4ef602e81
1 pass ; fa624ce0c904
0 parthia ; 4d8017931338
0 avanti+maru+poura+sistan+surasena+thar_desert+hyrcania*2+lut*2 ; edfdd5486592
2 wait ; d46fbb7a715e
1 claim buy library; pay hides*4+stone*2+timber+salt*4+treasury 30 ; 694a2db628d9
2 pass ; f6dcb01e15b8
2 1 ; b59da56fac1c
0 1 ; bdf4a3003336
1 4 ; 65858466598d
0 march avanti ; bb982977fb31
0 maru*3 ; 6314ffc615a9
0 march arachosia ; 1f25813586af
0 sistan*1 ; 442b2b225ff5
0 march lothal ; a13da99c5e48
0 dholavira*4 ; 6d65dfa95631
0 march maru ; 3bcda7a91eae
0 avanti*2 ; ae8ac0a6d093
0 march avanti ; 29e89187b8f6
0 ujjain*1 ; 9d3ecd3244ac
0 march balakot ; 70d2a86e9d10
0 chanhu_daro*1 ; e9a9fd3e914f
0 done ; b6477cb75492
1 done ; af0054206eae
2 done ; db7e88bf4b47
2 none ; 5118b8b1b760
1 balkh ; 1cc7a8280193
2 done ; 3d7154c7d3a6
0 done ; 5606204f9d93
1 done ; d95a03674a4c
2 pass ; 7637de53b566
0 trade show: salt; with: flax; face: up; take: stack_1+stack_3 ; d234e2333e7e
1 trade show: livestock; with: water; face: down; take: water+stack_4 ; 6e79199662c7
2 trade show: timber; with: water; face: down; take: stack_2+flax ; f93f1a313fc9
0 pass ; a28f5f31a685
1 trade show: flax; with: treachery; face: down; take: water+timber ; 2829b4bf821b
2 trade show: hides; with: stone; face: up; take: water+stack_2 ; b9062da5610e
0 pass ; afcb9b197f86
1 pass ; 4296ebdf27c4
2 trade show: hides; with: stone; face: down; take: hides+stone ; 3b7d845eaddc
0 trade show: water; with: slave_revolt; face: down; take: hides+stack_2 ; 40cb8a4ddffe
1 trade show: cotton; with: cotton; face: up; take: stack_5+stack_3 ; 4c9b2a7a3269
2 trade show: flax; with: treachery; face: down; take: salt+water ; b22435dfccc1
0 trade show: stone; with: flax; face: up; take: flax+flax_2 ; fefc92497996
1 trade show: water; with: slave_revolt; face: down; take: stone+flax ; 1eeeeefd4cbd
2 trade show: hides; with: stone; face: down; take: water+stack_3 ; e9a9e59011cd
0 pass ; f1e1863a9ca5
1 trade show: lacquer; with: water; face: up; take: hides+stack_2_2 ; 6c684ff10521
0 order build bhamala_stupa at chanhu_daro; pay flax*4+hides+furs*3+treasury 5 ; 2d619e89250c
1 claim buy engineering; pay flax+hides+stone*2+timber*2+treasury 13 ; c3e7d0398a92
2 1 ; 2ee06b465d7c
0 1 ; 8a82a1ed2b87
1 4 ; f31a572ca0a3
0 done ; 5da936422520
1 done ; 7e1916d07de8
2 march bactria ; 9be4131a0ae7
2 gandhara*2 ; 1079eb639254
2 march aria ; 18e4a80ab61b
2 eastern_parthia*2 ; e87302d03659
2 march bactria ; 84663df9b8ff
2 kuhwat*1 ; caafa563fc4c
2 march bactria ; 629d7db7bd18
2 kuhwat*1 ; f3b4d10482d8
2 done ; 2478f594cf96
2 gandhara harappa+kuhwat+aria*2 ; 20609f3c7c91
1 none ; efc0511b9bf5
2 done ; a730b03c5a51
0 done ; 8e500204a201
1 done ; 49a6613af25e
2 trade show: salt; with: flax; face: up; take: stack_1+stack_3 ; 438bf500b240
0 trade show: flax; with: stone; face: up; take: water+salt ; e2faba460d8f
1 trade show: cotton; with: water; face: down; take: stack_2+stone ; 8aa8d2dc1578
2 pass ; 560b56bad324
0 pass ; 268b3d5ea327
1 trade show: timber; with: lacquer; face: down; take: stack_4+cotton ; d4faa0da364b
2 trade show: water; with: timber; face: up; take: water+timber ; 589158d0e475
0 pass ; dcf38875238f
1 trade show: cotton; with: hides; face: down; take: stack_5+water ; 1fd8a7a10e4a
2 trade show: hides; with: timber; face: up; take: flax_2+timber ; 1a1d8d90164e
0 pass ; 47b9dd8aeb64
1 trade show: stone; with: sugar; face: up; take: stack_5+stack_1 ; abad7acf0619
2 trade show: flax; with: timber; face: down; take: hides+timber ; 86e2fc7503a1
0 pass ; c6613c8025b0
1 trade show: stone; with: hides; face: up; take: flax+stone ; 794dd2fe4181
2 trade show: hides; with: timber; face: down; take: stack_3+hides ; 62cbc532049c
0 pass ; f7e408a56f06
1 pass ; 4c2833d6f263
2 order buy agriculture; pay hides+furs*4+timber*2 ; bf8facd1b4f1
0 order give bhamala_stupa ; 58604777dada
1 claim buy diplomacy; pay flax+stone*2+lacquer*2+treasury 16 ; 66759c7106eb
2 1 ; 91f950e1a2f6
0 1 ; 4e32e5722895
1 4 ; c89510c8ea64
0 avanti*2+balakot+maru*2+poura+sindh+sistan*2+surasena*2+surashtra+thar_desert*2+ujjain+lut*2 ; a11e47385657
0 march avanti ; d598d55b03fb
0 maru*2 ; fecab279a00b
0 march maru ; f72f857ce136
0 avanti*3 ; ec5ddbd4eec4
0 march avanti ; 76be81a84464
0 maru*1 ; 598604659a53
0 done ; 6bb8274e083f
1 done ; a93cc05c5953
2 march harappa ; 68f0389c3527
2 abhisara*2 ; 1bc6a7314b1d
2 march harappa ; ac72667195da
2 kalibangan*1 ; cfceec74272e
2 march harappa ; 0a0f9610be0e
2 kalibangan*1 ; cdf48969ff6b
2 march harappa ; 2f047e0a7af4
2 abhisara*1 ; 6c50e8cea97b
2 march eastern_parthia ; 97bf263e4bd7
2 nisa*1 ; 0f1017f12788
2 march kuhwat ; 707fc279c35b
2 bactria*1 ; 77e91410857c
2 march kuhwat ; 3ef7e37987b8
2 bactria*1 ; d01cad4d5e81
2 march eastern_parthia ; 05baed8bf3c6
2 nisa*1 ; 7bdd1cfd4e06
2 march eastern_parthia ; af0f974be065
2 nisa*1 ; 7208be4bfab8
2 march eastern_parthia ; 66ff75c43d0b
2 nisa*1 ; 1ae27dac4d37
2 done ; fb9dc526ae99
2 none ; 07afc7f16f87
1 none ; 4c39e0f02e68
2 done ; 5585d5a2c8d7
0 done ; 10b7367ddfb3
1 done ; 59ebd4964f32
2 trade show: salt; with: water; face: up; take: stack_1+stack_2 ; 2b5d777ef185
0 trade show: furs; with: flax; face: up; take: salt+water_2 ; 4cf308cd3a9c
1 trade show: salt; with: barbarian_hordes; face: down; take: stack_5+furs ; 6d3363e14c7e
2 trade show: water; with: flax; face: up; take: water+flax ; 2f30a78888a0
0 trade show: water; with: salt; face: down; take: salt+water ; 6afef1a6a0e5
1 trade show: cotton; with: water; face: down; take: flax+stack_3_2 ; aae2d94ad89d
2 pass ; ddd99076a7f8
0 trade show: water; with: water; face: down; take: water+water_2 ; e3227e7b8303
1 trade show: livestock; with: furs; face: down; take: stack_3+cotton ; 60f08bb7b01b
2 trade show: flax; with: hides; face: up; take: water+stack_2 ; 5f15a3f6b153
0 pass ; b59e1f7cacc2
1 trade show: stone; with: flax; face: down; take: water+hides ; 817daef8014c
2 trade show: furs; with: water; face: down; take: flax+stack_1 ; b80af539fb6a
0 pass ; 7fda6609380a
1 trade show: timber; with: cotton; face: down; take: livestock+stone ; e8001e3e56bf
2 pass ; 9f3806c39262
0 pass ; 7a6e670ce56d
1 trade show: water; with: livestock; face: up; take: furs+timber ; cd736d16545d
2 matsya ; af3559bee81d
0 doctrine matsya ; d59a07ce661f
0 order buy rhetoric; pay salt*4 ; d3e1f2dcae33
1 claim buy calendar; pay hides*2+stone+furs+timber+salt+treasury 31 ; c94cecf72610
2 1 ; e58ad6122707
0 1 ; 1281339b5dcb
1 4 ; 889903de6dc0
0 matsya+sindh*2+sistan+surasena*2+surashtra*2+thar_desert*2+lut*2 ; bf4b8bd083e5
0 done ; 60cfe1272650
2 done ; dd98831c73dc
1 done ; d570656cb954
2 none ; 46e6fc08773b
1 none ; 73640e75e3e2
2 done ; 7e00085090b4
0 done ; b9da81f78939
1 done ; fff6365ceffc
2 trade show: water; with: timber; face: down; take: water+stack_1 ; 352b93985b49
0 trade show: salt; with: treachery; face: down; take: stack_2+stack_3 ; 845874deec31
1 trade show: hides; with: sugar; face: down; take: water+salt ; ac280f373e50
2 pass ; d1d9b9a7f6bb
0 trade show: furs; with: salt; face: up; take: hides+stack_4_2 ; d6cdfdf9570e
1 trade show: stone; with: salt; face: up; take: stack_2+salt ; 92ec8971f660
2 pass ; 192179eadd47
0 trade show: water; with: sugar; face: down; take: furs+stone ; 3ec45b55af5d
1 trade show: salt; with: water; face: up; take: salt+water ; 4349eb9af456
2 pass ; 02f2dcd93431
0 trade show: furs; with: stone; face: down; take: stack_4+water ; baba4f711909
1 trade show: salt; with: treachery; face: down; take: salt+stack_2 ; 1c7b10416760
2 pass ; b14f1354446d
0 trade show: sugar; with: water; face: up; take: furs+stack_2 ; 18285ccb6c25
1 pass ; 4cc8f252457e
2 pass ; 9a8d1dcb43d4
0 trade show: furs; with: treachery; face: down; take: stack_4+water ; 4312a5e814cc
1 trade show: stone; with: salt; face: up; take: salt+furs ; 083ab898a75f
2 chanhu_daro ; f0cc620a239b
2 wait ; 8c3a21ac7d53
2 pass ; 8967c17048c4
2 hides+water ; d378048f3a87
2 1 ; fcd1fedfd0f8
0 1 ; 7831cf62a794
1 4 ; bf94c0b120b1
0 balakot+matsya*2+poura+sistan+surasena+surashtra+thar_desert+ujjain ; 7bf9b7201070
0 march arachosia ; f74d69776d73
0 suleiman*1 ; 40f68c9c056d
0 march balakot ; 58173e016059
0 sindh*1 ; 8831ef25cab9
0 done ; 4f29c65247a9
2 done ; 4798d1ed5683
1 done ; 349f7ace8b91
2 none ; 13a2ac010a9b
1 none ; d58120a26cb8
0 done ; ec6531ab92c1
2 done ; 93dbfd7618f7
1 done ; f521a33c27f7
0 trade show: sugar; with: water; face: up; take: water+stack_4 ; 2be34ff692a8
2 trade show: furs; with: water; face: up; take: stack_1+water ; f8b15d8a7731
1 trade show: timber; with: water; face: down; take: furs+water ; 999a06aa789a
0 trade show: flax; with: sugar; face: down; take: stack_2+timber ; 9b6dda9584ea
2 trade show: stone; with: salt; face: up; take: flax+stack_4 ; 1d091e65480b
1 trade show: cotton; with: water; face: up; take: water+salt ; a9bc13aff367
0 pass ; 018795b9df63
2 trade show: water; with: sugar; face: up; take: cotton+water ; 3d3bdddcd352
1 pass ; 3af1058e845e
0 pass ; 44eca829ad9a
2 trade show: hides; with: flax; face: down; take: stone+water ; 36479ece9e53
1 pass ; ceaf8bc81ca7
0 trade show: water; with: timber; face: up; take: hides+stack_1 ; 129424f634bb
2 pass ; 847a3e4842c1
1 pass ; 6697dcc94e18
0 pass ; 5bbf94232120
1 dholavira ; 7a01278295a1
2 order buy medicine; pay flax*4+stone*3+cotton*2+treasury 5 ; 61a60a55e710
1 claim buy naval_warfare; pay flax+furs*2+salt*3+treasury 19 ; 6ac594bace38
2 1 ; 49a3ff1274b2
0 1 ; 561ac118bf76
1 4 ; dc0878d54133
0 poura+sindh+sistan+surasena+surashtra+ujjain+lut ; d6e360565dc5
0 march poura ; f1f24016f3e7
0 lut*2 ; 423e27c3f989
0 march maru ; d0fc93bb7df2
0 ujjain*3 ; 0811f0f8faf0
0 done ; e955d4e6e4c2
2 march abhisara ; 5ef1c548bb86
2 kalibangan*2 ; ad9a323bbb1b
2 done ; cc8b49ced655
1 done ; 1761691d876d
2 none ; 708bc2f97b1d
1 dholavira ; 84e08499bb5e
2 none ; 87bcb2207e1d
0 ujjain+lut ; 4abf90a11b9b
2 done ; 5e4b43a1227c
0 done ; 4b995981e52f
1 done ; 1007add2794c
2 trade show: furs; with: slave_revolt; face: down; take: stack_1+stack_4 ; 16cb08d232a5
0 trade show: hides; with: sugar; face: down; take: furs+stack_3_2 ; 97dd6cb6318c
1 trade show: timber; with: stone; face: down; take: stack_3+hides ; 224af7d8cb55
2 trade show: flax; with: superstition; face: down; take: stack_2+timber ; 817c3450df38
0 trade show: timber; with: slave_revolt; face: down; take: water+stack_4 ; b08e01e9b658
1 trade show: water; with: timber; face: up; take: stack_2+flax ; 9d2bf309e037
2 trade show: hides; with: stone; face: down; take: stack_3+water ; 26ba459b79e1
0 trade show: flax; with: sugar; face: down; take: timber+stack_2 ; fe98ff672295
1 trade show: flax; with: stone; face: up; take: hides+flax ; a9648b561bfa
2 trade show: timber; with: slave_revolt; face: down; take: stack_4_2+stone ; 4977cb89c45c
0 pass ; d71e31fb0c4a
1 pass ; 4b431b399768
2 trade show: stone; with: sugar; face: down; take: timber+timber_2 ; 98f4a67ae2c7
0 trade show: stone; with: timber; face: down; take: stack_4+flax ; 6774b35ab4da
1 pass ; 9edb4680d169
2 pass ; c9a901a06f44
0 trade show: water; with: superstition; face: down; take: stone+stone_2 ; 19c7b590ff28
1 pass ; 4e415a122ba2
0 mohenjo_daro+lut ; c63fbdd14f31
0 order buy architecture; pay hides*3+stone*2+furs*4 ; 429585ea9f12
1 wait ; 0bd5a9062326
1 pass ; dae1d8e4ee0b
2 2 ; 7343174a242f
0 1 ; b58a12802f93
1 2 ; ce14fc44ea7c
0 poura+sistan*2+thar_desert+suleiman+lut*2 ; cab58d0b9074
0 done ; 4d893acb4139
2 march chanhu_daro ; 019ae1f247fe
2 maru*2 ; 92cb83bffb21
2 march abhisara ; 07b172efa328
2 taxila*2 ; 9d36e5a06e0c
2 march abhisara ; cc01807da04e
2 taxila*2 ; 4faccabf6dd3
2 march chanhu_daro ; 819b648daa23
2 upper_indus*1 ; b2d510b53cc0
2 done ; 36f463eec213
1 done ; 14155a273069
2 none ; ba4d0d7826b4
0 arachosia sindh+sistan*2+suleiman ; cea0d69694ee
1 none ; c4b978348328
2 buy 3 ; 0dfe8bf0444f
2 done ; 86c085aa5892
0 done ; cc2806fb3b36
1 done ; 494fbe789bb4
2 trade show: flax; with: salt; face: down; take: stack_1+stack_3 ; 887f159f61b6
0 trade show: timber; with: stone; face: up; take: stack_4+flax ; 82f47b8eda82
1 trade show: stone; with: cotton; face: down; take: stack_3+timber ; 6a8f91233e66
2 trade show: furs; with: water; face: up; take: water+stack_2 ; 33f84ac3992e
0 trade show: water; with: sugar; face: up; take: stone+furs ; 848b4ad67dcc
1 trade show: timber; with: flax; face: up; take: water_2+sugar ; b0ce80c4b3fa
2 trade show: salt; with: water; face: down; take: water+timber ; 772a64e2b071
0 trade show: furs; with: stone; face: up; take: flax+water ; c109296ffc39
1 trade show: hides; with: sugar; face: up; take: salt+stone_2 ; 7a53551da002
2 pass ; f8b4f56b6f0e
0 pass ; 249257a956c8
1 trade show: stone; with: hides; face: up; take: stone+hides ; 396075b73698
2 trade show: hides; with: furs; face: up; take: furs+hides ; 2878b0ad8528
0 pass ; 0b526f9af934
1 trade show: stone; with: hides; face: down; take: hides+furs ; a9d764e69eab
2 trade show: hides; with: furs; face: down; take: stone+stack_1 ; 1a5be624ef4f
0 pass ; f3a097cd9e89
1 trade show: furs; with: hides; face: up; take: stone+hides ; 5aa64078e7ba
2 order buy naval_warfare; pay hides+stone+timber*4+treasury 9 ; d7b8378e34f2
1 order buy military; pay hides*3+stone+salt*3+treasury 17 ; 65a322b50da3
2 1 ; 99bb1ba971cf
0 1 ; 93f4abf3120d
1 4 ; 39427f1da08f
0 balakot+matsya+mohenjo_daro*2+sindh+sistan+surasena+thar_desert*2+suleiman+lut*2 ; 6cdc09badfce
0 march balakot ; 2fa178ac314f
0 chanhu_daro*1 ; 4cbdda5e21e2
0 march matsya ; 3e398b80f3ee
0 avanti*1 ; e1418e50c82d
0 done ; 9dc47eea200d
2 march chanhu_daro ; be4e291e408c
2 balakot*1 ; b9c6277a3b9f
2 march chanhu_daro ; 35ef0e8dec97
2 balakot*1 ; 0fd507004830
2 done ; 0f7f0241572c
1 done ; 509c7a7944df
2 none ; f3e1d7b53898
0 none ; d0ee54a9877e
1 balkh ; c697b5ac8710
0 mohenjo_daro ; e1be79cbe1de
2 done ; 56e2d4f8412e
0 done ; 466ae7983eba
1 done ; d2fb998d5f6c
2 trade show: water; with: salt; face: up; take: stack_1+stack_2 ; faced1797013
0 trade show: water; with: sugar; face: up; take: water+salt ; f41d91790933
1 trade show: cotton; with: water; face: up; take: stack_3+water ; 1e1b09fd1766
2 trade show: stone; with: furs; face: up; take: water+sugar ; 82535add0d67
0 trade show: water; with: treachery; face: down; take: water+stone ; b77912368bf2
1 trade show: flax; with: timber; face: down; take: furs+stack_2 ; d369da85d369
2 trade show: hides; with: sugar; face: down; take: stack_4+flax ; d3a00b7f9b1d
0 pass ; 7249ff5ee888
1 trade show: salt; with: treachery; face: down; take: water+stack_4 ; d7f40b9a05b1
2 trade show: cotton; with: water; face: up; take: hides+salt ; 9d780c8ee8e7
0 trade show: water; with: stone; face: down; take: stack_2+water ; 16f1b9a3f057
1 trade show: water; with: sugar; face: up; take: cotton_2+water ; 8d16f817e03d
2 trade show: hides; with: salt; face: up; take: cotton+water ; 42e2f9ac353c
0 trade show: salt; with: treachery; face: down; take: stack_3+stack_2 ; 6f108fc74b95
1 trade show: furs; with: cotton; face: up; take: salt+salt_2 ; 309079e0d41c
2 pass ; c1eff31190dd
0 trade show: timber; with: stone; face: down; take: hides+cotton ; c33ee3436c1a
1 pass ; 8b1391de33f8
2 arachosia ; 12aac5e0c17a
0 order build bhamala_stupa at ujjain; pay flax*5+hides+salt+cotton+treasury 7 ; 380860fbf10c
1 order build bhamala_stupa at merv; pay furs+salt*2+treasury 26 ; 0bdafecc629a
1 pass ; 6583ff14fecd
2 1 ; 57ed68e3d169
0 1 ; 2bfd20236402
1 3 ; 5c9e889e4038
0 dholavira ; 95e2e35eeeb1
0 avanti+balakot*2+poura*2+sindh*2+sistan+surasena*2+surashtra*2+thar_desert*2+suleiman*2+lut*2 ; 44764b27a490
0 done ; f48e511810b2
2 done ; 2f62fd9cf991
1 done ; aa3c30a92e6d
2 none ; bac889c6cb35
0 none ; 03906fafefec
1 none ; 1663be18a088
1 done ; a5e20aa1175a
2 done ; 6e79925df2ff
0 done ; 5d621c33e2b4
1 trade show: timber; with: stone; face: up; take: stack_1+stack_4 ; 2fb5b6e7b0aa
2 trade show: stone; with: salt; face: up; take: timber+stone ; d2383a3375c4
0 trade show: stone; with: sugar; face: down; take: stack_3+stone ; b57512921f88
1 trade show: salt; with: furs; face: up; take: water+stack_4 ; da614d74b97c
2 pass ; c2e0fd4b1ce9
0 trade show: timber; with: salt; face: down; take: stack_2+stone ; 1a31b85fc60d
1 pass ; a2b12a4f220b
2 trade show: timber; with: stone; face: down; take: salt_2+furs ; d73183c8f829
0 pass ; a1b7cda5f6ce
1 trade show: sugar; with: sugar; face: down; take: salt+stack_3 ; a73ad4bce425
2 trade show: furs; with: cotton; face: up; take: stack_2+stack_4 ; cfe4ad77d891
0 pass ; dac8e2d241bc
1 pass ; 3b1b80b17eeb
2 trade show: salt; with: cotton; face: up; take: sugar+furs ; 2137d399d5f8
0 pass ; 3c196b58b9ff
1 pass ; 690aaef1cf33
2 pass ; 1f8cbfa342d2
0 mohenjo_daro ; 55316568f817
2 order build giant_stupa at taxila; pay flax*3+stone+furs+sugar*2+treasury 11 ; 1f7306b77dbc
0 wait ; 54fcbac5c395
1 claim buy fundamentalism; pay flax+hides+salt*3+treasury 31 ; 54e2d7b207d8
0 order give bhamala_stupa ; 4a04adc91bce
2 1 ; d3426dce308c
0 1 ; 88c9945ca9f9
1 4 ; f071745a19a1
0 matsya+poura*2+sistan+surasena*2+surashtra*2+thar_desert+lut ; 31f5ae8aefa0
0 march matsya ; 6ebb2675218b
0 avanti*1 ; 60ac16000397
0 done ; a37480cc5fce
2 done ; d481c0b84715
1 march balkh ; 2ad5a07675e2
1 kuhwat*1 ; bb43d9ecf48d
1 march balkh ; 11d8de62cd84
1 taxila*3 ; da50a08dc9aa
1 march balkh ; 4b462bb469fe
1 taxila*1 ; f43474db4b77
1 march margiana ; 6e223beab90b
1 balkh*2 ; 9f2b4a3d8c85
1 done ; 54a9a087defe
2 chanhu_daro ; da28bb1d1245
0 avanti surasena*3 ; a78bace0cfab
1 none ; 286a3d222c4b
1 done ; 3dbc92a963dc
2 done ; 50467a3e58f6
0 done ; 38a02f84aae7
1 trade show: salt; with: hides; face: down; take: stack_1+stack_2 ; df0c1d920b8c
2 trade show: cotton; with: water; face: up; take: stack_3+stack_1 ; 42f69ea8663e
0 trade show: hides; with: slave_revolt; face: down; take: salt+water_2 ; 58bcdfb05bb4
1 trade show: hides; with: water; face: up; take: water+hides ; 6cc2f50a34aa
2 trade show: stone; with: timber; face: up; take: stack_4+hides ; 116d1b338746
0 trade show: hides; with: sugar; face: down; take: stack_3+stone ; af6ede3d3119
1 trade show: hides; with: water; face: up; take: water+hides ; f50503304cda
2 trade show: hides; with: cotton; face: down; take: cotton+hides ; 079c18378b14
0 trade show: salt; with: slave_revolt; face: down; take: stack_4+hides ; 9703b5d32056
1 pass ; a16fef23e642
2 pass ; 223505a37c85
0 pass ; 862dcc4baa95
2 indus ; 069e7e0736b8
2 arachosia+upper_indus*2+abhisara+bactria*2+kalibangan+nisa*3 ; 0442cd5b38f7
1 done ; 6675552591ec
2 order give giant_stupa ; eca7b013388f
0 order build bhamala_stupa at avanti; pay hides+stone*4+sugar+treasury 3 ; 0ad23c3f06bc
0 claim build bhamala_stupa at avanti; pay hides+stone*4+sugar+treasury 3 ; f45cab85c2df
2 1 ; 7e11dc3a4758
0 1 ; 939ec4c499ea
1 3 ; 7b8214438bb6
0 matsya*2+mohenjo_daro*2+poura*2+sindh*2+sistan+surasena*2+surashtra*2+thar_desert+suleiman*2+lut*2 ; c524386796d6
0 done ; 9817286c96b8
2 done ; 029f39ab9fb3
1 march balkh ; 23474a890a22
1 taxila*2 ; 52acf9853518
1 march margiana ; a5931fe04058
1 balkh*4 ; a174927a1990
1 march kuhwat ; bf72d91d64be
1 margiana*1 ; 99b2be3773fb
1 march balkh ; 8ad502249349
1 taxila*1 ; 88a1e3678714
1 done ; 95645de5fb15
2 none ; 8e24066e3fbb
0 none ; 3ee8e3f59782
1 balkh ; 77e72c740344
0 mohenjo_daro ; 5ea5493cb38c
1 done ; 2eeef171ada9
2 done ; 0c0dcc654c61
0 done ; 4dde27a3eeef
1 trade show: water; with: salt; face: down; take: stack_1+stack_2 ; 639f1789031f
2 trade show: furs; with: hides; face: up; take: water+stack_3_2 ; 42dd4596f5b7
0 trade show: flax; with: stone; face: down; take: furs+hides ; ed268a648bd3
1 pass ; 60f36ce90385
2 trade show: sugar; with: water; face: up; take: stack_4+water ; 8d0b91a1373d
0 trade show: furs; with: hides; face: down; take: stack_3+water ; df2c7093b5e9
1 trade show: hides; with: hides; face: up; take: flax+stack_1 ; 3359c36b4829
2 trade show: salt; with: timber; face: up; take: sugar+furs ; 190d7b8e485e
0 trade show: water; with: cotton; face: down; take: hides+timber ; 35c11e59b226
1 pass ; 797c8e623513
2 trade show: furs; with: cotton; face: up; take: hides+stack_4 ; be7df4b6d744
0 pass ; e9b0f657aeb4
1 trade show: hides; with: flax; face: up; take: water+furs ; e951aa9b24ab
2 trade show: cotton; with: water; face: up; take: salt+hides ; 6db1fbc35837
0 pass ; a1ae59c052cd
1 pass ; 0cfe6528e46d
2 pass ; b9700033971b
0 matsya+thar_desert ; b9a1c02a60fa
1 done ; a2bb13d1caa6
2 order build giant_stupa at taxila; pay hides*5+sugar*2 ; 6dbabe63cb51
0 order give bhamala_stupa ; 410809ea1d6f
1 claim buy monument; pay flax+furs*5+treasury 19 ; c1bc0ed6f81c
1 religion=2+science=2 ; 98de8ae7f492
2 1 ; cfa3d66ac0ce
0 1 ; ef5041782795
1 4 ; a60d745a2f67
0 done ; ebe011453c69
2 done ; 9f3135842152
1 done ; b8f3664de334
2 none ; 09dec6646430
0 balakot ; 216bd734a94a
1 thar_desert matsya*2 ; b18142f2f2a9
2 done ; 2416655b1b46
1 done ; 1fa2b9259556
0 done ; c8579c5ff1c3
2 trade show: salt; with: salt; face: up; take: stack_2+stack_4 ; da602ba7f32a
1 trade show: furs; with: superstition; face: down; take: salt+salt_2 ; 0ae64de43895
0 trade show: salt; with: treachery; face: down; take: water+stack_4 ; 0b5a06f46031
2 trade show: water; with: sugar; face: down; take: furs+stack_2 ; f3873815349c
1 trade show: flax; with: timber; face: up; take: stack_1+stack_3 ; cdb40273ac32
0 trade show: flax; with: bronze; face: up; take: salt+timber ; 110c831aefc5
2 trade show: flax; with: treachery; face: down; take: flax+flax_2 ; 2b64222deb8f
1 pass ; b9ea60002a95
0 trade show: hides; with: salt; face: up; take: water+stack_4 ; f6e4565726e2
2 trade show: stone; with: cotton; face: up; take: stack_5+flax ; a2512d73aa18
1 pass ; 2e13154f139a
0 trade show: sugar; with: superstition; face: down; take: stone+cotton ; 3ad556144945
2 trade show: lacquer; with: water; face: up; take: hides+stack_4 ; 98b8059e6a59
1 trade show: salt; with: water; face: up; take: salt+water ; 12ddec8745d9
0 trade show: cotton; with: livestock; face: down; take: bronze+salt ; 32b928f2fe7d
2 pass ; 4e04a4f99b22
1 pass ; 4f419be6264c
0 trade show: bronze; with: salt; face: up; take: stack_2+lacquer ; 112f1a10eb68
2 avanti ; 583c463391fa
2 city:chanhu_daro ; 856ff20516ff
0 city:balakot+city:mohenjo_daro ; a884539035f7
2 taxila ; 3f0514160640
1 done ; 51d2dd152d8a
2 order give giant_stupa ; b08af9ae7cb9
0 order buy diplomacy; pay stone+timber*4+lacquer ; 4600cabd8235
1 claim buy universal_doctrine; pay hides+salt*3+treasury 12 ; 54f31cf2ca0d
0 claim buy fundamentalism; pay stone+timber*4 ; 332bb44c5c7c
2 1 ; cda54ab6eb96
0 1 ; b6b81051654b
1 4 ; 4e6a5d057913
2 done ; 2286a2977592
0 march poura ; 1ab2ce7d029d
0 sattagydia*1 ; f96ab5889bc9
0 march poura ; ca4a884cb6e5
0 sindh*1 ; c61762e2c84a
0 march sindh ; a0541089ac72
0 poura*3 ; 943444a64dea
0 march sistan ; 7cd9085ba291
0 poura*1 ; 68675fa49152
0 march sindh ; 3a794084054e
0 chanhu_daro*1 ; 95c463fce5c5
0 march sistan ; 55782871382f
0 sindh*1 ; df9e8d337a24
0 march surasena ; 10fcb935f834
0 matsya*4 ; ce4b7a5cc442
0 march sistan ; 9ba09e0ee836
0 aria*2 ; fdb34f9fa2b8
0 done ; f70af8a0968e
1 done ; 7b144922b809
2 none ; 8d53427d2c1d
0 none ; caa9e77a5de8
1 kuhwat ; c2b72a0cef52
0 poura ; 79af0ff353a5
2 done ; 402184041370
0 done ; 085329f45732
1 done ; e078f6719f2b
2 trade show: timber; with: water; face: down; take: water+stack_1 ; 136bb3630eda
0 trade show: sugar; with: stone; face: up; take: stack_3+timber ; a746f61fb79a
1 pass ; deccf4573f4c
2 pass ; 9132eab16a6b
0 trade show: hides; with: lacquer; face: up; take: sugar+stone ; 0cd4380ad67a
1 trade show: furs; with: timber; face: up; take: stack_4+hides ; 4a4ccb5ba2d7
2 trade show: hides; with: stone; face: up; take: water+timber ; d53f8597c70f
0 trade show: sugar; with: salt; face: up; take: hides+stone ; 4532c9b05024
1 trade show: flax; with: livestock; face: up; take: furs+sugar ; 1fcadb187f64
2 trade show: furs; with: furs; face: up; take: salt+flax ; b786fe4c4d7f
0 pass ; ba3cb7f71a4c
1 trade show: cotton; with: hides; face: down; take: stack_2+furs ; f845da5a7f40
2 trade show: timber; with: salt; face: up; take: livestock+stack_1 ; 6065b0db1d4c
0 pass ; 111b7da6d1a5
1 pass ; 3d11e904df60
2 trade show: livestock; with: hides; face: up; take: timber+salt ; 1c8b7a232eef
0 pass ; 85dfe10fab59
1 pass ; 708b8b3ecbeb
0 done ; 1e170ad0100b
1 done ; e5e312270758
2 order build bhamala_stupa at samarkand; pay flax*6+timber+salt ; fb9c23443ed3
1 order buy enlightenment; pay furs*2+sugar*2+treasury 6 ; 6c8aa76a97af
0 water ; 8d7fa8c4ea3a
2 1 ; 0790227f9818
0 1 ; 5d906ac8995e
1 4 ; 1514671c92b1
2 done ; 84607077a5ad
0 done ; eb494e8bdb73
1 done ; c9a7eb4c6213
2 none ; 8649ba02543c
0 none ; 6519a00c3965
1 none ; d131c737c3e1
2 done ; ef0ef2cbaf1e
0 done ; 34709813afd5
1 done ; 23ffee5f20ef
2 trade show: stone; with: water; face: up; take: water+stack_1 ; 15885c706d06
0 trade show: cotton; with: salt; face: down; take: stack_2+stone ; cb8d75dd3308
1 trade show: salt; with: flax; face: up; take: stack_4+water ; 266321ac4a8d
2 pass ; 23f6ad272083
0 trade show: timber; with: timber; face: up; take: stack_3+stack_3_2 ; 708b6975f839
1 pass ; 6278052c3171
2 pass ; be3864a23619
0 pass ; 76aa05208a9b
0 done ; d9d86ab5ec7a
1 done ; 14ef79a73f96
2 order give bhamala_stupa ; b53f2d0a579e
0 order buy diplomacy; pay stone*5 ; 54c52dea4e0b
1 order build giant_stupa at merv; pay stone+sugar*2+treasury 22 ; 7ff6c755c74e
0 claim buy law; pay stone*5+salt*2 ; 9dac4c3493c3
1 no ; 042d185a63f1
2 1 ; 743c001bd8ad
0 1 ; c057f85e2bd9
1 4 ; 7f87bc8b2809
0 chanhu_daro+sattagydia+sindh+surasena*2+surashtra+suleiman+aria*2+lut*2 ; aa4ac35212fe
2 march arachosia ; afc7a4a31da9
2 mohenjo_daro*2 ; 454a7e985982
2 march arachosia ; 1b33fcacedb2
2 mohenjo_daro*1 ; 1c8388df9aa7
2 march maru ; 8ac737052bfb
2 chanhu_daro*3 ; 61f51d1ab200
2 march upper_indus ; 78446f745193
2 mohenjo_daro*3 ; 6909a6c0751f
2 done ; 9a2c9f0b61f7
0 done ; 3cc7b5840b26
1 done ; 6e7e8fef1c86
2 arachosia mohenjo_daro*4 ; 905e05181b1d
0 sattagydia sindh*3 ; 8501d2f9d51a
1 balkh ; fbe173e2b3de
2 done ; cc0e07ed1edc
1 done ; f7a334085c85
0 done ; e2ee001365a4
2 trade show: stone; with: slave_revolt; face: down; take: water+stack_5 ; 3920ad34713a
1 trade show: cotton; with: hides; face: down; take: stone+stack_3_2 ; 0ca614314db0
0 trade show: lacquer; with: hides; face: up; take: stack_1+cotton ; 87be59ba1e65
2 trade show: flax; with: flax; face: up; take: stack_1+hides ; 06bd564cb514
1 trade show: water; with: timber; face: down; take: stack_2+flax ; 14516e7e2dd4
0 pass ; 98183411d1b3
2 trade show: water; with: livestock; face: down; take: lacquer+water ; 7e52c4cb701b
1 trade show: stone; with: slave_revolt; face: down; take: stack_3+flax ; 46df87bcd650
0 trade show: furs; with: water; face: down; take: water+stone ; ff46943df356
2 trade show: water; with: lacquer; face: up; take: stack_3_2+furs ; 4ad62f1e723f
1 trade show: water; with: water; face: down; take: water+water_2 ; 93674aa319d1
0 trade show: salt; with: stone; face: up; take: stack_4+water_2 ; 3c09abfa1e87
2 trade show: water; with: slave_revolt; face: down; take: water+stone ; 3125bbcd2357
1 pass ; 5f3b7a94add8
0 pass ; b17754f58102
2 pass ; 0c5ca17d0dbb
1 indus ; f506ac14d34a
1 margiana+toprak_kala*2+western_parthia*2 ; 4a050339d5ae
0 done ; 2ebb7d8f7c65
1 done ; 4bf77809e812
1 merv ; 34eec34e4815
0 order buy enlightenment; pay hides*3+cotton*2+sugar+treasury 16 ; 41af7abb2778
1 order give giant_stupa ; a942a3fac9db
2 1 ; 724abe147a01
0 1 ; ce271b011dbb
1 4 ; 75157ec44496
2 march chanhu_daro ; 38a5ed5e7ba5
2 mohenjo_daro*2 ; 6870b4403665
2 march maru ; 8b0348177de6
2 lothal*1 ; 24109411deb1
2 march upper_indus ; aeb412eab681
2 mohenjo_daro*3 ; 9f2e2981e087
2 march upper_indus ; 2d293f07a360
2 mohenjo_daro*1 ; f60a0c03b95b
2 march taxila ; b1e79a251ebd
2 abhisara*1 ; 3d9549e385f4
2 done ; d41041d36eee
0 done ; d0bd12751252
1 march margiana ; 8f0b0c7949b6
1 balkh*1 ; c5a022afb3ca
1 march merv ; 26ebd6e13133
1 nisa*2 ; aa638e85628b
1 march balkh ; 25357432a148
1 kuhwat*1 ; bb352227fb6c
1 march balkh ; 6a7f35ccdde8
1 bukhara*4 ; 25d27fb90ae9
1 done ; de7191343ec8
2 none ; fead8ea4f7bb
0 lut ; d7c048d2870a
2 mohenjo_daro ; 7116a41c1db4
1 buy 2 ; b75536e69f60
1 done ; f97ca8e66ad9
2 done ; ac9036d44a44
0 done ; edb24494fef0
1 trade show: hides; with: salt; face: down; take: water+stack_4 ; 826027392fe0
2 trade show: salt; with: stone; face: up; take: stack_3+hides ; 3acb2380d398
0 trade show: cotton; with: lacquer; face: up; take: stack_6+stone ; 2f484c461a72
1 trade show: cotton; with: water; face: down; take: stack_1+stack_3 ; 9672eafabec2
2 trade show: sugar; with: salt; face: up; take: stack_2+stack_5 ; bcea828abdc7
0 trade show: bronze; with: water; face: down; take: salt+salt_2 ; 81f682bf2468
1 trade show: hides; with: salt; face: up; take: cotton_2+water ; 0c13f74a72fc
2 trade show: water; with: treachery; face: down; take: water+hides ; 609deb564bd1
0 trade show: silver; with: flax; face: up; take: cotton+salt ; 702fa73381da
1 trade show: cotton; with: water; face: up; take: sugar+water ; 6a95e4d11d9b
2 pass ; 5ae7ad3feb86
0 trade show: stone; with: timber; face: up; take: cotton+water ; 98be2e6d71da
1 trade show: sugar; with: water; face: up; take: flax+stone ; cb224e9ff7cf
2 trade show: lacquer; with: water; face: up; take: lacquer+water ; eb51f678073b
0 pass ; 69e71a418abc
1 pass ; ba35db7f9ad1
2 trade show: water; with: lacquer; face: down; take: lacquer+water ; 9958844db060
0 pass ; d69e8427da83
1 arachosia+avanti ; a04e4460aa10
0 done ; d885ad4c33ec
1 done ; 732a63b80ff6
1 arachosia ; dc871fcd0aef
2 order buy fundamentalism; pay hides*6+furs*2+lacquer+treasury 11 ; e33d5baff03b
0 order buy diplomacy; pay stone+salt*3+cotton*2+treasury 5 ; 1acdcd4a84cb
1 claim buy philosophy; pay flax*3+stone+furs*4+treasury 12 ; 63d3d8eb1769
2 1 ; 56faa21c858c
0 1 ; 3fc1fa7da090
1 2 ; b04e745e68e4
2 done ; 8b12d8aa4d55
0 done ; 671b3d6fcdb1
1 done ; fcd0bd514162
2 none ; 336abc031725
0 none ; ac169f2c9ffd
1 merv ; 52a153fe6213
2 done ; 85d2f929e2f1
1 done ; ade246a37ac4
0 done ; 08bf10a35843
2 trade show: flax; with: furs; face: down; take: stack_1+stack_2 ; 60b72dd40e6f
1 trade show: livestock; with: timber; face: down; take: stack_3+stack_4 ; 1874c2d15473
0 trade show: silver; with: superstition; face: down; take: stack_6+stack_2 ; f3baf85574b0
2 trade show: stone; with: water; face: up; take: water+flax ; b0e2df7a34e4
1 trade show: sugar; with: flax; face: down; take: stack_4+water ; 834f4695bf97
0 trade show: bronze; with: furs; face: down; take: stack_5+stack_1 ; d38403531dfa
2 pass ; 4697b3960c74
1 trade show: cotton; with: furs; face: up; take: stack_3+stack_2 ; 443a56016bc3
0 pass ; 6d985510a855
2 pass ; 5fcd211b6fe6
1 trade show: water; with: superstition; face: down; take: stone+furs ; 9469276d1418
0 pass ; 0caa9c26e003
2 pass ; dd8ad31da35b
1 pass ; b4c036bd21a7
0 dholavira ; 057e2acd9de3
1 avanti ; b499bcfe6225
1 wait ; e68a8d98d8ad
1 pass ; d0ad14ff02e8
0 water ; f6993ec6a220
2 1 ; a67d8f42dac4
0 1 ; 2b5c8d9cd713
1 3 ; 5da7de2be895
2 thar_desert ; d1ef998e89e0
2 march lothal ; bff5382607f3
2 dholavira*2 ; fd453acc4a66
2 done ; a3f55a85da62
0 done ; a8cd8ff3f121
1 done ; 005036f915a5
2 none ; 95a923b0477f
0 none ; ac921c424893
1 nisa ; dca2adb588ba
2 done ; fe3c7edcfdde
1 done ; ecced3fd9461
0 done ; 5b0943ae489b
2 trade show: timber; with: stone; face: down; take: water+stack_5 ; ff9ab35947f7
1 trade show: stone; with: sugar; face: down; take: stack_3+timber ; ccd5a9df7b0a
0 trade show: water; with: barbarian_hordes; face: down; take: stack_2_2+stone ; 2b7b0e8f7947
2 trade show: livestock; with: water; face: up; take: stack_1+stack_4_2 ; 5345b977b164
1 trade show: water; with: salt; face: up; take: stack_2+water_2 ; dd818c957ee6
0 pass ; d971a01d5787
2 pass ; a4828df1a53e
1 pass ; 306b7d4c701e
1 doctrine sattagydia ; 9d36b02ec98f
1 order buy mathematics; pay flax+stone*2+furs*2+timber*3+salt+treasury 18 ; 9c5b1289757a
0 claim buy medicine; pay flax*2+hides+stone*3+timber+salt+lacquer*2+treasury 1 ; e32ed94dcfdd
2 1 ; 90c86034dd5a
0 1 ; 127b1b67cddc
1 2 ; 1ebafa196937
2 march lothal ; c882d2673ab8
2 dholavira*2 ; 0f5155776634
2 march maru ; d6bee172578a
2 lothal*4 ; 55af8ef537e7
2 march abhisara ; 717f9dcb5876
2 taxila*1 ; 9e6efe8722b8
2 march abhisara ; 2478b6012d71
2 kalibangan*2 ; 44cfe4eb0a9b
2 march maru ; 6a81769acc8c
2 chanhu_daro*1 ; 9529d4dbffc6
2 done ; 34e892fef9ce
0 done ; 4cd7f119ebea
1 done ; 4f53bad063ca
2 none ; 5b8fa0216e2e
0 none ; 368ec33c8636
1 balkh ; 87bb07e66b2c
2 lothal+taxila+kalibangan ; 3dd72d038f35
2 taxila ; 7848b007465d
2 done ; 334aff8f790b
0 done ; 1479a6bad3ec
1 done ; 5d2dd4c8c820
2 trade show: salt; with: flax; face: down; take: stack_1+stack_3 ; 953788bfefbb
0 trade show: water; with: salt; face: up; take: stack_2+stack_1 ; 0554005e8482
1 trade show: livestock; with: flax; face: up; take: stack_4+water_2 ; a7b03ebbb5be
2 trade show: stone; with: cotton; face: up; take: salt+flax ; de7e8b1b7e3d
0 trade show: stone; with: sugar; face: down; take: stone+cotton ; 664f4440052d
1 trade show: furs; with: timber; face: down; take: water+livestock ; aa40a80f768a
2 trade show: timber; with: sugar; face: down; take: salt+stack_3 ; 62c3ae92caeb
0 trade show: cotton; with: flax; face: up; take: stone+timber ; 8be053bca584
1 trade show: sugar; with: livestock; face: up; take: stack_4+cotton ; 7da85141dfcb
2 pass ; 9ce446aa7aee
0 trade show: timber; with: water; face: up; take: furs+flax ; d3b1fa3073e8
1 trade show: water; with: sugar; face: down; take: stack_4+water ; ebf133a4fcf3
2 pass ; aff26a083768
0 trade show: flax; with: furs; face: up; take: timber+water ; 619ccc9aa4c0
1 pass ; 88b334d9931c
2 trade show: salt; with: water; face: down; take: flax+furs ; 899e1d330f8d
0 trade show: hides; with: timber; face: down; take: sugar+water ; d4fdbc29fb4b
1 trade show: water; with: sugar; face: up; take: salt+hides ; eb036ae08ce1
2 wait ; d528efe08e97
2 pass ; 47e381942ec3
2 hides+furs+water ; 50a8b0b2b3e0
--- result
ending: succession
places: 2 1 3

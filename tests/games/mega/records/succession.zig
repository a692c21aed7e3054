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
2 gandhara+kuru*2+sagala+aria ; c94dc051dfaf
1 order buy metalworking; pay hides*2+stone*2+salt*2+treasury 11 ; 0a05b1e92d56
2 order buy drama_and_poetry; pay flax*2+stone*2+treasury 3 ; 59b80555ffaa
0 wait ; 766ad674c8d6
0 pass ; 82787e0ed3c9
2 2 ; ffce44e08396
0 2 ; f29c77e61d44
1 3 ; 4fc53f50ff67
1 done ; 73fe73690f22
0 done ; d481e0bf854a
2 done ; eb3182584f44
1 done ; 547f53a6dad3
2 done ; bf84c44777be
0 done ; 76ccaf5fd324
1 trade show: hides; with: stone; face: down; take: water+stack_3 ; e28dbd5d92d4
2 trade show: furs; with: timber; face: up; take: stack_1+stack_4 ; 6b4d5ce6d4dc
0 trade show: flax; with: salt; face: up; take: stack_2_2+furs ; 9f0696ba4bfa
1 trade show: timber; with: salt; face: up; take: timber+salt ; 1f2f8f7bd60a
2 trade show: water; with: sugar; face: up; take: flax+salt ; 646718b70918
0 trade show: furs; with: furs; face: up; take: water+sugar ; c927d15e4bde
1 trade show: timber; with: salt; face: up; take: stack_2+furs_2 ; cf6fc261bfcc
2 trade show: hides; with: cotton; face: up; take: hides+salt ; 5f4bf01dd109
0 trade show: stone; with: flax; face: up; take: furs+hides ; 9895fa11950a
1 pass ; 60900580cf15
2 trade show: salt; with: salt; face: up; take: timber+timber_2 ; 3de8979f471d
0 trade show: water; with: cotton; face: up; take: flax+salt ; af82a3634cff
1 pass ; 5655b41ce9d8
2 pass ; e0ee86bc0a58
0 trade show: furs; with: flax; face: up; take: salt+water ; cfdab583e8ef
1 pass ; 9c1e33211c5d
2 pass ; a13edfb502df
0 pass ; c8c796e03944
1 wait ; 79c4837fe1e3
2 order buy music; pay flax*2+hides ; 715af3dd7df0
0 claim buy agriculture; pay salt*2+sugar*3 ; 0201547ade9d
1 pass ; f8aab6cf1d98
2 2 ; 34b21be56153
0 2 ; 153674314a4c
1 4 ; 47391a74d4b4
1 karakum+western_parthia+western_sogdiana ; 0aba85b7f9d7
2 done ; 4ecae5a7ed28
0 done ; 29ad25c93741
1 march nisa ; 06ffa6435447
1 eastern_parthia*1 ; 428240664cb5
1 march nisa ; e12ec00c9197
1 eastern_parthia*1 ; 68abf4f09783
1 march upper_oxus ; 23495242fac9
1 balkh*1 ; 9f73ef6e734b
1 march dahae ; 8abe4a298312
1 hyrcania*1 ; 428ac5cedd55
1 done ; 5b7b206e1d7e
1 buy 2 ; 6d863b35160c
1 buy 2 ; 231a783ac3df
1 done ; 0a9170b2f3e1
2 done ; a399ff583745
0 done ; a764b8413618
1 trade show: stone; with: flax; face: down; take: stack_1+stack_2 ; 40585926f769
2 trade show: water; with: salt; face: down; take: water+stack_3 ; 16733895926e
0 trade show: cotton; with: hides; face: down; take: stack_1+stack_3 ; ca1a63970cde
1 pass ; e520eafb7234
2 trade show: hides; with: water; face: down; take: water+stack_1 ; 55223c7f6d10
0 pass ; 57b4322d8350
1 pass ; 0fbf841d23b3
2 trade show: furs; with: water; face: up; take: hides+water ; e7b83fc77642
0 pass ; 02e17f7c95d6
1 trade show: timber; with: flax; face: down; take: stone+furs ; ba63bc881dd2
2 trade show: hides; with: sugar; face: up; take: timber+stack_1 ; 6e42d67c8636
0 pass ; 05502d5c33c8
1 pass ; ba6fa8b4903d
2 trade show: flax; with: slave_revolt; face: down; take: water+sugar ; b57fda6ea7fe
0 pass ; 0a7884646eff
1 trade show: stone; with: water; face: down; take: hides+flax ; 9d0b91ec10f6
2 pass ; 137a5647ceb8
0 pass ; a933c25ed520
0 mohenjo_daro ; 4b9eb8afede0
1 order buy diplomacy; pay furs*6 ; 6453cda1ec86
0 order buy astronavigation; pay flax*2+salt*2+treasury 14 ; f1d2e56af4fc
2 claim buy architecture; pay hides+timber*3+sugar+treasury 13 ; 6a8f27f82919
2 2 ; 02147f7eff05
0 2 ; ac7f7cf64f8d
1 4 ; bf4b69757741
0 arachosia+avanti*2+balakot+maru*2+mohenjo_daro*2+surasena*2+surashtra*2+thar_desert*2 ; fd337009cabc
1 karakum+western_sogdiana ; d8134f3cb82b
0 march avanti ; 12fb8facfa4d
0 maru*2 ; e2243b89c803
0 march arachosia ; c5cfeb23a6a7
0 mohenjo_daro*2 ; 8e829c28c249
0 march avanti ; ae2ee7287066
0 maru*1 ; 85ffce44cef3
0 march balakot ; c1d1bcd5429c
0 sindh*1 ; 7d554d555d52
0 done ; e46ff2959fea
2 done ; b3ff6aca2cf4
1 march chorasmia ; 5333496c14ec
1 upper_oxus*1 ; c237de648b73
1 march kara_bogaz_gol ; 9f9828494d60
1 chorasmia*1 ; 0d61a8082128
1 done ; f3832978ed02
2 chanhu_daro ; f9f665758308
0 none ; f70d63e89406
0 mohenjo_daro ; 909e4855b777
1 done ; 7b8ac0c8f188
0 done ; 6b61a7547c02
2 done ; a67750cb30f4
1 trade show: flax; with: salt; face: down; take: water+stack_4 ; 6d524f85d584
0 trade show: sugar; with: treachery; face: down; take: stack_2+stack_3 ; 014b3b90d469
2 trade show: stone; with: superstition; face: down; take: flax+sugar ; cbbd626fe21e
1 trade show: water; with: sugar; face: up; take: stack_1+stone ; 74e4a0e2aa68
0 trade show: flax; with: stone; face: up; take: stack_3+water ; ac0da0c94923
2 trade show: hides; with: salt; face: up; take: stack_2+stone ; bde8d4588d02
1 trade show: stone; with: stone; face: down; take: hides+salt ; 360d8645e791
0 trade show: salt; with: water; face: down; take: flax+stone ; b274e288cfa3
2 pass ; 837c4732c4da
1 trade show: salt; with: water; face: up; take: salt+water ; 4398e107917f
0 trade show: stone; with: water; face: up; take: stack_2+water ; c3278c7ab008
2 trade show: water; with: treachery; face: down; take: stone+water ; 06cf01bed98b
1 pass ; b9e9fee59fec
0 trade show: water; with: stone; face: down; take: water+stack_2 ; b402c1bb4dce
2 trade show: sugar; with: water; face: up; take: water+stack_2 ; 9a2889affaeb
1 trade show: salt; with: water; face: down; take: salt+water ; 6ca9c2a7025b
0 trade show: flax; with: treachery; face: down; take: salt+water ; dbc5b337d12f
2 pass ; 6dbb100de5a2
1 mohenjo_daro ; 89a40f03ef5e
2 chanhu_daro ; fe6533d7dea2
1 order buy rhetoric; pay hides*4+salt+treasury 11 ; 67d8b86840ed
0 order buy coinage; pay timber*2+salt+treasury 15 ; 8f5e7611438d
2 claim buy metalworking; pay flax+stone*3+treasury 16 ; 87b119b71381
2 2 ; 1063700a1b15
0 1 ; 8dce3018835a
1 4 ; c4011042bd7d
0 mohenjo_daro ; 56909f7ab5aa
0 done ; d04afb3681a8
2 done ; b3348fcfa565
1 march balkh ; 27939f4b8e94
1 bukhara*1 ; e96f5b816a3c
1 march margiana ; e9d7f79d6185
1 balkh*1 ; 456e3bd4591c
1 done ; 80910b58625f
2 samarkand ; 31178f4936a1
1 done ; 33f8f6742b33
0 done ; c4e76f0dae49
2 done ; d53e37293161
1 trade show: timber; with: water; face: down; take: stack_1+stack_2 ; c12e8c793dda
0 trade show: cotton; with: water; face: down; take: water+stack_3 ; e51a39d16926
2 trade show: flax; with: stone; face: up; take: timber+water_2 ; 58327f1a9372
1 trade show: water; with: stone; face: up; take: water+stone ; 73f606e7089c
0 trade show: hides; with: salt; face: up; take: stack_4+water ; 5862050f8b5f
2 trade show: water; with: sugar; face: up; take: flax+salt ; bfcbfb667338
1 trade show: stone; with: water; face: up; take: stone+water ; 510cf15ac8d5
0 trade show: furs; with: sugar; face: up; take: sugar+stone ; 659fee5482a0
2 trade show: water; with: salt; face: down; take: hides+furs ; c6521a25d671
1 pass ; e0d30a3f72d5
0 trade show: timber; with: stone; face: down; take: sugar+water_2 ; b1e5e716fd06
2 pass ; 53cf4b5dd132
1 trade show: stone; with: water; face: up; take: water+stack_2 ; 14f1da0c050b
0 pass ; 2b3682673d57
2 trade show: livestock; with: furs; face: up; take: timber+water ; bb5204376417
1 pass ; 1e5156fbc544
0 pass ; 5350d36a3b68
2 pass ; 69801305c904
0 wait ; 47957ab412cb
1 order buy architecture; pay hides*2+stone*2+treasury 18 ; 0cf25ae3b15a
2 claim buy rhetoric; pay timber*3 ; 505d1fd23198
0 pass ; 7592c9fa5c93
2 2 ; dc9465dc69ce
0 1 ; d4f27525cf6d
1 2 ; eea3381bfa2d
0 done ; 5671d1bd8092
2 done ; 74b8f4833f05
1 march upper_oxus ; 04358f52c469
1 balkh*1 ; 812c816efd26
1 done ; 423a9b816b58
2 none ; 578320d58010
1 balkh ; af0812626bed
0 done ; da5252fd7d8a
1 done ; e48882d10f63
2 done ; c08db0630c4e
0 trade show: salt; with: cotton; face: down; take: stack_1+stack_4 ; f5d2da61c50d
1 trade show: stone; with: cotton; face: up; take: stack_3+salt ; 963c7c8bb656
2 trade show: cotton; with: hides; face: down; take: water+stack_5 ; 863ac92446f0
0 pass ; 1e15b978e1bb
1 pass ; f4067120a181
2 trade show: water; with: lacquer; face: down; take: stack_2+stone ; bdbd8873703a
0 trade show: furs; with: water; face: down; take: stack_1+water ; 8bb716095114
1 pass ; 32a46b048e11
2 trade show: stone; with: flax; face: up; take: furs+water ; a4470f3b1d07
0 pass ; 0e913acd07bb
1 pass ; 4ed6e6f0e277
2 trade show: water; with: livestock; face: down; take: stack_4+flax ; 7a42dd1b45b5
0 pass ; db6abcaf3104
1 pass ; 45bf6c311f6c
2 trade show: water; with: cotton; face: down; take: cotton_2+water ; d2481ae6dfd5
0 pass ; 1bcdd98656db
1 pass ; 63f5b3a6bc11
2 trade show: cotton; with: water; face: up; take: cotton+water ; 05d591dabb83
2 indus ; 796cc434b146
2 gandhara*2+harappa*2+aria ; 83915f69fb5d
2 taxila ; 9b25dca38be2
2 order buy coinage; pay flax*2+furs*3+cotton+treasury 4 ; 6461a50273a2
0 order buy literacy; pay sugar*3 ; a8625e25a355
1 claim buy medicine; pay flax+salt*3+treasury 22 ; 44c559aa9617
2 1 ; 8575d888a7bd
0 1 ; 52ce7152560a
1 4 ; 1d2c8bb9f6bd
0 done ; dd58d2390c70
1 done ; 0f6736a637c6
2 done ; 9cbc1104bb48
2 none ; e7161606a96d
1 none ; 8549eb5eec25
2 done ; b83c1fc8c5d1
0 done ; f4168bc8de50
1 done ; 4e353413c0bb
2 trade show: hides; with: salt; face: down; take: stack_1+stack_3 ; 47fce8070aa7
0 trade show: salt; with: hides; face: down; take: hides+stack_3 ; 0a2bb65f40da
1 trade show: salt; with: stone; face: up; take: stack_4+stack_1 ; 3498baf3b507
2 trade show: furs; with: timber; face: down; take: stack_2+stone ; 4e62cbaaedfb
0 trade show: hides; with: sugar; face: up; take: furs+stack_3 ; 9ebff73f5361
1 trade show: water; with: cotton; face: up; take: water+sugar ; f4334e222890
2 trade show: stone; with: furs; face: down; take: water+cotton ; 36db49415068
0 trade show: furs; with: timber; face: down; take: salt_2+hides ; 3c8e9dd72831
1 pass ; 722e40abe528
2 pass ; 388c6c77aff0
0 trade show: furs; with: salt; face: down; take: salt+stack_2 ; ce709f130d70
1 pass ; 557c12ee2bac
2 pass ; ea5be1e80ad5
0 trade show: furs; with: salt; face: down; take: furs+stack_3_2 ; 7f45a6afb968
1 pass ; caf8c110e410
2 pass ; a78893edc0e5
0 trade show: flax; with: salt; face: down; take: furs+furs_2 ; a596eed82b5c
1 pass ; 837f7338e872
2 wait ; 78aaacac725c
0 order buy drama_and_poetry; pay flax*2+furs*3+salt ; a3e09b5f6f13
1 claim buy agriculture; pay hides*2+sugar*2+treasury 20 ; e4a700e7abda
2 pass ; a8cbade23c51
2 1 ; 972119104993
0 1 ; b203c950d550
1 4 ; f978dda13982
0 done ; 776ea8c3f31d
2 done ; e0c4f20835bb
1 done ; c27ed88891c5
2 chanhu_daro ; 2871e5fd2bed
1 chorasmia caspian_coast+karakum ; 47f077086973
2 done ; 7065ab59c991
0 done ; 52bb4b65e33b
1 done ; 11cc93c18248
2 trade show: sugar; with: furs; face: down; take: stack_1+stack_5 ; ec8c043ef0b1
0 trade show: cotton; with: slave_revolt; face: down; take: stack_3+sugar ; 49d94ed11db4
1 trade show: timber; with: water; face: down; take: water+stack_2 ; 5956a1848351
2 trade show: timber; with: livestock; face: up; take: stack_2+cotton ; 1767013384bc
0 trade show: timber; with: sugar; face: down; take: timber+timber_2 ; 28ad4a2e732e
1 pass ; 06469c8619ea
2 trade show: flax; with: furs; face: down; take: stack_3+water ; e38545f69b90
0 pass ; 312b58077b35
1 trade show: hides; with: lacquer; face: down; take: timber+stack_2 ; 0eaea2844f20
2 trade show: hides; with: slave_revolt; face: down; take: flax+hides ; 05807fce60d1
0 trade show: hides; with: timber; face: down; take: hides+stack_3 ; e1b7d7db3ebd
1 pass ; 065bb2f072cc
2 pass ; a9b0218c41ea
0 trade show: timber; with: slave_revolt; face: down; take: livestock+hides ; 7e2508b7b5a9
1 pass ; f66b6e87f982
2 pass ; 5fc5abd11099
0 trade show: hides; with: livestock; face: up; take: stack_3+timber ; 0664854d88d4
1 trade show: stone; with: stone; face: up; take: stack_3+hides ; 8a03daa0e8c3
0 mohenjo_daro ; c4eee8e3b68b
2 order buy agriculture; pay flax+hides*2+cotton*3+treasury 4 ; 9942fa65196e
0 order buy music; pay hides*2+timber*2 ; 54d3d6157c60
1 wait ; f4fa48009019
1 pass ; 6e109658391d
2 1 ; b4231ca8a12d
0 1 ; 777740dd3d3d
1 4 ; a6dfc879a758
0 balakot+mohenjo_daro+sindh*2+surasena+surashtra*2+thar_desert*2 ; d2f44ad3de86
0 march arachosia ; 830870307787
0 mohenjo_daro*1 ; 0d9d00b97a9e
0 march avanti ; c66df038f23c
0 maru*1 ; bdcf7b99a444
0 march balakot ; ba56102d0be0
0 chanhu_daro*1 ; 08846e28fb52
0 done ; d9d891795b22
1 march upper_oxus ; 9a16b0d0ff1f
1 margiana*1 ; 3cfe3034b3d6
1 done ; 6c78daf98bf9
2 done ; 19c5fcc8acba
2 none ; b26fa8d32393
1 upper_oxus margiana+chorasmia*2 ; 2072c4acda35
0 mohenjo_daro ; 85501361b41c
2 done ; 37dd5077d72d
0 done ; 3fd51a38c131
1 done ; be756cac12e4
2 trade show: water; with: treachery; face: down; take: water+stack_2 ; 572434592f7a
0 trade show: flax; with: superstition; face: down; take: stack_1+stack_4 ; e190ea36939b
1 trade show: furs; with: timber; face: down; take: stack_3+water ; da22d82f29ea
2 trade show: stone; with: timber; face: up; take: flax+stack_4 ; 8282b8753a6c
0 trade show: hides; with: sugar; face: up; take: stack_2+stack_3 ; 1336d792a9ce
1 trade show: cotton; with: water; face: down; take: stone+hides ; a0ef2fd7ffe0
2 trade show: water; with: superstition; face: down; take: timber+water ; 6c57a02205ee
0 trade show: salt; with: timber; face: up; take: furs+sugar ; 9f1421a6c29a
1 trade show: hides; with: timber; face: down; take: water+salt ; 4075d7ed2926
2 trade show: water; with: sugar; face: up; take: timber+hides ; 1d7ae8e830af
0 trade show: stone; with: furs; face: down; take: water+sugar ; 35b3021201eb
1 trade show: salt; with: salt; face: down; take: stone+stack_2 ; a35842eeb8e5
2 trade show: timber; with: timber; face: up; take: stack_3+salt ; 1489fd8a8bd2
0 trade show: sugar; with: sugar; face: down; take: cotton+stack_4 ; 3400f1701208
1 pass ; 2f6397a9cc9a
2 trade show: timber; with: salt; face: up; take: timber+timber_2 ; 3f50903ebc23
0 trade show: cotton; with: treachery; face: down; take: stack_3+timber ; 85ebe1de4857
1 pass ; 7cebf57106aa
1 mohenjo_daro ; b837a19ca0d6
0 ujjain+bukhara ; 1ed129f3400c
2 wait ; 4e875548aaeb
0 wait ; 81aae0f853b1
1 order build bhamala_stupa at merv; pay hides*2+stone*3+furs+treasury 16 ; c803131ea638
2 pass ; 7f0834b443d7
0 pass ; 6ad067e1ca1b
2 1 ; 74f104d60c06
0 1 ; aacfd6b256c3
1 4 ; d699444b93c2
0 maru+sindh+surasena+surashtra*2+thar_desert+ujjain*2+bukhara*2 ; 88f83f0bba1e
0 march arachosia ; fca0f9480dc7
0 sistan*1 ; 2fc1f04efcfc
0 march arachosia ; fd61ee0fc592
0 sistan*1 ; 3f59e51b143c
0 march maru ; 9fbf567cbb34
0 chanhu_daro*2 ; 8b166040ecb7
0 march maru ; 38ce7ecfe4e3
0 avanti*2 ; 375fab53f705
0 march avanti ; e3bdaab53244
0 maru*1 ; 5b12ecc7e56e
0 done ; 6c7735bdbc19
1 done ; 7498ede7a14d
2 done ; b610ab29d48d
2 none ; 1ec5d951c662
1 caspian_coast chorasmia*2 ; b2745a4b4347
0 done ; cdab9d144095
2 buy 3 ; 424e26a5ff42
2 buy 3 ; d60f6c6eff1a
2 done ; bddd66bceca8
1 done ; a528b1432249
0 trade show: flax; with: salt; face: up; take: water+stack_3 ; 1e0a3c25dbc3
2 trade show: hides; with: sugar; face: down; take: stack_2+flax ; ce3b99db8188
1 trade show: salt; with: livestock; face: down; take: stack_1+stack_6 ; b538683aede3
0 trade show: timber; with: timber; face: up; take: salt+salt_2 ; 7345c03e3cac
2 trade show: stone; with: furs; face: down; take: hides+timber ; 4b590abe420f
1 trade show: bronze; with: hides; face: down; take: stack_4+stack_2 ; 4af1598cd768
0 pass ; 73eb94c6b9ec
2 pass ; d2ce855e7948
1 trade show: cotton; with: sugar; face: up; take: timber+stone ; a1b67a9fdebe
0 pass ; fbf47ca973da
2 pass ; cf16fb5445c9
1 trade show: stone; with: silver; face: down; take: stack_4+sugar ; 55d4a7644335
0 pass ; 2c39d32cc377
2 pass ; 302c4feecd45
1 trade show: flax; with: timber; face: up; take: stack_1+stone ; d29355cd4b5f
0 pass ; a073767be43a
2 trade show: hides; with: salt; face: down; take: flax+timber ; ace615b46579
1 pass ; 17c863d30188
2 order buy monument; pay flax*5+timber*5 ; 9da1e50ab7b9
0 wait ; fbf09090b9f9
1 order build giant_stupa at caspian_coast; give bhamala_stupa for hides; pay hides+stone*2+furs+sugar*2+treasury 10 ; 4c4618b322de
0 pass ; ee0bd736b1c0
2 religion=4 ; 9f69610f33cc
0 water ; a557ff01ff56
2 1 ; 8492e0bb0b88
0 1 ; cab63305d54d
1 4 ; 86db632b2475
0 sindh*2+sistan*2+surasena+surashtra*2+ujjain+bukhara*2 ; 1992cb2e5c33
0 done ; 891cead1ae81
2 done ; 8f1402d56f74
1 done ; 9b5e0726380e
2 chanhu_daro ; a46f910a70db
1 chorasmia karakum*2+western_sogdiana ; 9b2af4195ae7
0 done ; d0dcf447f5b9
2 done ; ea083fdd4637
1 done ; f2a73a8bc95b
0 trade show: hides; with: water; face: up; take: water+stack_1 ; 223335e24e5d
2 trade show: livestock; with: furs; face: down; take: stack_3+stack_4 ; e9ab9f350a99
1 trade show: bronze; with: furs; face: down; take: stack_5+water ; e401ab61a609
0 pass ; 2939913b4985
2 trade show: cotton; with: sugar; face: up; take: bronze+stack_2_3 ; e027158a6267
1 trade show: flax; with: cotton; face: down; take: hides+sugar ; fb67dff6218d
0 pass ; 497960d223bc
2 trade show: bronze; with: water; face: up; take: stack_2_2+stack_4 ; a534f0e05c7d
1 pass ; dbaf6ca2ce97
0 pass ; 2e7b14628e26
2 trade show: timber; with: cotton; face: down; take: flax+bronze ; f756c3d2e552
1 pass ; d06e694a6b51
0 pass ; 370824104c5a
2 pass ; 8bccf9e06eba
1 indus ; 05ec265c428b
1 chorasmia*2+eastern_parthia*2+karakum*3+western_parthia+western_sogdiana*2 ; 89f84cc5a47d
1 mohenjo_daro ; 13cd902135be
1 balkh ; a4e3dfaf2641
2 order buy fundamentalism; pay flax*2+furs*2+salt*2+bronze+treasury 5 ; 523a30d4aee9
0 wait ; dabcc2eea8d0
1 order give giant_stupa ; 06b8e6daaee7
0 pass ; 9e6c1810f4c1
0 water ; 817c89136d8f
1 water ; b1d50e566475
2 1 ; d553b14f3465
0 1 ; d80baa9a719c
1 3 ; 83a645b9fdf9
0 sindh+sistan+surasena*2+thar_desert*2+ujjain*2+bukhara ; 90768b4c7958
0 march sindh ; 74fb7d60f2bf
0 balakot*3 ; a1a508860ef4
0 march balakot ; b13863fb1216
0 sindh*1 ; 492369bc1e22
0 march sistan ; 599a7c9fb89c
0 arachosia*1 ; 4f36101d2b72
0 march maru ; 7aabaf58c905
0 lothal*1 ; 742c29659416
0 march avanti ; 9b0e5835d1b7
0 maru*1 ; 6992d2616db3
0 march surasena ; c3d1535c84b7
0 avanti*1 ; 5d3c7ca685e2
0 march surasena ; d995b00d13fd
0 kalibangan*1 ; 35c4bf9934af
0 march surashtra ; 0c06ec253d74
0 lothal*1 ; 55886ba8927c
0 march avanti ; c35f9ed2393e
0 surasena*1 ; 54075685f7d6
0 march balakot ; 3d2e821d205b
0 sindh*2 ; e9b41c594bbd
0 march surasena ; c6b5f0ebbfd9
0 avanti*1 ; e7251fb8b971
0 march surasena ; 07f5b2a28c11
0 thar_desert*2 ; 63db22e6bd45
0 done ; e0c3caa32184
2 done ; 65cceff60073
1 done ; b36c5eb1e667
2 taxila ; bda77b32160b
1 balkh ; 9bbcb9e7fb66
1 mohenjo_daro ; 9ccc772cf56e
1 mohenjo_daro ; 7bed89073eea
0 done ; f73a5c39bdc6
2 done ; dd6b8a7dd54b
1 done ; 8d9fc5c5432a
0 trade show: water; with: flax; face: down; take: water+stack_1 ; a22e51eda4b3
2 trade show: sugar; with: hides; face: down; take: stack_4+stack_1 ; c1e4433467f8
1 trade show: furs; with: barbarian_hordes; face: down; take: water+sugar ; ce7329c7546e
0 pass ; 8d871f4b3b20
2 trade show: salt; with: cotton; face: down; take: furs+stack_5_2 ; 5643a55b272e
1 trade show: sugar; with: salt; face: up; take: stack_2+stack_5 ; 3ac60311d585
0 trade show: salt; with: hides; face: up; take: stack_1+salt_2 ; 95b94c791f37
2 trade show: lacquer; with: barbarian_hordes; face: down; take: salt+salt_2 ; 1c3c738b22c8
1 trade show: furs; with: sugar; face: down; take: hides+lacquer ; e124b814b9c5
0 pass ; f3c3b164cf99
2 trade show: stone; with: salt; face: up; take: stack_3+furs ; 7e2548063dce
1 trade show: lacquer; with: livestock; face: up; take: stack_5+stack_4_2 ; 382bda8e5b0c
0 pass ; 281469d53462
2 pass ; 8a87083f0e26
1 trade show: lacquer; with: lacquer; face: down; take: sugar+stone ; 0e6e8de016d1
0 pass ; 8c3c41de513c
2 pass ; 72b3cb964d83
1 trade show: stone; with: barbarian_hordes; face: down; take: stack_4+salt ; 2ca6e1abe405
0 upper_oxus ; c7ad65e08549
2 done ; b358d3af87b3
0 doctrine upper_oxus+chorasmia ; 3fced4e91416
2 wait ; 0bec0e4501c7
0 wait ; d1d6e5018744
1 claim buy naval_warfare; pay hides*3+salt+cotton+sugar*3+treasury 8 ; 1ee092dafcce
2 pass ; b73bf982bf1e
0 pass ; d04a8ca6d17b
0 water ; 48244c804fcc
2 1 ; c8063784d377
0 1 ; d9c80bd153d1
1 2 ; a74558a2364b
0 sistan+surashtra+ujjain+bukhara+upper_oxus ; 18f7ba238fcc
0 march arachosia ; 826dbbc27902
0 gandhara*1 ; a74fa37d4a6a
0 done ; a080999f61e7
2 done ; 38ba010afd1c
1 done ; 1e9a19d2b2e9
2 none ; 6a546eb981b9
1 eastern_parthia western_parthia*2 ; 500ac0bb9100
1 mohenjo_daro ; 08f3c1d4e3d0
1 mohenjo_daro ; a21ff3023232
0 done ; 1cefdaf5a17b
1 done ; 448a58223730
2 done ; c4398773bfd2
0 trade show: hides; with: water; face: down; take: water+stack_1 ; b7e4a6b617d7
1 trade show: sugar; with: hides; face: down; take: stack_3+water ; f7d9845c60b4
2 trade show: flax; with: stone; face: up; take: stack_2+hides ; e089cd4e3152
0 trade show: hides; with: flax; face: down; take: stack_1+flax ; 22f1e6e0e0d9
1 trade show: furs; with: slave_revolt; face: down; take: stack_4+hides ; 2338e645c7b3
2 trade show: timber; with: cotton; face: down; take: stack_1+stack_3 ; a6f7c808a6d1
0 pass ; 230f3c6bcaa1
1 trade show: hides; with: cotton; face: up; take: furs+timber ; 979430d116f8
2 trade show: stone; with: slave_revolt; face: down; take: stack_4+hides ; 0189aeb6d5a5
0 pass ; 0907f516700c
1 pass ; 74b3ca48aaa6
2 trade show: salt; with: salt; face: up; take: cotton+stone_2 ; dc3e97c38764
0 pass ; 9ce1ab762c4e
1 pass ; 6abc5faaad2b
2 pass ; 06a8577161e1
2 chanhu_daro ; 56a0957bed56
2 done ; 0590ddabdd62
2 order buy universal_doctrine; pay hides*3+stone+furs*2+cotton*2 ; 4d0ce516603b
0 wait ; 0f69b0413bc2
1 order build bhamala_stupa at caspian_coast; pay furs+timber*2+treasury 26 ; 323e7b48c5b4
0 pass ; b2d96a497583
0 water ; 2bb32676657a
2 1 ; fc3d976ca9e4
0 1 ; 46aa782434d2
1 4 ; 6ac68f465a63
0 thar_desert+ujjain+kalibangan ; 38d8dfc88afa
0 done ; 8e73097e7a39
2 done ; c57ef2ff6ca1
1 done ; a67fcefc89e9
2 none ; d764def71f43
1 eastern_parthia western_parthia ; 84aff70a4e84
1 mohenjo_daro ; 79649efa5dcf
1 mohenjo_daro ; bb3c0e01efa9
0 done ; 7be97ce0cd17
2 done ; 0c428d022b96
1 done ; 77c63a53f4ed
0 trade show: hides; with: water; face: down; take: water+stack_1 ; ff1dd29414a3
2 trade show: salt; with: water; face: up; take: stack_3+water ; 1ee4134f2f0e
1 trade show: water; with: superstition; face: down; take: stack_2+hides ; 0b0a44233f21
0 trade show: salt; with: water; face: up; take: salt+water ; 249b2368a74e
2 trade show: water; with: water; face: down; take: water+water_2 ; e873de88ad67
1 pass ; bc2dba71663d
0 trade show: salt; with: water; face: up; take: salt+water_2 ; 786bac6a0018
2 trade show: timber; with: water; face: down; take: water+salt ; 3ac86f896b22
1 trade show: stone; with: stone; face: down; take: water+timber ; 15116f5a33a8
0 pass ; 5133d6b7c8db
2 pass ; 663de339bd4d
1 pass ; ff0b4a02c9fd
1 balkh ; 9830ab2964b0
2 done ; 76bc85c97b6d
2 wait ; 82ca1d849374
0 order buy rhetoric; pay flax*4+salt*2+treasury 17 ; dd03e18ddc82
1 order give bhamala_stupa ; 5c9b2a9379a6
2 pass ; 68295202e8a1
1 water*2 ; f6dac523b51c
2 1 ; be34659c6e12
0 1 ; baafd14cc221
1 4 ; 0f69c63c9169
0 avanti+balakot+lothal*2+sindh*2+sistan+surasena+surashtra*2+thar_desert*2+ujjain+bukhara*2+kalibangan*2+upper_oxus*2 ; 6fa6646557d9
0 march avanti ; 003b598b86d8
0 maru*1 ; 965c6345f1fa
0 march lothal ; 2c4a36eb7675
0 maru*2 ; d759955d6c70
0 march balakot ; e8b3b649feb1
0 chanhu_daro*1 ; 5f4f5a0537d7
0 march avanti ; 480a0463bb1c
0 ujjain*3 ; d9a2ab94a325
0 march maru ; a88a6d161855
0 chanhu_daro*1 ; 3ff5ae3d541b
0 march balakot ; 12e8e0d3ba44
0 chanhu_daro*1 ; 1e17ab61a02f
0 march balakot ; 39867155b785
0 chanhu_daro*1 ; 3e5330cba52f
0 march lothal ; f3c606813579
0 maru*1 ; b2e95ba6437e
0 march balakot ; 9bd296c93663
0 chanhu_daro*1 ; 5c1a60406bda
0 done ; 5b0e230e395a
2 march taxila ; a9957b4b8028
2 abhisara*2 ; 38cedee6e61c
2 march taxila ; 6132adab34f7
2 gandhara*1 ; c7cb9223a619
2 march taxila ; 0988e3da21fb
2 gandhara*1 ; 9a51d05a9edc
2 march bactria ; eb02540f6a76
2 kuhwat*1 ; 3dc8e10eb656
2 march bactria ; e82dba7f1088
2 gandhara*3 ; 2b1df89a3a67
2 march taxila ; d4a2ebac65e1
2 abhisara*1 ; e3a55e11bb1a
2 march harappa ; b62d15bbf7de
2 sagala*1 ; f491ac7e0784
2 march bactria ; 6f917be3f36c
2 kuhwat*1 ; 3c947e309325
2 done ; b34912fc049d
1 march chorasmia ; 2b0fb0c0d3f3
1 caspian_coast*1 ; 2d8fca328d32
1 march chorasmia ; 2fa0ec3a5cf8
1 kara_bogaz_gol*1 ; d98b2a6cad3f
1 done ; 3639fcf11bcc
2 none ; 7952213a7c46
1 balkh ; 69eb16113c3b
0 ujjain ; f9ff78a4a731
0 done ; cb7af2934205
2 done ; 3a011bb1bfae
1 done ; 2ce3263bf7c3
0 trade show: hides; with: treachery; face: down; take: stack_1+stack_2 ; fa34384ad2c5
2 trade show: water; with: timber; face: down; take: hides+stack_2 ; 9d7c3ef22c56
1 trade show: cotton; with: water; face: down; take: stack_3+water_2 ; aa3070bbbedc
0 trade show: flax; with: stone; face: down; take: water+stack_3 ; f8f1387a335f
2 trade show: hides; with: furs; face: up; take: flax+stack_2 ; 072ac222d090
1 trade show: stone; with: salt; face: up; take: cotton+hides ; dfe0020e18d9
0 trade show: timber; with: water; face: up; take: water+salt ; 0780f6df6d1c
2 trade show: water; with: treachery; face: down; take: furs+water ; c73d5e66d0c9
1 trade show: cotton; with: flax; face: up; take: timber+stack_2 ; dbdad8dac713
0 trade show: salt; with: water; face: up; take: stone+flax ; ce0616d3ee06
2 trade show: furs; with: stone; face: up; take: stack_4+water_2 ; fe8a8cc33e78
1 pass ; 49e17b6b26f1
0 trade show: flax; with: stone; face: up; take: water+salt ; 9f2aa6906c06
2 trade show: water; with: salt; face: up; take: furs+flax ; f9b91f6aa95f
1 trade show: water; with: treachery; face: down; take: stone_2+water ; ddfffb110e97
0 trade show: salt; with: water; face: up; take: salt+water ; ed98e86d1d7a
2 trade show: furs; with: sugar; face: up; take: stone+stack_2 ; 61322b60c9e2
1 pass ; cae1fec169c9
1 dholavira+matsya ; 825962ab7302
2 done ; 31ed2aaa7a35
2 order buy enlightenment; pay flax*5 ; 2d3afce24735
0 wait ; 4246f2b18ec1
1 claim buy fundamentalism; pay hides*3+stone+timber*4+treasury 1 ; 8769c5dc0b88
0 pass ; 756f2f73b970
2 1 ; deaa09aa9050
0 1 ; f29734ff0d1f
1 1 ; 33845dc7bf29
0 chanhu_daro+lothal+maru*2+sindh*2+sistan*2+surasena*2+surashtra*2+thar_desert*2+bukhara*2+kalibangan*2+upper_oxus*2 ; 13abfaf1a17c
0 march maru ; 350c64da3b08
0 chanhu_daro*2 ; 0d1141125c8a
0 march lothal ; 9b385c468ca8
0 maru*1 ; 30de8b70424f
0 march maru ; ae3bd8319078
0 avanti*1 ; 9f63cbf26905
0 march chanhu_daro ; 966dfb7c7719
0 balakot*3 ; 6622237d568c
0 done ; 688636e938fe
2 march abhisara ; 3c2c254c2649
2 harappa*1 ; e57a9dcfb266
2 done ; b8ceafef259b
1 done ; 40cf6c2c40b3
2 abhisara harappa+sagala ; 5d998900c1af
1 balkh ; 1a491a7a583c
2 done ; 7d02f4657779
0 done ; 344e0ee3048f
1 done ; c0ccc87b3b63
2 pass ; 3d7a24e48e29
0 trade show: salt; with: furs; face: up; take: stack_1+stack_4 ; afabe32477a0
1 trade show: timber; with: livestock; face: up; take: stack_5+furs ; e3a13758b59d
2 pass ; 3d32037227cc
0 pass ; 7bc66ab62461
1 trade show: sugar; with: hides; face: down; take: stack_2+timber ; 6987c3059ea9
2 trade show: water; with: hides; face: down; take: water+stack_1 ; e98829173b92
0 pass ; 565f3bb712ae
1 pass ; 6b4a7ab615af
2 trade show: hides; with: water; face: up; take: water+stack_1 ; aa1e28e4dff6
0 trade show: sugar; with: water; face: down; take: salt+hides ; 24e43c3bee43
1 trade show: timber; with: livestock; face: up; take: sugar+sugar_2 ; 796f66a357d7
2 pass ; 328bfab893aa
0 trade show: water; with: salt; face: up; take: stack_3+water ; dad427373fb4
1 pass ; 7331bc751e4b
2 pass ; c3a156c40efb
0 trade show: timber; with: water; face: up; take: timber+water_2 ; e152032d3c19
1 pass ; dc1a6377dd4b
2 done ; 9f9dc582dad8
1 done ; c222229b2b4f
2 wait ; 57a6551911c1
0 wait ; 63e4889da412
1 claim buy military; pay furs*3+sugar*2+treasury 26 ; 76436b7d95a6
2 pass ; 6a74ebdf37d5
0 pass ; 8912b4c4e55b
2 1 ; d240a18e91e7
0 1 ; 5173382f2d34
1 4 ; c1ebeb96885d
0 balakot+lothal+maru+sistan*2+surasena*2+surashtra*2+thar_desert+bukhara+kalibangan+upper_oxus ; 08c6a7f4e064
0 march chanhu_daro ; 411f041f5817
0 balakot*2 ; 018642b9aa99
0 march maru ; 52e656279376
0 lothal*2 ; 1019f840a267
0 march lothal ; a696e220d04d
0 maru*2 ; 4d8662249186
0 march maru ; a4ec9ec0f32e
0 chanhu_daro*1 ; b25fe7405274
0 done ; c4d46015e768
2 march gandhara ; 77be9b236e68
2 bactria*5 ; 1066ce00f4ae
2 march kuhwat ; 0b5c8cef6192
2 taxila*2 ; 94b1024f7742
2 march harappa ; 7784df42987e
2 gandhara*2 ; a60124614891
2 march harappa ; 7a411a031171
2 abhisara*3 ; e719c7e0f2d0
2 march kuhwat ; 1eb15c917ae3
2 taxila*1 ; 00f282ff5a6b
2 march sagala ; c3b5319d939a
2 taxila*1 ; e2f40e84e69b
2 march kuhwat ; e5a5a35d552a
2 taxila*1 ; 6518c07d1153
2 done ; 84c4584b7987
1 done ; 30ad2395bb51
2 none ; 7a634bd3020b
1 balkh ; 193bb0f74bb0
0 balakot ; d312b71d29d1
2 done ; ec251d71a57c
0 done ; fab4797cc576
1 done ; acd95f7e34a3
2 trade show: water; with: furs; face: down; take: water+stack_2 ; a9e98a8948b3
0 trade show: salt; with: stone; face: up; take: stack_5+water ; 47daad5a976c
1 trade show: flax; with: lacquer; face: up; take: salt+stone ; 9af7b507b651
2 pass ; 67323edc2d5c
0 trade show: timber; with: water; face: up; take: stack_1+flax ; 0ff2e6d1c0a0
1 pass ; c8128da2d986
2 pass ; 0575a5db967b
0 pass ; 1053e658db3d
2 done ; 8aafdf4e244e
1 done ; 3924790ad8ce
2 wait ; 872e8d61ab6c
0 wait ; 312636d35881
1 order build bhamala_stupa at merv; pay stone*2+salt*2+cotton+treasury 16 ; 4b64f6f07323
2 pass ; 51b64fcde159
0 pass ; 8bb25be8c2cd
0 water*2 ; 7a5e0876547b
2 1 ; 92f4eae028f0
0 1 ; be094dbc1e44
1 4 ; fcee3a44600b
0 lothal*2+maru+sindh+sistan+surasena+surashtra*2+thar_desert*2+bukhara+upper_oxus*2 ; 5631833dfe1d
0 march lothal ; 938f847d4a42
0 maru*2 ; 26916e45ca01
0 march lothal ; b0ce21ef6c3d
0 maru*1 ; 52ccb0af289b
0 done ; 6f451734399d
2 march taxila ; 57a834cfcb5b
2 abhisara*4 ; be0877f1cdea
2 march taxila ; b91383c42bb2
2 abhisara*1 ; c4248e4ea4b1
2 march bactria ; db7ce389836c
2 kuhwat*1 ; 163e49b50d27
2 done ; 7a58e5b2889a
1 done ; 1dbbfcb8752d
2 bactria kuhwat+aria ; 59221972b103
1 none ; b786bb2fd639
2 done ; ca513d92fb72
0 done ; 049f923ed694
1 done ; a8b636284889
2 trade show: salt; with: furs; face: up; take: stack_1+stack_3 ; 653cee73e411
0 trade show: furs; with: timber; face: down; take: stack_2+salt ; dbd53ef094c0
1 trade show: cotton; with: slave_revolt; face: down; take: stack_4+furs ; fbcc6caac812
2 trade show: water; with: salt; face: up; take: water+stack_3 ; 506f54e8dae1
0 pass ; 103639627f17
1 trade show: water; with: lacquer; face: up; take: furs+salt ; 77e97181c27a
2 pass ; ba63c85725da
0 trade show: livestock; with: stone; face: up; take: cotton+stack_3 ; 437afece77e5
1 trade show: flax; with: sugar; face: up; take: stack_5+water_2 ; b5bc5369bb4a
2 trade show: flax; with: hides; face: down; take: water+stone ; df52c23a7c92
0 trade show: cotton; with: water; face: down; take: flax_2+stack_1 ; d7666d99e63d
1 trade show: salt; with: furs; face: up; take: lacquer+water ; d928ca23f2bb
2 trade show: hides; with: timber; face: up; take: flax+salt ; 0d42d51d1152
0 trade show: salt; with: slave_revolt; face: down; take: hides+timber ; e00eb80313fe
1 pass ; d9247f067cf9
2 pass ; fbcc8859ec3b
0 pass ; 37a0534911ce
2 done ; f7e01ec827eb
1 done ; 89658d714dbe
2 order build giant_stupa at abhisara; pay flax*2+stone*4+salt+treasury 1 ; 4d7dec999fe6
0 order buy architecture; pay flax*4+hides*6 ; df0fa7c23383
1 order give bhamala_stupa ; e86dff933da0
0 claim buy fundamentalism; pay flax*4+hides*6 ; 61b41f0aedc0
1 no ; 15ef50f840f0
1 water ; 790222b6db27
2 1 ; 22e0c2d89649
0 1 ; 0f888140cac8
1 1 ; f57988b973eb
0 lothal+maru+sindh*2+sistan*2+surasena+bukhara*2+kalibangan+upper_oxus ; 2d1ad0ed588e
0 march avanti ; 96c095c200e5
0 maru*1 ; c443ce54f570
0 march maru ; 0ffeb0dd9310
0 chanhu_daro*4 ; 257e6a30dd93
0 march sindh ; e055f068b308
0 arachosia*2 ; aa10694e7cb0
0 march sistan ; 22d4a3695dfa
0 poura*1 ; d6fa8ce98919
0 done ; 17e1267b4eef
2 march gandhara ; 3102c47144f6
2 taxila*2 ; 6f4eeffaf8e2
2 march gandhara ; 18429bcfa431
2 taxila*1 ; 08f21cd70592
2 march sagala ; 08e350222dbf
2 taxila*1 ; 4637e37c484b
2 march gandhara ; 2d95714305fa
2 taxila*2 ; 35ca5ee6a299
2 march sagala ; 4157db9a1569
2 gandhara*1 ; 5d7fc6616f01
2 march sagala ; ae63c1479243
2 taxila*1 ; 20e174dc69f2
2 march sagala ; 71284b3357cc
2 taxila*1 ; 17f193d3b051
2 march aria ; 36fc2457ee07
2 gandhara*1 ; f4a12ad13092
2 march aria ; f8979981da5e
2 margiana*1 ; f8520d815226
2 march aria ; 20a557073d40
2 sistan*3 ; 347b6159484b
2 done ; c32536b09801
1 done ; c181f71b9ed6
2 none ; 5a8d8935170c
1 balkh ; cc3a9577e62a
2 taxila ; c0f56f44b252
0 chanhu_daro ; 9f1122ebaa99
2 done ; 0144cf3440de
0 done ; 39177a6873a6
1 done ; 8a87d81c83d5
2 trade show: timber; with: water; face: down; take: stack_1+stack_2 ; 7d42622dbce5
0 trade show: hides; with: timber; face: down; take: water+stack_3 ; cf80b62ced0c
1 trade show: hides; with: sugar; face: down; take: stack_5+water ; bb68fdd34192
2 trade show: flax; with: hides; face: up; take: hides+hides_2 ; a217ccb389f6
0 trade show: cotton; with: water; face: up; take: stack_3+flax ; 1d48635aaa8c
1 pass ; ba1cd5e1211b
2 trade show: hides; with: water; face: up; take: hides+water ; ed9a26fc9e7b
0 trade show: flax; with: timber; face: up; take: timber+hides ; e13c36e22924
1 pass ; fd984a7bad0a
2 pass ; 60979d0166eb
0 trade show: hides; with: timber; face: up; take: cotton+water ; 98614000791c
1 pass ; 7f40f2f54562
2 trade show: stone; with: stone; face: up; take: hides+timber_2 ; b593a47415a8
0 pass ; 665f849cefe1
1 trade show: salt; with: water; face: up; take: flax+stone_2 ; f8031d8689ab
2 trade show: timber; with: water; face: down; take: timber+water ; c18cec5b5582
0 trade show: salt; with: salt; face: down; take: stack_4+stone ; 56bf79c24a41
1 pass ; 9742043e7fea
0 chanhu_daro ; 3c9fa3d1484e
0 dholavira ; 45d998dd4982
2 order give giant_stupa ; db846d32e87b
0 wait ; 295e510ea954
1 claim buy enlightenment; pay stone+furs*3+lacquer*2+livestock*2 ; fd9925d42bd0
0 no ; bdadad8d65b4
0 pass ; 501501fa61dc
2 1 ; ebca1e99ddb2
0 1 ; aa822bbe5dc6
1 3 ; eaaadd8e5b7d
2 matsya ; e37e4a06502e
0 sindh+surasena*2+surashtra+thar_desert+kalibangan+upper_oxus*2 ; 309742e6ce13
0 march lothal ; 70cc59210a18
0 maru*1 ; dbcc9f7151a7
0 done ; d4c53e592b53
2 done ; 00021e3dab8e
1 march balkh ; 8dc6810412e5
1 kuhwat*1 ; f2925c9786e6
1 march dholavira ; 80b5490a22b6
1 chanhu_daro*1 ; 0cdaab7d5534
1 done ; 8775687dc955
2 none ; 008eaf4de1c1
0 done ; 3a681e917fc3
1 done ; 6d722793329f
2 done ; c6f58f5a21d2
0 trade show: sugar; with: salt; face: up; take: stack_2+stack_3 ; f941145d79e0
1 trade show: timber; with: water; face: up; take: water+stack_1 ; 611af9ac4291
2 trade show: water; with: cotton; face: down; take: timber+water ; f0ccbde2e51c
0 trade show: flax; with: timber; face: down; take: stack_4+water ; 29d62a714ea1
1 pass ; 582d3702bb20
2 pass ; fd95ae9dca0a
0 trade show: cotton; with: cotton; face: down; take: sugar+stack_4 ; b32086acdaa1
1 pass ; 106bc0049645
2 pass ; 9ba1f795dbd5
0 trade show: sugar; with: cotton; face: down; take: cotton+stack_4 ; 0e38a4072b28
1 pass ; bdda5605a877
2 pass ; 4db3c7323222
0 trade show: furs; with: treachery; face: down; take: flax+stack_3 ; 273c2d29b0ff
1 pass ; c5b158e994dd
2 pass ; 3b55a2f3e3ea
0 pass ; f956c93aa0b1
1 balakot ; c840de0e9575
2 order buy law; pay hides*4+furs+timber*3+treasury 10 ; f6dd10506bfa
0 order buy architecture; pay flax+stone+timber+cotton*2+treasury 18 ; 1251df0c19aa
1 claim buy universal_doctrine; pay flax*3+furs+treasury 39 ; 28f885b48ca9
2 1 ; e57aa6e7c2d5
0 1 ; f15a0f692469
1 4 ; e4479cf07994
0 done ; 6f42383fabfe
2 done ; 4a1745b9fdbb
1 done ; 52a82e49ae79
2 none ; a8355abbc78f
0 none ; d2f8449c8da9
1 kara_bogaz_gol chorasmia*2 ; 7e48ac8ea89a
0 done ; ca0eb9e38584
2 done ; 8d744c9044c8
1 done ; 08d0a6caf4e1
0 trade show: stone; with: water; face: up; take: water+stack_1 ; 55e7ad11908d
2 trade show: furs; with: water; face: down; take: stone+water ; a87eb92dded4
1 trade show: stone; with: superstition; face: down; take: stack_2+stack_4 ; ab352beb695b
0 trade show: flax; with: hides; face: up; take: furs+water ; f5116a6b934d
2 trade show: timber; with: stone; face: down; take: stack_4+hides ; 5a8a98b529da
1 trade show: water; with: sugar; face: down; take: stack_3+flax ; c77e47194006
0 trade show: furs; with: water; face: up; take: stone+water ; d7679f53fdd6
2 trade show: sugar; with: superstition; face: down; take: stack_2+stack_4 ; 707ef6d27061
1 trade show: furs; with: lacquer; face: up; take: timber+stack_4 ; 3dfa3c937e91
0 trade show: stone; with: water; face: up; take: water+furs_2 ; 0091e91881ad
2 trade show: sugar; with: water; face: down; take: stone+water ; 280e9c38df21
1 trade show: water; with: superstition; face: down; take: sugar+water ; 15e912e5415c
0 trade show: furs; with: water; face: up; take: furs+water ; e4ace28bd00e
2 pass ; 617a10547a98
1 trade show: flax; with: salt; face: up; take: sugar+water ; 56b1f577297b
0 pass ; 6128b32c3866
2 pass ; cef645e963a0
1 pass ; 982657b14de5
1 balakot ; 8ed4cc64f5c5
2 wait ; 7df02bdf4411
0 wait ; d2d3f91007b4
1 order build bhamala_stupa at caspian_coast; pay flax+timber*2+sugar*2+treasury 11 ; 6a7ea57300a6
2 pass ; 557c48578b51
0 pass ; 63f53a9b5351
2 1 ; 5e3841e120fc
0 1 ; 51fec06eae44
1 4 ; 7973f156eb7e
0 arachosia+lothal*2+maru*2+poura*2+sindh*2+surasena*2+surashtra*2+thar_desert*2+kalibangan*2+upper_oxus ; c9b0d9f43ebe
0 march arachosia ; 79ec0413bf4e
0 mohenjo_daro*1 ; 63c4f9a35e68
0 march lothal ; dca282e9aaf3
0 dholavira*2 ; e396dc8e1da2
0 march maru ; 31544413afcf
0 chanhu_daro*3 ; b94ccb23e9c9
0 march arachosia ; 348da6947107
0 mohenjo_daro*1 ; 3721083d5bfd
0 march chanhu_daro ; 7970a920d01d
0 maru*3 ; 900ff6e3a02c
0 march lothal ; 124d3543d122
0 dholavira*1 ; 68fc1b67cd5f
0 march maru ; 1a6007cd032d
0 chanhu_daro*2 ; e42f884065e4
0 march poura ; abd1413e9a97
0 sattagydia*1 ; ab52a75ef36a
0 done ; 674328c70f02
2 done ; f3954735bdc7
1 done ; 74bd29f5c00c
2 none ; ee5fe9a6149e
0 chanhu_daro ; ce5b7298bafc
1 kuhwat ; e7406c0135e8
0 done ; 31c89e95e87e
2 done ; 7759356e9ae2
1 done ; 8bbf41901453
0 trade show: furs; with: salt; face: down; take: stack_1+stack_4 ; cbfb00b972c5
2 trade show: hides; with: salt; face: up; take: stack_2+furs ; 9e9a77ddda14
1 trade show: flax; with: lacquer; face: down; take: stack_3_2+salt ; a1be89ccd626
0 trade show: stone; with: water; face: down; take: hides+flax ; d50194129752
2 trade show: hides; with: furs; face: down; take: stone+water_2 ; db28fc41a16c
1 pass ; e0323bd80fe6
0 trade show: cotton; with: water; face: up; take: hides+stack_2 ; 0f221324f165
2 trade show: water; with: water; face: up; take: water+water_2 ; d16213e60aca
1 trade show: stone; with: timber; face: down; take: stack_5_2+water ; d5d3da4df14c
0 trade show: furs; with: water; face: down; take: water+stone ; ec4ba15a1b2f
2 pass ; 90fdca991e79
1 pass ; cf9217117111
0 trade show: stone; with: water; face: up; take: furs+water ; b5e4438172f3
2 trade show: stone; with: water; face: down; take: stone+water ; 7165a9159bb5
1 trade show: salt; with: salt; face: down; take: stack_5+water ; 834d93b60fd7
0 pass ; 0976db8c3f9b
2 pass ; 58b818ca6543
1 trade show: lacquer; with: water; face: down; take: stone+stack_3_3 ; 8b1089857248
2 city:samarkand ; 9e4fa9967a95
2 order buy naval_warfare; pay hides+stone*5+treasury 4 ; 191d97eea40f
0 wait ; 82a23a6a6be7
1 order give bhamala_stupa ; d3a4db439463
0 pass ; 0b10efe69bdf
1 water ; 8673271b08f6
2 1 ; 3333364e69ab
0 1 ; cf51650b576c
1 2 ; 007144b4fca6
0 maru+mohenjo_daro+poura+sattagydia+sindh*2+surasena*2+surashtra*2+thar_desert*2+bukhara*2+kalibangan*2+upper_oxus*2 ; 69401f2841ff
0 march arachosia ; d4455333439a
0 mohenjo_daro*1 ; df7c8192839f
0 march arachosia ; eaf120b54b1e
0 mohenjo_daro*1 ; 445b37bd2e94
0 march lothal ; 7e5c71fd5774
0 dholavira*1 ; 43381c19da02
0 done ; b6dd5c418eab
2 march taxila ; 86cd3562b854
2 gandhara*4 ; 3c1cb42b23f1
2 march taxila ; da4986e58aa2
2 sagala*1 ; c8d875d86b47
2 march gandhara ; 388ce01063cc
2 arachosia*2 ; 84a1bdf04096
2 march gandhara ; e4e8a9130338
2 taxila*2 ; f816cc36aa90
2 done ; ee89808faca6
1 done ; cc6070ba1eb6
2 none ; fa9138a8957d
0 none ; fe3fa5e90d97
1 dholavira ; 1efb746f03c6
2 done ; a1363b641245
0 done ; 44306b5d417e
1 done ; a438e708c5a4
2 trade show: stone; with: slave_revolt; face: down; take: stack_1+stack_3 ; ce46d0d60449
0 trade show: water; with: salt; face: up; take: water+stack_3 ; 424ddf00dec2
1 trade show: stone; with: silver; face: down; take: stack_4+salt ; b100ba2e09ba
2 trade show: timber; with: flax; face: down; take: stack_2+stone ; 1d357a621ab8
0 trade show: flax; with: water; face: up; take: water+stack_1 ; 2bba31a7c430
1 trade show: furs; with: lacquer; face: up; take: stack_5+stone ; 1c5ed20be5f1
2 trade show: furs; with: stone; face: up; take: flax+furs ; 3a92addea7e2
0 trade show: flax; with: flax; face: down; take: water+furs ; e6f0767f9b6b
1 pass ; dc63cafca72a
2 trade show: furs; with: water; face: down; take: flax+stack_1 ; b0b9701b085d
0 trade show: hides; with: slave_revolt; face: down; take: furs+water ; 6bb2440319f5
1 trade show: stone; with: flax; face: down; take: stone+hides ; 0c9a160ed981
2 pass ; 79d150818068
0 pass ; ef8d4d034333
1 pass ; ae43e61ebe90
2 wait ; 87be8e55dd1c
0 order buy diplomacy; pay hides*3+furs*4+treasury 9 ; e01b3a2574a9
1 claim buy democracy; pay stone+salt*3+sugar*3+livestock*2 ; 237ce28b563e
2 pass ; d0f0d578e9fc
2 1 ; d06eaa526df9
0 1 ; f1bb3b043d47
1 1 ; a4d29cb00452
0 march maru ; eec571814e73
0 avanti*2 ; 4292181cb952
0 done ; d138ae6daa20
2 march arachosia ; e26b23f41df1
2 mohenjo_daro*3 ; bbb9399c4a1a
2 march arachosia ; 6592607997c6
2 sindh*1 ; 35b245650799
2 done ; 29be387680ed
1 done ; 76dc25847372
2 none ; 66cbbc5a1ffc
0 maru avanti*2+thar_desert*2 ; ab29023780ea
1 balakot ; 0a70eeca7b37
2 done ; 7f9fe3101415
1 done ; e8b4e0a90cce
2 trade show: water; with: salt; face: up; take: water+stack_3 ; 9fdd30057148
0 trade show: cotton; with: hides; face: down; take: stack_2+salt ; 29b11b5f2ca2
1 trade show: hides; with: bronze; face: up; take: stack_1+cotton ; 1fb183291e31
2 trade show: water; with: timber; face: down; take: stack_1+hides ; b12d250fb262
0 trade show: salt; with: water; face: down; take: water+stack_3 ; e1c5e54ff333
1 trade show: hides; with: furs; face: down; take: salt+water_2 ; 62e31c614def
2 pass ; 90be38ae9ebd
0 trade show: timber; with: water; face: down; take: water+stack_2 ; 7ee0b3d5ba43
1 pass ; 176d2a636cd5
2 pass ; 3cb641093259
0 trade show: salt; with: treachery; face: down; take: stack_4+hides ; 1dce33d28612
1 pass ; f1a492e9434d
2 pass ; af995dcbf931
0 pass ; 504958523f77
2 matsya ; eef3402232cb
2 ujjain+hyrcania ; d669419a4c2b
2 order build bhamala_stupa at abhisara; pay flax*5+hides*2+treasury 11 ; 6975c19d224c
0 wait ; 97dff44ad9fe
1 order buy engineering; pay hides+salt*2+cotton*2+treasury 26 ; 9adfdc287446
0 no ; b2937134a401
1 claim buy engineering; pay hides+salt*2+cotton*2+treasury 26 ; 29ac2dc8a19c
0 pass ; d63e25642f8a
2 1 ; 09ff31f60182
0 1 ; e11dccc81f48
1 4 ; 65139cb06b41
0 march maru ; 1067c40f2f54
0 avanti*2 ; 349a7a531c74
0 march poura ; 6d8b0a1c1433
0 sistan*1 ; 82275f688fad
0 march poura ; e1e4e2243f5d
0 lut*1 ; 149949512596
0 march sattagydia ; 860ce23455d2
0 poura*4 ; 7fb5dc10dbd5
0 march mohenjo_daro ; 379ea87b81d8
0 chanhu_daro*4 ; 7890d996c92d
0 march sindh ; af8d041c251d
0 mohenjo_daro*4 ; 9e6926179c66
0 march maru ; aa881a0b63c8
0 avanti*1 ; 835f38187992
0 done ; ce2fcc7add0b
2 done ; 9676a7b850aa
1 done ; ffc268756813
2 taxila ; 764b868d6766
1 balakot ; e26f23bf5122
0 mohenjo_daro+poura ; 686aee3e20cb
2 done ; 82e934609b86
1 done ; f91912aff4b3
0 trade show: timber; with: sugar; face: up; take: stack_2+stack_3 ; 31578daddd04
2 trade show: flax; with: furs; face: down; take: water+timber ; 3a56527cc362
1 trade show: silver; with: livestock; face: up; take: stack_4+sugar ; cd7034505d62
0 trade show: furs; with: salt; face: up; take: stack_1+stack_2 ; 2a23385e694c
2 trade show: cotton; with: water; face: up; take: flax+salt ; 428ad6f80e25
1 trade show: flax; with: cotton; face: down; take: stack_5+water ; c968611b8049
0 trade show: stone; with: stone; face: down; take: furs+flax ; 6721081d5ecf
2 pass ; fec5345dfcda
1 trade show: timber; with: furs; face: up; take: stone+stack_2 ; 813be719a469
0 pass ; acd6a2ed5fb7
2 pass ; eb8e019ca110
1 trade show: lacquer; with: water; face: up; take: timber+furs ; 89ab94a7284b
0 pass ; 467793c4b5a4
2 trade show: salt; with: flax; face: down; take: cotton+water ; 9da2c9651c09
1 pass ; 1f89c352b2cb
0 pass ; b8f3a4735d14
2 trade show: timber; with: timber; face: up; take: livestock+stack_1 ; 096915d5430c
1 trade show: stone; with: sugar; face: up; take: timber+timber_2 ; 6bf71f31e3b7
2 claim give bhamala_stupa ; c5a64b0909c4
0 wait ; af7dc1cbf3ff
1 order build giant_stupa at caspian_coast; pay stone+furs+timber*3+sugar+treasury 5 ; 7d584bbcbd98
0 no ; 1d53796cc66d
1 no ; 2e57bf310319
0 pass ; e7ad839760c5
0 water*2 ; 82651107ef37
2 1 ; 4aadb3a2b3d7
0 1 ; 1771da92ec60
1 2 ; d29a3b5c09e1
0 march avanti ; 1ee1e539ee4e
0 matsya*1 ; 750070bc709f
0 done ; 0fcc9ae8e27c
2 done ; 133cadef7a88
1 done ; da84e59f195d
2 none ; f03e695e7832
0 none ; cacd9e3712ba
1 balakot ; d3accdb387ab
0 done ; 24d6aad2d98c
2 done ; b8060ab80071
1 done ; 215c64acccf0
0 trade show: flax; with: flax; face: down; take: water+stack_2 ; b3c8b1a0ef21
2 trade show: hides; with: timber; face: down; take: stack_3+flax ; 72d815929001
1 trade show: cotton; with: water; face: down; take: hides+stack_3 ; f273f640303b
0 pass ; cbeab71c9293
2 trade show: livestock; with: water; face: up; take: stack_1+cotton ; c143e5acee99
1 trade show: livestock; with: stone; face: up; take: stack_5+stack_1 ; 94cbadcbb5b6
0 trade show: water; with: water; face: up; take: water+water_2 ; 16c698ea4697
2 pass ; 3eeb90f6d1af
1 trade show: flax; with: livestock; face: down; take: stack_6+water_2 ; 499315a10cbd
0 trade show: water; with: salt; face: up; take: stone+flax ; 5e9526d5ecb1
2 pass ; 00604ab2de13
1 pass ; bc4223db925f
0 pass ; 3b71f11a1fd9
1 caspian_coast ; de6931ef5400
2 order buy engineering; pay flax*2+hides+stone+timber+cotton*3+treasury 9 ; bd6ca1174d95
0 order buy medicine; pay flax+hides*3+stone*3+furs*3+treasury 4 ; c4228100974d
1 order build bhamala_stupa at kara_bogaz_gol; give giant_stupa for timber; pay hides*2+timber*2+bronze+treasury 3 ; 78e51ada2ad5
2 1 ; cf3bb9e194ed
0 1 ; 8b28726cf47e
1 3 ; f8f8b17ea550
0 done ; 9e859f87e97f
2 done ; 5c70f86f5555
1 done ; 350dd3159b37
2 none ; fa113ce325a3
0 avanti matsya*2+surasena*2 ; a1585c8e61ca
1 balakot ; 157f923f0aea
2 done ; 14dbc1db838a
1 done ; a86d408661ed
2 trade show: flax; with: stone; face: up; take: water+stack_3 ; b4c013007932
0 trade show: flax; with: sugar; face: down; take: flax+stone ; 55e48b4a4e5f
1 trade show: furs; with: lacquer; face: up; take: stack_1+stack_6 ; fe93d30f34c9
2 trade show: timber; with: water; face: up; take: stack_2+flax ; 86aa070bf789
0 pass ; 765c87fead32
1 trade show: water; with: bronze; face: up; take: stack_4_2+furs ; d681423418fe
2 trade show: flax; with: furs; face: down; take: timber+water ; 292539e017f2
0 trade show: flax; with: stone; face: up; take: flax+stack_2 ; fc3afdbbf818
1 trade show: hides; with: superstition; face: down; take: stack_4+water ; 51a66dff7491
2 trade show: timber; with: salt; face: up; take: lacquer+flax ; beda11cdb46a
0 trade show: flax; with: furs; face: up; take: stone+hides ; b9c094cef45c
1 trade show: silver; with: cotton; face: down; take: salt+furs ; 269a9b8fe207
2 trade show: lacquer; with: flax; face: up; take: stack_4+flax ; 2345917da428
0 pass ; 8b32e320b1c3
1 trade show: hides; with: sugar; face: down; take: stack_4+flax ; 687d2b2bed49
2 trade show: water; with: superstition; face: down; take: timber+hides ; 2f564a09c84f
0 pass ; 95a18b9aeeb0
1 pass ; dbdf1f92b6eb
0 parthia ; 7e66723417e9
0 maru+sistan+surasena+kalibangan*2+upper_oxus*2+lut*3 ; 1d180ef41849
2 abhisara ; 492d94e56bb8
2 wait ; aed005e15a97
0 wait ; a7b0593f820f
1 claim buy monument; pay flax+furs*2+salt*2+cotton+treasury 35 ; 831cfa12ed01
2 pass ; bf5e97d412ef
0 pass ; f24246e771f0
1 religion=3+science=1 ; c9f3fd6bb841
2 1 ; b0fd697d5fa9
0 1 ; dd43f17fa8de
1 4 ; 4edc601b1db9
2 done ; 58fc633939ef
0 done ; 0ba0592a87f7
1 done ; bf6af2694d6e
2 taxila ; 1c3a45d8b722
0 none ; 4aa0d6267ff5
1 none ; 4bcf74fee67d
2 done ; 7f0554916428
0 done ; bb0805dc197f
1 done ; 43eb0612d2dc
2 trade show: sugar; with: furs; face: down; take: stack_1+stack_3 ; 250a02451b0f
0 trade show: salt; with: sugar; face: up; take: stack_5+stack_2_2 ; dd7edfc1b2dc
1 trade show: bronze; with: lacquer; face: down; take: stack_6+sugar ; d211a70b5905
2 trade show: timber; with: salt; face: up; take: water+bronze ; 0e6d4b858a18
0 pass ; 0869d4d02891
1 trade show: salt; with: bronze; face: up; take: stack_4+sugar ; 3e6b9382145f
2 trade show: water; with: bronze; face: down; take: salt+salt_3 ; 7e43a109e63e
0 trade show: hides; with: lacquer; face: down; take: timber+salt ; 57e9a5bb2357
1 trade show: flax; with: treachery; face: down; take: water+hides ; 1a8966072e57
2 trade show: hides; with: slave_revolt; face: down; take: flax+stack_2_2 ; 891368e6f344
0 trade show: timber; with: flax; face: up; take: hides+stack_3 ; 549457ef9be9
1 pass ; 0da851763991
2 trade show: hides; with: salt; face: up; take: timber+flax ; cfce8b004d66
0 trade show: salt; with: slave_revolt; face: down; take: stack_5+hides ; f80f2aa4c922
1 pass ; 5a2214b23d5d
2 trade show: timber; with: salt; face: up; take: salt+salt_2 ; 7943ab7a07e5
0 trade show: lacquer; with: water; face: up; take: stack_2+timber ; 887a9bf0360f
1 pass ; 736154338865
0 chanhu_daro ; 92233883700c
0 balakot ; a5531df7ece8
1 ujjain+taxila ; 9f3d66ea8f70
2 wait ; 0651619359b5
0 wait ; 6c7bf0e1d26a
1 claim buy monotheism; give bhamala_stupa for hides; pay hides+sugar*4+treasury 17 ; 93cf4a891899
2 no ; 493cb43d0bcb
0 no ; 4628c4a27d0f
2 pass ; 0aa9c6c669db
0 pass ; 9336c3a8efe4
2 1 ; fd835380f146
0 1 ; 5e439c572140
1 2 ; 17954afbe86f
0 march maru ; 0c70b1305d68
0 chanhu_daro*1 ; 1393cebe94b1
0 march chanhu_daro ; 136eb8a10396
0 sindh*1 ; 38c8e00e0113
0 march maru ; cb1364344108
0 chanhu_daro*1 ; 55db777275c2
0 done ; 588181f4276c
2 march abhisara ; 3736a53e5753
2 harappa*2 ; 54cd26fe27d1
2 march gandhara ; f410c7e6185f
2 harappa*4 ; 0f4c28d7c225
2 done ; 3a3f4bb65d24
1 done ; 50099f75e192
2 none ; 4da7f24ab57c
0 none ; 1321d47cfb4c
1 balakot ; 16eefa8adb0f
2 none ; 764baf1e9c6a
0 chanhu_daro ; 83b09ad1a79a
2 done ; 06497ad57a0c
0 done ; 93ed474ec50a
1 done ; e0d8bac71f13
2 pass ; 94d18abc0989
0 trade show: timber; with: timber; face: up; take: water+stack_2 ; 2c3f5ad2e777
1 trade show: stone; with: barbarian_hordes; face: down; take: timber+timber_2 ; 82b8b29b9285
2 trade show: salt; with: salt; face: up; take: stack_1+stack_5 ; 381d163453a9
0 trade show: cotton; with: hides; face: up; take: stack_3+stone ; d189842da952
1 trade show: spice; with: hides; face: down; take: salt_2+cotton ; a6b4f4c3a657
2 trade show: lacquer; with: hides; face: up; take: stack_4+stack_1 ; 8ddcdbed13ba
0 trade show: hides; with: salt; face: down; take: hides+hides_2 ; eaed2366a85e
1 trade show: timber; with: timber; face: down; take: salt+hides ; 065e4a69579c
2 trade show: furs; with: cotton; face: up; take: stack_3+timber ; c7897c034520
0 pass ; 024d0968738e
1 trade show: silver; with: salt; face: up; take: furs+cotton ; 23a2c39863f7
2 trade show: timber; with: salt; face: down; take: stack_3+salt ; 877229eb24f7
0 pass ; fa603376c6b4
1 pass ; 832cae7eb155
2 trade show: timber; with: salt; face: up; take: timber+stack_3 ; 42b49e8b7277
0 pass ; 1c533f696458
1 pass ; bf2650798cf0
2 caspian_coast ; 0e7179242016
1 monotheism avanti ; 7a74629498ed
1 doctrine kara_bogaz_gol ; 166a44a9479b
1 order buy philosophy; pay salt*2+cotton*3 ; 283453704df6
2 order build bhamala_stupa at bactria; pay flax*5+hides+timber+salt+treasury 8 ; 1d4d43499ba9
0 claim buy cartography; pay hides*3+stone*4+furs*3+treasury 1 ; 3004604dd6b3
--- result
ending: succession
places: 3 1 2

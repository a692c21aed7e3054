Ziggurat record 1
game: mega
rules: 2
seats: 5
names: player 1, player 2, player 3, player 4, player 5
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 6
setting map: 
dice: ec2f67a33ee7c79a89da33ae8e96b34c
seed: cd9e1416def05b63a060abfe5eae0962a58a44f29b4ecec1ef9dfce9b3385950
--- moves
3 sites: opone+rhapta+ubar+yathrib; wilderness: saba ; bdedadfde6dc
4 sites: chaldaea+mari+teredon+ur; wilderness: jordan ; ed9742031b66
1 sites: persepolis+bat+harmozia+liyan; wilderness: eastern_arabia_felix ; 700bf7b62970
0 sites: adulis+aksum+danakil+thebes; wilderness: bahr_meder ; f65de3387404
2 sites: eastern_media+hecatompylos+hyrcania+lut; wilderness: western_sogdiana ; a0c1c8ad3e20
4 jordan ; 7f27a3e64181
1 harmozia ; 97f3fcd9f790
0 thebes ; 7b016af3e29d
3 aden*2+hadhramawt*2+himyar*2+main+qataban*2+socotra+tayma+zafar+zufar ; 1d2c40468876
4 babylonia+ecbatana+jordan+sumeria+susa ; c6efccaa4c64
1 gedrosia+gerrha+harmozia+madrakah+maka+paraetacene+parsua+persis*3+susiana*2 ; 7cb95a639812
0 napata+barbaria+buhen+oromia+ptolemais*2+salima+thebes*2 ; 84a6e17cf69a
2 nisa+aria*2+caspian_coast+chorasmia*2+dahae+drangiana+eastern_parthia+kara_bogaz_gol+karakum*2+toprak_kala ; c675f417244b
4 2 ; 3bd741c00f5e
0 2 ; ceb77fccb243
3 march main ; 69a376ad6ea1
3 marib*1 ; fc1d0e6caa08
3 done ; 8ab37243bbba
2 march drangiana ; 7a05a9e04b53
2 kavir*1 ; f7fc7f726dcb
2 march caspian_coast ; d842cf7afd74
2 ustyurt*1 ; 671c9267bb00
2 march aria ; e90b205bb75b
2 merv*1 ; 23838e84531e
2 march aria ; 86dd3acd3467
2 merv*1 ; 7d11ab886899
2 march chorasmia ; 36d843219e66
2 toprak_kala*4 ; afdf18ecdcfb
2 march kara_bogaz_gol ; 690f48158833
2 chorasmia*1 ; d12151d893d4
2 march dahae ; f6ae8e93f0c0
2 kara_bogaz_gol*1 ; f16b47f98289
2 march kara_bogaz_gol ; caf02072f523
2 chorasmia*1 ; cb7e496111a8
2 march eastern_parthia ; 8765b9f89c86
2 western_parthia*1 ; 949ccc86bfe1
2 march karakum ; f488bbdaaf99
2 merv*4 ; 1c662a312d8f
2 march dahae ; 10387c23a282
2 karakum*1 ; 65003428fca4
2 march caspian_coast ; fa2d25b16c32
2 kara_bogaz_gol*1 ; 0f8db557ada3
2 march drangiana ; 5e1ff067fd37
2 eastern_parthia*1 ; d9fc776966a1
2 march nisa ; 9f7eaf700042
2 karakum*1 ; 009a90a0c3da
2 march toprak_kala ; 0e24c98b7417
2 western_sogdiana*2 ; d78e2b2c70ed
2 march nisa ; 7655506c5b77
2 hecatompylos*1 ; 73ee45bd7247
2 march aria ; 810acf16cffa
2 merv*1 ; 5b5f2f4feeb1
2 done ; 7a43be59f62a
1 done ; b0d3550391cd
0 march oromia ; c52ed2d92cdc
0 tana*1 ; 8ff9f7a5ddc6
0 done ; b4b779da73ef
4 done ; ff85db292334
2 merv ; a621bd900a0c
4 buy 9 ; 0117ab32a6ab
1 done ; ce252154f893
0 done ; f1d114d47d29
3 buy 9 ; bdf5c48c6b11
2 buy 9 ; 604e2907bf2b
3 offer to: all; give: hides*2+stone*2+timber+cotton*2+livestock; named: timber+livestock; talk: livestock+silk+clean; want: 8; wanted: jade+dye ; cce8edf4e244
3 withdraw 1 ; b6d3afcd6fda
3 offer to: all; give: hides+stone*2+timber+salt+cotton*2+lacquer+livestock; named: timber+cotton; talk: cotton+spice; want: 9; wanted: silver+water ; facef277fe37
3 done ; f165268691bb
4 offer to: all; give: furs+salt+pearls; named: salt+pearls; talk: none; want: 3; wanted: hides+salt ; a0c50f19009d
4 done ; 382d59b74b79
1 offer to: all; give: furs+cotton+sugar; named: furs+sugar; talk: none; want: 26; wanted: hides+furs ; 6d85b636a884
1 done ; 258d113e081d
0 accept offer: 3; cards: hides+salt+cotton ; 849343e1beaf
0 done ; 85ddd749a411
2 done ; ce3234a3e207
0 aksum ; 44ad5638749a
4 done ; 2b319ed95660
3 order buy written_record; pay hides*2+stone*2+cotton*2+lacquer+livestock+silk ; 55bcd92f9e0e
4 order build apadama_palace at teredon; pay furs+salt*2+cotton*2 ; f1ac7f3b18a3
1 order buy cloth_making; pay flax+hides+furs*2+timber+salt+cotton+sugar+treasury 6 ; cef072cc9a24
0 order buy written_record; pay flax+stone+furs*2+salt+sugar+pearls+treasury 13 ; 7b6739d5c244
2 pass ; d378cd47d007
1 claim buy cloth_making; pay flax+hides+furs*2+timber+salt+cotton+sugar+treasury 6 ; 5239b7d811fa
0 claim buy urbanism; pay flax+stone+furs*2+salt+sugar+pearls+treasury 8 ; a38bb4455c2d
3 crafts=2 ; 8d61b05f1937
2 timber+sugar+livestock+silver ; e18937bb036d
4 2 ; 9c1b74b93cf1
0 3 ; a770c393b3b1
1 march gedrosia ; 3a524ff25da4
1 harmozia*2 ; d95bc6036202
1 march maka ; e5f016ad1bcb
1 magan*1 ; 8b2e25512683
1 done ; a303d076decd
0 march buhen ; 4133d82f78d0
0 thebes*2 ; 8528c20800c6
0 march ptolemais ; 30353d73a900
0 nubian_desert*2 ; f7bdd6fd5f61
0 march salima ; 4ab932c32581
0 napata*2 ; 920315bf5ad8
0 march aksum ; 1341c296c752
0 meroe*2 ; 144fee346352
0 march barbaria ; 540d9869211f
0 berbera*1 ; cbef30cf4b2c
0 done ; 1d7cf4d965ae
3 march tayma ; 79d0c8c59562
3 nabataea*1 ; 3add07aa9847
3 march himyar ; 1b978317885d
3 zafar*4 ; 5cc972bec855
3 march aden ; bce649464652
3 himyar*2 ; bb6ff692c328
3 march zafar ; ed0057513b3f
3 himyar*2 ; bfc5fcda9da3
3 done ; c0980a0f5466
2 march eastern_parthia ; c7ef3694878f
2 nisa*2 ; 8eb3fa7c1b03
2 march chorasmia ; 5357b503b504
2 toprak_kala*2 ; df14c40ca452
2 done ; ef023aab86d6
4 march ecbatana ; fe6f72443688
4 susa*2 ; 96d212d5e77b
4 march jordan ; 4d73c7302f0d
4 nafud*1 ; ec6eed7c0c94
4 march jordan ; 3e5c6eb02368
4 sumeria*3 ; 9b7843a45513
4 march sumeria ; a0f4045d1b8f
4 babylon*2 ; 187c259ecf35
4 march sumeria ; 89a43f607d94
4 nafud*1 ; 890d3f36a380
4 march susa ; ffee8938a9c9
4 ecbatana*3 ; c7e19a7d3a4b
4 march sumeria ; aa1011d28bd1
4 chaldaea*1 ; 7f1e866a636f
4 march ecbatana ; 943a180d9391
4 susa*2 ; 4ab22825ae2f
4 march babylonia ; e49a250f52da
4 babylon*4 ; 6fbfc59a65b9
4 build chaldaea ; 7cc008828043
4 babylon ; 40e2440aede3
4 march susa ; 53a303837ff2
4 babylonia*1 ; dc2ba119709a
4 sail 1 ; e4085747a56b
4 gerrha*0 ; 1d65323a22d6
4 sail 1 ; 37ee4fcc1b30
4 teredon*0 ; bc42d43c5191
4 done ; a3025bb82520
1 harmozia ; 48d52988d245
0 napata+thebes ; 3930ed860d8b
2 toprak_kala ; 8d77cbb86dcc
3 buy 9 ; acdc0ccffb7f
1 buy 9 ; 9beb0a0a3a53
0 buy 2 ; 7e4f492f1f3f
0 buy 7 ; 64b211644532
2 buy 9 ; bdf9dc3b042f
3 offer to: all; give: timber+salt+pearls; named: timber+salt; talk: none; want: 3; wanted: flax+salt ; a0c283681669
3 withdraw 1 ; 2066a44e334c
3 done ; bf546d1f684e
4 done ; bf989aeefeef
1 offer to: all; give: flax+lacquer+silk; named: flax+silk; talk: none; want: 3; wanted: livestock+water ; 8f3879a0912e
1 offer to: all; give: flax+timber+silk; named: flax+silk; talk: none; want: 3; wanted: sugar+silk ; ae3eb5b517ee
1 offer to: all; give: flax+stone+timber+sugar+lacquer+silk; named: flax+stone; talk: none; want: 6; wanted: jade+silk ; c064ef15eea8
1 offer to: all; give: flax+stone+timber+lacquer+silk; named: timber+lacquer; talk: silver+pearls; want: 5; wanted: timber*2 ; 23b10897703d
1 withdraw 4 ; 71a9c15b2ea1
1 done ; 4104262e6486
0 done ; 12213b23d860
2 offer to: babylon; give: flax+furs+timber; named: flax+furs; talk: sugar; want: 9; wanted: flax+pearls ; f91cce1df007
4 done ; b2dc5c68b3a9
2 done ; 213eaab1b72e
4 danakil ; dba332cc4ef3
4 routes stone ; f5a344805bc2
3 order buy pottery; pay stone+timber*2+salt+sugar+lacquer+pearls ; e4b5344578a1
4 order buy urbanism; pay flax*2+hides*2+salt+sugar*2+treasury 8 ; d8e3b77ef46f
1 pass ; 1daacdc206c3
0 pass ; 0540937032c7
2 order build archway_of_ctesiphon at merv; pay sugar+livestock*2+bronze ; f27a64b24997
2 flax+furs+pearls ; bfe3079e132c
4 3 ; 2d3c1c57b512
0 1 ; 9713f2e48618
3 march nabataea ; caa0e439fd23
3 jordan*1 ; a29769839f5b
3 march marib ; 9c4c85f8a26b
3 zafar*1 ; 9899e1451dd2
3 march hadhramawt ; a200bd48e02c
3 zufar*2 ; 683893a3415c
3 march nabataea ; bf49c943d5cb
3 jordan*1 ; c30c3816d89d
3 march himyar ; 0c7b24f82264
3 aden*2 ; 2afd8516061e
3 march main ; 24a734e47a5a
3 marib*2 ; 4a7c46cfcd58
3 march himyar ; 8f823ddee2a6
3 zafar*1 ; a5a22936cc2a
3 march qataban ; 3059ca200b3d
3 zafar*2 ; 4e102382aae0
3 march himyar ; 3cefecacf930
3 aden*1 ; fe9f5ef0fbe4
3 march marib ; 787d14929a64
3 qataban*1 ; 3e895e21c5bb
3 march qataban ; d99c3d0565e4
3 arabia_deserta*1 ; ef8bb8104247
3 march zufar ; a13ac204476b
3 hadhramawt*2 ; 7b3f4c9d4a71
3 march hadhramawt ; a5a54a8fc461
3 zufar*2 ; 5ec10fcf8247
3 march aden ; 4e93c2371344
3 himyar*2 ; be5d92409e5c
3 done ; 2c6e47a3d972
1 done ; a94f4a48f29e
2 march nisa ; 47aafee33313
2 eastern_parthia*2 ; a04d8c7755b1
2 march aria ; d40880e986c9
2 lut*2 ; fb7f3a469d96
2 march chorasmia ; a57b0bd4f8b9
2 toprak_kala*2 ; 6d65db7713f7
2 march western_parthia ; 568e776c93c0
2 drangiana*1 ; 6df0e815c67f
2 march eastern_parthia ; c4c0b8921fdf
2 nisa*4 ; 55b0428f269f
2 march kara_bogaz_gol ; 2255fb76bfa9
2 caspian_coast*1 ; 3a0ebd6ce318
2 march kara_bogaz_gol ; f2eb47ba90dc
2 dahae*1 ; 4c9b9e3848ce
2 march karakum ; 6dffa3d6e330
2 kara_bogaz_gol*1 ; 76a27543a1d8
2 march kavir ; b12e103f35f1
2 zagros*1 ; 52958351c603
2 march western_parthia ; d77e091d097c
2 kavir*1 ; 0e22366b2703
2 march karakum ; f669723c4cb0
2 nisa*1 ; 990083217ae3
2 march kavir ; 177313dfe9b4
2 drangiana*1 ; 7cd219f4eb2a
2 build kara_bogaz_gol ; 4000ff7234cd
2 toprak_kala ; 8719b611d99e
2 march nisa ; 661e47131465
2 western_parthia*1 ; d2c1f743ec87
2 sail 1 ; a6260a16f1ec
2 eastern_media*0 ; d72b616f2f99
2 march toprak_kala ; 43e084c16708
2 western_sogdiana*3 ; 536c484932cb
2 march chorasmia ; 9594426a73f2
2 kara_bogaz_gol*1 ; 3d5289a3425f
2 done ; 6e6228435147
0 march buhen ; da654cb1f0b7
0 salima*1 ; 691b246dfafe
0 march berbera ; 41fafa6bb618
0 calmadon*1 ; 1883fe10dc7d
0 march barbaria ; 8c9f7190219b
0 danakil*4 ; 7e7297b346cc
0 march aksum ; 3120daa730a4
0 meroe*2 ; 9424e11352af
0 march tana ; f2309593616c
0 aksum*1 ; 910d5cf7c107
0 march aksum ; 94eba4619490
0 tana*1 ; d8bca0514fee
0 march oromia ; ad401843a934
0 barbaria*1 ; ed679a149d2f
0 march tana ; d1e9743115cb
0 aksum*1 ; befd1606b0a4
0 done ; e4db6a60b7d4
4 march babylon ; 8df3fffe30c4
4 teredon*1 ; 381813607df3
4 march babylon ; 3b46aeaac0e9
4 babylonia*1 ; fa9c31a43a76
4 march nafud ; 58b6436f14da
4 nabataea*1 ; bc744ebd3eca
4 march ecbatana ; baa3132ff654
4 susa*1 ; bd8974cc425e
4 march ecbatana ; 27a0648a349a
4 elam*1 ; 12bd597315ad
4 march sumeria ; 39e2f1b6a5c4
4 babylon*4 ; 9e25eb81e439
4 march sumeria ; 0d538eb08db4
4 mesopotamia*1 ; 04940ff4e0f3
4 march nafud ; d46c4d33dd8c
4 sumeria*1 ; 25aad29e9025
4 done ; 88fb90b1dff0
3 zafar ; 23d239c0d037
4 babylon+susa ; eff7e75a3eab
0 meroe ; 42fe248fec35
2 nisa ; 0b506d505c63
4 babylon ; be3e6a6541a8
1 buy 9 ; 1ce54e3da8e8
0 buy 2 ; a0b5197663fb
4 buy 9 ; 2675b70bce4e
3 done ; 011b5f678bf4
4 done ; 2d86841a99cb
1 offer to: all; give: hides+sugar+silk; named: hides+silk; talk: none; want: 12; wanted: hides+lacquer ; 4fbeb96d2266
1 done ; 9c41a9fa69af
0 done ; 9a9e1c3b4a20
2 accept offer: 1; cards: flax*2+hides+stone*2+furs+timber*2+salt+lacquer+jade+pearls ; 64561a74e124
2 done ; f2e21c2108ea
0 napata ; 6afa5786c469
4 nubia+persia+parthia ; fe6b6baa27a2
4 babylon+babylonia*2+ecbatana+nabataea ; 6b6476fff05a
1 magan+maka+paraetacene+parsua+susiana ; 98fd004aedc6
0 aksum+meroe*2+oromia+salima ; 3b8f854369a1
2 caspian_coast+reduce:western_sogdiana ; 8137e1fc981a
1 bat+eastern_arabia_felix ; 8a8ad3a96ca2
1 adulis ; b592a3b34124
3 done ; 14b8d3d70b57
4 routes sugar ; d0b6078c842b
3 order buy masonry; pay flax*2+stone+timber+cotton+livestock+bronze+treasury 1 ; c541a9020e81
4 order buy written_record; pay hides+furs+lacquer+bronze+pearls+treasury 12 ; 9db5f29a3ab1
1 pass ; 53b62b5f0905
0 order build mahram_bilqis at thebes; pay hides*2+furs*2+salt+cotton+livestock+spice ; 9228eaf55a4b
2 order buy deism; pay hides+cotton*2+sugar+bronze+silk+treasury 14 ; 809954c9a805
2 no ; bd41bfca4e86
4 arts=1+science=1 ; 5e78ff53e05b
1 flax*2+hides+stone*2+timber*2+salt*2+lacquer+jade+silk ; 55fb87944a4b
4 2 ; 668aeeefa5c5
0 1 ; 83a18f026620
3 done ; 9579f5103f3a
2 march western_parthia ; f25e4390ef4b
2 nisa*2 ; f0cbf076e09f
2 march chorasmia ; 3aa88c615628
2 toprak_kala*2 ; 02da798be668
2 march drangiana ; baf54ddb3ae8
2 western_parthia*1 ; 34d53c796554
2 done ; 63749ae58bbe
1 march gedrosia ; 6d079ed8196f
1 carmania*2 ; f3690207708f
1 march madrakah ; cb2712dccf64
1 oman*1 ; dd02e9c482a6
1 march gerrha ; ab0b623378b2
1 magan*1 ; 8886eea53f34
1 march persis ; b82fbf993ba5
1 carmania*1 ; 424fb750e360
1 march persis ; 260aae4f05f3
1 carmania*1 ; c01bbb7e824d
1 march susiana ; 56a222d0be34
1 sagartia*1 ; 059ada176865
1 march bat ; 70352523b949
1 maka*4 ; 36e49c4759f6
1 march gedrosia ; 75ec7fd64d9a
1 makran*1 ; f800621d8f5e
1 march persis ; d0acdc96b11c
1 carmania*1 ; 316e791f0d21
1 march eastern_arabia_felix ; f6d876a79f6f
1 bat*1 ; 607daef6aeec
1 march gerrha ; e18d0f57df2d
1 ad_dahna*1 ; 7c5b2d52fe01
1 march susiana ; cbb6c97555c0
1 sagartia*1 ; deb71b20c0d7
1 march madrakah ; 8df6e70eed57
1 ubar*1 ; dbc156df10c4
1 march persis ; e98b90a0b8c6
1 persepolis*1 ; 3c478740ed92
1 march gedrosia ; 326451876fea
1 sagartia*1 ; 77935495ef99
1 march eastern_arabia_felix ; 3191966b0061
1 madrakah*1 ; 15b6834bb3d2
1 march susiana ; 6da75aacfd5f
1 paraetacene*1 ; 387808a7b0ae
1 done ; 5ac093bc6dcc
4 march teredon ; 04b870d9b100
4 babylon*1 ; 5f0a92908068
4 done ; 01790af35c24
0 march berbera ; 25a2ca69c9c2
0 ogaden*1 ; 90947f73fff7
0 march calmadon ; 3523a2d33bbc
0 ogaden*1 ; 8bf38909b580
0 march buhen ; 7e547e16aca0
0 salima*1 ; 94b450636584
0 march buhen ; 9f034f8f9295
0 upper_nubia*1 ; 2a9dee25c85c
0 march ptolemais ; 97512434dced
0 thebes*2 ; 8d27091c7041
0 march barbaria ; b66a606b666f
0 oromia*1 ; 8b5e5e2d6d5a
0 march berbera ; 71263132aa23
0 barbaria*1 ; c878ec685639
0 march calmadon ; b5212ca2035a
0 berbera*1 ; ea8c940a4443
0 march buhen ; 033b310a1c34
0 nukheila*1 ; 49489f51f893
0 done ; 7a74a2d1afca
1 maka ; 213fd6d2f162
2 toprak_kala ; b3f826a9a7f8
3 done ; b982d310d1ba
3 done ; a49f422001df
4 done ; c3fa9e8f0946
1 done ; ead0020f8e3d
2 done ; 7f5cdd103432
3 opone+rhapta+socotra ; 6c4891796776
3 doctrine adulis+aksum+bahr_meder ; becd37d23308
4 done ; 6d01fd68c8d6
3 order buy empiricism; pay hides+stone+salt+cotton+silver+treasury 19 ; 8157ece4c39a
4 pass ; fb405bb73483
1 order buy mythology; pay stone*2+furs*2+lacquer*2+pearls ; 23f39b03c5e3
0 wait ; a2c331e55295
2 order buy mysticism; pay furs+salt+cotton+livestock+silver ; bc588b99f616
0 pass ; bc49955b660b
4 3 ; 79571f4225b9
0 3 ; 304d2447e1a2
4 babylon+babylonia+ecbatana*2+elam+mesopotamia*2+sumeria+susa*2+teredon ; 25a19e5776f9
3 march qataban ; def1432d5a28
3 aden*2 ; 8c443dc494b9
3 march jordan ; 2ba5d2129a4b
3 nafud*1 ; cc3c9873a571
3 march hadhramawt ; 5d3b75d7fc75
3 zufar*2 ; b44a0b1d1198
3 march main ; 36ea4ea78575
3 nafud_desert*2 ; 9aa3b2c423db
3 march zufar ; 533f8e19e735
3 ubar*2 ; 0af183bd6464
3 march tayma ; ba9b1c0bdc0b
3 nabataea*1 ; 417033058ca0
3 march jordan ; c1dc127a307d
3 sumeria*1 ; 6c54bf6a3131
3 march adulis ; eb48ba3f697b
3 danakil*1 ; 151217988016
3 march bahr_meder ; 553d1f1c8b6c
3 adulis*1 ; 760bfcd6dd2e
3 march marib ; c2737e7cc003
3 main*1 ; 17521d49183e
3 march himyar ; f7feaf5218d9
3 aden*2 ; 3a161d581154
3 march jordan ; 09160ea2d0ec
3 nabataea*1 ; 9d40244a9c55
3 march main ; 00acb53695cd
3 marib*1 ; 4c1321b29b36
3 march marib ; f984dadff774
3 qataban*1 ; baa5525c5519
3 march qataban ; 18465d94782f
3 zafar*1 ; dfacc87cd79c
3 march adulis ; dfb22fee0a70
3 aksum*1 ; a8481676b3c7
3 march aksum ; ab28c7fd5338
3 adulis*1 ; c73259c174d9
3 march aden ; 422547044603
3 himyar*4 ; a2d19cf65455
3 march hadhramawt ; 3bda72ecea96
3 arabia_deserta*1 ; 08b48e590ffd
3 march himyar ; 9260effab6c8
3 aden*2 ; ae656762f56c
3 march bahr_meder ; 4e55c145d824
3 adulis*1 ; d2c24467cf1f
3 march hadhramawt ; bc6ed89e0046
3 qataban*1 ; 5c2010338a63
3 march qataban ; 78ad5aa1ea7b
3 aden*1 ; 340cc01a8fb3
3 done ; 5d5c2d72fc30
1 march persis ; eb805042c954
1 carmania*1 ; bf8a746aef22
1 march paraetacene ; 471d43c489ea
1 susiana*1 ; 670db2df7720
1 march madrakah ; 3178acabf9e5
1 eastern_arabia_felix*1 ; b7f788f35e13
1 march magan ; 6441be6d0f9b
1 gerrha*1 ; 3065d8c7361f
1 march carmania ; 87b54dd81b8a
1 persis*2 ; 9cfee0f46fad
1 march ad_dahna ; 6ddddef3d105
1 gerrha*1 ; f437eba57362
1 march carmania ; 91033f5d4ae2
1 gedrosia*1 ; e0580b143f9f
1 march makran ; c4d4ecc77492
1 gedrosia*1 ; 988cc2feb15e
1 march carmania ; b2558b878444
1 persepolis*1 ; c901a084b850
1 march sagartia ; 4f9ea41a4026
1 carmania*1 ; 2e065a8f42f8
1 march gedrosia ; b3398542bf92
1 carmania*1 ; e3edfcfe4f20
1 march carmania ; 035259ad6307
1 gedrosia*1 ; e4ba9e12855c
1 march makran ; cc43f3f4bd58
1 harmozia*1 ; 651227786463
1 march ad_dahna ; d7effe4459ba
1 gerrha*1 ; 6b04b0959fe7
1 march gedrosia ; 8da3b0d5f8fe
1 makran*1 ; 4cde983ef28c
1 march oman ; c93277033d1c
1 bat*1 ; 8b5752a41557
1 march bat ; 20e94e069bb9
1 maka*1 ; f24c0a4bf148
1 march parsua ; de657d5ad3d9
1 sagartia*2 ; 3601666f0836
1 march sagartia ; 513c06613928
1 gedrosia*3 ; 75e912382c76
1 march bat ; 73c10d9cfbee
1 oman*1 ; 22645ce94dc6
1 march oman ; ba799a3b01e0
1 bat*1 ; c599d0f5d9fe
1 done ; 16c14145207d
2 march western_parthia ; af4e8a53a49b
2 nisa*2 ; 8a3ad920ba6c
2 march aria ; b8f21bd77ba1
2 eastern_parthia*2 ; 69714d887e8a
2 march eastern_parthia ; e8b35e44a9a3
2 aria*4 ; 257ea76f28e8
2 march zagros ; ee02a8e9a476
2 western_parthia*1 ; ce9c64f61b3b
2 march karakum ; 0d4def4d85cc
2 chorasmia*2 ; 61e436f1406b
2 done ; f5ad59966e96
4 march babylon ; f4f37e1edd92
4 babylonia*1 ; d565bc4c340b
4 march ecbatana ; 41b9bb124133
4 paraetacene*3 ; 92a891cb757f
4 march teredon ; bf443bf8f351
4 babylon*1 ; bf8e63b6e1ba
4 march elam ; 3be0299f2539
4 ecbatana*1 ; 611170382cac
4 march mesopotamia ; b2107a922404
4 babylon*3 ; d2586107cb92
4 march babylon ; 084e989e44e5
4 mesopotamia*2 ; 3c41ebc61299
4 march sumeria ; aeb63b6c10d7
4 babylon*2 ; 5c39eb505651
4 march babylonia ; af0f26b2f5bf
4 susa*1 ; 4ac80413aa1a
4 march elam ; e7ae8aa05513
4 babylonia*1 ; 46053366794e
4 march mesopotamia ; 87260e0d084d
4 urmia*1 ; 9fb45bc1c684
4 done ; a42b4849f0a8
0 march ptolemais ; 4dd8d1a0fa78
0 nubian_desert*2 ; b8083aa5301c
0 march thebes ; 66fe0c7ec1c3
0 ptolemais*1 ; 24ca84a75945
0 march berbera ; b025a273d3ca
0 ogaden*1 ; 10bd616e56ea
0 march oromia ; fd9a19a8f9a1
0 tana*1 ; 3bc240779ed9
0 march berbera ; 0f9450d482cd
0 calmadon*1 ; 563ddcf445b6
0 done ; cb257358ea3f
3 aden ; ceec88095a1c
4 babylon+susa ; ed8d808ac948
4 susa ; 034785e69531
0 done ; 93a9a5580323
4 done ; 2244b9ed3c38
2 done ; be41441f650d
3 offer to: parthia; give: stone+salt+sugar; named: salt+sugar; talk: none; want: 3; wanted: salt+sugar ; 86874daf068a
3 offer to: all; give: flax+stone+salt; named: flax+salt; talk: salt; want: 18; wanted: salt*2 ; 298412a8c812
3 done ; b67bf6d9a9ea
4 offer to: all; give: flax+salt+sugar; named: flax+salt; talk: pearls; want: 3; wanted: salt+silver ; 66ead7b88947
4 done ; eddafffbe316
1 done ; 8425a03d279e
0 done ; ef6c0f3ae478
2 done ; e5db39852061
0 maka ; 448f342f16f6
4 routes lacquer ; 61bec9065411
3 order buy mysticism+cloth_making; pay flax+stone+salt+sugar+livestock+treasury 10 ; 0c14d77a69f0
4 order buy astronavigation; pay flax*2+furs*2+timber+salt+sugar*2+livestock+silver+treasury 10 ; 76c03c2ee24c
1 claim buy mysticism; pay flax*2+hides+timber+salt+cotton+sugar+treasury 1 ; ebaa57d4f166
0 pass ; db8c7c2a4f27
2 order buy monarchy; give archway_of_ctesiphon for timber; pay flax+hides+stone+timber+sugar+livestock+silver+treasury 9 ; f98e66343140
4 2 ; 264dbc9f5942
0 3 ; 057aa9f1b4ed
2 3 ; 8d8aa1188de3
1 babylon ; e3984e9c4c39
1 bat*2+carmania+eastern_arabia_felix+gedrosia*2+madrakah+makran+oman+parsua*2+sagartia ; e62aa2f62cdb
2 chorasmia+drangiana+eastern_parthia+western_sogdiana+zagros ; 098f9cfff519
1 march bat ; 7f97d9f09700
1 maka*2 ; 789e622fa118
1 march carmania ; 109c94d80023
1 sagartia*1 ; f091e0018597
1 march eastern_arabia_felix ; 22474cb88c73
1 bat*1 ; e7690e0be515
1 march gedrosia ; 9de90afb0561
1 makran*2 ; dba1091fec37
1 march sagartia ; f63d42733a96
1 carmania*2 ; 1bd734167e7c
1 march bat ; 867229a180a4
1 oman*1 ; 4d31a99c5f92
1 march carmania ; 6b6fd0ec1943
1 sagartia*2 ; 4ae11c225ef3
1 march makran ; 95dd66c98796
1 gedrosia*2 ; 6f73c3efcfac
1 march gerrha ; e2117b8bff1e
1 ad_dahna*1 ; 86d6c7271881
1 march gedrosia ; 2975d1afdc12
1 sagartia*2 ; 91a81042ae53
1 march oman ; 3cf733c765fc
1 bat*2 ; 0a89f4ef175c
1 march bat ; c847dccde46b
1 oman*1 ; 0a1331f219e0
1 march parsua ; 2aeb8d0d69fa
1 susiana*2 ; 4845800b26ed
1 march sagartia ; d78c701899d2
1 susiana*1 ; a4858d2b18ed
1 march susiana ; 3095b5dd109a
1 persepolis*3 ; 2969e451f955
1 march madrakah ; 408b382348dc
1 eastern_arabia_felix*1 ; 380d6d4da7b1
1 march eastern_arabia_felix ; c816f3b1a861
1 bat*1 ; 25b83536ed33
1 march parsua ; 82447c3d415d
1 sagartia*1 ; b0916e42fbc0
1 march parsua ; b93fed38fc19
1 drangiana*1 ; 63fa650ae97f
1 march carmania ; 3ecc02048e53
1 sagartia*1 ; 2ef8cc34b7da
1 done ; 93c20e375f33
3 march himyar ; fd5aadf7c205
3 zafar*2 ; 35bd8659fc52
3 march main ; 066521459655
3 arabia_deserta*2 ; 55dc8349299b
3 march nafud ; 67a0689559ab
3 jordan*1 ; 13f6406faafb
3 march tayma ; b2dbc10c6df7
3 nafud*1 ; 898cdce49dd2
3 march nabataea ; b4b70b2216fa
3 jordan*1 ; 575fd6ce481b
3 march marib ; e4cc752e3a03
3 zafar*1 ; 12edded0c594
3 march qataban ; 2830c3a641cc
3 hadhramawt*2 ; 1f1338293fa4
3 march zufar ; e94db3356e9b
3 hadhramawt*1 ; c95404f211d7
3 march aksum ; c58dbf261141
3 adulis*4 ; 8cba2f10934b
3 march jordan ; f917304fccc8
3 sumeria*2 ; 913f2820f096
3 march nafud ; 825f703c1c67
3 nabataea*1 ; d88d1f93be4e
3 march nabataea ; 760533cae0cf
3 nafud*1 ; 07129f0a96d7
3 march sumeria ; f01690ac75bf
3 jordan*1 ; 997973f0e1cf
3 march zufar ; 377cfc13ea37
3 western_arabia_felix*1 ; e1d652ebe6be
3 march tayma ; f65898dddada
3 nafud_desert*1 ; b2c659e21b31
3 done ; a10466bee34a
0 march barbaria ; 582f42ef8a9f
0 berbera*1 ; 74f65a2101ac
0 build ptolemais ; e1828ed3252c
0 treasury ; c7dc01a3f8a6
0 march upper_nubia ; 897c38038949
0 napata*2 ; c35094e1fcb1
0 march salima ; 2ce44a10a276
0 napata*1 ; 9e2ded57bcf5
0 march ptolemais ; 9e363744e381
0 nubian_desert*2 ; 141540e98b96
0 march calmadon ; 77d44420807f
0 ogaden*1 ; f81550e80a2d
0 march nukheila ; ffb1d39ef2a0
0 teiga*1 ; cdbff5414e91
0 march oromia ; 28bf9da1c10f
0 tana*1 ; c9db861dc36f
0 done ; ca7a4a1b40d1
2 march western_sogdiana ; 7a938cf0a752
2 toprak_kala*1 ; c4ee73a7a753
2 march kavir ; bdf7bef4050e
2 parsua*1 ; 53ca9641178e
2 march zagros ; 3631a4ac0f7d
2 hecatompylos*1 ; 488b3568a94c
2 done ; c410420353e9
4 march ecbatana ; 2f8da9483014
4 elam*1 ; 5b1a41262365
4 march paraetacene ; 742f9ab40086
4 ecbatana*1 ; dbd066647c29
4 march urmia ; 620762ea4042
4 elam*1 ; c3554aebf714
4 march elam ; aa2f125b8eb7
4 western_media*1 ; f9f776cc7015
4 build western_media ; fc02f078a685
4 mesopotamia ; aa71299fbc91
4 sail 1 ; 91e1480cb57a
4 caspian_coast*0 ; 9f85b0fcc889
4 done ; fbd9b01ada28
3 adulis ; a1300485caa3
1 done ; 7879bf0d2f51
0 buy 2 ; 891d668750cd
0 done ; 5f8efbd66ab0
4 buy 9 ; 99afe188cb98
4 done ; 8569b1e538e1
2 done ; b95953fa946d
3 done ; fbddaccce060
4 done ; de35aa35d5e4
1 offer to: saba; give: hides+salt+sugar; named: hides+salt; talk: none; want: 20; wanted: hides+bronze ; baac99b06b92
3 offer to: parthia; give: furs+timber+bronze; named: furs+timber; talk: none; want: 3; wanted: sugar+lacquer ; 3a10e8228233
3 done ; 30bc5782d14e
1 withdraw 1 ; 6263253ae081
1 done ; 8d67b002b153
0 done ; 95813abbbbbf
2 done ; 6cde9b628819
0 rhapta ; 747a0fec92c8
0 ur+danakil ; 11f87db3b379
4 parthia+saba ; 90c0473257a9
4 yathrib ; c345cb777dca
4 hyrcania ; d97b79f405f0
3 done ; fdbb6187669c
4 done ; b21f501e9254
3 order buy mythology; pay hides+furs+timber+sugar+lacquer+bronze+treasury 9 ; 66e84cfa0f9f
4 order buy empiricism; pay flax+stone+salt+sugar+livestock+treasury 10 ; 4cc0ae8ef5ea
1 wait ; dcceac510fa2
0 order buy mythology; pay flax+hides*2+stone+furs+timber*3+treasury 14 ; 380815f68de4
2 order buy sculpture+urbanism; pay hides+furs+salt+cotton+lacquer+bronze+treasury 19 ; 742028c3f1a1
1 pass ; 2245d732dd11
--- result
ending: limit
places: 5 4 3 1 2

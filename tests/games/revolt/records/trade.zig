Ziggurat record 1
game: revolt
rules: 1
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting map: 
dice: 022a0b62c4c03d0b06fe316240804724
seed: 70adfa7c6017c2fa08ed611dadf9a48e7c6691cf5fe2977f2e13c28f0f212660
--- moves
0 attack roma>umbria ; a4f790d2323e
0 intercept off ; be2a254ec2bd
0 end ; 778fdbf31831
1 attack alexandria>arsinoites ; 69e6f9b2d18d
1 end ; aa570b0f4810
0 attack roma>etruria ; 290f4442a6ad
0 settle etruria ; bb2fbfbda1c5
0 end ; 5ba7efd5c301
1 attack arsinoites>memphis ; fbc70efcceae
1 attack alexandria>delta ; 37453cd168f8
1 settle arsinoites ; cd2df0887bbd
1 disband memphis ; 3c75473f6191
1 end ; 9ac5cc0cf17e
0 enter etruria>etruria/venetia ; e63fa57a85e6
0 end ; c69e9f01f96c
1 attack alexandria>delta ; a3d8a7af3736
1 exchange food>gold at memphis ; a9337ee1b1cf
1 fortify arsinoites ; 594a4d31ab9a
1 end ; 8da8e650255f
0 end ; 86dba8d1fa80
1 attack delta>sinai ; 160aa84ea771
1 exchange food>gold at memphis ; b6638bc81bea
1 end ; d54d58415a5a
0 move etruria/venetia>etruria ; 96aac100e05f
0 intercept on ; 744bcca6df03
0 disband etruria ; 08a8407b477b
0 end ; 3c715687e828
1 move sinai>delta ; c392eb5163b9
1 end ; 5a7e3d0359d9
0 end ; e319e40f37c6
1 move delta>memphis ; 2d426b8d456b
1 end ; 55fcb8556e99
0 end ; 1172e6469693
1 attack memphis>thebais ; a108850f7f9c
1 end ; aede44c08f02
0 end ; c793286317de
1 army alexandria ; 4e2e4eb217d0
1 army alexandria ; 96709172cd81
1 end ; 8f7f444e3180
0 end ; 93e14dd77bda
1 exchange food>gold at memphis ; 673d36ead18a
1 attack thebais>troglodytica ; 3231d87174d3
1 move alexandria>delta ; aba62d8c696c
1 move alexandria>memphis ; 7af70d1f3b25
1 end ; fc8e71065efc
0 end ; e9220e217d1a
1 army alexandria ; 1e7b9f88682f
1 end ; a71249806510
0 end ; fc4a6dc91fbc
1 move troglodytica>memphis ; a301b61cd448
1 move memphis#2>sinai ; 37f3fee57a90
1 move alexandria>arsinoites ; 7a4fd2b8285e
1 move delta>sinai ; e54b25393ed4
1 end ; 69cefc61e14f
0 end ; ab95da5a2414
1 hire sinai>arabia ; 618ede742d1c
1 attack sinai#2>judaea ; 56ebf5a49361
1 army alexandria ; 53178cb05512
1 move arsinoites>alexandria ; dd86d21db26d
1 end ; 292ac16fdbfe
0 end ; 6d03826b2ac5
1 0 ; 136abc0e8c67
1 attack alexandria>marmarica ; 0194f3760908
1 hire sinai>arabia ; 4611b4408e82
1 attack judaea>damascus ; cb67485208a9
1 exchange food>gold at memphis ; 9e7e1e40ea9b
1 end ; 2653486a062f
0 end ; 6be0ce29cc8f
1 0 ; e445be07a654
1 exchange food>gold at memphis ; 1187c894b863
1 move memphis>alexandria ; 4b4502036c65
1 attack alexandria#2>marmarica ; d368f5f535ca
1 move sinai>delta ; 0f2bff13b060
1 move alexandria#2>marmarica ; 90340844b5bc
1 end ; a3abab58b134
0 end ; e574c2330e7c
1 army alexandria ; 88d180217862
1 end ; 9eb1b43b2430
0 end ; f68bb56a6902
1 end ; da1fd347c909
0 end ; 9e5af3e0d3a0
1 attack marmarica>cyrene ; 1c45319b72de
1 move alexandria>marmarica ; 0126e7c44560
1 settle judaea ; 8d70827397e4
1 settle delta ; a40b7857e368
1 disband marmarica#2 ; 366d8f00ab46
1 end ; f15aabe9d737
0 end ; 1aa917396db3
1 move cyrene>marmarica ; b9150ae1673c
1 move alexandria>marmarica ; 584608247a89
1 move marmarica>cyrene ; a3e097d128b8
1 settle sinai ; 0312a2d925b2
1 move delta>sinai ; affe76c13d2b
1 army cyrene ; 4910b982f0d3
1 settle thebais ; a2eda82f4c52
1 end ; 7b018f18b17b
0 end ; bf970ed4f276
1 hire sinai>arabia ; cd1dcb835350
1 fortify sinai ; d153bb56a703
1 attack cyrene>syrtica ; 61ead0f29b12
1 exchange food>gold at memphis ; 7c9889e3c9d6
1 settle syrtica ; 8df708a894f4
1 move marmarica>cyrene ; 95a9fdd76a62
1 end ; 1cad05a08477
0 end ; 9bceeefe67d7
1 1 ; 8d9681974315
1 end ; 30461ebdd243
0 intercept off ; 9f621aab022b
0 intercept on ; d61c515ec75d
0 end ; 2a0c2f9a17b7
1 0 ; 4a22fa1b7eb7
1 tech weapon_mastery ; bdca137827c4
1 move marmarica>arsinoites ; f6c328acd229
1 attack syrtica>leptis ; dc5ddd2ae7a0
1 end ; a31ebb40989e
0 end ; e91c255e1ec9
1 attack leptis>byzacium ; 03566a1b9343
1 move sinai>judaea ; a369c8c2e047
1 exchange food>gold at leptis ; 59d2d07c7498
1 end ; dee0080598bf
0 end ; 33738585744e
1 hire byzacium>gaetulia ; 1edd5a1e5936
1 end ; a7542a4fa17a
0 end ; 7241f630cd2a
1 0 ; f8f5ddec865d
1 exchange food>gold at leptis ; 2708c4b61f2d
1 end ; 58d2f5de9d52
0 end ; a0c45b438faf
1 army alexandria ; 600411e36b4e
1 hire judaea>arabia ; ad755ece65f6
1 attack byzacium>carthago ; 4169314f75ad
1 intercept off ; 00505003b56e
1 army alexandria ; ef7f380808e2
1 settle troglodytica ; 38fa00f0fb7c
1 army alexandria ; 3bc3ef7b06e4
1 army cyrene ; 2bb16985c0fc
1 move arsinoites>memphis ; fde6a49441e4
1 move cyrene>marmarica ; 8d5ea62de4a0
1 end ; d14b5dd89ab8
0 end ; 40cfca247c3b
1 1 ; 655e13b8360a
1 1 ; c9449f643826
1 attack judaea>tyrus ; eb94283cd664
1 move cyrene>syrtica ; f62e8df80850
1 attack judaea>damascus ; 024ef7ee0591
1 move memphis>troglodytica ; 94959154f59d
1 move cyrene>marmarica ; 58b46a036b19
1 army cyrene mounted ; 53b731512f41
1 move alexandria>delta ; 95575fe4fe56
1 army cyrene ; c4d35904fed3
1 settle byzacium ; 69bf450d5dd4
1 move alexandria>delta ; 6a759f071c34
1 move alexandria>delta ; 1ed84b98ea2c
1 move marmarica>cyrene ; d98e4a7148a5
1 fortify thebais ; 192d1381145e
1 disband cyrene ; a4aba8f7fb76
1 fortify byzacium ; 297e79299435
1 exchange food>gold at memphis ; 61abaf8a50b8
1 fortify judaea ; 3b064d57a64d
1 end ; 9f2bd7f78959
0 end ; 139b93ce4971
--- result
ending: trade
places: 2 1

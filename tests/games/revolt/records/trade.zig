Ziggurat record 1
game: revolt
rules: 2
seats: 2
names: player 1, player 2
setting rounds: 100
setting nations: 
setting waiting: 1
setting grace: 1
setting map: 
dice: 022a0b62c4c03d0b06fe316240804724
seed: 70adfa7c6017c2fa08ed611dadf9a48e7c6691cf5fe2977f2e13c28f0f212660
--- moves
0 attack roma>umbria ; 10edfa25fac4
0 end ; e424e28e65a8
1 attack alexandria>arsinoites ; 3d8ae71abde2
1 end ; 8a6b70e07511
0 attack roma>etruria ; 8904b8186f85
0 settle etruria ; 34ec77efec03
0 end ; 39441bbe6b91
1 attack arsinoites>memphis ; a5a9894d9619
1 attack alexandria>delta ; 21772574d2f4
1 settle arsinoites ; 9794b17c99fc
1 disband memphis ; e3e973846171
1 end ; 626412246659
0 enter etruria>etruria/venetia ; 817a57f4794b
0 end ; f8a22dd90c0e
1 attack alexandria>delta ; b118287fabf4
1 exchange food>gold at memphis ; 0a73855b1c0b
1 fortify arsinoites ; 5086e8e53edc
1 end ; 5547536e19c2
0 end ; 8aa0087511d2
1 attack delta>sinai ; aa95bee8ede0
1 exchange food>gold at memphis ; f0b16b33f169
1 end ; 65c40adb75aa
0 move etruria/venetia>etruria ; 8794121e227e
0 intercept on ; ef3de1c81b76
0 disband etruria ; 05c6e4be63d2
0 end ; 5148f87b276f
1 move sinai>delta ; 984ddbbdffd6
1 end ; e3368469b636
0 end ; f3d1513f270e
1 move delta>memphis ; fa4b2b56dae6
1 end ; 251363bfb905
0 end ; 53dccb925d07
1 attack memphis>thebais ; fc924a9f69ab
1 end ; fab5361b0199
0 end ; a7dab9ef2f17
1 army alexandria ; 52177d438c03
1 army alexandria ; 083c73f76237
1 end ; 1262e0e804aa
0 end ; 2e5b80c72e90
1 exchange food>gold at memphis ; 106a2bc68fb8
1 attack thebais>troglodytica ; 8ab591d6aaae
1 move alexandria>delta ; 25d9ec9539eb
1 move alexandria>memphis ; 046142205ae4
1 end ; 3a5aacb14dd8
0 end ; 6185f604485c
1 army alexandria ; f3ebe87cea76
1 end ; 8c41d8bb64b1
0 end ; cf51b8e74849
1 move troglodytica>memphis ; 8b45a750c963
1 move memphis#2>sinai ; 663e8a2be23f
1 move alexandria>arsinoites ; 0e2cf4f3ca7b
1 move delta>sinai ; ee4b4ed425f6
1 end ; 476aea7816bb
0 end ; b1806405866f
1 hire sinai>arabia ; 1dcaaf9ee76e
1 attack sinai#2>judaea ; 6600c247307e
1 army alexandria ; f9e789bf2371
1 move arsinoites>alexandria ; 93f645bf45e8
1 end ; 77b1767ae842
0 end ; 81333a4f134a
1 0 ; f70aa2e8c51d
1 attack alexandria>marmarica ; 120180067963
1 hire sinai>arabia ; 5707c70feb7e
1 attack judaea>damascus ; 345e9af43d61
1 exchange food>gold at memphis ; 4f398c13f459
1 end ; ea3889d29079
0 end ; bd44d6d947fb
1 0 ; 5cda848d32ab
1 exchange food>gold at memphis ; 19626b0bb41a
1 move memphis>alexandria ; fc9f96bb67fb
1 attack alexandria#2>marmarica ; a2ea23b8b04e
1 move sinai>delta ; 2815ab6732a9
1 move alexandria#2>marmarica ; e33f977f0f7b
1 end ; 0cd107ccc0df
0 end ; 4043c2ed7c10
1 army alexandria ; 85c80a7f8d2f
1 end ; f6062e52c3c9
0 end ; f336a90034b5
1 end ; d4cc5f930b71
0 end ; e5fae19e7dbc
1 attack marmarica>cyrene ; 32d046384f9c
1 move alexandria>marmarica ; 6269fd3aaf3a
1 settle judaea ; ef07fc673782
1 settle delta ; d87cb871162a
1 disband marmarica#2 ; 728499aac67f
1 end ; 6b8dc0dae059
0 end ; a606f7c80b4d
1 move cyrene>marmarica ; 638ce7936ca6
1 move alexandria>marmarica ; c0e543c00490
1 move marmarica>cyrene ; 0b5e2e1127a3
1 settle sinai ; 300396cf5bdd
1 move delta>sinai ; 758345594b38
1 army cyrene ; be60d74c524f
1 settle thebais ; 23b7a7344ed2
1 end ; dace3a37d719
0 end ; 9a2235f6f1f2
1 hire sinai>arabia ; 017504f62870
1 fortify sinai ; 6485885ef3ff
1 attack cyrene>syrtica ; 04cea467e5cf
1 exchange food>gold at memphis ; 2106944532f3
1 settle syrtica ; f9ad03622d14
1 move marmarica>cyrene ; fba548af8fd1
1 end ; 50b6bbe3cf91
0 end ; cb38ae259f56
1 1 ; 93398c75ed3f
1 end ; a660a726030b
0 intercept off ; 7a5809d0addc
0 end ; 8448fb4f1dce
1 0 ; 001ccb119a31
1 tech weapon_mastery ; bc659e91c7ed
1 move marmarica>arsinoites ; 23b516494cb4
1 attack syrtica>leptis ; 9b574cb4cbd0
1 end ; b1602272841e
0 end ; b2ddd2b8f9ed
1 attack leptis>byzacium ; 8d1f7ef3af9e
1 move sinai>judaea ; a66fca236952
1 exchange food>gold at leptis ; 84bb266b2321
1 end ; 961c80474543
0 end ; 72c92425a2e1
1 hire byzacium>gaetulia ; f6729dc47b0c
1 end ; 13ebd5c8d8de
0 end ; 0c673b05b451
1 0 ; 58b6c1e48c3c
1 exchange food>gold at leptis ; f8d0001e56c6
1 end ; 82f9aac728b1
0 end ; fda4be58cee2
1 army alexandria ; 14f659aede4e
1 hire judaea>arabia ; 7798bc4f91aa
1 attack byzacium>carthago ; d4de3ff738f3
1 army alexandria ; 79de55ea73df
1 settle troglodytica ; d59c596f3c03
1 army alexandria ; 25aa5e4403ef
1 army cyrene ; b8bebe1ed915
1 move arsinoites>memphis ; 1d9aa1af2c84
1 move cyrene>marmarica ; ba2685188d33
1 end ; c89d401493d6
0 end ; 3b04050f2743
1 1 ; c2a40df7f0ec
1 1 ; f7b61690bbe8
1 attack judaea>tyrus ; ff97983819cc
1 move cyrene>syrtica ; cd8b5556fae8
1 attack judaea>damascus ; 8ae99dce9b75
1 move memphis>troglodytica ; e7a2023991a8
1 move cyrene>marmarica ; 525f609ac0ba
1 army cyrene mounted ; 6964add509ec
1 move alexandria>delta ; 787df18ba90f
1 army cyrene ; ea04543498b6
1 settle byzacium ; e1cd358d07ec
1 move alexandria>delta ; c8f7c9f1061f
1 move alexandria>delta ; bcf4637be896
1 move marmarica>cyrene ; 748e951d9658
1 fortify thebais ; 476b6f41b809
1 disband cyrene ; 2b253ed97906
1 fortify byzacium ; 634d591cd9c3
1 exchange food>gold at memphis ; e9e9a58645f9
1 fortify judaea ; ba1454f2a4c7
1 end ; 8e025bd98891
0 end ; d3bbf21187de
--- result
ending: trade
places: 2 1

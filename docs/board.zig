Ziggurat record 1
game: revolt
rules: 2
seats: 4
names: greedy, greedy, greedy, greedy
setting rounds: 100
setting nations: 
setting waiting: 0
setting grace: 0
setting map: 
dice: 69599adc4ea0ec0bd1ee4774ac74de12
seed: 79d565d82b5ef8440c48351aa9747c66217ab0e5dcb9e436919742694709654b
--- moves
1 attack pella>thessalia ; 5e0ee0bd7112
1 settle thessalia ; 16e464118e89
1 sail pella>pangaeum ; f9034ef72e8f
1 end ; 0cf2ac542c2a
0 attack roma>campania ; 1c1db7fbb5b0
0 settle campania ; c8a9dbb8c264
0 end ; 51fc5d88263d
2 attack alexandria>arsinoites ; 2f7d549dc1f9
2 attack alexandria>delta ; 4e6e89f4f51d
2 settle delta ; f7501108b66c
2 end ; 632c5b51bd81
3 attack antiochia>mesopotamia ; 15a29a9b1fb3
3 end ; 1245d3c8532a
1 attack thessalia>aetolia ; c404267d2911
1 sail pangaeum>sardis by r26 ; 5ad7ba010f57
1 end ; 7d215185ec98
0 attack campania>lucania ; 6e7c30e2cc99
0 end ; 818a548a129e
2 attack delta>sinai ; 3ba747fe6369
2 end ; f64fdb4dbc08
3 attack antiochia>mesopotamia ; 9a252431313a
3 settle mesopotamia ; 4e7c714ce08e
3 end ; bd1557aed96a
1 sail sardis>ionia ; 3d4321f841d9
1 end ; 2db73ddf8e4a
0 attack lucania>apulia ; 1b1c1818cb28
0 end ; daa38dd082e3
2 end ; 0b04f8aa4149
3 attack mesopotamia>apamene ; 7ca224b9c2b1
3 end ; e5c3f82eef31
1 attack aetolia>epirus ; c6cfed5208f8
1 army pella ; 2904130918d0
1 attack pella>pangaeum ; 33b8bc986639
1 sail ionia>rhodos by r28 ; eda2349f6151
1 end ; 936a8f65f7cc
0 move apulia>lucania ; de0db8c64b21
0 end ; c4714e3a1843
2 army alexandria ; cfd1f04c0ae9
2 attack alexandria>marmarica ; 76c310ae7095
2 end ; 9b18f37251d1
3 end ; bbdc748c69e5
1 settle aetolia ; fb9fae2baf3f
1 end ; 28251ed1e6e7
0 army roma ; bad69db388ab
0 attack roma>etruria ; 9c719a0dfa36
0 ship roma ; c7818aeb0647
0 sail roma>etruria ; 29fdbbec61a7
0 end ; d17ee228b6d9
2 attack arsinoites>thebais ; 4e7dda1f3c0e
2 army alexandria ; 3af4ea62ebd9
2 attack alexandria>memphis ; d13be22132d4
2 exchange food>gold at memphis ; 3fd3fba71f68
2 settle arsinoites ; a7c4d9fac72b
2 end ; 38ccce2e5376
3 army antiochia ; 7286d15adcc4
3 attack antiochia>cilicia ; 19a9673c1d6c
3 end ; b50e5bd587d4
1 end ; 4b405a6d9468
0 settle apulia ; 5721543606fd
0 attack etruria>umbria ; 7e37d2f4441d
0 sail etruria>aethalia by r09 ; bf80e3088fc0
0 end ; 11198a1737f0
2 attack memphis>troglodytica ; 55d7723c68d3
2 attack thebais>troglodytica ; b109a9325520
2 exchange food>gold at memphis ; 9d0afba218b7
2 settle thebais ; c1f2ecd28b2a
2 end ; 923534249445
3 attack antiochia>cilicia ; c48e8eb1dc06
3 end ; 8f9fc89c4205
1 tech horses island ; 4b7281962980
1 end ; e3d94f751c0f
0 army roma ; 0ea38ba0380f
0 attack roma>umbria ; 1f028692b6d0
0 end ; 155c5361b135
2 exchange food>gold at memphis ; d2738d150b63
2 tech horses ; d9bf18cbe0f8
2 end ; 1a71f02ff239
3 attack antiochia>cilicia ; 3f006d255bd9
3 end ; f8c2e8d2fdb2
1 ship pella ; 8d6ca2083e46
1 sail pella>thessalia ; 307f07a665a8
1 end ; d9f34b0e52de
0 attack roma>umbria ; ebffa80b2504
0 attack lucania>rhegium ; 869aa073d1a7
0 end ; acb6238c836f
2 army alexandria ; 54e4d5486eeb
2 move alexandria>memphis ; c8e879861000
2 attack memphis>sinai ; 97a1f0acea6c
2 end ; 465bf08efd34
3 attack antiochia>cilicia ; 45e5a1a82ee8
3 end ; 631c0294c160
1 settle pangaeum ; 4503bcd06819
1 move pangaeum>pella ; 58ddee800623
1 attack pella>triballia ; bc99d5356539
1 sail thessalia>pella ; 74bc56ecc20a
1 end ; 7d7c890cbe07
0 attack roma>umbria ; e7d01e2322d5
0 attack rhegium>syracusae ; 28d10f8d2883
0 army roma ; f421f4462736
0 move roma>etruria ; 98a550474f6f
0 end ; 51619a951779
2 army alexandria ; 793b699ca735
2 settle marmarica ; 3626bf65abe9
2 move alexandria>memphis ; dd4761117e7b
2 attack memphis>sinai ; 04d1d34ae150
2 end ; 014bcc18000a
3 attack antiochia>cilicia ; a6e2359bb51b
3 end ; 763b0c27f8fb
1 attack pella>triballia ; 1ac0d4ffd538
1 settle triballia ; 84c45d4d7845
1 attack triballia>istros ; 98b813eb904f
1 army pella ; 53ad20409d14
1 move pella>triballia ; 347cbb8b6913
1 attack triballia>istros ; 10d572c8cb38
1 end ; 13e858f9a656
0 settle lucania ; 750ab20255d3
0 attack syracusae>lilybaeum ; 7618b6e94014
0 attack umbria>venetia ; bb460e7dc274
0 army roma ; 9a893511863e
0 move roma>umbria ; 0522e63de84f
0 end ; ad7b9f585ce1
2 settle troglodytica ; 7b148264a34b
2 move troglodytica>memphis ; 7f13ba8b6b3d
2 attack memphis>sinai ; e27a31dc36c6
2 end ; b82f74ef734b
3 move cilicia>antiochia ; 0a638e594c7b
3 end ; f469b44bd7a4
1 settle istros ; 1e5ec09f773e
1 move istros>triballia ; b08aff51733e
1 move triballia>pella ; efbb48101027
1 sail pella>thessalia ; 3233768e2998
1 end ; b85e6e837df4
0 settle lilybaeum ; 8c168ab6faf5
0 move lilybaeum>syracusae ; 14713df91f11
0 end ; ba1650b20900
2 army alexandria ; 1221f8c604fa
2 move alexandria>memphis ; 8265681ec9e9
2 move memphis>sinai ; a9e11d3cfec6
2 attack sinai>judaea ; f9f828089eb0
2 end ; a90ee0bc81f3
3 attack antiochia>apamene ; eb42967280d6
3 army antiochia ; 706a503ee405
3 end ; 5e91542d1f9d
1 tech weapon_mastery island ; a1a62b681825
1 army pella ; 5b4673d8dce0
1 move pella>triballia ; 65b85543fae8
1 attack triballia>pannonia ; 88c3f426784a
1 sail thessalia>pella ; e093425750d4
1 end ; c6c1648fbc0a
0 army roma ; 552acd0fb7e7
0 tech conscription island ; 00696b5581f6
0 ship roma ; ef7fb2cfc90a
0 move syracusae>rhegium ; 14b1ef404528
0 end ; 1dd883cb98e9
2 army alexandria ; 52c4fd1aeabd
2 hire sinai>arabia ; cd51b26cb328
2 attack sinai#2>judaea ; 4d30cd7def3f
2 move alexandria>memphis ; e9cfa94d3166
2 move memphis>sinai ; 261af19c1dcf
2 attack sinai>judaea ; 856a35bbd869
2 end ; 3c9bb56f4291
3 attack apamene>tyrus ; 97fdd928ac1a
3 army antiochia ; 5c59952dd63c
3 move antiochia>cilicia ; 7682c8731e55
3 end ; 5afbacc38aeb
1 sail pella>pangaeum ; fbf80c66f367
1 end ; 1c06077d26f6
0 settle umbria ; 1d3d72df0470
0 settle etruria ; 31cfdf39cf11
0 move umbria>roma ; 3571bdc264c4
0 enter etruria>etruria/liguria ; 0e356481681a
0 move rhegium>lucania ; c06f72dcd1a9
0 end ; 22fdde76187b
2 tech weapon_mastery ; f2d20f3e753a
2 army alexandria ; c2246a9920cc
2 hire sinai>arabia ; 78be8df25a12
2 attack sinai#2>judaea ; 7e171a63ef05
2 attack judaea>damascus ; 49ff62cb8d70
2 ship alexandria ; 71b4bb1e413b
2 board alexandria>@alexandria ; 1a9d8fe375d0
2 attack marmarica>cyrene ; 95d531aed6ff
2 sail alexandria>cyprus by r35 ; bb08d99a5d62
2 land @cyprus ; 5022ae47a54c
2 end ; be8219f4770b
3 ship antiochia ; 378280e2f663
3 attack cilicia>lycia ; 72ffe788c7f9
3 army antiochia ; d491841d6d39
3 move antiochia>cilicia ; 82a1a7ae2f58
3 end ; 70161e1f5e8d
1 army pella ; 774fa7065f36
1 tech conscription island ; 3ee5bd1801ed
1 ship pella ; 0dd515ed446a
1 sail rhodos>cyprus by r30 against egypt@cyprus ; 8dee9d3aa224
1 move pella>triballia ; b66769e30cc4
1 attack pannonia>dacia ; 736f5f9269fd
1 move triballia>pannonia ; a1755b5742f5
1 sail pella>thessalia ; 412825aeff9b
1 end ; 25c883091b36
0 attack etruria/liguria>liguria ; 5cd9fcd3c592
0 attack lucania>tarentum ; 9a430c905238
0 army roma ; cd5aeccf3d91
0 attack venetia>mediolanum ; b3cbfafcbbea
0 settle venetia ; 933f3d0911dd
0 exchange wood>food at tarentum ; f6209e3d62a9
0 end ; 9429854d85d9
2 1 ; cadfc53c56af
2 attack damascus>apamene ; f92514cf4cf6
2 army alexandria ; 0540e126350b
2 settle judaea ; 842d22761235
2 move alexandria>marmarica ; 36fa2dedfa66
2 end ; 1252b68ed837
3 sail antiochia>cilicia ; 0655d34d028c
3 end ; 980b3fac1374

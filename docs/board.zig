Ziggurat record 1
game: revolt
rules: 1
seats: 4
names: greedy, greedy, greedy, greedy
setting rounds: 100
setting nations: 
setting map: 
dice: 69599adc4ea0ec0bd1ee4774ac74de12
seed: 79d565d82b5ef8440c48351aa9747c66217ab0e5dcb9e436919742694709654b
--- moves
1 attack pella>thessalia ; c5ab9893fa9a
1 settle thessalia ; 7d5ad684f7fd
1 sail pella>pangaeum ; d1c0c297b428
1 end ; 47c37acbb79f
0 attack roma>campania ; 15dd347f9998
0 settle campania ; c3c17ce602f5
0 end ; cdb82abadca7
2 attack alexandria>arsinoites ; b4c45eaa3a20
2 attack alexandria>delta ; fe8227b5cbfc
2 settle delta ; 87e8374e4680
2 end ; a469771c1bcb
3 attack antiochia>mesopotamia ; ffd514395821
3 end ; 98d574e28c67
1 attack thessalia>aetolia ; 1f1b10c50b07
1 sail pangaeum>sardis by r26 ; 9592a0e32a20
1 end ; e8288f2debdc
0 attack campania>lucania ; e5170dc6af89
0 end ; 45dde642edcf
2 attack delta>sinai ; 873e6c2f980c
2 end ; 4e7c4dc76338
3 attack antiochia>mesopotamia ; 5d6180cb1ca6
3 settle mesopotamia ; 978fb1136e50
3 end ; e48d4ddd2103
1 sail sardis>ionia ; f75e7dfc1ad0
1 end ; c2301b250f6d
0 attack lucania>apulia ; e61eaa9beb04
0 end ; c31883e4aa99
2 end ; 93577708fa0d
3 attack mesopotamia>apamene ; f1288f208385
3 end ; 7557f58a8256
1 attack aetolia>epirus ; a41877ef81d7
1 army pella ; d4819fe60e55
1 sail ionia>rhodos by r28 ; a39286b8dd79
1 end ; 4f60225f6ad0
0 move apulia>lucania ; 6125bde01585
0 end ; ee419ae89d3a
2 army alexandria ; c3a57ca3d754
2 attack arsinoites>thebais ; 36b88cb8dadd
2 end ; 156d6e709a3f
3 end ; 2ccb2525f66c
1 attack pella>pangaeum ; d5bdd6cbddaf
1 end ; e1843cb3eec7
0 army roma ; d5bfab812d20
0 ship roma ; 50372e8139f1
0 end ; 60cda3e2bcf5
2 attack alexandria>marmarica ; 4bf308f0e803
2 attack thebais>troglodytica ; 6f8f941393ee
2 end ; 72986e1c8d3e
3 army antiochia ; 88eddfd568c6
3 end ; 94719beec43e
1 settle aetolia ; cd5472e00d52
1 end ; ea409b703b17
0 attack roma>etruria ; a1e135b5f209
0 attack lucania>rhegium ; 5ef24ee569b5
0 sail roma>etruria ; c88e2ce87a3e
0 end ; ee8a119bfa47
2 settle thebais ; 6b8186717ec7
2 army alexandria ; 86976b132524
2 end ; f5cc22ab6043
3 attack antiochia>cilicia ; ebd246abfd3f
3 end ; 681bc977c6d9
1 end ; 922fb0ec1d9a
0 settle lucania ; 2bcb36887fa1
0 attack rhegium>syracusae ; 38f8b4e21768
0 sail etruria>aethalia by r09 ; a84c523c82cb
0 end ; 6ce409486725
2 settle arsinoites ; 1ca6dea13aaa
2 attack alexandria>memphis ; e0a930431b44
2 end ; 74d04df33c70
3 attack antiochia>cilicia ; 1a7f043ed80d
3 end ; 1f39b42ee0af
1 tech horses island ; 157a796b1f52
1 end ; ef80fade8475
0 settle apulia ; 42e79575c300
0 army roma ; 9357e0ce4382
0 attack etruria>umbria ; 84509641c17d
0 end ; a164627c6b41
2 attack memphis>sinai ; d861d06b4500
2 army alexandria ; a5ddaf651f2d
2 end ; 85dbb9281550
3 attack antiochia>cilicia ; e194f0ed941b
3 end ; 6f37c8efd812
1 settle pangaeum ; eca91f3c8f29
1 end ; ec28df35f94c
0 attack roma>umbria ; 4f29405ac726
0 end ; 151bc37ff427
2 tech horses ; 09cf018f6e98
2 exchange food>gold at memphis ; 080ee81010ef
2 army alexandria ; cc7f2b376403
2 move alexandria>memphis ; 1ca911b67e89
2 attack memphis>sinai ; db897335b4a2
2 end ; 073cf8b3491f
3 move cilicia>antiochia ; 573eb8da28f7
3 end ; eb510b1ee29d
1 army pella ; 96cc36d34372
1 attack pangaeum>odrysia ; d79cb1e647b0
1 ship pella ; f3aa46f79d9e
1 end ; b7e9e59d7bca
0 attack roma>umbria ; 45edb270665d
0 army roma ; ca81fa742163
0 end ; 24eb5785562a
2 tech weapon_mastery ; 2be72cbd43ed
2 move alexandria>memphis ; 687aac11505c
2 move memphis>sinai ; c8526920b406
2 attack sinai>judaea ; 0856967f8cd9
2 attack judaea>damascus ; 363c0a7e3061
2 end ; a540a82ac6e3
3 attack antiochia>apamene ; a92f2e804a04
3 army antiochia ; dd64c28b6543
3 end ; e465b7b7161c
1 attack pella>triballia ; 8715009a6141
1 attack pella>triballia ; 45781962b865
1 tech weapon_mastery island ; a7f1bb1a4b70
1 sail pella>pangaeum ; 4cbb12478257
1 end ; fc6dab03badb
0 attack umbria>venetia ; 89bc3739796b
0 ship roma ; 16cdabad0e3b
0 end ; 7ed0770df919
2 army alexandria ; d956269d6327
2 settle judaea ; e7829f287cbb
2 end ; 9c2e852a1450
3 attack apamene>tyrus ; fcf4acce944d
3 end ; b0c4c89a4603
1 army pella ; 87f2a1cedd40
1 attack triballia>istros ; f21610a39dfe
1 end ; 6b1632d772e2
0 settle umbria ; 4f6ac03f6ac0
0 end ; d118c61e99f3
2 army alexandria ; 73f457bfd7a8
2 tech conscription ; 2b388b555790
2 move alexandria>memphis ; 05f87e8197b7
2 move memphis>sinai ; 91ba0f2f0bde
2 move sinai>judaea ; 75480b7ef1bf
2 attack judaea>damascus ; f798b7b6a0c6
2 end ; 2ea16ff6d83a
3 army antiochia ; 6be7f193fdb8
3 end ; b494e1b54e99
1 settle triballia ; 8a374d729e9f
1 sail pangaeum>pella ; ea2229cf2dcb
1 end ; 6eef8fea440b
0 settle etruria ; d577076e6616
0 army roma ; 2a270b5b8a7b
0 board roma>@roma ; 075898cff7cc
0 sail roma>sardinia by r10 ; 51a97634582b
0 end ; 355c175e2e5e
2 attack damascus>apamene ; 480167dee62d
2 army alexandria ; 35aaeecf8c31
2 tech conscription ; f9d70eaf1c85
2 attack apamene>tyrus ; 48696b8bd767
2 move alexandria>marmarica ; 7e0546c6116f
2 attack marmarica#2>cyrene ; e59aaab0980b
2 end ; ce611818a671
3 attack antiochia>apamene ; cc3804ecb224
3 attack antiochia#2>apamene ; f6aab2f3cfdb
3 end ; b0493e5030ed
1 tech conscription island ; 5c7e83da55d0
1 end ; 6a00245a53d3
0 land @sardinia ; a80dc091198f
0 settle venetia ; 1ba615c77bef
0 attack venetia>mediolanum ; 6ee303b77e53
0 exchange wood>gold at mediolanum ; 4d734f7e53cd
0 sail sardinia>roma by r10 ; ed21343b41ac
0 end ; 114f75f67684
2 army alexandria ; 0ccee11149a4
2 move alexandria>marmarica ; e069d56f4241
2 attack marmarica>cyrene ; 29524c4da2de
2 attack cyrene>syrtica ; a5ec0b2cb57d
2 hire sinai>arabia ; 51adb93a4001
2 move sinai>judaea ; 313b7e35a1fc
2 end ; 1fad41456c98
3 attack apamene>damascus ; c2c6869010ee
3 army antiochia ; ce9793787874
3 move antiochia>cilicia ; 88d37b90b121
3 end ; 68bbe506c326

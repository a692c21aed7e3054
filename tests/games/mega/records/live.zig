Ziggurat record 1
game: mega
rules: 1
seats: 6
names: player 1, player 2, player 3, player 4, player 5, player 6
setting board: west
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 1
setting offers: 8
setting turns: 3
setting map: 
dice: 6c8fc66b6cb54cb4b626bd46507c4dff
seed: 8b4023b8569613a48668a856bf5d077da938d078d706e0ae938551d97a0dfaff
--- moves
0 sites: knossos+corinth+rhodes+sparta; wilderness: cyprus ; 49ac6e5c2bdb
5 sites: carthage+syracuse+thapsus+tripoli; wilderness: libya ; dd8259f1860d
1 sites: kanesh+sardes+trapezus+troy; wilderness: anatolia ; 977201c1b806
3 sites: rome+caralis+rubicon+salonae; wilderness: campania ; ae3fd644c39e
2 sites: aquae_sextiae+carthago_nova+ebusus+lusitania; wilderness: carthaginensis ; d02d313871c7
4 sites: apollonia+byzantium+odessus+thessalonica+tomi; wilderness: none ; 4a671b785256
0 sparta ; 74ca02aadec3
2 aquae_sextiae ; 1aad61ae95ee
4 tomi ; 876987a4eb8c
5 religion=2 ; da5ba68e3336
0 lemnos ; c8f1bf437c3a
5 central_mauretania*2+eastern_mauretania+new_africa*2+numidia*2+sabrata*2+tunisia*2 ; d567f963e1ee
1 ionia+maikop ; dd6196162fa3
3 etruria ; 20d6745a8600
2 iberus*2+aquae_sextiae+aquitania+caesaraugustanus+cluniensis+corduba+emeritensis+gallaecia+narbo*2+western_getules ; 90c828392841
4 macedonia+athens+boeotia+epirus*2+moesia+thessaly+thrace ; 1e42e4d434ce
0 2 ; 7c856cff050f
2 1 ; 4057779680d5
2 march narbo ; dd235a51c4ee
2 aquae_sextiae*4 ; 111d59dc9a22
2 done ; ecb5a6dcf534
5 done ; cfd52bacdf58
4 march athens ; 9b714fe74a57
4 phocis*1 ; 8d099c0fb728
4 march boeotia ; 60363c4b57e9
4 athens*1 ; 0ba90bcc3f99
4 march epirus ; 6c293466f5a4
4 aetolia*1 ; a6e361165ff3
4 march athens ; b7f270ecafb6
4 argos*1 ; 8cdf6b1bdeb4
4 march epirus ; 44d069a165e2
4 macedonia*1 ; 52fc707b812d
4 march macedonia ; 5506f370071b
4 paeonia*1 ; fe7b27713ceb
4 march thrace ; da731a7fd9af
4 moesia*1 ; bf3df83cb1f4
4 done ; ef25a4bc94c0
1 march maikop ; 0e92b4f726d6
1 colchis*1 ; 856e848a8881
1 march ionia ; 6029a2302642
1 lycia*1 ; c56b0f637488
1 march maikop ; a3de8cdb75c7
1 kuban*1 ; 5667751fa96e
1 march ionia ; 07d7c27bc7e3
1 miletus*1 ; 36ac1e80796c
1 done ; d225629cc231
0 done ; 91c4e8e19563
3 done ; 1d78b106867b
2 aquae_sextiae ; 52c9d49da51d
0 rhodes ; 393a22724025
1 trapezus ; c6e20e1e8246
3 rome ; 5b316b6b4b94
0 cyprus ; e33f9dad5d49
1 troy ; eb41c652cbab
3 caralis ; bf56af596acd
3 rubicon ; 5083257e70cd
0 buy 9 ; b5c25ae4d140
3 done ; 82454f3f2e28
1 buy 9 ; 29d6faccebfd
4 done ; 974fb38bd058
5 buy 9 ; 7e6fcb11ba84
2 done ; 71348e1db3ca
0 done ; 16864770a102
5 done ; cbc4b036e406
1 done ; 2cd1f9ecf6fc
3 offer to: hatti; give: papyri+wine+treachery; named: papyri+wine; talk: none; want: 4; wanted: ochre+papyri ; b0b6587b842c
1 accept offer: 1; cards: ochre+papyri+fish+gold ; ea6ee9414dc1
1 done ; 602569fbad0a
3 done ; 77602f1fd76b
2 done ; b818189b02bb
4 offer to: all; give: clay+iron+oil; named: clay+iron; talk: clean; want: 3; wanted: clay+ivory ; 69380a4a935b
4 done ; 6143ccdceb36
3 kanesh ; 8c6dafe9862d
0 done ; b9eab21558c5
0 pass ; 4a07c2e814f7
5 done ; 352d2b1c00fc
1 done ; 48da464c3c90
3 done ; a07c83bfde5d
2 pass ; c14d22d29164
4 pass ; 6ee9cbc38fa9
5 order buy empiricism; pay ochre*2+iron*2+fruit*2+oil*2 ; 274b7db1c614
1 pass ; 3580413812a6
3 order buy written_record; pay ochre*2+clay+papyri+fish*2+wool+gold+treasury 8 ; b30f5e762f53
3 arts=1+crafts=1 ; 0c0331dd6369
2 wine ; f156338b4624
0 2 ; 1d5757820691
2 2 ; 1bba8fea71e8
4 macedonia*2+athens+boeotia+epirus+moesia*2+paeonia+phocis+thessaly*2+thrace+argos ; bda496ec2322
4 march paeonia ; 3b7a9b182f76
4 illyricum*1 ; 170917e7beba
4 march epirus ; 418c5bfa362e
4 thessaly*1 ; 1043f6504982
4 march boeotia ; e72f627f0027
4 athens*1 ; 0808f3a19f07
4 march phocis ; f92a48fa6cbf
4 athens*1 ; 5db2a17aa878
4 march moesia ; ffdb64b18822
4 illyricum*1 ; 4a0249ef3cba
4 march argos ; 85f231de2c7d
4 athens*1 ; 6e1fc45b4c82
4 march thessaly ; cc932c039d0a
4 aetolia*3 ; 02ed50ca8ba1
4 march thrace ; e47fd6251bba
4 odessus*1 ; 1d9db1d9d6d0
4 march macedonia ; ce132bdbd5fc
4 thrace*1 ; 4136e849b052
4 march macedonia ; 118ed60d9ff7
4 epirus*1 ; a92c06e5a4ff
4 march aetolia ; b2926d920025
4 boeotia*1 ; f27c75b3c4eb
4 march boeotia ; 2de29222c957
4 athens*1 ; 0a4a7e4e08e5
4 march epirus ; f4b9195017bc
4 macedonia*1 ; 3f2b51bf01f0
4 march macedonia ; af44a8d3cc9e
4 apollonia*1 ; 1b8e1e5b10b6
4 march thessaly ; 66f841a359c1
4 aetolia*1 ; 1011366d7d9b
4 march argos ; 233e6058b2d8
4 sparta*1 ; 50820ed134ac
4 march thrace ; fd9520f1e2ff
4 moesia*1 ; e07507339d81
4 march moesia ; 1949192690e8
4 dacia*1 ; 1faae4b018d6
4 march epirus ; c0722f23c872
4 thessaly*1 ; 77bf99d5fea0
4 build phocis ; 3b8d23aeb708
4 sparta ; 228e2f25d98e
4 done ; 46d679d0d625
2 march corduba ; 3b4804d9b7cb
2 emeritensis*2 ; eec9b52efab7
2 march gallaecia ; 1631d3bebb2f
2 cluniensis*2 ; 02e529cc80e7
2 march western_getules ; 60f7bf671575
2 western_mauretania*1 ; 22f9081419fa
2 march caesaraugustanus ; 92c5030fce9b
2 narbo*1 ; 7b760f98df25
2 done ; 94fe2ae4888f
5 march new_africa ; 6a2ac58cc6a7
5 eastern_mauretania*2 ; f4d1bd09861d
5 march sabrata ; ae752ab7de17
5 tripolitania*1 ; 8891835f0dac
5 march central_mauretania ; 9686da1c5553
5 eastern_mauretania*2 ; 9b28307606f4
5 march numidia ; 70ae361788ae
5 cirta*2 ; 1ee737b29a4f
5 march sabrata ; 8eb33bba8a0d
5 sahara*1 ; bef0584ee057
5 march tunisia ; 3d4fd70b27a0
5 cirta*4 ; c6a2f97053a7
5 march sabrata ; 4a3c715d8949
5 tunisia*1 ; 30e0f8e21d94
5 done ; 27bf1d33a822
1 march lycia ; dabe066a39f5
1 galatia*1 ; b63163b1ca68
1 march trapezus ; d5e99a88cf5c
1 hattusa*2 ; 15ac6877ab7a
1 march troy ; 5e45f1b9fb33
1 bithynia*2 ; e17284124685
1 march colchis ; 6b5af0d9283f
1 maikop*1 ; 5af7af41c566
1 march kuban ; ac18e39bdf19
1 maeotia*1 ; 12e36f77ce5c
1 march lycia ; c5513888cbec
1 ionia*1 ; 7dd9786f490d
1 march kuban ; 6bb9aec6cb98
1 maikop*1 ; 3dd3610d527c
1 march trapezus ; c9ccfa931b70
1 hattusa*1 ; e8d557fa51fc
1 done ; a32e39851e23
3 march etruria ; efd41c82eab0
3 rubicon*1 ; 0952a8f0a515
3 march rome ; 22618ce98ef3
3 neapolis*2 ; 337d2bd11021
3 march caralis ; 12d3509aae63
3 sardinia*1 ; b54be13dab50
3 march etruria ; 2c1989ffa0b1
3 rome*1 ; 818b810f1045
3 march rome ; 1a78f3e4260b
3 neapolis*1 ; 4d7a083e2d69
3 done ; e68002d86f8d
0 done ; 46422b3c4dd5
5 cirta+eastern_mauretania ; 0ef8e62da5a4
3 rubicon ; 2ce0783ab715
4 athens ; 2a91dff5ed27
5 eastern_mauretania ; 93fedda27763
3 done ; a3976208d6d2
2 done ; ba5d8775de21
4 done ; ff9eaef06eea
5 done ; ef5ffe77489b
0 done ; 9c6f1a54bc74
5 offer to: rome; give: ochre+fish+wine*2+textiles+ivory; named: ochre+ivory; talk: none; want: 8; wanted: ochre+ivory ; cdbafbd065e1
5 done ; f8a304f31987
1 done ; ee258a7eec3e
3 offer to: all; give: clay+papyri+fruit; named: papyri+fruit; talk: clean; want: 3; wanted: ochre+papyri ; 2cbcf49688c3
3 done ; eabc1c4ab93b
2 accept offer: 2; cards: ochre+papyri+fruit ; c523de1e677d
2 offer to: hellas; give: clay+iron+wool; named: iron+wool; talk: none; want: 3; wanted: clay+textiles ; cb55b16ef5a6
2 offer to: all; give: clay*3+papyri+fruit+wool+textiles; named: clay+fruit; talk: none; want: 7; wanted: iron+gold ; f2f243366b7c
2 done ; 507c28f8a847
4 offer to: all; give: iron+wool+oil; named: iron+oil; talk: none; want: 3; wanted: ochre+gemstones ; b5719ed417fb
4 done ; 15ba8951c842
3 kanesh+campania+rubicon ; 1f40398259aa
0 routes ochre ; 0194d47440ca
0 pass ; 403dc76bb707
5 pass ; 5ec5de56cc65
1 pass ; 74e5d57748a0
3 done ; 4e8e77b9a76e
2 done ; 6e9b35f8648b
4 done ; 0e4591865047
3 pass ; 6206ba98f73c
2 order buy metalworking; pay clay*3+papyri+iron*2+fish+fruit*2+wool*3+textiles+treasury 15 ; ae6155f3300a
4 order buy cloth_making+urbanism; pay ochre*2+clay+papyri*2+iron+fish*2+fruit+wool+oil*2+textiles+treasury 15 ; 441f182096ea
1 textiles ; ba06eb33082f
0 3 ; 94aed92a9a97
2 2 ; 5f4d03dc4288
2 march gallaecia ; c1afcefe877c
2 cluniensis*2 ; 593d38090437
2 march cluniensis ; 6bdcb4e4aeca
2 carthaginensis*4 ; 7c111c5d2eb3
2 march western_getules ; 8cdeb90983a8
2 western_mauretania*1 ; 12c3d22d332c
2 march western_mauretania ; 42b65454a8a8
2 western_getules*2 ; fb606134d7ae
2 march caesaraugustanus ; 72b0c0075fb7
2 narbo*1 ; 6b8347022259
2 march corduba ; 348e241c6140
2 emeritensis*2 ; c20733118519
2 march emeritensis ; 41be895e8e9b
2 corduba*2 ; 3aa49d88768b
2 done ; 43d1e9d1cbdb
4 march boeotia ; 49757905d9f8
4 phocis*1 ; 6b407b25e207
4 march paeonia ; 9968281f8f5b
4 thrace*1 ; 626e66db445d
4 march epirus ; f3862edd4e45
4 macedonia*1 ; 1ab421722c6b
4 march illyricum ; 4d2a1a76e76e
4 pannonia*2 ; ef8a16cf46a6
4 march moesia ; 263dd864716e
4 getae*2 ; 917c632649b2
4 march macedonia ; 3aa4b8c2fa56
4 epirus*1 ; 6f48807f1ac2
4 march thessaly ; e4939849f579
4 thessalonica*2 ; d5672a4deaaa
4 march thrace ; 10cf0b908d60
4 macedonia*1 ; 247e3bd1e82a
4 march macedonia ; 697a4609e6a8
4 thessaly*3 ; 7000ee88658d
4 march thessaly ; 1311646ec067
4 macedonia*2 ; 4c027da30247
4 march aetolia ; 2f05e7bd9d2e
4 boeotia*1 ; fc8110fae88a
4 march boeotia ; 24be582351be
4 aetolia*1 ; 4ce2efbbdbcd
4 march moesia ; f119d806fa47
4 getae*1 ; ecb445a9502c
4 march dacia ; 2ab40be3404a
4 moesia*1 ; 5df4da0c1b86
4 march aetolia ; f1d92ced89bd
4 epirus*1 ; 0f0e66a61b01
4 march epirus ; 4f6df7ea7f08
4 thessaly*1 ; 91932f830a8d
4 done ; ca3dd5e0bb0c
3 march kanesh ; f438367c4c3b
3 anatolia*2 ; 3d924ebe3847
3 march rome ; 15b60a66821e
3 neapolis*2 ; 015c8c9fff78
3 march campania ; e12a2a8f7eac
3 samnium*2 ; c31ae645c7d5
3 march etruria ; c0ddbabdc771
3 rubicon*1 ; de7ba2e52ddf
3 march caralis ; 94e86224f4bf
3 sardinia*1 ; f01b3749f1eb
3 march kanesh ; 09bf5869e80e
3 anatolia*1 ; 83295da1ae3a
3 march rome ; 1bf4be78e0c3
3 samnium*1 ; 4bfd200567b8
3 march etruria ; a03e8d0595be
3 massilia*1 ; 2e0e5a2cdc7e
3 march sardinia ; 91f96458b844
3 caralis*1 ; 0956ea2cd926
3 march caralis ; 9df31d64f0fe
3 sardinia*1 ; c5d0ce0c4789
3 march sardinia ; 7268fd54c636
3 caralis*1 ; 03ac428ac69b
3 march etruria ; 9ec77ff18631
3 massilia*1 ; ba7d3fba9673
3 march neapolis ; 7ee3e8ae3ff1
3 rome*1 ; e3e31b9380af
3 march kanesh ; 57c5e2181359
3 galatia*1 ; 328c0279c9b2
3 march etruria ; 10832b7bdeb4
3 cisalpina*1 ; 96872c97b2b0
3 march neapolis ; 871ffe1e2d77
3 rome*3 ; fb41c4f19546
3 march rubicon ; 6f741f470dda
3 rome*1 ; 21a8f61d6dad
3 done ; 35e69e57485e
1 march colchis ; 72e545804e88
1 trapezus*1 ; 9a9e1589e061
1 march bithynia ; 9d090b1baf4d
1 troy*2 ; 2aa78100df9a
1 march maeotia ; 14c724b06159
1 crimea*1 ; a7a75bbbcc72
1 march maikop ; 8542291e79b4
1 kuban*1 ; 3a40b7b7b1fa
1 march hattusa ; 1297e83fd9c3
1 trapezus*3 ; 33c0cd5d3c56
1 march troy ; 6dd1c36cb8ff
1 sardes*4 ; 1e05597c580d
1 march miletus ; fa933db7d440
1 ionia*2 ; ed9d627d808f
1 march ionia ; f7e4b3c6045a
1 miletus*2 ; 5e3cb93dbe1e
1 march miletus ; e8a0d2b8a508
1 ionia*2 ; 9521cc969013
1 march colchis ; be5265ecb151
1 maikop*1 ; 20c9c9a57be8
1 march maikop ; 46ac2d5fba2d
1 colchis*1 ; 5d5de01d8b09
1 march maeotia ; 5991c8ca48d2
1 crimea*1 ; efce63a788fb
1 march trapezus ; f318c695e279
1 kanesh*2 ; 2b5e503552a2
1 march bithynia ; 836b30da23a6
1 hattusa*1 ; ce384bf0fc05
1 march hattusa ; 29b6403ec6b1
1 kanesh*1 ; cb000e425ee2
1 march bithynia ; 9cc14b76d344
1 hattusa*1 ; c5c5164ab047
1 march galatia ; 06668c319d83
1 kanesh*1 ; 6096b0322ee2
1 march galatia ; c8d63dc1b565
1 lycia*1 ; 9173c9d2e7db
1 done ; 6c090d1519ef
5 march sabrata ; 494157532390
5 sahara*1 ; b97493aebe08
5 march sahara ; 95e33cd68b82
5 tunisia*2 ; 5270302bf894
5 march tripolitania ; b0839e504383
5 sabrata*1 ; 32f6c2a59e68
5 march sabrata ; 472d1f35f207
5 tripolitania*1 ; 9b94994dcb75
5 march tripolitania ; 6f75dd1a36ac
5 libya*1 ; def5ad498be4
5 march tunisia ; 39e8da06f230
5 sabrata*2 ; 935d95d89efc
5 march sabrata ; a3f1c29e1a3d
5 sahara*2 ; a981e41735d2
5 march central_mauretania ; d5933cb98433
5 eastern_mauretania*2 ; c5200071e87b
5 march new_africa ; 03ab46ee64bf
5 eastern_mauretania*2 ; 6845e7b7a6bb
5 march central_mauretania ; 793e4c71cf65
5 eastern_mauretania*1 ; 92737b10d8fa
5 march numidia ; 139d63a2e0c1
5 carthage*2 ; a856fa1952ae
5 done ; 09f6c467155a
0 march cyprus ; 1a0c99152e44
0 salamis*1 ; 081383d16495
0 march cyprus ; f5ffbccd5567
0 salamis*1 ; 7855c3b580e8
0 march cyprus ; 2c67a0a3df49
0 salamis*1 ; 7f9a4c99066d
0 march cyprus ; 178b89e5b221
0 salamis*1 ; 000fbf5cca84
0 done ; 2c94b1420f7d
5 eastern_mauretania ; 34efa09a6d44
3 rome ; e856c774643d
0 buy 9 ; 9c9b516eaaab
3 buy 9 ; 78f7e955f303
2 buy 7 ; 59e11bb09727
2 done ; 5277242f4849
4 done ; aee3b3fc0f51
5 buy 9 ; b24a74f9832a
0 done ; 60e037800d26
5 offer to: iberia; give: ochre*2+tin+ivory+slave_revolt; named: ochre+tin; talk: none; want: 5; wanted: iron+fish ; 8cbdbce3ca62
5 withdraw 1 ; da9b10abe7a0
5 done ; 648de9eb3b46
1 done ; f9cdff39fdf9
3 done ; 7177c5919292
2 done ; 1524d37aeac5
4 offer to: hatti; give: ochre+papyri+fruit+oil+textiles; named: ochre+textiles; talk: none; want: 5; wanted: fruit+tin ; 9c2a5547bb3c
1 done ; 5e5f90122f4f
4 done ; 0ed0e0591959
0 aquae_sextiae ; f1fa1d51bb41
5 tripoli ; 06f38abff0a6
3 corduba ; fff6a35fe621
3 emeritensis ; 47b88e1afdbd
3 cluniensis ; 191d51eff2e9
0 done ; 6e3f3739b04b
1 doctrine carthaginensis+cluniensis+corduba*2+emeritensis ; c2152bf234da
0 knossos ; 27b6f4276f1f
0 pass ; 76494fca8f5d
5 pass ; 527791a24ef9
1 done ; 553a3dd38250
3 claim buy mysticism; pay ochre+clay+papyri+iron+fruit+gold+treasury 2 ; 3134a4c3ab2f
2 pass ; e20c445e28a9
4 done ; 533d40599071
1 order buy sculpture; pay ochre+clay*2+papyri+iron*3+fruit+wool+wine+treasury 13 ; 6f1f526b7e50
4 order buy mysticism; pay ochre+papyri+fruit+oil+textiles+treasury 15 ; 7ddf87eb521c
0 papyri+iron+ivory ; dc0be88ed66b
5 ochre+wool+oil+wine*2+textiles ; 7c15672f4c79
--- result
ending: limit
places: 6 5 3 4 1 2

Ziggurat record 1
game: mega
rules: 2
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
0 sites: knossos+corinth+rhodes+sparta; wilderness: cyprus ; f8d0b5fa953c
5 sites: carthage+syracuse+thapsus+tripoli; wilderness: libya ; e478c87d694e
1 sites: kanesh+sardes+trapezus+troy; wilderness: anatolia ; e775fd21d406
3 sites: rome+caralis+rubicon+salonae; wilderness: campania ; cbba694a9da7
2 sites: aquae_sextiae+carthago_nova+ebusus+lusitania; wilderness: carthaginensis ; de9bcb863bde
4 sites: apollonia+byzantium+odessus+thessalonica+tomi; wilderness: none ; 9235770ee92c
0 sparta ; dd6f4a422964
2 aquae_sextiae ; 0b1d7b86017f
4 tomi ; 648ac6b3ad33
5 religion=2 ; fca9300d35b6
0 lemnos ; 499e57d2dfab
5 central_mauretania*2+eastern_mauretania+new_africa*2+numidia*2+sabrata*2+tunisia*2 ; 5f6363102e0e
1 ionia+maikop ; cf866fbf1844
3 etruria ; d41ec3b152ec
2 iberus*2+aquae_sextiae+aquitania+caesaraugustanus+cluniensis+corduba+emeritensis+gallaecia+narbo*2+western_getules ; 8e1cb1e5fb57
4 macedonia+athens+boeotia+epirus*2+moesia+thessaly+thrace ; 28b017077952
0 2 ; 28de3bbacfc6
2 1 ; a0ca2a71d145
2 march narbo ; fd54a5ad3046
2 aquae_sextiae*4 ; 412dd6459067
2 done ; 20e5aca8acd2
5 done ; 2dfaeb53cd47
4 march athens ; dc996ea15e99
4 phocis*1 ; 4cb9a73757b0
4 march boeotia ; e1eeb9372049
4 athens*1 ; bf52e7c36c54
4 march epirus ; 1fd07fd86e23
4 aetolia*1 ; 6b013537e3f8
4 march athens ; 4338fd9bb05f
4 argos*1 ; 22d82ab5e86e
4 march epirus ; 08bc54bbaf43
4 macedonia*1 ; 0b0286540b2b
4 march macedonia ; eba821543662
4 paeonia*1 ; 5384142c1691
4 march thrace ; dcc277833ea4
4 moesia*1 ; d776a2e52d87
4 done ; 1eac7bc96389
1 march maikop ; 09d24ef53f88
1 colchis*1 ; a5c5aafa9a82
1 march ionia ; d36c6f65dd82
1 lycia*1 ; ea174572506b
1 march maikop ; b6b9d1e3a175
1 kuban*1 ; a23fcc34f6e1
1 march ionia ; d3ab72f280df
1 miletus*1 ; 0d2dfe26cb2f
1 done ; 86f62b9024c0
0 done ; 5576cc460d0b
3 done ; 13e299dab016
2 aquae_sextiae ; db9553d2d512
0 rhodes ; 5d6794af2aac
1 trapezus ; a1f39e5d7c4b
3 rome ; 1c1dd4f79eee
0 cyprus ; 62940c738a04
1 troy ; 1400f5d48f38
3 caralis ; c0ecb8d29ca3
3 rubicon ; 158f5c84a6f9
0 buy 9 ; cba347bcc861
3 done ; 7f8b0e7e414b
1 buy 9 ; bda05fc4395c
4 done ; e953db072703
5 buy 9 ; 3363a47f2cf1
2 done ; 89258544f08f
0 done ; d37d5680c6ce
5 done ; 00f9401a27a4
1 done ; d39c3387ec1c
3 offer to: hatti; give: papyri+wine+treachery; named: papyri+wine; talk: none; want: 4; wanted: ochre+papyri ; f8d9eea99ca0
1 accept offer: 1; cards: ochre+papyri+fish+gold ; 6b534380d0cb
1 done ; ed5bd9bd0f2f
3 done ; f2ee7dd5143d
2 done ; 19a57f2d6e63
4 offer to: all; give: clay+iron+oil; named: clay+iron; talk: clean; want: 3; wanted: clay+ivory ; c96f7b4ea378
4 done ; 17d15aee5ea2
3 kanesh ; 6c1f797a8638
0 done ; 17a78821d661
0 pass ; 3e78c63b5126
5 done ; 8267e8abc9eb
1 done ; 9c11df14f677
3 done ; ff190980110e
2 pass ; 355c4287bf3d
4 pass ; 09a23e351f0b
5 order buy empiricism; pay ochre*2+iron*2+fruit*2+oil*2 ; b25601103f86
1 pass ; aac5094e680e
3 order buy written_record; pay ochre*2+clay+papyri+fish*2+wool+gold+treasury 8 ; 2f6c5210eab8
3 arts=1+crafts=1 ; eb7d45fa79f9
2 wine ; e5da364b7785
0 2 ; 074428561cd3
2 2 ; 7018191e35b9
4 macedonia*2+athens+boeotia+epirus+moesia*2+paeonia+phocis+thessaly*2+thrace+argos ; 01e1e08db00a
4 march paeonia ; da3b46cbdcfd
4 illyricum*1 ; 9cb78d4b12b1
4 march epirus ; a06644042b3e
4 thessaly*1 ; d1f87a49252b
4 march boeotia ; ee4623d81b72
4 athens*1 ; c5b517472945
4 march phocis ; 3bf443f7e11b
4 athens*1 ; fb51fbd91944
4 march moesia ; 69ea6a9bd79f
4 illyricum*1 ; 0d53b95f19c4
4 march argos ; 90843587ff6e
4 athens*1 ; 02dacd57ac4b
4 march thessaly ; e152e55489ff
4 aetolia*3 ; ef149a2c4303
4 march thrace ; 2e3a24d20425
4 odessus*1 ; 4204847cb574
4 march macedonia ; a687f55e0492
4 thrace*1 ; 27cd128c894b
4 march macedonia ; 4537f66877c6
4 epirus*1 ; afed6a588f88
4 march aetolia ; ed7b34155020
4 boeotia*1 ; caf47ccf0ade
4 march boeotia ; 5ba844c99ce7
4 athens*1 ; c0ba9aa762d0
4 march epirus ; 33701f595405
4 macedonia*1 ; 007874dfcc64
4 march macedonia ; fb37963ff940
4 apollonia*1 ; ede2cb978d53
4 march thessaly ; 0eb99f153c3e
4 aetolia*1 ; d600b4335e18
4 march argos ; 162946db2352
4 sparta*1 ; e4caedadcd7a
4 march thrace ; 09d096e5fa15
4 moesia*1 ; d81c916f5c25
4 march moesia ; a7a764147eef
4 dacia*1 ; 554e531df84c
4 march epirus ; 121a07f560f2
4 thessaly*1 ; e56ef55ee3c0
4 build phocis ; 12321881d6e6
4 sparta ; b80947eb9f61
4 done ; 290a1a1c892f
2 march corduba ; 207030b8a0cd
2 emeritensis*2 ; 70e3f5d96d1b
2 march gallaecia ; 61a54a4c633b
2 cluniensis*2 ; 4267445211cd
2 march western_getules ; 095031a0e97a
2 western_mauretania*1 ; 1be8b201dd70
2 march caesaraugustanus ; 8911adaf6993
2 narbo*1 ; fb71fbd649e7
2 done ; 44d69ba6adb8
5 march new_africa ; 81a4ff7f1d28
5 eastern_mauretania*2 ; 19c1e53b8d32
5 march sabrata ; 9452afdc5806
5 tripolitania*1 ; be94b07580f1
5 march central_mauretania ; 43f89bb655b8
5 eastern_mauretania*2 ; 6889df5ae571
5 march numidia ; 0857b57e7e20
5 cirta*2 ; e71666b21e46
5 march sabrata ; bd4e9563d111
5 sahara*1 ; 2041e693786c
5 march tunisia ; c1803939882b
5 cirta*4 ; f81ff1d0ce82
5 march sabrata ; c31e55a13c8d
5 tunisia*1 ; fd18c3d16188
5 done ; 3b83248dd14d
1 march lycia ; 378dff7b4a75
1 galatia*1 ; 8b7dc455339b
1 march trapezus ; a4a848acaf2b
1 hattusa*2 ; d814b67547b4
1 march troy ; f4b702c28691
1 bithynia*2 ; 5ec06390fb26
1 march colchis ; b07bb27196e1
1 maikop*1 ; 95a2ca8a284b
1 march kuban ; a496edd9e25b
1 maeotia*1 ; 56e676d5f353
1 march lycia ; 3deb6b944adb
1 ionia*1 ; 331567032675
1 march kuban ; 476f6739de03
1 maikop*1 ; 49b094c8bcd4
1 march trapezus ; aec62abe2de8
1 hattusa*1 ; 20dcf85c967f
1 done ; 741ecc7359bf
3 march etruria ; fe75a13f450e
3 rubicon*1 ; 86530b5cbed8
3 march rome ; 6ed30b120a4e
3 neapolis*2 ; 2cef6590ba95
3 march caralis ; 29543fa6eb72
3 sardinia*1 ; 7d6b02394c6a
3 march etruria ; ee3ac8153ecf
3 rome*1 ; b2cbbbf8e32c
3 march rome ; 2c583aba3d86
3 neapolis*1 ; 34296ce5e663
3 done ; 76bfe0831817
0 done ; 7f6668e0dca1
5 cirta+eastern_mauretania ; c669d80d70ac
3 rubicon ; 5c4a4dea39fe
4 athens ; 10f2e821a83d
5 eastern_mauretania ; 9c4c3e024758
3 done ; ddff6f2f0236
2 done ; 34e0e87796f9
4 done ; 590f8669a8b3
5 done ; 17620ec794f4
0 done ; 6553f15df933
5 offer to: rome; give: ochre+fish+wine*2+textiles+ivory; named: ochre+ivory; talk: none; want: 8; wanted: ochre+ivory ; 4de2c97ab77b
5 done ; 53827c2b09e4
1 done ; ceb1daaec954
3 offer to: all; give: clay+papyri+fruit; named: papyri+fruit; talk: clean; want: 3; wanted: ochre+papyri ; e04cb95dc597
3 done ; 624366377f9a
2 accept offer: 2; cards: ochre+papyri+fruit ; 57717e389613
2 offer to: hellas; give: clay+iron+wool; named: iron+wool; talk: none; want: 3; wanted: clay+textiles ; 693a4437bfa8
2 offer to: all; give: clay*3+papyri+fruit+wool+textiles; named: clay+fruit; talk: none; want: 7; wanted: iron+gold ; fcd1cee2b20b
2 done ; 9558f14621c5
4 offer to: all; give: iron+wool+oil; named: iron+oil; talk: none; want: 3; wanted: ochre+gemstones ; 7169c631c5b6
4 done ; 9b236011c548
3 kanesh+campania+rubicon ; 8409d8bfdb58
0 routes ochre ; 7269dd63048e
0 pass ; 4b832026f2ef
5 pass ; ca4d2194eb41
1 pass ; a08493d44e1c
3 done ; a1291302a08f
2 done ; ff2f6f67fcf4
4 done ; e2dc8b4494c3
3 pass ; fd6de163f6a0
2 order buy metalworking; pay clay*3+papyri+iron*2+fish+fruit*2+wool*3+textiles+treasury 15 ; 368b826ba687
4 order buy cloth_making+urbanism; pay ochre*2+clay+papyri*2+iron+fish*2+fruit+wool+oil*2+textiles+treasury 15 ; 7517065012e2
1 textiles ; 07555eb0b1e2
0 3 ; ee528313496e
2 2 ; 2618b1d1006a
2 march gallaecia ; 77b91c3fd2db
2 cluniensis*2 ; 3e43d62c54b9
2 march cluniensis ; 1ed40a7fe140
2 carthaginensis*4 ; b7f5b395c5b4
2 march western_getules ; c5d0aa6bf3b1
2 western_mauretania*1 ; f6d1c3d8689c
2 march western_mauretania ; d35c3a032fa4
2 western_getules*2 ; a41c546ba791
2 march caesaraugustanus ; 9bc2f103d94d
2 narbo*1 ; c4d2fd069615
2 march corduba ; cb2d1aa0ea7c
2 emeritensis*2 ; c6a782216666
2 march emeritensis ; cbe63b5de4be
2 corduba*2 ; a9c8a314a3ca
2 done ; 2f6f7b92d4d4
4 march boeotia ; 27c8adb4d286
4 phocis*1 ; e982c6f733eb
4 march paeonia ; 7444b18d81d3
4 thrace*1 ; a191e6258cd4
4 march epirus ; 5f16359ca7d9
4 macedonia*1 ; ba7d1d99ca0d
4 march illyricum ; f06c75f57ab3
4 pannonia*2 ; e7913e4e03c7
4 march moesia ; 2fff4088d14d
4 getae*2 ; 800114371dbd
4 march macedonia ; 587c8a1bc5fd
4 epirus*1 ; 43d0784857ab
4 march thessaly ; 71ce796e64c8
4 thessalonica*2 ; ac28ca91813e
4 march thrace ; 03e95ff61790
4 macedonia*1 ; 36bfd719bdcd
4 march macedonia ; e8b87ee938cf
4 thessaly*3 ; edd37f5b7d78
4 march thessaly ; d13f25533aa3
4 macedonia*2 ; c891ccf9a8a4
4 march aetolia ; fd13711579af
4 boeotia*1 ; a1aec4ec4257
4 march boeotia ; 6745727b7d34
4 aetolia*1 ; 9c2418aebb7b
4 march moesia ; 53fa3517bd84
4 getae*1 ; 71559a7d34b1
4 march dacia ; e2bd2a2c3543
4 moesia*1 ; fcbd4e6a3a9c
4 march aetolia ; 573d35996cb8
4 epirus*1 ; 9e3d142804f0
4 march epirus ; 5946ac3e1ade
4 thessaly*1 ; a971e3b39390
4 done ; 0428d32684c2
3 march kanesh ; 112c70af6b62
3 anatolia*2 ; 6d780a5e288c
3 march rome ; 1c19b27f65ff
3 neapolis*2 ; e498cce77be1
3 march campania ; 465b0724b663
3 samnium*2 ; e5b9e01c7e79
3 march etruria ; 4fde9e6d7152
3 rubicon*1 ; fe33c59f5291
3 march caralis ; e773685c1882
3 sardinia*1 ; 18238d556cc1
3 march kanesh ; d41ed803cc51
3 anatolia*1 ; 5242b56c0129
3 march rome ; 3b275b930ce4
3 samnium*1 ; 31f191d60516
3 march etruria ; 9f36f8a819d0
3 massilia*1 ; 9581434a9966
3 march sardinia ; 6d83921a59d6
3 caralis*1 ; f9030340a738
3 march caralis ; a20e61025ca6
3 sardinia*1 ; e3806ab9668a
3 march sardinia ; 0a2c73b535b9
3 caralis*1 ; e16ef418a66d
3 march etruria ; d1adef120f6d
3 massilia*1 ; b4f6c75dc5ba
3 march neapolis ; bf2b8b0124dd
3 rome*1 ; adc2284233e6
3 march kanesh ; 469ae4921138
3 galatia*1 ; 91603edfeec7
3 march etruria ; fe97417788b3
3 cisalpina*1 ; 186c4dae55eb
3 march neapolis ; ae6d1fe888fe
3 rome*3 ; 93ad03cd7ede
3 march rubicon ; e9d3a808ca3a
3 rome*1 ; 6ad20c05d755
3 done ; e64653aed0a5
1 march colchis ; 6c0823250264
1 trapezus*1 ; da6374f76ccd
1 march bithynia ; be168feb9f32
1 troy*2 ; 13fa386394ce
1 march maeotia ; f5dfdccebf1f
1 crimea*1 ; 3ef6c90968d4
1 march maikop ; 55366ae7800d
1 kuban*1 ; c3e15b0ad6c6
1 march hattusa ; 38af62f6f3ca
1 trapezus*3 ; 82e0e49e7da6
1 march troy ; b783180fc889
1 sardes*4 ; 956830cfc9d2
1 march miletus ; bc583a02aa62
1 ionia*2 ; bd4be2cb62d5
1 march ionia ; d63fa44200b1
1 miletus*2 ; e7d719b297a3
1 march miletus ; 402efa2bab9b
1 ionia*2 ; 4b38c47499b7
1 march colchis ; cc58c57ef122
1 maikop*1 ; 677ddd804f99
1 march maikop ; 810c182669b5
1 colchis*1 ; 454e1474167c
1 march maeotia ; 68f6d7b6bb0f
1 crimea*1 ; ae782ce9e91f
1 march trapezus ; 969a5f5489dc
1 kanesh*2 ; b0f660e432f2
1 march bithynia ; b73523cc7073
1 hattusa*1 ; 90534199aa9e
1 march hattusa ; 58fd41ca4621
1 kanesh*1 ; 66a8fa64b964
1 march bithynia ; 0cb2778e4f97
1 hattusa*1 ; 48b3774d5bd7
1 march galatia ; 475f7b88aadc
1 kanesh*1 ; 799e9e0ae22e
1 march galatia ; 75e962e49a6b
1 lycia*1 ; 918cf23a9aca
1 done ; 313bf9eb5fa4
5 march sabrata ; 1f5d3c1b420d
5 sahara*1 ; 0646e4997b93
5 march sahara ; ab7611938c5b
5 tunisia*2 ; 87591837cca4
5 march tripolitania ; 90f9547d6a61
5 sabrata*1 ; a6e82aa8399a
5 march sabrata ; 6155750291c3
5 tripolitania*1 ; e20cc2f731aa
5 march tripolitania ; 67278bedb208
5 libya*1 ; 675c000dc4aa
5 march tunisia ; 43834defdd5c
5 sabrata*2 ; d50c3b6e2f39
5 march sabrata ; d003140c4395
5 sahara*2 ; 44cb575e94a1
5 march central_mauretania ; 7fcaaf6db80b
5 eastern_mauretania*2 ; b0b98c77cc10
5 march new_africa ; c3477da440d2
5 eastern_mauretania*2 ; e822e4e55fb4
5 march central_mauretania ; fe1d2c025bb1
5 eastern_mauretania*1 ; e957fd00c432
5 march numidia ; e025e1539ca7
5 carthage*2 ; 47873854616a
5 done ; bd2f8188393b
0 march cyprus ; fcd34dd1eadb
0 salamis*1 ; 8e201d92845a
0 march cyprus ; a61c5e98e0f3
0 salamis*1 ; 504dc5312a9a
0 march cyprus ; 00862d61bf44
0 salamis*1 ; 80bda02edfbf
0 march cyprus ; 869ad005d602
0 salamis*1 ; 44bfee71197b
0 done ; ff915b4cd6d3
5 eastern_mauretania ; b2bd74354572
3 rome ; 43b06195b181
0 buy 9 ; 983d1f5aa54d
3 buy 9 ; 891314a7c5d1
2 buy 7 ; 5b8a5710ade9
2 done ; 28cf74532d01
4 done ; 97a18194556e
5 buy 9 ; 4c56318862ff
0 done ; b1dbf14b1ed3
5 offer to: iberia; give: ochre*2+tin+ivory+slave_revolt; named: ochre+tin; talk: none; want: 5; wanted: iron+fish ; dfa793ea87ab
5 withdraw 1 ; 37cbe015e733
5 done ; 341129d69bf2
1 done ; bd0b3acd7395
3 done ; a1ffe0d5732c
2 done ; 9aa26e6841b8
4 offer to: hatti; give: ochre+papyri+fruit+oil+textiles; named: ochre+textiles; talk: none; want: 5; wanted: fruit+tin ; 40b3811a7308
1 done ; 9a58ad058f65
4 done ; 78f0e339fa20
0 aquae_sextiae ; d2804c20081f
5 tripoli ; e2a30f03a34a
3 corduba ; 5ab6ec9af1b4
3 emeritensis ; f77cf34ecc1b
3 cluniensis ; 3e92148f2f00
0 done ; f1d5b2e7ae42
1 doctrine carthaginensis+cluniensis+corduba*2+emeritensis ; 5ced7a4198ac
0 knossos ; 66495a1dcce4
0 pass ; 6541c85500e8
5 pass ; 430aab5e289c
1 done ; dd3bb9be2c34
3 claim buy mysticism; pay ochre+clay+papyri+iron+fruit+gold+treasury 2 ; 74155aef0222
4 pass ; 4f448d232a85
1 pass ; d277ed191b2e
0 ochre+clay+papyri ; 4557106424f0
5 ochre+iron+oil+textiles+tin+copper ; 03b97991467b
1 wool+wine ; c1ce2885795e
--- result
ending: limit
places: 5 6 3 4 1 2

Ziggurat record 1
game: mega
rules: 1
seats: 12
names: player 1, player 2, player 3, player 4, player 5, player 6, player 7, player 8, player 9, player 10, player 11, player 12
setting board: east
setting civilizations: 
setting expert: 0
setting short: 1
setting buildings: 1
setting live: 0
setting offers: 8
setting turns: 2
setting map: 
dice: 175f43aea714ab8405217921880985ac
seed: 9a788157766b2e97e92ef35be8396bcb7a119acea8ff49fb1b92408a9e0cf4ac
--- moves
2 sites: knossos+argos+ithaca+salamis; wilderness: peloponnesos ; c913ba1e78dc
4 sites: aden+himyar+rhapta+ubar; wilderness: nabataea ; 7041b69c3d9b
3 sites: antioch+carrhae+jericho+tyre; wilderness: van ; e082afad7d28
9 sites: chaldaea+mari+susa+ur; wilderness: ecbatana ; 6958c162c204
11 sites: carthage+eastern_mauretania+syracuse+thapsus; wilderness: new_africa ; b62f58d559ad
6 sites: kanesh+lycia+miletus+sardes; wilderness: colchis ; 85f895ff551f
0 sites: rome+massilia+rubicon+salonae; wilderness: milazzo ; 7e07b44c86ec
1 sites: persepolis+gerrha+harmozia+maka; wilderness: makran ; de2348273c66
5 sites: napata+meroe+ptolemais+thebes; wilderness: nukheila ; 703ee8182af8
8 sites: apollonia+athens+thessalonica+tomi; wilderness: aetolia ; 72dad4c49f56
10 sites: tanis+fayum+gaza+memphis; wilderness: eastern_desert ; 7820c58889b3
7 sites: nisa+eastern_media+merv+toprak_kala; wilderness: western_sogdiana ; c80ddcf832a5
4 aden ; 0d798690f009
11 carthage ; 884ea7a4cb8a
0 milazzo ; b32168450622
1 makran ; 227d23c187a2
5 thebes ; 57e0069df962
2 arts=2 ; 496016a1e47a
3 arts=1+crafts=1 ; e2b9b2b8e04f
2 corinth*2+cyprus+eretria+lemnos+phaestos*2+rhodes*3+sparta+thera*3 ; ed8e88690c31
4 saba*3+aden*2+berbera+main+opone+qataban*2+socotra+tayma ; b244301617f6
3 assyria*2+cilicia*2+eastern_armenia+nineveh+phoenicia+western_armenia ; 9e1ebdbb14e9
9 western_media ; 9f6736fc55a0
11 carthage+central_mauretania+cirta+sabrata+tripoli+tunisia*2 ; c68aca20284b
6 hattusa*2+anatolia*2+bithynia+crimea+maeotia+maikop+phrygia+trapezus*2+troy*2 ; 375b7ea4c702
0 campania+caralis+cisalpina+milazzo+samnium+sardinia ; 2658c04a8743
1 bat+gedrosia ; 50ea5109fd77
5 adulis+bahr_meder+barbaria+buhen+danakil+salima+tana+thebes ; e953ee1c95fc
8 macedonia+byzantium*2+epirus+moesia*2+phocis+thessaly+thrace ; 3f5102ce96a2
10 alexandria+cyrenaica*2+cyrene*3+jalo+jerusalem+paraetonium*2+petra+sinai+upper_egypt+western_desert ; 9a582bf32ae6
7 aria*2+chorasmia+eastern_parthia+karakum+lut ; 4a67eabbfa53
4 3 ; a4747a0af0d9
0 2 ; 902a2f11ff11
1 1 ; a3edf8e3e40a
2 march eretria ; 1fb4ecd36981
2 chalcis*1 ; 93063babebfc
2 march phaestos ; e1590cc4230a
2 knossos*1 ; 8899691ca5cd
2 march eretria ; 2e874f8da2c7
2 chalcis*1 ; d30aab780401
2 march corinth ; ad160a0f88ea
2 sparta*4 ; 1e766570f920
2 done ; b4c2e2d643d8
6 done ; 737c75bd34f4
4 march opone ; 9c2686e70fba
4 calmadon*1 ; 6e41c530c686
4 march qataban ; 6e0dd4fbc07a
4 aden*2 ; 1de99f052c41
4 march tayma ; 78b7032bfdca
4 nafud*1 ; 213f7e9d137a
4 done ; 5872b24eb960
8 march phocis ; 456104823819
8 boeotia*1 ; 544ee8a7a2f9
8 march byzantium ; 22e3d61baacb
8 odessus*1 ; cc733635ee44
8 done ; 329e82b1753f
3 march assyria ; af222cbbd44c
3 nineveh*4 ; b93e7a21f08e
3 march cilicia ; 89f87f9bfc4a
3 aleppo*2 ; e3d309c0815a
3 done ; b53369a5f551
5 march salima ; 27a5843036c0
5 napata*1 ; 06202abc1588
5 march adulis ; 5f400c6d50a1
5 danakil*1 ; 2661528e5272
5 march bahr_meder ; a538a74557dd
5 aksum*1 ; 48e42bc02bf6
5 march tana ; 80d4a7b407fa
5 danakil*1 ; 055bc8a6bece
5 march danakil ; bc7d4b08a083
5 aksum*2 ; f30a6b25e1ff
5 march thebes ; f155a00504f4
5 upper_nubia*1 ; 96236d68adc6
5 done ; 885a100bc346
11 march tunisia ; 5d039ecbb68f
11 cirta*4 ; 8487ee6cc529
11 march cirta ; 525ff63b2ac5
11 tunisia*2 ; 8e58f55d3cbd
11 march central_mauretania ; f43ec2a2aca2
11 eastern_mauretania*1 ; 1e7e9a169c1b
11 march central_mauretania ; 1cdbd6046601
11 eastern_getules*1 ; 3605935f3899
11 march sabrata ; 702e431390a3
11 tripoli*1 ; 262913d6c1c2
11 march tripoli ; 4cddb442ab70
11 libya*1 ; 2324176bd36c
11 march carthage ; 5e42a8e141ce
11 numidia*1 ; 38b92522e2c4
11 march carthage ; 87b88a9182e1
11 numidia*1 ; 09d9ae902457
11 march sabrata ; 5051354f4b77
11 sahara*1 ; b8beb783a630
11 done ; af10b9cd2075
0 march caralis ; 4e5b9a340a0a
0 sardinia*1 ; 1be007aa83c5
0 march cisalpina ; 9450148bfe55
0 pannonia*1 ; 594a30af417f
0 march sardinia ; dd08bdc6df19
0 caralis*1 ; 9501aac5d4f4
0 march caralis ; de289513bf38
0 sardinia*1 ; 9b1316cf3df1
0 march sardinia ; 6cee05bfb463
0 caralis*1 ; a518c5269f89
0 done ; 56b12e9086af
7 march aria ; d862a679bfcd
7 lut*4 ; 7665dbcf2ec7
7 march karakum ; 33c30baae5fb
7 kara_bogaz_gol*1 ; 6190d1cd0e9b
7 march karakum ; 5bd74e392a65
7 hyrcania*1 ; c96c968d55e4
7 march eastern_parthia ; 6e5129c392b0
7 drangiana*1 ; d1f37645b238
7 march lut ; a567e1394eb7
7 gedrosia*1 ; 91a00f7b81f0
7 march chorasmia ; c829f7123d6b
7 caspian_coast*1 ; 76effb34524c
7 march chorasmia ; c43e6683bee5
7 karakum*1 ; f9000f799cb5
7 march eastern_parthia ; 103cff06550a
7 lut*1 ; d4cf5e967adb
7 march lut ; e5cac3a89182
7 aria*1 ; cd0ec742bf9e
7 done ; ddbe1cd8e35d
1 march gedrosia ; ba28df143379
1 makran*1 ; 7d2a7d76c7f7
1 march gedrosia ; adb38ee78962
1 sagartia*1 ; c4ef4aaf41a6
1 march bat ; ee325ae9c402
1 eastern_arabia_felix*1 ; 8b232625128d
1 done ; 84ca7756e517
9 march western_media ; 8cfedbc93224
9 caucasus*1 ; c554bc6fb6fd
9 march western_media ; dc4583ae3b11
9 urmia*1 ; 647248f151a3
9 done ; 4d2eed53f1d0
10 march western_desert ; 148dceccf8b2
10 siwa*1 ; 787c6576d303
10 march cyrenaica ; a7435714aa7c
10 cyrene*1 ; b2b1f2723dcc
10 march cyrenaica ; 14349d325346
10 jalo*1 ; 63098d0f4ec8
10 march jalo ; 0b1a5d954158
10 tripolitania*1 ; bcfc6a33d7d9
10 done ; 1fac951579db
7 lut ; 7f0aa9b1ecec
2 none ; 4d9cde9e54b2
4 aden ; 5ba1a6608168
3 nineveh ; 41af5acfaf51
10 none ; 94ff5323f8c3
9 ecbatana ; bec328e0d58b
1 persepolis ; 01ed089eb632
9 susa ; 6d8af69618a4
9 buy 9 ; d52c7162f815
1 done ; deb88cdb964c
11 done ; 7a4c534133d8
0 buy 9 ; d7adad767e80
5 done ; 36472fbf97b7
2 buy 9 ; 833fb48b89c8
4 buy 7 ; 66d7d1dd0d96
4 buy 2 ; dd2a05873855
3 buy 9 ; ed58eaa72ac6
6 done ; b8a89b38255d
8 done ; 4c73c3dce4a9
10 done ; dcb24161b9ce
7 buy 9 ; c778e6e77297
2 offer to: egypt; give: ochre+wine+ivory; named: ochre+wine; talk: none; want: 3; wanted: salt+water ; 478591ff490d
2 offer to: all; give: ochre+salt+wool; named: salt+wool; talk: none; want: 25; wanted: fruit+wool ; 205cc21b5acc
2 done ; 132f7d752652
4 offer to: egypt; give: flax+furs+fruit; named: furs+fruit; talk: none; want: 3; wanted: papyri+silk ; 6347379799da
4 done ; 0d868f86b82b
3 done ; fd536010073c
9 done ; a653a3654a92
11 offer to: persia; give: hides+papyri+wool; named: hides+wool; talk: none; want: 3; wanted: resin+pearls ; f858c36a4305
11 withdraw 4 ; cd248968c59b
11 offer to: all; give: hides+papyri+fruit+oil; named: fruit+oil; talk: none; want: 22; wanted: furs+oil ; 05c1b0c41588
11 done ; d191dc00c571
6 done ; ce119610bffb
0 done ; d0da4d84f48a
1 offer to: egypt; give: flax+iron+cotton; named: iron+cotton; talk: clean; want: 29; wanted: timber+salt ; 1f6ebe562418
1 offer to: hatti; give: flax+hides+timber; named: flax+hides; talk: none; want: 3; wanted: hides+timber ; 7b546ef6aa58
6 offer to: egypt; give: papyri+fish+oil; named: fish+oil; talk: clay; want: 3; wanted: textiles+spice ; af4f06ad122a
6 offer to: hellas; give: ochre+fruit+livestock; named: fruit+livestock; talk: none; want: 3; wanted: iron+oil ; 679422970077
6 offer to: assyria; give: ochre+wool+oil; named: ochre+oil; talk: none; want: 3; wanted: fruit+resin ; c9d4585c5ab7
3 done ; 33141ecf9312
6 offer to: parthia; give: iron+oil+livestock; named: oil+livestock; talk: ochre; want: 3; wanted: fish+fruit ; 0b66b5d51683
6 offer to: all; give: ochre+wool+livestock; named: ochre+wool; talk: none; want: 3; wanted: fish+resin ; eddf0394f425
6 done ; 9f438ba3377e
1 done ; 8f4252c9300e
5 offer to: persia; give: clay+stone+timber+cotton; named: clay+timber; talk: ivory; want: 26; wanted: flax+fish ; c984fd279bd0
1 done ; de9cb64e8885
5 offer to: all; give: clay+flax+stone; named: flax+stone; talk: none; want: 3; wanted: clay+flax ; 82d2372b10c4
5 done ; d0a728558096
8 offer to: all; give: ochre+hides+furs+fish+wool+wine*2; named: wool+wine; talk: none; want: 7; wanted: fish+wool ; 0400d7580ba3
8 offer to: hatti; give: papyri+fish+wine; named: fish+wine; talk: bronze; want: 3; wanted: papyri+spice ; 2be016950b19
6 accept offer: 15; cards: ochre+papyri+fish+wool+oil+textiles+livestock ; 0b729760ae89
6 done ; b255e5ea7863
8 offer to: persia; give: papyri*2+fish+wool*2+textiles; named: wool+textiles; talk: furs; want: 6; wanted: fish+textiles ; d7012c991e75
1 offer to: all; give: hides+iron+cotton; named: iron+cotton; talk: none; want: 24; wanted: timber+ivory ; 1f2142687dfb
1 done ; 8ddc0811a650
8 offer to: babylon; give: fish+wool+livestock; named: wool+livestock; talk: none; want: 3; wanted: salt+textiles ; 4ddd859072a6
9 accept offer: 19; cards: salt+cotton+textiles ; ab6e81e0ecb0
9 offer to: all; give: flax+hides+furs+fish+timber+wool; named: hides+furs; talk: clean; want: 6; wanted: timber+spice ; 5459bf675b4d
9 done ; 075cf76f95e8
8 done ; a4739b68013e
10 offer to: saba; give: papyri+fish+wool; named: papyri+wool; talk: none; want: 3; wanted: clay+furs ; 7c220419256e
4 offer to: all; give: hides+iron+stone; named: iron+stone; talk: none; want: 6; wanted: hides+incense ; a75f2db34824
4 withdraw 22 ; ac79ea5eb36f
4 done ; fb5d71353536
10 offer to: all; give: ochre+clay+papyri+fish+wool+sugar+wine; named: clay+sugar; talk: none; want: 8; wanted: copper+water ; 3d0a54c7017c
10 done ; c8342ed85ab5
7 accept offer: 14; cards: clay+flax+fruit ; ef17771a9342
7 done ; 1a7323d17e8c
9 rome ; 5e4f679d7fa8
9 harmozia ; 13d223e9c24b
1 fayum ; 0141b1194e5a
0 routes clay+fish+oil ; b431109f966e
8 doctrine fayum*3 ; 8b3d1a2012cd
9 ur ; 92e57bb56fe0
2 order buy pottery; pay ochre*2+papyri+furs+fruit+salt+wool*2+wine+livestock+ivory+treasury 1 ; bde5feede826
4 order build giant_ziggurat at ubar; pay fruit*2+oil+cotton+livestock+incense ; e5b084ee0142
3 order buy pottery; pay hides*2+furs+timber*2+oil+sugar+livestock*2 ; 44f98b6166b3
9 order buy sculpture; pay hides+stone+furs+fish+timber+livestock+silk ; ff4f3973e0d0
11 claim buy pottery; pay ochre+hides+papyri*2+fruit*2+wool+oil+treasury 10 ; 34334876c8ed
6 pass ; 3011408e3cbd
0 order buy urbanism; pay hides+iron+fish+sugar+ivory+treasury 16 ; 8fb03c67ba58
1 pass ; 9c56ca47a177
5 order build nubian_pyramid at napata; pay fruit+timber*2+cotton*2 ; 943a4c27121d
8 order buy mysticism+cloth_making; pay ochre+papyri*2+fish+salt+wool+oil+cotton+textiles*2+treasury 18 ; 240275188625
10 order buy urbanism; pay ochre+clay+papyri+furs+fish+fruit+wool+sugar+wine ; 014f269bb75d
7 pass ; 74d3e3b28036
3 claim build gate_of_nineveh at jericho; pay hides*2+livestock*2+gold ; 0338f10f1cff
9 no ; cfa51d097cdc
5 claim buy monarchy; pay clay+flax+stone+fruit+timber*2+cotton*2+treasury 15 ; 8ad30fd093b1
9 no ; c3282e6d20db
6 iron ; 219cbd6a2a8b
7 salt+sugar ; 1747ad7b9cb3
4 1 ; b8a6d078bda0
0 2 ; 5a1b9c395a38
1 1 ; 6fa1f29c6e5a
5 2 ; 45b28142a5fe
6 hattusa+anatolia+bithynia+crimea*2+maeotia+maikop+trapezus*2+troy ; 820c045dcd29
10 alexandria*2+cyrenaica+cyrene+jalo+jerusalem+paraetonium*2+western_desert ; 9dae02dcf699
8 march fayum ; 5eb8d8201603
8 memphis*1 ; d3a46b3796de
8 done ; 07be65a49be3
2 march cyprus ; 205067abe569
2 salamis*2 ; c9e4c205c1f2
2 march sparta ; 069eb99549cf
2 corinth*2 ; 23720c2499b2
2 march phaestos ; 958277efdcdd
2 knossos*2 ; 79e6b66384df
2 march chalcis ; 6ae41e1b6c36
2 eretria*1 ; fb0d932c0cc8
2 march cyprus ; ca239a2d64c2
2 salamis*1 ; 5c03b462daf1
2 march chalcis ; 4a6c60b82fb4
2 eretria*1 ; 58d258f41a92
2 march sparta ; ff2ae907c306
2 argos*2 ; 3a59a2c9dda6
2 done ; f9a8f6f384e5
5 march tana ; bc013d0a1182
5 aksum*2 ; 9cc4cc3915df
5 march danakil ; 579df539be85
5 adulis*1 ; dfae775c6ed1
5 march adulis ; 2e565cf4b8f8
5 danakil*2 ; 6de7e98eef39
5 march barbaria ; 3b52e917d611
5 danakil*3 ; 8f596d81fbf8
5 march bahr_meder ; 0ef5f1ddf9d1
5 adulis*1 ; e57c6ef0f359
5 done ; 2c6afda025fe
4 march qataban ; 63bb9767f0b5
4 hadhramawt*2 ; 89e19a9879ab
4 march main ; f265ca13504b
4 yathrib*1 ; 44e359657e35
4 march berbera ; 3a49a2e61880
4 calmadon*1 ; 3e0de17e4ec9
4 march opone ; 0a4493111fc2
4 calmadon*1 ; b524a559cb31
4 march nafud ; a9c82c42e91a
4 sumeria*1 ; 554a312c8b92
4 march tayma ; 2d5aa2766cda
4 yathrib*1 ; 08df666bd577
4 march saba ; b16ab3376fd5
4 zafar*1 ; 45a3a26d7138
4 march calmadon ; c0474e9481bd
4 opone*2 ; b5473fc96138
4 march saba ; df55d25f1683
4 zafar*1 ; 66f9cd65f81a
4 march opone ; 17712597c6c4
4 rhapta*1 ; 03c62915e563
4 march nafud ; e914e1768c64
4 sumeria*1 ; 277ff1df22a6
4 march saba ; 66ffaef59df8
4 zafar*1 ; b4f8e1cae2b0
4 march main ; 63fd87522a52
4 saba*1 ; 5f28371f7ad0
4 march qataban ; dfbe9c76091c
4 zafar*1 ; fa53fa12b17a
4 march tayma ; 5a116923d0b5
4 yathrib*1 ; 8e4ef5135d80
4 done ; 2415303abbe9
6 march hattusa ; 739de23de63e
6 trapezus*2 ; 900640027a08
6 march troy ; b1f6af87412e
6 bithynia*1 ; 7f28a204cad5
6 march anatolia ; ed9bf7b08645
6 ionia*1 ; ed6255897d7e
6 march bithynia ; 4ee44fb6f581
6 hattusa*2 ; 3ecd88c0e36b
6 march anatolia ; a15d1edd6bd8
6 ionia*1 ; c6a2b9e860b4
6 march maeotia ; d8521079ec47
6 kuban*1 ; 637fa207c597
6 march maikop ; c638ca692edc
6 nalchik*1 ; 8739cd332147
6 march hattusa ; c54bd7d2eeaf
6 anatolia*1 ; 784dd4d0ea1e
6 march crimea ; a5eebdcd630d
6 maeotia*2 ; 0c63b7f5a57f
6 march maeotia ; 0d2de4696489
6 kuban*1 ; 58f367078756
6 march maikop ; bc32c1060b56
6 alani*1 ; 75c5a66740fb
6 march bithynia ; 079086003bea
6 hattusa*1 ; 9e8b39e042fd
6 march trapezus ; a28f1b666a34
6 hattusa*3 ; 0aa8e0c026b7
6 march trapezus ; 5f50ca95dbdb
6 colchis*1 ; f6b7e624eb71
6 march troy ; 0f4560ee561f
6 bithynia*1 ; dbedc9b339d1
6 done ; 32500c057065
3 done ; 19a05ff29438
0 march samnium ; 0e0273c38604
0 neapolis*2 ; 8d457fb3af9f
0 march campania ; 87132f3c7645
0 neapolis*4 ; 0401a1dffc64
0 march sardinia ; 28ccc32a9ce8
0 caralis*4 ; 0d949e10e84c
0 march cisalpina ; 7c2a376d02c2
0 pannonia*1 ; 73daa634657a
0 march milazzo ; 2ffd4a047bbd
0 panormus*2 ; 256755c4d418
0 march milazzo ; 7a0c93cc62d4
0 panormus*1 ; 346c692f4e07
0 march milazzo ; fcf605dd5fa8
0 panormus*1 ; 96b1ef933d28
0 march cisalpina ; 8254a363bf5c
0 pannonia*1 ; d7187336141e
0 march caralis ; 0b80414961db
0 sardinia*2 ; 1f355b82c19c
0 march pannonia ; 2b8dafb9ea5c
0 cisalpina*1 ; af5270a84eec
0 build samnium ; b3a1b9baa760
0 samnium ; 9aa2e269e7b1
0 march pannonia ; eb20a0c7a4e4
0 cisalpina*1 ; 5a412cda4215
0 sail 1 ; 2b0ad564c56c
0 neapolis*0 ; 484d3a3fb626
0 done ; 89f80607341a
11 march tunisia ; cebc058655b2
11 cirta*2 ; 3c4aad48783c
11 march libya ; 385062038331
11 tripoli*2 ; 2b9e658ccd07
11 march sahara ; 5d915ca2ab81
11 sabrata*1 ; a920dcae1bf8
11 march numidia ; 93af92ad8bdb
11 carthage*2 ; 550976e55664
11 march numidia ; 8b198b97bf3c
11 carthage*1 ; d276a082d2ae
11 build sabrata ; e95f3a72587f
11 treasury ; 6d70bd944dd0
11 sail 1 ; e9af8f5e9925
11 carthage*0 ; b3c050aaf508
11 build tripoli ; 16a7c3147f63
11 tripoli ; bd2ba2f30a97
11 done ; 54fe43d3fbce
7 march hyrcania ; bdd397eceeed
7 hecatompylos*1 ; 565480c59110
7 march karakum ; 1f29bb3f62aa
7 dahae*1 ; 35e286ea3103
7 march caspian_coast ; 80fc4015d582
7 chorasmia*1 ; 8abcbb60a85f
7 march drangiana ; b7d5f1800177
7 lut*1 ; 4335f5eafa14
7 march kara_bogaz_gol ; 77a87000fd9e
7 karakum*1 ; ecfc56e5bb92
7 march karakum ; 3ec5cbf3cb20
7 hyrcania*1 ; 652af01b260d
7 march hyrcania ; df320adbbdd6
7 hecatompylos*1 ; 6bba69155ec1
7 march kara_bogaz_gol ; a81f1141348f
7 chorasmia*1 ; 5efee6963002
7 march lut ; fd8da5e9554d
7 gedrosia*2 ; b31d4c819925
7 march lut ; b62579fd0ebb
7 eastern_parthia*1 ; 95ef6e68f1d0
7 march gedrosia ; 443be482eda1
7 carmania*1 ; 4968c3bc57dc
7 done ; 21267985caec
9 march urmia ; df78948a3d79
9 western_media*1 ; b23b110a422d
9 march ur ; d1fab3ed79a5
9 teredon*2 ; bde588efeb40
9 march caucasus ; fdc4645a1f08
9 western_media*1 ; d505c3508288
9 march ecbatana ; 33e98edbb3d5
9 susa*1 ; 0fbc6fd57eaa
9 done ; f8946bc4aa4c
1 march eastern_arabia_felix ; ee27afd45a7c
1 bat*1 ; a8ebe7d09b02
1 march persepolis ; 765d23a96940
1 susiana*2 ; 890a808584bd
1 march eastern_arabia_felix ; f4a460a8fa67
1 oman*1 ; 7ef5933fd9b4
1 march bat ; 0b4f0d6c5faf
1 eastern_arabia_felix*1 ; fbb39ee93a8f
1 march makran ; 99c9c8f02e3d
1 gedrosia*1 ; 8ded5240f766
1 done ; 070cf3a60a84
10 march western_desert ; d1a85eaeeab1
10 siwa*1 ; e0abcc852c79
10 march jerusalem ; 3d3c6d408aea
10 petra*1 ; 0957af593a87
10 march jalo ; 04855d98bf80
10 cyrene*2 ; 49488920496a
10 march paraetonium ; 7381aee9a506
10 alexandria*2 ; b440ff19ae5d
10 done ; db6719381dc9
7 lut ; 3d39aca20d11
9 none ; 562d2cfb73c7
11 cirta ; 5ff205768640
6 hattusa ; 9a5fb8e4b9c0
0 neapolis ; 033a811cff2e
5 aksum+danakil ; ebd18e39f465
10 alexandria+cyrene ; c54857e84f74
5 aksum ; d48c528bc5e6
1 done ; 53c5588da1b5
4 buy 2 ; 9794e927b75e
3 buy 9 ; cb33b768eb52
10 done ; 6f96400b021b
6 buy 9 ; b61a9d76cdfc
6 buy 9 ; 7c30569be71c
2 done ; e081e660a74b
4 done ; d25795c1752c
3 done ; 296428b54bdc
9 done ; a5da5212fae8
11 offer to: egypt; give: ochre+salt+sugar; named: salt+sugar; talk: clean; want: 3; wanted: ochre+salt ; 6ce2cc49f6fa
11 offer to: egypt; give: papyri+sugar+wine; named: papyri+wine; talk: none; want: 22; wanted: flax+livestock ; 8a7643b2b539
11 done ; 4292750784c1
6 offer to: all; give: ochre+salt+livestock; named: ochre+livestock; talk: resin; want: 3; wanted: salt+pearls ; 4a25dcaec7a0
6 done ; b62f1b056a4c
0 offer to: saba; give: iron+salt+oil; named: iron+salt; talk: bronze; want: 3; wanted: clay+ivory ; 617afebf787e
4 done ; efec1bcb9bda
0 offer to: all; give: clay+iron+oil; named: clay+iron; talk: marble; want: 18; wanted: iron+bronze ; 26540588184b
0 done ; ed67ab6ff468
1 offer to: all; give: clay+flax+hides+iron+salt+cotton; named: flax+iron; talk: salt; want: 6; wanted: salt+textiles ; 1e97284430b0
1 withdraw 6 ; 7622e876bc8a
1 done ; 48026f4d227e
5 done ; e940b809eb3c
8 offer to: persia; give: clay+papyri+textiles; named: papyri+textiles; talk: none; want: 3; wanted: clay+textiles ; 9f2cafcbdaa7
1 done ; 412838908405
8 done ; 7f66c5cb25a5
10 done ; d356e62c62dc
7 offer to: babylon; give: flax+furs+cotton; named: flax+cotton; talk: livestock; want: 19; wanted: textiles+dye ; bf88094f8a8c
9 offer to: all; give: iron+wool+sugar; named: iron+sugar; talk: none; want: 3; wanted: flax+bronze ; f98778b0ef14
9 offer to: rome; give: clay+fruit+wool; named: clay+wool; talk: none; want: 3; wanted: fruit+livestock ; 518f2b9960d7
9 withdraw 9 ; 348420ddb958
9 offer to: all; give: clay+iron+wool; named: iron+wool; talk: resin; want: 3; wanted: flax+cotton ; f4043336a56a
9 done ; 82f8af0a1666
0 done ; 2aafcf42a9b6
7 accept offer: 11; cards: flax+cotton+copper ; ae0200667cde
7 done ; bd5d54e65407
6 sardes ; 2fe6f4b25b9d
10 city:tanis+city:alexandria+city:memphis ; 96cbbc93a5bf
4 aden+himyar+ubar ; 786b2cbeb9b9
8 athens+tomi ; 372b1272e9b3
4 buhen ; a0eaf6ef9ed5
0 routes oil ; e65dae979f87
8 done ; 84e69edfa877
2 order buy mysticism; pay ochre+furs+fish+sugar+wine+treasury 10 ; 9e6774c06b0f
4 claim buy urbanism; pay flax*2+hides+iron+stone*3+furs+salt+lacquer ; 6b4912cd6509
3 order buy sculpture; pay furs*2+timber*2+oil*2 ; 7eedf02d8642
9 pass ; acd73bf7116a
11 order buy cloth_making; pay ochre+papyri+salt+sugar+wine+treasury 5 ; e066e2d6ff48
6 order buy coinage; pay ochre*2+hides+furs+fish+fruit+salt+wool*2+wine*2+ivory+pearls ; 0bedf2e39132
0 pass ; fff2bf04772f
1 claim buy urbanism; pay clay+flax+hides+iron*2+timber+salt+cotton+treasury 14 ; 0dedc0158c9c
5 pass ; 1cbfc3d54663
8 pass ; e48a1f3fe84c
10 pass ; acd1bdf4853e
7 wait ; 61fc68f5bdcd
7 order build nubian_pyramid at nisa; pay clay*2+flax+iron+stone*3+furs+timber ; 98fe85bd629d
--- result
ending: limit
places: 8 11 4 1 5 10 7 2 6 9 12 3

Ziggurat record 1
game: monumental
rules: 1
seats: 1
names: player 1
setting map: 
setting civilizations: 
setting continuous: 0
setting automas: 0
setting advanced: 3
setting trade: 1
setting future: 1
setting reserve: 1
setting unrest: 1
setting natural_wonders: 1
setting quests: 1
setting heroes: 1
setting monsters: 1
setting renaissance: 0
setting cards: all
dice: a03e6af5bd8668c769678d7f377a62dc
seed: 77f5d6f52be388139ad5ecfc1125a02b0379bbedc14cf4cff64d8ec1a5ac41ed
--- moves
0 q_architect+q_forts ; 0b367bd5d64c
0 B3 ; 0ee532ff9a68
0 row 2 column 2 ; e83c3cf77767
0 acquire archive_hall ; 3f4d98340a46
0 acquire oral_tradition ; b14e05b11e7e
0 conquer E2 with warlord ; 42064907ded5
0 use imperial_academy ; 441ca108b3bb
0 benefit tb_scrolls ; 76e2ce60bd95
0 explore 2>D3 ; ac506fa02ea5
0 acquire currency ; 84ccd0dd19c3
0 develop silk_road ; 9633ddead994
0 end ; 948483a479f9
0 B3 ; 3ee572b3a91f
0 row 2 column 3 ; be56fd02d4f2
0 use forum ; 6f726304176f
0 library@r2c2 ; 0dfbce64eda4
0 explore 2>D2 ; 5da4e7cd0689
0 progress ; aa7aae8864f8
0 explore 1>D3 ; 6d2d96bc9265
0 end ; aeeac7b050d7
0 row 2 column 1 ; e2937d664190
0 end ; 8f51a390332f
0 D3 ; eb14d75a6a92
0 row 3 column 3 ; 5898d1d65677
0 march E3 ; d6969bf87a9d
0 explore 1>D2 ; 600153c1361a
0 post 2 ; fb525b4b0678
0 benefit tb_gold_dust ; 1443d7806ab8
0 conquer E1 with warlord ; d0c33601cafb
0 E3=1 ; f44cde0b5b28
0 1 ; 9551da14d53e
0 use papermaking ; 3c480bdf34ac
0 acquire academy ; 70435fa01233
0 acquire navigation ; 1687ac2c7f5b
0 use forum ; 789ca6bda444
0 papermaking@r3c2 ; 6ef53dbbbf27
0 end ; 407b1e465b5e
0 row 3 column 3 ; 4ec30837e6e2
0 invest ; 029e36652b8e
0 explore 1>E2 ; b35ade0f6ab9
0 acquire metal_casting ; 0716525ab53d
0 use navigation ; c3670c9ea59f
0 stop ; 2231cfbcbe90
0 use imperial_academy ; f245be7885d9
0 explore 1>E1 ; 59cfa7740cff
0 claim 1 production ; dd83956578fd
0 explore 1>D1 ; cb64c0334c05
0 token production ; e6f94b90f5be
0 end ; 1fc842195703
0 row 2 column 1 ; 17e2f25d1082
0 use forum ; b088f6246d06
0 work_camp@r3c3 ; 2f4f2ab8ecad
0 explore 1>E1 ; bc81ff096420
0 progress ; 066eef44bb26
0 end ; 980917ad909b
0 row 1 column 2 ; 23e4701967bf
0 use currency ; d7cc9d02bc6e
0 2 ; 6f8e428fed6c
0 production=1+military=1 ; e0081b4a312a
0 conquer D2 ; 1639ebcf2140
0 E3=2 ; ed1b4be88a52
0 2 ; 894ed6f43ef8
0 use archive_hall ; e6d72ac3acad
0 1 ; d61110292cc6
0 use metal_casting ; 778de7509979
0 end ; 16f5ca483290
0 B1 ; 68d6b5e279aa
0 C1 ; a6d62927677e
0 row 2 column 1 ; 8fc6ad0034fb
0 progress ; 9d8731863a89
0 invest ; f47c9345b719
0 explore 2>E2 ; dcf444a99927
0 acquire notre_dame ; fbd1c0b1e88f
0 end ; 7541c1bdd1ab
0 row 3 column 1 ; 8e0e40bc4c85
0 conquer D1 with warlord ; 56523d4d6148
0 E3=1+E2=1 ; 6f9702d8c6b4
0 2 ; c73b237aead4
0 acquire banking ; 1dba27ff79eb
0 invest ; cece02aed578
0 end ; 695dfb9c9501
0 A2 ; 3ca3967a6063
0 row 3 column 2 ; 128025ec0d24
0 use currency ; 178e36e4093c
0 2 ; 07f02578b553
0 science=2 ; cca2806a769f
0 conquer C3 ; 5f3bed76f44e
0 E3=1+D1=1+D2=1 ; 3302efa8084b
0 use danakil_depression ; 5d288d05b201
0 invest ; 6c3277d9afa6
0 progress ; d6eee8027e41
0 progress ; 1ae5e71f833d
0 use navigation ; 158c5b8254fa
0 explore 2>E3 ; 5b64067e819e
0 stop ; 51739c77f5d6
0 benefit tb_scrolls ; fe8bd3f15e7a
0 progress ; a04b3c6de7f4
0 explore 2>D4 ; 6a702c536941
0 end ; 0094390178fb
0 row 2 column 1 ; 66d5d5acf73e
0 use banking ; f2dc8b495528
0 1 ; 8df7325dc4aa
0 science=1 ; 80a77421555a
0 use danakil_depression ; f1c86de8265e
0 production=2 ; 788e31e833af
0 conquer B3 ; 164d753843b4
0 E3=2+C3=2 ; 594f3195a0f0
0 conquer B4 ; 671af2f0f35a
0 B3=2 ; eca548563c73
0 end ; 68d9e81cbba4
0 row 2 column 2 ; 7427f128783d
0 explore 2>C5 ; 5338e495f076
0 acquire aviation ; e2c9186a1192
0 conquer D4 ; 038138641cce
0 use oral_tradition ; f8b748c9f73a
0 fort@discard ; b07e0a725e21
0 contribute united_nations ; 1623b798f237
0 claim-market 2 ; 4661be43a900
0 contribute global_peacekeeping ; adb9d7388d82
0 outpost D4 ; 66363cfbaac3
0 goods market_arms ; 618637a22590
0 contribute global_peacekeeping ; 4f22bd31561b
0 2 ; 198542f4ec14
0 explore 2>C4 ; fe7971b2e988
0 explore 2>D3 ; 761a1632cfe4
0 end ; 6a16c60feb5a
0 row 3 column 1 ; ace5110fcb26
0 use navigation ; b05058c4fb21
0 stop ; 3055b1f2192b
0 use currency ; 34cfea4e55ec
0 0 ; a14f71703f4b
0 progress ; 2d9cb4d59c73
0 basic laboratory ; 75703ce479f1
0 use metal_casting ; 65bc14a6b68c
0 use danakil_depression ; 137823e4829a
0 contribute artificial_intelligence ; 16d6859d5d96
0 1 ; c13e8e5bc8b8
0 trade 2 ; da3df41c0978
0 contribute artificial_intelligence ; 3eeede5098e1
0 3 ; 3c3e563a2855
0 end ; b63ae6c71545
--- result
ending: last_round
places: 2

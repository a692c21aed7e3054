Ziggurat record 1
game: monumental
rules: 2
seats: 3
names: player 1, player 2, player 3
setting map: 
setting civilizations: 
setting continuous: 0
setting automas: 0
setting advanced: 0
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
dice: 4c8544436fa15ad1290a9bc89e41d1cc
seed: 254b8c8d1369e18a7f108891a50538ab3e2c09b36cf44afd4ea43b417dc401c4
--- moves
0 q_markets+q_blitz ; d5fb0724d784
1 q_lawgiver+q_forts ; f419b1eff362
2 q_architect+q_coast ; b336abe2aa26
1 row 1 column 2 ; efbebbe980a7
1 acquire meroe_pyramids ; b5bca2f2a674
1 invest ; c247e2fa9c00
1 explore 1>E4 ; 998e0f9b155e
1 end ; a6bc0cfb8f28
2 row 3 column 2 ; 526b1cb618c8
2 acquire abu_simbel ; b8d35be92563
2 conquer B3 ; 09773a272a28
2 2 ; f97fa6bf7275
2 supply ; 54b4758b4be1
2 conquer C2 ; 47f2bdf3545b
2 B3=2 ; 672537f00b31
2 supply ; 919d7da9ceb1
2 develop cattle_wealth ; 15c5d73894db
2 march warlord@B2 ; c8919d9393b0
2 B3 ; 443dbaa6b184
2 end ; c9d22eff0b03
0 row 2 column 2 ; ec6668db245b
0 conquer G2 with warlord ; e301f9bbcd5b
0 1 ; 3a215e6e0d26
0 march warlord@G2 ; 7b80389efcde
0 acquire great_wall ; 04fd7b666778
0 benefit tb_scholars ; e072a06f04a3
0 conquer E2 ; f90a0f2ef8fd
0 use longship_yard ; 5a0559b56897
0 explore 1>F1 ; ba37bc0982bf
0 explore 2>E1 ; edfc334acfd4
0 acquire oral_tradition ; c9d904210734
0 develop thing_assembly ; 7699365f476d
0 science=2 ; 347caa6ad1b8
0 claim 2 science ; 1482a66e9e9e
0 use thing_assembly.2 ; ff24c2710311
0 claim 1 production ; 4490499768f7
0 token production ; f0e5ed72eb75
0 progress ; 8d44234f6684
0 token science ; fadf31e86ffb
0 basic workshop ; 58edc656bb92
0 end ; b9cdb041c475
1 row 2 column 3 ; 6338991a827d
1 conquer C4 with warlord ; c98c67448c42
1 2 ; 878c9985dc70
1 use agora ; 48ffb13bb98a
1 stop ; bcbdb8647410
1 conquer E5 ; 8601cf688814
1 D5=1+C4=1 ; cd98d0d2e1e8
1 2 ; 6f58e980d70c
1 use natural_philosophy ; 129189079826
1 3 ; dcd41bd9105c
1 production=2+science=1 ; 779c54a1b095
1 production=1+science=1+military=1 ; fcede1879734
1 complete E5 ; 2a582db24d10
1 claim 1 science ; ce49f032aef3
1 end ; 888b060aadd0
2 row 3 column 1 ; 249632ed0e12
2 conquer D3 with warlord ; 1b5bd2d11282
2 none ; a8854496e2ca
2 use cattle_wealth.2 ; 5b433e4daa73
2 end ; 52b1f7727f89
0 row 2 column 1 ; 0020294b4450
0 conquer F3 with warlord ; 3569de1ace48
0 2 ; 0d2616e75104
0 conquer F1 ; e91b0b43ac92
0 F2=1+F3=1 ; 276a1a2364e9
0 2 ; 270c9427fe0e
0 use thing_assembly.2 ; 71855c25f441
0 acquire marketplace ; e46ee4ec0c20
0 use seafaring ; e77d20ec0ade
0 2 ; b5b0611794cf
0 F1 ; 3a20a3ccd928
0 G2 ; beade5c37c59
0 stop ; c5b260720f3e
0 explore 2>E2 ; 2f95404e6eb2
0 claim 2 production ; bab88d315737
0 end ; 6a828160ae6a
1 row 1 column 1 ; 5ac1759d421d
1 use meroe_pyramids.2 ; a81b167501d1
1 conquer D4 ; 4a96b8c9241f
1 D5=2 ; d29896e3cd41
1 1 ; 685ebfc1f30f
1 explore 1>D5 ; 25c7f65ea6c3
1 token science ; e8397d5aca20
1 reserved ironworking ; abf90a25f9eb
1 end ; e02440b3eea2
2 row 1 column 1 ; 4b279aac4d7e
2 progress ; 11ba45b0d9eb
2 conquer E2 ; ac6b6fe7a2f5
2 B2=2 ; 637df7ffcc9c
2 supply ; d83502a57869
2 march C2 ; db3ed655d585
2 E2 ; b47f65832df0
2 use forum ; 906bb6835b9a
2 forum@r1c3 ; 9f5348d204b6
2 use cattle_wealth.2 ; 4a6cb8ca908b
2 outpost E2 ; ad4995ff621b
2 end ; 3d54c2c246b0
0 row 2 column 1 ; 448dfe5cc844
0 use marketplace ; f49e5528e8a9
0 acquire navigation ; c6ebf1b0047d
0 token production ; 5a6e7d2e6650
0 use longship_yard ; fcfe6f35fa3a
0 explore 2>E1 ; 9fa6ef92e24a
0 explore 1>E1 ; 78311fc5ba82
0 explore 1>F1 ; 1ac288002348
0 march G2 ; 8f3f8ea3c0c0
0 F3 ; 7a80afd609f6
0 end ; f1acef450b3e
1 row 3 column 3 ; 051336132259
1 acquire freedmens_quarter ; d0eb04c82c51
1 use natural_philosophy ; 7f75b55a4319
1 0 ; 135e598e018f
1 use forum ; ccbe34916591
1 ironworking@r1c1 ; db3f7c9d29a1
1 end ; 71c166976b4d
2 row 1 column 2 ; e22513515e20
2 conquer C3 ; bcbbd06a6509
2 2 ; 6abab2c19855
2 none ; 639ff91d6303
2 conquer A2 ; e062c817dafa
2 B2=1+C3=1 ; 90a09891b8e0
2 1 ; 0f0283274275
2 E2 ; 8489f64c053f
2 complete B3 ; fe38b274aaee
2 use cattle_wealth.2 ; f7824e7f28c2
2 acquire temple_of_yeha ; 5779b0b5accb
2 end ; 82081f3cbffb
0 row 2 column 1 ; 457fa90c0355
0 use navigation ; b406f4471331
0 stop ; 1cc31b6df2f1
0 explore 1>F2 ; aa7c21753815
0 basic workshop ; f82a074493aa
0 end ; 7fa81d9f73b2
1 row 1 column 3 ; 1f4f676043aa
1 acquire angkor_wat ; 1c37b3b10b18
1 conquer E3 ; d303b74a5f28
1 D5=2+D4=1 ; 4d69e3071d7c
1 2 ; 4633f8aaa720
1 science=4 ; d8e1c5baf0fc
1 use natural_philosophy ; 471c2452b664
1 1 ; 49712ca61514
1 military=1 ; 3177afdfe63d
1 explore 1>D6 ; cae900c03a6f
1 outpost E3 ; 955163f3fdf5
1 end ; 2c91f4073628
2 row 3 column 3 ; 3844904998ea
2 explore 1>C1 ; 80ae034191bc
2 invest ; f59c2fb579d9
2 use age_grading ; 43fe1a21c0b3
2 unrest@discard ; ed504cb8905a
2 use cattle_wealth.2 ; 078b25989dbe
2 end ; 065b9bd1d41d
0 row 2 column 2 ; 1924dfca323e
0 basic workshop ; 479bcde65834
0 explore 2>D1 ; 9fc84695e0a6
0 end ; 41e0e33cde74
1 row 3 column 1 ; 42085fc0c8f1
1 use meroe_pyramids.2 ; f2a5281c0459
1 basic laboratory ; 390e693ab96a
1 conquer C5 ; 329116df37b5
1 D5=1+E5=1 ; cfa55553e7b2
1 1 ; f83ee0d7fdb7
1 explore 1>E5 ; 4be81b46aae7
1 claim 1 production ; 22551fe18a50
1 end ; fc5fa7cdb54e
2 row 2 column 1 ; 9215141f6a08
2 conquer D2 ; a01a786dd189
2 B2=2+A2=1 ; 312619e2897a
2 2 ; fba162fb0bc9
2 A2 ; 470dda30ccad
2 conquer B1 ; 11257a5cb102
2 B2=1+C3=1 ; a168179c4715
2 B3 ; 793aa5afb216
2 explore 1>D2 ; ec286e79166c
2 use cattle_wealth.2 ; 768e9d570d44
2 basic workshop ; c210bae83f6a
2 benefit tb_gold_dust ; 04cf69847ed2
2 invest ; 5b76aa7cc029
2 conquer C4 ; 87d604554882
2 B1=1+D2=1 ; bfdbe3014f8a
2 D2 ; c6a07984a46a
2 end ; 2d400f0109c6
0 row 3 column 1 ; eae534f55e94
0 acquire madrasa ; 407bdfba88a6
0 explore 1>E2 ; bb515b796bed
0 claim-market 2 ; bc25a0b2c696
0 march warlord@F3 ; 0812de1bc019
0 F1 ; 41ff1ae8d030
0 goods market_timber ; df2b50548ec2
0 reserved academy ; 199980968734
0 end ; 16e2752f342a
1 benefit tb_envoys ; 3608fd2e90a0
1 1 ; 6a7058a6b1ac
1 token production ; 6ac23b10b832
1 row 1 column 2 ; 7a07e8e3b3fe
1 conquer F3 ; 84aaf4455c3f
1 D5=2 ; cb28355872a3
1 reserved caravan_routes ; 582e987420ed
1 use forum ; d12279310d6f
1 laboratory@r1c1 ; 43c2fe69079c
1 use agora ; 23b2a0452c4b
1 stop ; b3889f27db4c
1 progress ; e7adc2c9c13f
1 end ; 79979f542efd
2 row 1 column 2 ; 169ece59eb8b
2 develop horns_of_the_bull ; ffa3e04c72d7
2 C4 ; 20a404519e5f
2 E2 ; c1b9aaf350d4
2 E2 ; 2dd3867c1fc7
2 C2 ; a1f30c9aa3b9
2 conquer D4 ; 751364815e01
2 B1 ; 59c357138fb6
2 greek ; 18c6bf80bea5
2 use lake_tanganyika ; 21c8b85d237b
2 production=1 ; 9aa7d4db8ce1
2 basic archery_range ; b88429742fc3
2 march D4 ; db43b73a2b0a
2 benefit tb_gold_dust ; 678982456567
2 C3 ; ee0bb843456c
2 invest ; e9b931f1f0c2
2 use cattle_wealth.2 ; b948f354133f
2 acquire university ; 78efa5440478
2 explore 1>D3 ; 5f96942313b8
2 explore 2>C2 ; 667c6dec0b3d
2 claim 2 production ; 0a0a017e4d6b
2 token production ; ebe2fe80a825
2 end ; d45723207b14
0 row 3 column 2 ; 03497515dfa2
0 use longship_yard ; afb6b0cbb27c
0 conquer F3 ; 47b9f9d74f81
0 F2=2+F1=1 ; b1d0e27b7a1c
0 outpost F3 ; dd3be5cad14f
0 use thing_assembly.2 ; 20c61fdc96d8
0 use seafaring ; 26c4695afe2e
0 2 ; c55dc0abf994
0 F2 ; 17b83d58ae52
0 F3 ; 1d6739588384
0 stop ; a811ec550743
0 basic laboratory ; 775237fab8c6
0 progress ; 2e75cddfbc30
0 progress ; c70a2778289c
0 use navigation ; e3faaf92ba5f
0 stop ; c355a77dfcdb
0 end ; 3321b1e7cfad
1 row 2 column 2 ; 1d8f87d9040c
1 use meroe_pyramids.2 ; 0995a3a654e6
1 explore 1>E4 ; 8b95c5dd3c61
1 progress ; 8f684308978c
1 explore 2>D4 ; 801f6731017a
1 use freedmens_quarter ; 7f8767bfb2b6
1 unrest@discard ; b53f3519a2ca
1 claim 2 production ; 26772553b7d3
1 end ; c5a24649274e
2 row 2 column 2 ; dce4ff30624c
2 use cattle_wealth.2 ; d108238d0959
2 end ; 7efa474ed6a4
0 row 1 column 3 ; 8b5ff5ddcb43
0 use marketplace ; dfe5c60e7131
0 explore 2>E1 ; ae195c03eb81
0 use forum ; e1e245b902af
0 oral_tradition@r2c2 ; ba976f470688
0 basic workshop ; 19bb775069d4
0 progress ; 0e6f3a54e263
0 end ; 0a69e4296e2d
1 row 2 column 2 ; aa83e7984191
1 token production ; e881098690eb
1 acquire castle ; 35d0128884a1
1 conquer C4 ; 32c0d5342f8a
1 D5=1+C5=1 ; 7f22bdb55379
1 use agora ; ffa235f7ba5a
1 explore 1>D4 ; 66ff50d32c2d
1 post 1 ; 01dd34d85131
1 end ; 8df736cd4a29
2 row 3 column 1 ; 92fae75e7bbf
2 basic laboratory ; 1d38ff7129a9
2 end ; a0ea7040b594
0 row 2 column 2 ; 28307198fc1a
0 acquire aviation ; 356fac8a999b
0 end ; d8aae8431979
1 row 2 column 1 ; e7d913a754d2
1 use forum ; 08de545cf399
1 library@r2c3 ; d95cee3b6036
1 conquer D4 ; ae99f826c034
1 D5=1+C5=1 ; 530ce9ccd75d
1 end ; d9a154fb34ee
2 row 2 column 1 ; a3a152fb68b2
2 use cattle_wealth.2 ; 2c6d994a3a63
2 basic laboratory ; d925554194fb
2 end ; d77a0690164f
0 row 3 column 2 ; ebd73d697d92
0 contribute global_peacekeeping ; 52a2e284f5bd
0 use seafaring ; 0a89095fa4f0
0 2 ; 6d68971750c8
0 stop ; 42915613b25f
0 use aviation ; 298324d103b4
0 stop ; 893b52b03243
0 use navigation ; 83f401961aaa
0 explore 1>D2 ; db2bcf855c72
0 explore 1>D3 ; 12e05c4c1489
0 use longship_yard ; f985696acb7d
0 conquer F4 ; 6deb1701d7ba
0 F2=3+F3=1 ; a3c869273974
0 1 ; 146be8c88874
0 basic laboratory ; d941c0d858fd
0 use thing_assembly.2 ; 463a5c61ae7b
0 complete G2 ; 0fbea06ed833
0 conquer E3 ; 91408a23e1f4
0 F2=3+F4=1 ; 5f899aea21c5
0 contribute united_nations ; aec0e8b12ca9
0 outpost F4 ; 51a83ef0f7a1
0 end ; c6fda34dc33a
1 row 3 column 1 ; 1a084bbf6622
1 use meroe_pyramids.2 ; 06105b3a7100
1 explore 2>D6 ; b560971e4087
1 use forum ; c61ff39d6fe5
1 castle@r1c2 ; 87d71e0c6d03
1 basic archery_range ; 3c65eaa5d25f
1 contribute artificial_intelligence ; 335effe62ebc
1 end ; d018994cee76
2 row 2 column 2 ; 6e432d0e3bc3
2 march C3 ; 8cbf6a992645
2 B3 ; 98ae062247be
2 use cattle_wealth.2 ; 5366fe3a0221
2 contribute artificial_intelligence ; 7842e8782875
2 2 ; c501d24c1f9e
2 contribute artificial_intelligence ; 8fdf065f31c6
2 2 ; 77a4190285fd
2 basic workshop ; 2dfe2d23f84f
2 basic laboratory ; ca907651898f
2 contribute united_nations ; e3d0bd8350eb
2 end ; f0c72685b067
0 row 3 column 3 ; c7b81940185e
0 contribute global_peacekeeping ; 087b8fa89da3
0 1 ; 91dd7cdd1d47
0 use forum ; 6df14f080af3
0 fort@r1c1 ; a22417f7cc33
0 acquire statue_of_liberty ; f018bdc2bb9b
0 end ; 92333baece99
--- result
ending: last_round
places: 2 3 1

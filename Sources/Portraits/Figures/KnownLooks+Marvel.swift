extension KnownLooks {
  static let marvel = LookTable(
    """
    spider-man|spider-man (peter parker): full web sides spider skin=C4161F suit=C8202A mask=C8202A trim=2348A0 ground=8AA4C8
    spider-man (miles morales): full web sides skin=16171D suit=1E2028 mask=1E2028 trim=C8202A ground=7A8AA8
    spider-girl|spider-girl (anya corazon): woman full web sides suit=C8202A mask=C8202A trim=2348A0 ground=6A5A8A
    spider-gwen|spider-gwen (gwen stacy): woman hood web full skin=F4F4F2 mask=F4F4F2 suit=1E2028 trim=E0408A ground=3A8A9A
    spider-woman|spider-woman (jessica drew): woman long domino yoke skin=F0C8A0 hair=22202A suit=C8202A trim=F0C83A mask=C8202A ground=3A3A54
    scarlet spider|scarlet spider (ben reilly): full web sides suit=C8202A mask=C8202A trim=3A6AC0 ground=5A4A5A
    scarlet spider (kaine): full web sides suit=C8202A mask=C8202A trim=22242C ground=6A5A3A
    silk|silk (cindy moon): woman long jaw vee skin=E8B88C hair=22202A suit=F0F0EC trim=22242C mask=C8202A ground=5A3A4A
    iron man: faceplate armor reactor suit=B01C24 mask=B01C24 trim=EABB38 eyes=E8FCFF ground=22385C
    war machine: faceplate armor reactor suit=4A4E58 mask=4A4E58 trim=A4AAB4 eyes=FF6A50 ground=6A4A3A
    ironheart: faceplate armor reactor suit=B82A3A mask=B82A3A trim=E8C060 eyes=C8F4FF ground=3A2A5A
    crimson dynamo: faceplate armor suit=A01C20 mask=A01C20 trim=C02A30 eyes=F8F080 ground=5A6068
    captain america: cowl winged star hoops skin=F0C8A0 suit=2456A8 mask=2456A8 trim=F6F6F2 ground=9B2430
    u.s. agent: cowl star yoke skin=F0C8A0 suit=1E2028 mask=1E2028 trim=E8E8EC ground=9B2430
    winter soldier: long domino jacket skin=F0C8A0 hair=4A2C1A suit=22262E trim=5A626E mask=16181F ground=6A2A2A
    falcon: domino wings sides skin=6A4230 hair=22202A suit=C02A30 trim=F0F0EC mask=C02A30 ground=4A7AA8
    patriot: cowl star skin=6A4230 suit=2456A8 mask=2456A8 trim=F6F6F2 ground=7A2A34
    thor: waves winged beard caped disc skin=F0C8A0 hair=E2BC5C suit=2A3444 trim=D4DAE2 mask=C2C8D2 cape=C02028 eyes=3F7FD0 ground=40597A
    thor (goddess of thunder): woman long winged helmet caped disc skin=F0C8A0 hair=E2BC5C suit=3A4658 trim=D4DAE2 mask=C2C8D2 cape=C02028 ground=3A5A8A
    loki: antlers long collar caped skin=F0DCC8 hair=1C1A20 suit=2C6B3F trim=E0B83A mask=E0B83A cape=1F4A2E ground=3A3050
    odin: patch beard long crown caped armor old skin=E8C4A4 hair=EDEDF0 suit=8A6A2A trim=EABB38 cape=8A1C24 ground=2A3A5A
    hela: antlers woman caped skin=E4DCE0 suit=1C2A24 mask=1C2420 trim=4FA05E cape=2F8A4A ground=4A5A54
    heimdall: helmet armor skin=6A4230 suit=C8962E mask=E0B03A trim=8A5A1E eyes=F2B03A ground=3A2A5A
    valkyrie: woman long band caped armor skin=F0C8A0 hair=E2BC5C suit=2A3A5A trim=C2C8D2 cape=3A6AC0 ground=5A4A3A
    beta ray bill: snout winged caped armor plain skin=D08A4A suit=22262E trim=D4DAE2 cape=C02028 ground=40597A
    amora|enchantress: woman long tiara vee skin=F0C8A0 hair=E2BC5C suit=2F8A4A trim=1E5A34 ground=5A3A6A
    hulk: bulk crop bare skin=58A22E suit=58A22E hair=1E2A1C eyes=2A4A1C ground=5A3B86
    red hulk: bulk crop bare skin=C02A24 suit=C02A24 hair=1C1A20 eyes=F2CE3A ground=3A4450
    she-hulk|she-hulk (jennifer walters): woman waves panel skin=6AAA4A hair=2A5A2E suit=6A3A9A trim=F0F0EC eyes=2A6A2A ground=4A3A5A
    a-bomb: bulk bare scales plain skin=3A6AA8 suit=3A6AA8 eyes=F2CE3A ground=5A3A3A
    abomination: bulk bare scales fins plain skin=6A8A4A suit=6A8A4A mask=5A7A3A eyes=E8402C ground=4A3A50
    skaar: bulk long bare skin=5C8A3C suit=5C8A3C hair=1C1A20 ground=6A4A3A
    amadeus cho: bulk spiky bare skin=5C9A3C suit=5C9A3C hair=1C1A20 ground=7A5A86
    leader: tall moustache vee skin=6AAA4A hair=22202A suit=D07A2A trim=3A3A44 ground=3A3A5A
    thing: rocks bulk plain bare skin=D07A3A suit=D07A3A eyes=3F7FD0 ground=2A4A7A
    she-thing: rocks plain bulk woman skin=D07A3A suit=2A5AA0 eyes=3F7FD0 ground=3A4A5A
    human torch: flame plain bare skin=F0862A suit=F0862A hair=E8451E eyes=FFF3A8 ground=3A2038
    mr. fantastic|mister fantastic: slick collar ring skin=F0C8A0 hair=5A3A22 suit=2A62B0 trim=F4F4F2 ground=6A4A3A
    invisible woman: woman bob collar ring skin=F0C8A0 hair=E2BC5C suit=2A62B0 trim=F4F4F2 eyes=3F7FD0 ground=4A6A8A
    doctor doom: hood faceplate caped armor skin=8A9098 mask=2F6B45 suit=2F6B45 trim=B4BAC4 cape=2F6B45 eyes=22261E ground=3A2E44
    silver surfer: plain bare skin=D4DAE4 suit=C2CAD6 mask=D4DAE4 eyes=F8F8F4 ground=1E2A50
    galactus: antlers armor skin=E0B088 suit=5A3A8A trim=3A5AC0 mask=5A3A8A ground=1E1E3C
    black widow: woman waves hourglass collar skin=F0C8A0 hair=B23A1C suit=1E2028 trim=C8202A eyes=2F8A4A ground=5F6B7C
    hawkeye: domino crop sides skin=F0C8A0 hair=D8B060 suit=5A2A7A trim=8A4AB0 mask=5A2A7A ground=6A6A4A
    kate bishop: woman long domino vee skin=F0C8A0 hair=22202A suit=6A3A9A trim=C8A8E0 mask=6A3A9A ground=4A5A4A
    black panther: eared full collar skin=16171D suit=1E2028 mask=1E2028 trim=B4BAC8 ground=4B2F73
    shuri: woman bun lines collar skin=6A4230 hair=1C1A20 suit=1E2028 trim=8A5AD0 mask=F4F4F2 ground=2A6A5A
    okoye: woman band ruff skin=5A3828 suit=A01C24 trim=E0B83A ground=4A3A2A
    vision: plain caped gem diamond skin=C02A34 suit=2F8A4A trim=F0C83A cape=E0B83A eyes=F8F8F4 ground=3A4A6A
    scarlet witch: woman waves crown caped skin=F0C8A0 hair=5A3020 suit=A81E28 trim=C8283A cape=C8202A ground=4A3A5A
    quicksilver: slick bolt skin=F0C8A0 hair=E4E8EE suit=4A7AA8 trim=F0F4F8 ground=5A3A4A
    ant-man|ant-man ii: helmet antennae panel skin=F0C8A0 suit=B0222A mask=C2C8D2 trim=22242C ground=6A5A3A
    wasp: woman bob antennae vee skin=F0C8A0 hair=5A2A1C suit=22242C trim=F0C83A ground=7A2A3A
    hank pym: parted vee skin=F0C8A0 hair=D8B060 suit=B0222A trim=3A5AA0 ground=4A5A4A
    doctor strange: peak goatee caped eye collar skin=F0C8A0 hair=2A2428 suit=26488C trim=D8A52B cape=B01E2A ground=3A5A4E
    captain marvel|captain marvel (carol danvers): woman waves yoke star skin=F0C8A0 hair=E2BC5C suit=C0202C trim=EABB38 eyes=3F7FD0 ground=24407A
    captain marvel (mar-vell): domino star skin=F0C8A0 hair=EDEDF0 suit=C0202C trim=EABB38 mask=C0202C ground=24345A
    ms. marvel (kamala khan): woman long domino bolt skin=B87C50 hair=4A2C1A suit=2A4FA0 trim=EABB38 mask=2A4FA0 cape=C0202C ground=8A2A34
    monica rambeau: woman afro star skin=6A4230 hair=1C1A20 suit=F0F0EC trim=22242C ground=3A5AA0
    nova: helmet yoke star skin=F0C8A0 suit=1E2A50 mask=E0B83A trim=E0B83A ground=6A2A3A
    quasar: band star caped skin=F0C8A0 hair=D8B060 suit=C0202C trim=E0B83A cape=3A5AC0 ground=2A2A4A
    adam warlock|warlock: waves gem caped bolt skin=E8B84A hair=F0D24A suit=B0222A trim=F0D24A cape=B0222A ground=3A2A5A
    star-lord|star-lord (peter quill): helmet goggles jacket skin=F0C8A0 hair=A8622E suit=8A2A2A trim=F04A34 mask=7A8088 ground=2A3A5A
    gamora: woman long vee skin=5AA84E hair=3A1C2A suit=22242C trim=6A6E78 eyes=2A5A2A ground=5A2A4A
    drax|drax the destroyer: bulk bare lines skin=6A9A8A suit=6A9A8A mask=B0302A eyes=2A2A38 ground=4A3A3A plain
    rocket raccoon: whiskers snout domino jacket plain skin=9A7A5A suit=C8502A trim=3A4A6A mask=2A2420 ground=3A4A5A
    groot: bark plain skin=8A6238 suit=7A5430 hair=6FA04A eyes=2A1C10 ground=2E5A4A
    mantis: woman long antennae vee skin=7AB05A hair=22202A suit=3A8A4A trim=E8E0B0 ground=4A3A5A
    nebula: woman seams armor skin=5A78C0 suit=3A3A5A trim=8A5AB0 eyes=14141C ground=4A2A3A
    yondu: mohawk sash skin=4A78C8 hair=D02A2A suit=6A3A2A trim=C8A84A eyes=E8402C ground=4A4A3A
    cosmo: dog skin=D8A860 hair=B8803A trim=E8E8EC ground=3A4A7A
    lockjaw: dog bulk skin=8A6A42 hair=6A4A2C trim=D8A52B ground=3A4A6A
    krypto: dog skin=F0F0EC hair=D8D8D4 trim=C0202C ground=2A5AA0
    howard the duck: beak hat tie plain skin=F4F4EE suit=3A5AA0 trim=C0202C mask=3A3A44 ground=6A8A5A
    thanos: bulk helmet lines armor skin=8A62B8 suit=2A3A6A mask=D8A52B trim=D8A52B eyes=F4F4F2 ground=3A2230
    ultron: golem skin=B4BAC8 eyes=F04030 ground=4A2030
    jocasta: golem skin=C8CED8 eyes=F2CE3A ground=4A4A6A
    machine man: golem skin=9A8AC0 eyes=F04030 ground=3A4A3A
    destroyer: bucket armor suit=8A8A86 mask=9A9A94 trim=E8702A ground=3A3A5A
    kang: faceplate armor skin=6A8AC8 suit=3A8A4A mask=6A3A9A trim=6A9AD8 eyes=F4F4F2 ground=5A3A2A
    wolverine: eared sides stripes skin=F0C8A0 suit=EAB928 mask=EAB928 trim=24409A ground=6A2A2A
    cyclops: visor crop ex skin=F0C8A0 hair=5A3A22 suit=24489A mask=E0B83A trim=F03A2C ground=5A6A7A
    jean grey|marvel girl: woman waves domino vee skin=F0C8A0 hair=C2401C suit=3A7A4A trim=E0B83A mask=E0B83A ground=3A3A6A
    phoenix: woman waves wings skin=F0C8A0 hair=C2401C suit=2F7A4A trim=EABB38 ground=8A3A2A
    storm: woman long tiara caped bolt skin=7A4C30 hair=F2F4F8 suit=22242C trim=E4E8EE cape=E4E8EE eyes=F8F8F4 ground=3A5F9A
    rogue: woman waves band jacket skin=F0C8A0 hair=7A3A20 suit=6A4A2A trim=3A8A4A eyes=2F8A4A ground=4A3A4A
    beast: bulk spiky snout pointed plain bare skin=3A62B8 suit=3A62B8 hair=24448A eyes=F2CE3A ground=6A5A4A
    nightcrawler: pointed curls yoke plain skin=3A4A9A hair=1C2040 suit=22242C trim=C0202C eyes=F2CE3A ground=5A4A6A
    colossus: flat vee lines skin=B8C0CC suit=C0202C trim=EABB38 hair=6A7280 mask=98A0AC eyes=F4F4F2 ground=3A3A4A
    iceman: bare spiky plain skin=BFE4F4 suit=A8D4EC hair=D8F2FC eyes=3F9AD8 ground=2A4A7A
    angel|archangel: waves wings yoke skin=F0C8A0 hair=E2BC5C suit=3A5AC0 trim=F4F4F2 eyes=3F7FD0 ground=6A8AB0
    professor x: tie skin=F0C8A0 suit=3A4A3E trim=8A2A34 eyes=3F7FD0 ground=5A4A3A
    magneto: helmet caped panel skin=F0C8A0 suit=A01E30 mask=A01E30 trim=5B2F8D cape=5B2F8D ground=39414D
    mystique: woman slick gem scales skin=3A5AB0 hair=C2401C suit=F0F0EC trim=D8A52B eyes=F2CE3A ground=4A3A3A
    gambit: parted jacket collar skin=F0C8A0 hair=6A3A20 suit=6A4A30 trim=B03A6A eyes=F04030 ground=3A3A54
    emma frost: woman long caped vee skin=F0DCC8 hair=EAD08A suit=F4F4F2 trim=DCE4EE cape=E8ECF2 eyes=3F7FD0 ground=4A6A9A
    psylocke: woman long lines sash skin=E8B88C hair=5A2A8A suit=3A3A8A trim=C02A5A mask=C02A5A ground=4A4A6A
    jubilee: woman bob goggles jacket skin=E8B88C hair=22202A suit=F0C83A trim=E0508A ground=3A6A8A
    kitty pryde|shadowcat: woman tail yoke skin=F0C8A0 hair=5A3A22 suit=24409A trim=EABB38 ground=4A4A5A
    bishop: jacket lines slick long skin=5A3828 hair=22202A suit=2A4FA0 trim=E0B83A mask=A8302A ground=6A3A34
    cable: bulk flat armor skin=F0C8A0 hair=EDEDF0 suit=3A4A6A trim=A8B0BC eyes=F2CE3A ground=5A4A3A
    deadpool: full patches sides skin=A81820 suit=B81C24 mask=B81C24 trim=16171D ground=C0A878 eyes=F8F8F4
    domino: woman bob plain collar skin=F2EEEA hair=22202A suit=1E2028 trim=5A626E ground=4A5A7A
    negasonic teenage warhead: woman crop jacket skin=F0E0D4 hair=22202A suit=22242C trim=EABB38 ground=5A4A2A
    sabretooth: bulk waves sideburns fangs yoke skin=F0C8A0 hair=D8A84A suit=C8823A trim=5A2A1C ground=4A4A3A
    juggernaut: bulk bucket bare suit=A82A24 mask=A82A24 trim=8A201C skin=E0B088 ground=4A4450
    apocalypse: bulk lines collar armor skin=9AA4B8 suit=3A4A9A trim=5A86C8 mask=3A4A9A eyes=F04030 ground=4A2A3A
    mister sinister: slick gem collar ruff skin=F0F0F4 hair=1C1A20 suit=24307A trim=C0202C eyes=F04030 ground=3A2A3A
    toad: goggles round skin=8AA84A hair=5A4A22 suit=6A5A2A trim=D8A52B ground=4A4A54
    pyro: crop goggles panel skin=F0C8A0 hair=C8743A suit=E0702A trim=F0C83A ground=4A2A2A
    """)
}

extension KnownLooks {
  /// Heroes of DC and of smaller publishers.
  static let heroes = LookTable(
    """
    batman|batman ii: eared oval caped skin=F0C8A0 suit=5A606C mask=22252E trim=E8C02E cape=1C1F28 ground=41587C
    superman|superboy-prime: peak caped diamond skin=F0C8A0 hair=22243A suit=2258B0 trim=F0C83A cape=C8202A eyes=3F7FD0 ground=D8B060
    superboy: crop triangle skin=F0C8A0 hair=22202A suit=1E2028 trim=C8202A ground=3A5A8A
    supergirl: woman long caped diamond skin=F0C8A0 hair=E2BC5C suit=2258B0 trim=F0C83A cape=C8202A eyes=3F7FD0 ground=8AA4C8
    wonder woman: woman waves tiara wings skin=E8B88C hair=22202A suit=B81F2B trim=E8BC3A eyes=3F7FD0 ground=2A4F86
    wonder girl: woman long tiara star skin=F0C8A0 hair=E2BC5C suit=B81F2B trim=E8BC3A ground=3A4A6A
    flash|flash ii|flash iii|flash iv: cowl winged bolt skin=F0C8A0 suit=C41C24 mask=C41C24 trim=F6CC34 ground=27406E
    kid flash|impulse: cowl winged bolt skin=F0C8A0 suit=F0C83A mask=C41C24 trim=C41C24 ground=3A4A6A
    professor zoom: cowl winged bolt skin=F0C8A0 suit=F0C83A mask=F0C83A trim=C41C24 ground=5A2A2A
    black flash: skull cowl winged bolt suit=22242C mask=22242C skin=D8D8D0 trim=C41C24 eyes=F04030 ground=4A4A4A
    joker: slick plain tie skin=F2F2EE hair=4FA83C suit=5A2D7A trim=4FA83C eyes=2F8A3A ground=2E4A34 grin
    harley quinn: woman domino ruff bob panel skin=F4F0EC hair=E8D08A suit=C0202C trim=1E2028 mask=16171D ground=4A5A6A
    robin|robin ii|robin iii|robin v|robin vi: domino crop caped collar skin=F0C8A0 hair=22202A suit=C0202C trim=F0C83A cape=E0B83A mask=22262E ground=3A6A4A
    red robin: cowl caped ex skin=F0C8A0 suit=B0222A mask=1E2028 trim=E0B83A cape=1E2028 ground=4A4A5A
    nightwing: domino crop wings skin=F0C8A0 hair=22202A suit=1C1F28 mask=1C1F28 trim=3FA0E0 ground=4A4A6A
    batgirl|batgirl iv|batgirl vi|batwoman v: woman long eared oval caped skin=F0C8A0 hair=C2401C suit=4A3A6A mask=2A2A3A trim=F0C83A cape=22243A ground=5A4A3A
    oracle: woman waves goggles jacket skin=F0C8A0 hair=C2401C suit=3A6A5A trim=D8E4EC ground=3A4A6A
    catwoman: woman eared goggles skin=F0C8A0 suit=22242C mask=22242C trim=7A5AC0 ground=5A4A7A
    red hood: full jacket skin=C41C24 mask=C41C24 suit=6A4A30 trim=3A3E48 eyes=F8F8F4 ground=3A4A5A
    alfred pennyworth: slick moustache tie skin=F0D0B8 hair=4A4A52 suit=1E2028 trim=1E2028 ground=6A4A3A old
    penguin: hat round tie skin=F0D0B8 suit=22242C mask=22242C trim=6A3A8A ground=4A5A6A
    riddler: hat domino tie skin=F0C8A0 hair=A8622E suit=2F8A4A mask=2F8A4A trim=7A3A9A ground=5A3A6A
    two-face: seams parted tie skin=E0B898 hair=3A2A22 suit=E8E8E4 trim=22242C ground=4A3A3A
    scarecrow: hat seams plain jacket skin=B89A5A suit=6A4A2A mask=4A3420 trim=A07A3A eyes=F04A24 ground=3A3A2E
    bane: bulk full lines bare sash mask=22242C suit=E0B088 skin=E0B088 trim=6A4A30 eyes=F04030 domino ground=4A3A3A
    killer croc: scales fangs bulk bare plain skin=6A8A4A suit=6A8A4A eyes=F2CE3A ground=3A3A4A
    mister freeze: goggles round collar armor skin=B8D4E8 suit=4A6A9A trim=C8E8F4 ground=2A3A5A plain
    poison ivy: woman waves vee skin=A8D08A hair=C2321C suit=2F7A3A trim=4FA04A eyes=2F8A3A ground=4A2A4A
    ra's al ghul: slick moustache caped collar skin=E0B890 hair=3A3A42 suit=2F5A3A trim=C8963A cape=2F5A3A ground=5A3A2A
    deathstroke: full split patch armor skin=E0702A mask=E0702A suit=24345A trim=E0702A eyes=F8F8F4 ground=4A4A54
    deadshot: full goggles armor mask=C8CED6 suit=B0222A skin=C8CED6 trim=F04030 ground=4A4A5A
    green lantern|hal jordan|kyle rayner|simon baz: domino parted lantern skin=E8B88C hair=5A3A22 suit=2A8A4A mask=2A8A4A trim=16171D ground=22303A
    alan scott: domino parted caped collar skin=F0C8A0 hair=E2BC5C suit=C0202C mask=5A2A7A trim=2F8A4A cape=5A2A7A ground=3A4A3A
    guy gardner: flat lantern collar skin=F0C8A0 hair=C8642A suit=2A8A4A trim=F0F0EC ground=3A3A4A
    jessica cruz: woman long domino lantern skin=C98E5E hair=22202A suit=2A8A4A mask=2A8A4A trim=16171D ground=3A3A5A
    sinestro: slick moustache pointed vee skin=C03A6A hair=16171D suit=E8C030 trim=16171D ground=3A2A3A
    kilowog: bulk tusks pointed lantern plain skin=D0808A suit=2A8A4A trim=16171D ground=3A4A4A
    abin sur: lantern plain skin=C0607A suit=2A8A4A trim=16171D ground=2A3A4A
    martian manhunter: bulk plain caped ex skin=4FA050 suit=22242C trim=C0202C cape=2A4FA0 eyes=F04030 ground=5A3A2E
    miss martian: woman long caped ex skin=6AB85A hair=C2401C suit=F0F0EC trim=C0202C cape=2A4FA0 ground=4A3A4A
    aquaman: waves beard hoops skin=F0C8A0 hair=E2BC5C suit=E08A2A trim=C8701E eyes=3F9AD0 ground=1E6A7A
    aqualad: crop vee skin=F0C8A0 hair=22202A suit=C0202C trim=22305A ground=2A5A6A
    mera: woman waves tiara vee skin=F0C8A0 hair=C8321C suit=2F8A5A trim=E8BC3A ground=2A5A7A
    black manta: full goggles armor mask=16171D suit=16171D skin=16171D trim=F04030 ground=2A5A6A round
    cyborg: armor reactor skin=6A4230 suit=9AA4B0 trim=6A727E hair=1C1A20 crop ground=4A2A34 jaw mask=B4BAC4 eyes=F04030
    green arrow: hat domino goatee moustache collar skin=F0C8A0 hair=E2BC5C suit=2F7A3A mask=2A6A34 trim=1E4A26 ground=6A4A34
    red arrow|speedy: hat domino vee skin=F0C8A0 hair=C8642A suit=B0222A mask=B0222A trim=E0B83A ground=4A4A3A
    black canary: woman waves jacket skin=F0C8A0 hair=F0D070 suit=1E2838 trim=16171D eyes=3F7FD0 ground=5A4A6A
    hawkgirl: woman waves eared wings skin=F0C8A0 hair=C2401C suit=E0B03A mask=E0B03A trim=3A8A5A ground=5A3A34
    zatanna: woman long hat tie skin=F0C8A0 hair=22202A suit=16171D mask=16171D trim=F4F4F2 ground=5A3A6A
    john constantine: spiky tie skin=F0C8A0 hair=E2BC5C suit=C8A87A trim=8A2A2A ground=3A4A4A
    raven: woman hood gem caped skin=E4DCE8 hair=3A2A5A mask=2A2A5A suit=2A2A5A trim=C0304A cape=2A2A5A eyes=7A5AD0 ground=5A3A4A
    starfire: woman waves vee plain skin=E09A4A hair=D03A1E suit=6A3A9A trim=3FC04A eyes=4FD05A ground=3A2A5A
    beast boy: spiky pointed panel skin=6AB04A hair=2F7A34 suit=B0222A trim=F0F0EC ground=4A4A5A
    shazam|black adam: slick caped bolt skin=E0B088 hair=1C1A20 suit=1E2028 trim=F0C83A cape=1E2028 ground=6A4A2A
    captain marvel ii|captain marvel (dc comics): slick caped bolt skin=F0C8A0 hair=1C1A20 suit=C8202A trim=F0C83A cape=F0F0EC ground=3A4A7A
    darkseid: rocks bulk plain collar skin=7A8090 suit=2A3A7A trim=2A3A7A eyes=F04A24 hair=7A8090 ground=5A2A24 round
    doomsday: rocks bulk bare tusks plain skin=9A9AA0 suit=8A8A92 eyes=F04030 ground=4A3A34 spiky hair=E4E4DE
    brainiac: plain collar gem skin=6AB05A suit=5A3A7A trim=D080C0 eyes=F04A8A ground=2A3A3A spots
    lex luthor: collar armor skin=F0C8A0 suit=3A8A4A trim=7A3A9A eyes=2F8A4A ground=4A3A5A
    general zod: crop goatee collar skin=F0C8A0 hair=22202A suit=1E2028 trim=4A5260 ground=5A4A3A
    bizarro: seams peak caped diamond skin=D4D8D8 hair=22202A suit=5A4A8A trim=F0C83A cape=6A3A6A ground=4A5A5A
    captain cold: hood goggles skin=F0C8A0 suit=3A6AB0 mask=5A8AD0 trim=F4F8FC ground=2A4A6A
    gorilla grodd: bulk snout round plain bare skin=4A4048 suit=3A3238 hair=2A2428 eyes=F2CE3A ground=6A3A2A
    solomon grundy: bulk seams spiky jacket plain skin=B8C0C0 hair=EDEDF0 suit=2A2A30 trim=4A4A50 ground=3A4A3A
    swamp thing: bark bulk plain skin=5A7A3A suit=4A6A30 hair=7A9A4A eyes=F04A24 ground=2A3A34
    lobo: bulk long lines jacket skin=E4E8EE hair=22202A suit=22242C trim=4A4A52 mask=22242C eyes=F04030 ground=4A3A5A
    black lightning: domino bolt skin=6A4230 suit=24489A trim=F0C83A mask=22305A ground=3A3A4A
    vixen: woman crop collar skin=6A4230 hair=22202A suit=E08A2A trim=F0C83A ground=3A4A3A
    bumblebee: woman antennae hoops goggles crop skin=6A4230 hair=22202A suit=E8B83A trim=22242C ground=3A4A6A
    steel: faceplate caped armor star skin=6A4230 suit=9AA4B0 mask=9AA4B0 trim=C2CAD6 cape=B0222A eyes=F4F4F2 ground=3A3A5A
    john stewart: crop lantern skin=5A3828 hair=1C1A20 suit=2A8A4A trim=16171D ground=3A4A4A
    hancock: crop goggles jacket skin=5A3828 hair=1C1A20 suit=22242C trim=5A6A8A ground=C87A4A
    static: goggles afro jacket bolt skin=6A4230 hair=22202A suit=2A3A8A trim=F0C83A ground=5A3A6A
    blue beetle iii: full domino armor mask=2A4FA0 suit=2A4FA0 skin=2A4FA0 trim=16171D ground=5A4A3A spider
    rorschach: hat full tie jacket skin=F0F0EC mask=6A4A34 suit=7A5A3A trim=3A2A24 ground=4A3A5A blank
    dr manhattan: plain bare gem skin=4FA8E8 suit=4FA8E8 trim=22306A eyes=F8F8F4 ground=3A2A5A
    ozymandias: parted band caped collar skin=F0C8A0 hair=E2BC5C suit=6A3A8A trim=E0B83A cape=6A3A8A ground=4A4A3A
    sauron: faceplate crown armor suit=22242C mask=22242C trim=4A4E58 eyes=F08A2E ground=6A2A1C
    hellboy: bulk goatee sideburns jacket plain skin=C8302A hair=22202A suit=B89A6A trim=8A6A48 eyes=F2CE3A ground=3A3A44
    spawn: full domino caped collar mask=16171D suit=16171D skin=16171D trim=C0202C cape=B01C20 eyes=4FE06A ground=3A3A3A
    judge dredd: helmet visor armor skin=E8B88C mask=22304A suit=22242C trim=E0B83A ground=6A3A34
    master chief: bucket armor mask=5A7A3A suit=4A6A34 trim=E0A83A skin=5A7A3A ground=3A4A5A
    goku: spiky vee skin=F0C8A0 hair=22202A suit=E8742A trim=2A4FA0 ground=5A8AB0
    vegeta: flat mohawk armor skin=F0C8A0 hair=22202A suit=2A3A8A trim=F0F0EC ground=6A4A3A
    naruto uzumaki: spiky band jacket skin=F0C8A0 hair=F0C83A suit=E8742A trim=22262E eyes=3F7FD0 ground=3A5A4A
    spock: fringe pointed collar skin=F0D8B8 hair=1C1A20 suit=2A62B0 trim=22242C ground=3A3A4A
    harry potter: spiky tie skin=F0C8A0 hair=22202A suit=22242C trim=A8242C eyes=2F8A4A ground=6A4A2A
    leonardo|donatello|michelangelo|raphael: domino plain bulk bare skin=6AA04A suit=6A7A3A mask=3A5AC0 eyes=F4F4F2 ground=4A4A4A
    godzilla: scales fangs fins bulk bare snout plain skin=4A5A54 suit=4A5A54 mask=6A7A74 eyes=F2CE3A ground=8A3A2A
    king kong: bulk snout round plain bare skin=3A322E suit=322A26 hair=221C18 eyes=F2CE3A ground=4A6A5A
    kool-aid man: blob suit=D0303A eyes=F4F4F2 trim=F0808A ground=3A6A9A
    t-800|t-850: golem skin=B4BAC4 eyes=F04030 ground=3A2A2A
    data: slick collar skin=EDE6C8 hair=4A3420 suit=C8A02A trim=22242C eyes=F2CE3A ground=3A3A5A
    king shark: fangs fins gills bulk bare plain skin=7A94A8 suit=7A94A8 mask=8AA4B8 eyes=14141C ground=2A4A6A
    captain planet: flat bare disc skin=6AC0E0 suit=C8342C trim=F0C83A hair=3FA04A ground=2A6A4A
    """)
}

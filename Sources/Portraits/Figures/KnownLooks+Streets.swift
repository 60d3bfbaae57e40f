extension KnownLooks {
  /// Marvel's street heroes and villains, and characters known by their skin or kind.
  static let streets = LookTable(
    """
    daredevil: horned skin=F0C8A0 suit=A01820 mask=A01820 trim=C8283A ground=2E323C
    elektra: woman long band vee sash skin=E8B88C hair=22202A suit=C0202C trim=D8303A ground=4A4A44
    punisher: crop skin=E8B88C hair=22202A suit=16171D trim=F0F0EC ground=5A5E66 disc stripes
    luke cage|power man: bulk band vee skin=6A4230 suit=E0B030 trim=6A4230 ground=4A4A6A
    iron fist: domino vee ruff skin=F0C8A0 hair=E2BC5C suit=2F8A4A trim=F0C83A mask=F0C83A ground=5A3A2A
    jessica jones: woman long jacket skin=F0C8A0 hair=22202A suit=22242C trim=8A98A8 ground=5A3A5A
    moon knight: hood full caped moon mask=EDEFF2 suit=EDEFF2 trim=9AA4B4 cape=EDEFF2 skin=22242C eyes=F8F8F4 ground=2A3450
    blade: flat visor jacket goatee skin=5A3828 hair=1C1A20 suit=1E2028 trim=7A2A2A mask=16171D ground=5A2A34
    ghost rider|ghost rider (johnny blaze)|ghost rider (daniel ketch): flame blank skull jacket skin=EDE8DC hair=F0702A suit=1E2028 trim=3A3E48 eyes=F04A24 ground=2A2038
    red skull: plain jacket seams old skin=C0242A suit=1E2028 trim=3A3E48 eyes=22242C ground=4A4A3A
    nick fury: patch crop jacket skin=8A5A3A hair=22202A suit=1E2028 trim=3A4658 ground=4A5A6A
    green goblin|green goblin (norman osborn): pointed fangs hat sides plain skin=5FA04A suit=5A2A7A trim=5FA04A mask=5A2A7A eyes=F2CE3A ground=3A3A4A
    hobgoblin: hood fangs skin=D8A83A mask=D8742A suit=2A3A7A trim=D8742A eyes=F04030 ground=3A3A4A
    doctor octopus: fringe goggles vee round skin=F0C8A0 hair=5A3A22 suit=4A8A4A trim=E0902A ground=4A4A5A
    venom|venom (eddie brock): full symbiote bulk suit=16181F mask=16181F skin=16181F trim=F4F4F2 ground=4A5A7A spider
    carnage: full symbiote suit=B01C20 mask=B01C20 skin=B01C20 trim=16181F ground=2A2E3A stripes
    electro: domino bolt skin=F0C8A0 suit=3A8A3A mask=F0D03A trim=F0D03A ground=3A3A5A winged
    mysterio: blank full caped hoops skin=BFD8D8 mask=BFD8D8 suit=3A7A5A trim=5A9A7A cape=6A3A8A ground=3A3450
    lizard|curt conners: scales fangs snout plain skin=5A9A4A suit=EDEDE8 trim=5A3A7A eyes=F2CE3A ground=4A3A3A
    rhino: bulk bare horned skin=9AA0A8 suit=8A9098 mask=8A9098 trim=E0E0DA ground=5A4A3A
    sandman: bulk flat hoops skin=E0B888 hair=8A5A2A suit=3A8A4A trim=22242C ground=C8A060
    kraven the hunter: waves moustache collar beard skin=E0B088 hair=22202A suit=C8963A trim=E8C060 ground=4A5A3A
    vulture: old collar ruff skin=F0D0B8 suit=3A7A4A trim=F0F0EC ground=4A5A6A
    shocker: full hoops suit=E0B030 mask=E0B030 trim=7A4A2A eyes=F8F8F4 domino ground=4A3A4A
    kingpin: bulk round tie skin=F0C8A0 suit=F0F0EC trim=5A3A7A ground=3A3A4A
    bullseye: cowl target suit=22262E mask=22262E skin=F0C8A0 trim=F4F4F2 ground=5A3A3A
    black cat: woman waves domino ruff skin=F0DCC8 hair=F2F4F8 suit=16171D trim=F0F0EC mask=16171D ground=3A4A6A
    taskmaster: hood skull caped skin=F0F0E8 mask=F0F0EC suit=E8702A trim=24409A cape=F0F0EC eyes=F04030 ground=3A4658
    crossbones: skull suit=16171D mask=16171D skin=E4E0D8 trim=F0F0EC eyes=F04030 ex ground=5A4A4A
    namor: pointed flat vee skin=F0C8A0 hair=22202A suit=2F7A5A trim=EABB38 ground=2A5A8A
    medusa: woman waves band ruff skin=F0C8A0 hair=C8321C suit=6A3A8A trim=E8C8E8 ground=3A4A5A
    black bolt: cowl chevron skin=F0C8A0 suit=1E2430 mask=1E2430 trim=C2CAD6 ground=3A4A7A
    crystal: woman long band skin=F0C8A0 hair=D8843A suit=E0B83A trim=22242C ground=4A5A4A panel
    gorgon: curls beard skin=C89A6A hair=5A2A1C suit=3A5A8A trim=D8A52B ground=4A4A4A
    ronan: helmet collar skin=4A78C8 suit=2F7A5A mask=2F6A4A trim=4FA06A ground=3A2A4A
    dormammu: flame skull skin=5A2A24 hair=F06A24 suit=8A2A5A trim=3A2A4A eyes=FFF3A8 ground=2A1A3A
    mephisto: pointed collar caped slick goatee skin=C02A24 hair=1C1A20 suit=A01C24 trim=C0202C cape=8A1C24 eyes=F4F4F2 ground=3A2A2A
    dracula: peak collar caped moustache skin=E4DCE0 hair=1C1A20 suit=1E2028 trim=C0202C cape=22242C eyes=F04030 ground=4A3A4A
    modok: round bulk band armor skin=E0B088 suit=6A3A8A trim=E0B83A hair=22202A ground=3A4A4A
    uatu the watcher|watcher: bulk round plain ruff skin=F0DCC8 suit=2A5AA0 trim=F4F4F2 eyes=F8F8F4 ground=1E2A50 caped cape=F4F4F2
    ego: face skin=C8743A eyes=FFF3A8 trim=6A9A5A ground=1E1E3C
    fin fang foom: scales fangs fins snout plain skin=E07A2A suit=E07A2A mask=6A3A8A eyes=F2CE3A ground=2A4A5A
    devil dinosaur: scales fangs snout plain bare bulk skin=C0302A suit=C0302A eyes=F2CE3A ground=4A6A3A
    moon girl: woman afro goggles panel skin=6A4230 hair=22202A suit=E0D0A0 trim=6A3A8A ground=C0502A
    man-thing: blob suit=5A7A3A eyes=F04030 trim=6A5A3A ground=2A3A3A
    squirrel girl: woman bob jacket skin=F0C8A0 hair=A8622E suit=8A5A34 trim=D8B078 ground=3A7A5A band
    moonstone|dazzler: woman waves star skin=F0C8A0 hair=E2BC5C suit=E4E8EE trim=5A8AD0 ground=5A3A7A
    songbird: woman bob wings skin=F0C8A0 hair=E880B0 suit=F0F0EC trim=E880B0 ground=4A4A6A
    sentry: slick caped yoke skin=F0C8A0 hair=E2BC5C suit=E8B83A trim=24409A cape=24409A ground=3A2A3A
    hercules: curls beard band bare sash skin=E0B088 suit=E0B088 hair=4A2C1A trim=3A8A4A ground=8A6A3A
    wonder man: goggles jacket skin=F0C8A0 hair=22202A suit=B0222A trim=22242C ground=4A4A5A flat
    mockingbird: woman long goggles skin=F0C8A0 hair=E2BC5C suit=1E2028 trim=F0F0EC ground=3A5A8A panel
    nico minoru: woman bob collar skin=E8B88C hair=22202A suit=2A2430 trim=8A3A9A ground=4A4A3A
    america chavez: woman waves jacket star skin=B87C50 hair=22202A suit=2A4FA0 trim=F0F0EC ground=9B2430
    shang-chi: crop band vee skin=E8B88C hair=22202A suit=C0202C trim=F0C83A ground=3A4A4A
    doop: blob suit=8AC04A eyes=F8F8F4 trim=A8D86A ground=5A3A7A
    misty knight: woman afro vee skin=6A4230 hair=22202A suit=B0222A trim=D8A52B ground=3A4A5A
    cloak: hood caped skin=5A3828 mask=24305A suit=24305A trim=5A86C8 cape=24305A ground=4A4A5A
    dagger: woman long vee skin=F0DCC8 hair=F0E0A0 suit=F4F4F2 trim=E0C860 ground=3A3A5A
    brother voodoo: spiky goatee ruff bare skin=6A4230 suit=6A4230 hair=22202A trim=B0222A ground=3A4A3A
    robbie robertson: crop moustache tie skin=6A4230 hair=9A9CA4 suit=4A5260 trim=2F6A4A ground=6A5A4A
    battlestar: cowl star yoke skin=6A4230 suit=B0222A mask=24489A trim=F4F4F2 ground=3A3A4A
    moses magnum: crop beard collar skin=5A3828 hair=22202A suit=4A3A6A trim=D8A52B ground=4A4A3A
    synch: crop vee skin=6A4230 hair=22202A suit=B0222A trim=E0B83A ground=3A4A6A
    sunspot: curls vee skin=9A6A42 hair=22202A suit=22242C trim=E0B83A ground=8A3A2A
    dani moonstar|echo: woman tail band vee skin=B07A50 hair=22202A suit=3A4A7A trim=E0C890 ground=5A4A3A
    warpath|thunderbird|american eagle: long band sides skin=B07A50 hair=22202A suit=2A4FA0 trim=C0202C ground=5A4A3A
    red wolf|wyatt wingfoot|forge: long band jacket skin=B07A50 hair=22202A suit=6A4A30 trim=C8A070 ground=3A4A4A
    jimmy woo: parted tie skin=E8B88C hair=22202A suit=2A2E3A trim=B0222A ground=4A5A6A
    wong: collar robe moustache skin=E8B88C hair=22202A suit=2F7A4A trim=E0B83A ground=5A3A2A
    mandarin: slick moustache collar skin=E8B88C hair=22202A suit=2F6A4A trim=E0B83A ground=6A2A2A
    colleen wing|karma|armor|yukio|lady deathstrike: woman long vee skin=E8B88C hair=22202A suit=F0F0EC trim=B0222A ground=3A4A5A
    sunfire: cowl sides skin=E8B88C suit=F4F4F2 mask=C8202A trim=C8202A ground=3A5A8A
    silver samurai: bucket armor skin=C2CAD6 suit=9AA4B4 mask=C2CAD6 trim=B0222A ground=4A3A3A
    deathlok: seams patch armor skin=8A9098 hair=4A3A30 suit=8A2A2A trim=9AA4B0 ground=3A4A4A
    white tiger: full eared suit=F0F0EC mask=F0F0EC skin=F0F0EC trim=22242C ground=3A5A4A
    puma: whiskers snout bare plain skin=B8803A suit=B8803A eyes=4FC05A ground=4A3A4A
    tigra: woman waves whiskers bare skin=E08A3A suit=E08A3A hair=C85A1E eyes=2F8A4A ground=3A4A5A
    zabu: whiskers snout fangs plain bare skin=D8A04A suit=D8A04A eyes=F2CE3A ground=3A5A3A
    lockheed: scales fangs pointed snout plain skin=7A4AB0 suit=7A4AB0 eyes=F2CE3A ground=4A5A3A
    old lace: scales fangs snout plain bare skin=5A7A6A suit=5A7A6A eyes=F2CE3A ground=5A3A4A
    agatha harkness: woman bun collar old skin=F0D8C8 hair=EDEDF0 suit=3A2A5A trim=6A4A8A ground=4A5A4A
    aunt may: woman bun collar old skin=F0D8C8 hair=EDEDF0 suit=6A86B0 trim=F0F0EC ground=8A6A4A
    gwen stacy: woman long band collar skin=F0C8A0 hair=EAD08A suit=3A8A6A trim=16171D ground=6A5A8A
    mary jane watson: woman waves vee skin=F0C8A0 hair=C2321C suit=2F7A4A trim=F0F0EC eyes=2F8A4A ground=4A5A7A
    j. jonah jameson: flat moustache tie skin=F0C8A0 hair=4A4A52 suit=F0F0EC trim=B0222A ground=5A5A4A
    pepper potts: woman bob tie skin=F0C8A0 hair=C8602A suit=2A3A5A trim=2A3A5A ground=6A7A8A
    happy hogan: flat tie round skin=F0C8A0 hair=5A3A22 suit=3A3A44 trim=2A4FA0 ground=5A5A4A
    werewolf by night: snout pointed fangs spiky plain jacket skin=6A4A34 hair=4A3020 suit=2F6A4A trim=6A4A34 ground=2A3450
    sasquatch: wookiee hair=D8742A eyes=E8402C ground=3A5A4A
    purple man: slick tie plain skin=8A5AB0 hair=5A2A8A suit=F0F0EC trim=5A2A8A ground=3A3A4A
    wendigo: wookiee hair=E8E4DC eyes=E8402C ground=4A6A8A
    super-skrull: pointed scales sides plain skin=5A9A4A suit=22242C trim=7A3A9A eyes=E8402C ground=4A3A3A
    high evolutionary: faceplate armor suit=C2CAD6 mask=B04A9A trim=C2CAD6 eyes=F4F4F2 ground=3A3A5A
    eternity: plain caped collar skin=22244A suit=1C1E40 trim=5A5AB0 cape=2A1E50 eyes=F8F8F4 ground=6A5A8A
    korg: rocks plain bulk skin=9A8A7A suit=6A5A4A eyes=F2CE3A ground=4A3A4A
    """)
}

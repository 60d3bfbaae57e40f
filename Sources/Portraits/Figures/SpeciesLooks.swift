/// Looks of beings by the catalogues' words for species and race.
enum SpeciesLooks {
  /// The look of the first of the words that has one: `Human / Radiation`, `Dathomirian Zabrak`.
  static func line(of species: String) -> Substring? {
    if species.isEmpty { return nil }
    if let line = table[species] { return line }
    return species.split { $0 == " " || $0 == "/" || $0 == "-" }.lazy
      .compactMap { table[String($0)] }.first
  }

  static let table = LookTable(
    """
    wookie|wookiee: wookiee hair=7A5230 eyes=3A6AC0
    ewok: ewok hair=6B4A2E trim=B07A3A
    hutt: hutt skin=8C8A4A eyes=F0A030
    yoda's species: yoda skin=7FA050 suit=B09A6A trim=6A5236 hair=EDEDF0
    gungan: gungan skin=C98A4A suit=8A6A48 trim=5A4630
    mon calamari: calamari skin=B0664A suit=E8E4D8 trim=C8A878
    rodian: rodian skin=4E9A5C suit=B8923A trim=4A4A54
    twi'lek: lekku trim=6A4630
    togruta: montral lekku skin=C8553A trim=F2F0EA
    zabrak: zabrak hair=3A2A24
    cerean: tall plain old skin=E8C4A4
    nautolan: tendrils bigEyes skin=4E9A58 plain
    kaminoan: slender skin=C8CED6 suit=E4E6EA
    quermian: slender skin=EDE6DC suit=6A5A3A
    geonosian: insect skin=8A7A4A eyes=F0C83A
    kel dor: breather skin=C8743A trim=C8CCD2 suit=6A4A30
    kaleesh: kaleesh skin=EDE8DC cape=5A2A2A eyes=F2CE3A
    trandoshan: scales fangs plain skin=8A9A4A suit=D8A03A trim=E8E4D8
    sullustan: bigEyes gills plain round skin=B0A898
    neimodian: bigEyes tall plain skin=8FA08A hair=2E2A38
    toydarian: beak fangs plain round skin=5A86A8 suit=7A6A4A
    dug: pointed plain snout skin=A08A80
    aleena: bigEyes plain round skin=7A8AA8
    vulptereen: snout tusks plain skin=7A86A0
    xexto: bigEyes plain skin=D8DCE4
    toong: round plain old skin=9AA08A
    iktotchi: zabrak plain skin=C89A7A hair=A87A5A
    chagrian: lekku antennae plain skin=5A86C8 trim=3A5A98
    mirialan: hood spots skin=C8B84A mask=2A2A34
    tholothian: band lekku trim=EDEDF0
    clawdite: hood skin=A8A85A mask=5A3A6A
    besalisk: round bulk moustache plain skin=9A6A42
    skakoan: faceplate skin=7A8A5A mask=5A6A4A trim=9AA08A eyes=F2E08A
    muun: tall plain skin=C8C4BC
    pau'an: lines fangs collar plain skin=C8C0BC mask=7A3A34
    mutant: vee
    cyborg: patch armor
    android: lines plain skin=C8CED8 mask=4A5A6A
    clone: sides
    vampire: peak collar skin=E4DCE0
    symbiote: full symbiote bulk mask=1A1C26 suit=1A1C26
    atlantean: fins vee mask=3E8A8A
    demon: zabrak pointed skin=B23A2E
    god: tiara caped
    new: caped helmet
    asgardian: caped armor
    frost: round beard skin=7AA8D8 hair=E4F0F8
    martian: plain caped skin=5AA05A
    kryptonian: caped diamond
    talokite: skin=5A7AC8
    korugaran: plain skin=C83A6A
    bolovaxian: bulk tusks pointed skin=C87A6A lantern
    tamaranean: skin=E09A4A
    zen-whoberian: skin=5AA04A
    luphomoid: skin=5A78C0
    czarnian: skin=E4E8EE
    saiyan: spiky hair=22202A
    gorilla: bulk snout plain skin=4A4048
    animal: snout whiskers plain
    kaiju: scales fangs fins plain skin=5A7A5A mask=5A7A5A
    flora: bark plain skin=8A6238 hair=6FA04A suit=7A5430
    parademon: insect wings skin=6A8A4A eyes=E8402C
    yautja: lines tusks plain skin=A8A06A mask=3A3A30
    xenomorph: full fangs mask=23262E suit=23262E
    icthyo: gills bigEyes plain skin=4E8AA0
    alien: plain pointed
    zombie: seams plain skin=A0A890
    bizarro: seams caped diamond skin=C8CCD0
    ungaran: lantern skin=C86A8A
    strontian: mohawk skin=8A5AA8
    amazon: tiara
    maiar: pointed beard
    kakarantharaian: scales fangs plain skin=5A8A4A
    neyaphem: pointed goatee skin=B83A34
    inhuman: band
    cosmic: crown caped plain
    """)
}

/// Looks of the best known characters, by name.
enum KnownLooks {
  static let all = [heroes, marvel, streets, starWars]

  /// The look of a name in lower case: with its publisher, since several heroes share a name, else
  /// with its parentheses, else without them.
  static func line(of name: String, publisher: String? = nil) -> Substring? {
    var plain = name.prefix { $0 != "(" }
    while plain.last == " " { plain.removeLast() }
    let house = publisher.map { "\(name) (\($0.lowercased()))" }
    for key in [house, name, String(plain)].compactMap(\.self) {
      for table in all {
        if let line = table[key] { return line }
      }
    }
    return nil
  }

  static let starWars = LookTable(
    """
    luke skywalker: parted robe skin=F0C8A0 hair=DDB45A suit=E8E0CC trim=C8B890 eyes=3F6FC0 ground=A8683A
    darth vader: vader ground=8A1C20
    leia organa: woman buns collar skin=F0C8A0 hair=4A2C1A suit=F2F2EE trim=DCDCD8 ground=4A6A8A eyes=5A3620
    han solo: parted jacket skin=E8B88C hair=5A3A22 suit=22242C trim=F2F2EE ground=6A7A8C eyes=5A3620
    chewbacca: wookiee sash hair=7E5430 eyes=3A6AC0 ground=3A5A4A
    tarfful: wookiee hair=5A3A22 eyes=3A6AC0 ground=4A6A3A
    yoda: yoda skin=7FA84E hair=F0F0EC suit=B8A47A trim=6A5236 eyes=6A5A2A ground=3A4A3A
    c-3po: golem skin=E2B03A eyes=FFF6C0 ground=3A4A6A
    r2-d2: dome skin=F2F2F0 mask=C2C8D2 trim=2450B0 eyes=F04030 ground=A8683A
    r5-d4: dome skin=F2F2F0 mask=F2F2F0 trim=C83A2C eyes=F04030 ground=8A6A44
    r4-p17: dome skin=C8CED6 mask=B8342C trim=B8342C eyes=5A9AE0 ground=2A3A5A
    ig-88: stalk skin=9AA0AA eyes=F04030 trim=5A3A24 ground=5A3A3A
    boba fett: bucket rod armor caped skin=C98E5E suit=6A7A5A trim=B8342C mask=5F7F5A cape=7A6A4A ground=7A8AA0
    jango fett: bucket rod armor skin=C98E5E suit=7A8AB0 trim=2F56A0 mask=C2CAD6 ground=3A4A5C
    stormtrooper: trooper mask=F2F2F0 trim=3A4A6A ground=5A6270
    palpatine: hood robe old skin=D8D0C4 mask=1C1B22 suit=1C1B22 trim=2C2A34 eyes=F2CE3A hair=9A9CA4 ground=4A2A5A
    darth maul: zabrak hood robe skin=C22A22 hair=16141A mask=1A1A20 suit=1A1A20 trim=2A2A32 eyes=F2CE3A ground=5A6478
    obi-wan kenobi: parted beard robe skin=F0C8A0 hair=A8622E suit=D8C49A trim=EADFC4 eyes=3F6FC0 ground=5A3E2E
    anakin skywalker: parted robe skin=F0C8A0 hair=A87A3A suit=4A3024 trim=2A1E18 eyes=3F6FC0 ground=A8482C
    qui-gon jinn: slick long beard robe skin=E8B88C hair=6A4A30 suit=C8B48A trim=EADFC4 eyes=3F6FC0 ground=3A5A4A
    mace windu: robe skin=6A4230 suit=C8B08A trim=8A6A4A eyes=5A3620 ground=5A3A7A
    padmé amidala: woman long bun crown gem ruff skin=F4E4D8 hair=3A2418 suit=A81E28 trim=E0B54A eyes=5A3620 ground=3A4E6A
    jabba desilijic tiure: hutt skin=A09A52 eyes=F08A2E ground=4A3228
    grievous: kaleesh skin=EDE8DC cape=5A2A2A eyes=F2CE3A ground=3A5A4A
    jar jar binks: gungan skin=C88A4E suit=8A5A34 trim=5A4630 ground=3A7A6A
    lando calrissian: crop moustache caped vee skin=8A5A3A hair=1C1A20 suit=3A5A9A trim=5A86C8 cape=C8A84A ground=D88A4A
    ackbar: calamari skin=B8664A suit=F0EEE6 trim=C8A878 ground=2F5A7A
    wicket systri warrick: ewok hair=6E4A2C trim=C08A3E ground=3E6A3A
    greedo: rodian skin=4FA05E suit=D09A3A trim=3A6A8A ground=6A4A5A
    mon mothma: woman bob robe skin=F0C8A0 hair=8A4A2C suit=F2F2EE trim=DCDCD8 ground=4A5A7A
    wilhuff tarkin: slick collar old skin=E8C8B0 hair=9A9CA4 suit=6A6E5E trim=6A6E5E eyes=3F6FC0 ground=3A3E48
    dooku: slick beard caped collar old skin=E8C8B0 hair=EDEDF0 suit=3A2A22 trim=3A2A22 cape=2A1E1A eyes=5A3620 ground=6A2A2A
    lobot: band vee skin=E8B88C suit=B8BCC4 trim=5A86C8 ground=C87A4A
    wedge antilles|biggs darklighter|jek tono porkins: pilot skin=F0C8A0 hair=4A2C1A suit=E0702A trim=C8342C mask=EDEDE8 ground=2A3450
    ki-adi-mundi: tall beard robe old skin=E8C4A4 hair=EDEDF0 suit=6A4A30 trim=D8C49A eyes=F2CE3A ground=4A4A6A
    kylo ren: hood skin=22242C mask=1A1A20 suit=22242C trim=C2C8D2 eyes=F04030 ground=8A2A24
    rey: woman bun robe skin=F0C8A0 hair=6A4428 suit=D8CCB0 trim=B09A72 ground=A8743A
    ahsoka tano: woman montral lekku vee skin=D8743A suit=7A3A34 trim=F2F0EA eyes=3F8AD0 ground=2A4A5A
    """)
}

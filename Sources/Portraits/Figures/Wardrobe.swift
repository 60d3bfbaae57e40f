/// Clothes, hair and masks of characters without a known look.
enum Wardrobe {
  /// Suit, trim and ground, in colours that contrast with each other.
  static let suits: [(RGB, RGB, RGB)] = [
    (0xB3202C, 0xF4C542, 0x26395C), (0x1F4E9E, 0xE8E8EC, 0x7A1F2B), (0x2E8B57, 0xF0E6C8, 0x3B2A56),
    (0x5B2A86, 0x8FD14F, 0x20303C), (0x20242C, 0xD9A520, 0x5D6F86), (0xD4571E, 0x28323E, 0x1D5560),
    (0x0F7F86, 0xF6D6A8, 0x5C2340), (0xC2185B, 0xF5F5F5, 0x27335A), (0xD8B13A, 0x2B3A67, 0x6B2430),
    (0x4A6FA5, 0xF2B134, 0x2A2438), (0x6D8F2F, 0x3A2418, 0xA8894A), (0x8A1C1C, 0x1B1B22, 0x8A7A5A),
    (0xE3E6EA, 0x2F6FB0, 0x45304F), (0x3D2B56, 0xE25FA0, 0x1B4A5B), (0x1B7A4C, 0x111820, 0xB8863A),
    (0x2A2F6B, 0xF06A3A, 0x3E6A78), (0x7A4A2A, 0xE8D8B0, 0x2E4A3A), (0x14676B, 0xE04A3A, 0x2A2A44),
    (0x9AA4B0, 0xC02A36, 0x2C4468), (0x16181F, 0x3FC0D0, 0x6A2A4A),
  ]

  static let robes: [(RGB, RGB, RGB)] = [
    (0xC8B48A, 0xEADFC4, 0x6A4A34), (0x6A4A30, 0xD8C49A, 0x2E4A5C), (0x3A4658, 0xB8A070, 0x6A3A34),
    (0x8A3A34, 0xE0C890, 0x26384C), (0x4E5A44, 0xC8B890, 0x3A3050), (0x2A2C36, 0x9AA4B0, 0x5A2A30),
    (0x7A6A9A, 0xE8D8B0, 0x24404C), (0xA87838, 0x4A3020, 0x2C3A58), (0x4A6A86, 0xE0E0DC, 0x54402E),
  ]

  static let skins: [RGB] = [0xF0C8A0, 0xE8B88C, 0xF4D4B4, 0xD8A070, 0xF0C8A0, 0xC08858]
  static let hairs: [RGB] = [
    0x22202A, 0x5E3A20, 0x8A5A2A, 0xE2BC5C, 0x22202A, 0xB23A1C, 0x9A9CA4, 0x3C2A1E,
  ]
  static let mensHair: [Feature] = [.crop, .parted, .spiky, .slick, .curls, .flat, .peak, .crop]
  static let womensHair: [Feature] = [.long, .waves, .bob, .tail, .bun, .long, .waves, .afro]
  static let beards: [Feature] = [.beard, .goatee, .moustache, .sideburns]
  static let clothes: [Feature] = [
    .plain, .yoke, .panel, .sides, .vee, .collar, .jacket, .armor, .hoops, .sash, .yoke, .panel,
  ]
  static let starClothes: [Feature] = [.robe, .robe, .jacket, .collar, .vee, .ruff]
  static let signs: [Feature] = [
    .star, .bolt, .disc, .ring, .chevron, .moon, .wings, .triangle, .drop, .target, .ex, .stripes,
  ]
  static let masks: [Feature] = [
    .domino, .domino, .domino, .cowl, .full, .hood, .helmet, .visor, .goggles, .band, .horned,
    .tiara, .faceplate, .winged, .jaw, .patches, .antennae,
  ]
  /// Masks that leave the hair visible.
  static let openMasks: [Feature] = [
    .domino, .domino, .visor, .goggles, .band, .tiara, .winged, .jaw, .antennae,
  ]
  /// Masks that hide a man's hair; a woman's falls over the shoulders.
  static let hiding: Set<Feature> = [.cowl, .full, .horned, .faceplate, .patches]

  static func isHair(_ feature: Feature) -> Bool {
    mensHair.contains(feature) || womensHair.contains(feature)
  }

  /// Whether a known look fits a stated gender: several characters share a name.
  static func fits(_ look: Substring, gender: String?) -> Bool {
    let words = look.split(separator: " ")
    let isWoman = words.contains("woman")
    switch gender?.lowercased() {
    case "male": return !isWoman
    case "female": return isWoman || words.contains("dome")
    default: return true
    }
  }

  /// Whether a name begins like `R2-D2`.
  static func isAstromech(_ name: String) -> Bool {
    let start = Array(name.unicodeScalars.prefix(3))
    return start.count == 3 && start[0] == "R" && ("0"..."9").contains(start[1]) && start[2] == "-"
  }

  /// Whether a word of a name is a woman's: Marvel's records state no gender.
  static func isWoman(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { women.holds(word: String($0)) }
  }

  private static let women: StaticString = """
    woman girl lady miss ms mrs madame queen princess goddess aunt witch gwen jane mary kate \
    karen agatha alicia amanda amazoness america amora angela armor askani betty blink brant \
    callisto cargill cassandra clea colleen crystal dagger dani dazzler debra domino echo \
    elektra elsa emma firestar gamora hela hellcat hope invisible ironheart jean jessica jocasta \
    jubilee karma kitty magik magma mantis maria medusa misty mockingbird moira molly monica \
    moondragon moonstone mystique nebula negasonic nico okoye pepper pixie polaris psylocke \
    quake rachel rogue sage sersi sharon shuri sif silk songbird sable spitfire squirrel storm \
    thundra tigra titania typhoid valkyrie vertigo wasp wolfsbane yukio zaladane akemi ajak \
    arclight brand widow cat deathstrike moonstar meltdown aurora enchantress supergirl huntress \
    raven
    """
}

/// How a figure looks: colours, and features by name. A table's line states both, as
/// `eared oval caped suit=50545e skin=e8b890`.
struct Look {
  var suit: RGB = 0x4A5568
  var trim: RGB = 0xE8E8EC
  var ground: RGB = 0x2B3A55
  var skin: RGB = 0xE6B48C
  var hair: RGB = 0x3A2618
  var eyes: RGB = 0x2A2A38
  var mask: RGB = 0x4A5568
  var cape: RGB = 0x7A1F2B
  var features: [Feature] = []

  func has(_ feature: Feature) -> Bool { features.contains(feature) }

  /// Applies a table's line; a mask that it doesn't state has the suit's colour.
  ///
  /// - Returns: whether every word of it has a meaning.
  @discardableResult
  mutating func apply(_ line: Substring) -> Bool {
    var isKnown = true
    var hasMask = false
    for word in line.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) {
      let parts = word.utf8.split(separator: UInt8(ascii: "=")).map(Substring.init)
      if parts.count == 2, let color = RGB(hex: parts[1]) {
        isKnown = set(parts[0], to: color) && isKnown
        hasMask = hasMask || parts[0] == "mask"
      } else if let feature = Feature(rawValue: String(word)) {
        features.append(feature)
      } else {
        isKnown = false
      }
    }
    if !hasMask { mask = suit }
    return isKnown
  }

  private mutating func set(_ name: Substring, to color: RGB) -> Bool {
    switch name {
    case "suit": suit = color
    case "trim": trim = color
    case "ground": ground = color
    case "skin": skin = color
    case "hair": hair = color
    case "eyes": eyes = color
    case "mask": mask = color
    case "cape": cape = color
    default: return false
    }
    return true
  }
}

/// Parts of a figure; the painters' tables say when each is drawn.
enum Feature: String {
  // Build and face.
  case woman, bulk, round, old, plain
  // Hair.
  case crop, parted, spiky, slick, curls, long, bob, bun, tail, waves, buns, afro, mohawk, fringe
  case flat, peak, beard, moustache, goatee, sideburns
  // On the head.
  case domino, cowl, full, helmet, faceplate, eared, horned, hood, tiara, visor, goggles, band
  case pilot, winged, antlers, patch, hat, crown, skull, flame, bucket, jaw, gem, web, blank
  case rod, patches, split, symbiote, grin
  // Clothes.
  case caped, bare, robe, armor, jacket, yoke, panel, sides, vee, collar, tie, sash, hoops, ruff
  // On the chest.
  case star, bolt, disc, diamond, hourglass, spider, ring, chevron, oval, eye, moon, wings
  case triangle, ex, target, reactor, lantern, drop, stripes
  // Heads of other beings.
  case lekku, montral, zabrak, tall, spots, pointed, antennae, whiskers, snout, gills, tendrils
  case bigEyes, tusks, rocks, bark, scales, fins, beak, fangs, seams, lines
  // Beings drawn by a painter of their own.
  case dome, golem, hutt, ewok, wookiee, yoda, gungan, calamari, rodian, slender, insect
  case breather, kaleesh, vader, trooper, stalk, dog, blob, face
}

import CatalogueKit
import JSONReader
import PlainText
import SquadCore

/// A hero, as superhero-api writes one. Texts are clean; unknown values are nil.
package struct HeroRecord: ListedRecord {
  private typealias Field = (key: StaticString, label: Label, clean: @Sendable (String?) -> String?)

  /// The members that hold a text, with the labels of their facts and the functions that clean
  /// them.
  private static let texts: [Field] = [
    ("fullName", .fullName, HeroText.known), ("alterEgos", .alterEgos, HeroText.known),
    ("placeOfBirth", .placeOfBirth, HeroText.known),
    ("firstAppearance", .firstAppearance, HeroText.known),
    ("publisher", .publisher, HeroText.known), ("alignment", .alignment, HeroText.known),
    ("gender", .gender, HeroText.word), ("race", .race, HeroText.known),
    ("eyeColor", .eyes, HeroText.word), ("hairColor", .hair, HeroText.word),
    ("occupation", .occupation, HeroText.known), ("base", .base, HeroText.known),
    ("groupAffiliation", .groups, HeroText.known), ("relatives", .relatives, HeroText.known),
  ]
  /// Widths in pixels of the picture's sizes, all 3:4. The API does not state them; each is twice
  /// the one before.
  private static let widths = ["xs": 60, "sm": 120, "md": 240, "lg": 480]

  /// The source's number; 0 until it is read.
  package private(set) var id = 0
  /// One clean line, the title; empty until it is read.
  package private(set) var name = ""
  /// As given, even above 100; stats that aren't numbers are missing.
  private(set) var stats: [HeroStat: Int] = [:]
  /// In the order of `Self.texts`.
  private var texts = [String?](repeating: nil, count: Self.texts.count)
  /// The source's aliases. It splits some at their commas: `Bob` and `agent of Hydra` are one.
  private(set) var names: [String] = []
  private var heights: [String] = []
  private var weights: [String] = []
  /// Addresses of its picture by width.
  private var images: [Int: String] = [:]

  /// A hero of whom nothing is read.
  package init() {}

  /// Reads a member of the source's object, also the objects of stats and facts in it.
  package mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "id": id = try reader.integer() ?? 0
    case "name": name = PlainText.line(try reader.text() ?? "")
    case "powerstats":
      try reader.members { key, reader in
        if let stat = HeroStat(rawValue: key.text) { stats[stat] = try reader.integer() }
      }
    case "images":
      try reader.members { key, reader in
        if let width = Self.widths[key.text] {
          images[width] = try reader.text().flatMap { Self.isPicture($0) ? $0 : nil }
        }
      }
    case "appearance", "biography", "work", "connections":
      try reader.members { try readFact($0, from: &$1) }
    default: break
    }
  }

  /// Whether an address is that of a hero's picture: for heroes without one, the API names a
  /// placeholder.
  private static func isPicture(_ address: String) -> Bool {
    address.contains("://") && !address.hasSuffix("/no-portrait.jpg")
  }

  private mutating func readFact(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "aliases": names = HeroText.known(try reader.texts())
    case "height": heights = try reader.texts()
    case "weight": weights = try reader.texts()
    default:
      guard let index = Self.texts.firstIndex(where: { $0.key ~= key }) else { return }
      texts[index] = Self.texts[index].clean(try reader.text())
    }
  }

  /// The text of a fact; nil where it is unknown.
  subscript(label: Label) -> String? {
    switch label {
    case .aliases: names.isEmpty ? nil : names.joined(separator: ", ")
    case .height: HeroText.height(heights)
    case .weight: HeroText.weight(weights)
    // In 51 of 563 records the publisher is an alter ego.
    case .publisher: text(label).flatMap { egos.contains($0) ? nil : $0 }
    default: text(label)
    }
  }

  private func text(_ label: Label) -> String? {
    Self.texts.firstIndex { $0.label == label }.flatMap { texts[$0] }
  }

  /// The alter egos, one by one.
  var egos: [String] {
    HeroText.known(text(.alterEgos)?.split(separator: ",").map(String.init) ?? [])
  }

  /// The picture in all sizes with an address.
  var picture: Picture? {
    Picture(
      sizes: images.sorted { $0.key < $1.key }.map { width, url in
        PictureSize(width: width, height: width * 4 / 3, url: url)
      })
  }
}

/// The power stats of superhero-api, in the order of their bars.
enum HeroStat: String, CaseIterable, Sendable {
  case intelligence, strength, speed, durability, power, combat

  /// The value of a full bar, although one hero has 110.
  static let maximum = 100

  /// The text of its `Label`.
  var title: String { rawValue.capitalizedFirst }
}

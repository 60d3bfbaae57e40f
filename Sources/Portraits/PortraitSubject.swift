/// The subject of a portrait: a name, and facts as catalogues state them, in English.
///
/// A class, because it is stored in every detail, and most of its facts are nil.
package final class PortraitSubject: Sendable {
  /// The kind of picture that is drawn.
  package enum Kind: Hashable, Sendable {
    /// A character, a hero or a person.
    case figure
    /// A comic, a series, an event or a story.
    case cover
    case film
    /// A currency, whose name is its code.
    case coin
  }

  /// The kind of picture that is drawn.
  package let kind: Kind
  /// The entry's title; of a coin the currency's code.
  package let name: String
  /// One or two letters, which the program shows for the entry elsewhere too.
  package let initials: String
  /// The colour of the hair; nil if it is unknown.
  package let hair: String?
  /// The colour of the eyes; nil if it is unknown.
  package let eyes: String?
  /// The colour of the skin; nil if it is unknown.
  package let skin: String?
  /// Race or species, such as `Droid`; nil if it is unknown.
  package let species: String?
  /// `Male`, `Female` or another word of a catalogue; nil if it is unknown.
  package let gender: String?
  /// Distinguishes heroes of the same name. For `George Lucas`, characters without a known look
  /// wear robes instead of masks.
  package let publisher: String?
  /// In centimetres.
  package let height: Int?
  /// `€`
  package let symbol: String?

  /// `initials` are one or two letters. `publisher` distinguishes heroes of the same name. `height`
  /// is in centimetres. `symbol` is of a currency: `€`.
  package init(
    _ kind: Kind, _ name: String, initials: String, hair: String? = nil, eyes: String? = nil,
    skin: String? = nil, species: String? = nil, gender: String? = nil, publisher: String? = nil,
    height: Int? = nil, symbol: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.initials = initials
    self.hair = hair
    self.eyes = eyes
    self.skin = skin
    self.species = species
    self.gender = gender
    self.publisher = publisher
    self.height = height
    self.symbol = symbol
  }

  var isOfStarWars: Bool { publisher == "George Lucas" }

  func drawn(width: Int, height: Int) -> [RGB] {
    switch kind {
    case .figure: Figure.drawn(self, width: width, height: height)
    case .cover: Cover.drawn(self, width: width, height: height)
    case .film: Poster.drawn(self, width: width, height: height)
    case .coin: Coin.drawn(self, width: width, height: height)
    }
  }
}

extension PortraitSubject: Hashable {
  private var texts: [String?] {
    [name, initials, hair, eyes, skin, species, gender, publisher, symbol]
  }

  /// Whether kind and all facts are the same; an object equals itself at once.
  package static func == (left: PortraitSubject, right: PortraitSubject) -> Bool {
    left === right
      || left.kind == right.kind && left.height == right.height && left.texts == right.texts
  }

  /// Hashes kind and name only, which tell most subjects apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
  }
}

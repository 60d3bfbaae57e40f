/// Who or what a portrait shows: a name, and facts as catalogues state them, in English.
package struct PortraitSubject: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A character, a hero or a person.
    case figure
    /// A comic, a series, an event or a story.
    case cover
    case film
    /// A currency, whose name is its code.
    case coin
    /// An entry about which nothing is known.
    case emblem
  }

  package var kind: Kind
  package var name: String
  /// One or two letters, which the program shows for the entry elsewhere too.
  package var initials: String
  package var hair: String?
  package var eyes: String?
  package var skin: String?
  package var species: String?
  package var gender: String?
  /// Of several heroes with one name it tells which; with `George Lucas`, strangers wear robes
  /// instead of masks.
  package var publisher: String?
  /// In centimetres.
  package var height: Int?
  /// `€`
  package var symbol: String?

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
    case .emblem: Emblem.drawn(self, width: width, height: height)
    }
  }
}

/// Label of a fact or a bar in squad's own words. Details and machines use the raw value; the
/// screen translates it. Labels from outside, such as a creator's role, have no case.
package enum Label: String, CaseIterable, Sendable {
  // Comics and related entries.
  case lastAppearedIn = "Last appeared in"
  case appearsIn = "Appears in"
  case modified = "Modified"
  case years = "Years"
  case type = "Type"
  case rating = "Rating"
  case previous = "Previous"
  case next = "Next"
  case series = "Series"
  case issue = "Issue"
  case format = "Format"
  case pages = "Pages"
  case onSale = "On sale"
  case coverDate = "Cover date"
  case price = "Price"
  case collects = "Collects"
  case collectedIn = "Collected in"
  case variants = "Variants"
  case creator = "Creator"
  case creators = "Creators"
  case start = "Start"
  case end = "End"
  case originalIssue = "Original issue"

  // Heroes.
  case fullName = "Full name"
  case alterEgos = "Alter egos"
  case aliases = "Aliases"
  case placeOfBirth = "Place of birth"
  case firstAppearance = "First appearance"
  case publisher = "Publisher"
  case alignment = "Alignment"
  case gender = "Gender"
  case race = "Race"
  case height = "Height"
  case weight = "Weight"
  case eyes = "Eyes"
  case hair = "Hair"
  case occupation = "Occupation"
  case base = "Base"
  case groups = "Groups"
  case relatives = "Relatives"
  case intelligence = "Intelligence"
  case strength = "Strength"
  case speed = "Speed"
  case durability = "Durability"
  case power = "Power"
  case combat = "Combat"

  // Films and people.
  case episode = "Episode"
  case director = "Director"
  case producer = "Producer"
  case producers = "Producers"
  case released = "Released"
  case mass = "Mass"
  case birthYear = "Birth year"
  case skin = "Skin"
  case homeworld = "Homeworld"
  case species = "Species"
  case sameWorld = "From the same world"
  case sameFilm = "In the same film"

  // Lists about a user's file.
  case filled = "Filled"
  case line = "Line"
  case column = "Column"
  case reason = "Reason"

  // Prices in words.
  case today
  case week = "7 days"
  case fortnight = "14 days"

  /// Raw values of labels, as used in details.
  package static func texts(_ labels: Label...) -> [String] { labels.map(\.rawValue) }
}

extension Fact {
  /// A fact under one of squad's own labels.
  package init(
    _ label: Label, _ value: String, items: [FactItem] = [], isGallery: Bool = false,
    further: [FactItem] = [], note: String = ""
  ) {
    self.init(
      label.rawValue, value, items: items, isGallery: isGallery, further: further, note: note)
  }
}

/// Rows that every detail of a kind has on the screen, whether its values are known or not: from
/// entry to entry values change, and labels stay where they are. Empty properties leave those parts
/// to the detail.
package struct DetailTemplate: Equatable, Sendable {
  /// Labels of the facts; facts under other labels are shown elsewhere in the detail. Nil: the
  /// detail's own facts as they are.
  package var facts: [String]?
  /// Labels of the facts that a comparison shows, most telling first; empty: all facts of both.
  package var comparedFacts: [String] = []
  /// Labels of its bars.
  package var bars: [String] = []
  /// Titles of its sections.
  package var sections: [String] = []
  /// Label of the gallery for details without a fact to show in it.
  package var gallery: String?
  /// Name of the section whose entries it may share with the squad; the row for them stays blank
  /// without any.
  package var sharedSection: String?
  /// Whether its fields are from a user's file, in the file's own words: they aren't translated,
  /// and only bars with a sum have a row for it.
  package var isOwn = false

  /// Leaves every part to the detail by default.
  package init(
    facts: [String]? = nil, comparedFacts: [String] = [], bars: [String] = [],
    sections: [String] = [], gallery: String? = nil, sharedSection: String? = nil
  ) {
    self.facts = facts
    self.comparedFacts = comparedFacts
    self.bars = bars
    self.sections = sections
    self.gallery = gallery
    self.sharedSection = sharedSection
  }
}

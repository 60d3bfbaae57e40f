/// The rows that every detail of a kind has on the screen, whatever is known of each: from entry to
/// entry values change, and labels stay where they are. Other empty parts leave it to the
/// detail.
package struct DetailTemplate: Equatable, Sendable {
  /// The facts' labels; facts under other labels are said elsewhere in the detail. Nil: its facts
  /// stand as they are.
  package var facts: [String]?
  /// The labels of the facts that two of its kind are compared by, the most telling first; empty:
  /// all that they have.
  package var comparedFacts: [String] = []
  package var bars: [String] = []
  /// The titles of its sections.
  package var sections: [String] = []
  /// The label of the gallery where there is no fact to show in it.
  package var gallery: String?
  /// The name of the section whose entries it may share with the squad; where there are none, their
  /// row stays blank.
  package var sharedSection: String?

  package init(
    facts: [String]? = nil, comparedFacts: [String] = [], bars: [String] = [],
    sections: [String] = [], gallery: String? = nil,
    sharedSection: String? = nil
  ) {
    self.facts = facts
    self.comparedFacts = comparedFacts
    self.bars = bars
    self.sections = sections
    self.gallery = gallery
    self.sharedSection = sharedSection
  }
}

/// What an entry opens to. What differs between catalogues is said here, so that no view has to
/// know which catalogue it shows.
package struct Detail: Equatable, Sendable {
  package internal(set) var id: EntryID
  package var title: String
  /// What stands for it where room is short, at most two columns; nil: its initials.
  package var badge: String?
  /// What its service shows of it; nil where there is no picture.
  package var picture: Picture?
  /// A line under the title: a real name, a format; may be empty.
  package var subtitle = ""
  /// Whether it can join the squad.
  package var isRecruitable = false
  /// Paragraphs, separated by `\n`.
  package var summary = ""
  /// Whether its source describes such entries at all; where it does not, no summary is missed.
  package var isDescribed = true
  /// Its price, where it has one.
  package var quote: Quote?
  /// How far its price went, over the shortest time first.
  package var changes: [PeriodChange] = []
  /// The same and the extremes in words, for who sees no chart.
  package var priceFacts: [Fact] = []
  /// What to plot, where it has a history.
  package var series: Series?
  package var bars: [Bar] = []
  package var facts: [Fact] = []
  package var sections: [Section] = []
  package var links: [Link] = []
  /// Who must be named for the data: stands dim in the pane's last line.
  package var attribution: String?
  package var freshness: Freshness
  /// Records of its history that could not be read.
  package var unreadable = 0
  /// Whether its own answer tells more than this, which came with a list.
  package var isPartial = false

  package init(id: EntryID, title: String, freshness: Freshness) {
    self.id = id
    self.title = title
    self.freshness = freshness
  }

  /// This with what a list tells of the same entry. A list never takes back what a detail's own live
  /// answer told; a price is another one each time, and newest in the list.
  func updated(by listed: Detail) -> Detail {
    guard freshness.isLive, !isPartial else {
      return listed.freshness.isLive || !freshness.isLive ? listed : self
    }
    guard listed.freshness.isLive, listed.quote != nil else { return self }
    guard listed.isPartial else { return listed }
    var updated = self
    updated.quote = listed.quote
    updated.changes = listed.changes
    updated.priceFacts = listed.priceFacts
    updated.isPartial = true
    return updated
  }
}

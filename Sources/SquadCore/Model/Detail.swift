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
  /// What its row in a list says beside the title; may be empty.
  package var rowSubtitle = ""
  /// What the screen says under the title beside or in place of the subtitle, out of the facts:
  /// `DC Comics · good · Human`; may be empty.
  package var byline = ""
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
  /// Nil where nobody knows it.
  package var statTotal: StatTotal?
  package var facts: [Fact] = []
  package var sections: [Section] = []
  package var links: [Link] = []
  package var template = DetailTemplate()
  /// Who must be named for the data: stands dim in the pane's last line.
  package var attribution: String?
  package var freshness: Freshness
  /// Records of its history that could not be read.
  package var unreadable = 0
  /// Whether it came with a list, and its own response has more.
  package var isPartial = false

  package init(id: EntryID, title: String, freshness: Freshness) {
    self.id = id
    self.title = title
    self.freshness = freshness
  }

  /// The lines under its title: the subtitle, unless the byline begins with it, and the byline.
  package var headlines: [String] {
    let isTwice = byline == subtitle || byline.hasPrefix("\(subtitle) · ")
    return (isTwice ? [byline] : [subtitle, byline]).filter { !$0.isEmpty }
  }

  /// Facts that stand one below the other as they are: no gallery, and none that its kind has a
  /// place for.
  package var listedFacts: [Fact] {
    template.facts == nil ? facts.filter { !$0.isGallery } : []
  }

  /// Merged with what a list has of the same entry. A list never overrides a detail's own live
  /// response, but for the price, which is newest in the list.
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

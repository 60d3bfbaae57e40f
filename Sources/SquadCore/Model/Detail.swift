import Portraits

/// Contents of an entry's detail. Differences between catalogues are data here, so that no view
/// depends on the catalogue that it shows.
package struct Detail: Equatable, Sendable {
  /// The entry that it describes.
  package internal(set) var id: EntryID
  /// The entry's title: `Iron Man`.
  package var title: String
  /// Short form for tiles, at most two columns; nil: its initials.
  package var badge: String?
  /// The picture that its service offers; nil without one.
  package var picture: Picture?
  /// The subject of squad's own picture, which replaces a missing one; nil: a tile does.
  package var portrait: PortraitSubject?
  /// A line under the title: a real name, a format; may be empty.
  package var subtitle = ""
  /// Text beside the title in its row of a list; may be empty.
  package var rowSubtitle = ""
  /// Facts under the title, beside or instead of the subtitle: `DC Comics · good · Human`; may be
  /// empty.
  package var byline = ""
  /// Whether it can join the squad.
  package var isRecruitable = false
  /// Paragraphs, separated by `\n`.
  package var summary = ""
  /// Whether its source has summaries of such entries at all; if not, none is reported missing.
  package var isDescribed = true
  /// Its price, if it has one.
  package var quote: Quote?
  /// Changes of its price, over the shortest period first.
  package var changes: [PeriodChange] = []
  /// Its changes and extremes in words, for output without a chart.
  package var priceFacts: [Fact] = []
  /// History to plot; nil without one.
  package var series: Series?
  /// Values drawn as bars; empty without any.
  package var bars: [Bar] = []
  /// Nil if it is unknown.
  package var statTotal: StatTotal?
  /// Labelled values in the pane's order, unless the template arranges them.
  package var facts: [Fact] = []
  /// Lists that it opens, such as comics.
  package var sections: [Section] = []
  /// Related entries, by kind of relation; their portraits fill free rows.
  package var related: [Fact] = []
  /// Addresses that it names.
  package var links: [Link] = []
  /// Values that the detail shows only in part, titled like their facts.
  package var cut: [Link] = []
  /// Rows that it has even without values.
  package var template = DetailTemplate()
  /// Required attribution of the data, dim in the pane's last line.
  package var attribution: String?
  /// Source and age of its data.
  package var freshness: Freshness
  /// Records of its history that could not be read.
  package var unreadable = 0
  /// Whether it came with a list; the response to its own request has more.
  package var isPartial = false

  /// Creates a detail without any other content.
  package init(id: EntryID, title: String, freshness: Freshness) {
    self.id = id
    self.title = title
    self.freshness = freshness
  }

  /// Subtitle and byline, or the byline alone if it begins with the subtitle.
  package var headlines: [String] {
    let isTwice = byline == subtitle || byline.hasPrefix("\(subtitle) · ")
    return (isTwice ? [byline] : [subtitle, byline]).filter { !$0.isEmpty }
  }

  /// Text that tells it from a namesake; a record of a user's file has it beside its title in a
  /// list, and in its byline.
  package var distinction: String { template.isOwn ? rowSubtitle : subtitle }

  /// The known facts that are listed one per row: no galleries, and none at all if the template
  /// arranges the facts.
  package var listedFacts: [Fact] {
    template.facts == nil ? facts.filter { !$0.isGallery && !$0.isUnknown } : []
  }

  /// Whether a fact is a point in time.
  package var hasMoments: Bool { facts.contains { $0.moment != nil } }

  /// Whether the chart covers the chosen span. A file's dates may be years apart, so its whole
  /// history is shown instead.
  package var hasChartSpans: Bool { series != nil && !template.isOwn }

  /// Merged with a list's detail of the same entry. A list never overrides a detail's own live
  /// response, except for the price, which is newest in the list.
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

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

/// A value of a detail, drawn as a bar, such as a hero's strength.
package struct Bar: Equatable, Sendable {
  /// `Strength`; in English where it is one of squad's own labels.
  package let label: String
  /// As given by its source; may be below 0 or above `maximum`.
  package let value: Amount
  /// The value of a full bar.
  package let maximum: Amount

  /// Takes the value as its source gives it.
  package init(_ label: String, _ value: Amount, of maximum: Amount) {
    self.label = label
    self.value = value
    self.maximum = maximum
  }

  /// Takes the value, a whole number, as its source gives it.
  package init(_ label: String, _ value: Int, of maximum: Int) {
    self.init(label, Amount(value), of: Amount(maximum))
  }

  /// Number of full cells out of `cells`; all of them only at the maximum.
  package func filled(of cells: Int) -> Int {
    guard maximum.millionths > 0, cells > 0 else { return 0 }
    let value = min(max(value.millionths, 0), maximum.millionths).magnitude
    // Never more than `cells`, since the value is at most the divisor.
    let product = value.multipliedFullWidth(by: UInt64(cells))
    return Int(maximum.millionths.magnitude.dividingFullWidth(product).quotient)
  }
}

/// Sum of a detail's bars, and its rank among all entries of its list.
package struct StatTotal: Equatable, Sendable {
  /// Sum of the bars' values.
  package let sum: Amount
  /// Nil if the others aren't known.
  package let rank: Rank?

  /// Without a rank by default.
  package init(sum: Amount, rank: Rank? = nil) {
    self.sum = sum
    self.rank = rank
  }
}

/// A rank from 1, the highest value; equal values share it.
package struct Rank: Equatable, Sendable {
  /// From 1.
  package let position: Int
  /// Number of ranked values.
  package let count: Int

  /// Takes both numbers unchecked.
  package init(_ position: Int, of count: Int) {
    self.position = position
    self.count = count
  }

  /// Rank of a value among `others`, which are sorted from highest to lowest.
  package init(of value: Int, among others: [Int]) {
    let higher = others.indices.partitioningIndex { others[$0] <= value }
    self.init(min(higher + 1, others.count), of: others.count)
  }
}

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

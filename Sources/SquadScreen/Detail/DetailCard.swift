import PlainText
import SquadCore
import SquadWords

/// The part beside a detail's picture: the text, the stats or the facts, then the sections.
struct DetailCard {
  private(set) var block = DetailBlock()
  /// The part that doesn't fit there, at full width below the picture.
  private(set) var below = DetailBlock()
  /// Whether a stop opens text or facts that were cut.
  private(set) var hasMore = false
  /// Index of the stop that opens what the entry shares with the squad; nil if nothing is shared.
  private(set) var overlapStop: Int?
  /// Whether the listed facts take the place of a missing text.
  let hasListedFacts: Bool
  private let detail: Detail
  private let space: DetailSpace
  private let columns: Int
  private let strings: Strings
  private let glyphs: Glyphs

  /// Minimum columns for facts in two columns.
  private static let columnsForTwo = 48
  /// Fewer columns than this for their values move the facts below the picture.
  private static let minimumValueColumns = 8
  /// Minimum columns for listed facts.
  private static let columnsForFacts = 36

  init(_ detail: Detail, _ space: DetailSpace, _ strings: Strings, _ glyphs: Glyphs) {
    self.detail = detail
    self.space = space
    columns = space.besideColumns
    self.strings = strings
    self.glyphs = glyphs
    hasListedFacts =
      space.hasPortrait && !detail.hasStats && detail.summary.isEmpty
      && !detail.listedFacts.isEmpty && columns >= Self.columnsForFacts
    if detail.hasStats {
      addStats()
    } else if let quote = detail.quote {
      add(detail.subtitle, .strong)
      add(strings.time(of: quote), .quiet)
    } else if hasListedFacts {
      if !detail.subtitle.isEmpty { add(detail.subtitle, .quiet) }
    } else if detail.hasText {
      addText()
    } else {
      addFacts()
    }
    addSections()
    if hasListedFacts {
      if !block.lines.isEmpty { block.addBlank() }
      block.add(FactRows(detail.listedFacts, columns: columns, strings, glyphs).block)
    }
    let hasGallery = detail.template.gallery != nil
    guard hasGallery || detail.template.sharedSection != nil else { return }
    if hasGallery ? space.hasRowsForText : space.hasPortrait && space.isSpacious {
      block.addBlank()
    }
    addOverlap()
  }

  /// Adds the subtitle and the byline where they are known, the bars and their sum; the text of a
  /// user's own record comes before its bars.
  private mutating func addStats() {
    if detail.hasTextAboveStats {
      addText()
    } else {
      if !detail.subtitle.isEmpty { add(detail.subtitle, .strong) }
      for line in bylineLines { add(line, .quiet) }
      block.fill(to: detail.template.isOwn ? 1 : 2)
    }
    let beside = stats(columns: columns)
    if !beside.isCramped {
      block.addBlank()
      return block.add(rows(of: beside, columns: columns))
    }
    below.addBlank()
    below.add(rows(of: stats(columns: space.allColumns), columns: space.allColumns))
  }

  private func stats(columns: Int) -> StatRows {
    StatRows(
      detail.bars, labels: detail.template.bars, columns: columns, fills: space.hasPortrait,
      track: space.hasPlainTracks ? String(glyphs.horizontal) : glyphs.barEmpty, strings,
      glyphs)
  }

  private func rows(of stats: StatRows, columns: Int) -> DetailBlock {
    var rows = stats.block
    rows.addBlank()
    if detail.statTotal != nil || !detail.template.isOwn {
      rows.add(stats.sum(detail.statTotal))
      rows.addBlank()
    }
    rows.add(partner(columns: columns))
    return rows
  }

  /// The member to compare with; a blank row without one, so that nothing moves.
  private func partner(columns: Int) -> DetailLine {
    guard let partner = space.partner, let key = space.compareKey else { return DetailLine() }
    let width = PlainText.width(of: key.name)
    let text = glyphs.cut(" " + strings.compare(with: partner), to: columns - width)
    return DetailLine(runs: [
      DetailRun(column: 0, text: key.name, role: .key, key: key.key),
      DetailRun(column: width, text: text, role: .quiet, key: key.key),
    ])
  }

  private mutating func addText() {
    var rows = space.textRows
    if !detail.byline.isEmpty {
      let lines = bylineLines
      for line in lines { add(line, .quiet) }
      block.addBlank()
      rows = rows.map { max($0 - lines.count + 1, 1) }
    } else if !detail.subtitle.isEmpty {
      add(detail.subtitle, .quiet)
      rows = rows.map { $0 - 1 }
    }
    let isMissing = detail.summary.isEmpty
    let text = TextRows(
      isMissing ? strings.noDescription : detail.summary, isMissing ? .quiet : .text,
      columns: columns, rows: rows, isFixed: !space.hasPortrait && !detail.hasStats,
      more: { "\(strings.more(lines: $0)) \(glyphs.opens)" }, ellipsis: glyphs.ellipsis)
    hasMore = text.isCut
    block.add(text.block)
  }

  /// The byline; of a user's own record in as many lines as it needs, since no other part shows its
  /// subtitle.
  private var bylineLines: [String] {
    guard detail.template.isOwn else { return detail.hasStats ? [detail.byline] : bylineParts }
    return bylineParts.flatMap { PlainText.wrapped($0, columns: columns).map(String.init) }
  }

  /// The byline, or its last part below the others if they don't fit beside each other.
  private var bylineParts: [String] {
    let parts = detail.byline.split(separator: " · ").map(String.init)
    guard PlainText.width(of: detail.byline) > columns, let last = parts.last, parts.count > 1
    else {
      return [detail.byline]
    }
    return [parts.dropLast().joined(separator: " · "), last]
  }

  private mutating func addFacts() {
    guard let labels = detail.template.facts else { return add(detail.subtitle, .quiet) }
    if !detail.byline.isEmpty {
      for line in bylineLines { add(line, .quiet) }
      block.addBlank()
    }
    let labelColumns = FactGrid.labelColumns(labels, in: columns, isOwn: detail.template.isOwn)
    let isNarrow = columns - labelColumns < Self.minimumValueColumns
    let grid = FactGrid(
      detail.facts, labels: labels, columns: isNarrow ? space.columns : columns,
      isDouble: !isNarrow && !detail.template.isOwn && columns >= Self.columnsForTwo,
      isOwn: detail.template.isOwn, rows: space.rows.map { _ in .max }, glyphs)
    var part = grid.block
    hasMore = grid.cutLines > 0
    if hasMore { part.addMore(lines: grid.cutLines, strings, glyphs) }
    guard isNarrow else { return block.add(part) }
    below.addBlank()
    below.add(part)
  }

  private mutating func addSections() {
    let counted = detail.sections.filter { !$0.showsEntries }
    guard !counted.isEmpty || !detail.template.sections.isEmpty else { return }
    if !block.lines.isEmpty { block.addBlank() }
    let hasGallery = detail.template.gallery != nil
    block.add(
      SectionRows(
        counted, titles: detail.template.sections, columns: columns, isNoted: !hasGallery,
        strings, glyphs
      ).block)
  }

  /// Adds what the entry shares with the squad; a blank row if nothing, so that nothing moves.
  private mutating func addOverlap() {
    guard let overlap = space.overlap else { return block.addBlank() }
    let texts = strings.overlap(overlap).map { "\($0) \(glyphs.opens)" }
    let text = texts.first { PlainText.width(of: $0) <= columns } ?? texts.last ?? ""
    overlapStop = block.stops.count
    block.addStop(DetailLine(glyphs.cut(text, to: columns), .strong), marker: -2)
  }

  private mutating func add(_ text: String, _ role: Role) {
    block.add(DetailLine(glyphs.cut(parts: text, columns: columns), role))
  }
}

extension Detail {
  /// Whether it has a rate or a history in the place of other parts; a file's history is one of
  /// many parts.
  var isPrice: Bool { quote != nil || hasChartSpans }
  /// Whether the text is beside the picture; otherwise the facts are, unless there are stats.
  var hasText: Bool { isDescribed || !summary.isEmpty }
  /// Whether the text is above the bars.
  var hasTextAboveStats: Bool { template.isOwn && !summary.isEmpty }
}

extension DetailBlock {
  /// Adds the stop that opens text or facts of which lines were cut.
  mutating func addMore(lines: Int, _ strings: Strings, _ glyphs: Glyphs) {
    let text = "\(strings.more(lines: lines)) \(glyphs.opens)"
    addStop(DetailLine(text, .accent), marker: -2)
  }
}

extension Glyphs {
  /// At most `maximum` lines, the last one with as much of the rest as fits.
  func cut(lines: [String], to maximum: Int, columns: Int) -> [String] {
    guard lines.count > maximum else { return lines }
    let rest = lines[(maximum - 1)...].joined(separator: " ")
    return lines.prefix(maximum - 1) + [cut(rest, to: columns)]
  }

  /// The start of a line of parts, in at most `columns` columns. Drops the separator before the
  /// ellipsis: `Marvel Comics · good…`.
  func cut(parts text: String, columns: Int) -> String {
    let cut = cut(text, to: columns)
    guard cut != text, cut.hasSuffix(ellipsis) else { return cut }
    var trimmed = cut.dropLast(ellipsis.count)
    while let last = trimmed.last, last == "·" || last == "," || last == " " {
      trimmed.removeLast()
    }
    return trimmed + ellipsis
  }
}

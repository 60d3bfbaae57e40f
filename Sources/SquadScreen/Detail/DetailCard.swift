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
  private let detail: Detail
  private let room: DetailSpace
  private let strings: Strings
  private let glyphs: Glyphs

  /// Minimum columns for facts in two columns.
  private static let columnsForTwo = 48

  init(_ detail: Detail, _ room: DetailSpace, _ strings: Strings, _ glyphs: Glyphs) {
    self.detail = detail
    self.room = room
    self.strings = strings
    self.glyphs = glyphs
    if detail.hasStats {
      addStats()
    } else if let quote = detail.quote {
      add(detail.subtitle, .strong)
      add(strings.time(of: quote), .quiet)
    } else if detail.hasText {
      addText()
    } else {
      addFacts()
    }
    addSections()
  }

  private var columns: Int { room.besideColumns }

  /// Adds the subtitle, the byline, the bars and their sum.
  private mutating func addStats() {
    add(detail.subtitle.isEmpty ? "—" : detail.subtitle, .strong)
    add(detail.byline, .quiet)
    let beside = stats(columns: columns)
    if !beside.isCramped {
      block.addBlank()
      return block.add(rows(of: beside, columns: columns))
    }
    below.addBlank()
    below.add(rows(of: stats(columns: room.allColumns), columns: room.allColumns))
  }

  private func stats(columns: Int) -> StatRows {
    StatRows(
      detail.bars, labels: detail.template.bars, columns: columns,
      track: room.hasPlainTracks ? String(glyphs.horizontal) : glyphs.barEmpty, glyphs)
  }

  private func rows(of stats: StatRows, columns: Int) -> DetailBlock {
    var rows = stats.block
    rows.addBlank()
    rows.add(stats.sum(detail.statTotal, strings, glyphs))
    rows.addBlank()
    rows.add(partner(columns: columns))
    return rows
  }

  /// The member to compare with; a blank row without one, so that nothing moves.
  private func partner(columns: Int) -> DetailLine {
    guard let partner = room.partner, let key = room.compareKey else { return DetailLine() }
    let width = PlainText.width(of: key.name)
    let text = PlainText.prefix(
      " " + strings.compare(with: partner), columns: columns - width, ellipsis: glyphs.ellipsis
    ).text
    return DetailLine(runs: [
      DetailRun(column: 0, text: key.name, role: .key, key: key.key),
      DetailRun(column: width, text: text, role: .quiet, key: key.key),
    ])
  }

  private mutating func addText() {
    var rows = room.textRows
    if !detail.byline.isEmpty {
      add(detail.byline, .quiet)
      block.addBlank()
    } else if !detail.subtitle.isEmpty {
      add(detail.subtitle, .quiet)
      rows = rows.map { $0 - 1 }
    }
    let isMissing = detail.summary.isEmpty
    let text = TextRows(
      isMissing ? strings.noDescription : detail.summary, isMissing ? .quiet : .text,
      columns: columns, rows: rows, more: "\(strings.more) \(glyphs.opens)",
      ellipsis: glyphs.ellipsis)
    hasMore = text.isCut
    block.add(text.block)
  }

  private mutating func addFacts() {
    guard let labels = detail.template.facts else { return add(detail.subtitle, .quiet) }
    let grid = FactGrid(
      detail.facts, labels: labels, columns: columns,
      isDouble: columns >= Self.columnsForTwo, glyphs)
    block.add(grid.block)
    addMore(isCut: grid.isCut)
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
    guard hasGallery else { return }
    if room.hasRowsForText { block.addBlank() }
    addOverlap()
  }

  /// Adds what the entry shares with the squad; a blank row if nothing, so that nothing moves.
  private mutating func addOverlap() {
    guard let overlap = room.overlap else { return block.addBlank() }
    let texts = strings.overlap(overlap).map { "\($0) \(glyphs.opens)" }
    let text = texts.first { PlainText.width(of: $0) <= columns } ?? texts.last ?? ""
    overlapStop = block.stops.count
    block.addStop(
      DetailLine(runs: [
        DetailRun(
          column: 0,
          text: PlainText.prefix(text, columns: columns, ellipsis: glyphs.ellipsis).text,
          role: .text)
      ]), marker: -2)
  }

  private mutating func addMore(isCut: Bool) {
    hasMore = isCut
    guard isCut else { return block.addBlank() }
    block.addMore(strings, glyphs)
  }

  private mutating func add(_ text: String, _ role: Role) {
    let cut = glyphs.cut(parts: text, columns: columns)
    block.add(DetailLine(runs: [DetailRun(column: 0, text: cut, role: role)]))
  }
}

extension Detail {
  /// Whether it has a rate or a history in the place of other parts.
  var isPrice: Bool { quote != nil || series != nil }
  /// Whether the text is beside the picture; otherwise the facts are, unless there are stats.
  var hasText: Bool { isDescribed || !summary.isEmpty }
  var hasFactsBeside: Bool { !hasStats && !hasText }
}

extension DetailBlock {
  /// Adds the stop that opens text or facts that were cut.
  mutating func addMore(_ strings: Strings, _ glyphs: Glyphs) {
    let text = "\(strings.more) \(glyphs.opens)"
    addStop(DetailLine(runs: [DetailRun(column: 0, text: text, role: .accent)]), marker: -2)
  }
}

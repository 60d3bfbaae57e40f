import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// A detail laid out for a pane: its lines, stops and tiles.
struct DetailLayout: Equatable, Sendable {
  let detail: Detail
  let space: DetailSpace
  /// Whether it shows the whole text instead of the usual parts.
  let showsFullText: Bool
  /// Nil without a price history.
  let chart: ChartOptions?
  /// The current day for relative dates; nil if the detail shows none.
  let today: CalendarDay?
  /// The current minute for the age of facts; nil if the detail shows none.
  let minute: Int64?
  /// Whether text or facts were cut that the whole text shows.
  private(set) var hasMore = false
  var block = DetailBlock()
  /// The stop that comes and goes with the squad; kept last, so that the others keep their indices.
  private var overlapStop: Int?
  /// Whether the listed facts are beside the picture.
  private var hasFactsBeside = false
  /// Whether the last row is blank for most entries.
  private var hasRowToSpare = false
  /// The first free line beside the picture.
  private var lineBeside = 0

  /// Longest readable line, in columns.
  static let widest = 90
  /// Columns for the selection marker at the left and the scroll bar at the right.
  static let margin = 2
  /// Columns of a member's star in the rule above the pane.
  private static let starColumns = 4

  var columns: Int { space.columns }
  var lines: [DetailLine] { block.lines }
  /// The space for the picture at the upper left; nil if there is none.
  var box: (line: Int, size: Size)? {
    if !showsFullText, let size = space.box { (line: 1, size: size) } else { nil }
  }

  /// Whether a picture is requested for that space.
  var hasPicture: Bool { box != nil && space.box != space.tile }

  /// The tile in a cover's space, at most as large as the other tiles.
  func tileSize(of tile: DetailTile) -> Size? {
    space.tile.flatMap { $0.columns < tile.size.columns ? $0 : nil }
  }

  /// In the order of `Detail.stops`.
  var stops: [DetailStop] { block.stops }
  var tiles: [DetailTile] { block.tiles }

  init(
    _ detail: Detail, space: DetailSpace, showsFullText: Bool = false, chart: ChartOptions? = nil,
    today: CalendarDay? = nil, minute: Int64? = nil, strings: Strings, _ glyphs: Glyphs
  ) {
    self.detail = detail
    self.space = space
    self.showsFullText = showsFullText
    self.chart = chart
    self.today = today
    self.minute = minute
    guard columns > 0 else { return }
    if showsFullText { addWhole(strings, glyphs) } else { addParts(strings, glyphs) }
  }

  private mutating func addParts(_ strings: Strings, _ glyphs: Glyphs) {
    addHead(strings, glyphs)
    if let quote = detail.quote, space.box == nil { addQuote(quote, strings) }
    if detail.hasStats, !detail.summary.isEmpty, !detail.hasTextAboveStats {
      block.addBlank()
      addText(detail.summary, role: .text)
    }
    addGallery(glyphs)
    if showsCastFirst { addEntries(strings, glyphs) }
    if detail.series != nil, !detail.isPrice { addSeries(strings, glyphs) }
    addFacts(strings, glyphs)
    if detail.series != nil, detail.isPrice { addSeries(strings, glyphs) }
    if !showsCastFirst { addEntries(strings, glyphs) }
    if let face = space.face { addRelated(face, glyphs) }
    if !detail.links.isEmpty { addLinks(strings, glyphs) }
    if detail.template.isOwn { addCutTitle() }
    if let overlapStop { block.moveStopToEnd(overlapStop) }
  }

  /// Whether a cast follows the picture at once: in few rows it says more than the facts.
  private var showsCastFirst: Bool {
    !space.isSpacious && detail.sections.contains { $0.style == .tiles && $0.showsEntries }
  }

  /// Adds the picture's space with the card beside it; without a picture, the initials and the
  /// card.
  private mutating func addHead(_ strings: Strings, _ glyphs: Glyphs) {
    guard !detail.isPrice || space.box != nil else { return }
    let card = DetailCard(detail, space, strings, glyphs)
    hasMore = card.hasMore
    hasFactsBeside = card.hasListedFacts
    overlapStop = card.overlapStop
    if let box = space.box {
      block.addBlank()
      block.put(card.block, at: 1, column: space.indent)
      lineBeside = 1 + card.block.lines.count
      block.fill(to: 1 + box.rows)
    } else {
      addInitials()
      block.put(card.block, at: 0, column: space.indent)
    }
    block.add(card.below)
    // As in `Detail.stops`, sections beside the picture come after it.
    if !card.below.stops.isEmpty { block.moveLastStopToStart() }
  }

  /// Adds the initials, for want of space for a larger tile.
  private mutating func addInitials() {
    let sign = detail.badge ?? PlainText.initials(detail.title)
    let size = Size(columns: PlainText.width(of: sign) + 2, rows: 1)
    block.add(
      DetailTile(line: 0, column: 0, size: size, id: detail.id, title: detail.title, sign: sign))
    block.addBlank()
  }

  private mutating func addGallery(_ glyphs: Glyphs) {
    let fact = detail.facts.first(where: \.isGallery)
    guard let label = fact?.label ?? detail.template.gallery else { return }
    if space.isSpacious, space.box != space.tile { block.addBlank() }
    block.add(
      GalleryRows(
        fact, label: label, cover: space.cover, hasTiles: space.box == space.tile,
        columns: space.allColumns, rows: space.rows.map { $0 - lines.count - linkRows },
        isSpacious: space.isSpacious, glyphs
      ).block)
  }

  /// Rows that the links take, with the blank one above them.
  private var linkRows: Int { detail.links.isEmpty ? 0 : 2 }

  private mutating func addFacts(_ strings: Strings, _ glyphs: Glyphs) {
    guard let labels = detail.template.facts else {
      return hasFactsBeside ? () : add(detail.listedFacts, strings, glyphs)
    }
    guard detail.hasStats || detail.hasText, !labels.isEmpty else { return }
    let grid = FactGrid(
      detail.facts, labels: labels, columns: space.isDouble ? space.allColumns : columns,
      isDouble: space.isDouble, isOwn: detail.template.isOwn,
      rows: space.rows.map { $0 - lines.count - 1 }, glyphs)
    block.addBlank()
    block.add(grid.block)
    hasRowToSpare = true
    guard grid.cutLines > 0, !hasMore else { return block.addBlank() }
    hasMore = true
    block.addMore(lines: grid.cutLines, strings, glyphs)
    // As in `Detail.stops`, sections beside the picture come after it.
    block.moveLastStopToStart()
  }

  private mutating func add(_ facts: [Fact], _ strings: Strings, _ glyphs: Glyphs) {
    guard !facts.isEmpty else { return }
    block.addBlank()
    block.add(
      FactRows(facts, columns: columns, isOwn: detail.template.isOwn, strings, glyphs).block)
  }

  private mutating func addEntries(_ strings: Strings, _ glyphs: Glyphs) {
    for section in detail.sections where section.showsEntries {
      if !hasRowToSpare, !showsCastFirst { block.addBlank() }
      hasRowToSpare = false
      block.add(
        EntryRows(
          section, columns: space.allColumns, pictures: space.pictures(in: section),
          rows: (space.rows ?? 0) - lines.count - 1,
          isSpacious: space.isSpacious || !showsCastFirst,
          strings, glyphs
        ).block)
    }
  }

  /// Fills free rows with portraits of related entries: below the other parts, or beside the
  /// picture where entries are below it.
  private mutating func addRelated(_ face: Size, _ glyphs: Glyphs) {
    guard let rows = space.rows, let box = space.box else { return }
    let isBeside = detail.sections.contains(where: \.showsEntries)
    let free = isBeside ? 1 + box.rows - lineBeside : rows - lines.count - linkRows
    let part = EntryRows(
      related: detail.related, pictures: [space.cover ?? face, face],
      columns: isBeside ? space.besideColumns : space.allColumns, rows: free - 1, glyphs
    ).block
    guard !part.lines.isEmpty else { return }
    guard !isBeside else { return put(part) }
    block.addBlank()
    block.add(part)
  }

  private mutating func addLinks(_ strings: Strings, _ glyphs: Glyphs) {
    block.addBlank()
    let indent = PlainText.width(of: strings.links) + 3
    var flow = LineFlow(indent: indent, columns: columns)
    flow.label(strings.links, columns: indent - 2)
    for (index, link) in detail.links.enumerated() {
      if index > 0 { flow.join(glyphs.separator) }
      flow.add(link.title, role: .text, stopMarker: -1)
    }
    block.add(flow)
  }

  /// Adds the title of a record that the rule above the pane cuts, such as a log's line: no other
  /// part has it. It comes last, so that the parts of a shorter title's record stand where they do.
  private mutating func addCutTitle() {
    let available = space.allColumns - Self.starColumns
    guard PlainText.width(of: detail.title) > available else { return }
    block.addBlank()
    addText(detail.title, role: .text)
  }

  /// Adds the whole text and all facts, from the pane's first column.
  private mutating func addWhole(_ strings: Strings, _ glyphs: Glyphs) {
    // Facts add their own blank line.
    if !detail.headlines.isEmpty || !detail.summary.isEmpty { block.addBlank() }
    for text in detail.headlines { addText(text, role: .quiet) }
    if !detail.summary.isEmpty {
      if lines.count > 1 { block.addBlank() }
      addText(detail.summary, role: .text)
    }
    add(detail.facts.filter { $0.items.isEmpty && !$0.isUnknown }, strings, glyphs)
  }

  mutating func addText(_ text: String, role: Role) {
    block.add(text, role, columns: columns)
  }

  /// Puts a part beside the picture, below a blank line.
  mutating func put(_ part: DetailBlock) {
    block.put(part, at: lineBeside + 1, column: space.indent)
  }
}

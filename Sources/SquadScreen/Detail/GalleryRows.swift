import Basics
import PlainText
import Portraits
import SquadCore
import SquadWords

/// Two entries of a fact side by side with covers or tiles, in a wide pane with further ones; their
/// names below each other if there is no space.
struct GalleryRows {
  private(set) var block = DetailBlock()
  private let cover: Size?
  /// Whether tiles are all there is, rather than placeholders for pictures.
  private let hasTiles: Bool
  private let columns: Int
  private let glyphs: Glyphs

  /// Number of entries side by side.
  private static let count = 2
  /// Columns for each of three.
  private static let columnsForThree = 33
  private static let gap = 2

  /// `rows` is the number of the pane's rows from here on, which further entries fill; nil for only
  /// the fact's own.
  init(
    _ fact: Fact?, label: String, cover: Size?, hasTiles: Bool, columns: Int, rows: Int? = nil,
    isSpacious: Bool, _ glyphs: Glyphs
  ) {
    self.hasTiles = hasTiles
    let isWide = rows != nil && columns >= 3 * Self.columnsForThree
    let slots = isWide && fact?.further.isEmpty == false ? Self.count + 1 : Self.count
    let columns = isWide ? columns : min(columns, DetailLayout.widest)
    let slot = (columns + 1) / slots
    let fits = cover.map { slot - $0.columns - Self.gap >= 12 } ?? false
    self.cover = fits ? cover : nil
    self.columns = columns
    self.glyphs = glyphs
    block.add(DetailLine(fact?.label ?? label, .quiet))
    let isSpacious = isSpacious && fits
    if isSpacious { block.addBlank() }
    let items = fact?.items ?? []
    if fits, slots > Self.count, items.count <= Self.count, let fact, let cover {
      // The rest counts the further items too, so it is written above them.
      let rest = rest(of: fact, columns: slot - 1)
      block.put(rest, at: 0, column: Self.count * slot)
      if isSpacious { block.fill(to: rest.lines.count + 1) }
      let lines = ((rows ?? 0) - block.lines.count - 1) / (cover.rows + 1)
      for line in 0..<max(min(lines, (fact.further.count + Self.count + slots - 1) / slots), 1) {
        if line > 0 { block.addBlank() }
        let shown = (items.prefix(Self.count) + fact.further).dropFirst(line * slots)
        addCovers(shown.prefix(slots), cover, slot, stops: line == 0 ? items.count : 0)
      }
      return
    }
    if let cover = self.cover {
      addCovers(items.prefix(Self.count), cover, slot, stops: items.count)
      // Further items are listed below by name.
      for item in items.dropFirst(Self.count) { addName(item) }
    } else {
      addNames(items)
    }
    if isSpacious { block.addBlank() }
    block.add(rest(of: fact, columns: columns, isOneLine: true))
  }

  /// `stops` is the number of items that can be selected.
  private mutating func addCovers(
    _ items: ArraySlice<FactItem>, _ cover: Size, _ slot: Int, stops: Int
  ) {
    let top = block.lines.count
    block.fill(to: top + cover.rows)
    for (index, item) in items.enumerated() {
      let left = index * slot
      block.add(
        DetailTile(
          line: top, column: left, size: cover, id: item.id, title: item.title,
          picture: item.picture,
          portrait: PortraitSubject(
            .cover, item.title, initials: PlainText.initials(item.title),
            publisher: "Marvel Comics"),
          ground: ground(of: item, index), hasLargeLetters: hasTiles))
      let text = left + cover.columns + Self.gap
      let end = min(left + slot - 1, columns)
      addCaption(
        of: item, rows: cover.rows, at: top, column: text, columns: end - text,
        isStop: index < stops)
    }
  }

  /// The name for the tile's colour: the same in every detail, so that only letters change from one
  /// to the next. Tiles that no picture replaces differ from each other.
  private func ground(of item: FactItem, _ index: Int) -> String {
    let catalogue = item.id.catalogue.rawValue
    return hasTiles ? "\(catalogue) \(index)" : catalogue
  }

  /// Adds the lines of the title and the note, as far as they fit.
  private mutating func addCaption(
    of item: FactItem, rows: Int, at top: Int, column: Int, columns: Int, isStop: Bool
  ) {
    let titles = Self.lines(of: item.title, columns: columns).prefix(rows - 1)
    var caption = DetailBlock()
    for title in titles {
      caption.add(DetailLine(glyphs.cut(title, to: columns), .text))
    }
    if isStop {
      caption.addStop(titles.indices.map { StopRun(line: $0, run: 0) }, line: 0, marker: -1)
    }
    if !item.note.isEmpty { caption.add(item.note, .quiet, columns: columns) }
    block.put(caption, at: top, column: column)
  }

  /// Wraps `Secret Empire (2017) #7` so that the year and the number stay together.
  private static func lines(of title: String, columns: Int) -> [String] {
    guard PlainText.width(of: title) > columns,
      let start = title.lastIndex(of: "("), start > title.startIndex
    else { return PlainText.wrapped(title, columns: columns).map(String.init) }
    let end = String(title[start...])
    var name = PlainText.wrapped(String(title[..<start]), columns: columns).map(String.init)
    if let last = name.last, PlainText.width(of: last) + 1 + PlainText.width(of: end) <= columns {
      name[name.count - 1] += " " + end
      return name
    }
    return name + PlainText.wrapped(end, columns: columns).map(String.init)
  }

  private mutating func addNames(_ items: [FactItem]) {
    for item in items { addName(item) }
    for _ in items.count..<max(Self.count, items.count) { block.addBlank() }
  }

  private mutating func addName(_ item: FactItem) {
    // No date: it would cost a twentieth of a key's bytes.
    block.addStop(DetailLine(glyphs.cut(item.title, to: columns), .text), marker: -2)
  }

  /// The value and the note of a fact, below each other or in one line; a dash without items.
  private func rest(of fact: Fact?, columns: Int, isOneLine: Bool = false) -> DetailBlock {
    let parts = [fact?.value ?? "", fact?.note ?? ""].filter { !$0.isEmpty }
    let line = fact?.items.isEmpty == false ? parts.joined(separator: glyphs.separator) : "—"
    return DetailBlock(
      lines: (isOneLine ? [line] : parts).map {
        DetailLine(glyphs.cut(parts: $0, columns: columns), .quiet)
      })
  }
}

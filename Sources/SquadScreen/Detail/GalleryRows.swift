import Basics
import PlainText
import Portraits
import SquadCore
import SquadWords

/// Two entries of a fact side by side with covers or tiles; their names below each other if there
/// is no space.
struct GalleryRows {
  private(set) var block = DetailBlock()
  private let cover: Size?
  /// Whether tiles are all there is, rather than placeholders for pictures.
  private let hasTiles: Bool
  private let columns: Int
  private let glyphs: Glyphs

  /// Number of entries side by side.
  private static let count = 2
  private static let gap = 2

  init(
    _ fact: Fact?, label: String, cover: Size?, hasTiles: Bool, columns: Int, isSpacious: Bool,
    _ glyphs: Glyphs
  ) {
    self.hasTiles = hasTiles
    let half = (columns + 1) / Self.count
    let fits = cover.map { half - $0.columns - Self.gap >= 12 } ?? false
    self.cover = fits ? cover : nil
    self.columns = columns
    self.glyphs = glyphs
    block.add(DetailLine(runs: [DetailRun(column: 0, text: fact?.label ?? label, role: .quiet)]))
    let isSpacious = isSpacious && fits
    if isSpacious { block.addBlank() }
    let items = fact?.items ?? []
    if let cover = self.cover { addCovers(items, cover, half) } else { addNames(items) }
    if isSpacious { block.addBlank() }
    addRest(fact)
  }

  private mutating func addCovers(_ items: [FactItem], _ cover: Size, _ half: Int) {
    let top = block.lines.count
    block.fill(to: top + cover.rows)
    for (index, item) in items.prefix(Self.count).enumerated() {
      let left = index * half
      block.add(
        DetailTile(
          line: top, column: left, size: cover, id: item.id, title: item.title,
          picture: item.picture,
          portrait: PortraitSubject(
            .cover, item.title, initials: PlainText.initials(item.title),
            publisher: "Marvel Comics"),
          ground: ground(of: item, index), hasLargeLetters: hasTiles))
      let text = left + cover.columns + Self.gap
      let end = index + 1 < Self.count ? left + half - 1 : columns
      addCaption(of: item, rows: cover.rows, at: top, column: text, columns: end - text)
    }
    // Further items are listed below by name.
    for item in items.dropFirst(Self.count) { addName(item) }
  }

  /// The same for every detail, so that only letters change from one to the next; two permanent
  /// tiles have different colours.
  private func ground(of item: FactItem, _ index: Int) -> String {
    let catalogue = item.id.catalogue.rawValue
    return hasTiles ? "\(catalogue) \(index)" : catalogue
  }

  /// Adds the lines of the title and the note, as far as they fit.
  private mutating func addCaption(
    of item: FactItem, rows: Int, at top: Int, column: Int, columns: Int
  ) {
    let titles = Self.lines(of: item.title, columns: columns).prefix(rows - 1)
    var caption = DetailBlock()
    for title in titles {
      let cut = PlainText.prefix(title, columns: columns, ellipsis: glyphs.ellipsis)
      caption.add(DetailLine(runs: [DetailRun(column: 0, text: cut.text, role: .text)]))
    }
    caption.addStop(titles.indices.map { StopRun(line: $0, run: 0) }, line: 0, marker: -1)
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
    let cut = PlainText.prefix(item.title, columns: columns, ellipsis: glyphs.ellipsis)
    // No date: it would cost a twentieth of a key's bytes.
    block.addStop(
      DetailLine(runs: [DetailRun(column: 0, text: cut.text, role: .text)]), marker: -2)
  }

  private mutating func addRest(_ fact: Fact?) {
    let rest = [fact?.value ?? "", fact?.note ?? ""].filter { !$0.isEmpty }
    let text = fact?.items.isEmpty == false ? rest.joined(separator: glyphs.separator) : "—"
    let cut = glyphs.cut(parts: text, columns: columns)
    block.add(DetailLine(runs: [DetailRun(column: 0, text: cut, role: .quiet)]))
  }
}

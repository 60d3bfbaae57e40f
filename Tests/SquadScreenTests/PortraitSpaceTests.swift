import Basics
import Portraits
import SquadCore
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Parts of a detail that fill the pane beside and below a portrait.
struct PortraitSpaceTests {
  private static let labels = ["Name", "Base", "Groups"]
  private static let facts = [
    Fact("Name", "Bo"), Fact("Base", Fact.unknown), Fact("Groups", "one two three four five six"),
  ]

  private func grid(rows: Int?) -> FactGrid {
    FactGrid(
      Self.facts, labels: Self.labels, columns: 20, isDouble: false, rows: rows, .unicode)
  }

  @Test func `known facts take the free rows`() {
    let grid = grid(rows: 9)
    #expect(
      grid.block.text == [
        "Name    Bo", "Groups  one two", "        three four", "        five six",
      ])
    #expect(grid.cutLines == 0)
  }

  @Test func `lines that are cut are counted`() {
    #expect(grid(rows: 3).block.text == ["Name    Bo", "Groups  one two thr…"])
    #expect(grid(rows: 3).cutLines == 2)
    #expect(Strings().more(lines: 2) == "2 more lines")
  }

  @Test func `without a portrait every fact has its row`() {
    #expect(grid(rows: nil).block.text == ["Name    Bo", "Base    —", "Groups  one two thr…"])
    #expect(grid(rows: nil).cutLines == 2)
  }

  @Test func `bars run to the edge`() {
    let rows = StatRows(
      [Bar("A", 100, of: 100)], labels: [], columns: 60, fills: true, Strings(), .ascii)
    #expect(rows.block.text == ["A  \(String(repeating: "=", count: 52))  100"])
  }

  private func item(_ name: String, note: String) -> FactItem {
    FactItem(
      id: EntryID(Sample.id, name), title: name, note: note,
      portrait: PortraitSubject(.film, name, initials: "A"))
  }

  @Test(arguments: [(77, 2), (105, 3), (46, 1)])
  func `films are posters with episode and year`(columns: Int, number: Int) {
    let films = (1...3).map { item("Film \($0)", note: "Episode \($0) · 1977") }
    let section = Section(
      name: "films", title: "Films", available: 3, entries: films, style: .rows)
    let poster = Size(columns: 15, rows: 9)
    let block = EntryRows(
      section, columns: columns, pictures: [poster], rows: 40, Strings(), .unicode
    ).block
    #expect(block.tiles.map(\.size) == [poster, poster, poster])
    #expect(block.tiles.count { $0.line == block.tiles[0].line } == number)
    #expect(block.text.contains { $0.contains("Episode 1") })
    #expect(block.stops.count == 3)
  }

  @Test(arguments: [
    (Language.spanish, "Episodio ", "Ep. I", "Ep. III"), (.japanese, "エピソード", "EP I", "EP III"),
  ])
  func `all episodes are abbreviated where one is cut`(
    language: Language, word: String, first: String, last: String
  ) {
    let films = ["I", "III"].map { item("Film \($0)", note: "\(word)\($0) · 1999") }
    let section = Section(
      name: "films", title: "Films", available: 2, entries: films, style: .rows)
    func text(_ columns: Int, _ pictures: [Size]) -> String {
      EntryRows(
        section, columns: columns, pictures: pictures, rows: 40, Strings(language), .unicode
      ).block.text.joined(separator: "\n")
    }
    let posters = [Size(columns: 10, rows: 7)]
    for narrow in [text(48, posters), text(24, [])] {
      #expect(narrow.contains(first) && narrow.contains(last) && !narrow.contains(word))
    }
    for wide in [text(105, posters), text(105, [])] {
      #expect(wide.contains("\(word)I ·") && wide.contains("\(word)III"))
    }
  }

  @Test func `smaller posters where the pane has no rows for large ones`() {
    let films = (1...6).map { item("Film \($0)", note: "") }
    let section = Section(
      name: "films", title: "Films", available: 6, entries: films, style: .rows)
    let sizes = [Size(columns: 15, rows: 9), Size(columns: 10, rows: 7)]
    let tiles = EntryRows(
      section, columns: 77, pictures: sizes, rows: 18, Strings(), .unicode
    ).block.tiles
    #expect(tiles.map(\.size) == Array(repeating: sizes[1], count: 6))
  }

  @Test(arguments: [(48, 24), (77, 24), (111, 24), (48, 7)])
  func `related entries fill free rows and aren't stops`(columns: Int, rows: Int) {
    let facts = ["Comics", "Characters"].map { label in
      Fact(label, "", items: (1...6).map { item("\(label) \($0)", note: "") })
    }
    let size = Size(columns: 10, rows: 7)
    let block = EntryRows(
      related: facts, pictures: [Size(columns: 15, rows: 9), size], columns: columns, rows: rows,
      .unicode
    ).block
    #expect(block.lines.count <= rows && block.stops.isEmpty)
    let number = columns < 77 ? 2 : columns < 111 ? 3 : 4
    #expect(block.tiles.count == rows / (size.rows + 1) * number)
    #expect(block.tiles.isEmpty || block.text.first?.hasPrefix("Comics") == true)
  }

  @Test func `tiles of a cast without blank rows don't touch`() {
    let cast = (1...6).map { FactItem(id: EntryID(Sample.id, "\($0)"), title: "A \($0)") }
    let section = Section(
      name: "cast", title: "Cast", available: 6, entries: cast, style: .tiles)
    let tiles = EntryRows(section, columns: 44, isSpacious: false, Strings(), .unicode).block.tiles
    let lines = Set(tiles.map(\.line)).sorted()
    #expect(lines.count == 3)
    #expect(
      tiles.allSatisfy { tile in
        lines.allSatisfy { $0 <= tile.line || $0 > tile.line + tile.size.rows }
      })
  }

  @Test(arguments: [(105, 15, 3), (105, 25, 6), (77, 25, 2)])
  func `further comics fill the free rows`(columns: Int, rows: Int, covers: Int) {
    let all = (1...6).map { item("Comic \($0)", note: "Mar 200\($0)") }
    let fact = Fact(
      "Appears in", "and 9 other comics", items: Array(all.prefix(2)), isGallery: true,
      further: Array(all.dropFirst(2)), note: "4 of them bundled")
    let block = GalleryRows(
      fact, label: "", cover: Size(columns: 15, rows: 9), hasTiles: false, columns: columns,
      rows: rows, isSpacious: true, .unicode
    ).block
    #expect(block.tiles.count == covers)
    #expect(block.stops.count == 2)
    #expect(block.lines.count <= rows)
    #expect(block.text.contains { $0.contains("and 9 other comics") })
    #expect(block.text.contains { $0.contains("Mar 200\(covers)") })
  }
}

import Basics
import Portraits
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// The places of a detail's parts.
struct DetailLayoutTests {
  private static let sizes = [
    Size(columns: 160, rows: 50), Size(columns: 120, rows: 40), Size(columns: 100, rows: 30),
    Size(columns: 80, rows: 24), Size(columns: 60, rows: 20), Size(columns: 46, rows: 20),
    Size(columns: 30, rows: 10),
  ]

  private func space(
    _ size: Size, sendsPictures: Bool = false, _ glyphs: Glyphs = .unicode
  ) throws -> DetailSpace {
    var state = try #require(AppState(catalogues: [Sample.catalogue]))
    state.focus = size.columns < 60 ? .detail(from: .list) : .list
    let screen = ScreenLayout(state, size: size)
    let context = RenderContext(size: size, glyphs: glyphs)
    let detail = Sample.detail(of: Sample.entries[0])
    return DetailSpace(of: detail, sendsPictures: sendsPictures, in: screen, context)
  }

  @Test(
    arguments: [
      (ColorDepth.indexed256, Glyphs.unicode, true, true), (.direct, .unicode, true, true),
      (.sixteen, .unicode, true, false), (.indexed256, .ascii, true, false),
      (.indexed256, .unicode, false, false),
    ])
  func `a portrait has a picture's box where it can be drawn`(
    colors: ColorDepth, glyphs: Glyphs, isWanted: Bool, isDrawn: Bool
  ) throws {
    let size = Size(columns: 120, rows: 40)
    let screen = ScreenLayout(try #require(AppState(catalogues: [Sample.catalogue])), size: size)
    var context = RenderContext(size: size, colors: colors, glyphs: glyphs)
    context.hasPortraits = isWanted
    var detail = Sample.detail(of: Sample.entries[0])
    detail.portrait = PortraitSubject(.figure, detail.title, initials: "S")
    let space = DetailSpace(of: detail, sendsPictures: false, in: screen, context)
    #expect(space.hasPortrait == isDrawn)
    #expect(space.box == (isDrawn ? Size(columns: 24, rows: 16) : space.tile))
    context.theme = Theme(.mono, .red, at: colors)
    #expect(!DetailSpace(of: detail, sendsPictures: false, in: screen, context).hasPortrait)
    context.theme = Theme(.dark, .red, at: colors)
    context.showsPictures = false
    #expect(!DetailSpace(of: detail, sendsPictures: false, in: screen, context).hasPortrait)
  }

  private func layout(_ detail: Detail, _ space: DetailSpace) -> DetailLayout {
    DetailLayout(detail, space: space, strings: Strings(), .unicode)
  }

  @Test(
    arguments: zip(
      sizes,
      [
        Size(columns: 33, rows: 22), Size(columns: 24, rows: 16), Size(columns: 18, rows: 12),
        Size(columns: 15, rows: 10), Size(columns: 10, rows: 4), Size(columns: 10, rows: 4), nil,
      ] as [Size?]))
  func `a list with pictures has their box`(screen: Size, box: Size?) throws {
    #expect(try space(screen, sendsPictures: true).box == box)
  }

  @Test(
    arguments: zip(
      sizes,
      [
        Size(columns: 12, rows: 5), Size(columns: 12, rows: 5), Size(columns: 12, rows: 5),
        Size(columns: 10, rows: 4), Size(columns: 10, rows: 4), Size(columns: 10, rows: 4), nil,
      ] as [Size?]))
  func `other lists have a tile's box`(screen: Size, tile: Size?) throws {
    #expect(try space(screen).box == tile)
    #expect(try space(screen).tile == tile)
  }

  @Test func `covers are pictures or names`() throws {
    let covers = try Self.sizes.map { try space($0, sendsPictures: true).cover }
    let large = Size(columns: 15, rows: 9)
    #expect(covers == [large, large, nil, nil, nil, nil, nil])
  }

  /// Details with every combination of known and unknown facts.
  private static func people() -> [Detail] {
    (0..<12).map { number in
      var detail = Sample.detail(of: Sample.entries[number % 8])
      detail.summary = String(
        repeating: "Ten words that are said again and again by us. ", count: number)
      if number % 3 == 1 { detail.facts = [] }
      if number % 4 == 1 { detail.sections.removeFirst() }
      if number % 5 == 1 { detail.sections = [] }
      return detail
    }
  }

  private static func heroes() -> [Detail] {
    (0..<12).map { number in
      var detail = Detail(
        id: EntryID(Sample.id, "\(number)"), title: "Hero \(number)", freshness: Sample.day)
      detail.isDescribed = false
      detail.subtitle = number % 2 == 0 ? "A Name" : ""
      detail.byline = number % 3 == 0 ? "" : "House · good"
      let labels = ["Intelligence", "Strength", "Speed"]
      detail.bars = labels.prefix(number % 4).map { Bar($0, number * 9, of: 100) }
      detail.template.bars = labels
      detail.template.facts = ["Full name", "Base", "Groups"]
      let long = String(repeating: "a long one, ", count: number)
      detail.facts = [Fact("Full name", "unknown"), Fact("Groups", long)]
        .suffix(number % 3)
      return detail
    }
  }

  @Test func `a record of a file has its byline, ages of its times, and bars without a sum`() throws
  {
    var detail = Detail(
      id: EntryID(Sample.id, "1"), title: "web-0", freshness: .file(Moment(seconds: 0)))
    detail.isDescribed = false
    detail.byline = "Running · front"
    detail.facts = [Fact("started", "2026-11-01T10:00:00Z", note: "3 days ago")]
    detail.template.facts = ["node", "started"]
    detail.template.isOwn = true
    let texts = layout(detail, try space(Size(columns: 120, rows: 40))).lines.map(\.text)
    let byline = try #require(texts.firstIndex { $0.hasSuffix("Running · front") })
    #expect(texts[byline + 1].allSatisfy { $0 == " " })
    #expect(texts[byline + 2].hasSuffix("node     —"))
    #expect(texts[byline + 3].hasSuffix("started  2026-11-01T10:00:00Z  3 days ago"))

    detail.isDescribed = true
    detail.sections = [Section(name: "parts", title: "parts", available: 2)]
    detail.facts.append(Fact("node", String(repeating: "a long name ", count: 20)))
    let screen = try space(Size(columns: 120, rows: 40))
    let places = layout(detail, screen).stops.map(\.line)
    #expect(detail.stops(.fortnight, more: true).first == .more)
    #expect(places.count == 2 && places[0] > places[1])

    detail.bars = [Bar("age", 3, of: 10)]
    detail.template.bars = ["age"]
    func hasSum() throws -> Bool {
      layout(detail, try space(Size(columns: 120, rows: 40))).lines.contains {
        $0.text.contains("Sum")
      }
    }
    #expect(try !hasSum())
    detail.statTotal = StatTotal(sum: Amount(3))
    #expect(try hasSum())
  }

  @Test func `a record's title that the rule cuts stands whole below the other parts`() throws {
    var detail = Detail(
      id: EntryID(Sample.id, "1"), title: String(repeating: "a long line ", count: 12) + "ends",
      freshness: .file(Moment(seconds: 0)))
    detail.isDescribed = false
    detail.template.isOwn = true
    let screen = try space(Size(columns: 120, rows: 40))
    let texts = layout(detail, screen).lines.map(\.text)
    #expect(texts.suffix(2).joined(separator: " ").hasSuffix("a long line ends"))
    detail.title = "a short line"
    #expect(!layout(detail, screen).lines.contains { $0.text.contains("line") })
  }

  @Test func `the full text has whole labels, as long as questions`() throws {
    var detail = Detail(
      id: EntryID(Sample.id, "1"), title: "Ada", freshness: .file(Moment(seconds: 0)))
    let labels = ["Python", "Rust"].map { "Which of these do you use? \($0)" }
    detail.facts = labels.map { Fact($0, "often") }
    detail.isDescribed = false
    detail.template.facts = labels
    detail.template.isOwn = true
    let space = try space(Size(columns: 80, rows: 24))
    let cut = layout(detail, space)
    #expect(cut.hasMore && cut.lines.contains { $0.text.hasSuffix("2 more lines ›") })
    let whole = DetailLayout(
      detail, space: space, showsFullText: true, strings: Strings(), .unicode)
    #expect(
      whole.lines.map(\.text) == [
        "", "Which of these do you use? Python", "  often", "Which of these do you use? Rust",
        "  often",
      ])
  }

  @Test func `numbers of rows are aligned and in the pane, however large`() {
    let sections = [("a title as long as a sentence", 1_234_567), ("parts", 3)].map {
      Section(name: $0, title: $0, available: $1)
    }
    let rows = SectionRows(
      sections, titles: [], columns: 24, isNoted: false, Strings(), .unicode)
    #expect(
      rows.block.text == ["a title as…  1,234,567 ›", "parts                3 ›"])
  }

  @Test func `a record's long subtitle is shown whole`() throws {
    let words = (1...12).map { "author\($0)" }
    var detail = Detail(
      id: EntryID(Sample.id, "1"), title: "Paper", freshness: .file(Moment(seconds: 0)))
    detail.byline = words.joined(separator: " ") + " · physics"
    detail.template.isOwn = true
    detail.template.facts = ["pages"]
    detail.facts = [Fact("pages", "7")]
    let space = try space(Size(columns: 80, rows: 24))
    func shown() -> [String] {
      layout(detail, space).lines.flatMap { $0.text.split(separator: " ").map(String.init) }
    }
    detail.isDescribed = false
    #expect(Set(words).isSubset(of: shown()), "beside facts")
    detail.isDescribed = true
    #expect(Set(words).isSubset(of: shown()), "above a text")
    detail.bars = [Bar("age", 3, of: 10)]
    #expect(Set(words).isSubset(of: shown()), "above bars")
  }

  @Test(arguments: sizes)
  func `labels as long as questions leave room for the values`(size: Size) throws {
    let question = String(repeating: "How much of it do they like? ", count: 5)
    var detail = Detail(
      id: EntryID(Sample.id, "1"), title: "Ada", freshness: .file(Moment(seconds: 0)))
    detail.isDescribed = false
    detail.facts = [Fact("team", "Math"), Fact(question, "most")]
    detail.template.facts = ["team", question]
    detail.template.isOwn = true
    detail.sections = [Section(name: "parts", title: question, available: 24)]
    let lines = layout(detail, try space(size)).lines.map(\.text)
    for value in ["Math", "most", "24 ›"] {
      #expect(lines.contains { $0.hasSuffix(value) && $0.count <= size.columns }, "\(value)")
    }
    detail.bars = [Bar(question, 77, of: 100)]
    detail.template.bars = [question]
    let bars = layout(detail, try space(size)).lines.map(\.text)
    #expect(bars.contains { $0.hasSuffix(" 77") })
  }

  /// The places of these labels.
  private func places(_ layout: DetailLayout, _ labels: [String]) -> [String] {
    layout.lines.enumerated().flatMap { line, runs in
      runs.runs.filter { labels.contains($0.text) }.map { "\($0.text) \($0.column) \(line)" }
    }
  }

  @Test(arguments: sizes)
  func `neighbours' labels are at the same cells`(screen: Size) throws {
    for sendsPictures in [true, false] {
      let space = try space(screen, sendsPictures: sendsPictures)
      for (details, labels) in [
        (Self.people(), ["Comics", "Series", "Stories", "Events", "Last appeared in", "Links"]),
        (
          Self.heroes(),
          ["Intelligence", "Strength", "Speed", "Sum", "Full name", "Base", "Groups"]
        ),
      ] {
        let all = details.map { places(layout($0, space), labels) }
        #expect(Set(all).count == 1)
        #expect(all.first?.count == labels.count)
      }
    }
  }

  @Test(arguments: sizes)
  func `no line is wider than its pane, and stops keep the detail's order`(
    screen: Size
  ) throws {
    for sendsPictures in [true, false] {
      let space = try space(screen, sendsPictures: sendsPictures)
      for detail in Self.people() + Self.heroes() {
        let layout = layout(detail, space)
        let end = layout.lines.flatMap(\.runs).map(\.endColumn).max() ?? 0
        #expect(end <= space.allColumns + 1)
        #expect(layout.stops.count == detail.stops(.fortnight, more: layout.hasMore).count)
        #expect(layout.stops.map(\.line) == layout.stops.map(\.line).sorted())
        for stop in layout.stops {
          #expect(stop.runs.allSatisfy { layout.lines[$0.line].runs.indices.contains($0.run) })
        }
      }
    }
  }

  @Test func `the full text has everything that was cut`() throws {
    let space = try space(Size(columns: 120, rows: 40))
    let hero = try #require(Self.heroes().last)
    #expect(layout(hero, space).hasMore)
    let whole = DetailLayout(hero, space: space, showsFullText: true, strings: Strings(), .unicode)
    #expect(whole.stops.isEmpty)
    let text = whole.lines.map(\.text).joined(separator: " ")
    #expect(text.count { $0 == "," } == 11)
  }

  @Test func `the full text breaks a value without spaces instead of cutting it`() throws {
    let values = [("日本語", 60), ("0123456789abcdef", 8)].map { String(repeating: $0, count: $1) }
    var detail = Detail(id: EntryID(Sample.id, "1"), title: "Key", freshness: Sample.day)
    detail.facts = values.map { Fact("value", $0) }
    let space = try space(Size(columns: 80, rows: 24))
    let lines = DetailLayout(
      detail, space: space, showsFullText: true, strings: Strings(), .unicode
    ).lines
    let shown = lines.flatMap(\.runs).filter { $0.role == .text }
    #expect(shown.map(\.text).joined() == values.joined())
    #expect(shown.allSatisfy { $0.endColumn <= space.columns })
  }

  @Test(arguments: [
    (29, "Marvel Comics · good · Human"), (28, "Marvel Comics · good · Human"),
    (27, "Marvel Comics · good · Hum…"), (24, "Marvel Comics · good…"),
    (22, "Marvel Comics · good…"), (21, "Marvel Comics · good…"), (20, "Marvel Comics · goo…"),
    (1, "…"), (0, ""),
  ])
  func `a line that is cut behind a part has no separator before the ellipsis`(
    columns: Int, text: String
  ) {
    let line = "Marvel Comics · good · Human"
    #expect(Glyphs.unicode.cut(parts: line, columns: columns) == text)
    let plain = line.split(separator: " · ").joined(separator: ", ")
    #expect(Glyphs.ascii.cut(parts: plain, columns: 21) == "Marvel Comics, good~")
  }

  @Test func `the full text repeats nothing and has one blank line`() throws {
    var film = Detail(id: EntryID(Sample.id, "1"), title: "Film", freshness: Sample.day)
    film.subtitle = "Episode IV"
    film.byline = "Episode IV · 1977"
    film.facts = [Fact("Director", "Ada")]
    let space = try space(Size(columns: 120, rows: 40))
    func text(_ detail: Detail) -> [String] {
      DetailLayout(detail, space: space, showsFullText: true, strings: Strings(), .unicode).lines
        .map { $0.text.split(separator: " ").joined(separator: " ") }
    }
    #expect(text(film) == ["", "Episode IV · 1977", "", "Director Ada"])
    var person = film
    (person.subtitle, person.byline) = ("", "")
    #expect(text(person) == ["", "Director Ada"])
  }

  @Test func `a cast has three, two or one columns`() throws {
    var film = Detail(id: EntryID(Sample.id, "1"), title: "Film", freshness: Sample.day)
    let cast = (1...7).map {
      FactItem(id: EntryID(.init(rawValue: "starwars"), "people/\($0)"), title: "Person \($0)")
    }
    film.sections = [
      Section(name: "characters", title: "Characters", available: 7, entries: cast, style: .tiles)
    ]
    let columns = try [120, 80, 60].map { columns in
      let layout = layout(film, try space(Size(columns: columns, rows: 40)))
      #expect(layout.stops.count == 7)
      #expect(layout.tiles.map(\.id) == cast.map(\.id))
      return Set(layout.tiles.map(\.column)).count
    }
    #expect(columns == [3, 2, 1])
  }

  @Test func `a cast's name uses its column's width, and a member's sign fits behind`() throws {
    var film = Detail(id: EntryID(Sample.id, "1"), title: "Film", freshness: Sample.day)
    let cast = ["Luke Skywalker", "C-3PO", "Biggs Darklighter"].enumerated().map {
      FactItem(
        id: EntryID(.init(rawValue: "starwars"), "people/\($0.offset)"), title: $0.element)
    }
    film.sections = [
      Section(name: "characters", title: "Characters", available: 3, entries: cast, style: .tiles)
    ]
    let space = try space(Size(columns: 100, rows: 30))
    let shown = layout(film, space)
    #expect(shown.lines.contains { $0.text.contains("Darklighter") })
    for (tile, next) in zip(shown.tiles, shown.tiles.dropFirst()) {
      #expect(try #require(tile.star).column < next.column - 1)
    }
    #expect(shown.tiles.last?.star.map { $0.column <= space.allColumns } == true)
  }

  @Test func `an entry that is cut ends in a stop on the last row`() {
    let text = String(repeating: "word ", count: 60)
    let rows = TextRows(text, .text, columns: 30, rows: 5, more: { _ in "more ›" }, ellipsis: "…")
    #expect(rows.isCut)
    #expect(rows.block.lines.count == 5)
    #expect(rows.block.text.last == "word word word word…  more ›")
    #expect(rows.block.stops.map(\.line) == [4])
    func last(_ text: String, _ columns: Int) -> [String] {
      let rows = TextRows(
        text, .text, columns: columns, rows: 2, more: { _ in "more ›" }, ellipsis: "…")
      return rows.block.text
    }
    #expect(last("one two. Three four five six seven", 16) == ["one two. Three", "four…  more ›"])
    #expect(last("one two three four. Five six", 22) == ["one two three four.", "Five six"])
    #expect(
      last("one two three. Unbelievable and more of it", 18) == ["one two three…", "more ›"],
      "rather behind the line before than alone")
    #expect(
      last("one two three Leia. Then more of it comes", 16) == ["one two three", "Leia…  more ›"])
    let short = TextRows(
      "word", .text, columns: 30, rows: 5, more: { _ in "more ›" }, ellipsis: "…")
    #expect(!short.isCut)
    #expect(short.block.text == ["word", "", "", "", ""])
  }

  @Test func `facts that would have no room beside the tile stand below it`() throws {
    var detail = Detail(id: EntryID(Sample.id, "1"), title: "Luke", freshness: Sample.day)
    detail.isDescribed = false
    detail.facts = [Fact("Planeta natal", "Tatooine"), Fact("Masa", "77 kg")]
    detail.template.facts = ["Planeta natal", "Masa"]
    let narrow = layout(detail, try space(Size(columns: 60, rows: 20))).lines.map(\.text)
    #expect(narrow.contains("Planeta natal  Tatooine") && narrow.contains("Masa           77 kg"))
    let wide = layout(detail, try space(Size(columns: 80, rows: 24))).lines.map(\.text)
    #expect(wide.contains { $0.hasSuffix("   Planeta natal  Tatooine") })
  }

  private func heroSpace(_ size: Size, sendsPictures: Bool = false) throws -> DetailSpace {
    let state = try #require(AppState(catalogues: [HeroSample.catalogue]))
    let screen = ScreenLayout(state, size: size)
    let detail = HeroSample.detail(of: HeroSample.entries[0])
    return DetailSpace(
      of: detail, sendsPictures: sendsPictures, in: screen, RenderContext(size: size))
  }

  @Test(arguments: 60...100)
  func `a hero's bars are legible at every width, at the same rows`(
    columns: Int
  ) throws {
    let space = try heroSpace(Size(columns: columns, rows: 20))
    var rows: Set<[Int]> = []
    for entry in HeroSample.entries.prefix(3) {
      let shown = layout(HeroSample.detail(of: entry), space)
      let labels = shown.lines.indices.filter { line in
        shown.lines[line].runs.contains { HeroSample.labels.contains($0.text) }
      }
      rows.insert(labels)
      for line in labels {
        let runs = shown.lines[line].runs
        let cells = runs.map { $0.text.count { "━╸─".contains($0) } }
        #expect(cells.reduce(0, +) >= 8)
        #expect(runs.allSatisfy { $0.endColumn <= space.allColumns }, "the thumb stands behind it")
      }
    }
    #expect(rows.count == 1 && rows.first?.count == 6)
  }

  @Test(arguments: sizes.prefix(4))
  func `a hero's bars and their sum are beside its picture`(size: Size) throws {
    let space = try heroSpace(size, sendsPictures: true)
    let box = try #require(space.box)
    #expect(box.rows >= 10)
    let shown = layout(HeroSample.detail(of: HeroSample.entries[0]), space)
    for label in HeroSample.labels + ["Sum"] {
      let line = try #require(shown.lines.firstIndex { $0.runs.contains { $0.text == label } })
      #expect(shown.lines[line].runs.first { $0.text == label }?.column == space.indent)
      #expect(label == "Sum" || line <= box.rows, "\(label)")
    }
  }

  @Test func `a bar in quiet colours keeps its empty part`() throws {
    var stage = Stage(80, 24, catalogue: HeroSample.catalogue, page: HeroSample.page)
    stage.press("/zzzz")
    let frame = stage.frame()
    let row = try #require(frame.lines.firstIndex { $0.contains("Strength") })
    let styles = (0..<80).compactMap { frame[column: $0, row: row]?.style }
    #expect(styles.contains(stage.context.theme[.track]))
    #expect(!styles.contains(stage.context.theme[.graph]))
  }

  @Test func `initials without a tile have their name's colour`() throws {
    let size = Size(columns: 46, rows: 13)
    var stage = Stage(46, 13)
    stage.press("l")
    let shown = stage.frame()
    #expect(try space(size).tile == nil)
    let theme = Theme(.dark, .red, at: .indexed256)
    stage.context.theme = theme
    let row = try #require(shown.lines.firstIndex { $0.contains(" AL ") || $0.contains("  A") })
    #expect(
      stage.frame()[column: 3, row: row]?.style.background
        == theme.tile(for: Sample.entries[0].title).background)
  }
}

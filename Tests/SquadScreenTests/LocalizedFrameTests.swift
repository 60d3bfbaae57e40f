import Basics
import PlainText
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Screens in the other languages, against golden files.
struct LocalizedFrameTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])

  enum Screen: String, CaseIterable {
    case main, hero, compare, currency, help, confirm, themes, empty, nobody, offline, grid
  }

  private static func stage(_ screen: Screen, _ language: Language, _ size: Size) -> Stage {
    var stage =
      switch screen {
      case .hero, .compare:
        Stage(
          size.columns, size.rows, squad: Squad(members: [HeroSample.member(1)]),
          catalogue: HeroSample.catalogue, page: HeroSample.page)
      case .currency:
        Stage(
          size.columns, size.rows, catalogue: PriceSample.catalogue, page: PriceSample.page,
          now: PriceSample.now)
      case .empty: Stage(size.columns, size.rows)
      default: Stage(size.columns, size.rows, squad: squad)
      }
    stage.context.strings = Strings(language)
    switch screen {
    case .main, .empty: stage.press("j")
    case .hero: stage.press("jjl")
    case .compare: stage.press("c")
    case .currency: stage.press("l")
    case .help: stage.press("?")
    case .confirm: stage.press("jjjx")
    case .themes: stage.press("T")
    case .nobody: stage.press("/狼男x")
    case .grid: stage.press("vj")
    case .offline:
      stage.press("ljj<enter>")
      stage.cachedPages(.failure(.service(.noNetwork)))
    }
    return stage
  }

  @Test(arguments: Screen.allCases, [Language.spanish, .japanese])
  func `screens`(screen: Screen, language: Language) throws {
    for size in [Size(columns: 120, rows: 40), Size(columns: 80, rows: 24)] {
      let frame = Self.stage(screen, language, size).frame()
      let name = "\(language.rawValue)-\(screen.rawValue)-\(size.columns)x\(size.rows)"
      try GoldenFrame.check(name, frame)
      #expect(frame.lines.allSatisfy { PlainText.width(of: $0) <= size.columns }, "\(name)")
      if screen != .offline, screen != .nobody {
        #expect(frame.lines.joined().count { $0 == "▸" } == 1, "\(name)")
      }
    }
  }

  /// The screen of a user's file in Spanish.
  private func ownLines(_ size: Size, _ sort: SortOrder, _ column: ListColumn) throws -> [String] {
    let list = ListInfo(id: Sample.list, title: "People", sorts: [sort], column: column)
    let info = CatalogueInfo(id: Sample.id, title: "People", lists: [list], service: .file)
    var state = try #require(AppState(catalogues: [info]))
    state.listStack[Sample.list, 0]?.fill(Sample.page)
    return AppView.draw(state, RenderContext(size: size, strings: Strings(.spanish))).lines
  }

  @Test func `a user's file keeps its words in every language`() throws {
    let lines = try ownLines(
      Size(columns: 160, rows: 50), SortOrder(key: "."), ListColumn("price"))
    #expect(lines.contains { $0.contains(" People 60 ") && $0.contains(" price ") })
  }

  @Test func `a member of a file that isn't open keeps its words, too`() {
    let id = EntryID(CatalogueID(rawValue: "towns"), "1")
    let member = Member(id: id, title: "Avila", subtitle: "57,949")
    var stage = Stage(120, 40, squad: Squad(members: [member]))
    stage.context.strings = Strings(.spanish)
    #expect(stage.frame().lines[3].contains(" 57,949 "))
    stage.press(":avila")
    #expect(stage.place(of: "57,949 · en el equipo") != nil)
  }

  @Test func `breadcrumbs are worded but for an entry's title and a field's name`() throws {
    let state = try AppState.sample()
    func crumbs(_ source: ListSource, _ crumbs: [String]) -> [String] {
      state.crumbs(of: OpenList(source: source, crumbs: crumbs, title: ""), Strings(.spanish))
    }
    let fields = FileList.roles(of: "Comics")
    #expect(crumbs(.file(Entry.thor.id.catalogue, fields), fields.crumbs) == ["Campos", "Comics"])
    let section = ListSource.section(of: Entry.thor.id, named: "comics")
    #expect(crumbs(section, ["Films", "Comics"]) == ["Films", "Cómics"])
  }

  @Test func `a file keeps its name where another list has no match`() throws {
    let films = CatalogueID(rawValue: "films")
    let own = CatalogueInfo(
      id: films, title: "Films",
      lists: [ListInfo(id: ListID(films), title: "Films", sorts: [SortOrder(key: ".")])],
      service: .file)
    var state = try #require(AppState(catalogues: [Sample.catalogue, own]))
    let film = Entry(id: EntryID(films, "zardoz"), title: "Zardoz")
    state.listStack[Sample.list, 0]?.fill(Sample.page)
    state.listStack[ListID(films), 0]?.fill(.sample([film]))
    state.hasStarted = true
    _ = reduce(&state, .search(.opened))
    _ = reduce(&state, .search(.textChanged("zardoz")))
    _ = state.endTurn()
    let context = RenderContext(
      size: Size(columns: 160, rows: 50), strings: Strings(.spanish))
    let lines = AppView.draw(state, context).lines
    #expect(lines.contains { $0.contains("1 en Films") })
    #expect(lines.contains { $0.contains("Enter va a Films") })
  }

  @Test func `a field as long as a question is named in part by the order's head`() throws {
    let order = SortOrder(key: ".How old are you in years?", isDescending: true, column: .figures)
    let lines = try ownLines(Size(columns: 120, rows: 40), order, ListColumn())
    #expect(lines.contains { $0.contains(" How old are you in year… ▼ ") })
  }

  /// Words that are not translated: the catalogue's, keys, and names of options.
  private static var untranslated: Set<String> {
    var texts = [
      "People Superheroes Prices squad kg cm config json theme accent own",
      "auto dark light contrast mono terminal AAA",
      "Enter Esc Tab Shift Ctrl PgUp PgDn Home End Space Del Backspace hjkl",
      // Initials in tiles, and a word that is the same in Spanish.
      "AC Fe series",
    ]
    for page in [Sample.page, HeroSample.page, PriceSample.page] {
      for entry in page.entries {
        texts += [entry.title, entry.subtitle, entry.id.path]
        texts += entry.aliases
      }
      for detail in page.details {
        texts += [detail.title, detail.subtitle, detail.summary, detail.attribution ?? ""]
        for fact in detail.facts {
          texts.append(fact.value)
          texts += fact.items.map(\.title)
        }
        for link in detail.links { texts += [link.title, link.url] }
      }
    }
    let own: Set<String> = ["comics", "comic", "unknown", "other", "bundled"]
    return Set(texts.flatMap { letters(of: $0) }).subtracting(own)
  }

  /// Runs of two or more ASCII letters.
  private static func letters(of text: String) -> [String] {
    text.split { !($0.isASCII && $0.isLetter) }.filter { $0.count > 1 }.map { $0.lowercased() }
  }

  @Test(arguments: Screen.allCases)
  func `no English word of squad is on a Japanese screen`(screen: Screen) {
    let untranslated = Self.untranslated
    let frame = Self.stage(screen, .japanese, Size(columns: 120, rows: 40)).frame()
    let words = Set(frame.lines.flatMap { Self.letters(of: $0) })
    let foreign = words.filter { word in
      // A truncated title or name ends within a word.
      !untranslated.contains(word)
        && !untranslated.contains { $0.hasPrefix(word) && word.count > 2 }
    }
    #expect(foreign == [], "\(screen)")
  }

  @Test(arguments: Screen.allCases)
  func `only the catalogue's English words are on a Spanish screen`(screen: Screen) {
    let size = Size(columns: 120, rows: 40)
    func words(_ language: Language) -> Set<String> {
      Set(
        Self.stage(screen, language, size).frame().lines.flatMap { line in
          line.split { !$0.isLetter }.filter { $0.count > 3 }.map { $0.lowercased() }
        })
    }
    // A word that is the same in Spanish.
    let untranslated = Self.untranslated.union(["inspector"])
    let shared = words(.english).intersection(words(.spanish)).filter { word in
      !untranslated.contains { $0.hasPrefix(word) } && word.allSatisfy(\.isASCII)
    }
    #expect(shared == [], "\(screen)")
  }
}

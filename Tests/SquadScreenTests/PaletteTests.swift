import PlainText
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadCore
@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// The command palette: its rows, their order, and their effects.
@Suite struct PaletteTests {
  private func rows(_ text: String, _ stage: Stage) -> [String] {
    let strings = Strings()
    return PaletteRows(matching: text, stage.state, strings).rows.map {
      $0.title(strings, stage.state)
    }
  }

  @Test func `the palette has every command but its own, recent ones first`() {
    var stage = Stage(120, 40)
    let all = rows("", stage)
    // Eight digits have no catalogue, the board exists only in a kiosk, and four commands need a
    // file.
    #expect(all.count == Command.allCases.count - 1 - 8 - 1 - 4)
    #expect(Set(all).count == all.count && !all.contains(""))
    #expect(
      Array(all.prefix(10)) == PaletteRows.firstCommands.map { Strings().name(of: $0, tabs: []) })
    stage.press(":inspector<enter>I:undo<enter>")
    #expect(Array(rows("", stage).prefix(3)) == ["Undo", "Inspector", all[0]])
  }

  @Test func `a kiosk offers neither suspending nor the config's mistakes`() {
    let stage = Stage(120, 40)
    let strings = Strings(keymap: Keymap.standard.offered(in: .kiosk))
    func commands(_ text: String) -> [PaletteRow] {
      PaletteRows(matching: text, stage.state, strings).rows
    }
    #expect(commands("").count == rows("", stage).count - 2)
    for text in ["", "suspend", "config"] {
      #expect(
        !commands(text).contains { [.command(.suspend), .command(.configMistakes)].contains($0) })
    }
  }

  @Test(arguments: [
    // Exact names first, then commands with that prefix, members, entries, and other commands with
    // it.
    ("undo", ["Undo"]),
    ("theme", ["Theme: choose", "Theme: next"]),
    ("gus", ["Gus"]),
    ("person 5", ["Person 50", "Person 51"]),
    ("the fox", ["Fenn"]),
    ("ipctr", ["Inspector"]),
  ])
  func `the best match comes first`(text: String, expected: [String]) {
    let found = rows(text, Stage(120, 40))
    #expect(Array(found.prefix(expected.count)) == expected)
  }

  @Test func `of two equal matches the open catalogue's comes first`() throws {
    var state = try AppState.sample()
    let other = Entry(id: "starwars/people/9", title: "Thor", isRecruitable: true)
    state.listStack.update(.people, 0) { $0.entries = EntryList([other]) }
    func found() -> [EntryID] {
      PaletteRows(matching: "thor", state, Strings()).rows.compactMap { row in
        if case .entry(let entry) = row { entry.id } else { nil }
      }
    }
    #expect(found() == [Entry.thor.id, other.id])
    state.listStack.open(.people)
    #expect(found() == [other.id, Entry.thor.id])
  }

  @Test func `the open catalogue's entries come before members of another`() throws {
    var state = try AppState.sample(squad: .sample(.luke))
    let other = Entry(id: "marvel/9", title: "Luke Cage", isRecruitable: true)
    state.openList.fill(
      Page(offset: 0, entries: [other], total: 1, isLast: true, freshness: Sample.day))
    let rows = PaletteRows(matching: "luke", state, Strings()).rows
    #expect(rows == [.entry(other), .member(Member(.luke))])
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24)])
  func `the palette uses all rows, and a page is the visible rows`(columns: Int, rows: Int) {
    var stage = Stage(columns, rows)
    stage.press(":")
    let lines = stage.frame().lines
    let top = ScreenLayout(stage.state, size: stage.context.size).list.row
    #expect(lines[top].contains("╭") && lines[rows - 2].contains("╯"), "below the strip")
    #expect(LayoutCache(stage.context).viewport(of: stage.state).overlay.rows == rows - top - 7)
    stage.press("<pgdn>")
    guard case .palette(let palette) = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(palette.row == rows - top - 8)
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24)], [":", "T"])
  func `text that an overlay's frame cuts is cleared beside it, too`(
    size: (columns: Int, rows: Int), key: String
  ) throws {
    var stage = Stage(
      size.columns, size.rows, squad: Squad(members: [HeroSample.member(1)]),
      catalogue: HeroSample.catalogue, page: HeroSample.page)
    let before = stage.frame().lines
    stage.press(key)
    let lines = stage.frame().lines
    let layout = ScreenLayout(stage.state, size: stage.context.size)
    let top = try #require(lines.firstIndex { $0.contains("╭") })
    let edge = try #require(lines[top].dropLast(2).lastIndex(of: "╮")).utf16Offset(in: lines[top])
    #expect(top >= layout.list.row)
    for (line, old) in Array(zip(lines, before))[top..<layout.footer.row] {
      #expect(line.first == " ", "\(line)")
      // If the frame covers text of a row, the text to its right is cleared too.
      let covered = old.dropFirst(layout.separator.column + 1).prefix(
        edge - layout.separator.column)
      let rest = line.dropFirst(edge + 1).filter { $0 != "┃" }
      #expect(covered.allSatisfy { $0 == " " } || rest.allSatisfy { $0 == " " }, "\(line)")
    }
  }

  @Test func `a list by its name goes to the list itself`() {
    var stage = Stage(120, 40)
    #expect(rows("characters", stage).first == "Characters")
    #expect(rows("charac", stage).first == "Characters")
    stage.press("jj<enter>")
    let before = stage.state.openList.cursor.row
    stage.press(":characters<enter>")
    #expect(stage.state.overlay == nil && stage.state.focus == .list)
    #expect(stage.state.listStack.depth == 0 && stage.state.openList.cursor.row == before)
  }

  @Test func `a row's text is in the user's language`() {
    var stage = Stage(120, 40, squad: Squad(members: [Sample.member(7)]))
    stage.context.strings = Strings(.spanish)
    for (text, words) in [
      ("personajes", "Ir a Personajes"), ("fenn", "2005 cómics"),
      ("hana", "2807 cómics · en el equipo"),
    ] {
      stage.press(":\(text)")
      #expect(stage.frame().lines.contains { $0.contains(words) }, "\(words)")
      stage.press("<esc>")
    }
  }

  @Test(arguments: [30, 46, 60, 80])
  func `names go before groups`(columns: Int) {
    var stage = Stage(columns, 20)
    stage.press(":theme")
    #expect(stage.frame().lines.contains { $0.contains("Theme: choose ") && $0.contains(" T ") })
    #expect(stage.frame().lines.contains { $0.contains(" Program ") } == (columns > 60))
  }

  @Test(arguments: [30, 46, 59])
  func `a narrow palette shows an entry's catalogue, too`(columns: Int) {
    for members in [[], [Sample.member(7)]] {
      var stage = Stage(columns, 20, squad: Squad(members: members))
      stage.press(":hana")
      let rows = stage.frame().lines.filter { $0.contains("▸ Hana ") }
      #expect(rows.map { $0.contains(members.isEmpty ? " People │" : " People ★ │") } == [true])
    }
    var stage = Stage(columns, 20)
    stage.press(":élodie")
    let rows = stage.frame().lines.filter { $0.contains("▸ Élodie of the Lo") }
    #expect(rows.map { $0.contains(" People ") } == [columns > 46], "rather the name")
  }

  @Test func `members come before entries, and once`() {
    let stage = Stage(120, 40, squad: Squad(members: [Sample.member(7)]))
    let found = rows("hana", stage)
    #expect(found.first == "Hana" && found.filter { $0 == "Hana" }.count == 1)
  }

  @Test func `three of each kind are among the first nine rows`() {
    let first = PaletteRows(matching: "p", Stage(120, 40).state, Strings()).rows.prefix(9)
    #expect(first.filter(\.isCommand).count >= 3)
    #expect(first.filter { !$0.isCommand }.count >= 3)
  }

  @Test func `choosing an entry goes to it, and Ctrl-O returns`() {
    var stage = Stage(120, 40)
    stage.press("jj")
    let before = stage.state.openList.selected?.id
    stage.press(":person 42<enter>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.openList.selected?.title == "Person 42")
    stage.press("<c-o>")
    #expect(stage.state.openList.selected?.id == before)
  }

  @Test func `choosing a command runs it, and one that can't run shows why`() {
    var stage = Stage(120, 40)
    stage.press(":undo")
    #expect(stage.frame().lines.joined().contains("Nothing to undo"))
    stage.press("<enter>")
    #expect(stage.state.overlay == nil)
    stage.press(":sort: rev<enter>")
    #expect(stage.state.openList.isReversed)
  }

  @Test func `letters, digits and a colon are text, and arrows move`() {
    var stage = Stage(120, 40)
    stage.press(":q?:1 ")
    #expect(stage.state.openField?.text == "q?:1 ")
    stage.press("<c-u>person<down><down><up>")
    guard case .palette(let palette) = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(palette.row == 1)
    stage.press("x")
    guard case .palette(let edited) = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(edited.row == 0, "another text has another first row")
    stage.press("<esc>")
    #expect(stage.state.overlay == nil)
  }

  @Test func `without a match no row acts`() {
    var stage = Stage(120, 40)
    let before = stage.state.openList.selected?.id
    stage.press(":zzzz<enter>")
    #expect(stage.state.openField?.text == "zzzz")
    stage.press("<esc>")
    #expect(stage.state.openList.selected?.id == before)
  }

  @Test func `keys and clicks act on the drawn rows without computing them again`() {
    var stage = Stage(120, 40)
    stage.press(":deshacer")
    var context = stage.context
    context.strings = Strings(.spanish)
    let screen = LayoutCache(context)
    let interpreter = KeyInterpreter(keymap: .standard)
    func action(_ key: Key) -> Action? {
      interpreter.action(for: key, in: stage.state, on: screen) { true }
    }
    let chosen = Action.palette(.commandChosen("undo", .squad(.undoRequested)))
    #expect(action(.enter) == chosen)
    #expect(action(.down) == .palette(.moved(.next, count: 1)))
    guard case .palette(let palette) = stage.state.overlay else { return #expect(Bool(false)) }
    let keys = PaletteKeys(palette: palette, layoutCache: screen)
    #expect(keys.action(forRow: 0, in: stage.state) { true } == chosen)
  }

  @Test func `rows are computed once until their inputs change`() throws {
    var stage = Stage(120, 40, squad: Squad(members: [Sample.member(7)]))
    let screen = LayoutCache(stage.context)
    #expect(screen.paletteRows(of: stage.state) == nil)
    stage.press(":hana")
    let first = try #require(screen.paletteRows(of: stage.state))
    // A key that moves the selection, and a resize.
    stage.press("<down>")
    stage.resize(100, 30)
    let same = try #require(screen.paletteRows(of: stage.state))
    #expect(Self.storage(first) == Self.storage(same))
    let empty = Page(offset: 0, entries: [], total: 0, isLast: true, freshness: Sample.day)
    let changes: [(String, (inout AppState) -> Void)] = [
      ("text", { _ = reduce(&$0, .search(.textChanged("person 5"))) }),
      ("commands", { $0.recentCommands = ["undo"] }),
      ("board", { $0.hasBoard.toggle() }),
      ("squad", { $0.squad.saved = Squad(members: [Sample.member(3)]) }),
      ("list", { $0.openList.fill(empty) }),
    ]
    for (name, change) in changes {
      var changed = stage.state
      change(&changed)
      let before = try #require(screen.paletteRows(of: stage.state))
      let after = try #require(screen.paletteRows(of: changed))
      #expect(Self.storage(before) != Self.storage(after), "\(name)")
      guard case .palette(let palette) = changed.overlay else { continue }
      let text = palette.field.text
      #expect(after.rows == PaletteRows(matching: text, changed, Strings()).rows, "\(name)")
    }
  }

  /// The address of the rows in memory, which differs if they were computed again.
  private static func storage(_ rows: PaletteRows) -> UnsafePointer<PaletteRow>? {
    rows.rows.withUnsafeBufferPointer(\.baseAddress)
  }

  @Test func `asking why a command can't run changes nothing`() {
    let stage = Stage(120, 40)
    for command in Command.allCases {
      let before = stage.state
      _ = command.refusal(in: before)
      #expect(before == stage.state)
    }
    #expect(Command.undo.refusal(in: stage.state) == .nothingToUndo)
    #expect(Command.help.refusal(in: stage.state) == nil)
  }
}

import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// The question before a removal: its place, and its keys.
struct ConfirmTests {
  private static let squad = Squad(members: (0..<60).map(Sample.member))

  private func asking(
    _ columns: Int = 100, _ rows: Int = 30, after keys: String = "jj"
  ) -> Stage {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.press(keys + "x")
    return stage
  }

  private func asks(_ stage: Stage) -> Bool {
    if case .confirmRemoval = stage.state.overlay { true } else { false }
  }

  @Test(arguments: [10, 11, 12, 14, 17, 24, 31], [60, 70, 99, 140])
  func `the row in question stays in view, and the cursor is on the question`(
    rows: Int, columns: Int
  ) throws {
    for keys in ["g", "jjj", "jjjjjjj", "<pgdn>", "G"] {
      let stage = asking(columns, rows, after: keys)
      let frame = stage.frame()
      let title = try #require(stage.state.openList.selected?.title)
      let marked = try #require(frame.lines.first { $0.hasPrefix("▸") })
      #expect(marked.dropFirst(2).hasPrefix(title.prefix(12)))
      let cursor = try #require(frame.cursor)
      #expect(String(frame.lines[cursor.row].dropFirst(cursor.column)).hasPrefix("Fire"))
      let names = String(frame.lines.joined().filter { $0 == "▸" })
      #expect(names == "▸")
    }
  }

  @Test(arguments: [60, 80, 100, 120, 160])
  func `the box is no wider than the list`(columns: Int) {
    var plain = Stage(columns, 30, squad: Self.squad)
    plain.press("jj")
    let stage = asking(columns, 30)
    let layout = ScreenLayout(stage.state, size: stage.context.size)
    for row in 0..<layout.footer.row {
      let right = layout.list.endColumn..<columns
      let isSame = right.allSatisfy {
        plain.frame()[column: $0, row: row] == stage.frame()[column: $0, row: row]
      }
      #expect(isSame, "row \(row)")
    }
  }

  @Test func `under 60 columns the footer asks and truncates the name`() {
    let stage = asking(36, 20, after: "jjjj")
    #expect(stage.frame().lines[19].hasPrefix(" Fire Élodie of the Long and…? y n"))
    #expect(asking(59, 20).frame().lines[19].hasPrefix(" Fire Café Owner? y n "))
    #expect(asking(60, 20).frame().lines[19].contains("Fire") == false)
  }

  @Test func `a click beside the box selects no row that the box hides`() throws {
    var stage = asking().withMouse()
    let box = try #require(stage.place(of: "╭"))
    #expect(box.column > 0 && stage.frame().lines[box.row].hasPrefix(" "))
    stage.click(0, box.row)
    #expect(!asks(stage) && stage.state.openList.cursor.row == 2)
    #expect(stage.state.squad.pending.isEmpty)
  }

  @Test(arguments: ["n", "N", "<enter>", "<escape>", "q"])
  func `n, Enter, Esc and q keep the member and do nothing else`(key: String) {
    var stage = asking()
    var before = stage.state
    before.overlay = nil
    stage.press(key)
    #expect(stage.state == before)
  }

  @Test(arguments: ["<space>", "x", "<space>x<space>"])
  func `Space, x and a paste keep the question open`(keys: String) {
    var stage = asking()
    let before = stage.state
    stage.press(keys)
    #expect(stage.state == before)
    stage.type("\u{1B}[200~yyy\u{1B}[201~")
    #expect(asks(stage) && stage.state.squad.pending.isEmpty)
  }

  @Test func `other keys keep the member and have their usual effect`() {
    var stage = asking()
    stage.press("j")
    #expect(!asks(stage) && stage.state.openList.cursor.row == 3)
    stage = asking()
    stage.press("?")
    #expect(stage.state.overlay == .help(HelpState()))
    stage = asking()
    stage.press("%")
    #expect(stage.state.overlay == nil, "a key without a meaning")
  }

  @Test func `y fires the member`() {
    var stage = asking()
    stage.press("y")
    #expect(stage.state.squad.pending.map(\.request) == [.fire(Sample.entries[2].id)])
  }

  @Test func `asking from the detail puts the sign on the list's row`() {
    let frame = asking(100, 30, after: "jjl").frame()
    #expect(frame.lines.contains { $0.hasPrefix("▸ Café Owner ★") })
    let narrow = asking(50, 30, after: "jjl").frame()
    #expect(narrow.lines.joined().contains("▸"), "where there is no list it stays")
  }

  @Test(arguments: [30, 44], ["", "j", "jj", "jjj"])
  func `asking about a person of the detail puts the box beside the name`(
    rows: Int, keys: String
  ) throws {
    var film = Detail(id: EntryID(Sample.id, "films/1"), title: "Film", freshness: Sample.day)
    let cast = Sample.entries.prefix(10).map { FactItem(id: $0.id, title: $0.title) }
    film.sections = [
      Section(
        name: "characters", title: "Characters", available: cast.count, entries: cast,
        style: .tiles)
    ]
    var stage = Stage(
      120, rows, squad: Self.squad, catalogue: Sample.catalogue,
      page: Page(
        offset: 0, entries: [Entry(id: film.id, title: film.title)], total: 1, isLast: true,
        freshness: Sample.day, details: [film]))
    stage.press("l" + keys + "x")
    let frame = stage.frame()
    let layout = ScreenLayout(stage.state, size: stage.context.size)
    let marked = try #require(frame.lines.firstIndex { $0.contains("▸") })
    let cursor = try #require(frame.cursor)
    #expect(asks(stage) && cursor.column < layout.list.endColumn)
    // On the same row, unless the pane ends below it.
    #expect((marked - 3...marked).contains(cursor.row))
    #expect(cursor.row == marked || marked + 4 >= layout.list.endRow)
  }
}

import Basics
import PlainText
import SquadCore
import StageTestSupport
import SystemKit
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadScreen

/// The mouse on the real loop.
@Suite struct MouseTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])

  private func stage(
    _ columns: Int = 120, _ rows: Int = 40, keys: String = "", squad: Squad = squad
  ) -> Stage {
    var stage = Stage(columns, rows, squad: squad).withMouse()
    stage.press(keys)
    return stage
  }

  private func selected(_ stage: Stage) -> String? { stage.state.openList.selected?.title }

  // MARK: The list

  @Test func `a click selects, and the list has the focus`() {
    var stage = stage(keys: "l")
    stage.click(on: "Hana")
    #expect(selected(stage) == "Hana" && stage.state.focus == .list)
    stage.press("0")
    stage.click(on: "Ines")
    #expect(selected(stage) == "Ines" && stage.state.focus == .list)
  }

  @Test func `a double-click is Enter`() throws {
    var stage = stage()
    let place = try #require(stage.place(of: "Hana"))
    stage.doubleClick(place.column, place.row)
    #expect(selected(stage) == "Hana" && stage.state.focus == .detail(from: .list))
    stage.click(place.column, place.row)
    #expect(stage.state.focus == .list, "a third click is no other one")
  }

  @Test func `a click in a filtered list keeps the filter`() {
    var stage = stage(keys: "/person<space>2")
    stage.click(on: "Person 25")
    #expect(selected(stage) == "Person 25" && stage.state.focus == .list)
    #expect(stage.state.openList.filter?.text == "person 2")
    stage.click(on: "/ person 2")
    #expect(stage.state.focus == .search)
  }

  @Test func `a click in the search field puts the cursor before the character there`() {
    for (column, character, place) in [
      (0, 0, 2), (1, 0, 2), (2, 0, 2), (3, 1, 3), (4, 1, 3), (5, 2, 5), (6, 3, 6), (7, 4, 7),
      (8, 5, 8), (20, 5, 8),
    ] {
      var stage = stage(keys: "/")
      stage.type("\u{1B}[200~a字e\u{301}bc\u{1B}[201~")
      let row = stage.frame().cursor?.row ?? 0
      stage.click(column, row)
      #expect(stage.state.openField?.cursor == character, "\(column)")
      #expect(stage.frame().cursor == Point(column: place, row: row), "\(column)")
      stage.press("x")
      let text = Array("a字e\u{301}bc")
      #expect(stage.state.openField?.text == String(text[..<character] + "x" + text[character...]))
    }
  }

  @Test(arguments: [30, 46, 80], ["", "<left>", "<home>"])
  func `a long text stays where it is clicked`(columns: Int, keys: String) throws {
    let start = stage(columns, 24, keys: "/" + String(repeating: "abcdefghi字", count: 9) + keys)
    let frame = start.frame()
    let row = try #require(frame.cursor?.row)
    let line = frame.lines[row]
    let area = ScreenLayout(start.state, size: start.context.size).list
    for column in 2..<area.endColumn - 2 {
      let point = Point(column: column, row: row)
      guard let cell = frame[point], cell.role != .wideTrailing,
        !["…", " "].contains(cell.base)
      else { continue }
      var clicked = start.copy()
      clicked.click(column, row)
      #expect(clicked.frame().cursor == point && clicked.frame().lines[row] == line, "\(column)")
      clicked.click(column, row)
      #expect(clicked.frame().cursor == point, "twice is the same")
      // Typed text goes there, and the text before it stays.
      guard column < area.endColumn - 6 else { continue }
      clicked.press("x")
      let before = PlainText.prefix(line, columns: column, ellipsis: "").text
      #expect(clicked.frame().lines[row].hasPrefix(before + "x"), "\(column)")
      clicked.press("<bs>")
      #expect(clicked.frame().lines[row] == line || column < 4, "\(column)")
    }
  }

  @Test func `a field that was clicked is full again when much of it is deleted`() throws {
    var stage = stage(46, 24, keys: "/" + String(repeating: "abcdefghi字", count: 9))
    let row = try #require(stage.frame().cursor?.row)
    stage.click(20, row)
    stage.press("<bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs><bs>")
    let field = try #require(stage.state.openField)
    let cursor = try #require(stage.frame().cursor)
    #expect(field.cursor > 20 && cursor.column > 20)
    #expect(stage.frame()[Point(column: cursor.column - 1, row: row)]?.base != "…")
  }

  @Test func `a click in a field that was kept opens it there`() {
    var stage = stage(keys: "/person<enter>")
    stage.click(4, stage.place(of: "/ person")?.row ?? 0)
    #expect(stage.state.focus == .search && stage.state.openField?.cursor == 2)
  }

  @Test(arguments: [":", "?/"], [46, 80])
  func `a click in an overlay's field puts the cursor there`(keys: String, columns: Int) throws {
    var stage = stage(columns, 24, keys: keys + "squad")
    let end = try #require(stage.frame().cursor)
    for (column, character) in [(end.column - 2, 3), (end.column, 5), (end.column - 5, 0)] {
      stage.click(column, end.row)
      #expect(stage.state.overlay != nil && stage.state.openField?.cursor == character)
      #expect(stage.frame().cursor == Point(column: column, row: end.row))
    }
    stage.press("x")
    #expect(stage.state.openField?.text == "xsquad")
    stage.click(end.column - 6, end.row)
    #expect(stage.state.openField?.cursor == 0, "beside the text is its nearer end")
  }

  @Test func `a click in the help's kept filter opens it there`() throws {
    var stage = stage(keys: "?/squad")
    let end = try #require(stage.frame().cursor)
    stage.press("<enter>")
    stage.click(end.column - 3, end.row)
    #expect(stage.state.openField?.cursor == 2)
  }

  @Test func `the wheel moves by three in a list, a row in a grid, and no focus`() {
    var stage = stage()
    stage.wheel(10, 20)
    #expect(stage.state.openList.cursor.row == 3)
    stage.wheel(10, 20)
    stage.wheel(10, 20, down: false)
    stage.wheel(10, 20, down: false)
    stage.wheel(10, 20, down: false)
    #expect(stage.state.openList.cursor.row == 0)
    stage.press("l")
    stage.wheel(10, 20)
    #expect(stage.state.openList.cursor.row == 3 && stage.state.focus == .detail(from: .list))
    var grid = self.stage(keys: "v")
    let columns = grid.state.shownGrid?.columns ?? 0
    grid.wheel(10, 20)
    #expect(grid.state.openList.cursor.row == columns && columns > 1)
  }

  @Test func `a card is clicked, and opened by two`() {
    var stage = stage(keys: "v")
    stage.click(on: "Hana")
    #expect(selected(stage) == "Hana" && stage.state.shownGrid != nil)
    stage.click(on: "Ines", times: 2)
    #expect(selected(stage) == "Ines" && stage.state.focus == .detail(from: .list))
  }

  @Test func `a click on the order cycles it, one on a breadcrumb goes back up`() throws {
    var stage = stage()
    let before = stage.state.openList.sort
    stage.click(on: "name ▲")
    #expect(stage.state.openList.sort != before)
    // The next keys wait for the rows.
    let request = try #require(stage.state.openList.phase.request)
    stage.send(.list(.pageLoaded(request, .success(Sample.page))))
    stage.press("ll")
    stage.click(on: "Comics", times: 2)
    #expect(stage.state.listStack.depth == 1)
    stage.click(on: "People ›")
    #expect(stage.state.listStack.depth == 0)
  }

  // MARK: Tabs, strip, detail

  @Test func `a click on the open tab returns to its root`() {
    var stage = stage(keys: "l")
    stage.click(on: "Comics", times: 2)
    #expect(stage.state.listStack.depth == 1)
    stage.click(on: "1 People")
    #expect(stage.state.listStack.depth == 0 && stage.state.focus == .list)
  }

  @Test func `a member is selected in the strip, and opened by two clicks`() {
    var stage = stage()
    stage.click(on: "Dr. Ōkami")
    #expect(stage.state.focus == .strip && stage.state.squad.selection == 1)
    stage.click(on: "Fenn", times: 2)
    #expect(stage.state.focus == .detail(from: .strip) && stage.state.squad.selection == 2)
    stage.click(on: "My squad")
    #expect(stage.state.focus == .strip)
    stage.wheel(20, 1, down: false)
    #expect(stage.state.squad.selection == 1 && stage.state.focus == .strip)
    stage.press("<esc>")
    stage.wheel(20, 1)
    #expect(stage.state.squad.selection == 2 && stage.state.focus == .list)
  }

  @Test func `a click on the sign for hidden members selects the next one`() {
    var stage = stage(80, 24, squad: Squad(members: (0..<20).map(Sample.member)))
    let shown = stage.frame().lines[2]
    #expect(shown.hasSuffix("›"))
    stage.click(79, 2)
    #expect(stage.frame().lines[2] != shown)
    #expect(stage.state.squad.selection > 0)
    stage.click(79, 2)
    #expect(stage.state.focus == .list, "two of them are no double-click")
  }

  @Test func `a click in the detail focuses it and selects the stop there`() {
    var stage = stage()
    stage.click(on: "Series")
    #expect(stage.state.focus == .detail(from: .list))
    let series = stage.state.shownDetail?.stop
    stage.click(on: "Comics")
    #expect(stage.state.shownDetail?.stop != series)
    stage.click(on: "wiki", times: 2)
    #expect(stage.state.overlay == .link(Sample.detail(of: Sample.entries[0]).links[1]))
  }

  @Test func `the wheel scrolls a detail by three lines`() {
    var stage = stage(80, 15)
    stage.wheel(60, 10)
    #expect(stage.state.shownDetail?.top == 3 && stage.state.focus == .list)
    #expect(stage.state.shownDetail?.stop == nil)
    stage.press("l")
    for _ in 0..<20 { stage.wheel(60, 10) }
    let end = stage.state.shownDetail?.top ?? 0
    #expect(end > 3 && stage.frame().lines.joined().filter { $0 == "▸" }.count == 1)
    stage.wheel(60, 10, down: false)
    #expect(stage.state.shownDetail?.top == end - 3)
  }

  // MARK: Caps and overlays

  @Test func `a cap acts as its key when the button comes up on it`() throws {
    var stage = stage()
    stage.click(on: "? help")
    #expect(stage.state.overlay == .help(HelpState()))
    stage.click(on: "Esc  close")
    #expect(stage.state.overlay == nil)
    let place = try #require(stage.place(of: "? help"))
    stage.type("\u{1B}[<0;\(place.column + 1);\(place.row + 1)M")
    stage.type("\u{1B}[<0;1;\(place.row + 1)m")
    #expect(stage.state.overlay == nil, "dragged away")
  }

  @Test func `the caps within a detail act as their keys`() throws {
    var prices = Stage(
      120, 40, catalogue: PriceSample.catalogue, page: PriceSample.page, now: PriceSample.now
    ).withMouse()
    prices.click(on: "+ -")
    #expect(prices.state.details.chartSpan == .quarter && prices.state.focus == .list)
    let place = try #require(prices.place(of: "+ -"))
    prices.click(place.column + 1, place.row)
    #expect(prices.state.focus == .detail(from: .list), "between them is no cap")
    prices.click(place.column + 2, place.row)
    #expect(prices.state.details.chartSpan == .fortnight)

    var heroes = Stage(
      120, 40, squad: Squad(members: [HeroSample.member(1)]), catalogue: HeroSample.catalogue,
      page: HeroSample.page
    ).withMouse()
    for text in ["c compare with", "compare with"] {
      heroes.click(on: text)
      #expect(heroes.state.comparison != nil, "\(text)")
      heroes.press("<esc>")
    }
  }

  @Test func `a click outside closes, inside it doesn't`() {
    for keys in ["?", "T", "o", "?/a"] {
      var stage = stage(keys: keys)
      let overlay = stage.state.overlay
      guard let frame = stage.place(of: "╭") else {
        Issue.record("\(keys): no overlay")
        continue
      }
      stage.click(frame.column, frame.row)
      #expect(stage.state.overlay == overlay, "\(keys)")
      let selection = selected(stage)
      stage.click(20, 4)
      #expect(stage.state.overlay == nil && selected(stage) == selection, "\(keys)")
    }
  }

  @Test func `the wheel scrolls the help and moves through rows`() {
    var stage = stage(80, 24, keys: "?")
    stage.wheel(40, 12)
    #expect(stage.state.overlay == .help(HelpState(top: 3)))
    stage.press("<esc>T")
    let before = stage.state.shownTheme
    stage.wheel(40, 12)
    #expect(stage.state.shownTheme != before)
  }

  @Test func `a click chooses a theme, one outside restores the old one`() {
    var stage = stage(keys: "T")
    stage.click(on: "contrast")
    #expect(stage.state.overlay == nil && stage.state.theme.choice == .contrast)
    stage.press("Tj")
    stage.click(on: "one for all")
    #expect(stage.state.shownAccent == .one && stage.state.overlay != nil)
    stage.click(20, 4)
    #expect(stage.state.overlay == nil && stage.state.theme.choice == .contrast)
  }

  @Test func `the question: caps answer, the wheel leaves it, a click outside keeps and acts`() {
    var stage = stage(keys: "x")
    stage.wheel(10, 20)
    guard case .confirmRemoval = stage.state.overlay else {
      Issue.record("the question is gone")
      return
    }
    stage.click(on: "Hana")
    #expect(stage.state.overlay == nil && selected(stage) == "Hana")
    #expect(stage.state.squad.pending.isEmpty)
    stage.press("gx")
    stage.click(on: " n ")
    #expect(stage.state.overlay == nil && stage.state.squad.pending.isEmpty)
    stage.press("gx")
    stage.click(on: " y ")
    #expect(stage.state.squad.pending.map(\.request) == [.fire(Sample.entries[0].id)])
  }

  @Test func `in a comparison the wheel changes a hero, a click on a member the right one`() {
    var stage = Stage(
      120, 40, squad: Squad(members: [1, 2, 3].map(HeroSample.member)),
      catalogue: HeroSample.catalogue, page: HeroSample.page
    ).withMouse()
    stage.press("c")
    let first = stage.state.comparison?.right
    stage.wheel(100, 20)
    #expect(stage.state.comparison?.right != first)
    stage.click(on: "Élodie")
    #expect(stage.state.comparison?.right.title.hasPrefix("Élodie") == true)
    let left = stage.state.openList.cursor.row
    stage.wheel(10, 20)
    #expect(stage.state.openList.cursor.row == left + 1)
    stage.click(on: "1 Superheroes")
    #expect(stage.state.comparison == nil)
  }

  @Test func `the divider follows the pointer, as far as both panes have room`() {
    var stage = stage()
    func divider() -> Int {
      ScreenLayout(stage.state, size: stage.context.size).separator.column
    }
    let start = divider()
    stage.type("\u{1B}[<0;\(start + 1);20M\u{1B}[<32;38;20M")
    #expect(divider() == 37)
    stage.type("\u{1B}[<32;1;20M")
    #expect(divider() == 20)
    stage.type("\u{1B}[<32;110;20M\u{1B}[<0;110;20m")
    #expect(divider() == 56)
    stage.type("\u{1B}[<32;38;20M")
    #expect(divider() == 56, "it was let go")
    stage.resize(60, 20)
    #expect(divider() == 29)
  }

  @Test func `other buttons, moves and releases do nothing, and a message stays`() {
    var stage = stage(keys: "<esc>")
    let before = stage.state
    #expect(before.message == .quitHint)
    for report in ["<1;9;9M", "<2;9;9M", "<0;9;9m", "<35;9;9M", "<32;9;9M", "<66;9;9M"] {
      stage.type("\u{1B}[\(report)")
    }
    #expect(stage.state == before)
  }

  @Test func `reports while the mouse is off do nothing`() {
    var stage = Stage(120, 40)
    let before = stage.state
    stage.click(10, 10)
    stage.wheel(10, 10)
    #expect(stage.state == before)
  }

  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test func `no mouse breaks the screen`() {
      var random = SplitMix(seed: 52)
      let keys = ["v", "l", "?", "T", "x", "o", "/", "<esc>", "0", "<enter>", "c", "G"]
      for round in SplitMix.rounds(40) {
        let size = [(120, 40), (80, 24), (46, 20), (30, 10)][round % 4]
        var stage = MouseTests().stage(size.0, size.1)
        for _ in 0..<30 {
          stage.press(keys.randomElement(using: &random) ?? "j")
          let column = Int.random(in: 0...size.0 + 2, using: &random)
          let row = Int.random(in: 0...size.1 + 2, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: stage.wheel(column, row, down: Bool.random(using: &random))
          case 1: stage.doubleClick(column, row)
          default: stage.click(column, row)
          }
          #expect(stage.state.openList.cursor.row < max(stage.state.openList.count, 1))
          #expect(stage.frame().lines.joined().filter { $0 == "▸" }.count <= 1)
        }
      }
    }
  }

  @Test func `the mouse mode and a copy are sent before the frame that shows them`() throws {
    let pipes = PipeTerminal(size: Size(columns: 100, rows: 30))
    var terminal = pipes.terminal(escapeDelay: 0)
    let calls = Calls()
    terminal.setMouse = { calls.all.append("mouse \($0)") }
    terminal.copy = { calls.all.append("copy \($0)") }
    terminal.draw = { _ in
      calls.all.append("frame")
      return 0
    }
    var state = try #require(AppState(catalogues: [Sample.catalogue]))
    state.mouse = MouseState(isPossible: true, isOn: true)
    state.clipboard = .direct
    let queue = try ActionQueue<Action>()
    let loop = EventLoop(
      state: state, terminal: terminal, queue: queue,
      frontend: .screen(on: terminal, RenderContext(size: pipes.size)),
      clock: { Moment(seconds: 0) }, keyClock: { 0 }
    ) { _ in }
    loop.open(
      Start(list: Sample.list, page: .success(Sample.page), stored: StoredSquad(), entry: nil))
    for action in [Action.mouse(.toggled), .mouse(.toggled), .link(.copyRequested)] {
      queue.post(action)
      _ = loop.step()
    }
    let url = Sample.detail(of: Sample.entries[0]).links[0].url
    #expect(
      calls.all == ["frame", "mouse false", "frame", "mouse true", "frame", "copy \(url)", "frame"])
  }

  private final class Calls {
    var all: [String] = []
  }

  @Test func `the help names the mouse while it is on, and the terminal's selection`() {
    let on = stage(160, 50, keys: "?").frame().lines.joined(separator: "\n")
    #expect(on.contains("Shift-drag") && on.contains("Double-click"))
    let off = Stage(160, 50)
    var help = off
    help.press("?")
    #expect(!help.frame().lines.joined().contains("Shift-drag"))
  }
}

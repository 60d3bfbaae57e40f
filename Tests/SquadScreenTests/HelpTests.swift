import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// The help: its text, and filtering it.
struct HelpTests {
  private func help(_ keys: String = "", _ columns: Int = 120, _ rows: Int = 40) -> Stage {
    var stage = Stage(columns, rows)
    stage.press("?" + keys)
    return stage
  }

  private func filter(_ stage: Stage) -> String? {
    if case .help(let help) = stage.state.overlay { help.filter?.text } else { nil }
  }

  @Test func `the help has each key and each line once`() throws {
    let state = try #require(AppState(catalogues: [Sample.catalogue, PriceSample.catalogue]))
    let context = RenderContext(size: Size(columns: 120, rows: 40))
    let text = HelpText(
      context, tabs: ["Marvel", "Superheroes", "Star Wars", "Bitcoin"], sorts: state.openList.sorts)
    let rows = text.groups.flatMap(\.rows)
    #expect(Set(rows.map(\.text)).count == rows.count)
    #expect(Set(rows.flatMap(\.keys)).count == rows.flatMap(\.keys).count)
    #expect(
      rows.contains(
        HelpText.Row(keys: ["1…4"], text: "Marvel, Superheroes, Star Wars, Bitcoin")))
    #expect(rows.contains(HelpText.Row(keys: ["[", "]"], text: "previous, next list")))
    #expect(
      rows.contains(HelpText.Row(keys: ["+", "=", "-"], text: "longer, shorter chart; card size")))
    let layout = HelpLayout(text, in: context.size)
    #expect(layout.columns.count == 3)
    #expect(layout.rows <= 36 && layout.size.columns <= 115)
  }

  @Test func `the help names each order of the open list once`() {
    let sorts = [
      SortOrder(key: "name"), SortOrder(key: "name", isDescending: true),
      SortOrder(key: "modified", isDescending: true),
    ]
    #expect(Strings().sort(sorts) == "sort: name, modified")
    #expect(Strings().sort([]) == "sort")
  }

  @Test(arguments: [(120, 3), (119, 2), (90, 2), (89, 1), (30, 1)])
  func `columns`(columns: Int, count: Int) {
    let context = RenderContext(size: Size(columns: columns, rows: 40))
    let layout = HelpLayout(HelpText(context, tabs: ["A"], sorts: []), in: context.size)
    #expect(layout.columns.count == count)
    #expect(layout.size.columns + 4 < columns)
  }

  @Test func `in the help's field keys are text`() {
    var stage = help("/q?0:")
    #expect(filter(stage) == "q?0:")
    stage.press("<space>x<c-w>")
    #expect(filter(stage) == "q?0: ")
    stage.press("<c-u>a<bs>")
    #expect(filter(stage) == "")
    stage.type("\u{1B}[200~quit\n\u{1B}[201~")
    #expect(filter(stage) == "quit")
    #expect(stage.state.message == nil)
    let lines = stage.frame().lines.joined(separator: "\n")
    #expect(lines.contains("Help  / quit "))
    #expect(lines.contains("q Ctrl-C  quit") && !lines.contains("search"))
    #expect(help("/squad").frame().lines.contains { $0.contains("recruit or fire") })
  }

  @Test func `Enter keeps the text, Esc clears it, then closes`() {
    var stage = help("/page<enter>")
    #expect(filter(stage) == "page")
    stage.press("j")
    #expect(filter(stage) == "page", "j scrolls")
    stage.press("/s")
    #expect(filter(stage) == "pages")
    stage.press("<escape>")
    #expect(stage.state.overlay == .help(HelpState()))
    stage.press("<escape>")
    #expect(stage.state.overlay == nil)
  }

  @Test(arguments: ["q", "?"])
  func `q and ? close a narrowed help, too`(key: String) {
    var stage = help("/page<enter>")
    stage.press(key)
    #expect(stage.state.overlay == nil)
  }

  @Test func `a filter leaves no gaps`() {
    let lines = help("/p").frame().lines
    let rows = lines.indices.filter { lines[$0].contains("│") && lines[$0].contains("Moving") }
    #expect(rows.map { lines[$0 - 1].contains("╭") } == [true], "its first row")
    let text = HelpText(RenderContext(size: Size(columns: 120, rows: 40)), tabs: ["A"], sorts: [])
    let whole = HelpLayout(text, in: Size(columns: 120, rows: 40))
    let found = HelpLayout(
      text.narrowed(to: "list"), in: Size(columns: 120, rows: 40), rows: whole.rows)
    #expect(found.columns.count == 1 && found.size.columns <= whole.size.columns)
  }

  @Test func `the help's keys are words in the accent colour`() throws {
    let stage = help()
    let frame = stage.frame()
    let row = try #require(frame.lines.firstIndex { $0.contains("PgDn") })
    let line = frame.lines[row]
    let key = try #require(line.firstRange(of: "PgDn"))
    let cell = frame[column: line.distance(from: line.startIndex, to: key.lowerBound), row: row]
    let theme = stage.context.theme
    #expect(cell?.style == theme[.panelTitle] && theme[.panelTitle] != theme[.key])
  }

  @Test func `a filter without a match says so`() {
    let lines = help("/xyz").frame().lines
    #expect(lines.contains { $0.contains("No match for \"xyz\"") })
  }

  @Test(arguments: [(120, 40), (100, 30), (80, 24), (46, 20), (30, 10)])
  func `the help has one sign and one cursor, and the tabs stay`(columns: Int, rows: Int) {
    for keys in ["", "/", "/pa"] {
      let stage = help(keys, columns, rows)
      let plain = Stage(columns, rows)
      #expect(stage.frame().lines.joined().filter { $0 == "▸" }.count == 1)
      #expect(stage.frame().cursor != nil)
      #expect(stage.frame().lines[0] == plain.frame().lines[0])
    }
  }
}

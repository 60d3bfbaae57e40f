import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// Fields: their keys, their cursor, and the text shown when nothing matches.
@Suite struct FieldTests {
  private func searching(_ keys: String, _ columns: Int = 80) -> Stage {
    var stage = Stage(columns, 24)
    stage.press("/" + keys)
    return stage
  }

  private func text(_ stage: Stage) -> String? { stage.state.openList.filter?.text }

  @Test(arguments: [
    ("abc<left><left>x", "axbc"), ("abc<home>x<end>y", "xabcy"), ("abc<c-a>x<c-e>y", "xabcy"),
    ("abc<left><bs>", "ac"), ("abc<home><del>", "bc"), ("ab cd<left><c-w>", "ab d"),
    ("ab cd<left><c-u>x", "x"), ("q?:0<space>jnN", "q?:0 jnN"), ("ab<home><bs>", "ab"),
    ("ab<c-d><c-f><f2><ins><c-r>c", "abc"),
  ])
  func `keys edit the text`(keys: String, expected: String) {
    let stage = searching(keys)
    #expect(text(stage) == expected)
    #expect(stage.state.focus == .search && stage.state.overlay == nil)
  }

  @Test func `nearest spellings are labelled as such`() {
    var stage = searching("ada the calm")
    #expect(!stage.frame().lines[5].contains("nearest"))
    stage.press("<c-u>adda the clam")
    let field = stage.frame().lines.first { $0.hasPrefix("/ ") }
    #expect(field?.contains("nearest spellings") == true)
    #expect(stage.state.openList.selected?.title == "Ada the Calm")
    stage.context.strings = Strings(.spanish)
    #expect(stage.frame().lines.contains { $0.contains("los más parecidos") })
  }

  @Test func `a narrow list cuts the note on spellings, not the text`() {
    let field = searching("adda the clam", 60).frame().lines.first { $0.hasPrefix("/ ") }
    #expect(field?.contains("/ … the clam nearest s…") == true, "\(field ?? "")")
  }

  @Test func `rows move under the field, and it stays`() {
    var stage = searching("")
    for (key, row) in [
      ("<down>", 1), ("<c-n>", 2), ("<up>", 1), ("<c-p>", 0), ("<pgdn>", 2), ("<pgup>", 0),
    ] {
      stage.press(key)
      #expect(stage.state.focus == .search)
      if key.hasPrefix("<pg") {
        #expect((stage.state.openList.cursor.row > 1) == (row > 0), "\(key)")
      } else {
        #expect(stage.state.openList.cursor.row == row, "\(key)")
      }
    }
    #expect(text(stage) == "")
    stage.press("<f1>")
    #expect(stage.state.overlay == .help(HelpState()))
  }

  @Test func `a key means the same in a field whatever it is bound to elsewhere`() {
    var stage = Stage(80, 24)
    let state = stage.state
    stage.press("/ab")
    let interpreter = KeyInterpreter(
      keymap: Keymap([(.quit, [.left, .ctrl("a")]), (.help, [.up]), (.redraw, [.enter])]))
    func action(_ key: Key) -> Action? {
      interpreter.action(for: key, in: stage.state, on: nil) { true }
    }
    var field = TextField("ab")
    field.apply(.moveLeft)
    #expect(action(.left) == .search(.textChanged(field)))
    #expect(action(.up) == .moved(.previous))
    #expect(action(.enter) == .opened)
    #expect(action(.ctrl("c")) == .quitRequested)
    #expect(action(.function(9)) == nil)
    #expect(interpreter.action(for: .up, in: state, on: nil) { true } == .helpToggled)
  }

  @Test func `the hardware cursor is at the field's cursor`() throws {
    var stage = searching("字ab")
    let start = try #require(stage.frame().cursor)
    #expect(start.column == 6)
    for (key, column) in [("<left>", 5), ("<left>", 4), ("<left>", 2), ("<end>", 6)] {
      stage.press(key)
      #expect(stage.frame().cursor == Point(column: column, row: start.row), "\(key)")
    }
  }

  @Test(arguments: [30, 46, 80, 120]) func `a long text scrolls with the cursor`(columns: Int)
    throws
  {
    var stage = searching(String(repeating: "abcdefghi字", count: 9), columns)
    let area = ScreenLayout(stage.state, size: Size(columns: columns, rows: 24)).list
    for key in ["", "<left>", "<home>"] + [String](repeating: "<right>", count: 89) {
      stage.press(key)
      let cursor = try #require(stage.frame().cursor)
      #expect(cursor.column >= 2 && cursor.column < area.endColumn)
      let field = try #require(stage.state.openField)
      let row = stage.frame().lines[cursor.row]
      #expect(row.hasPrefix("/ "))
      if field.cursor == 0 { #expect(row.hasPrefix("/ abc") && cursor.column == 2) }
      if field.cursor == field.text.count { #expect(row.contains("ghi字")) }
    }
  }

  @Test func `a paste is inserted at the cursor`() {
    var stage = searching("ac<left>")
    stage.type("\u{1B}[200~b\u{1B}[201~")
    #expect(text(stage) == "abc")
    stage.resize(20, 6)
    stage.type("\u{1B}[200~x\u{1B}[201~")
    #expect(text(stage) == "abc", "a screen that is too small takes no paste")
  }

  @Test func `the help's field has the same keys`() {
    var stage = Stage(120, 40)
    stage.press("?/abc<left><left>x<del>")
    #expect(stage.state.openField?.text == "axc")
    let cursor = stage.frame().cursor
    stage.press("<left>")
    #expect(stage.frame().cursor?.column == cursor.map { $0.column - 1 })
    stage.press("<c-u>[")
    #expect(stage.frame().lines.contains { $0.contains("previous, next list") })
    stage.press("<enter>")
    #expect(stage.state.openField == nil)
    #expect(stage.frame().lines.contains { $0.contains("Help  / [") })
  }

  /// The screen with Marvel, Star Wars' two lists, and Bitcoin.
  private func lines(_ text: TextField, _ columns: Int = 120) throws -> [String] {
    var state = try AppState.sample()
    state.listStack[.people, 0]?.fill(.sample([.luke, .leia]))
    state.listStack[.currencies, 0]?.fill(.sample([.euro, .sample("Leia", 3), .sample("Leia", 4)]))
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged(text)))
    return AppView.draw(state, RenderContext(size: Size(columns: columns, rows: 30))).lines
  }

  @Test func `no match names the lists that have some, and where Enter goes`() throws {
    let lines = try lines("leia").map { $0.prefix(42) }
    let title = try #require(lines.firstIndex { $0.contains("No match for \"leia\"") })
    #expect(lines[title + 1].contains(" Esc clears · 2 in Bitcoin, 1 in People "))
    #expect(lines[title + 2].contains(" Enter goes to Bitcoin "))
    #expect(try self.lines("nobody").contains { $0.contains("Esc clears ") })
    #expect(try !self.lines("nobody").contains { $0.contains("Enter goes") })
  }

  @Test func `a long line of matches elsewhere is broken between lists`() throws {
    for (columns, isBroken) in [(80, false), (66, true), (60, true)] {
      let rows = try lines("leia", columns).map { line in
        line.prefix { $0 != "│" }.split(separator: " ").joined(separator: " ")
      }
      #expect(rows.contains("2 in Bitcoin, 1 in People") != isBroken, "\(rows)")
      for part in ["2 in Bitcoin,", "1 in People"] { #expect(rows.contains(part) == isBroken) }
    }
  }

  @Test func `fuzzy letters are marked one by one`() throws {
    var state = try AppState.sample()
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("irmn")))
    let query = try #require(state.openList.filter?.query)
    #expect(query.matches(in: "Iron Man") == [0..<2, 5..<6, 7..<8])
    let context = RenderContext(size: Size(columns: 80, rows: 24))
    #expect(AppView.draw(state, context).lines.contains { $0.contains("Iron Man") })
  }
}

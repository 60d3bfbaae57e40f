import Basics
import Foundation
import PlainText
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadInspector
@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// The inspector in the loop: keys in, frames out.
@Suite struct InspectorTests {
  private let stage = InspectorStage(120, 40)

  @Test func `the screen above shows the state after the chosen action`() {
    stage.press("jjj")
    #expect(stage.screen.contains("▸ Dr. Ōkami"))
    stage.press("I")
    #expect(stage.screen.contains("▹ Dr. Ōkami") && stage.screen.contains("─ Inspector ─"))
    stage.press("k")
    #expect(stage.screen.contains("▹ Caf") && stage.screen.contains(" past "))
    stage.press("h")
    #expect(stage.screen.contains("▹ Bjørn"))
    stage.press("l")
    #expect(stage.screen.contains("▹ Caf"))
    #expect(stage.state.openList.cursor.row == 3)
    stage.press("G")
    #expect(stage.screen.contains("▹ Dr. Ōkami") && stage.screen.contains(" now "))
    stage.press("I")
    #expect(stage.inspector == nil && stage.screen.contains("▸ Dr. Ōkami"))
  }

  @Test func `in ASCII its title is ASCII, too`() throws {
    let stage = InspectorStage(120, 40, glyphs: .ascii)
    stage.press("jI")
    let title = try #require(stage.frame.lines.first { $0.contains(" Inspector ") })
    #expect(title.contains(" now - frame ") && title.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `over the palette only the inspector has the selection's sign`() {
    stage.press(":a<f12>")
    #expect(stage.inspector != nil && stage.screen.filter { $0 == "▸" }.count == 1)
  }

  @Test func `a click chooses an action or presses a cap, the wheel moves`() throws {
    let stage = InspectorStage(120, 40, hasMouse: true)
    stage.press("jjjI")
    let newest = stage.history.newest
    stage.wheel(2, 30, down: false)
    #expect(stage.inspector?.chosen == newest - 1)
    let row = try #require(stage.frame.place(of: "▸ "))
    stage.click(row.column + 8, row.row - 1)
    #expect(stage.inspector?.chosen == newest - 2 && stage.screen.contains(" past "))
    stage.wheel(2, 2)
    #expect(stage.inspector?.chosen == newest - 1)
    let cap = try #require(stage.frame.place(of: " c "))
    stage.click(cap.column + 1, cap.row)
    #expect(stage.inspector?.showsTotals == true)
    let total = try #require(stage.frame.place(of: "▸ "))
    stage.click(total.column + 4, total.row + 1)
    #expect(stage.frame.place(of: "▸ ")?.row == total.row + 1)
    stage.click(40, 3)
    #expect(stage.inspector == nil && stage.state.openList.cursor.row == 3)
  }

  @Test(arguments: ["I", "q", "<escape>", "<f12>"])
  func `I, q, Esc and F12 close the inspector, and F12 opens it in a field`(key: String) {
    stage.press("/a<f12>")
    #expect(stage.inspector != nil)
    stage.press("k")
    stage.press(key)
    #expect(stage.inspector == nil && stage.ending == nil)
    #expect(stage.state.focus == .search)
  }

  @Test func `no key changes the squad or the store in the past`() {
    stage.press("jjI")
    let before = stage.state
    let newest = stage.history.newest
    stage.press("k<space>xyu0123[]/sv?tTiR+-n<enter><tab>HL")
    #expect(stage.state == before && stage.history.newest == newest)
    #expect(stage.takeEffects().allSatisfy { $0.request == nil })
    stage.press("G<space>")
    #expect(stage.state == before && stage.history.newest == newest)
  }

  @Test func `answers wait in order while the past is shown`() {
    stage.press("jjIk")
    let before = stage.state
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(1)]))))
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(4)]))))
    #expect(stage.state == before && stage.screen.contains("past · 2 waiting"))
    #expect(stage.screen.contains("My squad 0"))
    stage.press("G")
    #expect(stage.state.squad.saved.members == [Sample.member(4)])
    #expect(stage.screen.contains("My squad 1") && !stage.screen.contains("waiting"))
    #expect(
      stage.history.records.suffix(2).map(\.label)
        == ["squad.changedElsewhere", "squad.changedElsewhere"])
  }

  @Test func `actions that arrive while the newest is selected are shown at once`() {
    stage.press("jI")
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(1)]))))
    #expect(stage.screen.contains("My squad 1") && !stage.screen.contains("waiting"))
  }

  @Test func `a saved change is acknowledged on the return`() {
    stage.press("j<space>I")
    #expect(stage.state.squad.pending.count == 1)
    stage.press("k")
    stage.respondWithSquad()
    #expect(stage.state.squad.pending.count == 1)
    stage.press("q")
    #expect(stage.state.squad.pending.isEmpty && stage.state.squad.saved.members.count == 1)
  }

  @Test func `at 500 waiting it returns to now`() {
    stage.press("jIk")
    for _ in 0..<499 { stage.queue.post(.terminalNoted("note")) }
    stage.post()
    #expect(stage.screen.contains("past · 499 waiting"))
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(1)]))))
    #expect(stage.screen.contains(" now ") && stage.state.squad.saved.members.count == 1)
    #expect(stage.inspector != nil)
  }

  @Test func `Ctrl-C quits from the past after applying waiting actions`() {
    stage.press("jIk")
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(1)]))))
    stage.press("<c-c>")
    #expect(stage.ending == .quit && stage.state.squad.saved.members.count == 1)
  }

  @Test func `a resize works in the past, and a screen too small closes it`() {
    stage.press("jjIk")
    stage.resize(80, 24)
    #expect(stage.frame.size.columns == 80 && stage.screen.contains("past"))
    stage.resize(20, 8)
    #expect(stage.inspector == nil && stage.screen.contains("30×10"))
  }

  @Test(arguments: ["<space>", "?", "T", "Tj", "/e", "v", "l", "0"])
  func `exactly one sign, whatever lies on the screen`(keys: String) {
    let stage = InspectorStage(100, 30, squad: Squad(members: [Sample.member(0)]))
    stage.press(keys)
    stage.press("<f12>")
    #expect(stage.inspector != nil)
    #expect(stage.screen.count { $0 == "▸" } == 1)
    stage.press("k")
    #expect(stage.screen.count { $0 == "▸" } == 1)
  }

  @Test(arguments: ["?", ":", "T"])
  func `on a low screen no overlay covers the top bar`(key: String) {
    let stage = InspectorStage(80, 20)
    stage.press("<f12>")
    let bar = stage.frame.lines.first
    stage.press("<f12>" + key + "<f12>")
    #expect(stage.inspector != nil && stage.frame.lines.first == bar)
  }

  @Test(arguments: [(30, 10), (46, 20), (59, 23), (80, 24), (100, 30), (200, 60)])
  func `the inspector fits every size`(columns: Int, rows: Int) {
    let stage = InspectorStage(columns, rows, squad: Squad(members: [Sample.member(0)]))
    stage.press("jjj/e<enter>lI")
    let isWhole = {
      #expect(stage.screen.count { $0 == "▸" } == 1)
      #expect(stage.frame.lines.last?.contains("I") == true)
    }
    stage.press("kkgGc", then: isWhole)
    stage.press("IT")
    stage.press("<f12>kG", then: isWhole)
  }

  @Test func `w writes a JSON object a line, and says where`() throws {
    stage.press("jj/o<enter>Iw")
    let file = try #require(stage.files.first)
    #expect(file.name == "squad-actions-2026-11-22.jsonl")
    #expect(stage.screen.contains("Wrote squad-actions-2026-11-22.jsonl"))
    let objects = try file.text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == stage.history.newest)
    let moved = objects.first { $0["action"] as? String == "moved(next)" }
    #expect(moved?["changed"] as? [String] == ["cursor", "detail"])
    #expect(moved?["microseconds"] as? Int == 31)
    #expect((moved?["bytes"] as? Int ?? 0) > 0)
    #expect(objects.contains { $0["action"] as? String == "search.textChanged(\"o\")" })
    stage.press("k")
    #expect(!stage.screen.contains("Wrote"))
  }

  @Test func `the key to write is missing where writing isn't allowed`() {
    let stage = InspectorStage(120, 40, exports: false)
    stage.press("jIw")
    #expect(stage.files.isEmpty && !stage.screen.contains("write to a file"))
  }

  @Test func `the detail shows old and new values, and unchanged parts`() {
    stage.press("jI")
    #expect(stage.screen.contains("    list(people).cursor.row  0 "))
    #expect(stage.screen.contains("details, squad"))
    let line = stage.frame.lines.first { $0.contains("cursor.row") } ?? ""
    #expect(line.contains(" 0 ") && line.contains("→  1"))
  }

  @Test func `counts and totals by action`() {
    stage.press("jjjkIc")
    let line = stage.frame.lines.first { $0.contains("▸ moved") } ?? ""
    #expect(
      line.split(separator: " ").prefix(5).map(String.init) == ["▸", "moved", "4", "124", "µs"])
    stage.press("c")
    #expect(stage.screen.contains("What changed"))
  }
}

/// The inspector's frames.
@Suite struct InspectorFrameTests {
  private func stage(
    _ columns: Int, _ rows: Int, _ language: Language = .english
  ) -> InspectorStage {
    let squad = Squad(members: [Sample.member(0), Sample.member(5)])
    let stage = InspectorStage(columns, rows, squad: squad, language: language)
    stage.press("jjj<space>")
    stage.respondWithSquad()
    stage.press("j/e")
    stage.press("<escape>kI")
    return stage
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `the newest action`(columns: Int, rows: Int) throws {
    try GoldenFrame.check("inspector-\(columns)x\(rows)", stage(columns, rows).frame)
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func `the past, with an answer waiting`(columns: Int, rows: Int) throws {
    let stage = stage(columns, rows)
    stage.press("kkkk")
    stage.post(.squad(.changedElsewhere(Squad())))
    try GoldenFrame.check("inspector-past-\(columns)x\(rows)", stage.frame)
  }

  @Test(arguments: [(120, 40), (46, 20)])
  func `totals`(columns: Int, rows: Int) throws {
    let stage = stage(columns, rows)
    stage.press("cj")
    try GoldenFrame.check("inspector-totals-\(columns)x\(rows)", stage.frame)
  }

  @Test func `names of actions are whole before averages are shown`() {
    let stage = stage(60, 20)
    stage.press("c")
    #expect(stage.frame.lines.contains { $0.contains("squad.recruitRequested ") })
  }

  @Test func `large totals don't overwrite each other`() {
    var total = ActionTotal(name: "moved")
    total.add(
      ActionRecord(
        number: 1, time: 0, label: "moved(next)", microseconds: 123_456,
        frame: ActionRecord.FrameCost(bytes: 1_234_567, microseconds: 1)))
    let size = Size(columns: 60, rows: 2)
    var canvas = Canvas(RenderContext(size: size))
    let (head, rows) = Rect(origin: .zero, size: size).split(top: 1)
    TotalsTable(totals: Inspection.Totals(rows: [total], top: 0, chosen: 0, count: 1))
      .draw(head, rows, on: &canvas)
    #expect(canvas.frame.text(row: 1).contains(" 1  123,456 µs 1,234,567 B "))
  }

  @Test(arguments: [(120, 40), (80, 24)], [Language.spanish, .japanese])
  func `the past in other languages`(size: (columns: Int, rows: Int), language: Language) throws {
    let stage = stage(size.columns, size.rows, language)
    stage.press("kkkk")
    stage.post(.squad(.changedElsewhere(Squad())))
    let name = "\(language.rawValue)-inspector-\(size.columns)x\(size.rows)"
    try GoldenFrame.check(name, stage.frame)
    #expect(stage.frame.lines.allSatisfy { PlainText.width(of: $0) <= size.columns })
  }

  @Test func `the palette opens it`() {
    let stage = stage(120, 40)
    stage.press("I:inspector<enter>")
    #expect(stage.inspector != nil && stage.screen.contains("What changed"))
    #expect(stage.screen.contains("palette.commandChosen(\"inspector\")"))
  }

  @Test(arguments: [("I", "I"), ("<f12>", "q")])
  func `the inspector opens over the theme picker and returns to it`(open: String, close: String) {
    let stage = stage(120, 40)
    stage.press("ITj")
    let before = stage.state
    #expect(before.shownTheme != .auto)
    stage.press(open)
    #expect(stage.inspector != nil && stage.screen.contains("moved(next)"))
    stage.press("k")
    #expect(stage.screen.contains("theme.pickerOpened"))
    stage.press(close)
    #expect(stage.inspector == nil && stage.state.overlay == before.overlay)
    #expect(stage.state.theme == before.theme && stage.screen.contains("▸"))
    stage.press("<escape>")
    #expect(stage.state.overlay == nil && stage.state.shownTheme == .auto)
  }
}

/// The sparkline of frames' bytes.
@Suite struct ByteSparkTests {
  @Test func `the largest frame has the highest bar`() {
    #expect(ByteSpark.text([0, 300, 600, 1_200], .unicode) == "▁▂▄▇")
    #expect(ByteSpark.text([0, 1_200], .ascii) == "_'")
    #expect(ByteSpark.text([], .unicode) == "" && ByteSpark.text([0, 0], .unicode) == "▁▁")
  }
}

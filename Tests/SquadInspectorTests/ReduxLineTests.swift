import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadInspector
@testable import SquadWords

/// The redux line in the loop.
@Suite struct ReduxLineTests {
  private let stage = InspectorStage(100, 30)

  @Test func `the redux line names the bytes of the frame of its own action`() {
    stage.press("i")
    for (key, bytes) in [("j", 1_234), ("k", 567)] {
      stage.pipes.cost = { _ in DrawReport(bytes: bytes, writes: 1) }
      stage.press(key)
      #expect(stage.screen.contains(key == "j" ? " moved(next) " : " moved(previous) "))
      #expect(stage.screen.contains(" µs · \(Strings().number(bytes)) bytes "))
      let moved = stage.history.records.last { "\($0.label.text)".hasPrefix("moved") }
      #expect(moved?.frame?.bytes == bytes)
    }
  }

  @Test func `what squad does for itself hides nobody's action, and leaves the line as it is`() {
    stage.press("ij")
    let before = stage.frame
    stage.post(.detail(.readAhead(RequestID(9_999), [])))
    #expect(stage.frame == before && stage.screen.contains(" moved(next) · "))
    stage.post(.squad(.changedElsewhere(Squad(members: [Sample.member(1)]))))
    #expect(stage.screen.contains(" squad.changedElsewhere · squad "))
  }

  @Test(arguments: [
    (">", "divider"), ("J", "scroll"), ("lj", "scroll"), ("i", "trace"), ("S", "sort"),
    ("j", "cursor"), ("j", "detail"), ("v", "grid"), ("t", "theme"),
  ])
  func `what a key changed is named`(keys: String, part: String) throws {
    var stage = Stage(100, 14)
    stage.press(String(keys.dropLast()))
    let before = stage.state
    stage.press(String(keys.suffix(1)))
    let parts = ChangedParts(before, stage.state)
    #expect(parts.names.contains(part) && parts.areSeen, "\(parts.names)")
  }

  @Test func `so is the chart's span, and a detail that is not shown`() throws {
    let before = Stage(100, 30).state
    var after = before
    after.details.chartSpan = .quarter
    #expect(ChangedParts(before, after).names == ["chart"])
    after = before
    let entry = Entry(id: EntryID(Sample.id, "999"), title: "Nobody")
    after.details[entry.id] = .loaded(Sample.detail(of: entry))
    #expect(ChangedParts(before, after).names == ["details"])
    #expect(!ChangedParts(before, after).areSeen)
  }
}

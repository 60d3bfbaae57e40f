import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadInspector

/// Names of the parts that an action changed.
@Suite struct ChangedPartsTests {
  @Test(arguments: [
    (">", "divider"), ("J", "scroll"), ("lj", "scroll"), ("S", "sort"),
    ("j", "cursor"), ("j", "detail"), ("v", "grid"), ("t", "theme"),
  ])
  func `a part that a key changed is named`(keys: String, part: String) throws {
    var stage = Stage(100, 14)
    stage.press(String(keys.dropLast()))
    let before = stage.state
    stage.press(String(keys.suffix(1)))
    let parts = ChangedParts(before, stage.state)
    #expect(parts.names.contains(part), "\(parts.names)")
  }

  @Test func `the chart's span and a hidden detail are named, too`() throws {
    let before = Stage(100, 30).state
    var after = before
    after.details.chartSpan = .quarter
    #expect(ChangedParts(before, after).names == ["chart"])
    after = before
    let entry = Entry(id: EntryID(Sample.id, "999"), title: "Nobody")
    after.details[entry.id] = .loaded(Sample.detail(of: entry))
    #expect(ChangedParts(before, after).names == ["details"])
  }
}

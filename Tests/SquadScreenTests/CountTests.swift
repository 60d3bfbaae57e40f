import SquadCore
import StageTestSupport
import TestSupport
import Testing

@testable import SquadWords

/// The source of counts on the screen: the service, or the rows on this machine.
@Suite struct CountTests {
  @Test(arguments: [
    (Section(name: "comics", title: "Comics", available: 2_371), "2,371"),
    (
      Section(name: "comics", title: "Comics", available: 2_371, stored: 47),
      "47 of 2,371 bundled"
    ),
    (
      Section(name: "comics", title: "Comics", available: 2, countsStoredOnly: true),
      "2 bundled"
    ),
    (Section(name: "events", title: "Events", available: 0), "0"),
  ])
  func `a section says how many it has, and where`(section: Section, text: String) {
    #expect(Strings().number(of: section) == text)
  }

  /// A section as a list, with that many rows out of a total.
  private func stage(_ rows: Int, of total: Int?) -> Stage {
    var stage = Stage(80, 24)
    stage.press("l<enter>")
    stage.cachedPages(
      .success(
        Page(
          offset: 0, entries: Array(Sample.entries.prefix(rows)), total: total, isLast: true,
          freshness: Sample.day, details: Sample.entries.prefix(rows).map(Sample.detail))))
    return stage
  }

  @Test func `a detail shows the count first, and the bundled part as a note`() {
    let note = { Strings().bundledNote(of: Section(name: "", title: "", available: 9, stored: $0)) }
    #expect(note(nil) == nil)
    #expect(note(9) == nil)
    #expect(note(4) == "4 bundled")
    let here = Section(name: "", title: "", available: 2, countsStoredOnly: true)
    #expect(Strings().bundledNote(of: here) == "bundled")
  }

  @Test func `a list with fewer rows than its source counts says so once`() throws {
    var stage = stage(6, of: 883)
    stage.press("j")
    let lines = stage.frame().lines
    #expect(lines.filter { $0.prefix(32).contains("883") }.count == 1)
    #expect(lines.contains { $0.contains("Comics 6 of 883 ") && !$0.contains("bundled") })
    #expect(lines.last?.contains("2 of 6") == true)
    try GoldenFrame.check("level-short-80x24", stage.frame())
  }

  @Test func `a whole list has one number, an uncounted one none`() {
    let whole = stage(6, of: 6)
    #expect(whole.frame().lines.contains { $0.contains("› Comics 6 ") })
    #expect(whole.frame().lines.last?.contains("1 of 6") == true)
    let uncounted = stage(6, of: nil)
    #expect(uncounted.frame().lines.contains { $0.contains("› Comics ─") })
    #expect(uncounted.frame().lines.last?.contains("1 of 6") == true)
  }
}

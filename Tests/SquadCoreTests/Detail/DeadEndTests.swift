import TestSupport
import Testing

@testable import SquadCore

/// Sections of an entry that was opened from another entry's section.
struct DeadEndTests {
  @Test func `a section that leads only back to its owner is left out`() {
    let (owner, other) = (EntryID(Sample.id, "1"), EntryID(Sample.id, "2"))
    func section(_ name: String, _ ids: [EntryID], stored: Int? = nil) -> Section {
      Section(
        name: name, title: name, available: ids.count, stored: stored,
        entries: ids.map { FactItem(id: $0, title: "") })
    }
    var detail = Detail(id: EntryID(Sample.id, "comics/1"), title: "", freshness: Sample.day)
    detail.sections = [
      section("back", [owner]), section("on", [other]), section("both", [owner, other]),
      section("none", [owner], stored: 0),
    ]
    #expect(detail.withoutSections(of: owner).sections.map(\.name) == ["on", "both", "none"])
  }
}

import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadCore
@testable import SquadWords

/// Comics shared with the squad, in the row that is kept for them.
struct OverlapFrameTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3)])

  /// The sample's people, who may share comics.
  private static let page = Page(
    offset: 0, entries: Sample.entries, total: Sample.entries.count, isLast: true,
    freshness: Sample.day,
    details: Sample.entries.map { entry in
      var detail = Sample.detail(of: entry)
      detail.template.sharedSection = "comics"
      return detail
    })

  private func stage(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, squad: Squad = squad
  ) -> Stage {
    Stage(columns, rows, glyphs: glyphs, squad: squad, page: Self.page)
  }

  /// Responds to the search for the shown entry.
  private func find(
    _ stage: inout Stage, _ members: [Int], _ count: Int, _ coverage: OverlapCoverage = .bundled
  ) throws {
    let shown = try #require(stage.state.shownDetail?.id)
    stage.send(.overlap(.debounced(shown)))
    let ids = members.map { Sample.member($0).id }
    let found = ids.isEmpty ? nil : Overlap(members: ids, count: count, coverage: coverage)
    for case .findOverlap(let id, _) in stage.effects { stage.send(.overlap(.found(id, found))) }
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24), (46, 20)])
  func `a row in the detail`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows)
    stage.press(columns < 60 ? "jl" : "j")
    try find(&stage, [3, 0], 3)
    try GoldenFrame.check("overlap-\(columns)x\(rows)", stage.frame())
  }

  @Test func `plain ASCII`() throws {
    var stage = stage(100, 30, glyphs: .ascii)
    stage.press("j")
    try find(&stage, [3], 1, .whole)
    try GoldenFrame.check("overlap-ascii-100x30", stage.frame())
  }

  @Test(arguments: [(160, 50), (120, 40), (100, 30), (80, 24)])
  func `nothing moves when the row of shared comics appears`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows)
    stage.press("j")
    let before = stage.frame().lines
    try find(&stage, [3, 0], 3)
    let after = stage.frame().lines
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(changed.count == 1)
    let row = try #require(changed.first)
    #expect(row.1.contains("3 bundled comics") && row.1.contains("›"))
  }

  @Test func `the selected stop stays when the row appears`() throws {
    var stage = stage(120, 40)
    stage.press("jlG")
    let before = stage.state.shownDetail
    try find(&stage, [3], 3)
    #expect(stage.state.shownDetail == before && before?.stop != nil)
    stage.press("g<enter>")
    #expect(stage.state.openList.crumbs == ["Bjørn Ærlig", "Comics"])
  }

  @Test func `the row stays blank when nothing is shared`() throws {
    var stage = stage(120, 40)
    stage.press("j")
    let before = stage.frame()
    try find(&stage, [], 0)
    #expect(stage.frame().lines == before.lines)
  }

  @Test func `Enter on the row opens the comics, with a breadcrumb`() throws {
    var stage = stage(120, 40)
    stage.press("jl")
    try find(&stage, [3, 0], 3)
    // Comics, series and events can be opened, stories can't.
    stage.press("jjj<enter>")
    let comics = (1...3).map {
      Entry(id: EntryID(Sample.id, "comics/\($0)"), title: "Annual #\($0)", subtitle: "2017")
    }
    stage.cachedPages(
      .success(
        Page(offset: 0, entries: comics, total: 3, isLast: true, freshness: Sample.day)))
    try GoldenFrame.check("overlap-level-120x40", stage.frame())
    stage.press("<esc>")
    #expect(stage.state.openList.selected?.title == "Bjørn Ærlig")
  }

  @Test func `one comic, and comics that are all known`() {
    let strings = Strings()
    let one = SharedList(
      section: "comics", title: "Comics", members: [Sample.member(0)], count: 1, coverage: .whole)
    #expect(strings.overlap(one)[0] == "With Ada the Calm of your squad in 1 comic")
    let many = SharedList(
      section: "comics", title: "Comics", members: [Sample.member(5), Sample.member(6)],
      count: 1_200, coverage: .saved)
    #expect(strings.overlap(many)[0] == "With Fenn and Gus of your squad in 1,200 known comics")
    #expect(strings.overlap(many).suffix(2) == ["Squad: 1,200 known comics", "1,200 known comics"])
  }
}

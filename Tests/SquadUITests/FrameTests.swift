import SquadCore
import SquadUI
import TerminalKit
import Testing

/// What the screen looks like, whole, against golden files.
struct FrameTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `first paint`(columns: Int, rows: Int) throws {
    let stage = Stage(columns, rows)
    try GoldenFrame.check("first-paint-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `a squad, and the detail focused`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.press("jjjl")
    try GoldenFrame.check("detail-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `searching`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.press("/e<space>o")
    try GoldenFrame.check("search-\(columns)x\(rows)", stage.frame())
  }

  @Test func `a search that finds nobody`() throws {
    var stage = Stage(80, 24)
    stage.press("/xyz")
    try GoldenFrame.check("search-nobody-80x24", stage.frame())
  }

  @Test func `a kept filter`() throws {
    var stage = Stage(80, 24)
    stage.press("/person<enter>jj")
    try GoldenFrame.check("filter-kept-80x24", stage.frame())
  }

  @Test func `the strip focused`() throws {
    var stage = Stage(80, 24, squad: Self.squad)
    stage.press("0l")
    try GoldenFrame.check("strip-80x24", stage.frame())
  }

  @Test func `a strip with more members than fit`() throws {
    var stage = Stage(80, 24, squad: Squad(members: (0..<20).map(Sample.member)))
    stage.press("0lllllllllll")
    try GoldenFrame.check("strip-long-80x24", stage.frame())
  }

  @Test func `the question before a firing`() throws {
    var stage = Stage(80, 24, squad: Self.squad)
    stage.press("x")
    try GoldenFrame.check("confirm-80x24", stage.frame())
  }

  @Test func `somebody joined`() throws {
    var stage = Stage(80, 24)
    stage.press("j<space>")
    stage.respondWithSquad()
    try GoldenFrame.check("joined-80x24", stage.frame())
  }

  @Test func `a change that could not be saved`() throws {
    var stage = Stage(80, 24)
    stage.press("<space>")
    for case .changeSquad(let id, _) in stage.effects {
      stage.send(.squad(.responded(id, .failure(.full))))
    }
    try GoldenFrame.check("not-saved-80x24", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (30, 10)])
  func `help`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("?")
    try GoldenFrame.check("help-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [(120, 40), (30, 10)])
  func `the theme picker`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("Tjj")
    try GoldenFrame.check("themes-\(columns)x\(rows)", stage.frame())
    #expect(stage.state.theme.choice == .light)
    stage.press("<esc>j")
    #expect(stage.state.theme.choice == .auto && stage.state.overlay == nil)
  }

  @Test func `a link in full`() throws {
    var stage = Stage(60, 24)
    stage.press("lG<enter>")
    try GoldenFrame.check("link-60x24", stage.frame())
  }

  @Test func `a section as a level, a failure, and the way on`() throws {
    var stage = Stage(80, 24)
    stage.press("ljj<enter>")
    stage.cachedPages(.failure(.unreadable("at byte 12")))
    try GoldenFrame.check("level-failed-80x24", stage.frame())
  }

  @Test(arguments: [(80, 15), (80, 11), (30, 10)])
  func `few rows`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.press("jj")
    try GoldenFrame.check("low-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [(29, 10), (20, 6), (7, 3)])
  func `too small`(columns: Int, rows: Int) throws {
    let stage = Stage(columns, rows)
    try GoldenFrame.check("too-small-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `bars`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("jjjjjjjjl")
    try GoldenFrame.check("bars-\(columns)x\(rows)", stage.frame())
  }

  @Test func `bars in plain ASCII`() throws {
    var stage = Stage(80, 24, glyphs: .ascii)
    stage.press("jjjjjjjjl")
    try GoldenFrame.check("bars-ascii-80x24", stage.frame())
  }

  @Test func `plain ASCII`() throws {
    var stage = Stage(80, 24, glyphs: .ascii, squad: Self.squad)
    stage.press("jl")
    try GoldenFrame.check("ascii-80x24", stage.frame())
  }
}

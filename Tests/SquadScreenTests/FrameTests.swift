import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Whole screens, against golden files.
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

  @Test func `a search without a match`() throws {
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

  @Test(arguments: [(160, 50), (120, 40)])
  func `a strip of two lines`(columns: Int, rows: Int) throws {
    let people = Squad(members: (0..<12).map(Sample.member))
    var stage = Stage(columns, rows, squad: people)
    stage.press("0lllllll")
    try GoldenFrame.check("strip-long-\(columns)x\(rows)", stage.frame())
  }

  @Test func `prices in a strip of two lines`() throws {
    let members = [PriceSample.member(2), Sample.member(0), PriceSample.member(1)]
    let stage = Stage(
      120, 40, squad: Squad(members: members), catalogue: PriceSample.catalogue,
      page: PriceSample.page, now: PriceSample.now)
    try GoldenFrame.check("strip-prices-120x40", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `the question before a firing`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.press("jjjx")
    try GoldenFrame.check("confirm-\(columns)x\(rows)", stage.frame())
  }

  @Test(arguments: [ThemeName.dark, .light, .mono])
  func `the question in a theme's own styles`(theme: ThemeName) throws {
    var stage = Stage(80, 30, squad: Self.squad)
    let depth: ColorDepth = theme == .mono ? .none : .indexed256
    stage.context.theme = Theme(theme, .blue, at: depth)
    stage.press("jjjx")
    try GoldenPicture.check("confirm-\(theme)-80x30", stage.frame(), depth)
  }

  @Test func `the question above the last row`() throws {
    var stage = Stage(80, 24, squad: Squad(members: [Sample.member(59)]))
    stage.press("Gx")
    try GoldenFrame.check("confirm-last-80x24", stage.frame())
  }

  @Test func `the question about the shown entry`() throws {
    var stage = Stage(100, 30, glyphs: .ascii, squad: Self.squad)
    stage.press("jjjlx")
    try GoldenFrame.check("confirm-detail-100x30", stage.frame())
  }

  @Test func `the question about a member in the strip`() throws {
    var stage = Stage(100, 30, squad: Self.squad)
    stage.press("0lx")
    try GoldenFrame.check("confirm-strip-100x30", stage.frame())
  }

  @Test func `the message after a recruit`() throws {
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

  @Test(arguments: [(120, 40), (100, 30), (80, 24), (46, 20), (30, 10)])
  func `help`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("?")
    try GoldenFrame.check("help-\(columns)x\(rows)", stage.frame())
  }

  @Test func `help in a kiosk`() throws {
    var stage = Stage(120, 40)
    stage.context.strings.keymap = Keymap.standard.offered(in: .kiosk)
    stage.press("?G")
    try GoldenFrame.check("help-kiosk-120x40", stage.frame())
  }

  @Test func `help, narrowed`() throws {
    var stage = Stage(120, 40)
    stage.press("?/page")
    try GoldenFrame.check("help-filter-120x40", stage.frame())
    stage.press("xyz")
    try GoldenFrame.check("help-nothing-120x40", stage.frame())
  }

  @Test(arguments: [(120, 40), (30, 10)])
  func `the theme picker`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("Tjj")
    try GoldenFrame.check("themes-\(columns)x\(rows)", stage.frame())
    #expect(stage.state.shownTheme == .light)
    stage.press("<esc>j")
    #expect(stage.state.shownTheme == .auto && stage.state.overlay == nil)
  }

  @Test(arguments: [(120, 40), (60, 24)])
  func `a link in full`(columns: Int, rows: Int) throws {
    var stage = Stage(columns, rows)
    stage.press("lG<enter>")
    try GoldenFrame.check("link-\(columns)x\(rows)", stage.frame())
  }

  @Test func `a section as a openList, a failure, and the way on`() throws {
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

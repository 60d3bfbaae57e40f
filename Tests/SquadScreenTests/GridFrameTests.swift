import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// A list as a grid of cards, against golden files.
@Suite struct GridFrameTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])

  /// People, of whom every fourth has no picture.
  private static let page = Page(
    offset: 0, entries: Sample.entries, total: Sample.entries.count, isLast: true,
    freshness: Sample.day,
    details: Sample.entries.enumerated().map { index, entry in
      var detail = Sample.detail(of: entry)
      let size = PictureSize(width: 100, height: 150, url: "https://example.org/\(entry.id)")
      detail.picture = index % 4 == 3 ? nil : Picture(sizes: [size])
      return detail
    })

  private func stage(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, keys: String = ""
  ) -> Stage {
    var stage = Stage(columns, rows, glyphs: glyphs, squad: Self.squad, page: Self.page)
    stage.press("v" + keys)
    return stage
  }

  /// Lets the selection rest, and renders requested pictures until there are no more requests.
  private func render(_ stage: inout Stage) -> [PictureRequest] {
    if let shown = stage.state.shownDetail?.id { stage.send(.picture(.debounced(shown))) }
    var requests: [PictureRequest] = []
    while true {
      let open = stage.effects.compactMap { effect -> (RequestID, PictureRequest)? in
        guard case .renderPicture(let id, let request, _) = effect,
          stage.state.pictures.inFlight[request] == id
        else { return nil }
        return (id, request)
      }
      guard let (id, request) = open.first else { return requests }
      requests.append(request)
      stage.send(.picture(.rendered(id, request, .success(image(request.box, requests.count)))))
    }
  }

  private func image(_ box: Size, _ number: Int) -> CellImage {
    let cell = ImageCell(
      "▄", foreground: .indexed(UInt8(20 + number % 200)), background: .indexed(UInt8(230 - number))
    )
    return CellImage(
      columns: box.columns, rows: box.rows - 1,
      cells: Array(repeating: cell, count: box.columns * (box.rows - 1)))
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24), (46, 20)])
  func `tiles`(columns: Int, rows: Int) throws {
    let stage = stage(columns, rows, keys: "ljh")
    try GoldenFrame.check("grid-\(columns)x\(rows)", stage.frame())
  }

  @Test func `small cards and large ones`() throws {
    try GoldenFrame.check("grid-small-80x24", stage(80, 24, keys: "-l").frame())
    try GoldenFrame.check("grid-large-120x40", stage(120, 40, keys: "+ll").frame())
  }

  @Test func `a kept filter, and a field that is open`() throws {
    var stage = stage(80, 24, keys: "/person<space>1<enter>jl")
    try GoldenFrame.check("grid-filter-80x24", stage.frame())
    stage.press("/")
    let frame = stage.frame()
    #expect(frame.lines[4].hasPrefix("/ person 1 "))
    #expect(frame.cursor == Point(column: 10, row: 4), "in the field")
    stage.press("xyz")
    #expect(stage.frame().lines.contains { $0.contains("No match for \"person 1xyz\"") })
  }

  @Test func `a failure is in the pane's last line`() throws {
    var stage = stage(80, 24, keys: "l")
    let before = stage.frame()
    stage.change { $0.openList.phase = .failed(.service(.broken(status: 503))) }
    let after = stage.frame()
    #expect(after.lines[22].contains("service error (503) · R to retry"))
    #expect(after.lines[..<21] == before.lines[..<21], "no card moves")
  }

  @Test func `each of two equal cards shows its id`() {
    let twins = ["first", "second"].map {
      Entry(id: EntryID(Sample.id, $0), title: "Twin", subtitle: "DC Comics")
    }
    let page = Page(offset: 0, entries: twins, total: 2, isLast: true, freshness: Sample.day)
    var stage = Stage(120, 40, page: page)
    stage.press("v")
    #expect(stage.place(of: "first") != nil && stage.place(of: "second") != nil)
    #expect(stage.place(of: "DC Comics") == nil)
  }

  @Test func `a namesake's id keeps its end, which tells it apart`() {
    let size = Size(columns: 10, rows: 5)
    let id = "the-same-title-again.2"
    var card = GridCard(
      Entry(id: EntryID(Sample.id, id), title: "The same title again"), isMember: false,
      isMarked: false, isOwn: true)
    card.subtitle = id
    var canvas = Canvas(RenderContext(size: size))
    card.draw(in: Rect(origin: .zero, size: size), .text, nil, on: &canvas)
    #expect(canvas.frame.lines.last == "…e-again.2")
  }

  @Test func `plain ASCII`() throws {
    try GoldenFrame.check("grid-ascii-80x24", stage(80, 24, glyphs: .ascii, keys: "l").frame())
  }

  @Test(arguments: [ThemeName.dark, .light, .mono])
  func `pictures, and a selection around one of them`(theme: ThemeName) throws {
    var stage = stage(80, 24)
    stage.context.theme = Theme(theme, .blue, at: .indexed256)
    _ = render(&stage)
    stage.press("l")
    try GoldenPicture.check("grid-\(theme)-80x24", stage.frame(), .indexed256)
  }

  @Test func `the screen's pictures are requested in reading order`() throws {
    var stage = stage(120, 40)
    let first = render(&stage)
    let shown = (0..<12).filter { $0 % 4 != 3 }
    #expect(first.map(\.box) == Array(repeating: Size(columns: 16, rows: 11), count: shown.count))
    #expect(
      first.map { $0.picture.sizes[0].url }
        == shown.map { "https://example.org/\(Sample.entries[$0].id)" })
    stage.press("llj")
    #expect(render(&stage).isEmpty, "all are there")
    stage.press("j")
    #expect(render(&stage).count == 5, "the new row's: 12…17 without 15")
  }

  @Test func `a move changes two frames of cells and no picture`() throws {
    var stage = stage(120, 40)
    _ = render(&stage)
    for key in ["l", "l", "j", "h", "k"] {
      let before = stage.frame()
      let old = selected(stage)
      stage.press(key)
      let after = stage.frame()
      let new = selected(stage)
      let grid = try #require(stage.state.shownGrid)
      for row in 5..<39 {
        for column in 0..<119
        where before[column: column, row: row] != after[column: column, row: row] {
          let isInside = [old, new].contains { place in
            let origin = grid.origin(of: place)
            let card = Rect(
              column: origin.column, row: 5 + origin.row, columns: grid.card.columns,
              rows: grid.card.rows)
            // Its last row, below the picture, stays free.
            let picture = card.rows(from: 0, count: grid.card.rows - GridMetrics.textRows - 1)
            let ground = Rect(
              column: card.column - 1, row: card.row - 1, columns: card.columns + 2,
              rows: card.rows + 2)
            let point = Point(column: column, row: row)
            return ground.contains(point) && !picture.contains(point)
          }
          #expect(isInside, "\(key): \(column), \(row)")
        }
      }
    }
  }

  private func selected(_ stage: Stage) -> Int { stage.state.openList.cursor.row }

  @Test func `Enter shows the list and the detail, Esc the card where it was`() throws {
    var stage = stage(120, 40, keys: "jjjl")
    let before = stage.frame()
    stage.press("<enter>")
    #expect(stage.frame().lines.contains { $0.contains("The Long Quiet") })
    #expect(stage.state.viewport.detail != nil)
    stage.press("<esc>")
    #expect(stage.frame() == before)
    #expect(before.lines.joined().filter { $0 == "▸" }.count == 1)
  }

  @Test func `the list is shown where no card fits, and v says so`() {
    var stage = Stage(80, 24, page: Self.page)
    stage.press("v")
    stage.resize(80, 13)
    #expect(stage.frame().lines.contains { $0.hasPrefix("▸ Ada the Calm") })
    stage.press("v")
    #expect(stage.frame().lines[12].hasPrefix("  i  No room for cards"))
    stage.resize(80, 24)
    #expect(stage.state.shownGrid != nil)
  }

  @Test func `prices have no grid, and the footer doesn't name v`() {
    var stage = Stage(
      120, 24, catalogue: PriceSample.catalogue, page: PriceSample.page, now: PriceSample.now)
    #expect(!stage.frame().lines[23].contains("v grid"))
    stage.press("v")
    #expect(stage.frame().lines[23].hasPrefix("  i  No grid here: rates are shown as a list"))
    #expect(stage.state.shownGrid == nil)
  }

  @Test(arguments: [(120, 40, ""), (120, 40, "j"), (80, 24, ""), (60, 16, "l")])
  func `the question before a firing keeps the card in view`(
    columns: Int, rows: Int, keys: String
  ) throws {
    var stage = Stage(
      columns, rows, squad: Squad(members: (0..<60).map(Sample.member)), page: Self.page)
    stage.press("v" + keys)
    let title = try #require(stage.state.openList.selected?.title)
    stage.press("x")
    let text = stage.frame().lines.joined()
    #expect(text.filter { $0 == "▸" }.count == 1)
    #expect(text.contains("▸\(title.prefix(5))") && text.contains("Fire"))
  }

  @Test func `keys typed at once after v act on the grid`() {
    var stage = Stage(120, 40, page: Self.page)
    stage.pressAtOnce("vlj-")
    #expect(stage.state.openList.cursor.row == 7)
    #expect(stage.state.shownGrid?.size == .small)
    stage.pressAtOnce("/person<enter>nnN")
    #expect(stage.state.openList.cursor.row == 1)
  }
}

import PlainText
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// Clicks hit what is drawn there: checks cells of many screens.
@Suite struct HitMapPropertyTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3), Sample.member(5)])
  private static let crowd = Squad(members: (0..<20).map(Sample.member))

  /// Keys that open each screen, and sizes with different layouts.
  private static let screens: [(keys: String, columns: Int, rows: Int)] = [
    (120, 40), (80, 24), (60, 16), (46, 20),
  ].flatMap { size in
    ["", "jjjl", "GG", "/person<enter>jj", "/e", "v", "vjl", "0l", "jo", "T", "?", "x", " "]
      .map { ($0, size.0, size.1) }
  }

  private func stage(_ screen: (keys: String, columns: Int, rows: Int), _ squad: Squad) -> Stage {
    var stage = Stage(screen.columns, screen.rows, squad: squad).withMouse()
    stage.press(screen.keys.replacing(" ", with: "<space>"))
    return stage
  }

  @Test(arguments: [squad, crowd]) func `a cell of a row selects that row`(squad: Squad) {
    var count = 0
    for screen in Self.screens {
      let stage = stage(screen, squad)
      let hits = stage.hits
      let rows = cells(hits, stage).filter { if case .element(.row) = $0.0 { true } else { false } }
      for (target, point) in some(rows) {
        guard case .element(.row(let row)) = target else { continue }
        count += 1
        var clicked = stage.copy()
        clicked.change { $0.overlay = nil }
        clicked.click(point.column, point.row)
        #expect(clicked.state.openList.cursor.row == row)
        #expect(clicked.state.focus == .list)
        // The mark is on that line, or on the line with the same card's name.
        let mark = clicked.frame().cursor
        if mark?.row == point.row { continue }
        #expect(clicked.hits[mark ?? .zero] == target, "\(screen) \(point)")
      }
    }
    #expect(count > 0)
  }

  @Test func `a click on one of two keys in a cap presses it`() throws {
    var stage = Stage(80, 24).withMouse()
    stage.press("?")
    let before = stage.frame().lines
    let cap = try #require(stage.place(of: " j k  scroll"))
    stage.click(cap.column + 1, cap.row)
    #expect(stage.frame().lines != before)
    stage.click(cap.column + 3, cap.row)
    #expect(stage.frame().lines == before)
  }

  @Test func `a row's title is hit as that row, and so are tabs and members`() throws {
    var (rows, tabs, members) = (0, 0, 0)
    for screen in Self.screens where !["x", "T", "?", "jo", " "].contains(screen.keys) {
      let stage = stage(screen, Self.squad)
      let hits = stage.hits
      let lines = stage.frame().lines
      for (target, point) in cells(hits, stage) {
        let line = Array(lines[point.row].unicodeScalars)
        switch target {
        case .element(.row(let row)) where stage.state.shownGrid == nil:
          rows += 1
          let title = try #require(stage.state.openList.entry(at: row)?.title)
          #expect(String(String.UnicodeScalarView(line)).contains(title.prefix(5)), "\(screen)")
        case .element(.tab(let index)):
          tabs += 1
          #expect(lines[0].contains(stage.state.catalogues[index].title))
          #expect(point.row == 0)
        case .element(.member(let place)):
          members += 1
          let member = stage.state.squad.saved.members[place]
          let strip = lines[1...3].joined()
          #expect(strip.contains(member.title.prefix(5)), "\(screen)")
        default: break
        }
      }
    }
    #expect(rows > 0 && tabs > 0 && members > 0)
  }

  @Test func `a clicked member or stop gets the selection's sign`() {
    var (members, stops) = (0, 0)
    for screen in Self.screens where !["x", "T", "?", "jo", " "].contains(screen.keys) {
      for squad in [Self.squad, Self.crowd] {
        let stage = stage(screen, squad)
        let found = cells(stage.hits, stage).filter { found in
          switch found.0 {
          case .element(.member), .element(.stop): true
          default: false
          }
        }
        for (target, point) in some(found) {
          var clicked = stage.copy()
          switch target {
          case .element(.member(let place)):
            members += 1
            clicked.click(point.column, point.row)
            #expect(clicked.state.squad.selection == place && clicked.state.focus == .strip)
            #expect(
              clicked.frame().cursor.flatMap { clicked.hits[$0] } == target
                || clicked.context.size.columns < 60, "\(screen) \(point)")
          case .element(.stop(let stop)):
            stops += 1
            clicked.click(point.column, point.row)
            #expect(clicked.state.shownDetail?.stop == stop, "\(screen) \(point)")
            guard case .detail = clicked.state.focus else {
              Issue.record("\(screen): the detail has no focus")
              continue
            }
            #expect(clicked.frame().cursor.flatMap { clicked.hits[$0] } == target, "\(point)")
          default: continue
          }
        }
      }
    }
    #expect(members > 0 && stops > 0)
  }

  @Test func `the wheel acts on the pane under the pointer`() {
    let interpreter = MouseInterpreter(keys: KeyInterpreter(keymap: .standard))
    for screen in Self.screens {
      let stage = stage(screen, Self.crowd)
      guard stage.state.overlay == nil else { continue }
      for (target, point) in cells(stage.hits, stage) {
        let pane = interpreter.pane(at: point, stage.state, stage.context)
        switch target {
        case .element(.list), .element(.row), .element(.sort), .element(.crumb),
          .element(.searchField),
          .element(.divider):
          #expect(pane == .list, "\(screen) \(point)")
        case .element(.strip), .element(.member), .element(.hiddenMember):
          #expect(pane == .strip, "\(screen) \(point)")
        case .element(.detail), .element(.stop): #expect(pane == .detail, "\(screen) \(point)")
        default: #expect(pane == nil, "\(screen) \(point)")
        }
      }
    }
  }

  @Test func `a keycap is hit exactly at its key's name and words`() {
    for screen in Self.screens {
      let stage = stage(screen, Self.squad)
      let frame = stage.frame()
      for (key, text) in caps(stage.hits, frame) {
        let name = stage.context.strings.name(of: key)
        #expect(text.drop { $0 == " " }.hasPrefix(name), "\(screen): \(text) is no \(name)")
      }
      let last = frame.lines[frame.size.rows - 1]
      let footer = caps(stage.hits, frame).filter { last.contains($0.text) }
      if stage.state.overlay == nil, stage.state.focus != .search {
        #expect(
          footer.contains { $0.text == "? help" } && footer.contains { $0.text == "q quit" },
          "\(screen) \(last)")
      }
    }
  }

  @Test func `an overlay covers the panes up to its frame`() throws {
    for screen in Self.screens where ["x", "T", "?", "jo"].contains(screen.keys) {
      let stage = stage(screen, Self.squad)
      guard stage.state.overlay != nil else { continue }
      let frame = stage.frame()
      let hits = stage.hits
      for row in 0..<frame.size.rows {
        let line = Array(frame.lines[row])
        guard let left = line.firstIndex(of: "╭") ?? line.firstIndex(of: "┌") else { continue }
        let point = Point(column: left, row: row)
        #expect(hits[point] == .element(.overlay), "\(screen) \(point)")
      }
      for (target, _) in cells(hits, stage) {
        guard case .element(.overlayRow(let row)) = target else { continue }
        switch stage.state.overlay {
        case .links(let open): #expect(open.links.indices.contains(row))
        case .themes: #expect((0...ThemeChoice.standard.count).contains(row))
        default: Issue.record("no overlay with rows")
        }
      }
    }
  }

  @Test func `a screen that is too small has nothing to hit`() {
    let stage = Stage(20, 6).withMouse()
    #expect(cells(stage.hits, stage).isEmpty)
  }

  /// The first, the last and a few in between, since each click draws a frame.
  private func some<Element>(_ all: [Element]) -> [Element] {
    let step = max(all.count / SplitMix.rounds(20).count, 1)
    return all.enumerated().filter { $0.offset % step == 0 || $0.offset == all.count - 1 }
      .map(\.element)
  }

  /// The first and the last cell of each run with the same target in a line.
  private func cells(_ hits: HitMap, _ stage: Stage) -> [(HitTarget, Point)] {
    let size = stage.context.size
    var found: [(HitTarget, Point)] = []
    for row in 0..<size.rows {
      var last: HitTarget?
      for column in 0..<size.columns {
        let point = Point(column: column, row: row)
        let target = hits[point]
        if target != last {
          if let last { found.append((last, Point(column: column - 1, row: row))) }
          if let target { found.append((target, point)) }
        }
        last = target
      }
      if let last { found.append((last, Point(column: size.columns - 1, row: row))) }
    }
    return found
  }

  private func text(_ frame: Frame, at point: Point) -> String {
    String(String.UnicodeScalarView(frame[point]?.scalars ?? []))
  }

  /// The key caps, with the text of their cells.
  private func caps(_ hits: HitMap, _ frame: Frame) -> [(key: Key, text: String)] {
    var found: [(key: Key, text: String)] = []
    for row in 0..<frame.size.rows {
      var last: Key?
      for column in 0..<frame.size.columns {
        let point = Point(column: column, row: row)
        guard case .key(let key) = hits[point] else {
          last = nil
          continue
        }
        if key != last { found.append((key, "")) }
        found[found.count - 1].text += text(frame, at: point)
        last = key
      }
    }
    return found
  }
}

import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// Every main screen at four sizes in three themes: compares recordings, and checks the rules of
/// the look.
@Suite struct LookFrameTests {
  @Test(arguments: LookFrame.all, LookFrame.sizes.indices)
  func `frames match the recorded ones`(screen: LookFrame, size: Int) throws {
    let (columns, rows) = LookFrame.sizes[size]
    let frames = LookFrame.themes.map {
      (name: "\($0)", frame: screen.draw(columns, rows, $0).frame())
    }
    try GoldenFrame.check(
      "look-\(screen.name)-\(columns)x\(rows)", text: Frame.description(of: frames))
  }

  @Test(arguments: LookFrame.themes)
  func `too small`(theme: ThemeName) {
    let frame = LookFrame.lists[0].draw(29, 9, theme).frame()
    #expect(frame.lines.joined(separator: " ").contains("squad needs"))
    #expect(!frame.lines.joined().contains("▸"))
  }

  /// Every screen; `make properties` runs this in release.
  @Suite struct PropertyTests {
    @Test(arguments: LookFrame.all, LookFrame.sizes.indices)
    func `exactly one selection, and its bar reaches the pane's last column`(
      screen: LookFrame, size: Int
    ) throws {
      let (columns, rows) = LookFrame.sizes[size]
      for theme in LookFrame.themes {
        let stage = screen.draw(columns, rows, theme)
        let frame = stage.frame()
        let marks = frame.lines.joined().filter { $0 == "▸" }.count
        #expect(marks == (stage.state.openList.count == 0 ? 0 : 1), "\(theme)")
        checkBar(stage, frame, theme)
      }
    }

    /// Checks the list's selection bar, unless something covers it.
    private func checkBar(_ stage: Stage, _ frame: Frame, _ theme: ThemeName) {
      let layout = ScreenLayout(stage.state, size: frame.size)
      guard stage.state.overlay == nil, layout.grid == nil, layout.comparison.isEmpty else {
        return
      }
      // In the only pane its last column is the scroll bar's.
      let end = layout.list.endColumn - (layout.separator.isEmpty ? 1 : 0)
      for row in layout.list.row..<layout.list.endRow {
        let sign = frame[column: layout.list.column, row: row]?.base
        guard sign == "▸" || sign == "▹" else { continue }
        let styles = (layout.list.column..<end).compactMap {
          frame[column: $0, row: row]?.style
        }
        let grounds = Set(
          styles.map {
            Style(background: $0.background, attributes: $0.attributes.intersection(.reverse))
          })
        #expect(grounds.count == 1, "\(theme) \(row)")
        #expect(theme == .mono || grounds != [Style.plain])
      }
    }

    @Test(arguments: LookFrame.all, LookFrame.sizes.indices)
    func `no two rows of full blocks touch but in charts, tiles and a score`(
      screen: LookFrame, size: Int
    ) {
      let (columns, rows) = LookFrame.sizes[size]
      for name in LookFrame.themes {
        let frame = screen.draw(columns, rows, name).frame()
        let theme = Theme(name, screen.hue, at: .indexed256)
        let tiles = Set((0..<400).map { ground(theme.tile(for: "Hero \($0)")) })
        let chart = Set((0..<16).map { theme.chart(row: $0, of: 16).foreground })
        let score = [theme[.accent].adding(.bold), theme[.high].adding(.bold), theme[.quiet]]
        for row in 1..<rows {
          for column in 0..<columns {
            guard let cell = frame[column: column, row: row], cell.base == "█",
              frame[column: column, row: row - 1]?.base == "█"
            else { continue }
            let isChart = chart.contains(cell.style.foreground) || cell.style == theme[.graph]
            if screen.name == "compare", score.contains(cell.style) { continue }
            #expect(isChart || tiles.contains(ground(cell.style)), "\(name) \(column),\(row)")
          }
        }
      }
    }

    private func ground(_ style: Style) -> Style {
      Style(background: style.background, attributes: style.attributes.intersection(.reverse))
    }
  }

  @Test(arguments: LookFrame.lists, LookFrame.sizes.indices)
  func `neighbours' labels are at the same cells`(screen: LookFrame, size: Int) throws {
    let (columns, rows) = LookFrame.sizes[size]
    guard columns >= 60, screen.name != "prices" else { return }
    var stage = screen.draw(columns, rows, .dark)
    let before = labels(in: stage.frame())
    stage.press("j")
    #expect(labels(in: stage.frame()) == before && !before.isEmpty)
  }

  private static let labels = [
    "Comics ", "Series ", "Stories ", "Events ", "Last appeared in", "Links ", "Intelligence ",
    "Strength ", "Speed ", "Durability ", "Power ", "Combat ", "Sum ", "Producers", "Characters",
  ]

  /// The places of a detail's labels.
  private func labels(in frame: Frame) -> [String] {
    var places: [String] = []
    for (row, line) in frame.lines.enumerated() where row > 5 {
      for label in Self.labels {
        guard let range = line.range(of: label) else { continue }
        places.append(
          "\(label) \(row) \(line.distance(from: line.startIndex, to: range.lowerBound))")
      }
    }
    return places
  }
}

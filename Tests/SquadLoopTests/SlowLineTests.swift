import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// Pictures on a slow line.
@Suite struct SlowLineTests {
  private func stage() -> Stage {
    let details = Sample.entries.prefix(6).map { entry in
      var detail = Sample.detail(of: entry)
      let address = "https://example.org/\(entry.id.path)"
      detail.picture = Picture(sizes: [PictureSize(width: 100, height: 150, url: address)])
      return detail
    }
    let page = Page(
      offset: 0, entries: Array(Sample.entries.prefix(6)), total: 6, isLast: true,
      freshness: Sample.day, details: details)
    return Stage(160, 50, catalogue: Sample.pictured, page: page)
  }

  /// Renders the shown entry's picture; returns its box.
  private func show(_ stage: inout Stage) throws -> Size {
    let shown = try #require(stage.state.shownDetail?.id)
    stage.send(.picture(.debounced(shown)))
    let wanted = try #require(stage.state.shownPicture)
    for case .renderPicture(let id, let request, _) in stage.effects where request == wanted {
      let cell = ImageCell("▀", foreground: .indexed(161), background: .indexed(28))
      let cells = Array(repeating: cell, count: request.box.area)
      let image = CellImage(columns: request.box.columns, rows: request.box.rows, cells: cells)
      stage.send(.picture(.rendered(id, request, .success(image))))
      // Takes one more turn for output that the terminal still has to accept.
      stage.send(.resized(stage.context.size))
      return request.box
    }
    Issue.record("no picture was asked for")
    return .zero
  }

  @Test func `after a slow picture the next ones are smaller, and nothing moves`() throws {
    var stage = stage()
    stage.slowDown(toMilliseconds: 300)
    var boxes: [Size] = []
    var places: [String] = []
    for _ in 0..<4 {
      boxes.append(try show(&stage))
      places.append(place(of: "Comics", in: stage.frame()))
      stage.press("j")
    }
    #expect(boxes.map(\.columns) == [33, 24, 16, 16])
    #expect(boxes.map(\.rows) == [22, 16, 11, 11])
    #expect(Set(places).count == 1 && !places[0].isEmpty)
  }

  @Test func `a quick terminal gets pictures of full size`() throws {
    var stage = stage()
    stage.slowDown(toMilliseconds: 250)
    #expect(try show(&stage).columns == 33)
    stage.press("j")
    stage.slowDown(toMilliseconds: 251)
    #expect(try show(&stage).columns == 33)
    stage.press("j")
    stage.slowDown(toMilliseconds: 0)
    #expect(try show(&stage).columns == 24)
    stage.press("j")
    #expect(try show(&stage).columns == 33)
  }

  @Test func `a picture waits for the frame before it, and shown cells stay`() throws {
    var stage = stage()
    for key in ["j", "k"] {
      _ = try show(&stage)
      stage.press(key)
    }
    #expect(pictureCells(stage) > 0)
    stage.hold(true)
    stage.press("/")
    #expect(pictureCells(stage) > 0 && stage.state.pictures.line.isBusy)
    stage.press("<esc>j")
    #expect(pictureCells(stage) == 0)
    stage.hold(false)
    stage.send(.resized(stage.context.size))
    #expect(pictureCells(stage) > 0 && !stage.state.pictures.line.isBusy)
  }

  /// Number of cells drawn like the pictures.
  private func pictureCells(_ stage: Stage) -> Int {
    stage.frame().cells.count { $0.style.background == .indexed(28) && $0.base == "▀" }
  }

  /// Row and column of a word.
  private func place(of word: String, in frame: Frame) -> String {
    for (row, line) in frame.lines.enumerated() {
      if let range = line.range(of: word) {
        return "\(row) \(line.distance(from: line.startIndex, to: range.lowerBound))"
      }
    }
    return ""
  }
}

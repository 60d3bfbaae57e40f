import Basics
import SquadCore
import TerminalKit
import Testing

@testable import SquadScreen

/// Pictures on the screen.
@Suite struct PictureFrameTests {
  /// A disc in front of a darkening sky, half of it transparent, at two pixels per cell.
  private func picture(_ columns: Int, _ rows: Int, _ depth: ColorDepth) -> CellImage {
    let pixel = { (column: Int, row: Int) -> Color in
      let x = 2 * column - columns + 1
      let y = (2 * row - 2 * rows + 1) * columns / (2 * rows)
      let isDisc = 2 * (x * x + y * y) < columns * columns
      let level = UInt8(255 - 255 * row / (2 * rows))
      if isDisc { return depth == .indexed256 ? .indexed(208) : .rgb(250, 140, 0) }
      if x > 0 { return .standard }
      return depth == .indexed256 ? .indexed(232 + level / 11) : .rgb(0, level / 2, level)
    }
    let cells = (0..<columns * rows).map { place -> ImageCell in
      let (column, row) = (place % columns, place / columns)
      let (top, bottom) = (pixel(column, 2 * row), pixel(column, 2 * row + 1))
      if depth > .sixteen { return ImageCell("▀", foreground: top, background: bottom) }
      return top == .standard ? .blank : ImageCell(bottom == .standard ? "▀" : "█")
    }
    return CellImage(columns: columns, rows: rows, cells: cells)
  }

  private func frame(_ columns: Int, _ rows: Int, _ draw: (inout Canvas, Rect) -> Void) -> Frame {
    var canvas = Canvas(RenderContext(size: Size(columns: columns, rows: rows)))
    draw(&canvas, Rect(column: 1, row: 1, columns: columns - 2, rows: rows - 2))
    return canvas.frame
  }

  @Test(arguments: [(8, 4), (20, 10), (30, 20)], [ColorDepth.none, .indexed256, .direct])
  func `A picture in the middle of its place`(size: (Int, Int), depth: ColorDepth) throws {
    let image = picture(size.0, size.1, depth)
    let frame = frame(size.0 + 5, size.1 + 3) { canvas, area in
      CellImageView.draw(image, in: area, on: &canvas)
    }
    try GoldenPicture.check("picture-\(depth)-\(size.0)x\(size.1)", frame, depth)
  }

  @Test func `Transparent parts show the terminal's background, within a cell too`() throws {
    let red = Color.rgb(255, 0, 0)
    let cells = [
      ImageCell("▀", background: red), ImageCell("▀", foreground: red), ImageCell("⠁"), .blank,
    ]
    let frame = frame(6, 3) { canvas, area in
      CellImageView.draw(CellImage(columns: 4, rows: 1, cells: cells), in: area, on: &canvas)
    }
    let styles = (1...4).compactMap { frame[column: $0, row: 1]?.style }
    let color = Color.rgb(255, 0, 0)
    #expect(styles[0] == Style(foreground: color).adding(.reverse), "a hole in the red")
    #expect(styles[1] == Style(foreground: color))
    #expect(styles[2...] == [.plain, .plain])
  }

  @Test func `A picture that is larger than its place is cut`() throws {
    let image = picture(20, 10, .indexed256)
    let frame = frame(10, 6) { canvas, area in
      CellImageView.draw(image, in: area, on: &canvas)
    }
    try GoldenPicture.check("picture-cut-10x6", frame, .indexed256)
  }

  @Test func `An empty area or picture draws nothing`() {
    let blank = frame(10, 6) { _, _ in }
    for image in [CellImage(columns: 0, rows: 0, cells: []), picture(1, 1, .none)] {
      for area in [Rect.zero, Rect(column: -9, row: 80, columns: 4, rows: -2)] {
        let frame = frame(10, 6) { canvas, _ in
          CellImageView.draw(image, in: area, on: &canvas)
          TileView.draw("Iron Man", in: area, on: &canvas)
        }
        #expect(frame == blank)
      }
    }
  }

  @Test func `A drawing has as many cells as it says`() {
    let short = CellImage(columns: 2, rows: 2, cells: [ImageCell("a")])
    #expect(short.cells == [ImageCell("a"), .blank, .blank, .blank])
    #expect(CellImage(columns: 1, rows: 1, cells: short.cells).cells == [ImageCell("a")])
    #expect(CellImage(columns: -1, rows: .max, cells: short.cells).cells.isEmpty)
    #expect(short[column: 2, row: 0] == nil)
    #expect(MemoryLayout<ImageCell>.stride == 12)
  }
}

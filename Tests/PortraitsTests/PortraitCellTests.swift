import Basics
import Testing

@testable import Portraits

@Suite struct PortraitCellTests {
  private let red = Color.indexed(160)
  private let blue = Color.indexed(25)

  @Test func `A block is chosen that changes few colours`() {
    let cells = ImageCell.row([(red, red), (red, blue), (blue, red), (blue, blue), (red, red)])
    #expect(cells.map(\.scalar) == [" ", "▄", "▀", "█", " "])
    #expect(cells.dropFirst().allSatisfy { $0.foreground == blue && $0.background == red })
  }

  @Test func `Blocks show the portrait's pixels`() {
    let portrait = Portrait(
      of: PortraitSubject(.figure, "Iron Man", initials: "IM"), in: Size(columns: 24, rows: 16))
    for (index, cell) in portrait.cells(isTrueColor: true).enumerated() {
      let above = index / 24 * 48 + index % 24
      let upper = cell.scalar == "▀" || cell.scalar == "█" ? cell.foreground : cell.background
      let lower = cell.scalar == "▄" || cell.scalar == "█" ? cell.foreground : cell.background
      #expect(upper == color(portrait.pixels[above]))
      #expect(lower == color(portrait.pixels[above + 24]))
    }
  }

  private func color(_ pixel: RGB) -> Color {
    .rgb(UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue))
  }
}

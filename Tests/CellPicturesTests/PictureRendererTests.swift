import Basics
import SquadCore
import TerminalKit
import Testing

@testable import CellPictures

/// Pixels drawn as cells.
@Suite struct PictureRendererTests {
  private let renderer = PictureRenderer()

  /// Background colour in the middle of each quarter, from the top left.
  private func grounds(_ image: CellImage) -> [Color?] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
      image[column: column * image.columns / 4, row: row * image.rows / 4]?.background
    }
  }

  @Test func `A terminal with exact colours gets the picture's own`() throws {
    let image = try renderer.image(
      of: SamplePicture.pixels(), columns: 16, rows: 6, colors: .direct, isUTF8: true)
    #expect(image.columns == 16)
    #expect(image.rows == 6)
    // Newer versions of chafa round 255 to 254.
    let ends: [Color] = grounds(image).compactMap { ground in
      guard case .rgb(let red, let green, let blue)? = ground else { return nil }
      return .rgb(red | 1, green | 1, blue | 1)
    }
    #expect(ends == [.rgb(255, 1, 1), .rgb(1, 255, 1), .rgb(1, 1, 255), .rgb(255, 255, 255)])
  }

  @Test func `With 256 colours, the 16 that users change are left out`() throws {
    let image = try renderer.image(
      of: SamplePicture.pixels(), columns: 16, rows: 6, colors: .indexed256, isUTF8: true)
    #expect(grounds(image) == [.indexed(196), .indexed(46), .indexed(21), .indexed(231)])
    for color in image.cells.flatMap({ [$0.foreground, $0.background] }) {
      if case .indexed(let index) = color { #expect(index >= 16) }
    }
  }

  @Test(arguments: ColorDepth.allCases, [true, false])
  func `Cells have only characters of one column that terminals have`(
    colors: ColorDepth, isUTF8: Bool
  ) throws {
    let rgba = (0..<64 * 64).flatMap { place -> [UInt8] in
      let (x, y) = (place % 64, place / 64)
      return [UInt8(x * 4), UInt8(y * 4), UInt8((x * y) % 256), (x + y) % 9 == 0 ? 0 : 255]
    }
    let image = try renderer.image(
      of: SamplePicture.pixels(64, 64, rgba), columns: 40, rows: 20, colors: colors, isUTF8: isUTF8)
    #expect(image.cells.count == 40 * 20)
    for cell in image.cells {
      let value = cell.scalar.value
      let isASCII = (0x20...0x7E).contains(value)
      let isBlock = (0x2580...0x259F).contains(value) && !(0x2591...0x2593).contains(value)
      #expect(isASCII || isUTF8 && (isBlock || (0x2801...0x28FF).contains(value)), "\(cell)")
      if colors < .indexed256 {
        #expect(cell.foreground == .standard && cell.background == .standard)
      }
    }
    #expect(Set(image.cells).count >= 10)
  }

  @Test(arguments: ColorDepth.allCases)
  func `A picture that is fully transparent is rejected`(colors: ColorDepth) {
    let rgba = Array(repeating: SamplePicture.clear, count: 64 * 48).flatMap { $0 }
    let png = PicturePNG(width: 64, height: 48, rgba: rgba)
    #expect(throws: PictureError.blank) {
      try PictureRenderer().image(
        ofBytes: png.bytes, columns: 20, rows: 15, colors: colors, isUTF8: true)
    }
  }

  @Test func `Transparent parts stay the terminal's own`() throws {
    let rgba = SamplePicture.quarters([
      SamplePicture.clear, SamplePicture.green, SamplePicture.clear, SamplePicture.white,
    ])
    for colors in ColorDepth.allCases {
      let image = try renderer.image(
        of: SamplePicture.pixels(64, 48, rgba), columns: 16, rows: 6, colors: colors, isUTF8: true)
      #expect(grounds(image)[0] == .standard)
      #expect(image[column: 2, row: 1] == .blank)
    }
  }

  @Test(arguments: [
    (64, 48, 30, 20, 30, 11), (500, 750, 20, 15, 20, 15), (500, 750, 40, 15, 20, 15),
    (1, 3_000, 20, 15, 1, 15), (3_000, 1, 20, 15, 20, 1), (64, 48, 0, 5, 0, 0),
    (64, 48, 5, -1, 0, 0), (1, 1, 9_000, 9_000, 500, 250), (100, 100, 1, 1, 1, 1),
  ])
  func `A picture fills the box as far as its proportions allow`(
    width: Int, height: Int, columns: Int, rows: Int, foundColumns: Int, foundRows: Int
  ) throws {
    let image = try renderer.image(
      of: SamplePicture.pixels(width, height), columns: columns, rows: rows, colors: .none,
      isUTF8: false)
    #expect(image.columns == foundColumns)
    #expect(image.rows == foundRows)
    #expect(image.cells.count == foundColumns * foundRows)
  }

  @Test func `Without colours a brighter part has more dots`() throws {
    let rgba = (0..<32 * 32).flatMap { place -> [UInt8] in
      let level = UInt8(place % 32 * 8)
      return [level, level, level, 255]
    }
    let pixels = try SamplePicture.pixels(32, 32, rgba)
    let dots = try renderer.image(
      of: pixels, columns: 8, rows: 4, colors: .sixteen, isUTF8: true)
    let counts = (0..<8).map { column in
      (0..<4).reduce(0) { sum, row in
        let value = dots[column: column, row: row]?.scalar.value ?? 0
        return sum + (value == 0x20 ? 0 : (value & 0xFF).nonzeroBitCount)
      }
    }
    #expect(counts.first == 0)
    #expect(counts.last == 32)
    #expect(counts == counts.sorted())

    let inks = try renderer.image(
      of: pixels, columns: 8, rows: 4, colors: .none, isUTF8: false)
    let line = (0..<8).compactMap { inks[column: $0, row: 2]?.scalar }
    #expect(String(String.UnicodeScalarView(line)) == " .:=+#%@")
  }

  @Test func `Drawing several at once gives the same picture as drawing one`() async throws {
    let bytes = try SamplePicture.jpeg("large")
    let draw = { @Sendable in
      try PictureRenderer().image(
        ofBytes: bytes, columns: 20, rows: 15, colors: .indexed256, isUTF8: true)
    }
    let alone = try draw()
    try await withThrowingTaskGroup(of: CellImage.self) { group in
      for _ in 0..<12 { group.addTask { try draw() } }
      for try await image in group { #expect(image == alone) }
    }
  }

  @Test func `From bytes to cells`() throws {
    let image = try renderer.image(
      ofBytes: SamplePicture.jpeg("large"), columns: 16, rows: 6, colors: .indexed256,
      isUTF8: true)
    #expect(grounds(image) == [.indexed(196), .indexed(46), .indexed(21), .indexed(231)])
  }
}

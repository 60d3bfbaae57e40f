import TerminalKit
import Testing

@testable import CellPictures

/// Valid pictures.
@Suite struct PictureDecoderTests {
  private let decoder = PictureDecoder(libraries: .shared)
  private let colors = [
    SamplePicture.red, SamplePicture.green, SamplePicture.blue, SamplePicture.white,
  ]

  @Test(arguments: ["baseline", "progressive", "subsampled", "inks"])
  func `Every way to write a JPEG has the same colours`(name: String) throws {
    let pixels = try decoder.pixels(of: SamplePicture.jpeg(name), width: 500, height: 500)
    #expect(pixels.width == 64)
    #expect(pixels.height == 48)
    for (found, color) in zip(pixels.quarters, colors) {
      #expect(isNear(found, color), "\(found) for \(color)")
    }
  }

  @Test func `A JPEG without colours is grey`() throws {
    let pixels = try decoder.pixels(of: SamplePicture.jpeg("grey"), width: 500, height: 500)
    #expect(pixels.quarters.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] && $0[3] == 255 })
    #expect(isNear(pixels.quarters[3], SamplePicture.white))
    #expect(isNear(pixels.quarters[0], [76, 76, 76, 255]))
  }

  @Test(arguments: [
    (1_600, 1_200, 1_600, 1_200), (1_599, 5_000, 1_600, 1_200), (400, 400, 400, 300),
    (100, 1_000, 100, 75), (2, 2, 2, 2), (.max, .max, 1_600, 1_200), (.max, 2, 3, 2),
  ])
  func `A large JPEG is decoded at the size that the box needs`(
    width: Int, height: Int, foundWidth: Int, foundHeight: Int
  ) throws {
    let pixels = try decoder.pixels(
      of: SamplePicture.jpeg("large"), width: width, height: height)
    #expect(pixels.width == foundWidth)
    #expect(pixels.height == foundHeight)
    #expect(pixels.rgba.count == foundWidth * foundHeight * 4)
    #expect(isNear(pixels.quarters[3], SamplePicture.white))
  }

  @Test func `A box of nothing gets a pixel`() throws {
    let pixels = try decoder.pixels(of: SamplePicture.jpeg("large"), width: 0, height: -7)
    #expect(pixels.width == 1)
    #expect(pixels.height == 1)
  }

  @Test func `A PNG keeps every pixel and its opacity`() throws {
    let rgba = SamplePicture.quarters(colors.dropLast() + [[10, 20, 30, 40]])
    let png = PicturePNG(width: 64, height: 48, rgba: rgba)
    #expect(
      try decoder.pixels(of: png.bytes, width: 64, height: 64)
        == SamplePicture.pixels(64, 48, rgba))
  }

  @Test func `A large PNG is scaled down by averaging`() throws {
    let rgba = SamplePicture.quarters(width: 640, height: 480)
    let png = PicturePNG(width: 640, height: 480, rgba: rgba)
    let pixels = try decoder.pixels(of: png.bytes, width: 100, height: 100)
    #expect(pixels.width == 106)
    #expect(pixels.height == 80)
    #expect(pixels.quarters == colors)
  }

  @Test func `Transparent pixels add no colour`() throws {
    let clear: [UInt8] = [255, 0, 0, 0]
    let rgba = (0..<64).flatMap { $0 % 2 == 0 ? clear : SamplePicture.blue }
    let png = PicturePNG(width: 8, height: 8, rgba: rgba)
    let pixels = try decoder.pixels(of: png.bytes, width: 4, height: 4)
    #expect(pixels.rgba == (0..<16).flatMap { _ in [0, 0, 255, 128] as [UInt8] })
  }

  @Test func `Palettes, greys and 16 bits`() throws {
    var palette = PicturePNG(width: 2, height: 1, rgba: [])
    palette.kind = 3
    palette.before =
      PicturePNG.chunk("PLTE", [255, 0, 0, 0, 0, 255]) + PicturePNG.chunk("tRNS", [255, 0])
    palette.rows = [0, 0, 1]
    #expect(
      try decoder.pixels(of: palette.bytes, width: 9, height: 9).rgba
        == SamplePicture.red + [0, 0, 255, 0])

    var grey = PicturePNG(width: 2, height: 1, rgba: [])
    grey.kind = 0
    grey.rows = [0, 9, 200]
    #expect(
      try decoder.pixels(of: grey.bytes, width: 9, height: 9).rgba
        == [9, 9, 9, 255, 200, 200, 200, 255])

    var deep = PicturePNG(width: 1, height: 1, rgba: [])
    deep.depth = 16
    deep.rows = [0, 200, 0, 100, 0, 50, 0, 255, 255]
    let found = try decoder.pixels(of: deep.bytes, width: 9, height: 9).rgba
    #expect(isNear(found, [200, 100, 50, 255]), "\(found)")
  }

  @Test func `One pixel, one column and one row`() throws {
    for (width, height) in [(1, 1), (1, 3_000), (3_000, 1)] {
      let rgba = (0..<width * height).flatMap { _ in SamplePicture.green }
      let png = PicturePNG(width: width, height: height, rgba: rgba)
      let pixels = try decoder.pixels(of: png.bytes, width: 100, height: 100)
      #expect(pixels.width == width)
      #expect(pixels.height == height)
    }
  }

  @Test(arguments: [(100_000, 1), (1, 100_000)])
  func `A very long and thin picture is made shorter`(width: Int, height: Int) throws {
    let rgba = Array(repeating: 255 as UInt8, count: width * height * 4)
    let png = PicturePNG(width: width, height: height, rgba: rgba)
    let pixels = try decoder.pixels(of: png.bytes, width: 160, height: 240)
    #expect(pixels.width == max(width / 13, 1))
    #expect(pixels.height == max(height / 13, 1))
    for colors in ColorDepth.allCases {
      let image = try PictureRenderer().image(
        of: pixels, columns: 20, rows: 15, colors: colors, isUTF8: true)
      #expect(min(image.columns, image.rows) == 1)
    }
  }

  @Test func `Texts inside a PNG never reach the library`() throws {
    var png = PicturePNG(width: 64, height: 48, rgba: SamplePicture.quarters())
    let text = PicturePNG.chunk("zTXt", Array("a\0\0".utf8) + [1, 2, 3], checksum: 7)
    let profile = PicturePNG.chunk("iCCP", Array("a\0\0".utf8) + PicturePNG.stored([1, 2, 3]))
    png.before = (0..<3_000).flatMap { _ in text } + profile
    #expect(try decoder.pixels(of: png.bytes, width: 64, height: 64).quarters == colors)
  }
}

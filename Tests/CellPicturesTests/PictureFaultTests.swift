import TestSupport
import Testing

@testable import CellPictures

/// Invalid pictures.
@Suite struct PictureFaultTests {
  private func problem(of bytes: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      _ = try PictureDecoder(libraries: .shared).pixels(of: bytes, width: 160, height: 240)
      return nil
    } catch {
      return error
    }
  }

  private var png: PicturePNG {
    PicturePNG(width: 8, height: 6, rgba: SamplePicture.quarters(width: 8, height: 6))
  }

  @Test func `Bytes that aren't a picture are rejected`() {
    #expect(problem(of: []) == .empty)
    #expect(problem(of: [7]) == .notAPicture("a file of 1 bytes"))
    #expect(problem(of: Array("GIF89a......".utf8)) == .notAPicture("a GIF"))
    #expect(problem(of: Array("RIFF....WEBPVP8 ".utf8)) == .notAPicture("a WebP"))
    #expect(problem(of: Array("\n <!DOCTYPE html>".utf8)) == .notAPicture("a page of markup"))
    #expect(problem(of: Array("RIFF....WAVE".utf8)) == .notAPicture("a file of 12 bytes"))
    #expect(problem(of: Array(repeating: 0, count: 8_000_001)) == .tooLarge("8000001 bytes"))
  }

  @Test func `A PNG with a size above the limit is rejected`() {
    var png = png
    (png.width, png.height) = (30_000, 30_000)
    #expect(problem(of: png.bytes) == .tooLarge("30000 by 30000 pixels"))
    (png.width, png.height) = (0x7FFF_FFFF, 0x7FFF_FFFF)
    #expect(problem(of: png.bytes) == .tooLarge("2147483647 by 2147483647 pixels"))
    (png.width, png.height) = (0xFFFF_FFFF, 0x0001_0001)
    #expect(problem(of: png.bytes) == .tooLarge("4294967295 by 65537 pixels"))
    (png.width, png.height) = (40_000_001, 1)
    #expect(problem(of: png.bytes) == .tooLarge("40000001 by 1 pixels"))
  }

  @Test func `A PNG without a size or with missing pixels is rejected`() {
    var png = png
    png.width = 0
    #expect(problem(of: png.bytes) == .empty)
    (png.width, png.height) = (8, 0)
    #expect(problem(of: png.bytes) == .empty)
    (png.width, png.height) = (6_000, 6_000)
    #expect(isBroken(problem(of: png.bytes)))
  }

  @Test func `A PNG with wrong chunks is rejected`() {
    let head = PicturePNG.signature + PicturePNG.chunk("IHDR", png.header)
    let data = PicturePNG.chunk("IDAT", PicturePNG.stored(png.rows))
    let end = PicturePNG.chunk("IEND", [])
    let long = PicturePNG.bytes(0x7FFF_FFFF) + Array("IDAT".utf8)
    let longest = PicturePNG.bytes(0xFFFF_FFFF) + Array("IDAT".utf8)
    #expect(isTruncated(problem(of: head + long + data + end)))
    #expect(isTruncated(problem(of: head + longest + data + end)))
    #expect(isTruncated(problem(of: head + data)))
    #expect(isBroken(problem(of: head + end)))
    #expect(isBroken(problem(of: PicturePNG.signature + data + head + end)))
    #expect(isBroken(problem(of: head + head.dropFirst(8) + data + end)))
    #expect(isBroken(problem(of: head + PicturePNG.chunk("HUGE", []) + data + end)))
    let wrong = PicturePNG.chunk("IDAT", PicturePNG.stored(png.rows), checksum: 1)
    #expect(isBroken(problem(of: head + wrong + end)))
  }

  /// Changes the size in a JPEG's frame header: two bytes of height, then two of width, from the
  /// third byte after the segment's length.
  private func resized(_ jpeg: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    let place = try #require(
      jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && [0xC0, 0xC2].contains(jpeg[$0 + 1]) })
    var jpeg = jpeg
    let sizes = PicturePNG.bytes(height).suffix(2) + PicturePNG.bytes(width).suffix(2)
    jpeg.replaceSubrange(place + 5..<place + 9, with: sizes)
    return jpeg
  }

  @Test func `A JPEG with a size above the limit is rejected`() throws {
    let jpeg = try SamplePicture.jpeg("baseline")
    #expect(
      problem(of: try resized(jpeg, width: 30_000, height: 30_000))
        == .tooLarge("30000 by 30000 pixels"))
    #expect(isTruncated(problem(of: try resized(jpeg, width: 6_000, height: 6_000))))
    #expect(problem(of: try resized(jpeg, width: 0, height: 48)) != nil)
    #expect(problem(of: try resized(jpeg, width: 64, height: 0)) != nil)
  }

  @Test func `A JPEG with too many scans of a large picture is rejected`() throws {
    let jpeg = try resized(SamplePicture.jpeg("progressive"), width: 6_000, height: 6_000)
    let scan = try #require(
      jpeg.indices.dropLast().last { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    let again = Array(jpeg[scan..<jpeg.count - 2])
    var bomb = Array(jpeg.dropLast(2))
    for _ in 0..<1_000 { bomb += again }
    #expect(problem(of: bomb + [0xFF, 0xD9]) == .tooLarge("6000 by 6000 pixels in 1010 scans"))
  }

  @Test(arguments: ["baseline", "progressive", "grey", "inks"])
  func `A JPEG cut off anywhere doesn't crash`(name: String) throws {
    let jpeg = try SamplePicture.jpeg(name)
    for length in jpeg.indices {
      #expect(problem(of: Array(jpeg.prefix(length))) != nil, "\(length)")
    }
    #expect(isTruncated(problem(of: Array(jpeg.dropLast(10)))))
  }

  @Test func `A PNG cut off anywhere is rejected`() {
    let bytes = png.bytes
    for length in bytes.indices {
      let found = problem(of: Array(bytes.prefix(length)))
      #expect(length < 8 ? found != nil : isTruncated(found), "\(length)")
    }
  }

  @Test func `Changed bytes of a picture don't crash`() throws {
    var random = SplitMix(seed: 20)
    let pictures = try ["baseline", "progressive", "inks"].map(SamplePicture.jpeg) + [png.bytes]
    for picture in pictures {
      for _ in 0..<250 {
        var bytes = picture
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: bytes.indices, using: &random)
          bytes[place] = .random(in: 0...255, using: &random)
        }
        let decoder = PictureDecoder(libraries: .shared)
        let pixels = try? decoder.pixels(of: bytes, width: 30, height: 30)
        #expect(pixels.map { $0.rgba.count == $0.width * $0.height * 4 } ?? true)
      }
    }
  }

  private func isTruncated(_ problem: PictureError?) -> Bool {
    if case .truncated = problem { true } else { false }
  }

  private func isBroken(_ problem: PictureError?) -> Bool {
    if case .broken = problem { true } else { false }
  }
}

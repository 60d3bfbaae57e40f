import TerminalKit
import Testing

@testable import CellPictures

/// Machines without the libraries.
@Suite struct PictureLibraryTests {
  private func without(_ name: String) -> PictureLibraries {
    let none = ["/nowhere/\(name)", "libnobody.so"]
    return PictureLibraries(PictureLibraryNames(jpeg: none, png: none, chafa: none))
  }

  private func isMissing(_ problem: PictureError?, _ name: String) -> Bool {
    guard case .noLibrary(let reason) = problem else { return false }
    return reason.contains("/nowhere/\(name)") && problem?.message.contains(reason) == true
  }

  @Test func `Each missing library is an error with the loader's words`() throws {
    let decoder = PictureDecoder(libraries: without("lib.so"))
    let png = PicturePNG(width: 64, height: 48, rgba: SamplePicture.quarters())
    for bytes in [try SamplePicture.jpeg("baseline"), png.bytes] {
      let problem = #expect(throws: PictureError.self) {
        try decoder.pixels(of: bytes, width: 9, height: 9)
      }
      #expect(isMissing(problem, "lib.so"))
    }
    let pixels = try SamplePicture.pixels()
    for colors in [ColorDepth.indexed256, .direct] {
      let problem = #expect(throws: PictureError.self) {
        try PictureRenderer(without("lib.so")).image(
          of: pixels, columns: 8, rows: 4, colors: colors, isUTF8: true)
      }
      #expect(isMissing(problem, "lib.so"))
    }
  }

  @Test func `A library without the needed functions is an error too`() {
    let other = PictureLibraryNames.standard.png
    let libraries = PictureLibraries(PictureLibraryNames(jpeg: other, png: other, chafa: other))
    let problem = #expect(throws: PictureError.self) { try libraries.jpeg() }
    #expect(problem == .noLibrary("\(other[0]) has no tjInitDecompress"))
  }

  @Test func `Without chafa a picture is still drawn in shapes`() throws {
    let renderer = PictureRenderer(without("libchafa"))
    let image = try renderer.image(
      of: SamplePicture.pixels(), columns: 8, rows: 4, colors: .none, isUTF8: true)
    #expect(image.columns == 8)
  }

  @Test func `The next name is tried, and a library is opened once`() throws {
    var names = PictureLibraryNames.standard
    names.jpeg.insert("/nowhere/libturbojpeg.so", at: 0)
    let libraries = PictureLibraries(names)
    #expect(try libraries.jpeg() == libraries.jpeg())
  }
}

import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import TerminalKit
import TestSupport
import Testing

@testable import CellPictures
@testable import HTTPKit

/// Drawn pictures aren't drawn again.
@Suite struct DrawnPictureTests {
  private static let styles = ColorDepth.allCases.flatMap { colors in
    [true, false].map { PictureStyle(colors: colors, isUTF8: $0) }
  }

  private let stage = PictureStage()
  private let drawn = FakeResponses()

  private func request(in box: Size = PictureStage.box, hasExactColors: Bool = false) throws
    -> PictureRequest
  {
    let request = try #require(PictureRequest(in: box))
    return PictureRequest(request.picture, in: box, hasExactColors: hasExactColors)
  }

  private var network: FakeNetwork {
    FakeNetwork { _ in .success(.bytes(PictureStage.png)) }
  }

  /// Libraries that decode nothing.
  private var unreading: PictureLibraries {
    var names = PictureLibraryNames.standard
    names.png = ["/nowhere/lib.so"]
    return PictureLibraries(names)
  }

  /// Missing libraries, with which nothing can be drawn.
  private var nothing: PictureLibraries {
    PictureLibraries(
      PictureLibraryNames(
        jpeg: ["/nowhere/lib.so"], png: ["/nowhere/lib.so"], chafa: ["/nowhere/lib.so"]))
  }

  @Test(arguments: styles)
  func `a saved drawing needs no library, in any style`(style: PictureStyle) async throws {
    let network = network
    let first = stage.service(network.client, drawn: drawn.store, style: style)
    let image = try await first.draw(request()).get()
    let again = stage.service(
      network.client, isOffline: true, libraries: nothing, drawn: drawn.store, style: style)
    #expect(try await again.draw(request()).get() == image)
    #expect(network.requests.count == 1)
    #expect(drawn.all.values.map(\.fetchedAt) == [Moment(seconds: 500)])
  }

  @Test func `a saved picture is drawn once for each box and style`() async throws {
    stage.responses.put(
      CachedResponse(
        body: PictureStage.png, etag: nil, fetchedAt: Moment(seconds: 7),
        source: PictureStage.address), under: stage.key())
    let indexed = PictureStyle(colors: .indexed256, isUTF8: true)
    let service = stage.service(network.client, isOffline: true, drawn: drawn.store, style: indexed)
    let requests = [
      try request(), try request(in: Size(columns: 4, rows: 2)), try request(hasExactColors: true),
    ]
    let images = try await images(of: requests, service)
    #expect(Set(images.map(\.cells)).count == 3)
    #expect(drawn.all.count == 3)
    #expect(Set(drawn.all.values.map(\.fetchedAt)) == [Moment(seconds: 7)])
    let again = stage.service(
      network.client, isOffline: true, libraries: nothing, drawn: drawn.store, style: indexed)
    #expect(try await self.images(of: requests, again) == images)
  }

  private func images(
    of requests: [PictureRequest], _ service: PictureService
  ) async throws -> [CellImage] {
    var images: [CellImage] = []
    for request in requests { images.append(try await service.draw(request).get()) }
    return images
  }

  @Test func `a damaged saved drawing is redrawn or harmless`() async throws {
    let image = try await stage.service(network.client, drawn: drawn.store).draw(request()).get()
    let (key, saved) = try #require(drawn.all.first)
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      var body = saved.body
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { body.removeLast(Int.random(in: 0...30, using: &random)) }
      guard let read = CellImage(bytes: body) else { continue }
      #expect(read.cells.count == read.columns * read.rows)
      #expect(read.cells.allSatisfy { $0.scalar.value >= 0x20 && $0.scalar.value != 0x7F })
    }
    drawn.put(
      CachedResponse(body: [1, 2], etag: nil, fetchedAt: Moment(seconds: 1), source: ""), under: key
    )
    let again = stage.service(network.client, isOffline: true, drawn: drawn.store)
    #expect(try await again.draw(request()).get() == image)
    #expect(drawn.all.values.map(\.body) == [saved.body])
  }

  @Test func `cells of each kind are read back, scalars that move a cursor aren't`() {
    let cells = [
      ImageCell(" "), ImageCell("▄", foreground: .indexed(7), background: .rgb(1, 2, 3)),
      ImageCell("⣿", foreground: .rgb(255, 0, 128)), ImageCell("#", background: .indexed(255)),
      ImageCell("~"), .blank,
    ]
    let image = CellImage(columns: 3, rows: 2, cells: cells)
    #expect(CellImage(bytes: image.bytes) == image)
    #expect(CellImage(bytes: CellImage.empty.bytes) == .empty)
    for scalar in ["\u{1B}", "\u{9B}", "\u{7F}", "\n", "\u{202E}", "漢", "\u{10FFFF}"]
      as [Unicode.Scalar]
    {
      let bytes = CellImage(columns: 1, rows: 1, cells: [ImageCell(scalar)]).bytes
      #expect(CellImage(bytes: bytes) == nil, "\(scalar.value)")
    }
  }
}

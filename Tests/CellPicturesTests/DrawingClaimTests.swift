import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Synchronization
import SystemKit
import TestSupport
import Testing

@testable import CellPictures
@testable import HTTPKit

/// Sessions of a host that show the same picture at once draw it once.
@Suite struct DrawingClaimTests {
  /// Claims of sessions in one process.
  private final class FakeRequests: Sendable {
    private let claimed = Mutex<[SharedAddress: Int]>([:])
    let waits = Semaphore()

    var client: SharedRequests {
      SharedRequests(
        claim: { [self] address in
          let isFree = claimed.withLock { claimed in
            defer { if claimed[address] == nil { claimed[address] = 7 } }
            return claimed[address] == nil
          }
          if isFree { return .granted(token: 7) }
          waits.signal()
          return .pending
        },
        finish: { [self] address, token, _ in
          claimed.withLock { if $0[address] == token { $0[address] = nil } }
        })
    }

    var count: Int { claimed.withLock { $0.count } }
  }

  private static let style = PictureStyle(colors: .indexed256, isUTF8: true)
  private static let moment = Moment(seconds: 7)
  private static let image = CellImage(columns: 1, rows: 1, cells: [ImageCell("▄")])
  private static let key = CacheKey(catalogue: "pictures", path: "https://example.org/1.png")

  /// Longer than anything here should take.
  private static let patience = 20_000

  private let responses = FakeResponses()
  private let requests = FakeRequests()

  private func session() -> DrawnPictures {
    DrawnPictures(responses.store, sharedBy: requests.client)
  }

  private func turn(_ session: DrawnPictures) -> DrawingTurn {
    session.turn(of: Self.key, fetchedAt: Self.moment, in: PictureStage.box, Self.style) { true }
  }

  private func save(_ session: DrawnPictures) {
    session.save(Self.image, of: Self.key, in: PictureStage.box, Self.style, at: Self.moment)
  }

  /// Turn of another session that arrives while the first one draws.
  private func turnOfAnother(meanwhile: () -> Void) throws -> DrawingTurn {
    let result = Mutex<DrawingTurn?>(nil)
    let isOver = Semaphore()
    let other = session()
    try DetachedThread.start { [self] in
      let turn = turn(other)
      result.withLock { $0 = turn }
      isOver.signal()
    }
    try #require(requests.waits.wait(milliseconds: Self.patience), "nobody was told to wait")
    meanwhile()
    try #require(isOver.wait(milliseconds: Self.patience), "it waits on")
    return try #require(result.withLock { $0 })
  }

  @Test func `a session that comes while another one draws waits for its picture`() throws {
    let first = session()
    guard case .own(let end) = turn(first) else { return #expect(Bool(false), "not drawn yet") }
    let other = try turnOfAnother {
      save(first)
      end()
    }
    guard case .drawn(let image) = other else { return #expect(Bool(false), "drawn twice") }
    #expect(image == Self.image)
    #expect(requests.count == 0)
    guard case .drawn = turn(session()) else { return #expect(Bool(false), "drawn twice") }
    #expect(requests.count == 0, "a picture that is there is not claimed")
  }

  @Test func `where the first one can't draw it the next one tries`() throws {
    guard case .own(let end) = turn(session()) else { return #expect(Bool(false), "not drawn yet") }
    guard case .own(let second) = try turnOfAnother(meanwhile: end) else {
      return #expect(Bool(false), "nobody drew it")
    }
    #expect(requests.count == 1)
    second()
    #expect(requests.count == 0)
  }

  @Test func `a session doesn't wait for itself`() throws {
    let session = session()
    guard case .own(let end) = turn(session), case .own(let again) = turn(session) else {
      return #expect(Bool(false), "nobody drew it")
    }
    again()
    #expect(requests.count == 1)
    end()
    #expect(requests.count == 0)
  }

  @Test func `other boxes, styles and pictures are claimed by themselves`() {
    let session = session()
    let box = PictureStage.box
    let large = Size(columns: box.columns + 1, rows: box.rows)
    let ascii = PictureStyle(colors: .indexed256, isUTF8: false)
    let other = CacheKey(catalogue: "pictures", path: "https://example.org/2.png")
    for (key, box, style) in [
      (Self.key, box, Self.style), (Self.key, large, Self.style), (Self.key, box, ascii),
      (other, box, Self.style),
    ] {
      _ = session.turn(of: key, fetchedAt: Self.moment, in: box, style) { true }
    }
    #expect(requests.count == 4)
  }

  /// Two sessions may want the same two pictures in different orders.
  @Test func `a waiting session keeps no claim on a picture that it has drawn`()
    async throws
  {
    let stage = PictureStage()
    stage.responses.put(
      CachedResponse(
        body: PictureStage.png, etag: nil, fetchedAt: Self.moment, source: PictureStage.address),
      under: stage.key())
    let service = stage.service(
      FakeNetwork { _ in nil }.client, drawn: responses.store, sharedBy: requests.client,
      style: Self.style)
    let other = session()
    guard case .own(let end) = turn(other) else { return #expect(Bool(false), "not drawn yet") }
    let begins = Semaphore()
    service.worker.perform { begins.wait() }
    let first = service.begin(try #require(PictureRequest()))
    await settleTasks()
    let second = try #require(PictureRequest(Self.key.path))
    service.worker.perform {
      _ = service.turn(of: WebAddress(Self.key.path), second, fetchedAt: Self.moment) { true }
    }
    begins.signal()
    try #require(requests.waits.wait(milliseconds: Self.patience), "nobody was told to wait")
    #expect(requests.count == 1, "the other session waits for what this one holds")
    end()
    let image = other.image(
      of: stage.key(), fetchedAt: Self.moment, in: PictureStage.box, Self.style)
    #expect(await first.result == image.map { .success($0) })
    #expect(service.settle())
  }

  @Test func `an unwanted picture doesn't hold up the next one`() async throws {
    let stage = PictureStage()
    stage.responses.put(
      CachedResponse(
        body: PictureStage.png, etag: nil, fetchedAt: Self.moment, source: Self.key.path),
      under: Self.key)
    let service = stage.service(
      FakeNetwork { _ in nil }.client, drawn: responses.store, sharedBy: requests.client,
      style: Self.style)
    guard case .own = turn(session()) else { return #expect(Bool(false), "not drawn yet") }
    let fetch = service.begin(try #require(PictureRequest(Self.key.path)))
    try #require(requests.waits.wait(milliseconds: Self.patience), "nobody was told to wait")
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)))
    #expect(service.worker.finish(within: 1_000), "it waits on for nobody")
  }

  @Test func `nobody waits where nothing is shared`() {
    let alone = DrawnPictures(responses.store)
    guard case .own(let end) = turn(alone), case .own = turn(alone) else {
      return #expect(Bool(false), "nobody drew it")
    }
    end()
  }
}

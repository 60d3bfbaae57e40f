import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Synchronization
import SystemKit
import Testing

@testable import CellPictures
@testable import HTTPKit
@testable import SquadStorage

/// A host's sessions that show the same picture at once fetch and draw it once.
@Suite(.timeLimit(.minutes(1))) struct SharedPictureTests {
  private let stage = PictureStage()
  private let scratch: ScratchFolder
  /// How often a picture's cells were saved.
  private let drawn = Counter()

  init() throws { scratch = try ScratchFolder() }

  private final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
  }

  /// A session as in a process of its own, with its own descriptor for locks.
  private func session(_ http: HTTPClient) -> PictureService {
    var store = stage.responses.store
    let save = store.save
    store.save = { [drawn] key, response in
      if key.catalogue == DrawnPictures.cacheName { drawn.add() }
      return try save(key, response)
    }
    let requests = SharedRequests.locked(beside: DataFile(folder: scratch.path), in: store) {
      Moment(seconds: 500)
    }
    return stage.service(http, store: store, drawn: store, requests: requests)
  }

  private func lock(_ service: PictureService) throws -> (locks: ByteLocks, byte: Int) {
    let request = service.httpRequest(for: WebAddress(PictureStage.address))
    let locks = try ByteLocks(path: scratch.path + "/" + DataFile.requestLocksName)
    let byte = AddressLocks.byte(of: SharedAddress(request))
    try #require(try locks.lock(byte))
    return (locks, byte)
  }

  @Test func `sessions that request a picture at once fetch and draw it once`() async throws {
    let network = DeferredNetwork()
    let request = try #require(PictureRequest())
    let sessions = (0..<8).map { _ in session(network.client) }
    let pending = sessions.map { $0.begin(request) }
    while network.urls.isEmpty { await Task.yield() }
    network.response(.success(.bytes(PictureStage.png)))
    var images: [CellImage] = []
    for one in pending { images.append(try await one.result.get()) }
    #expect(Set(images.map(\.bytes)).count == 1)
    for session in sessions { #expect(session.settle()) }
    #expect(network.urls.count == 1 && drawn.count == 1)
  }

  @Test func `a picture for another box is drawn from the same fetched copy`() async throws {
    let network = FakeNetwork { _ in .success(.bytes(PictureStage.png)) }
    let small = try #require(PictureRequest(in: Size(columns: 4, rows: 2)))
    for request in [try #require(PictureRequest()), small] {
      _ = try await session(network.client).draw(request).get()
    }
    #expect(network.requests.count == 1 && drawn.count == 2)
  }

  @Test func `bytes that can't be drawn are fetched once for all sessions`() async throws {
    let network = FakeNetwork { _ in .success(.bytes(Array("GIF89a".utf8))) }
    let request = try #require(PictureRequest())
    let first = await session(network.client).draw(request)
    #expect(throws: Failure.self) { try first.get() }
    #expect(await session(network.client).draw(request) == first)
    #expect(network.requests.count == 1 && drawn.count == 0)
    #expect(stage.failures.count == 2)
  }

  @Test func `all sessions share a failure to fetch a picture`() async throws {
    let scratch = try ScratchFolder()
    let network = FakeNetwork { _ in .failure(.timeout) }
    let request = try #require(PictureRequest())
    for _ in 0..<2 {
      let store = ResponseCache.sqlite(at: DataFile(folder: scratch.path))
      let requests = SharedRequests.locked(beside: DataFile(folder: scratch.path), in: store) {
        Moment(seconds: 500)
      }
      let session = stage.service(network.client, store: store, drawn: store, requests: requests)
      #expect(await session.draw(request) == .failure(.service(.timeout)))
    }
    #expect(network.requests.count == 1)
  }

  @Test func `a cancelled caller returns at once and delays no other picture`() async throws {
    let network = FakeNetwork { _ in .success(.bytes(PictureStage.png)) }
    let session = session(network.client)
    let (locks, byte) = try lock(session)
    let pending = session.begin(try #require(PictureRequest()))
    let other = try #require(PictureRequest("https://example.org/other.png"))
    _ = try await session.draw(other).get()
    pending.cancel()
    #expect(await pending.result == .failure(.service(.cancelled)))
    try locks.unlock(byte)
    try locks.wait(for: byte)
    #expect(network.urls == ["https://example.org/other.png"])
  }

  @Test func `a drawn picture is shown without a lock`() async throws {
    let session = session(FakeNetwork { _ in .success(.bytes(PictureStage.png)) }.client)
    let request = try #require(PictureRequest())
    let image = try await session.draw(request).get()
    let held = try lock(session)
    #expect(await session.draw(request) == .success(image))
    withExtendedLifetime(held) {}
  }
}

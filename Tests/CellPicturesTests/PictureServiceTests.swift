import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CellPictures
@testable import HTTPKit
@testable import SquadStorage

/// Sources of a picture, and its saved copies.
@Suite struct PictureServiceTests {
  private let stage = PictureStage()

  private func network(_ body: [UInt8] = PictureStage.png, status: Int = 200) -> FakeNetwork {
    FakeNetwork { _ in .success(.bytes(body, status: status)) }
  }

  private func request(
    _ address: String = PictureStage.address, in box: Size = PictureStage.box
  ) throws -> PictureRequest {
    try #require(PictureRequest(address, in: box))
  }

  @Test(arguments: [
    ("http://i.example.org/a.jpg", "https://i.example.org/a.jpg"),
    ("HTTP://I.Example.org/A.jpg", "https://I.Example.org/A.jpg"),
    ("http://i.example.org:8080/a.jpg", "https://i.example.org:8080/a.jpg"),
    ("http://i.example.org:80/a:80", "https://i.example.org/a:80"),
    ("http://[2001:db8::80]:80?a", "https://[2001:db8::80]?a"),
    ("https://i.example.org/a.jpg", "https://i.example.org/a.jpg"),
    ("http://127.0.0.1:7/a.jpg", "http://127.0.0.1:7/a.jpg"),
    ("http://[::1]/a.jpg", "http://[::1]/a.jpg"),
    ("http://localhost/a.jpg", "http://localhost/a.jpg"),
    ("http://plain.example.org:9/a.jpg", "http://plain.example.org:9/a.jpg"),
    ("http://secure.example.org/a.jpg", "https://secure.example.org/a.jpg"),
    ("http://127.0.0.1.example.org/a.jpg", "https://127.0.0.1.example.org/a.jpg"),
    ("http://plain.example.org@i.example.org/a", "https://plain.example.org@i.example.org/a"),
  ])
  func `An address is encrypted unless its host is here or was named without`(
    named: String, requested: String
  ) async throws {
    let network = network()
    let service = stage.service(
      network.client, configured: ["http://plain.example.org", "https://secure.example.org/v1"])
    #expect(try await service.draw(request(named)).get().columns > 0)
    #expect(network.urls == [requested])
  }

  @Test(arguments: ["ftp://example.org/a.png", "file:///etc/passwd", "/a.png", "http://", ""])
  func `An address of another kind is never requested`(address: String) async throws {
    let network = network()
    let result = try await stage.service(network).draw(request(address))
    #expect(result == .failure(.service(.notFound)))
    #expect(network.requests.isEmpty)
  }

  @Test(arguments: [(8, 6, 100), (12, 6, 100), (13, 6, 200), (12, 7, 200), (500, 500, 400)])
  func `The smallest size that fills the box is requested`(
    columns: Int, rows: Int, width: Int
  ) async throws {
    let sizes = [100, 200, 400].map { width in
      PictureSize(width: width, height: width, url: "https://example.org/\(width).png")
    }
    let network = network()
    let box = Size(columns: columns, rows: rows)
    let picture = try #require(Picture(sizes: sizes))
    _ = try await stage.service(network).draw(PictureRequest(picture, in: box)).get()
    #expect(network.urls == ["https://example.org/\(width).png"])
  }

  @Test func `A larger saved copy is used, a smaller one without a network`() async throws {
    let sizes = [100, 200, 400].map { width in
      PictureSize(width: width, height: width, url: "https://example.org/\(width).png")
    }
    let picture = try #require(Picture(sizes: sizes))
    let network = network()
    let service = stage.service(network)
    func draw(_ columns: Int, mayFetch: Bool = true) async -> Result<CellImage, Failure> {
      let box = Size(columns: columns, rows: columns / 2)
      return await service.draw(PictureRequest(picture, in: box), mayFetch: mayFetch)
    }
    #expect(try await draw(20).get().columns == 20)
    #expect(try await draw(8).get().columns == 8)
    #expect(network.urls == ["https://example.org/200.png"], "a larger one fills the room too")
    #expect(try await draw(40, mayFetch: false).get().columns == 40)
    #expect(network.requests.count == 1)
    #expect(try await draw(40).get().columns == 40)
    #expect(network.urls.last == "https://example.org/400.png")
  }

  @Test func `A fetched picture is saved, and drawn again without asking`() async throws {
    let network = network()
    let first = try await stage.service(network).draw(request()).get()
    let (key, saved) = try #require(stage.responses.all.first)
    #expect(key == stage.key())
    #expect(saved.body == PictureStage.png)
    #expect(saved.fetchedAt == Moment(seconds: 500))
    let again = stage.service(network.client, isOffline: true)
    #expect(try await again.draw(request(), mayFetch: false).get() == first)
    let smaller = Size(columns: 4, rows: 2)
    #expect(try await again.draw(request(in: smaller)).get().columns <= 4)
    #expect(network.requests.count == 1)
  }

  @Test func `Nothing is requested offline or where requests aren't allowed`() async throws {
    let network = network()
    let offline = stage.service(network.client, isOffline: true)
    #expect(try await offline.draw(request()) == .failure(.service(.noNetwork)))
    let service = stage.service(network)
    #expect(try await service.draw(request(), mayFetch: false) == .failure(.service(.noNetwork)))
    #expect(network.requests.isEmpty)
    #expect(stage.failures.isEmpty, "it was not tried")
  }

  private static let noPictures: [String: [UInt8]] = [
    "nothing": [], "a page": Array("<!DOCTYPE html><p>Welcome".utf8),
    "a kind that is not drawn": Array("GIF89a".utf8),
    "a part": Array(PictureStage.png.dropLast(9)), "a JPEG's beginning": [0xFF, 0xD8, 0xFF],
    "noise": Array(repeating: 0xFF, count: 4_000),
  ]

  @Test(arguments: noPictures.keys.sorted())
  func `A saved copy that is damaged is fetched again`(name: String) async throws {
    let damaged = try #require(Self.noPictures[name])
    stage.responses.put(
      CachedResponse(
        body: damaged, etag: nil, fetchedAt: Moment(seconds: 1), source: PictureStage.address),
      under: stage.key())
    let network = network()
    #expect(try await stage.service(network).draw(request()).get().columns > 0)
    #expect(network.requests.count == 1)
    #expect(stage.responses.all.values.map(\.body) == [PictureStage.png])
    #expect(stage.failures.isEmpty)
  }

  @Test func `Nothing is requested while a library is missing`() async throws {
    let network = network()
    _ = try await stage.service(network).draw(request()).get()
    let missing: [WritableKeyPath<PictureLibraryNames, [String]>] = [\.chafa, \.png]
    for library in missing {
      var names = PictureLibraryNames.standard
      names[keyPath: library] = ["/nowhere/lib.so"]
      let service = stage.service(network.client, libraries: PictureLibraries(names))
      let result = try await service.draw(request())
      guard case .failure(.unreadable(let message)) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(message.contains("/nowhere/lib.so"))
    }
    var names = PictureLibraryNames.standard
    names.chafa = ["/nowhere/lib.so"]
    let service = stage.service(network.client, libraries: PictureLibraries(names))
    let other = try await service.draw(request("https://example.org/other.png"))
    #expect(throws: Failure.self) { try other.get() }
    #expect(network.requests.count == 1)
    #expect(stage.failures.count == 3)
    #expect(stage.responses.all.count == 1, "the saved copy stays")
  }

  @Test func `A transparent saved copy isn't fetched again`() async throws {
    let clear = Array(repeating: SamplePicture.clear, count: 64 * 48).flatMap { $0 }
    stage.responses.put(
      CachedResponse(
        body: PicturePNG(width: 64, height: 48, rgba: clear).bytes, etag: nil,
        fetchedAt: Moment(seconds: 1), source: PictureStage.address),
      under: stage.key())
    let network = network()
    let result = try await stage.service(network).draw(request())
    #expect(result == .failure(.unreadable(PictureError.blank.message)))
    #expect(network.requests.isEmpty)
  }

  @Test func `A damaged copy fails offline`() async throws {
    stage.responses.put(
      CachedResponse(body: [1], etag: nil, fetchedAt: Moment(seconds: 1), source: ""),
      under: stage.key())
    let offline = stage.service(network().client, isOffline: true)
    #expect(try await offline.draw(request()) == .failure(.service(.noNetwork)))
  }

  @Test(arguments: noPictures.keys.sorted())
  func `A response that isn't a picture isn't saved, and is logged once`(name: String) async throws
  {
    let body = try #require(Self.noPictures[name])
    let result = try await stage.service(network(body)).draw(request())
    guard case .failure(let failure) = result else {
      Issue.record("drawn")
      return
    }
    #expect(stage.responses.all.isEmpty)
    #expect(stage.failures == [.noPicture(address: PictureStage.address, failure)])
  }

  @Test(arguments: [
    (404, ServiceError.notFound), (403, .unauthorized("")), (500, .broken(status: 500)),
    (429, .rateLimited(until: nil)), (304, nil),
  ])
  func `An error's body isn't drawn, whatever it holds`(
    status: Int, problem: ServiceError?
  ) async throws {
    let body = status == 304 ? [] : PictureStage.png
    let result = try await stage.service(network(body, status: status)).draw(request())
    if let problem { #expect(result == .failure(.service(problem))) }
    #expect(throws: Failure.self) { try result.get() }
    #expect(stage.responses.all.isEmpty)
    #expect(stage.failures.count == 1)
  }

  @Test func `A failure is logged without query, name and password`() async throws {
    let secret = "https://me:hidden@example.org/a.png?apikey=hidden&size=3#hidden"
    let network = FakeNetwork { _ in .failure(.timeout) }
    let result = try await stage.service(network).draw(request(secret))
    #expect(result == .failure(.service(.timeout)))
    #expect(network.urls == [secret])
    #expect(
      stage.failures == [.noPicture(address: "https://example.org/a.png", .service(.timeout))])
    #expect(!"\(stage.notes.events)".contains("hidden"))
  }

  @Test func `No signature is saved`() async throws {
    let secret = "https://me:hidden@example.org/a.png?apikey=hidden&ts=1&hash=hidden&size=3"
    _ = try await stage.service(network()).draw(request(secret)).get()
    let (key, saved) = try #require(stage.responses.all.first)
    #expect(!"\(key) \(saved.source)".contains("hidden"))
    #expect(key.parameters.map(\.0) == ["size"])
  }

  @Test func `A picture is drawn although its copy can't be saved`() async throws {
    var store = stage.responses.store
    store.response = { _ in throw StorageError.full }
    store.save = { _, _ in throw StorageError.full }
    let network = network()
    let service = stage.service(network.client, store: store)
    for _ in 0..<2 { #expect(try await service.draw(request()).get().columns > 0) }
    #expect(network.requests.count == 2)
  }

  @Test func `Pictures and responses share a limit, the oldest is evicted first`() async throws {
    let scratch = try ScratchFolder()
    let page = 4_096
    let size = ResponseTable.size(of: cached(PictureStage.png), under: stage.key())
    let store = ResponseCache.sqlite(
      at: DataFile(folder: scratch.path), limit: page + 2 * size)
    let list = CacheKey(catalogue: "marvel", path: "/characters")
    let service = stage.service(network().client, store: store)
    #expect(try store.save(list, cached(Array("a list".utf8))))
    let addresses = (1...2).map { "https://example.org/\($0).png" }
    for address in addresses { _ = try await service.draw(request(address)).get() }
    #expect(try store.keys("marvel") == [list])
    _ = try await service.draw(request(addresses[0])).get()
    _ = try await service.draw(request("https://example.org/3.png")).get()
    #expect(try store.keys("marvel").isEmpty, "not used for longest")
    _ = try await service.draw(request("https://example.org/4.png")).get()
    let saved = try store.keys(PictureService.cacheName).map(\.path)
    #expect(saved == ["https://example.org/3.png", "https://example.org/4.png"])
  }

  private func cached(_ body: [UInt8]) -> CachedResponse {
    CachedResponse(
      body: body, etag: nil, fetchedAt: Moment(seconds: 1_000), source: "https://example.org/v1")
  }
}

import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CellPictures
@testable import SystemKit

/// Pictures in transit: cancelled, concurrent, and over a real connection.
@Suite struct PictureFetchTests {
  private let stage = PictureStage()

  private func request(
    _ address: String = PictureStage.address, in box: Size = PictureStage.box
  ) throws -> PictureRequest {
    try #require(PictureRequest(address, in: box))
  }

  @Test func `A cancelled picture isn't saved`() async throws {
    let network = DeferredNetwork()
    let service = stage.service(network.client)
    let fetch = service.begin(try request())
    while network.urls.isEmpty { await Task.yield() }
    #expect(network.urls == [PictureStage.address])
    fetch.cancel()
    fetch.cancel()
    // A response on its way still arrives.
    network.response(.success(.bytes(PictureStage.png)))
    #expect(await fetch.result == .failure(.service(.cancelled)))
    #expect(service.settle())
    #expect(stage.responses.all.isEmpty)
    #expect(stage.failures.isEmpty)
  }

  @Test func `A request that is cancelled before its turn is never sent`() async throws {
    let network = DeferredNetwork()
    let service = stage.service(network.client)
    let gate = Semaphore()
    service.worker.perform { gate.wait() }
    let fetch = service.begin(try request())
    await settleTasks()
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)), "without waiting for its turn")
    gate.signal()
    #expect(service.settle())
    await settleTasks()
    #expect(network.urls.isEmpty)
  }

  @Test func `A network that shuts down isn't logged as a failure`() async throws {
    let network = FakeNetwork { _ in .failure(.cancelled) }
    let result = try await stage.service(network).draw(request())
    #expect(result == .failure(.service(.cancelled)))
    #expect(stage.failures.isEmpty)
  }

  @Test func `Two callers that request a picture at once get it, each in its box`() async throws {
    let network = DeferredNetwork()
    let service = stage.service(network.client)
    let boxes = [Size(columns: 8, rows: 4), Size(columns: 4, rows: 2)]
    let fetches = try boxes.map { service.begin(try request(in: $0)) }
    while network.urls.count < 2 { await Task.yield() }
    network.response(.success(.bytes(PictureStage.png)))
    for (fetch, box) in zip(fetches, boxes) {
      #expect(try await fetch.result.get().columns == box.columns)
    }
    #expect(service.settle())
    #expect(stage.responses.all.count == 1)
  }

  @Test func `A picture doesn't wait for the disk`() async throws {
    let gate = Semaphore()
    var store = stage.responses.store
    store.save = { _, _ in
      gate.wait()
      return true
    }
    let network = FakeNetwork { _ in .success(.bytes(PictureStage.png)) }
    let service = stage.service(network.client, store: store)
    #expect(try await service.begin(try request()).result.get().columns > 0)
    gate.signal()
    #expect(service.settle())
  }

  @Test func `Cancelling drops the request's connection`() async throws {
    let server = try StandIn("marvel", ["--fault", "silent@/u/prod/*"])
    let client = TestClient()
    let service = stage.service(client.http, configured: [server.url])
    let fetch = service.begin(try request(server.picture()))
    #expect(try server.log { $0.requests.count == 1 } != nil)
    fetch.cancel()
    #expect(try server.log { $0.requests.last?.dropped == true } != nil)
    #expect(await fetch.result == .failure(.service(.cancelled)))
  }

  @Test func `A redirect is followed, and saved under the requested address`() async throws {
    let server = try StandIn("marvel")
    let moved = try StandIn(
      "superheroes", ["--fault", "redirect:\(server.picture("b"))@/u/prod/*"])
    let client = TestClient()
    let service = stage.service(client.http, configured: [server.url, moved.url])
    let requested = moved.picture()
    #expect(try await service.draw(request(requested)).get().columns > 0)
    #expect(stage.responses.all.keys.map(\.path) == [requested])
  }

  @Test func `A service can't send squad to this machine, by itself or by a redirect`() async throws
  {
    let inside = try StandIn("marvel")
    let service = try StandIn("marvel", ["--fault", "redirect:\(inside.picture("b"))@/u/prod/*"])
    let client = TestClient()
    let pictures = stage.service(client.http, configured: [service.url])
    for address in [inside.picture(), service.picture(), inside.picture(at: "localhost")] {
      let refused = Failure.service(.privateAddress)
      #expect(try await pictures.draw(request(address)) == .failure(refused))
    }
    #expect(try inside.log().requests.isEmpty)
    #expect(stage.failures.count == 3)
    #expect(stage.responses.all.isEmpty)
  }

  @Test(arguments: [
    ("redirect-loop", ServiceError.badRedirect), ("redirect-scheme", .badRedirect),
    ("redirect-html", .gone), ("html", .gone), ("silent", .timeout), ("endless", .tooLarge),
    ("stall", .timeout),
  ])
  func `A server's fault fails the picture and is logged`(
    fault: String, problem: ServiceError
  ) async throws {
    let server = try StandIn("marvel", ["--fault", "\(fault)@/u/prod/*"])
    // No other fault may end like this, however busy the machine is.
    let client = TestClient { if problem == .timeout { $0.limits.stallTimeout = 300 } }
    let service = stage.service(client.http, configured: [server.url])
    #expect(try await service.draw(request(server.picture())) == .failure(.service(problem)))
    #expect(stage.responses.all.isEmpty)
    #expect(stage.failures.count == 1)
  }

  @Test func `No more bytes are fetched than are decoded`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 8000001\r\n\r\n"
    let server = try RawServer(Array(head.utf8), thenForEver: PictureStage.png)
    let client = TestClient()
    let service = stage.service(client.http, configured: [server.request.url])
    let result = try await service.draw(request(server.request.url))
    #expect(result == .failure(.service(.tooLarge)))
  }
}

extension StandIn {
  /// Address of an invented picture.
  fileprivate func picture(_ name: String = "a", at host: String = "127.0.0.1") -> String {
    "http://\(host):\(port)/u/prod/marvel/i/mg/\(name)/portrait_medium.png"
  }
}

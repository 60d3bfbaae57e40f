import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import CatalogueKit
@testable import HTTPKit
@testable import SuperheroesCatalogue

@Suite(.timeLimit(.minutes(1))) struct ServiceHeroTests {
  private let responses = FakeResponses()
  private let key = CacheKey(catalogue: "superheroes", path: "/all.json")
  private let catalogue = CatalogueID(rawValue: "superheroes")

  private func service(_ network: FakeNetwork) -> HeroService {
    HeroService(
      addresses: ["http://one", "http://two"], services: services(network, responses),
      isOffline: false)
  }

  private func put(_ body: String, at seconds: Int64) {
    responses.put(
      CachedResponse(
        body: Array(body.utf8), etag: nil, fetchedAt: Moment(seconds: seconds),
        source: "http://one"), under: key)
  }

  @Test func `the saved copy is the newest that was fetched`() {
    let service = service(FakeNetwork { _ in nil })
    #expect(service.saved()?.freshness == nil)
    put(#"[{"id":1,"name":"A"}]"#, at: 10)
    #expect(service.saved()?.list.records.map(\.name) == ["A"])
    #expect(service.saved()?.freshness == .saved(Moment(seconds: 10)))
    put(#"[{"id":1,"name":"B"}]"#, at: 20)
    #expect(service.saved()?.list.records.map(\.name) == ["B"])
    put("nonsense", at: 30)
    #expect(service.saved()?.freshness == nil)
  }

  @Test func `a hero's rank is computed within its list`() async throws {
    let heroes = [(1, 30), (2, 90), (3, 60)].map { id, power in
      #"{"id":\#(id),"name":"Hero \#(id)","powerstats":{"power":\#(power)}}"#
    }
    let network = FakeNetwork { _ in .success(.text("[" + heroes.joined(separator: ",") + "]")) }
    let service = service(network)
    let live = try #require(service.live)
    let page = try await live.page(PageRequest(source: .list(ListID(catalogue)), limit: 50))
    let id = EntryID(catalogue, "3")
    let statTotal = StatTotal(sum: Amount(60), rank: Rank(2, of: 3))
    #expect(page.details.first { $0.id == id }?.statTotal == statTotal)
    #expect(try await live.detail(id).statTotal == statTotal)
    #expect(try service.saved()?.detail(id).statTotal == statTotal)
    let alone = try #require(try HeroRecord.with(#""powerstats":{"power":60}"#))
    let total = alone.detail(.live(Moment(seconds: 1)), among: []).statTotal
    #expect(total == StatTotal(sum: Amount(60)))
  }

  @Test func `one of many heroes is found in the live and in the saved response`() async throws {
    let heroes = (1...3_000).map { #"{"id":\#($0), "name":"Hero \#($0)"}"# }
    let network = FakeNetwork { _ in .success(.text("[ " + heroes.joined(separator: " , ") + "]")) }
    let service = service(network)
    let live = try #require(service.live)
    let request = PageRequest(source: .list(ListID(catalogue)), limit: 50)
    let page = try await live.page(request)
    #expect(page.entries.count == 3_000 && page.details.isEmpty)
    let last = EntryID(catalogue, "3000")
    #expect(page.deferredDetails?.detail(last)?.title == "Hero 3000")
    #expect(page.deferredDetails?.detail(last)?.freshness == .live(Moment(seconds: 500)))
    #expect(page.deferredDetails?.detail(EntryID(catalogue, "3001")) == nil)
    for number in [1, 1_500, 3_000] {
      let detail = try service.saved()?.detail(EntryID(catalogue, "\(number)"))
      #expect(detail?.title == "Hero \(number)")
      #expect(detail?.freshness == .saved(Moment(seconds: 500)))
    }
    #expect(throws: Failure.unknownEntry(EntryID(catalogue, "3001"))) {
      try service.saved()?.detail(EntryID(catalogue, "3001"))
    }
    put(#"[{"id":1,"name":"New"}]"#, at: 500)
    #expect(
      try service.saved()?.detail(EntryID(catalogue, "1")).title == "New",
      "another response of then")
  }

  @Test(arguments: [(2_048, 1), (2_049, 2)])
  func `a saved response is parsed once, unless it is long`(count: Int, reads: Int) {
    put("[" + (1...count).map { #"{"id":\#($0),"name":"A"}"# }.joined(separator: ",") + "]", at: 10)
    let whole = Mutex(0)
    var cache = responses.store
    let stored = cache.response
    cache.response = { key in
      whole.withLock { $0 += 1 }
      return try stored(key)
    }
    let services = Services(http: FakeNetwork { _ in nil }.client, responses: cache) {
      Moment(seconds: 500)
    }
    let service = HeroService(addresses: ["http://one"], services: services, isOffline: true)
    for _ in 0..<2 { #expect(service.saved()?.list.records.count == count) }
    #expect(whole.withLock { $0 } == reads)
  }

  @Test func `all heroes come in one response, by the mirror where the first host fails`()
    async throws
  {
    let network = FakeNetwork { request in
      guard request.url.hasPrefix("http://two") else { return .failure(.unknownHost("one")) }
      return .success(.text(#"[{"id":2,"name":"B"},{"id":1,"name":"A"},7]"#))
    }
    let live = try #require(service(network).live)
    let request = PageRequest(source: .list(ListID(catalogue)), offset: 0, limit: 50)
    let page = try await live.page(request)
    #expect(page.entries.map(\.title) == ["A", "B"])
    #expect(page.isLast && page.unreadable == 1)
    #expect(page.freshness == .live(Moment(seconds: 500)))
    #expect(network.requests.count == 2)
    let detail = try await live.detail(EntryID(catalogue, "2"))
    #expect(detail.title == "B")
    #expect(network.requests.count == 2, "the response that was just fetched has everybody")
    _ = try await live.detail(EntryID(catalogue, "2"), isReload: true)
    #expect(network.requests.count == 4, "R bypasses the cache")
  }

  @Test func `a list without a hero is a failure, a byte order mark isn't`() async throws {
    let request = PageRequest(source: .list(ListID(catalogue)), limit: 50)
    let nobody = FakeNetwork { _ in .success(.text("[]")) }
    await #expect(throws: Failure.service(.emptyList)) {
      try await service(nobody).live?.page(request)
    }
    let marked = FakeNetwork { _ in .success(.text("\u{FEFF}" + #"[{"id":2,"name":"B"}]"#)) }
    let live = try #require(service(marked).live)
    #expect(try await live.page(request).entries.map(\.title) == ["B"])
    #expect(try await live.detail(EntryID(catalogue, "2")).title == "B")
  }

  @Test func `a malformed id sends no request`() async throws {
    let network = FakeNetwork { _ in .failure(.unknownHost("one")) }
    let live = try #require(service(network).live)
    for path in ["heroes/5", "05", "batman"] {
      let id = EntryID(catalogue, path)
      await #expect(throws: Failure.unknownEntry(id)) { try await live.detail(id) }
    }
    #expect(network.requests.isEmpty)
  }

  @Test func `list and detail share one request, even if nothing can be saved`() async throws {
    let network = DeferredNetwork()
    let services = Services(http: network.client, responses: .none) { Moment(seconds: 500) }
    let service = HeroService(addresses: ["http://one"], services: services, isOffline: false)
    let live = try #require(service.live)
    let request = PageRequest(source: .list(ListID(catalogue)), limit: 50)
    let page = PendingFetch { try await live.page(request) }
    let detail = PendingFetch { [catalogue] in
      try await live.detail(EntryID(catalogue, "2"))
    }
    await settleTasks()
    while network.urls.isEmpty { await Task.yield() }
    network.response(.success(.text(#"[{"id":2,"name":"B"}]"#)))
    let rows = try await page.result.get()
    #expect(rows.entries.map(\.title) == ["B"])
    #expect(try await detail.result.get().title == "B")
    #expect(network.urls == ["http://one/all.json"])
  }
}

import Basics
import CatalogueTestSupport
import HTTPTestSupport
import JSONTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit
@testable import MarvelCatalogue

private let marvel = CatalogueID(rawValue: "marvel")

/// A response with these records.
private func body(_ records: [String], from offset: Int = 0, of total: Int? = nil) -> String {
  let total = total.map { "\"total\":\($0)," } ?? ""
  return """
    {"code":200,"attributionText":"Data by someone.","data":{"offset":\(offset),\(total)
    "results":[\(records.joined(separator: ","))]}}
    """
}

extension Page {
  /// The details of all rows, which a response gives on demand.
  fileprivate var allDetails: [Detail] { entries.compactMap { deferredDetails?.detail($0.id) } }
}

private func heroes(_ numbers: Range<Int>) -> [String] {
  numbers.map { #"{"id":\#($0 + 1),"name":"Hero \#($0)"}"# }
}

/// Lists and details joined from saved responses.
private func joined(_ responses: FakeResponses) -> SavedMarvelResponses {
  SavedMarvelResponses(SavedResponses(responses.store, ParsedResponseCache(), .marvel))
}

@Suite struct ServiceMarvelReadingTests {
  private func read(_ text: String) throws -> Page {
    try MarvelResponseParser(Array(text.utf8), .live(Moment(seconds: 1))).page(of: .characters)
  }

  @Test func `one bad record never fails a page and is counted`() throws {
    let page = try read(body([#"{"id":1,"name":"A"}"#, "7", "null", "{}"], of: 4))
    #expect(page.entries.map(\.title) == ["A"])
    #expect(page.unreadable == 3)
    #expect(page.isLast)
    #expect(page.allDetails.map(\.isPartial) == [true])
    #expect(page.allDetails.first?.attribution == "Data by someone.")
  }

  @Test func `the first of several records with one id is its detail`() throws {
    let page = try read(
      body([#"{"id":1,"name":"A"}"#, #"{"id":2,"name":"B"}"#, #"{"id":1,"name":"C"}"#], of: 3))
    #expect(page.allDetails.map(\.title) == ["A", "B", "A"])
    for path in ["3", "comics/1", "x", ""] {
      #expect(page.deferredDetails?.detail(EntryID(.marvel, path)) == nil)
    }
    let later = page.with(freshness: .saved(Moment(seconds: 9)))
    #expect(later.allDetails.map(\.freshness).allSatisfy { $0 == .saved(Moment(seconds: 9)) })
  }

  @Test func `a page without a readable record is a failure, an empty one isn't`() throws {
    let nothing = Failure.service(.unreadable("no characters"))
    for text in [body(["7", "null", "{}"], of: 300), #"{"code":200,"data":{"total":300}}"#] {
      #expect(throws: nothing) { try read(text) }
    }
    #expect(throws: nothing) {
      try read(#"{"code":200,"data":{"offset":0,"total":300,"results":null}}"#)
    }
    #expect(try read(body([], of: 0)).entries.isEmpty)
  }

  @Test func `the last page is known by the total, else by being short`() throws {
    #expect(try !read(body(heroes(0..<50), from: 50, of: 101)).isLast)
    #expect(try read(body(heroes(0..<50), from: 50, of: 100)).isLast)
    #expect(try read(body(heroes(0..<2), from: .max, of: 100)).isLast)
    #expect(try !read(body(heroes(0..<50))).isLast)
    #expect(try read(body(heroes(0..<49))).isLast)
    #expect(try read(body([], of: 100)).isLast)
  }

  @Test func `a body that isn't a page fails with the server's words`() {
    for text in ["", "[]", "{", "null", #"{"code":200}"#] {
      #expect(throws: Failure.self) { try read(text) }
    }
    #expect(throws: Failure.service(.unreadable("no"))) { try read(#"{"code":409,"status":"no"}"#) }
    let body = Array(#"{"code":"InvalidCredentials","message":"bad hash"}"#.utf8)
    #expect(MarvelResponseParser.errorMessage(body) == "bad hash")
    #expect(MarvelResponseParser.errorMessage(Array("<html>".utf8)) == nil)
  }

  @Test func `an unreadable detail fails as unreadable, not as missing`() {
    let reading = MarvelResponseParser(Array(body(["7"]).utf8), .live(Moment(seconds: 1)))
    #expect(throws: Failure.service(.unreadable("no comics"))) {
      try reading.detail(of: MarvelReference(kind: .comics, id: 1))
    }
  }

  @Test func `a detail that is not there is not found`() throws {
    let reading = MarvelResponseParser(Array(body([]).utf8), .live(Moment(seconds: 1)))
    #expect(throws: Failure.service(.notFound)) {
      try reading.detail(of: MarvelReference(kind: .characters, id: 1))
    }
  }
}

@Suite struct ServiceMarvelSavedTests {
  private let responses = FakeResponses()
  private let request = PageRequest(source: .list(ListID(marvel)), limit: .max)

  private func put(
    _ records: [String], from offset: Int, of total: Int = 500, limit: Int = 50, at seconds: Int64
  ) {
    responses.put(
      "/characters", [("limit", "\(limit)"), ("offset", "\(offset)")],
      body(records, from: offset, of: total), at: seconds)
  }

  private func saved() throws -> Page? {
    try joined(responses)
      .page(request)?
      .page
  }

  /// The saved list as a command reads it: complete, or enough of it for the limit.
  private func list(limit: Int = .max) throws -> Page? {
    let request = PageRequest(source: request.source, limit: limit)
    return try joined(responses).list(
      request)
  }

  @Test func `pages are put together, as old as the oldest of them`() throws {
    #expect(try saved() == nil)
    put(heroes(50..<100), from: 50, at: 30)
    #expect(try saved() == nil, "the start was never saved")
    put(heroes(0..<50), from: 0, at: 40)
    let page = try #require(try saved())
    #expect(page.entries.map(\.title) == (0..<100).map { "Hero \($0)" })
    #expect(page.allDetails.map(\.title) == page.entries.map(\.title))
    #expect(page.freshness == .saved(Moment(seconds: 30)))
    #expect(page.total == 500)
    #expect(page.isLast)
  }

  @Test func `a page with the same ETag is parsed once, and is as old as it was saved`() throws {
    let parameters = [("limit", "50"), ("offset", "0")]
    responses.put("/characters", parameters, body(heroes(0..<9), of: 9), etag: "a", at: 30)
    let cache = joined(responses)
    #expect(try cache.list(request)?.entries.count == 9)
    // A body that is never parsed may be anything.
    responses.put("/characters", parameters, "bad", etag: "a", at: 40)
    let again = try #require(try cache.list(request))
    #expect(again.entries.count == 9)
    #expect(again.freshness == .saved(Moment(seconds: 40)))
    let ages = again.allDetails.map(\.freshness)
    #expect(ages == Array(repeating: .saved(Moment(seconds: 40)), count: 9))
    responses.put("/characters", parameters, body(heroes(0..<3), of: 3), etag: "b", at: 50)
    #expect(try cache.list(request)?.entries.count == 3)
  }

  @Test func `a detail from a list keeps its rows' sort text`() throws {
    let record = #"{"id":1,"name":"A","modified":"2014-04-29T14:18:17-0400"}"#
    let parameters = [("limit", "50"), ("offset", "0"), ("orderBy", "-modified")]
    responses.put("/characters", parameters, body([record], of: 1), etag: "a", at: 30)
    let request = PageRequest(source: request.source, limit: .max, sort: .modified)
    let parsed = ParsedResponseCache()
    let cache = SavedMarvelResponses(SavedResponses(responses.store, parsed, .marvel))
    let text = try #require(try cache.list(request)?.entries.first?.sortText)
    // Another response replaces it among the parsed ones.
    let key = CacheKey(catalogue: "marvel", path: "/characters", parameters: parameters)
    let other = Page(
      offset: 0, entries: [], total: 0, isLast: true, freshness: .saved(Moment(seconds: 1)))
    parsed.insert(
      other, of: key,
      CachedResponse.Metadata(
        etag: "b", fetchedAt: Moment(seconds: 1), source: "http://one", byteCount: 1))
    let id = MarvelReference(kind: .characters, id: 1).entryID
    #expect(cache.detail(id)?.title == "A")
    #expect(try cache.list(request)?.entries.first?.sortText == text)
  }

  @Test func `a whole list by name is put in the order of changes, with the days in its rows`()
    throws
  {
    let request = PageRequest(source: request.source, limit: .max, sort: .modified)
    let records = [
      #"{"id":1,"name":"A","modified":"2014-04-29T14:18:17-0400"}"#, #"{"id":2,"name":"B"}"#,
      #"{"id":3,"name":"C","modified":"2020-01-02T14:18:17-0400"}"#,
    ]
    let cache = joined(responses)
    let parameters = [("limit", "50"), ("offset", "0"), ("orderBy", "name")]
    responses.put("/characters", parameters, body(records, of: 4), at: 30)
    #expect(try cache.reordered(request) == nil, "not the whole of it")
    responses.put("/characters", parameters, body(records, of: 3), at: 40)
    let page = try #require(try cache.reordered(request))
    #expect(page.entries.map(\.title) == ["C", "A", "B"])
    #expect(page.entries.map(\.sortText) == ["2 Jan 2020", "29 Apr 2014", nil])
    #expect(page.isLast && page.freshness == .saved(Moment(seconds: 40)))
    let named = PageRequest(source: request.source, limit: .max, sort: .name)
    #expect(try cache.list(named)?.entries.map(\.sortText) == [nil, nil, nil])
  }

  @Test func `a list is whole where responses of any date cover 0 to the total`() throws {
    #expect(try list() == nil)
    put(heroes(0..<50), from: 0, of: 120, at: 30)
    put(heroes(100..<120), from: 100, of: 120, at: 10)
    #expect(try list() == nil, "a gap")
    #expect(try list(limit: 50)?.entries.count == 50, "enough of it")
    #expect(try list(limit: 51) == nil)
    put(heroes(50..<100), from: 50, of: 110, at: 20)
    let page = try #require(try list())
    #expect(page.entries.map(\.title) == (0..<120).map { "Hero \($0)" })
    #expect(page.freshness == .saved(Moment(seconds: 10)))
  }

  @Test func `the newest response has the total`() throws {
    put(heroes(0..<100), from: 0, of: 101, limit: 100, at: 40)
    put(heroes(50..<100), from: 50, of: 100, at: 10)
    #expect(try list() == nil)
    put(heroes(50..<100), from: 50, of: 100, at: 50)
    #expect(try list()?.entries.count == 100)
  }

  @Test func `newer responses at the start with a larger total leave a whole list whole`() throws {
    for start in stride(from: 0, to: 1_000, by: 100) {
      put(heroes(start..<start + 100), from: start, of: 1_000, limit: 100, at: 10)
    }
    for start in stride(from: 0, to: 500, by: 100) {
      put(heroes(start..<start + 100), from: start, of: 1_040, limit: 100, at: 90)
    }
    let page = try #require(try list())
    #expect(page.entries.count == 1_000)
    #expect(page.freshness == .saved(Moment(seconds: 10)))
    let paged = try joined(responses)
      .page(request)
    #expect(paged?.isComplete == false, "the next page may have more")
    put(heroes(900..<1_000), from: 900, of: 1_040, limit: 100, at: 90)
    #expect(try list() == nil, "the end itself says that more follows")
  }

  @Test func `an unreadable record is counted once, however many responses have it`() throws {
    let nulls = Array(repeating: "null", count: 5)
    put(nulls + heroes(0..<45), from: 0, of: 100, at: 40)
    put(nulls + heroes(0..<95), from: 0, of: 100, limit: 100, at: 30)
    put(heroes(45..<95), from: 50, of: 100, at: 40)
    let page = try #require(try list())
    #expect(page.entries.count == 95 && page.unreadable == 5)
  }

  @Test func `a response that repeats the rows before it covers nothing`() throws {
    put(heroes(0..<50), from: 0, of: 100, at: 40)
    put(heroes(0..<50), from: 50, of: 100, at: 40)
    #expect(try list() == nil)
    #expect(try saved()?.entries.count == 50)
  }

  @Test func `without a total the end is the page marked as the last`() throws {
    func put(_ records: [String], from offset: Int) {
      responses.put(
        "/characters", [("limit", "50"), ("offset", "\(offset)")], body(records, from: offset),
        at: 1)
    }
    put(heroes(0..<50), from: 0)
    #expect(try list() == nil)
    put([], from: 50)
    #expect(try list()?.entries.count == 50)
    put(heroes(50..<60), from: 50)
    #expect(try list()?.entries.count == 60)
  }

  @Test func `rows after a gap are left out`() throws {
    put(heroes(0..<50), from: 0, at: 40)
    put(heroes(100..<150), from: 100, at: 10)
    let page = try #require(try saved())
    #expect(page.entries.count == 50)
    #expect(page.freshness == .saved(Moment(seconds: 40)))
  }

  @Test func `a row that came twice or could not be read makes no gap`() throws {
    put(Array(heroes(0..<49)) + ["null"], from: 0, at: 40)
    put(heroes(48..<98), from: 50, at: 40)
    put(heroes(98..<100), from: 100, at: 40)
    #expect(try saved()?.entries.count == 100)
  }

  @Test func `the newer of two pages with the same offset is used`() throws {
    put([#"{"id":1,"name":"Old"}"#, #"{"id":2,"name":"Two"}"#], from: 0, limit: 100, at: 10)
    put([#"{"id":1,"name":"New"}"#], from: 0, limit: 50, at: 20)
    let page = try #require(try saved())
    #expect(page.entries.map(\.title) == ["New", "Two"])
    #expect(page.allDetails.map(\.title) == ["New", "Two"])
  }

  @Test func `a page that cannot be read is a gap`() throws {
    responses.put("/characters", [("limit", "50"), ("offset", "0")], "{", at: 1)
    put(heroes(50..<100), from: 50, at: 30)
    #expect(try saved() == nil)
  }

  @Test func `a record's own response has its own freshness`() throws {
    responses.put("/characters/7", [], body(heroes(7..<8)), at: 3)
    let saved = joined(responses)
    let detail = try #require(saved.detail(EntryID(marvel, "7")))
    #expect(detail.title == "Hero 7")
    #expect(detail.freshness == .saved(Moment(seconds: 3)))
    #expect(saved.detail(EntryID(marvel, "8")) == nil)
    #expect(saved.detail(EntryID(marvel, "nonsense")) == nil)
  }

  @Test(arguments: [16 << 20, 0])
  func `a record without a response of its own is found in the page that listed it`(
    memory: Int
  ) throws {
    put(heroes(0..<50), from: 0, at: 40)
    put(heroes(50..<100), from: 50, at: 30)
    let saved = SavedMarvelResponses(
      SavedResponses(responses.store, ParsedResponseCache(limit: memory), .marvel))
    // No page has been read yet, as in a command about a single record.
    let detail = try #require(saved.detail(EntryID(marvel, "60")))
    #expect(detail.title == "Hero 59" && detail.freshness == .saved(Moment(seconds: 30)))
    #expect(saved.detail(EntryID(marvel, "1"))?.freshness == .saved(Moment(seconds: 40)))
    #expect(saved.detail(EntryID(marvel, "101")) == nil)
    put(heroes(100..<150), from: 100, at: 50)
    _ = try saved.page(request)
    #expect(saved.detail(EntryID(marvel, "101"))?.freshness == .saved(Moment(seconds: 50)))
  }

  @Test func `a record's detail is from the newest saved page that lists it`() throws {
    responses.put(
      "/characters", [("limit", "50"), ("offset", "0")],
      body([#"{"id":7,"name":"Old"}"#], of: 1), at: 10)
    responses.put(
      "/comics/1/characters", [("limit", "50"), ("offset", "0")],
      body([#"{"id":7,"name":"New"}"#], of: 1), at: 20)
    let saved = joined(responses)
    #expect(saved.detail(EntryID(marvel, "7"))?.title == "New")
    #expect(saved.detail(EntryID(marvel, "comics/7")) == nil)
  }
}

@Suite struct ServiceMarvelRequestTests {
  private let keys = MarvelKeys(publicKey: "1234", privateKey: "abcd")

  private func service(_ network: FakeNetwork, isOffline: Bool = false) -> LiveService? {
    MarvelService(
      addresses: ["http://one"], keys: keys, services: services(network), isOffline: isOffline
    ).live
  }

  @Test func `an empty list of characters is a failure, an empty section isn't`() async throws {
    let network = FakeNetwork { _ in .success(.text(body([], of: 0))) }
    let live = try #require(service(network))
    let all = PageRequest(source: .list(ListID(marvel)), limit: 50)
    await #expect(throws: Failure.service(.emptyList)) { try await live.page(all) }
    let comics = ListSource.section(of: EntryID(marvel, "1009220"), named: "comics")
    for request in [
      PageRequest(source: all.source, limit: 50, titlePrefix: "x"),
      PageRequest(source: all.source, offset: 50, limit: 50),
      PageRequest(source: comics, limit: 50),
    ] {
      #expect(try await live.page(request).entries.isEmpty)
    }
  }

  @Test func `a saved response from the future is replaced by any other`() async throws {
    let responses = FakeResponses()
    responses.put(
      "/characters", [("limit", "100"), ("offset", "0")], body(heroes(0..<2), of: 2),
      at: 30_000_000)
    let network = FakeNetwork { _ in .success(.text(body(heroes(0..<1), of: 1))) }
    let service = MarvelService(
      addresses: ["http://one"], keys: keys,
      services: Services(http: network.client, responses: responses.store) { Moment(seconds: 500) },
      isOffline: false)
    let all = PageRequest(source: .list(ListID(marvel)), limit: 100)
    #expect(try service.saved.page(all)?.page.freshness == .saved(.unknown))
    _ = try await service.live?.page(all)
    let saved = try #require(try service.saved.page(all)?.page)
    #expect(saved.entries.count == 1 && saved.freshness == .saved(Moment(seconds: 500)))
  }

  @Test func `a list is requested with the API's parameters`() async throws {
    let network = FakeNetwork { _ in .success(.text(body(heroes(0..<2), of: 2))) }
    let live = try #require(service(network))
    let request = PageRequest(
      source: .list(ListID(marvel)), offset: 50, limit: 5_000,
      sort: SortOrder(key: "modified", isDescending: true), titlePrefix: "iron (")
    let result = try await live.page(request)
    #expect(result.entries.count == 2)
    #expect(result.freshness == .live(Moment(seconds: 500)))
    let url = try #require(network.urls.first)
    let start =
      "http://one/characters?limit=100&offset=50&orderBy=-modified&nameStartsWith=iron%20%28"
    #expect(url.hasPrefix(start + "&ts="))
  }

  @Test func `a page that repeats another, or is cut short, takes no saved page's place`()
    async throws
  {
    let responses = FakeResponses()
    let before = body(heroes(50..<90), from: 50, of: 200)
    let key = CacheKey(
      catalogue: "marvel", path: "/characters", parameters: [("limit", "50"), ("offset", "50")])
    for (records, isSaved) in [
      (heroes(0..<50), false), ([], false), (heroes(50..<60), false), (heroes(50..<99), true),
    ] {
      responses.put("/characters", [("limit", "50"), ("offset", "50")], before, at: 1)
      let network = FakeNetwork { request in
        let isFirst = request.url.contains("offset=0&")
        return .success(
          .text(
            isFirst
              ? body(heroes(0..<50), of: 200) : body(records, from: 50, of: 200)))
      }
      let live = try #require(
        MarvelService(
          addresses: ["http://one"], keys: keys, services: services(network, responses),
          isOffline: false
        ).live)
      for offset in [0, 50] {
        let request = PageRequest(source: .list(ListID(marvel)), offset: offset, limit: 50)
        let page = try await live.page(request)
        #expect(page.entries.count == (offset == 0 ? 50 : records.count))
      }
      let saved = try #require(responses.all[key])
      #expect((saved.body != Array(before.utf8)) == isSaved)
    }
  }

  @Test func `the last whole list stays until a longer one is whole`() async throws {
    let responses = FakeResponses()
    let catalogue: (_ rows: Int, _ responded: Int, Moment) -> Catalogue = {
      [keys] rows, responded, now in
      let network = FakeNetwork { request in
        let offset = CacheKey(catalogue: "", path: request.url).offset ?? 0
        guard offset < responded else { return .failure(.broken(status: 500)) }
        let text = body(heroes(offset..<min(offset + 50, rows)), from: offset, of: rows)
        return .success(
          HTTPResponse(
            status: 200, headers: HTTPHeaders([]), body: Array(text.utf8), moment: now))
      }
      return .marvel(
        bundle: MarvelBundle(),
        service: MarvelService(
          addresses: ["http://one"], keys: keys,
          services: Services(http: network.client, responses: responses.store) { now },
          isOffline: false))
    }
    var moment: Int64 = 500
    let whole = PageRequest(source: .list(ListID(marvel)), limit: .max)
    /// Reads pages until one fails, and returns how many rows are then saved as a whole.
    func saved(_ rows: Int, responded: Int) async throws -> Int {
      moment += 100
      let catalogue = catalogue(rows, responded, Moment(seconds: moment))
      for offset in stride(from: 0, to: rows, by: 50) {
        let request = PageRequest(source: whole.source, offset: offset, limit: 50, isReload: true)
        guard (try? await catalogue.live?.page(request)) != nil else { break }
      }
      return try catalogue.storedList(whole).entries.count
    }
    #expect(try await saved(80, responded: 80) == 80)
    for responded in [50, 100] { #expect(try await saved(120, responded: responded) == 80) }
    #expect(try await saved(120, responded: 120) == 120)
    #expect(try await saved(160, responded: 100) == 120)
    #expect(try await saved(60, responded: 60) == 60)
  }

  @Test func `bundled rows follow an incomplete saved list`() throws {
    let responses = FakeResponses()
    responses.put(
      "/characters", [("limit", "50"), ("offset", "0")], body(heroes(0..<50), of: 1_564), at: 9)
    let service = MarvelService(
      addresses: ["http://one"], keys: keys,
      services: services(FakeNetwork { _ in nil }, responses),
      isOffline: true)
    let catalogue = Catalogue.marvel(bundle: MarvelBundle(), service: service)
    let whole = PageRequest(source: .list(ListID(marvel)), limit: .max)
    let page = try catalogue.storedPage(whole)
    #expect(page.entries.prefix(50).map(\.title) == (0..<50).map { "Hero \($0)" })
    #expect(page.entries.count > 300)
    #expect(page.freshness == .saved(Moment(seconds: 9)))
    #expect(page.older?.ids.count == page.entries.count - 50)
    let captain = EntryID(marvel, "1009220")
    let first = try catalogue.storedPageThrough(
      captain, PageRequest(source: whole.source, limit: 50))
    #expect(first.entries.contains { $0.id == captain })
    #expect(first.details.contains { $0.id == captain })
    #expect(first.entries.prefix(50) == page.entries.prefix(50))
    #expect(first.older?.ids.contains(captain) == true)
    // A command doesn't accept such a mixture.
    #expect(try catalogue.storedList(whole).older == nil)
    #expect(try !catalogue.storedList(whole).entries.contains { $0.title == "Hero 0" })
  }

  @Test func `a character has its latest comics, if they can be fetched`() async throws {
    for isThere in [true, false] {
      let network = FakeNetwork { request in
        guard request.url.contains("/comics?") else {
          let hero = #"{"id":7,"name":"Hero 7","comics":{"available":5,"items":[]}}"#
          return .success(.text(body([hero], of: 1)))
        }
        let comic = #"{"id":3,"title":"Comic 3"}"#
        return isThere ? .success(.text(body([comic], of: 1))) : .failure(.timeout)
      }
      let live = try #require(service(network))
      let detail = try await live.detail(EntryID(marvel, "7"))
      #expect(!detail.isPartial)
      #expect(detail.freshness == .live(Moment(seconds: 500)))
      #expect(network.requests.count == 2)
      #expect("\(detail.facts)".contains("Comic 3") == isThere)
    }
  }

  @Test func `a malformed id is refused without a request`() async throws {
    let network = FakeNetwork { _ in nil }
    let live = try #require(service(network))
    let strange = await response { try await live.detail(EntryID(marvel, "nonsense/x")) }
    #expect(strange == .failure(.unknownEntry(EntryID(marvel, "nonsense/x"))))
    #expect(network.requests.isEmpty)
    #expect(service(network, isOffline: true) == nil)
  }
}

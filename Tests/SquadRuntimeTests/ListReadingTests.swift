import Basics
import Foundation
import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// A list as commands fetch it: page by page to the end, or else the last complete one.
@Suite(.timeLimit(.minutes(1))) struct ListReadingTests {
  private let catalogue = CatalogueID(rawValue: "c")
  private let broken = Failure.service(.broken(status: 500))

  private var request: PageRequest { PageRequest(source: .list(ListID(catalogue)), limit: .max) }

  private func entries(_ numbers: Range<Int>) -> [Entry] {
    numbers.map { Entry(id: EntryID(catalogue, "\($0)"), title: "\($0)") }
  }

  /// A page of a list with that many rows, as a correct service sends it.
  private func cut(_ request: PageRequest, of total: Int) -> Page {
    let end = min(request.offset + request.limit, total)
    return page(request.offset..<max(end, request.offset), of: total, isLast: end >= total)
  }

  private func page(
    _ numbers: Range<Int>, of total: Int?, isLast: Bool = false, unreadable: Int = 0
  ) -> Page {
    Page(
      offset: numbers.lowerBound, entries: entries(numbers), total: total, isLast: isLast,
      freshness: .live(Moment(seconds: Int64(900 - numbers.lowerBound))), unreadable: unreadable)
  }

  /// The list stored on this machine.
  private func stored(_ count: Int) -> Page {
    Page(
      offset: 0, entries: entries(0..<count), total: count, isLast: true,
      freshness: .saved(Moment(seconds: 7)))
  }

  private func read(
    _ service: FakePages, limit: Int = .max, stored: Page? = nil, milliseconds: Int = 30_000
  ) throws -> FetchedList {
    let catalogue = Catalogue(
      info: CatalogueInfo(
        id: catalogue, title: "C",
        lists: [ListInfo(id: ListID(catalogue), title: "L", sorts: [SortOrder(key: "name")])]),
      storedPage: { _ in throw Failure.unknownList("a part") },
      storedPageThrough: { _, _ in throw Failure.unknownList("a part") },
      storedList: { _ in
        guard let stored else { throw Failure.unknownList("c") }
        return stored
      },
      storedDetail: { throw Failure.unknownEntry($0) }, live: service.live)
    let request = PageRequest(source: request.source, limit: limit)
    return try BlockingFetch(milliseconds: milliseconds).list(request, of: catalogue)
  }

  @Test func `a whole list is live, as old as its oldest page`() throws {
    let service = FakePages { .success(self.cut($0, of: 250)) }
    let reading = try read(service, stored: stored(9))
    #expect(reading.page.entries.count == 250)
    #expect(reading.page.freshness == .live(Moment(seconds: 700)))
    #expect(reading.shortfall == nil && !reading.isStored)
    #expect(service.offsets == [0, 100, 200])
  }

  /// Status reports for a list fetched in pages of 100.
  private func statuses(
    _ service: FakePages, after milliseconds: Int
  ) throws -> [FetchStatus] {
    let heard = Mutex<[FetchStatus]>([])
    let observer = FetchObserver(after: milliseconds) { status in
      heard.withLock { $0.append(status) }
    }
    let fetch = BlockingFetch(milliseconds: 30_000, observer: observer)
    _ = try fetch.list(request, from: service.live)
    return heard.withLock { $0 }
  }

  @Test func `progress is reported for each page and each part`() throws {
    let service = FakePages { .success(self.cut($0, of: 250)) }
    #expect(
      try statuses(service, after: 0) == [
        .unknown, .rows(first: 101, last: 200, total: 250),
        .rows(first: 201, last: 250, total: 250),
      ])
    let parts = FakePages(after: 200, parts: 2) { .success(self.cut($0, of: 100)) }
    let heard = try statuses(parts, after: 0)
    #expect(heard.first == .unknown && heard.contains(.parts(Progress(done: 1, total: 2))))
  }

  @Test func `a quick list reports no progress, a silent one an unknown one`() throws {
    let quick = FakePages { .success(self.cut($0, of: 250)) }
    #expect(try statuses(quick, after: 60_000) == [])
    let slow = FakePages(after: 1_000) { .success(self.cut($0, of: 100)) }
    #expect(try statuses(slow, after: 50) == [.unknown])
  }

  @Test func `being observed changes no timeout`() throws {
    let silent = FakePages(after: 0) { _ in nil }
    let observer = FetchObserver(after: 20) { _ in }
    let start = ContinuousClock.now
    #expect(throws: Failure.service(.timeout)) {
      try BlockingFetch(milliseconds: 100, observer: observer).list(request, from: silent.live)
    }
    #expect(ContinuousClock.now - start >= .milliseconds(95))
  }

  @Test func `no more pages than the limit needs are requested`() throws {
    let service = FakePages { .success(self.cut($0, of: 1_500)) }
    let reading = try read(service, limit: 120)
    #expect(reading.page.entries.count == 200 && reading.shortfall == nil)
    #expect(service.offsets == [0, 100])
  }

  @Test func `a service that ignores offset gets two requests, and the last whole list is taken`()
    throws
  {
    let service = FakePages { _ in .success(self.page(0..<100, of: 1_500)) }
    let shortfall = IncompleteList(reason: .ended(.repeated), received: 100, total: 1_500)
    let reading = try read(service, stored: stored(9))
    #expect(reading == FetchedList(page: stored(9), shortfall: shortfall, isStored: true))
    #expect(service.offsets == [0, 100])
  }

  @Test func `without a stored list the received rows are used and marked incomplete`() throws {
    for none in [nil, stored(0)] as [Page?] {
      let service = FakePages { _ in .success(self.page(0..<100, of: 1_500)) }
      let reading = try read(service, stored: none)
      #expect(reading.page.entries.count == 100 && !reading.isStored)
      #expect(
        reading.shortfall == IncompleteList(reason: .ended(.repeated), received: 100, total: 1_500))
    }
  }

  @Test func `an end below the total, and a failure on the way, are parts too`() throws {
    let early = FakePages { request in
      .success(
        request.offset < 200
          ? self.page(request.offset..<request.offset + 100, of: 1_500)
          : self.page(200..<200, of: 1_500, isLast: true))
    }
    let ended = try read(early, stored: stored(9))
    #expect(ended.isStored)
    #expect(ended.shortfall == IncompleteList(reason: .ended(.early), received: 200, total: 1_500))
    let failing = FakePages { request in
      request.offset < 300 ? .success(self.cut(request, of: 1_500)) : .failure(self.broken)
    }
    let failed = try read(failing)
    #expect(failed.page.entries.count == 300)
    #expect(
      failed.shortfall == IncompleteList(reason: .failed(broken), received: 300, total: 1_500))
    #expect(try read(failing, stored: stored(9)).page == stored(9))
  }

  @Test func `unreadable records are counted over all pages, stored ones included`() throws {
    let service = FakePages { request in
      .success(
        self.page(
          request.offset..<request.offset + 95, of: 300, isLast: request.offset == 200,
          unreadable: 5))
    }
    let reading = try read(service)
    #expect(reading.page.entries.count == 285 && reading.page.unreadable == 15)
    #expect(reading.shortfall == nil)
    let failing = FakePages { _ in .failure(self.broken) }
    let saved = Page(
      offset: 0, entries: entries(0..<9), total: 10, isLast: true,
      freshness: .saved(Moment(seconds: 7)), unreadable: 1)
    #expect(try read(failing, stored: saved).page.unreadable == 1)
  }

  @Test func `a total that grows with each page is not followed for ever`() throws {
    let service = FakePages { request in
      let end = request.offset + 100
      // Stops a failing test.
      return end > 10_000
        ? .failure(self.broken) : .success(self.page(request.offset..<end, of: end + 100))
    }
    let reading = try read(service)
    let shortfall = IncompleteList(reason: .ended(.endless), received: 2_200, total: 2_300)
    #expect(reading.shortfall == shortfall && reading.page.entries.count == 2_200)
    #expect(service.offsets.count == 22)
    #expect(
      try read(service, stored: stored(9))
        == FetchedList(page: stored(9), shortfall: shortfall, isStored: true))
    #expect(try read(service, limit: 1_500).shortfall == nil, "enough came before")
  }

  @Test func `a list that grows while it is read is read to its end`() throws {
    let service = FakePages { request in .success(self.cut(request, of: 950 + request.offset / 5)) }
    let reading = try read(service)
    #expect(reading.shortfall == nil && reading.page.entries.count == 1_170)
  }

  @Test func `without a total the number of pages has a limit`() throws {
    let service = FakePages { request in
      request.offset >= 2_000
        ? .failure(self.broken) : .success(self.page(request.offset..<request.offset + 1, of: nil))
    }
    let reading = try read(service)
    #expect(
      reading.shortfall == IncompleteList(reason: .ended(.endless), received: 1_000, total: nil))
    #expect(service.offsets.count == 1_000)
  }

  @Test func `without any row the service's failure is thrown`() throws {
    let service = FakePages { _ in .failure(self.broken) }
    #expect(throws: broken) { try read(service) }
    #expect(try read(service, stored: stored(9)).isStored)
  }

  @Test func `the timeout is for the first response and then for each further one`() throws {
    let slow = FakePages(after: 300) { .success(self.cut($0, of: 500)) }
    let reading = try read(slow, milliseconds: 1_200)
    #expect(reading.page.entries.count == 500 && reading.shortfall == nil)
    let parts = FakePages(after: 300, parts: 5) { .success(self.cut($0, of: 50)) }
    #expect(try read(parts, milliseconds: 1_200).shortfall == nil)
    let silent = FakePages { request in
      request.offset < 100 ? .success(self.cut(request, of: 500)) : nil
    }
    let late = try read(silent, milliseconds: 1_000)
    #expect(late.shortfall?.reason == .failed(.service(.timeout)))
    #expect(late.page.entries.count == 100)
    #expect(silent.withdrawn == 1)
  }
}

/// Service with a test's pages, each after a delay; nil never arrives.
private final class FakePages: Sendable {
  private struct Seen {
    var offsets: [Int] = []
    var withdrawn = 0
  }

  private let seen = Mutex(Seen())
  private let delay: UInt32
  private let parts: Int
  private let reply: @Sendable (PageRequest) -> Result<Page, Failure>?

  /// - Parameters:
  ///   - delay: milliseconds before each response and each part.
  ///   - parts: number of partial responses before each.
  init(
    after delay: UInt32 = 0, parts: Int = 0,
    _ reply: @escaping @Sendable (PageRequest) -> Result<Page, Failure>?
  ) {
    self.delay = delay
    self.parts = parts
    self.reply = reply
  }

  var offsets: [Int] { seen.withLock { $0.offsets } }
  var withdrawn: Int { seen.withLock { $0.withdrawn } }

  var live: LiveService {
    LiveService(
      page: { [self] (request, onPartial) async throws(Failure) in
        seen.withLock { $0.offsets.append(request.offset) }
        let response = Promise<Result<Page, Failure>>()
        try? DetachedThread.start { [self] in
          tell(request, onPartial) { response.fulfill($0) }
        }
        return try await response.value { [self] in
          seen.withLock { $0.withdrawn += 1 }
          response.fulfill(.failure(.service(.cancelled)))
        }.get()
      }, detail: { (id, _) async throws(Failure) in throw .unknownEntry(id) })
  }

  private func tell(
    _ request: PageRequest, _ onPartial: LiveService.PartialHandler,
    _ done: (Result<Page, Failure>) -> Void
  ) {
    for part in 0..<parts {
      usleep(delay * 1_000)
      onPartial(
        Page(
          offset: 0, entries: [], total: nil, isLast: true, freshness: .live(Moment(seconds: 1)),
          coverage: .partial(done: part, of: parts)))
    }
    usleep(delay * 1_000)
    if let response = reply(request) { done(response) }
  }
}

import Basics
import CatalogueTestSupport
import SquadCore
import Testing

/// A toy catalogue of three short files on the machinery that all catalogues share: bundled, live
/// and saved.
@Suite(.timeLimit(.minutes(1))) struct BookCatalogueTests {
  private func id(_ number: Int) -> EntryID { EntryID(BookRecord.list.catalogue, "\(number)") }

  @Test func `the bundle is sliced, sorted, filtered and searched for an entry`() throws {
    let books = BookShelf.offline
    let page = try books.page(BookShelf.request(0, 2))
    #expect(page.entries.map(\.title) == ["Dracula", "Emma"])
    #expect(page.total == 3 && !page.isLast)
    #expect(page.freshness == .bundled(CalendarDay(year: 2026, month: 11, day: 21)))
    let last = try books.page(BookShelf.request(2, 2, isDescending: true))
    #expect(last.entries.map(\.title) == ["Dracula"] && last.isLast)
    #expect(try books.page(BookShelf.request(prefix: "mÍD")).entries.map(\.id) == [id(3)])
    let through = try books.firstPage(through: id(3), BookShelf.request(0, 2))
    #expect(through.entries.count == 3 && through.details.map(\.id) == [id(3)])
    #expect(try books.detail(id(2)).value("Published") == "1897")
    #expect(throws: Failure.unknownEntry(id(9))) { try books.detail(id(9)) }
    let other = ListID(BookRecord.list.catalogue, "lent")
    #expect(throws: Failure.unknownList("books/lent")) {
      try books.page(PageRequest(source: .list(other), limit: 1))
    }
  }

  @Test func `a live list is saved, and then shown before the bundle`() async throws {
    let shelf = BookShelf()
    let live = try #require(shelf.catalogue.live)
    let page = try await live.page(BookShelf.request())
    #expect(page.entries.map(\.title) == ["Dracula", "Emma", "Middlemarch", "Walden"])
    #expect(page.freshness == .live(Moment(seconds: 500)))
    #expect(page.unreadable == 1)
    #expect(shelf.notes.unreadable.map(\.reason) == ["no name"])
    let saved = try BookShelf(isReachable: false).catalogue(over: shelf.responses)
      .page(BookShelf.request(1, 1))
    #expect(saved.entries.map(\.title) == ["Emma"] && saved.total == 4)
    #expect(saved.freshness == .saved(Moment(seconds: 500)))
    #expect(saved.details.first?.value("Published") == "1816")
  }

  @Test func `a response that still holds is confirmed and not parsed again`() async throws {
    let shelf = BookShelf()
    let live = try #require(shelf.catalogue.live)
    for _ in 0..<2 {
      let page = try await live.page(BookShelf.request(isReload: true))
      #expect(page.entries.count == 4 && page.freshness.isLive)
    }
    #expect(shelf.network.requests.count == 2)
    #expect(shelf.network.requests.last?.headers.map(\.1) == ["b1"])
    #expect(shelf.notes.unreadable.count == 1, "parsed once")
  }

  @Test func `stored books are still shown when the service is out of reach`() async throws {
    let shelf = BookShelf(isReachable: false)
    let live = try #require(shelf.catalogue.live)
    await #expect(throws: Failure.service(.noNetwork)) { try await live.detail(id(1)) }
    #expect(try shelf.catalogue.detail(id(1)).value("Author") == "Jane Austen")
    #expect(try shelf.catalogue.page(BookShelf.request()).total == 3)
  }
}

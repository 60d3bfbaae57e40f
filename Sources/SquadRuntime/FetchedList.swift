import Basics
import SquadCore

/// List for a command, with its origin.
package struct FetchedList: Equatable, Sendable {
  /// The list's rows, from the first one on.
  package let page: Page
  /// Why the service's list is incomplete; nil where it is complete or there is no service.
  package var shortfall: IncompleteList?
  /// Whether the rows come from this machine.
  package var isStored = false
}

/// Shortfall of a service's list.
package struct IncompleteList: Equatable, Sendable {
  /// Why no more rows came.
  package enum Reason: Equatable, Sendable {
    case ended(ListEnd)
    case failed(Failure)
  }

  /// Why no more rows came.
  package let reason: Reason
  /// Rows received.
  package let received: Int
  /// The service's total; nil where it sent none.
  package let total: Int?

  /// Failure for a list without a row.
  var failure: Failure {
    switch reason {
    case .failed(let failure): failure
    case .ended: .service(.unreadable("no rows"))
    }
  }
}

/// List being fetched page by page.
struct PartialList {
  /// Largest number of pages.
  private static let pageLimit = 1_000
  /// How often the total may grow during the fetch.
  private static let growthLimit = 20

  private let request: PageRequest
  private var rows = EntryList()
  private var prefix = LivePrefix(at: Moment(seconds: 0))
  /// Freshness of the oldest page; nil before the first.
  private var freshness: Freshness?
  private var pages = 0
  private var growths = 0
  /// Highest total so far.
  private var highest: Int?

  init(_ request: PageRequest) { self.request = request }

  var nextOffset: Int { prefix.nextOffset }
  var total: Int? { prefix.total }

  /// Appends a page; returns the list once it needs no other.
  mutating func take(_ page: Page) -> FetchedList? {
    rows.append(page.entries)
    prefix.extend(by: page, distinctRows: rows.count)
    prefix.unreadable += page.unreadable
    count(page)
    freshness = freshness?.older(page.freshness) ?? page.freshness
    if case .short(let failure) = page.coverage { return reading(failed: failure) }
    if prefix.isComplete || rows.count >= request.limit { return reading(nil) }
    let end = prefix.end ?? (isEndless ? .endless : nil)
    return end.flatMap { reading(.ended($0)) }
  }

  /// Whether the service has sent so much that the list may be endless. In a command no user stops
  /// it.
  private var isEndless: Bool { pages >= Self.pageLimit || growths > Self.growthLimit }

  private mutating func count(_ page: Page) {
    pages += 1
    guard let total = page.total else { return }
    if let highest, total > highest { growths += 1 }
    highest = max(highest ?? total, total)
  }

  /// The list up to a failure; nil where the first page failed.
  func reading(failed failure: Failure) -> FetchedList? { reading(.failed(failure)) }

  private func reading(_ reason: IncompleteList.Reason?) -> FetchedList? {
    guard let freshness else { return nil }
    let page = Page(
      offset: 0, entries: rows.entries, total: prefix.total,
      isLast: prefix.isComplete, freshness: freshness, unreadable: prefix.unreadable)
    return FetchedList(
      page: page,
      shortfall: reason.map {
        IncompleteList(reason: $0, received: rows.count, total: prefix.total)
      })
  }
}

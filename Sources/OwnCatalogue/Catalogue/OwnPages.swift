import SquadCore
import SystemKit

/// The rows of a file, as they are read up to its end.
package struct OwnPages {
  private let source: OwnSource
  private let sort: SortOrder?
  /// Nil after the last page.
  private var offset: Int? = 0

  /// `sort` is nil for the file's own order; any other waits for all rows.
  package init(of source: OwnSource, sort: SortOrder? = nil) {
    self.source = source
    self.sort = sort
  }

  /// Waits for the next rows; nil after the last ones.
  package mutating func next() throws(Failure) -> Page? {
    guard let offset else { return nil }
    let page = try source.page(
      PageRequest(source: .list(source.list.id), offset: offset, limit: .max, sort: sort),
      isWhole: true)
    self.offset = page.isLast ? nil : offset + page.count
    return page
  }
}

extension OwnTab {
  /// In milliseconds.
  private static let pollingInterval = 20

  /// Reads files to their ends; false where that takes longer. Keeps what was read by then.
  package static func readAll(_ tabs: [OwnTab], within milliseconds: Int) -> Bool {
    let (ended, abandoned) = (Semaphore(), Promise<Void>())
    do {
      try DetachedThread.start(isUrgent: true) {
        for tab in tabs {
          guard let source = try? tab.open() else { continue }
          var pages = OwnPages(of: source)
          while !abandoned.isFulfilled {
            // Doesn't start a read that would wait for a pipe's writer: the screen couldn't get the
            // rows.
            let (input, offset) = source.state.withLock { ($0.input, $0.offset) }
            guard input.isReady(at: offset, within: pollingInterval) else { continue }
            guard (try? pages.next()) != nil else { break }
          }
        }
        ended.signal()
      }
    } catch { return false }
    let isInTime = ended.wait(milliseconds: milliseconds)
    if !isInTime { abandoned.fulfill(()) }
    return isInTime
  }
}

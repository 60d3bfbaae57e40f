import SquadCore
import Synchronization

/// The records that were parsed last. What was saved, what another squad has just fetched and what
/// the service sends are mostly the same bytes: they are parsed once and in memory once.
final class LastSnapshot<Record: ListedRecord>: Sendable {
  typealias Snapshot = RecordSnapshot<Record>

  private struct Parsed {
    let count: Int
    let hash: Int
    let snapshot: Snapshot
  }

  private let last = Mutex<Parsed?>(nil)

  /// The records of a body, as fresh as that; `parse` is called where it isn't the last one. Whoever
  /// comes meanwhile waits, and then need not parse.
  func value(
    of body: [UInt8], _ freshness: Freshness, parse: () throws(Failure) -> Snapshot
  ) throws(Failure) -> Snapshot {
    var hasher = Hasher()
    body.withUnsafeBytes { hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    return try last.withLock { last throws(Failure) in
      if let last, last.count == body.count, last.hash == hash {
        return last.snapshot.with(freshness: freshness)
      }
      let snapshot = try parse()
      // What can't be read is to be logged each time.
      let isWhole = snapshot.list.unreadable == 0
      last =
        snapshot.isCacheable && isWhole
        ? Parsed(count: body.count, hash: hash, snapshot: snapshot) : nil
      return snapshot
    }
  }
}

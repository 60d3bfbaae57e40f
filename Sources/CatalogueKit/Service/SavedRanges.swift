import Basics
import SquadCore
import Synchronization

/// Byte ranges of the records in the long response that was parsed last.
final class SavedRanges: Sendable {
  private let last = Mutex<(fetchedAt: Moment, ranges: RecordRanges)?>(nil)

  func store(_ snapshot: RecordSnapshot<some ListedRecord>) {
    guard let moment = snapshot.freshness.moment else { return }
    last.withLock { $0 = snapshot.isCacheable ? nil : (moment, snapshot.ranges) }
  }

  /// Nil where the response of that moment is another one, or short.
  func ranges(fetchedAt moment: Moment) -> RecordRanges? {
    last.withLock { $0?.fetchedAt == moment ? $0?.ranges : nil }
  }
}

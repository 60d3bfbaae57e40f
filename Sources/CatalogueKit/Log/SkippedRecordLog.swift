import Basics
import SquadCore

/// Log of the records of a response that could not be read.
package struct SkippedRecordLog: Sendable {
  private let log: Log
  private let catalogue: CatalogueID
  /// The request's path below the service's address.
  private let path: String

  /// Nil where nothing is logged.
  package init?(_ log: Log, _ catalogue: CatalogueID, _ path: String) {
    guard log.isOn else { return nil }
    self.log = log
    self.catalogue = catalogue
    self.path = path
  }

  /// - Parameters:
  ///   - offset: the response's offset in its list.
  ///   - moment: when it was fetched.
  package func note(_ skippedRecords: [SkippedRecord], offset: Int = 0, at moment: Moment) {
    for record in skippedRecords {
      log(
        .unreadable(
          UnreadableRecord(
            catalogue: catalogue, path: path, offset: offset, index: record.index,
            reason: record.reason, moment: moment)))
    }
  }
}

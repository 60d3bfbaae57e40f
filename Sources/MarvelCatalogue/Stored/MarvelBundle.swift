import CatalogueKit
import SquadCore
import Synchronization

/// A Marvel server in a file: it answers from what is inside the binary, with the routes, the
/// queries and the records of the real one.
package final class MarvelBundle: Sendable {
  private let library: Mutex<MarvelDatabase>

  /// Reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) {
    library = Mutex(MarvelDatabase(files: files))
  }

  /// The rows of a list; with `details` also what they open to. Throws `Failure`.
  func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool = false
  ) throws(Failure) -> Page {
    try library.withLock { library throws(Failure) in
      try library.rows(route, query, details: details)
    }
  }

  /// The rows from the start through the page that holds `entry`, with its detail. Throws
  /// `Failure`.
  func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, through entry: MarvelReference?
  ) throws(Failure) -> Page {
    try library.withLock { library throws(Failure) in
      try library.rows(route, query, through: entry)
    }
  }

  /// What one record opens to. Throws `Failure`.
  func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try library.withLock { library throws(Failure) in try library.detail(reference) }
  }

  /// How many files have been read so far.
  package var filesRead: Int { library.withLock(\.filesRead) }
}

import CatalogueKit
import SquadCore
import Synchronization

/// The bundled Marvel catalogue: the routes, queries and records of the real server.
package final class MarvelBundle: Sendable {
  let database: Mutex<MarvelDatabase>

  /// Reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) {
    database = Mutex(MarvelDatabase(files: files))
  }

  /// The rows of a list, with their details where `details` is true. Throws `Failure`.
  func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool = false
  ) throws(Failure) -> Page {
    try database.withLock { database throws(Failure) in
      try database.rows(route, query, details: details)
    }
  }

  /// The rows from the start through the page that holds `entry`, with its detail. Throws
  /// `Failure`.
  func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, through entry: MarvelReference?
  ) throws(Failure) -> Page {
    try database.withLock { database throws(Failure) in
      try database.rows(route, query, through: entry)
    }
  }

  /// One record's detail. Throws `Failure`.
  func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try database.withLock { database throws(Failure) in try database.detail(reference) }
  }
}

import CatalogueKit
import SquadCore
import Synchronization

/// The bundled heroes, read as far as a page needs them.
package final class HeroBundle: Sendable {
  /// How many are bundled; a test holds it true.
  static let bundledCount = 563

  private let files: [BundledFile]
  private let count: Int
  /// Nil until something was asked for: the start looks for no file of a list it doesn't show.
  private let table = Mutex<HeroTable?>(nil)

  /// Reads no hero yet.
  package convenience init(files: [BundledFile] = BundledFile.all) {
    self.init(files: files, count: Self.bundledCount)
  }

  /// - Parameter count: how many heroes the files have.
  init(files: [BundledFile], count: Int) {
    self.files = files
    self.count = count
  }

  /// How many files of heroes have been read so far; their rows are a file of their own.
  package var filesRead: Int { table.withLock { $0?.filesRead ?? 0 } }

  /// How many rows have been read so far.
  var rowsRead: Int { table.withLock { $0?.slots.count ?? 0 } }

  private func withTable<Value: Sendable>(
    _ body: (inout HeroTable, Freshness) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let day = try files.day("superheroes/date")
    return try table.withLock { cached throws(Failure) in
      var table = cached ?? HeroTable(files: files, count: count)
      // Moved out and back, so that what was read is not copied.
      cached = nil
      defer { cached = table }
      return try body(&table, .bundled(day))
    }
  }
}

extension HeroBundle: StoredSource {
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try withTable { (table, freshness) throws(Failure) in try table.page(request, freshness) }
  }

  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try withTable { (table, freshness) throws(Failure) in
      try table.page(through: entry, request, freshness)
    }
  }

  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    try withTable { (table, freshness) throws(Failure) in try table.detail(id, freshness) }
  }
}

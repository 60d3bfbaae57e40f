import Basics
import SquadCore
import Synchronization

/// A catalogue's one bundled list. Its files are named after it, `superheroes/heroes-1.json` …,
/// `superheroes/heroes-rows.tsv` and `superheroes/date`, and read as far as a request needs.
package final class BundledList<Record: ListedRecord>: Sendable {
  typealias Table = BundledTable<RecordFormat<Record>>

  private let files: [BundledFile]
  private let count: Int
  /// Nil before the first request: a start looks for no file of a list that it doesn't show.
  let table = Mutex<Table?>(nil)

  /// Reads nothing yet.
  ///
  /// - Parameter count: how many records the files have.
  package init(
    files: [BundledFile] = BundledFile.all, count: Int = Record.bundledCount
  ) {
    self.files = files
    self.count = count
  }

  private func with<Value: Sendable>(
    _ body: (inout Table, Freshness) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let freshness = Freshness.bundled(try files.day("\(Record.list.catalogue.rawValue)/date"))
    return try table.withLock { shared throws(Failure) in
      var table = shared ?? newTable()
      // Moved out and back, so that what was read is not copied.
      shared = nil
      defer { shared = table }
      return try body(&table, freshness)
    }
  }

  private func newTable() -> Table {
    let prefix = "\(Record.list.catalogue.rawValue)/\(Record.plural)-"
    return Table(
      RecordFormat(), files: BundledFile.numbered(prefix, in: files),
      rows: files.first { $0.name == prefix + "rows.tsv" }, total: count)
  }
}

extension BundledList: StoredSource {
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try with { (table, freshness) throws(Failure) in try table.page(request, freshness) }
  }

  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try with { (table, freshness) throws(Failure) in
      try table.page(through: entry, request, freshness)
    }
  }

  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    try with { (table, freshness) throws(Failure) in try table.detail(id, freshness) }
  }
}

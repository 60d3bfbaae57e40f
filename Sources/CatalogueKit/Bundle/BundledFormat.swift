import JSONReader

/// The file format of one kind of bundled record.
package protocol BundledFormat {
  associatedtype Record

  /// Common start of the files' names: `marvel/comics-`.
  var prefix: String { get }

  /// Parses a line of the derived rows up to its end; nil where it isn't valid.
  func row(from reader: inout TableReader) -> BundledRow?

  /// Parses the rows of a file of records. Throws any error, which names no file.
  ///
  /// - Parameter number: the file's index, for the rows.
  func page(of file: BundledFile, number: Int) throws -> BundledPage

  /// Parses a whole record; nil where the value isn't one. Throws `JSONProblem`.
  func record(from reader: inout JSONReader) throws -> Record?

  func id(of record: Record) -> Int
}

/// The rows of one bundled file of records.
package struct BundledPage {
  package let rows: [BundledRow]
  /// Number of records in all files; nil where the file does not say.
  package let total: Int?
  /// Number of invalid records.
  package let unreadable: Int
  /// The credit that the data requires.
  package let attribution: String?

  package init(
    rows: [BundledRow], total: Int? = nil, unreadable: Int, attribution: String? = nil
  ) {
    self.rows = rows
    self.total = total
    self.unreadable = unreadable
    self.attribution = attribution
  }
}

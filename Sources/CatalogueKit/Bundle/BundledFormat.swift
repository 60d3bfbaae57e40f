import JSONReader

/// The file format of one kind of bundled record.
package protocol BundledFormat {
  associatedtype Record

  /// Parses a line of the derived rows up to its end; nil where it is none.
  func row(from reader: inout TableReader) -> BundledRow?

  /// Parses the rows of a file of records. Throws what is wrong with it.
  ///
  /// - Parameter number: the file's index, for the rows.
  func page(of file: BundledFile, number: Int) throws -> BundledPage

  /// Parses the whole of one record; nil where the value is none. Throws `JSONProblem`.
  func record(from reader: inout JSONReader) throws -> Record?

  func id(of record: Record) -> Int
}

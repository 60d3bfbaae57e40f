import JSONReader

/// The file format of one kind of bundled record.
package protocol BundledFormat {
  associatedtype Record

  /// Common start of the files' names: `marvel/comics-`.
  var prefix: String { get }

  /// Parses a line of the derived rows up to its end; nil where it isn't valid.
  func row(from reader: inout TableReader) -> BundledRow?

  /// Parses a file of records as rows, a total of all files and a credit; the last two are nil
  /// where the file does not state them. `number` is the file's index, for the rows. Throws any
  /// error; the caller adds the file's name.
  func page(
    of file: BundledFile, number: Int
  ) throws -> (rows: RecordArray<BundledRow>, total: Int?, attribution: String?)

  /// Parses a whole record; nil where the value isn't one. Throws `JSONError`.
  func record(from reader: inout JSONReader) throws -> Record?
}

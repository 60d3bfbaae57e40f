/// Options of the command line or the config for one file; nil ones are guessed.
package struct ReadingOptions: Equatable, Sendable {
  /// Name without folders, for its ending; empty for a pipe.
  package var fileName = ""
  /// `--format`
  package var format: DataFormat?
  /// `--delimiter`; a tab for `\t`.
  package var delimiter: Character?
  /// False for `--no-header`: columns are called `column 1`, `column 2` …
  package var hasHeader = true
  /// `--encoding`, which the byte order mark of UTF-16 overrides.
  package var encoding: TextEncoding?
  /// Path to the records in JSON.
  package var at: RecordPath?
  /// Lines to leave out before the header.
  package var skip = 0
  /// Whether a record of `lines` ends in NUL.
  package var endsInNUL = false
  /// Maximum number of records.
  package var limit = ReadingLimit.rows

  /// `fileName` is without folders, and empty for a pipe.
  package init(fileName: String = "", format: DataFormat? = nil) {
    self.fileName = fileName
    self.format = format
  }
}

extension ReadingOptions {
  /// Overrides the options that the others name.
  package mutating func take(_ others: ReadingOptions) {
    format = others.format ?? format
    delimiter = others.delimiter ?? delimiter
    hasHeader = hasHeader && others.hasHeader
    encoding = others.encoding ?? encoding
    at = others.at ?? at
    skip = others.skip > 0 ? others.skip : skip
    endsInNUL = endsInNUL || others.endsInNUL
    limit = min(limit, others.limit)
  }

  /// As `--delimiter` takes it: one character, or `\t`.
  package static func delimiter(option: String) -> Character? {
    option == "\\t" ? "\t" : option.unicodeScalars.count == 1 ? option.first : nil
  }
}

/// Limits of a file and of its parts.
package enum ReadingLimit {
  /// Records of a file.
  package static let rows = 4_000_000
  /// In bytes.
  package static let file = 4 << 30
  /// In bytes.
  package static let pipe = 1 << 30
  /// In bytes.
  package static let record = 16 << 20
  /// Cells of a row; the last holds the rest of a longer one.
  package static let columns = 10_000
  /// Bytes at the beginning that the format is told from.
  package static let sample = 64 << 10
  /// Bytes that are waited for where a table's header and first row are longer than the sample.
  package static let header = 1 << 20
  /// Unreadable records whose reasons are kept.
  package static let unreadable = 100
}

/// How records stand in a file.
package enum DataFormat: String, CaseIterable, Sendable {
  /// One JSON value, or a stream of them.
  case json
  case jsonLines = "jsonl"
  case csv
  case tsv
  case lines
  /// Columns aligned by spaces under a header, as of `ps`.
  case columns

  /// As `--format` takes it.
  package init?(option: String) {
    self.init(rawValue: option == "ndjson" ? "jsonl" : option)
  }

  /// The format of a file name's extension; nil for an unknown one.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    let endings: [(String, DataFormat)] = [
      (".json", .json), (".geojson", .json), (".jsonl", .jsonLines), (".ndjson", .jsonLines),
      (".csv", .csv), (".tsv", .tsv), (".tab", .tsv),
    ]
    guard let ending = endings.first(where: { name.hasSuffix($0.0) }) else { return nil }
    self = ending.1
  }

  /// Whether records are JSON values.
  package var isJSON: Bool { self == .json || self == .jsonLines }
}

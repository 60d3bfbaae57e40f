/// The part of a record that `--output` prints.
package enum OutputFormat: Equatable, Sendable {
  /// The record as it stands.
  case record
  case csv, json, id
  /// `NAME/ID`
  case ref
  case title
  /// Id, title and subtitle.
  case tsv
  /// A field or a template.
  case field(String)

  private static let named: KeyValuePairs<String, OutputFormat> = [
    "record": .record, "csv": .csv, "json": .json, "id": .id, "ref": .ref, "title": .title,
    "tsv": .tsv,
  ]

  /// Names that `--output` takes besides fields.
  package static let names = named.map(\.key)

  /// One of `names`; any other text is a field.
  package init(_ text: String) { self = Self.named.first { $0.key == text }?.value ?? .field(text) }
}

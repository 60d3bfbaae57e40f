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

  /// Names that `--output` takes besides fields.
  package static let names = ["record", "csv", "json", "id", "ref", "title", "tsv"]

  /// One of `names`; any other text is a field.
  package init(_ text: String) {
    self =
      switch text {
      case "record": .record
      case "csv": .csv
      case "json": .json
      case "id": .id
      case "ref": .ref
      case "title": .title
      case "tsv": .tsv
      default: .field(text)
      }
  }
}

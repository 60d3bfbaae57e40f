/// Prints records as one text each.
package struct RecordPrinter {
  /// A record and its place in a list.
  package struct Row {
    /// As the record has it.
    let id: String
    /// `NAME/ID`
    let ref: String
    let title: String
    let subtitle: String
    let value: RecordValue
    /// The bytes that the record was read from, as text; nil where it was read from none.
    let text: String?

    package init(
      id: String, ref: String, title: String, subtitle: String, value: RecordValue,
      text: String? = nil
    ) {
      self.id = id
      self.ref = ref
      self.title = title
      self.subtitle = subtitle
      self.value = value
      self.text = text
    }
  }

  private let format: OutputFormat
  private let template: FieldTemplate?
  private let fields: [FieldPath]
  private let keepsLines: Bool

  /// - Parameters:
  ///   - template: of a format that is a field.
  ///   - fields: the columns of CSV.
  ///   - keepsLines: whether a text may have several lines.
  package init(
    _ format: OutputFormat, template: FieldTemplate?, fields: [FieldPath], keepsLines: Bool
  ) {
    self.format = format
    self.template = template
    self.fields = fields
    self.keepsLines = keepsLines
  }

  /// The line above the records.
  package var header: String? {
    format == .csv ? line(fields.map { Self.cell($0.description) }, by: ",") : nil
  }

  package func text(of row: Row) -> String {
    switch format {
    case .record: (row.text ?? row.value.json).replacing("\0", with: " ")
    case .json: row.value.json
    case .csv: line(fields.map { Self.cell(FieldTemplate($0).text(of: row.value)) }, by: ",")
    case .id: plain(row.id)
    case .ref: plain(row.ref)
    case .title: plain(row.title)
    case .tsv:
      line([row.ref, row.title, row.subtitle].map { $0.replacing("\t", with: " ") }, by: "\t")
    case .field: plain(template?.text(of: row.value) ?? "")
    }
  }

  private func line(_ cells: [String], by delimiter: String) -> String {
    plain(cells.joined(separator: delimiter))
  }

  private static func cell(_ text: String) -> String {
    let isQuoted = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isQuoted ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  /// The text without control characters: a terminal obeys none that stands in a file.
  private func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in ColorCodes.removed(from: text).unicodeScalars {
      switch scalar {
      case "\t": plain.append(scalar)
      case "\n" where keepsLines: plain.append(scalar)
      case "\n", "\r", "\0": plain.append(" ")
      case _ where scalar.properties.generalCategory == .control: break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

/// Prints records, one text each.
package struct RecordPrinter {
  /// A record and its row in a list. Its parts are closures, because a format prints only some.
  package struct Row {
    /// As the record has it.
    let id: () -> String
    /// `NAME/ID`
    let ref: () -> String
    let title: () -> String
    let subtitle: () -> String
    /// All fields of the record.
    package let value: () -> RecordValue
    /// The bytes that the record was read from, as text; nil where it was read from none.
    let text: () -> String?

    /// Evaluates each argument only where the format prints it. `ref` is `NAME/ID`. `text` has the
    /// bytes that the record was read from; nil where it was read from none.
    package init(
      id: @autoclosure @escaping () -> String, ref: @autoclosure @escaping () -> String,
      title: @autoclosure @escaping () -> String, subtitle: @autoclosure @escaping () -> String,
      value: @autoclosure @escaping () -> RecordValue,
      text: @autoclosure @escaping () -> String? = nil
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

  /// `template` is of a format that is a field, `fields` are the columns of CSV. `keepsLines` tells
  /// whether a text may have several lines.
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
    format == .csv ? line(fields.map { Self.cell(Self.name(of: $0)) }, by: ",") : nil
  }

  /// A column's name as the file has it; a nested field's path.
  private static func name(of field: FieldPath) -> String {
    field.keys?.count == 1 ? field.lastKey : field.description
  }

  /// A record in the format, without a terminator.
  package func text(of row: Row) -> String {
    switch format {
    case .record: return Self.withSpaces(for: "\0", in: row.text() ?? row.value().json)
    case .json: return row.value().json
    case .csv:
      let value = row.value()
      return line(fields.map { Self.cell(Self.text(FieldTemplate($0), of: value)) }, by: ",")
    case .id: return plain(row.id())
    case .ref: return plain(row.ref())
    case .title: return plain(row.title())
    case .tsv:
      let cells = [row.id(), row.title(), row.subtitle()]
      return line(cells.map { Self.withSpaces(for: "\t", in: $0) }, by: "\t")
    case .field: return plain(template.map { Self.text($0, of: row.value()) } ?? "")
    }
  }

  /// A field's text; of one that is a list or an object its JSON, which programs take apart.
  private static func text(_ template: FieldTemplate, of record: RecordValue) -> String {
    let values = template.path?.values(in: record) ?? []
    guard values.count == 1, !values[0].isEmpty else { return template.text(of: record) }
    return switch values[0] {
    case .list, .object: values[0].json
    case .null, .bool, .number, .text: values[0].text
    }
  }

  private static func withSpaces(for character: Unicode.Scalar, in text: String) -> String {
    // Most texts lack the character, and a search by bytes is fast.
    guard text.utf8.contains(UInt8(ascii: character)) else { return text }
    return text.replacing(String(character), with: " ")
  }

  private func line(_ cells: [String], by delimiter: String) -> String {
    plain(cells.joined(separator: delimiter))
  }

  private static func cell(_ text: String) -> String {
    let isQuoted = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard isQuoted else { return text }
    // Compares bytes: a quote and a combining mark are one character, which isn't a quote.
    let bytes = text.utf8.flatMap { [UInt8](repeating: $0, count: $0 == 0x22 ? 2 : 1) }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// The text without control characters: a file must not control the terminal.
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

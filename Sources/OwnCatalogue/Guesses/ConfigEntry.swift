import Basics
import PlainText

/// The config entry with everything that was guessed, as `--explain` prints it.
package struct ConfigEntry: Sendable {
  private let id: String
  private let settings: [(name: String, value: RecordValue)]
  private let choices: FieldChoices
  private let guesses: Guesses

  /// `id` is the tab's. `settings` are the members that aren't fields, such as `name` and `file`.
  /// `choices` are those that `guesses` were made with.
  package init(
    id: String, settings: [(name: String, value: RecordValue)],
    choices: FieldChoices = FieldChoices(), guesses: Guesses
  ) {
    self.id = id
    self.settings = settings
    self.choices = choices
    self.guesses = guesses
  }

  /// The entry of a file, with the roles that were guessed.
  package init(_ file: OwnSettings, _ reading: Reading, _ guesses: Guesses) {
    var settings: [(name: String, value: RecordValue)] = []
    if let name = file.name { settings.append(("name", .text(name))) }
    if file.file != "-" { settings.append(("file", .text(file.absoluteFile))) }
    // The rows of an object of columns became JSON lines only in memory.
    let format = reading.tablePath == nil ? reading.format : .json
    settings.append(("format", .text(format.rawValue)))
    let delimiter = reading.dialect.delimiter
    if reading.format == .csv, delimiter != Dialect.csv.delimiter {
      settings.append(("delimiter", .text(reading.encoding.text(delimiter))))
    }
    let hasHeader =
      reading.format.isJSON
      ? file.reading.hasHeader : reading.header != nil || reading.rowsAbove > 0
    if !hasHeader { settings.append(("header", .bool(false))) }
    if reading.encoding != .utf8 { settings.append(("encoding", .text(reading.encoding.option))) }
    let skip = file.reading.skip
    if skip > 0 { settings.append(("skip", .number(String(skip)))) }
    if file.reading.endsInNUL { settings.append(("read0", .bool(true))) }
    // `.` would read the whole value as one record.
    let path = reading.recordsPath.text
    if reading.format.isJSON, ![".", "[]"].contains(path) || file.reading.at != nil {
      settings.append(("at", .text(path)))
    }
    let limit = file.reading.limit
    if limit < ReadingLimit.rows { settings.append(("limit", .number(String(limit)))) }
    if let sort = file.sort { settings.append(("sort", .text(sort))) }
    for (name, fields) in [("show", file.choices.show), ("hide", file.choices.hide)]
    where !fields.isEmpty {
      settings.append((name, .list(fields.map { .text($0) })))
    }
    let facts = file.choices.facts.map { RecordValue.Member($0.label, .text($0.field)) }
    if !facts.isEmpty { settings.append(("facts", .object(facts))) }
    if file.recruit != OwnSettings(id: file.id, file: file.file).recruit {
      settings.append(("recruit", .text(file.recruit)))
    }
    if let refresh = file.refresh { settings.append(("refresh", .number(String(refresh)))) }
    if file.isHidden { settings.append(("hidden", .bool(true))) }
    self.init(id: file.id, settings: settings, choices: file.choices, guesses: guesses)
  }

  /// JSON with comments, one setting a line, each with the rule that guessed it.
  package var text: String {
    var lines = settings.map { Self.line($0.name, $0.value.json, nil) }
    for role in FieldRole.allCases {
      // Left out, a role without a field by choice would be guessed again.
      let isEmptied = choices[role]?.allSatisfy(\.isEmpty) == true
      guard let value = value(of: role) ?? (isEmptied ? "\"\"" : nil) else { continue }
      lines.append(Self.line(role.setting, value, about(role)))
    }
    return "\(RecordValue.quoted(id)): {\n\(lines.joined(separator: "\n"))\n},"
  }

  private static func line(_ name: String, _ value: String, _ about: String?) -> String {
    "  \"\(name)\": \(escaped(value))," + (about.map { "  // \($0)" } ?? "")
  }

  /// JSON in which everything that `PlainText.line` changes is escaped, so that it can be printed
  /// and still names the field.
  private static func escaped(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      // After a letter, where a mark may stand.
      let probe = "a\(scalar)"
      let isPlain = scalar == " " ? text.last != " " : PlainText.line(probe) == probe
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          text += "\\u" + String(unit, radix: 16).zeroPadded(to: 4)
        }
      }
    }
    return text
  }

  private func about(_ role: FieldRole) -> String? {
    guard let name = guesses.rules[role] else { return nil }
    return GuessRule.table.first { $0.role == role && $0.name == name }?.about
  }

  /// Nil for a role without a field, and for one that the config can't change.
  private func value(of role: FieldRole) -> String? {
    switch role {
    case .id: if case .field(let id) = guesses.id { Self.quoted(id) } else { nil }
    case .subtitle: guesses.subtitle.map(Self.quoted) ?? "\"\""
    case .picture: guesses.picture.map { Self.quoted($0.address) }
    case .bars:
      if case .fields(let bars) = guesses.bars?.source {
        Self.list(bars.map(Self.text))
      } else {
        // Without the setting, bars would be guessed although the user chose none.
        choices.bars.map { _ in "[]" }
      }
    case .title, .group, .link, .text, .search: Self.value(guesses.fields[role] ?? [])
    case .badge, .chart: nil
    }
  }

  private static func quoted(_ template: FieldTemplate) -> String {
    RecordValue.quoted(template.description)
  }

  /// A bar's field alone, or with its label and its full value.
  private static func text(_ bar: BarField<FieldTemplate>) -> String {
    guard bar.label != nil || bar.full != nil else { return quoted(bar.field) }
    let label = bar.label.map { ", \"label\": \(RecordValue.quoted($0))" } ?? ""
    let full = bar.full.map { ", \"of\": \($0)" } ?? ""
    return "{\"field\": \(quoted(bar.field))\(label)\(full)}"
  }

  /// One field or several; nil for none.
  private static func value(_ fields: [FieldTemplate]) -> String? {
    let texts = fields.map(quoted)
    return texts.count > 1 ? list(texts) : texts.first
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.joined(separator: ", "))]"
  }
}

extension FieldRole {
  /// The config's word for it.
  fileprivate var setting: String { self == .search ? "searchIn" : rawValue }
}

extension OwnSource {
  /// The config's entry that reads the file like this; nil before its first records are read.
  package var configEntry: ConfigEntry? {
    description.map { ConfigEntry(settings, $0.reading, $0.guesses) }
  }
}

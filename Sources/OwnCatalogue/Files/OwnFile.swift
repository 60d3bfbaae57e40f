import JSONReader
import PlainText
import SquadCore

/// A file of the user that was read whole: its records, and what their fields are for.
package struct OwnFile {
  /// The tab's id, which begins the ids of all records.
  package let id: CatalogueID
  package let records: TextRecords
  package let columns: Columns
  package let guesses: Guesses
  /// The fields that the user chose.
  private let chosen: [FieldTemplate]

  /// - Parameter bytes: all that is read of the file.
  package init(
    id: CatalogueID, _ bytes: [UInt8], _ options: ReadingOptions, _ choices: FieldChoices
  ) throws {
    self.id = id
    records = try TextRecords(bytes, options)
    let sample = records.ranges.prefix(ReadingLimit.sampledRecords).compactMap(records.value)
    let reading = records.reading
    columns = Columns(sample, isSemicolons: reading.dialect.delimiter == [UInt8(ascii: ";")])
    let roles = try choices.templates(in: columns)
    let detail = try choices.detail(in: columns)
    chosen = roles.values.flatMap(\.templates) + detail.templates
    guesses = Guesses(
      columns, records: sample, isKeyed: reading.layout.keyName != nil, choices: roles)
  }

  /// A field of the user's choices that no record has.
  package var unknownChoice: UnknownField? {
    for template in chosen {
      if let unknown = unknownField(of: template) { return unknown }
    }
    return nil
  }

  /// The first field of a template that no record has. A table's header tells it; of JSON, a record
  /// after the sample may be the first to have it.
  package func unknownField(of template: FieldTemplate) -> UnknownField? {
    guard !records.ranges.isEmpty, let unknown = columns.unknownField(of: template) else {
      return nil
    }
    guard records.reading.format.isJSON else { return unknown }
    let late = records.ranges.dropFirst(ReadingLimit.sampledRecords)
    let isInLate = late.contains { range in
      records.value(range).map { value in
        template.paths.contains { !$0.values(in: value).isEmpty }
      } ?? false
    }
    return isInLate ? nil : unknown
  }

  /// Calls `body` for each record with its number, its texts and its unique id.
  package func forEachRow(_ body: (Int, RowTexts, _ path: String) throws -> Void) rethrows {
    let fields = RowFields(guesses, key: records.reading.layout.keyName)
    var ids = IDIndex()
    var found: [FieldPlan.Found] = []
    for (row, range) in records.ranges.enumerated() {
      guard let texts = texts(range, fields, &found) else { continue }
      let written = guesses.id == .title ? nil : texts.id
      var path = Array(
        RecordID.text(written: written, title: texts.title, row: row + 1).utf8)
      ids.add(&path)
      try body(row, texts, String(decoding: path, as: UTF8.self))
    }
  }

  private func texts(
    _ range: RecordRange, _ fields: RowFields, _ found: inout [FieldPlan.Found]
  ) -> RowTexts? {
    let reading = records.reading
    let isInPlace =
      reading.format.isJSON && reading.encoding != .latin1 && reading.layout.kind == .objects
      && reading.layout.keyName == nil
    guard isInPlace else { return records.value(range).map(fields.texts) }
    return records.text.withUnsafeBufferPointer { text in
      let record = UnsafeBufferPointer(rebasing: text[range.offset..<range.end])
      var reader = JSONReader(record, isOwnFile: true)
      return try? fields.texts(&reader, using: &found)
    }
  }

  /// The columns of CSV: a table's own, else every field without parts of its own.
  package var fields: [FieldPath] { records.reading.fields(of: columns) }

  /// A record as a row of a list.
  package func entry(_ row: Int, _ texts: RowTexts, _ path: String) -> Entry {
    let title = PlainText.line(texts.title)
    return Entry(
      id: EntryID(id, path), title: title.isEmpty ? "row \(row + 1)" : title,
      subtitle: PlainText.line(texts.subtitle),
      aliases: texts.search.map { PlainText.line($0.text) }.filter { !$0.isEmpty },
      isRecruitable: true)
  }
}

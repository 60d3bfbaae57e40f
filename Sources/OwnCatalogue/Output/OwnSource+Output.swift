import JSONReader
import SquadCore

extension OwnSource {
  /// Whether it gives its bytes only once.
  package var isPipe: Bool { state.withLock { !$0.input.isRegular } }

  /// The order that the user chose; nil for the file's.
  package var chosenSort: SortOrder? { settings.sort == nil ? nil : settings.list.sorts.first }

  /// A record to print.
  package func printedRow(_ id: EntryID) throws(Failure) -> RecordPrinter.Row {
    let (bytes, row, description) = try bytes(of: id)
    let record = PrintedRecord(bytes, description)
    return RecordPrinter.Row(
      id: description.guesses.id == .title ? id.path : record.texts.id, ref: id.description,
      title: record.title(row: row + 1), subtitle: record.texts.subtitle, value: record.value,
      text: record.text)
  }

  /// The fields of the user that the first records don't have. Throws `InvalidField`.
  ///
  /// - Parameter output: what is printed of a record.
  package func missingFields(_ output: FieldTemplate? = nil) throws -> [UnknownField] {
    guard let description, description.columns.recordCount > 0 else { return [] }
    let columns = description.columns
    let roles = try settings.choices.templates(in: columns)
    var chosen = FieldRole.allCases.flatMap { roles[$0]?.templates ?? [] }
    chosen += try settings.choices.detail(in: columns).templates
    if settings.sort != nil, let order = description.sorts.first?.field { chosen.append(order) }
    let missing = output.flatMap { columns.unknownField(of: $0, besides: OutputFormat.names) }
    return chosen.compactMap { columns.unknownField(of: $0) } + [missing].compactMap(\.self)
  }

  /// Whether any record has a field. Reads the file again.
  package func has(_ field: FieldPath) throws -> Bool {
    try reader.withLock { reader in
      // Drops an interruption of an earlier read.
      _ = interruption?.take()
      return try has(field, &reader)
    }
  }

  private func has(_ field: FieldPath, _ reader: inout Reader) throws -> Bool {
    try fields(FieldPlan([field]), to: FieldSearch(field: field), &reader).isFound
  }

  /// The first field of the user's that no record has. Reads the whole file again.
  func missingField(_ reader: inout Reader) -> OwnFileError? {
    let missing = try? missingFields().first { try !has($0.path, &reader) }
    return missing.map { .noField($0.name, nearest: $0.suggestion) }
  }

  /// Whether the rest of the file can be read without waiting for a writer.
  package var isComplete: Bool {
    state.withLock { state in
      state.isEnded || state.input.isRegular && !state.input.follows && !state.text.isInMemory
    }
  }
}

/// A record that is parsed only as far as it is printed.
private final class PrintedRecord {
  private let bytes: [UInt8]
  private let description: OwnDescription
  private(set) lazy var value = bytes.withUnsafeBufferPointer(description.reading.value) ?? .null
  private(set) lazy var texts = description.rowFields.texts(of: value)

  init(_ bytes: [UInt8], _ description: OwnDescription) {
    self.bytes = bytes
    self.description = description
  }

  /// As it stands in the record; `row 12` without one.
  func title(row: Int) -> String {
    texts.title.isEmpty ? texts.shownTitle(of: value, row: row) : texts.title
  }

  var text: String { bytes.withUnsafeBufferPointer(description.reading.text) }
}

private struct FieldSearch: FieldConsumer {
  let field: FieldPath
  private(set) var isFound = false

  mutating func take(_ fields: FoundFields, _ range: RecordRange) {
    isFound = isFound || !fields.values(of: field).isEmpty
  }
}

extension OwnDescription {
  /// The columns of CSV.
  package var outputFields: [FieldPath] { reading.fields(of: columns) }
}

extension Reading {
  /// A record as it stands in the file, without its line's end and color codes; of JSON its value
  /// in one line.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let record = bytes[valueStart(bytes)...]
    guard format.isJSON else {
      // The name of a file may end in a line feed.
      if options.endsInNUL { return ColorCodes.removed(from: encoding.text(record)) }
      let end = record.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? record.startIndex
      return ColorCodes.removed(from: encoding.text(record[..<end]))
    }
    // In JSON, line ends stand only between tokens.
    guard record.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return encoding.text(record)
    }
    return encoding.text(record.filter { $0 != 0x0A && $0 != 0x0D })
  }

  /// The columns of CSV: a table's own, else every field without parts of its own.
  func fields(of columns: Columns) -> [FieldPath] {
    if let header, !format.isJSON { return header.map { FieldPath(keys: [$0]) } }
    // An object's own columns are among them.
    return columns.all.filter { $0.kind != .object }.map(\.path)
  }

  /// The offset of a record's value, after its key where it has one.
  private func valueStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard layout.keyName != nil else { return 0 }
    var reader = JSONReader(bytes, isOwnFile: true)
    guard (try? reader.key()) != nil else { return 0 }
    reader.skipSpace()
    return reader.position
  }
}

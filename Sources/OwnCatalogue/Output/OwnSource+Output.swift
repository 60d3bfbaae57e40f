import SquadCore

extension OwnSource {
  /// Whether its bytes come only once.
  package var isPipe: Bool { state.withLock { !$0.input.isRegular } }

  /// A record to print.
  package func printedRow(_ id: EntryID) throws(Failure) -> RecordPrinter.Row {
    let record = try record(id)
    let description = record.description
    return RecordPrinter.Row(
      id: description.guesses.id == .title ? id.path : record.texts.id, ref: id.description,
      title: record.texts.title, subtitle: record.texts.subtitle, value: record.value,
      text: record.bytes.withUnsafeBufferPointer(description.reading.text))
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
    return (chosen + [output].compactMap(\.self)).compactMap(columns.unknownField)
  }

  /// Whether any record has a field. Reads the file again.
  package func has(_ field: FieldPath) throws -> Bool {
    let search = FieldSearch(field: field)
    return try reader.withLock { try fields(FieldPlan([field]), to: search, &$0) }.isFound
  }
}

private struct FieldSearch: FieldTaker {
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

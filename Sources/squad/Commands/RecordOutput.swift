import OwnCatalogue
import SquadCore
import SquadWords

/// Prints records of files as `--output` says.
struct RecordOutput {
  private let query: OpenQuery
  private var lines: ResultLines
  private var printers: [CatalogueID: RecordPrinter] = [:]
  /// Source of the last record, and the header above it.
  private var last: (source: CatalogueID, header: String?)?
  /// Records so far.
  private(set) var count = 0

  init(_ query: OpenQuery) {
    self.query = query
    lines = ResultLines(end: query.endsInNUL ? 0 : 0x0A)
  }

  /// Whether the reader still takes records, and the limit isn't reached.
  var wantsMore: Bool { lines.isRead && count < (query.filter == nil ? nil : query.limit) ?? .max }

  mutating func add(_ id: EntryID, of source: OwnSource) throws {
    let printer = try printer(for: source)
    let row = try source.printedRow(id)
    if source.id != last?.source { try addHeader(printer.header, of: source.id) }
    try lines.add(printer.text(of: row))
    count += 1
  }

  /// Files may have different columns: a header other than the last stands below an empty line.
  private mutating func addHeader(_ header: String?, of source: CatalogueID) throws {
    if let header, header != last?.header {
      if last != nil { try lines.add("") }
      try lines.add(header)
    }
    last = (source, header)
  }

  mutating func flush() throws { try lines.flush() }

  private mutating func printer(for source: OwnSource) throws -> RecordPrinter {
    if let known = printers[source.id] { return known }
    let printer = RecordPrinter(
      query.output,
      template: try source.description.flatMap { try query.output.template(in: $0.columns) },
      fields: source.description?.outputFields ?? [], keepsLines: query.endsInNUL)
    printers[source.id] = printer
    return printer
  }
}

extension OutputFormat {
  /// The parsed field; nil for any other format.
  func template(in columns: Columns) throws(UsageError) -> FieldTemplate? {
    guard case .field(let text) = self else { return nil }
    do { return try columns.template(text) } catch {
      throw UsageError(.wrongValue(option: "--output", takes: .field, given: text))
    }
  }
}

extension UnknownField {
  /// - Parameter source: a file or a list.
  func error(in source: String) -> CommandError {
    CommandError(status: .wrongUsage) { [name, suggestion] in
      $0.text(of: .noField(name, nearest: suggestion), in: source)
    }
  }
}

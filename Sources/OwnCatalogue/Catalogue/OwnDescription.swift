import PlainText
import SquadCore

/// The format, columns and guesses of a file, made of its first records; they never change
/// afterwards.
package final class OwnDescription: Sendable {
  /// An order of the list's rows.
  struct Sort: Sendable {
    let order: SortOrder
    /// Nil for the file's own order.
    let field: FieldTemplate?
    /// The column of numbers or dates; nil for texts.
    let column: Column?
  }

  /// Columns that can be sorted by even where they are shown nowhere.
  private static let firstColumns = 12

  /// How the text is read.
  package let reading: Reading
  /// The columns of the first records, at most `Columns.sampleSize`.
  package let columns: Columns
  /// The role of each field.
  package let guesses: Guesses
  let rowFields: RowFields
  /// The columns that a detail shows.
  package let fields: DetailFields
  /// Makes the details of its records.
  package let detail: OwnDetail
  /// The list with its orders and its column's head, which replaces the settings' list.
  package let list: ListInfo
  let sorts: [Sort]
  /// The facts of the file before its end.
  let facts: FileFacts

  init(_ settings: OwnSettings, _ reading: Reading, sample: [RecordValue]) throws {
    let (list, choices) = (settings.list, settings.choices)
    self.reading = reading
    columns = Columns(sample, isSemicolons: reading.dialect.delimiter == [UInt8(ascii: ";")])
    guesses = Guesses(
      columns, records: sample, isKeyed: reading.layout.keyName != nil,
      choices: try choices.templates(in: columns))
    rowFields = RowFields(guesses, key: reading.layout.keyName)
    fields = DetailFields(columns, guesses, try choices.detail(in: columns))
    detail = OwnDetail(columns, guesses, fields)
    sorts = try Self.sorts(columns, guesses, fields, first: settings.sort)
    let head = guesses.subtitle?.path.map(FieldLabel.text).map { PlainText.line($0) }
    var column = head.map { ListColumn($0) } ?? ListColumn()
    column.aliasLabels = guesses.search.map { field in
      PlainText.line(field.path.map(FieldLabel.text) ?? "")
    }
    facts = FileFacts(settings, reading, guesses)
    self.list = ListInfo(
      id: list.id, title: list.title, recruit: list.recruit, sorts: sorts.map(\.order),
      column: column, refreshInterval: list.refreshInterval)
  }

  /// The orders of a list: the file's, by its texts, and by numbers and dates, the largest and the
  /// latest first. `first` is the field of the initial order, after `-` reversed.
  private static func sorts(
    _ columns: Columns, _ guesses: Guesses, _ fields: DetailFields, first: String?
  ) throws(InvalidField) -> [Sort] {
    var sorts = [Sort(order: SortOrder(key: SortKey.file.rawValue), field: nil, column: nil)]
    var taken: Set<FieldTemplate> = []
    func add(
      _ field: FieldTemplate?, _ shown: SortOrder.Column, isDescending: Bool = false,
      _ column: Column? = nil
    ) {
      guard let field, taken.insert(field).inserted else { return }
      let order = SortOrder(
        // The dot tells fields from squad's own orders.
        key: ".\(field.description)", isDescending: isDescending, column: shown, isDerived: true)
      sorts.append(Sort(order: order, field: field, column: column))
    }
    func column(of field: FieldTemplate?) -> Column? {
      field?.path.flatMap { columns[$0] }.flatMap { $0.isOrdered ? $0 : nil }
    }
    for field in [guesses.title, guesses.subtitle] {
      let column = column(of: field)
      add(field, .list, isDescending: column != nil, column)
    }
    add(guesses.group, .words)
    let shown = Set(fields.facts.map(\.path) + guesses.paths(of: .bars))
    for (index, column) in columns.all.enumerated() where column.isOrdered {
      guard index < firstColumns || shown.contains(column.path) else { continue }
      add(
        FieldTemplate(column.path), column.kind == .number ? .figures : .words,
        isDescending: true, column)
    }
    guard let first else { return sorts }
    let isReversed = first.hasPrefix("-")
    let field: FieldTemplate
    do { field = try columns.template(isReversed ? String(first.dropFirst()) : first) } catch {
      throw InvalidField(option: "sort", text: first)
    }
    let chosen = column(of: field)
    add(field, chosen?.kind == .number ? .figures : .words, isDescending: chosen != nil, chosen)
    guard let index = sorts.firstIndex(where: { $0.field == field }) else { return sorts }
    let sort = sorts.remove(at: index)
    let order = isReversed ? sort.order.reversed : sort.order
    return [Sort(order: order, field: sort.field, column: sort.column)] + sorts
  }
}

extension Column {
  /// Whether its values sort as numbers or dates, not as text.
  fileprivate var isOrdered: Bool { kind == .number || kind == .date }
}

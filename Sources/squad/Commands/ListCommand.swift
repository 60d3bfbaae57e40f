import OwnCatalogue
import SquadCore
import SquadWords
import SystemKit

/// `squad list`: the entries of a list or of a section, or the ones that a search finds.
struct ListCommand {
  let query: ListQuery
  let isJSON: Bool

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    var list = dependencies.list(named: query.name)
    let source = try list.map { .list($0.id) } ?? section(in: dependencies)
    let catalogue = try dependencies.catalogue(source.catalogue)
    let isFile = catalogue.info.service == .file
    // A file has its orders once it is read.
    var sort = isFile ? nil : try query.sort.map { try order($0, of: list) }
    // A search needs the whole list, to find the same live and offline; so does another order, and
    // members to show first may be anywhere.
    let needsAll = query.search != nil || query.sort != nil || list?.putsMembersFirst == true
    let limit = query.limit ?? .max
    let request = PageRequest(
      source: source, limit: needsAll ? .max : limit, sort: list?.sorts.first)
    let page = try dependencies.list(request)
    if isFile {
      list = page.list ?? list
      sort = try query.sort.map { try order($0, of: list) }
    }
    let orders = SortedRows(request: request, orders: list?.sorts ?? [], catalogue: catalogue)
    let rows =
      sort.map { orders.sorted(page.entries, by: $0) }
      ?? inOrder(page.entries, of: list, in: dependencies)
    let entries = found(in: rows, dependencies.strings).prefix(limit)
    let file = isFile ? dependencies.file(catalogue.info.id) : nil
    if let output = query.output {
      let fields = isFile ? [] : orders.fields
      try print(entries.map { printed($0, fields, of: list, in: file) }, as: output)
    } else if isJSON {
      let fields = isFile ? [] : orders.fields
      try Console.print(
        verbatim: JSON.list(entries.map { row($0, fields, of: list, record(of: $0, in: file)) })
          .indented)
    } else {
      try Console.print(entries.map { "\($0.id)\t\($0.title)\t\(subtitle(of: $0))" })
    }
    dependencies.sayIfUnwritable()
    return .success
  }

  /// The record of a row of the user's file; nil of any other row, also of a record's section.
  private func record(of entry: Entry, in file: OwnSource?) -> RecordValue? {
    guard let file, !entry.id.path.contains("/") else { return nil }
    return try? file.record(entry.id).value
  }

  /// A row for `--output`: the record of a user's file, else the members that `--json` prints.
  private func printed(
    _ entry: Entry, _ fields: [SortedRows.Field], of list: ListInfo?, in file: OwnSource?
  ) -> RecordPrinter.Row {
    if let file, !entry.id.path.contains("/"), let row = try? file.printedRow(entry.id) {
      return row
    }
    let value = row(entry, fields, of: list)
    return RecordPrinter.Row(
      id: entry.id.path, ref: entry.id.description, title: entry.title,
      subtitle: subtitle(of: entry), value: value)
  }

  /// Prints each row as `--output` says.
  private func print(_ rows: [RecordPrinter.Row], as output: OutputFormat) throws {
    let columns = Columns(rows.map { $0.value() })
    let template = try output.template(in: columns)
    let unknown = template.flatMap { columns.unknownField(of: $0, besides: OutputFormat.names) }
    if !rows.isEmpty, let unknown { throw unknown.error(in: query.name) }
    let printer = RecordPrinter(
      output, template: template, fields: columns.all.map(\.path), keepsLines: query.endsInNUL)
    var lines = ResultLines(end: query.endsInNUL ? 0 : 0x0A)
    if let header = printer.header { try lines.add(header) }
    for row in rows { try lines.add(printer.text(of: row)) }
    try lines.flush()
  }

  /// The section of an entry that the query names.
  private func section(in dependencies: AppDependencies) throws -> ListSource {
    guard let slash = query.name.lastIndex(of: "/"),
      query.name[..<slash].contains("/")
    else { throw dependencies.unknownList(query.name) }
    if let error = dependencies.misspelledList(query.name) { throw error }
    let detail = try dependencies.detail(String(query.name[..<slash]))
    let typed = query.name[query.name.index(after: slash)...]
    let names = detail.sections.map(\.name)
    // Sections of a file's records are called as the file has them.
    let name = names.first { $0 == typed } ?? names.first { $0.lowercased() == typed.lowercased() }
    guard let name else {
      throw UsageError(unknown: .list, query.name, among: names.map { "\(detail.id)/\($0)" })
    }
    return .section(of: detail.id, named: name)
  }

  /// The order that `--sort` names, reversed after a `-`.
  private func order(_ text: String, of list: ListInfo?) throws(UsageError) -> SortOrder {
    guard let list else { throw UsageError(.conflict(option: "--sort", with: query.name)) }
    let key = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let order = list.sorts.first(where: { $0.name == key || $0.key == key.lowercased() })
    else {
      throw UsageError(unknown: .sort, String(key), among: list.sorts.map(\.name))
    }
    return key.count == text.count ? order : order.reversed
  }

  /// Rows in the browser's order: the squad's members first where the list wants that.
  private func inOrder(_ entries: [Entry], of list: ListInfo?, in dependencies: AppDependencies)
    -> [Entry]
  {
    // An unreadable squad puts nobody first: the list is what was asked for.
    guard let list, list.putsMembersFirst, let stored = try? dependencies.store.load()
    else { return entries }
    dependencies.report(stored.notice)
    let members = stored.squad.members.map(\.id).filter { $0.catalogue == list.id.catalogue }
    let rows = EntryList(entries).putting(first: members)
    return rows.entries
  }

  private func found(in entries: [Entry], _ strings: Strings) -> [Entry] {
    guard let search = query.search else { return entries }
    let list = EntryList(entries)
    var filter = Filter(text: search, before: nil)
    filter.apply(search, to: list)
    if filter.query.isNearest { Console.say(strings.nearestSpellings(of: search)) }
    return filter.matches(of: list)
  }

  /// `record` is that of a user's file; its fields follow the others.
  private func row(
    _ entry: Entry, _ fields: [SortedRows.Field], of list: ListInfo?, _ record: RecordValue? = nil
  ) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("id", .text(entry.id.description)), ("title", .text(entry.title)),
      ("subtitle", .text(subtitle(of: entry))),
    ]
    for field in fields {
      guard let text = field.texts[entry.id] else { continue }
      members.append((field.key, TypedText(text)?.json ?? .text(text)))
    }
    if case .object(let values) = record {
      let known = Set(members.map(\.key))
      members += values.filter { !known.contains($0.name) }.map { ($0.name, $0.value) }
    } else if let column = list?.column, let head = column.heads.first, column.heads.count == 1,
      let number = TypedText(column.text(of: entry))?.json
    {
      // Gives null for a lower bound, which a script would take for the exact number.
      members.append((head, column.isLeast(entry) ? .null : number))
    }
    if let quote = entry.quote, let rate = quote.rate {
      members.append(("price", .text(rate.plainText)))
      members.append(("currency", .text(entry.id.path)))
      if let change = quote.change {
        members.append(("change", .number(change.percent)))
        members.append(("changeSince", .text(change.since.iso)))
      }
    }
    return .record(members)
  }

  /// Subtitle with its price, if any: `Euro · 66,410.20 ▲ 1.2%`; a change since another day tells
  /// which: `▲ 1.2% since 20 Apr`.
  private func subtitle(of entry: Entry) -> String {
    guard let quote = entry.quote else { return entry.subtitle }
    let now = SystemTime.now()
    let since = quote.start(ofChangeAt: now).map { "since \($0.text(beside: now.day))" }
    let price = [quote.text, quote.change?.text, since].compactMap { $0 }.joined(separator: " ")
    return "\(entry.subtitle) · \(price)"
  }
}

extension SortOrder {
  /// As `--sort` takes it; `file` is the order of a user's file.
  var name: String {
    key == SortKey.file.rawValue ? "file" : key.hasPrefix(".") ? String(key.dropFirst()) : key
  }
}

extension Change {
  /// In percent, as `-1.2`.
  fileprivate var percent: String {
    let tenths = tenthsOfPercent.magnitude
    return "\(tenthsOfPercent < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}

/// The rows of a list on this machine in each of its orders.
struct SortedRows {
  /// The values by which an order sorts, as the browser shows them.
  struct Field {
    /// `publisher`
    let key: String
    let texts: [EntryID: String]
  }

  let request: PageRequest
  let orders: [SortOrder]
  let catalogue: Catalogue

  /// Sorts rows as the stored list is sorted; rows that it lacks come last.
  func sorted(_ entries: [Entry], by order: SortOrder) -> [Entry] {
    let indices = Dictionary(
      rows(in: order).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return entries.enumerated().sorted {
      (indices[$0.element.id] ?? .max, $0.offset) < (indices[$1.element.id] ?? .max, $1.offset)
    }.map(\.element)
  }

  /// The values of each order that shows one in its rows.
  var fields: [Field] {
    orders.filter { $0.column != .list }.map { order in
      let texts = rows(in: order).compactMap { row in row.sortText.map { (row.id, $0) } }
      return Field(
        key: order.key, texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
  }

  private func rows(in order: SortOrder) -> [Entry] {
    let request = PageRequest(source: request.source, limit: .max, sort: order)
    return (try? catalogue.page(request))?.entries ?? []
  }
}

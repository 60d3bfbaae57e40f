import SquadCore

/// The rows of a section: the elements of a list, or the members of an object.
struct OwnSection {
  struct Row {
    /// The part of its id after the section's name.
    let id: String
    let record: RecordValue
    let texts: RowTexts
  }

  let rows: [Row]
  /// Makes the details of the rows.
  let detail: OwnDetail

  /// The parts of a long text, each titled by its first words.
  init(partsOf text: String, depth: Int) {
    let (title, part) = ("title", "text")
    let records = ShortText.parts(of: text).map { text -> RecordValue in
      let words = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }.prefix(Self.titleLength)
      // Escapes the text, since a detail parses its long text as HTML.
      let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return .object([.init(title, .text(String(words))), .init(part, .text(String(html)))])
    }
    let choices = [FieldRole.title: title, .text: part].mapValues {
      FieldChoice.fields([FieldTemplate(FieldPath(keys: [$0]))])
    }
    self.init(.list(records), depth: depth, choices)
  }

  /// Characters of a part's title.
  private static let titleLength = 60

  /// `depth` is the number of sections around the rows. `chosen` are the roles of fields; without
  /// it they are by the value's form, else guessed.
  init(_ value: RecordValue, depth: Int, _ chosen: [FieldRole: FieldChoice]? = nil) {
    let records: [RecordValue]
    let key: FieldPath?
    if case .object(let members) = value {
      (records, key) = Self.records(of: members)
    } else {
      (records, key) = (value.elements.map(\.unwrapped), nil)
    }
    let columns = Columns(records)
    let guesses = Guesses(
      columns, records: records, choices: chosen ?? Self.choices(columns, key: key, records))
    let root = FieldPath()
    let isWhole = columns.all.contains { $0.path == root && $0.kind.isNested }
    // Records that are lists themselves show the whole list as a fact, which opens it.
    let fields = DetailFields(columns, guesses, DetailChoices(show: isWhole ? [root] : []))
    detail = OwnDetail(columns, guesses, fields, depth: depth)
    let rowFields = RowFields(guesses)
    var ids = IDIndex()
    rows = records.enumerated().map { number, record in
      let texts = rowFields.texts(of: record)
      let written = guesses.id == .title ? nil : texts.id
      let title = texts.title.isEmpty ? record.scalarText ?? "" : texts.title
      var id = Array(RecordID.text(written: written, title: title, row: number + 1).utf8)
      ids.add(&id)
      return Row(id: String(decoding: id, as: UTF8.self), record: record, texts: texts)
    }
  }

  /// An object's members as records. A member that is an object gets its key as one more field; any
  /// other becomes the field `value`.
  private static func records(
    of members: [RecordValue.Member]
  ) -> (records: [RecordValue], key: FieldPath) {
    let isTaken = members.contains { $0.value["key"] != nil }
    let name = isTaken ? "map key" : "key"
    let records = members.map { member -> RecordValue in
      let key = RecordValue.Member(name, .text(member.name))
      if case .object(let parts) = member.value.unwrapped { return .object([key] + parts) }
      return .object([key, RecordValue.Member(valueName, member.value)])
    }
    return (records, FieldPath(keys: [name]))
  }

  private static let valueName = "value"

  /// A map's key is the title, and its value the subtitle. A list in a list is titled by its text.
  private static func choices(
    _ columns: Columns, key: FieldPath?, _ records: [RecordValue]
  ) -> [FieldRole: FieldChoice] {
    guard let key else {
      let isList = columns.all.first.map { $0.path.steps.isEmpty && $0.kind == .list } ?? false
      let isFlat = records.allSatisfy { $0.elements.allSatisfy { $0.unwrapped.scalarText != nil } }
      return isList && isFlat ? [.title: .fields([FieldTemplate(FieldPath())])] : [:]
    }
    let name = FieldChoice.fields([FieldTemplate(key)])
    var choices: [FieldRole: FieldChoice] = [.title: name, .id: name]
    guard let value = columns[FieldPath(keys: [valueName])], !value.kind.isNested else {
      return choices
    }
    choices[.subtitle] = .fields([FieldTemplate(value.path)])
    if value.kind == .long { choices[.text] = choices[.subtitle] }
    return choices
  }
}

// Nested records.
extension OwnDetail {
  /// The detail of a record, or of one in its sections. `id` is the record's, followed by
  /// `/SECTION/ROW` for each section to go into. `record` is the file's record that it begins with,
  /// the `row`th of the file; `texts` are of its row.
  package func detail(
    at id: EntryID, in record: RecordValue, _ texts: RowTexts, row: Int, _ freshness: Freshness
  ) -> Detail? {
    let path = id.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard !path.isEmpty else { return detail(of: record, id: id, texts, row: row, freshness) }
    guard let (section, index) = find(path, in: record) else { return nil }
    let found = section.rows[index]
    return section.detail.detail(of: found.record, id: id, found.texts, row: index + 1, freshness)
  }

  /// The rows of a section of a record, or of one in its sections; nil where it has none of this
  /// name. `owner` is the id of the record that has the section, `record` the file's record that
  /// this id begins with.
  package func rows(of name: String, in owner: EntryID, _ record: RecordValue) -> [Entry]? {
    let path = owner.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    var (detail, holder) = (self, record)
    if !path.isEmpty {
      guard let (section, index) = find(path, in: record) else { return nil }
      (detail, holder) = (section.detail, section.rows[index].record)
    }
    guard let section = detail.section(name[...], of: holder) else { return nil }
    return section.rows.enumerated().map { number, row in
      Entry(
        id: EntryID(owner.catalogue, "\(owner.path)/\(name)/\(row.id)"),
        title: row.texts.shownTitle(of: row.record, row: number + 1),
        subtitle: ShortText.line(row.texts.subtitle),
        aliases: row.texts.search.map(ShortText.line).filter { !$0.isEmpty },
        badge: section.detail.badge(of: row.record))
    }
  }

  /// The section and the row at the end of `SECTION/ROW/SECTION/ROW…`.
  private func find(
    _ path: ArraySlice<Substring>, in record: RecordValue
  ) -> (section: OwnSection, row: Int)? {
    guard let name = path.first, let id = path.dropFirst().first,
      let section = section(name, of: record),
      let row = RecordID.index(of: String(id), among: section.rows.map(\.id))
    else { return nil }
    let rest = path.dropFirst(2)
    return rest.isEmpty ? (section, row) : section.detail.find(rest, in: section.rows[row].record)
  }

  /// A record's section; nil where it has none of this name.
  private func section(_ name: Substring, of record: RecordValue) -> OwnSection? {
    let shown = shownParts(of: record)
    let columns = factColumns(shown) + [textColumn].compactMap(\.self)
    guard let column = columns.first(where: { Self.name(of: $0) == name }) else { return nil }
    if let text = longText(of: column, shown) { return OwnSection(partsOf: text, depth: depth + 1) }
    guard case .rows = cell(column, shown), let value = shown.value(at: column.path) else {
      return nil
    }
    return OwnSection(value, depth: depth + 1)
  }
}

// Values that a detail cuts.
extension OwnDetail {
  /// The column of the long text.
  var textColumn: Column? { guesses.text?.path.flatMap { columns[$0] } }

  /// A value of which the detail shows only the beginning; nil for any other.
  func longText(of column: Column, _ shown: ShownParts) -> String? {
    if column.path == guesses.text?.path {
      let texts = texts(of: shown.record)
      return ShortText.cuts(texts) ? texts.joined(separator: "\n") : nil
    }
    guard let text = shown.value(at: column.path)?.unwrapped.scalarText else { return nil }
    return ShortText.cuts(text) ? text : nil
  }

  static func whole(_ text: String, of column: Column, _ label: String) -> Link {
    let section = Section(
      name: name(of: column), title: label, available: ShortText.parts(of: text).count)
    return Link(title: label, url: ShortText.formatted(bytes: text.utf8.count), section: section)
  }
}

/// The fields that a row of the list shows or is found by, compiled once for all rows.
package final class RowFields: Sendable {
  /// Maximum bytes of a row's search text besides its title if squad guessed the searched fields.
  package static let longestSearch = 120

  struct Field: Sendable {
    fileprivate let template: FieldTemplate
    /// Index in the plan of a template that is nothing but a path.
    fileprivate let slot: Int?
  }

  let id: Field?
  let title: Field?
  let subtitle: Field?
  private let group: Field?
  private let search: [Field]
  /// Maximum bytes of a row's search text, without a limit where the user chose the fields.
  private let searchLimit: Int
  /// The paths of all these fields.
  package let plan: FieldPlan

  /// `key` names the field that holds a record's key, where that may be the id.
  package init(_ guesses: Guesses, key: String? = nil) {
    var id: FieldTemplate?
    switch guesses.id {
    case .field(let template): id = template
    case .key: id = key.map { FieldTemplate(FieldPath(keys: [$0])) }
    case .title: break
    }
    var seen: Set<FieldPath> = []
    let templates =
      [id, guesses.title, guesses.subtitle, guesses.group].compactMap { $0 } + guesses.search
    let paths = templates.flatMap(\.paths).filter { seen.insert($0).inserted }
    let slots = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    func field(_ template: FieldTemplate) -> Field {
      Field(template: template, slot: template.path.flatMap { slots[$0] })
    }
    self.id = id.map(field)
    title = guesses.title.map(field)
    subtitle = guesses.subtitle.map(field)
    group = guesses.group.map(field)
    search = guesses.search.map(field)
    searchLimit = guesses.rules[.search] == nil ? .max : Self.longestSearch
    plan = FieldPlan(paths)
  }

  /// The texts of a record that is built already.
  package func texts(of record: RecordValue) -> RowTexts {
    texts(FoundFields(plan, of: record))
  }

  func texts(_ fields: FoundFields) -> RowTexts {
    var search: [String] = []
    forEachSearchText(of: fields) { text, _ in
      search.append(String(decoding: text, as: UTF8.self))
    }
    return RowTexts(
      id: withText(id, fields) { String(decoding: $0, as: UTF8.self) },
      title: withText(title, fields) { String(decoding: $0, as: UTF8.self) },
      subtitle: withText(subtitle, fields) { String(decoding: $0, as: UTF8.self) }, search: search)
  }
}

/// The texts of a row in place, as UTF-8 that may be invalid.
extension RowFields {
  /// Calls `body` where there is a group and the record has a value of it.
  func withGroup(of fields: FoundFields, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let group else { return }
    withText(group, fields) { if !$0.isEmpty { body($0) } }
  }

  /// Passes the text of one of the fields; empty without a field.
  func withText<Value>(
    _ field: Field?, _ fields: FoundFields, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    if let slot = field?.slot, let text = fields.bytes(at: slot) { return body(text) }
    var text = field?.template.text(fields.values(of:)) ?? ""
    return text.withUTF8(body)
  }

  /// Calls `body` with each text that a search finds besides the title, and its field's index.
  func forEachSearchText(
    of fields: FoundFields, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void
  ) {
    var rest = searchLimit
    func add(_ text: UnsafeBufferPointer<UInt8>, _ field: Int) {
      guard !text.isEmpty, text.count < rest else { return }
      body(text, field)
      rest -= text.count + 1
    }
    for index in search.indices {
      if let slot = search[index].slot {
        if let text = fields.bytes(at: slot) {
          add(text, index)
        } else {
          for var text in fields.values(at: slot).flatMap(\.searchTexts) {
            text.withUTF8 { add($0, index) }
          }
        }
      } else {
        var text = search[index].template.text(fields.values(of:))
        text.withUTF8 { add($0, index) }
      }
    }
  }
}

/// The values of one record that a plan found.
struct FoundFields {
  /// The paths of the plan. Storing the whole plan would retain a second array for each row.
  let paths: [FieldPath]
  /// The values of a record at each path, or for CSV the ranges of the cells.
  let found: [FieldPlan.Found]
  /// The bytes of those ranges.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The text of a scalar that stands in the bytes, empty where it is absent; nil for others.
  func bytes(at slot: Int) -> UnsafeBufferPointer<UInt8>? {
    switch found[slot] {
    case .absent: UnsafeBufferPointer(start: nil, count: 0)
    case .bytes(let range): UnsafeBufferPointer(rebasing: bytes[range])
    case .values: nil
    }
  }

  /// The type of a scalar is lost: a number and a text of its digits are shown alike.
  fileprivate func values(at slot: Int) -> [RecordValue] {
    switch found[slot] {
    case .absent: []
    case .bytes(let range): [.text(String(decoding: bytes[range], as: UTF8.self))]
    case .values(let values): values
    }
  }

  func values(of path: FieldPath) -> [RecordValue] {
    paths.firstIndex(of: path).map(values(at:)) ?? []
  }
}

extension FoundFields {
  init(_ plan: FieldPlan, of record: RecordValue) {
    self.init(
      paths: plan.paths, found: plan.paths.map { .values($0.values(in: record)) },
      bytes: UnsafeBufferPointer(start: nil, count: 0))
  }
}

extension RecordValue {
  /// The texts to find it by: of a list, one per element.
  fileprivate var searchTexts: [String] {
    if case .list(let elements) = self { return elements.compactMap(\.unwrapped.scalarText) }
    return scalarText.map { [$0] } ?? []
  }
}

/// The texts of one row, as they stand in the record.
package struct RowTexts: Equatable, Sendable {
  /// Before it is made unique; empty where the title serves as id.
  package let id: String
  /// Empty where the record has none.
  package let title: String
  /// Empty where the record has none.
  package let subtitle: String
  /// The texts that a search finds besides the title, one for each element of a list, in the order
  /// of `Guesses.search`. At most `RowFields.longestSearch` bytes in all if the fields are guessed.
  package let search: [String]
}

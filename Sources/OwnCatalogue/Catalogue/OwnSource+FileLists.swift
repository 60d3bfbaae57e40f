import PlainText
import SquadCore

/// The lists about the file.
extension OwnSource {
  /// All rows of a list about the file.
  func rows(of list: FileList) throws -> [Entry] {
    guard let description else { return [] }
    switch list {
    case .fields:
      return description.columns.all.map { column in
        row(column.path.description, column.path.description, Self.note(column, description), list)
      }
    case .roles(let field): return FieldChoices.roles.map { row($0.word, $0.word, field, list) }
    case .records:
      let current = description.reading.recordsPath
      // The others are counted only in the beginning that the format is told from.
      var paths = description.reading.candidates.map { candidate in
        let isCurrent = candidate.layout.path == current
        return (candidate.layout.path.text, isCurrent ? report.records : candidate.count)
      }
      // An array has records only at its own path.
      if paths.isEmpty, description.reading.format.isJSON {
        paths = [(current.text, report.records)]
      }
      return paths.map { row($0, $0, $1.grouped, list) }
    case .unreadable:
      return try report.unreadable.enumerated().map { number, problem in
        let position = "\(problem.position.line.grouped):\(problem.position.column.grouped)"
        let reason = "\(position) · \(problem.reason.text)"
        return row("\(number)", try beginning(of: problem), reason, list)
      }
    case .group: return []
    }
  }

  private func row(_ name: String, _ title: String, _ subtitle: String, _ list: FileList) -> Entry {
    let title = PlainText.line(title)
    return Entry(
      id: EntryID(id, row: name, of: list), title: title.isEmpty ? "\"\"" : title,
      subtitle: PlainText.line(subtitle))
  }

  /// `number · title`
  private static func note(_ column: Column, _ description: OwnDescription) -> String {
    let roles = description.guesses.roles(of: column.path).map(\.rawValue)
    let names = roles.isEmpty && description.fields.isHidden(column.path) ? ["hide"] : roles
    return ([column.kind.rawValue] + names).joined(separator: " · ")
  }

  /// The detail of a row of a list about the file.
  func detail(_ id: EntryID, of list: Substring, _ name: String) throws(Failure) -> Detail {
    guard let description else { throw .unknownEntry(id) }
    var detail = Detail(id: id, title: PlainText.line(name), freshness: freshness)
    detail.isDescribed = false
    switch list {
    case "fields":
      guard let column = description.columns.all.first(where: { $0.path.description == name })
      else { throw .unknownEntry(id) }
      detail.byline = Self.note(column, description)
      detail.facts = column.facts.samples.enumerated().map { number, value in
        Fact("\(number + 1)", PlainText.line(value), isVerbatim: true)
      }
      let (filled, count) = (column.facts.filled, description.columns.recordCount)
      detail.facts.append(Fact(.filled, "\(filled.grouped) / \(count.grouped)"))
    case "unreadable":
      guard let number = Int(name), report.unreadable.indices.contains(number) else {
        throw .unknownEntry(id)
      }
      let problem = report.unreadable[number]
      do { detail.title = try beginning(of: problem) } catch { throw failure(error) }
      detail.facts = [
        Fact(.line, problem.position.line.grouped), Fact(.column, problem.position.column.grouped),
        Fact(.reason, problem.reason.text),
      ]
    default: break
    }
    return detail
  }

  /// The first characters of a text that can't be read, with control characters visible.
  private func beginning(of problem: UnreadableText) throws -> String {
    var bytes = [UInt8](repeating: 0, count: Self.shownBytes)
    let count = try copy(at: problem.offset, to: &bytes)
    let line = bytes.prefix(count).prefix { $0 != 0x0A }
    let encoding = description?.reading.encoding ?? .utf8
    return PlainText.line(
      String(
        encoding.text(line).unicodeScalars.prefix(Self.shownCharacters)
          .map { scalar in
            // U+2400 begins the pictures of control characters.
            let isControl = scalar.value < 0x20
            return Character(isControl ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar)
          }))
  }

  private static let shownCharacters = 200
  /// Maximum bytes of that many characters.
  private static let shownBytes = shownCharacters * 4
}

extension FileList {
  var isGroup: Bool { if case .group = self { true } else { false } }
}

extension UnreadableReason {
  /// In English, as squad words it.
  fileprivate var text: String {
    switch self {
    case .json(let reason): reason
    case .tooLong: "longer than 16 MiB"
    case .notAnObject: "not an object"
    case .notAnArray: "not an array"
    }
  }
}

/// Collects the numbers of the records with a value of the group.
struct GroupRows: FieldConsumer {
  private let fields: RowFields
  private let value: [UInt8]
  private var row = 0
  private(set) var rows: [Int] = []

  init(_ guesses: Guesses, value: String) {
    var group = Guesses()
    group.fields[.group] = guesses.fields[.group]
    fields = RowFields(group)
    self.value = Array(value.utf8)
  }

  var plan: FieldPlan { fields.plan }

  mutating func take(_ found: FoundFields, _ range: RecordRange) {
    fields.withGroup(of: found) { if value.elementsEqual($0) { rows.append(row) } }
    row += 1
  }
}

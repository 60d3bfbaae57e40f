import Basics
import PlainText
import SquadCore

/// Makes the details of records that have the same fields: those of a file, or of a section.
package struct OwnDetail: Sendable {
  /// Maximum depth of nested sections; values below it are text.
  static let deepest = 16

  let columns: Columns
  let guesses: Guesses
  let fields: DetailFields
  /// Number of sections around it.
  let depth: Int
  /// Labels of facts and sections, each different from all others.
  private let labels: [FieldPath: String]
  private let taken: Set<String>
  /// Fields that the sample has filled.
  private let known: Set<FieldPath>

  /// `depth` is the number of sections around the records.
  package init(_ columns: Columns, _ guesses: Guesses, _ fields: DetailFields, depth: Int = 0) {
    self.columns = columns
    self.guesses = guesses
    self.fields = fields
    self.depth = depth
    var labels: [FieldPath: String] = [:]
    var taken: Set<String> = []
    for column in fields.facts + fields.sections + columns.all {
      guard labels[column.path] == nil else { continue }
      labels[column.path] = Self.label(of: column.path, besides: taken)
      taken.insert(labels[column.path] ?? "")
    }
    self.labels = labels
    self.taken = taken
    known = Set(columns.all.filter { $0.kind != .empty }.map(\.path))
  }

  /// The path's words, or the path itself where another has the same words.
  private static func label(of path: FieldPath, besides taken: Set<String>) -> String {
    let text = PlainText.line(FieldLabel.text(of: path))
    return text.isEmpty || taken.contains(text) ? PlainText.line(path.description) : text
  }

  func label(of path: FieldPath) -> String { labels[path] ?? Self.label(of: path, besides: taken) }

  /// `texts` are of the record's row. `row`, from 1, serves a record without a title.
  package func detail(
    of record: RecordValue, id: EntryID, _ texts: RowTexts, row: Int, _ freshness: Freshness
  ) -> Detail {
    var detail = Detail(id: id, title: texts.shownTitle(of: record, row: row), freshness: freshness)
    var shown = ShownParts(record)
    detail.badge = badge(of: record)
    detail.isRecruitable = depth == 0
    detail.rowSubtitle = ShortText.line(texts.subtitle)
    detail.summary = summary(of: record)
    detail.isDescribed = guesses.text != nil
    detail.picture = picture(&shown)
    detail.bars = bars(&shown)
    detail.template.bars = barLabels
    detail.statTotal = statTotal(of: detail.bars)
    detail.template.isOwn = true
    detail.series = series(of: record, freshness)
    detail.links = links(&shown)
    addFacts(to: &detail, shown)
    if let column = textColumn, let text = longText(of: column, shown) {
      detail.cut.append(Self.whole(text, of: column, label(of: column.path)))
    }
    detail.byline = byline(of: shown, detail.rowSubtitle)
    return detail
  }

  /// Adds facts, sections and the labels that keep their rows.
  private func addFacts(to detail: inout Detail, _ shown: ShownParts) {
    var labels: [String] = []
    var used = Set(fields.named.map(\.label))
    for column in factColumns(shown) {
      var label = label(of: column.path)
      // Labels must be unique: the screen finds a fact by its label.
      if !used.insert(label).inserted { label = PlainText.line(column.path.description) }
      switch cell(column, shown) {
      case .absent: if fields.steady.contains(column.path) { labels.append(label) }
      case .text(let text):
        let moment = moment(column, shown)
        let plain = self.plain(column, shown)
        detail.facts.append(Fact(label, text, moment: moment, plain: plain, isVerbatim: true))
        if let text = longText(of: column, shown) {
          detail.cut.append(Self.whole(text, of: column, label))
        }
        labels.append(label)
      case .rows(let count):
        detail.sections.append(Section(name: Self.name(of: column), title: label, available: count))
      }
    }
    for fact in fields.named {
      if let fact = self.fact(fact, shown) { detail.facts.append(fact) }
      labels.append(fact.label)
    }
    detail.template.facts = labels
  }

  /// A fact that the user gave a label; of one column, its value is as without that label.
  private func fact(_ named: NamedField, _ shown: ShownParts) -> Fact? {
    if let column = named.field.path.flatMap({ columns[$0] }),
      case .text(let text) = cell(column, shown)
    {
      return Fact(
        named.label, text, moment: moment(column, shown), plain: plain(column, shown),
        isVerbatim: true)
    }
    let text = ShortText.line(named.field.text(of: shown.record))
    return text.isEmpty ? nil : Fact(named.label, text, isVerbatim: true)
  }

  private func moment(_ column: Column, _ shown: ShownParts) -> Moment? {
    guard column.kind == .date else { return nil }
    return shown.value(at: column.path).flatMap { column.date(of: $0) }?.moment
  }

  /// A date, or a number with a decimal comma, as programs write it.
  private func plain(_ column: Column, _ shown: ShownParts) -> String? {
    guard let value = shown.value(at: column.path) else { return nil }
    if column.kind == .date, !column.facts.isUnixTime { return column.date(of: value)?.day.iso }
    guard column.kind == .number, column.facts.hasDecimalComma,
      case .text(let text) = value.unwrapped, NumberText(text, decimalComma: true) != nil
    else { return nil }
    return text.replacing(".", with: "").replacing(",", with: ".")
  }

  /// The columns of facts and sections: the chosen ones, columns that another part can't show of
  /// this record, and fields that the sample lacked.
  func factColumns(_ shown: ShownParts) -> [Column] {
    let chosen = fields.facts + fields.sections
    guard fields.takesOthers else { return chosen }
    return chosen + unshown(shown) + late(in: shown.record)
  }

  /// The columns that parts above the facts show of a record.
  func shownParts(of record: RecordValue) -> ShownParts {
    var shown = ShownParts(record)
    _ = (picture(&shown), bars(&shown), links(&shown))
    return shown
  }

  func cell(_ column: Column, _ shown: ShownParts) -> ShownCell {
    guard let value = shown.value(at: column.path) else { return .absent }
    let cell = ShownCell(value, in: column, isID: guesses.paths(of: .id).contains(column.path))
    guard case .rows = cell, depth >= Self.deepest else { return cell }
    return .text(ShortText.line(value.text))
  }

  /// The name of a column's section, which is a part of ids.
  static func name(of column: Column) -> String { RecordID.encoded(column.path.description) }

  private func byline(of shown: ShownParts, _ subtitle: String) -> String {
    var parts = [subtitle]
    if let group = guesses.group, group.path.flatMap({ columns[$0] })?.kind != .yesNo {
      parts.append(ShortText.line(group.text(of: shown.record)))
    }
    let date = fields.facts.first { $0.kind == .date && $0.isOwn }
    if let date, case .text(let text) = cell(date, shown) { parts.append(text) }
    var seen: Set = [""]
    return parts.filter { seen.insert($0).inserted }.joined(separator: " · ")
  }
}

// Fields that the sample didn't have.
extension OwnDetail {
  private func late(in record: RecordValue) -> [Column] {
    var paths: [FieldPath] = []
    var seen = known
    addLate(record, FieldPath(), &paths, &seen)
    guard !paths.isEmpty else { return [] }
    let own = Dictionary(
      Columns([record]).all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return paths.compactMap { path in
      own[path] ?? Column(path: path, kind: .text, facts: ColumnFacts())
    }
  }

  private func addLate(
    _ value: RecordValue, _ path: FieldPath, _ paths: inout [FieldPath],
    _ seen: inout Set<FieldPath>
  ) {
    guard !seen.contains(path), !fields.isHidden(path), !value.isEmpty else { return }
    if case .object(let members) = value, path.steps.count < ColumnTree.deepest {
      for member in members {
        addLate(member.value.unwrapped, path.appending(.key(member.name)), &paths, &seen)
      }
    } else {
      seen.insert(path)
      paths.append(path)
    }
  }
}

/// A record, and the columns that some part of its detail shows.
struct ShownParts {
  let record: RecordValue
  var paths: Set<FieldPath> = []
  /// The members by name, where there are many.
  private let members: [String: RecordValue]?
  private static let few = 64

  init(_ record: RecordValue) {
    self.record = record
    guard case .object(let members) = record, members.count > Self.few else {
      self.members = nil
      return
    }
    self.members = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The value at a column's path, all of them as a list where the path has several; nil where it
  /// is absent.
  func value(at path: FieldPath) -> RecordValue? {
    let values =
      if let members, case .key(let key) = path.steps.first {
        FieldPath.values(of: members[key].map { [$0] } ?? [], along: path.steps.dropFirst())
      } else {
        path.values(in: record)
      }
    return values.count > 1 ? .list(values) : values.first
  }
}

extension RowTexts {
  /// The title as it is shown; `row 12` without one.
  package func shownTitle(of record: RecordValue, row: Int) -> String {
    let line = ShortText.line(title)
    if !line.isEmpty { return line }
    let scalar = ShortText.line(record.scalarText ?? "")
    return scalar.isEmpty ? "row \(row)" : scalar
  }
}

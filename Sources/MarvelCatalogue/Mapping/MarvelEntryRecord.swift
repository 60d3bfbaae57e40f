import JSONReader
import SquadCore

/// A record with a row in a list, and a detail.
protocol MarvelEntryRecord: MarvelRecord {
  static var kind: MarvelKind { get }
  /// The detail's sections, in their order.
  static var sections: [MarvelKind] { get }
  /// What every detail of the kind has, wherever a record lacks it.
  static var template: DetailTemplate { get }
  /// The row's text beside the title.
  var rowSubtitle: String { get }
  /// The same where its counts are only those of the bundle.
  var bundledSubtitle: String { get }
  /// Other names that a search finds it by.
  var aliases: [String] { get }
  /// The detail's text under the title.
  var subtitle: String { get }
  /// Texts for the detail's summary: the first one that says something is shown.
  var summaries: [String?] { get }
  func facts(in context: MarvelContext) -> [Fact?]
}

extension MarvelEntryRecord {
  static var template: DetailTemplate { DetailTemplate() }
  var bundledSubtitle: String { rowSubtitle }
  var aliases: [String] { [] }
  var subtitle: String { "" }
  var summaries: [String?] { [description] }

  /// Its row in a list.
  var entry: Entry { entry(subtitle: rowSubtitle) }

  func entry(subtitle: String) -> Entry {
    Entry(
      id: MarvelReference(kind: Self.kind, id: id).entryID,
      title: title.isEmpty ? "Untitled" : title, subtitle: subtitle, aliases: aliases,
      isRecruitable: Self.kind == .characters)
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self)
    detail.subtitle = subtitle
    detail.rowSubtitle = context.countsBundledOnly ? bundledSubtitle : rowSubtitle
    detail.template = Self.template
    detail.facts = facts(in: context).compactMap { $0 }
    detail.sections = context.sections(of: self, Self.sections)
    detail.links = MarvelText.links(addresses)
    return detail
  }
}

extension MarvelKind {
  /// Parses a record of this kind; nil where the value is none. Throws `JSONProblem`.
  func record(from reader: inout JSONReader) throws -> (any MarvelEntryRecord)? {
    switch self {
    case .characters: try CharacterRecord(from: &reader)
    case .comics: try ComicRecord(from: &reader)
    case .series: try SeriesRecord(from: &reader)
    case .stories: try StoryRecord(from: &reader)
    case .events: try EventRecord(from: &reader)
    }
  }
  /// Parses a record from its range of a body; nil where there is none.
  func record(at range: Range<Int>, of body: [UInt8]) -> (any MarvelEntryRecord)? {
    guard body.indices.contains(range.lowerBound) else { return nil }
    return body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, at: range.lowerBound)
      return (try? record(from: &reader)).flatMap { $0 }
    }
  }
}

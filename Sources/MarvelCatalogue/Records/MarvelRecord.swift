import Basics
import JSONReader
import PlainText
import SquadCore

/// A record of the Marvel API, with its row and its detail.
protocol MarvelRecord: Sendable {
  static var kind: MarvelKind { get }
  /// The detail's sections, in order.
  static var sections: [MarvelKind] { get }
  /// The parts that every detail of the kind reserves space for.
  static var template: DetailTemplate { get }

  /// The members that records of all kinds have.
  var fields: MarvelFields { get }
  /// Whether it has an id and a title.
  var isValid: Bool { get }
  var image: MarvelImage? { get }
  /// Text of its row beside the title.
  var rowSubtitle: String { get }
  /// `rowSubtitle` with the counts of the bundle.
  var bundledSubtitle: String { get }
  /// Other names that a search finds it by.
  var aliases: [String] { get }
  /// The detail's text below the title.
  var subtitle: String { get }
  /// Texts for the detail's summary, which is the first with any content.
  var summaries: [String?] { get }

  init()

  /// Parses one member. Throws `JSONError`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws

  func facts(in context: MarvelContext) -> [Fact?]
}

/// The members that records of all kinds have.
struct MarvelFields: Sendable {
  private(set) var id = 0
  /// A character's name, or the title of any other record; nil where the record has none.
  var title: String?
  private(set) var description: String?
  private(set) var modified: MarvelDate?
  private(set) var creators: MarvelList?
  /// Addresses of web pages, unchecked.
  private(set) var addresses: [TypedValue<String>] = []
  private(set) var image: MarvelImage?
  private var lists: [(kind: MarvelKind, list: MarvelList)] = []

  /// The references to records of a kind; nil where the record has no such list.
  func list(of kind: MarvelKind) -> MarvelList? { lists.first { $0.kind == kind }?.list }

  /// Parses one member. Throws `JSONError`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "id": id = try reader.integer() ?? 0
    case "title": title = try reader.text().map(PlainText.line)
    case "modified": modified = try reader.text().flatMap(MarvelDate.init)
    case "description": description = try reader.text()
    case "creators": creators = try MarvelList(from: &reader)
    case "urls": addresses = try TypedValue.array("url", from: &reader) { try $0.text() }
    case "thumbnail": image = try MarvelImage(from: &reader)
    default:
      guard let kind = MarvelKind(rawValue: key.text), let list = try MarvelList(from: &reader)
      else { return }
      lists.append((kind, list))
    }
  }
}

extension MarvelRecord {
  static var template: DetailTemplate { DetailTemplate() }
  var isValid: Bool { id > 0 && !title.isEmpty }
  var image: MarvelImage? { fields.image }
  var bundledSubtitle: String { rowSubtitle }
  var aliases: [String] { [] }
  var subtitle: String { "" }
  var summaries: [String?] { [fields.description] }

  /// Unique within its kind.
  var id: Int { fields.id }
  var title: String { fields.title ?? "" }
  /// Date of the last change; nil where that is unknown.
  var modified: MarvelDate? { fields.modified }

  /// Nil where the value is no valid record. Throws `JSONError`.
  init?(from reader: inout JSONReader) throws {
    self.init()
    try reader.members { try read($0, from: &$1) }
    guard isValid else { return nil }
  }

  func list(of kind: MarvelKind) -> MarvelList? { fields.list(of: kind) }

  /// Date of the last change; nil for the bundle's own day, which means "unknown".
  func modified(inBundleOf day: CalendarDay?) -> MarvelDate? {
    modified.flatMap { $0.day == day ? nil : $0 }
  }
}

extension MarvelKind {
  /// Parses a record of this kind; nil where the value is none. Throws `JSONError`.
  func record(from reader: inout JSONReader) throws -> (any MarvelRecord)? {
    switch self {
    case .characters: try CharacterRecord(from: &reader)
    case .comics: try ComicRecord(from: &reader)
    case .series: try SeriesRecord(from: &reader)
    case .stories: try StoryRecord(from: &reader)
    case .events: try EventRecord(from: &reader)
    }
  }

  /// Parses a record from its range of a body; nil where there is none.
  func record(at range: Range<Int>, of body: [UInt8]) -> (any MarvelRecord)? {
    guard body.indices.contains(range.lowerBound) else { return nil }
    return body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, at: range.lowerBound)
      return try? record(from: &reader)
    }
  }
}

import PlainText
import SquadCore

/// The heroes of one source, in the order of their names. superhero-api gives them in one file and
/// answers no question about them, so that cutting, ordering and finding happen here.
struct HeroList: Sendable {
  /// No two with the same id.
  let heroes: [HeroRecord]
  /// Records that could not be read.
  let unreadable: Int
  private let indices: [Int: Int]

  /// Of records with the same id the first one stays.
  init(_ records: [HeroRecord], unreadable: Int = 0) {
    var seen: Set<Int> = []
    let keyed = records.filter { seen.insert($0.id).inserted }
      .map { (name: PlainText.foldedUTF8($0.name), record: $0) }
    heroes =
      keyed.sorted { left, right in
        left.name == right.name
          ? left.record.id < right.record.id
          : left.name.lexicographicallyPrecedes(right.name)
      }
      .map(\.record)
    self.unreadable = unreadable
    indices = Dictionary(
      heroes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A stretch of the list, with what its rows open to. Throws `Failure`.
  func page(_ request: PageRequest, _ freshness: Freshness) throws(Failure) -> Page {
    let rows = try rows(request)
    let offset = max(0, request.offset)
    let part = Array(rows.dropFirst(offset).prefix(max(0, request.limit)))
    let isShort = part.count <= Page.detailLimit
    return page(part, at: offset, of: rows, details: isShort ? part : [], freshness)
  }

  /// The stretch from the start through the page that holds `entry`, with what that opens to; the
  /// first page where it is not found. Throws `Failure`.
  func page(
    through entry: EntryID?, _ request: PageRequest, _ freshness: Freshness
  ) throws(Failure) -> Page {
    let rows = try rows(request)
    let limit = max(1, request.limit)
    let index = entry.flatMap(record(of:)).flatMap { hero in rows.firstIndex { $0.id == hero.id } }
    let end = ((index ?? 0) / limit + 1).multipliedReportingOverflow(by: limit)
    let part = Array(rows.prefix(end.overflow ? .max : end.partialValue))
    return page(part, at: 0, of: rows, details: index.map { [rows[$0]] } ?? [], freshness)
  }

  /// What an entry opens to. Throws `Failure`.
  func detail(_ id: EntryID, _ freshness: Freshness) throws(Failure) -> Detail {
    guard let record = record(of: id) else { throw .unknownEntry(id) }
    return record.detail(freshness)
  }

  private func page(
    _ part: [HeroRecord], at offset: Int, of rows: [HeroRecord], details: [HeroRecord],
    _ freshness: Freshness
  ) -> Page {
    Page(
      offset: offset, entries: part.map(\.entry), total: rows.count,
      isLast: offset >= rows.count - part.count, freshness: freshness,
      details: details.map { $0.detail(freshness) },
      deferredDetails: details.isEmpty
        ? DeferredDetails { record(of: $0)?.detail(freshness) } : nil,
      unreadable: unreadable)
  }

  /// The hero of an id; nil where it names none of these.
  func record(of id: EntryID) -> HeroRecord? {
    HeroRecord.number(id).flatMap { indices[$0] }.map { heroes[$0] }
  }

  /// Refuses what is no list of heroes. Throws `Failure`.
  static func check(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(ListID(.superheroes)): break
    case .list(let list): throw .unknownList(list.description)
    case .section(let owner, let name): throw .unknownList("\(owner)/\(name)")
    }
  }

  /// All rows that a request is about, in its order.
  private func rows(_ request: PageRequest) throws(Failure) -> [HeroRecord] {
    try Self.check(request.source)
    var rows = heroes
    if let start = request.titlePrefix.map(PlainText.foldedUTF8) {
      rows.removeAll { !PlainText.foldedUTF8($0.name).starts(with: start) }
    }
    return request.sort?.isDescending == true ? rows.reversed() : rows
  }
}

import CatalogueKit
import SquadCore

/// The stored records of a kind: the newest saved ones, else the bundled ones. A lookup serves one
/// request, for which it caches the records.
final class RecordLookup<Record: SwapiEntryRecord> {
  private let bundled: BundledRecords<Record>
  /// Nil where the bundle's day is missing, which makes the bundle useless.
  private let bundledFreshness: Freshness?
  private let saved: SavedSwapiResponses?
  private let paths: Set<String>
  private lazy var list: PageAccumulator<Timestamped<Record>>? =
    paths.contains("/\(Record.kind.rawValue)") ? saved?.list(of: Record.kind) : nil
  private lazy var listed: [Int: Timestamped<Record>] = Dictionary(
    (list?.rows ?? []).map { ($0.record.id, $0) }, uniquingKeysWith: { first, _ in first })
  private var found: [Int: Timestamped<Record>?] = [:]

  /// `paths` are those with a saved response.
  init(
    _ bundled: BundledRecords<Record>, _ freshness: Freshness?, _ saved: SavedSwapiResponses?,
    paths: Set<String>
  ) {
    self.bundled = bundled
    bundledFreshness = freshness
    self.saved = saved
    self.paths = paths
  }

  /// The record of an id; nil where none is stored.
  subscript(id: Int) -> Timestamped<Record>? {
    if let found = found[id] { return found }
    let record = lookUp(id)
    found[id] = .some(record)
    return record
  }

  /// All records, in the order of the list.
  func all() throws(Failure) -> [Timestamped<Record>] {
    let first = list?.rows.map(\.record.id) ?? []
    guard list?.isComplete != true else { return first.compactMap { self[$0] } }
    let own = paths.compactMap { SwapiReference(address: $0) }.filter { $0.kind == Record.kind }
    let others = Set(try bundled.all().map(\.id) + own.map(\.id)).subtracting(first)
    return (first + others.sorted()).compactMap { self[$0] }
  }

  /// Number of invalid records in a whole saved list.
  var unreadable: Int { list.map { $0.isComplete ? $0.unreadable : 0 } ?? 0 }

  private func lookUp(_ id: Int) -> Timestamped<Record>? {
    let listed = listed[id]
    let whole = listed.flatMap { $0.record.isComplete ? $0 : nil }
    if let own = own(id, newerThan: whole?.freshness) ?? whole { return own }
    let old = bundledFreshness.flatMap { freshness in
      bundled.record(id).map { Timestamped(record: $0, freshness: freshness) }
    }
    // The bundled record has more than a list of names, unless it is another person.
    guard let listed else { return old }
    return old.flatMap { $0.record.name == listed.record.name ? $0 : nil } ?? listed
  }

  private func own(_ id: Int, newerThan freshness: Freshness?) -> Timestamped<Record>? {
    let reference = SwapiReference(Record.kind, id)
    guard let saved, paths.contains(reference.path), let metadata = saved.metadata(reference) else {
      return nil
    }
    if case .saved(let at) = freshness, metadata.fetchedAt < at { return nil }
    let own: Timestamped<Record>? = saved.record(reference)
    return own.flatMap { $0.record.isComplete ? $0 : nil }
  }
}

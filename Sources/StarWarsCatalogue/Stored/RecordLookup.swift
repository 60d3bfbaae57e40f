import CatalogueKit
import SquadCore

/// The stored records of a kind: the newest saved one, else the bundled one. Made for one request:
/// it caches what it looked up.
final class RecordLookup<Record: SwapiEntryRecord> {
  private let bundled: BundledRecords<Record>
  /// Nil where the bundle does not say, and so is of no use.
  private let bundledFreshness: Freshness?
  private let saved: SwapiResponseCache?
  private let paths: Set<String>
  private lazy var list: PageAccumulator<Timestamped<Record>>? =
    paths.contains("/\(Record.kind.rawValue)") ? saved?.list(of: Record.kind) : nil
  private lazy var listed: [Int: Timestamped<Record>] = Dictionary(
    (list?.rows ?? []).map { ($0.record.id, $0) }, uniquingKeysWith: { first, _ in first })
  private var found: [Int: Timestamped<Record>?] = [:]

  /// - Parameter paths: those that have a saved response.
  init(
    _ bundled: BundledRecords<Record>, _ freshness: Freshness?, _ saved: SwapiResponseCache?,
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

  /// All records, in the order of their list. Throws `Failure`.
  func all() throws(Failure) -> [Timestamped<Record>] {
    let first = list?.rows.map(\.record.id) ?? []
    guard list?.isComplete != true else { return first.compactMap { self[$0] } }
    let own = paths.compactMap { SwapiReference(address: $0) }.filter { $0.kind == Record.kind }
    let others = Set(try bundled.all().map(\.id) + own.map(\.id)).subtracting(first)
    return (first + others.sorted()).compactMap { self[$0] }
  }

  /// Records of a whole saved list that could not be read.
  var unreadable: Int { list.map { $0.isComplete ? $0.unreadable : 0 } ?? 0 }

  private func lookUp(_ id: Int) -> Timestamped<Record>? {
    let listed = listed[id]
    let whole = listed.flatMap { $0.record.isWhole ? $0 : nil }
    if let own = own(id, newerThan: whole?.freshness) ?? whole { return own }
    let old = bundledFreshness.flatMap { freshness in
      bundled.record(id).map { Timestamped(record: $0, freshness: freshness) }
    }
    // A list of names alone has less than the bundled record, unless that is somebody else.
    guard let listed else { return old }
    return old.flatMap { $0.record.name == listed.record.name ? $0 : nil } ?? listed
  }

  private func own(_ id: Int, newerThan freshness: Freshness?) -> Timestamped<Record>? {
    let reference = SwapiReference(Record.kind, id)
    guard let saved, paths.contains(reference.path), let facts = saved.facts(reference) else {
      return nil
    }
    if case .saved(let at) = freshness, facts.fetchedAt < at { return nil }
    let own: Timestamped<Record>? = saved.record(reference)
    return own.flatMap { $0.record.isWhole ? $0 : nil }
  }
}

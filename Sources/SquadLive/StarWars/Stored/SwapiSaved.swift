import SquadCore
import Synchronization

/// What was ever fetched of SWAPI, answer by answer. Each is read once for as long as it stays the
/// same.
final class SwapiSaved: Sendable {
  private let answers: AnswerStore
  /// The hosts that are asked now.
  private let sources: Set<String>
  /// What the answers that were read may come to, in their own bytes.
  static let limit = 4 << 20

  private let read = Mutex(BoundedCache<AnswerKey, Kept>(limit: limit))

  private struct Kept {
    let at: Moment
    let answer: any Sendable
  }

  /// - Parameter bases: the addresses that are asked now.
  init(_ answers: AnswerStore, bases: [String]) {
    self.answers = answers
    sources = Set(bases.map(AnswerFacts.bare))
  }

  /// The paths that have an answer.
  var paths: Set<String> {
    Set(((try? answers.keys(CatalogueID.starwars.rawValue)) ?? []).map(\.path))
  }

  /// What is known of a record's own answer.
  func facts(_ reference: SwapiReference) -> AnswerFacts? { facts(Self.key(reference.path)) }

  /// Whether one of the hosts that are asked now said this.
  func isTold(_ facts: AnswerFacts) -> Bool { sources.contains(facts.source) }

  /// A record from its own answer.
  func record<Record: SwapiRecord>(_ reference: SwapiReference) -> Fresh<Record>? {
    let answer: SwapiAnswer<Record>? = answer(Self.key(reference.path)) { body, freshness in
      try? SwapiAnswer(body, of: reference, freshness)
    }
    guard let answer, let record = answer.records.first else { return nil }
    return Fresh(record: record, freshness: answer.freshness)
  }

  /// A whole list from its pages, as far as they were saved; nil where the first one never was.
  func list<Record: SwapiRecord>(of kind: SwapiKind) -> SavedList<Record>? {
    var list = SavedList<Record>()
    var query: String? = ""
    var seen: Set<String> = []
    while let asked = query, seen.insert(asked).inserted {
      let key = Self.key("/\(kind.rawValue)?\(asked)")
      let page: SwapiAnswer<Record>? = answer(key) { body, freshness in
        try? SwapiAnswer(body, of: kind, freshness)
      }
      guard let page else { break }
      list.take(page)
      query = page.next
    }
    list.hasEnd = query == nil
    return list.records.isEmpty && !list.isWhole ? nil : list
  }

  private static func key(_ path: String) -> AnswerKey {
    AnswerKey(catalogue: CatalogueID.starwars.rawValue, path: path)
  }

  private func facts(_ key: AnswerKey) -> AnswerFacts? {
    (try? answers.facts(key)).flatMap { $0 }
  }

  private func answer<Record: SwapiRecord>(
    _ key: AnswerKey, read body: ([UInt8], Freshness) -> SwapiAnswer<Record>?
  ) -> SwapiAnswer<Record>? {
    guard let facts = facts(key) else { return nil }
    let kept = read.withLock { $0.value(of: key) }
    if let kept, kept.at == facts.fetchedAt, let answer = kept.answer as? SwapiAnswer<Record> {
      return answer
    }
    guard let saved = (try? answers.answer(key)).flatMap({ $0 }),
      let answer = body(saved.body, .saved(saved.fetchedAt))
    else { return nil }
    read.withLock {
      $0.keep(Kept(at: saved.fetchedAt, answer: answer), of: key, cost: saved.body.count)
    }
    return answer
  }
}

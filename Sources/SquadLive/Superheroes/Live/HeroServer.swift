import SquadCore
import Synchronization

/// superhero-api's hosts, with what was saved of their answers.
package struct HeroServer: Sendable {
  /// The project's own pages, and the copy on a content network.
  package static let addresses = [
    "https://akabab.github.io/superhero-api/api",
    "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api",
  ]

  /// Nil where no network is wanted.
  let live: LiveService?
  private let answers: AnswerStore
  private let kept = Kept()
  private let losses: LossReport?

  /// - Parameters:
  ///   - addresses: what stands before `/all.json`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [String], services: Services, isOffline: Bool) {
    answers = services.answers
    losses = LossReport(services.log, .superheroes, HeroService.path)
    live =
      isOffline
      ? nil : HeroService(client: services.client(.superheroes, bases: addresses)).live
  }

  /// The heroes as they were last fetched; nil where they never were.
  func saved() -> (list: HeroList, freshness: Freshness)? {
    let key = AnswerKey(catalogue: CatalogueID.superheroes.rawValue, path: HeroService.path)
    guard let facts = (try? answers.facts(key)).flatMap({ $0 }) else { return nil }
    return kept.heroes(at: facts.fetchedAt) {
      (try? answers.answer(key)).flatMap { $0 }.flatMap {
        try? HeroList(reading: $0.body, at: $0.fetchedAt, losses)
      }
    }
  }
}

/// The saved heroes, read once for each answer that was saved.
private final class Kept: Sendable {
  private let last = Mutex<(list: HeroList, at: Moment)?>(nil)

  func heroes(
    at moment: Moment, read: () -> HeroList?
  ) -> (list: HeroList, freshness: Freshness)? {
    last.withLock { last in
      if let last, last.at == moment { return (last.list, .saved(moment)) }
      guard let list = read() else { return nil }
      last = (list, moment)
      return (list, .saved(moment))
    }
  }
}

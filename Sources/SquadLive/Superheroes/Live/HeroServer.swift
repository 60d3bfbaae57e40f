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
  private let known: ReadAnswers
  private let kept = Kept()
  private let losses: LossReport?

  /// - Parameters:
  ///   - addresses: what stands before `/all.json`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [String], services: Services, isOffline: Bool) {
    answers = services.answers
    known = services.known
    losses = LossReport(services.log, .superheroes, HeroService.path)
    live =
      isOffline
      ? nil : HeroService(client: services.client(.superheroes, bases: addresses)).live
  }

  /// The heroes as they were last fetched; nil where they never were. Read once for each answer
  /// that was saved.
  func saved() -> HeroAnswer? {
    let key = AnswerKey(catalogue: CatalogueID.superheroes.rawValue, path: HeroService.path)
    guard let facts = (try? answers.facts(key)).flatMap({ $0 }) else { return nil }
    let freshness = Freshness.saved(facts.fetchedAt)
    return kept.answer(at: facts.fetchedAt) {
      if let etag = facts.etag, let answer: HeroAnswer = known.value(of: key, etag: etag) {
        return answer.dated(freshness)
      }
      guard let saved = (try? answers.answer(key)).flatMap({ $0 }),
        let list = try? HeroList(reading: saved.body, freshness, losses)
      else { return nil }
      let answer = HeroAnswer(list: list, freshness: freshness)
      known.keep(answer, of: key, etag: saved.etag, bytes: saved.body.count)
      return answer
    }
  }
}

/// The saved heroes, read once for each answer that was saved.
private final class Kept: Sendable {
  private let last = Mutex<(answer: HeroAnswer, at: Moment)?>(nil)

  func answer(at moment: Moment, read: () -> HeroAnswer?) -> HeroAnswer? {
    last.withLock { last in
      if let last, last.at == moment { return last.answer }
      guard let answer = read() else { return nil }
      last = (answer, moment)
      return answer
    }
  }
}

import SquadCore
import SquadWords

/// News: changes that weren't caused by a key.
extension Narrator {
  /// The news of an action, said before the reply to the next key; nil if it is none.
  func news(of action: Action, from before: AppState, to after: AppState) -> SpokenNews? {
    switch action {
    case .squad(.changedElsewhere): return elsewhere(from: before, to: after)
    case .squad(.storageNoticed(let notice)):
      return SpokenNews(.storage, strings.sentences([strings.spoken(strings.text(of: notice))]))
    case .crashFound: return after.message.map { SpokenNews(.storage, text(of: $0, in: after)) }
    case .list(.pageFetched), .list(.pageLoaded): return listNews(from: before, to: after)
    case .detail(.loaded(_, let id, let response)):
      guard case .detail = after.focus, after.shownDetail?.id == id,
        let old = before.details[id]?.value
      else { return nil }
      return detailNews(response, old, in: after)
    default: return nil
    }
  }

  private func elsewhere(from before: AppState, to after: AppState) -> SpokenNews? {
    let (old, new) = (before.squad.saved, after.squad.saved)
    guard old.members != new.members else { return nil }
    let joined = new.members.filter { !old.contains($0.id) }.map { name(of: $0, in: after) }
    let left = old.members.filter { !new.contains($0.id) }.map { name(of: $0, in: before) }
    return SpokenNews(
      .squad, strings.spokenElsewhere(joined: joined, fired: left, squad: new.members.count))
  }

  private func listNews(from before: AppState, to after: AppState) -> SpokenNews? {
    let (old, new) = (before.openList, after.openList)
    guard old != new else { return nil }
    if let failure = new.failure, old.failure != failure {
      let reason = text(of: failure, in: after)
      return SpokenNews(
        .list,
        strings.sentences([
          strings.spokenFact(strings.list([title(of: new, in: after)]), reason)
        ]))
    }
    if let filter = new.filter, new.count != old.count, !filter.query.isEmpty {
      return SpokenNews(
        .list, strings.sentences([strings.spokenMatches(new.count, of: filter.text)]))
    }
    guard let live = new.live, old.live.map({ $0.at != live.at && new.hasEnded }) ?? true else {
      return nil
    }
    return SpokenNews(
      .list,
      strings.sentences([
        strings.spokenList(title(of: new, in: after), new),
        strings.spoken(.live(live.at)),
        new.unreadable > 0 ? strings.unreadable(new.unreadable) : "",
      ]))
  }

  private func detailNews(
    _ response: Result<Detail, Failure>, _ old: Detail, in state: AppState
  ) -> SpokenNews? {
    switch response {
    case .success(let detail):
      guard detail.freshness.isLive, !old.freshness.isLive || old.isPartial else { return nil }
      return SpokenNews(
        .detail, strings.sentences([detail.title, strings.spoken(detail.freshness)]))
    case .failure(let failure):
      let reason = text(of: failure, in: state)
      return SpokenNews(.detail, strings.sentences([strings.spokenFact(old.title, reason)]))
    }
  }
}

/// A change that wasn't caused by a key. Of several of a kind only the newest is said.
struct SpokenNews: Equatable {
  enum Kind: Equatable {
    case list, detail, squad, storage
  }

  let kind: Kind
  let line: String

  init(_ kind: Kind, _ line: String) {
    self.kind = kind
    self.line = line
  }
}

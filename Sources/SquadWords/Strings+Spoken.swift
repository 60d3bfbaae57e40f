import Basics
import SquadCore

/// What the line-by-line mode says of lists, rows and the squad: whole short sentences, without signs
/// that a screen reader would read out.
extension Strings {
  /// - Parameter help: the key that shows the help; nil: none does.
  package func spokenHint(help: String?, quit: String) -> String {
    help.map { spokenHint($0, quit: quit) } ?? spokenHint(quit: quit)
  }

  /// `Marvel, list 1 of 5`
  package func spokenList(_ catalogue: String, _ place: Int, of count: Int) -> String {
    spokenList(catalogue, number(place), of: number(count))
  }

  /// `Characters, 362, by name`
  package func spokenList(_ title: String, _ count: Int?, by sort: SortOrder?) -> String {
    list([
      text(ofTitle: title), count.map { spokenTotal(number($0)) } ?? "",
      sort.map(spokenSort) ?? "",
    ])
  }

  /// `18 entries`, or `6 of 883 entries` where there are fewer rows than the source counts.
  package func spokenRows(of level: OpenList) -> String {
    guard let total = level.expectedTotal else { return "" }
    guard level.isPartial else { return spokenRows(number(total), isOne: total == 1) }
    return spokenRows(number(level.entries.count), of: number(total))
  }

  private func spokenSort(_ sort: SortOrder) -> String {
    spokenSort(name(of: sort), isDescending: sort.isDescending)
  }

  package func spokenOrder(_ sort: SortOrder) -> String { spokenOrder(spokenSort(sort)) }

  /// `28 matches for iron`
  package func spokenHits(_ count: Int, of text: String) -> String {
    spokenHits(number(count), isOne: count == 1, of: text)
  }

  /// The same of a list's filter; `No match for iorn man. Nearest spellings, 1.` where that is so.
  package func spokenHits(of filter: Filter) -> String {
    guard filter.query.isNearest else {
      return sentences([spokenHits(filter.count, of: filter.text)])
    }
    return sentences([
      spokenNoMatch(filter.text), list([nearestSpellings, number(filter.count)]),
    ])
  }

  /// What is said in the place of a row where there is none.
  package func spokenEmpty(_ level: OpenList) -> String {
    if let filter = level.filter, !filter.query.isEmpty {
      let clears = keyInField(.back).map(spokenClearsSearch) ?? ""
      return sentences([spokenNoMatch(filter.text), clears])
    }
    return level.phase.isLoading ? spokenLoading : nothingHere
  }

  package func spokenFold(_ count: Int) -> String {
    sentences([unrated(count), shows(keyName(.enter), isOne: count == 1)])
  }

  package func spokenUnfiltered(_ count: Int) -> String { spokenUnfiltered(number(count)) }

  /// `12 of 34`
  package func spokenPosition(_ row: Int, of count: Int) -> String {
    spokenPosition(number(row), of: number(count))
  }

  /// Where in the list the cursor is.
  package func spokenPosition(of level: OpenList) -> String {
    guard let place = place(of: level) else { return "" }
    return spokenPosition(place.row, of: place.count)
  }

  package func spokenNoLine(_ line: Int) -> String { spokenNoLine(number(line)) }

  package func spokenQuestion(_ name: String) -> String {
    confirmRemoval(of: name) + punctuation.space + spokenYesOrNo
  }
}

/// What the line-by-line mode says of changes and failures.
extension Strings {
  /// `From elsewhere: Thor joined, Hulk fired, squad 3.`
  package func spokenElsewhere(joined: [String], fired: [String], squad: Int) -> String {
    let changes = joined.map(self.joined) + fired.map(self.fired)
    let all = changes.isEmpty ? [spokenReordered] : changes
    return sentence([spokenElsewhere(list(all + [spokenSquad(squad)]))])
  }

  private func spokenSquad(_ count: Int) -> String {
    spokenSquad(number(count), isOne: count == 1)
  }

  /// A message, with what the squad counts now.
  package func spoken(_ message: Message, in state: AppState, name: (Member) -> String) -> String {
    let squad = spokenSquad(state.squad.saved.members.count)
    switch message {
    case .joined(let member): return sentence([joined(name(member)), squad])
    case .fired(let member):
      return sentence([begun(fired(name(member)), by: name(member)), squad])
    case .moved(let member):
      return sentence([moved(name(member)), spokenPlace(of: member, in: state)])
    case .undid, .redid: return sentence([text(of: message, name: name), squad])
    case .folded(let count): return spokenFold(count)
    case .offline(_, isVisitor: false): return spokenOffline
    case .offline(_, isVisitor: true): return sentence([offline])
    case .quitHint: return sentence([spokenNoWayBack, text(of: message)])
    default: return sentences([text(of: message, name: name)])
    }
  }

  private func spokenPlace(of member: Member, in state: AppState) -> String {
    let squad = state.squad.saved
    let place = (squad.index(of: member.id) ?? 0) + 1
    return spokenNow(spokenPosition(place, of: squad.members.count))
  }

  /// A failure, and the key that tries again; nil: none does.
  package func spoken(_ failure: Failure, retry key: String?) -> String {
    let reason = spoken(text(of: failure))
    return key.map { ended(reason) + punctuation.space + spokenRetry($0) } ?? reason
  }
}

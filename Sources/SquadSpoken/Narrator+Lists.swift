import PlainText
import SquadCore
import SquadScreen
import SquadWords

/// Lists, rows, members and the search.
extension Narrator {
  /// `Marvel, list 1 of 5. Characters, 362, by name. Bundled 21 November 2026.`
  func heading(in state: AppState) -> String {
    let openList = state.openList
    let catalogue = state.catalogue?.title ?? ""
    var sentences: [String]
    if state.listStack.isNested {
      sentences = [strings.list([catalogue] + state.crumbs(of: openList, strings))]
      sentences.append(strings.spokenRows(of: openList))
    } else {
      let lists = state.lists
      let position = (lists.firstIndex { $0.id == state.listStack.current } ?? 0) + 1
      sentences = [
        strings.spokenList(catalogue, position, of: lists.count),
        strings.spokenList(title(of: openList, in: state), openList, by: openList.sort),
      ]
    }
    if let freshness = openList.freshness { sentences.append(strings.spoken(freshness)) }
    if let failure = openList.failure {
      sentences.append(text(of: failure, in: state))
    }
    if let filter = openList.filter, !filter.query.isEmpty {
      sentences.append(strings.spokenMatches(of: filter))
    }
    return strings.sentences(sentences)
  }

  /// A list's title, translated unless its records are a user's.
  func title(of openList: OpenList, in state: AppState) -> String {
    state.showsRecords(in: openList) ? openList.title : strings.text(ofTitle: openList.title)
  }

  /// The text beside an entry's title, translated unless the entry is a user's record.
  func subtitle(_ text: String, of id: EntryID, in state: AppState) -> String {
    state.isRecord(id) ? text : strings.text(ofSubtitle: strings.subtitle(text, of: id))
  }

  /// The focused pane's selection, in one line.
  func selection(in state: AppState) -> SpokenReply {
    if case .board(let board) = state.overlay { return selection(in: board) }
    let line =
      switch state.focus {
      case .list, .search: row(in: state)
      case .strip: member(in: state)
      case .detail: stop(in: state)
      }
    return line.map { SpokenReply($0) } ?? SpokenReply()
  }

  /// `Captain Britain, 2 comics, in the squad, 18 of 362.`
  func row(in state: AppState) -> String {
    let openList = state.openList
    if openList.isOnCollapsedRow { return strings.spokenCollapsed(openList.collapsedEntries.count) }
    guard let entry = openList.selected else { return strings.spokenEmpty(in: state) }
    return strings.sentence(parts(of: entry, in: state) + [strings.spokenPosition(of: openList)])
  }

  private func parts(of entry: Entry, in state: AppState) -> [String] {
    var parts = [
      strings.title(entry.title, of: entry.id),
      subtitle(entry.subtitle, of: entry.id, in: state),
    ]
    if let quote = entry.quote { parts += strings.spokenParts(of: quote) }
    if state.squad.expected.contains(entry.id) { parts.append(strings.inSquad) }
    if state.picker?.marks.contains(entry.id) == true { parts.append(strings.isMarked) }
    return parts
  }

  /// `Thor, 620 comics, in the squad, 2 of 3.`
  private func member(in state: AppState) -> String? {
    guard let member = state.squad.selectedMember else { return nil }
    let count = state.squad.saved.members.count
    let text = state.subtitle(of: member)
    // A namesake's name already ends in what distinguishes it.
    let isInName = state.distinction(of: member) == text
    return strings.sentence([
      name(of: member, in: state), isInName ? "" : subtitle(text, of: member.id, in: state),
      strings.inSquad,
      strings.spokenPosition(ofMember: state.squad.selection, of: count),
    ])
  }

  /// `By comics. Captain Britain, 2 comics, 18 of 362.`
  func order(in state: AppState) -> SpokenReply {
    let order = SpokenReply(strings.sentence([state.openList.sort.map(strings.spokenOrder) ?? ""]))
    let isLoading = state.openList.phase.isLoading
    return order.followed(by: isLoading ? SpokenReply(awaited: .order) : selection(in: state))
  }

  /// The reply to a change of the search; nil if there was none.
  func search(from before: AppState, to after: AppState) -> SpokenReply? {
    let old = before.openList.filter?.text ?? ""
    let text = after.openList.filter?.text ?? ""
    let wasOpen = before.focus == .search
    guard after.focus != .search else {
      if wasOpen, old == text { return nil }
      let line = strings.spokenSearch + " " + text
      let added = wasOpen && text.hasPrefix(old) ? String(text.dropFirst(old.count)) : nil
      let utterance = added.map { Utterance.typed($0, line: line) } ?? .prompt(line)
      return SpokenReply(utterances: [utterance])
    }
    if !text.isEmpty, wasOpen || old != text { return matches(in: after) }
    guard before.openList.filter != nil, after.openList.filter == nil, after.focus == .list else {
      return nil
    }
    return SpokenReply(strings.spokenUnfiltered(after.openList))
      .followed(by: selection(in: after))
  }

  /// The number of matches, and the first ten, numbered.
  private func matches(in state: AppState) -> SpokenReply {
    guard let filter = state.openList.filter, state.openList.count > 0 else {
      return SpokenReply(strings.spokenEmpty(in: state))
    }
    return SpokenReply(strings.spokenMatches(of: filter)).followed(by: numberedRows(in: state))
  }

  /// The first ten rows, numbered.
  func numberedRows(in state: AppState) -> SpokenReply {
    let rows = 0..<min(state.openList.count, SpokenViewport.page)
    return SpokenReply(
      utterances: rows.compactMap { row in
        state.openList.entry(at: row).map { entry in
          .line(strings.sentence([String(row + 1)] + parts(of: entry, in: state)))
        }
      })
  }
}

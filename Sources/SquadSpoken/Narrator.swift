import SquadCore
import SquadWords
import TerminalKit

/// Puts states and their changes into words, without side effects. The reply depends on what
/// changed; the action matters only if nothing did.
struct Narrator {
  let strings: Strings
  let catalogues: [CatalogueInfo]
  var keymap: Keymap { strings.keymap }

  init(_ strings: Strings, in state: AppState) {
    self.strings = strings.at(state.now).aloud
    catalogues = state.catalogues
  }

  /// The first lines: the list, the selected row, a message, the hint about keys.
  func start(_ state: AppState) -> SpokenReply {
    var reply = location(in: state)
    if let message = state.message { reply.say(text(of: message, in: state)) }
    reply.say(strings.spokenHint(help: name(of: .help), quit: name(of: .quit) ?? ""))
    return reply
  }

  /// The reply to a turn's keys. `action` is the last key's, `before` the state at the end of the
  /// previous turn. `hasResponse` tells whether the squad's file has responded.
  func reply(
    to action: Action, from before: AppState, to after: AppState, hasResponse: Bool = false
  ) -> SpokenReply {
    var reply = declined(before, after)
    if case .confirmRemoval(let member) = after.overlay {
      reply.utterances.append(question(about: member, in: after))
      return reply
    }
    // A message that persists across keys was said before.
    if let message = after.message, !hasResponse, !repeats(message, before) {
      reply.say(text(of: message, in: after))
    }
    reply = reply.followed(by: changes(from: before, to: after))
    if after.openList.followsEnd, reply != SpokenReply() { reply.awaited = .end }
    guard reply == SpokenReply(), !hasResponse, after.squad.pending.isEmpty else { return reply }
    return unchanged(action, in: after)
  }

  private func repeats(_ message: Message, _ before: AppState) -> Bool {
    if case .sessionEnding = message { before.message == message } else { false }
  }

  /// Says that a member stays, if a removal was declined.
  func declined(_ before: AppState, _ after: AppState) -> SpokenReply {
    guard case .confirmRemoval(let member) = before.overlay, before.overlay != after.overlay,
      after.squad.expected.contains(member.id)
    else { return SpokenReply() }
    return SpokenReply(strings.spokenStays(name(of: member, in: after)))
  }

  /// `Fire Captain Britain from the squad? y or n?`
  private func question(about member: Member, in state: AppState) -> Utterance {
    .prompt(strings.spokenQuestion(name(of: member, in: state)))
  }

  private func changes(from before: AppState, to after: AppState) -> SpokenReply {
    if case .board(let board) = after.overlay { return self.board(board, from: before) }
    if case .links(let links) = after.overlay { return self.links(links, from: before) }
    if after.comparison != nil {
      let isSame =
        before.comparison == after.comparison && before.selectedID == after.selectedID
        && before.message == after.message
      return isSame ? SpokenReply() : comparison(in: after)
    }
    if before.comparison != nil { return location(in: after, names: false) }
    if isOtherList(before, after) {
      return location(in: after, listsMatches: isOtherSearch(before, after))
    }
    if case .board = before.overlay { return location(in: after, names: false) }
    if case .links = before.overlay { return location(in: after, names: false) }
    if before.openList.sort != after.openList.sort { return order(in: after) }
    if let picker = after.picker, picker.marks.revision != before.picker?.marks.revision {
      return SpokenReply(strings.sentence([strings.marked(picker.marks.count)]))
        .followed(by: selection(in: after))
    }
    if let search = search(from: before, to: after) { return search }
    if before.focus != after.focus || isOtherDetail(before, after) {
      return location(in: after, names: false)
    }
    return steps(from: before, to: after)
  }

  private func isOtherList(_ before: AppState, _ after: AppState) -> Bool {
    before.listStack.current != after.listStack.current
      || before.listStack.depth != after.listStack.depth
      || before.openList.source != after.openList.source
  }

  /// Whether the list has a new filter: Enter went to the matches in another list.
  private func isOtherSearch(_ before: AppState, _ after: AppState) -> Bool {
    guard let filter = after.openList.filter, !filter.query.isEmpty else { return false }
    let old = before.listStack[after.listStack.current, after.listStack.depth]
    return old?.filter?.text != filter.text
  }

  private func isOtherDetail(_ before: AppState, _ after: AppState) -> Bool {
    guard case .detail = after.focus else { return false }
    return before.shownDetail?.id != after.shownDetail?.id
  }

  /// A move to another row, stop, member or span.
  private func steps(from before: AppState, to after: AppState) -> SpokenReply {
    if before.details.chartSpan != after.details.chartSpan {
      return SpokenReply(utterances: chart(in: after).map { .line($0) })
    }
    let isOther =
      switch after.focus {
      case .list, .search:
        before.openList.selected?.id != after.openList.selected?.id
          || before.openList.cursor.row != after.openList.cursor.row
      case .strip: before.squad.selectedMember?.id != after.squad.selectedMember?.id
      case .detail: before.shownDetail?.stop != after.shownDetail?.stop
      }
    return isOther ? selection(in: after) : SpokenReply()
  }

  /// The location of the focus: the list and its row, a detail, a member. `names` tells whether the
  /// list is named first, `listsMatches` whether numbered matches replace the selected row.
  private func location(
    in state: AppState, names: Bool = true, listsMatches: Bool = false
  ) -> SpokenReply {
    var reply = SpokenReply()
    let isLoading = names && state.openList.count == 0 && state.openList.filter == nil
    switch state.openList.phase {
    case .idle where isLoading, .loading where isLoading:
      reply.awaited = .list
      if case .section = state.openList.source, state.isLive(state.openList.source.catalogue) {
        reply.say(strings.spokenLoading)
      }
      return reply
    default: break
    }
    if names { reply.say(heading(in: state)) }
    if listsMatches { return reply.followed(by: numberedRows(in: state)) }
    switch state.focus {
    case .detail: return reply.followed(by: detail(in: state))
    case .list, .search, .strip: return reply.followed(by: selection(in: state))
    }
  }

  /// The awaited part of a reply; nil while it is loading.
  func fulfilment(of awaited: Awaited, in state: AppState) -> SpokenReply? {
    let reply: SpokenReply
    switch awaited {
    case .detail: reply = detail(in: state)
    case .comparison: reply = state.comparison == nil ? SpokenReply() : comparison(in: state)
    case .list: reply = location(in: state)
    case .order: return state.openList.phase.isLoading ? nil : selection(in: state)
    case .refresh: return isAsking(state) ? nil : refreshed(in: state)
    case .end:
      if state.openList.failure != nil { return refreshed(in: state) }
      return state.openList.followsEnd && !state.openList.hasEnded ? nil : selection(in: state)
    case .board:
      guard case .board(let board) = state.overlay else { return SpokenReply() }
      reply = self.board(board)
    }
    return reply.awaited == nil ? reply : nil
  }

  /// The key shown for a command; nil if it has none.
  func name(of command: Command) -> String? {
    keymap.shown(command).map(strings.spokenName(of:))
  }

  /// A failure, with the key that retries if that is possible.
  func text(of failure: Failure, in state: AppState) -> String {
    let retry = state.offersRetry(after: failure) ? name(of: .refresh) : nil
    return strings.spoken(failure, retry: retry)
  }

  func text(of message: Message, in state: AppState) -> String {
    strings.spoken(message, in: state) { name(of: $0, in: state) }
  }

  func name(of member: Member, in state: AppState) -> String {
    strings.spoken(state.name(of: member))
  }
}

import SquadCore
import SquadWords
import TerminalKit

/// What is said of the state, and of how an action changed it. What changed decides what is said; the
/// action only where nothing did. Pure.
struct Narrator {
  /// At the state's moment.
  let strings: Strings
  let catalogues: [CatalogueInfo]
  var keymap: Keymap { strings.keymap }

  init(_ strings: Strings, in state: AppState) {
    self.strings = strings.at(state.now)
    catalogues = state.catalogues
  }

  /// What is said first: the list, the selected row, what else there is to know.
  func start(_ state: AppState) -> Answer {
    var answer = Answer()
    if let message = state.message { answer.say(text(of: message, in: state)) }
    answer.say(strings.spokenHint(help: name(of: .help), quit: name(of: .quit) ?? ""))
    return place(in: state).followed(by: answer)
  }

  /// The answer to a turn's keys.
  ///
  /// - Parameters:
  ///   - action: the last key's.
  ///   - before: the state at the end of the turn before.
  ///   - isAnswered: whether the squad's file has answered already.
  func answer(
    to action: Action, from before: AppState, to after: AppState, isAnswered: Bool = false
  ) -> Answer {
    var answer = declined(before, after)
    if case .confirmRemoval(let member) = after.overlay {
      answer.utterances.append(question(about: member, in: after))
      return answer
    }
    // What outlasts a key has been said.
    if let message = after.message, !isAnswered, !repeats(message, before) {
      answer.say(text(of: message, in: after))
    }
    answer = answer.followed(by: changes(from: before, to: after))
    if after.level.followsEnd, answer != Answer() { answer.awaited = .end }
    guard answer == Answer(), !isAnswered, after.squad.pending.isEmpty else { return answer }
    return nothing(action, from: before, in: after)
  }

  private func repeats(_ message: Message, _ before: AppState) -> Bool {
    if case .sessionEnding = message { before.message == message } else { false }
  }

  /// That a member stays about whom was asked.
  func declined(_ before: AppState, _ after: AppState) -> Answer {
    var answer = Answer()
    if case .confirmRemoval(let member) = before.overlay, before.overlay != after.overlay,
      after.squad.expected.contains(member.id)
    {
      answer.say(strings.spokenStays(name(of: member, in: after)))
    }
    return answer
  }

  /// `Remove Captain Britain from the squad? y or n?`
  private func question(about member: Member, in state: AppState) -> Utterance {
    .prompt(strings.spokenQuestion(name(of: member, in: state)))
  }

  private func changes(from before: AppState, to after: AppState) -> Answer {
    if case .board(let board) = after.overlay { return self.board(board, from: before) }
    if after.comparison != nil {
      let isSame =
        before.comparison == after.comparison && before.selectedID == after.selectedID
        && before.message == after.message
      return isSame ? Answer() : comparison(in: after)
    }
    if before.comparison != nil { return place(in: after, names: false) }
    if isOtherList(before, after) {
      return place(in: after, hits: isOtherSearch(before, after))
    }
    if case .board = before.overlay { return place(in: after, names: false) }
    if before.level.sort != after.level.sort { return order(in: after) }
    if let search = search(from: before, to: after) { return search }
    if before.focus != after.focus || isOtherDetail(before, after) {
      return place(in: after, names: false)
    }
    return steps(from: before, to: after)
  }

  private func isOtherList(_ before: AppState, _ after: AppState) -> Bool {
    before.browser.current != after.browser.current || before.browser.depth != after.browser.depth
      || before.level.source != after.level.source
  }

  /// Whether the list has a filter that it didn't have: Enter went to where the hits are.
  private func isOtherSearch(_ before: AppState, _ after: AppState) -> Bool {
    guard let filter = after.level.filter, !filter.query.isEmpty else { return false }
    let old = before.browser[after.browser.current, after.browser.depth]
    return old?.filter?.text != filter.text
  }

  private func isOtherDetail(_ before: AppState, _ after: AppState) -> Bool {
    guard case .detail = after.focus else { return false }
    return before.shownDetail?.id != after.shownDetail?.id
  }

  /// Another row, stop, member or span.
  private func steps(from before: AppState, to after: AppState) -> Answer {
    if before.details.chartSpan != after.details.chartSpan {
      return Answer(utterances: chart(in: after).map { .line($0) })
    }
    let isOther =
      switch after.focus {
      case .list, .search:
        before.level.selected?.id != after.level.selected?.id
          || before.level.cursor.row != after.level.cursor.row
      case .strip: before.squad.selectedMember?.id != after.squad.selectedMember?.id
      case .detail: before.shownDetail?.stop != after.shownDetail?.stop
      }
    return isOther ? selection(in: after) : Answer()
  }

  /// Where the focus is: the list and its row, a detail, a member.
  ///
  /// - Parameters:
  ///   - names: whether the list is named first.
  ///   - hits: whether what a search found is said with its numbers, in place of the selected row.
  private func place(in state: AppState, names: Bool = true, hits: Bool = false) -> Answer {
    var answer = Answer()
    let isLoading = names && state.level.count == 0 && state.level.filter == nil
    switch state.level.phase {
    case .idle where isLoading, .loading where isLoading:
      answer.awaited = .list
      if case .section = state.level.source, state.isLive(state.level.source.catalogue) {
        answer.say(strings.spokenLoading)
      }
      return answer
    default: break
    }
    if names { answer.say(heading(in: state)) }
    if hits { return answer.followed(by: numberedRows(in: state)) }
    switch state.focus {
    case .detail: return answer.followed(by: detail(in: state))
    case .list, .search, .strip: return answer.followed(by: selection(in: state))
    }
  }

  /// What has come of what was awaited; nil while nothing has.
  func fulfilment(of awaited: Awaited, in state: AppState) -> Answer? {
    switch awaited {
    case .detail:
      let answer = detail(in: state)
      return answer.awaited == nil ? answer : nil
    case .comparison:
      guard state.comparison != nil else { return Answer() }
      let answer = comparison(in: state)
      return answer.awaited == nil ? answer : nil
    case .list:
      let answer = place(in: state)
      return answer.awaited == nil ? answer : nil
    case .order:
      return state.level.phase.isLoading ? nil : selection(in: state)
    case .end:
      let isOver = !state.level.followsEnd || state.level.isOver
      if state.level.failure != nil { return refreshed(in: state) }
      return isOver ? selection(in: state) : nil
    case .refresh: return isAsking(state) ? nil : refreshed(in: state)
    case .board:
      guard case .board(let board) = state.overlay else { return Answer() }
      let answer = self.board(board)
      return answer.awaited == nil ? answer : nil
    }
  }

  /// The shown key of a command; nil where it has none.
  func name(of command: Command) -> String? {
    keymap.shown(command).map(strings.spokenName(of:))
  }

  /// A failure, with the key that tries again where there is one and it would.
  func words(of failure: Failure, in state: AppState) -> String {
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

extension Answer {
  func followed(by other: Answer) -> Answer {
    Answer(utterances: utterances + other.utterances, awaited: other.awaited ?? awaited)
  }
}

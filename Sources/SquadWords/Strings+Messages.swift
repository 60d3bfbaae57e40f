import SquadCore
import TerminalKit

/// Texts of messages.
extension Strings {
  /// - Parameter name: distinguishes members with the same title.
  package func text(
    of message: Message, name: (Member) -> String = { $0.title }
  ) -> String {
    switch message {
    case .joined(let member): text(joined(name(member)), offering: .undo)
    case .fired(let member):
      text(begun(fired(name(member)), by: name(member)), offering: .undo)
    case .moved(let member): text(moved(name(member)), offering: .undo)
    case .undid(let change, let isElsewhere):
      undone(
        isElsewhere ? inAnotherWindow(text(of: change, name)) : text(of: change, name))
    case .redid(let change): redone(text(of: change, name))
    case .nothingToUndo: nothingToUndo
    case .nothingToRedo: nothingToRedo
    case .cannotJoin: cannotJoin
    case .folded(let count): folded(count)
    case .noGridOfPrices: noGridOfPrices
    case .noRoomForGrid: noRoomForGrid
    case .noRoomForLargerCards: noRoomForLargerCards
    case .nothingToCompare: nothingToCompare
    case .nobodyToCompare: nobodyToCompare
    case .squadIsEmpty: squadIsEmpty
    case .notInSquad: notInSquad
    case .leftAlready(let member): leftAlready(name(member))
    case .noSuchList(let number): noSuchList(number)
    case .nothingSelected: nothingSelected
    case .leftIsElsewhere: leftIsElsewhere
    case .onlyMembersMove: onlyMembersMove
    case .memberIsFirst: memberIsFirst
    case .memberIsLast: memberIsLast
    case .onlyOneOrder: onlyOneOrder
    case .orderIsOurs: orderIsOurs
    case .noDetailShown: noDetailShown
    case .noDivider: noDivider
    case .noChart: noChart
    case .listIsNarrowest: listIsNarrowest
    case .listIsWidest: listIsWidest
    case .noJumpToUndo: noJumpToUndo
    case .nothingToPick: nothingToPick
    case .quitHint: key(.quit).map(quitHint) ?? ""
    case .notSaved(let problem): text(ofUnsaved: problem)
    case .storage(let notice): capitalized(text(of: notice))
    case .offline(let freshness, let isVisitor):
      (isVisitor ? offline : offlineByChoice) + showing(freshness)
    case .noService(let reason): text(ofAbsence: reason)
    case .rateLimited(let until): text(of: ServiceProblem.rateLimited(until: until))
    case .sharedAnswer(let moment): sharedAnswer(time(of: moment))
    case .cannotSuspend: cannotSuspend
    case .copied(let link, let route): copied(link, through: route)
    case .noLinks: noLinks
    case .noBoard: noBoard
    case .noClipboard: noClipboard
    case .tooLongToCopy: tooLongToCopy
    case .mouseToggled(let isOn): mouse(isOn: isOn)
    case .noMouse: noMouse
    case .pasteIgnored:
      pasteIgnored + (key(.search).map { " · \(opensSearch($0))" } ?? "")
    case .themeChosen(let choice): themeChosen(choice.name)
    case .colorsOff(let reason): colorsOff(reason)
    case .configMistakes(let first, let others): text(of: first, others: others)
    case .noConfigMistakes: noConfigMistakes
    case .noConfig: noConfig
    case .welcomeBack(let members): welcomeBack(members)
    case .idle(let seconds): idleWarning(span(seconds))
    case .sessionEnding(let seconds): limitWarning(span(seconds))
    case .terminal(let note): note
    case .crashFound(let file): crashFound(file)
    }
  }

  /// The same with a capital, unless it begins with a name, which stays as it is.
  func begun(_ text: String, by name: String) -> String {
    text.hasPrefix(name) ? text : capitalized(text)
  }

  /// `7: no such list`
  private func noSuchList(_ number: Int) -> String {
    let tab = Command.tabs.indices.contains(number - 1) ? key(Command.tabs[number - 1]) : nil
    return noSuchList(tab ?? "\(number)")
  }

  private func showing(_ freshness: Freshness?) -> String {
    freshness.map { " · \(showing(text(of: $0, isShort: true)))" } ?? ""
  }

  private func text(of change: SquadChange, _ name: (Member) -> String) -> String {
    switch change {
    case .recruited(let member, _): joined(name(member))
    case .fired(let member, _): fired(name(member))
    case .moved(let member, _, _): moved(name(member))
    }
  }

  /// Text of a message where there is no strip.
  private func text(ofUnsaved problem: StorageProblem) -> String {
    notSaved(text(of: problem))
  }

  /// Texts in the strip, each shorter than the one before it: that a change was not saved, or that
  /// none can be.
  package func forms(ofUnsaved problem: StorageProblem, isLost: Bool) -> [String] {
    forms(of: problem).map { isLost ? notSaved($0) : cannotSave($0) }
  }

  package func text(of notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let name, let salvaged):
      "\(setAside(name)) · \(recovered(salvaged))"
    case .notSaving where isForVisitors: hostCannotSave
    case .notSaving(let problem): notSaving(text(of: problem))
    }
  }

  private func recovered(_ members: Int) -> String {
    members == 0
      ? noneRecovered : recovered(number(members), isOne: members == 1)
  }

  package func text(of note: TerminalNote) -> String {
    switch note {
    case .unset(let used): noTerminalName(used)
    case .unknown(let term, let used): unknownTerminal(term, used)
    case .noExactColors(let used): noExactColors(used)
    }
  }
}

import SquadCore

/// Texts of messages.
extension Strings {
  /// - Parameter name: distinguishes members with the same title.
  package func text(
    of message: Message, name: (Member) -> String = { $0.title }
  ) -> String {
    switch message {
    case .joined(let member): text(words.joined(name(member)), offering: .undo)
    case .fired(let member):
      text(begun(words.fired(name(member)), by: name(member)), offering: .undo)
    case .moved(let member): text(words.moved(name(member)), offering: .undo)
    case .undid(let change, let isElsewhere):
      words.undone(
        isElsewhere ? words.inAnotherWindow(text(of: change, name)) : text(of: change, name))
    case .redid(let change): words.redone(text(of: change, name))
    case .nothingToUndo: words.nothingToUndo
    case .nothingToRedo: words.nothingToRedo
    case .cannotJoin: words.cannotJoin
    case .folded(let count): folded(count)
    case .noGridOfPrices: words.noGridOfPrices
    case .noRoomForGrid: words.noRoomForGrid
    case .noRoomForLargerCards: words.noRoomForLargerCards
    case .nothingToCompare: words.nothingToCompare
    case .nobodyToCompare: words.nobodyToCompare
    case .squadIsEmpty: words.squadIsEmpty
    case .notInSquad: words.notInSquad
    case .leftAlready(let member): words.leftAlready(name(member))
    case .noSuchList(let number): noSuchList(number)
    case .nothingSelected: words.nothingSelected
    case .leftIsElsewhere: words.leftIsElsewhere
    case .onlyMembersMove: words.onlyMembersMove
    case .memberIsFirst: words.memberIsFirst
    case .memberIsLast: words.memberIsLast
    case .onlyOneOrder: words.onlyOneOrder
    case .orderIsOurs: words.orderIsOurs
    case .noDetailShown: words.noDetailShown
    case .noDivider: words.noDivider
    case .noChart: words.noChart
    case .listIsNarrowest: words.listIsNarrowest
    case .listIsWidest: words.listIsWidest
    case .noJumpToUndo: words.noJumpToUndo
    case .nothingToPick: words.nothingToPick
    case .quitHint: key(.quit).map(words.quitHint) ?? ""
    case .notSaved(let problem): text(ofUnsaved: problem)
    case .storage(let notice): capitalized(text(of: notice))
    case .offline(let freshness, let isVisitor):
      (isVisitor ? words.offline : words.offlineByChoice) + showing(freshness)
    case .noService(let reason): text(ofAbsence: reason)
    case .rateLimited(let until): text(of: ServiceProblem.rateLimited(until: until))
    case .sharedAnswer(let moment): words.sharedAnswer(time(of: moment))
    case .cannotSuspend: words.cannotSuspend
    case .copied(let link, let route): copied(link, through: route)
    case .noLinks: words.noLinks
    case .noBoard: words.noBoard
    case .noClipboard: words.noClipboard
    case .tooLongToCopy: words.tooLongToCopy
    case .mouseToggled(let isOn): words.mouse(isOn: isOn)
    case .noMouse: words.noMouse
    case .pasteIgnored:
      words.pasteIgnored + (key(.search).map { " · \(words.opensSearch($0))" } ?? "")
    case .themeChosen(let choice): words.themeChosen(choice.name)
    case .colorsOff(let reason): words.colorsOff(reason)
    case .configMistakes(let first, let others): text(of: first, others: others)
    case .noConfigMistakes: words.noConfigMistakes
    case .noConfig: words.noConfig
    case .welcomeBack(let members): welcomeBack(members)
    case .idle(let seconds): words.idleWarning(span(seconds))
    case .sessionEnding(let seconds): words.limitWarning(span(seconds))
    case .terminal(let note): note
    case .crashFound(let file): words.crashFound(file)
    }
  }

  /// The same with a capital, unless it begins with a name, which stays as it is.
  func begun(_ text: String, by name: String) -> String {
    text.hasPrefix(name) ? text : capitalized(text)
  }

  /// `7: no such list`
  private func noSuchList(_ number: Int) -> String {
    let tab = Command.tabs.indices.contains(number - 1) ? key(Command.tabs[number - 1]) : nil
    return words.noSuchList(tab ?? "\(number)")
  }

  /// Why there are no colours, where the config says so.
  package var colorInConfig: String { words.colorInConfig }

  private func showing(_ freshness: Freshness?) -> String {
    freshness.map { " · \(words.showing(text(of: $0, isShort: true)))" } ?? ""
  }

  private func text(of change: SquadChange, _ name: (Member) -> String) -> String {
    switch change {
    case .recruited(let member, _): words.joined(name(member))
    case .fired(let member, _): words.fired(name(member))
    case .moved(let member, _, _): words.moved(name(member))
    }
  }

  /// Text of a message where there is no strip.
  private func text(ofUnsaved problem: StorageProblem) -> String {
    words.notSaved(text(of: problem))
  }

  /// Texts in the strip, each shorter than the one before it: that a change was not saved, or that
  /// none can be.
  func forms(ofUnsaved problem: StorageProblem, isLost: Bool) -> [String] {
    forms(of: problem).map { isLost ? words.notSaved($0) : words.cannotSave($0) }
  }

  package func text(of notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let name, let salvaged):
      "\(words.setAside(name)) · \(recovered(salvaged))"
    case .notSaving where isForVisitors: words.hostCannotSave
    case .notSaving(let problem): words.notSaving(text(of: problem))
    }
  }

  private func recovered(_ members: Int) -> String {
    members == 0
      ? words.noneRecovered : words.recovered(number(members), isOne: members == 1)
  }
}

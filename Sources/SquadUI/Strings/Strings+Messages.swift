import SquadCore

/// Texts of messages.
extension Strings {
  /// - Parameter name: distinguishes members with the same title.
  package func text(
    of message: Message, name: (Member) -> String = { $0.title }
  ) -> String {
    switch message {
    case .joined(let member): text("\(name(member)) joined", offering: .undo)
    case .left(let member): text("\(name(member)) left", offering: .undo)
    case .moved(let member): text("\(name(member)) moved", offering: .undo)
    case .undid(let change): "Undone: \(text(of: change, name))"
    case .redid(let change): "Redone: \(text(of: change, name))"
    case .nothingToUndo: "Nothing to undo"
    case .nothingToRedo: "Nothing to redo"
    case .cannotJoin: "Only people and currencies join the squad"
    case .folded(let count): folded(count)
    case .noGridOfPrices: "No grid here: currencies have no pictures"
    case .noRoomForGrid: "No room for cards"
    case .noRoomForLargerCards: "No room for larger cards"
    case .nothingToCompare: "Only heroes have stats to compare"
    case .nobodyToCompare: "Compare needs another hero in your squad"
    case .squadIsEmpty: "The squad is empty"
    case .onlyOneOrder: onlyOneOrder
    case .noDetailShown: noDetailShown
    case .noDivider: noDivider
    case .listIsNarrowest: listIsNarrowest
    case .listIsWidest: listIsWidest
    case .noJumpToUndo: noJumpToUndo
    case .nothingToPick: nothingToPick
    case .quitHint: key(.quit).map { "\($0) quits" } ?? ""
    case .notSaved(let problem): text(ofUnsaved: problem)
    case .storage(let notice): text(of: notice)
    case .offline(let freshness): "offline (--offline)\(showing(freshness))"
    case .noService(let reason): reason
    case .rateLimited(let until): text(of: ServiceProblem.rateLimited(until: until))
    case .cannotSuspend: "Can't suspend: no shell to return to"
    case .copied(let link, let route): copied(link, through: route)
    case .noLinks: noLinks
    case .noClipboard: noClipboard
    case .tooLongToCopy: tooLongToCopy
    case .mouseToggled(let isOn): mouse(isOn: isOn)
    case .noMouse: noMouse
    case .pasteIgnored:
      "Pasted text goes into the search field" + (key(.search).map { " · \($0) opens it" } ?? "")
    case .themeChosen(let choice): "Theme: \(choice.name)"
    case .colorsOff(let reason): "colours are off (\(reason))"
    case .configMistakes(let first, let others): text(of: first, others: others)
    case .noConfigMistakes: "No mistakes in the config"
    case .noConfig: "There is no config file · squad config example prints one"
    case .terminal(let note): note
    case .crashFound(let file): crashFound(file)
    }
  }

  private func showing(_ freshness: Freshness?) -> String {
    freshness.map { " · showing \(text(of: $0, isShort: true))" } ?? ""
  }

  private func text(of change: SquadChange, _ name: (Member) -> String) -> String {
    switch change {
    case .recruited(let member, _): "\(name(member)) joined"
    case .fired(let member, _): "\(name(member)) left"
    case .moved(let member, _, _): "\(name(member)) moved"
    }
  }

  /// Text in the strip, or in a message where there is no strip.
  func text(ofUnsaved problem: StorageProblem) -> String { "Not saved: \(text(of: problem))" }

  package func text(of notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let name, let salvaged):
      "The squad file was damaged and set aside as \(name) · \(recovered(salvaged))"
    case .notSaving(let problem): "changes can't be saved: \(text(of: problem))"
    }
  }

  private func recovered(_ members: Int) -> String {
    switch members {
    case 0: "no members recovered"
    case 1: "1 member recovered"
    default: "\(Self.number(members)) members recovered"
    }
  }
}

import SquadCore

/// What squad says about what happened.
extension Strings {
  package func text(of message: Message) -> String {
    switch message {
    case .joined(let member): "\(member.title) joined · u undo"
    case .left(let member): "\(member.title) left · u undo"
    case .moved(let member): "\(member.title) moved · u undo"
    case .undid(let change): "Undone: \(text(of: change))"
    case .redid(let change): "Done again: \(text(of: change))"
    case .nothingToUndo: "Nothing to undo"
    case .nothingToRedo: "Nothing to do again"
    case .cannotJoin: "Only people and currencies join the squad"
    case .squadIsEmpty: "The squad is empty · \(emptyStrip)"
    case .quitHint: "q quits"
    case .notSaved(let problem): "Not saved: \(text(of: problem))"
    case .storage(let notice): text(of: notice)
    case .offline: "offline by --offline · showing bundled"
    case .noService(let reason): reason
    case .rateLimited(let until): text(of: ServiceProblem.rateLimited(until: until))
    case .cannotSuspend: "Nothing could resume squad here · q quits"
    case .pasteIgnored: "Pasted text goes into the search field · / opens it"
    case .terminal(let note): note
    }
  }

  private func text(of change: SquadChange) -> String {
    switch change {
    case .recruited(let member, _): "\(member.title) joined"
    case .fired(let member, _): "\(member.title) left"
    case .moved(let member, _, _): "\(member.title) moved"
    }
  }

  package func text(of notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let name, let salvaged):
      "The squad's file was damaged and set aside as \(name) · \(recovered(salvaged))"
    case .notSaving(let problem): "Changes are not being saved: \(text(of: problem))"
    }
  }

  private func recovered(_ members: Int) -> String {
    switch members {
    case 0: "nobody could be read from it"
    case 1: "1 member was read from it"
    default: "\(members) members were read from it"
    }
  }
}

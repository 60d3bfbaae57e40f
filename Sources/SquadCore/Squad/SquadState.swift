/// The squad as the screen knows it.
package struct SquadState: Equatable, Sendable {
  /// As it is on disk: what the screen shows.
  package var saved = Squad()
  /// Changes on their way to the disk, oldest first.
  package var pending: [PendingChange] = []
  /// The strip's selection, counted from 0; meaningless in an empty squad.
  package var selection = 0
  package var detail = DetailPath()
  /// Why changes are not being saved, until one is.
  package var problem: StorageProblem?

  package init() {}

  package var selectedMember: Member? {
    saved.members.indices.contains(selection) ? saved.members[selection] : nil
  }

  /// As it will be once everything on its way has arrived: what keys act on.
  package var expected: Squad {
    pending.reduce(into: saved) { squad, change in _ = squad.perform(change.request) }
  }

  mutating func move(_ motion: Motion) {
    var cursor = Cursor(row: selection)
    cursor.move(motion, count: saved.members.count, rows: saved.members.count)
    selection = cursor.row
  }

  /// Takes in the squad as the disk has it now. The same member stays selected; a fired one gives
  /// the selection to the next, else to the one before.
  mutating func replace(with squad: Squad) {
    let held = selectedMember?.id
    saved = squad
    if let held, let index = squad.index(of: held) { selection = index }
    selection = min(max(selection, 0), max(squad.members.count - 1, 0))
  }
}

/// A change that was sent to the disk and not answered yet.
package struct PendingChange: Equatable, Sendable {
  package let id: RequestID
  package let request: SquadRequest
}

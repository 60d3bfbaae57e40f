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

  /// Selects a member; past either end, the last one there.
  mutating func select(_ place: Int) {
    selection = min(max(place, 0), max(saved.members.count - 1, 0))
  }

  /// Takes in the squad as the disk has it now. The same member stays selected; one that is gone
  /// gives the selection to the next that is left, else to the one before.
  mutating func replace(with squad: Squad) {
    let after = saved.members.dropFirst(selection)
    let before = saved.members.prefix(selection).reversed()
    let heir = (after + before).first { squad.contains($0.id) }
    saved = squad
    select(heir.flatMap { squad.index(of: $0.id) } ?? 0)
  }
}

/// A change that was sent to the disk and not answered yet.
package struct PendingChange: Equatable, Sendable {
  package let id: RequestID
  package internal(set) var request: SquadRequest
}

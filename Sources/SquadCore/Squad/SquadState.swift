/// The squad on the screen: as it is on disk, with pending changes, selection and detail.
package struct SquadState: Equatable, Sendable {
  /// As it is on disk: what the screen shows.
  package var saved = Squad() {
    didSet {
      folded = Folded()
      namesakes = saved.repeatedTitles
    }
  }
  /// Titles that more than one member has.
  private(set) var namesakes: Set<String> = []
  /// Changes on their way to the disk, oldest first. They are written in batches, each in one
  /// transaction in which they still follow one another, so that undo takes back one by one.
  package var pending: [PendingChange] = [] { didSet { folded = Folded() } }
  /// Cache of `saved` with all of `pending`.
  private var folded = Folded()
  /// The strip's selection, counted from 0; meaningless in an empty squad.
  package var selection = 0
  package var detail = DetailPath()
  /// Why changes are not being saved, until one is.
  package var problem: StorageProblem?
  /// Whether a change is lost to that problem, which else is one that changes will meet.
  package var hasLostChange = false

  package init(saved: Squad = Squad()) {
    self.saved = saved
    namesakes = saved.repeatedTitles
  }

  package var selectedMember: Member? {
    saved.members.indices.contains(selection) ? saved.members[selection] : nil
  }

  /// How many changes may be on their way before keys have to wait for the disk: more than a person
  /// can type, and what keeps a flood of keys from filling the memory.
  package static let pendingLimit = 512

  /// Whether keys have to wait for the disk.
  package var isBehind: Bool { pending.count >= Self.pendingLimit }

  /// As it will be once everything on its way has arrived: what keys act on.
  package var expected: Squad { pending.isEmpty ? saved : folded.squad ?? fold() }

  private func fold() -> Squad {
    pending.reduce(into: saved) { squad, change in _ = squad.perform(change.request) }
  }

  /// Adds a change to those on their way. Costs that change, however many are on their way.
  mutating func add(_ change: PendingChange) {
    // Taken out of its place, so that the change needs no copy.
    var squad = pending.isEmpty ? saved : folded.take() ?? fold()
    pending.append(change)
    _ = squad.perform(change.request)
    folded.squad = squad
  }

  /// Removes a change with a response, and those before it, from the pending ones; none where it
  /// isn't pending.
  mutating func takePending(through id: RequestID) -> [PendingChange] {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return [] }
    defer { pending.removeFirst(index + 1) }
    return Array(pending[...index])
  }

  /// Works out `expected` once, after what it follows from has changed.
  mutating func foldPending() { if !pending.isEmpty { folded.squad = fold() } }

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

/// Change in flight to the disk.
package struct PendingChange: Equatable, Sendable {
  package let id: RequestID
  package internal(set) var request: SquadRequest
}

/// Cache of a derived squad; equality ignores it.
private struct Folded: Equatable, Sendable {
  var squad: Squad?

  mutating func take() -> Squad? {
    defer { squad = nil }
    return squad
  }

  static func == (left: Folded, right: Folded) -> Bool { true }
}

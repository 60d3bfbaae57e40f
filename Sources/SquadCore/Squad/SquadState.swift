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
  /// The strip's selection as the screen shows it, counted from 0; meaningless in an empty squad.
  package var selection = 0
  /// Who is selected while only a pending change brings them: the screen follows once they are on
  /// disk.
  var upcoming: EntryID?
  package var detail = DetailPath()
  /// Why changes are not being saved, until one is.
  package var problem: StorageProblem?
  /// Whether a change is lost to that problem, which else is one that changes will meet.
  package var hasLostChange = false

  /// Changes in the journal that another window made while this one ran.
  private(set) var elsewhere: [SquadChange] = []

  package init(saved: Squad = Squad()) {
    self.saved = saved
    namesakes = saved.repeatedTitles
  }

  package var selectedMember: Member? {
    saved.members.indices.contains(selection) ? saved.members[selection] : nil
  }

  /// Who will be selected once everything on its way has arrived: whom keys act on.
  package var expectedMember: Member? {
    guard !pending.isEmpty else { return selectedMember }
    let expected = expected
    if let place = upcoming.flatMap(expected.index(of:)) { return expected.members[place] }
    return heir(in: expected) ?? expected.members.first
  }

  /// Whose detail the strip shows.
  var selectedID: EntryID? { (selectedMember ?? expectedMember)?.id }

  /// How many changes may be on their way before keys have to wait for the disk: more than a person
  /// can type, and what keeps a flood of keys from filling the memory.
  package static let pendingLimit = 512

  /// Whether keys have to wait for the disk.
  package var isBehind: Bool { pending.count >= Self.pendingLimit }

  /// As it will be once everything on its way has arrived: what keys act on.
  package var expected: Squad { pending.isEmpty ? saved : folded.squad ?? fold().squad }

  private func fold() -> (squad: Squad, newcomer: EntryID?) {
    pending.reduce(into: (saved, nil)) { result, change in
      result.newcomer = result.squad.perform(change.request).newcomer?.id ?? result.newcomer
    }
  }

  /// Adds a change to those on their way. Costs that change, however many are on their way.
  ///
  /// - Parameter isFollowed: whether the selection goes to who joins by it.
  mutating func add(_ change: PendingChange, isFollowed: Bool) {
    // Taken out of its place, so that the change needs no copy.
    var (squad, newcomer) = pending.isEmpty ? (saved, nil) : folded.take() ?? fold()
    pending.append(change)
    let joined = squad.perform(change.request).newcomer?.id
    if isFollowed, let joined { upcoming = joined }
    newcomer = joined ?? newcomer
    folded = Folded(squad: squad, newcomer: newcomer)
  }

  /// Selects whom the changes on their way bring, as the strip does once they are on disk.
  mutating func selectNewcomer() {
    guard !pending.isEmpty else { return }
    upcoming = folded.squad == nil ? fold().newcomer : folded.newcomer
  }

  /// Removes a change with a response, and those before it, from the pending ones; none where it
  /// isn't pending.
  mutating func takePending(through id: RequestID) -> [PendingChange] {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return [] }
    defer { pending.removeFirst(index + 1) }
    return Array(pending[...index])
  }

  /// Works out `expected` once, after what it follows from has changed.
  mutating func foldPending() {
    guard !pending.isEmpty else { return }
    let (squad, newcomer) = fold()
    folded = Folded(squad: squad, newcomer: newcomer)
  }

  /// Selects a member of those on the screen; past either end, the last one there.
  mutating func select(_ place: Int) {
    selection = min(max(place, 0), max(saved.members.count - 1, 0))
    upcoming = nil
  }

  /// Selects the member so many places further among those that will be there.
  mutating func step(by distance: Int) {
    guard let place = expectedMember.flatMap({ expected.index(of: $0.id) }) else { return }
    selectExpected(place + distance)
  }

  /// Selects a member by its place among those that will be there; past either end, the last one.
  mutating func selectExpected(_ place: Int) {
    let members = expected.members
    guard !members.isEmpty else { return }
    let id = members[min(max(place, 0), members.count - 1)].id
    if let place = saved.index(of: id) { select(place) } else { upcoming = id }
  }

  /// Takes in the squad as the disk has it now. The same member stays selected; one that is gone
  /// gives the selection to the next that is left, else to the one before.
  ///
  /// - Parameter events: what this window did to it.
  mutating func replace(with squad: Squad, after events: [SquadEvent] = []) {
    noteElsewhere(squad.changes(since: saved), besides: events)
    let awaited = upcoming
    let selected = [awaited, heir(in: squad)?.id].lazy.compactMap(\.self)
      .compactMap(squad.index(of:)).first
    saved = squad
    select(selected ?? 0)
    if let awaited, !pending.isEmpty, !squad.contains(awaited) { upcoming = awaited }
  }

  /// Remembers which of the new changes aren't this window's.
  private mutating func noteElsewhere(
    _ new: ArraySlice<SquadChange>, besides events: [SquadEvent]
  ) {
    let own = events.compactMap(\.change)
    var others = Array(new)
    for change in own {
      if let index = others.lastIndex(of: change) { others.remove(at: index) }
    }
    if !elsewhere.isEmpty { elsewhere.removeAll { events.contains(.did($0)) } }
    elsewhere = (elsewhere + others).suffix(Squad.journalLimit)
  }

  /// The selected member where a squad has it, else the next that it has, else the one before.
  private func heir(in squad: Squad) -> Member? {
    let after = saved.members.dropFirst(selection)
    let before = saved.members.prefix(selection).reversed()
    return (after + before).first { squad.contains($0.id) }
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
  /// Who joined last by what is pending.
  var newcomer: EntryID?

  mutating func take() -> (squad: Squad, newcomer: EntryID?)? {
    defer { self = Folded() }
    return squad.map { ($0, newcomer) }
  }

  static func == (left: Folded, right: Folded) -> Bool { true }
}

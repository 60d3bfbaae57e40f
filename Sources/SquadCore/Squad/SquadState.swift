/// The squad on the screen: its stored state, pending changes, selection and detail.
package struct SquadState: Equatable, Sendable {
  /// The squad on disk, as the screen shows it.
  package var saved = Squad() {
    didSet {
      expectedCache = ExpectedCache()
      namesakes = saved.repeatedTitles
    }
  }
  /// Titles of more than one member.
  private(set) var namesakes: Set<String> = []
  /// Changes on their way to the disk, oldest first. Written in batches of one transaction, as
  /// separate changes, so that undo reverts them one by one.
  package var pending: [PendingChange] = [] { didSet { expectedCache = ExpectedCache() } }
  /// Cache of `saved` with all of `pending` applied.
  private var expectedCache = ExpectedCache()
  /// Index of the strip's selection on the screen, from 0; meaningless in an empty squad.
  package var selection = 0
  /// The selected member while only a pending change adds it: the screen follows once it is on
  /// disk.
  var upcoming: EntryID?
  /// Details opened from the selected member.
  package var detail = DetailPath()
  /// Reason that changes aren't saved; nil again once one is.
  package var problem: StorageError?
  /// Whether a change was lost to `problem`, not just put at risk.
  package var hasLostChange = false

  /// Whether the squad is still being read, which may happen after the first paint.
  package var isLoading = false
  /// Whether the squad couldn't be read yet. A server's may be read late.
  var isUnread = false
  /// Whether to go to the stored place once it is read: no key came, and the command line named no
  /// entry and no text.
  var restoresPlace = true
  /// The list that the command line named; nil without one.
  var startList: ListID?
  /// Whether place and settings couldn't be read; they must not be overwritten then.
  var hasUnreadSettings = false
  /// Whether it is unknown for now if the pending changes were made.
  package internal(set) var isConfirming = false

  /// Changes in the journal that other windows made during this run.
  private(set) var elsewhere: [SquadChange] = []

  /// Selects the first member; no change is pending.
  package init(saved: Squad = Squad()) {
    self.saved = saved
    namesakes = saved.repeatedTitles
  }

  /// The member selected on the screen; nil in an empty squad.
  package var selectedMember: Member? {
    saved.members.indices.contains(selection) ? saved.members[selection] : nil
  }

  /// The member selected once all pending changes have arrived: keys act on it.
  package var expectedMember: Member? {
    guard !pending.isEmpty else { return selectedMember }
    let expected = expected
    if let index = upcoming.flatMap(expected.index(of:)) { return expected.members[index] }
    return heir(in: expected) ?? expected.members.first
  }

  /// The member whose detail the strip shows.
  var selectedID: EntryID? { (selectedMember ?? expectedMember)?.id }

  /// Number of pending changes from which keys wait for the disk: more than a person can type, and
  /// a limit on the memory that a flood of keys can take.
  package static let pendingLimit = 512

  /// Whether keys have to wait for the disk.
  package var isBehind: Bool { pending.count >= Self.pendingLimit }

  /// The squad once all pending changes have arrived: keys act on it.
  package var expected: Squad {
    pending.isEmpty ? saved : (expectedCache.result ?? computeExpected()).squad
  }

  private func computeExpected() -> (squad: Squad, newcomer: EntryID?) {
    pending.reduce(into: (saved, nil)) { result, change in
      result.newcomer = result.squad.perform(change.request).newcomer?.id ?? result.newcomer
    }
  }

  /// Adds a pending change, at a cost that doesn't depend on the others. `isFollowed` tells whether
  /// the selection moves to the member that it adds.
  mutating func add(_ change: PendingChange, isFollowed: Bool) {
    // Taken out of the cache, so that the change is made in place.
    var (squad, newcomer) =
      pending.isEmpty ? (saved, nil) : expectedCache.result.take() ?? computeExpected()
    pending.append(change)
    let joined = squad.perform(change.request).newcomer?.id
    if isFollowed, let joined { upcoming = joined }
    newcomer = joined ?? newcomer
    expectedCache.result = (squad, newcomer)
  }

  /// Selects the member that pending changes add, as the strip does once they are on disk.
  mutating func selectNewcomer() {
    if !pending.isEmpty { upcoming = (expectedCache.result ?? computeExpected()).newcomer }
  }

  /// Removes and returns the pending changes up to the one with a response; none if it isn't
  /// pending.
  mutating func takePending(through id: RequestID) -> [PendingChange] {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return [] }
    defer { pending.removeFirst(index + 1) }
    return Array(pending[...index])
  }

  /// Computes `expected` once after its inputs have changed.
  mutating func refreshExpected() {
    if !pending.isEmpty { expectedCache.result = computeExpected() }
  }

  /// Selects a member on the screen by index, clamped to the squad.
  mutating func select(_ index: Int) {
    selection = min(max(index, 0), max(saved.members.count - 1, 0))
    upcoming = nil
  }

  /// Moves the selection by some positions among the expected members.
  mutating func step(by distance: Int) {
    guard let index = expectedMember.flatMap({ expected.index(of: $0.id) }) else { return }
    selectExpected(index + distance)
  }

  /// Selects an expected member by index, clamped to the expected squad.
  mutating func selectExpected(_ index: Int) {
    let members = expected.members
    guard !members.isEmpty else { return }
    let id = members[min(max(index, 0), members.count - 1)].id
    if let index = saved.index(of: id) { select(index) } else { upcoming = id }
  }

  /// Replaces the squad by its state on disk. Keeps the selected member; if it is gone, selects the
  /// next one left, else the one before. `events` are this window's own changes.
  mutating func replace(with squad: Squad, after events: [SquadEvent] = []) {
    // The first read of a server's squad brings its whole journal, which is no news.
    if !isLoading, !isUnread { recordElsewhere(squad.changes(since: saved), besides: events) }
    isUnread = false
    let awaited = upcoming
    let selected = [awaited, heir(in: squad)?.id].lazy.compactMap(\.self)
      .compactMap(squad.index(of:)).first
    saved = squad
    select(selected ?? 0)
    if let awaited, !pending.isEmpty, !squad.contains(awaited) { upcoming = awaited }
  }

  /// Records the new changes that other windows made.
  private mutating func recordElsewhere(
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

  /// The selected member if a squad has it, else the next one that it has, else the one before.
  private func heir(in squad: Squad) -> Member? {
    let after = saved.members.dropFirst(selection)
    let before = saved.members.prefix(selection).reversed()
    return (after + before).first { squad.contains($0.id) }
  }
}

/// Change in flight to the disk.
package struct PendingChange: Equatable, Sendable {
  /// Id that the writer's response repeats.
  package let id: RequestID
  /// The change, under its entry's current id.
  package internal(set) var request: SquadRequest
}

/// Cache of a derived squad; equality ignores it.
private struct ExpectedCache: Equatable, Sendable {
  /// The squad, and the member that pending changes add last.
  var result: (squad: Squad, newcomer: EntryID?)?

  static func == (left: ExpectedCache, right: ExpectedCache) -> Bool { true }
}

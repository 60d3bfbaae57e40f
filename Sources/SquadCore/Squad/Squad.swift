/// The squad and its journal. One set of rules serves the file, which is authoritative, and the
/// reducer, which predicts the result of changes in flight.
package struct Squad: Equatable, Sendable {
  /// In the order of the strip.
  package private(set) var members: [Member]
  /// Changes that can be undone, newest last.
  package private(set) var done: [SquadChange]
  /// Undone changes that can be redone, next one last.
  package private(set) var undone: [SquadChange]

  /// Takes members and journal unchecked; empty by default.
  package init(members: [Member] = [], done: [SquadChange] = [], undone: [SquadChange] = []) {
    self.members = members
    self.done = done
    self.undone = undone
  }

  /// Maximum number of changes in the journal.
  package static let journalLimit = 1_000

  /// The index of a member from 0; nil for others.
  package func index(of id: EntryID) -> Int? {
    members.firstIndex { $0.id == id }
  }

  /// Whether an entry is a member.
  package func contains(_ id: EntryID) -> Bool { index(of: id) != nil }

  /// Applies a request and records its change in the journal; returns `.nothing` for a request
  /// without effect.
  package mutating func perform(_ request: SquadRequest) -> SquadEvent {
    switch request {
    case .recruit(let member): record(recruiting(member))
    case .fire(let id): record(firing(id))
    case .move(let id, let index): record(moving(id, to: index))
    case .undo: undo()
    case .redo: redo()
    }
  }

  /// Changes that can be undone here but are not in an older version of this squad.
  func changes(since old: Squad) -> ArraySlice<SquadChange> {
    // A full journal drops its oldest changes.
    let gone = done.count < Self.journalLimit ? 0 : done.first.flatMap(old.done.firstIndex) ?? 0
    return done.dropFirst(zip(old.done.dropFirst(gone), done).prefix { $0 == $1 }.count)
  }

  private func recruiting(_ member: Member) -> SquadChange? {
    contains(member.id) ? nil : .recruited(member, at: members.count)
  }

  private func firing(_ id: EntryID) -> SquadChange? {
    index(of: id).map { .fired(members[$0], from: $0) }
  }

  private func moving(_ id: EntryID, to target: Int) -> SquadChange? {
    guard let from = index(of: id) else { return nil }
    let to = min(max(target, 0), members.count - 1)
    return from == to ? nil : .moved(members[from], from: from, to: to)
  }

  private mutating func record(_ change: SquadChange?) -> SquadEvent {
    guard let change else { return .nothing }
    apply(change)
    undone.removeAll()
    done.append(change)
    if done.count > Self.journalLimit { done.removeFirst(done.count - Self.journalLimit) }
    return .did(change)
  }

  private mutating func undo() -> SquadEvent {
    guard let change = done.popLast() else { return .nothing }
    revert(change)
    undone.append(change)
    return .undid(change)
  }

  private mutating func redo() -> SquadEvent {
    guard let change = undone.popLast() else { return .nothing }
    apply(change)
    done.append(change)
    return .redid(change)
  }

  private mutating func apply(_ change: SquadChange) {
    switch change {
    case .recruited(let member, let index): insert(member, at: index)
    case .fired(let member, _): members.removeAll { $0.id == member.id }
    case .moved(let member, _, let to): move(member, to: to)
    }
  }

  private mutating func revert(_ change: SquadChange) {
    switch change {
    case .recruited(let member, _): members.removeAll { $0.id == member.id }
    case .fired(let member, let from): insert(member, at: from)
    case .moved(let member, let from, _): move(member, to: from)
    }
  }

  private mutating func insert(_ member: Member, at index: Int) {
    guard !contains(member.id) else { return }
    members.insert(member, at: min(max(index, 0), members.count))
  }

  private mutating func move(_ member: Member, to target: Int) {
    guard let from = index(of: member.id) else { return }
    let moved = members.remove(at: from)
    members.insert(moved, at: min(max(target, 0), members.count))
  }
}

import TestSupport
import Testing

@testable import SquadCore

/// A squad after some of its ids were replaced.
@Suite struct SquadAliasTests {
  private let old = Entry.sample("Thor", 9_000_001)
  private let new = Entry.thor
  private let hulk = Entry.hulk

  private func canonical(_ id: EntryID) -> EntryID { id == old.id ? new.id : id }

  private func performing(_ requests: SquadRequest...) -> Squad {
    var squad = Squad()
    for request in requests { _ = squad.perform(request) }
    return squad
  }

  @Test func `members, done and undone changes take the new ids`() {
    var squad = performing(
      .recruit(Member(old)), .recruit(Member(hulk)), .move(old.id, to: 1), .fire(old.id))
    _ = squad.perform(.undo)
    var expected = performing(
      .recruit(Member(new)), .recruit(Member(hulk)), .move(new.id, to: 1), .fire(new.id))
    _ = expected.perform(.undo)
    #expect(squad.replacingIDs(canonical) == expected)
    #expect(squad.replacingIDs { $0 } == squad)
  }

  @Test func `a member that would be there twice is kept at the earlier place`() {
    let squad = Squad.sample(hulk, old, .ironMan, new, .spiderMan)
    #expect(squad.replacingIDs(canonical) == .sample(hulk, new, .ironMan, .spiderMan))
    let reversed = Squad.sample(new, hulk, old)
    #expect(reversed.replacingIDs(canonical).members == [Member(new), Member(hulk)])
  }

  @Test func `a merged member's journal can be undone and redone`() {
    let squad = performing(
      .recruit(Member(old)), .recruit(Member(hulk)), .recruit(Member(new)), .fire(old.id)
    ).replacingIDs(canonical)
    #expect(squad.members == [Member(hulk), Member(new)])
    // Recruiting her again was not a change, and firing her old entry became a move.
    #expect(
      squad.done == [
        .recruited(Member(new), at: 0), .recruited(Member(hulk), at: 1),
        .moved(Member(new), from: 0, to: 1),
      ])
    var undone = squad
    #expect(undone.perform(.undo) == .undid(.moved(Member(new), from: 0, to: 1)))
    #expect(undone.members == [Member(new), Member(hulk)])
  }

  @Test func `undo and redo give the same results after ids are replaced`() {
    for seed in 0..<60 {
      var random = SplitMix(seed: seed)
      var squad = Squad()
      let entries = [old, new, hulk, Entry.ironMan]
      for _ in 0..<30 {
        let entry = entries[random.number(0...3)]
        _ = squad.perform(
          random.pick(
            .recruit(Member(entry)), .recruit(Member(entry)), .fire(entry.id),
            .move(entry.id, to: random.number(0...4)), .undo, .redo))
      }
      expect(squad, leadsWhere: squad.replacingIDs(canonical), .undo, seed)
      expect(squad, leadsWhere: squad.replacingIDs(canonical), .redo, seed)
    }
  }

  /// Expects that each state of `squad` is, with new ids, a state of `other`, in the same order.
  private func expect(
    _ squad: Squad, leadsWhere other: Squad, _ step: SquadRequest, _ seed: Int
  ) {
    var (squad, other) = (squad, other)
    func members() -> [EntryID] {
      var known: Set<EntryID> = []
      return squad.members.map { canonical($0.id) }.filter { known.insert($0).inserted }
    }
    #expect(other.members.map(\.id) == members(), "seed \(seed)")
    while squad.perform(step) != .nothing {
      guard other.members.map(\.id) != members() else { continue }
      #expect(other.perform(step) != .nothing, "seed \(seed)")
      #expect(other.members.map(\.id) == members(), "seed \(seed)")
    }
    #expect(other.perform(step) == .nothing, "seed \(seed)")
  }
}

import SquadCore
import TestSupport
import Testing

@Suite struct SquadTests {
  private func member(_ number: Int) -> Member {
    Member(id: EntryID(CatalogueID(rawValue: "marvel"), "\(number)"), title: "Hero \(number)")
  }

  private func squad(of numbers: Range<Int>) -> Squad {
    var squad = Squad()
    for number in numbers { _ = squad.perform(.recruit(member(number))) }
    return squad
  }

  @Test func `a recruit joins once, at the end`() {
    var squad = squad(of: 0..<2)
    #expect(squad.perform(.recruit(member(2))) == .did(.recruited(member(2), at: 2)))
    #expect(squad.perform(.recruit(member(0))) == .nothing)
    #expect(squad.members == (0..<3).map(member))
    #expect(squad.done.count == 3)
  }

  @Test func `firing an entry that isn't a member changes nothing`() {
    var squad = squad(of: 0..<2)
    let before = squad
    #expect(squad.perform(.fire(member(7).id)) == .nothing)
    #expect(squad == before)
  }

  @Test(arguments: [0, 1, 2])
  func `undoing a firing restores the member's place`(place: Int) {
    var squad = squad(of: 0..<3)
    let before = squad.members
    #expect(squad.perform(.fire(member(place).id)) == .did(.fired(member(place), from: place)))
    #expect(squad.perform(.undo) == .undid(.fired(member(place), from: place)))
    #expect(squad.members == before)
  }

  @Test func `a move is clamped, counts as a change and can be undone`() {
    var squad = squad(of: 0..<3)
    #expect(squad.perform(.move(member(0).id, to: 99)) == .did(.moved(member(0), from: 0, to: 2)))
    #expect(squad.members == [1, 2, 0].map(member))
    #expect(squad.perform(.move(member(0).id, to: 5)) == .nothing)
    #expect(squad.perform(.move(member(9).id, to: 0)) == .nothing)
    #expect(squad.perform(.undo) == .undid(.moved(member(0), from: 0, to: 2)))
    #expect(squad.members == (0..<3).map(member))
  }

  @Test func `a new change clears the redo history`() {
    var squad = squad(of: 0..<3)
    _ = squad.perform(.undo)
    #expect(squad.undone.count == 1)
    _ = squad.perform(.recruit(member(5)))
    #expect(squad.undone.isEmpty)
    #expect(squad.perform(.redo) == .nothing)
  }

  @Test func `a request that changes nothing keeps the redo history`() {
    var squad = squad(of: 0..<3)
    _ = squad.perform(.undo)
    _ = squad.perform(.recruit(member(0)))
    #expect(squad.perform(.redo) == .redid(.recruited(member(2), at: 2)))
  }

  @Test func `the journal forgets the oldest change first`() {
    var squad = squad(of: 0..<(Squad.journalLimit + 3))
    #expect(squad.done.count == Squad.journalLimit)
    #expect(squad.done.first == .recruited(member(3), at: 3))
    while squad.perform(.undo) != .nothing {}
    #expect(squad.members == (0..<3).map(member))
    #expect(squad.undone.count == Squad.journalLimit)
  }

  @Test func `a journal that doesn't match the members is harmless`() {
    var squad = Squad(
      members: [member(1)],
      done: [
        .recruited(member(9), at: .max), .fired(member(1), from: -5),
        .moved(member(7), from: .min, to: .max), .moved(member(1), from: .max, to: .min),
        .fired(member(4), from: .max),
      ])
    while squad.perform(.undo) != .nothing {}
    while squad.perform(.redo) != .nothing {}
    #expect(Set(squad.members.map(\.id)).count == squad.members.count)
  }

  @Test func `undoing all empties the squad, and redoing all restores it`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<50 {
      var squad = Squad()
      for _ in 0..<80 { _ = squad.perform(change(&random)) }
      let after = squad
      while squad.perform(.undo) != .nothing {}
      #expect(squad.members.isEmpty && squad.undone.count == after.done.count)
      while squad.perform(.redo) != .nothing {}
      #expect(squad.members == after.members && squad.done == after.done)
    }
  }

  private func change(_ random: inout SplitMix) -> SquadRequest {
    let anyone = member(Int.random(in: 0..<8, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .fire(anyone.id)
    case 1: return .move(anyone.id, to: Int.random(in: -1..<9, using: &random))
    default: return .recruit(anyone)
    }
  }
}

import TestSupport
import Testing

@testable import SquadCore

/// Squad keys in a detail with items that are entries.
@Suite struct CastTests {
  /// A film's detail with the focus, its cursor on the first of these.
  private func onFirst(of items: [FactItem]) throws -> AppState {
    var state = try AppState.sample()
    var detail = Detail.sample(.captainAmerica)
    detail.facts = [Fact("With", "", items: items)]
    detail.links = [Link(title: "wiki", url: "https://example.org/own")]
    state.details[detail.id] = .loaded(detail)
    state.clipboard = .direct
    state.measure(detail.id, lines: 3, rows: 10, stops: [0, 1])
    state.focus = .detail(from: .list)
    _ = turn(&state)
    return state
  }

  private let leia = FactItem(id: Entry.leia.id, title: "Leia Organa")

  @Test func `squad and link keys act on the selected person of a cast`() throws {
    var state = try onFirst(of: [leia])
    state.details[Entry.leia.id] = .loaded(.sample(.leia))
    #expect(state.firesCandidate == false)
    _ = turn(&state, .squad(.recruitRequested))
    #expect(state.squad.pending.map(\.request) == [.recruit(Member(.leia))])
    _ = turn(&state, .squad(.removalRequested))
    #expect(state.overlay == .confirmRemoval(Member(.leia)))
  }

  @Test func `a person of a cast can be recruited with only its name loaded`() throws {
    var catalogues = [CatalogueInfo].samples
    let people = ListInfo(id: .people, title: "People", recruit: "person", sorts: [.name])
    for index in catalogues.indices where catalogues[index].id == .starwars {
      catalogues[index].lists[1] = people
    }
    let item = FactItem(id: "starwars/people/79", title: "Grievous")
    let info = try #require(catalogues.first { $0.id == .starwars })
    #expect(info.list(of: item.id)?.id == .people && info.list(of: "starwars/films/1") == nil)
    #expect(RecruitCandidate.item(item).member == Member(id: item.id, title: "Grievous"))
    let known = FactItem(id: item.id, title: item.title, subtitle: "Kalee")
    #expect(RecruitCandidate.item(known).member.subtitle == "Kalee")
  }

  @Test func `on a film in a detail, the keys act on the shown entry`() throws {
    let film = FactItem(id: "starwars/films/1", title: "A New Hope")
    var state = try onFirst(of: [film])
    #expect(state.candidate?.id == Entry.captainAmerica.id)
    _ = turn(&state, .link(.copyRequested))
    #expect(state.message.map { "\($0)".contains("/own") } == true)
  }
}

import TestSupport
import Testing

@testable import SquadCore

/// Members of the same title.
@Suite struct NamesakeTests {
  private let bruce = Entry.sample("Batman", 70)
  private let terry = Entry.sample("Batman", 69)

  private func detail(_ entry: Entry, _ subtitle: String) -> LoadedDetail {
    var detail = Detail.sample(entry)
    detail.subtitle = subtitle
    return .loaded(detail)
  }

  @Test func `namesakes get their subtitle, or their id where that is the same`() throws {
    var state = try AppState.sample(squad: .sample(bruce, terry, .thor))
    state.details[bruce.id] = detail(bruce, "Bruce Wayne")
    state.details[terry.id] = detail(terry, "Terry McGinnis")
    #expect(state.name(of: Member(bruce)) == "Batman · Bruce Wayne")
    #expect(state.name(of: Member(terry)) == "Batman · Terry McGinnis")
    #expect(state.name(of: Member(.thor)) == "Thor")
    state.details[terry.id] = detail(terry, "")
    #expect(state.name(of: Member(terry)) == "Batman · 69")
    state.details[terry.id] = detail(terry, "Bruce Wayne")
    #expect(state.name(of: Member(bruce)) == "Batman · 70")
    state.details[bruce.id] = .loading(RequestID(7))
    #expect(state.name(of: Member(bruce)) == "Batman", "not known yet")
    state.squad.saved = .sample(bruce, .thor)
    state.details[bruce.id] = detail(bruce, "Bruce Wayne")
    #expect(state.name(of: Member(bruce)) == "Batman", "alone it needs no more")
  }

  @Test func `records of a file get the subtitle of their rows`() throws {
    var state = try AppState.sample(squad: .sample(bruce, terry))
    for (entry, city) in [(bruce, "Oslo"), (terry, "Rome")] {
      var record = Detail.sample(entry)
      (record.subtitle, record.rowSubtitle, record.byline) = ("", city, "\(city) · staff")
      record.template.isOwn = true
      state.details[entry.id] = .loaded(record)
    }
    #expect(state.name(of: Member(bruce)) == "Batman · Oslo")
    #expect(state.name(of: Member(terry)) == "Batman · Rome")
  }

  @Test func `a namesake without a subtitle gets its catalogue's name`() throws {
    let other = Entry(id: EntryID(.starwars, "people/70"), title: "Batman")
    var state = try AppState.sample(squad: .sample(bruce, other))
    state.details[bruce.id] = detail(bruce, "Bruce Wayne")
    state.details[other.id] = detail(other, "")
    #expect(state.name(of: Member(bruce)) == "Batman · Bruce Wayne")
    #expect(state.name(of: Member(other)) == "Batman · Star Wars")
  }

  @Test func `details of namesakes are read once, and no others`() throws {
    var state = try AppState.sample(squad: .sample(bruce, .thor))
    state.details[bruce.id] = nil
    let store = TestStore(state)
    store.pressNothing()
    let requests = [store.next, RequestID(store.next.number + 1)]
    store.send(
      .squad(.changedElsewhere(.sample(bruce, terry))),
      then: zip(requests, [bruce, terry]).map { .world(.loadDetail($0, $1.id)) },
      changing: [.squad]
    ) {
      $0.details[bruce.id] = .loading(requests[0])
      $0.details[terry.id] = .loading(requests[1])
    }
    store.pressNothing()
    for request in requests { store.giveUp(request) }
  }
}

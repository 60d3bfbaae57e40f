import TestSupport
import Testing

@testable import SquadCore

/// Rows, stops, members, lists and entries chosen by number or name.
@Suite struct ChoiceTests {
  @Test func `a number selects that row`() throws {
    let store = TestStore(try .sample())
    store.send(.choice(.row(3))) { $0.select(3) }
    store.send(.choice(.row(5)))
    store.send(.choice(.row(-1)))
  }

  @Test func `choosing a row of a search ends the search and keeps its filter`() throws {
    let store = TestStore(try .sample())
    store.skip(.search(.opened), .search(.textChanged("man")))
    store.send(.choice(.row(1))) {
      $0.focus = .list
      $0.select(1)
      $0.openList.filter?.isChosen = true
    }
    #expect(store.state.openList.selected == .spiderMan)
  }

  @Test func `choosing a member focuses the strip`() throws {
    let store = TestStore(try .sample(squad: .sample(.hulk, .thor)))
    store.send(.choice(.member(1))) {
      $0.focus = .strip
      $0.squad.selection = 1
    }
    store.send(.choice(.member(2)))
  }

  @Test func `choosing a list opens it as it was left`() throws {
    let store = TestStore(try .sample())
    store.skip(.moved(.next), .choice(.list(.people)))
    #expect(store.state.listStack.current == .people && store.state.focus == .list)
    store.skip(.choice(.list(.characters)))
    #expect(store.state.openList.selected == .hulk)
    store.send(.choice(.list(ListID(.marvel, "none"))))
  }

  @Test func `choosing a list shows its root, not a level opened from it`() throws {
    let store = TestStore(try .sample())
    var state = store.state
    state.listStack.push(
      OpenList(
        source: .section(of: Entry.thor.id, named: "comics"), crumbs: ["Thor"], title: "Comics"))
    let nested = TestStore(state)
    nested.skip(.choice(.list(.characters)))
    #expect(nested.state.listStack.depth == 0 && nested.state.focus == .list)
    #expect(nested.state.openList.source == .list(.characters))
  }

  @Test func `choosing an entry drops its list's filter only if that hides it`() throws {
    let store = TestStore(try .sample())
    store.skip(.search(.opened), .search(.textChanged("man")), .search(.kept))
    store.skip(.choice(.entry(Entry.leia.id)))
    #expect(store.state.openList.selected == .leia)
    store.skip(.choice(.entry(Entry.spiderMan.id)))
    #expect(
      store.state.openList.selected == .spiderMan && store.state.openList.filter?.text == "man")
    store.skip(.choice(.entry(Entry.thor.id)))
    #expect(store.state.openList.selected == .thor && store.state.openList.filter == nil)
  }

  @Test func `choosing a stop opens it`() throws {
    var state = try AppState.sample()
    var detail = Detail.sample(.captainAmerica)
    let link = Link(title: "wiki", url: "https://example.org/wiki")
    detail.links = [link]
    state.details[detail.id] = .loaded(detail)
    let store = TestStore(state)
    store.skip(.choice(.stop(0)))
    #expect(store.state.overlay == .link(link))
    #expect(store.state.focus == .detail(from: .list))
    store.skip(.wentBack)
    store.send(.choice(.stop(1)))
  }
}

import TestSupport
import Testing

@testable import SquadCore

/// The links that `o` lists, and the one that `y` copies.
@Suite struct LinkReducerTests {
  private let first = Link(title: "detail", url: "https://example.org/1")
  private let second = Link(title: "wiki", url: "https://example.org/2")

  private func state(_ links: [Link]? = nil, _ route: ClipboardRoute = .direct) throws -> AppState {
    var state = try AppState.sample()
    var detail = Detail.sample(.captainAmerica)
    detail.links = links ?? [first, second]
    state.details[detail.id] = .loaded(detail)
    state.clipboard = route
    return state
  }

  @Test func `y copies the entry's first link and shows how`() throws {
    for route in [ClipboardRoute.direct, .tmux, .screen] {
      var state = try state(nil, route)
      #expect(turn(&state, .link(.copyRequested)).first == .loop(.copy(first.url)))
      #expect(state.message == .copied(first, through: route))
    }
  }

  @Test func `o lists the links, j and k stop at both ends, Enter and y copy`() throws {
    for copy in [Action.opened, .link(.copyRequested)] {
      var state = try state()
      _ = turn(&state, .link(.listOpened))
      #expect(state.overlay == .links(LinksState(links: [first, second], selected: 0)))
      _ = turn(&state, .moved(.next))
      _ = turn(&state, .moved(.next))
      #expect(state.overlay == .links(LinksState(links: [first, second], selected: 1)))
      #expect(turn(&state, copy).first == .loop(.copy(second.url)))
      #expect(state.overlay == nil && state.message == .copied(second, through: .direct))
    }
    var state = try state()
    _ = turn(&state, .link(.listOpened))
    _ = turn(&state, .wentBack)
    #expect(state.overlay == nil)
  }

  @Test func `o opens a value that the detail cuts, alone or from among the links`() throws {
    let section = Section(name: "body", title: "body", available: 3)
    let whole = Link(title: "body", url: "1.0 MB", section: section)
    for links in [[], [first]] {
      var state = try state(links)
      let id = Entry.captainAmerica.id
      var detail = try #require(state.details[id]?.value)
      detail.cut = [whole]
      state.details[id] = .loaded(detail)
      _ = turn(&state, .link(.listOpened))
      if !links.isEmpty {
        #expect(state.overlay == .links(LinksState(links: [first, whole], selected: 0)))
        _ = turn(&state, .moved(.next))
        #expect(!turn(&state, .link(.copyRequested)).contains(.loop(.copy(whole.url))))
        _ = turn(&state, .opened)
      }
      #expect(state.overlay == nil && state.openList.source == .section(of: id, named: "body"))
    }
  }

  @Test func `y and o in a detail act on the selected link`() throws {
    var state = try state()
    state.measure(Entry.captainAmerica.id, lines: 3, rows: 10, stops: [1, 2])
    state.focus = .detail(from: .list)
    _ = turn(&state)
    _ = turn(&state, .moved(.next))
    #expect(turn(&state, .link(.copyRequested)).first == .loop(.copy(second.url)))
    _ = turn(&state, .link(.listOpened))
    #expect(state.overlay == .links(LinksState(links: [first, second], selected: 1)))
    _ = turn(&state, .wentBack)
    _ = turn(&state, .opened)
    #expect(state.overlay == .link(second))
    #expect(turn(&state, .link(.copyRequested)).first == .loop(.copy(second.url)))
  }

  @Test func `y and o on an item act on its links`() throws {
    var state = try AppState.sample()
    var hulk = Detail.sample(.hulk)
    hulk.links = [second]
    state.details[hulk.id] = .loaded(hulk)
    var detail = Detail.sample(.captainAmerica, items: [.hulk, .thor])
    detail.links = [first]
    state.details[detail.id] = .loaded(detail)
    state.clipboard = .direct
    state.measure(detail.id, lines: 3, rows: 10, stops: [0, 1, 2])
    state.focus = .detail(from: .list)
    _ = turn(&state)
    #expect(turn(&state, .link(.copyRequested)).first == .loop(.copy(second.url)))
    _ = turn(&state, .moved(.next))
    _ = turn(&state, .link(.copyRequested))
    #expect(state.message == .noLinks, "nothing is known of Thor's")
  }

  @Test func `y and o show a message where nothing can be copied`() throws {
    var state = try state([])
    for action in [LinkAction.listOpened, .copyRequested] {
      #expect(turn(&state, .link(action)) == [])
      #expect(state.overlay == nil && state.message == .noLinks)
    }
    state = try self.state(nil, .none)
    #expect(turn(&state, .link(.copyRequested)) == [] && state.message == .noClipboard)
    let long = Link(title: "long", url: String(repeating: "x", count: 8_193))
    state = try self.state([long])
    #expect(turn(&state, .link(.copyRequested)) == [] && state.message == .tooLongToCopy)
  }

  @Test func `y and o do nothing over the help, the themes and the question`() throws {
    for overlay in [Overlay.help(HelpState()), .themes(ThemePicker(ThemeState()))] {
      var state = try state()
      state.overlay = overlay
      #expect(turn(&state, .link(.listOpened)) == [] && state.overlay == overlay)
      #expect(turn(&state, .link(.copyRequested)) == [] && state.overlay == overlay)
    }
  }
}

import SquadCore
import Testing

/// The toy catalogue on the screen, with the keys that work in every catalogue.
@Suite(.timeLimit(.minutes(1))) struct BookScreenTests {
  @Test func `the keys of every catalogue work on the books`() throws {
    let shelf = BookShelf()
    let screen = try BookScreen(shelf.catalogue)
    #expect(screen.has("1 Books 3") && screen.has("bundled 21 Nov 2026"))
    screen.wait(for: "Shelf 4")
    #expect(screen.has("live"), "the service's list took the bundle's place")
    screen.press("j")
    screen.wait(for: "Published   1816")
    screen.press("<enter>")
    #expect(screen.state.focus == .detail(from: .list))
    screen.press("<esc><space>")
    screen.wait(for: "My squad 1")
    #expect(screen.state.squad.saved.members.map(\.title) == ["Emma"])
    screen.press("s")
    screen.wait(for: "name ▼")
    screen.wait { screen.state.openList.entries[0]?.title == "Walden" }
    screen.press("/thoreau<enter>")
    screen.wait(for: "1 of 4")
    #expect(screen.has("▸ Walden"))
    let requests = shelf.network.requests.count
    screen.press("R")
    screen.wait { shelf.network.requests.count > requests }
    #expect(shelf.network.requests.last?.headers.map(\.1) == ["b1"])
  }

  @Test func `the next start shows the saved list without the service`() throws {
    let shelf = BookShelf()
    try BookScreen(shelf.catalogue).wait(for: "Shelf 4")
    let later = BookShelf(isReachable: false, at: 9_000)
    let screen = try BookScreen(later.catalogue(over: shelf.responses))
    #expect(screen.has("Shelf 4") && screen.has("saved"))
    screen.wait(for: "no network")
    screen.press("G")
    #expect(screen.has("▸ Walden"))
  }
}

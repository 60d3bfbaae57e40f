import Basics
import TestSupport
import Testing

@testable import SquadCore

/// The pictures of exactly the cards on the screen, in reading order, four at a time.
@Suite struct GridPictureTests {
  private let heroes = Entry.many(40)
  private let image = CellImage(columns: 16, rows: 11, cells: [])

  /// Three cards per row, two rows on the screen; every fifth entry has no picture.
  private func grid(_ change: (inout AppState) -> Void = { _ in }) throws -> AppState {
    var state = try AppState.sample(heroes)
    state.viewport.gridPane = Size(columns: 60, rows: 30)
    state.viewport.gridHasPictures = true
    state.openList.grid.isOn = true
    for (index, hero) in heroes.enumerated() where index % 5 != 4 {
      var detail = Detail.sample(hero)
      detail.picture = picture(index)
      state.details[hero.id] = .loaded(detail)
    }
    change(&state)
    return state
  }

  private func picture(_ number: Int) -> Picture? {
    Picture(sizes: [PictureSize(width: 50, height: 75, url: "https://example.org/\(number)")])
  }

  private func requests(_ effects: [Effect]) -> [PictureRequest] {
    effects.compactMap { effect in
      if case .world(.renderPicture(_, let request, _)) = effect { request } else { nil }
    }
  }

  private func requests(_ numbers: Int..., size: CardSize = .medium) -> [PictureRequest] {
    numbers.compactMap { picture($0).map { PictureRequest($0, in: size.picture) } }
  }

  /// The selected card rests for 120 ms.
  private func rest(_ state: inout AppState) -> [Effect] {
    guard let id = state.openList.selected?.id else { return [] }
    return turn(&state, .picture(.debounced(id)))
  }

  /// Renders the requested pictures; returns the next requests.
  private func render(_ effects: [Effect], _ state: inout AppState) -> [Effect] {
    var later: [Effect] = []
    for case .world(.renderPicture(let id, let request, _)) in effects {
      later += turn(&state, .picture(.rendered(id, request, .success(image))))
    }
    return later
  }

  @Test func `after a pause the screen's pictures are requested, four at a time`() throws {
    var state = try grid()
    let start = turn(&state)
    let timer = Action.picture(.debounced(heroes[0].id))
    #expect(start == [.loop(.startTimer(.picture, milliseconds: 60, timer))])
    let first = rest(&state)
    #expect(requests(first) == requests(0, 1, 2, 3))
    let second = render(first, &state)
    #expect(requests(second) == requests(5))
    #expect(requests(render(second, &state)) == [])
    let grid = try #require(state.shownGrid)
    #expect(state.cardImage(of: heroes[5].id, in: grid) == image)
    #expect(state.cardImage(of: heroes[4].id, in: grid) == nil)
  }

  @Test func `among cards on the screen moving requests and withdraws nothing`() throws {
    var state = try grid()
    _ = turn(&state)
    let first = rest(&state)
    for motion in [Motion.forward, .next, .backward] {
      let effects = turn(&state, .moved(motion))
      #expect(effects.allSatisfy { if case .loop(.startTimer) = $0 { true } else { false } })
    }
    #expect(requests(render(first, &state)) == [], "not before the next rest")
    #expect(requests(rest(&state)) == requests(5))
  }

  @Test func `pictures of cards scrolled away are cancelled`() throws {
    var state = try grid()
    _ = turn(&state)
    _ = rest(&state)
    let effects = turn(&state, .moved(.pageDown))
    let withdrawn = effects.filter { if case .world(.cancel) = $0 { true } else { false } }
    #expect(withdrawn.count == 4)
    #expect(requests(rest(&state)) == requests(6, 7, 8, 10))
  }

  @Test func `v waits for a pause, too, and requests only the screen's pictures`() throws {
    var state = try grid { state in
      state.openList.grid.isOn = false
      state.viewport.pictureBox = Size(columns: 24, rows: 16)
    }
    _ = turn(&state)
    _ = rest(&state)
    let effects = turn(&state, .list(.gridToggled))
    #expect(requests(effects) == [])
    #expect(effects.contains { if case .world(.cancel) = $0 { true } else { false } })
    #expect(requests(rest(&state)) == requests(0, 1, 2, 3))
  }

  @Test func `a smaller card's picture is shown until the larger one is rendered`() throws {
    var state = try grid()
    _ = turn(&state)
    _ = render(rest(&state), &state)
    _ = turn(&state, .list(.cardsResized(larger: true)))
    let grid = try #require(state.shownGrid)
    #expect(grid.size == .large)
    #expect(state.cardImage(of: heroes[0].id, in: grid) == image)
    _ = turn(&state, .list(.cardsResized(larger: false)))
    _ = turn(&state, .list(.cardsResized(larger: false)))
    #expect(state.cardImage(of: heroes[0].id, in: try #require(state.shownGrid)) == nil)
  }

  @Test func `no picture is requested where pictures are off`() throws {
    var state = try grid { $0.viewport.gridHasPictures = false }
    #expect(turn(&state).isEmpty && rest(&state).isEmpty)
  }

  @Test func `the pictures of a screen of many cards all stay cached`() throws {
    var pictures = PictureState()
    let all = (0..<150).compactMap { picture($0).map { PictureRequest($0, in: Size.zero) } }
    pictures.reserve(all.count)
    for (number, request) in all.enumerated() {
      let id = RequestID(number + 1)
      pictures.start(request, as: id)
      pictures.receive(.success(image), to: id, for: request)
    }
    #expect(all.allSatisfy { pictures[$0] != nil })
  }

  /// Pictures' addresses are in details, which a long list reads before they are shown.
  @Test func `missing details of the screen's cards are read at once and kept`() throws {
    let all = Entry.many(400)
    var state = try AppState.sample(all)
    state.viewport.gridPane = Size(columns: 299, rows: 80)
    state.viewport.gridHasPictures = true
    state.openList.grid.isOn = true
    state.openList.grid.size = .small
    var first = Detail.sample(all[0])
    first.picture = picture(0)
    state.details[all[0].id] = .loaded(first)
    _ = turn(&state)
    let count = try #require(state.shownGrid?.count)
    #expect(count == 23 * 7)
    let missing = all[200..<200 + count].filter { state.details[$0.id] == nil }
    #expect(!missing.isEmpty)
    state.select(200, top: 200)
    state.openList.grid.screenRow = 0
    var effects = turn(&state)
    var turns = 0
    while let read = effects.compactMap(\.reads).first, turns < 5 {
      turns += 1
      let found = all.filter { read.ids.contains($0.id) }.map { Detail.sample($0) }
      effects = turn(&state, .detail(.readAhead(read.id, found)))
    }
    #expect(turns == 1)
    #expect(state.shownCards.allSatisfy { state.details[$0] != nil })
    #expect(state.details.entries.count <= state.detailLimit)
  }
}

extension Effect {
  fileprivate var reads: (id: RequestID, ids: [EntryID])? {
    if case .world(.readDetails(let id, let ids)) = self { (id, ids) } else { nil }
  }
}

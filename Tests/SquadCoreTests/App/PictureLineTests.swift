import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Tiles instead of pictures, on a line too slow for pictures.
@Suite struct PictureLineTests {
  private let box = Size(columns: 12, rows: 8)
  private let image = CellImage(columns: 1, rows: 1, cells: [ImageCell("x")])

  private func picture(_ entry: Entry) -> Picture? {
    Picture(sizes: [PictureSize(width: 50, height: 75, url: "https://example.org/\(entry.title)")])
  }

  /// A state whose first rows have pictures, all of them drawn.
  private func state(_ line: PictureLine = PictureLine()) throws -> AppState {
    let heroes = Entry.many(5)
    var state = try AppState.sample(heroes)
    state.viewport.pictureBox = box
    state.pictures.line = line
    for hero in heroes {
      var detail = Detail.sample(hero)
      detail.picture = picture(hero)
      state.details[hero.id] = .loaded(detail)
      let request = try #require(detail.picture.map { PictureRequest($0, in: box) })
      state.pictures.receive(.success(image), to: RequestID(1), for: request)
    }
    _ = state.endTurn()
    return state
  }

  private func shows(_ state: AppState) throws -> Bool {
    let request = try #require(state.shownPicture)
    let isDrawn = state.drawnPicture != nil
    #expect((state.pictures.shown(request) != nil) == isDrawn)
    return isDrawn
  }

  private func send(_ action: Action, to state: inout AppState) {
    _ = reduce(&state, action)
    _ = state.endTurn()
  }

  @Test(arguments: [(0, true), (150, true), (151, false), (60_000, false)])
  func `a terminal that replies slowly gets no new picture`(
    milliseconds: Int, expected: Bool
  ) throws {
    var state = try state()
    send(.picture(.terminalReplied(milliseconds: milliseconds)), to: &state)
    #expect(try shows(state), "a shown picture stays")
    send(.moved(.next), to: &state)
    #expect(try shows(state) == expected)
    send(.moved(.previous), to: &state)
    #expect(try shows(state) == expected)
  }

  @Test func `no picture is requested on a slow line`() throws {
    var state = try state()
    state.pictures = PictureState()
    send(.picture(.terminalReplied(milliseconds: 151)), to: &state)
    send(.moved(.next), to: &state)
    let shown = try #require(state.shownDetail?.id)
    _ = reduce(&state, .picture(.debounced(shown)))
    #expect(
      !state.endTurn().contains { if case .world(.renderPicture) = $0 { true } else { false } })
  }

  @Test func `pictures asked for by an option are shown on a slow line once it is free`() throws {
    var state = try state(PictureLine(ignoresDelay: true))
    send(.picture(.terminalReplied(milliseconds: 900)), to: &state)
    send(.moved(.next), to: &state)
    #expect(try shows(state))
    send(.picture(.lineChanged(isBusy: true)), to: &state)
    send(.moved(.next), to: &state)
    #expect(try !shows(state))
  }

  @Test func `a picture waits until the frame before it is sent`() throws {
    var state = try state()
    send(.picture(.lineChanged(isBusy: true)), to: &state)
    #expect(try shows(state), "a shown picture stays")
    send(.moved(.next), to: &state)
    #expect(try !shows(state))
    send(.picture(.lineChanged(isBusy: false)), to: &state)
    #expect(try shows(state))
  }

  @Test func `a picture that arrives while the line is busy waits, too`() throws {
    var state = try state()
    let request = try #require(state.shownPicture)
    state.pictures = PictureState()
    send(.picture(.lineChanged(isBusy: true)), to: &state)
    send(.picture(.rendered(RequestID(1), request, .success(image))), to: &state)
    #expect(try !shows(state))
    send(.picture(.lineChanged(isBusy: false)), to: &state)
    #expect(try shows(state))
  }

  @Test func `a line that is free again still counts as slow`() throws {
    var state = try state()
    send(.picture(.terminalReplied(milliseconds: 200)), to: &state)
    send(.moved(.next), to: &state)
    for isBusy in [true, false] { send(.picture(.lineChanged(isBusy: isBusy)), to: &state) }
    #expect(try !shows(state))
  }
}

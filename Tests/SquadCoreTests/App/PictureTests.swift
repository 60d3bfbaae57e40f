import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Which pictures are asked for, and when.
@Suite struct PictureTests {
  private let box = Size(columns: 12, rows: 8)

  private func state(_ count: Int = 20) throws -> AppState {
    let heroes = Entry.many(count)
    var state = try AppState.sample(heroes)
    state.viewport.pictureBox = box
    state.pictures.isUsed = true
    for hero in heroes {
      var detail = Detail.sample(hero)
      detail.picture = picture(hero)
      state.details[hero.id] = .loaded(detail)
    }
    _ = turn(&state)
    return state
  }

  private func picture(_ hero: Entry) -> Picture? {
    Picture(sizes: [PictureSize(width: 50, height: 75, url: "https://example.org/\(hero.title)")])
  }

  private func request(_ number: Int) throws -> PictureRequest {
    PictureRequest(try #require(picture(.sample("Hero \(number)", number))), in: box)
  }

  private func id(_ number: Int) -> EntryID { EntryID(.marvel, "\(number)") }

  private func drawn(_ effects: [Effect]) -> [PictureRequest] {
    effects.compactMap {
      if case .world(.renderPicture(_, let request, _)) = $0 { request } else { nil }
    }
  }

  private let image = CellImage(columns: 1, rows: 1, cells: [ImageCell("x")])

  @discardableResult
  private func response(
    _ request: PictureRequest, _ result: Result<CellImage, Failure>, in state: inout AppState
  ) -> [Effect] {
    guard let id = state.pictures.inFlight[request] else {
      Issue.record("nobody waits for it")
      return []
    }
    return turn(&state, .picture(.rendered(id, request, result)))
  }

  private func put(_ request: PictureRequest, on table: inout PictureCache) {
    table.ask(for: request, as: RequestID(1))
    table.receive(.success(image), to: RequestID(1), for: request)
  }

  @Test func `what flies by is not asked for, what rests is, with what comes next`() throws {
    var state = try state()
    for row in 1...5 {
      let effects = turn(&state, .moved(.next))
      #expect(
        effects == [.loop(.startTimer(.picture, milliseconds: 120, .picture(.debounced(id(row)))))])
    }
    #expect(turn(&state, .picture(.debounced(id(3)))).isEmpty, "that one was left")
    let asked = drawn(turn(&state, .picture(.debounced(id(5)))))
    #expect(asked == [try request(5), try request(6), try request(7), try request(4)])
  }

  @Test func `on the way up the rows above come next`() throws {
    var state = try state()
    _ = turn(&state, .moved(.last))
    _ = turn(&state, .moved(.previous))
    let asked = drawn(turn(&state, .picture(.debounced(id(18)))))
    #expect(asked == [try request(18), try request(17), try request(16), try request(19)])
  }

  @Test func `what is left behind is withdrawn, what comes next is not`() throws {
    var state = try state()
    let first = turn(&state, .picture(.debounced(id(0))))
    #expect(drawn(first).count == 3)
    let ids = first.compactMap(\.request)
    let away = turn(&state, .moved(.pageDown))
    #expect(away.dropLast() == ids.map { .world(.cancel($0)) }[...])
    _ = turn(&state, .moved(.first))
    let again = turn(&state, .picture(.debounced(id(0))))
    #expect(drawn(again) == [try request(0), try request(1)])
    let next = turn(&state, .moved(.next))
    #expect(next.count == 1, "its neighbours are on their way already")
  }

  @Test func `another room withdraws what was asked for the old one`() throws {
    var state = try state()
    let old = turn(&state, .picture(.debounced(id(0)))).compactMap(\.request)
    var viewport = state.viewport
    viewport.pictureBox = Size(columns: 15, rows: 10)
    let effects = turn(&state, on: viewport)
    #expect(effects.prefix(old.count) == old.map { .world(.cancel($0)) }[...])
    #expect(drawn(effects).map(\.box) == Array(repeating: viewport.pictureBox, count: 3))
    let new = effects.compactMap(\.request)
    viewport.pictureBox = nil
    #expect(turn(&state, on: viewport) == new.map { .world(.cancel($0)) })
  }

  @Test func `the end of a withdrawn one is not the end of the one asked for since`() throws {
    var state = try state()
    let old = try #require(turn(&state, .picture(.debounced(id(0)))).first?.request)
    for columns in [15, 12] {
      var viewport = state.viewport
      viewport.pictureBox = Size(columns: columns, rows: 8)
      _ = turn(&state, on: viewport)
    }
    let cancelled = Failure.service(.cancelled)
    #expect(turn(&state, .picture(.rendered(old, try request(0), .failure(cancelled)))).isEmpty)
    response(try request(0), .success(image), in: &state)
    #expect(state.shownPicture.flatMap { state.pictures[$0] } == image)
  }

  @Test func `four are asked for at once, the shown one's own before its neighbours'`() throws {
    var state = try state()
    state.viewport.coverBox = Size(columns: 9, rows: 6)
    var detail = Detail.sample(.sample("Hero 5", 5))
    detail.picture = picture(.sample("Hero 5", 5))
    let comics = ["First", "Second"].map { title in
      FactItem(id: "marvel/comics/1", title: title, picture: picture(.sample(title, 1)))
    }
    detail.facts = [Fact("Last appeared in", "", items: comics)]
    state.details[id(5)] = .loaded(detail)
    for _ in 1...5 { _ = turn(&state, .moved(.next)) }
    let asked = drawn(turn(&state, .picture(.debounced(id(5)))))
    let names = asked.map { $0.picture.sizes[0].url.dropFirst("https://example.org/".count) }
    #expect(names == ["Hero 5", "First", "Second", "Hero 6"])
    let next = drawn(response(asked[2], .success(image), in: &state))
    #expect(next == [try request(7)], "one came, so that one more is asked for")
    #expect(drawn(turn(&state)).isEmpty)
  }

  @Test func `one that is there is shown at once and asked for no more`() throws {
    var state = try state()
    _ = turn(&state, .picture(.debounced(id(0))))
    response(try request(0), .success(image), in: &state)
    response(try request(1), .failure(.service(.notFound)), in: &state)
    #expect(state.shownPicture.flatMap { state.pictures[$0] } == image)
    _ = turn(&state, .moved(.next))
    #expect(!drawn(turn(&state, .picture(.debounced(id(1))))).contains(try request(1)))
    _ = turn(&state, .moved(.previous))
    #expect(state.shownPicture.flatMap { state.pictures[$0] } == image)
  }

  @Test func `R asks again for what failed`() throws {
    var state = try state()
    _ = turn(&state, .picture(.debounced(id(0))))
    response(try request(0), .failure(.service(.timeout)), in: &state)
    #expect(drawn(turn(&state, .list(.refreshRequested))).contains(try request(0)))
  }

  @Test func `the last 64 are kept`() throws {
    var table = PictureCache()
    for number in 0..<70 { put(try request(number), on: &table) }
    #expect(table[try request(5)] == nil)
    #expect(table[try request(6)] != nil)
    #expect(table[try request(69)] != nil)
  }

  @Test func `until it is drawn for its room, the one drawn for a smaller room is shown`() throws {
    var table = PictureCache()
    let picture = try request(1).picture
    let rooms = [6, 12, 18].map { PictureRequest(picture, in: Size(columns: 15, rows: $0)) }
    put(try request(2), on: &table)
    #expect(table.shown(rooms[1]) == nil, "another picture")
    put(rooms[2], on: &table)
    #expect(table.shown(rooms[1]) == nil, "it would be cut")
    put(rooms[0], on: &table)
    #expect(table.shown(rooms[1]) == image)
    #expect(!table.isSettled(rooms[1]), "it is still to be drawn")
  }

  @Test func `one that is looked at again is kept before newer ones`() throws {
    var table = PictureCache()
    for number in 0..<64 { put(try request(number), on: &table) }
    table.touch(try request(0))
    put(try request(64), on: &table)
    #expect(table[try request(0)] != nil)
    #expect(table[try request(1)] == nil)
  }

  @Test func `without room nothing is asked for`() throws {
    var state = try state()
    state.viewport.pictureBox = nil
    #expect(turn(&state, .moved(.next)).isEmpty)
  }

  @Test func `the smallest size that fills the room`() throws {
    let sizes = [50, 100, 200].map {
      PictureSize(width: $0, height: $0 * 3 / 2, url: "https://example.org/\($0)")
    }
    let picture = try #require(Picture(sizes: sizes))
    #expect(picture.size(filling: 40, by: 40)?.width == 50)
    #expect(picture.size(filling: 50, by: 76)?.width == 100)
    #expect(picture.size(filling: 900, by: 900)?.width == 200)
    #expect(Picture(sizes: []) == nil)
  }
}

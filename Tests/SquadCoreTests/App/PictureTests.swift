import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Which pictures are requested, and when.
@Suite struct PictureTests {
  private let box = Size(columns: 12, rows: 8)

  /// Rows whose details have pictures; the first row's is debounced.
  private func store(_ change: (inout AppState) -> Void = { _ in }) throws -> TestStore {
    let heroes = Entry.many(20)
    var state = try AppState.sample(heroes)
    state.viewport.pictureBox = box
    for hero in heroes {
      var detail = Detail.sample(hero)
      detail.picture = picture(hero)
      state.details[hero.id] = .loaded(detail)
    }
    change(&state)
    let store = TestStore(state)
    store.pressNothing(then: [debounce(0)], changing: [.pictures])
    return store
  }

  /// The pictures of the first row and of the rows after it are in flight.
  private func rendering() throws -> TestStore {
    let store = try store()
    let effects = render([try request(0), try request(1), try request(2)], from: store.next)
    store.advance(.picture, then: effects, changing: [.pictures])
    return store
  }

  private func picture(_ hero: Entry) -> Picture? {
    Picture(sizes: [PictureSize(width: 50, height: 75, url: "https://example.org/\(hero.title)")])
  }

  private func request(_ number: Int, in box: Size? = nil) throws -> PictureRequest {
    PictureRequest(
      try #require(picture(.sample("Hero \(number)", number))), in: box ?? self.box)
  }

  private func id(_ number: Int) -> EntryID { EntryID(.marvel, "\(number)") }

  private func debounce(_ row: Int) -> Effect {
    .loop(.startTimer(.picture, milliseconds: 60, .picture(.debounced(id(row)))))
  }

  private func render(_ pictures: [PictureRequest], from first: RequestID) -> [Effect] {
    pictures.enumerated().map { index, picture in
      .world(.renderPicture(RequestID(first.number + index), picture, mayFetch: true))
    }
  }

  private func cancel(_ store: TestStore) -> [Effect] {
    let open = store.state.pictures.inFlight.values.sorted { $0.number < $1.number }
    return open.map { .world(.cancel($0)) }
  }

  /// Changes the room for pictures: those in flight are cancelled, and these are requested.
  private func resize(_ store: TestStore, to box: Size?, rendering pictures: [PictureRequest]) {
    var viewport = store.state.viewport
    viewport.pictureBox = box
    let effects = cancel(store) + render(pictures, from: store.next)
    store.measure(viewport, then: effects, changing: [.pictures]) { $0.viewport = viewport }
  }

  private func giveUp(_ pictures: [PictureRequest], in store: TestStore) throws {
    for picture in pictures { store.giveUp(try #require(store.request(for: picture))) }
  }

  private let image = CellImage(columns: 1, rows: 1, cells: [ImageCell("x")])

  private func put(_ request: PictureRequest, on pictures: inout PictureState) {
    pictures.start(request, as: RequestID(1))
    pictures.receive(.success(image), to: RequestID(1), for: request)
  }

  @Test func `only pictures that stay, and the next ones, are requested`() throws {
    let store = try store()
    for row in 1...5 {
      store.send(.moved(.next), then: [debounce(row)], changing: [.pictures]) { $0.select(row) }
    }
    // The selection has left that row.
    store.send(.picture(.debounced(id(3))))
    let wanted = try [5, 6, 7, 4].map { try request($0) }
    store.advance(.picture, then: render(wanted, from: store.next), changing: [.pictures])
    try giveUp(wanted, in: store)
  }

  @Test func `moving up, the pictures of the rows above are requested next`() throws {
    let store = try store()
    store.skip(.moved(.last), .moved(.previous))
    let wanted = try [18, 17, 16, 19].map { try request($0) }
    store.advance(.picture, then: render(wanted, from: store.next), changing: [.pictures])
    try giveUp(wanted, in: store)
  }

  @Test func `pictures scrolled away are cancelled, the next ones aren't`() throws {
    let store = try rendering()
    store.send(
      .moved(.pageDown), then: cancel(store) + [debounce(9)], changing: [.openList, .pictures])
    store.send(.moved(.first), then: [debounce(0)], changing: [.openList, .pictures])
    let wanted = try [0, 1].map { try request($0) }
    store.advance(.picture, then: render(wanted, from: store.next), changing: [.pictures])
    // The next rows' pictures are in flight already.
    store.send(.moved(.next), then: [debounce(1)], changing: [.openList, .pictures])
    try giveUp(wanted, in: store)
    store.leave(.picture)
  }

  @Test func `a new box cancels the requests for the old one`() throws {
    let store = try rendering()
    let wide = Size(columns: 15, rows: 10)
    let wanted = try [0, 1, 2].map { try request($0, in: wide) }
    resize(store, to: wide, rendering: wanted)
    resize(store, to: nil, rendering: [])
  }

  @Test func `a response to a cancelled request doesn't end its successor`() throws {
    let store = try rendering()
    let old = try #require(store.request(for: try request(0)))
    for columns in [15, 12] {
      let box = Size(columns: columns, rows: 8)
      resize(store, to: box, rendering: try [0, 1, 2].map { try request($0, in: box) })
    }
    let cancelled = Failure.service(.cancelled)
    store.send(.picture(.rendered(old, try request(0), .failure(cancelled))))
    store.receive(picture: try request(0), .success(image))
    #expect(store.state.shownPicture.flatMap { store.state.pictures[$0] } == image)
    try giveUp([try request(1), try request(2)], in: store)
  }

  @Test func `four pictures are in flight at once, the selected entry's first`() throws {
    let cover = Size(columns: 9, rows: 6)
    var detail = Detail.sample(.sample("Hero 5", 5))
    detail.picture = picture(.sample("Hero 5", 5))
    let comics = ["First", "Second"].map { title in
      FactItem(id: "marvel/comics/1", title: title, picture: picture(.sample(title, 1)))
    }
    detail.facts = [Fact("Last appeared in", "", items: comics)]
    let store = try store { state in
      state.viewport.coverBox = cover
      state.details[id(5)] = .loaded(detail)
    }
    for _ in 1...5 { store.skip(.moved(.next)) }
    let covers = try comics.map { PictureRequest(try #require($0.picture), in: cover) }
    let wanted = try [request(5)] + covers + [request(6)]
    store.advance(.picture, then: render(wanted, from: store.next), changing: [.pictures])
    // One arrived, so one more is requested.
    let more = render([try request(7)], from: store.next)
    store.receive(picture: covers[1], .success(image), then: more)
    store.pressNothing()
    try giveUp(try [request(5), covers[0], request(6), request(7)], in: store)
  }

  @Test func `a cached picture is shown at once and not requested`() throws {
    let store = try rendering()
    store.receive(picture: try request(0), .success(image))
    store.receive(picture: try request(1), .failure(.service(.notFound)))
    #expect(store.state.shownPicture.flatMap { store.state.pictures[$0] } == image)
    store.send(.moved(.next), then: [debounce(1)], changing: [.openList, .pictures])
    let next = render([try request(3)], from: store.next)
    store.advance(.picture, then: next, changing: [.pictures])
    store.send(
      .moved(.previous), then: cancel(store) + [debounce(0)], changing: [.openList, .pictures])
    #expect(store.state.shownPicture.flatMap { store.state.pictures[$0] } == image)
    store.leave(.picture)
  }

  @Test func `pictures without a network are requested by the first key after 30 s`() throws {
    let store = try rendering()
    let wanted = try [0, 1, 2].map { try request($0) }
    for picture in wanted { store.receive(picture: picture, .failure(.service(.noNetwork))) }
    store.pressNothing(when: Moment(seconds: 29))
    store.pressNothing(
      when: Moment(seconds: 30), then: render(wanted, from: store.next), changing: [.pictures])
    try giveUp(wanted, in: store)
  }

  @Test func `R requests failed pictures again`() throws {
    let store = try rendering()
    store.receive(picture: try request(0), .failure(.service(.timeout)))
    let list = store.next
    let page = PageRequest(source: .list(.characters), limit: .max, sort: .name)
    let again = render([try request(0)], from: RequestID(list.number + 1))
    store.send(
      .list(.refreshRequested), then: [.world(.loadPage(list, page))] + again,
      changing: [.pictures]
    ) {
      $0.openList.phase = .loading(list)
      $0.message = .noService("no live service · showing what is here")
    }
    try giveUp(try [0, 1, 2].map { try request($0) }, in: store)
    store.giveUp(list)
  }

  @Test func `the last 64 pictures are cached`() throws {
    var pictures = PictureState()
    for number in 0..<70 { put(try request(number), on: &pictures) }
    #expect(pictures[try request(5)] == nil)
    #expect(pictures[try request(6)] != nil)
    #expect(pictures[try request(69)] != nil)
  }

  @Test func `a picture from a smaller box is shown until the right one is rendered`() throws {
    var pictures = PictureState()
    let picture = try request(1).picture
    let boxes = [6, 12, 18].map { PictureRequest(picture, in: Size(columns: 15, rows: $0)) }
    put(try request(2), on: &pictures)
    #expect(pictures.shown(boxes[1]) == nil, "another picture")
    put(boxes[2], on: &pictures)
    #expect(pictures.shown(boxes[1]) == nil, "it would be cut")
    put(boxes[0], on: &pictures)
    #expect(pictures.shown(boxes[1]) == image)
    #expect(!pictures.isSettled(boxes[1]), "it is still to be rendered")
  }

  @Test func `a picture that is shown again outlives newer ones`() throws {
    var pictures = PictureState()
    for number in 0..<64 { put(try request(number), on: &pictures) }
    pictures.touch(try request(0))
    put(try request(64), on: &pictures)
    #expect(pictures[try request(0)] != nil)
    #expect(pictures[try request(1)] == nil)
  }

  @Test func `a tile replaces the portrait while entries change within the interval`() {
    var pictures = PictureState()
    func show(_ number: Int) -> Bool {
      _ = pictures.debounce(id(number), inGrid: false)
      return pictures.drawsPortrait
    }
    #expect(show(0), "the first one comes at once")
    #expect(!show(1) && !show(2))
    pictures.endDebounce(of: id(1))
    #expect(!pictures.drawsPortrait, "the timer of an entry that was left")
    pictures.endDebounce(of: id(2))
    #expect(pictures.drawsPortrait)
    #expect(show(3), "after a rest the next one comes at once, too")
  }

  @Test func `a portrait needs a timer after a move, and no request`() throws {
    let store = try TestStore(AppState.live(fetched: 5, of: 5))
    func timer(_ row: Int) throws -> Effect {
      let id = try #require(store.state.openList.entry(at: row)?.id)
      return .loop(.startTimer(.picture, milliseconds: 60, .picture(.debounced(id))))
    }
    var viewport = store.state.viewport
    viewport.showsPortraits = true
    store.measure(viewport, then: [try timer(0)], changing: [.pictures]) { $0.viewport = viewport }
    store.advance(.picture, changing: [.pictures])
    store.send(.moved(.next), then: [try timer(1)], changing: [.pictures]) { $0.select(1) }
    store.advance(.picture, changing: [.pictures])
  }

  @Test func `without a box no picture is requested`() throws {
    let store = try rendering()
    resize(store, to: nil, rendering: [])
    store.send(.moved(.next)) { $0.select(1) }
  }

  @Test func `the smallest size that fills the box is chosen`() throws {
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

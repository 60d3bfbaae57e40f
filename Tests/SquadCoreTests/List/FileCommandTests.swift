import Basics
import SquadCore
import TestSupport
import Testing

/// Commands on the screen for the user's own file.
@Suite struct FileCommandTests {
  private static let list = ListID(CatalogueID(rawValue: "people"))
  private static let born = SortOrder(key: ".born", isDescending: true)
  private let ada = EntryID(Self.list.catalogue, "ada")

  private func page(_ titles: [String], from offset: Int = 0, isLast: Bool = true) -> Page {
    var facts = FileFacts()
    facts.title = "name"
    facts.configEntry = "\"people\": {},"
    var page = Page(
      offset: offset,
      entries: titles.map {
        Entry(id: EntryID(Self.list.catalogue, $0.lowercased()), title: $0, isRecruitable: true)
      }, total: isLast ? offset + titles.count : nil, isLast: isLast, freshness: .file(.sample),
      coverage: isLast ? .whole : .partial(done: 50, of: 100))
    page.file = facts
    return page
  }

  /// A file with its first page, or with all its rows.
  private func opened(
    isLast: Bool = true, refresh: Int? = nil, isOffline: Bool = false
  ) throws -> AppState {
    let info = CatalogueInfo(
      id: Self.list.catalogue, title: "People",
      lists: [
        ListInfo(
          id: Self.list, title: "People", recruit: "entry",
          sorts: [SortOrder(key: SortKey.file.rawValue), Self.born], refreshInterval: refresh)
      ], service: .file, idSpelling: .exact)
    var state = try AppState.sample([], catalogues: [info] + .samples, isOffline: isOffline)
    state.listStack.open(Self.list)
    receive(page(["Ada", "Bo"], isLast: isLast), in: &state, turn(&state, .keyIgnored))
    return state
  }

  private func turn(_ state: inout AppState, _ action: Action) -> [Effect] {
    reduce(&state, action) + state.endTurn()
  }

  private func request(_ effects: [Effect]) -> (id: RequestID, request: PageRequest)? {
    effects.lazy.compactMap { effect in
      if case .world(.loadPage(let id, let request)) = effect { (id, request) } else { nil }
    }.first
  }

  private func receive(
    _ page: Page, in state: inout AppState, _ effects: [Effect],
    at place: SourceLocation = #_sourceLocation
  ) {
    guard let (id, _) = request(effects) else {
      Issue.record("no page is requested: \(effects)", sourceLocation: place)
      return
    }
    _ = turn(&state, .list(.pageLoaded(id, .success(page))))
  }

  @Test func `the message about guessed fields stays until the first key`() throws {
    var state = try opened(isLast: false)
    guard case .fileOpened(let facts, rows: nil) = state.message else {
      Issue.record("\(String(describing: state.message))")
      return
    }
    #expect(facts.title == "name")
    let waiting = try #require(state.openList.phase.request)
    _ = turn(&state, .list(.pageLoaded(waiting, .success(page(["Cid"], from: 2)))))
    #expect(state.message == .fileOpened(facts, rows: 3))
    _ = turn(&state, .moved(.next))
    #expect(state.message == nil)
    receive(page(["Dee"], from: 3), in: &state, turn(&state, .list(.refreshRequested)))
    #expect(state.message == nil && state.openList.count == 4)
  }

  @Test func `a field that no record has is reported at the end, also after a key`() throws {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    _ = turn(&state, .moved(.next))
    var last = page(["Cid"], from: 2)
    last.file?.missing = .noField("nmae", nearest: "name")
    _ = turn(&state, .list(.pageLoaded(waiting, .success(last))))
    guard case .fileOpened(let facts, rows: 3) = state.message else {
      Issue.record("\(String(describing: state.message))")
      return
    }
    #expect(facts.missing == .noField("nmae", nearest: "name"))
  }

  @Test func `a record that was read says nothing about the network`() throws {
    var state = try opened()
    let request = RequestID(99)
    state.networkLostAt = .sample
    state.details[ada] = .loading(request)
    let detail = Detail(id: ada, title: "Ada", freshness: .file(.sample))
    _ = turn(&state, .detail(.loaded(request, ada, .success(detail))))
    #expect(state.details[ada] == .loaded(detail) && state.networkLostAt == .sample)
  }

  @Test func `a row that is read again has the file's subtitle, not its old detail's`() throws {
    var state = try opened()
    var detail = Detail(id: ada, title: "Ada", freshness: .file(.sample))
    detail.rowSubtitle = "since left out"
    state.details[ada] = .loaded(detail)
    receive(page(["Ada", "Bo"]), in: &state, turn(&state, .list(.refreshRequested)))
    #expect(state.openList.selected?.id == ada && state.openList.selected?.subtitle == "")
  }

  @Test func `R in a record of a file doesn't say that services are off`() throws {
    var state = try opened(isOffline: true)
    state.details[ada] = .loaded(Detail(id: ada, title: "Ada", freshness: .file(.sample)))
    state.focus = .detail(from: .list)
    let effects = turn(&state, .list(.refreshRequested))
    #expect(effects.contains { if case .world(.loadDetail(_, ada)) = $0 { true } else { false } })
    #expect(state.message == nil)
  }

  @Test func `R reads a file's new rows, and all of them where it changed`() throws {
    var state = try opened()
    let effects = turn(&state, .list(.refreshRequested))
    let (id, asked) = try #require(request(effects))
    #expect(asked.offset == 2 && asked.isReload)
    _ = turn(&state, .list(.pageLoaded(id, .success(page(["Cid"])))))
    #expect(state.openList.entries.entries.map(\.title) == ["Cid"])
  }

  @Test func `an order chosen while a file is read applies after its last row`() throws {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    #expect(request(turn(&state, .list(.sortCycled))) == nil)
    #expect(state.message == .sortsWhenRead && state.openList.sort?.key == SortKey.file.rawValue)
    let effects = turn(&state, .list(.pageLoaded(waiting, .success(page(["Cid"], from: 2)))))
    let (id, asked) = try #require(request(effects))
    #expect(asked.sort == Self.born && asked.offset == 0 && state.message == nil)
    _ = turn(&state, .list(.pageLoaded(id, .success(page(["Cid", "Bo", "Ada"])))))
    #expect(state.openList.sort == Self.born && state.openList.count == 3)
    #expect(request(turn(&state, .keyIgnored)) == nil)
  }

  @Test func `sorting a file while it is read keeps the warning before a visit's end`() throws {
    var state = try opened(isLast: false)
    state.visit = VisitState(idle: .minutes(5), limit: .minutes(5), keepsSquad: false, here: nil)
    _ = turn(&state, .visit(.limitNeared))
    let waiting = try #require(state.openList.phase.request)
    _ = turn(&state, .list(.sortCycled))
    #expect(state.message == .sortsWhenRead)
    _ = turn(&state, .list(.pageLoaded(waiting, .success(page(["Cid"], from: 2)))))
    #expect(state.message == .sessionEnding(seconds: 60))
  }

  /// A file with an initial order, for which it is sorted as soon as all rows are read.
  private func sortedWhenRead() throws -> (state: AppState, sorting: RequestID) {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    var next = page(["Cid"], from: 2, isLast: false)
    next.list = ListInfo(
      id: Self.list, title: "People", recruit: "entry",
      sorts: [Self.born, SortOrder(key: SortKey.file.rawValue)])
    let reading = try #require(
      request(turn(&state, .list(.pageLoaded(waiting, .success(next))))))
    #expect(reading.request.sort?.key == SortKey.file.rawValue && reading.request.offset == 3)
    let effects = turn(&state, .list(.pageLoaded(reading.id, .success(page(["Dee"], from: 3)))))
    let (id, asked) = try #require(request(effects))
    #expect(asked.sort == Self.born && asked.offset == 0)
    return (state, id)
  }

  @Test func `the initial order applies after a file's last row, and selects the first`() throws {
    let first = try sortedWhenRead()
    var state = first.state
    let sorted = page(["Dee", "Cid", "Bo", "Ada"])
    _ = turn(&state, .list(.pageLoaded(first.sorting, .success(sorted))))
    #expect(state.openList.sort == Self.born && state.openList.selected?.title == "Dee")
  }

  @Test func `a restored reversal of a file's order applies after its last row`() throws {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    let order = try #require(state.openList.sort)
    state.openList.isReversed = true
    var next = page(["Cid"], from: 2, isLast: false)
    next.list = ListInfo(id: Self.list, title: "People", recruit: "entry", sorts: [order])
    let reading = try #require(
      request(turn(&state, .list(.pageLoaded(waiting, .success(next))))))
    #expect(reading.request.sort == order && state.openList.sort == order)
    let kept = ListSettings(list: Self.list, sort: nil, isReversed: true, cards: nil)
    #expect(turn(&state, .quitRequested).contains(.world(.saveSettings([kept]))))
    let effects = turn(&state, .list(.pageLoaded(reading.id, .success(page(["Dee"], from: 3)))))
    let asked = try #require(request(effects)).request
    #expect(asked.sort == order.reversed && asked.offset == 0)
  }

  @Test func `an order chosen after Esc stopped the initial one keeps the selected entry`() throws {
    var state = try sortedWhenRead().state
    _ = turn(&state, .wentBack)
    let (id, asked) = try #require(request(turn(&state, .list(.sortCycled))))
    #expect(asked.sort == Self.born)
    _ = turn(&state, .list(.pageLoaded(id, .success(page(["Dee", "Cid", "Bo", "Ada"])))))
    #expect(state.openList.selected?.title == "Ada")
  }

  @Test func `a new order keeps the selected entry, also after the file was read in another way`()
    throws
  {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    var next = page(["Cid"], from: 2, isLast: false)
    next.list = ListInfo(
      id: Self.list, title: "People", recruit: "entry",
      sorts: [Self.born, SortOrder(key: SortKey.file.rawValue)])
    _ = turn(&state, .list(.pageLoaded(waiting, .success(next))))
    let rereading = turn(&state, .list(.fileChanged(Self.list)))
    receive(page(["Ada", "Bo", "Cid"]), in: &state, rereading)
    receive(page(["Cid", "Bo", "Ada"]), in: &state, turn(&state, .list(.sortCycled)))
    #expect(state.openList.sort?.key == SortKey.file.rawValue)
    #expect(state.openList.selected?.title == "Ada")
  }

  @Test func `Esc doesn't stop reading in another way a file that was being sorted`() throws {
    var state = try opened()
    _ = turn(&state, .list(.sortCycled))
    let rereading = turn(&state, .list(.fileChanged(Self.list)))
    _ = turn(&state, .wentBack)
    receive(page(["Cid"]), in: &state, rereading)
    #expect(state.openList.entries.entries.map(\.title) == ["Cid"])
  }

  @Test func `an order chosen and reverted while a file is read requests nothing`() throws {
    var state = try opened(isLast: false)
    let waiting = try #require(state.openList.phase.request)
    _ = turn(&state, .list(.sortCycled))
    _ = turn(&state, .list(.sortCycled))
    let effects = turn(&state, .list(.pageLoaded(waiting, .success(page(["Cid"], from: 2)))))
    #expect(request(effects) == nil && state.openList.sort?.key == SortKey.file.rawValue)
  }

  @Test func `R rereads a file with a changed record, then the record`() throws {
    var state = try opened()
    let failure = Failure.file(.changed, name: "people.csv")
    state.details[ada] = .failed(failure)
    let (id, asked) = try #require(request(turn(&state, .list(.refreshRequested))))
    #expect(asked.source == .list(Self.list) && asked.isReload)
    let effects = turn(&state, .list(.pageLoaded(id, .success(page([], from: 2)))))
    #expect(
      effects.contains { if case .world(.loadDetail(_, ada)) = $0 { true } else { false } })
  }

  @Test func `R rereads the file of a changed member, also from another list`() throws {
    var state = try opened()
    let member = try #require(state.openList.selected)
    _ = turn(&state, .squad(.changedElsewhere(.sample(member))))
    _ = turn(&state, .choice(.list(.films)))
    _ = turn(&state, .squad(.stripFocused))
    state.details[ada] = .failed(.file(.changed, name: "people.csv"))
    let effects = turn(&state, .list(.refreshRequested))
    let asked = effects.compactMap { effect in
      if case .world(.loadPage(_, let request)) = effect { request } else { nil }
    }
    #expect(asked.contains { $0.source == .list(Self.list) && $0.isReload })
  }

  @Test func `a changed file is read again, and a list opened since stays open`() throws {
    var state = try opened()
    _ = turn(&state, .choice(.list(.films)))
    _ = turn(&state, .search(.opened))
    let effects = turn(&state, .list(.fileChanged(Self.list)))
    #expect(request(effects)?.request.source == .list(Self.list))
    #expect(state.listStack.current == .films && state.focus == .search)
  }

  @Test func `after a change to one record, other cached details are dropped`() throws {
    var state = try opened()
    let bo = EntryID(Self.list.catalogue, "bo")
    state.details[bo] = .loaded(Detail(id: bo, title: "Bo", freshness: .file(.sample)))
    let request = try #require(state.details[ada]?.request)
    let failure = Failure.file(.gone, name: "people.csv")
    _ = turn(&state, .detail(.loaded(request, ada, .failure(failure))))
    #expect(state.details[bo] == nil && state.details[ada] == .failed(failure))
  }

  @Test func `the shown detail is read again with its file`() throws {
    var state = try opened()
    var detail = Detail(id: ada, title: "Ada", freshness: .file(.sample))
    detail.summary = "before"
    state.details[ada] = .loaded(detail)
    let (id, _) = try #require(request(turn(&state, .list(.refreshRequested))))
    let effects = turn(&state, .list(.pageLoaded(id, .success(page(["Ada", "Bo"])))))
    #expect(state.details[ada]?.value == detail)
    #expect(
      effects.contains { if case .world(.loadDetail(_, ada)) = $0 { true } else { false } })
  }

  @Test func `a member's kept record gives way to its row`() throws {
    var state = try opened(isLast: false)
    let cid = EntryID(Self.list.catalogue, "cid")
    for id in [ada, cid] {
      state.details[id] = .loaded(Detail(id: id, title: "kept", freshness: .saved(.sample)))
    }
    let waiting = try #require(state.openList.phase.request)
    let effects = turn(&state, .list(.pageLoaded(waiting, .success(page(["Cid"], from: 2)))))
    #expect(state.details[cid] == nil)
    #expect(
      effects.contains { if case .world(.loadDetail(_, ada)) = $0 { true } else { false } })
  }

  @Test func `a refresh interval rereads a file, and only its new rows`() throws {
    var state = try opened(refresh: 5)
    let timer = turn(&state, .keyIgnored)
    let due = Action.list(.refreshDue(Self.list))
    #expect(
      state.listStack.refreshTimers == [Self.list]
        || timer.contains(.loop(.startTimer(.refresh(Self.list), milliseconds: 5_000, due))))
    let (_, asked) = try #require(request(turn(&state, due)))
    #expect(asked.offset == 2 && asked.isReload)
  }

  @Test func `a member doesn't open its file, whatever the refresh interval`() throws {
    let before = try opened(refresh: 5)
    let member = try #require(before.openList.selected)
    var state = try AppState.sample([], squad: .sample(member), catalogues: before.catalogues)
    state.listStack.open(.films)
    _ = turn(&state, .keyIgnored)
    #expect(state.listStack[Self.list, 0]?.phase == .idle)
    #expect(!state.listStack.refreshTimers.contains(Self.list))
  }

  @Test func `a file that couldn't be read is read again after its refresh interval`() throws {
    var state = try opened(isLast: false, refresh: 5)
    let waiting = try #require(state.openList.phase.request)
    let failure = Failure.file(.noSuchFile, name: "people.csv")
    _ = turn(&state, .list(.pageLoaded(waiting, .failure(failure))))
    let (_, asked) = try #require(request(turn(&state, .list(.refreshDue(Self.list)))))
    #expect(asked.offset == 0 && asked.isReload)
  }

  @Test func `fields open as a level, and a chosen role changes the file`() throws {
    var state = try opened()
    let (id, asked) = try #require(request(turn(&state, .list(.fileListRequested(.fields)))))
    #expect(asked.source == .file(Self.list.catalogue, .fields) && state.listStack.isNested)
    let field = Entry(
      id: EntryID(Self.list.catalogue, row: "a/b", of: .fields), title: "a/b")
    let fields = Page(
      offset: 0, entries: [field], total: 1, isLast: true, freshness: .file(.sample))
    _ = turn(&state, .list(.pageLoaded(id, .success(fields))))
    let (rolesID, roles) = try #require(request(turn(&state, .opened)))
    #expect(roles.source == .file(Self.list.catalogue, .roles(of: "a/b")))
    let role = Entry(
      id: EntryID(Self.list.catalogue, row: "title", of: .roles(of: "a/b")), title: "title")
    let rolesPage = Page(
      offset: 0, entries: [role], total: 1, isLast: true, freshness: .file(.sample))
    _ = turn(&state, .list(.pageLoaded(rolesID, .success(rolesPage))))
    let change = FileChange.role(of: "a/b", "title")
    #expect(turn(&state, .opened).contains(.world(.changeFile(Self.list, change))))
    let (_, again) = try #require(request(turn(&state, .list(.fileChanged(Self.list)))))
    #expect(again.source == .list(Self.list) && again.offset == 0 && !state.listStack.isNested)
  }

  @Test func `marks stay when a file is read again, unless its records get other ids`() throws {
    var state = try opened()
    state.picker = PickerState(isMulti: true)
    _ = turn(&state, .picker(.toggled()))
    receive(page(["Ada", "Bo"]), in: &state, turn(&state, .list(.fileChanged(Self.list))))
    #expect(state.picker?.marks.count == 1)
    var other = page(["Ada", "Bo"])
    other.file?.title = "team"
    receive(other, in: &state, turn(&state, .list(.fileChanged(Self.list))))
    #expect(state.picker?.marks.count == 0 && state.picker?.marks.ordered == [])
  }

  @Test func `marks of records that are called by their keys stay below another title`() throws {
    var state = try opened()
    state.picker = PickerState(isMulti: true)
    _ = turn(&state, .picker(.toggled()))
    var other = page(["Ada", "Bo"])
    other.file?.isKeyed = true
    other.file?.title = "team"
    receive(other, in: &state, turn(&state, .list(.fileChanged(Self.list))))
    #expect(state.picker?.marks.count == 1)
  }

  @Test func `in a picker a field's role is chosen, never marked or printed`() throws {
    var state = try opened()
    state.picker = PickerState(isMulti: true)
    let (id, _) = try #require(request(turn(&state, .list(.fileListRequested(.fields)))))
    let field = Entry(id: EntryID(Self.list.catalogue, row: "team", of: .fields), title: "team")
    let fields = Page(
      offset: 0, entries: [field], total: 1, isLast: true, freshness: .file(.sample))
    _ = turn(&state, .list(.pageLoaded(id, .success(fields))))
    _ = turn(&state, .picker(.toggled()))
    _ = turn(&state, .picker(.allMarked))
    #expect(state.picker?.marks.count == 0)
    let (_, roles) = try #require(request(turn(&state, .opened)))
    #expect(roles.source == .file(Self.list.catalogue, .roles(of: "team")))
  }

  @Test func `the config's entry goes to the clipboard, where a file is open`() throws {
    var state = try opened()
    state.clipboard = .direct
    let effects = turn(&state, .link(.configEntryRequested))
    #expect(effects.contains(.loop(.copy("\"people\": {},"))))
    #expect(state.message == .configEntryCopied(through: .direct))
    state.listStack.open(.films)
    _ = turn(&state, .link(.configEntryRequested))
    #expect(state.message == .noFile)
    _ = turn(&state, .list(.fileListRequested(.fields)))
    #expect(state.message == .noFile && !state.listStack.isNested)
  }
}

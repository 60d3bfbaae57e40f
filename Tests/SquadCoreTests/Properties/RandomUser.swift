import Basics
import TestSupport

@testable import SquadCore

/// An unpredictable user, network and disk: makes actions that respond to the state's requests, and
/// some that don't.
struct RandomUser {
  var random: SplitMix
  /// Requests without a response yet.
  private var open: [Effect] = []
  /// The squad as saved in its file.
  private var disk = Squad()

  private var hasStarted = false

  init(seed: Int) { random = SplitMix(seed: seed) }

  mutating func took(_ effects: [Effect]) {
    open += effects.filter { effect in
      switch effect {
      case .loop(.startTimer), .world(.cancel): true
      default: effect.request != nil
      }
    }
  }

  /// One turn's action or event.
  enum Step {
    case action(Action)
    /// A key without a meaning.
    case nothing(Moment?)
    case measured(Viewport)
  }

  mutating func next(_ state: AppState) -> Step {
    if !hasStarted, !random.isLucky(4) {
      hasStarted = true
      return .action(start())
    }
    hasStarted = true
    if !open.isEmpty, random.isLucky(4) { return response().map(Step.action) ?? .nothing(nil) }
    return switch random.number(0...9) {
    case 0...3: .action(movement())
    case 4 where random.isLucky(3): .action(.mouse(mouse()))
    case 4, 5: random.isLucky(12) ? .nothing(nil) : .action(key())
    case 6: .action(searching())
    case 7: .action(membership())
    case 8: .measured(viewport(state))
    default: event()
    }
  }

  private mutating func movement() -> Action {
    let motions: [Motion] = [
      .next, .previous, .forward, .backward, .first, .last, .pageDown, .pageUp, .halfPageDown,
      .halfPageUp,
    ]
    let moved = Action.moved(motions[random.number(0...motions.count - 1)])
    return random.pick(
      moved, moved, moved, .focusMoved(random.pick(.next, .previous, .right, .left)), .opened,
      .opened, .wentBack, choice())
  }

  private mutating func choice() -> Action {
    .choice(
      random.pick(
        .row(random.number(-1...60)), .stop(random.number(-1...9)), .member(random.number(-1...5)),
        .list(random.pick(ListID.characters, .films, ListID(.marvel, "none"))), .entry(entry().id)))
  }

  private mutating func key() -> Action {
    random.pick(
      .detail(.chartStretched(longer: random.isLucky(2))),
      .detail(.scrolled(by: random.pick(1, -1))), .dividerMoved(wider: random.isLucky(2)),
      .list(.refreshDue(.currencies)),
      .squad(.stripFocused), .list(.tabChosen(random.number(-1...9))), .list(.sortCycled),
      .list(.refreshRequested), .compare(.toggled),
      .list(.stepped(forward: random.isLucky(2))), .list(.gridToggled),
      .list(.cardsResized(larger: random.isLucky(2))), .helpToggled,
      .inspectorRequested,
      .link(.listOpened), .link(.copyRequested), .theme(.pickerOpened),
      .wentBack, .opened, .palette(.opened), .palette(.listsNeeded),
      .palette(.moved(.next, count: random.number(0...12))),
      .palette(.commandChosen("undo", .squad(.undoRequested))), .jump(.randomRequested),
      .board(.opened),
      .jump(.wentBack), .jump(.wentBack),
      .jump(.numberDrawn(UInt64(random.number(0...1_000)) << 54)))
  }

  private mutating func mouse() -> MouseAction {
    let number = random.number(-2...30)
    let target: MouseTarget? = random.pick(
      nil, .row(number), .row(number), .member(number), .hiddenMember(number),
      .tab(number), .stop(number), .crumb(number), .overlayRow(number), .strip, .list, .sort,
      .searchField(character: random.number(-1...9), first: random.number(-1...9)),
      .overlayField(character: random.number(-1...9), first: random.number(-1...9)),
      .divider, .detail, .overlay, .hero(isLeft: random.isLucky(2)))
    let cell = ScreenCell(column: random.number(0...1), row: 0)
    let pressed = MouseAction.pressed(target, at: cell, milliseconds: random.number(0...300))
    return random.pick(
      pressed, pressed, .scrolled(target, down: random.isLucky(2)),
      .scrolled(target, down: random.isLucky(2)), .dragged(column: number), .released, .toggled)
  }

  private mutating func searching() -> Action {
    let text = random.pick("", " ", "h", "he", "1", "hero 2", "o 1", "nobody", "xyz")
    var field = TextField(text)
    field.apply(random.pick(.moveLeft, .moveToEnd, .deleteBackward, .insert("o")))
    return random.pick(
      .search(.opened), .search(.textChanged(field)), .search(.kept),
      .search(.stepped(forward: random.isLucky(2))))
  }

  private mutating func membership() -> Action {
    random.pick(
      .squad(.recruitRequested), .squad(.recruitRequested), .squad(.removalRequested),
      .squad(.removalConfirmed),
      .squad(.removalConfirmed), .squad(.removalDeclined),
      .squad(.memberShifted(forward: random.isLucky(2))),
      .squad(.undoRequested), .squad(.redoRequested),
      .picker(
        random.pick(.toggled(), .toggled(then: .forward), .allMarked, .noneMarked)))
  }

  private mutating func event() -> Step {
    switch random.number(0...9) {
    case 0, 1: return .action(.quitRequested)
    case 2: return .action(.suspendRequested(isPossible: random.isLucky(2)))
    case 3:
      return .action(
        random.pick(
          .visit(
            random.pick(
              .idleNeared, .idleReached, .limitNeared, .limitReached,
              .counted(random.number(1...99)))),
          .redrawRequested, .pasteIgnored, .terminalNoted("note"), .crashFound("file"),
          .resumed(Moment(seconds: Int64(random.number(0...900)))), .stopRequested,
          .resized(Size(columns: random.number(0...200), rows: random.number(0...60)))))
    case 4:
      return .action(.list(.pageLoaded(RequestID(random.number(0...50)), page(PageRequest.any))))
    case 5: return .action(.detail(.loaded(RequestID(3), entry().id, .success(detail(entry())))))
    case 6: return .action(.squad(.responded(RequestID(random.number(0...50)), .failure(.busy))))
    case 7:
      _ = disk.perform(change())
      return .action(.squad(.changedElsewhere(disk)))
    default: return .nothing(Moment(seconds: Int64(random.number(0...200))))
    }
  }

  private mutating func start() -> Action {
    let list = random.pick(ListID.characters, .films, .people, ListID(.marvel, "none"))
    return .started(
      Start(
        list: list, page: page(PageRequest.any), stored: StoredSquad(squad: disk),
        entry: random.pick(nil, entry().id), isFromCommandLine: random.isLucky(2)))
  }

  /// The response to one of the open requests, not always the oldest.
  private mutating func response() -> Action? {
    switch open.remove(at: random.number(0...open.count - 1)) {
    case .world(.loadPage(let id, let request)): return .list(.pageLoaded(id, page(request)))
    case .world(.loadDetail(let id, let entry)):
      let found = Entry(id: entry, title: "Hero", isRecruitable: random.isLucky(2))
      let failed = random.isLucky(5)
      return .detail(
        .loaded(
          id, entry, failed ? .failure(.unknownEntry(entry)) : .success(detail(found))))
    case .world(.loadBoard(let id)):
      let rows = BoardEntry(id: entry().id, title: "Hero", count: random.number(1...9))
      return .board(.loaded(id, random.isLucky(4) ? .failure(.busy) : .success([rows, rows])))
    case .world(.readDetails(let id, let entries)):
      let found = entries.filter { _ in !random.isLucky(4) }
      return .detail(.readAhead(id, found.map { detail(Entry(id: $0, title: "Hero")) }))
    case .world(.changeSquad(let id, let request)):
      if random.isLucky(6) { return .squad(.responded(id, .failure(.busy))) }
      let event = disk.perform(request)
      return .squad(.responded(id, .success(SquadOutcome(squad: disk, event: event))))
    case .world(.fetchPage(let id, let request)):
      return .list(
        .pageFetched(
          id, random.isLucky(6) ? .failure(noService()) : page(request, .live(.sample))))
    case .world(.fetchDetail(let id, let entry, _)):
      let fetched = Detail.live(Entry(id: entry, title: "Hero"), isPartial: random.isLucky(6))
      return .detail(
        .loaded(
          id, entry, random.isLucky(4) ? .failure(noService()) : .success(fetched)))
    case .world(.renderPicture(let id, let request, _)):
      let image = CellImage(columns: 1, rows: 1, cells: [])
      return .picture(
        .rendered(
          id, request, random.isLucky(4) ? .failure(noService()) : .success(image)))
    case .world(.findOverlap(let id, let request)):
      let found = Overlap(
        members: Array(request.members.prefix(random.number(1...2))), count: random.number(1...9),
        coverage: random.pick(.whole, .bundled, .saved))
      return .overlap(.found(id, random.isLucky(4) ? nil : found))
    case .world(.changeFile(let list, _)): return .list(.fileChanged(list))
    case .loop(.startTimer(_, _, let action)): return action
    case .world(.cancel(let id)): return .list(.pageFetched(id, .failure(.service(.cancelled))))
    case .loop(.queryTerminal):
      return .theme(random.pick(.backgroundReported(.light), .trueColorReported))
    case .world(.checkSquad), .world(.savePlace), .world(.saveSettings), .world(.savePreferences),
      .world(.saveAliases), .world(.drawNumber), .world(.countVisitors), .loop(.suspend),
      .loop(.setMouse), .loop(.copy), .loop(.inspect),
      .loop(.redraw), .loop(.quit), .loop(.choose), .loop(.cancelTimer):
      return nil
    }
  }

  private mutating func noService() -> Failure {
    .service(
      random.pick(
        .noNetwork, .timeout, .notFound, .rateLimited(until: nil),
        .rateLimited(until: Moment(seconds: 150))))
  }

  private mutating func change() -> SquadRequest {
    random.pick(
      .recruit(Member(entry())), .fire(entry().id), .undo, .redo,
      .move(entry().id, to: random.number(-2...9)))
  }

  private mutating func entry() -> Entry {
    let number = random.number(0...25)
    // squad knows some characters only by name, until a service tells their ids.
    if random.isLucky(4) {
      return .sample("Hero \(number)", CatalogueInfo.placeholders.lowerBound + number)
    }
    return Entry(
      id: EntryID(random.pick(.marvel, .starwars, .bitcoin), "\(number)"), title: "Hero \(number)",
      aliases: random.isLucky(3) ? ["Nobody in particular"] : [],
      isRecruitable: !random.isLucky(4), mainSection: random.isLucky(4) ? "characters" : nil)
  }

  private mutating func page(
    _ request: PageRequest, _ freshness: Freshness = .sample
  ) -> Result<Page, Failure> {
    if random.isLucky(6) { return .failure(.unreadable("somewhere")) }
    let entries = (0..<random.number(0...15)).map { _ in entry() }
    let details = entries.filter { _ in random.isLucky(2) }.map { detail($0) }
    return .success(
      Page(
        offset: request.offset, entries: entries, total: random.pick(nil, 3, 400),
        isLast: random.isLucky(2), freshness: freshness, details: details,
        unreadable: random.pick(0, 0, 2),
        coverage: random.pick(.whole, .whole, .partial(done: 1, of: 2), .short(noService()))))
  }

  private mutating func detail(_ entry: Entry) -> Detail {
    var detail = Detail.sample(
      entry, items: (0..<random.number(0...3)).map { _ in self.entry() },
      sections: random.pick([], ["Comics"], ["Comics", "Series"]),
      links: random.pick([], ["wiki"]))
    let size = PictureSize(width: 9, height: 9, url: "https://example.org/\(entry.id)")
    if !random.isLucky(4) { detail.bars = [Bar("Strength", random.number(0...99), of: 100)] }
    if random.isLucky(2) { detail.template.sharedSection = "comics" }
    detail.picture = random.isLucky(2) ? Picture(sizes: [size]) : nil
    return detail
  }

  /// A viewport of any size for the shown detail, or for one that was shown before.
  private mutating func viewport(_ state: AppState) -> Viewport {
    var viewport = Viewport()
    viewport.listRows = random.pick(0, 1, 2, 5, 20)
    viewport.gridPane = random.pick(
      .zero, Size(columns: 45, rows: 15), Size(columns: 119, rows: 34))
    viewport.gridHasPictures = !random.isLucky(4)
    viewport.overlay.lines = random.number(0...30)
    viewport.overlay.rows = random.number(0...20)
    viewport.pictureBox = random.pick(nil, Size(columns: 9, rows: 6))
    guard let shown = state.shownDetail?.id, !random.isLucky(6) else { return viewport }
    let lines = random.number(0...40)
    let stops = lines == 0 ? 0 : random.pick(random.number(0...6), state.stopCount)
    viewport.detail = DetailMetrics(
      id: random.isLucky(8) ? entry().id : shown, lines: lines, rows: random.number(0...12),
      stops: (0..<stops).map { _ in
        StopPosition(line: random.number(0...lines - 1), column: random.number(-1...80))
      })
    return viewport
  }
}

/// One turn of the loop, and all its effects.
func turn(_ state: inout AppState, _ step: RandomUser.Step) -> [Effect] {
  switch step {
  case .action(let action): turn(&state, action)
  case .nothing(let moment): turn(&state, at: moment)
  case .measured(let viewport): turn(&state, on: viewport)
  }
}

extension AppState {
  fileprivate var stopCount: Int {
    loadedDetail?.stops(details.chartSpan, shared: shownOverlap).count ?? 0
  }
}

extension PageRequest {
  fileprivate static let any = PageRequest(source: .list(.characters), limit: .max)
}

extension RandomNumberGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  mutating func isLucky(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

  mutating func pick<Value>(_ values: Value...) -> Value { values[number(0...values.count - 1)] }
}

import Basics
import TestSupport
import Testing

@testable import SquadCore

/// The pairs that are compared, and the keys that work meanwhile.
@Suite struct ComparisonTests {
  /// Only the characters have stats.
  private func state(_ squad: Squad, selecting row: Int = 0) throws -> AppState {
    var state = try AppState.sample(squad: squad)
    for entry in Entry.heroes { state.details[entry.id] = .loaded(.hero(entry)) }
    state.select(row)
    return state
  }

  /// The compared pair as `Hulk : Thor`; nil without a comparison.
  private func pair(_ state: AppState) -> String? {
    guard let comparison = state.comparison, let left = state.loadedDetail else { return nil }
    return "\(left.title) : \(comparison.right.title)"
  }

  private func comparing(_ squad: Squad, selecting row: Int = 0) throws -> AppState {
    var state = try state(squad, selecting: row)
    _ = turn(&state, .compare(.toggled))
    #expect(state.comparison != nil)
    return state
  }

  private func press(_ actions: Action..., in state: inout AppState) {
    for action in actions { _ = turn(&state, action) }
  }

  // MARK: Choosing

  @Test func `the right hero is the strip's member, else the first other with stats`() throws {
    for (selection, expected) in [(0, "Hulk : Thor"), (1, "Hulk : Thor"), (2, "Hulk : Iron Man")] {
      var state = try state(.sample(.luke, .thor, .ironMan), selecting: 1)
      state.squad.selection = selection
      #expect(state.comparisonPartner?.title == String(expected.dropFirst(7)))
      press(.compare(.toggled), in: &state)
      #expect(pair(state) == expected)
    }
    var state = try state(.sample(.hulk, .thor), selecting: 1)
    press(.compare(.toggled), in: &state)
    #expect(pair(state) == "Hulk : Thor")
  }

  @Test func `a left hero outside the open list stays, with a message`() throws {
    var state = try state(.sample(.hulk, .thor))
    press(.list(.tabChosen(2)), .squad(.stripFocused), .compare(.toggled), in: &state)
    #expect(pair(state) == "Hulk : Thor")
    for motion in [Motion.next, .previous] {
      press(.moved(motion), in: &state)
      #expect(pair(state) == "Hulk : Thor" && state.message == .leftIsElsewhere)
    }
  }

  @Test func `comparing without another hero in the squad shows what it needs`() throws {
    for squad in [Squad(), .sample(.hulk), .sample(.luke, .euro, .hulk)] {
      var state = try state(squad, selecting: 1)
      #expect(state.comparisonPartner == nil)
      press(.compare(.toggled), in: &state)
      #expect(state.comparison == nil && state.message == .nobodyToCompare)
    }
  }

  @Test func `comparing an entry without stats shows why it can't`() throws {
    var state = try state(.sample(.thor, .hulk))
    press(.list(.tabChosen(2)), .compare(.toggled), in: &state)
    #expect(state.comparison == nil && state.message == .nothingToCompare)
    var empty = try AppState.sample([], squad: .sample(.thor))
    press(.compare(.toggled), in: &empty)
    #expect(empty.message == .nothingToCompare)
  }

  @Test func `a hero whose detail isn't loaded yet can be compared`() throws {
    var state = try state(.sample(.thor), selecting: 1)
    state.details[Entry.hulk.id] = nil
    state.details[Entry.thor.id] = nil
    let effects = turn(&state, .compare(.toggled))
    #expect(state.comparison?.right.id == Entry.thor.id)
    let loaded = effects.compactMap { effect -> EntryID? in
      if case .world(.loadDetail(_, let id)) = effect { id } else { nil }
    }
    #expect(loaded.contains(Entry.thor.id))
    // Its detail turns out to have no stats, so it can't be compared.
    let request = try #require(state.details[Entry.thor.id]?.request)
    press(.detail(.loaded(request, Entry.thor.id, .success(.sample(.thor)))), in: &state)
    #expect(state.comparison == nil)
  }

  @Test func `c does nothing under an overlay`() throws {
    var state = try state(.sample(.thor))
    press(.helpToggled, .compare(.toggled), in: &state)
    #expect(state.comparison == nil)
  }

  // MARK: Moving

  @Test func `j and k change the left hero and the list's selection`() throws {
    var state = try comparing(.sample(.thor), selecting: 1)
    press(.moved(.next), in: &state)
    #expect(pair(state) == "Iron Man : Thor" && state.openList.selected == .ironMan)
    press(.moved(.previous), .moved(.previous), .moved(.previous), in: &state)
    #expect(pair(state) == "Captain America : Thor", "it stops at the first")
  }

  @Test func `a hero without a partner is skipped`() throws {
    var state = try comparing(.sample(.ironMan), selecting: 1)
    press(.moved(.next), in: &state)
    #expect(pair(state) == "Spider-Man : Iron Man")
    state.details[Entry.hulk.id] = .loaded(.sample(.hulk))
    press(.moved(.previous), in: &state)
    #expect(pair(state) == "Captain America : Iron Man")
    var last = try comparing(.sample(.thor), selecting: 3)
    press(.moved(.next), in: &last)
    #expect(pair(last) == "Spider-Man : Thor")
  }

  @Test func `another member is on the right while the chosen one is on the left`() throws {
    var state = try comparing(.sample(.ironMan, .thor), selecting: 1)
    #expect(pair(state) == "Hulk : Iron Man")
    press(.moved(.next), in: &state)
    #expect(pair(state) == "Iron Man : Thor")
    press(.moved(.next), in: &state)
    #expect(pair(state) == "Spider-Man : Iron Man")
  }

  @Test func `h and l change the right hero among the members with stats`() throws {
    var state = try comparing(.sample(.thor, .luke, .hulk, .ironMan), selecting: 2)
    #expect(state.comparableMembers.map(\.title) == ["Thor", "Hulk"])
    press(.focusMoved(.right), in: &state)
    #expect(pair(state) == "Iron Man : Hulk")
    press(.focusMoved(.right), in: &state)
    #expect(pair(state) == "Iron Man : Hulk", "it stops at the last")
    press(.focusMoved(.left), .focusMoved(.left), in: &state)
    #expect(pair(state) == "Iron Man : Thor")
    #expect(state.squad.selection == 0, "the strip stays")
  }

  // MARK: Other keys

  @Test func `c and Esc return with the left hero selected`() throws {
    for action in [Action.compare(.toggled), .wentBack] {
      var state = try comparing(.sample(.thor))
      press(.moved(.next), action, in: &state)
      #expect(state.comparison == nil && state.openList.selected == .hulk && state.focus == .list)
      #expect(state.message == nil)
    }
  }

  @Test func `comparing from the strip puts its member on the left`() throws {
    var state = try state(.sample(.thor, .hulk))
    press(.squad(.stripFocused), .compare(.toggled), in: &state)
    #expect(pair(state) == "Thor : Hulk")
    press(.wentBack, in: &state)
    #expect(state.focus == .strip && state.openList.selected == .captainAmerica)
    press(.compare(.toggled), .moved(.previous), in: &state)
    #expect(pair(state) == "Spider-Man : Hulk" || pair(state) == "Spider-Man : Thor")
    press(.wentBack, in: &state)
    #expect(state.focus == .list && state.openList.selected == .spiderMan)
  }

  @Test func `j doesn't change a left hero outside the open list`() throws {
    var state = try state(.sample(.thor, .hulk))
    press(
      .list(.tabChosen(2)), .squad(.stripFocused), .compare(.toggled), .moved(.next), in: &state)
    #expect(pair(state) == "Thor : Hulk")
  }

  @Test func `Space and x act on the left hero`() throws {
    var state = try comparing(.sample(.thor), selecting: 1)
    let effects = reduce(&state, .squad(.recruitRequested))
    guard case .world(.changeSquad(_, .recruit(let member)))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(member.id == Entry.hulk.id)
    var other = try comparing(.sample(.thor, .hulk), selecting: 1)
    press(.squad(.removalRequested), in: &other)
    #expect(other.overlay == .confirmRemoval(Member(.hulk)))
    press(.squad(.removalDeclined), in: &other)
    #expect(pair(other) == "Hulk : Thor")
  }

  @Test func `a fired member is replaced by the next, or the comparison closes`() throws {
    var state = try comparing(.sample(.thor, .hulk))
    #expect(pair(state) == "Captain America : Thor")
    press(.squad(.changedElsewhere(.sample(.hulk))), in: &state)
    #expect(pair(state) == "Captain America : Hulk")
    press(.squad(.changedElsewhere(.sample(.luke))), in: &state)
    #expect(state.comparison == nil)
  }

  @Test func `digits, brackets and 0 close the comparison, the help and themes don't`() throws {
    for (action, focus) in [
      (Action.list(.tabChosen(3)), Focus.list), (.list(.tabChosen(1)), .list),
      (.list(.stepped(forward: true)), .list), (.squad(.stripFocused), .strip),
    ] {
      var state = try comparing(.sample(.thor))
      press(action, in: &state)
      #expect(state.comparison == nil && state.focus == focus)
    }
    for action in [
      Action.list(.stepped(forward: false)), .list(.tabChosen(9)), .helpToggled, .theme(.stepped),
      .squad(.undoRequested), .redrawRequested,
    ] {
      var state = try comparing(.sample(.thor))
      press(action, in: &state)
      #expect(state.comparison != nil)
    }
  }

  @Test func `all other keys do nothing in the comparison`() throws {
    let before = try comparing(.sample(.thor, .ironMan), selecting: 1)
    for action in [
      Action.moved(.first), .moved(.last), .moved(.pageDown), .moved(.halfPageUp),
      .focusMoved(.next), .focusMoved(.previous), .opened, .search(.opened), .list(.sortCycled),
      .list(.refreshRequested), .detail(.chartStretched(longer: true)), .squad(.redoRequested),
      .squad(.memberShifted(forward: true)), .theme(.pickerOpened),
    ] {
      var state = before
      let effects = reduce(&state, action)
      #expect(state == before && effects.isEmpty, "\(action)")
    }
  }

  @Test func `J and K scroll below the names, and another hero keeps the position`() throws {
    var state = try comparing(.sample(.thor, .ironMan), selecting: 1)
    var viewport = state.viewport
    viewport.comparison = OverlayMetrics(lines: 22, rows: 20)
    state.viewport = viewport
    func top(_ actions: Action...) -> Int? {
      for action in actions { _ = turn(&state, action) }
      return state.comparison?.scroll.top(in: viewport.comparison)
    }
    let (down, up) = (Action.detail(.scrolled(by: 1)), Action.detail(.scrolled(by: -1)))
    #expect(top(down) == 1)
    #expect(top(down, down, down) == 2, "it stops at the end")
    #expect(top(.focusMoved(.right), .moved(.next)) == 2)
    #expect(top(up, up, up) == 0)
  }

  // MARK: Loading

  @Test func `both details are fetched, one after the other`() throws {
    var state = try AppState.live()
    state.squad.saved = .sample(.thor)
    for entry in Entry.heroes { state.details[entry.id] = .loaded(.hero(entry)) }
    let first = debounced(turn(&state, .compare(.toggled)))
    #expect(first == Entry.captainAmerica.id)
    let effects = turn(&state, .detail(.debounced(Entry.captainAmerica.id)))
    #expect(debounced(effects) == Entry.thor.id)
    let second = turn(&state, .detail(.debounced(Entry.thor.id)))
    #expect(
      second.contains { effect in
        if case .world(.fetchDetail(_, Entry.thor.id, _)) = effect { true } else { false }
      })
  }

  private func debounced(_ effects: [Effect]) -> EntryID? {
    effects.lazy.compactMap { effect -> EntryID? in
      guard case .loop(.startTimer(.detail, _, .detail(.debounced(let id)))) = effect else {
        return nil
      }
      return id
    }.first
  }

  @Test func `both pictures are rendered after a pause on the pair`() throws {
    var state = try state(.sample(.thor, .spiderMan))
    for entry in Entry.heroes {
      var detail = Detail.hero(entry)
      detail.picture = Picture(sizes: [
        PictureSize(width: 9, height: 9, url: "https://example.org/\(entry.title)")
      ])
      state.details[entry.id] = .loaded(detail)
    }
    var viewport = state.viewport
    viewport.pictureBox = Size(columns: 18, rows: 12)
    press(.compare(.toggled), in: &state)
    #expect(rendered(turn(&state, on: viewport)).isEmpty)
    let urls = rendered(turn(&state, .picture(.debounced(Entry.captainAmerica.id))))
    #expect(Array(urls.prefix(2)) == ["Captain America", "Thor"])
    // Another member makes another pair, which needs pictures.
    #expect(rendered(turn(&state, .focusMoved(.right))).isEmpty)
    let next = rendered(turn(&state, .picture(.debounced(Entry.captainAmerica.id))))
    #expect(next == ["Spider-Man"])
  }

  private func rendered(_ effects: [Effect]) -> [String] {
    effects.compactMap { effect in
      guard case .world(.renderPicture(_, let request, _)) = effect else { return nil }
      return request.picture.sizes.first.map { String($0.url.dropFirst(20)) }
    }
  }
}

extension Detail {
  fileprivate static func hero(_ entry: Entry) -> Detail {
    var detail = sample(entry)
    detail.bars = [Bar("Strength", 50, of: 100)]
    return detail
  }
}

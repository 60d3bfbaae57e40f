import TestSupport
import Testing

@testable import SquadCore

@Suite struct ReducerPropertyTests {
  @Test(arguments: 0..<20)
  func `no sequence of actions traps or leaves the state out of order`(seed: Int) throws {
    var user = RandomUser(seed: seed)
    var state = try #require(AppState(catalogues: seed % 2 == 0 ? .samples : .liveSamples))
    if seed % 5 == 4 { state.picker = PickerState(isMulti: seed % 2 == 0) }
    var trail: [RandomUser.Step] = []
    for _ in 0..<250 {
      let action = user.next(state)
      let before = state
      trail.append(action)
      let effects = turn(&state, action)
      user.took(effects)
      let violations = state.violations
      if !violations.isEmpty {
        let last = trail.suffix(4).map { String("\($0)".prefix(160)) }.joined(separator: "\n")
        Issue.record("seed \(seed), step \(trail.count): \(violations)\nafter\n\(last)")
        return
      }
      try expectPure(action, from: before, to: state, effects)
    }
  }

  /// Reducing the same state and action again gives the same state and effects.
  private func expectPure(
    _ action: RandomUser.Step, from before: AppState, to after: AppState, _ effects: [Effect]
  ) throws {
    var again = before
    try #require(turn(&again, action) == effects)
    try #require(again == after)
  }

  @Test(arguments: 0..<10)
  func `every list and detail on the screen is requested once`(seed: Int) throws {
    var user = RandomUser(seed: seed &* 7919)
    var state = try #require(AppState(catalogues: seed % 2 == 0 ? .samples : .liveSamples))
    var numbers: [Int] = []
    for _ in 0..<300 {
      let before = state
      let effects = turn(&state, user.next(state))
      user.took(effects)
      numbers += effects.compactMap(\.request?.number)
      for case .world(.loadPage(let id, _)) in effects {
        let asking = state.listStack.locations { $0.phase.request == id }
        try #require(asking.count == 1, "page \(id) belongs to one list")
      }
      for case .world(.fetchPage(let id, let request)) in effects where request.titlePrefix == nil {
        let asking = state.listStack.locations { $0.phase.request == id }
        try #require(asking.count == 1, "live page \(id) belongs to one list")
      }
      for case .world(.loadDetail(let id, let entry)) in effects {
        try #require(state.details[entry]?.request == id)
        try #require(before.details[entry]?.request == nil, "no second request for \(entry)")
      }
    }
    #expect(numbers == Array(Set(numbers)).sorted(), "ids rise and none comes twice")
  }

  @Test func `the random user reaches every part`() throws {
    var seen: Set<String> = []
    for seed in 0..<90 {
      var user = RandomUser(seed: seed)
      var state = try #require(AppState(catalogues: seed % 2 == 0 ? .samples : .liveSamples))
      for _ in 0..<250 {
        user.took(turn(&state, user.next(state)))
        seen.formUnion(state.landmarks)
      }
    }
    let expected: Set = [
      "list", "search", "strip", "list's detail", "strip's detail", "help", "question", "link",
      "level", "deep detail", "no match", "closed filter", "failed list", "failed detail",
      "refreshing detail", "pending",
    ]
    #expect(expected.subtracting(seen) == [])
  }
}

extension AppState {
  /// The current situation, as names.
  fileprivate var landmarks: [String] {
    var found: [String] = []
    switch focus {
    case .list: found.append("list")
    case .search: found.append("search")
    case .strip: found.append("strip")
    case .detail(from: .list): found.append("list's detail")
    case .detail(from: .strip): found.append("strip's detail")
    }
    switch overlay {
    case .help: found.append("help")
    case .confirmRemoval: found.append("question")
    case .link: found.append("link")
    case .links: found.append("links")
    case .themes: found.append("themes")
    case .configMistakes: found.append("config mistakes")
    case .palette: found.append("palette")
    case .board: found.append("board")
    case nil: break
    }
    if listStack.isNested { found.append("level") }
    if detailPath.positions.count > 1 { found.append("deep detail") }
    if openList.filter != nil, openList.count == 0, !openList.entries.isEmpty {
      found.append("no match")
    }
    if openList.filter != nil, focus != .search { found.append("closed filter") }
    if case .failed = openList.phase { found.append("failed list") }
    if let shown = shownDetail, case .failed = details[shown.id] { found.append("failed detail") }
    if let shown = shownDetail, case .refreshing = details[shown.id] {
      found.append("refreshing detail")
    }
    if !squad.pending.isEmpty { found.append("pending") }
    return found
  }
}

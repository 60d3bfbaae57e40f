import SquadCore
import TestSupport
import Testing

@testable import SquadInspector

/// The inspector's names of actions.
@Suite struct ActionLabelTests {
  @Test(
    arguments: [
      (.moved(.next), "moved(next)"), (.list(.tabChosen(2)), "list.tabChosen(2)"),
      (.squad(.recruitRequested), "squad.recruitRequested"),
      (.list(.stepped(forward: true)), "list.stepped(forward: true)"),
      (.search(.textChanged("iron")), "search.textChanged(\"iron\")"),
      (.search(.textChanged(TextField(String(repeating: "x", count: 40)))), "search.textChanged"),
      (.list(.pageLoaded(RequestID(1), .success(Sample.page))), "list.pageLoaded"),
      (.picture(.debounced(Sample.entries[0].id)), "picture.debounced"),
      (.squad(.changedElsewhere(Squad())), "squad.changedElsewhere"),
    ] as [(Action, String)])
  func `an action's label has its name, and its value if that is a word`(
    action: Action, name: String
  ) {
    #expect(action.label == name)
  }

  @Test func `a label takes the same time however much an action carries`() throws {
    let small = Action.list(.pageLoaded(RequestID(1), .success(page(of: 1))))
    let large = Action.list(.pageLoaded(RequestID(1), .success(page(of: 4_000))))
    _ = large.label
    // The quickest of fifty, which a busy machine hardly delays.
    func time(_ action: Action) -> Duration? {
      (0..<50).map { _ in ContinuousClock().measure { _ = action.label } }.min()
    }
    let (short, long) = (try #require(time(small)), try #require(time(large)))
    // Formatting the whole action would take thousands of times as long.
    #expect(long < short * 20 + .milliseconds(1), "\(long) against \(short)")
  }

  private func page(of count: Int) -> Page {
    let details = (0..<count).map { _ in Sample.detail(of: Sample.entries[0]) }
    return Page(
      offset: 0, entries: Sample.entries, total: nil, isLast: true, freshness: Sample.day,
      details: details)
  }
}

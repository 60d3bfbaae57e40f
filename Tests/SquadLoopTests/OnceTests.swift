import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// A failure is shown only once on the screen, and omitted ones are counted.
struct OnceTests {
  private static let failure = Failure.service(.broken(status: 503))

  /// A screen whose list and shown detail failed for these reasons.
  private func lines(
    list: Failure?, detail: Failure?, columns: Int = 80, keys: String = "",
    _ change: (inout AppState) -> Void = { _ in }
  ) -> [String] {
    var stage = Stage(columns, 24)
    stage.press(keys)
    stage.change { state in
      if let list { state.openList.phase = .failed(list) }
      if let detail, let id = state.shownDetail?.id {
        state.details[id] = .failed(detail, cached: state.details[id]?.value)
      }
      change(&state)
    }
    return stage.frame().lines
  }

  private func count(_ text: String, _ lines: [String]) -> Int {
    lines.count { $0.contains(text) }
  }

  @Test func `a failure of both panes is shown in the list only`() {
    let lines = lines(list: Self.failure, detail: Self.failure)
    #expect(count("service error", lines) == 1)
    #expect(lines[22].hasPrefix(" ! service error… · R to retry "))
    let detail = self.lines(list: nil, detail: Self.failure)
    #expect(detail[21].contains("  ! service error (503) · R to retry"))
  }

  @Test func `a detail shown alone shows the failure, and so do different reasons`() {
    #expect(
      count("(503)", lines(list: Self.failure, detail: Self.failure, columns: 50, keys: "l")) == 1)
    let lines = lines(list: .service(.timeout), detail: Self.failure)
    #expect(count("timed out", lines) == 1 && count("(503)", lines) == 1)
  }

  @Test(arguments: [
    (ServiceError.unreadable("byte 812"), ServiceError.unreadable("byte 4899"), "unreadable"),
    (.connection(""), .connection("Connection reset by peer"), "can't connect"),
    (.broken(status: 502), .broken(status: 503), "service error"),
  ])
  func `failures that differ only in details count as one reason`(
    list: ServiceError, detail: ServiceError, text: String
  ) {
    #expect(count(text, lines(list: .service(list), detail: .service(detail))) == 1)
    let other = ServiceError.unauthorized("")
    #expect(count(text, lines(list: .service(other), detail: .service(detail))) == 1)
    #expect(count("access denied", lines(list: .service(other), detail: .service(detail))) == 1)
  }

  @Test func `R is not offered while a service wants to be left alone`() {
    let limit = Failure.service(.rateLimited(until: Moment(seconds: 3_600)))
    let lines = lines(list: limit, detail: nil)
    #expect(lines[22].hasPrefix(" ! rate limited until 01:00 "))
    #expect(count("R to retry", lines) == 0)
  }

  @Test(
    arguments: [
      (
        200,
        "can't open /home/you/.local/share/squad/squad.sqlite3: Permission denied"
          + " · choose another folder with --data"
      ),
      (120, "can't open /home/you/.local/share/squad/squad.sqlite3: Permission denied"),
      (80, "can't open squad.sqlite3: Permission denied"), (60, "Permission denied"),
    ])
  func `the reason why changes can't be saved is shown at every width`(columns: Int, text: String) {
    var stage = Stage(columns, 24)
    stage.change {
      $0.squad.problem = .unopenable(
        path: "/home/you/.local/share/squad/squad.sqlite3", reason: "Permission denied")
    }
    #expect(stage.frame().lines[1].contains("Can't save: \(text) ─"))
    stage.change { $0.squad.hasLostChange = true }
    #expect(stage.frame().lines[1].contains("Not saved: ") && columns > 0)
  }

  @Test func `an unsaved change is shown in the strip, else in the footer`() {
    let unsaved = { (state: inout AppState) in
      state.squad.problem = .full
      state.squad.hasLostChange = true
      state.message = .notSaved(.full)
    }
    let lines = lines(list: nil, detail: nil, unsaved)
    #expect(count("Not saved", lines) == 1)
    #expect(lines[1].contains("Not saved: the disk is full · free some space and try again"))
    var low = Stage(80, 11)
    low.change(unsaved)
    #expect(count("Not saved", low.frame().lines) == 1)
  }

  @Test func `unreadable records are counted in the pane's last line`() {
    let lines = lines(list: nil, detail: nil) { $0.openList.unreadableHere = 5 }
    #expect(lines[22].hasPrefix(" 5 could not be read "))
    let failed = self.lines(list: .service(.timeout), detail: nil) {
      $0.openList.unreadableHere = 5
    }
    #expect(count("could not be read", failed) == 0, "the error goes first")
    let detail = self.lines(list: nil, detail: nil) { state in
      guard let id = state.shownDetail?.id, var detail = state.details[id]?.value else { return }
      detail.unreadable = 1_234
      state.details[id] = .loaded(detail)
    }
    #expect(detail[21].contains("1,234 could not be read"))
  }

  @Test func `members of the same title are told apart in the strip, the question and the message`()
  {
    let twins = ["Bruce Wayne", "Terry McGinnis"].enumerated().map { index, name in
      Entry(
        id: EntryID(Sample.id, "\(index + 1)"), title: "Batman", subtitle: name,
        isRecruitable: true)
    }
    let details = twins.map { entry in
      var detail = Detail(id: entry.id, title: entry.title, freshness: Sample.day)
      detail.subtitle = entry.subtitle
      return detail
    }
    let page = Page(
      offset: 0, entries: twins, total: 2, isLast: true, freshness: Sample.day, details: details)
    let squad = Squad(members: twins.map { Member(id: $0.id, title: $0.title) })
    var stage = Stage(80, 24, squad: squad, page: page)
    let lines = stage.frame().lines
    #expect(lines[2].contains("Batman · Bruce Wayne") && lines[2].contains("Batman · Terry"))
    #expect(lines[4].hasPrefix("▸ Batman ★          Bruce Wayne "))
    #expect(lines[5].hasPrefix("  Batman ★       Terry McGinnis "))
    let high = Stage(80, 30, squad: squad, page: page)
    let lower = high.frame().lines[3]
    #expect(lower.contains(" Bruce Wayne ") && lower.contains(" Terry McGinnis"))
    stage.press("jx")
    let question = stage.frame().lines.dropFirst(6)
    #expect(question.contains { $0.contains(" Fire Batman · Terry ") })
    #expect(question.contains { $0.contains(" McGinnis from the ") })
    let narrow = Stage(30, 10, squad: squad, page: page)
    #expect(narrow.frame().lines[2].contains("▸ Batman ★       Bruce Wayne "))
  }

  @Test func `offline is on the screen for as long as it is so`() throws {
    var state = try #require(AppState(catalogues: [Sample.catalogue], isOffline: true))
    let start = Start(
      list: Sample.list, page: .success(Sample.page), stored: StoredSquad(), entry: nil)
    _ = turn(&state, .started(start))
    func lines(_ columns: Int) -> [String] {
      AppView.draw(state, RenderContext(size: Size(columns: columns, rows: 24))).lines
    }
    #expect(lines(80)[23].hasPrefix("  i  offline (--offline) · showing bundled "))
    #expect(lines(80)[0].contains("offline · bundled 22 Apr 2026"))
    #expect(lines(46)[0].contains("1 People 60              ○ offline · bundled"))
    #expect(lines(32)[0].contains("1 People 60          ○ bundled"))
    _ = turn(&state)
    #expect(lines(80)[0].contains("offline") && !lines(80)[23].contains("offline"))
  }
}

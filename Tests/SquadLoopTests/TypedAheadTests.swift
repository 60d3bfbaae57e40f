import Foundation
import SquadCore
import SystemKit
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop

/// Keys that are pressed before the rows that they need.
@Suite struct TypedAheadTests {
  private static let others = CatalogueID(rawValue: "others")

  /// A stage with a second list, of two orders; `respond` gets the request for its rows, and these.
  private func withOthers(
    _ respond: @escaping @Sendable (ActionQueue<Action>, Action) -> Void
  ) throws -> (LoopStage, AppState) {
    let stage = LoopStage()
    let entries = (1...5).map { number in
      Entry(
        id: EntryID(Self.others, "\(number)"), title: "Other \(number)", isRecruitable: true)
    }
    let typing = stage.typing
    stage.perform = { [queue = stage.queue] effect in
      switch effect {
      case .loadPage(let id, let request) where request.source == .list(ListID(Self.others)):
        let isReversed = request.sort?.key == "size"
        let page = Page(
          offset: 0, entries: isReversed ? entries.reversed() : entries, total: 5, isLast: true,
          freshness: Sample.day)
        respond(queue, .list(.pageLoaded(id, .success(page))))
      case .changeSquad(_, .recruit): typing.write("q")
      default: break
      }
    }
    let list = ListInfo(
      id: ListID(Self.others), title: "Others", recruit: "other",
      sorts: [SortOrder(key: "name"), SortOrder(key: "size")])
    let other = CatalogueInfo(id: Self.others, title: "Others", lists: [list])
    return (stage, try #require(AppState(catalogues: [Sample.catalogue, other])))
  }

  @Test(
    arguments: [
      "2jj ", "/other 3\r ", ":other 3\r ",
      // Two other matches come before the entries.
      ":other\u{0E}\u{0E}\u{0E}\u{0E}\r ",
    ])
  func `keys wait for the rows that they are about`(keys: String) throws {
    let (stage, state) = try withOthers { queue, rows in
      Thread.detachNewThread {
        usleep(30_000)
        queue.post(rows)
      }
    }
    stage.typing.write(keys)
    #expect(stage.run(state: state) == .quit)
    #expect(stage.screen.contains("▸ Other 3"))
  }

  @Test(
    arguments: [
      ("2sg ", "Other 5"), ("2jsj ", "Other 1"), ("2sGn ", "Other 1"), ("2s/other\r ", "Other 5"),
      ("2jsSk ", "Other 3"),
    ])
  func `keys wait for the order that the list is being put in`(
    keys: String, selected: String
  ) throws {
    let (stage, state) = try withOthers { queue, rows in
      Thread.detachNewThread {
        usleep(30_000)
        queue.post(rows)
      }
    }
    stage.typing.write(keys)
    #expect(stage.run(state: state) == .quit)
    #expect(stage.screen.contains("▸ \(selected)"))
  }

  @Test func `an order that loads quickly draws no frame of its own`() throws {
    let (stage, state) = try withOthers { $0.post($1) }
    stage.typing.write("2sjsksjsksj ")
    #expect(stage.run(state: state) == .quit)
    // The first paint, the list without rows and with them, and the new member.
    #expect(stage.frames <= 4)
  }

  @Test func `keys in a detail wait for it to load from this machine`() {
    let stage = LoopStage()
    let queue = stage.queue
    stage.perform = { effect in
      guard case .loadDetail(let request, let id) = effect,
        let entry = Sample.entries.first(where: { $0.id == id })
      else { return }
      queue.post(.detail(.loaded(request, id, .success(Sample.detail(of: entry)))))
    }
    stage.typing.write("jlj")
    var screens: [String] = []
    stage.drew = { frame in
      screens.append(stage.screen)
      if frame == 2 { stage.typing.write("q") }
    }
    #expect(stage.run(page: TurnTests.withoutDetails) == .quit)
    #expect(screens.count == 2 && screens[1].contains("▸ Series"))
  }

  @Test func `keys that wait for rows wait for no more than half a second`() throws {
    let (stage, state) = try withOthers { _, _ in }
    stage.typing.write("2jq")
    #expect(stage.run(state: state) == .quit)
  }

  @Test func `signals are obeyed while keys wait for rows`() throws {
    let (stage, state) = try withOthers { _, _ in }
    stage.typing.write("2q")
    stage.drew = { frame in
      guard frame == 2 else { return }
      stage.signals = [.terminate]
      stage.signalling.write("x")
    }
    #expect(stage.run(state: state) == .terminated)
  }
}

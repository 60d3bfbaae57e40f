import Foundation
import SquadCore
import SystemKit
import TerminalKit
import Testing

@testable import SquadUI

/// Keys that come before the rows they are about.
@Suite struct TypedAheadTests {
  private static let others = CatalogueID(rawValue: "others")

  /// A stage with a second list; `respond` gets the request for its rows, and its rows.
  private func withOthers(
    _ respond: @escaping @Sendable (ActionQueue<Action>, Action) -> Void
  ) throws -> (LoopStage, AppState) {
    let stage = LoopStage()
    let entries = (1...5).map { number in
      Entry(
        id: EntryID(Self.others, "\(number)"), title: "Other \(number)", isRecruitable: true)
    }
    let page = Page(
      offset: 0, entries: entries, total: 5, isLast: true, freshness: Sample.day)
    let typing = stage.typing
    stage.perform = { [queue = stage.queue] effect in
      switch effect {
      case .loadPage(let id, let request) where request.source == .list(ListID(Self.others)):
        respond(queue, .list(.pageLoaded(id, .success(page))))
      case .changeSquad(_, .recruit): typing.write("q")
      default: break
      }
    }
    let list = ListInfo(
      id: ListID(Self.others), title: "Others", recruit: "other", sorts: [SortOrder(key: "name")])
    let other = CatalogueInfo(id: Self.others, title: "Others", lists: [list])
    return (stage, try #require(AppState(catalogues: [Sample.catalogue, other])))
  }

  @Test(arguments: ["2jj ", "/other 3\r ", ":other 3\r "])
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

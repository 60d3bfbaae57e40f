import Basics
import CatalogueTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SquadRuntime

/// Failures of a catalogue's service in the log.
@Suite struct LoggedCatalogueTests {
  private let notes = Notes()

  @Test func `Failures of a service are logged, cancellations aren't`() async {
    let problems = [ServiceError.gone, .cancelled]
    for problem in problems {
      let live = LiveService(
        page: { (_, _) async throws(Failure) in throw .service(problem) },
        detail: { (_, _) async throws(Failure) in throw .service(problem) })
      let catalogue = Catalogue(
        info: CatalogueInfo(id: .marvel, title: "Marvel", lists: [], service: .absent(reason: "")),
        storedPage: { _ in throw Failure.unreadable("") },
        storedPageThrough: { _, _ in throw Failure.unreadable("") },
        storedDetail: { _ in throw Failure.unreadable("") }, live: live
      ).logged(notes.log)
      let request = PageRequest(source: .list(ListID(.marvel)), limit: 1)
      _ = try? await catalogue.live?.page(request)
      _ = try? await catalogue.live?.detail(EntryID(.marvel, "5"))
    }
    #expect(
      notes.events == [
        .failed("marvel", .service(.gone)), .failed("marvel/5", .service(.gone)),
      ])
  }
}

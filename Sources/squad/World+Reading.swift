import SquadCore
import SquadLive
import SquadUI

/// How the commands read: from the live service where there is one, else from what was saved, else
/// from the bundle. Standard error says which it was.
extension World {
  /// How long a command waits for a service, in milliseconds.
  private static let patience = 5_000

  /// A list, or as much of its start as holds so many rows.
  func list(_ request: PageRequest, atLeast rows: Int) throws(Failure) -> Page {
    let catalogue = try catalogue(request.source.catalogue)
    guard let live = catalogue.live else { return told(try catalogue.page(request)) }
    do {
      let patience = Patience(milliseconds: Self.patience)
      return told(try patience.list(request, atLeast: rows, from: live))
    } catch {
      log(.failed(request.source.description, error))
      let stored = try catalogue.page(request)
      Console.say(strings.text(of: error, showing: stored.freshness))
      return stored
    }
  }

  /// One entry, whole.
  func entry(_ text: String) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return told(try catalogue.detail(id)) }
    do {
      return told(try Patience(milliseconds: Self.patience).detail(id, from: live))
    } catch {
      log(.failed(id.description, error))
      guard let stored = try? catalogue.detail(id) else { throw unknown(id, after: error) }
      Console.say(strings.text(of: error, showing: stored.freshness))
      return stored
    }
  }

  /// What an id names. What is on this machine is enough; only an id that is not there costs a
  /// question.
  func detail(_ text: String) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return try catalogue.detail(id) }
    if let stored = try? catalogue.detail(id) { return stored }
    do { return try Patience(milliseconds: Self.patience).detail(id, from: live) } catch {
      log(.failed(id.description, error))
      throw unknown(id, after: error)
    }
  }

  /// The id that a text names now; nil where it is none.
  func id(_ text: String) -> EntryID? {
    guard let id = EntryID(parsing: text) else { return nil }
    return (try? catalogue(id.catalogue))?.aliases.canonical(id) ?? id
  }

  private func parse(_ text: String) throws(Failure) -> (EntryID, Catalogue) {
    guard let id = EntryID(parsing: text) else {
      throw .unknownEntry(EntryID(CatalogueID(rawValue: text), ""))
    }
    let catalogue = try catalogue(id.catalogue)
    return (catalogue.aliases.canonical(id), catalogue)
  }

  /// Why an id that is not on this machine names nothing.
  private func unknown(_ id: EntryID, after failure: Failure) -> any Error {
    if failure == .service(.notFound) { return Failure.unknownEntry(id) }
    return CommandFailure(line: strings.text(of: failure, missing: id))
  }

  private func told(_ page: Page) -> Page {
    if case .short(let failure) = page.coverage {
      Console.say(strings.text(of: failure, showing: page.freshness))
      return page
    }
    Console.say(strings.text(of: page.freshness))
    return page
  }

  private func told(_ detail: Detail) -> Detail {
    Console.say(strings.text(of: detail.freshness))
    return detail
  }
}

import SquadCore
import SquadRuntime
import SquadUI
import SystemKit

/// How the commands read: from the live service where there is one, else from what was saved, else
/// from the bundle. Standard error says which it was.
extension World {
  /// How long a command waits for a service's answer, and for each further one, in milliseconds.
  private static let timeout = 5_000

  /// A whole list, or as much of its start as holds so many rows as the request is for.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    let catalogue = try catalogue(request.source.catalogue)
    do {
      let reading = try BlockingFetch(milliseconds: Self.timeout).list(request, of: catalogue)
      if case .failed(let failure) = reading.shortfall?.reason {
        log(.failed(request.source.description, failure))
      }
      Console.say(text(of: reading))
      return reading.page
    } catch {
      log(.failed(request.source.description, error))
      throw error
    }
  }

  /// Where a list is from, and what is missing of it.
  private func text(of reading: FetchedList) -> String {
    let unreadable = reading.page.unreadable
    let origin = origin(of: reading)
    return unreadable > 0 ? "\(origin) · \(strings.unreadable(unreadable))" : origin
  }

  /// Where a list is from, and why not from its service, or how far its service told it.
  private func origin(of reading: FetchedList) -> String {
    let freshness = reading.page.freshness
    guard let shortfall = reading.shortfall else { return strings.text(of: freshness) }
    let (told, total) = (shortfall.told, shortfall.total)
    switch shortfall.reason {
    case .failed(let failure):
      return reading.isStored
        ? strings.text(of: failure, showing: freshness)
        : strings.text(of: failure, told: told, total: total)
    case .ended(let end):
      let words = strings.text(of: end, told: told, total: total) ?? ""
      return reading.isStored ? strings.text(words, showing: freshness) : words
    }
  }

  /// One entry, whole.
  func entry(_ text: String) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return told(try stored(id, in: catalogue)) }
    do {
      return told(try BlockingFetch(milliseconds: Self.timeout).detail(id, from: live))
    } catch {
      log(.failed(id.description, error))
      guard let stored = try? catalogue.detail(id) else {
        throw unknown(id, in: catalogue, after: error)
      }
      Console.say(strings.text(of: error, showing: stored.freshness))
      return stored
    }
  }

  /// What an id names. What is on this machine is enough; only an id that is not there costs a
  /// question.
  ///
  /// - Parameter isInterruptible: whether a signal closes the squad's file while a service is asked;
  ///   commands see to that themselves.
  func detail(_ text: String, isInterruptible: Bool = false) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return try stored(id, in: catalogue) }
    if let stored = try? catalogue.detail(id) { return stored }
    let interruption =
      isInterruptible ? TerminationHandler { [end = storageEnd] in end.close() } : nil
    defer { interruption?.end() }
    do { return try BlockingFetch(milliseconds: Self.timeout).detail(id, from: live) } catch {
      log(.failed(id.description, error))
      throw unknown(id, in: catalogue, after: error)
    }
  }

  /// The id that a text names now, whatever its case; nil where it is none.
  func id(_ text: String) -> EntryID? {
    EntryID(parsing: text).map { (try? parse(text).0) ?? $0 }
  }

  /// The entry that a text names, whatever its case, and its catalogue.
  private func parse(_ text: String) throws -> (EntryID, Catalogue) {
    guard let typed = EntryID(parsing: text) else { throw unknownCatalogue(text) }
    let name = CatalogueID(rawValue: typed.catalogue.rawValue.lowercased())
    guard let catalogue = try? catalogue(name) else {
      throw unknownCatalogue(typed.catalogue.rawValue)
    }
    let id = catalogue.info.id(spelled: typed.path)
    return (catalogue.aliases.canonical(id), catalogue)
  }

  private func stored(_ id: EntryID, in catalogue: Catalogue) throws -> Detail {
    do { return try catalogue.detail(id) } catch .unknownEntry {
      throw unknownEntry(id, in: catalogue)
    }
  }

  /// Why an id that is not on this machine names nothing.
  private func unknown(
    _ id: EntryID, in catalogue: Catalogue, after failure: Failure
  ) -> any Error {
    if failure == .service(.notFound) || failure == .unknownEntry(id) {
      return unknownEntry(id, in: catalogue)
    }
    return CommandFailure(line: strings.text(of: failure, missing: id))
  }

  private func told(_ detail: Detail) -> Detail {
    Console.say(strings.text(of: detail.freshness))
    return detail
  }
}

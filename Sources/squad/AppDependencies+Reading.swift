import OwnCatalogue
import PlainText
import SquadConfig
import SquadCore
import SquadRuntime
import SquadWords
import SystemKit

/// Reads for commands: from the live service if there is one, else the cache, else the bundle.
/// Prints the origin on standard error where that is a terminal, or the service failed.
extension AppDependencies {
  /// A list, complete or up to the request's limit.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    let catalogue = try catalogue(request.source.catalogue)
    do {
      let reading = try fetch { (fetch) throws(Failure) in
        try fetch.list(request, of: catalogue)
      }
      if case .failed(let failure) = reading.shortfall?.reason {
        log(.failed(request.source.description, failure))
      }
      if reading.shortfall != nil || reading.page.unreadable > 0 {
        Console.say(text(of: reading))
      } else {
        Console.remark(text(of: reading))
      }
      return reading.page
    } catch {
      log(.failed(request.source.description, error))
      throw error
    }
  }

  /// Origin of a list and its number of unreadable records.
  private func text(of reading: FetchedList) -> String {
    let unreadable = reading.page.unreadable
    let origin = origin(of: reading)
    return unreadable > 0 ? "\(origin) · \(strings.unreadable(unreadable))" : origin
  }

  /// Origin of a list, with its service's shortfall.
  private func origin(of reading: FetchedList) -> String {
    let freshness = reading.page.freshness
    guard let shortfall = reading.shortfall else { return strings.text(of: freshness) }
    let (received, total) = (shortfall.received, shortfall.total)
    switch shortfall.reason {
    case .failed(let failure):
      return reading.isStored
        ? strings.text(of: failure, showing: freshness)
        : strings.text(of: failure, received: received, total: total)
    case .ended(let end):
      let text = strings.text(of: end, received: received, total: total) ?? ""
      return reading.isStored ? strings.text(text, showing: freshness) : text
    }
  }

  /// A complete entry; of a member the saved record where its file doesn't have it.
  func entry(_ text: String) throws -> Detail {
    do { return try listedEntry(text) } catch {
      guard let detail = memberDetail(named: text) else { throw error }
      return reporting(detail)
    }
  }

  private func listedEntry(_ text: String) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return reporting(try stored(id, in: catalogue)) }
    do {
      return reporting(try fetchDetail(id, from: live))
    } catch {
      log(.failed(id.description, error))
      guard let stored = try? catalogue.detail(id) else {
        throw unknown(id, in: catalogue, after: error)
      }
      Console.say(strings.text(of: error, showing: stored.freshness))
      return stored
    }
  }

  private func memberDetail(named text: String) -> Detail? {
    EntryID(parsing: text).flatMap { memberDetail($0) }
      ?? member(named: text).flatMap { memberDetail($0.id) }
  }

  /// The member of an id, exactly, else regardless of case, also where its file isn't known.
  func member(named text: String) -> Member? {
    guard let stored = try? store.load() else { return nil }
    report(stored.notice)
    let members = stored.squad.members
    return members.first { $0.id.description == text }
      ?? members.first { $0.id.description.lowercased() == text.lowercased() }
  }

  /// The entry of an id, from this machine, else from its service. With `isInterruptible` a signal
  /// during the request closes the squad's file; commands handle that themselves.
  func detail(_ text: String, isInterruptible: Bool = false) throws -> Detail {
    let (id, catalogue) = try parse(text)
    guard let live = catalogue.live else { return try stored(id, in: catalogue) }
    if let stored = try? catalogue.detail(id) { return stored }
    let interruption =
      isInterruptible
      ? TerminationHandler { [self] _ in
        interrupted()
        return nil
      } : nil
    defer { interruption?.end() }
    do { return try fetchDetail(id, from: live) } catch {
      log(.failed(id.description, error))
      throw unknown(id, in: catalogue, after: error)
    }
  }

  private func fetchDetail(_ id: EntryID, from live: LiveService) throws(Failure) -> Detail {
    try fetch { (fetch) throws(Failure) in try fetch.detail(id, from: live) }
  }

  /// The current id for a text in any case; nil where it is malformed.
  func id(_ text: String) -> EntryID? {
    EntryID(parsing: text).map { (try? parse(text).0) ?? $0 }
  }

  /// The current id for a text in any case, with its catalogue.
  private func parse(_ text: String) throws -> (EntryID, Catalogue) {
    guard let typed = EntryID(parsing: text) else { throw unknownCatalogue(text) }
    let name = CatalogueID(rawValue: typed.catalogue.rawValue.lowercased())
    guard let catalogue = try? catalogue(name) else {
      throw unknownCatalogue(typed.catalogue.rawValue)
    }
    let id = catalogue.info.id(spelled: typed.path)
    // A file's ids are known only after it was read.
    if catalogue.info.service == .file, let list = catalogue.info.lists.first {
      let page = try catalogue.list(PageRequest(source: .list(list.id), limit: .max))
      return (page.id(spelled: typed.path) ?? id, catalogue)
    }
    return (catalogue.aliases.canonical(id), catalogue)
  }

  private func stored(_ id: EntryID, in catalogue: Catalogue) throws -> Detail {
    do { return try catalogue.detail(id) } catch .unknownEntry {
      throw unknownEntry(id, in: catalogue)
    }
  }

  /// Error for an id that isn't on this machine.
  private func unknown(
    _ id: EntryID, in catalogue: Catalogue, after failure: Failure
  ) -> any Error {
    if failure == .service(.notFound) || failure == .unknownEntry(id) {
      return unknownEntry(id, in: catalogue)
    }
    return CommandError { $0.text(of: failure, missing: id) }
  }

  private func reporting(_ detail: Detail) -> Detail {
    Console.remark(strings.text(of: detail.freshness))
    return detail
  }
}

extension Page {
  /// The id of a row, or of a part of it, as it was typed: exactly, else regardless of case.
  fileprivate func id(spelled path: String) -> EntryID? {
    let name = path.prefix { $0 != "/" }
    let row = RecordID.index(of: String(name), among: entries.lazy.map(\.id.path))
    return row.map {
      EntryID(entries[$0].id.catalogue, entries[$0].id.path + path.dropFirst(name.count))
    }
  }
}

/// Members of the squad that came from the user's own files.
extension AppDependencies {
  /// Files that members' saved records came from, by catalogue; none from a server, for which a
  /// first paint doesn't wait.
  var filesOfRecords: [CatalogueID: Set<String>] {
    store.loadsLate ? [:] : (try? store.filesOfRecords()) ?? [:]
  }

  /// The detail of a member from its saved record; nil without one.
  func memberDetail(_ id: EntryID) -> Detail? {
    let owner = EntryID(id.catalogue, String(id.path.prefix { $0 != "/" }))
    guard let record = try? store.record(owner) else { return nil }
    // The settings have the form of a config entry, which needs a file; a pipe's has none.
    let settings = record.settings.replacing(
      "{\n", with: "{\n\"file\": \"-\",\n", maxReplacements: 1)
    let reader = ConfigReader(
      Array("{ \"catalogues\": { \(settings) } }".utf8), file: "", lists: [])
    let choices = reader.config.catalogues.first?.choices ?? FieldChoices()
    guard var detail = record.detail(of: id, choices) else { return nil }
    let file = PlainText.line(record.file)
    let isRead = catalogues.contains { $0.info.id == id.catalogue && $0.isRead() }
    let origin = isRead ? strings.noLonger(in: file) : strings.saved(from: file)
    detail.attribution = "\(strings.text(of: detail.freshness)) · \(origin)"
    return detail
  }
}

import SquadConfig
import SquadCore
import SquadWords

/// Start of the browser: its location, and the data of the first frame.
extension BrowseCommand {
  /// Where to begin: a list, and an entry of it or below it.
  struct Target {
    let list: ListID
    let entry: EntryID?
  }

  func target(in dependencies: AppDependencies) throws -> Target? {
    guard let location else { return nil }
    let target = try target(at: location, in: dependencies)
    if let word = more.first {
      throw UsageError(.unexpected(word, .location))
    }
    return target
  }

  func target(at location: String, in dependencies: AppDependencies) throws -> Target {
    if let list = dependencies.list(named: location) { return Target(list: list.id, entry: nil) }
    guard let typed = EntryID(parsing: location),
      dependencies.catalogues.contains(where: { $0.info.id == typed.catalogue })
        || !AppDependencies.isFile(location)
    else { throw dependencies.unknownWord(location) }
    let id: EntryID
    do { id = try dependencies.detail(location, isInterruptible: true).id } catch {
      throw dependencies.misspelledList(location) ?? error
    }
    guard let list = listHolding(id, in: dependencies) else { throw Failure.unknownEntry(id) }
    return Target(list: list.id, entry: id)
  }

  /// The list that an entry's id belongs to, else the first of its catalogue.
  private func listHolding(_ entry: EntryID, in dependencies: AppDependencies) -> ListInfo? {
    (try? dependencies.catalogue(entry.catalogue))?.info.list(holding: entry)
  }

  /// Reads the data of the first frame.
  func start(at target: Target?, in dependencies: AppDependencies) throws -> Start {
    // A picker has no squad, and writes nothing.
    var stored =
      picker == nil && !dependencies.store.loadsLate ? load(dependencies.store) : StoredSquad()
    if !settings.config.remembersPlace { (stored.place, stored.lists) = (nil, []) }
    if stored.notice == nil { stored.notice = dependencies.unwritable().map { .notSaving($0) } }
    let lists = dependencies.catalogues.flatMap(\.info.lists)
    guard let first = lists.first else { throw Failure.unknownCatalogue("") }
    let left = stored.place.flatMap { listHolding($0, in: dependencies) }
    let list = lists.first { $0.id == target?.list } ?? left ?? first
    let place = left?.id == list.id ? stored.place : nil
    let entry = target?.entry ?? place ?? list.firstSelection
    let catalogue = try dependencies.catalogue(list.id.catalogue)
    let settings = stored.lists.first { $0.list == list.id }
    let order = settings.map { $0.order(of: list.sorts) } ?? list.sorts.first
    let request = PageRequest(source: .list(list.id), limit: 50, sort: order)
    let page: Result<Page, Failure>
    do { page = .success(try catalogue.firstPage(through: entry, request)) } catch {
      page = .failure(error)
    }
    let isFromCommandLine = target?.entry != nil
    var start = Start(
      list: list.id, page: page,
      detail: selectedDetail(entry, isFromCommandLine: isFromCommandLine, in: page, of: catalogue),
      stored: stored, entry: entry, isFromCommandLine: isFromCommandLine, query: query)
    start.namedList = target?.list
    return start
  }

  /// Detail of the first frame's selection where the page lacks it, without which that frame would
  /// be half empty.
  private func selectedDetail(
    _ entry: EntryID?, isFromCommandLine: Bool, in page: Result<Page, Failure>,
    of catalogue: Catalogue
  ) -> Detail? {
    let page = try? page.get()
    let row = page?.entries.first { $0.id == entry }?.id
    guard let id = row ?? (isFromCommandLine ? entry : page?.entries.first?.id),
      page?.details.contains(where: { $0.id == id }) != true
    else { return nil }
    // An unreadable detail is requested later like any other.
    return try? catalogue.detail(id)
  }

  /// Reads the squad; an empty one with the reason where that fails.
  private func load(_ store: SquadStore) -> StoredSquad {
    do { return try store.load() } catch {
      var unread = StoredSquad(notice: .notSaving(StorageError(error)))
      unread.isUnread = true
      return unread
    }
  }
}

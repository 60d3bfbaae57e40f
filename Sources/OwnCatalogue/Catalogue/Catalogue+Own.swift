import CLibrary
import SquadCore
import Synchronization
import SystemKit

/// A file of the user's as a tab, which is opened when its list is first read.
package final class OwnTab: Sendable {
  private struct State {
    var settings: OwnSettings
    var source: OwnSource?
  }

  private let state: Mutex<State>

  /// Opens nothing: `open` does.
  package init(_ settings: OwnSettings) { state = Mutex(State(settings: settings)) }

  /// The current settings, with the changes that the user made on the screen.
  package var settings: OwnSettings { state.withLock { $0.settings } }

  /// The file as a source; tries again where it couldn't be opened.
  package func open() throws(Failure) -> OwnSource {
    try state.withLock { state throws(Failure) in
      if let source = state.source { return source }
      do throws(OwnFileError) {
        let opened = try OwnSource(state.settings)
        state.source = opened
        return opened
      } catch { throw .file(error, name: state.settings.shownFile) }
    }
  }

  /// Applies the user's change to how the file is read, from the next page on.
  func change(_ change: FileChange) {
    state.withLock { state in
      guard let source = state.source, let description = source.description else { return }
      state.settings.take(change, description)
      // The next page reports a file that can't be opened again.
      state.source = try? OwnSource(state.settings, after: source)
    }
  }

  /// Whether its file was read to the end.
  var isRead: Bool {
    guard let source = state.withLock({ $0.source }) else { return false }
    return source.state.withLock { $0.isEnded }
  }

  /// Ends a read that waits or takes long.
  func interrupt() { state.withLock { $0.source }?.interrupt() }
}

extension OwnSettings {
  /// The file's name for errors.
  var shownFile: String { file == "-" ? file : reading.fileName }

  /// The path from the root; `-` stays.
  package var absoluteFile: String {
    guard file != "-", let resolved = realpath(file, nil) else { return file }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The list before anything of the file is read.
  var list: ListInfo {
    ListInfo(
      id: ListID(CatalogueID(rawValue: id)), title: title, recruit: recruit,
      sorts: [SortOrder(key: SortKey.file.rawValue, isDerived: sort != nil)],
      refreshInterval: refresh)
  }
}

extension Catalogue {
  /// A file of the user's as a catalogue of one list.
  package static func own(_ tab: OwnTab) -> Catalogue {
    var info = CatalogueInfo(
      id: CatalogueID(rawValue: tab.settings.id), title: tab.settings.title,
      lists: [tab.settings.list], service: .file, idSpelling: .exact)
    info.file = tab.settings.shownFile
    var catalogue = Catalogue(
      info: info, storedPage: { try tab.open().page($0) },
      // The list goes on growing on the screen, until it has the entry.
      storedPageThrough: { _, request in try tab.open().firstPage(request) },
      storedList: { try tab.open().list($0) }, storedDetail: { try tab.open().detail($0) })
    catalogue.record = { try? tab.open().memberRecord($0) }
    catalogue.change = { tab.change($0) }
    catalogue.isRead = { tab.isRead }
    catalogue.interrupt = { tab.interrupt() }
    return catalogue
  }
}

/// A record of a file, with everything that its detail needs.
package struct OwnRecord {
  /// All fields of the record.
  package let value: RecordValue
  let texts: RowTexts
  /// From 1.
  let row: Int
  let description: OwnDescription
}

extension OwnSource {
  /// The detail of a record, or of one in its sections.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    if let (list, name) = id.fileListRow { return try detail(id, of: list, name) }
    let record = try record(id)
    let detail = record.description.detail.detail(
      at: id, in: record.value, record.texts, row: record.row, freshness)
    guard let detail else { throw .unknownEntry(id) }
    return detail
  }

  /// First rows of the list, or of a record's section, up to the request's limit, once all are
  /// read.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    if case .section(let owner, let name) = request.source {
      return try section(name, of: owner, limit: request.limit)
    }
    var entries: [Entry] = []
    var unreadable = 0
    var pages = OwnPages(of: self, sort: request.sort)
    while let page = try pages.next() {
      entries += page.entries
      unreadable += page.unreadable
    }
    var page = Page(
      offset: 0, entries: Array(entries.prefix(request.limit)), total: entries.count,
      isLast: entries.count <= request.limit, freshness: freshness, unreadable: unreadable)
    page.list = description?.list
    return page
  }

  /// The first rows; none of a pipe that has sent none so far.
  func firstPage(_ request: PageRequest) throws(Failure) -> Page {
    let (input, offset) = state.withLock { ($0.input, $0.offset) }
    // A pipe may have sent nothing so far, and a followed file may not have grown.
    guard input.isReady(at: offset, within: Int(Self.patience)) else { return emptyPage() }
    // A writer may pause after the header, or in the first record.
    reader.withLock { $0.due = MonotonicClock.milliseconds + Self.patience }
    defer { reader.withLock { $0.due = nil } }
    return try page(request)
  }

  /// The first rows of a record's section.
  func section(_ name: String, of owner: EntryID, limit: Int = .max) throws(Failure) -> Page {
    let record = try record(owner)
    guard let rows = record.description.detail.rows(of: name, in: owner, record.value) else {
      throw .unknownList("\(owner)/\(name)")
    }
    return Page(
      offset: 0, entries: Array(rows.prefix(limit)), total: rows.count,
      isLast: rows.count <= limit, freshness: freshness)
  }

  /// The record to save for a new member; nil where it is too large, and for one in a section.
  func memberRecord(_ id: EntryID) -> MemberRecord? {
    guard !id.path.contains("/"), let record = try? record(id), let entry = configEntry else {
      return nil
    }
    let text = record.value.json
    guard text.utf8.count <= MemberRecord.limit else { return nil }
    return MemberRecord(
      file: settings.absoluteFile, settings: entry.text, text: text, at: SystemTime.now())
  }
}

extension MemberRecord {
  /// The detail of a saved record, or of one in its sections; nil where it can't be read. `choices`
  /// are the roles that its fields had in the file.
  package func detail(of id: EntryID, _ choices: FieldChoices) -> Detail? {
    guard let record = try? RecordValue(json: text.utf8) else { return nil }
    let columns = Columns([record])
    guard var roles = try? choices.templates(in: columns),
      let facts = try? choices.detail(in: columns)
    else { return nil }
    // Guessed from one record alone, these could get fields that they didn't have in the file.
    for role in [FieldRole.title, .group, .picture, .link, .text] where roles[role] == nil {
      roles[role] = .fields([])
    }
    let guesses = Guesses(columns, records: [record], choices: roles)
    let detail = OwnDetail(columns, guesses, DetailFields(columns, guesses, facts))
    // Titles a record without a title, whose id is its row unless it has a field for it.
    let name = id.path.prefix { $0 != "/" }
    let row = name.hasPrefix("row-") ? Int(name.dropFirst("row-".count)) : nil
    return detail.detail(
      at: id, in: record, RowFields(guesses).texts(of: record), row: row ?? 1, .saved(at))
  }
}

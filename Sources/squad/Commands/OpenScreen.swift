import NcursesTerminal
import OwnCatalogue
import SquadConfig
import SquadCore
import SquadWords

/// `squad open` on the screen: each file as a tab, before the others.
struct OpenScreen {
  let query: OpenQuery
  /// Files that are open before the screen; nil: none.
  private let opened: [OwnTab]?
  private let settings: BrowserSettings

  init(_ query: OpenQuery, _ opened: [OwnTab]?, _ settings: BrowserSettings) {
    self.query = query
    self.opened = opened
    var settings = settings
    settings.isPicker = query.selects
    settings.readsInput = query.files.contains("-")
    self.settings = settings
  }

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    let tabs = try tabs(in: dependencies)
    let failure: ExitStatus = query.selects ? .wrongUsage : .failure
    guard let first = tabs.first else { return failure }
    var dependencies = dependencies
    // The config's files come between these and squad's own.
    let opened = Set(tabs.map(\.settings.id))
    let others = (query.isOnly || query.selects ? [] : dependencies.catalogues).filter {
      !opened.contains($0.info.id.rawValue)
    }
    dependencies.catalogues =
      tabs.map { Catalogue.own($0) } + others.filter { $0.info.service == .file }
      + others.filter { $0.info.service != .file }
    let browse = BrowseCommand(
      location: first.settings.id, more: [], settings: settings, picker: query.picker,
      query: query.query)
    guard let outcome = try browse.outcome(in: dependencies) else { return failure }
    // A signal must end the program even while nobody reads its output.
    if query.selects { NcursesTerminal.releaseSignals() }
    let printed = try print(outcome.chosen, of: tabs, dependencies.strings)
    return outcome.chosen.isEmpty || printed > 0 ? outcome.status : .wrongUsage
  }

  /// The files as tabs. Throws the error of a single file before the screen opens; the errors of
  /// several are shown in their tabs.
  private func tabs(in dependencies: AppDependencies) throws -> [OwnTab] {
    let tabs =
      try opened
      ?? query.tabs(
        besides: dependencies.catalogues.map(\.info.id.rawValue),
        memberFiles: dependencies.filesOfRecords)
    if tabs.count == 1 {
      for tab in tabs { try check(tab) }
    }
    return tabs
  }

  private func check(_ tab: OwnTab) throws {
    var source = try tab.open()
    // A pipe is read on the screen, whenever its writer begins.
    guard !source.isPipe else { return }
    do {
      if query.follows {
        // As it is now: a file that is followed may wait for its first record.
        var settings = tab.settings
        settings.follows = false
        source = try OwnSource(settings)
      }
      _ = try source.begin(for: query)
      if !query.follows { try checkRecords(of: source) }
    } catch let error as OwnFileError {
      // An empty file is an empty list.
      guard error == .empty else { throw Failure.file(error, name: tab.settings.file) }
    }
  }

  /// Throws if a small file of JSON breaks before its first record. The screen reads a larger one.
  private func checkRecords(of source: OwnSource) throws {
    guard source.isReadToEnd, source.description?.columns.recordCount == 0 else { return }
    var pages = OwnPages(of: source)
    do throws(Failure) { _ = try pages.next() } catch {
      if case .file(.broken, _) = error { throw error }
    }
  }

  /// Prints the chosen records, and returns their number.
  private func print(_ chosen: [EntryID], of tabs: [OwnTab], _ strings: Strings) throws -> Int {
    let catalogues = Set(chosen.map(\.catalogue.rawValue))
    for tab in tabs where catalogues.contains(tab.settings.id) {
      // Printing the records below reports a file that can't be read any more.
      do { try tab.open().check(for: query) } catch is OwnFileError {}
    }
    var output = RecordOutput(query)
    for id in chosen where output.wantsMore {
      guard let tab = tabs.first(where: { $0.settings.id == id.catalogue.rawValue }) else {
        continue
      }
      do { try output.add(id, of: tab.open()) } catch let error as Failure {
        Console.say(strings.text(of: error))
      }
    }
    try output.flush()
    return output.count
  }
}

import CLibrary
import OwnCatalogue
import SquadConfig
import SquadCore
import SquadWords

/// `squad open` on the screen: each file as a tab, before the others.
struct OpenScreen {
  let query: OpenQuery
  private let settings: BrowserSettings

  init(_ query: OpenQuery, _ settings: BrowserSettings) {
    self.query = query
    var settings = settings
    settings.isPicker = query.selects
    settings.readsInput = query.files.contains("-")
    self.settings = settings
  }

  func run(in dependencies: AppDependencies, _ environment: Environment) throws -> Int32 {
    let tabs = try tabs(in: dependencies)
    let failure: Int32 = query.selects ? 2 : 1
    guard let first = tabs.first else { return failure }
    var dependencies = dependencies
    // The config's files come between these and squad's own.
    let others = query.isOnly || query.selects ? [] : dependencies.catalogues
    dependencies.catalogues =
      tabs.map { Catalogue.own($0) } + others.filter { $0.info.service == .file }
      + others.filter { $0.info.service != .file }
    let browse = BrowseCommand(
      place: first.settings.id, more: [], settings: settings, picker: query.picker,
      query: query.query)
    guard let outcome = try browse.outcome(in: dependencies, environment) else { return failure }
    let printed = try print(outcome.chosen, of: tabs)
    return outcome.chosen.isEmpty || printed > 0 ? outcome.status : 2
  }

  /// The files as tabs. Of a single one, an error comes before any screen; of several, it is shown
  /// in the tab.
  private func tabs(in dependencies: AppDependencies) throws -> [OwnTab] {
    if query.files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw CommandError(status: 2) { $0.text(of: .needsPipe, in: "-") }
    }
    var taken = Set(dependencies.catalogues.map(\.info.id.rawValue))
    let kept = (try? dependencies.repository.filesOfRecords()) ?? [:]
    let tabs = query.files.map { file in
      let settings = query.settings(of: file, taken: taken, kept: kept)
      taken.insert(settings.id)
      return OwnTab(settings)
    }
    if tabs.count == 1 {
      for tab in tabs { try check(tab) }
    }
    return tabs
  }

  private func check(_ tab: OwnTab) throws {
    let source = try tab.open()
    // A pipe is read on the screen, whenever its writer begins.
    guard tab.settings.file != "-" else { return }
    do {
      try source.begin()
      if let unknown = try source.unknownChoice() { throw unknown.error(in: tab.settings.file) }
      if let columns = source.description?.columns {
        let template = try query.output.template(in: columns)
        if source.description?.reading.format.isJSON == false,
          let unknown = template.flatMap(columns.unknownField)
        {
          throw unknown.error(in: tab.settings.file)
        }
      }
    } catch let error as InvalidField {
      throw UsageError(.wrongValue(option: "--\(error.option)", takes: .field, given: error.text))
    } catch let error as ReadingError where error == .empty {
      // A header alone is an empty list.
    }
  }

  /// Prints the chosen records, and returns their number.
  private func print(_ chosen: [EntryID], of tabs: [OwnTab]) throws -> Int {
    var output = ResultLines(end: query.endsInNUL ? 0 : 0x0A)
    var count = 0
    for id in chosen where output.isRead {
      guard let tab = tabs.first(where: { $0.settings.id == id.catalogue.rawValue }),
        let row = try? tab.open().printedRow(id)
      else { continue }
      let printer = RecordPrinter(
        query.output, template: try query.output.template(in: row.columns), fields: row.fields,
        keepsLines: query.endsInNUL)
      if count == 0, let header = printer.header { try output.add(header) }
      try output.add(printer.text(of: row.row))
      count += 1
    }
    try output.flush()
    return count
  }
}

extension OpenQuery {
  /// How to read a file: by the options, else guessed.
  ///
  /// - Parameters:
  ///   - taken: ids of other tabs.
  ///   - kept: the files of the squad's members, by the names that they had.
  fileprivate func settings(
    of file: String, taken: Set<String>, kept: [CatalogueID: Set<String>]
  ) -> OwnSettings {
    var settings = OwnSettings(id: "", file: file)
    let fileName = settings.reading.fileName
    settings.reading = reading
    settings.reading.fileName = fileName
    settings.reading.limit = limit ?? settings.reading.limit
    settings.choices = choices
    settings.choices.show = shown ?? []
    settings.choices.hide = hidden
    settings.sort = sort
    settings.follows = follows
    // A member from another file keeps its id to itself.
    let path = settings.absoluteFile
    let others = kept.filter { file == "-" || !$0.value.contains(path) }.map(\.key.rawValue)
    settings.id =
      name ?? TabID.id(of: file == "-" ? "-" : fileName, taken: taken.union(others))
    return settings
  }
}

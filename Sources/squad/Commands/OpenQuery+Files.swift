import CLibrary
import OwnCatalogue
import SquadCore
import SquadWords

extension OpenQuery {
  /// The files as tabs.
  ///
  /// - Parameters:
  ///   - others: ids of other tabs.
  ///   - memberFiles: the files of the squad's members, by the names that they had.
  func tabs(
    besides others: some Sequence<String>, memberFiles: [CatalogueID: Set<String>] = [:]
  ) throws -> [OwnTab] {
    if files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw CommandError(status: .wrongUsage) { $0.text(of: .needsPipe, in: "-") }
    }
    var taken = Set(others)
    return files.map { file in
      let settings = settings(of: file, taken: taken, memberFiles: memberFiles)
      taken.insert(settings.id)
      return OwnTab(settings)
    }
  }

  /// The config's catalogue of that name in any case, unless there is such a file.
  private func catalogue(named name: String) -> OwnSettings? {
    let id = name.lowercased()
    return configured.first { $0.id == id && access(name, F_OK) != 0 }
  }

  /// How to read a file: by the options, else by the config, else guessed.
  private func settings(
    of file: String, taken: Set<String>, memberFiles: [CatalogueID: Set<String>]
  ) -> OwnSettings {
    let named = catalogue(named: file)
    var settings = named ?? OwnSettings(id: "", file: file)
    let fileName = settings.reading.fileName
    settings.reading.take(reading)
    // A filter's limit counts its results.
    if let limit, filter == nil { settings.reading.limit = limit }
    settings.choices.take(choices)
    if let shown { settings.choices.show = shown }
    if !hidden.isEmpty { settings.choices.hide = hidden }
    settings.sort = sort ?? settings.sort
    settings.follows = follows
    guard named == nil || name != nil else { return settings }
    // Avoids the ids of members that came from other files.
    let path = settings.absoluteFile
    let others = memberFiles.filter { file == "-" || !$0.value.contains(path) }.map(\.key.rawValue)
    settings.id = name ?? TabID.id(of: file == "-" ? "-" : fileName, taken: taken.union(others))
    return settings
  }
}

extension OwnSource {
  /// Reads the first records, and checks the query's fields. Throws for a field that a table's
  /// header lacks; returns the fields that only a later record of JSON may have.
  func begin(for query: OpenQuery) throws -> [UnknownField] {
    do {
      try begin()
      guard let description else { return [] }
      let missing = try missingFields(query.output.template(in: description.columns))
      if !description.reading.format.isJSON, let first = missing.first {
        throw first.error(in: settings.file)
      }
      return missing
    } catch let error as InvalidField {
      throw UsageError(.wrongValue(option: "--\(error.option)", takes: .field, given: error.text))
    }
  }
  /// Throws for a field of the query that no record has, once all records were read.
  func check(for query: OpenQuery) throws {
    let missing = try begin(for: query)
    guard isComplete else { return }
    for field in missing where try !has(field.path) { throw field.error(in: settings.file) }
  }
}

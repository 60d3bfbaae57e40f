import OwnCatalogue
import SquadConfig
import SquadCore
import SquadWords

/// `squad config`: checks the config, or prints an example.
struct ConfigCommand {
  enum Subcommand: String, CaseIterable {
    case check, example
  }

  let subcommand: Subcommand
  let options: Options

  func run() throws -> ExitStatus {
    switch subcommand {
    case .example:
      try Console.print(verbatim: ConfigExample.text(lists: ListNames.all))
      return .success
    case .check: return try check()
    }
  }

  private func check() throws -> ExitStatus {
    let file = ConfigFile(options)
    let loaded = file.load(lists: ListNames.all)
    let (config, state) = (loaded.config, loaded.state)
    let strings = Strings(Language(options, config))
    guard let found = state.file else {
      try Console.print(strings.noConfig(at: file.path))
      return .success
    }
    let files = config.catalogues.flatMap { $0.problems(strings) }
    if state.mistakes.isEmpty, files.isEmpty { try Console.print(strings.fineConfig(found)) }
    try Console.print((state.mistakes + loaded.notes).map { strings.text(of: $0) } + files)
    return files.isEmpty && state.mistakes.allSatisfy(\.problem.isWarning) ? .success : .failure
  }
}

extension OwnSettings {
  /// The problems that a file's beginning shows, a line each.
  fileprivate func problems(_ strings: Strings) -> [String] {
    do {
      let source = try OwnSource(self)
      // A pipe gives its bytes only once.
      guard !source.isPipe else { return [] }
      try source.begin()
      var pages = OwnPages(of: source)
      let isWhole = try pages.next()?.isLast == true
      let isTable = source.description?.reading.format.isJSON == false
      // A later record of JSON may have the field.
      let missing = try source.missingFields().filter {
        try isTable || isWhole && !source.has($0.path)
      }
      return missing.map {
        strings.text(of: .noField($0.name, nearest: $0.suggestion), in: reading.fileName)
      }
    } catch let error as InvalidField {
      return [
        strings.text(
          of: ConfigMistake(
            file: reading.fileName, position: nil,
            problem: .wrong(setting: error.option, takes: .fields)))
      ]
    } catch {
      return [
        OwnFileError(of: error).map { strings.text(of: $0, in: reading.fileName) }
          ?? strings.text(of: Failure(error))
      ]
    }
  }
}

import SquadConfig
import SquadCore
import SquadWords

/// `squad doctor`: examines what squad depends on. Changes nothing. Asks the server in
/// `SQUAD_STORE`, if there is one; services only with `--live`.
struct DoctorCommand {
  let isLive: Bool
  let options: Options

  func run() throws -> ExitStatus {
    let file = ConfigFile(options)
    let loaded = file.load(lists: ListNames.all)
    let settings = BrowserSettings(options, loaded)
    var findings = [program(loaded.config)]
    findings += TerminalExamination(settings: settings).findings
    findings.append(config(loaded, at: file.path))
    let location = StorageLocation(options, loaded.config.kiosk)
    findings += StorageExamination(location: location).findings
    findings += LibraryExamination.findings
    if isLive {
      findings += try ServiceExamination(options, loaded.config).findings
    }
    if options.isJSON {
      try Console.print(verbatim: JSON.list(findings.map(\.json)).indented)
    } else {
      try Console.print(verbatim: findings.map(\.line).joined(separator: "\n"))
    }
    return findings.contains { $0.severity == .problem } ? .failure : .success
  }

  private func program(_ config: Config) -> Finding {
    let language = Language(options, config)
    return .ok("squad", "\(ProgramVersion.number), in the language \(language.rawValue)")
  }

  private func config(_ loaded: ConfigFile.Loaded, at path: String?) -> Finding {
    guard let file = loaded.state.file else {
      return .ok("config", "none at \(path ?? "any place")")
    }
    guard let first = loaded.state.mistakes.first else { return .ok("config", file) }
    let mistakes = loaded.state.mistakes
    return Finding(
      severity: mistakes.allSatisfy(\.problem.isWarning) ? .note : .problem, subject: "config",
      text: Strings().text(of: first, others: mistakes.count - 1),
      advice: "squad config check lists them")
  }
}

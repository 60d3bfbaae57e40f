import BitcoinCatalogue
import PlainText
import SquadConfig
import SquadCore
import SquadLoop
import SquadWords
import TerminalKit

/// Parser of the command line. Options may stand anywhere; `--` ends them.
struct Arguments {
  private var remaining: ArraySlice<String>
  private(set) var words: [String] = []
  private var options = Options()
  private(set) var search: String?
  private(set) var limit: Int?
  private(set) var speed: Double?
  private(set) var castFile: String?
  var kiosk = KioskOptions()
  private var isKiosk = false
  private var requested: Request?
  /// The given options, to refuse those that the command doesn't take.
  private(set) var given: [String] = []

  private enum Request { case help, version }

  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = Arguments(remaining: arguments[...])
    while let argument = reader.remaining.popFirst() {
      if argument == "--" {
        reader.words += reader.remaining
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try reader.takeOption(argument)
      } else {
        reader.words.append(argument)
      }
    }
    return try reader.invocation()
  }

  private init(remaining: ArraySlice<String>) { self.remaining = remaining }

  /// The options that parse, whatever is wrong with the rest, to word the error by. Resumes after
  /// the name of an option with a mistake.
  static func readableOptions(_ arguments: [String]) -> Options {
    var reader = Arguments(remaining: arguments[...])
    while let argument = reader.remaining.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument != "-" else { continue }
      let rest = reader.remaining
      do { try reader.takeOption(argument) } catch { reader.remaining = rest }
    }
    reader.options.kiosk = reader.isKiosk ? reader.kiosk : nil
    return reader.options
  }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    given.append(name)
    switch name {
    case "--data": options.dataFolder = try take(value, of: name, called: .folder)
    case "--config": options.configFile = try take(value, of: name, called: .file)
    case "--log": options.logFile = try take(value, of: name, called: .file)
    case "--log-level": options.logLevel = try mode(take(value, of: name, called: .level), of: name)
    case "--color": options.colors = try mode(take(value, of: name, called: .mode), of: name)
    case "--theme": options.theme = try ThemeChoice(named: take(value, of: name, called: .name))
    case "--language": options.language = try language(take(value, of: name, called: .code))
    case "--pictures": options.pictures = try mode(take(value, of: name, called: .mode), of: name)
    case "--search": search = try text(take(value, of: name, called: .text, mayBeEmpty: true))
    case "--limit": limit = try number(take(value, of: name, called: .number))
    case "--speed": speed = try speed(take(value, of: name, called: .number))
    case "--cast": castFile = try take(value, of: name, called: .file)
    case "--record": options.recordFile = try take(value, of: name, called: .file)
    default:
      if try takeKioskOption(name, value) { return }
      try takeFlag(name)
      guard value == nil else { throw UsageError(.noValueTaken(option: name)) }
    }
  }

  private mutating func takeFlag(_ name: String) throws(UsageError) {
    switch name {
    case "--offline": options.isOffline = true
    case "--ascii": options.isASCII = true
    case "--no-mouse": options.usesMouse = false
    case "--kiosk": isKiosk = true
    case "--attract": options.attracts = true
    case "--json": options.isJSON = true
    case "--help", "-h": requested = .help
    case "--version", "-v": requested = .version
    default: throw UsageError(unknown: .option, name, among: Usage.options)
    }
  }

  mutating func take(
    _ value: String?, of name: String, called operand: UsageProblem.Operand,
    mayBeEmpty: Bool = false
  ) throws(UsageError) -> String {
    guard let value = value ?? remaining.popFirst(), mayBeEmpty || !value.isEmpty else {
      throw UsageError(.missing(operand, of: name))
    }
    return value
  }

  private func text(_ text: String) throws(UsageError) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw UsageError(.emptySearch)
    }
    return text
  }

  private func speed(_ text: String) throws(UsageError) -> Double {
    guard let speed = Double(text), Playback.speeds.contains(speed) else {
      throw UsageError(
        .wrongValue(option: "--speed", takes: .number(from: "0.1", to: "100"), given: text))
    }
    return speed
  }

  private func mode<Mode: RawRepresentable<String> & CaseIterable>(
    _ text: String, of option: String
  ) throws(UsageError) -> Mode {
    guard let mode = Mode(rawValue: text) else {
      let modes = Mode.allCases.map(\.rawValue)
      throw UsageError(.wrongValue(option: option, takes: .choice(modes), given: text))
    }
    return mode
  }

  private func language(_ text: String) throws(UsageError) -> Language {
    if let language = Language(code: text) { return language }
    let names = Language.allCases.map { ($0.rawValue, $0) } + Language.otherNames.map { $0 }
    guard let nearest = SpellingSuggestion.index(for: text, among: names.map(\.0)) else {
      throw UsageError(unknown: .language, text, among: Language.allCases.map(\.rawValue))
    }
    throw UsageError(.unknown(.language, text, nearest: names[nearest].1.rawValue))
  }

  private func number(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError(
        .wrongValue(option: "--limit", takes: .wholeNumberFrom(0), given: text))
    }
    return number
  }

  private func invocation() throws(UsageError) -> Invocation {
    switch requested {
    case .help: return Invocation(options: options, command: .help)
    case .version: return Invocation(options: options, command: .version)
    case nil: break
    }
    let command = try command()
    try checkKiosk(command)
    if options.logLevel != nil, options.logFile == nil {
      throw UsageError(.optionNeeds("--log FILE", option: "--log-level"))
    }
    var options = options
    options.kiosk = isKiosk ? kiosk : nil
    return Invocation(options: options, command: command)
  }
}

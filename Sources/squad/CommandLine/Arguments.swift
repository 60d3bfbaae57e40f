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
  private(set) var positionals: [String] = []
  var options = Options()
  private(set) var search: String?
  private(set) var sort: String?
  private(set) var limit: Int?
  private(set) var speed: Double?
  private(set) var castFile: String?
  private(set) var isLive = false
  var open = OpenQuery()
  var kiosk = KioskOptions()
  var isKiosk = false
  private var requested: Request?
  /// The given options, to refuse those that the command doesn't take.
  private(set) var given: [String] = []

  private enum Request { case help, version }

  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = Arguments(remaining: arguments[...])
    while let argument = reader.remaining.popFirst() {
      if argument == "--" {
        reader.positionals += reader.remaining
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try reader.takeOption(argument)
      } else {
        reader.positionals.append(argument)
      }
      // The words to complete are a command line of their own, and not finished.
      if reader.positionals == ["complete"] {
        reader.positionals += reader.remaining
        break
      }
    }
    return try reader.invocation()
  }

  private init(remaining: ArraySlice<String>) { self.remaining = remaining }

  /// The valid options of a command line with mistakes, to choose the error's language by. Goes on
  /// after the name of an invalid option.
  static func readableOptions(_ arguments: [String]) -> Options {
    var reader = Arguments(remaining: arguments[...])
    while let argument = reader.remaining.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument != "-" else { continue }
      let rest = reader.remaining
      do { try reader.takeOption(argument) } catch { reader.remaining = rest }
    }
    reader.takeKiosk()
    return reader.options
  }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let (name, value) = Self.parts(of: argument)
    given.append(name)
    switch name {
    case "--data": options.dataFolder = try take(value, of: name, called: .folder)
    case "--config": options.configFile = try take(value, of: name, called: .file)
    case "--log": options.logFile = try take(value, of: name, called: .file)
    case "--log-level": options.logLevel = try mode(value, of: name, called: .level)
    case "--color": options.colors = try mode(value, of: name, called: .mode)
    case "--theme": options.theme = try ThemeChoice(named: take(value, of: name, called: .name))
    case "--language": options.language = try language(take(value, of: name, called: .code))
    case "--pictures": options.pictures = try mode(value, of: name, called: .mode)
    case "--search": search = try text(take(value, of: name, called: .text, mayBeEmpty: true))
    case "--sort": sort = try take(value, of: name, called: .name)
    case "--limit":
      limit = try read(value, of: name, called: .number, takes: .wholeNumberFrom(0)) {
        Int($0).flatMap { $0 >= 0 ? $0 : nil }
      }
    case "--speed":
      let range = UsageErrorReason.Expectation.number(from: "0.1", to: "100")
      speed = try read(value, of: name, called: .number, takes: range) {
        Double($0).flatMap { Playback.speeds.contains($0) ? $0 : nil }
      }
    case "--cast": castFile = try take(value, of: name, called: .file)
    case "--record": options.recordFile = try take(value, of: name, called: .file)
    default:
      if try takeKioskOption(name, value) { return }
      if try takeOpenOption(name, value) { return }
      try takeFlag(name)
      guard value == nil else { throw UsageError(.noValueTaken(option: name)) }
    }
  }

  /// An option's name, and a value after `=` or, as in `-d,`, directly after a short name.
  private static func parts(of argument: String) -> (name: String, value: String?) {
    let short = String(argument.prefix(2))
    if argument.dropFirst(2).first.map({ $0 != "=" }) == true,
      OpenOption(name: short)?.takesValue == true
    {
      return (short, String(argument.dropFirst(2)))
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func takeFlag(_ name: String) throws(UsageError) {
    switch name {
    case "--offline": options.isOffline = true
    case "--ascii": options.isASCII = true
    case "--no-mouse": options.usesMouse = false
    case "--kiosk": isKiosk = true
    case "--attract": options.attracts = true
    case "--json": options.isJSON = true
    case "--live": isLive = true
    case "--help", "-h": requested = .help
    case "--version", "-v": requested = .version
    case "-f": throw UsageError(.ambiguous(option: name, ["--filter", "--follow"]))
    default: throw UsageError(unknown: .option, name, among: Usage.options)
    }
  }

  mutating func take(
    _ value: String?, of name: String, called operand: UsageErrorReason.Operand,
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

  /// Takes an option's value and parses it; throws where it is missing or invalid.
  mutating func read<Value>(
    _ value: String?, of option: String, called operand: UsageErrorReason.Operand,
    takes expected: UsageErrorReason.Expectation, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try take(value, of: option, called: operand)
    guard let result = parse(text) else {
      throw UsageError(.wrongValue(option: option, takes: expected, given: text))
    }
    return result
  }

  private mutating func mode<Mode: RawRepresentable<String> & CaseIterable>(
    _ value: String?, of option: String, called operand: UsageErrorReason.Operand
  ) throws(UsageError) -> Mode {
    let modes = Mode.allCases.map(\.rawValue)
    return try read(value, of: option, called: operand, takes: .choice(modes), Mode.init(rawValue:))
  }

  private func language(_ text: String) throws(UsageError) -> Language {
    if let language = Language(code: text) { return language }
    let names = Language.allCases.map { ($0.rawValue, $0) } + Language.otherNames.map { $0 }
    guard let nearest = SpellingSuggestion.index(for: text, among: names.map(\.0)) else {
      throw UsageError(unknown: .language, text, among: Language.allCases.map(\.rawValue))
    }
    throw UsageError(.unknown(.language, text, nearest: names[nearest].1.rawValue))
  }

  private func invocation() throws(UsageError) -> Invocation {
    switch requested {
    case .help:
      return Invocation(
        options: options, command: .help(positionals.first.flatMap(Self.commandName)))
    case .version: return Invocation(options: options, command: .version)
    case nil: break
    }
    let command = try command()
    try checkKiosk(command)
    if options.logLevel != nil, options.logFile == nil {
      throw UsageError(.optionNeeds("--log FILE", option: "--log-level"))
    }
    var reader = self
    reader.takeKiosk()
    return Invocation(options: reader.options, command: command)
  }
}

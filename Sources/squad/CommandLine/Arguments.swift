import SquadCore
import TerminalKit

/// Reads the command line. Options may stand anywhere; `--` ends them.
struct Arguments {
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var options = Options()
  private var search: String?
  private var limit: Int?
  private var asked: Asked?
  /// The options that were given, to refuse those that the command does not take.
  private var given: [String] = []

  private enum Asked { case help, version }

  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = Arguments(rest: arguments[...])
    while let argument = reader.rest.popFirst() {
      if argument == "--" {
        reader.words += reader.rest
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

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    given.append(name)
    switch name {
    case "--data": options.dataFolder = try take(value, of: name, called: "a folder")
    case "--log": options.logFile = try take(value, of: name, called: "a file")
    case "--color": options.colors = try color(take(value, of: name, called: "a mode"))
    case "--pictures": options.pictures = try pictures(take(value, of: name, called: "a mode"))
    case "--search": search = try take(value, of: name, called: "a text", mayBeEmpty: true)
    case "--limit": limit = try number(take(value, of: name, called: "a number"))
    default:
      guard value == nil else {
        throw UsageError("\(quoted(name)) takes no value, or is no option · squad --help")
      }
      try takeFlag(name)
    }
  }

  private mutating func takeFlag(_ name: String) throws(UsageError) {
    switch name {
    case "--offline": options.isOffline = true
    case "--ascii": options.isASCII = true
    case "--json": options.isJSON = true
    case "--help", "-h": asked = .help
    case "--version": asked = .version
    default: throw UsageError("unknown option \(quoted(name)) · squad --help lists them")
    }
  }

  private mutating func take(
    _ value: String?, of name: String, called what: String, mayBeEmpty: Bool = false
  ) throws(UsageError) -> String {
    guard let value = value ?? rest.popFirst(), mayBeEmpty || !value.isEmpty else {
      throw UsageError("\(name) needs \(what) · squad --help")
    }
    return value
  }

  private func color(_ text: String) throws(UsageError) -> ColorMode {
    guard let mode = ColorMode(rawValue: text) else {
      throw UsageError("--color takes auto, never, 16, 256 or truecolor, not \(quoted(text))")
    }
    return mode
  }

  private func pictures(_ text: String) throws(UsageError) -> PictureMode {
    guard let mode = PictureMode(rawValue: text) else {
      throw UsageError("--pictures takes auto, never or cells, not \(quoted(text))")
    }
    return mode
  }

  private func number(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError("--limit takes a whole number from 0 up, not \(quoted(text))")
    }
    return number
  }

  private func invocation() throws(UsageError) -> Invocation {
    switch asked {
    case .help: return Invocation(options: options, command: .help)
    case .version: return Invocation(options: options, command: .version)
    case nil: break
    }
    let command = try command()
    try refuseForeignOptions(of: command)
    return Invocation(options: options, command: command)
  }

  private func command() throws(UsageError) -> Invocation.Command {
    let operands = Array(words.dropFirst())
    switch words.first {
    case "list":
      return .list(
        try single(operands, "list", "a list, such as marvel"), search: search, limit: limit)
    case "show":
      let id = try single(operands, "show", "an id, such as marvel/1009368")
      return .show(try ids([id], "show")[0])
    case "roster":
      guard operands.isEmpty else { throw UsageError("roster takes no arguments · squad --help") }
      return .roster
    case "glance":
      guard operands.isEmpty else { throw UsageError("glance takes no arguments · squad --help") }
      return .glance
    case "recruit": return .recruit(try ids(operands, "recruit"))
    case "fire": return .fire(try ids(operands, "fire"))
    case let word:
      guard operands.isEmpty else {
        throw UsageError("unknown command \(quoted(word ?? "")) · squad --help lists them")
      }
      return .browse(word)
    }
  }

  private func single(
    _ operands: [String], _ command: String, _ what: String
  ) throws(UsageError) -> String {
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError("\(command) needs \(what) · squad --help")
    }
    return operand
  }

  private func ids(_ operands: [String], _ command: String) throws(UsageError) -> [String] {
    guard !operands.isEmpty else {
      throw UsageError("\(command) needs an id, such as marvel/1009368 · squad --help")
    }
    if let other = operands.first(where: { EntryID(parsing: $0) == nil }) {
      throw UsageError(
        "\(command) needs an id, such as marvel/1009368, not \(quoted(other)) · squad --help")
    }
    return operands
  }

  private func refuseForeignOptions(of command: Invocation.Command) throws(UsageError) {
    var foreign: [String] = []
    switch command {
    case .list: break
    case .show, .roster: foreign = ["--search", "--limit"]
    case .browse, .recruit, .fire, .glance, .help, .version:
      foreign = ["--search", "--limit", "--json"]
    }
    if let option = foreign.first(where: given.contains) {
      throw UsageError("\(option) does not belong to this command · squad --help")
    }
  }
}

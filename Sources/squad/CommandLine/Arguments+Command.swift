import PlainText
import SquadCore
import SquadWords

/// Parses the command from the positional arguments.
extension Arguments {
  func command() throws(UsageError) -> Invocation.Command {
    guard let word = positionals.first else { return try allowing(.browse(nil, more: []), of: nil) }
    let operands = Array(positionals.dropFirst())
    guard let command = try command(word, operands) else { return try browse(word, operands) }
    return try allowing(command, of: word)
  }

  /// The command of that name; nil where there is none.
  private func command(
    _ word: String, _ operands: [String]
  ) throws(UsageError) -> Invocation.Command? {
    switch word {
    case "open": return .open(try openQuery(operands))
    case "list": return .list(try listQuery(single(.list, operands, of: word)))
    case "show":
      let typed = operands.filter { $0 != "-" }
      if typed.count == operands.count || !typed.isEmpty { _ = try ids(typed, of: word) }
      return .show(operands)
    case "replay":
      let recording = try single(.recording, operands, of: word)
      return .replay(recording, speed: speed, cast: castFile)
    case "roster":
      try none(operands, of: word)
      return .roster
    case "glance":
      try none(operands, of: word)
      return .glance
    case "board":
      try none(operands, of: word)
      return .board(limit: limit)
    case "recruit": return .recruit(try ids(operands, of: word))
    case "fire": return .fire(try ids(operands, of: word))
    case "store": return .store(try storeAction(operands))
    case "config": return .config(try configSubcommand(operands))
    case "doctor":
      try none(operands, of: word)
      if isLive, given.contains("--offline") {
        throw UsageError(.conflict(option: "--live", with: "--offline"))
      }
      return .doctor(isLive: isLive)
    case "complete": return .complete(operands)
    case "help": return .help(try helpTopic(operands))
    default: return nil
    }
  }

  private func listQuery(_ list: String) throws(UsageError) -> ListQuery {
    let output = given.first { $0 == "--output" || $0 == "-o" }
    if let output, given.contains("--json") {
      throw UsageError(.conflict(option: output, with: "--json"))
    }
    if output == nil, open.endsInNUL {
      throw UsageError(.optionNeeds("--output", option: "--print0"))
    }
    return ListQuery(
      name: list, search: search, sort: sort, limit: limit,
      output: output == nil ? nil : open.output, endsInNUL: open.endsInNUL)
  }

  /// The command that `squad help` is asked about; nil for all commands.
  private func helpTopic(_ operands: [String]) throws(UsageError) -> String? {
    guard let word = operands.first else { return nil }
    guard CommandForm.names.contains(word) else {
      throw UsageError(unknown: .command, word, among: CommandForm.names)
    }
    return Self.commandName(word)
  }

  /// The word where it is a command's name.
  static func commandName(_ word: String) -> String? {
    CommandForm.names.contains(word) && word != "help" ? word : nil
  }

  /// Parses a word that is no command as a list or entry: only the catalogues can tell whether it
  /// is one. Operands or a command's option show that a command was misspelled.
  private func browse(
    _ word: String, _ operands: [String]
  ) throws(UsageError) -> Invocation.Command {
    if !operands.isEmpty || foreignOption(of: nil) != nil,
      SpellingSuggestion.name(for: word, among: CommandForm.names) != nil
    {
      throw UsageError(unknown: .command, word, among: CommandForm.names)
    }
    return try allowing(.browse(word, more: operands), of: nil)
  }

  private func single(
    _ operand: UsageErrorReason.Operand, _ operands: [String], of command: String
  ) throws(UsageError) -> String {
    guard let first = operands.first, !first.isEmpty else {
      throw UsageError(.missing(operand, of: command))
    }
    if let other = operands.dropFirst().first {
      throw UsageError(.unexpected(other, .one(operand, of: command)))
    }
    return first
  }

  private func configSubcommand(
    _ operands: [String]
  ) throws(UsageError) -> ConfigCommand.Subcommand {
    let names = ConfigCommand.Subcommand.allCases.map(\.rawValue)
    let word = try single(.word(names), operands, of: "config")
    guard let subcommand = ConfigCommand.Subcommand(rawValue: word) else {
      throw UsageError(unknown: .configCommand, word, among: names)
    }
    return subcommand
  }

  private func storeAction(_ operands: [String]) throws(UsageError) -> StoreCommand.Action {
    let rest = Array(operands.dropFirst())
    switch operands.first {
    case "init":
      try none(rest, of: "store init")
      return .makeTables
    case "copy":
      guard rest.count == 2, !rest.contains("") else {
        throw UsageError(.missing(.store, of: "store copy"))
      }
      return .copy(from: rest[0], to: rest[1])
    case let word?: throw UsageError(unknown: .storeCommand, word, among: StoreCommand.names)
    case nil: throw UsageError(.missing(.word(StoreCommand.names), of: "store"))
    }
  }

  private func none(_ operands: [String], of command: String) throws(UsageError) {
    guard let other = operands.first else { return }
    throw UsageError(.unexpected(other, .none(of: command)))
  }

  private func ids(_ operands: [String], of command: String) throws(UsageError) -> [String] {
    guard !operands.isEmpty else { throw UsageError(.missing(.id, of: command)) }
    if let other = operands.first(where: { EntryID(parsing: $0) == nil }) {
      let list = SpellingSuggestion.name(for: other, among: ListNames.all) ?? ListNames.all[0]
      throw UsageError(.noID(other, of: command, list: list))
    }
    return operands
  }

  /// The command, if all given options belong to it. `word` is its name; nil for the browser.
  private func allowing(
    _ command: Invocation.Command, of word: String?
  ) throws(UsageError) -> Invocation.Command {
    if let option = foreignOption(of: word) {
      throw UsageError(.foreignOption(option))
    }
    return command
  }

  private func foreignOption(of word: String?) -> String? {
    let allowed = word.map(CommandForm.options) ?? []
    return given.first { HelpOption(rawValue: $0) == nil && !allowed.contains($0) }
  }
}

import OwnCatalogue
import SquadConfig
import SquadCore
import SquadWords
import TerminalKit

/// `squad complete`: prints what the last word of a command line can become, one completion a line,
/// with its purpose after a tab. Prints nothing where a file can stand, which shells complete
/// themselves. Never uses the network.
struct CompleteCommand {
  private struct Completion {
    var text: String
    var purpose = ""
  }

  private let words: [String]
  private let typed: String
  /// Starts every completion: `--color=` of `--color=al`, and the fields before the last comma.
  private var stem = ""
  /// The option whose value is completed.
  private var option: String?

  /// `words` are those after the program's name; the last one is completed. Bash makes `=` a word
  /// of its own.
  init(_ words: [String]) {
    var earlier = Array(words.dropLast())
    var typed = words.last ?? ""
    if typed == "=" {
      (typed, option) = ("", earlier.popLast())
    } else if earlier.last == "=" {
      option = earlier.dropLast().last
      earlier = Array(earlier.dropLast(2))
    } else if typed.hasPrefix("--"), let equals = typed.firstIndex(of: "=") {
      option = String(typed[..<equals])
      stem = String(typed[...equals])
      typed = String(typed[typed.index(after: equals)...])
    } else if let last = earlier.last, Self.takesValue(last) {
      option = last
      earlier.removeLast()
    }
    self.words = Self.joined(earlier)
    if let option, Self.listOptions.contains(option), let comma = typed.lastIndex(of: ",") {
      stem += typed[...comma]
      typed = String(typed[typed.index(after: comma)...])
    }
    self.typed = typed
  }

  /// Joins what Bash splits at an equals sign: `--data`, `=` and `DIR` become one word.
  private static func joined(_ words: [String]) -> [String] {
    words.indices.reduce(into: []) { joined, index in
      let last = joined.last ?? ""
      let follows = last.hasSuffix("=") && index > 0 && words[index - 1] == "="
      if last.hasPrefix("--"), follows || words[index] == "=" {
        joined[joined.count - 1] = last + words[index]
      } else {
        joined.append(words[index])
      }
    }
  }

  /// Options that take several fields.
  private static let listOptions = ["--show", "--hide", "--search-in"]

  private static func takesValue(_ word: String) -> Bool {
    word.hasPrefix("-") && CommandForm.placeholder(of: word) != nil
  }

  func run() throws -> ExitStatus {
    // An error becomes no completions: a shell has no place to show it.
    let found = (try? option.map(values) ?? (typed.hasPrefix("-") ? options : operands())) ?? []
    let start = typed.lowercased()
    try Console.print(
      found.filter { $0.text.lowercased().hasPrefix(start) }
        .map { $0.purpose.isEmpty ? stem + $0.text : "\(stem)\($0.text)\t\($0.purpose)" })
    return .success
  }

  /// The words that are no options or their values.
  private var operandsBefore: [String] {
    var operands: [String] = []
    var isValue = false
    for word in words {
      if !isValue, !word.hasPrefix("-") || word == "-" { operands.append(word) }
      isValue = !isValue && Self.takesValue(word)
    }
    return operands
  }

  private var command: String? {
    operandsBefore.first.flatMap { CommandForm.names.contains($0) ? $0 : nil }
  }

  private var strings: Strings { Strings(beforeConfig: readable) }

  /// The options given so far, without the log, which this must not write to.
  private var readable: Options {
    var options = Arguments.readableOptions(words)
    options.logFile = nil
    options.isOffline = true
    return options
  }

  private var options: [Completion] {
    let strings = strings
    let own =
      command == "open"
      ? OpenOption.allCases.map { Completion(text: $0.rawValue, purpose: strings.purpose(of: $0)) }
      : CommandForm.options(of: command ?? "").map { Completion(text: $0) }
    // The browser has options that no command takes.
    let general = HelpOption.allCases.filter {
      command == nil || !Arguments.browserOptions.contains($0.rawValue)
    }
    return own
      + general.map { Completion(text: $0.rawValue, purpose: strings.purpose(of: $0)) }
  }

  private func values(of option: String) throws -> [Completion] {
    let names: [String] =
      switch option {
      case "--color": ColorMode.allCases.map(\.rawValue)
      case "--pictures": PictureMode.allCases.map(\.rawValue)
      case "--log-level": LogLevel.allCases.map(\.rawValue)
      case "--language": Language.allCases.map(\.rawValue)
      case "--theme": ThemeChoice.standard.map(\.name) + config.themes.map(\.name)
      case "--format": DataFormat.allCases.map(\.rawValue)
      case "--encoding": TextEncoding.options
      case "--output", "-o": try OutputFormat.names + fields()
      case "--sort" where command == "list": try sorts()
      default: CommandForm.placeholder(of: option)?.hasPrefix("FIELD") == true ? try fields() : []
      }
    return names.map { Completion(text: $0) }
  }

  private var config: Config {
    ConfigFile(readable).load(lists: ListNames.all).config
  }

  private func dependencies() throws -> AppDependencies {
    try AppDependencies(Invocation(options: readable, command: .show([])), config)
  }

  private func operands() throws -> [Completion] {
    // Some commands take only one operand, so a second one gets no completions.
    let isFirst = operandsBefore.count == 1
    switch command {
    case nil where operandsBefore.isEmpty:
      if typed.contains("/") { return try ids() }
      let strings = strings
      let commands = CommandForm.names.map { word in
        let form = CommandForm.allCases.first { $0.name == word }
        return Completion(text: word, purpose: form.map(strings.purpose(of:)) ?? "")
      }
      return commands + names(ListNames.all)
    case "list" where isFirst: return try typed.contains("/") ? sections() : names(ListNames.all)
    case "show", "recruit":
      return try typed.contains("/")
        ? ids() : names(ListNames.catalogues).map { Completion(text: $0.text + "/") }
    case "fire":
      // Unlike `load`, this leaves a damaged file in place: shells would discard the notice.
      let squad = try dependencies().store.changedElsewhere()
      return (squad?.members ?? []).map {
        Completion(text: $0.id.description, purpose: $0.title)
      }
    case "open" where !typed.isEmpty: return names([])
    case "replay" where isFirst && !typed.isEmpty: return [Completion(text: "tour")]
    case "store" where isFirst:
      return StoreCommand.names.map { Completion(text: $0) }
    case "config" where isFirst:
      return ConfigCommand.Subcommand.allCases.map { Completion(text: $0.rawValue) }
    case "help" where isFirst: return CommandForm.names.map { Completion(text: $0) }
    default: return []
    }
  }

  /// These lists or catalogues, then the config's.
  private func names(_ builtIn: [String]) -> [Completion] {
    builtIn.map { Completion(text: $0) }
      + config.catalogues.map { Completion(text: $0.id, purpose: $0.title) }
  }

  /// The entries of the catalogue that the word begins with; of a file the first ones.
  private func ids() throws -> [Completion] {
    let name = typed.prefix { $0 != "/" }.lowercased()
    guard let catalogue = try? dependencies().catalogue(CatalogueID(rawValue: name)) else {
      return []
    }
    return catalogue.info.lists.flatMap { list in
      let request = PageRequest(source: .list(list.id), limit: .max, sort: list.sorts.first)
      return ((try? catalogue.page(request))?.entries ?? [])
        .filter { command != "recruit" || $0.isRecruitable }
        .map { Completion(text: $0.id.description, purpose: $0.title) }
    }
  }

  /// `starwars/people`, entries, and after an entry's id its sections.
  private func sections() throws -> [Completion] {
    let id = typed.lastIndex(of: "/").flatMap { EntryID(parsing: String(typed[..<$0])) }
    if let id, let catalogue = try? dependencies().catalogue(id.catalogue),
      let detail = try? catalogue.detail(id)
    {
      return detail.sections.map { Completion(text: "\(id)/\($0.name)", purpose: $0.title) }
    }
    return try names(ListNames.all.filter { $0.contains("/") })
      + ids().map { Completion(text: $0.text + "/", purpose: $0.purpose) }
  }

  /// The orders of the list that the command names, in either direction.
  private func sorts() throws -> [String] {
    let name = operandsBefore.dropFirst().first ?? ""
    let names = try dependencies().list(named: name)?.sorts.map(\.name) ?? []
    return typed.hasPrefix("-") ? names.map { "-" + $0 } : names
  }

  /// The fields of the files that `squad open` names, read with the options given so far.
  private func fields() throws -> [String] {
    guard command == "open", case .open(var query)? = try? Arguments.parse(words).command else {
      return []
    }
    query.configured = config.catalogues
    guard !query.files.contains("-") else { return [] }
    return try query.tabs(besides: []).flatMap { tab -> [String] in
      let source = try OwnSource(tab.settings)
      guard !source.isPipe else { return [] }
      try source.begin()
      return source.description?.outputFields.map(\.description) ?? []
    }
  }
}

extension CommandForm {
  /// The placeholder of an option's value: `FILE`; nil for a flag, and for no option.
  fileprivate static func placeholder(of option: String) -> String? {
    if let open = OpenOption(name: option) { return open.placeholder }
    return HelpOption(rawValue: option)?.placeholder
      ?? CommandForm.allCases.lazy.compactMap { $0.placeholder(of: option) }.first
  }
}

import OwnCatalogue

/// Parsed command line: a command and its options.
struct Invocation: Equatable {
  var options = Options()
  var command = Command.browse(nil, more: [])

  enum Command: Equatable {
    /// The full-screen browser at a catalogue, list or entry; nil for where it was left. More
    /// arguments are wrong usage.
    case browse(String?, more: [String])
    case open(OpenQuery)
    case list(ListQuery)
    /// `-` stands for the ids on standard input.
    case show([String])
    case roster
    case recruit([String])
    case fire([String])
    case glance
    /// Plays a recording by file or name; `speed` and `cast` are nil where not given.
    case replay(String, speed: Double?, cast: String?)
    case board(limit: Int?)
    case store(StoreCommand.Action)
    case config(ConfigCommand.Subcommand)
    case doctor(isLive: Bool)
    /// The words of an unfinished command line.
    case complete([String])
    /// Of one command, or of all.
    case help(String?)
    case version

    /// Whether it may draw a screen.
    var hasScreen: Bool {
      switch self {
      case .browse, .open, .replay: true
      default: false
      }
    }

    var isBrowse: Bool { if case .browse = self { true } else { false } }
  }
}

/// The operand and options of `squad list`.
struct ListQuery: Equatable {
  /// A list, or a section of an entry: `marvel/1009368/comics`.
  let name: String
  var search: String?
  /// Key of a sort order, after `-` where it is reversed.
  var sort: String?
  var limit: Int?
  /// `--output`; nil for columns as a person reads them.
  var output: OutputFormat?
  /// `--print0`
  var endsInNUL = false
}

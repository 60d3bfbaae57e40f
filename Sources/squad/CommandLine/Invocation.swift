/// Parsed command line: a command and its options.
struct Invocation: Equatable {
  var options = Options()
  var command = Command.browse(nil, more: [])

  enum Command: Equatable {
    /// The full-screen browser at a catalogue, list or entry; nil for where it was left. More words
    /// are wrong usage.
    case browse(String?, more: [String])
    case list(String, search: String?, limit: Int?)
    case show(String)
    case roster
    case recruit([String])
    case fire([String])
    case glance
    /// Plays a recording by file or name; `speed` and `cast` are nil where not given.
    case replay(String, speed: Double?, cast: String?)
    case board(limit: Int?)
    case config(ConfigCommand.Subcommand)
    case help
    case version

    var isBrowse: Bool { if case .browse = self { true } else { false } }
  }
}

import CArguments

/// What the program was called with.
enum ProgramArguments {
  /// Without the program's name.
  static func all() -> [String] {
    let count = squad_argument_count()
    guard count >= 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<count).dropFirst().compactMap { squad_argument($0).map { String(cString: $0) } }
  }
}

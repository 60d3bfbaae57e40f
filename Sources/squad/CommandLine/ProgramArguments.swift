import CArguments

/// What the program was called with.
enum ProgramArguments {
  /// Without the program's name. One that isn't UTF-8 is refused: repaired, it would name another file.
  static func all() throws(UsageError) -> [String] {
    let count = squad_argument_count()
    guard count >= 0 else { return Array(CommandLine.arguments.dropFirst()) }
    var arguments: [String] = []
    for index in (0..<count).dropFirst() {
      guard let argument = squad_argument(index) else { continue }
      guard let text = String(validatingCString: argument) else {
        throw UsageError("\(quoted(String(cString: argument))) is not UTF-8 · see squad --help")
      }
      arguments.append(text)
    }
    return arguments
  }
}

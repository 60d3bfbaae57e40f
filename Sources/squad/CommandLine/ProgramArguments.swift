import CArguments

/// The program's arguments, from the system.
enum ProgramArguments {
  /// Arguments without the program's name. Throws for one that isn't UTF-8: repaired, it would name
  /// another file.
  static func all() throws(UsageError) -> [String] {
    try read { (repaired) throws(UsageError) in throw UsageError(.notUTF8(repaired)) }
  }

  /// Arguments with an empty string in place of each that isn't UTF-8.
  static func readable() -> [String] { read { _ in "" } }

  private static func read<Failure>(
    replacing: (_ repaired: String) throws(Failure) -> String
  ) throws(Failure) -> [String] {
    let count = squad_argument_count()
    guard count >= 0 else { return Array(CommandLine.arguments.dropFirst()) }
    var arguments: [String] = []
    for index in (0..<count).dropFirst() {
      guard let argument = squad_argument(index) else { continue }
      if let text = String(validatingCString: argument) {
        arguments.append(text)
      } else {
        arguments.append(try replacing(String(cString: argument)))
      }
    }
    return arguments
  }
}

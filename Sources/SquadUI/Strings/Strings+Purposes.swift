/// What each command does, in a line.
extension Strings {
  package func purpose(_ command: Command) -> String { words.purpose(command) }
}

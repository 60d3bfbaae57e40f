/// What each command does, in a line.
protocol PurposeWords {
  func purpose(_ command: Command) -> String
}

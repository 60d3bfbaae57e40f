/// A reader of what others wrote. Each is in a file of its own.
struct FuzzTarget: Sendable {
  let name: String
  /// Reads an input made by the mutator from the seeds, and traps where what comes out can't be.
  let run: @Sendable (inout Mutator, _ seeds: [[UInt8]]) -> Void

  static let all: [FuzzTarget] = [
    .config, .keymap, .recording, .marvel, .superheroes, .starwars, .bitcoin, .own,
  ]
}

/// A find, unless it holds.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  precondition(condition, what())
}

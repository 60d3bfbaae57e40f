/// A reader of untrusted input. Each has a file of its own.
struct FuzzTarget: Sendable {
  let name: String
  /// Reads an input that the mutator makes from the seeds, and traps on an impossible result.
  let run: @Sendable (inout Mutator, _ seeds: [[UInt8]]) -> Void

  static let all: [FuzzTarget] = [
    .config, .keymap, .recording, .marvel, .superheroes, .starwars, .bitcoin, .own,
  ]
}

/// Traps, which the fuzzer reports, unless `condition` holds.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  precondition(condition, what())
}

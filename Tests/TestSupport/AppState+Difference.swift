import SquadCore

extension AppState {
  /// The places in which an expected and an actual state differ.
  func difference(to actual: AppState) -> String {
    let lines = changes(to: actual).prefix(20).flatMap { change in
      [
        "- \(change.path): \(Self.text(of: change.old))",
        "+ \(change.path): \(Self.text(of: change.new))",
      ]
    }
    return "the state (+) is not what was expected (-)\n" + lines.joined(separator: "\n")
  }

  private static func text(of value: Any?) -> String { value.map { "\($0)" } ?? "none" }
}

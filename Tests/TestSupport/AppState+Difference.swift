import SquadCore

extension AppState {
  /// The lines in which the dumps of an expected and an actual state differ.
  func difference(to actual: AppState) -> String {
    let changes = actual.dumpedLines.difference(from: dumpedLines)
    let shown = changes.prefix(40).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
    return "the state (+) is not what was expected (-)\n" + shown.joined(separator: "\n")
  }

  private var dumpedLines: [Substring] {
    var text = ""
    dump(self, to: &text)
    return text.split(separator: "\n")
  }
}

import SquadRecording
import TerminalKit

/// Keys in recordings, which hold what was pressed and not what it meant.
extension Keymap {
  /// The commands whose keys are not the standard ones.
  package var changes: [RecordedKeys] {
    CommandInfo.all.compactMap { info in
      guard bindings.contains(where: { $0.command == info.command }) else { return nil }
      let keys = keys(of: info.command)
      return keys == info.keys ? nil : RecordedKeys(command: info.command.rawValue, keys: keys)
    }
  }

  /// The keys that a recording was made with. Commands that only another version has are passed over.
  package init(recorded changes: [RecordedKeys]) {
    self.init(
      CommandInfo.all.map { info in
        let change = changes.last { $0.command == info.command.rawValue }
        return (info.command, change?.keys ?? info.keys)
      })
  }
}

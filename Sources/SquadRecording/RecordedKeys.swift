import TerminalKit

/// Keys of a command at the start of a recording, where they aren't the default.
package struct RecordedKeys: Equatable, Sendable {
  /// The command's id, as in the config: `half-page-down`.
  package let command: String
  /// Its keys, the one to show first; empty for none.
  package let keys: [Key]

  package init(command: String, keys: [Key]) {
    self.command = command
    self.keys = keys
  }
}

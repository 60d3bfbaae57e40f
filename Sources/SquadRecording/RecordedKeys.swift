import TerminalKit

/// A command's keys at the start of a recording, where they are not the standard ones.
package struct RecordedKeys: Equatable, Sendable {
  /// Its id, as in the config: `half-page-down`.
  package let command: String
  /// The one to show first; none: it has no key.
  package let keys: [Key]

  package init(command: String, keys: [Key]) {
    self.command = command
    self.keys = keys
  }
}

/// Turns what a terminal sends into keys and pastes, however the bytes are cut.
package struct KeyDecoder {
  private let keyStrings: [[UInt8]: Key]
  private var pending: [UInt8] = []

  /// `keyStrings`: what the terminal's own keys send, by terminfo.
  package init(keyStrings: [[UInt8]: Key] = [:]) {
    self.keyStrings = keyStrings
  }

  /// True while bytes wait for more: call `timeout` when none come within the escape delay.
  package var needsTimeout: Bool { !pending.isEmpty }

  /// Takes what was read, returns what it completes.
  package mutating func decode(_ bytes: [UInt8]) -> [InputEvent] {
    []
  }

  /// Nothing more came: what is pending stands for itself.
  package mutating func timeout() -> [InputEvent] {
    []
  }
}

import Basics

/// A record of a user's own file, saved with the squad so that its member can be shown without the
/// file.
package struct MemberRecord: Equatable, Sendable {
  /// Maximum size of a saved record, in bytes.
  package static let limit = 16 << 10

  /// Absolute path of the file; `-` for standard input.
  package let file: String
  /// How the file was read and shown, as an entry of the config.
  package let settings: String
  /// The record in JSON.
  package let text: String
  /// When it was saved.
  package let at: Moment

  /// `text` is the record in JSON, of at most `limit` bytes.
  package init(file: String, settings: String, text: String, at: Moment) {
    self.file = file
    self.settings = settings
    self.text = text
    self.at = at
  }
}

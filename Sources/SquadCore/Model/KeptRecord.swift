import Basics

/// A record of a file of the user's, kept for a member of the squad: the file need not be there when
/// the member is looked at.
package struct KeptRecord: Equatable, Sendable {
  /// Bytes of the largest record that is kept.
  package static let limit = 16 << 10

  /// The file's path from the root; `-` is the standard input.
  package let file: String
  /// How the file was read and shown, as an entry of the config.
  package let settings: String
  /// The record in JSON.
  package let text: String
  /// When it was kept.
  package let at: Moment

  /// `text` is the record in JSON, of at most `limit` bytes.
  package init(file: String, settings: String, text: String, at: Moment) {
    self.file = file
    self.settings = settings
    self.text = text
    self.at = at
  }
}

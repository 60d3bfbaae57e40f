/// A file of the user's as a catalogue: where it is, and how to read and show it.
package struct OwnSettings: Equatable, Sendable {
  /// The tab's id, which begins the ids of all records.
  package var id: String
  /// Path, or `-` for the standard input.
  package var file: String
  /// The tab's title; nil: by the file's name.
  package var name: String?
  /// How its text is read.
  package var reading = ReadingOptions()
  /// The fields that the user chose.
  package var choices = FieldChoices()
  /// A field, after `-` for the reverse order; nil: the file's order.
  package var sort: String?
  /// Noun for a record that joins the squad.
  package var recruit = "entry"
  /// Whether it has no tab and opens by its name only.
  package var isHidden = false
  /// Whether the file is read on as it grows.
  package var follows = false
  /// Seconds until the file is read again while it is on the screen; nil: by hand only.
  package var refresh: Int?

  /// `file` is a path, or `-`; its last part becomes the name that tells the format.
  package init(id: String, file: String) {
    self.id = id
    self.file = file
    reading.fileName = file == "-" ? "" : file.split(separator: "/").last.map(String.init) ?? file
  }

  /// The tab's title.
  package var title: String {
    name ?? TabID.title(of: file == "-" ? file : reading.fileName)
  }
}

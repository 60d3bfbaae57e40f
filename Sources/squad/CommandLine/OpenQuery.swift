import OwnCatalogue

/// The operands and options of `squad open`.
struct OpenQuery: Equatable {
  /// `-` is standard input.
  var files: [String] = []
  /// `--filter`
  var filter: String?
  /// `--explain`
  var explains = false
  var output = OutputFormat.record
  /// `--print0`
  var endsInNUL = false
  var limit: Int?
  var reading = ReadingOptions()
  var choices = FieldChoices()
  /// `--name`
  var name: String?
}

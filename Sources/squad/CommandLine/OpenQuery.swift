import OwnCatalogue
import SquadCore

/// The operands and options of `squad open`.
struct OpenQuery: Equatable {
  /// `-` is standard input. A catalogue of the config goes by its name.
  var files: [String] = []
  /// The config's catalogues.
  var configured: [OwnSettings] = []
  /// `--select`
  var selects = false
  /// `--multi`
  var isMulti = false
  /// `--select-1` and `--exit-0`
  var automaticEnd: PickerState.AutomaticEnd = []
  /// `--query`: the text to search for at first.
  var query: String?
  /// `--filter`
  var filter: String?
  /// `--explain`
  var explains = false
  var output = OutputFormat.record
  /// `--print0`
  var endsInNUL = false
  var limit: Int?
  /// `--sort`: a field, after `-` where the order is reversed.
  var sort: String?
  var reading = ReadingOptions()
  var choices = FieldChoices()
  /// `--show`: the only facts of the detail, in order.
  var shown: [String]?
  /// `--hide`
  var hidden: [String] = []
  /// `--name`
  var name: String?
  /// `--only`: without other tabs.
  var isOnly = false
  /// `--follow`
  var follows = false

  /// Whether it opens a screen.
  var hasScreen: Bool { filter == nil && !explains }

  /// The state of the picker that it asks for; nil for the browser.
  var picker: PickerState? {
    selects ? PickerState(isMulti: isMulti, automaticEnd: automaticEnd) : nil
  }
}

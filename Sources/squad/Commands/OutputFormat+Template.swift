import OwnCatalogue
import SquadWords

extension OutputFormat {
  /// The parsed field; nil for any other format.
  func template(in columns: Columns) throws(UsageError) -> FieldTemplate? {
    guard case .field(let text) = self else { return nil }
    do { return try columns.template(text) } catch {
      throw UsageError(.wrongValue(option: "--output", takes: .field, given: text))
    }
  }
}

extension UnknownField {
  /// - Parameter source: a file or a list.
  func error(in source: String) -> CommandError {
    CommandError(status: .wrongUsage) { [name, suggestion] in
      $0.text(of: .noField(name, nearest: suggestion), in: source)
    }
  }
}

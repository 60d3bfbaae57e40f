import OwnCatalogue
import SquadWords

/// Options of `squad open`.
extension Arguments {
  /// Takes an option of `squad open`; returns false for any other.
  ///
  /// - Parameter value: text after `=`.
  mutating func takeOpenOption(_ name: String, _ value: String?) throws(UsageError) -> Bool {
    guard let option = OpenOption(name: name) else { return false }
    switch option {
    case .print0, .explain, .noHeader, .read0:
      guard value == nil else { throw UsageError(.noValueTaken(option: name)) }
      takeOpenFlag(option)
    case .filter: open.filter = try take(value, of: name, called: .text, mayBeEmpty: true)
    case .output: open.output = OutputFormat(try take(value, of: name, called: .field))
    case .format:
      let names = DataFormat.allCases.map(\.rawValue)
      open.reading.format = try read(value, of: name, called: .name, takes: .choice(names)) {
        (text) -> DataFormat? in DataFormat(option: text)
      }
    case .delimiter:
      open.reading.delimiter = try read(
        value, of: name, called: .text, takes: .character, ReadingOptions.delimiter(option:))
    case .encoding:
      open.reading.encoding = try read(
        value, of: name, called: .code, takes: .choice(TextEncoding.options)
      ) { (text) -> TextEncoding? in TextEncoding(option: text) }
    case .at:
      open.reading.at = try read(value, of: name, called: .text, takes: .path) {
        (text) -> RecordPath? in RecordPath(text)
      }
    case .skip:
      open.reading.skip = try read(value, of: name, called: .number, takes: .wholeNumberFrom(0)) {
        Int($0).flatMap { $0 >= 0 ? $0 : nil }
      }
    case .name:
      open.name = try read(value, of: name, called: .name, takes: .tabName(longest: 32)) {
        (text) -> String? in TabID.isValid(text) ? text : nil
      }
    case .id, .title, .subtitle, .group, .picture, .link, .text:
      guard let role = FieldRole(rawValue: String(option.rawValue.dropFirst(2))) else {
        return false
      }
      let text = try take(value, of: name, called: .field, mayBeEmpty: true)
      open.choices[role] = [text]
    case .searchIn:
      let text = try take(value, of: name, called: .field, mayBeEmpty: true)
      open.choices[.search] = text.split(separator: ",").map(String.init)
    case .limit: return false
    }
    return true
  }

  private mutating func takeOpenFlag(_ option: OpenOption) {
    switch option {
    case .print0: open.endsInNUL = true
    case .explain: open.explains = true
    case .noHeader: open.reading.hasHeader = false
    case .read0:
      open.reading.endsInNUL = true
      open.reading.format = .lines
    default: break
    }
  }

  /// The query with its operands, if they go together with the options.
  func openQuery(_ operands: [String]) throws(UsageError) -> OpenQuery {
    var query = open
    query.files = operands
    query.limit = limit
    guard !operands.isEmpty else { throw UsageError(.missing(.file, of: "open")) }
    if query.filter != nil, query.explains {
      throw UsageError(.conflict(option: "--explain", with: "--filter"))
    }
    guard query.filter != nil || query.explains else {
      throw UsageError(.missing(.word(["--filter TEXT", "--explain"]), of: "open"))
    }
    for option in ["--output", "-o", "--print0"] where given.contains(option) && query.explains {
      throw UsageError(.optionNeeds("--filter", option: option))
    }
    if query.name != nil, operands.count > 1 {
      throw UsageError(.unexpected(operands[1], .one(.file, of: "--name")))
    }
    if operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(.unexpected("-", .one(.file, of: "-")))
    }
    if operands.count > Self.mostFiles {
      throw UsageError(.unexpected(operands[Self.mostFiles], .most(Self.mostFiles, of: "open")))
    }
    return query
  }

  private static let mostFiles = 9
}

import OwnCatalogue
import SquadWords

/// Options of `squad open`.
extension Arguments {
  /// Takes an option of `squad open`; returns false for any other. `value` is the text after `=`.
  mutating func takeOpenOption(_ name: String, _ value: String?) throws(UsageError) -> Bool {
    guard let option = OpenOption(name: name) else { return false }
    guard option.takesValue || value == nil else { throw UsageError(.noValueTaken(option: name)) }
    switch option {
    case .select: open.selects = true
    case .multi: open.isMulti = true
    case .selectOne: open.automaticEnd.insert(.onOne)
    case .exitZero: open.automaticEnd.insert(.onNone)
    case .only: open.isOnly = true
    case .follow: open.follows = true
    case .print0: open.endsInNUL = true
    case .explain: open.explains = true
    case .noHeader: open.reading.hasHeader = false
    case .read0: open.reading.endsInNUL = true
    case .query: open.query = try take(value, of: name, called: .text, mayBeEmpty: true)
    case .show: open.shown = try fields(value, of: name)
    case .hide: open.hidden = try fields(value, of: name)
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
        (text) -> String? in
        TabID.isValid(text) && !ListNames.catalogues.contains(text) ? text : nil
      }
    case .id, .title, .subtitle, .group, .picture, .link, .text:
      guard let role = FieldRole(rawValue: String(option.rawValue.dropFirst(2))) else {
        return false
      }
      let text = try take(value, of: name, called: .field, mayBeEmpty: true)
      open.choices[role] = [text]
    case .searchIn: open.choices[.search] = try fields(value, of: name)
    case .limit, .sort: return false
    }
    return true
  }

  private mutating func fields(_ value: String?, of name: String) throws(UsageError) -> [String] {
    let text = try take(value, of: name, called: .field, mayBeEmpty: true)
    return Self.fields(in: text)
  }

  /// The fields between commas; a name that has commas is written `["Revenue, net"]`.
  private static func fields(in text: String) -> [String] {
    var fields = [""]
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for character in text {
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
      } else if character == ",", depth == 0 {
        fields.append("")
        continue
      } else if character == "\"" {
        // Elsewhere it is a part of the name: `5" disk`.
        isQuoted = depth > 0 || fields.last?.last == " "
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      }
      fields[fields.count - 1].append(character)
    }
    // Brackets that close nothing are parts of names, too.
    if depth != 0 || isQuoted { fields = text.split(separator: ",").map(String.init) }
    return fields.filter { !$0.isEmpty }
  }

  /// The query with its operands, if they go together with the options.
  func openQuery(_ operands: [String]) throws(UsageError) -> OpenQuery {
    var query = open
    query.files = operands
    query.limit = limit
    query.sort = sort
    guard !operands.isEmpty else { throw UsageError(.missing(.file, of: "open")) }
    try checkCombination(query)
    if query.name != nil, operands.count > 1 {
      throw UsageError(.unexpected(operands[1], .one(.file, of: "--name")))
    }
    if operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(.unexpected("-", .one(.file, of: "-")))
    }
    if operands.count > Self.maximumFiles {
      throw UsageError(
        .unexpected(operands[Self.maximumFiles], .maximum(Self.maximumFiles, of: "open")))
    }
    return query
  }

  private static let maximumFiles = 9

  /// Throws where options don't go together.
  private func checkCombination(_ query: OpenQuery) throws(UsageError) {
    let modes = [
      ("--filter", query.filter != nil), ("--explain", query.explains), ("--select", query.selects),
    ].filter(\.1).map(\.0)
    if modes.count > 1 { throw UsageError(.conflict(option: modes[1], with: modes[0])) }
    if !query.hasScreen, let option = given.first(where: Self.screenOptions.contains) {
      throw UsageError(.conflict(option: option, with: modes[0]))
    }
    if !query.selects, let option = given.first(where: Self.pickerOptions.contains) {
      throw UsageError(.optionNeeds("--select", option: option))
    }
    if query.explains || modes.isEmpty, let option = given.first(where: Self.outputOptions.contains)
    {
      throw UsageError(.optionNeeds(query.explains ? "--filter" : "--select", option: option))
    }
  }

  private static let screenOptions = ["--query", "-q", "--follow"]
  private static let pickerOptions = ["--multi", "-m", "--select-1", "-1", "--exit-0", "-0"]
  private static let outputOptions = ["--output", "-o", "--print0"]
}

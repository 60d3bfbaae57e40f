extension GuessDraft {
  private static let titleNames = TitleNames.names + TitleNames.languages.map { "name.\($0)" }
  private static let messageNames = [
    "message", "msg", "text", "body", "comment", "description", "summary", "content",
  ]
  private static let firstNames = ["firstname", "givenname", "forename", "first"]
  private static let lastNames = ["lastname", "familyname", "surname", "last"]
  /// Words before `name` that make it the name of a person or a file, not of the record.
  private static let otherNames: Set = [
    "screen", "user", "author", "owner", "creator", "editor", "artist", "sender", "contact",
    "first", "last", "middle", "nick", "maiden", "given", "family", "file", "key",
  ]
  private static let addressNames = ["url", "uri", "href", "link"]
  /// A date or an address with this many times more values than any text is the better title.
  private static let muchMore = 10
  private static let texts: Set<ColumnKind> = [.text, .code, .long, .hex]

  mutating func takeOnlyColumn() -> Bool {
    guard columns.all.count == 1, let column = free.first, !column.kind.isNested else {
      return false
    }
    return takeColumn(column, as: .title)
  }

  mutating func takeNamedTitle() -> Bool { takeColumn(namedTitle, as: .title) }

  var namedTitle: Column? {
    let named = free.filter { column in
      let isNumber =
        TitleNames.names.prefix(TitleNames.numbers).contains(where: column.isNamed)
        && column.kind == .number
      return column.isOwn && (Self.texts.contains(column.kind) || isNumber)
        && column.facts.filled * 5 >= columns.recordCount * 4 && !isHonorific(column)
    }
    // A name that all rows share identifies none: in the log of one program the messages do.
    if let name = Self.best(Self.titleNames, of: named, where: { $0.facts.distinct > 1 }) {
      return name
    }
    let message = Self.best(Self.messageNames, of: messages) {
      $0.kind != .long && $0.facts.distinct > 1
        && $0.facts.filled * 5 >= columns.recordCount * 4
    }
    return message == nil ? Self.best(Self.titleNames, of: named) { _ in true } : nil
  }

  /// Whether a title stands beside first and last name, and thus is a doctor's or a director's.
  private func isHonorific(_ column: Column) -> Bool {
    column.name.joined == "title"
      && Self.best(Self.firstNames, of: columns.all) { isBeside(column, $0) } != nil
      && Self.best(Self.lastNames, of: columns.all) { isBeside(column, $0) } != nil
  }

  private func isBeside(_ column: Column, _ other: Column) -> Bool {
    column.path.steps.dropLast() == other.path.steps.dropLast()
  }

  /// Clouds keep names in tags: `Tags[Key=Name].Value`.
  mutating func takeNameTag() -> Bool {
    for column in free where column.isOwn && column.kind == .section && column.name.last == "tags" {
      let parts = parts(of: column).columns.all
      guard let key = parts.first(where: { $0.name.joined == "key" })?.path.lastKey,
        let value = parts.first(where: { $0.name.joined == "value" })?.path.lastKey
      else { continue }
      for name in ["Name", "name"] {
        let path = column.path.appending(.first(member: key, text: name)).appending(.key(value))
        let named = records.prefix(columns.recordCount).count { !path.values(in: $0).isEmpty }
        guard named * 2 >= columns.recordCount else { continue }
        var paths = [path]
        if case .field(let id) = guesses.id { paths += id.paths }
        guesses.fields[.title] = [
          FieldTemplate(parts: [.field(FieldTemplate.Field(paths))], isText: false)
        ]
        return true
      }
    }
    return false
  }

  /// Whether it is a part of a person's name, which isn't a code even in capitals.
  static func isPersonName(_ column: Column) -> Bool {
    firstNames.contains(column.name.joined) || lastNames.contains(column.name.joined)
  }

  mutating func takeFullName() -> Bool {
    let own = free.filter { $0.isOwn && Self.texts.contains($0.kind) }
    guard let first = Self.best(Self.firstNames, of: own, where: { _ in true }),
      let last = Self.best(Self.lastNames, of: own, where: { isBeside(first, $0) })
    else { return false }
    let parts = [FieldTemplate.Field([first.path]), FieldTemplate.Field([last.path])]
    guesses.fields[.title] = [
      FieldTemplate(parts: [.field(parts[0]), .literal(" "), .field(parts[1])], isText: true)
    ]
    take(first)
    take(last)
    return true
  }

  mutating func takeTitleEnding() -> Bool {
    let named = free.filter { column in
      let words = column.name.words
      return column.isOwn && column.kind == .text && words.count > 1
        && (words.last == "name" || words.last == "title")
        && !words.dropLast().contains(where: Self.otherNames.contains)
        && column.facts.filled * 2 >= columns.recordCount
        && column.facts.distinct * 50 > columns.recordCount
        && (column.facts.distinct > 1 || columns.recordCount == 1)
    }
    // Songs are called by their names, not by their albums', which repeat.
    let maximum = named.map(\.facts.distinct).max() ?? 0
    return takeColumn(named.first { $0.facts.distinct * 2 >= maximum }, as: .title)
  }

  /// A short message before a long one: of an issue the summary, not the description.
  mutating func takeMessage() -> Bool {
    takeColumn(
      Self.best(Self.messageNames, of: messages) { $0.kind != .long }
        ?? Self.best(Self.messageNames, of: messages) { _ in true }, as: .title)
  }

  /// Texts that can be messages; `messageNames` decides which are.
  private var messages: [Column] {
    free.filter {
      $0.isOwn && Self.texts.contains($0.kind) && $0.facts.filled * 2 >= columns.recordCount
    }
  }

  mutating func takeDistinctText() -> Bool {
    let texts = free.filter {
      $0.kind == .text && (3...60).contains($0.facts.medianLength)
        && $0.facts.filled * 2 >= columns.recordCount
        && ($0.facts.distinct > 1 || columns.recordCount == 1)
        && !Self.addressNames.contains($0.name.joined)
    }
    let maximum = texts.map(\.facts.distinct).max() ?? 0
    // As in weather data, where the text repeats and the day doesn't.
    let hasBetter =
      (namedAddress?.facts.distinct ?? 0) >= max(maximum, 1) * Self.muchMore
      || free.contains {
        $0.kind == .date && $0.isOwn && $0.facts.distinct >= maximum * Self.muchMore
      }
    guard !hasBetter, let title = texts.first(where: { $0.facts.distinct * 10 >= maximum * 9 })
    else { return false }
    return takeColumn(title, as: .title)
  }

  /// The address of a page or a request: the title of records that no id and no text identifies.
  private var namedAddress: Column? {
    guard guesses.id == .title, columns.recordCount > 1 else { return nil }
    return Self.best(Self.addressNames, of: free) {
      $0.kind == .address && $0.facts.distinct * 2 > columns.recordCount
    }
  }

  mutating func takeAddressOrDate() -> Bool {
    if let address = namedAddress {
      // Leaves the column free, so that it becomes a link, too.
      guesses.fields[.title] = [FieldTemplate(address.path)]
      return true
    }
    // A key, such as `logs/1.gz` in `aws s3api`, says more of its record than a date does; an id
    // such as `txn_000121` says less.
    if case .field(let id) = guesses.id, let column = id.path.flatMap({ columns[$0] }),
      column.kind == .text, !column.name.isID
    {
      guesses.fields[.title] = [id]
      return true
    }
    let own = free.filter(\.isOwn)
    if let date = own.first(where: { $0.kind == .date })
      ?? own.first(where: { isUnique($0) && ($0.facts.isYears || $0.kind == .code) })
    {
      return takeColumn(date, as: .title)
    }
    if case .field(let id) = guesses.id {
      guesses.fields[.title] = [id]
      return true
    }
    let codes = own.filter { $0.kind == .code }
    let maximum = codes.map(\.facts.distinct).max() ?? 0
    _ = takeColumn(codes.first { $0.facts.distinct * 10 >= maximum * 9 }, as: .title)
    return true
  }

  private func isUnique(_ column: Column) -> Bool {
    columns.recordCount > 1 && column.isDifferent(in: columns.recordCount)
  }
}

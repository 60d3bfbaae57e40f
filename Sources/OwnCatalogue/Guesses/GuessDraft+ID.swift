extension GuessDraft {
  private static let idNames = [
    ["id"], ["uuid", "guid", "uid"],
    ["key", "slug", "index", "code", "sha", "commit", "isbn", "asin", "login"],
  ]
  private static let idEndings = [
    "code", "key", "number", "icao", "alpha2", "alpha3", "symbol", "prefix", "zip",
  ]
  private static let idKinds: Set<ColumnKind> = [.number, .code, .hex, .text, .address]

  mutating func takeNamedID() -> Bool {
    takeID(
      Self.best(Self.idNames.flatMap { $0 }, of: free) {
        $0.isOwn && Self.idKinds.contains($0.kind) && $0.isDifferent(in: columns.recordCount)
      })
  }

  mutating func takeKey() -> Bool {
    if isKeyed { guesses.id = .key }
    return isKeyed
  }

  mutating func takeLeadingCode() -> Bool {
    // All values of a single record differ.
    guard columns.recordCount > 1 else { return false }
    return takeID(
      free.prefix(3).first { column in
        column.isOwn && Self.idKinds.contains(column.kind)
          && column.isDifferent(in: columns.recordCount)
          && !Self.isPersonName(column)
          && (column.kind == .code && !isVersionOrTime(column) || column.name.isID
            || Self.idEndings.contains(where: column.name.joined.hasSuffix))
      })
  }

  /// Whether a column has versions or times rather than codes: `1.2.3`, `12:30`. In the first
  /// column they identify the rows, as those of releases or sections do. `8:0` is a device.
  private func isVersionOrTime(_ column: Column) -> Bool {
    column != columns.all.first
      && column.facts.samples.allSatisfy { sample in
        let parts = sample.split(separator: ":").dropFirst()
        return !sample.contains(where: \.isLetter)
          && (sample.contains(".") || !parts.isEmpty && parts.allSatisfy { $0.count > 1 })
      }
  }

  private mutating func takeID(_ column: Column?) -> Bool {
    guard let column else { return false }
    guesses.id = .field(FieldTemplate(column.path))
    // A name in capitals looks like a code, and titles its row all the same.
    if column != namedTitle { take(column) }
    return true
  }
}

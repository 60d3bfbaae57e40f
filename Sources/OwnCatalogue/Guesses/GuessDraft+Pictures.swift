extension GuessDraft {
  private static let linkNames = [
    "htmlurl", "url", "link", "href", "homepage", "website", "permalink",
  ]
  /// Pictures of less than a face.
  private static let backgrounds: Set = ["background", "banner", "back"]
  private static let badgeNames: Set = ["flag", "emoji", "icon"]

  mutating func takePicture() -> Bool {
    var best: (rank: Int, column: Column, field: PictureField)?
    for column in free where [.picture, .list, .section].contains(column.kind) {
      let rank = Self.pictureRank(column)
      if let best, (best.rank, best.column.depth) <= (rank, column.depth) { continue }
      guard let field = pictureField(column) else { continue }
      best = (rank, column, field)
    }
    guard let best else { return false }
    guesses.picture = best.field
    take(best.column)
    return true
  }

  private static func pictureRank(_ column: Column) -> Int {
    let names = FieldName.pictureNames
    let words = column.name.words + (column.parents.last?.words ?? [])
    let rank = names.firstIndex { words.contains($0) || words.contains($0 + "s") } ?? names.count
    return rank + (words.contains(where: backgrounds.contains) ? names.count : 0)
  }

  /// The picture of a column of addresses, or of a list of them with sizes.
  private mutating func pictureField(_ column: Column) -> PictureField? {
    switch column.kind {
    case .picture:
      return PictureField(
        FieldTemplate(column.path), width: size(of: column, "width"),
        height: size(of: column, "height"))
    case .list where column.name.contains(anyOf: FieldName.pictures):
      let first = column.path.appending(.index(0))
      guard parts(of: column).elements.first?.scalarText?.hasPrefix("http") == true else {
        return nil
      }
      return PictureField(FieldTemplate(first))
    case .section:
      let parts = parts(of: column).columns
      guard
        let address = parts.all.first(where: {
          $0.depth == 0
            && ($0.kind == .picture || $0.kind == .address && $0.name.joined == "url")
        }),
        let width = parts.all.first(where: { $0.name.joined == "width" && $0.kind == .number }),
        let height = parts.all.first(where: { $0.name.joined == "height" && $0.kind == .number })
      else { return nil }
      let each = column.path.appending(.all)
      return PictureField(
        FieldTemplate(FieldPath(each.steps + address.path.steps)),
        width: FieldPath(each.steps + width.path.steps),
        height: FieldPath(each.steps + height.path.steps))
    default: return nil
    }
  }

  /// The column of a picture's width or height: `thumbnail_width` beside `thumbnail`, or `width`
  /// in the same object.
  private func size(of picture: Column, _ word: String) -> FieldPath? {
    columns.all.first {
      $0.kind == .number && $0.path.steps.dropLast() == picture.path.steps.dropLast()
        && ($0.name.joined == picture.name.joined + word
          || picture.depth > 0 && $0.name.joined == word)
    }?.path
  }

  /// The id may be the badge, too: an emoji is both.
  mutating func takeBadge() -> Bool {
    let badge = columns.all.first {
      $0.isOwn && $0.facts.isSign && Self.badgeNames.contains($0.name.last)
    }
    return takeColumn(badge, as: .badge)
  }

  mutating func takeLinks() -> Bool {
    // Converters from XML write attributes as `@href`.
    let links = free.filter {
      ($0.kind == .address || $0.kind == .picture)
        && (!$0.isInternal || Self.linkNames.contains(where: $0.isNamed))
    }
    guard !links.isEmpty else { return false }
    let ranked = links.sorted { Self.linkRank($0) < Self.linkRank($1) }
    guesses.fields[.link] = ranked.map { FieldTemplate($0.path) }
    take(Set(links.map(\.path)))
    return true
  }

  /// Sorts links: the record's own first, then by name, then in the file's order.
  private static func linkRank(_ column: Column) -> (Int, Int, Int) {
    let name = linkNames.firstIndex(where: column.isNamed) ?? linkNames.count
    return (column.isOwn ? 0 : 1, column.kind == .address ? 0 : 1, name)
  }
}

import SquadCore

/// Lists: counts, positions, and the list pane's last line.
extension Strings {
  /// `312`, `12 of 312` while a filter narrows them, or `6 of 883` where there are fewer rows than
  /// the source counts.
  package func count(of openList: OpenList) -> String? {
    if let filter = openList.filter, !filter.query.isEmpty {
      let isPart = openList.live == nil && openList.isComplete
      let total = isPart ? openList.entries.count : openList.expectedTotal ?? openList.entries.count
      let whole = max(total, openList.count)
      return whole > 0 ? position(openList.count, of: whole) : nil
    }
    guard let total = openList.expectedTotal else { return countSoFar(of: openList) }
    return openList.isPartial ? position(openList.entries.count, of: total) : number(total)
  }

  /// `18,204… 37 %` of a file that is being read, `18,204…` of a pipe.
  private func countSoFar(of openList: OpenList) -> String? {
    guard case .share(let percent) = openList.fetchStatus else {
      return openList.progress == nil || openList.entries.isEmpty
        ? nil : "\(number(openList.count))…"
    }
    return "\(number(openList.count))… \(self.percent(percent))"
  }

  /// `17 of 362`, the cursor's row; empty if it is on none.
  package func position(of openList: OpenList) -> String {
    cursorRow(of: openList).map { position($0.row, of: $0.count) } ?? ""
  }

  /// The cursor's row, counted from 1; nil if it is on none.
  func cursorRow(of openList: OpenList) -> (row: Int, count: Int)? {
    guard openList.count > 0, !openList.isOnCollapsedRow else { return nil }
    let count = openList.collapsedRows == nil ? openList.expectedCount : openList.expectedTotal
    return (openList.cursor.row + 1, count ?? openList.entries.count)
  }

  /// `12 of 34`
  func position(_ row: Int, of count: Int) -> String {
    say(
      "\(number(row)) of \(number(count))", "\(number(row)) de \(number(count))",
      "\(number(row)) / \(number(count))")
  }

  /// `1 of 2 members with stats`
  package func position(_ row: Int, ofCompared count: Int, isShort: Bool) -> String {
    guard !isShort else { return position(row, of: count) }
    return say(
      "\(number(row)) of \(self.count(count, "member", "members")) with stats",
      "\(number(row)) de \(self.count(count, "miembro", "miembros")) con atributos",
      "能力値のあるメンバー \(position(row, of: count))")
  }

  /// The list pane's last line if nothing failed: whichever applies first of a search in the
  /// service, a list cut short, records left out, and pages being loaded. `columns` is the
  /// available width, in which advice comes before less urgent parts.
  package func status(of openList: OpenList, columns: Int = .max, _ glyphs: Glyphs) -> String {
    if openList.awaitsMatches {
      let searching = say("searching the service…", "buscando en el servicio…", "サービスを検索中…")
      return "\(glyphs.pending) \(glyphs.spelled(searching))"
    }
    if openList.isSortingLong {
      let sorting = say("sorting…", "ordenando…", "並べ替え中…")
      let stop = key(.back).map {
        " · " + say("\($0) stops it", "\($0) lo detiene", "\($0) で中止")
      }
      return "\(glyphs.pending) \(glyphs.spelled(sorting))\(stop ?? "")"
    }
    if case .loaded = openList.phase, let ending = ending(of: openList) { return ending }
    if let file = openList.file,
      let missing = missing(of: file, unreadable: openList.unreadable, columns)
    {
      return missing
    }
    if openList.unreadable > 0 { return unreadable(openList.unreadable) }
    return text(of: openList.fetchStatus, glyphs)
  }

  private func ending(of openList: OpenList) -> String? {
    openList.live.flatMap { live in
      live.end.flatMap { text(of: $0, received: live.count, total: live.total) }
    }
  }

  /// `50 could not be read`
  package func unreadable(_ records: Int) -> String {
    say(
      "\(number(records)) could not be read",
      "\(number(records)) no se \(records == 1 ? "pudo" : "pudieron") leer",
      "\(number(records))件を読み取れませんでした")
  }

  /// `152 without a rate · Enter shows them`
  package func collapsed(_ count: Int) -> String {
    unrated(count) + (key(.open).map { " · \(shows($0, isOne: count == 1))" } ?? "")
  }

  /// `152 without a rate`
  package func unrated(_ count: Int) -> String {
    say(
      "\(number(count)) without a rate", "\(number(count)) sin cotización",
      "レートなし \(number(count))件")
  }

  func shows(_ key: String, isOne: Bool) -> String {
    say(
      "\(key) shows \(isOne ? "it" : "them")",
      "\(key) \(isOne ? "la" : "las") muestra",
      "\(key) で表示")
  }

  /// `No records.`, in the list of an empty file.
  package var noRecords: String { say("No records.", "No hay registros.", "レコードはありません。") }

  /// `Nothing here.`, in any other empty list.
  package var nothingHere: String { say("Nothing here.", "No hay nada aquí.", "何もありません。") }
}

/// Sections, some with fewer stored entries than the source has.
extension Strings {
  /// The count after a section's title: `883`, `6 of 883 bundled`, `2 bundled`.
  package func number(of section: Section) -> String {
    if section.countsStoredOnly { return bundled(section.available, in: section.name) }
    let available = number(section.available)
    let counter = counter(in: section.name)
    guard let stored = section.stored, stored < section.available else {
      return say(available, available, available + counter)
    }
    return say(
      "\(number(stored)) of \(available) bundled",
      "\(number(stored)) de \(available) \(spanishBundled(stored, in: section.name))",
      "\(available)\(counter)中\(number(stored))\(counter)を内蔵")
  }

  /// The note beside a section's number: `6 bundled`, or `bundled` for all of them; nil if all can
  /// be listed.
  package func bundledNote(of section: Section) -> String? {
    if section.countsStoredOnly {
      return say("bundled", spanishBundled(section.available, in: section.name), "内蔵")
    }
    guard let stored = section.stored, stored < section.available else { return nil }
    return bundled(stored, in: section.name)
  }

  /// `12 bundled`
  ///
  /// - Parameter list: a section's name or a list's title.
  func bundled(_ entries: Int, in list: String) -> String {
    say(
      "\(number(entries)) bundled", "\(number(entries)) \(spanishBundled(entries, in: list))",
      "内蔵\(number(entries))\(counter(in: list))")
  }

  /// `incluidas` for series, `incluidos` for comics.
  private func spanishBundled(_ entries: Int, in list: String) -> String {
    let isFeminine = ["series", "stories", "films", "people"].contains(list.lowercased())
    return "incluid\(isFeminine ? "a" : "o")\(entries == 1 ? "" : "s")"
  }

  /// The Japanese counter of a list's entries.
  ///
  /// - Parameter list: a section's name or a list's title.
  func counter(in list: String) -> String {
    switch list.lowercased() {
    case "characters", "heroes", "people": "人"
    case "comics": "冊"
    case "films": "本"
    default: "件"
    }
  }
}

extension OpenList {
  /// Whether the rows here are only some of those that the source counts.
  var isPartial: Bool {
    guard let total = expectedTotal else { return false }
    return live == nil && isComplete && entries.count < total
  }
}

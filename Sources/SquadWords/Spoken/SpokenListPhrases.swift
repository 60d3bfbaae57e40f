import SquadCore

/// Lists and rows, line by line: whole short sentences.
extension Strings {
  /// `help` is the key that shows the help; nil if none does.
  package func spokenHint(help: String?, quit: String) -> String {
    let quits = "終了は\(gap(quit.first))\(quit)\(gap(quit.last))を押してください。"
    guard let help else { return say("Press \(quit) to quit.", "Pulsa \(quit) para salir.", quits) }
    return say(
      "Press \(help) for the keys, \(quit) to quit.",
      "Pulsa \(help) para ver las teclas, \(quit) para salir.",
      "キーの一覧は\(gap(help.first))\(help)、\(quits)")
  }

  /// `Marvel, list 1 of 5`
  package func spokenList(_ catalogue: String, _ position: Int, of count: Int) -> String {
    say(
      "\(catalogue), list \(number(position)) of \(number(count))",
      "\(catalogue), lista \(number(position)) de \(number(count))",
      "\(catalogue)、全\(number(count))リスト中\(number(position))番目")
  }

  /// `Characters, 362, by name`; `title` is the list's, already translated.
  package func spokenList(
    _ title: String, _ openList: OpenList, by sort: SortOrder? = nil
  ) -> String {
    let unit = say("", "", counter(in: openList.title))
    return list([
      title, openList.expectedTotal.map { number($0) + unit } ?? "",
      sort.map(spokenSort) ?? "",
    ])
  }

  /// `18 entries`, or `6 of 883 entries` where there are fewer rows than the source counts.
  package func spokenRows(of openList: OpenList) -> String {
    guard let total = openList.expectedTotal else { return "" }
    let counter = counter(in: openList.title)
    guard openList.isPartial else {
      return count(total, ("entry", "entries"), ("entrada", "entradas"), counter)
    }
    let rows = number(openList.entries.count)
    return say(
      "\(rows) of \(number(total)) entries",
      "\(rows) de \(number(total)) entradas",
      "\(number(total))\(counter)中\(rows)\(counter)")
  }

  /// `Comics, a list`, among destinations.
  package func spokenAList(_ title: String) -> String {
    say("\(title), a list", "\(title), lista", "\(title)のリスト")
  }

  /// `by name, descending`
  private func spokenSort(_ sort: SortOrder) -> String {
    let name = name(of: sort)
    let own = gap(name.first) + name
    return say(
      "by \(name)\(sort.isDescending ? ", descending" : "")",
      "por \(name)\(sort.isDescending ? ", descendente" : "")",
      "並び順は\(own)\(sort.isDescending ? gap(name.last) + "の降順" : "")")
  }

  /// `Now by name, descending`, after the order of a list changed.
  package func spokenOrder(_ sort: SortOrder) -> String {
    let order = spokenSort(sort)
    return say("Now \(order)", "Ahora \(order)", order)
  }

  /// `28 matches for iron`
  package func spokenMatches(_ matches: Int, of text: String) -> String {
    say(
      "\(count(matches, "match", "matches")) for \(text)",
      "\(count(matches, "resultado", "resultados")) para \(text)",
      "\(text) の検索結果は\(number(matches))件")
  }

  /// `28 matches for iron.`, or `No match for iorn man. Nearest spellings, 1.`
  package func spokenMatches(of filter: Filter) -> String {
    guard filter.query.isNearest else {
      return sentences([spokenMatches(filter.count, of: filter.text)])
    }
    return sentences([
      spokenNoMatch(filter.text), list([nearestSpellings, number(filter.count)]),
    ])
  }

  private func spokenNoMatch(_ text: String) -> String {
    say("No match for \(text)", "Sin resultados para \(text)", "\(text) は見つかりません")
  }

  /// Replaces the row where the open list is empty.
  package func spokenEmpty(in state: AppState) -> String {
    let openList = state.openList
    if let filter = openList.filter, !filter.query.isEmpty {
      // Offers no key in a picker: there, Escape ends the program.
      let key = state.picker == nil ? keyInField(.back) : nil
      let clears = key.map {
        say("\($0) clears the search", "\($0) borra la búsqueda", "\($0) で検索を解除します")
      }
      return sentences([spokenNoMatch(filter.text), clears ?? ""])
    }
    return openList.phase.isLoading ? spokenLoading : nothingHere
  }

  /// `152 without a rate. Enter shows them.`, for the row that they share.
  package func spokenCollapsed(_ count: Int) -> String {
    sentences([unrated(count), shows(name(of: .enter), isOne: count == 1)])
  }

  /// `No search, all 362.`, after a search was cleared.
  package func spokenUnfiltered(_ openList: OpenList) -> String {
    let count = number(openList.expectedTotal ?? openList.count)
    return say(
      "No search, all \(count).", "Sin búsqueda, \(count) en total.",
      "検索を解除しました。全\(count)\(counter(in: openList.title))。")
  }

  /// `12 of 34`
  package func spokenPosition(_ row: Int, of count: Int) -> String {
    spokenPosition(row, of: count, "件")
  }

  private func spokenPosition(_ row: Int, of count: Int, _ counter: String) -> String {
    say(
      "\(number(row)) of \(number(count))", "\(number(row)) de \(number(count))",
      "\(number(count))\(counter)中\(number(row))\(counter)目")
  }

  /// `18 of 362`, the cursor's row; empty if it is on none.
  package func spokenPosition(of openList: OpenList) -> String {
    cursorRow(of: openList).map {
      spokenPosition($0.row, of: $0.count, counter(in: openList.title))
    } ?? ""
  }

  /// `2 of 3`, in the squad.
  package func spokenPosition(ofMember index: Int, of count: Int) -> String {
    spokenPosition(index + 1, of: count, "人")
  }

  /// `There is no line 40.`
  package func spokenNoLine(_ line: Int) -> String {
    say(
      "There is no line \(number(line)).", "No hay línea \(number(line)).",
      "\(number(line))番の行はありません。")
  }
  /// `No number.`, after typed digits were deleted or cancelled.
  package var spokenNoNumber: String { say("No number.", "Número borrado.", "番号を取り消しました。") }

  /// Before the typed text.
  package var spokenSearch: String { say("Search:", "Buscar:", "検索:") }
  /// `Go to:`, before the typed text.
  package var spokenGo: String { say("Go to:", "Ir a:", "移動先:") }
  /// `Cancelled.`, after the field for going anywhere was left.
  package var spokenGoClosed: String { say("Cancelled.", "Cancelado.", "移動を取り消しました。") }
  /// `Nothing is called iorn man.`
  package func spokenNowhere(_ text: String) -> String {
    say(
      "Nothing is called \(text).", "No hay nada que se llame \(text).",
      "\(text) という名前のものはありません。")
  }
  /// Marks a command among destinations.
  package func spokenCommand(_ name: String) -> String {
    say("\(name), a command", "\(name), comando", "コマンド、\(name)")
  }

  /// `Loading.`
  package var spokenLoading: String { say("Loading.", "Cargando.", "読み込み中です。") }
  /// `This is the end.`, at a motion beyond the last row.
  package var spokenEnd: String { say("This is the end.", "Es el final.", "末尾です。") }
  /// `This is the beginning.`, at a motion before the first row.
  package var spokenBeginning: String { say("This is the beginning.", "Es el principio.", "先頭です。") }
  /// `unknown`, in place of a missing value.
  package var spokenUnknown: String { say("unknown", "desconocido", "不明") }
  /// `none`, in place of the number of an empty section.
  package var spokenNone: String { say("none", "no hay", "なし") }
}

/// The squad, messages and failures, line by line.
extension Strings {
  /// `Fire Iron Man from the squad? y or n?`
  package func spokenQuestion(_ name: String) -> String {
    confirmRemoval(of: name) + space
      + say("y or n?", "Pulsa y para despedir, n para mantener.", "外すなら y、残すなら n を押してください。")
  }
  /// `Iron Man stays.`, after the question was denied.
  package func spokenStays(_ name: String) -> String {
    say("\(name) stays.", "\(name) se queda.", "\(name) はチームに残ります。")
  }

  /// `Changed elsewhere: Thor joined, Hulk fired, squad 3.`
  package func spokenElsewhere(joined: [String], fired: [String], squad: Int) -> String {
    let changes = joined.map(self.joined) + fired.map(self.fired)
    let reordered = say(
      "the squad was reordered", "el equipo cambió de orden", "チームの並び順が変わりました")
    return say("Changed elsewhere: ", "Desde otro sitio: ", "別の場所での変更です。")
      + clauses((changes.isEmpty ? [reordered] : changes) + [spokenSquad(squad)])
  }

  private func spokenSquad(_ members: Int) -> String {
    say(
      "squad \(number(members))",
      "ahora hay \(count(members, "miembro", "miembros"))",
      "チームは\(number(members))人です")
  }

  /// A message; changes of the squad with the number of its members.
  package func spoken(_ message: Message, in state: AppState, name: (Member) -> String) -> String {
    let squad = spokenSquad(state.squad.saved.members.count)
    switch message {
    case .joined(let member): return clauses([joined(name(member)), squad])
    case .fired(let member):
      return clauses([capitalized(fired(name(member)), keeping: name(member)), squad])
    case .moved(let member):
      let position = spokenPosition(of: member, in: state)
      return clauses([
        moved(name(member)), say("now \(position)", "ahora \(position)", "現在は\(position)です"),
      ])
    case .undid, .redid: return clauses([text(of: message, name: name), squad])
    case .folded(let count): return spokenCollapsed(count)
    case .offline(_, isVisitor: false):
      return say("Offline by choice.", "Modo sin conexión.", "オフラインで起動しています。")
    case .offline(_, isVisitor: true): return sentence([offline])
    case .quitHint:
      return clauses([
        say("Nothing to go back to", "No hay adónde volver", "これ以上戻れません"), text(of: message),
      ])
    default: return sentences([text(of: message, name: name)])
    }
  }

  private func spokenPosition(of member: Member, in state: AppState) -> String {
    let squad = state.squad.saved
    return spokenPosition(ofMember: squad.index(of: member.id) ?? 0, of: squad.members.count)
  }

  /// A failure, and the key that tries again; nil: none does.
  package func spoken(_ failure: Failure, retry key: String?) -> String {
    let reason = spoken(text(of: failure))
    guard let key else { return reason }
    return ended(reason) + space
      + say("Press \(key) to try again", "Pulsa \(key) para reintentar", "\(key) で再試行します")
  }
}

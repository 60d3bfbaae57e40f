extension Page {
  /// The same rows and details under replaced ids.
  package func replacingIDs(_ canonical: @escaping @Sendable (EntryID) -> EntryID) -> Page {
    var page = self
    page.replaceEntries(entries.map { $0.replacingID(canonical) })
    page.deferredDetails = deferredDetails.map { deferred in
      // Deferred details still go by the former ids.
      let former = Dictionary(
        zip(page.entries, entries).map { ($0.id, $1.id) }.filter { $0 != $1 },
        uniquingKeysWith: { first, _ in first })
      return DeferredDetails { deferred.detail(former[$0] ?? $0)?.replacingIDs(canonical) }
    }
    page.older = older.map { OlderRows(ids: Set($0.ids.map(canonical)), freshness: $0.freshness) }
    page.details = details.map { $0.replacingIDs(canonical) }
    return page
  }
}

extension Entry {
  /// The same row with its id replaced.
  package func replacingID(_ canonical: (EntryID) -> EntryID) -> Entry {
    let new = canonical(id)
    return new == id ? self : with(id: new)
  }
}

extension Detail {
  /// The same detail with replaced ids, its own and those of entries that it names.
  package func replacingIDs(_ canonical: (EntryID) -> EntryID) -> Detail {
    var detail = self
    detail.id = canonical(id)
    for fact in facts.indices { detail.facts[fact].items.replaceIDs(canonical) }
    for fact in related.indices { detail.related[fact].items.replaceIDs(canonical) }
    for section in sections.indices { detail.sections[section].entries.replaceIDs(canonical) }
    return detail
  }
}

extension [FactItem] {
  fileprivate mutating func replaceIDs(_ canonical: (EntryID) -> EntryID) {
    for index in indices {
      let id = self[index].id
      let new = canonical(id)
      // Writing only real changes avoids copies.
      if new != id { self[index].id = new }
    }
  }
}

extension ListSource {
  /// The same list under the replaced ids of its owners.
  package func replacingID(_ canonical: (EntryID) -> EntryID) -> ListSource {
    switch self {
    case .list: self
    case .section(let owner, let name): .section(of: canonical(owner), named: name)
    case .file: self
    case .shared(let owner, let others, let name):
      .shared(of: canonical(owner), with: others.map(canonical), named: name)
    }
  }
}

import PlainText
import SquadCore
import SquadWords

/// What is said of a name that nothing has: what it may have meant, else where the names are.
extension World {
  func unknownList(_ name: String) -> UsageError {
    if let title = listTitled(name), Nearest.name(to: name, among: Self.listNames) == nil {
      return UsageError(.unknown(.list, name, nearest: title))
    }
    return UsageError(unknown: .list, name, among: Self.listNames)
  }

  /// The list that the screen calls so: `films`, `starwars/films`.
  private func listTitled(_ name: String) -> String? {
    let title = name.split(separator: "/").last.map(String.init) ?? name
    return Nearest.index(of: title, among: lists.map(\.title)).map { lists[$0].id.description }
  }

  func unknownCatalogue(_ name: String) -> CommandFailure {
    let error = UsageError(unknown: .catalogue, name, among: catalogues.map(\.info.id.rawValue))
    return CommandFailure { $0.text(of: error.problem) }
  }

  /// The error for a word that is neither a command nor a place to open.
  func unknownWord(_ word: String) -> UsageError {
    let names = lists.map(\.id.description)
    let all = Usage.commands + names
    guard let nearest = Nearest.name(to: word, among: all) else {
      return UsageError(.unknown(.commandOrCatalogue, word, nearest: listTitled(word)))
    }
    return UsageError(unknown: names.contains(nearest) ? .catalogue : .command, word, among: all)
  }

  /// The error for what reads as an id, but may have meant a list: `starwars/peple`.
  func misspelledList(_ word: String) -> (any Error)? {
    func depth(_ name: String) -> Int { name.split(separator: "/").count }
    let names = lists.map(\.id.description).filter { depth($0) > 1 && depth($0) == depth(word) }
    guard Nearest.name(to: word, among: names) != nil else { return nil }
    return UsageError(unknown: .list, word, among: names)
  }

  func unknownEntry(_ id: EntryID, in catalogue: Catalogue) -> CommandFailure {
    let lists = catalogue.info.lists
    let entries = lists.map { list in
      let request = PageRequest(source: .list(list.id), limit: .max, sort: list.sorts.first)
      // A row may be there whose detail is not: no help is the id that was asked for.
      return ((try? catalogue.page(request))?.entries ?? []).filter { $0.id != id }
    }
    switch EntryHint(id, among: entries) {
    case .entry(let nearest):
      return CommandFailure { $0.text(missing: id, nearest: nearest.id, nearest.title) }
    case .search(let place, let word):
      return CommandFailure { [list = lists[place].id] in
        $0.text(missing: id, in: list, searching: word)
      }
    case .none:
      let list = lists.first { id.path.hasPrefix($0.id.name + "/") && !$0.id.name.isEmpty }
      return CommandFailure { $0.text(missing: id, in: list?.id ?? ListID(catalogue.info.id)) }
    }
  }
}

import CLibrary
import PlainText
import SquadCore
import SquadWords
import SystemKit

/// Messages about unknown names: a suggestion, else where to find the names.
extension AppDependencies {
  func unknownList(_ name: String) -> UsageError {
    if let title = listTitled(name),
      SpellingSuggestion.name(for: name, among: ListNames.all) == nil
    {
      return UsageError(.unknown(.list, name, nearest: title))
    }
    let files = catalogues.filter { $0.info.service == .file }.map(\.info.id.rawValue)
    return UsageError(unknown: .list, name, among: ListNames.all + files)
  }

  /// The list with that title on the screen: `films`, `starwars/films`.
  private func listTitled(_ name: String) -> String? {
    let title = name.split(separator: "/").last.map(String.init) ?? name
    return SpellingSuggestion.index(for: title, among: lists.map(\.title)).map {
      lists[$0].id.description
    }
  }

  func unknownCatalogue(_ name: String) -> CommandError {
    let error = UsageError(unknown: .catalogue, name, among: catalogues.map(\.info.id.rawValue))
    return CommandError { $0.text(of: error.reason) }
  }

  /// Error for a word that is neither a command nor a list or entry.
  func unknownWord(_ word: String) -> UsageError {
    if Self.isFile(word) {
      return UsageError(.unknown(.commandOrCatalogue, word, nearest: "squad open \(word)"))
    }
    let names = lists.map(\.id.description)
    let all = CommandForm.names + names
    guard let nearest = SpellingSuggestion.name(for: word, among: all) else {
      return UsageError(.unknown(.commandOrCatalogue, word, nearest: listTitled(word)))
    }
    return UsageError(unknown: names.contains(nearest) ? .catalogue : .command, word, among: all)
  }

  /// Whether it names a file, or a pipe such as a shell's `<(…)`.
  static func isFile(_ path: String) -> Bool {
    systemFacts(of: path).map { [S_IFREG, S_IFIFO].contains($0.st_mode & S_IFMT) } ?? false
  }

  /// Error for an id that may have meant a list: `starwars/peple`.
  func misspelledList(_ word: String) -> (any Error)? {
    func depth(_ name: String) -> Int { name.split(separator: "/").count }
    let names = lists.map(\.id.description).filter { depth($0) > 1 && depth($0) == depth(word) }
    guard SpellingSuggestion.name(for: word, among: names) != nil else { return nil }
    return UsageError(unknown: .list, word, among: names)
  }
}

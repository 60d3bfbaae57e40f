import PlainText
import SquadCore
import SquadWords

/// A row of the command palette.
package enum PaletteRow: Equatable {
  case command(Command)
  case list(ListInfo)
  case member(Member)
  case entry(Entry)
  /// Shows only the records with a value of the open file's group.
  case group(FileFacts.Group)

  var isCommand: Bool { if case .command = self { true } else { false } }

  /// Nil for a command and a group.
  var catalogue: CatalogueID? {
    switch self {
    case .command, .group: nil
    case .list(let list): list.id.catalogue
    case .member(let member): member.id.catalogue
    case .entry(let entry): entry.id.catalogue
    }
  }

  /// The text shown, which searches match.
  package func title(_ strings: Strings, _ state: borrowing AppState) -> String {
    switch self {
    case .command(let command): strings.name(of: command, tabs: state.catalogues.map(\.title))
    case .list(let list):
      state.isFile(list.id.catalogue) ? list.title : strings.text(ofTitle: list.title)
    case .member(let member): state.name(of: member)
    case .entry(let entry): entry.title
    case .group(let group): strings.showOnly(group)
    }
  }
}

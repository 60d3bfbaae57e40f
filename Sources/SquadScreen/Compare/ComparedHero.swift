import SquadCore
import SquadWords
import TerminalKit

/// One of two compared heroes.
struct ComparedHero: Equatable {
  let title: String
  let isMember: Bool
  /// Nil until loaded.
  let detail: Detail?
  let isLoading: Bool
  /// Nil if a tile is drawn instead.
  let image: CellImage?

  /// The left hero: the selected entry.
  init(selectedIn state: AppState, _ strings: Strings) {
    title = state.shownTitle ?? ""
    detail = state.loadedDetail.map { strings.spelled($0) }
    let id = state.selectedID
    isMember = id.map { state.squad.saved.contains($0) } ?? false
    isLoading = id.map { state.details[$0]?.request != nil } ?? false
    image = state.shownPicture.flatMap { state.pictures.shown($0) }
  }

  /// The right hero: a member.
  init(_ member: Member, in state: AppState, _ strings: Strings) {
    title = member.title
    detail = state.comparedDetail.map { strings.spelled($0) }
    isMember = state.squad.saved.contains(member.id)
    isLoading = state.details[member.id]?.request != nil
    image = state.comparedPicture.flatMap { state.pictures.shown($0) }
  }

  /// Sum of the stats, where the detail shows one.
  var sum: Amount? { detail?.statTotal?.sum }

  func bar(_ label: String) -> Bar? { detail?.bars.first { $0.label == label } }

  /// A fact's value; nil if unknown.
  func value(_ label: String) -> String? {
    guard let fact = detail?.facts.first(where: { $0.label == label }), !fact.value.isEmpty,
      !fact.isUnknown
    else { return nil }
    return fact.value
  }

  /// Compares this hero's number with the other's.
  static func outcome(_ own: Amount?, against other: Amount?) -> Outcome {
    guard let own, let other, own != other else { return .even }
    return own > other ? .better : .worse
  }

  /// The style of a side's name: bold in its colour.
  static func style(isLeft: Bool, in theme: Theme) -> Style {
    theme[isLeft ? .accent : .high].adding(.bold)
  }

  enum Outcome {
    case better, even, worse

    /// The style of the number: the winner's is bold in its side's colour.
    func style(isLeft: Bool, in theme: Theme) -> Style {
      switch self {
      case .better: ComparedHero.style(isLeft: isLeft, in: theme)
      case .even: theme[.text]
      case .worse: theme[.quiet]
      }
    }
  }
}

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

/// The rule above a comparison: both names, and the score if no row below shows it.
struct CompareTitleView: PartView {
  private let left: String
  private let right: String
  /// `4 : 1`; nil if the pane shows it.
  private let score: String?

  init(_ view: CompareView) {
    let areNamesakes = view.left.title == view.right.title
    left = view.left.name(amongNamesakes: areNamesakes)
    right = view.right.name(amongNamesakes: areNamesakes)
    score = view.layout.isStacked ? "\(view.score.left) : \(view.score.right)" : nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    let end =
      score.map { canvas.writeRight(" \($0) ", .strong, in: area.inset(right: 1), row: area.row) }
      ?? area.endColumn
    var column = area.column + 1
    column += canvas.write(" \(canvas.strings.compareTitle) ", .title, at: column, area.row) + 1
    let names = canvas.strings.comparison(of: left, with: right)
    let cut = canvas.glyphs.cut(names, to: end - column - 3)
    guard !cut.isEmpty else { return }
    canvas.write(" \(cut) ", .text, at: column, area.row)
  }
}

extension ComparedHero {
  /// The title, with the subtitle if both heroes have the same title.
  fileprivate func name(amongNamesakes: Bool) -> String {
    guard amongNamesakes, let subtitle = detail?.distinction, !subtitle.isEmpty else {
      return title
    }
    return "\(title) · \(subtitle)"
  }
}

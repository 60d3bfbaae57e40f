import SquadCore
import SquadWords

/// One of two heroes that are compared.
struct ComparedHero: Equatable {
  let title: String
  let isMember: Bool
  /// Nil until it is loaded.
  let detail: Detail?
  let isLoading: Bool
  /// Nil: a tile stands for it.
  let image: CellImage?

  /// The left one.
  init(selectedIn state: AppState, _ strings: Strings) {
    title = state.shownTitle ?? ""
    detail = state.loadedDetail.map { strings.spelled($0) }
    let id = state.selectedID
    isMember = id.map { state.squad.saved.contains($0) } ?? false
    isLoading = id.map { state.details[$0]?.request != nil } ?? false
    image = state.shownPicture.flatMap { state.pictures.shown($0) }
  }

  /// The right one.
  init(_ member: Member, in state: AppState, _ strings: Strings) {
    title = member.title
    detail = state.comparedDetail.map { strings.spelled($0) }
    isMember = state.squad.saved.contains(member.id)
    isLoading = state.details[member.id]?.request != nil
    image = state.comparedPicture.flatMap { state.pictures.shown($0) }
  }

  /// What its stats come to; nil without any.
  var sum: Int? {
    guard let detail, !detail.bars.isEmpty else { return nil }
    return detail.statTotal?.sum
      ?? detail.bars.reduce(0 as Int?) { sum, bar in
        guard let (next, overflows) = sum?.addingReportingOverflow(bar.value) else { return nil }
        return overflows ? nil : next
      }
  }

  func bar(_ label: String) -> Bar? { detail?.bars.first { $0.label == label } }

  /// A fact's value; nil where nobody knows it.
  func value(_ label: String) -> String? {
    guard let fact = detail?.facts.first(where: { $0.label == label }), !fact.value.isEmpty,
      fact.value != Fact.unknown
    else { return nil }
    return fact.value
  }

  /// How a number of it compares with the same of another one.
  static func outcome(_ own: Int?, against other: Int?) -> Outcome {
    guard let own, let other, own != other else { return .even }
    return own > other ? .better : .worse
  }

  enum Outcome {
    case better, even, worse

    /// The role of the number.
    var role: Role {
      switch self {
      case .better: .strong
      case .even: .text
      case .worse: .quiet
      }
    }
  }
}

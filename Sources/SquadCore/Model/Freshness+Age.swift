import Basics

extension Freshness {
  /// The older one of two; what is bundled is as old as the beginning of its day.
  package func older(_ other: Freshness) -> Freshness { other.seconds < seconds ? other : self }

  private var seconds: Int64 {
    switch self {
    case .bundled(let day): Moment(day).seconds
    case .saved(let moment), .live(let moment): moment.seconds
    }
  }
}

extension Sequence<Freshness> {
  /// The oldest of them; nil where there are none.
  package var oldest: Freshness? {
    reduce(nil) { oldest, next in oldest.map { $0.older(next) } ?? next }
  }
}

/// How far a request is.
package enum FetchStatus: Equatable, Sendable {
  /// Nobody knows how much there is.
  case unknown
  /// Rows that were requested, counted from 1, and how many the source has.
  case rows(first: Int, last: Int, total: Int)
  /// Parts of the response.
  case parts(Progress)

  /// A page of a list whose length may be known.
  package init(offset: Int, limit: Int, total: Int?) {
    guard let total, total > 0 else {
      self = .unknown
      return
    }
    // A service may have more than it said.
    let last = min(offset + min(limit, total), max(total, offset + 1))
    self = .rows(first: offset + 1, last: last, total: total)
  }

  /// How many of so many parts have come; nil where nobody knows.
  package func completed(of parts: Int) -> Int? {
    let (done, total) =
      switch self {
      case .unknown: (0, 0)
      case .rows(let first, _, let total): (first - 1, total)
      case .parts(let progress): (progress.done, progress.total)
      }
    return total > 0 ? min(max(done * parts / total, 0), parts) : nil
  }
}

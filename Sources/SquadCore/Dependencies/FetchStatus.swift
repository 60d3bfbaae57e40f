/// Progress of a request.
package enum FetchStatus: Equatable, Sendable {
  /// The total is unknown.
  case unknown
  /// Requested rows, counted from 1, and the source's total.
  case rows(first: Int, last: Int, total: Int)
  /// Received parts of the response.
  case parts(Progress)
  /// The part of a file that is read, in percent.
  case share(Int)

  /// A page of a list, `unknown` without a total.
  package init(offset: Int, limit: Int, total: Int?) {
    guard let total, total > 0 else {
      self = .unknown
      return
    }
    // A service may have more rows than its total.
    let last = min(offset + min(limit, total), max(total, offset + 1))
    self = .rows(first: offset + 1, last: last, total: total)
  }

  /// Progress scaled to `parts`; nil while the total is unknown.
  package func completed(of parts: Int) -> Int? {
    let (done, total) =
      switch self {
      case .unknown: (0, 0)
      case .rows(let first, _, let total): (first - 1, total)
      case .parts(let progress): (progress.done, progress.total)
      case .share(let percent): (percent, 100)
      }
    return total > 0 ? min(max(done * parts / total, 0), parts) : nil
  }
}

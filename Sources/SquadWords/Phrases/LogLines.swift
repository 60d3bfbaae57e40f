import SquadCore

/// The lines of the log, in English; the first word is the kind of event, for searching.
extension Strings {
  /// `answer 12 GET https://… · 200 · 4096 bytes · 131 ms`: the event without its time.
  package func line(of event: LogEvent) -> String {
    switch event {
    case .began(let version, let command): "start \(version) · \(command)"
    case .ended(let status): "end \(status)"
    case .requested(let request): "ask \(text(of: request))"
    case .responded(let request, let status, let bytes, let redirects, let milliseconds):
      "answer \(text(of: request)) · \(status) · \(bytes) bytes · \(milliseconds) ms"
        + (redirects > 0 ? " · redirects: \(redirects)" : "")
    case .requestFailed(let request, let problem, let milliseconds):
      "answer \(text(of: request)) · none · \(milliseconds) ms · \(text(of: problem))"
    case .retried(let address, let problem, let tried, let wait):
      "retry GET \(address) · attempt \(tried + 1) in \(wait) ms · \(text(of: problem))"
    case .addressSkipped(let address, let failure, let next):
      "failed \(address) · \(text(of: failure)) · "
        + (next.map { "next \($0)" } ?? "no more addresses")
    case .unreadable(let record): text(of: record)
    // The renderer's reason is a text already.
    case .noPicture(let address, .unreadable(let message)): "picture \(address) · \(message)"
    case .noPicture(let address, let failure): "picture \(address) · \(text(of: failure))"
    case .failed(let what, let failure): "error \(what) · \(text(of: failure))"
    case .storage(let notice): "storage \(text(of: notice))"
    case .acted(let action, let microseconds): "action \(action) · \(microseconds) µs"
    }
  }

  private func text(of request: LoggedRequest) -> String {
    "\(request.number) GET \(request.address)"
  }

  private func text(of record: UnreadableRecord) -> String {
    let location = "\(record.catalogue.rawValue) \(record.path)"
    return "unreadable \(location) · offset \(record.offset) · record \(record.index) of the answer"
      + " from \(record.moment.iso) · \(record.reason)"
  }
}

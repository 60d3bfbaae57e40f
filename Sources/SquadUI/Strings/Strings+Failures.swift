import PlainText
import SquadCore

/// What squad says about what went wrong: what happened, and what to do about it. The words that
/// tell most come first, because a narrow line loses the last ones.
extension Strings {
  package func text(of problem: StorageProblem) -> String {
    switch problem {
    case .readOnly: "can't write the squad file · check the folder's permissions"
    case .full: "the disk is full · free some space and try again"
    case .sizeLimit: "the file may not grow (ulimit -f) · raise the limit and try again"
    case .tooManyFiles: "Too many open files · ulimit -n sets the limit"
    case .busy: "\(inUse) · try again"
    case .newer: "the squad file is from a newer version of squad · update squad"
    case .other(let reason): "can't use the squad file: \(reason) · --data names another folder"
    }
  }

  private var inUse: String { "another program is using the file" }

  package func text(of failure: Failure) -> String {
    switch failure {
    case .unknownCatalogue(let name): "unknown catalogue \"\(name)\" · see squad --help"
    case .unknownList(let name): "unknown list \"\(name)\" · see squad --help"
    case .unknownEntry(let id): text(missing: id, in: ListID(id.catalogue))
    case .notBundled(let id): "\(id) is not bundled"
    case .unreadable(let place): "unreadable data (\(place))"
    case .service(let problem): text(of: problem)
    case .storage(let problem): text(of: problem)
    }
  }

  /// What is said of an id that nothing has.
  package func text(missing id: EntryID, in list: ListID) -> String {
    "no such entry: \(id) · see squad list \(list)"
  }

  /// What a command says that wanted a service and read something older.
  package func text(of failure: Failure, showing freshness: Freshness) -> String {
    "\(text(of: failure)) · showing \(text(of: freshness))"
  }

  /// Text of a command about an entry that is neither on this machine nor from a service.
  package func text(of failure: Failure, missing id: EntryID) -> String {
    "\(text(of: failure)) · no saved copy of \(id)"
  }

  /// Text after the screen is closed, when a retry is not possible any more.
  package func text(of unsaved: UnsavedChanges) -> String {
    let reason = unsaved.problem == .busy ? inUse : text(of: unsaved.problem)
    let changes = unsaved.count == 1 ? "change" : "changes"
    return "\(Self.number(unsaved.count)) \(changes) could not be saved: \(reason)"
  }

  package func text(of problem: ServiceProblem) -> String {
    switch problem {
    case .noNetwork: "no network"
    case .unknownHost(let host): "can't find \(host) · check the network"
    case .insecure(let reason): "insecure connection\(followed(by: reason))"
    case .timeout: "timed out"
    case .connection(let reason): "can't connect\(followed(by: reason))"
    case .unauthorized(let words): "access denied\(followed(by: words))"
    case .notFound: "not found on the service"
    case .refused(let status, let words): "refused (\(status))\(followed(by: words))"
    case .rateLimited(let until):
      until.map { "rate limited until \(time(of: $0))" } ?? "rate limited"
    case .broken(let status): "service error (\(status))"
    case .unreadable(let place): "unreadable answer (\(place))"
    case .missing(let name): "the answer has no \(name)"
    case .wrongCurrency(let code, let asked): "the answer is in \(code), not \(asked)"
    case .gone: "the service sent a web page, not data"
    case .tooLarge: "the answer is too large"
    case .badRedirect: "unsafe redirect"
    case .privateAddress: "refused: a private address"
    case .noLibrary(let reason): "libcurl is missing (\(reason)) · install libcurl4"
    case .cancelled: "cancelled"
    }
  }

  /// A reason after a colon; a server may have given none.
  private func followed(by reason: String) -> String { reason.isEmpty ? "" : ": \(reason)" }

  /// The same with the sign of an error before it.
  func error(
    of failure: Failure, offersRetry: Bool, columns: Int, _ glyphs: Glyphs
  ) -> String {
    let text = line(of: failure, offersRetry: offersRetry, columns: columns - 2, glyphs)
    return "! \(text)"
  }

  /// A failure in so many columns, with the offer to retry where there is one: what is cut first is
  /// the end of the reason.
  func line(
    of failure: Failure, offersRetry: Bool, columns: Int, _ glyphs: Glyphs
  ) -> String {
    let reason = text(of: failure)
    let offer = offersRetry ? retry.map { " · \($0)" } ?? "" : ""
    let room = columns - PlainText.width(of: offer)
    // An offer without a word of what it is about would say nothing.
    let fits = room >= Self.fewestReasonColumns || PlainText.width(of: reason) <= room
    let cut = Self.cut(reason, columns: fits ? room : columns, glyphs)
    return fits ? cut + offer : cut
  }

  /// A reason without its details where hardly any of them fit: what stands before the colon says
  /// what happened.
  private static func cut(_ reason: String, columns: Int, _ glyphs: Glyphs) -> String {
    let cut = PlainText.prefix(reason, columns: columns, ellipsis: glyphs.ellipsis)
    guard cut.text != reason, let colon = reason.firstRange(of: ": ") else { return cut.text }
    let head = String(reason[..<colon.lowerBound])
    let left = columns - PlainText.width(of: head)
    return (0..<fewestDetailColumns).contains(left) ? head : cut.text
  }

  /// The fewest columns of details that still tell something, with the colon before them.
  private static let fewestDetailColumns = 5

  /// The fewest columns of a reason that still tell something.
  private static let fewestReasonColumns = 10
}

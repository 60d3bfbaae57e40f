import PlainText
import SquadCore

/// What squad says about what went wrong: what happened, and what to do about it. The words that
/// tell most come first, because a narrow line loses the last ones.
extension Strings {
  package func text(of problem: StorageProblem) -> String { forms(of: problem)[0] }

  /// The same, and what to say of it where there is less room, one after the other: without what to
  /// do about it, with a file's name for its path, and the system's reason alone.
  func forms(of problem: StorageProblem) -> [String] {
    let whole = wholeText(of: problem)
    let place: (path: String, reason: String, words: (String, String) -> String)? =
      switch problem {
      case .unopenable(let path, let reason): (path, reason, unopenable)
      case .unwritable(let path, let reason): (path, reason, unwritable)
      default: nil
      }
    let what = whole.firstRange(of: " · ").map { String(whole[..<$0.lowerBound]) }
    guard let place, !isForVisitors else { return [whole] + [what].compactMap { $0 } }
    let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
    return [whole] + [what].compactMap { $0 } + [place.words(name, place.reason), place.reason]
  }

  private func wholeText(of problem: StorageProblem) -> String {
    if isForVisitors, !problem.isVisitors { return hostCannotSave }
    return switch problem {
    case .readOnly: readOnly
    case .unopenable(let path, let reason): "\(unopenable(path, reason)) · \(otherFolder)"
    case .unwritable(let path, let reason): "\(unwritable(path, reason)) · \(otherFolder)"
    case .readOnlyDisk: "\(readOnlyDisk) · \(otherFolder)"
    case .noHome: "\(noHome) · \(setsHome("--data"))"
    case .full: diskFull
    case .sizeLimit: sizeLimit
    case .tooManyFiles: tooManyFiles
    case .busy: "\(fileInUse) · \(tryAgain)"
    case .squadFull(let limit): squadFull(number(limit))
    case .tooManySquads: tooManySquads
    case .newer: newerFile
    case .other(let reason):
      unusableFile(StorageReason(rawValue: reason).map(text) ?? reason)
        + " · \(otherFolder)"
    }
  }

  private var otherFolder: String { namesAnotherFolder("--data") }

  package func text(of failure: Failure) -> String {
    switch failure {
    case .unknownCatalogue(let name): unknownCatalogue(name)
    case .unknownList(let name): unknownList(name)
    case .unknownEntry(let id): text(missing: id, in: ListID(id.catalogue))
    case .notBundled(let id): notBundled(id.description)
    case .unreadable(let place): unreadableData(place)
    case .service(let problem): text(of: problem)
    case .storage(let problem): text(of: problem)
    }
  }

  /// What is said of an id that nothing has.
  ///
  /// - Parameter word: finds in the list what it may have meant; nil: nothing does.
  package func text(missing id: EntryID, in list: ListID, searching word: String? = nil) -> String {
    guard !isForVisitors else { return noEntry(id.description) }
    let list = word.map { "\(list) --search \($0)" } ?? list.description
    return noEntry(id.description, list: list)
  }

  /// What a command says that wanted a service and read something older.
  package func text(of failure: Failure, showing freshness: Freshness) -> String {
    text(text(of: failure), showing: freshness)
  }

  /// Text of a command about an entry that is neither on this machine nor from a service.
  package func text(of failure: Failure, missing id: EntryID) -> String {
    "\(text(of: failure)) · \(noSavedCopy(of: id.description))"
  }

  /// Text after the screen is closed, when a retry is not possible any more.
  package func text(of unsaved: UnsavedChanges) -> String {
    let reason = unsaved.problem == .busy ? fileInUse : text(of: unsaved.problem)
    return self.unsaved(number(unsaved.count), isOne: unsaved.count == 1, reason)
  }

  func text(of problem: ServiceProblem) -> String {
    switch problem {
    case .noNetwork: noNetwork
    case .malformedAddress(let text, let setting):
      malformedAddress(setting) + followed(by: PlainText.line(text))
    case .unknownHost(""): cannotConnect
    case .unknownHost(let host): unknownHost(host)
    case .insecure(let reason): insecure + followed(by: reason)
    case .timeout: timedOut
    case .connection(let reason): cannotConnect + followed(by: reason)
    case .connectionLost(let reason): connectionLost + followed(by: reason)
    case .unauthorized(let reason): accessDenied + followed(by: reason)
    case .notFound: notFound
    case .refused(let status, let reason): refused(status) + followed(by: reason)
    case .rateLimited(let until):
      until.map { rateLimited(until: when($0), isToday: isToday($0)) } ?? rateLimited
    case .broken(let status): serviceError(status)
    case .empty: emptyAnswer
    case .emptyList: emptyList
    case .unreadable(let place): unreadableAnswer(place)
    case .missing(let name): missing(name)
    case .wrongCurrency(let code, let asked): wrongCurrency(code, requested: asked)
    case .endless: endless
    case .gone: webPage
    case .tooLarge: tooLarge
    case .tooManyRows: tooManyRows
    case .badRedirect: unsafeRedirect
    case .privateAddress: privateAddress
    case .noLibrary(let reason): noLibrary(reason)
    case .cancelled: cancelled
    }
  }

  /// A reason after a colon; a server may have given none.
  private func followed(by reason: String) -> String { reason.isEmpty ? "" : ": \(reason)" }

  /// The same with the sign of an error before it.
  package func error(
    of failure: Failure, offersRetry: Bool, columns: Int, _ glyphs: Glyphs
  ) -> String {
    let text = line(of: failure, offersRetry: offersRetry, columns: columns - 2, glyphs)
    return "! \(text)"
  }

  /// A failure in so many columns, with the offer to retry where there is one: what is cut first is
  /// the end of the reason.
  package func line(
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

extension StorageProblem {
  /// Whether it is a matter of a kiosk's visitors; any other one is its host's.
  fileprivate var isVisitors: Bool {
    switch self {
    case .squadFull, .tooManySquads: true
    default: false
    }
  }
}

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
      case .unopenable(let path, let reason): (path, reason, words.unopenable)
      case .unwritable(let path, let reason): (path, reason, words.unwritable)
      default: nil
      }
    let what = whole.firstRange(of: " · ").map { String(whole[..<$0.lowerBound]) }
    guard let place, !isForVisitors else { return [whole] + [what].compactMap { $0 } }
    let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
    return [whole] + [what].compactMap { $0 } + [place.words(name, place.reason), place.reason]
  }

  private func wholeText(of problem: StorageProblem) -> String {
    if isForVisitors, !problem.isVisitors { return words.hostCannotSave }
    return switch problem {
    case .readOnly: words.readOnly
    case .unopenable(let path, let reason): "\(words.unopenable(path, reason)) · \(otherFolder)"
    case .unwritable(let path, let reason): "\(words.unwritable(path, reason)) · \(otherFolder)"
    case .readOnlyDisk: "\(words.readOnlyDisk) · \(otherFolder)"
    case .noHome: "\(words.noHome) · \(words.setsHome("--data"))"
    case .full: words.diskFull
    case .sizeLimit: words.sizeLimit
    case .tooManyFiles: words.tooManyFiles
    case .busy: "\(words.fileInUse) · \(words.tryAgain)"
    case .squadFull(let limit): words.squadFull(number(limit))
    case .tooManySquads: words.tooManySquads
    case .newer: words.newerFile
    case .other(let reason):
      words.unusableFile(StorageReason(rawValue: reason).map(words.text) ?? reason)
        + " · \(otherFolder)"
    }
  }

  /// The last line of a program that dies.
  package var crashed: String { words.crashed }

  private var otherFolder: String { words.namesAnotherFolder("--data") }

  package func text(of failure: Failure) -> String {
    switch failure {
    case .unknownCatalogue(let name): words.unknownCatalogue(name)
    case .unknownList(let name): words.unknownList(name)
    case .unknownEntry(let id): text(missing: id, in: ListID(id.catalogue))
    case .notBundled(let id): words.notBundled(id.description)
    case .unreadable(let place): words.unreadableData(place)
    case .service(let problem): text(of: problem)
    case .storage(let problem): text(of: problem)
    }
  }

  /// What is said of an id that nothing has.
  ///
  /// - Parameter word: finds in the list what it may have meant; nil: nothing does.
  package func text(missing id: EntryID, in list: ListID, searching word: String? = nil) -> String {
    guard !isForVisitors else { return words.noEntry(id.description) }
    let list = word.map { "\(list) --search \($0)" } ?? list.description
    return words.noEntry(id.description, list: list)
  }

  /// What a command says that wanted a service and read something older.
  package func text(of failure: Failure, showing freshness: Freshness) -> String {
    text(text(of: failure), showing: freshness)
  }

  /// Text of a command about an entry that is neither on this machine nor from a service.
  package func text(of failure: Failure, missing id: EntryID) -> String {
    "\(text(of: failure)) · \(words.noSavedCopy(of: id.description))"
  }

  /// Text after the screen is closed, when a retry is not possible any more.
  package func text(of unsaved: UnsavedChanges) -> String {
    let reason = unsaved.problem == .busy ? words.fileInUse : text(of: unsaved.problem)
    return words.unsaved(number(unsaved.count), isOne: unsaved.count == 1, reason)
  }

  package func text(of problem: ServiceProblem) -> String {
    switch problem {
    case .noNetwork: words.noNetwork
    case .malformedAddress(let text, let setting):
      words.malformedAddress(setting) + followed(by: PlainText.line(text))
    case .unknownHost(""): words.cannotConnect
    case .unknownHost(let host): words.unknownHost(host)
    case .insecure(let reason): words.insecure + followed(by: reason)
    case .timeout: words.timedOut
    case .connection(let reason): words.cannotConnect + followed(by: reason)
    case .connectionLost(let reason): words.connectionLost + followed(by: reason)
    case .unauthorized(let reason): words.accessDenied + followed(by: reason)
    case .notFound: words.notFound
    case .refused(let status, let reason): words.refused(status) + followed(by: reason)
    case .rateLimited(let until):
      until.map { words.rateLimited(until: when($0), isToday: isToday($0)) } ?? words.rateLimited
    case .broken(let status): words.serviceError(status)
    case .empty: words.emptyAnswer
    case .emptyList: words.emptyList
    case .unreadable(let place): words.unreadableAnswer(place)
    case .missing(let name): words.missing(name)
    case .wrongCurrency(let code, let asked): words.wrongCurrency(code, requested: asked)
    case .endless: words.endless
    case .gone: words.webPage
    case .tooLarge: words.tooLarge
    case .tooManyRows: words.tooManyRows
    case .badRedirect: words.unsafeRedirect
    case .privateAddress: words.privateAddress
    case .noLibrary(let reason): words.noLibrary(reason)
    case .cancelled: words.cancelled
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

extension StorageProblem {
  /// Whether it is a matter of a kiosk's visitors; any other one is its host's.
  fileprivate var isVisitors: Bool {
    switch self {
    case .squadFull, .tooManySquads: true
    default: false
    }
  }
}

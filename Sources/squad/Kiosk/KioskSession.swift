import CLibrary
import SquadCore
import SquadLoop
import SquadStorage
import SquadWords
import SystemKit
import TerminalKit

/// A visitor's session in a kiosk, from admission to the last line.
struct KioskSession {
  private let settings: KioskSettings
  /// Nil where visitors aren't counted.
  private let file: VisitorFile?

  /// Admits a visitor. Throws where the kiosk is full, and where that can't be determined: an
  /// unenforced limit would be worse than none. `folder` is the operator's; nil disables counting
  /// and limits.
  init(_ settings: KioskSettings, folder: String?) throws(CommandError) {
    self.settings = settings
    guard let folder else {
      file = nil
      return
    }
    let entry: Result<VisitorFile, VisitorFile.Refusal>
    do {
      entry = try VisitorFile.enter(folder: folder, settings)
    } catch {
      // The reason is hidden from visitors.
      throw CommandError { $0.hostCannotSave }
    }
    switch entry {
    case .success(let file): self.file = file
    case .failure(.isFull): throw CommandError { $0.full(settings.visitors) }
    case .failure(.hasTooManySessions) where settings.name == nil:
      throw CommandError { $0.namelessFull }
    case .failure(.hasTooManySessions):
      throw CommandError { $0.tooManySessions(settings.sessionsPerKey) }
    }
  }

  /// The session in the browser's terms.
  var state: VisitState {
    VisitState(
      idle: settings.idle, limit: settings.sessionLimit,
      keepsSquad: settings.name != nil && file != nil, here: file?.count())
  }

  var count: @Sendable () -> Int? { return { [file] in file?.count() } }

  /// Last line on the released terminal; nil where nobody reads it. `isSaved` tells whether every
  /// change is stored.
  func farewell(_ ending: ExitReason, _ state: AppState, isSaved: Bool) -> Farewell? {
    Farewell.Ending(ending, state.visit).map {
      Farewell($0, state, isSaved: isSaved, goodbye: settings.goodbye)
    }
  }
}

extension Farewell.Ending {
  /// Nil after a hang-up.
  fileprivate init?(_ ending: ExitReason, _ visit: VisitState?) {
    switch ending {
    case .quit: self = visit?.end.map { .visit($0) } ?? .left
    case .hungUp, .chosen: return nil
    case .terminated: self = .hostClosing
    case .exhausted: self = .exhausted
    }
  }
}

extension Kiosk {
  /// Prints the farewell of a session without a screen, such as one that prints a list, for the
  /// signals that also end the browser. Returns the exit status; nil for any other signal.
  static func end(by signal: Int32, _ strings: Strings, goodbye: String?) -> ExitStatus? {
    let (ending, reason): (Farewell.Ending, ExitReason)
    switch signal {
    case SIGXCPU: (ending, reason) = (.exhausted, .exhausted)
    case SIGTERM: (ending, reason) = (.hostClosing, .terminated)
    default: return nil
    }
    if let line = Farewell(ending, goodbye: goodbye).line(strings, columns: .max) {
      Console.say(line)
    }
    return reason.status
  }
}

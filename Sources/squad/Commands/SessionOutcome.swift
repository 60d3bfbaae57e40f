import SquadCore
import SquadLoop
import SquadWords
import SystemKit
import TerminalKit

/// Outcome of a browser session, with messages for after the screen is restored.
struct SessionOutcome {
  let ending: ExitReason
  /// Changes of the squad that aren't on disk.
  var unsaved: UnsavedChanges?
  /// Error that left the recording incomplete.
  var lost: SystemError?
  /// Last line for a visitor.
  var farewell: String?

  /// Exit status of the process.
  var status: Int32 {
    (unsaved != nil || lost != nil) && ending.status == 0 ? 1 : ending.status
  }

  func report(on terminal: Terminal, _ strings: Strings) {
    if let lost { Console.say(strings.missingFromRecording(lost.reason)) }
    if let unsaved { Console.say(strings.text(of: unsaved)) }
    if let farewell { terminal.writeLast(farewell) }
  }
}

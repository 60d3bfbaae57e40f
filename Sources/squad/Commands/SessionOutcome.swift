import SquadCore
import SquadLoop
import SquadWords
import SystemKit
import TerminalKit

/// How a session of the browser ended, and what is said of it once the screen is back as it was.
struct SessionOutcome {
  let ending: ExitReason
  /// Changes of the squad that didn't reach the disk.
  var unsaved: UnsavedChanges?
  /// What kept the recording from being whole.
  var lost: SystemError?
  /// A visitor's last line.
  var farewell: String?

  /// The process's exit status.
  var status: Int32 {
    (unsaved != nil || lost != nil) && ending.status == 0 ? 1 : ending.status
  }

  func report(on terminal: Terminal, _ strings: Strings) {
    if let lost { Console.say(strings.missingFromRecording(lost.reason)) }
    if let unsaved { Console.say(strings.text(of: unsaved)) }
    if let farewell { terminal.writeLast(farewell) }
  }
}

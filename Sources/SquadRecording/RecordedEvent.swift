import Basics
import TerminalKit

/// What reached the program from its terminal.
package enum RecordedEvent: Equatable, Sendable {
  case input(InputEvent)
  case resized(Size)
}

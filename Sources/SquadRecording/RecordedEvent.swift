import Basics
import TerminalKit

/// Input of the program from its terminal.
package enum RecordedEvent: Equatable, Sendable {
  case input(InputEvent)
  case resized(Size)
}

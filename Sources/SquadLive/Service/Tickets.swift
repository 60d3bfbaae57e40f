import SquadCore
import Synchronization

/// Questions that follow one from another and are withdrawn together.
final class Tickets: Sendable {
  private struct Held {
    var tickets: [Ticket] = []
    var isCancelled = false
  }

  private let held = Mutex(Held())

  func add(_ ticket: Ticket) {
    let isCancelled = held.withLock { held in
      held.tickets.append(ticket)
      return held.isCancelled
    }
    if isCancelled { ticket.cancel() }
  }

  func cancel() {
    let tickets = held.withLock { held in
      held.isCancelled = true
      return held.tickets
    }
    for ticket in tickets { ticket.cancel() }
  }
}

import SquadCore
import Synchronization

/// Questions that follow one from another and are withdrawn together.
package final class Tickets: Sendable {
  private struct Held {
    var tickets: [Ticket] = []
    var isCancelled = false
  }

  private let held = Mutex(Held())

  package init() {}

  package func add(_ ticket: Ticket) {
    let isCancelled = held.withLock { held in
      held.tickets.append(ticket)
      return held.isCancelled
    }
    if isCancelled { ticket.cancel() }
  }

  package func cancel() {
    let tickets = held.withLock { held in
      held.isCancelled = true
      return held.tickets
    }
    for ticket in tickets { ticket.cancel() }
  }
}

import Basics
import SquadCore

/// What a kiosk says to its visitors.
extension Strings {
  /// `12 here`
  package func visitors(_ count: Int) -> String { visitors(number(count)) }

  /// What is said to one visitor too many: `60 visitors are in · try again in a minute`.
  package func full(_ limit: Int) -> String { full(number(limit), isOne: limit == 1) }

  /// The line for a visitor who has as many sessions open as one key may have.
  package func tooManySessions(_ limit: Int) -> String {
    tooManySessions(number(limit), isOne: limit == 1)
  }

  func welcomeBack(_ members: Int) -> String {
    welcomeBack(number(members), isOne: members == 1)
  }

  /// `5 minutes`, `1 hour 30 minutes`
  func span(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(self.hours(number(hours), isOne: hours == 1)) }
    if minutes > 0 { parts.append(self.minutes(number(minutes), isOne: minutes == 1)) }
    let rest = seconds % 60
    if rest > 0 || parts.isEmpty { parts.append(self.seconds(number(rest), isOne: rest == 1)) }
    return span(parts)
  }

  /// `Your squad: Iron Man, EUR and 3 more`, with so many names at most; nil without a member, and
  /// without a name.
  func yourSquad(_ members: [String], names count: Int) -> String? {
    let shown = Array(members.prefix(count))
    guard let first = shown.first else { return nil }
    let rest = members.count - shown.count
    if rest > 0 { return yourSquad(names(shown, more: number(rest))) }
    return yourSquad(shown.count == 2 ? both(first, shown[1]) : first)
  }

  /// Why a session ended; nil where its visitor knows.
  func reason(_ ending: Farewell.Ending) -> String? {
    switch ending {
    case .left: nil
    case .visit(.idle(let span)): idleEnd(self.span(span.seconds))
    case .visit(.limit(let span)): limitEnd(self.span(span.seconds))
    case .hostClosing: hostClosing
    case .exhausted: exhausted
    }
  }
}

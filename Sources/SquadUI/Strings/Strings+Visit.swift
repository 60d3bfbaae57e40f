import Basics
import SquadCore

/// What a kiosk says to its visitors.
extension Strings {
  /// `12 here`
  func visitors(_ count: Int) -> String { words.visitors(number(count)) }

  /// What is said to one visitor too many: `60 visitors are in · try again in a minute`.
  package func full(_ limit: Int) -> String { words.full(number(limit), isOne: limit == 1) }

  /// The line for a visitor who has as many sessions open as one key may have.
  package func tooManySessions(_ limit: Int) -> String {
    words.tooManySessions(number(limit), isOne: limit == 1)
  }

  /// The line for one visitor without a key too many.
  package var namelessFull: String { words.namelessFull }

  package var hostCannotSave: String { words.hostCannotSave }
  package var misconfiguredKiosk: String { words.misconfiguredKiosk }

  func welcomeBack(_ members: Int) -> String {
    words.welcomeBack(number(members), isOne: members == 1)
  }

  /// `5 minutes`, `1 hour 30 minutes`
  func span(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(words.hours(number(hours), isOne: hours == 1)) }
    if minutes > 0 { parts.append(words.minutes(number(minutes), isOne: minutes == 1)) }
    let rest = seconds % 60
    if rest > 0 || parts.isEmpty { parts.append(words.seconds(number(rest), isOne: rest == 1)) }
    return words.span(parts)
  }

  /// `Your squad: Iron Man, EUR and 3 more`, with so many names at most; nil without a member, and
  /// without a name.
  func yourSquad(_ members: [String], names count: Int) -> String? {
    let shown = Array(members.prefix(count))
    guard let first = shown.first else { return nil }
    let rest = members.count - shown.count
    if rest > 0 { return words.yourSquad(words.names(shown, more: number(rest))) }
    return words.yourSquad(shown.count == 2 ? words.both(first, shown[1]) : first)
  }

  /// Why a session ended; nil where its visitor knows.
  func reason(_ ending: Farewell.Ending) -> String? {
    switch ending {
    case .left: nil
    case .visit(.idle(let span)): words.idleEnd(self.span(span.seconds))
    case .visit(.limit(let span)): words.limitEnd(self.span(span.seconds))
    case .hostClosing: words.hostClosing
    case .exhausted: words.exhausted
    }
  }
}

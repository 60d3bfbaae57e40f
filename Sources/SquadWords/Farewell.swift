import PlainText
import SquadCore

/// The last line for a visitor of a kiosk, after the screen is closed: why the session ended, the
/// squad, and the operator's own words.
package struct Farewell {
  /// Why a visitor's session ended.
  package enum Ending: Equatable, Sendable {
    /// The visitor quit.
    case left
    case visit(VisitEnd)
    /// SIGTERM.
    case hostClosing
    /// SIGXCPU.
    case exhausted
  }

  private let ending: Ending
  private let members: [String]
  private let goodbye: String?

  /// `isSaved` tells whether every change is stored by now. `goodbye` is the operator's words; nil
  /// for none.
  package init(_ ending: Ending, _ state: AppState, isSaved: Bool = true, goodbye: String?) {
    self.ending = ending
    let squad = isSaved ? state.squad.expected : state.squad.saved
    members = squad.members.map(state.name(of:))
    self.goodbye = goodbye
  }

  /// For a session without the visitor's squad.
  package init(_ ending: Ending, goodbye: String?) {
    self.ending = ending
    members = []
    self.goodbye = goodbye
  }

  /// The fullest line that fits: without the reason, then with fewer names, then without the squad;
  /// else one part, cut. Nil if there is nothing to say.
  package func line(_ strings: Strings, columns: Int, _ glyphs: Glyphs = .unicode) -> String? {
    let reason = strings.reason(ending)
    let squad = [2, 1].map { strings.yourSquad(members, names: $0) }
    let goodbye = goodbye.map(PlainText.line)
    let lines = [
      [reason, squad[0], goodbye], [squad[0], goodbye], [squad[1], goodbye], [reason, goodbye],
      [goodbye], [squad[1]], [reason],
    ].map { parts in
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: glyphs.separator)
    }.filter { !$0.isEmpty }
    guard let last = lines.last else { return nil }
    let shortest = [goodbye, squad[1], reason].compactMap { $0 }.first { !$0.isEmpty } ?? last
    let line = lines.first { PlainText.width(of: glyphs.spelled($0)) <= columns } ?? shortest
    let spelled = glyphs.spelled(line)
    return glyphs.cut(spelled, to: columns)
  }
}

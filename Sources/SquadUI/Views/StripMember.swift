import Basics
import PlainText
import SquadCore
import TerminalKit

/// A member as the strip shows one: the badge, who it is, and a price where there is one.
struct StripMember: Equatable {
  private let badge: String
  private let title: String
  /// The title, with what tells it from another member's.
  private let name: String
  private let rate: String
  private let change: Change?
  /// Since when an old price is true; nil for one of now.
  private let time: String?

  init(
    _ member: Member, named name: String, _ quote: Quote?, at now: Moment?, _ strings: Strings,
    _ glyphs: Glyphs
  ) {
    // A sign that ASCII doesn't have gives way to the initials.
    let isShown = !glyphs.isPlain || member.badge.utf8.allSatisfy { $0 < 0x80 }
    badge = isShown ? member.badge : PlainText.initials(member.title)
    title = member.title
    self.name = name
    rate = quote?.text ?? ""
    change = quote?.change
    time = quote.flatMap { quote in
      quote.isOld(at: now) ? quote.freshness.map(strings.time(of:)) : nil
    }
  }

  /// With the sign of a selection before it.
  var columns: Int { parts.reduce(0) { $0 + 1 + PlainText.width(of: $1.text) } }

  /// What a part is drawn in.
  private enum Look {
    case badge
    /// As the member is: selected or not.
    case plain
    case role(Role)
  }

  private var parts: [(text: String, look: Look)] {
    var parts: [(text: String, look: Look)] = [(badge, .badge), (name, .plain)]
    if !rate.isEmpty {
      let isOld = time != nil
      parts.append((rate, isOld ? .role(.quiet) : .plain))
      parts += (change?.parts ?? []).map { ($0.text, .role(isOld ? .quiet : $0.role)) }
      parts.append((time ?? "", .role(.quiet)))
    }
    return parts.filter { !$0.text.isEmpty }
  }

  /// A badge has the colour that it has in the member's detail.
  private func style(of look: Look, _ plain: Role, on canvas: Canvas) -> Style {
    let theme = canvas.context.theme
    return switch look {
    case .badge: canvas.context.showsPictures ? theme.tile(for: title) : theme[.accent]
    case .plain: theme[plain]
    case .role(let role): theme[role]
    }
  }

  /// Draws it and returns its columns.
  func draw(
    isSelected: Bool, isFocused: Bool, at column: Int, _ row: Int, columns: Int,
    on canvas: inout Canvas
  ) -> Int {
    let plain: Role = !isSelected ? .text : isFocused ? .title : .strong
    if isSelected { canvas.mark(isFocused: isFocused, plain, at: column, row) }
    var width = 0
    for (text, look) in parts where width + 1 < columns {
      let cut = PlainText.prefix(
        text, columns: columns - width - 1, ellipsis: canvas.glyphs.ellipsis)
      width += 1
      width += canvas.write(
        canvas.glyphs.spelled(cut.text), style: style(of: look, plain, on: canvas),
        at: column + width, row, columns: columns - width)
    }
    return width
  }
}

extension Strings {
  /// A squad in one line, as a prompt or a status line shows it.
  ///
  /// - Parameter subtitle: of a member that another one shares its title with; asked for no other.
  package func glance(
    _ members: [(Member, Quote?)], at now: Moment, _ glyphs: Glyphs,
    subtitle: (Member) -> String
  ) -> String {
    let squad = SquadState(saved: Squad(members: members.map(\.0)))
    let texts = members.map { member, quote in
      let name =
        squad.isNamesake(member) ? member.name(beside: subtitle(member)) : member.title
      return StripMember(member, named: name, quote, at: now, at(now), glyphs).text
    }
    return glyphs.spelled(texts.joined(separator: glyphs.separator))
  }
}

extension StripMember {
  fileprivate var text: String { parts.map(\.text).joined(separator: " ") }
}

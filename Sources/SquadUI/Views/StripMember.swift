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

  private var parts: [(text: String, role: Role?)] {
    let isOld = time != nil
    let price: [(String, Role?)] =
      rate.isEmpty
      ? []
      : [
        (rate, isOld ? .dim : nil), (change?.text ?? "", isOld ? .dim : change?.role),
        (time ?? "", .dim),
      ]
    return ([(badge, .badge), (name, nil)] + price).filter { !$0.text.isEmpty }
  }

  /// A badge has the colour that it has in the member's detail.
  private func style(of role: Role, on canvas: Canvas) -> Style {
    guard role == .badge else { return canvas.context.theme[role] }
    return canvas.context.showsPictures
      ? BadgeView.block(of: title).adding(.bold) : canvas.context.theme[.accent]
  }

  /// Draws it and returns its columns.
  func draw(
    isSelected: Bool, isFocused: Bool, at column: Int, _ row: Int, columns: Int,
    on canvas: inout Canvas
  ) -> Int {
    if isSelected { canvas.mark(isFocused: isFocused, at: column, row) }
    let plain: Role = isSelected && isFocused ? .selection : .text
    var width = 0
    for (text, role) in parts where width + 1 < columns {
      let cut = PlainText.prefix(
        text, columns: columns - width - 1, ellipsis: canvas.glyphs.ellipsis)
      width += 1
      width += canvas.write(
        canvas.glyphs.spelled(cut.text), style: style(of: role ?? plain, on: canvas),
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

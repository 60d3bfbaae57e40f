import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Freshness of the shown list in the top bar, as a glyph and as text; in a kiosk, preceded by the
/// number of visitors.
struct FreshnessNote: Equatable {
  let freshness: Freshness?
  let isLoading: Bool
  let isOffline: Bool
  /// Number of visitors of a kiosk; nil if nobody else is here.
  let visitors: Int?

  /// Level of detail: with the request in flight; with the date; without it; without the offline
  /// note; or the glyph alone.
  enum Length {
    case whole, date, word, least, sign
  }

  /// The text in two parts, since the glyph has its own colour.
  struct Text {
    let visitors: String
    let freshness: String

    var columns: Int { PlainText.width(of: visitors + freshness) }
  }

  /// `12 here · ○ offline · bundled 21 Nov 2026`, `◌ saved 12:04 · asking`, `● live 12:04`; in short
  /// `○ offline · bundled`, then `○ bundled`, then `○`.
  func text(
    _ length: Length, hasVisitors: Bool = false, _ strings: Strings, _ glyphs: Glyphs
  ) -> Text {
    let visitors = hasVisitors ? visitors.map(strings.visitors) : nil
    let freshness = freshnessText(length, strings, glyphs)
    let joint = freshness.isEmpty ? "" : glyphs.separator
    return Text(visitors: visitors.map { $0 + joint } ?? "", freshness: freshness)
  }

  private func freshnessText(_ length: Length, _ strings: Strings, _ glyphs: Glyphs) -> String {
    let sign = sign(glyphs)
    if length == .sign { return sign ?? "" }
    let isDated = length == .whole || length == .date
    let source = freshness.map { strings.text(of: $0, isShort: !isDated) }
    let choice = isOffline && (length != .least || source == nil) ? strings.offline : nil
    let asking = isLoading && length == .whole ? strings.asking : nil
    let text = [choice, source, asking].compactMap { $0 }.joined(separator: glyphs.separator)
    return [sign, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The glyph for the freshness, or for a request in flight.
  private func sign(_ glyphs: Glyphs) -> String? {
    if isLoading { return glyphs.pending }
    return switch freshness {
    case .live: glyphs.live
    case .saved, .file: glyphs.saved
    case .bundled: glyphs.bundled
    case nil: nil
    }
  }

  /// Writes the note at the right end of an area.
  func draw(_ text: Text, in area: Rect, on canvas: inout Canvas) {
    let whole = text.visitors + text.freshness
    let start = canvas.writeRight(whole, .quiet, in: area, row: area.row)
    let column = start + PlainText.width(of: text.visitors)
    if !isLoading, case .live = freshness, column < area.endColumn {
      canvas.write(canvas.glyphs.live, .riseSign, at: column, area.row)
    }
  }
}

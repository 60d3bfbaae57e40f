import PlainText
import Portraits
import SquadCore
import SquadWords
import TerminalKit

/// A card of a grid: a picture or tile, the title with a star for members, and the subtitle.
struct GridCard: Equatable {
  let id: EntryID
  let title: String
  /// The second line; the id if another visible card has the same title and subtitle.
  var subtitle: String
  /// Text of the tile; nil: the title's initials.
  let sign: String?
  let isMember: Bool
  /// Whether it is marked in a picker, which has no squad.
  let isMarked: Bool
  /// The loaded picture; nil draws a tile.
  var image: CellImage?
  /// The subject of squad's own picture; nil until the detail is loaded.
  var portrait: PortraitSubject?

  init(_ entry: Entry, isMember: Bool, isMarked: Bool) {
    id = entry.id
    title = entry.title
    subtitle = entry.subtitle
    sign = entry.badge
    self.isMember = isMember
    self.isMarked = isMarked
  }

  /// `area` has the card's own cells; its selection extends one cell further. `role` is `.text`, or
  /// the role of a selection.
  func draw(in area: Rect, _ role: Role, _ query: SearchQuery?, on canvas: inout Canvas) {
    let (picture, text) = area.split(bottom: GridMetrics.textRows)
    drawPicture(in: picture, on: &canvas)
    let sign = isMember ? canvas.glyphs.star : isMarked ? canvas.glyphs.done : ""
    let available = text.columns - (sign.isEmpty ? 0 : PlainText.width(of: sign) + 1)
    let title = canvas.strings.title(title, of: id)
    _ = MatchedTitle(text: title, query: query, role: role)
      .draw(at: text.column, text.row, columns: available, on: &canvas)
    canvas.writeRight(sign, .star.on(role), in: text, row: text.row)
    let second = canvas.glyphs.cut(
      canvas.strings.text(ofValue: canvas.strings.subtitle(subtitle, of: id)), to: text.columns)
    canvas.write(second.text, .quiet.on(role), at: text.column, text.row + 1)
  }

  private func drawPicture(in area: Rect, on canvas: inout Canvas) {
    if let image, canvas.context.showsPictures {
      CellImageView.draw(image, in: area, on: &canvas)
    } else if let portrait, canvas.context.showsPortraits {
      CellImageView.draw(
        CellImage(portrait, in: area.size, canvas.context.colors), in: area, on: &canvas)
    } else {
      TileView.draw(title, sign: sign, in: area, on: &canvas)
    }
  }
}

import Basics
import Portraits
import SquadCore
import TerminalKit

extension CellImage {
  /// squad's own picture of a subject.
  init(_ subject: PortraitSubject, in size: Size, _ colors: ColorDepth, isGrey: Bool = false) {
    let cells = Portrait(of: subject, in: size)
      .cells(isTrueColor: colors == .direct, isGrey: isGrey)
    self.init(
      columns: size.columns, rows: size.rows,
      cells: cells.map {
        ImageCell($0.scalar, foreground: $0.foreground, background: $0.background)
      })
  }
}

extension RenderContext {
  /// Whether squad's own pictures replace missing ones: their half blocks need 256 colours, which
  /// `mono` does without.
  var showsPortraits: Bool {
    showsPictures && hasPortraits && colors > .sixteen && !theme.isMono && !glyphs.isPlain
  }
}

extension PlainText {
  /// The start of `text` in at most `columns`, and how many it takes. What doesn't fit is cut
  /// between cells and ends in `ellipsis`, which is left out where it wouldn't fit itself.
  package static func prefix(
    _ text: String, columns: Int, ellipsis: String = "…"
  ) -> (text: String, width: Int) {
    guard let room = room(for: text, columns: columns, ellipsis: ellipsis) else {
      return (text, width(of: text))
    }
    var end = text.startIndex
    var used = 0
    for cell in cells(of: text) {
      if used + cell.columns > room.columns { break }
      used += cell.columns
      end = cell.text.endIndex
    }
    let kept = text[..<end]
    let trimmed = room.ellipsis.isEmpty ? kept : kept.droppingTrailingSpaces
    return (trimmed + room.ellipsis, used - (kept.utf8.count - trimmed.utf8.count) + room.width)
  }

  /// The end of `text` in at most `columns`, and how many it takes: like `prefix`, but the left
  /// end is lost and `ellipsis` stands there.
  package static func suffix(
    _ text: String, columns: Int, ellipsis: String = "…"
  ) -> (text: String, width: Int) {
    guard let room = room(for: text, columns: columns, ellipsis: ellipsis) else {
      return (text, width(of: text))
    }
    var left = width(of: text)
    var start = text.startIndex
    for cell in cells(of: text) {
      if left <= room.columns { break }
      left -= cell.columns
      start = cell.text.endIndex
    }
    return (room.ellipsis + text[start...], room.width + left)
  }

  /// What a cut text may take beside its ellipsis; nil if `text` fits as it is.
  private static func room(
    for text: String, columns: Int, ellipsis: String
  ) -> (columns: Int, ellipsis: String, width: Int)? {
    let columns = max(columns, 0)
    if text.utf8.count <= columns || width(of: text) <= columns { return nil }
    let taken = width(of: ellipsis)
    return taken <= columns ? (columns - taken, ellipsis, taken) : (columns, "", 0)
  }
}

extension Substring {
  /// This without spaces at its end.
  var droppingTrailingSpaces: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension PlainText {
  /// The start of `text` in at most `columns`, and its width. Cuts between cells and appends
  /// `ellipsis`, unless that doesn't fit itself.
  package static func prefix(
    _ text: String, columns: Int, ellipsis: String = "…"
  ) -> (text: String, width: Int) {
    guard let available = availableColumns(for: text, columns: columns, ellipsis: ellipsis) else {
      return (text, width(of: text))
    }
    let (end, used) = text.withBytes { bytes in
      var end = 0
      var used = 0
      while end < bytes.count {
        let cell = bytes.cell(at: end)
        if used + cell.columns > available.columns { break }
        used += cell.columns
        end = cell.end
      }
      while !available.ellipsis.isEmpty, end > 0, bytes[end - 1] == 0x20 {
        end -= 1
        used -= 1
      }
      return (end, used)
    }
    var cut = String(text[..<text.index(atOffset: end)])
    cut += available.ellipsis
    return (cut, used + available.width)
  }

  /// `prefix` of a title that keeps an issue's number, as in `Captain America (1968) #180`, while
  /// some of the series fits beside it: the number tells issues of a series apart.
  package static func title(
    _ text: String, columns: Int, ellipsis: String = "…"
  ) -> (text: String, width: Int) {
    guard availableColumns(for: text, columns: columns, ellipsis: ellipsis) != nil,
      let space = text.lastIndex(of: " "), text[space...].hasPrefix(" #")
    else { return prefix(text, columns: columns, ellipsis: ellipsis) }
    let number = String(text[space...])
    let taken = width(of: number)
    guard columns - taken >= minimumColumnsOfSeries else {
      return prefix(text, columns: columns, ellipsis: ellipsis)
    }
    let series = prefix(String(text[..<space]), columns: columns - taken, ellipsis: ellipsis)
    return (series.text + number, series.width + taken)
  }

  /// Ellipsis included.
  private static let minimumColumnsOfSeries = 4

  /// The end of `text` in at most `columns`, and its width. Cuts the start and puts `ellipsis` in
  /// its place.
  package static func suffix(
    _ text: String, columns: Int, ellipsis: String = "…"
  ) -> (text: String, width: Int) {
    guard let available = availableColumns(for: text, columns: columns, ellipsis: ellipsis) else {
      return (text, width(of: text))
    }
    let (start, left) = text.withBytes { bytes in
      var left = width(of: bytes)
      var start = 0
      while left > available.columns {
        let cell = bytes.cell(at: start)
        left -= cell.columns
        start = cell.end
      }
      return (start, left)
    }
    var cut = available.ellipsis
    cut += String(text[text.index(atOffset: start)...])
    return (cut, available.width + left)
  }

  /// Columns that a cut text may take beside its ellipsis; nil if `text` fits.
  private static func availableColumns(
    for text: String, columns: Int, ellipsis: String
  ) -> (columns: Int, ellipsis: String, width: Int)? {
    let columns = max(columns, 0)
    if text.utf8.count <= columns || width(of: text) <= columns { return nil }
    let taken = width(of: ellipsis)
    return taken <= columns ? (columns - taken, ellipsis, taken) : (columns, "", 0)
  }
}

/// The help while it is open.
package struct HelpState: Equatable, Sendable {
  /// The scroll position among the lines that the filter leaves.
  package private(set) var scroll: OverlayScroll
  /// Nil: all of the help is shown.
  package private(set) var filter: HelpFilter?

  /// `top` is the index of the first visible line, from 0.
  package init(top: Int = 0, filter: HelpFilter? = nil) {
    scroll = OverlayScroll(top: top)
    self.filter = filter
  }

  var openField: TextField? { filter.flatMap { $0.isOpen ? $0.field : nil } }

  mutating func reduce(_ verb: Verb, in metrics: OverlayMetrics) -> [Request] {
    switch verb {
    case .helpToggled: return [.close]
    // Esc clears the filter first.
    case .wentBack where filter != nil: self = HelpState()
    case .fieldOpened: openFilter()
    case .typed(let field): if openField != nil { narrow(to: field) }
    case .fieldClosed: if openField != nil { keepFilter() }
    case .pressed(.overlayField(let character, let first), _):
      openFilter()
      filter?.field.point(at: character, from: first)
    default: return scroll.reduce(verb, in: metrics)
    }
    return []
  }

  /// Opens the field with the kept text.
  private mutating func openFilter() {
    filter = HelpFilter(field: TextField(filter?.text ?? ""), isOpen: true)
  }

  private mutating func narrow(to field: TextField) {
    if field.text != filter?.text { scroll = OverlayScroll() }
    filter = HelpFilter(field: field, isOpen: true)
  }

  /// Closes the field; a blank text narrows nothing.
  private mutating func keepFilter() {
    let kept = HelpFilter(field: TextField(filter?.text ?? ""), isOpen: false)
    filter = kept.text.allSatisfy(\.isWhitespace) ? nil : kept
  }
}

/// A text that filters the help.
package struct HelpFilter: Equatable, Sendable {
  /// The text and its cursor.
  package fileprivate(set) var field: TextField
  /// Whether the field takes keys; a closed one still filters.
  package let isOpen: Bool

  /// The text as typed; blank only while the field is open.
  package var text: String { field.text }
}

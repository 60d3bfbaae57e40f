import TerminalKit

/// Text form of mouse events: `press-left`, `s-wheel-up`.
enum MouseText {
  private static let kinds: [(name: String, kind: MouseEvent.Kind)] = [
    ("press-left", .press(.left)), ("press-middle", .press(.middle)),
    ("press-right", .press(.right)), ("release-left", .release(.left)),
    ("release-middle", .release(.middle)), ("release-right", .release(.right)),
    ("drag-left", .drag(.left)), ("drag-middle", .drag(.middle)), ("drag-right", .drag(.right)),
    ("wheel-up", .wheel(.up)), ("wheel-down", .wheel(.down)), ("wheel-left", .wheel(.left)),
    ("wheel-right", .wheel(.right)),
  ]
  /// In the order of the text.
  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("c-", .ctrl), ("a-", .alt), ("s-", .shift),
  ]

  static func text(of event: MouseEvent) -> String {
    let held = modifiers.filter { event.modifiers.contains($0.modifier) }.map(\.name).joined()
    return held + (kinds.first { $0.kind == event.kind }?.name ?? "")
  }

  /// Parses an event; nil for anything else.
  static func parse(_ text: String) -> (kind: MouseEvent.Kind, modifiers: KeyModifiers)? {
    var rest = text[...]
    var held: KeyModifiers = []
    for (name, modifier) in modifiers where rest.hasPrefix(name) {
      held.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    return kinds.first { $0.name == rest }.map { ($0.kind, held) }
  }
}

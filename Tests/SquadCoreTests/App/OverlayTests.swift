import TestSupport
import Testing

@testable import SquadCore

/// Verbs in overlays and in the comparison, which see only their own state.
@Suite struct OverlayTests {
  private static let links = (1...2).map {
    Link(title: "link \($0)", url: "https://example.org/\($0)")
  }
  private static let overlays: [Overlay] = [
    .help(HelpState()), .confirmRemoval(Member(.thor)), .link(links[0]),
    .links(LinksState(links: links)), .themes(ThemePicker(ThemeState())),
    .palette(PaletteState()), .board(BoardState(.loaded([]))), .configMistakes(OverlayScroll()),
  ]

  @Test(arguments: overlays)
  func `Esc and a press outside close every overlay, a press inside doesn't`(overlay: Overlay) {
    var copy = overlay
    #expect(copy.reduce(.wentBack, in: OverlayMetrics()) == [.close])
    #expect(copy.reduce(.pressed(.row(1), isDouble: false), in: OverlayMetrics()) == [.close])
    #expect(copy.reduce(.pressed(nil, isDouble: false), in: OverlayMetrics()) == [.close])
    #expect(copy.reduce(.pressed(.overlay, isDouble: false), in: OverlayMetrics()) == [])
    #expect(copy == overlay)
  }

  @Test func `help replaces every overlay but the themes, and closes itself`() {
    for overlay in Self.overlays {
      var copy = overlay
      let expected: [Request] =
        switch overlay {
        case .help: [.close]
        case .themes: []
        default: [.showHelp]
        }
      #expect(copy.reduce(.helpToggled, in: OverlayMetrics()) == expected, "\(overlay)")
    }
  }

  @Test func `help opens its field at a click, and a narrower text begins at its first line`() {
    var help = HelpState(top: 3, filter: HelpFilter(field: "pa", isOpen: false))
    let metrics = OverlayMetrics(lines: 20, rows: 4)
    let click = Verb.pressed(.overlayField(character: 1, first: 0), isDouble: false)
    #expect(help.reduce(click, in: metrics) == [])
    #expect(help.openField?.text == "pa" && help.openField?.cursor == 1)
    #expect(help.scroll == OverlayScroll(top: 3))
    #expect(help.reduce(.typed("pag"), in: metrics) == [])
    #expect(help == HelpState(filter: HelpFilter(field: "pag", isOpen: true)))
    #expect(help.reduce(.wentBack, in: metrics) == [] && help == HelpState())
  }

  @Test func `a notch of the wheel scrolls three lines, within the overlay's lines`() {
    var scroll = OverlayScroll()
    let metrics = OverlayMetrics(lines: 9, rows: 5)
    for (down, top) in [(true, 3), (true, 4), (false, 1), (false, 0)] {
      #expect(scroll.reduce(.scrolled(nil, down: down), in: metrics) == [])
      #expect(scroll == OverlayScroll(top: top))
    }
  }

  @Test func `the links' overlay copies the selected or the clicked link`() {
    var links = LinksState(links: Self.links)
    #expect(links.reduce(.chosen(row: 2)) == [] && links.reduce(.chosen(row: -1)) == [])
    #expect(links.reduce(.chosen(row: 1)) == [.close, .copy(Self.links[1])])
    #expect(links.reduce(.opened) == [.close, .copy(Self.links[0])])
    #expect(links.reduce(.moved(.last)) == [] && links.selected == 1)
    #expect(links.reduce(.copied) == [.close, .copy(Self.links[1])])
    #expect(Self.links[0].reduce(.opened) == [.close])
    #expect(Self.links[0].reduce(.copied) == [.close, .copy(Self.links[0])])
  }

  @Test func `the picker keeps the shown or the clicked theme`() {
    var picker = ThemePicker(ThemeState(choice: .dark))
    #expect(picker.reduce(.moved(.next)) == [] && picker.choice == .light)
    #expect(picker.reduce(.chosen(row: picker.choices.count)) == [] && picker.accent == .one)
    #expect(picker.reduce(.opened) == [.close, .keepTheme(.light, .one)])
    #expect(picker.reduce(.chosen(row: 0)) == [.close, .keepTheme(.auto, .one)])
    #expect(picker.reduce(.chosen(row: 99)) == [])
  }

  @Test func `typing in the palette selects its first row`() {
    var palette = PaletteState()
    palette.move(.pageDown, count: 20, rows: 12)
    #expect(palette.row == 11)
    #expect(palette.reduce(.typed("undo")) == [] && palette.row == 0)
    palette.move(.last, count: 3, rows: 12)
    let click = Verb.pressed(.overlayField(character: 2, first: 0), isDouble: false)
    #expect(palette.reduce(click) == [] && palette.field.cursor == 2 && palette.row == 2)
  }

  @Test func `the comparison steps through members, and leaves the heroes to the list`() {
    let partners = [Member(.thor), Member(.hulk)]
    let members = [Member(.luke)] + partners
    var comparison = Comparison(partners[0])
    func reduce(_ verb: Verb) -> [Request] {
      comparison.reduce(verb, members, partners: partners)
    }
    #expect(reduce(.focusMoved(.left)) == [] && comparison == Comparison(partners[0]))
    #expect(reduce(.focusMoved(.right)) == [.debouncePictures])
    #expect(comparison == Comparison(partners[1]))
    #expect(reduce(.pressed(.member(1), isDouble: false)) == [.debouncePictures])
    #expect(comparison == Comparison(partners[0]))
    #expect(reduce(.pressed(.member(0), isDouble: false)) == [.passOn], "no hero")
    #expect(reduce(.pressed(.member(9), isDouble: false)) == [])
    #expect(reduce(.moved(.previous)) == [.stepHero(forward: false)])
    #expect(reduce(.scrolled(.hero(isLeft: true), down: true)) == [.stepHero(forward: true)])
    #expect(reduce(.moved(.last)) == [] && reduce(.wentBack) == [.close])
  }
}

/// Hands verbs to the overlay, else to the comparison, else to the panes.
extension AppState {
  mutating func apply(_ verb: Verb) -> [Effect] {
    if overlay != nil {
      let metrics = viewport.overlay
      return run(overlay?.reduce(verb, in: metrics) ?? [], of: verb)
    }
    if comparison != nil {
      let (members, partners) = (squad.saved.members, comparableMembers)
      return run(comparison?.reduce(verb, members, partners: partners) ?? [], of: verb)
    }
    return applyToPanes(verb)
  }

  private mutating func run(_ requests: [Request], of verb: Verb) -> [Effect] {
    var effects: [Effect] = []
    for request in requests { effects += run(request, of: verb) }
    return effects
  }

  private mutating func run(_ request: Request, of verb: Verb) -> [Effect] {
    switch request {
    case .close: if overlay != nil { overlay = nil } else { comparison = nil }
    case .showHelp: overlay = .help(HelpState())
    case .jump(let entry): return jump(to: entry)
    case .copy(let link): return copy(link)
    case .open(let section): if let detail = loadedDetail { open(section, of: detail) }
    case .keepTheme(let choice, let accent): return keepTheme(choice, accent)
    case .stepHero(let forward): stepHero(forward: forward)
    case .debouncePictures: pictures.restartDebounce()
    case .passOn: return applyToPanes(verb)
    }
    return []
  }

  private mutating func applyToPanes(_ verb: Verb) -> [Effect] {
    switch verb {
    case .moved(let motion): move(motion)
    case .focusMoved(let motion): moveFocus(motion)
    case .opened: return open()
    case .wentBack: return leave()
    case .helpToggled: overlay = .help(HelpState())
    case .chosen(let row): choose(row: row)
    case .pressed(let target, let isDouble): return press(target, isDouble: isDouble)
    case .scrolled(let target, let down): scroll(target, down: down)
    case .fieldOpened: openSearch()
    case .typed(let field): return search(field)
    case .fieldClosed: closeSearch()
    case .copied: return copyLink()
    }
    return []
  }
}

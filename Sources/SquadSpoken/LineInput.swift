import SquadCore
import SquadLoop
import SquadScreen
import SquadWords
import TerminalKit

/// Interprets keys without a screen: by the keymap, except that digits begin a number, which Enter
/// ends, and that the palette's key opens a field to go anywhere.
struct LineInput {
  enum Meaning: Equatable {
    case action(Action)
    case said([Utterance])
    /// An action whose outcome isn't said, and utterances to say instead.
    case saidBefore(Action, [Utterance])
    /// Repeats the last reply.
    case again
  }

  /// Most digits of a number.
  private static let digits = 7

  let interpreter: KeyInterpreter
  private(set) var number = ""
  /// The field to go anywhere; nil while closed.
  private(set) var goField: TextField?
  /// The field's latest matches, until another key acts.
  private var destinations: [Destination] = []

  init(_ keymap: Keymap) { interpreter = KeyInterpreter(keymap: keymap) }

  mutating func meaning(
    of key: Key, in state: AppState, _ narrator: Narrator, canSuspend: () -> Bool
  ) -> Meaning {
    if let goField, let meaning = inField(key, goField, state, narrator, canSuspend) {
      return meaning
    }
    if state.openField == nil, goField == nil {
      if let meaning = inNumber(key, state, narrator, canSuspend) { return meaning }
      let command = interpreter.keymap[key]
      // These say the number again, so that Enter must still choose its line.
      if command != .redraw, command != .suspend { number = "" }
      if command == .palette {
        // The board and the links must be closed first, as on a screen.
        if case .board = state.overlay { return .action(.keyIgnored) }
        if case .links = state.overlay { return .action(.keyIgnored) }
        goField = TextField()
        return .saidBefore(.palette(.listsNeeded), [.prompt(narrator.strings.spokenGo + " ")])
      }
    }
    let action = interpreter.action(for: key, in: state, on: nil, canSuspend: canSuspend)
    return meaning(of: action ?? .keyIgnored, in: state, narrator)
  }

  /// Inserts pasted text into an open field; elsewhere it is ignored.
  mutating func meaning(ofPasted text: String, in state: AppState, _ narrator: Narrator) -> Meaning
  {
    guard var field = goField else {
      return .action(interpreter.action(forPasted: text, in: state))
    }
    field.apply(.insert(text))
    return edited(field, narrator)
  }

  private mutating func meaning(
    of action: Action, in state: AppState, _ narrator: Narrator
  ) -> Meaning {
    if action == .redrawRequested { return .again }
    switch action {
    // After fg the matches are said again.
    case .keyIgnored, .suspendRequested: break
    default: destinations = []
    }
    if action == .opened, state.picker == nil, state.overlay == nil, let link = state.selectedLink {
      return .said([.line(narrator.strings.spokenAddress(link))])
    }
    return narrator.screenless(action, in: state).map { .said($0) } ?? .action(action)
  }
}

/// Input of numbers.
extension LineInput {
  /// Handles a key of a number; nil if the key isn't part of one.
  private mutating func inNumber(
    _ key: Key, _ state: AppState, _ narrator: Narrator, _ canSuspend: () -> Bool
  ) -> Meaning? {
    if let digit = key.typed, ("0"..."9").contains(digit) {
      guard number.count < Self.digits else { return .said([]) }
      number.unicodeScalars.append(digit)
      return .said([.typed(String(Character(digit)), line: number)])
    }
    guard !number.isEmpty else { return nil }
    switch key {
    case .enter:
      defer { number = "" }
      return choice(Int(number) ?? 0, state, narrator, canSuspend)
    case .backspace:
      number.removeLast()
      return .said([number.isEmpty ? .line(narrator.strings.spokenNoNumber) : .prompt(number)])
    case .escape:
      number = ""
      return .said([.line(narrator.strings.spokenNoNumber)])
    default: return nil
    }
  }

  /// Chooses the line with a number; 0 is the squad, like its key on the screen.
  private mutating func choice(
    _ number: Int, _ state: AppState, _ narrator: Narrator, _ canSuspend: () -> Bool
  ) -> Meaning {
    if destinations.indices.contains(number - 1) {
      return go(to: destinations[number - 1], state, narrator, canSuspend)
    }
    if case .board(let board) = state.overlay {
      return board.entries.indices.contains(number - 1)
        ? .action(.choice(.row(number - 1))) : .said([.line(narrator.strings.spokenNoLine(number))])
    }
    if case .links(let links) = state.overlay {
      return links.links.indices.contains(number - 1)
        ? .action(.choice(.row(number - 1))) : .said([.line(narrator.strings.spokenNoLine(number))])
    }
    if number == 0 { return .action(.squad(.stripFocused)) }
    switch state.focus {
    case .list, .search:
      if (1...max(state.openList.count, 1)).contains(number), state.openList.count > 0 {
        return .action(.choice(.row(number - 1)))
      }
    case .strip:
      if state.squad.saved.members.indices.contains(number - 1) {
        return .action(.choice(.member(number - 1)))
      }
    case .detail:
      let stops = state.numberedStops
      if stops.indices.contains(number - 1) { return open(stops[number - 1], state, narrator) }
    }
    return .said([.line(narrator.strings.spokenNoLine(number))])
  }

  private func open(_ stop: Int, _ state: AppState, _ narrator: Narrator) -> Meaning {
    let stops = state.shownStops
    if stops.indices.contains(stop), case .link(let link) = stops[stop] {
      return .said([.line(narrator.strings.spokenAddress(link))])
    }
    return .action(.choice(.stop(stop)))
  }
}

/// The field to go anywhere.
extension LineInput {
  /// Handles a key in the field; nil if it means the same as outside.
  private mutating func inField(
    _ key: Key, _ field: TextField, _ state: AppState, _ narrator: Narrator,
    _ canSuspend: () -> Bool
  ) -> Meaning? {
    if key == .ctrl("c") { return nil }
    switch key {
    case .ctrl("z"):
      return meaning(of: .suspendRequested(isPossible: canSuspend()), in: state, narrator)
    case .function(1): return meaning(of: .helpToggled, in: state, narrator)
    case .function(5): return meaning(of: .list(.refreshRequested), in: state, narrator)
    case .function(12): return meaning(of: .inspectorRequested, in: state, narrator)
    case .escape,
      .backspace where field.isEmpty:
      goField = nil
      return .said([.line(narrator.strings.spokenGoClosed)])
    case .enter, .tab:
      goField = nil
      destinations = Destination.all(matching: field.text, in: state, narrator)
      return .said(narrator.destinations(destinations, matching: field.text, in: state))
    default: break
    }
    if key == .ctrl("l") { return .said([.prompt(Self.line(field, narrator))]) }
    guard let edit = TextEdit(key) else { return .said([]) }
    var edited = field
    edited.apply(edit)
    return self.edited(edited, narrator)
  }

  private static func line(_ field: TextField, _ narrator: Narrator) -> String {
    narrator.strings.spokenGo + " " + field.text
  }

  /// Says only the text typed at the field's end, else the whole line.
  private mutating func edited(_ field: TextField, _ narrator: Narrator) -> Meaning {
    let old = goField?.text ?? ""
    goField = field
    let line = Self.line(field, narrator)
    guard field.text.hasPrefix(old) else { return .said([.prompt(line)]) }
    return .said([.typed(String(field.text.dropFirst(old.count)), line: line)])
  }

  private mutating func go(
    to destination: Destination, _ state: AppState, _ narrator: Narrator, _ canSuspend: () -> Bool
  ) -> Meaning {
    destinations = []
    switch destination {
    case .found(.list(let list)): return .action(.choice(.list(list.id)))
    case .squad: return .action(.squad(.stripFocused))
    case .found(.member(let member)): return .action(.choice(.entry(member.id)))
    case .found(.entry(let entry)): return .action(.choice(.entry(entry.id)))
    case .found(.group(let group)):
      return meaning(of: .list(.fileListRequested(.group(group.value))), in: state, narrator)
    case .found(.command(let command)):
      return meaning(of: command.action(in: state, canSuspend), in: state, narrator)
    }
  }
}

import Testing

/// The command palette in the built program.
@Suite(.serialized) struct PaletteTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the palette goes to an entry of another catalogue, and Ctrl-O returns`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.type(":mon mothma")
    // Nothing of Star Wars had been shown so far.
    try squad.wait("who is found") { $0.has("▸ Mon Mothma") && $0.has("Star Wars") }
    try squad.press("Enter")
    try squad.wait("the list of people") { $0.isSelected("Mon Mothma") && $0.has("─ People ") }
    try squad.press("C-o")
    try squad.wait("where it began") { $0.isSelected("Captain America") }
  }

  @Test func `a name and Enter typed at once work before any list is read`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.type(":mon mothma\r")
    try squad.wait("the list of people") { $0.isSelected("Mon Mothma") && $0.has("─ People ") }
  }

  @Test func `the palette runs a command without a key, or says why it can't`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.type(":config mis")
    try squad.wait("the command") { $0.has("▸ Config mistakes") }
    try squad.press("Enter")
    try squad.wait("what it says") { $0.has("There is no config") || $0.has("no config") }
    try squad.type(":redo")
    try squad.wait("why not") { $0.has("▸ Redo") && $0.has("Nothing to redo") }
  }
}

/// Scroll position and selected stop of a detail.
package struct DetailPlace: Equatable, Sendable {
  package internal(set) var id: EntryID
  /// The selected stop; nil while the cursor stands on plain text, in the topmost visible line.
  package var stop: Int?
  /// The topmost visible line.
  package var top = 0
  /// Whether the pane shows all of the text instead of as much as has room beside the rest.
  package let isWhole: Bool

  package init(id: EntryID, isWhole: Bool = false) {
    self.id = id
    self.isWhole = isWhole
  }
}

/// The details opened one from another, the shown one last.
package struct DetailPath: Equatable, Sendable {
  package var places: [DetailPlace] = []

  package init() {}

  /// The place shown while `subject` is what the list or the strip selects: a path that began at
  /// another subject counts for nothing.
  package func shown(for subject: EntryID) -> DetailPlace {
    guard let last = places.last, places.first?.id == subject else {
      return DetailPlace(id: subject)
    }
    return last
  }

  /// Whether there is a detail to go back to.
  package func isDeep(for subject: EntryID) -> Bool {
    places.count > 1 && places.first?.id == subject
  }

  /// Changes the shown place, beginning a new path where it belongs to another subject.
  mutating func update(for subject: EntryID, _ change: (inout DetailPlace) -> Void) {
    if places.isEmpty || places.first?.id != subject { places = [DetailPlace(id: subject)] }
    change(&places[places.count - 1])
  }

  mutating func push(_ id: EntryID, isWhole: Bool = false, from subject: EntryID) {
    update(for: subject) { _ in }
    places.append(DetailPlace(id: id, isWhole: isWhole))
  }

  /// Drops the path unless it began at `subject`.
  mutating func forget(unless subject: EntryID?) {
    if let first = places.first?.id, first != subject { places = [] }
  }

  mutating func pop() {
    if places.count > 1 { places.removeLast() }
  }
}

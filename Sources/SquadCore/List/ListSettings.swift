/// Settings of a list that differ from its defaults: its order, and the grid.
package struct ListSettings: Equatable, Sendable {
  /// The list that the settings apply to.
  package let list: ListID
  /// Key of its order; nil: the first one.
  package let sort: String?
  /// Whether the order is reversed.
  package let isReversed: Bool
  /// Size of the cards; nil if it is shown as rows.
  package let cards: CardSize?

  /// Nil for a setting is its default.
  package init(list: ListID, sort: String?, isReversed: Bool, cards: CardSize?) {
    self.list = list
    self.sort = sort
    self.isReversed = isReversed
    self.cards = cards
  }

  /// The order that the settings choose among a list's own.
  package func order(of sorts: [SortOrder]) -> SortOrder? {
    let (index, isReversed) = choice(among: sorts)
    guard sorts.indices.contains(index) else { return nil }
    return isReversed ? sorts[index].reversed : sorts[index]
  }

  /// Index of the chosen order, and whether it is reversed. In a list without it, the first order
  /// applies unreversed, since the reversal belonged to the chosen one.
  fileprivate func choice(among sorts: [SortOrder]) -> (index: Int, isReversed: Bool) {
    guard let sort else { return (0, isReversed && sorts.first?.isOfOption == false) }
    guard let index = sorts.firstIndex(where: { $0.key == sort }) else { return (0, false) }
    return (index, isReversed)
  }
}

extension SortOrder {
  /// Whether it stands for the order of `--sort` until the file's fields are known.
  fileprivate var isOfOption: Bool { key == SortKey.file.rawValue && isDerived }
}

extension OpenList {
  /// The list's settings; nil if they are its defaults.
  fileprivate func settings(of list: ListID) -> ListSettings? {
    var chosen = self
    // A file that is still being read is shown in another order until then.
    if let orderWhenRead { chosen.apply(orderWhenRead) }
    guard chosen.sortIndex > 0 || chosen.isReversed || grid.isOn else { return nil }
    return ListSettings(
      list: list, sort: chosen.sortIndex > 0 ? chosen.sort?.key : nil,
      isReversed: chosen.isReversed, cards: grid.isOn ? grid.size : nil)
  }

  /// Applies settings, as far as the list knows the order.
  fileprivate mutating func apply(_ settings: ListSettings) {
    (sortIndex, isReversed) = settings.choice(among: sorts)
    grid.isOn = settings.cards != nil
    if let size = settings.cards { grid.size = size }
  }
}

/// Settings that the next start restores.
extension AppState {
  /// Restores the settings of lists, and the divider. Changes made since the start take precedence.
  mutating func restoreSettings(_ settings: [ListSettings]) {
    storedSettings = settings
    for settings in settings
    where listStack[settings.list, 0]?.settings(of: settings.list) == nil {
      listStack[settings.list, 0]?.apply(settings)
    }
    listColumns = listColumns ?? theme.preferences.listColumns
  }

  /// Saves changed settings, and the selected entry.
  mutating func savePlace() -> [Effect] {
    guard remembersPlace, !squad.isLoading, !squad.hasUnreadSettings else { return [] }
    var effects: [Effect] = openList.selected.map { [.world(.savePlace($0.id))] } ?? []
    // Saving replaces all settings, also those of lists that this run lacks.
    let absent = storedSettings.filter { stored in !lists.contains { $0.id == stored.list } }
    let settings = lists.compactMap { listStack[$0.id, 0]?.settings(of: $0.id) } + absent
    if hasStarted, settings != storedSettings {
      effects.append(.world(.saveSettings(settings)))
      storedSettings = settings
    }
    if listColumns != theme.preferences.listColumns {
      theme.preferences.listColumns = listColumns
      effects.append(.world(.savePreferences(theme.preferences, terminal: theme.terminal)))
    }
    return effects
  }
}

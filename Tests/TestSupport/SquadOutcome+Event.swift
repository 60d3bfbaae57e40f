import SquadCore

extension SquadOutcome {
  /// The outcome of one request.
  package init(squad: Squad, event: SquadEvent, notice: StorageNotice? = nil) {
    self.init(squad: squad, events: [event], notice: notice)
  }
}

import SquadCore

/// What the config's `kiosk` section sets. It counts with `--kiosk` only, and only in the file that
/// `--config` names.
package struct KioskConfig: Equatable, Sendable {
  /// The operator's folder; nil: nothing is kept, and nothing is asked of services.
  package var data: String?
  /// Without a visitor's name, which only the command line has.
  package var settings = KioskSettings()

  package init() {}
}

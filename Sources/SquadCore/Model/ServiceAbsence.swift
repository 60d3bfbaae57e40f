/// Reasons that a catalogue has no live service, in squad's own words; the raw value is the reason
/// of `ServiceInfo.absent`.
package enum ServiceAbsence: String, CaseIterable, Sendable {
  case none = "no live service · showing what is here"
  case marvel = "Marvel's API closed in 2025 · SQUAD_MARVEL_URL names another server"
  case superheroes = "no address for superheroes"
  case starWars = "no address for Star Wars"
  case bitcoin = "no address for bitcoin"
}

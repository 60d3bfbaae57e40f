import OwnCatalogue
import PlainText
import SquadConfig
import SquadCore

/// Members of the squad that came from the user's own files.
extension AppDependencies {
  /// Files that members' saved records came from, by catalogue; none from a server, for which a
  /// first paint doesn't wait.
  var filesOfRecords: [CatalogueID: Set<String>] {
    store.loadsLate ? [:] : (try? store.filesOfRecords()) ?? [:]
  }

  /// The detail of a member from its saved record; nil without one.
  func memberDetail(_ id: EntryID) -> Detail? {
    let owner = EntryID(id.catalogue, String(id.path.prefix { $0 != "/" }))
    guard let record = try? store.record(owner) else { return nil }
    // The settings have the form of a config entry, which needs a file; a pipe's has none.
    let settings = record.settings.replacing(
      "{\n", with: "{\n\"file\": \"-\",\n", maxReplacements: 1)
    let reader = ConfigReader(
      Array("{ \"catalogues\": { \(settings) } }".utf8), file: "", lists: [])
    let choices = reader.config.catalogues.first?.choices ?? FieldChoices()
    guard var detail = record.detail(of: id, choices) else { return nil }
    let file = PlainText.line(record.file)
    let isRead = catalogues.contains { $0.info.id == id.catalogue && $0.isRead() }
    let origin = isRead ? strings.noLonger(in: file) : strings.saved(from: file)
    detail.attribution = "\(strings.text(of: detail.freshness)) · \(origin)"
    return detail
  }
}

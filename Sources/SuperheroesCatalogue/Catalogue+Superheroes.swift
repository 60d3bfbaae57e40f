import CatalogueKit
import HTTPKit
import SquadCore

/// The bundled heroes, of one list.
package typealias HeroBundle = BundledList<HeroRecord>
/// The hosts of superhero-api, which send all heroes in one response.
package typealias HeroService = RecordService<HeroRecord>

extension HeroService {
  /// The project's own pages, then a copy on a content delivery network.
  package static var addresses: [WebAddress] {
    [
      "https://akabab.github.io/superhero-api/api",
      "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api",
    ]
  }
}

extension Catalogue {
  /// Heroes of all publishers: bundled, and from the hosts of superhero-api.
  package static func superheroes(bundle: HeroBundle, service: HeroService? = nil) -> Catalogue {
    Catalogue(info: .superheroes(isLive: service != nil), bundle: bundle, service: service)
  }
}

extension CatalogueInfo {
  fileprivate static func superheroes(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .superheroes, title: "Superheroes",
      lists: [
        ListInfo(
          id: HeroRecord.list, title: "Heroes", recruit: "hero", sorts: HeroRecord.sorts,
          column: ListColumn("real name", isAlias: true), bundledCount: HeroRecord.bundledCount)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"),
      sendsPictures: true)
  }
}

import CatalogueKit
import HTTPKit
import SquadCore

package typealias HeroBundle = BundledList<HeroRecord>
package typealias HeroServer = RecordServer<HeroRecord>

extension HeroServer {
  /// The project's own pages, and the copy on a content network.
  package static var addresses: [WebAddress] {
    [
      "https://akabab.github.io/superhero-api/api",
      "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api",
    ]
  }
}

extension Catalogue {
  /// Heroes of every publisher, by superhero-api: from the bundle, and from its hosts.
  package static func superheroes(bundle: HeroBundle, server: HeroServer? = nil) -> Catalogue {
    Catalogue(info: .superheroes(isLive: server != nil), bundle: bundle, server: server)
  }
}

extension CatalogueInfo {
  fileprivate static func superheroes(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .superheroes, title: "Superheroes",
      lists: [
        ListInfo(
          id: HeroRecord.list, title: "Heroes", recruit: "hero",
          sorts: HeroRecord.sorts,
          column: ListColumn("real name", isAlias: true), bundledCount: HeroRecord.bundledCount)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"),
      sendsPictures: true)
  }
}

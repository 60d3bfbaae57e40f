import CatalogueKit
import SquadCore

/// superhero-api's one file, and how fresh it is.
struct HeroResponse: Restampable {
  let list: HeroList
  let freshness: Freshness

  func with(freshness: Freshness) -> HeroResponse {
    HeroResponse(list: list, freshness: freshness)
  }
}

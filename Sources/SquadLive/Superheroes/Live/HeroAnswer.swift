import SquadCore

/// superhero-api's one file, and how fresh it is.
struct HeroAnswer: Dated {
  let list: HeroList
  let freshness: Freshness

  func dated(_ freshness: Freshness) -> HeroAnswer {
    HeroAnswer(list: list, freshness: freshness)
  }
}

import CatalogueKit

/// A file of superhero-api: an array of heroes.
typealias HeroFile = RecordArray<HeroRecord>
/// The heroes of one source.
typealias HeroList = RecordList<HeroRecord>
/// superhero-api's one file, and how fresh it is.
typealias HeroResponse = RecordSnapshot<HeroRecord>

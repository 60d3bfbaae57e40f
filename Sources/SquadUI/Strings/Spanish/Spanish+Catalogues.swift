import SquadCore

/// Spanish words in what catalogues bring.
extension Spanish: CatalogueWords {
  func text(of title: ListTitle) -> String {
    switch title {
    case .characters: "Personajes"
    case .comics: "Cómics"
    case .series: "Series"
    case .stories: "Historias"
    case .events: "Eventos"
    case .heroes: "Héroes"
    case .films: "Películas"
    case .people: "Personas"
    case .currencies: "Divisas"
    }
  }

  func text(of key: SortKey) -> String {
    switch key {
    case .name: "nombre"
    case .modified: "modificación"
    case .release: "estreno"
    case .episode: "episodio"
    case .number: "número"
    case .use: "uso"
    case .code: "código"
    case .comics: "cómics"
    case .publisher: "editorial"
    case .total: "poder total"
    case .films: "películas"
    case .birth: "nacimiento"
    case .change: "cambio"
    case .intelligence: "inteligencia"
    case .strength: "fuerza"
    case .speed: "velocidad"
    case .durability: "resistencia"
    case .power: "poder"
    case .combat: "combate"
    }
  }

  func text(of head: ColumnHead) -> String {
    switch head {
    case .comics: "cómics"
    case .realName: "nombre real"
    case .cast: "episodio · reparto"
    case .homeworld: "planeta natal"
    case .price: "precio"
    case .change: "cambio %"
    case .today: "hoy %"
    }
  }

  var unknown: String { "desconocido" }
  func comics(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "cómic" : "cómics")"
  }
  func characters(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "personaje" : "personajes")"
  }
  func bundledOfThem(_ number: String, isOne: Bool) -> String {
    "\(number) de ellos \(isOne ? "incluido" : "incluidos")"
  }
  func otherComics(_ number: String, isOne: Bool) -> String {
    isOne ? "y otro cómic" : "y otros \(number) cómics"
  }
  func moreBundled(_ number: String, isOne: Bool) -> String {
    "y \(number) más \(isOne ? "incluido" : "incluidos")"
  }
  func others(_ number: String, isOne: Bool) -> String { isOne ? "y otro" : "y otros \(number)" }
  func sinceYear(_ year: Int) -> String { "\(year) – presente" }
  func digital(_ price: String) -> String { "\(price) digital" }
  func episode(_ numeral: String) -> String { "Episodio \(numeral)" }
  func noHistory(of code: String, isPending: Bool) -> String {
    "en dólares estadounidenses: \(isPending ? "aún no hay" : "no hay") historial en \(code)"
  }
}

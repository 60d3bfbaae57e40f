import SquadCore

/// Squad's own words in what catalogues bring.
extension Strings {
  package func text(of label: Label) -> String {
    switch label {
    case .lastAppearedIn: say(label.rawValue, "Última aparición en", "最近の登場作品")
    case .appearsIn: say(label.rawValue, "Aparece en", "登場作品")
    case .modified: say(label.rawValue, "Modificado", "更新日")
    case .years: say(label.rawValue, "Años", "刊行年")
    case .type: say(label.rawValue, "Tipo", "種類")
    case .rating: say(label.rawValue, "Clasificación", "レーティング")
    case .previous: say(label.rawValue, "Anterior", "前作")
    case .next: say(label.rawValue, "Siguiente", "次作")
    case .series: say(label.rawValue, "Serie", "シリーズ")
    case .issue: say(label.rawValue, "Número", "号")
    case .format: say(label.rawValue, "Formato", "形式")
    case .pages: say(label.rawValue, "Páginas", "ページ数")
    case .onSale: say(label.rawValue, "A la venta", "発売日")
    case .coverDate: say(label.rawValue, "Fecha de portada", "表紙の日付")
    case .price: say(label.rawValue, "Precio", "価格")
    case .collects: say(label.rawValue, "Recopila", "収録作品")
    case .collectedIn: say(label.rawValue, "Recopilado en", "収録先")
    case .variants: say(label.rawValue, "Variantes", "別カバー")
    case .creator: say(label.rawValue, "Autor", "作者")
    case .creators: say(label.rawValue, "Autores", "作者")
    case .start: say(label.rawValue, "Inicio", "開始")
    case .end: say(label.rawValue, "Fin", "終了")
    case .originalIssue: say(label.rawValue, "Número original", "初出")
    case .fullName: say(label.rawValue, "Nombre completo", "本名")
    case .alterEgos: say(label.rawValue, "Álter egos", "別人格")
    case .aliases: say(label.rawValue, "Alias", "別名")
    case .placeOfBirth: say(label.rawValue, "Lugar de nacimiento", "出生地")
    case .firstAppearance: say(label.rawValue, "Primera aparición", "初登場")
    case .publisher: say(label.rawValue, "Editorial", "出版社")
    case .alignment: say(label.rawValue, "Bando", "立場")
    case .gender: say(label.rawValue, "Género", "性別")
    case .race: say(label.rawValue, "Raza", "種族")
    case .height: say(label.rawValue, "Altura", "身長")
    case .weight: say(label.rawValue, "Peso", "体重")
    case .eyes: say(label.rawValue, "Ojos", "目")
    case .hair: say(label.rawValue, "Cabello", "髪")
    case .occupation: say(label.rawValue, "Ocupación", "職業")
    case .base: say(label.rawValue, "Base", "拠点")
    case .groups: say(label.rawValue, "Grupos", "所属")
    case .relatives: say(label.rawValue, "Familia", "家族")
    case .intelligence: say(label.rawValue, "Inteligencia", "知力")
    case .strength: say(label.rawValue, "Fuerza", "筋力")
    case .speed: say(label.rawValue, "Velocidad", "速さ")
    case .durability: say(label.rawValue, "Resistencia", "耐久力")
    case .power: say(label.rawValue, "Poder", "パワー")
    case .combat: say(label.rawValue, "Combate", "戦闘力")
    case .episode: say(label.rawValue, "Episodio", "エピソード")
    case .director: say(label.rawValue, "Director", "監督")
    case .producer: say(label.rawValue, "Productor", "製作")
    case .producers: say(label.rawValue, "Productores", "製作")
    case .released: say(label.rawValue, "Estreno", "公開日")
    case .mass: say(label.rawValue, "Masa", "体重")
    case .birthYear: say(label.rawValue, "Nacimiento", "生年")
    case .skin: say(label.rawValue, "Piel", "肌")
    case .homeworld: say(label.rawValue, "Planeta natal", "出身惑星")
    case .species: say(label.rawValue, "Especie", "種族")
    case .today: say(label.rawValue, "hoy", "今日")
    case .week: say(label.rawValue, "7 días", "7日間")
    case .fortnight: say(label.rawValue, "14 d", "14日間")
    }
  }
  package func text(of title: ListTitle) -> String {
    switch title {
    case .characters: say(title.rawValue, "Personajes", "キャラクター")
    case .comics: say(title.rawValue, "Cómics", "コミック")
    case .series: say(title.rawValue, "Series", "シリーズ")
    case .stories: say(title.rawValue, "Historias", "ストーリー")
    case .events: say(title.rawValue, "Eventos", "イベント")
    case .heroes: say(title.rawValue, "Héroes", "ヒーロー")
    case .films: say(title.rawValue, "Películas", "映画")
    case .people: say(title.rawValue, "Personas", "人物")
    case .currencies: say(title.rawValue, "Divisas", "通貨")
    }
  }
  package func text(of key: SortKey) -> String {
    switch key {
    case .total: say("total power", "poder total", "総合力")
    case .birth: say("birth year", "nacimiento", "生年")
    case .name: say(key.rawValue, "nombre", "名前")
    case .modified: say(key.rawValue, "modificación", "更新日")
    case .release: say(key.rawValue, "estreno", "公開日")
    case .episode: say(key.rawValue, "episodio", "エピソード")
    case .number: say(key.rawValue, "número", "番号")
    case .use: say(key.rawValue, "uso", "利用順")
    case .code: say(key.rawValue, "código", "コード")
    case .comics: say(key.rawValue, "cómics", "コミック")
    case .publisher: say(key.rawValue, "editorial", "出版社")
    case .films: say(key.rawValue, "películas", "映画")
    case .change: say(key.rawValue, "cambio", "変動率")
    case .intelligence: say(key.rawValue, "inteligencia", "知力")
    case .strength: say(key.rawValue, "fuerza", "筋力")
    case .speed: say(key.rawValue, "velocidad", "速さ")
    case .durability: say(key.rawValue, "resistencia", "耐久力")
    case .power: say(key.rawValue, "poder", "パワー")
    case .combat: say(key.rawValue, "combate", "戦闘力")
    }
  }
  package func text(of head: ColumnHead) -> String {
    switch head {
    case .comics: say(head.rawValue, "cómics", "コミック")
    case .realName: say(head.rawValue, "nombre real", "本名")
    case .cast: say(head.rawValue, "episodio · reparto", "エピソード · 登場人物")
    case .homeworld: say(head.rawValue, "planeta natal", "出身惑星")
    case .price: say(head.rawValue, "precio", "価格")
    case .change: say(head.rawValue, "cambio %", "変動率")
    case .today: say(head.rawValue, "hoy %", "今日 %")
    }
  }
  package var unknown: String { say(Phrase.unknown.description, "desconocido", "不明") }
  package func comics(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "comic" : "comics")",
      "\(number) \(isOne ? "cómic" : "cómics")",
      "コミック\(number)冊")
  }
  package func characters(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) \(isOne ? "character" : "characters")",
      "\(number) \(isOne ? "personaje" : "personajes")",
      "\(number)人")
  }
  package func bundledOfThem(_ number: String, isOne: Bool) -> String {
    say(
      "\(number) of them bundled",
      "\(number) de ellos \(isOne ? "incluido" : "incluidos")",
      "うち\(number)冊を内蔵")
  }
  package func otherComics(_ number: String, isOne: Bool) -> String {
    say(
      "and \(number) \(isOne ? "other comic" : "other comics")",
      isOne ? "y otro cómic" : "y otros \(number) cómics",
      "ほかコミック\(number)冊")
  }
  package func moreBundled(_ number: String, isOne: Bool) -> String {
    say(
      "and \(number) more bundled",
      "y \(number) más \(isOne ? "incluido" : "incluidos")",
      "ほか内蔵\(number)冊")
  }
  package func others(_ number: String, isOne: Bool) -> String {
    say(
      "and \(number) \(isOne ? "other" : "others")",
      isOne ? "y otro" : "y otros \(number)",
      "ほか\(number)人")
  }
  package func sinceYear(_ year: Int) -> String {
    say(Phrase.sinceYear(year).description, "\(year) – presente", "\(year) – 刊行中")
  }
  package func digital(_ price: String) -> String {
    say("\(price) digital", "\(price) digital", "\(price) (デジタル)")
  }
  package func episode(_ numeral: String) -> String {
    say(Phrase.episode(numeral).description, "Episodio \(numeral)", "エピソード\(numeral)")
  }
  package func noHistory(of code: String, isPending: Bool) -> String {
    say(
      Phrase.noHistory(of: code, isPending: isPending).description,
      "en dólares estadounidenses: \(isPending ? "aún no hay" : "no hay") historial en \(code)",
      isPending ? "米ドル表示: \(code) の履歴は未取得" : "米ドル表示: \(code) の履歴なし")
  }
}

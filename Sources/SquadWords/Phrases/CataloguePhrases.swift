import SquadCore

/// Labels, titles and phrases that squad itself adds to a catalogue's data.
extension Strings {
  func text(of label: Label) -> String {
    switch label {
    case .lastAppearedIn: say(label.rawValue, "Última aparición en", "最近の登場作品")
    case .appearsIn: say(label.rawValue, "Aparece en", "登場作品")
    case .modified: say(label.rawValue, "Actualizado", "更新日")
    case .years: say(label.rawValue, "Años", "刊行年")
    case .type: say(label.rawValue, "Tipo", "種類")
    case .rating: say(label.rawValue, "Clasificación", "対象年齢")
    case .previous: say(label.rawValue, "Anterior", "前作")
    case .next: say(label.rawValue, "Siguiente", "次作")
    case .series: say(label.rawValue, "Serie", "シリーズ")
    case .issue: say(label.rawValue, "Número", "号数")
    case .format: say(label.rawValue, "Formato", "形式")
    case .pages: say(label.rawValue, "Páginas", "ページ数")
    case .onSale: say(label.rawValue, "A la venta", "発売日")
    case .coverDate: say(label.rawValue, "Fecha de portada", "表紙の日付")
    case .price: say(label.rawValue, "Precio", "価格")
    case .collects: say(label.rawValue, "Recopila", "収録作品")
    case .collectedIn: say(label.rawValue, "Recopilado en", "収録先")
    case .variants: say(label.rawValue, "Variantes", "別カバー")
    case .creator: say(label.rawValue, "Autor", "クリエイター")
    case .creators: say(label.rawValue, "Autores", "クリエイター")
    case .start: say(label.rawValue, "Inicio", "開始")
    case .end: say(label.rawValue, "Fin", "終了")
    case .originalIssue: say(label.rawValue, "Número original", "初出")
    case .fullName: say(label.rawValue, "Nombre completo", "本名")
    case .alterEgos: say(label.rawValue, "Álter egos", "別の顔")
    case .aliases: say(label.rawValue, "Alias", "別名")
    case .placeOfBirth: say(label.rawValue, "Lugar de nacimiento", "出生地")
    case .firstAppearance: say(label.rawValue, "Primera aparición", "初登場")
    case .publisher: say(label.rawValue, "Editorial", "出版社")
    case .alignment: say(label.rawValue, "Bando", "立場")
    case .gender: say(label.rawValue, "Género", "性別")
    case .race: say(label.rawValue, "Raza", "種族")
    case .height: say(label.rawValue, "Altura", "身長")
    case .weight: say(label.rawValue, "Peso", "体重")
    case .eyes: say(label.rawValue, "Color de ojos", "目")
    case .hair: say(label.rawValue, "Color de pelo", "髪")
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
    case .skin: say(label.rawValue, "Color de piel", "肌")
    case .homeworld: say(label.rawValue, "Planeta natal", "出身惑星")
    case .species: say(label.rawValue, "Especie", "種族")
    case .sameWorld: say(label.rawValue, "Del mismo planeta", "同じ惑星の出身")
    case .sameFilm: say(label.rawValue, "En la misma película", "同じ映画の登場人物")
    case .filled: say(label.rawValue, "Con valor", "値あり")
    case .line: say(label.rawValue, "Línea", "行")
    case .column: say(label.rawValue, "Columna", "列")
    case .reason: say(label.rawValue, "Motivo", "理由")
    case .today: say(label.rawValue, "hoy", "今日")
    case .week: say(label.rawValue, "7 días", "7日間")
    case .fortnight: say(label.rawValue, "14 días", "14日間")
    }
  }
  func text(of title: ListTitle) -> String {
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
    case .fields: say(title.rawValue, "Campos", "フィールド")
    case .records: say(title.rawValue, "Registros", "レコード")
    case .unreadable: say(title.rawValue, "Ilegibles", "読み取れない行")
    }
  }
  func text(of key: SortKey) -> String {
    switch key {
    case .file: say("file order", "orden del archivo", "ファイル順")
    case .total: say("total power", "poder total", "総合力")
    case .birth: say("birth year", "nacimiento", "生年")
    case .name: say(key.rawValue, "nombre", "名前")
    case .modified: say(key.rawValue, "actualización", "更新日")
    case .release: say(key.rawValue, "estreno", "公開日")
    case .episode: say(key.rawValue, "episodio", "エピソード")
    case .number: say(key.rawValue, "número", "番号")
    case .use: say(key.rawValue, "uso", "利用度")
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
  func text(of head: ColumnHead) -> String {
    switch head {
    case .comics: say(head.rawValue, "cómics", "コミック")
    case .realName: say(head.rawValue, "nombre real", "本名")
    case .cast: say(head.rawValue, "episodio · reparto", "エピソード · 登場人物")
    case .homeworld: say(head.rawValue, "planeta natal", "出身惑星")
    case .price: say(head.rawValue, "precio", "価格")
    case .change: say(head.rawValue, "cambio %", "変動率 %")
    case .today: say(head.rawValue, "hoy %", "今日 %")
    }
  }
  var unknown: String { say(Phrase.unknown.description, "desconocido", "不明") }

  func text(of phrase: Phrase) -> String {
    switch phrase {
    case .unknown: unknown
    case .number(let number): self.number(number)
    case .measure(let text):
      text.split(separator: " ").map { spelled(measure: $0) }.joined(separator: " ")
    case .comics(let count): comics(count)
    case .characters(let count):
      self.count(count, ("character", "characters"), ("personaje", "personajes"), "人")
    case .bundled(let count): bundled(count, in: "comics")
    case .bundledOfThem(let count):
      say(
        "\(number(count)) of them bundled",
        "\(number(count)) de ellos \(count == 1 ? "incluido" : "incluidos")",
        "うち\(number(count))冊を内蔵")
    case .otherComics(let count):
      say(
        "and \(self.count(count, "other comic", "other comics"))",
        count == 1 ? "y otro cómic" : "y otros \(number(count)) cómics",
        "ほかコミック\(number(count))冊")
    case .bundledOfUnknown(let count):
      say(
        "\(number(count)) bundled of an unknown number",
        "\(self.count(count, "incluido", "incluidos")) de un número desconocido",
        "内蔵\(number(count))冊 (総数は不明)")
    case .others(let count): further(count)
    case .day(let day): text(of: day)
    case .month(let day): self.text(ofMonth: day)
    case .sinceYear(let year):
      say(phrase.description, "\(year) – presente", "\(year) – 刊行中")
    case .dollars(let cents, let isDigital): dollars(cents, isDigital: isDigital)
    case .episode(let numeral): say(phrase.description, "Episodio \(numeral)", "エピソード\(numeral)")
    case .noHistory(let code, let isPending):
      say(
        phrase.description,
        "en dólares estadounidenses: \(isPending ? "aún no hay" : "no hay") historial en \(code)",
        isPending ? "米ドル表示: \(code) の履歴は未取得" : "米ドル表示: \(code) の履歴なし")
    case .credit(let day):
      say(
        "Names: Marvel. Facts: squad, \(text(of: day)).",
        "Nombres: Marvel. Datos: squad, \(text(of: day)).",
        "名称: Marvel。データ: squad、\(text(of: day))。")
    }
  }

  func comics(_ count: Int) -> String {
    say(
      self.count(count, "comic", "comics"), self.count(count, "cómic", "cómics"),
      "コミック\(number(count))冊")
  }

  /// `and 27 others`, after the rows that are listed.
  package func further(_ rows: Int) -> String {
    say(
      "and \(count(rows, "other", "others"))", rows == 1 ? "y otro" : "y otros \(number(rows))",
      "ほか\(number(rows))人")
  }

  private func spelled(measure word: Substring) -> String {
    word.utf8.contains(UInt8(ascii: ",")) ? spelled(String(word)) : String(word)
  }

  private func dollars(_ cents: Int, isDigital: Bool) -> String {
    let amount = Amount(millionths: Int64(cents) * 10_000)
    let price = money(self.amount(amount, places: 2), "$")
    return isDigital ? say("\(price) digital", "\(price) digital", "\(price) (デジタル)") : price
  }
}

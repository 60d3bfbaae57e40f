import SquadCore

/// Japanese words in what catalogues bring.
extension Japanese: CatalogueWords {
  func text(of title: ListTitle) -> String {
    switch title {
    case .characters: "キャラクター"
    case .comics: "コミック"
    case .series: "シリーズ"
    case .stories: "ストーリー"
    case .events: "イベント"
    case .heroes: "ヒーロー"
    case .films: "映画"
    case .people: "人物"
    case .currencies: "通貨"
    }
  }

  func text(of key: SortKey) -> String {
    switch key {
    case .name: "名前"
    case .modified: "更新日"
    case .release: "公開日"
    case .episode: "エピソード"
    case .number: "番号"
    case .use: "利用順"
    case .code: "コード"
    case .comics: "コミック"
    case .publisher: "出版社"
    case .total: "総合力"
    case .films: "映画"
    case .birth: "生年"
    case .change: "変動率"
    case .intelligence: "知力"
    case .strength: "筋力"
    case .speed: "速さ"
    case .durability: "耐久力"
    case .power: "パワー"
    case .combat: "戦闘力"
    }
  }

  func text(of head: ColumnHead) -> String {
    switch head {
    case .comics: "コミック"
    case .realName: "本名"
    case .cast: "エピソード · 登場人物"
    case .homeworld: "出身惑星"
    case .price: "価格"
    case .change: "変動率"
    case .today: "今日 %"
    }
  }

  var unknown: String { "不明" }
  func comics(_ number: String, isOne: Bool) -> String { "コミック\(number)冊" }
  func characters(_ number: String, isOne: Bool) -> String { "\(number)人" }
  func bundledOfThem(_ number: String, isOne: Bool) -> String { "うち\(number)冊を内蔵" }
  func otherComics(_ number: String, isOne: Bool) -> String { "ほかコミック\(number)冊" }
  func moreBundled(_ number: String, isOne: Bool) -> String { "ほか内蔵\(number)冊" }
  func others(_ number: String, isOne: Bool) -> String { "ほか\(number)人" }
  func sinceYear(_ year: Int) -> String { "\(year) – 刊行中" }
  func digital(_ price: String) -> String { "\(price) (デジタル)" }
  func episode(_ numeral: String) -> String { "エピソード\(numeral)" }
  func noHistory(of code: String, isPending: Bool) -> String {
    isPending ? "米ドル表示: \(code) の履歴は未取得" : "米ドル表示: \(code) の履歴なし"
  }
}

/// Translations of looks, origins and sides, which services send in English.
enum TraitWords {
  /// Keyed by the English word in small letters.
  private static let table: [String: (spanish: String, japanese: String)] = [
    "male": ("masculino", "男性"), "female": ("femenino", "女性"),
    "hermaphrodite": ("hermafrodita", "雌雄同体"), "none": ("ninguno", "なし"),

    "good": ("bueno", "善"), "bad": ("malo", "悪"), "neutral": ("neutral", "中立"),

    "amber": ("ámbar", "琥珀色"), "auburn": ("caoba", "赤褐色"), "black": ("negro", "黒"),
    "blond": ("rubio", "金髪"), "blonde": ("rubio", "金髪"), "blue": ("azul", "青"),
    "brown": ("marrón", "茶色"), "gold": ("dorado", "金色"), "green": ("verde", "緑"),
    "grey": ("gris", "灰色"), "hazel": ("avellana", "薄茶色"), "indigo": ("índigo", "藍色"),
    "magenta": ("magenta", "赤紫"), "no hair": ("sin pelo", "髪なし"),
    "orange": ("naranja", "オレンジ色"), "pink": ("rosa", "ピンク"), "purple": ("morado", "紫"),
    "red": ("rojo", "赤"), "silver": ("plateado", "銀色"),
    "strawberry blond": ("rubio rojizo", "赤みのある金髪"), "violet": ("violeta", "すみれ色"),
    "white": ("blanco", "白"), "yellow": ("amarillo", "黄色"), "dark": ("oscuro", "暗い色"),
    "fair": ("claro", "色白"), "light": ("claro", "明るい色"), "metal": ("metálico", "金属"),
    "pale": ("pálido", "青白い"), "tan": ("bronceado", "小麦色"),

    "alien": ("alienígena", "異星人"), "altered": ("alterado", "改造"),
    "amazon": ("amazona", "アマゾン族"), "android": ("androide", "アンドロイド"),
    "animal": ("animal", "動物"), "asgardian": ("asgardiano", "アスガルド人"),
    "atlantean": ("atlante", "アトランティス人"), "clone": ("clon", "クローン"),
    "cosmic": ("cósmico", "宇宙的存在"), "cosmic entity": ("entidad cósmica", "宇宙的存在"),
    "cyborg": ("cíborg", "サイボーグ"), "demi-god": ("semidiós", "半神"),
    "demon": ("demonio", "悪魔"), "eternal": ("eterno", "エターナル"),
    "frost giant": ("gigante de hielo", "霜の巨人"), "god": ("dios", "神"),
    "gorilla": ("gorila", "ゴリラ"), "human": ("humano", "人間"),
    "inhuman": ("inhumano", "インヒューマン"), "kaiju": ("kaiju", "怪獣"),
    "kryptonian": ("kryptoniano", "クリプトン人"), "martian": ("marciano", "火星人"),
    "metahuman": ("metahumano", "メタヒューマン"), "mutant": ("mutante", "ミュータント"),
    "new god": ("nuevo dios", "ニューゴッド"), "radiation": ("radiación", "放射線"),
    "saiyan": ("saiyajin", "サイヤ人"), "symbiote": ("simbionte", "シンビオート"),
    "vampire": ("vampiro", "吸血鬼"), "zombie": ("zombi", "ゾンビ"),
  ]

  /// `Blue`, `Human / Clone`, `brown, grey` in a language; nil in English, and if one of the words
  /// is unknown, so that a value never mixes languages.
  ///
  /// - Parameter isFeminine: whether the words are about a woman: `buena`, `Humana`.
  static func text(
    of value: String, in language: Language, isFeminine: Bool = false
  ) -> String? {
    let separator = [" / ", ", "].first { value.contains($0) } ?? ", "
    let ownSeparator = separator == ", " && language == .japanese ? "、" : separator
    let parts = value.split(separator: separator, omittingEmptySubsequences: false)
    let known = parts.compactMap { part in table[part.lowercased()].map { (part, $0) } }
    guard language != .english, known.count == parts.count else { return nil }
    return known.map { part, words in
      let spanish = isFeminine ? feminine(words.spanish) : words.spanish
      let word = language == .spanish ? spanish : words.japanese
      return part.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }.joined(separator: ownSeparator)
  }

  private static func feminine(_ word: String) -> String {
    switch word {
    case "dios": "diosa"
    case "semidiós": "semidiosa"
    case "nuevo dios": "nueva diosa"
    case "demonio", "gigante de hielo": word
    default: word.hasSuffix("o") ? "\(word.dropLast())a" : word
    }
  }
}

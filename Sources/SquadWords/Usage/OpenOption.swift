/// An option of `squad open`; the raw value is its name.
package enum OpenOption: String, CaseIterable, Sendable {
  case select = "--select"
  case multi = "--multi"
  case query = "--query"
  case selectOne = "--select-1"
  case exitZero = "--exit-0"
  case filter = "--filter"
  case limit = "--limit"
  case output = "--output"
  case print0 = "--print0"
  case explain = "--explain"
  case format = "--format"
  case delimiter = "--delimiter"
  case noHeader = "--no-header"
  case encoding = "--encoding"
  case at = "--at"
  case skip = "--skip"
  case read0 = "--read0"
  case id = "--id"
  case title = "--title"
  case subtitle = "--subtitle"
  case group = "--group"
  case picture = "--picture"
  case link = "--link"
  case text = "--text"
  case searchIn = "--search-in"
  case show = "--show"
  case hide = "--hide"
  case sort = "--sort"
  case name = "--name"
  case only = "--only"
  case follow = "--follow"

  /// Every name, short ones too.
  package static let names = allCases.map(\.rawValue) + shortNames.map(\.name)

  private static let shortNames: [(name: String, option: OpenOption)] = [
    ("-o", .output), ("-d", .delimiter), ("-m", .multi), ("-q", .query), ("-1", .selectOne),
    ("-0", .exitZero),
  ]

  /// The option with this name, long or short; nil for any other name.
  package init?(name: String) {
    if let short = Self.shortNames.first(where: { $0.name == name }) {
      self = short.option
    } else {
      self.init(rawValue: name)
    }
  }

  /// Whether a value follows its name.
  package var takesValue: Bool { placeholder != nil }

  /// The option with a placeholder for its value.
  var syntax: String {
    switch self {
    case .filter: "\(rawValue) TEXT"
    case .limit, .skip: "\(rawValue) N"
    case .output: "\(rawValue) FORMAT, -o"
    case .select, .print0, .explain, .noHeader, .read0, .only, .follow: rawValue
    case .multi: "\(rawValue), -m"
    case .selectOne: "\(rawValue), -1"
    case .exitZero: "\(rawValue), -0"
    case .query: "\(rawValue) TEXT, -q"
    case .format: "\(rawValue) FORMAT"
    case .delimiter: "\(rawValue) C, -d"
    case .encoding: "\(rawValue) CODE"
    case .at: "\(rawValue) PATH"
    case .id, .title, .subtitle, .group, .picture, .link, .text: "\(rawValue) FIELD"
    case .searchIn, .show, .hide: "\(rawValue) FIELD,…"
    case .sort: "\(rawValue) FIELD"
    case .name: "\(rawValue) NAME"
    }
  }
}

extension OpenOption {
  /// The placeholder of its value; nil for a flag.
  package var placeholder: String? { syntax.placeholder(after: rawValue) }
}

extension Strings {
  /// `no other tabs`, the option's purpose in `squad help open`.
  package func purpose(of option: OpenOption) -> String {
    switch option {
    case .select:
      say(
        "choose on the screen and print it: Enter prints, Esc cancels",
        "elegir en pantalla y mostrarlo: Enter imprime, Esc cancela",
        "画面で選んで出力 (Enter で出力、Esc で中止)")
    case .multi:
      say(
        "with --select: mark any number with Space or Tab",
        "con --select: marcar varios con Espacio o Tab",
        "--select で Space か Tab を使い複数を選択")
    case .query:
      say(
        "search for TEXT at first", "buscar TEXT al empezar", "最初に TEXT を検索")
    case .selectOne:
      say(
        "with --select: print the only match without a screen",
        "con --select: mostrar sin pantalla la única coincidencia",
        "--select で一致が1件なら画面なしで出力")
    case .exitZero:
      say(
        "with --select: exit with 1 without a screen if nothing matches",
        "con --select: salir con 1 sin pantalla si nada coincide",
        "--select で一致がなければ画面なしでステータス 1 で終了")
    case .filter:
      say(
        "print all that matches TEXT, best first; '' prints everything",
        "mostrar lo que coincide con TEXT, lo mejor primero; '' muestra todo",
        "TEXT に一致するものを、よく一致する順に表示 ('' はすべて)")
    case .limit:
      say(
        "read at most N records; with --filter, print at most N",
        "leer como máximo N registros; con --filter, mostrar como máximo N",
        "最大 N 件を読み取る。--filter では最大 N 件を表示")
    case .output:
      say(
        "record (as it stands, open's default), csv, json, id, ref (NAME/ID), title, tsv, or a"
          + " field: '{name} <{email}>'",
        "record (tal cual, por defecto en open), csv, json, id, ref (NAME/ID), title, tsv o un"
          + " campo: '{name} <{email}>'",
        "record (元のまま、open の既定)、csv、json、id、ref (NAME/ID)、title、tsv、またはフィールド:"
          + " '{name} <{email}>'")
    case .print0:
      say(
        "end each with NUL instead of a newline",
        "terminar cada uno con NUL en vez de salto de línea",
        "改行の代わりに NUL で区切る")
    case .explain:
      say(
        "print what was guessed, as an entry for the config",
        "mostrar lo deducido, como entrada para la configuración",
        "推測した内容を設定の項目として表示")
    case .format:
      say(
        "json, jsonl, csv, tsv, lines or columns (as of ps), instead of guessing",
        "json, jsonl, csv, tsv, lines o columns (como ps), en vez de deducirlo",
        "推測せずに json、jsonl、csv、tsv、lines、columns (ps など) のいずれかとして読む")
    case .delimiter:
      say(
        "separate cells by one character, or by \\t", "separar celdas con un carácter, o con \\t",
        "セルの区切り文字 (1文字または \\t)")
    case .noHeader:
      say(
        "name columns column 1, column 2 …", "llamar a las columnas column 1, column 2…",
        "列名を column 1、column 2 … とする")
    case .encoding:
      say(
        "utf-8, utf-16 or latin1 (Windows-1252)", "utf-8, utf-16 o latin1 (Windows-1252)",
        "utf-8、utf-16、latin1 (Windows-1252)")
    case .at:
      say(
        "read the records there: items, a[].b; . makes the whole file one record",
        "leer ahí los registros: items, a[].b; con . el archivo es un solo registro",
        "レコードの場所: items、a[].b (. はファイル全体を1件とする)")
    case .skip:
      say(
        "leave out N lines before the header", "omitir N líneas antes del encabezado",
        "ヘッダーの前の N 行を飛ばす")
    case .read0:
      say(
        "records end in NUL (find -print0)", "los registros terminan en NUL (find -print0)",
        "レコードの終わりは NUL (find -print0)")
    case .id: say("the id, instead of guessing", "el id, en vez de deducirlo", "推測せずに ID とする")
    case .title:
      say(
        "the title: name, '{first} {last}'", "el título: name, '{first} {last}'",
        "タイトル: name、'{first} {last}'")
    case .subtitle:
      say(
        "the text beside the title; '' none", "el texto junto al título; '' ninguno",
        "タイトルの横の文字列 ('' はなし)")
    case .group: say("the field that groups rows", "el campo que agrupa las filas", "行をまとめるフィールド")
    case .picture:
      say("the address of a picture", "la dirección de una imagen", "画像のアドレス")
    case .link: say("the address of a link", "la dirección de un enlace", "リンクのアドレス")
    case .text: say("the long text", "el texto largo", "長い文章")
    case .searchIn:
      say(
        "fields that are searched besides the title", "campos donde buscar además del título",
        "タイトル以外に検索するフィールド")
    case .show:
      say(
        "only these facts in the detail, in this order",
        "solo estos datos en el detalle, en este orden",
        "詳細に表示するフィールドとその順序")
    case .hide:
      say("leave out these facts", "omitir estos datos", "詳細に表示しないフィールド")
    case .sort:
      say(
        "sort by FIELD; -FIELD reverses the order",
        "ordenar por FIELD; -FIELD invierte el orden",
        "FIELD で並べ替え (-FIELD は逆順)")
    case .only:
      say("no other tabs", "sin otras pestañas", "他のタブを開かない")
    case .follow:
      say(
        "keep reading a file that grows", "seguir leyendo un archivo que crece",
        "増えていくファイルを読み続ける")
    case .name:
      say(
        "NAME of NAME/ID, instead of the file's", "NAME de NAME/ID, en vez del nombre del archivo",
        "NAME/ID の NAME (既定はファイル名)")
    }
  }
}

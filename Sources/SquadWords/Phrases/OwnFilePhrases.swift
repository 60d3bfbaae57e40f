import PlainText
import SquadCore

extension Strings {
  /// `file` is as it was named; `-` is standard input.
  package func text(of problem: OwnFileError, in file: String) -> String {
    let isInput = file == "-"
    let name = name(ofFile: file)
    switch problem {
    case .noSuchFile:
      return say("\(name): no such file", "\(name): no existe", "\(name): ファイルがありません")
    case .permissionDenied:
      return say(
        "\(name): permission denied", "\(name): permiso denegado", "\(name): 読み取る権限がありません")
    case .directory:
      return say(
        "\(name) is a folder · name a file in it",
        "\(name) es una carpeta · indica un archivo de ella",
        "\(name) はフォルダーです · 中のファイルを指定してください")
    case .unreadable:
      return say(
        "\(name) can't be read · some-command | squad open -",
        "\(name) no se puede leer · algún-comando | squad open -",
        "\(name) を読み取れません · コマンド | squad open -")
    case .empty: return say("\(name) is empty", "\(name): no hay datos", "\(name) は空です")
    case .compressed:
      let way = isInput ? "… | zcat | squad open -" : "zcat \(file) | squad open -"
      return say(
        "\(name) is compressed", "\(name): datos comprimidos", "\(name) は圧縮されています")
        + " · \(way)"
    case .noRecords:
      return say(
        "\(name) holds no records", "\(name): no hay registros", "\(name) にレコードがありません")
        + " · --at PATH"
    case .notUTF8(let line, let column):
      let position = lineAndColumn(line, column)
      return say(
        "\(name): not UTF-8 at \(position) · --encoding latin1, or iconv -f latin1 -t utf-8",
        "\(name): no es UTF-8 en la \(position) · --encoding latin1, o iconv -f latin1 -t utf-8",
        "\(name): \(position)は UTF-8 ではありません · --encoding latin1 または"
          + " iconv -f latin1 -t utf-8")
    case .broken(let reason, let line, let column):
      let position = lineAndColumn(line, column)
      let syntax = text(ofSyntax: reason)
      return say(
        "\(name): \(syntax) at \(position)", "\(name): \(syntax) en la \(position)",
        "\(name): \(position): \(syntax)")
    case .noField(let field, let nearest):
      return say(
        "\(name) has no field \(cited(field))", "\(name) no tiene el campo \(cited(field))",
        "\(name) に\(cited(field))というフィールドはありません")
        + (nearest.map {
          say(", ", " · ", " · ") + didYouMean(say("\"\($0)\"", "«\($0)»", "「\($0)」"))
        } ?? "")
    case .invalidField(let setting):
      let problem = ConfigError.wrong(setting: setting, takes: .fields)
      return text(of: ConfigMistake(file: name, position: nil, problem: problem))
    case .needsPipe:
      return say(
        "squad open - reads a pipe: some-command | squad open -",
        "squad open - lee de una tubería: algún-comando | squad open -",
        "squad open - はパイプから読み取ります: コマンド | squad open -")
    case .changed:
      return say("\(name) has changed", "\(name) ha cambiado", "\(name) は変更されています")
        + (key(.refresh).map {
          " · " + say("\($0) reads it again", "\($0) vuelve a leerlo", "\($0) で読み直します")
        } ?? say(" · try again", " · reinténtalo", " · 再試行してください"))
    case .gone: return say("\(name) is gone", "\(name) ya no existe", "\(name) はなくなりました")
    }
  }

  /// How a file was read: `records at plugins, keyed by name · title name · subtitle sector ·
  /// id symbol · 503 rows · : fields changes it`. `rows` is nil while it is read.
  func text(of file: FileFacts, rows: Int?) -> String {
    var parts = [file.missing.map { text(of: $0, in: file.name) }].compactMap(\.self)
    if let records = file.records {
      let location = say("records at \(records)", "registros en \(records)", "レコード: \(records)")
      let keyed = say(", keyed by name", ", con su nombre como clave", " (名前がキー)")
      parts.append(location + (file.isKeyed ? keyed : ""))
    }
    if file.linesAbove > 0 {
      parts.append(
        say(
          "\(count(file.linesAbove, "line", "lines")) above the header",
          "\(count(file.linesAbove, "línea", "líneas")) antes del encabezado",
          "ヘッダーの上に\(number(file.linesAbove))行"))
    }
    if let title = file.title { parts.append(say("title", "título", "タイトル") + " \(title)") }
    if let subtitle = file.subtitle {
      parts.append(say("subtitle", "subtítulo", "サブタイトル") + " \(subtitle)")
    }
    if let id = file.id { parts.append("id \(id)") }
    if file.repeatedIDs > 0 {
      parts.append(
        say(
          file.repeatedIDs == 1
            ? "1 id stands twice" : "\(number(file.repeatedIDs)) ids stand twice",
          "\(count(file.repeatedIDs, "id repetido", "ids repetidos"))",
          "重複する id \(number(file.repeatedIDs))件"))
    }
    if let rows { parts.append(self.rows(rows)) }
    if let palette = key(.palette) {
      parts.append(
        say(
          "\(palette) fields changes it", "\(palette) campos lo cambia",
          "\(palette) フィールド で変更"))
    }
    return parts.joined(separator: " · ")
  }

  /// The parts of a file that its list lacks: `3 could not be read · : unreadable lists them`,
  /// `12 uneven`, `1 not UTF-8`, `stopped at 4 GiB`; nil if it has all. `count` is the number of
  /// records that could not be read, `columns` the available width.
  func missing(of file: FileFacts, unreadable count: Int, _ columns: Int) -> String? {
    var parts: [String] = []
    if count > 0 {
      parts.append(unreadable(count))
      if let palette = key(.palette) {
        let advice = say(
          "\(palette) unreadable lists \(count == 1 ? "it" : "them")",
          "\(palette) ilegibles \(count == 1 ? "lo" : "los") muestra",
          "\(palette) 読み取れない行 で一覧")
        let fits = PlainText.width(of: "\(parts[0]) · \(advice)") <= columns
        parts = fits ? parts + [advice] : [narrowAdvice(palette, count)]
      }
    }
    if file.uneven > 0 {
      parts.append(
        say(
          "\(number(file.uneven)) uneven", self.count(file.uneven, "irregular", "irregulares"),
          "列数の違う行 \(number(file.uneven))行"))
    }
    if file.unclosedQuotes > 0 {
      parts.append(
        say(
          self.count(file.unclosedQuotes, "open quote", "open quotes"),
          self.count(file.unclosedQuotes, "comilla sin cerrar", "comillas sin cerrar"),
          "閉じていない引用符 \(number(file.unclosedQuotes))件"))
    }
    if file.replaced > 0 {
      parts.append(
        say(
          "\(number(file.replaced)) not UTF-8",
          self.count(file.replaced, "no es UTF-8", "no son UTF-8"),
          "UTF-8 でない行 \(number(file.replaced))行"))
    }
    if let limit = file.gibibytesRead {
      parts.append(
        say("stopped at \(limit) GiB", "detenido a los \(limit) GiB", "\(limit) GiB で停止"))
    }
    if let limit = file.rowLimit {
      parts.append(
        say(
          "\(number(limit)) rows is the most", "\(number(limit)) filas como máximo",
          "\(number(limit))行が上限"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// `: unreadable lists 3`
  private func narrowAdvice(_ palette: String, _ count: Int) -> String {
    say(
      "\(palette) unreadable lists \(number(count))",
      "\(palette) ilegibles muestra \(number(count))",
      "\(palette) 読み取れない行 で\(number(count))件を一覧")
  }

  /// `Show only Industrials (70)`
  package func showOnly(_ group: FileFacts.Group) -> String {
    let value = "\(PlainText.line(group.value)) (\(number(group.count)))"
    return say("Show only \(value)", "Mostrar solo \(value)", "\(value) だけを表示")
  }

  /// The attribution of a member's record whose file isn't open.
  package func saved(from file: String) -> String {
    let name = name(ofFile: file)
    return say("kept from \(name)", "guardado de \(name)", "\(name) から保存")
  }

  /// The attribution of a member's record that is gone from its file.
  package func noLonger(in file: String) -> String {
    let name = name(ofFile: file.split(separator: "/").last.map(String.init) ?? file)
    return say("no longer in \(name)", "ya no está en \(name)", "\(name) にはもうありません")
  }

  /// In place of a file's rows, until its first record is read.
  package func reading(_ file: String) -> String {
    let name = name(ofFile: file)
    return say("reading \(name)", "leyendo \(name)", "\(name) を読み込み中")
  }

  func name(ofFile file: String) -> String {
    file == "-" ? say("standard input", "la entrada estándar", "標準入力") : file
  }

  private func lineAndColumn(_ line: Int, _ column: Int) -> String {
    let (line, column) = (number(line), number(column))
    return say(
      "line \(line), column \(column)", "línea \(line), columna \(column)",
      "\(line)行目\(column)文字目")
  }

  /// `people.csv: 3 could not be read`
  package func unreadableRecords(_ count: Int, in file: String) -> String {
    "\(name(ofFile: file)): \(unreadable(count))"
  }

  /// `people.csv: stopped at 4 GiB`
  package func stopped(atGiB limit: Int, in file: String) -> String {
    let file = name(ofFile: file)
    return say(
      "\(file): stopped at \(limit) GiB", "\(file): lectura detenida a los \(limit) GiB",
      "\(file): \(limit) GiB で読み取りを止めました")
  }

  /// `people.csv: 4,000,000 rows · 4,000,000 is the most`
  package func rowLimitReached(_ count: Int, of limit: Int, in file: String) -> String {
    let (file, rows, limit) = (name(ofFile: file), number(count), number(limit))
    return say(
      "\(file): \(rows) rows · \(limit) is the most",
      "\(file): \(rows) filas · \(limit) es el máximo", "\(file): \(rows)行 · \(limit)行が上限です")
  }
}

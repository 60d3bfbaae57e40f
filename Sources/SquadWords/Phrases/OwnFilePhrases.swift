import SquadCore

extension Strings {
  /// - Parameter file: as it was named; `-` is standard input.
  package func text(of problem: OwnFileProblem, in file: String) -> String {
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
      let place = place(line, column)
      return say(
        "\(name): not UTF-8 at \(place) · --encoding latin1, or iconv -f latin1 -t utf-8",
        "\(name): no es UTF-8 en la \(place) · --encoding latin1, o iconv -f latin1 -t utf-8",
        "\(name): \(place)は UTF-8 ではありません · --encoding latin1 または"
          + " iconv -f latin1 -t utf-8")
    case .broken(let reason, let line, let column):
      let place = place(line, column)
      let syntax = text(ofSyntax: reason)
      return say(
        "\(name): \(syntax) at \(place)", "\(name): \(syntax) en la \(place)",
        "\(name): \(place): \(syntax)")
    case .recordTooLong(let line):
      return say(
        "\(name): a record of more than 16 MiB at line \(number(line))",
        "\(name): un registro de más de 16 MiB en la línea \(number(line))",
        "\(name): \(number(line))行目のレコードが 16 MiB を超えています")
    case .noField(let field, let nearest):
      return say(
        "\(name) has no field \(cited(field))", "\(name) no tiene el campo \(cited(field))",
        "\(name) に\(cited(field))というフィールドはありません")
        + (nearest.map {
          say(", ", " · ", " · ") + didYouMean(say("\"\($0)\"", "«\($0)»", "「\($0)」"))
        }
          ?? "")
    case .needsPipe:
      return say(
        "squad open - reads a pipe: some-command | squad open -",
        "squad open - lee de una tubería: algún-comando | squad open -",
        "squad open - はパイプから読み取ります: コマンド | squad open -")
    case .changed:
      return say("\(name) has changed", "\(name) ha cambiado", "\(name) は変更されています")
        + (key(.refresh).map {
          " · " + say("\($0) reads it again", "\($0) vuelve a leerlo", "\($0) で読み直します")
        } ?? "")
    case .gone: return say("\(name) is gone", "\(name) ya no existe", "\(name) はなくなりました")
    }
  }

  /// The attribution of a member's record whose file isn't open.
  package func kept(from file: String) -> String {
    say("kept from \(file)", "guardado de \(file)", "\(file) から保存")
  }

  /// The attribution of a member's record that its file doesn't have any more.
  package func noLonger(in file: String) -> String {
    say("no longer in \(file)", "ya no está en \(file)", "\(file) にはもうありません")
  }

  private func name(ofFile file: String) -> String {
    file == "-" ? say("standard input", "la entrada estándar", "標準入力") : file
  }

  private func place(_ line: Int, _ column: Int) -> String {
    let (line, column) = (number(line), number(column))
    return say(
      "line \(line), column \(column)", "línea \(line), columna \(column)",
      "\(line)行目\(column)文字目")
  }

  /// `people.csv: 3 could not be read`
  package func unreadableRecords(_ count: Int, in file: String) -> String {
    let (file, number) = (name(ofFile: file), number(count))
    return say(
      "\(file): \(number) could not be read", "\(file): \(number) no se pudieron leer",
      "\(file): \(number)件を読み取れませんでした")
  }

  /// `people.csv: stopped at 4 GiB`
  package func stopped(atGiB limit: Int, in file: String) -> String {
    let file = name(ofFile: file)
    return say(
      "\(file): stopped at \(limit) GiB", "\(file): lectura detenida a los \(limit) GiB",
      "\(file): \(limit) GiB で読み取りを止めました")
  }

  /// `people.csv: 4,000,000 rows · 4,000,000 is the most`
  package func mostRows(_ count: Int, of limit: Int, in file: String) -> String {
    let (file, rows, limit) = (name(ofFile: file), number(count), number(limit))
    return say(
      "\(file): \(rows) rows · \(limit) is the most",
      "\(file): \(rows) filas · \(limit) es el máximo", "\(file): \(rows)行 · \(limit)行が上限です")
  }
}

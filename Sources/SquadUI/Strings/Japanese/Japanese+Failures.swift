import SquadCore

/// Japanese words about failures.
extension Japanese: FailureWords {
  var crashed: String {
    "squad が異常終了しました · もう一度起動してください。保存した内容は失われていません"
  }
  var readOnly: String {
    "チームのファイルに書き込めません · フォルダーの権限を確認してください"
  }
  func unopenable(_ path: String, _ reason: String) -> String {
    "\(path) を開けません: \(reason)"
  }
  var readOnlyDisk: String { "ディスクは読み取り専用です" }
  var noHome: String { "HOME が設定されていません" }
  func setsHome(_ option: String) -> String { "設定するか、\(option) でフォルダーを指定" }
  func namesAnotherFolder(_ option: String) -> String { "\(option) で別のフォルダーを指定" }
  var diskFull: String { "ディスクに空きがありません · 空きを作って再試行してください" }
  var sizeLimit: String {
    "ファイルを大きくできません (ulimit -f) · 上限を上げて再試行してください"
  }
  var tooManyFiles: String { "開いているファイルが多すぎます · 上限は ulimit -n で設定" }
  var fileInUse: String { "別のプログラムがファイルを使用中です" }
  var tryAgain: String { "再試行してください" }
  var tooManySquads: String { "同じアドレスからの新しいチームが多すぎます · 1時間後にもう一度お試しください" }
  func squadFull(_ limit: String) -> String {
    "ここではチームは最大 \(limit) 人 · 先に誰かを外してください"
  }
  var newerFile: String {
    "チームのファイルは新しい版の squad のものです · squad を更新してください"
  }
  func unusableFile(_ reason: String) -> String {
    "チームのファイルを使えません: \(reason)"
  }
  func text(of reason: StorageReason) -> String {
    switch reason {
    case .namedPipe: "名前付きパイプです"
    case .socket: "ソケットです"
    case .device: "デバイスです"
    case .brokenLink: "リンク先のないシンボリックリンクです"
    case .foreign: "別のプログラムのファイルです"
    case .disappeared: "ファイルがなくなりました"
    case .quitting: "squad を終了中です"
    }
  }
  func unknownCatalogue(_ name: String) -> String {
    "カタログ「\(name)」はありません · squad --help を参照"
  }
  func unknownList(_ name: String) -> String {
    "リスト「\(name)」はありません · squad --help を参照"
  }
  func noEntry(_ id: String, list: String) -> String {
    "\(id) はありません · squad list \(list) を参照"
  }
  func notBundled(_ id: String) -> String { "\(id) は内蔵されていません" }
  func unreadableData(_ place: String) -> String { "データを読み取れません (\(place))" }
  func noSavedCopy(of id: String) -> String { "\(id) の保存データはありません" }
  func unsaved(_ number: String, isOne: Bool, _ reason: String) -> String {
    "変更\(number)件を保存できませんでした: \(reason)"
  }
  func showing(_ freshness: String) -> String { "\(freshness)を表示中" }

  var noNetwork: String { "ネットワークに接続できません" }
  func malformedAddress(_ setting: String?) -> String {
    guard let setting else { return "http か https のアドレスではありません" }
    return "\(setting) は http か https のアドレスではありません"
  }
  func unknownHost(_ host: String) -> String {
    "\(host) が見つかりません · ネットワークを確認してください"
  }
  var insecure: String { "安全でない接続です" }
  var timedOut: String { "タイムアウトしました" }
  var cannotConnect: String { "接続できません" }
  var connectionLost: String { "接続が切れました" }
  var accessDenied: String { "アクセスが拒否されました" }
  var notFound: String { "サービスに見つかりません" }
  func refused(_ status: Int) -> String { "拒否されました (\(status))" }
  var rateLimited: String { "アクセス制限中です" }
  func rateLimited(until time: String, isToday: Bool) -> String { "\(time) までアクセス制限中です" }
  func serviceError(_ status: Int) -> String { "サービスのエラー (\(status))" }
  var emptyAnswer: String { "応答が空です" }
  var emptyList: String { "サービスの一覧が空です" }
  func unreadableAnswer(_ place: String) -> String { "応答を読み取れません (\(place))" }
  func missing(_ name: String) -> String { "応答に \(name) がありません" }
  func wrongCurrency(_ code: String, requested: String) -> String {
    "応答の通貨が \(requested) ではなく \(code) です"
  }
  var webPage: String { "ウェブページが返されました (データではありません)" }
  var tooLarge: String { "応答が大きすぎます" }
  var tooManyRows: String { "要求より多くの行が返されました" }
  var unsafeRedirect: String { "安全でないリダイレクトです" }
  var privateAddress: String { "拒否しました: プライベートアドレスです" }
  func noLibrary(_ reason: String) -> String {
    "libcurl4 をインストールしてください · libcurl がありません (\(reason))"
  }
  var cancelled: String { "中止しました" }

  var repeated: String { "サービスが同じ内容を繰り返しています" }
  var endedEarly: String { "リストが途中で終わりました" }
  var endless: String { "リストに終わりがありません" }
  func text(of absence: ServiceAbsence) -> String {
    switch absence {
    case .none: "ライブサービスなし · 手元のデータを表示中"
    case .marvel: "Marvel の API は 2025 年に終了 · SQUAD_MARVEL_URL で別のサーバーを指定"
    case .superheroes: "Superheroes のアドレスがありません"
    case .starWars: "Star Wars のアドレスがありません"
    case .bitcoin: "Bitcoin のアドレスがありません"
    }
  }
}

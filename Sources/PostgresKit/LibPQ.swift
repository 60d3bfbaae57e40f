import SystemKit

/// Functions of a loaded libpq, which is neither linked nor needed to build. Immutable and never
/// closed, so that any thread may use it.
struct LibPQ: @unchecked Sendable {
  typealias Text = UnsafePointer<CChar>

  /// An array of `PQconninfoOption`, whose elements are six texts and a number padded to their
  /// size.
  typealias Options = UnsafeMutablePointer<Text?>

  /// `ConnStatusType`, `PostgresPollingStatusType`, `ExecStatusType` and others, as far as they
  /// matter.
  enum Value {
    static let connected: Int32 = 0
    static let failed: Int32 = 1
    static let pollFailed: Int32 = 0
    static let pollReading: Int32 = 1
    static let pollWriting: Int32 = 2
    static let pollOK: Int32 = 3
    static let commandOK: Int32 = 1
    static let tuplesOK: Int32 = 2
    static let copies: Set<Int32> = [3, 4, 8]
    static let singleTuple: Int32 = 9
    static let idle: Int32 = 0
    /// An error's message is its SQLSTATE alone.
    static let verbositySQLState: Int32 = 3
    static let fieldSQLState = Int32(UInt8(ascii: "C"))
  }

  let parse:
    @convention(c) (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)
      -> Options?
  let options: @convention(c) (OpaquePointer) -> Options?
  let freeOptions: @convention(c) (Options) -> Void
  let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void

  let connectStart:
    @convention(c) (UnsafePointer<Text?>, UnsafePointer<Text?>, Int32)
      -> OpaquePointer?
  let connectPoll: @convention(c) (OpaquePointer) -> Int32
  let reset: @convention(c) (OpaquePointer) -> Void
  let finish: @convention(c) (OpaquePointer) -> Void
  let setVerbosity: @convention(c) (OpaquePointer, Int32) -> Int32
  let setNonBlocking: @convention(c) (OpaquePointer, Int32) -> Int32
  let setNoticeProcessor:
    @convention(c) (
      OpaquePointer, @convention(c) (UnsafeMutableRawPointer?, Text?) -> Void,
      UnsafeMutableRawPointer?
    ) -> UnsafeRawPointer?

  let status: @convention(c) (OpaquePointer) -> Int32
  let transactionStatus: @convention(c) (OpaquePointer) -> Int32
  let descriptor: @convention(c) (OpaquePointer) -> Int32
  let errorMessage: @convention(c) (OpaquePointer) -> Text?
  let needsPassword: @convention(c) (OpaquePointer) -> Int32
  let user: @convention(c) (OpaquePointer) -> Text?

  let sendScript: @convention(c) (OpaquePointer, Text) -> Int32
  let sendStatement:
    @convention(c) (
      OpaquePointer, Text, Int32, UnsafePointer<UInt32>, UnsafePointer<Text?>,
      UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
    ) -> Int32
  let setSingleRowMode: @convention(c) (OpaquePointer) -> Int32
  let flush: @convention(c) (OpaquePointer) -> Int32
  let consumeInput: @convention(c) (OpaquePointer) -> Int32
  let isBusy: @convention(c) (OpaquePointer) -> Int32
  let nextResult: @convention(c) (OpaquePointer) -> OpaquePointer?

  let resultStatus: @convention(c) (OpaquePointer) -> Int32
  let resultField: @convention(c) (OpaquePointer, Int32) -> Text?
  let commandTag: @convention(c) (OpaquePointer) -> Text?
  let affectedRows: @convention(c) (OpaquePointer) -> Text?
  let rowCount: @convention(c) (OpaquePointer) -> Int32
  let columnCount: @convention(c) (OpaquePointer) -> Int32
  let columnType: @convention(c) (OpaquePointer, Int32) -> UInt32
  let isNull: @convention(c) (OpaquePointer, Int32, Int32) -> Int32
  let value: @convention(c) (OpaquePointer, Int32, Int32) -> UnsafePointer<UInt8>?
  let length: @convention(c) (OpaquePointer, Int32, Int32) -> Int32
  let clear: @convention(c) (OpaquePointer) -> Void

  init(_ library: SharedLibrary) throws(SharedLibrary.LoadingError) {
    parse = try library.function("PQconninfoParse")
    options = try library.function("PQconninfo")
    freeOptions = try library.function("PQconninfoFree")
    freeMemory = try library.function("PQfreemem")
    connectStart = try library.function("PQconnectStartParams")
    connectPoll = try library.function("PQconnectPoll")
    reset = try library.function("PQreset")
    finish = try library.function("PQfinish")
    setVerbosity = try library.function("PQsetErrorVerbosity")
    setNonBlocking = try library.function("PQsetnonblocking")
    setNoticeProcessor = try library.function("PQsetNoticeProcessor")
    status = try library.function("PQstatus")
    transactionStatus = try library.function("PQtransactionStatus")
    descriptor = try library.function("PQsocket")
    errorMessage = try library.function("PQerrorMessage")
    needsPassword = try library.function("PQconnectionNeedsPassword")
    user = try library.function("PQuser")
    sendScript = try library.function("PQsendQuery")
    sendStatement = try library.function("PQsendQueryParams")
    setSingleRowMode = try library.function("PQsetSingleRowMode")
    flush = try library.function("PQflush")
    consumeInput = try library.function("PQconsumeInput")
    isBusy = try library.function("PQisBusy")
    nextResult = try library.function("PQgetResult")
    resultStatus = try library.function("PQresultStatus")
    resultField = try library.function("PQresultErrorField")
    commandTag = try library.function("PQcmdStatus")
    affectedRows = try library.function("PQcmdTuples")
    rowCount = try library.function("PQntuples")
    columnCount = try library.function("PQnfields")
    columnType = try library.function("PQftype")
    isNull = try library.function("PQgetisnull")
    value = try library.function("PQgetvalue")
    length = try library.function("PQgetlength")
    clear = try library.function("PQclear")
  }
}

extension LibPQ {
  /// Names and paths under which libpq is looked for.
  static var names: [String] {
    #if canImport(Darwin)
      ["libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib"]
        + ["/usr/local/opt/libpq/lib/libpq.5.dylib"]
    #else
      ["libpq.so.5"]
    #endif
  }

  /// Loads libpq by the first of these names that the loader finds.
  static func open(_ names: [String] = names) throws(PostgresError) -> LibPQ {
    do {
      return try LibPQ(try SharedLibrary.open(names, symbol: "PQlibVersion"))
    } catch {
      throw .noLibrary(reason: error.reason)
    }
  }

  /// A text that a function returned; empty for NULL.
  static func string(_ text: Text?) -> String { text.map { String(cString: $0) } ?? "" }

  /// The values that are set in an array of options, by keyword. Frees the array.
  func values(freeing options: Options) -> [String: String] {
    defer { freeOptions(options) }
    var values: [String: String] = [:]
    var option = options
    // An option without a keyword is the end.
    while let keyword = option[0] {
      if let value = option[3] { values[Self.string(keyword)] = Self.string(value) }
      option += 7
    }
    return values
  }
}

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "squad",
  products: [.executable(name: "squad", targets: ["squad"])],
  targets: [
    // C at the edges: each has exactly one Swift importer.
    .systemLibrary(name: "CNcurses", path: "Sources/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "CSignals"),
    .target(name: "CArguments"),
    .target(name: "CBundle"),
    .target(name: "CCurl"),
    .target(name: "CMemory"),
    .target(name: "CPictures"),

    // Leaves that know nothing of the program.
    .target(name: "PlainText"),
    .target(name: "JSONReader"),
    .target(name: "SystemKit", dependencies: ["SquadCore"]),
    .target(name: "SQLiteKit", dependencies: ["SystemKit", "CSQLite"]),
    .target(
      name: "HTTPKit", dependencies: ["PlainText", "SystemKit", "SquadCore", "CCurl"]),
    .target(name: "TerminalKit", dependencies: ["PlainText"]),

    // What squad is: state, actions, reducers; then how it looks; then the world.
    .target(name: "SquadCore", dependencies: ["PlainText"]),
    .target(name: "SquadUI", dependencies: ["PlainText", "SystemKit", "TerminalKit", "SquadCore"]),
    .target(
      name: "SquadLive",
      dependencies: [
        "PlainText", "JSONReader", "SystemKit", "SQLiteKit", "HTTPKit", "SquadCore", "CBundle",
        "CMemory",
        "CPictures",
      ]),
    .target(
      name: "NcursesTerminal", dependencies: ["SystemKit", "TerminalKit", "CNcurses", "CSignals"],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "squad",
      dependencies: [
        "CArguments", "PlainText", "SystemKit", "TerminalKit", "SquadCore", "SquadUI", "HTTPKit",
        "SquadLive",
        "NcursesTerminal",
      ]),

    .target(
      name: "TestSupport", dependencies: ["TerminalKit", "SquadCore"], path: "Tests/TestSupport"),
    .target(
      name: "JSONTestSupport", dependencies: ["JSONReader"], path: "Tests/JSONTestSupport"),
    .testTarget(
      name: "PlainTextTests", dependencies: ["PlainText", "TestSupport"], exclude: ["Generate"]),
    .testTarget(
      name: "TerminalKitTests", dependencies: ["TerminalKit", "PlainText", "TestSupport"]),
    .testTarget(name: "SquadCoreTests", dependencies: ["SquadCore", "TestSupport"]),
    .testTarget(
      name: "SquadUITests", dependencies: ["SquadUI", "SquadCore", "TerminalKit", "TestSupport"]),
    .target(
      name: "HTTPTestSupport", dependencies: ["HTTPKit", "SystemKit", "SquadCore"],
      path: "Tests/HTTPTestSupport"),
    .testTarget(
      name: "HTTPKitTests",
      dependencies: ["HTTPKit", "PlainText", "SystemKit", "SquadCore", "CCurl", "HTTPTestSupport"]),
    .testTarget(name: "JSONReaderTests", dependencies: ["JSONReader", "JSONTestSupport"]),
    .testTarget(
      name: "SquadLiveTests",
      dependencies: [
        "SquadLive", "SystemKit", "SQLiteKit", "HTTPKit", "HTTPTestSupport", "JSONReader",
        "JSONTestSupport", "PlainText",
        "SquadCore",
        "CCurl",
        "TestSupport",
      ],
      exclude: ["Pictures/Samples"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalKit", "NcursesTerminal"],
      path: "Tests/TerminalProbe"),
    .executableTarget(
      name: "list-bench", dependencies: ["SquadCore"], path: "Tests/Bench/Lists"),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

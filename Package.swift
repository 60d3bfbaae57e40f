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

    // Tools that know nothing of squad.
    .target(name: "PlainText"),
    .target(name: "JSONReader"),
    .target(name: "SystemKit", dependencies: ["SquadCore"]),
    .target(name: "SQLiteKit", dependencies: ["CSQLite", "SystemKit"]),
    .target(name: "HTTPKit", dependencies: ["CCurl", "PlainText", "SystemKit", "SquadCore"]),
    .target(name: "TerminalKit", dependencies: ["PlainText"]),

    // What squad is: state, actions, reducers; how it looks; what carries out its effects.
    .target(name: "SquadCore", dependencies: ["PlainText"]),
    .target(name: "SquadUI", dependencies: ["PlainText", "SystemKit", "TerminalKit", "SquadCore"]),
    .target(name: "SquadRuntime", dependencies: ["PlainText", "SystemKit", "SquadCore"]),
    .target(
      name: "SquadStorage",
      dependencies: ["PlainText", "SystemKit", "SQLiteKit", "HTTPKit", "SquadCore"]),
    .target(
      name: "CellPictures",
      dependencies: ["CPictures", "PlainText", "SystemKit", "HTTPKit", "SquadCore"]),

    // One module a service: none may see another.

    // The terminal, and the program.
    .target(
      name: "NcursesTerminal", dependencies: ["CNcurses", "CSignals", "SystemKit", "TerminalKit"],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "squad",
      dependencies: [
        "CArguments", "PlainText", "SystemKit", "HTTPKit", "TerminalKit", "SquadCore", "SquadUI",
        "SquadRuntime", "SquadStorage", "CellPictures", "SquadLive", "NcursesTerminal",
      ]),

    // What tests share, then a test target a module.
    .target(name: "TestSupport", dependencies: ["SquadCore"], path: "Tests/TestSupport"),
    .target(name: "JSONTestSupport", dependencies: ["JSONReader"], path: "Tests/JSONTestSupport"),
    .target(
      name: "HTTPTestSupport", dependencies: ["SystemKit", "HTTPKit", "SquadCore"],
      path: "Tests/HTTPTestSupport"),
    .target(
      name: "CatalogueTestSupport", dependencies: ["SquadCore"], path: "Tests/CatalogueTestSupport"),
    .testTarget(
      name: "PlainTextTests", dependencies: ["PlainText", "TestSupport"], exclude: ["Generate"]),
    .testTarget(name: "JSONReaderTests", dependencies: ["JSONReader", "JSONTestSupport"]),
    .testTarget(name: "HTTPKitTests", dependencies: ["HTTPKit", "SquadCore", "HTTPTestSupport"]),
    .testTarget(
      name: "TerminalKitTests", dependencies: ["PlainText", "TerminalKit", "TestSupport"]),
    .testTarget(name: "SquadCoreTests", dependencies: ["SquadCore", "TestSupport"]),
    .testTarget(
      name: "SquadUITests", dependencies: ["TerminalKit", "SquadCore", "SquadUI", "TestSupport"]),
    .testTarget(
      name: "SquadRuntimeTests",
      dependencies: [
        "SystemKit", "HTTPKit", "SquadCore", "SquadRuntime", "TestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "SquadStorageTests",
      dependencies: [
        "SystemKit", "SQLiteKit", "HTTPKit", "SquadCore", "SquadRuntime", "SquadStorage",
        "TestSupport", "HTTPTestSupport",
      ]),
    .testTarget(
      name: "CellPicturesTests",
      dependencies: [
        "SystemKit", "HTTPKit", "SquadCore", "SquadStorage", "CellPictures", "SquadLive",
        "TestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ], exclude: ["Samples"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalKit", "NcursesTerminal"],
      path: "Tests/TerminalProbe"),
    .executableTarget(name: "list-bench", dependencies: ["SquadCore"], path: "Tests/Bench/Lists"),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

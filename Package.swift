// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "squad",
  // The first with `Mutex`, `Atomic` and executors of tasks.
  platforms: [.macOS(.v15)],
  products: [.executable(name: "squad", targets: ["squad"])],
  targets: [
    // C libraries and C code, each imported by exactly one Swift module.
    .systemLibrary(name: "CNcurses", path: "Sources/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "CSignals"),
    .target(name: "CArguments"),
    .target(name: "CBundle"),
    .target(name: "CConfinement"),
    .target(name: "CCurl"),
    .target(name: "CMemory"),
    .target(name: "CPictures"),

    // Tools independent of squad.
    .target(name: "Basics"),
    .target(name: "CLibrary"),
    .target(name: "PlainText"),
    .target(name: "Portraits", dependencies: ["Basics", "CLibrary"]),
    .target(name: "JSONReader", dependencies: ["CLibrary"]),
    .target(name: "SystemKit", dependencies: ["Basics", "CLibrary"]),
    .target(name: "Confinement", dependencies: ["CConfinement", "CLibrary", "SystemKit"]),
    .target(name: "SQLiteKit", dependencies: ["Basics", "CLibrary", "CSQLite", "SystemKit"]),
    .target(name: "PostgresKit", dependencies: ["CLibrary", "SystemKit"]),
    .target(
      name: "HTTPKit", dependencies: ["Basics", "CLibrary", "CCurl", "PlainText", "SystemKit"]),
    .target(name: "TerminalKit", dependencies: ["Basics", "PlainText"]),

    // State, actions and reducers; words and views; interpreters of effects.
    .target(name: "SquadCore", dependencies: ["Basics", "PlainText", "Portraits"]),
    .target(
      name: "SquadRecording",
      dependencies: [
        "Basics", "CLibrary", "PlainText", "JSONReader", "SystemKit", "TerminalKit", "SquadCore",
      ]),
    .target(
      name: "SquadWords",
      dependencies: ["Basics", "PlainText", "TerminalKit", "SquadCore", "SquadRecording"]),
    .target(
      name: "SquadScreen",
      dependencies: ["Basics", "PlainText", "Portraits", "TerminalKit", "SquadCore", "SquadWords"]),
    .target(
      name: "SquadInspector",
      dependencies: [
        "Basics", "PlainText", "SystemKit", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen",
      ]),
    .target(
      name: "SquadLoop",
      dependencies: [
        "Basics", "CLibrary", "SystemKit", "TerminalKit", "SquadCore", "SquadRecording",
        "SquadWords",
        "SquadScreen", "SquadInspector",
      ]),
    .target(
      name: "SquadSpoken",
      dependencies: [
        "Basics", "PlainText", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen", "SquadLoop",
      ]),
    .target(
      name: "SquadConfig",
      dependencies: [
        "Basics", "CLibrary", "PlainText", "JSONReader", "SystemKit", "HTTPKit", "TerminalKit",
        "SquadCore",
        "SquadWords", "SquadScreen", "OwnCatalogue",
      ]),
    .target(
      name: "SquadRuntime",
      dependencies: ["Basics", "CLibrary", "PlainText", "SystemKit", "SquadCore"]),
    .target(
      name: "SquadStorage",
      dependencies: [
        "Basics", "CLibrary", "PlainText", "SystemKit", "SQLiteKit", "PostgresKit", "HTTPKit",
        "SquadCore",
      ]),
    .target(
      name: "CellPictures",
      dependencies: [
        "Basics", "CPictures", "PlainText", "SystemKit", "HTTPKit", "TerminalKit", "SquadCore",
      ]),
    .target(
      name: "CatalogueKit",
      dependencies: [
        "Basics",
        "CBundle", "CMemory", "PlainText", "JSONReader", "SystemKit", "HTTPKit", "SquadCore",
      ]),

    // A module per service; none may import another.
    .target(
      name: "MarvelCatalogue",
      dependencies: [
        "Basics", "CLibrary", "PlainText", "Portraits", "JSONReader", "HTTPKit", "SquadCore",
        "CatalogueKit",
      ]),
    .target(
      name: "SuperheroesCatalogue",
      dependencies: [
        "Basics", "PlainText", "Portraits", "JSONReader", "HTTPKit", "SquadCore", "CatalogueKit",
      ]),
    .target(
      name: "StarWarsCatalogue",
      dependencies: [
        "Basics", "PlainText", "Portraits", "JSONReader", "HTTPKit", "SquadCore", "CatalogueKit",
      ]),
    .target(
      name: "BitcoinCatalogue",
      dependencies: [
        "Basics", "PlainText", "Portraits", "JSONReader", "HTTPKit", "SquadCore", "CatalogueKit",
      ]),
    .target(
      name: "OwnCatalogue",
      dependencies: [
        "Basics", "CLibrary", "PlainText", "JSONReader", "SystemKit", "SquadCore", "CatalogueKit",
      ]),

    // The terminal, and the program.
    .target(
      name: "NcursesTerminal",
      dependencies: ["Basics", "CLibrary", "CNcurses", "CSignals", "SystemKit", "TerminalKit"],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "squad",
      dependencies: [
        "Basics",
        "CArguments", "CLibrary", "Confinement", "PlainText", "SystemKit", "HTTPKit", "TerminalKit",
        "SquadCore", "SquadWords", "SquadScreen", "SquadInspector", "SquadLoop", "SquadSpoken",
        "SquadRecording", "SquadConfig", "SquadRuntime", "SquadStorage", "CellPictures",
        "CatalogueKit", "MarvelCatalogue",
        "SuperheroesCatalogue", "StarWarsCatalogue", "BitcoinCatalogue", "OwnCatalogue",
        "NcursesTerminal", "PostgresKit",
      ]),

    // Support for tests, then a test target per module.
    .target(
      name: "TestSupport", dependencies: ["Basics", "TerminalKit", "SquadCore"],
      path: "Tests/TestSupport"),
    .target(
      name: "StageTestSupport",
      dependencies: [
        "Basics", "PlainText", "SystemKit", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen",
        "SquadInspector", "SquadLoop", "SquadSpoken", "TestSupport",
      ], path: "Tests/StageTestSupport"),
    .target(
      name: "OwnTestSupport", dependencies: ["SquadCore", "OwnCatalogue"],
      path: "Tests/OwnTestSupport"),
    .target(name: "JSONTestSupport", dependencies: ["JSONReader"], path: "Tests/JSONTestSupport"),
    .target(
      name: "HTTPTestSupport", dependencies: ["Basics", "SystemKit", "HTTPKit"],
      path: "Tests/HTTPTestSupport"),
    .target(
      name: "PostgresTestSupport",
      dependencies: ["SystemKit", "PostgresKit", "HTTPTestSupport"],
      path: "Tests/PostgresTestSupport"),
    .target(
      name: "CatalogueTestSupport",
      dependencies: ["Basics", "SystemKit", "SquadCore", "CatalogueKit", "HTTPTestSupport"],
      path: "Tests/CatalogueTestSupport"),
    .testTarget(name: "BasicsTests", dependencies: ["Basics"]),
    .testTarget(
      name: "PlainTextTests", dependencies: ["CLibrary", "PlainText", "TestSupport"],
      exclude: ["Generate"]),
    .testTarget(name: "PortraitsTests", dependencies: ["Basics", "Portraits"]),
    .testTarget(
      name: "JSONReaderTests", dependencies: ["JSONReader", "JSONTestSupport", "TestSupport"]),
    .testTarget(name: "SystemKitTests", dependencies: ["Basics", "SystemKit"]),
    .testTarget(
      name: "PostgresKitTests",
      dependencies: [
        "CLibrary", "PostgresKit", "PostgresTestSupport", "HTTPTestSupport", "TestSupport",
      ]),
    .testTarget(name: "ConfinementTests", dependencies: ["Confinement"]),
    .testTarget(
      name: "HTTPKitTests", dependencies: ["Basics", "HTTPKit", "HTTPTestSupport", "TestSupport"]),
    .testTarget(
      name: "TerminalKitTests", dependencies: ["Basics", "PlainText", "TerminalKit", "TestSupport"]),
    .testTarget(
      name: "SquadCoreTests", dependencies: ["Basics", "PlainText", "SquadCore", "TestSupport"]),
    .testTarget(
      name: "SquadRecordingTests",
      dependencies: [
        "Basics", "SystemKit", "TerminalKit", "SquadCore", "SquadRecording", "TestSupport",
      ]),
    .testTarget(
      name: "SquadWordsTests",
      dependencies: [
        "Basics", "PlainText", "SystemKit", "TerminalKit", "SquadCore", "SquadRecording",
        "SquadWords", "TestSupport",
      ]),
    .testTarget(
      name: "SquadScreenTests",
      dependencies: [
        "Basics", "PlainText", "Portraits", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen",
        "SquadLoop",
        "TestSupport", "StageTestSupport",
      ]),
    .testTarget(
      name: "SquadInspectorTests",
      dependencies: [
        "Basics", "PlainText", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen",
        "SquadInspector", "SquadLoop", "TestSupport", "StageTestSupport",
      ]),
    .testTarget(
      name: "SquadLoopTests",
      dependencies: [
        "Basics", "PlainText", "SystemKit", "TerminalKit", "SquadCore", "SquadRecording",
        "SquadWords", "SquadScreen", "SquadLoop", "TestSupport", "StageTestSupport",
      ]),
    .testTarget(
      name: "SquadSpokenTests",
      dependencies: [
        "Basics", "TerminalKit", "SquadCore", "SquadWords", "SquadSpoken", "TestSupport",
        "StageTestSupport",
      ]),
    .testTarget(
      name: "SquadConfigTests",
      dependencies: [
        "Basics", "TerminalKit", "SquadCore", "SquadWords", "SquadScreen", "SquadConfig",
        "OwnCatalogue", "TestSupport",
      ]),
    .testTarget(
      name: "SquadRuntimeTests",
      dependencies: [
        "Basics",
        "SystemKit", "HTTPKit", "SquadCore", "SquadRuntime", "TestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "SquadStorageTests",
      dependencies: [
        "Basics",
        "SystemKit", "SQLiteKit", "HTTPKit", "SquadCore", "SquadRuntime", "SquadStorage",
        "PostgresKit", "PostgresTestSupport",
        "CatalogueKit", "TestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "CellPicturesTests",
      dependencies: [
        "Basics",
        "SystemKit", "HTTPKit", "TerminalKit", "SquadCore", "SquadStorage", "CellPictures",
        "CatalogueKit", "TestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ], exclude: ["Samples"]),
    .testTarget(
      name: "CatalogueKitTests",
      dependencies: [
        "Basics",
        "SystemKit", "HTTPKit", "SquadCore", "CatalogueKit", "HTTPTestSupport",
        "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "MarvelCatalogueTests",
      dependencies: [
        "Basics",
        "PlainText", "JSONReader", "HTTPKit", "SquadCore", "CatalogueKit", "MarvelCatalogue",
        "JSONTestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "SuperheroesCatalogueTests",
      dependencies: [
        "Basics",
        "JSONReader", "HTTPKit", "SquadCore", "CatalogueKit", "SuperheroesCatalogue",
        "JSONTestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "OwnCatalogueTests",
      dependencies: [
        "Basics", "PlainText", "JSONReader", "SystemKit", "SquadCore", "CatalogueKit",
        "OwnCatalogue", "OwnTestSupport", "TestSupport",
      ]
    ),
    .testTarget(
      name: "StarWarsCatalogueTests",
      dependencies: [
        "Basics",
        "SystemKit", "HTTPKit", "SquadCore", "CatalogueKit", "StarWarsCatalogue", "HTTPTestSupport",
        "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "BitcoinCatalogueTests",
      dependencies: [
        "Basics",
        "PlainText", "HTTPKit", "SquadCore", "CatalogueKit", "BitcoinCatalogue", "HTTPTestSupport",
        "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "BookCatalogueTests",
      dependencies: [
        "Basics",
        "PlainText", "JSONReader", "SystemKit", "HTTPKit", "TerminalKit", "SquadCore",
        "SquadScreen", "SquadLoop",
        "SquadRuntime", "CatalogueKit", "TestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ]),
    .testTarget(
      name: "CatalogueTests",
      dependencies: [
        "Basics",
        "HTTPKit", "SquadCore", "CatalogueKit", "MarvelCatalogue", "SuperheroesCatalogue",
        "StarWarsCatalogue",
        "BitcoinCatalogue", "JSONTestSupport", "HTTPTestSupport", "CatalogueTestSupport",
      ]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["CLibrary", "TerminalKit", "NcursesTerminal"],
      path: "Tests/TerminalProbe"),
    .executableTarget(
      name: "list-bench",
      dependencies: ["Basics", "CLibrary", "SystemKit", "SquadCore", "OwnCatalogue"],
      path: "Tests/Bench/Lists"),
    .executableTarget(
      name: "store-bench",
      dependencies: ["CLibrary", "SystemKit", "SquadCore", "SquadStorage"],
      path: "Tests/Bench/Store"),
    .executableTarget(
      name: "fuzz-readers",
      dependencies: [
        "Basics", "SystemKit", "HTTPKit", "TerminalKit", "SquadCore", "SquadWords",
        "SquadRecording",
        "SquadConfig", "SquadRuntime", "CatalogueKit", "MarvelCatalogue", "SuperheroesCatalogue",
        "StarWarsCatalogue", "BitcoinCatalogue", "OwnCatalogue", "OwnTestSupport",
      ], path: "Tests/Fuzz/Readers"),
    .testTarget(name: "EndToEndTests", dependencies: ["PostgresTestSupport", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make properties` builds only the test targets that have properties.
if Context.environment["SQUAD_TESTS"] == "properties" {
  let kept: Set = [
    "PlainTextTests", "SquadCoreTests", "SquadScreenTests", "SquadInspectorTests", "SquadLoopTests",
    "SquadStorageTests", "MarvelCatalogueTests", "OwnCatalogueTests",
  ]
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

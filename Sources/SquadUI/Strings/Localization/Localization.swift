/// All words of a language. What is missing in one does not compile: no requirement has a default.
protocol Localization: ScreenWords, ListWords, CommandWords, PurposeWords, MessageWords,
  FailureWords, PriceWords, FreshnessWords, CatalogueWords, LinkWords, MouseWords, ThemeWords,
  ConfigWords, MovingWords, SearchWords, PaletteWords, OverlapWords, InspectorWords, ReplayWords,
  SpokenWords, SpokenDetailWords, SpokenKeyWords, VisitWords, BoardWords, UsageErrorWords,
  UsageWords, ConsoleWords, RecordingWords, Formats, Sendable
{}

/// Japanese words.
struct Japanese: Localization {}

/// English words.
struct English: Localization {}

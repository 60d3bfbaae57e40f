#include "CBundle.h"

// One array a file. A test compares them with the folder.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char marvel_characters_1[] = {
#embed "../../Fixtures/Bundled/marvel/characters-1.json"
};
static const unsigned char marvel_characters_2[] = {
#embed "../../Fixtures/Bundled/marvel/characters-2.json"
};
static const unsigned char marvel_comics_1[] = {
#embed "../../Fixtures/Bundled/marvel/comics-1.json"
};
static const unsigned char marvel_date[] = {
#embed "../../Fixtures/Bundled/marvel/date"
};
static const unsigned char marvel_events_1[] = {
#embed "../../Fixtures/Bundled/marvel/events-1.json"
};
static const unsigned char marvel_series_1[] = {
#embed "../../Fixtures/Bundled/marvel/series-1.json"
};
static const unsigned char marvel_stories_1[] = {
#embed "../../Fixtures/Bundled/marvel/stories-1.json"
};

static const struct squad_bundled_file files[] = {
    {"marvel/characters-1.json", marvel_characters_1, sizeof marvel_characters_1},
    {"marvel/characters-2.json", marvel_characters_2, sizeof marvel_characters_2},
    {"marvel/comics-1.json", marvel_comics_1, sizeof marvel_comics_1},
    {"marvel/date", marvel_date, sizeof marvel_date},
    {"marvel/events-1.json", marvel_events_1, sizeof marvel_events_1},
    {"marvel/series-1.json", marvel_series_1, sizeof marvel_series_1},
    {"marvel/stories-1.json", marvel_stories_1, sizeof marvel_stories_1},
};

const struct squad_bundled_file *squad_bundled_files(void) { return files; }

size_t squad_bundled_file_count(void) { return sizeof files / sizeof files[0]; }

#include "CBundle.h"

// An array per file; a test compares the list with the folder.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bitcoin_closes_usd[] = {
#embed "../../Fixtures/Bundled/bitcoin/closes-usd.tsv"
};
static const unsigned char bitcoin_currencies[] = {
#embed "../../Fixtures/Bundled/bitcoin/currencies.tsv"
};
static const unsigned char bitcoin_date[] = {
#embed "../../Fixtures/Bundled/bitcoin/date"
};
static const unsigned char marvel_index[] = {
#embed "../../Fixtures/Bundled/marvel-index.tsv"
};
static const unsigned char marvel_aliases[] = {
#embed "../../Fixtures/Bundled/marvel/aliases.tsv"
};
static const unsigned char marvel_characters_1[] = {
#embed "../../Fixtures/Bundled/marvel/characters-1.json"
};
static const unsigned char marvel_characters_2[] = {
#embed "../../Fixtures/Bundled/marvel/characters-2.json"
};
static const unsigned char marvel_characters_3[] = {
#embed "../../Fixtures/Bundled/marvel/characters-3.json"
};
static const unsigned char marvel_characters_4[] = {
#embed "../../Fixtures/Bundled/marvel/characters-4.json"
};
static const unsigned char marvel_characters_5[] = {
#embed "../../Fixtures/Bundled/marvel/characters-5.json"
};
static const unsigned char marvel_characters_6[] = {
#embed "../../Fixtures/Bundled/marvel/characters-6.json"
};
static const unsigned char marvel_characters_7[] = {
#embed "../../Fixtures/Bundled/marvel/characters-7.json"
};
static const unsigned char marvel_characters_8[] = {
#embed "../../Fixtures/Bundled/marvel/characters-8.json"
};
static const unsigned char marvel_characters_9[] = {
#embed "../../Fixtures/Bundled/marvel/characters-9.json"
};
static const unsigned char marvel_characters_10[] = {
#embed "../../Fixtures/Bundled/marvel/characters-10.json"
};
static const unsigned char marvel_characters_rows[] = {
#embed "../../Fixtures/Bundled/marvel/characters-rows.tsv"
};
static const unsigned char marvel_comics_1[] = {
#embed "../../Fixtures/Bundled/marvel/comics-1.json"
};
static const unsigned char marvel_comics_2[] = {
#embed "../../Fixtures/Bundled/marvel/comics-2.json"
};
static const unsigned char marvel_comics_3[] = {
#embed "../../Fixtures/Bundled/marvel/comics-3.json"
};
static const unsigned char marvel_comics_4[] = {
#embed "../../Fixtures/Bundled/marvel/comics-4.json"
};
static const unsigned char marvel_comics_5[] = {
#embed "../../Fixtures/Bundled/marvel/comics-5.json"
};
static const unsigned char marvel_comics_6[] = {
#embed "../../Fixtures/Bundled/marvel/comics-6.json"
};
static const unsigned char marvel_comics_7[] = {
#embed "../../Fixtures/Bundled/marvel/comics-7.json"
};
static const unsigned char marvel_comics_rows[] = {
#embed "../../Fixtures/Bundled/marvel/comics-rows.tsv"
};
static const unsigned char marvel_date[] = {
#embed "../../Fixtures/Bundled/marvel/date"
};
static const unsigned char marvel_events_1[] = {
#embed "../../Fixtures/Bundled/marvel/events-1.json"
};
static const unsigned char marvel_events_rows[] = {
#embed "../../Fixtures/Bundled/marvel/events-rows.tsv"
};
static const unsigned char marvel_real_names[] = {
#embed "../../Fixtures/Bundled/marvel/real-names.tsv"
};
static const unsigned char marvel_series_1[] = {
#embed "../../Fixtures/Bundled/marvel/series-1.json"
};
static const unsigned char marvel_series_2[] = {
#embed "../../Fixtures/Bundled/marvel/series-2.json"
};
static const unsigned char marvel_series_3[] = {
#embed "../../Fixtures/Bundled/marvel/series-3.json"
};
static const unsigned char marvel_series_4[] = {
#embed "../../Fixtures/Bundled/marvel/series-4.json"
};
static const unsigned char marvel_series_rows[] = {
#embed "../../Fixtures/Bundled/marvel/series-rows.tsv"
};
static const unsigned char marvel_stories_1[] = {
#embed "../../Fixtures/Bundled/marvel/stories-1.json"
};
static const unsigned char marvel_stories_2[] = {
#embed "../../Fixtures/Bundled/marvel/stories-2.json"
};
static const unsigned char marvel_stories_rows[] = {
#embed "../../Fixtures/Bundled/marvel/stories-rows.tsv"
};
static const unsigned char starwars_date[] = {
#embed "../../Fixtures/Bundled/starwars/date"
};
static const unsigned char starwars_films[] = {
#embed "../../Fixtures/Bundled/starwars/films.json"
};
static const unsigned char starwars_people[] = {
#embed "../../Fixtures/Bundled/starwars/people.json"
};
static const unsigned char starwars_planets[] = {
#embed "../../Fixtures/Bundled/starwars/planets.json"
};
static const unsigned char starwars_species[] = {
#embed "../../Fixtures/Bundled/starwars/species.json"
};
static const unsigned char superheroes_date[] = {
#embed "../../Fixtures/Bundled/superheroes/date"
};
static const unsigned char superheroes_heroes_1[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-1.json"
};
static const unsigned char superheroes_heroes_2[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-2.json"
};
static const unsigned char superheroes_heroes_3[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-3.json"
};
static const unsigned char superheroes_heroes_4[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-4.json"
};
static const unsigned char superheroes_heroes_5[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-5.json"
};
static const unsigned char superheroes_heroes_6[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-6.json"
};
static const unsigned char superheroes_heroes_7[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-7.json"
};
static const unsigned char superheroes_heroes_8[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-8.json"
};
static const unsigned char superheroes_heroes_9[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-9.json"
};
static const unsigned char superheroes_heroes_10[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-10.json"
};
static const unsigned char superheroes_heroes_11[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-11.json"
};
static const unsigned char superheroes_heroes_12[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-12.json"
};
static const unsigned char superheroes_heroes_rows[] = {
#embed "../../Fixtures/Bundled/superheroes/heroes-rows.tsv"
};
static const unsigned char superheroes_sums[] = {
#embed "../../Fixtures/Bundled/superheroes/sums.tsv"
};

static const struct squad_bundled_file files[] = {
    {"bitcoin/closes-usd.tsv", bitcoin_closes_usd, sizeof bitcoin_closes_usd},
    {"bitcoin/currencies.tsv", bitcoin_currencies, sizeof bitcoin_currencies},
    {"bitcoin/date", bitcoin_date, sizeof bitcoin_date},
    {"marvel-index.tsv", marvel_index, sizeof marvel_index},
    {"marvel/aliases.tsv", marvel_aliases, sizeof marvel_aliases},
    {"marvel/characters-1.json", marvel_characters_1, sizeof marvel_characters_1},
    {"marvel/characters-2.json", marvel_characters_2, sizeof marvel_characters_2},
    {"marvel/characters-3.json", marvel_characters_3, sizeof marvel_characters_3},
    {"marvel/characters-4.json", marvel_characters_4, sizeof marvel_characters_4},
    {"marvel/characters-5.json", marvel_characters_5, sizeof marvel_characters_5},
    {"marvel/characters-6.json", marvel_characters_6, sizeof marvel_characters_6},
    {"marvel/characters-7.json", marvel_characters_7, sizeof marvel_characters_7},
    {"marvel/characters-8.json", marvel_characters_8, sizeof marvel_characters_8},
    {"marvel/characters-9.json", marvel_characters_9, sizeof marvel_characters_9},
    {"marvel/characters-10.json", marvel_characters_10, sizeof marvel_characters_10},
    {"marvel/characters-rows.tsv", marvel_characters_rows, sizeof marvel_characters_rows},
    {"marvel/comics-1.json", marvel_comics_1, sizeof marvel_comics_1},
    {"marvel/comics-2.json", marvel_comics_2, sizeof marvel_comics_2},
    {"marvel/comics-3.json", marvel_comics_3, sizeof marvel_comics_3},
    {"marvel/comics-4.json", marvel_comics_4, sizeof marvel_comics_4},
    {"marvel/comics-5.json", marvel_comics_5, sizeof marvel_comics_5},
    {"marvel/comics-6.json", marvel_comics_6, sizeof marvel_comics_6},
    {"marvel/comics-7.json", marvel_comics_7, sizeof marvel_comics_7},
    {"marvel/comics-rows.tsv", marvel_comics_rows, sizeof marvel_comics_rows},
    {"marvel/date", marvel_date, sizeof marvel_date},
    {"marvel/events-1.json", marvel_events_1, sizeof marvel_events_1},
    {"marvel/events-rows.tsv", marvel_events_rows, sizeof marvel_events_rows},
    {"marvel/real-names.tsv", marvel_real_names, sizeof marvel_real_names},
    {"marvel/series-1.json", marvel_series_1, sizeof marvel_series_1},
    {"marvel/series-2.json", marvel_series_2, sizeof marvel_series_2},
    {"marvel/series-3.json", marvel_series_3, sizeof marvel_series_3},
    {"marvel/series-4.json", marvel_series_4, sizeof marvel_series_4},
    {"marvel/series-rows.tsv", marvel_series_rows, sizeof marvel_series_rows},
    {"marvel/stories-1.json", marvel_stories_1, sizeof marvel_stories_1},
    {"marvel/stories-2.json", marvel_stories_2, sizeof marvel_stories_2},
    {"marvel/stories-rows.tsv", marvel_stories_rows, sizeof marvel_stories_rows},
    {"starwars/date", starwars_date, sizeof starwars_date},
    {"starwars/films.json", starwars_films, sizeof starwars_films},
    {"starwars/people.json", starwars_people, sizeof starwars_people},
    {"starwars/planets.json", starwars_planets, sizeof starwars_planets},
    {"starwars/species.json", starwars_species, sizeof starwars_species},
    {"superheroes/date", superheroes_date, sizeof superheroes_date},
    {"superheroes/heroes-1.json", superheroes_heroes_1, sizeof superheroes_heroes_1},
    {"superheroes/heroes-2.json", superheroes_heroes_2, sizeof superheroes_heroes_2},
    {"superheroes/heroes-3.json", superheroes_heroes_3, sizeof superheroes_heroes_3},
    {"superheroes/heroes-4.json", superheroes_heroes_4, sizeof superheroes_heroes_4},
    {"superheroes/heroes-5.json", superheroes_heroes_5, sizeof superheroes_heroes_5},
    {"superheroes/heroes-6.json", superheroes_heroes_6, sizeof superheroes_heroes_6},
    {"superheroes/heroes-7.json", superheroes_heroes_7, sizeof superheroes_heroes_7},
    {"superheroes/heroes-8.json", superheroes_heroes_8, sizeof superheroes_heroes_8},
    {"superheroes/heroes-9.json", superheroes_heroes_9, sizeof superheroes_heroes_9},
    {"superheroes/heroes-10.json", superheroes_heroes_10, sizeof superheroes_heroes_10},
    {"superheroes/heroes-11.json", superheroes_heroes_11, sizeof superheroes_heroes_11},
    {"superheroes/heroes-12.json", superheroes_heroes_12, sizeof superheroes_heroes_12},
    {"superheroes/heroes-rows.tsv", superheroes_heroes_rows, sizeof superheroes_heroes_rows},
    {"superheroes/sums.tsv", superheroes_sums, sizeof superheroes_sums},
};

const struct squad_bundled_file *squad_bundled_files(void) { return files; }

size_t squad_bundled_file_count(void) { return sizeof files / sizeof files[0]; }

static const unsigned char tour[] = {
#embed "../../Fixtures/Recordings/tour.jsonl"
};

struct squad_bundled_file squad_bundled_tour(void) {
  return (struct squad_bundled_file){"tour.jsonl", tour, sizeof tour};
}

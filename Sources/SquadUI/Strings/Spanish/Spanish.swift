/// Spanish words, as people of Spain and of America read them alike.
struct Spanish: Localization {}

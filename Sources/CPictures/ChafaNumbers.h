// Numbers of chafa without a name in CPictures.h; internal to this target.
#ifndef SQUAD_CPICTURES_CHAFA_NUMBERS_H
#define SQUAD_CPICTURES_CHAFA_NUMBERS_H

enum {
  SQUAD_CHAFA_SPACE = 1 << 0,
  SQUAD_CHAFA_SOLID = 1 << 1,
  SQUAD_CHAFA_BLOCK = 1 << 3,
};

enum {
  SQUAD_CHAFA_DIN99D = 1,
  SQUAD_CHAFA_ORDERED = 1,
  SQUAD_CHAFA_RGBA = 4,
};

#endif

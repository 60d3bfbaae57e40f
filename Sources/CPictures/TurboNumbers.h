// TurboJPEG's numbers; internal to this target.
#ifndef SQUAD_CPICTURES_TURBO_NUMBERS_H
#define SQUAD_CPICTURES_TURBO_NUMBERS_H

enum {
  SQUAD_TURBO_RGBA = 7,
  SQUAD_TURBO_INKS = 11,
  SQUAD_TURBO_SPACE_CMYK = 3,
  SQUAD_TURBO_SPACE_YCCK = 4,
  SQUAD_TURBO_WARNING = 0,
  SQUAD_TURBO_LIMIT_SCANS = 32768,
};

// Scaling factor of TurboJPEG's decoder.
struct squad_turbo_factor {
  int numerator;
  int denominator;
};

#endif

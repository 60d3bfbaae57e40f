// Helpers of both decoders; internal to this target.
#ifndef SQUAD_CPICTURES_PIXELS_H
#define SQUAD_CPICTURES_PIXELS_H

#include "CPictures.h"

#pragma clang assume_nonnull begin

/// Whether a picture of this size may be decoded at all.
enum squad_picture_result squad_picture_check(int64_t width, int64_t height, char *reason);

/// Fits a picture's size into a box; never larger than it is, never 0.
void squad_picture_fit(int width, int height, int box_width, int box_height, int *fit_width,
                       int *fit_height);

/// Allocates uninitialised pixels; empty where memory is out.
struct squad_picture_pixels squad_picture_allocate(int width, int height);

/// Shrinks pixels by a whole factor while they still fill a box.
void squad_picture_reduce(struct squad_picture_pixels *pixels, int box_width, int box_height);

#pragma clang assume_nonnull end
#endif

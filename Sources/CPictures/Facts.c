// Compares our numbers with the libraries' headers where they are installed; otherwise empty.
#include "CPictures.h"
#include "ChafaNumbers.h"
#include "PNGImage.h"
#include "TurboNumbers.h"

#include <stddef.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #ours)

#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>

SAME(SQUAD_TURBO_RGBA, TJPF_RGBA);
SAME(SQUAD_TURBO_INKS, TJPF_CMYK);
SAME(SQUAD_TURBO_SPACE_CMYK, TJCS_CMYK);
SAME(SQUAD_TURBO_SPACE_YCCK, TJCS_YCCK);
SAME(SQUAD_TURBO_WARNING, TJERR_WARNING);
SAME(SQUAD_TURBO_LIMIT_SCANS, TJFLAG_LIMITSCANS);
SAME(sizeof(struct squad_turbo_factor), sizeof(tjscalingfactor));
SAME(offsetof(struct squad_turbo_factor, denominator), offsetof(tjscalingfactor, denom));
#endif

#if __has_include(<png.h>)
#include <png.h>

SAME(SQUAD_PICTURE_PNG_VERSION, PNG_IMAGE_VERSION);
SAME(SQUAD_PICTURE_PNG_RGBA, PNG_FORMAT_RGBA);
SAME(SQUAD_PICTURE_PNG_16_BITS_ARE_SRGB, PNG_IMAGE_FLAG_16BIT_sRGB);
SAME(sizeof(struct squad_picture_png_image), sizeof(png_image));
SAME(offsetof(struct squad_picture_png_image, width), offsetof(png_image, width));
SAME(offsetof(struct squad_picture_png_image, format), offsetof(png_image, format));
SAME(offsetof(struct squad_picture_png_image, flags), offsetof(png_image, flags));
SAME(offsetof(struct squad_picture_png_image, message), offsetof(png_image, message));
#endif

#if __has_include(<chafa.h>)
#include <chafa.h>

SAME(SQUAD_PICTURE_DIRECT, CHAFA_CANVAS_MODE_TRUECOLOR);
SAME(SQUAD_PICTURE_INDEXED, CHAFA_CANVAS_MODE_INDEXED_240);
SAME(SQUAD_CHAFA_SPACE, CHAFA_SYMBOL_TAG_SPACE);
SAME(SQUAD_CHAFA_SOLID, CHAFA_SYMBOL_TAG_SOLID);
SAME(SQUAD_CHAFA_BLOCK, CHAFA_SYMBOL_TAG_BLOCK);
SAME(SQUAD_CHAFA_DIN99D, CHAFA_COLOR_SPACE_DIN99D);
SAME(SQUAD_CHAFA_ORDERED, CHAFA_DITHER_MODE_ORDERED);
SAME(SQUAD_CHAFA_RGBA, CHAFA_PIXEL_RGBA8_UNASSOCIATED);
#endif

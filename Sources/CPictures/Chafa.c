#include "CPictures.h"
#include "ChafaNumbers.h"
#include "Opening.h"

struct squad_picture_chafa {
  void (*set_threads)(int);
  void *(*symbols)(void);
  void (*add_tags)(void *, int);
  void (*release_symbols)(void *);
  void *(*config)(void);
  void (*set_geometry)(void *, int, int);
  void (*set_mode)(void *, int);
  void (*set_symbols)(void *, const void *);
  void (*set_dither)(void *, int);
  void (*set_grain)(void *, int, int);
  void (*set_intensity)(void *, float);
  void (*set_space)(void *, int);
  void (*set_work)(void *, float);
  void (*release_config)(void *);
  void *(*canvas)(const void *);
  void (*draw)(void *, int, const uint8_t *, int, int, int);
  uint32_t (*scalar)(void *, int, int);
  void (*colors)(void *, int, int, int *, int *);
  void (*raw_colors)(void *, int, int, int *, int *);
  void (*release_canvas)(void *);
};

squad_picture_chafa *squad_picture_open_chafa(const char *name, char *reason, size_t count) {
  static const struct squad_picture_symbol symbols[] = {
      {"chafa_set_n_threads", offsetof(squad_picture_chafa, set_threads)},
      {"chafa_symbol_map_new", offsetof(squad_picture_chafa, symbols)},
      {"chafa_symbol_map_add_by_tags", offsetof(squad_picture_chafa, add_tags)},
      {"chafa_symbol_map_unref", offsetof(squad_picture_chafa, release_symbols)},
      {"chafa_canvas_config_new", offsetof(squad_picture_chafa, config)},
      {"chafa_canvas_config_set_geometry", offsetof(squad_picture_chafa, set_geometry)},
      {"chafa_canvas_config_set_canvas_mode", offsetof(squad_picture_chafa, set_mode)},
      {"chafa_canvas_config_set_symbol_map", offsetof(squad_picture_chafa, set_symbols)},
      {"chafa_canvas_config_set_dither_mode", offsetof(squad_picture_chafa, set_dither)},
      {"chafa_canvas_config_set_dither_grain_size", offsetof(squad_picture_chafa, set_grain)},
      {"chafa_canvas_config_set_dither_intensity", offsetof(squad_picture_chafa, set_intensity)},
      {"chafa_canvas_config_set_color_space", offsetof(squad_picture_chafa, set_space)},
      {"chafa_canvas_config_set_work_factor", offsetof(squad_picture_chafa, set_work)},
      {"chafa_canvas_config_unref", offsetof(squad_picture_chafa, release_config)},
      {"chafa_canvas_new", offsetof(squad_picture_chafa, canvas)},
      {"chafa_canvas_draw_all_pixels", offsetof(squad_picture_chafa, draw)},
      {"chafa_canvas_get_char_at", offsetof(squad_picture_chafa, scalar)},
      {"chafa_canvas_get_colors_at", offsetof(squad_picture_chafa, colors)},
      {"chafa_canvas_get_raw_colors_at", offsetof(squad_picture_chafa, raw_colors)},
      {"chafa_canvas_unref", offsetof(squad_picture_chafa, release_canvas)},
  };
  squad_picture_chafa *chafa = squad_picture_open(
      name, sizeof *chafa, symbols, sizeof symbols / sizeof symbols[0], reason, count);
  if (!chafa) return NULL;
  // One thread: drawing already runs off the main thread, and a picture of cells is too small for a
  // pool.
  chafa->set_threads(1);
  return chafa;
}

// Blocks are one column wide and exist in every terminal. Lines and letters suit few pictures and
// spoil the others.
static int tags(bool is_ascii) {
  return is_ascii ? SQUAD_CHAFA_SPACE : SQUAD_CHAFA_SPACE | SQUAD_CHAFA_SOLID | SQUAD_CHAFA_BLOCK;
}

static void *configure(const squad_picture_chafa *chafa, int columns, int rows,
                       enum squad_picture_colors colors, bool is_ascii) {
  void *symbols = chafa->symbols();
  chafa->add_tags(symbols, tags(is_ascii));
  void *config = chafa->config();
  chafa->set_geometry(config, columns, rows);
  chafa->set_mode(config, (int)colors);
  chafa->set_symbols(config, symbols);
  chafa->release_symbols(symbols);
  chafa->set_work(config, 1);
  if (colors == SQUAD_PICTURE_INDEXED) {
    // With few colours: match by perceived distance, and dither as coarsely as half a cell. Finer
    // patterns and error diffusion are noise at this size.
    chafa->set_space(config, SQUAD_CHAFA_DIN99D);
    chafa->set_dither(config, SQUAD_CHAFA_ORDERED);
    chafa->set_grain(config, 4, 4);
    chafa->set_intensity(config, 0.4F);
  }
  return config;
}

bool squad_picture_draw(const squad_picture_chafa *chafa, const uint8_t *rgba, int width,
                        int height, int columns, int rows, enum squad_picture_colors colors,
                        bool is_ascii, struct squad_picture_cell *cells) {
  const int maximum = SQUAD_PICTURE_MAXIMUM_SIDE;
  if (width < 1 || height < 1 || columns < 1 || rows < 1) return false;
  if (width > INT32_MAX / 4 || columns > maximum || rows > maximum) return false;
  void *config = configure(chafa, columns, rows, colors, is_ascii);
  void *canvas = chafa->canvas(config);
  chafa->release_config(config);
  if (!canvas) return false;
  chafa->draw(canvas, SQUAD_CHAFA_RGBA, rgba, width, height, width * 4);
  for (int row = 0; row < rows; row += 1) {
    for (int column = 0; column < columns; column += 1, cells += 1) {
      int front = -1, back = -1;
      if (colors == SQUAD_PICTURE_DIRECT) chafa->colors(canvas, column, row, &front, &back);
      if (colors == SQUAD_PICTURE_INDEXED) chafa->raw_colors(canvas, column, row, &front, &back);
      const uint32_t scalar = chafa->scalar(canvas, column, row);
      *cells = (struct squad_picture_cell){scalar, front, back};
    }
  }
  chafa->release_canvas(canvas);
  return true;
}

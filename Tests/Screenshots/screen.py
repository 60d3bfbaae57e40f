"""A terminal's grid of cells, its cursor and its scroll region."""

from __future__ import annotations

from cells import PLAIN, Cell, Style, width


class Screen:
    """The operations that control sequences ask for. Rows and columns count from 0."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.reset()

    def reset(self) -> None:
        self.style: Style = PLAIN
        self.grid = [self.blank_row() for _ in range(self.rows)]
        self.column = self.row = 0
        self.top, self.bottom = 0, self.rows - 1
        self.wraps = True
        # The last column has been written: the next character begins a row.
        self.is_full = False
        self.last = " "

    @property
    def lines(self) -> list[str]:
        """The text of each row, without the blanks at its end."""
        return ["".join(cell.text for cell in row).rstrip() for row in self.grid]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    # Cursor

    def move(self, column: int, row: int) -> None:
        self.column = min(max(column, 0), self.columns - 1)
        self.row = min(max(row, 0), self.rows - 1)
        self.is_full = False

    def up(self, count: int) -> None:
        limit = self.top if self.row >= self.top else 0
        self.move(self.column, max(self.row - count, limit))

    def down(self, count: int) -> None:
        limit = self.bottom if self.row <= self.bottom else self.rows - 1
        self.move(self.column, min(self.row + count, limit))

    def line_feed(self) -> None:
        if self.row == self.bottom:
            self.scroll(1)
        else:
            self.move(self.column, self.row + 1)

    def reverse_line_feed(self) -> None:
        if self.row == self.top:
            self.scroll(-1)
        else:
            self.move(self.column, self.row - 1)

    def set_margins(self, top: int, bottom: int) -> None:
        if 0 <= top < bottom < self.rows:
            self.top, self.bottom = top, bottom
            self.move(0, 0)

    # Writing

    def put(self, character: str) -> None:
        """Writes a character at the cursor, on the next row where this one has no room for it."""
        columns = width(character)
        if columns == 0:
            self.combine(character)
            return
        if self.wraps and (self.is_full or self.column + columns > self.columns):
            self.move(0, self.row)
            self.line_feed()
        self.last = character
        column = min(self.column, self.columns - columns)
        for offset in range(columns):
            self.split(column + offset)
        row = self.grid[self.row]
        row[column] = Cell(character, self.style)
        if columns == 2:
            row[column + 1] = Cell("", self.style)
        self.column = min(column + columns, self.columns - 1)
        self.is_full = column + columns == self.columns

    def repeat(self, count: int) -> None:
        """Writes the last character again."""
        for _ in range(count):
            self.put(self.last)

    def combine(self, mark: str) -> None:
        """Adds a combining mark to the character before the cursor."""
        row = self.grid[self.row]
        at = self.column if self.is_full else self.column - 1
        if at > 0 and row[at].text == "":
            at -= 1
        if at >= 0:
            row[at] = row[at]._replace(text=row[at].text + mark)

    def split(self, column: int, at: int | None = None) -> None:
        """Blanks the other half of a wide character when one is overwritten."""
        row = self.grid[self.row if at is None else at]
        if row[column].text == "" and column > 0:
            row[column - 1] = Cell(" ", row[column - 1].style)
        if column + 1 < self.columns and row[column + 1].text == "":
            row[column + 1] = Cell(" ", row[column + 1].style)

    # Erasing: cleared cells get the current background, as with `bce`

    def blank(self) -> Cell:
        return Cell(" ", Style(background=self.style.background))

    def blank_row(self) -> list[Cell]:
        return [self.blank()] * self.columns

    def erase(self, row: int, start: int, end: int) -> None:
        """Clears the columns from `start` up to `end`."""
        end = min(end, self.columns)
        self.split(start, row)
        self.split(end - 1, row)
        self.grid[row][start:end] = [self.blank()] * (end - start)
        self.is_full = False

    def erase_line(self, part: int) -> None:
        start = self.column if part == 0 else 0
        self.erase(self.row, start, self.column + 1 if part == 1 else self.columns)

    def erase_display(self, part: int) -> None:
        if part in (0, 1):
            self.erase_line(part)
        rows = {0: range(self.row + 1, self.rows), 1: range(self.row), 2: range(self.rows)}
        for row in rows.get(part, ()):
            self.erase(row, 0, self.columns)

    # Shifting

    def scroll(self, count: int) -> None:
        """Moves the region's rows up, or down by a negative count."""
        self.shift_rows(self.top, count)

    def delete_lines(self, count: int) -> None:
        """Moves the rows from the cursor on up, or down by a negative count."""
        if self.top <= self.row <= self.bottom:
            self.shift_rows(self.row, count)
            self.move(0, self.row)

    def shift_rows(self, first: int, count: int) -> None:
        rows = self.grid[first:self.bottom + 1]
        blank = [self.blank_row() for _ in range(min(abs(count), len(rows)))]
        kept = rows[count:] if count > 0 else rows[:len(rows) + count] if -count < len(rows) else []
        self.grid[first:self.bottom + 1] = kept + blank if count > 0 else blank + kept
        self.is_full = False

    def delete_characters(self, count: int) -> None:
        row = self.grid[self.row]
        count = min(count, self.columns - self.column)
        self.grid[self.row] = row[:self.column] + row[self.column + count:] + [self.blank()] * count
        self.is_full = False

    def insert_characters(self, count: int) -> None:
        row = self.grid[self.row]
        row = row[:self.column] + [self.blank()] * count + row[self.column:]
        self.grid[self.row] = row[:self.columns]
        self.is_full = False

// Formats a column of values by a mask or a format's name, as often as is asked, with a formatter each time.
//
//     cc columns.c $(pkg-config --cflags --libs caretaker) -o columns
//     ./columns us-phone 3

#include <caretaker.h>
#include <stdio.h>
#include <stdlib.h>

// Three values, of which the second is a null.
static const char values[] = "2015550123n/a";
static const int32_t offsets[] = {0, 10, 10, 13};
static const uint8_t validity[] = {5};

static caretaker_status format_column(const caretaker_format *format, caretaker_column *column) {
  caretaker_formatter *formatter;
  caretaker_column_report report = CARETAKER_COLUMN_REPORT_INIT;
  caretaker_column_view view = CARETAKER_COLUMN_VIEW_INIT;
  caretaker_status status =
      caretaker_formatter_create(format, CARETAKER_QUESTION_TEXT, CARETAKER_REJECTED_KEEP, &formatter);
  if (status) return status;
  view.values = values;
  view.length = sizeof values - 1;
  view.offsets = offsets;
  view.rows = 3;
  view.validity = validity;
  status = caretaker_formatter_format(formatter, &view, column, &report);
  caretaker_formatter_free(formatter);
  if (status) return status;
  printf("%llu rows, %llu null, %llu rejected\n", (unsigned long long)report.rows, (unsigned long long)report.nulls,
         (unsigned long long)report.rejected);
  return CARETAKER_OK;
}

int main(int count, char **arguments) {
  caretaker_format *format;
  caretaker_column *column = NULL;
  caretaker_column_view rows = CARETAKER_COLUMN_VIEW_INIT;
  if (count != 3) {
    fprintf(stderr, "usage: %s NAME TIMES\n", arguments[0]);
    return 2;
  }
  if (caretaker_format_named(arguments[1], CARETAKER_ALL, NULL, &format, NULL)) return 1;
  caretaker_status status = caretaker_column_create(false, &column);
  for (int times = atoi(arguments[2]); status == CARETAKER_OK && times > 0; times--) {
    status = caretaker_column_clear(column);
    if (status == CARETAKER_OK) status = format_column(format, column);
  }
  if (status == CARETAKER_OK) status = caretaker_column_get_view(column, &rows);
  for (size_t row = 0; status == CARETAKER_OK && row < rows.rows; row++) {
    const int32_t *ends = rows.offsets;
    printf("%.*s\n", (int)(ends[row + 1] - ends[row]), rows.values + ends[row]);
  }
  caretaker_column_free(column);
  caretaker_format_free(format);
  return status != CARETAKER_OK;
}

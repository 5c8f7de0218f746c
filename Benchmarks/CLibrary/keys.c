// What a key and a copy cost through the library for C, in nanoseconds of processor time, the least of several rounds.
#define _POSIX_C_SOURCE 199309L
#include <caretaker.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { trials = 15, rounds = 40000 };

static caretaker_field *field;
static caretaker_edit edit = CARETAKER_EDIT_INIT;
static char text[128];
static size_t length;

static void type(char key) { caretaker_field_type(field, (unsigned char)key, &edit); }
static void insert(char key) { caretaker_field_insert(field, &key, 1, &edit); }
static void copy_text(char key) { (void)key, caretaker_field_text(field, NULL, text, sizeof text, &length); }
static void copy_value(char key) { (void)key, caretaker_field_value(field, text, sizeof text, &length); }
static void copy_replacement(char key) {
  (void)key, caretaker_field_text(field, &edit.replacement, text, sizeof text, &length);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void measure(const char *name, const char *keys, void (*step)(char), bool clears) {
  size_t count = strlen(keys);
  double least = 1e9;
  for (int trial = 0; trial < trials; trial++) {
    double start = now();
    for (int round = 0; round < rounds; round++) {
      if (clears) caretaker_field_clear(field);
      for (size_t i = 0; i < count; i++) step(keys[i]);
    }
    double cost = (now() - start) / rounds / (double)count;
    if (cost < least) least = cost;
  }
  printf("  %-24s %6.1f ns\n", name, least);
}

int main(void) {
  static const char *subjects[][2] = {
      {"us-phone", "2015550123"}, {"card", "378282246310005"}, {"iban", "DE89370400440532013000"},
      {"phone(GB)", "02079460958"}};
  for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
    caretaker_format *format;
    const char *keys = subjects[i][1];
    if (caretaker_format_named(subjects[i][0], CARETAKER_ALL, NULL, &format, NULL)) return 1;
    if (caretaker_field_create(format, NULL, &field)) return 1;
    printf("%s\n", subjects[i][0]);
    measure("a key by scalar", keys, type, true);
    measure("a key as text", keys, insert, true);
    measure("the text copied", keys, copy_text, false);
    measure("the value copied", keys, copy_value, false);
    measure("the replacement copied", keys, copy_replacement, false);
    caretaker_field_free(field);
    caretaker_format_free(format);
  }
  return 0;
}

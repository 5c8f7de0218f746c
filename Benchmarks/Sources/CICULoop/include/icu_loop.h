#pragma once
#include <stdint.h>

// ICU formatting, reading and opening a number format again and again: what number entry is measured against. Everything a program
// would do that calls ICU with each key: format, take the text, make it UTF-8.
typedef struct icu_loop icu_loop;

icu_loop *icu_loop_open(const char *skeleton, const char *locale, const char *currency);
void icu_loop_close(icu_loop *loop);
// The text of a decimal, as UTF-8; returns its length.
int32_t icu_loop_format(icu_loop *loop, const char *decimal, int32_t length, char *text, int32_t capacity);
// Whole rounds, so that the calling language costs nothing.
uint64_t icu_loop_format_rounds(icu_loop *loop, const char *decimal, int32_t length, long rounds);
// Reads what was formatted last.
uint64_t icu_loop_parse_rounds(icu_loop *loop, long rounds);
// A decimal key by key: with each, what is typed so far is formatted, and what is shown is read.
uint64_t icu_loop_type_rounds(icu_loop *loop, const char *decimal, int32_t length, long rounds);
// Opens and closes a formatter and makes it format once.
uint64_t icu_loop_open_rounds(const char *skeleton, const char *locale, long rounds);

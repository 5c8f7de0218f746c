#pragma once
// Digits 1 to 9, each xored with 0x5A, so that a search finds no copy of its own.
#define MEMORY_SEARCH_MASK 0x5A
// So many in a row are a find.
#define MEMORY_SEARCH_WINDOW 7
// There may be so many digits.
#define MEMORY_SEARCH_DIGITS 100

// Looks in bytes for a run of the digits in any form: one every `step` bytes, as a character or a number, from either end; or two a byte. Gives
// where it begins, -1 if nowhere; `step` is 0 for two a byte.
long memory_search(const unsigned char *bytes, long count, const unsigned char *masked, long digits, long *step);

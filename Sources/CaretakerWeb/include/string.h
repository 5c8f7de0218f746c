// What the kernels for columns include of a C library. support.c has the functions.
#ifndef CARETAKER_WEB_STRING_H
#define CARETAKER_WEB_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *left, const void *right, size_t count);
void *memchr(const void *memory, int byte, size_t count);

#endif

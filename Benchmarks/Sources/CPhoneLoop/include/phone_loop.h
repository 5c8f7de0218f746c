#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// libphonenumber's formatter as one types, where it is installed: what phone entry is measured against. One formatter a region, kept
// warm; a number is its keys, typed into the cleared formatter.
typedef struct phone_loop phone_loop;

// NULL where the library is not installed.
phone_loop *_Nullable phone_loop_open(void);
void phone_loop_close(phone_loop *_Nonnull loop);
// Adds a number to be typed in a region.
void phone_loop_add(phone_loop *_Nonnull loop, const char *_Nonnull region, const char *_Nonnull keys);
// Types all numbers, so many times over.
uint64_t phone_loop_rounds(phone_loop *_Nonnull loop, long rounds);
// What is shown after a key, in a region's cleared formatter or going on; the text is good until the next call.
void phone_loop_clear(phone_loop *_Nonnull loop, const char *_Nonnull region);
const char *_Nonnull phone_loop_type(phone_loop *_Nonnull loop, const char *_Nonnull region, char key);

// What a text is read as, dialled in a region, or nowhere: `name\tvalue` lines, the values as `caretaker-dev verify phones` names them.
const char *_Nonnull phone_loop_read(phone_loop *_Nonnull loop, const char *_Nullable region, const char *_Nonnull text);

#ifdef __cplusplus
}
#endif

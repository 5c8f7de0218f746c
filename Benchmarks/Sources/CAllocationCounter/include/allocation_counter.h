#pragma once
// Allocations made by this thread so far. Linked into a program, this stands before the C library's allocator and counts;
// built for a sanitizer it leaves the allocator alone, and is 0.
long allocation_count(void);
// Removes the handlers that the Swift runtime calls before each throw. A testing library's handler keeps every error with its
// backtrace, and those allocations are not the measured code's.
void ignore_thrown_errors(void);

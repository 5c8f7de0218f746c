#pragma once
// Allocations made by this thread so far. Linked into a program, this stands before the C library's allocator and counts.
long allocation_count(void);

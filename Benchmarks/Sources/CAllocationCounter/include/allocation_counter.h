#pragma once
// Allocations made by this thread so far. Linked into a program, this stands before the C library's allocator and counts;
// built for a sanitizer it leaves the allocator alone, and is 0.
long allocation_count(void);

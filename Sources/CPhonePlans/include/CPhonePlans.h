#ifndef CARETAKER_PHONE_PLANS_H
#define CARETAKER_PHONE_PLANS_H

#include <stddef.h>

/// The numbering plans of `fixtures/tables/phone-plans.txt`, UTF-8.
extern const unsigned char *const caretaker_phone_plans;
extern const size_t caretaker_phone_plans_size;

#endif

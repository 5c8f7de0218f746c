#include "CPhonePlans.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// the text itself: a copy of it would only go stale
static const unsigned char plans[] = {
#embed "../../fixtures/tables/phone-plans.txt"
};

const unsigned char *const caretaker_phone_plans = plans;
const size_t caretaker_phone_plans_size = sizeof plans;

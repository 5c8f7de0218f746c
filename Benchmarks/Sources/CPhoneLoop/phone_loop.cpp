#include "phone_loop.h"

#if __has_include(<phonenumbers/asyoutypeformatter.h>)

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumberUtil;

struct phone_loop {
  std::map<std::string, std::unique_ptr<AsYouTypeFormatter>> formatters;
  std::vector<std::pair<AsYouTypeFormatter *, std::string>> numbers;
  std::string shown;

  AsYouTypeFormatter *formatter(const char *region) {
    auto &formatter = formatters[region];
    if (!formatter) formatter.reset(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
    return formatter.get();
  }
};

phone_loop *phone_loop_open(void) { return new phone_loop; }
void phone_loop_close(phone_loop *loop) { delete loop; }

void phone_loop_add(phone_loop *loop, const char *region, const char *keys) {
  loop->numbers.emplace_back(loop->formatter(region), keys);
}

uint64_t phone_loop_rounds(phone_loop *loop, long rounds) {
  uint64_t sum = 0;
  for (long round = 0; round < rounds; round++) {
    for (auto &number : loop->numbers) {
      number.first->Clear();
      for (char key : number.second) {
        number.first->InputDigit(key, &loop->shown);
        sum += loop->shown.size();
      }
    }
  }
  return sum;
}

void phone_loop_clear(phone_loop *loop, const char *region) { loop->formatter(region)->Clear(); }

const char *phone_loop_type(phone_loop *loop, const char *region, char key) {
  loop->formatter(region)->InputDigit(key, &loop->shown);
  return loop->shown.c_str();
}

#else

phone_loop *phone_loop_open(void) { return nullptr; }
void phone_loop_close(phone_loop *) {}
void phone_loop_add(phone_loop *, const char *, const char *) {}
uint64_t phone_loop_rounds(phone_loop *, long) { return 0; }
void phone_loop_clear(phone_loop *, const char *) {}
const char *phone_loop_type(phone_loop *, const char *, char) { return ""; }

#endif

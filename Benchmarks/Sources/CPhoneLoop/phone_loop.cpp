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

static const char *error_name(PhoneNumberUtil::ErrorType error) {
  switch (error) {
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR: return "INVALID_COUNTRY_CODE";
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD: return "TOO_SHORT_AFTER_IDD";
    case PhoneNumberUtil::TOO_SHORT_NSN: return "TOO_SHORT_NSN";
    case PhoneNumberUtil::TOO_LONG_NSN: return "TOO_LONG";
    default: return "NOT_A_NUMBER";
  }
}

static const char *type_name(PhoneNumberUtil::PhoneNumberType type) {
  static const char *const names[] = {"FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE", "TOLL_FREE", "PREMIUM_RATE", "SHARED_COST",
                                      "VOIP", "PERSONAL_NUMBER", "PAGER", "UAN", "VOICEMAIL"};
  return type >= 0 && type < PhoneNumberUtil::UNKNOWN ? names[type] : "UNKNOWN";
}

static const char *possibility_name(PhoneNumberUtil::ValidationResult result) {
  switch (result) {
    case PhoneNumberUtil::IS_POSSIBLE: return "IS_POSSIBLE";
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY: return "IS_POSSIBLE_LOCAL_ONLY";
    case PhoneNumberUtil::INVALID_COUNTRY_CODE: return "INVALID_COUNTRY_CODE";
    case PhoneNumberUtil::TOO_SHORT: return "TOO_SHORT";
    case PhoneNumberUtil::INVALID_LENGTH: return "INVALID_LENGTH";
    default: return "TOO_LONG";
  }
}

const char *phone_loop_read(phone_loop *loop, const char *region, const char *text) {
  const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
  i18n::phonenumbers::PhoneNumber number;
  std::string &lines = loop->shown;
  lines.clear();
  auto add = [&lines](const char *name, const std::string &value) { lines += name + ("\t" + value) + "\n"; };
  auto error = util.Parse(text, region ? region : "ZZ", &number);
  if (error != PhoneNumberUtil::NO_PARSING_ERROR) {
    add("error", error_name(error));
    return lines.c_str();
  }
  std::string value;
  add("code", std::to_string(number.country_code()));
  util.GetNationalSignificantNumber(number, &value);
  add("number", value);
  if (!number.extension().empty()) add("extension", number.extension());
  const std::pair<const char *, PhoneNumberUtil::PhoneNumberFormat> formats[] = {{"e164", PhoneNumberUtil::E164},
                                                                                {"abroad", PhoneNumberUtil::INTERNATIONAL},
                                                                                {"home", PhoneNumberUtil::NATIONAL},
                                                                                {"rfc3966", PhoneNumberUtil::RFC3966}};
  for (auto &format : formats) {
    util.Format(number, format.second, &value);
    add(format.first, value);
  }
  add("type", type_name(util.GetNumberType(number)));
  add("valid", util.IsValidNumber(number) ? "true" : "false");
  add("possible", possibility_name(util.IsPossibleNumberWithReason(number)));
  util.GetRegionCodeForNumber(number, &value);
  if (value != "ZZ") add("of", value);
  return lines.c_str();
}

#else

const char *phone_loop_read(phone_loop *, const char *, const char *) { return ""; }
phone_loop *phone_loop_open(void) { return nullptr; }
void phone_loop_close(phone_loop *) {}
void phone_loop_add(phone_loop *, const char *, const char *) {}
uint64_t phone_loop_rounds(phone_loop *, long) { return 0; }
void phone_loop_clear(phone_loop *, const char *) {}
const char *phone_loop_type(phone_loop *, const char *, char) { return ""; }

#endif

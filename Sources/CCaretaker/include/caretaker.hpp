// caretaker.hpp: Caretaker's fields and forms for C++17, over caretaker.h. What is made is freed, texts are strings,
// and wrong use throws.
//
//     caretaker::Field field(caretaker::Format::named("iban"));
//     field.paste("IBAN: de89 3704 0044 0532 0130 00");
//     field.text();      // "DE89 3704 0044 0532 0130 00"
//     field.caret();     // 27
//
//     caretaker::Format::named("iban").validate("DE89370400440532013001").message;      // "the check digit is wrong"
//     caretaker::PhoneNumber("020 7946 0958", "GB").e164();      // "+442079460958"
//
//     caretaker::Form form(json);      // {"caretakerForm": 1, "fields": [{"name": "email", …}]}
//     form.field("email").insert("ada@example.org");
//     if (form.submit().action == CARETAKER_ACTION_SUBMIT) form.json();      // the values
//
// A format is shared: copies are the same format, and any number of threads may use one at once. A field or a form is
// moved, not copied, and is for one thread at a time.

#ifndef CARETAKER_HPP
#define CARETAKER_HPP

#include <caretaker/field.hpp>
#include <caretaker/form.hpp>
#include <caretaker/format.hpp>
#include <caretaker/phone_number.hpp>

#endif

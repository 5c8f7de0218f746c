// Takes an order, and shows what each event changes, as a front end does that draws again only what changed.
//
//     c++ -std=c++17 order.cpp $(pkg-config --cflags --libs caretaker) -o order

#include <caretaker.hpp>
#include <iostream>

namespace {

const char *const description = R"({
  "caretakerForm": 1,
  "name": "order",
  "fields": [
    {"name": "email", "label": "Email", "type": "email"},
    {"name": "card", "label": "Card number", "type": "cardNumber"},
    {"name": "code", "label": "Voucher", "mask": "@@-####", "answers": true},
    {"name": "pin", "label": "PIN", "type": "pin"}
  ]
})";

void draw(const caretaker::Form &form, const caretaker::Change &change) {
  for (const auto &[number, facets] : change.changed) {
    const caretaker::FormField field = form.field(number);
    if (facets & CARETAKER_FACET_TEXT) std::cout << field.label() << ": " << field.text() << "\n";
    if (facets & CARETAKER_FACET_REMARK && !field.remark().empty()) std::cout << "  " << field.remark() << "\n";
    if (facets & CARETAKER_FACET_MESSAGE && !field.message().empty()) std::cout << "  ! " << field.message() << "\n";
  }
  if (change.form_facets & CARETAKER_FORM_FACET_SUMMARY) {
    for (const std::string &line : form.summary()) std::cout << "# " << line << "\n";
  }
}

}  // namespace

int main() {
  try {
    caretaker::Form form(description);
    draw(form, form.fill({{"email", "ada@example"}, {"card", "4111111111111111"}}));
    draw(form, form.focus("code"));
    draw(form, form.insert("ab12x"));
    draw(form, form.insert("34"));
    const caretaker::Change asked = form.next();
    draw(form, asked);
    // the shop looks the voucher up, and answers
    if (asked.action == CARETAKER_ACTION_ASK) {
      draw(form, form.answer(asked.action_field, asked.ticket, "This voucher has expired"));
    }
    draw(form, form.insert("1234"));
    draw(form, form.submit());
    std::cout << form.plain_values().at("card").text.value_or("") << "\n";
    std::cout << form.json() << "\n";

    form.focus("emial");
  } catch (const caretaker::FormatError &error) {
    std::cout << error.diagnostic << "\n" << error.what() << ": " << error.suggestion << "\n";
  } catch (const caretaker::Error &error) {
    std::cout << error.what() << "\n";
  }
}

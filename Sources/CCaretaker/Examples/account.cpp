// Reads an account number as people paste it, and follows the keys that correct it.
//
//     c++ -std=c++17 account.cpp $(pkg-config --cflags --libs caretaker) -o account

#include <caretaker.hpp>
#include <iostream>

int main() {
  try {
    caretaker::Field account(caretaker::Format::named("iban"));
    account.paste("de89 3704 0044 0532 0130 01");
    std::cout << account.text() << (account.state() == CARETAKER_STATE_INVALID ? ", invalid\n" : "\n");

    account.delete_backward();
    caretaker_edit edit = account.type(U'x');
    std::cout << account.messages(edit, "x") << "\n";
    account.type(U'0');
    std::cout << account.text() << (account.state() == CARETAKER_STATE_COMPLETE ? ", complete\n" : "\n");
    std::cout << account.value() << "\n";

    // a mask that was written for ngx-mask, which shows literals late
    caretaker::Field phone(caretaker::Format::dialect("(000) 000-0000", "ngx"));
    phone.insert("201");
    std::cout << phone.text() << "\n";

    caretaker::Field code(caretaker::Format("###-###"));
    code.insert("482913");
    std::cout << code.text() << "\n";

    caretaker::Format::named("ibna");
  } catch (const caretaker::FormatError &error) {
    std::cout << error.what() << ": " << error.suggestion << "\n";
  }
}

// Written by caret generate from fixtures/tables/formats: change it there.

extension FormatCatalog {
  /// The formats that come with the package, as text.
  static let standardText = #"""
    topic Banking
    topic Dates and times
    format date
      summary   Calendar date, ISO 8601: year, month, day
      label     Date
      keyboard  punctuation
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>
      example   2026-12-31
    topic Persons and companies
    format ssn
      summary   Social security number of the United States
      label     Social security number
      keyboard  digits
      mask      [0-8]##-##-####
      example   123-45-6789
    topic Payments
    format expiry
      summary   Month and year of a card's expiry
      label     Expiry date
      keyboard  digits
      autofill  cc-exp
      mask      <month:01..12>/<year:##>
      example   12/27
    format security-code
      summary   Security code of a card: three digits, of American Express four
      label     Security code
      keyboard  digits
      autofill  cc-csc
      mask      #{3,4}
      example   123
    format cardholder-name
      summary   Name as it stands on a card, up to 26 characters (ISO/IEC 7813)
      label     Name on card
      autofill  cc-name
      mask      @<@|[ .'’\-]>{1,25}
      example   Ada Lovelace
    topic Addresses
    format us-zip
      summary   ZIP code of the United States, with or without its four further digits
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      #####<-####>?
      example   02139
    topic Computers and networks
    format ipv4
      summary   Internet address, version 4
      label     IPv4 address
      keyboard  decimal
      mask      <0..255>"."<0..255>"."<0..255>"."<0..255>
      example   192.168.1.25
    format mac
      summary   Hardware address of a network interface
      label     MAC address
      mask      ~[0-9a-f]{2}<":"~[0-9a-f]{2}>{5}
      example   00:1b:44:11:3a:b7
    format uuid
      summary   Universally unique identifier
      label     UUID
      mask      ~[0-9a-f]{8}<"-"~[0-9a-f]{4}>{3}"-"~[0-9a-f]{12}
      example   f81d4fae-7dec-11d0-a765-00a0c91e6bf6
    format email
      summary   Mail address, by its shape
      label     E-mail
      keyboard  email
      autofill  email
      mask      [^@ ]{1,64}"@"<[^@ .]{1,63}".">{1,}[^@ .]{2,63}
      example   ada@example.org
    topic Telephone
    format us-phone
      summary   North American phone number, by its shape (phone --region knows those of every region)
      label     Phone
      keyboard  phone
      autofill  tel
      mask      +1 (###) ###-####
      example   +1 (555) 123-4567
    """#
}

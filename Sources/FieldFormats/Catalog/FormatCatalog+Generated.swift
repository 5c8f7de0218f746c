// Written by caretaker-dev generate from fixtures/tables/formats: change it there.

extension FormatCatalog {
  /// The formats that come with the package, as text.
  static let standardText = #"""
    topic Banking
    format iban
      summary   International bank account number, of every country of the registry
      label     IBAN
      source    SWIFT IBAN registry, release 101: structures and lengths; ISO 13616-1 for the check digits
      mask      <country:^[A]^[D]>## #### #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[A]^[E]|^[I]^[L]|^[S]^[O]|^[T]^[L]>## #### #### #### #### ###
      mask      <country:^[A]^[L]|^[C]^[Y]>## #### #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[A]^[T]|^[B]^[A]|^[E]^[E]|^[L]^[T]|^[M]^[N]|^[X]^[K]>## #### #### #### ####
      mask      <country:^[A]^[Z]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[B]^[E]>## #### #### ####
      mask      <country:^[B]^[G]>## ^[A-Z]{4} #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[B]^[H]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[B]^[I]|^[D]^[J]|^[M]^[R]>## #### #### #### #### #### ###
      mask      <country:^[B]^[R]>## #### #### #### #### #### ###^[A-Z] ^[0-9A-Z]
      mask      <country:^[B]^[Y]>## ^[0-9A-Z]{4} #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[C]^[H]|^[L]^[I]>## #### #^[0-9A-Z]{3} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[C]^[R]|^[D]^[E]|^[M]^[E]|^[R]^[S]|^[V]^[A]>## #### #### #### #### ##
      mask      <country:^[C]^[Z]|^[E]^[S]|^[S]^[E]|^[S]^[K]|^[T]^[N]>## #### #### #### #### ####
      mask      <country:^[D]^[K]|^[F]^[I]|^[F]^[O]|^[G]^[L]|^[S]^[D]>## #### #### #### ##
      mask      <country:^[D]^[O]>## ^[0-9A-Z]{4} #### #### #### #### ####
      mask      <country:^[E]^[G]>## #### #### #### #### #### #### #
      mask      <country:^[F]^[K]>## ^[A-Z]{2}## #### #### ##
      mask      <country:^[F]^[R]|^[M]^[C]>## #### #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]##
      mask      <country:^[G]^[B]|^[I]^[E]>## ^[A-Z]{4} #### #### #### ##
      mask      <country:^[G]^[E]>## ^[A-Z]{2}## #### #### #### ##
      mask      <country:^[G]^[I]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[G]^[R]>## #### ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[G]^[T]>## ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[H]^[N]|^[N]^[I]|^[S]^[V]>## ^[A-Z]{4} #### #### #### #### ####
      mask      <country:^[H]^[R]>## #### #### #### #### #
      mask      <country:^[H]^[U]|^[P]^[L]>## #### #### #### #### #### ####
      mask      <country:^[I]^[Q]>## ^[A-Z]{4} #### #### #### ###
      mask      <country:^[I]^[S]>## #### #### #### #### #### ##
      mask      <country:^[I]^[T]|^[S]^[M]>## ^[A-Z]### #### ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[J]^[O]|^[Y]^[E]>## ^[A-Z]{4} #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[K]^[W]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[K]^[Z]|^[L]^[U]>## ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[B]>## #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[C]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[V]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[L]^[Y]|^[P]^[T]|^[S]^[T]>## #### #### #### #### #### #
      mask      <country:^[M]^[D]>## ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[M]^[K]>## ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]##
      mask      <country:^[M]^[T]>## ^[A-Z]{4} #### #^[0-9A-Z]{3} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[M]^[U]>## ^[A-Z]{4} #### #### #### #### ###^[A-Z] ^[A-Z]{2}
      mask      <country:^[N]^[L]>## ^[A-Z]{4} #### #### ##
      mask      <country:^[N]^[O]>## #### #### ###
      mask      <country:^[O]^[M]>## ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[P]^[K]|^[R]^[O]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[P]^[S]|^[Q]^[A]>## ^[A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[R]^[U]>## #### #### #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[S]^[A]>## ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[S]^[C]>## ^[A-Z]{4} #### #### #### #### #### ^[A-Z]{3}
      mask      <country:^[S]^[I]>## #### #### #### ###
      mask      <country:^[T]^[R]>## #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[U]^[A]>## #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[V]^[G]>## ^[A-Z]{4} #### #### #### ####
      check     iso7064 97-10 rotated 4
      example   DE89 3704 0044 0532 0130 00
    format bic
      summary   Business identifier code of a bank, ISO 9362
      label     BIC
      source    ISO 20022, BICFIDec2014Identifier
      mask      <party:^[0-9A-Z]{4}><country:^[A-Z]{2}><location:^[0-9A-Z]{2}><branch:^[0-9A-Z]{3}>?
      example   DEUTDEFF500
    format us-routing
      summary   Routing number of a bank of the United States (ABA)
      label     Routing number
      keyboard  digits
      source    American Bankers Association, routing number policy: prefixes 00 to 12, 21 to 32, 61 to 72, 80
      mask      <prefix:[0]#|[1][0-2]|[2][1-9]|[3][0-2]|[6][1-9]|[7][0-2]|[8][0]>#######
      check     not 000000000
      check     weights 3 7 1 3 7 1 3 7 1 mod 10
      example   021000021
    format gb-sort-code
      summary   Sort code of a bank of the United Kingdom
      label     Sort code
      keyboard  digits
      mask      ##-##-##
      example   20-00-00
    format creditor-reference
      summary   Structured creditor reference of an invoice, ISO 11649
      label     Payment reference
      source    ISO 11649:2009
      mask      "RF"## ^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]< ^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]< ^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]< ^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]< ^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]<^[0-9A-Z]< ^[0-9A-Z]>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?>?
      check     iso7064 97-10 rotated 4
      example   RF18 5390 0754 7034
    format isin
      summary   International securities identification number, ISO 6166
      label     ISIN
      mask      <country:^[A-Z]{2}>^[0-9A-Z]{9}#
      check     luhn letters
      example   US0378331005
    format lei
      summary   Legal entity identifier, ISO 17442
      label     LEI
      mask      ^[0-9A-Z]{18}##
      check     iso7064 97-10
      example   5493001KJTIIGC8Y1R12
    format us-cusip
      summary   Security of the United States or Canada by its CUSIP number
      label     CUSIP
      mask      ^[0-9A-Z]{8}#
      check     weights 1 2 1 2 1 2 1 2 digits mod 10 gives 0987654321
      example   037833100
    format gb-sedol
      summary   Security listed in the United Kingdom by its SEDOL code
      label     SEDOL
      mask      ^[0-9B-DF-HJ-NP-TV-Z]{6}#
      check     weights 1 3 1 7 3 9 mod 10 gives 0987654321
      example   B0YBKJ7
    topic Goods, books and vehicles
    format isbn
      summary   Book number, of ten or thirteen digits
      label     ISBN
      source    International ISBN Agency, users' manual; 979-0 is the music's, ISO 10957
      mask      <isbn10:#########^[0-9X]>
      mask      <isbn13:[9][7][89]##########>
      check     isbn13: not beginning 9790
      check     isbn10: weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321
      check     isbn13: weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   9780306406157
    format isbn-10
      summary   Book number of ten digits
      label     ISBN-10
      source    International ISBN Agency, users' manual
      mask      #########^[0-9X]
      check     weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321
      example   0306406152
    format isbn-13
      summary   Book number of thirteen digits
      label     ISBN-13
      keyboard  digits
      source    International ISBN Agency, users' manual; 979-0 is the music's, ISO 10957
      mask      [9][7][89]-##########
      check     not beginning 9790
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   978-0306406157
    format issn
      summary   Number of a periodical
      label     ISSN
      source    ISO 3297
      mask      ####"-"###^[0-9X]
      check     weights 8 7 6 5 4 3 2 mod 11 gives 0X987654321
      example   0317-8471
    format ean-13
      summary   Article number of thirteen digits (EAN-13, GTIN-13)
      label     EAN
      keyboard  digits
      source    GS1 General Specifications
      mask      #############
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   4006381333931
    format ean-8
      summary   Article number of eight digits (EAN-8, GTIN-8)
      label     EAN-8
      keyboard  digits
      source    GS1 General Specifications
      mask      ########
      check     weights 3 1 3 1 3 1 3 1 mod 10
      example   73513537
    format upc-a
      summary   Article number of twelve digits (UPC-A, GTIN-12)
      label     UPC
      keyboard  digits
      source    GS1 General Specifications
      mask      ############
      check     weights 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   036000291452
    format gtin
      summary   Article number of eight, twelve, thirteen or fourteen digits
      label     GTIN
      keyboard  digits
      source    GS1 General Specifications
      mask      ########<####<##?>?>?
      check     weights 3 1 3 1 3 1 3 1 3 1 3 1 3 1 right mod 10
      example   10614141543219
    format vin
      summary   Vehicle identification number, ISO 3779; with a check digit where North America made it
      label     VIN
      source    49 CFR 565.15 for the check digit; ISO 3780: North America begins with 1 to 5 and 7F to 70, New Zealand with 7A to 7E
      mask      <na:<[1-5]^[0-9A-HJ-NPR-Z]|[7]^[0-9F-HJ-NPR-Z]>^[0-9A-HJ-NPR-Z]{6}^[0-9X]^[0-9A-HJ-NPR-Z]{8}>
      mask      <^[0689A-HJ-NPR-Z]^[0-9A-HJ-NPR-Z]|[7]^[A-E]>^[0-9A-HJ-NPR-Z]{15}
      check     na: weights 8 7 6 5 4 3 2 10 9 8 7 6 5 4 3 2 letters 12345678-12345-7-923456789 mod 11 at 9 gives 0123456789X
      example   1M8GDM9AXKP042788
    topic Dates and times
    format date
      summary   Calendar date, ISO 8601: year, month, day
      label     Date
      keyboard  punctuation
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>
      check     date
      example   2026-12-31
      source    ISO 8601-1:2019, 5.2.2
    format date-dmy
      summary   Day, month, year between slashes, as in Britain, France or Brazil
      label     Date
      keyboard  punctuation
      mask      <day:01..31>/<month:01..12>/<year:####>
      reads     <year:####>-<month:01..12>-<day:01..31>
      check     date
      example   31/12/2026
      source    CLDR 42, skeleton yMd of en_GB, fr_FR, pt_BR
    format date-dmy-dots
      summary   Day, month, year between dots, as in Germany, Poland or Russia
      label     Date
      keyboard  punctuation
      mask      <day:01..31>.<month:01..12>.<year:####>
      reads     <year:####>-<month:01..12>-<day:01..31>
      check     date
      example   31.12.2026
      source    CLDR 42, skeleton yMd of de_DE, pl_PL, ru_RU
    format date-dmy-hyphens
      summary   Day, month, year between hyphens, as in the Netherlands
      label     Date
      keyboard  punctuation
      mask      <day:01..31>-<month:01..12>-<year:####>
      reads     <year:####>-<month:01..12>-<day:01..31>
      check     date
      example   31-12-2026
      source    CLDR 42, skeleton yMd of nl_NL
    format date-mdy
      summary   Month, day, year between slashes, as in the United States
      label     Date
      keyboard  punctuation
      mask      <month:01..12>/<day:01..31>/<year:####>
      reads     <year:####>-<month:01..12>-<day:01..31>
      check     date
      example   12/31/2026
      source    CLDR 42, skeleton yMd of en_US
    format date-mdy-short
      summary   Month, day and two digits of the year, from 1950 to 2049
      label     Date
      keyboard  punctuation
      mask      <month:01..12>/<day:01..31>/<year:##>
      check     short-date 1950
      example   12/31/26
    format date-ymd
      summary   Year, month, day between slashes, as in Japan
      label     Date
      keyboard  punctuation
      mask      <year:####>/<month:01..12>/<day:01..31>
      check     date
      example   2026/12/31
      source    CLDR 42, skeleton yMd of ja_JP
    format birth-date
      summary   Date of birth, ISO 8601, not in the future
      label     Date of birth
      keyboard  punctuation
      autofill  bday
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>
      check     date from 1900-01-01 to today
      example   1985-04-12
    format year-month
      summary   Month of a year, ISO 8601
      label     Month
      keyboard  punctuation
      mask      <year:####>"-"<month:01..12>
      example   2026-12
      source    ISO 8601-1:2019, 5.2.2.2
    format date-range
      summary   First and last day, ISO 8601: the last not before the first
      label     From – to
      keyboard  punctuation
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>"/"<end-year:####>"-"<end-month:01..12>"-"<end-day:01..31>
      check     date-range
      example   2026-12-24/2027-01-06
      source    ISO 8601-1:2019, 5.5.2
    format time-24
      summary   Time of the day, 24 hours
      label     Time
      keyboard  punctuation
      mask      <hour:00..23>":"<minute:00..59>
      example   23:59
      source    ISO 8601-1:2019, 5.3.1
    format time-24-seconds
      summary   Time of the day to the second, 24 hours
      label     Time
      keyboard  punctuation
      mask      <hour:00..23>":"<minute:00..59>":"<second:00..59>
      example   23:59:59
      source    ISO 8601-1:2019, 5.3.1
    format time-12
      summary   Time of the day, 12 hours with AM or PM
      label     Time
      mask      <hour:01..12>":"<minute:00..59>" "<period:^[AP]"M">
      example   11:59 PM
      source    CLDR 42, skeleton hm of en_US
    format date-time
      summary   Date and local time, ISO 8601
      label     Date and time
      keyboard  punctuation
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>"T"<hour:00..23>":"<minute:00..59>
      check     date
      example   2026-12-31T23:59
      source    ISO 8601-1:2019, 5.4.2
    format timestamp
      summary   Instant with its time zone, RFC 3339
      label     Timestamp
      mask      <year:####>"-"<month:01..12>"-"<day:01..31>"T"<hour:00..23>":"<minute:00..59>":"<second:00..60><[.]#{1,9}>?<zone:^[Z]|[+\-]<00..23>":"<00..59>>
      check     date
      example   1996-12-19T16:39:57-08:00
      source    RFC 3339, section 5
    format duration
      summary   Hours, minutes and seconds
      label     Duration
      keyboard  punctuation
      mask      <hours:#{1,4}>":"<minutes:00..59>":"<seconds:00..59>
      example   1:30:00
    format iso-duration
      summary   Duration, ISO 8601: years to seconds, each if there are some
      label     Duration
      mask      "P"<#{1,4}"Y">?<#{1,4}"M">?<#{1,4}"W">?<#{1,4}"D">?<"T"<#{1,4}"H">?<#{1,4}"M">?<#{1,4}<[.]#{1,9}>?"S">?>?
      check     duration
      example   P3DT12H30M
      source    ISO 8601-1:2019, 5.5.2
    topic Persons and companies
    format ssn
      summary   Social security number of the United States
      label     Social security number
      keyboard  digits
      source    Social Security Administration: areas 000, 666 and 900 to 999, group 00 and serial 0000 are never given; two numbers are void
      mask      <area:[0-8]##>-<group:##>-<serial:####>
      check     area: not 000 666
      check     group: not 00
      check     serial: not 0000
      check     not 078-05-1120 219-09-9999
      example   123-45-6789
    format us-itin
      summary   Taxpayer number of persons without a social security number, United States
      label     ITIN
      keyboard  digits
      source    Internal Revenue Service: the fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99
      mask      [9]##-<group:[5]#|[6][0-5]|[7]#|[8][0-8]|[9][0-24-9]>-####
      example   912-90-3456
    format us-ein
      summary   Employer identification number of the United States
      label     EIN
      keyboard  digits
      source    Internal Revenue Service, valid EIN prefixes
      mask      <prefix:[0][1-6]|[1][0-6]|[2][0-7]|[3]#|[4][0-8]|[5]#|[6][0-8]|[7][1-7]|[8][0-8]|[9][0-589]>-#######
      example   12-3456789
    format gb-nino
      summary   National Insurance number of the United Kingdom
      label     National Insurance number
      source    HM Revenue and Customs, National Insurance Manual NIM39110
      mask      <prefix:^[A-CEGHJ-PR-TW-Z]^[A-CEGHJ-NPR-TW-Z]> ## ## ## <suffix:^[A-D]>
      check     prefix: not BG GB KN NK NT TN ZZ
      example   AB 12 34 56 C
    format gb-nhs
      summary   Patient's number of the National Health Service, England and Wales
      label     NHS number
      keyboard  digits
      source    NHS Data Dictionary
      mask      ### ### ####
      check     not repeated
      check     weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   943 476 5919
    format br-cpf
      summary   Taxpayer number of a person, Brazil
      label     CPF
      keyboard  digits
      source    Receita Federal
      mask      ###.###.###-##
      check     not repeated
      check     weights 10 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      check     weights 11 10 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      example   529.982.247-25
    format br-cnpj
      summary   Number of a company, Brazil; with letters since July 2026
      label     CNPJ
      source    Receita Federal, Instrução Normativa RFB 2.229/2024
      mask      ^[0-9A-Z]{2}.^[0-9A-Z]{3}.^[0-9A-Z]{3}/^[0-9A-Z]{4}-##
      check     not repeated
      check     weights 5 4 3 2 9 8 7 6 5 4 3 2 letters ascii mod 11 gives 00987654321
      check     weights 6 5 4 3 2 9 8 7 6 5 4 3 2 letters ascii mod 11 gives 00987654321
      example   12.ABC.345/01DE-35
    format br-cpf-cnpj
      summary   Taxpayer number of a person or a company, Brazil
      label     CPF or CNPJ
      source    Receita Federal
      mask      <cpf:###.###.###-##>
      mask      <cnpj:^[0-9A-Z]{2}.^[0-9A-Z]{3}.^[0-9A-Z]{3}/^[0-9A-Z]{4}-##>
      check     not repeated
      check     cpf: weights 10 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      check     cpf: weights 11 10 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      check     cnpj: weights 5 4 3 2 9 8 7 6 5 4 3 2 letters ascii mod 11 gives 00987654321
      check     cnpj: weights 6 5 4 3 2 9 8 7 6 5 4 3 2 letters ascii mod 11 gives 00987654321
      example   529.982.247-25
    format cl-rut
      summary   Taxpayer number, Chile
      label     RUT
      source    Servicio de Impuestos Internos
      mask      ##.###.###-^[0-9K]
      mask      #.###.###-^[0-9K]
      check     weights 3 2 7 6 5 4 3 2 right mod 11 gives 0K987654321
      example   12.531.909-2
    format es-dni
      summary   Identity document number of a citizen, Spain
      label     DNI
      source    Ministerio del Interior
      mask      ########-^[A-HJ-NP-TV-Z]
      check     number mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   12345678-Z
    format es-nie
      summary   Identity number of a foreigner, Spain
      label     NIE
      source    Ministerio del Interior
      mask      ^[XYZ]-#######-^[A-HJ-NP-TV-Z]
      check     number letters -----------------------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   X-1234567-L
    format es-dni-nie
      summary   Identity number of a citizen or a foreigner, Spain
      label     DNI or NIE
      source    Ministerio del Interior
      mask      <dni:########-^[A-HJ-NP-TV-Z]>
      mask      <nie:^[XYZ]-#######-^[A-HJ-NP-TV-Z]>
      check     number letters -----------------------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   12345678-Z
    format it-codice-fiscale
      summary   Taxpayer code of a person, Italy
      label     Codice fiscale
      source    Decreto ministeriale 23 dicembre 1976: 40 is added to the day of a woman, and letters may stand for digits
      mask      ^[A-Z]{6}^[0-9L-NP-V]{2}^[A-EHLMPR-T]^[0-9L-NP-V]{2}^[A-Z]^[0-9L-NP-V]{3}^[A-Z]
      check     date-part ------YYMDD months ABCDEHLMPRST days 0 40 digits LMNPQRSTUV
      check     weights 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 letters 0123456789ABCDEFGHIJKLMNOP odd 10579DFHJL10579DFHJL24IKB368CEGAMPON mod 26 gives ABCDEFGHIJKLMNOPQRSTUVWXYZ
      example   RCCMNL83S18D969H
    format de-tax-id
      summary   Taxpayer number of a person, Germany
      label     Steuer-ID
      keyboard  digits
      source    Bundeszentralamt für Steuern
      mask      [1-9]# ### ### ###
      check     iso7064 11,10
      example   86 095 742 719
    format nl-bsn
      summary   Citizen service number, Netherlands
      label     BSN
      keyboard  digits
      mask      #########
      check     not 000000000
      check     weights 9 8 7 6 5 4 3 2 -1 mod 11
      example   111222333
    format pl-pesel
      summary   Number of a person, Poland
      label     PESEL
      keyboard  digits
      source    Ustawa o ewidencji ludności: the month tells the century by 0, 20, 40, 60 or 80 that are added
      mask      ###########
      check     date-part YYMMDD months 0 20 40 60 80
      check     weights 1 3 7 9 1 3 7 9 1 3 1 mod 10
      example   44051401359
    format hr-oib
      summary   Number of a person or company, Croatia
      label     OIB
      keyboard  digits
      mask      ###########
      check     iso7064 11,10
      example   33392005961
    format in-aadhaar
      summary   Number of a resident, India
      label     Aadhaar number
      keyboard  digits
      source    Unique Identification Authority of India
      mask      [2-9]### #### ####
      check     verhoeff
      example   2341 2341 2346
    format in-pan
      summary   Permanent account number of a taxpayer, India
      label     PAN
      source    Income Tax Department: the fourth letter tells who holds it
      mask      ^[A-Z]{3}<holder:^[ABCFGHJLPT]>^[A-Z]<serial:####>^[A-Z]
      check     serial: not 0000
      example   AFZPK7190K
    format ca-sin
      summary   Social insurance number, Canada
      label     Social insurance number
      keyboard  digits
      source    Canada Revenue Agency: its own numbers begin with 0, and none with 8
      mask      [0-79]## ### ###
      check     not 000000000
      check     luhn
      example   123 456 782
    format orcid
      summary   Identifier of a researcher (ORCID)
      label     ORCID iD
      source    ORCID, structure of the identifier
      mask      ####"-"####"-"####"-"###^[0-9X]
      check     iso7064 11-2
      example   0000-0002-1825-0097
    format fr-nir
      summary   Social security number, France
      label     Numéro de sécurité sociale
      source    INSEE: 2A and 2B, Corsica, count as 19 and 18
      mask      <nir:[1-478] ## ## ## ### ### ##>
      mask      <south:[1-478] ## ## [2]^[A] ### ### ##>
      mask      <north:[1-478] ## ## [2]^[B] ### ### ##>
      check     nir: number mod 97 gives 97..01
      check     south: number letters 0------------------------- plus 70 mod 97 gives 97..01
      check     north: number letters -0------------------------ plus 43 mod 97 gives 97..01
      example   2 95 10 99 126 111 93
    format be-nn
      summary   National register number, Belgium
      label     National number
      keyboard  digits
      source    Rijksregister: a 2 is thought before the numbers of those born since 2000; 20 or 40 is added to the month of those who are not in the register, and 00 is an unknown one
      mask      ##.##.##-###.##
      check     date-part YYMM months 0 20 40 unknown
      check     number mod 97 gives 97..01 or number plus 68 mod 97 gives 97..01
      example   85.07.30-033.28
    format ch-ahv
      summary   Social insurance number, Switzerland
      label     AHV number
      keyboard  digits
      source    Zentrale Ausgleichsstelle; EAN-13
      mask      [7][5][6].####.####.##
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   756.9217.0769.85
    format no-fnr
      summary   National identity number, Norway
      label     Fødselsnummer
      keyboard  digits
      source    Skatteetaten: 40 is added to the day of a D number, 40 to the month of a help number, 80 to that of a number for tests
      mask      ###### #####
      check     date-part DDMMYY days 0 40 months 0 40 80
      check     weights 3 7 6 1 8 9 4 5 2 mod 11 gives 0-987654321
      check     weights 5 4 3 2 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   151086 95088
    format ee-isikukood
      summary   Personal identification code, Estonia
      label     Isikukood
      keyboard  digits
      source    EVS 585:2007
      mask      [1-8]##########
      check     date-part -YYMMDD
      check     weights 1 2 3 4 5 6 7 8 9 1 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 mod 11 gives 01234567890
      example   37605030299
    format za-id
      summary   Identity number, South Africa
      label     ID number
      keyboard  digits
      source    Department of Home Affairs
      mask      ###### #### ###
      check     date-part YYMMDD
      check     luhn
      example   800101 5009 087
    format cn-resident-id
      summary   Resident identity card number, China
      label     Resident ID number
      source    GB 11643-1999
      mask      [1-9]################^[0-9X]
      check     date-part ------YYYYMMDD
      check     iso7064 11-2
      example   11010519491231002X
    format kr-rrn
      summary   Resident registration number, South Korea
      label     Resident registration number
      keyboard  digits
      mask      ######-#######
      check     date-part YYMMDD
      check     weights 2 3 4 5 6 7 8 9 2 3 4 5 mod 11 gives 10987654321
      example   971013-9019902
    format jp-my-number
      summary   Individual number, Japan
      label     My Number
      keyboard  digits
      source    Ministry of Internal Affairs and Communications, order 85 of 2014
      mask      #### #### ####
      check     weights 6 5 4 3 2 7 6 5 4 3 2 mod 11 gives 00987654321
      example   1234 5678 9018
    format us-npi
      summary   National provider identifier of the United States, of those who give medical care
      label     NPI
      keyboard  digits
      source    45 CFR 162.406: Luhn over the number behind 80840
      mask      [12]#########
      check     weights 2 1 2 1 2 1 2 1 2 1 digits plus 24 mod 10
      example   1234567893
    topic Measures and places
    format percentage
      summary   Percentage from 0 to 100, with decimals
      label     Percentage
      keyboard  decimal
      mask      #{1,3}<"."#{1,6}>?%
      check     range 0 100
      example   12.5
    format latitude
      summary   Latitude in degrees, southern ones below zero
      label     Latitude
      keyboard  punctuation
      mask      [\-]?#{1,3}<"."#{1,8}>?
      check     range -90 90
      example   48.858222
      source    RFC 5870, section 3.4.2
    format longitude
      summary   Longitude in degrees, western ones below zero
      label     Longitude
      keyboard  punctuation
      mask      [\-]?#{1,4}<"."#{1,8}>?
      check     range -180 180
      example   -0.001475
      source    RFC 5870, section 3.4.2
    format coordinates
      summary   Latitude and longitude in degrees, as maps have them
      label     Coordinates
      keyboard  punctuation
      mask      <latitude:[\-]?#{1,3}<[.]#{1,8}>?>"," <longitude:[\-]?#{1,4}<[.]#{1,8}>?>
      check     latitude: range -90 90
      check     longitude: range -180 180
      example   48.2010, 16.3695
      source    RFC 5870, section 3.4.2
    topic Payments
    format expiry
      summary   Month and year of a card's expiry
      label     Expiry date
      keyboard  digits
      autofill  cc-exp
      mask      <month:01..12>/<year:##>
      reads     <month:01..12>/20<year:##>
      reads     20<year:##>-<month:01..12>
      check     expiry
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
      source    USPS Publication 28, section 212
    format ad-postcode
      summary   Postcode of Andorra
      label     Postcode
      autofill  postal-code
      mask      "AD"[1-7]##
      example   AD500
      source    UPU addressing sheet AD
    format ar-postcode
      summary   Postcode of Argentina, with its letters (CPA)
      label     Postcode
      autofill  postal-code
      mask      ^[A-HJ-NP-Z]####^[A-Z]{3}
      example   C1033AAV
      source    UPU addressing sheet AR
    format at-postcode
      summary   Postcode of Austria
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1017
      source    UPU addressing sheet AT
    format au-postcode
      summary   Postcode of Australia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   2600
      source    UPU addressing sheet AU
    format be-postcode
      summary   Postcode of Belgium
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1049
      source    UPU addressing sheet BE
    format bg-postcode
      summary   Postcode of Bulgaria
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1169
      source    UPU addressing sheet BG
    format br-postcode
      summary   Postcode of Brazil
      label     CEP
      keyboard  digits
      autofill  postal-code
      mask      #####-###
      example   70160-900
      source    UPU addressing sheet BR
    format ca-postcode
      summary   Postcode of Canada
      label     Postal code
      autofill  postal-code
      mask      ^[ABCEGHJ-NPRSTVXY]#^[ABCEGHJ-NPRSTV-Z] #^[ABCEGHJ-NPRSTV-Z]#
      example   K1A 0A6
      source    UPU addressing sheet CA
    format ch-postcode
      summary   Postcode of Switzerland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   3003
      source    UPU addressing sheet CH
    format cn-postcode
      summary   Postcode of China
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   100084
      source    UPU addressing sheet CN
    format co-postcode
      summary   Postcode of Colombia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   111321
      source    UPU addressing sheet CO
    format cy-postcode
      summary   Postcode of Cyprus
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1402
      source    UPU addressing sheet CY
    format cz-postcode
      summary   Postcode of Czechia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-7]## ##
      example   118 26
      source    UPU addressing sheet CZ
    format de-postcode
      summary   Postcode of Germany
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11011
      source    UPU addressing sheet DE
    format dk-postcode
      summary   Postcode of Denmark
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1240
      source    UPU addressing sheet DK
    format ee-postcode
      summary   Postcode of Estonia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   15165
      source    UPU addressing sheet EE
    format es-postcode
      summary   Postcode of Spain
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      <[0][1-9]|[1-4]#|[5][0-2]>###
      example   28014
      source    UPU addressing sheet ES
    format fi-postcode
      summary   Postcode of Finland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   00102
      source    UPU addressing sheet FI
    format fr-postcode
      summary   Postcode of France
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   75007
      source    UPU addressing sheet FR
    format gb-postcode
      summary   Postcode of the United Kingdom
      label     Postcode
      autofill  postal-code
      mask      ^[A-PR-UWYZ]^[A-HK-Y]?#<#|^[A-HJKMNPR-Y]>? #^[ABD-HJLNP-UW-Z]{2}
      mask      ^[G]^[I]^[R] [0]^[A]^[A]
      example   SW1A 1AA
      source    UPU addressing sheet GB; BS 7666-0:2006
    format gr-postcode
      summary   Postcode of Greece
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-8]## ##
      example   100 21
      source    UPU addressing sheet GR
    format hr-postcode
      summary   Postcode of Croatia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-5]####
      example   10000
      source    UPU addressing sheet HR
    format hu-postcode
      summary   Postcode of Hungary
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1055
      source    UPU addressing sheet HU
    format id-postcode
      summary   Postcode of Indonesia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]####
      example   10270
      source    UPU addressing sheet ID
    format ie-postcode
      summary   Postcode of Ireland (Eircode)
      label     Eircode
      autofill  postal-code
      mask      ^[AC-FHKNPRTV-Y]#^[0-9W] ^[0-9AC-FHKNPRTV-Y]{4}
      example   D02 XR20
      source    UPU addressing sheet IE; Eircode Address Guidelines
    format il-postcode
      summary   Postcode of Israel
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #######
      example   7610001
      source    UPU addressing sheet IL
    format in-postcode
      summary   Postcode of India
      label     PIN code
      keyboard  digits
      autofill  postal-code
      mask      [1-9]#####
      example   110001
      source    UPU addressing sheet IN
    format is-postcode
      summary   Postcode of Iceland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]##
      example   101
      source    UPU addressing sheet IS
    format it-postcode
      summary   Postcode of Italy
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   00186
      source    UPU addressing sheet IT
    format jp-postcode
      summary   Postcode of Japan
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      ###-####
      example   100-0001
      source    UPU addressing sheet JP
    format kr-postcode
      summary   Postcode of South Korea
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   07233
      source    UPU addressing sheet KR
    format li-postcode
      summary   Postcode of Liechtenstein
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][4][89]#
      example   9490
      source    UPU addressing sheet LI
    format lt-postcode
      summary   Postcode of Lithuania
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      LT-#####
      example   LT-01109
      source    UPU addressing sheet LT
    format lu-postcode
      summary   Postcode of Luxembourg
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      L-####
      example   L-2929
      source    UPU addressing sheet LU
    format lv-postcode
      summary   Postcode of Latvia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      LV-####
      example   LV-1811
      source    UPU addressing sheet LV
    format mt-postcode
      summary   Postcode of Malta
      label     Postcode
      autofill  postal-code
      mask      ^[A-Z]{3} ####
      example   MSD 2080
      source    UPU addressing sheet MT
    format mx-postcode
      summary   Postcode of Mexico
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   06066
      source    UPU addressing sheet MX
    format my-postcode
      summary   Postcode of Malaysia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   50680
      source    UPU addressing sheet MY
    format nl-postcode
      summary   Postcode of the Netherlands
      label     Postcode
      autofill  postal-code
      mask      [1-9]### <^[A-RT-Z]^[A-Z]|^[S]^[BCE-RT-Z]>
      example   1012 RJ
      source    UPU addressing sheet NL
    format no-postcode
      summary   Postcode of Norway
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   0026
      source    UPU addressing sheet NO
    format nz-postcode
      summary   Postcode of New Zealand
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   6160
      source    UPU addressing sheet NZ
    format ph-postcode
      summary   Postcode of the Philippines
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1101
      source    UPU addressing sheet PH
    format pk-postcode
      summary   Postcode of Pakistan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]####
      example   44000
      source    UPU addressing sheet PK
    format pl-postcode
      summary   Postcode of Poland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ##-###
      example   00-902
      source    UPU addressing sheet PL
    format pt-postcode
      summary   Postcode of Portugal
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###-###
      example   1249-068
      source    UPU addressing sheet PT
    format ro-postcode
      summary   Postcode of Romania
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   050563
      source    UPU addressing sheet RO
    format rs-postcode
      summary   Postcode of Serbia, of five or six digits
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-3]#####?
      example   11000
      source    UPU addressing sheet RS
    format ru-postcode
      summary   Postcode of Russia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-6]#####
      example   103132
      source    UPU addressing sheet RU
    format se-postcode
      summary   Postcode of Sweden
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]## ##
      example   100 12
      source    UPU addressing sheet SE
    format sg-postcode
      summary   Postcode of Singapore
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   178880
      source    UPU addressing sheet SG
    format si-postcode
      summary   Postcode of Slovenia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      example   1000
      source    UPU addressing sheet SI
    format sk-postcode
      summary   Postcode of Slovakia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [089]## ##
      example   812 80
      source    UPU addressing sheet SK
    format th-postcode
      summary   Postcode of Thailand
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]####
      example   10200
      source    UPU addressing sheet TH
    format tr-postcode
      summary   Postcode of Türkiye
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   06543
      source    UPU addressing sheet TR
    format tw-postcode
      summary   Postcode of Taiwan, of three, five or six digits
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      ###<##<#>?>?
      example   106319
      source    UPU addressing sheet TW
    format ua-postcode
      summary   Postcode of Ukraine
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   01008
      source    UPU addressing sheet UA
    format za-postcode
      summary   Postcode of South Africa
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   0002
      source    UPU addressing sheet ZA
    topic Computers and networks
    format ipv4
      summary   Internet address, version 4
      label     IPv4 address
      keyboard  decimal
      mask      <0..255>"."<0..255>"."<0..255>"."<0..255>
      example   192.168.1.25
      source    RFC 791; RFC 6943, section 3.1.1
    format ipv4-cidr
      summary   Block of internet addresses, version 4
      label     IPv4 network
      keyboard  punctuation
      mask      <0..255>"."<0..255>"."<0..255>"."<0..255>"/"<prefix:0..32>
      example   198.51.100.0/24
      source    RFC 4632, section 3.1
    format ipv6
      summary   Internet address, version 6
      label     IPv6 address
      mask      ~[0-9a-f:.]{2,45}
      check     ipv6
      example   2001:db8::1
      source    RFC 4291, section 2.2; RFC 5952
    format ipv6-cidr
      summary   Block of internet addresses, version 6
      label     IPv6 network
      mask      <address:~[0-9a-f:.]{2,45}>"/"<prefix:0..128>
      check     address: ipv6
      example   2001:db8::/32
      source    RFC 4291, section 2.3
    format port
      summary   Port of TCP or UDP
      label     Port
      keyboard  digits
      mask      <1..65535>
      example   8080
      source    RFC 6335, section 6
    format domain
      summary   Domain name of the internet
      label     Domain
      keyboard  url
      mask      ~[^ /:@]{1,253}
      check     domain
      example   www.example.org
      source    RFC 1123, section 2.1; RFC 5890
    format url
      summary   Web address, http or https
      label     Web address
      keyboard  url
      autofill  url
      mask      [^ ]{1,}
      check     url
      example   https://example.org/path?query=1
      source    RFC 3986; RFC 9110, section 4.2
    format email
      summary   Mail address
      label     E-mail
      keyboard  email
      autofill  email
      mask      [^@ ]{1,}"@"[^@ .]{1,}[.][^@ ]{2,}
      check     email
      example   ada@example.org
      source    RFC 5321, section 4.5.3.1; RFC 6531
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
      source    RFC 9562, section 4
    format hex-color
      summary   Colour of red, green and blue, with or without opacity
      label     Colour
      mask      "#"~[0-9a-f]{3}<~[0-9a-f]<~[0-9a-f]{2}<~[0-9a-f]{2}>?>?>?
      example   #ff8800
      source    CSS Color Module Level 4, section 5.2
    format semver
      summary   Version of software, Semantic Versioning 2.0.0
      label     Version
      mask      <major:<0..999999999>>"."<minor:<0..999999999>>"."<patch:<0..999999999>><"-"<prerelease:[0-9A-Za-z\-.]{1,}>>?<"+"<build:[0-9A-Za-z\-.]{1,}>>?
      check     prerelease: semver
      check     build: semver build
      example   1.0.0-beta.11
      source    semver.org, version 2.0.0
    topic Telephone
    format us-phone
      summary   North American phone number, by its shape (phone --region knows those of every region)
      label     Phone
      keyboard  phone
      autofill  tel
      mask      +1 ([2-9]##) ###-####
      example   +1 (555) 123-4567
    topic Taxes
    format eu-vat
      summary   VAT number of a member state of the European Union, or Northern Ireland
      label     VAT number
      source    European Commission, VIES: structures; the states' published rules for check digits
      mask      ^[A]^[T]"U"<at:#{8}>
      mask      ^[B]^[E]<be:[01]#{9}>
      mask      ^[B]^[G]<<bg:#{9}>|<bg10:#{10}>>
      mask      ^[C]^[Y]<cy:<[02-9]#|[1][013-9]>#{6}^[A-Z]>
      mask      ^[C]^[Z]<<cz:[0-8]#{7}>|<czp:[0-5]#{8}>|<cz9:[6]#{8}>|<cz10:#{10}>>
      mask      ^[D]^[E]<de:[1-9]#{8}>
      mask      ^[D]^[K]<dk:[1-9]#{7}>
      mask      ^[E]^[E]<ee:#{9}>
      mask      ^[E]^[L]<el:#{9}>
      mask      ^[E]^[S]<<nif:^[0-9K-MX-Z]#{7}^[A-HJ-NP-TV-Z]>|<cif:^[A-HJNP-SUVW]#{7}^[0-9A-J]>>
      mask      ^[F]^[I]<fi:#{8}>
      mask      ^[F]^[R]<<fr:##<<siren:<[1-9]##|[0][1-9]#|[0][0][1-9]>#{6}>|[0]{3}#{6}>>|<^[A-HJ-NP-Z]^[0-9A-HJ-NP-Z]|#^[A-HJ-NP-Z]><siren:#{9}>>
      mask      ^[H]^[R]<hr:#{11}>
      mask      ^[H]^[U]<hu:#{8}>
      mask      ^[I]^[E]<<ie:#{7}^[A-W]>|<ie9:#{7}^[A-W]^[A-IW]>|<ieo:[7-9]^[A-Z]#{5}^[A-W]>>
      mask      ^[I]^[T]<it:#{7}<[0]<[0][1-9]|[1-9]#>|[1]<[0][0]|[2][01]>|[8][8][8]|[9][9][9]>#>
      mask      ^[L]^[T]<<lt:#{7}[1]#>|<lt12:#{10}[1]#>>
      mask      ^[L]^[U]<lu:#{8}>
      mask      ^[L]^[V]<<lv:[4-9]#{10}>|<lvp:[0-3]#{10}>>
      mask      ^[M]^[T]<mt:[1-9]#{7}>
      mask      <nl:^[N]^[L]#{9}^[B]<[0][1-9]|[1-9]#>>
      mask      ^[P]^[L]<pl:#{10}>
      mask      ^[P]^[T]<pt:[1-9]#{8}>
      mask      ^[R]^[O]<<ro:[1-9]#{1,9}>|<cnp:[1-9]#{12}>>
      mask      ^[S]^[E]<se:#{10}><[0][1-9]|[1-8]#|[9][0-4]>
      mask      ^[S]^[I]<si:[1-9]#{7}>
      mask      ^[S]^[K]<sk:[1-9]#[2-47-9]#{7}>
      mask      ^[X]^[I]<<xi:#{9}<###>?>|^[G]^[D][0-4]##|^[H]^[A][5-9]##>
      check     at: weights 1 2 1 2 1 2 1 1 digits plus 4 mod 10
      check     be: not 0000000097
      check     be: number mod 97 gives 97..01
      check     bg: not 000000000
      check     bg: weights 1 2 3 4 5 6 7 8 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 10 mod 11 gives 01234567890
      check     bg10: not 0000000000
      check     bg10: weights 2 4 8 5 10 9 7 3 6 mod 11 gives 01234567890 or weights 21 19 17 13 11 9 7 3 1 mod 10 gives 0123456789 or weights 4 3 2 7 6 5 4 3 2 1 mod 11
      check     cy: weights 1 1 1 1 1 1 1 1 odd 10579DFHJL mod 26 gives ABCDEFGHIJKLMNOPQRSTUVWXYZ
      check     cz: weights 8 7 6 5 4 3 2 mod 11 gives 10987654321
      check     czp: date-part YYMMDD months 0 50
      check     cz9: weights 0 8 7 6 5 4 3 2 mod 11 gives 89012345678
      check     cz10: date-part YYMMDD months 0 20 50 70
      check     cz10: number mod 11 gives 01234567890
      check     de: iso7064 11,10
      check     dk: weights 2 7 6 5 4 3 2 1 mod 11
      check     ee: not 000000000
      check     ee: weights 3 7 1 3 7 1 3 7 1 mod 10
      check     el: not 000000000
      check     el: weights 256 128 64 32 16 8 4 2 mod 11 gives 01234567890
      check     nif: number letters ----------000----------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      check     cif: weights 0 2 1 2 1 2 1 2 digits mod 10 gives 0987654321 or weights 0 2 1 2 1 2 1 2 digits mod 10 gives JIHGFEDCBA
      check     fi: not 00000000
      check     fi: weights 7 9 10 5 8 4 2 1 mod 11
      check     fr: number times 3 plus 12 mod 97 at 1 gives 00..96
      check     siren: not 000000000
      check     siren: luhn
      check     hr: iso7064 11,10
      check     hu: not 00000000
      check     hu: weights 9 7 3 1 9 7 3 1 mod 10
      check     ie: weights 8 7 6 5 4 3 2 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     ie9: weights 8 7 6 5 4 3 2 9 letters 123456789-------------0--- at 8 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     ieo: weights 2 0 7 6 5 4 3 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     it: luhn
      check     lt: weights 1 2 3 4 5 6 7 8 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 mod 11 gives 01234567890
      check     lt12: weights 1 2 3 4 5 6 7 8 9 1 2 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 4 mod 11 gives 01234567890
      check     lu: not 00000000
      check     lu: number mod 89 gives 00..88
      check     lv: weights 9 1 4 8 3 10 2 5 7 6 1 plus 8 mod 11
      check     lvp: date-part DDMMYY or not beginning 0 1 2 30 31
      check     lvp: weights 10 5 8 4 2 1 6 3 7 9 plus 1 mod 11 gives 01234567890
      check     mt: weights 3 4 6 7 8 9 10 1 mod 37
      check     nl: weights 0 0 9 8 7 6 5 4 3 2 -1 mod 11 or iso7064 97-10
      check     pl: not 0000000000
      check     pl: weights 6 5 7 2 3 4 5 6 7 -1 mod 11
      check     pt: weights 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      check     ro: weights 7 5 3 2 1 7 5 3 2 right mod 11 gives 00987654321
      check     cnp: date-part -YYMMDD
      check     cnp: weights 2 7 9 1 4 6 3 5 8 2 7 9 mod 11 gives 01234567891
      check     se: luhn
      check     si: weights 8 7 6 5 4 3 2 mod 11 gives -0987654321
      check     sk: number mod 11
      check     xi: not 000000000 000000000000
      check     xi: weights 8 7 6 5 4 3 2 10 1 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 55 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 42 mod 97
      example   DE136695976
    format gb-vat
      summary   VAT number of Great Britain
      label     VAT number
      source    HM Revenue and Customs: MOD 97 and 9755
      mask      "GB" <vat:### #### ##< ###>?>
      check     vat: not 000000000 000000000000
      check     vat: weights 8 7 6 5 4 3 2 10 1 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 55 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 42 mod 97
      example   GB 980 7806 84
    format ch-uid
      summary   Number of a company, Switzerland
      label     UID
      source    Bundesamt für Statistik, eCH-0097
      mask      "CHE"-<uid:###.###.###>
      check     uid: not 000000000
      check     uid: weights 5 4 3 2 7 6 5 4 mod 11 gives 0-987654321
      example   CHE-107.787.577
    format no-orgnr
      summary   Number of an organisation, Norway
      label     Organisasjonsnummer
      keyboard  digits
      source    Brønnøysundregistrene
      mask      ### ### ###
      check     not 000000000
      check     weights 3 2 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   988 077 917
    format fr-siren
      summary   Number of a company, France
      label     SIREN
      keyboard  digits
      source    INSEE
      mask      ### ### ###
      check     not 000000000
      check     luhn
      example   552 008 443
    format ar-cuit
      summary   Taxpayer number, Argentina
      label     CUIT
      keyboard  digits
      source    Administración Federal de Ingresos Públicos
      mask      ##-########-#
      check     not 00000000000
      check     weights 5 4 3 2 7 6 5 4 3 2 mod 11 gives 09987654321
      example   20-05536168-2
    format au-abn
      summary   Number of a business, Australia
      label     ABN
      keyboard  digits
      source    Australian Business Register: one is taken from the first digit, then the weighted sum is a multiple of 89
      mask      [1-9]# ### ### ###
      check     weights 10 1 3 5 7 9 11 13 15 17 19 plus 79 mod 89
      example   51 824 753 556
    format au-tfn
      summary   Tax file number, Australia
      label     Tax file number
      keyboard  digits
      source    Australian Taxation Office
      mask      ### ### ###
      check     not 000000000
      check     weights 1 4 3 7 5 8 6 9 10 mod 11
      example   123 456 782
    """#
}

// Written by caret generate formats from fixtures/tables/formats: change it there.

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
      check     date
      example   2026-12-31
      source    ISO 8601-1:2019, 5.2.2
    format date-dmy
      summary   Day, month, year between slashes, as in Britain, France or Brazil
      label     Date
      keyboard  punctuation
      mask      <day:01..31>/<month:01..12>/<year:####>
      check     date
      example   31/12/2026
      source    CLDR 42, skeleton yMd of en_GB, fr_FR, pt_BR
    format date-dmy-dots
      summary   Day, month, year between dots, as in Germany, Poland or Russia
      label     Date
      keyboard  punctuation
      mask      <day:01..31>.<month:01..12>.<year:####>
      check     date
      example   31.12.2026
      source    CLDR 42, skeleton yMd of de_DE, pl_PL, ru_RU
    format date-dmy-hyphens
      summary   Day, month, year between hyphens, as in the Netherlands
      label     Date
      keyboard  punctuation
      mask      <day:01..31>-<month:01..12>-<year:####>
      check     date
      example   31-12-2026
      source    CLDR 42, skeleton yMd of nl_NL
    format date-mdy
      summary   Month, day, year between slashes, as in the United States
      label     Date
      keyboard  punctuation
      mask      <month:01..12>/<day:01..31>/<year:####>
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
      mask      [0-8]##-##-####
      example   123-45-6789
    topic Measures and places
    format percentage
      summary   Percentage from 0 to 100, with decimals
      label     Percentage
      keyboard  decimal
      mask      #{1,3}<"."#{1,6}>?%
      check     range 0 100
      example   12.5%
    format latitude
      summary   Latitude in degrees, southern ones below zero
      label     Latitude
      keyboard  punctuation
      mask      "-"?#{1,3}<"."#{1,8}>?
      check     range -90 90
      example   48.858222
      source    RFC 5870, section 3.4.2
    format longitude
      summary   Longitude in degrees, western ones below zero
      label     Longitude
      keyboard  punctuation
      mask      "-"?#{1,4}<"."#{1,8}>?
      check     range -180 180
      example   -0.001475
      source    RFC 5870, section 3.4.2
    format coordinates
      summary   Latitude and longitude in degrees, as maps have them
      label     Coordinates
      keyboard  punctuation
      mask      <latitude:"-"?#{1,3}<[.]#{1,8}>?>"," <longitude:"-"?#{1,4}<[.]#{1,8}>?>
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
      check     expiry
      example   12/27
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
      mask      [^@ ]{1,}"@"<[^@ .]{1,63}".">{1,}[^@ .]{2,63}
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
      mask      +1 (###) ###-####
      example   +1 (555) 123-4567
    """#
}

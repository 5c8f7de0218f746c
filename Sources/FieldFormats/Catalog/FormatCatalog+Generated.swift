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
    """#
}

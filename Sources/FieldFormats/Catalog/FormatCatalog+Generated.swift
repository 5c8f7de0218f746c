// Written by caret generate formats from fixtures/tables/formats: change it there.

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
      source    International ISBN Agency, users' manual
      mask      <isbn10:#########^[0-9X]>
      mask      <isbn13:[9][7][89]##########>
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
      source    International ISBN Agency, users' manual
      mask      [9][7][89]-##########
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
      source    49 CFR 565.15 for the check digit of vehicles whose number begins with 1 to 5
      mask      <na:[1-5]^[0-9A-HJ-NPR-Z]{7}^[0-9X]^[0-9A-HJ-NPR-Z]{8}>
      mask      ^[06-9A-HJ-NPR-Z]^[0-9A-HJ-NPR-Z]{16}
      check     na: weights 8 7 6 5 4 3 2 10 9 8 7 6 5 4 3 2 letters 12345678-12345-7-923456789 mod 11 at 9 gives 0123456789X
      example   1M8GDM9AXKP042788
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
      source    Decreto ministeriale 23 dicembre 1976
      mask      ^[A-Z]{6}^[0-9L-NP-V]{2}^[A-EHLMPR-T]^[0-9L-NP-V]{2}^[A-Z]^[0-9L-NP-V]{3}^[A-Z]
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
      mask      ###########
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
      mask      [1-79]## ### ###
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
      source    Rijksregister: a 2 is thought before the numbers of those born since 2000
      mask      ##.##.##-###.##
      check     number mod 97 gives 97..01 or number plus 68 mod 97 gives 97..01
      example   85.07.30-033.28
    format ch-ahv
      summary   Social insurance number, Switzerland
      label     AHV number
      keyboard  digits
      source    Zentrale Ausgleichsstelle; EAN-13
      mask      "756".####.####.##
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   756.9217.0769.85
    format no-fnr
      summary   National identity number, Norway
      label     Fødselsnummer
      keyboard  digits
      source    Skatteetaten
      mask      ###### #####
      check     weights 3 7 6 1 8 9 4 5 2 mod 11 gives 0-987654321
      check     weights 5 4 3 2 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   151086 95088
    format ee-isikukood
      summary   Personal identification code, Estonia
      label     Isikukood
      keyboard  digits
      source    EVS 585:2007
      mask      [1-8]##########
      check     weights 1 2 3 4 5 6 7 8 9 1 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 mod 11 gives 01234567890
      example   37605030299
    format za-id
      summary   Identity number, South Africa
      label     ID number
      keyboard  digits
      source    Department of Home Affairs
      mask      ###### #### ###
      check     luhn
      example   800101 5009 087
    format cn-resident-id
      summary   Resident identity card number, China
      label     Resident ID number
      source    GB 11643-1999
      mask      [1-9]################^[0-9X]
      check     iso7064 11-2
      example   11010519491231002X
    format kr-rrn
      summary   Resident registration number, South Korea
      label     Resident registration number
      keyboard  digits
      mask      ######-#######
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
    topic Payments
    format expiry
      summary   Month and year of a card's expiry
      label     Expiry date
      keyboard  digits
      autofill  cc-exp
      mask      <month:01..12>/<year:##>
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
    topic Taxes
    format eu-vat
      summary   VAT number of a member state of the European Union, or Northern Ireland
      label     VAT number
      source    European Commission, VIES: structures; the states' published rules for check digits
      mask      ^[A]^[T]"U"<at:#{8}>
      mask      ^[B]^[E]<be:[01]#{9}>
      mask      ^[B]^[G]<<bg:#{9}>|<bg10:#{10}>>
      mask      ^[C]^[Y]<cy:<[02-9]#|[1][013-9]>#{6}^[A-Z]>
      mask      ^[C]^[Z]<<cz:[0-8]#{7}>|[0-5]#{8}|<cz9:[6]#{8}>|<cz10:#{10}>>
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
      check     be: number mod 97 gives 97..01
      check     bg: weights 1 2 3 4 5 6 7 8 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 10 mod 11 gives 01234567890
      check     bg10: weights 2 4 8 5 10 9 7 3 6 mod 11 gives 01234567890 or weights 21 19 17 13 11 9 7 3 1 mod 10 gives 0123456789 or weights 4 3 2 7 6 5 4 3 2 1 mod 11
      check     cy: weights 1 1 1 1 1 1 1 1 odd 10579DFHJL mod 26 gives ABCDEFGHIJKLMNOPQRSTUVWXYZ
      check     cz: weights 8 7 6 5 4 3 2 mod 11 gives 10987654321
      check     cz9: weights 0 8 7 6 5 4 3 2 mod 11 gives 89012345678
      check     cz10: number mod 11 gives 01234567890
      check     de: iso7064 11,10
      check     dk: weights 2 7 6 5 4 3 2 1 mod 11
      check     ee: weights 3 7 1 3 7 1 3 7 1 mod 10
      check     el: weights 256 128 64 32 16 8 4 2 mod 11 gives 01234567890
      check     nif: number letters ----------000----------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      check     cif: weights 0 2 1 2 1 2 1 2 digits mod 10 gives 0987654321 or weights 0 2 1 2 1 2 1 2 digits mod 10 gives JIHGFEDCBA
      check     fi: weights 7 9 10 5 8 4 2 1 mod 11
      check     fr: number times 3 plus 12 mod 97 at 1 gives 00..96
      check     siren: luhn
      check     hr: iso7064 11,10
      check     hu: weights 9 7 3 1 9 7 3 1 mod 10
      check     ie: weights 8 7 6 5 4 3 2 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     ie9: weights 8 7 6 5 4 3 2 9 letters 123456789-------------0--- at 8 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     ieo: weights 2 0 7 6 5 4 3 mod 23 gives WABCDEFGHIJKLMNOPQRSTUV
      check     it: luhn
      check     lt: weights 1 2 3 4 5 6 7 8 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 mod 11 gives 01234567890
      check     lt12: weights 1 2 3 4 5 6 7 8 9 1 2 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 4 mod 11 gives 01234567890
      check     lu: number mod 89 gives 00..88
      check     lv: weights 9 1 4 8 3 10 2 5 7 6 1 plus 8 mod 11
      check     lvp: weights 10 5 8 4 2 1 6 3 7 9 plus 1 mod 11 gives 01234567890
      check     mt: weights 3 4 6 7 8 9 10 1 mod 37
      check     nl: weights 0 0 9 8 7 6 5 4 3 2 -1 mod 11 or iso7064 97-10
      check     pl: weights 6 5 7 2 3 4 5 6 7 -1 mod 11
      check     pt: weights 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      check     ro: weights 7 5 3 2 1 7 5 3 2 right mod 11 gives 00987654321
      check     cnp: weights 2 7 9 1 4 6 3 5 8 2 7 9 mod 11 gives 01234567891
      check     se: luhn
      check     si: weights 8 7 6 5 4 3 2 mod 11 gives -0987654321
      check     sk: number mod 11
      check     xi: weights 8 7 6 5 4 3 2 10 1 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 55 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 42 mod 97
      example   DE136695976
    format gb-vat
      summary   VAT number of Great Britain
      label     VAT number
      source    HM Revenue and Customs: MOD 97 and 9755
      mask      "GB" <vat:### #### ##< ###>?>
      check     vat: weights 8 7 6 5 4 3 2 10 1 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 55 mod 97 or weights 8 7 6 5 4 3 2 10 1 plus 42 mod 97
      example   GB 980 7806 84
    format ch-uid
      summary   Number of a company, Switzerland
      label     UID
      source    Bundesamt für Statistik, eCH-0097
      mask      "CHE"-<uid:###.###.###>
      check     uid: weights 5 4 3 2 7 6 5 4 mod 11 gives 0-987654321
      example   CHE-107.787.577
    format no-orgnr
      summary   Number of an organisation, Norway
      label     Organisasjonsnummer
      keyboard  digits
      source    Brønnøysundregistrene
      mask      ### ### ###
      check     weights 3 2 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   988 077 917
    format fr-siren
      summary   Number of a company, France
      label     SIREN
      keyboard  digits
      source    INSEE
      mask      ### ### ###
      check     luhn
      example   552 008 443
    format ar-cuit
      summary   Taxpayer number, Argentina
      label     CUIT
      keyboard  digits
      source    Administración Federal de Ingresos Públicos
      mask      ##-########-#
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
      check     weights 1 4 3 7 5 8 6 9 10 mod 11
      example   123 456 782
    """#
}

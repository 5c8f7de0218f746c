// Written by caretaker-dev generate from fixtures/tables/formats: change it there.

extension FormatCatalog {
  /// The formats that come with the package, as text.
  static let standardText = #"""
    topic Banking
    format iban
      summary   International bank account number, of every country of the registry
      label     IBAN
      source    SWIFT IBAN registry, release 101: structures, lengths and positions of the bank; ISO 13616-1 for the check digits
      mask      <country:^[A]^[D]>## <bank:####> #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[A]^[E]|^[I]^[L]|^[T]^[L]>## <bank:###># #### #### #### ###
      mask      <country:^[S]^[O]>## <bank:####> #### #### #### ###
      mask      <country:^[A]^[L]|^[C]^[Y]>## <bank:###># #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[A]^[T]|^[L]^[T]>## <bank:#### #>### #### ####
      mask      <country:^[B]^[A]>## <bank:###># #### #### ####
      mask      <country:^[E]^[E]|^[X]^[K]>## <bank:##>## #### #### ####
      mask      <country:^[M]^[N]>## <bank:####> #### #### ####
      mask      <country:^[A]^[Z]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[B]^[E]>## <bank:###># #### ####
      mask      <country:^[B]^[G]>## <bank:^[A-Z]{4}> #### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[B]^[H]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[B]^[I]|^[D]^[J]|^[M]^[R]>## <bank:#### #>### #### #### #### ###
      mask      <country:^[B]^[R]>## <bank:#### ####> #### #### #### ###^[A-Z] ^[0-9A-Z]
      mask      <country:^[B]^[Y]>## <bank:^[0-9A-Z]{4}> #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[C]^[H]|^[L]^[I]>## <bank:#### #>^[0-9A-Z]{3} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[C]^[R]>## <bank:####> #### #### #### ##
      mask      <country:^[D]^[E]>## <bank:#### ####> #### #### ##
      mask      <country:^[M]^[E]|^[R]^[S]|^[V]^[A]>## <bank:###># #### #### #### ##
      mask      <country:^[C]^[Z]|^[E]^[S]|^[S]^[K]>## <bank:####> #### #### #### ####
      mask      <country:^[S]^[E]>## <bank:###># #### #### #### ####
      mask      <country:^[T]^[N]>## <bank:##>## #### #### #### ####
      mask      <country:^[D]^[K]|^[F]^[O]|^[G]^[L]>## <bank:####> #### #### ##
      mask      <country:^[F]^[I]>## <bank:###># #### #### ##
      mask      <country:^[S]^[D]>## <bank:##>## #### #### ##
      mask      <country:^[D]^[O]>## <bank:^[0-9A-Z]{4}> #### #### #### #### ####
      mask      <country:^[E]^[G]>## <bank:####> #### #### #### #### #### #
      mask      <country:^[F]^[K]>## <bank:^[A-Z]{2}>## #### #### ##
      mask      <country:^[F]^[R]|^[M]^[C]>## <bank:#### #>### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]##
      mask      <country:^[G]^[B]|^[I]^[E]>## <bank:^[A-Z]{4}> #### #### #### ##
      mask      <country:^[G]^[E]>## <bank:^[A-Z]{2}>## #### #### #### ##
      mask      <country:^[G]^[I]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[G]^[R]>## <bank:###># ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[G]^[T]>## <bank:^[0-9A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[H]^[N]|^[N]^[I]|^[S]^[V]>## <bank:^[A-Z]{4}> #### #### #### #### ####
      mask      <country:^[H]^[R]>## <bank:#### ###># #### #### #
      mask      <country:^[H]^[U]>## <bank:###># #### #### #### #### ####
      mask      <country:^[P]^[L]>## <bank:#### ####> #### #### #### ####
      mask      <country:^[I]^[Q]>## <bank:^[A-Z]{4}> #### #### #### ###
      mask      <country:^[I]^[S]>## <bank:##>## #### #### #### #### ##
      mask      <country:^[I]^[T]|^[S]^[M]>## ^[A-Z]<bank:### ##>## ###^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[J]^[O]|^[Y]^[E]>## <bank:^[A-Z]{4}> #### ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[K]^[W]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[K]^[Z]|^[L]^[U]>## <bank:###>^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[B]>## <bank:####> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[C]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[L]^[V]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[L]^[Y]>## <bank:###># #### #### #### #### #
      mask      <country:^[P]^[T]|^[S]^[T]>## <bank:####> #### #### #### #### #
      mask      <country:^[M]^[D]>## <bank:^[0-9A-Z]{2}>^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[M]^[K]>## <bank:###>^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]##
      mask      <country:^[M]^[T]>## <bank:^[A-Z]{4}> #### #^[0-9A-Z]{3} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[M]^[U]>## <bank:^[A-Z]{4} ##>## #### #### #### ###^[A-Z] ^[A-Z]{2}
      mask      <country:^[N]^[L]>## <bank:^[A-Z]{4}> #### #### ##
      mask      <country:^[N]^[O]>## <bank:####> #### ###
      mask      <country:^[O]^[M]>## <bank:###>^[0-9A-Z] ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{3}
      mask      <country:^[P]^[K]|^[R]^[O]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[P]^[S]|^[Q]^[A]>## <bank:^[A-Z]{4}> ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[R]^[U]>## <bank:#### #### #>### ##^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[S]^[A]>## <bank:##>^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4}
      mask      <country:^[S]^[C]>## <bank:^[A-Z]{4} ##>## #### #### #### #### ^[A-Z]{3}
      mask      <country:^[S]^[I]>## <bank:#### #>### #### ###
      mask      <country:^[T]^[R]>## <bank:#### #>#^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{2}
      mask      <country:^[U]^[A]>## <bank:#### ##>^[0-9A-Z]{2} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]{4} ^[0-9A-Z]
      mask      <country:^[V]^[G]>## <bank:^[A-Z]{4}> #### #### #### ####
      check     iso7064 97-10 rotated 4
      example   DE89 3704 0044 0532 0130 00
    format bic
      summary   Business identifier code of a bank, ISO 9362
      label     BIC
      source    ISO 20022, BICFIDec2014Identifier; ISO 3166-1:2020, and XK of Kosovo, which has BICs
      mask      <party:^[0-9A-Z]{4}><country:^[A-Z]{2}><location:^[0-9A-Z]{2}><branch:^[0-9A-Z]{3}>?
      check     country: only AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
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
    format gb-account
      summary   Number of a bank account in the United Kingdom
      label     Account number
      keyboard  digits
      source    Pay.UK, standard 18: eight digits
      mask      ########
      example   66374958
    format gb-sort-code-account
      summary   Sort code and number of a bank account in the United Kingdom
      label     Sort code and account number
      keyboard  digits
      source    Pay.UK, standard 18
      mask      <sort-code:##-##-##> <account:########>
      example   08-99-99 66374958
    format au-bsb
      summary   Branch of a bank in Australia (BSB)
      label     BSB
      keyboard  digits
      source    Australian Payments Network, BSB numbers
      mask      ###-###
      example   062-000
    format ca-transit
      summary   Branch and bank of an account in Canada, as on a cheque
      label     Transit and institution number
      keyboard  digits
      source    Payments Canada, standard 006: five digits of the branch, three of the institution
      mask      <transit:#####>-<institution:###>
      example   10009-001
    format mx-clabe
      summary   Number of a bank account in Mexico (CLABE)
      label     CLABE
      keyboard  digits
      source    Asociación de Bancos de México: bank, place, account, check digit
      mask      ### ### ########### #
      check     weights 3 7 1 3 7 1 3 7 1 3 7 1 3 7 1 3 7 mod 10 gives 0987654321
      example   032 180 00011835971 9
    format in-ifsc
      summary   Branch of a bank in India (IFSC)
      label     IFSC
      source    Reserve Bank of India: bank, 0, branch
      mask      <bank:^[A-Z]{4}>[0]<branch:^[0-9A-Z]{6}>
      example   SBIN0005943
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
      prefix    https://search.gleif.org/#/record/
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
    topic Countries, currencies and languages
    format country-code
      summary   Country by its two letters, ISO 3166-1
      label     Country
      autofill  country
      source    ISO 3166-1:2020, alpha-2 codes assigned by February 2026
      mask      ^[A]^[D-GILMOQ-UWXZ]|^[B]^[ABD-JL-OQ-TVWYZ]|^[C]^[ACDF-IK-ORU-Z]|^[D]^[EJKMOZ]|^[E]^[CEGHR-T]|^[F]^[I-KMOR]|^[G]^[ABD-IL-NP-UWY]|^[H]^[KMNRTU]|^[I]^[DEL-OQ-T]|^[J]^[EMOP]|^[K]^[EG-IMNPRWYZ]|^[L]^[A-CIKR-VY]|^[M]^[AC-HK-Z]|^[N]^[ACE-GILOPRUZ]|^[O]^[M]|^[P]^[AE-HK-NR-TWY]|^[Q]^[A]|^[R]^[EOSUW]|^[S]^[A-EG-OR-TVX-Z]|^[T]^[CDF-HJ-ORTVWZ]|^[U]^[AGMSYZ]|^[V]^[ACEGINU]|^[W]^[FS]|^[Y]^[ET]|^[Z]^[AMW]
      example   DE
    format currency-code
      summary   Currency by its three letters, ISO 4217
      label     Currency
      autofill  transaction-currency
      source    ISO 4217:2015, alphabetic codes of February 2026
      mask      ^[A]<^[EMU]^[D]|^[FZ]^[N]|^[L]^[L]|^[O]^[A]|^[R]^[S]|^[W]^[G]>|^[B]<^[A]^[M]|^[BHMNSZ]^[D]|^[D]^[T]|^[I]^[F]|^[O]^[BV]|^[R]^[L]|^[TY]^[N]|^[W]^[P]>|^[C]<^[A]^[D]|^[D]^[F]|^[H]^[EFW]|^[L]^[FP]|^[N]^[Y]|^[O]^[PU]|^[R]^[C]|^[U]^[P]|^[V]^[E]|^[Z]^[K]>|^[D]<^[J]^[F]|^[K]^[K]|^[O]^[P]|^[Z]^[D]>|^[E]<^[G]^[P]|^[R]^[N]|^[T]^[B]|^[U]^[R]>|^[F]<^[J]^[D]|^[K]^[P]>|^[G]<^[BI]^[P]|^[E]^[L]|^[H]^[S]|^[MY]^[D]|^[N]^[F]|^[T]^[Q]>|^[H]<^[K]^[D]|^[N]^[L]|^[T]^[G]|^[U]^[F]>|^[I]<^[DNR]^[R]|^[L]^[S]|^[Q]^[D]|^[S]^[K]>|^[J]<^[MO]^[D]|^[P]^[Y]>|^[K]<^[EG]^[S]|^[H]^[R]|^[M]^[F]|^[PR]^[W]|^[WY]^[D]|^[Z]^[T]>|^[L]<^[A]^[K]|^[B]^[P]|^[K]^[R]|^[RY]^[D]|^[S]^[L]>|^[M]<^[AK]^[D]|^[D]^[L]|^[G]^[A]|^[MW]^[K]|^[N]^[T]|^[O]^[P]|^[R]^[U]|^[UVY]^[R]|^[X]^[NV]|^[Z]^[N]>|^[N]<^[AZ]^[D]|^[G]^[N]|^[I]^[O]|^[O]^[K]|^[P]^[R]>|^[O]^[M]^[R]|^[P]<^[A]^[B]|^[EL]^[N]|^[G]^[K]|^[H]^[P]|^[K]^[R]|^[Y]^[G]>|^[Q]^[A]^[R]|^[R]<^[O]^[N]|^[S]^[D]|^[U]^[B]|^[W]^[F]>|^[S]<^[AC]^[R]|^[BGR]^[D]|^[D]^[G]|^[E]^[K]|^[HSY]^[P]|^[L]^[E]|^[O]^[S]|^[T]^[N]|^[V]^[C]|^[Z]^[L]>|^[T]<^[H]^[B]|^[JZ]^[S]|^[M]^[T]|^[NTW]^[D]|^[O]^[P]|^[R]^[Y]>|^[U]<^[A]^[H]|^[G]^[X]|^[S]^[DN]|^[Y]^[IUW]|^[Z]^[S]>|^[V]<^[E]^[DS]|^[N]^[D]|^[U]^[V]>|^[W]^[S]^[T]|^[X]<^[A]^[DFGU]|^[B]^[A-D]|^[C]^[DG]|^[D]^[R]|^[O]^[F]|^[P]^[DFT]|^[S]^[U]|^[T]^[S]|^[U]^[A]|^[X]^[X]>|^[Y]^[E]^[R]|^[Z]<^[A]^[R]|^[M]^[W]|^[W]^[G]>
      example   EUR
    format language-code
      summary   Language by its two letters, ISO 639-1
      label     Language
      autofill  language
      source    ISO 639-1:2002, codes in use in February 2026
      mask      ~[a]~[abefkmnrsvyz]|~[b]~[aegim-ors]|~[c]~[aehorsuvy]|~[d]~[aevz]|~[e]~[elnos-u]|~[f]~[afijory]|~[g]~[adlnuv]|~[h]~[aeiortuyz]|~[i]~[adegikos-u]|~[j]~[av]|~[k]~[agi-orsu-wy]|~[l]~[abginot-v]|~[m]~[g-iklnr-ty]|~[n]~[abdeglnorvy]|~[o]~[cjmrs]|~[p]~[ailst]|~[q]~[u]|~[r]~[m-ouw]|~[s]~[ac-egik-oq-w]|~[t]~[aeg-iklnor-twy]|~[u]~[gkrz]|~[v]~[eio]|~[w]~[ao]|~[x]~[h]|~[y]~[io]|~[z]~[ahu]
      example   de
    format us-state
      summary   State or territory of the United States by its two letters
      label     State
      autofill  address-level1
      source    USPS Publication 28, appendix B
      mask      ^[A]^[AEKLPRSZ]|^[C]^[AOT]|^[D]^[CE]|^[F]^[LM]|^[G]^[AU]|^[HR]^[I]|^[I]^[ADLN]|^[K]^[SY]|^[L]^[A]|^[M]^[ADEHIN-PST]|^[N]^[C-EHJMVY]|^[O]^[HKR]|^[P]^[ARW]|^[S]^[CD]|^[T]^[NX]|^[U]^[T]|^[V]^[AIT]|^[W]^[AIVY]
      example   CA
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
      prefix    urn:isbn:
      example   9780306406157
    format isbn-10
      summary   Book number of ten digits
      label     ISBN-10
      source    International ISBN Agency, users' manual
      mask      #########^[0-9X]
      check     weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0X987654321
      prefix    urn:isbn:
      example   0306406152
    format isbn-13
      summary   Book number of thirteen digits
      label     ISBN-13
      keyboard  digits
      source    International ISBN Agency, users' manual; 979-0 is the music's, ISO 10957
      mask      [9][7][89]-##########
      check     not beginning 9790
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      prefix    urn:isbn:
      example   978-0306406157
    format issn
      summary   Number of a periodical
      label     ISSN
      source    ISO 3297
      mask      ####"-"###^[0-9X]
      check     weights 8 7 6 5 4 3 2 mod 11 gives 0X987654321
      prefix    https://portal.issn.org/resource/ISSN/
      prefix    urn:issn:
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
    format date-dmy-short
      summary   Day, month and two digits of the year between slashes, from 1950 to 2049
      label     Date
      keyboard  punctuation
      mask      <day:01..31>/<month:01..12>/<year:##>
      check     short-date 1950
      example   31/12/26
      source    CLDR 42, short date of it_IT, es_ES
    format date-dmy-dots-short
      summary   Day, month and two digits of the year between dots, from 1950 to 2049
      label     Date
      keyboard  punctuation
      mask      <day:01..31>.<month:01..12>.<year:##>
      check     short-date 1950
      example   31.12.26
      source    CLDR 42, short date of de_DE
    format month-day
      summary   Month and day of any year, as in the United States
      label     Month and day
      keyboard  punctuation
      mask      <month:01..12>/<day:01..31>
      check     date-part MMDD
      example   12/31
      source    CLDR 42, skeleton Md of en_US
    format day-month
      summary   Day and month of any year between slashes, as in Britain, France or Brazil
      label     Day and month
      keyboard  punctuation
      mask      <day:01..31>/<month:01..12>
      check     date-part DDMM
      example   31/12
      source    CLDR 42, skeleton Md of en_GB, fr_FR, pt_BR
    format day-month-dots
      summary   Day and month of any year with dots, as in Germany
      label     Day and month
      keyboard  punctuation
      mask      <day:01..31>.<month:01..12>.
      check     date-part DDMM
      example   31.12.
      source    CLDR 42, skeleton Md of de_DE
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
      check     year: range 1000 2999
      example   2026-12
      source    ISO 8601-1:2019, 5.2.2.2
    format month-year
      summary   Month and all four digits of the year
      label     Month
      keyboard  punctuation
      mask      <month:01..12>/<year:####>
      reads     <year:####>-<month:01..12>
      check     year: range 1000 2999
      example   12/2026
      source    CLDR 42, skeleton yM of fr_FR, en_GB
    format iso-week
      summary   Week of a year, ISO 8601
      label     Week
      mask      <year:####>"-W"<week:01..53>
      check     week
      example   2026-W53
      source    ISO 8601-1:2019, 5.2.4
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
    format time-12-seconds
      summary   Time of the day to the second, 12 hours with AM or PM
      label     Time
      mask      <hour:01..12>":"<minute:00..59>":"<second:00..59>" "<period:^[AP]"M">
      example   11:59:59 PM
      source    CLDR 42, skeleton hms of en_US
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
    format duration-hours-minutes
      summary   Hours and minutes
      label     Duration
      keyboard  punctuation
      mask      <hours:#{1,4}>":"<minutes:00..59>
      example   1:30
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
      secure    yes
      source    Social Security Administration: areas 000, 666 and 900 to 999, group 00 and serial 0000 are never given; two numbers are void
      mask      <area:###>-<group:##>-<serial:####>
      check     area: not 000 666
      check     area: not beginning 9
      check     group: not 00
      check     serial: not 0000
      check     not 078-05-1120 219-09-9999
      example   123-45-6789
    format us-itin
      summary   Taxpayer number of persons without a social security number, United States
      label     ITIN
      keyboard  digits
      secure    yes
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
      secure    yes
      source    HM Revenue and Customs, National Insurance Manual NIM39110
      mask      <prefix:^[A-CEGHJ-PR-TW-Z]^[A-CEGHJ-NPR-TW-Z]> ## ## ## <suffix:^[A-D]>
      check     prefix: not BG GB KN NK NT TN ZZ
      example   AB 12 34 56 C
    format gb-nhs
      summary   Patient's number of the National Health Service, England and Wales
      label     NHS number
      keyboard  digits
      secure    yes
      source    NHS Data Dictionary
      mask      ### ### ####
      check     not repeated
      check     weights 10 9 8 7 6 5 4 3 2 mod 11 gives 0-987654321
      example   943 476 5919
    format br-cpf
      summary   Taxpayer number of a person, Brazil
      label     CPF
      keyboard  digits
      secure    yes
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
      secure    yes
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
      secure    yes
      source    Servicio de Impuestos Internos
      mask      #.###.###-^[0-9K]
      mask      ##.###.###-^[0-9K]
      check     weights 3 2 7 6 5 4 3 2 right mod 11 gives 0K987654321
      example   5.126.663-3
    format es-dni
      summary   Identity document number of a citizen, Spain
      label     DNI
      secure    yes
      source    Ministerio del Interior
      mask      ########-^[A-HJ-NP-TV-Z]
      check     number mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   12345678-Z
    format es-nie
      summary   Identity number of a foreigner, Spain
      label     NIE
      secure    yes
      source    Ministerio del Interior
      mask      ^[XYZ]-#######-^[A-HJ-NP-TV-Z]
      check     number letters -----------------------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   X-1234567-L
    format es-dni-nie
      summary   Identity number of a citizen or a foreigner, Spain
      label     DNI or NIE
      secure    yes
      source    Ministerio del Interior
      mask      <dni:########-^[A-HJ-NP-TV-Z]>
      mask      <nie:^[XYZ]-#######-^[A-HJ-NP-TV-Z]>
      check     number letters -----------------------012 mod 23 gives TRWAGMYFPDXBNJZSQVHLCKE
      example   12345678-Z
    format it-codice-fiscale
      summary   Taxpayer code of a person, Italy
      label     Codice fiscale
      secure    yes
      source    Decreto ministeriale 23 dicembre 1976: 40 is added to the day of a woman, and letters may stand for digits
      mask      ^[A-Z]{6}^[0-9L-NP-V]{2}^[A-EHLMPR-T]^[0-9L-NP-V]{2}^[A-Z]^[0-9L-NP-V]{3}^[A-Z]
      check     birth-date ------YYMDD months ABCDEHLMPRST days 0 40 digits LMNPQRSTUV years -99..0
      check     weights 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 letters 0123456789ABCDEFGHIJKLMNOP odd 10579DFHJL10579DFHJL24IKB368CEGAMPON mod 26 gives ABCDEFGHIJKLMNOPQRSTUVWXYZ
      sex       at 10 0123LMNP male 4567QRST female
      example   RCCMNL83S18D969H
    format de-tax-id
      summary   Taxpayer number of a person, Germany
      label     Steuer-ID
      keyboard  digits
      secure    yes
      source    Bundeszentralamt für Steuern; ELSTER, Prüfung der Steuer- und Steueridentifikationsnummer: of the first ten digits one is there two or, since 2016, three times
      mask      [1-9]# ### ### ###
      check     one-repeated 10
      check     iso7064 11,10
      example   86 095 742 719
    format nl-bsn
      summary   Citizen service number, Netherlands
      label     BSN
      keyboard  digits
      secure    yes
      mask      #########
      check     not 000000000
      check     weights 9 8 7 6 5 4 3 2 -1 mod 11
      example   111222333
    format pl-pesel
      summary   Number of a person, Poland
      label     PESEL
      keyboard  digits
      secure    yes
      source    Ustawa o ewidencji ludności: the month tells the century by 0, 20, 40, 60 or 80 that are added
      mask      ###########
      check     birth-date YYMMDD months 0 20 40 60 80 years at 3 01 1900..1999 23 2000..2099 45 2100..2199 67 2200..2299 89 1800..1899
      check     weights 1 3 7 9 1 3 7 9 1 3 1 mod 10
      sex       at 10 13579 male 02468 female
      example   44051401359
    format hr-oib
      summary   Number of a person or company, Croatia
      label     OIB
      keyboard  digits
      secure    yes
      mask      ###########
      check     iso7064 11,10
      example   33392005961
    format in-aadhaar
      summary   Number of a resident, India
      label     Aadhaar number
      keyboard  digits
      secure    yes
      source    Unique Identification Authority of India
      mask      #### #### ####
      check     not beginning 0 1
      check     verhoeff
      example   2341 2341 2346
    format in-pan
      summary   Permanent account number of a taxpayer, India
      label     PAN
      secure    yes
      source    Income Tax Department: the fourth letter tells who holds it
      mask      ^[A-Z]{3}<holder:^[ABCFGHJLPT]>^[A-Z]<serial:####>^[A-Z]
      check     serial: not 0000
      example   AFZPK7190K
    format ca-sin
      summary   Social insurance number, Canada
      label     Social insurance number
      keyboard  digits
      secure    yes
      source    Canada Revenue Agency: its own numbers begin with 0, and none with 8
      mask      ### ### ###
      check     not 000000000
      check     not beginning 8
      check     luhn
      example   123 456 782
    format orcid
      summary   Identifier of a researcher (ORCID)
      label     ORCID iD
      source    ORCID, structure of the identifier
      mask      ####"-"####"-"####"-"###^[0-9X]
      check     iso7064 11-2
      prefix    https://orcid.org/
      prefix    http://orcid.org/
      prefix    orcid.org/
      example   0000-0002-1825-0097
    format fr-nir
      summary   Social security number, France
      label     Numéro de sécurité sociale
      secure    yes
      source    INSEE: 2A and 2B, Corsica, count as 19 and 18
      mask      <nir:[1-478] ## ## ## ### ### ##>
      mask      <south:[1-478] ## ## [2]^[A] ### ### ##>
      mask      <north:[1-478] ## ## [2]^[B] ### ### ##>
      check     nir: number mod 97 gives 97..01
      check     south: number letters 0------------------------- plus 70 mod 97 gives 97..01
      check     north: number letters -0------------------------ plus 43 mod 97 gives 97..01
      sex       at 1 137 male 248 female
      example   2 95 10 99 126 111 93
    format be-nn
      summary   National register number, Belgium
      label     National number
      keyboard  digits
      secure    yes
      source    Rijksregister: a 2 is thought before the numbers of those born since 2000; 20 or 40, where the sex is known, is added to the month of those who are not in the register; numbers of men are odd, and 00 is an unknown one
      mask      ##.##.##-###.##
      check     birth-date YYMMDD months 0 20 40 unknown years 1900..1999 and number mod 97 gives 97..01 or birth-date YYMMDD months 0 20 40 unknown years 2000..2099 and number plus 68 mod 97 gives 97..01
      sex       at 3 23 unknown at 9 13579 male 02468 female
      example   85.07.30-033.28
    format ch-ahv
      summary   Social insurance number, Switzerland
      label     AHV number
      keyboard  digits
      secure    yes
      source    Zentrale Ausgleichsstelle; EAN-13
      mask      [7][5][6].####.####.##
      check     weights 1 3 1 3 1 3 1 3 1 3 1 3 1 mod 10
      example   756.9217.0769.85
    format no-fnr
      summary   National identity number, Norway
      label     Fødselsnummer
      keyboard  digits
      secure    yes
      source    Skatteetaten: 40 is added to the day of a D number, 40 to the month of a help number, 80 to that of a number for tests
      mask      ###### #####
      check     birth-date DDMMYY days 0 40 months 0 40 80 years at 7 000..499 1900..1999 500..749 1854..1899 500..999 2000..2039 900..999 1940..1999
      check     weights 3 7 6 1 8 9 4 5 2 mod 11 gives 0-987654321
      check     weights 5 4 3 2 7 6 5 4 3 2 mod 11 gives 0-987654321
      sex       at 9 13579 male 02468 female
      example   151086 95088
    format ee-isikukood
      summary   Personal identification code, Estonia
      label     Isikukood
      keyboard  digits
      secure    yes
      source    EVS 585:2007
      mask      [1-8]##########
      check     birth-date -YYMMDD years at 1 12 1800..1899 34 1900..1999 56 2000..2099 78 2100..2199
      check     weights 1 2 3 4 5 6 7 8 9 1 mod 11 gives 0123456789- else weights 3 4 5 6 7 8 9 1 2 3 mod 11 gives 01234567890
      sex       at 1 1357 male 2468 female
      example   37605030299
    format za-id
      summary   Identity number, South Africa
      label     ID number
      keyboard  digits
      secure    yes
      source    Department of Home Affairs
      mask      ###### #### ###
      check     birth-date YYMMDD years -99..0
      check     luhn
      sex       at 7 0..4 female 5..9 male
      example   800101 5009 087
    format cn-resident-id
      summary   Resident identity card number, China
      label     Resident ID number
      secure    yes
      source    GB 11643-1999
      mask      [1-9]#####<[1][89]|[2][0]>#########^[0-9X]
      check     birth-date ------YYYYMMDD
      check     iso7064 11-2
      sex       at 17 13579 male 02468 female
      example   11010519491231002X
    format kr-rrn
      summary   Resident registration number, South Korea
      label     Resident registration number
      keyboard  digits
      secure    yes
      source    Resident Registration Act of Korea, enforcement rules: the seventh digit tells sex and century, 5 to 8 those of foreigners
      mask      ######-#######
      check     birth-date YYMMDD years at 7 90 1800..1899 1256 1900..1999 3478 2000..2099
      check     weights 2 3 4 5 6 7 8 9 2 3 4 5 mod 11 gives 10987654321
      sex       at 7 13579 male 02468 female
      example   971013-9019902
    format jp-my-number
      summary   Individual number, Japan
      label     My Number
      keyboard  digits
      secure    yes
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
    format mx-curp
      summary   Number of a person, Mexico
      label     CURP
      secure    yes
      source    Registro Nacional de Población, Instructivo normativo para la asignación de la CURP; X is of those neither male nor female
      mask      ^[A-Z]{4}<date:######>^[HMX]<^[AZ]^[S]|^[B]^[CS]|^[C]^[CHLMS]|^[D]^[FG]|^[GQ]^[RT]|^[H]^[G]|^[JO]^[C]|^[M]^[CNS]|^[N]^[ELT]|^[P]^[L]|^[S]^[LPR]|^[T]^[CLS]|^[V]^[Z]|^[Y]^[N]>^[A-Z]{3}^[0-9A-Z]#
      check     birth-date ----YYMMDD years at 17 0..9 1900..1999 A..Z 2000..2099
      check     weights 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 letters 01234567890123567890123456 mod 10 gives 0987654321
      sex       at 11 H male M female X other
      example   BOXW310820HNERXN09
    format ru-snils
      summary   Number of a person in the pension insurance, Russia
      label     СНИЛС
      keyboard  digits
      secure    yes
      source    Pension Fund of Russia; numbers up to 001-001-998 have other check digits, and are not taken
      mask      ###-###-### ##
      check     not 00000000000
      check     weights 9 8 7 6 5 4 3 2 1 mod 101 then 100 gives 00..99
      example   112-233-445 95
    format tr-tckn
      summary   Number of a citizen, Türkiye
      label     T.C. kimlik no
      keyboard  digits
      secure    yes
      source    Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü
      mask      [1-9]##########
      check     weights 7 -1 7 -1 7 -1 7 -1 7 mod 10 gives 0123456789
      check     weights 1 1 1 1 1 1 1 1 1 1 mod 10 gives 0123456789
      example   10000000146
    format se-personnummer
      summary   Number of a person, Sweden, with ten digits or twelve
      label     Personnummer
      keyboard  punctuation
      secure    yes
      source    Skatteverket, SKV 704: + from the year in which one becomes 100; 60 is added to the day of a coordination number
      mask      <short:######-####>
      mask      <old:######"+"####>
      mask      <long:<[1][89]|[2][0]>######-####>
      check     short: birth-date YYMMDD days 0 60 years -99..0
      check     short: luhn
      check     old: birth-date YYMMDD days 0 60 years -199..-100
      check     old: luhn
      check     long: birth-date YYYYMMDD days 0 60
      check     long: weights 0 0 2 1 2 1 2 1 2 1 2 digits mod 10 gives 0987654321
      sex       short: at 9 13579 male 02468 female
      sex       old: at 9 13579 male 02468 female
      sex       long: at 11 13579 male 02468 female
      example   880320-0016
    format fi-hetu
      summary   Personal identity code, Finland
      label     Henkilötunnus
      secure    yes
      source    Digital and Population Data Services Agency: the sign tells the century, with more letters since 2023
      mask      <plus:######[+]<serial:###>^[0-9A-FHJ-NPR-Y]>
      mask      <hyphen:######[\-]<serial:###>^[0-9A-FHJ-NPR-Y]>
      mask      <letter:######^[A-FU-Y]<serial:###>^[0-9A-FHJ-NPR-Y]>
      check     plus: birth-date DDMMYY years 1800..1899
      check     hyphen: birth-date DDMMYY years 1900..1999
      check     letter: birth-date DDMMYY years at 7 A..F 2000..2099 U..Y 1900..1999
      check     serial: not 000 001
      check     plus: number mod 31 gives 0123456789ABCDEFHJKLMNPRSTUVWXY
      check     hyphen: number mod 31 gives 0123456789ABCDEFHJKLMNPRSTUVWXY
      check     letter: weights 14 20 2 25 18 8 0 7 10 1 mod 31 gives 0123456789ABCDEFHJKLMNPRSTUVWXY
      sex       serial: at 3 13579 male 02468 female
      example   131052-308T
    format dk-cpr
      summary   Number of a person, Denmark
      label     CPR-nummer
      keyboard  digits
      secure    yes
      source    CPR-kontoret: since 2007 there are numbers without a right check digit
      mask      ######-####
      check     birth-date DDMMYY years at 7 0..3 1900..1999 49 1937..2036 5..8 1858..1899 5..8 2000..2057
      sex       at 10 13579 male 02468 female
      example   070761-4285
    format cz-rodne-cislo
      summary   Number of a person, Czechia or Slovakia
      label     Rodné číslo
      keyboard  digits
      secure    yes
      source    Zákon 133/2000 Sb.: nine digits until 1953; 50 is added to the month of women, 20 where numbers of a day run out
      mask      <old:<[0-489]#|[5][0-3]>####/###>
      mask      <new:######/####>
      check     old: birth-date YYMMDD months 0 50 years 1854..1953
      check     new: birth-date YYMMDD months 0 20 50 70 years 1954..2053
      check     new: number mod 11 gives 01234567890
      sex       at 3 0..3 male 5..8 female
      example   710319/2745
    format ro-cnp
      summary   Number of a person, Romania
      label     Cod numeric personal
      keyboard  digits
      secure    yes
      source    Ordonanța de urgență 97/2005 and Hotărârea 1375/2006
      mask      [1-9]############
      check     birth-date -YYMMDD years at 1 12 1900..1999 34 1800..1899 56 2000..2099
      check     weights 2 7 9 1 4 6 3 5 8 2 7 9 mod 11 gives 01234567891
      sex       at 1 1357 male 2468 female
      example   1630615123457
    format bg-egn
      summary   Number of a person, Bulgaria
      label     ЕГН
      keyboard  digits
      secure    yes
      source    Ordinance RD-02-20-9 of 2012: 20 is added to the month of those born before 1900, 40 since 2000
      mask      ##########
      check     birth-date YYMMDD months 0 20 40 years at 3 01 1900..1999 23 1800..1899 45 2000..2099
      check     weights 2 4 8 5 10 9 7 3 6 mod 11 gives 01234567890
      sex       at 9 02468 male 13579 female
      example   7523169263
    format gr-amka
      summary   Social security number, Greece
      label     ΑΜΚΑ
      keyboard  digits
      secure    yes
      source    Electronic Governance of Social Security (IDIKA), AMKA
      mask      ###########
      check     birth-date DDMMYY years -99..0
      check     luhn
      sex       at 10 13579 male 02468 female
      example   01013099997
    format sg-nric
      summary   Identity number of a citizen, resident or foreigner, Singapore
      label     NRIC or FIN
      secure    yes
      source    Immigration and Checkpoints Authority; ngiam.net/NRIC/NRIC_numbers.pdf for the check letters; those of M, since 2022, as published checkers have them
      mask      <s:^[S]#######^[A-JZ]>
      mask      <t:^[T]#######^[A-JZ]>
      mask      <f:^[F]#######^[K-NP-RTUWX]>
      mask      <g:^[G]#######^[K-NP-RTUWX]>
      mask      <m:^[M]#######^[J-LNP-RTUWX]>
      check     s: weights 0 2 7 6 5 4 3 2 mod 11 gives JZIHGFEDCBA
      check     t: weights 0 2 7 6 5 4 3 2 plus 4 mod 11 gives JZIHGFEDCBA
      check     f: weights 0 2 7 6 5 4 3 2 mod 11 gives XWUTRQPNMLK
      check     g: weights 0 2 7 6 5 4 3 2 plus 4 mod 11 gives XWUTRQPNMLK
      check     m: weights 0 2 7 6 5 4 3 2 plus 3 mod 11 gives XWUTRQPNJLK
      example   S1234567D
    format hk-hkid
      summary   Number of an identity card, Hong Kong
      label     HKID
      secure    yes
      source    Immigration Department of Hong Kong; mrszeto.net/home/javascript/idcard.htm for the check digit: a single letter stands behind a space, which counts 36
      mask      <one:^[A-Z]######(^[0-9A])>
      mask      <two:^[A-Z]{2}######(^[0-9A])>
      check     one: weights 8 7 6 5 4 3 2 plus 324 mod 11 gives 0A987654321
      check     two: weights 9 8 7 6 5 4 3 2 mod 11 gives 0A987654321
      example   A123456(3)
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
    topic Parcels
    format s10
      summary   Parcel or registered letter of any postal service, UPU S10
      label     Tracking number
      source    UPU standard S10-12: service, serial number, check digit, country
      mask      ^[A-Z]{2} <number:### ### ###> ^[A-Z]{2}
      check     number: weights 8 6 4 2 3 5 9 7 mod 11 gives 50987654321
      example   EE 876 543 216 AA
    format ups-tracking
      summary   Parcel of United Parcel Service
      label     Tracking number
      source    UPS, tracking number check digit: letters count as A = 2, B = 3, … by the last digit
      mask      [1]^[Z] <number:^[0-9A-Z]{3} ^[0-9A-Z]{3} ## #### ####>
      check     number: weights 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 letters 23456789012345678901234567 mod 10 gives 0987654321
      example   1Z 5R8 939 03 5756 7127
    format usps-tracking
      summary   Parcel of the United States Postal Service, of 20 or 22 digits
      label     Tracking number
      keyboard  digits
      source    USPS Publication 199, Intelligent Mail package barcode; Publication 91 for 20 digits
      mask      [0-8]### #### #### #### ####
      mask      [9][1-5]## #### #### #### #### ##
      check     weights 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 right mod 10
      example   9400 1112 0255 5842 3326 69
    topic Payments
    format expiry
      summary   Month and year of a card's expiry
      label     Expiry date
      keyboard  digits
      autofill  cc-exp
      mask      <month:01..12>/<year:##>
      reads     <month:01..12>/20<year:##>
      reads     <month:01..12>-20<year:##>
      reads     <month:01..12>.20<year:##>
      reads     20<year:##>-<month:01..12>
      check     expiry
      example   12/27
    format security-code
      summary   Security code of a card: three digits, of American Express four
      label     Security code
      keyboard  digits
      autofill  cc-csc
      secure    yes
      mask      #{3,4}
      example   123
    format cardholder-name
      summary   Name as it stands on a card, up to 26 characters (ISO/IEC 7813)
      label     Name on card
      autofill  cc-name
      mask      @<@|[ .'’\-]>{1,25}
      example   Ada Lovelace
    format pin
      summary   Personal identification number of a card, 4 to 12 digits
      label     PIN
      keyboard  digits
      secure    yes
      source    ISO 9564-1:2017
      mask      #{4,12}
      example   1234
    topic Addresses
    format us-zip
      summary   ZIP code of the United States, with or without its four further digits
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      #####<-####>?
      example   02139
      source    USPS Publication 28, section 212
    format ac-postcode
      summary   Postcode of Ascension Island
      label     Postcode
      autofill  postal-code
      mask      ^[A]^[S]^[C]^[N] [1]^[Z]^[Z]
      example   ASCN 1ZZ
      source    libaddressinput, data/AC
    format ad-postcode
      summary   Postcode of Andorra
      label     Postcode
      autofill  postal-code
      mask      "AD"[1-7]##
      example   AD500
      source    UPU addressing sheet AD
    format af-postcode
      summary   Postcode of Afghanistan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1001
      source    libaddressinput, data/AF
    format ai-postcode
      summary   Postcode of Anguilla
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      AI-[2][6][4][0]
      example   AI-2640
      source    libaddressinput, data/AI
    format al-postcode
      summary   Postcode of Albania
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1001
      source    libaddressinput, data/AL
    format am-postcode
      summary   Postcode of Armenia, of four digits, or six until 2006
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      mask      [3][7]####
      example   375010
      source    libaddressinput, data/AM
    format ar-postcode
      summary   Postcode of Argentina, of four digits or with its letters (CPA)
      label     Postcode
      autofill  postal-code
      mask      ####
      mask      ^[A-HJ-NP-Z]####^[A-Z]{3}
      example   C1033AAV
      source    UPU addressing sheet AR
    format as-postcode
      summary   Postcode of American Samoa
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][7][9][9]<-####>?
      example   96799
      source    libaddressinput, data/AS
    format at-postcode
      summary   Postcode of Austria
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      prefix    A-
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
    format ax-postcode
      summary   Postcode of Åland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [2][2]###
      example   22150
      source    libaddressinput, data/AX
    format az-postcode
      summary   Postcode of Azerbaijan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1000
      source    libaddressinput, data/AZ
    format ba-postcode
      summary   Postcode of Bosnia and Herzegovina
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   71000
      source    libaddressinput, data/BA
    format bb-postcode
      summary   Postcode of Barbados
      label     Postcode
      autofill  postal-code
      mask      "BB"#####
      example   BB23026
      source    libaddressinput, data/BB
    format bd-postcode
      summary   Postcode of Bangladesh
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1340
      source    libaddressinput, data/BD
    format be-postcode
      summary   Postcode of Belgium
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      prefix    B-
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
    format bh-postcode
      summary   Postcode of Bahrain, of three or four digits
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]##
      mask      [1][0-2]##
      example   317
      source    libaddressinput, data/BH
    format bl-postcode
      summary   Postcode of Saint Barthélemy
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][01]##
      example   97100
      source    libaddressinput, data/BL
    format bm-postcode
      summary   Postcode of Bermuda
      label     Postcode
      autofill  postal-code
      mask      ^[A-Z]{2} ^[0-9A-Z]{2}
      example   FL 07
      source    libaddressinput, data/BM
    format bn-postcode
      summary   Postcode of Brunei
      label     Postcode
      autofill  postal-code
      mask      ^[A-Z]{2}####
      example   BT2328
      source    libaddressinput, data/BN
    format br-postcode
      summary   Postcode of Brazil
      label     CEP
      keyboard  digits
      autofill  postal-code
      mask      #####-###
      example   70160-900
      source    UPU addressing sheet BR
    format bt-postcode
      summary   Postcode of Bhutan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11001
      source    libaddressinput, data/BT
    format by-postcode
      summary   Postcode of Belarus
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   223016
      source    libaddressinput, data/BY
    format ca-postcode
      summary   Postcode of Canada
      label     Postal code
      autofill  postal-code
      mask      ^[ABCEGHJ-NPRSTVXY]#^[ABCEGHJ-NPRSTV-Z] #^[ABCEGHJ-NPRSTV-Z]#
      example   K1A 0A6
      source    UPU addressing sheet CA
    format cc-postcode
      summary   Postcode of the Cocos (Keeling) Islands
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [6][7][9][9]
      example   6799
      source    libaddressinput, data/CC
    format ch-postcode
      summary   Postcode of Switzerland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      prefix    CH-
      example   3003
      source    UPU addressing sheet CH
    format cl-postcode
      summary   Postcode of Chile
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #######
      example   8340457
      source    libaddressinput, data/CL
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
    format cr-postcode
      summary   Postcode of Costa Rica, of five digits, or four or seven
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####<#>?
      mask      ###-####
      example   1000
      source    libaddressinput, data/CR
    format cu-postcode
      summary   Postcode of Cuba
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   10700
      source    libaddressinput, data/CU
    format cv-postcode
      summary   Postcode of Cape Verde
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   7600
      source    libaddressinput, data/CV
    format cx-postcode
      summary   Postcode of Christmas Island
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [6][7][9][8]
      example   6798
      source    libaddressinput, data/CX
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
      prefix    D-
      example   11011
      source    UPU addressing sheet DE
    format dk-postcode
      summary   Postcode of Denmark
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      prefix    DK-
      example   1240
      source    UPU addressing sheet DK
    format do-postcode
      summary   Postcode of the Dominican Republic
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11903
      source    libaddressinput, data/DO
    format dz-postcode
      summary   Postcode of Algeria
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   40304
      source    libaddressinput, data/DZ
    format ec-postcode
      summary   Postcode of Ecuador
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   090105
      source    libaddressinput, data/EC
    format ee-postcode
      summary   Postcode of Estonia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   15165
      source    UPU addressing sheet EE
    format eg-postcode
      summary   Postcode of Egypt
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   12411
      source    libaddressinput, data/EG
    format eh-postcode
      summary   Postcode of Western Sahara
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   70000
      source    libaddressinput, data/EH
    format es-postcode
      summary   Postcode of Spain
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      <[0][1-9]|[1-4]#|[5][0-2]>###
      example   28014
      source    UPU addressing sheet ES
    format et-postcode
      summary   Postcode of Ethiopia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1000
      source    libaddressinput, data/ET
    format fi-postcode
      summary   Postcode of Finland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      prefix    FI-
      example   00102
      source    UPU addressing sheet FI
    format fk-postcode
      summary   Postcode of the Falkland Islands
      label     Postcode
      autofill  postal-code
      mask      ^[F]^[I]^[Q]^[Q] [1]^[Z]^[Z]
      example   FIQQ 1ZZ
      source    libaddressinput, data/FK
    format fm-postcode
      summary   Postcode of Micronesia
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][9][4][1-4]<-####>?
      example   96941
      source    libaddressinput, data/FM
    format fo-postcode
      summary   Postcode of the Faroe Islands
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   100
      source    libaddressinput, data/FO
    format fr-postcode
      summary   Postcode of France
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      prefix    F-
      example   75007
      source    UPU addressing sheet FR
    format gb-postcode
      summary   Postcode of the United Kingdom
      label     Postcode
      autofill  postal-code
      mask      ^[A-PR-UWYZ]^[A-HK-Y]?#<#|^[A-HJKMNPR-Y]> #^[ABD-HJLNP-UW-Z]{2}
      mask      ^[A-PR-UWYZ]^[A-HK-Y]?# #^[ABD-HJLNP-UW-Z]{2}
      mask      ^[G]^[I]^[R] [0]^[A]^[A]
      example   SW1A 1AA
      source    UPU addressing sheet GB; BS 7666-0:2006
    format ge-postcode
      summary   Postcode of Georgia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   0101
      source    libaddressinput, data/GE
    format gf-postcode
      summary   Postcode of French Guiana
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][3]##
      example   97300
      source    libaddressinput, data/GF
    format gg-postcode
      summary   Postcode of Guernsey
      label     Postcode
      autofill  postal-code
      mask      ^[G]^[Y]# #^[ABD-HJLN-UW-Z]{2}
      mask      ^[G]^[Y]#^[0-9A-Z] #^[ABD-HJLN-UW-Z]{2}
      example   GY1 1AA
      source    libaddressinput, data/GG
    format gi-postcode
      summary   Postcode of Gibraltar
      label     Postcode
      autofill  postal-code
      mask      ^[G]^[X][1][1] [1]^[A]^[A]
      example   GX11 1AA
      source    libaddressinput, data/GI
    format gl-postcode
      summary   Postcode of Greenland
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [3][9]##
      example   3900
      source    libaddressinput, data/GL
    format gn-postcode
      summary   Postcode of Guinea
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   001
      source    libaddressinput, data/GN
    format gp-postcode
      summary   Postcode of Guadeloupe
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][01]##
      example   97100
      source    libaddressinput, data/GP
    format gr-postcode
      summary   Postcode of Greece
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-8]## ##
      example   100 21
      source    UPU addressing sheet GR
    format gs-postcode
      summary   Postcode of South Georgia and the South Sandwich Islands
      label     Postcode
      autofill  postal-code
      mask      ^[S]^[I]^[Q]^[Q] [1]^[Z]^[Z]
      example   SIQQ 1ZZ
      source    libaddressinput, data/GS
    format gt-postcode
      summary   Postcode of Guatemala
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   09001
      source    libaddressinput, data/GT
    format gu-postcode
      summary   Postcode of Guam
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][9]<[12]#|[3][12]><-####>?
      example   96910
      source    libaddressinput, data/GU
    format gw-postcode
      summary   Postcode of Guinea-Bissau
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1000
      source    libaddressinput, data/GW
    format hm-postcode
      summary   Postcode of Heard Island and McDonald Islands
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   7050
      source    libaddressinput, data/HM
    format hn-postcode
      summary   Postcode of Honduras
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   31301
      source    libaddressinput, data/HN
    format hr-postcode
      summary   Postcode of Croatia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-5]####
      prefix    HR-
      example   10000
      source    UPU addressing sheet HR
    format ht-postcode
      summary   Postcode of Haiti
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   6120
      source    libaddressinput, data/HT
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
    format im-postcode
      summary   Postcode of the Isle of Man
      label     Postcode
      autofill  postal-code
      mask      ^[I]^[M]# #^[ABD-HJLN-UW-Z]{2}
      mask      ^[I]^[M]#^[0-9A-Z] #^[ABD-HJLN-UW-Z]{2}
      example   IM2 1AA
      source    libaddressinput, data/IM
    format in-postcode
      summary   Postcode of India
      label     PIN code
      keyboard  digits
      autofill  postal-code
      mask      [1-9]#####
      example   110001
      source    UPU addressing sheet IN
    format io-postcode
      summary   Postcode of the British Indian Ocean Territory
      label     Postcode
      autofill  postal-code
      mask      ^[B]^[B]^[N]^[D] [1]^[Z]^[Z]
      example   BBND 1ZZ
      source    libaddressinput, data/IO
    format iq-postcode
      summary   Postcode of Iraq
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   31001
      source    libaddressinput, data/IQ
    format ir-postcode
      summary   Postcode of Iran
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####-#####
      example   11936-12345
      source    libaddressinput, data/IR
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
      prefix    I-
      example   00186
      source    UPU addressing sheet IT
    format je-postcode
      summary   Postcode of Jersey
      label     Postcode
      autofill  postal-code
      mask      ^[J]^[E]# #^[ABD-HJLN-UW-Z]{2}
      mask      ^[J]^[E]#^[0-9A-Z] #^[ABD-HJLN-UW-Z]{2}
      example   JE1 1AA
      source    libaddressinput, data/JE
    format jo-postcode
      summary   Postcode of Jordan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11937
      source    libaddressinput, data/JO
    format jp-postcode
      summary   Postcode of Japan
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      ###-####
      example   100-0001
      source    UPU addressing sheet JP
    format ke-postcode
      summary   Postcode of Kenya
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   20100
      source    libaddressinput, data/KE
    format kg-postcode
      summary   Postcode of Kyrgyzstan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   720001
      source    libaddressinput, data/KG
    format kh-postcode
      summary   Postcode of Cambodia, of five or six digits
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####<#>?
      example   120101
      source    libaddressinput, data/KH
    format kr-postcode
      summary   Postcode of South Korea
      label     Postal code
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   07233
      source    UPU addressing sheet KR
    format kw-postcode
      summary   Postcode of Kuwait
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   54541
      source    libaddressinput, data/KW
    format ky-postcode
      summary   Postcode of the Cayman Islands
      label     Postcode
      autofill  postal-code
      mask      "KY"#-####
      example   KY1-1100
      source    libaddressinput, data/KY
    format kz-postcode
      summary   Postcode of Kazakhstan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   040900
      source    libaddressinput, data/KZ
    format la-postcode
      summary   Postcode of Laos
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   01160
      source    libaddressinput, data/LA
    format lb-postcode
      summary   Postcode of Lebanon, of four or eight digits
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####< ####>?
      example   2038 3054
      source    libaddressinput, data/LB
    format li-postcode
      summary   Postcode of Liechtenstein
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][4][89]#
      prefix    FL-
      example   9490
      source    UPU addressing sheet LI
    format lk-postcode
      summary   Postcode of Sri Lanka
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   20000
      source    libaddressinput, data/LK
    format lr-postcode
      summary   Postcode of Liberia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1000
      source    libaddressinput, data/LR
    format ls-postcode
      summary   Postcode of Lesotho
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   100
      source    libaddressinput, data/LS
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
      prefix    L-
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
    format ma-postcode
      summary   Postcode of Morocco
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   53000
      source    libaddressinput, data/MA
    format mc-postcode
      summary   Postcode of Monaco
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][8][0]##
      example   98000
      source    libaddressinput, data/MC
    format md-postcode
      summary   Postcode of Moldova
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      MD-####
      example   MD-2012
      source    libaddressinput, data/MD
    format me-postcode
      summary   Postcode of Montenegro
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [8]####
      example   81257
      source    libaddressinput, data/ME
    format mf-postcode
      summary   Postcode of Saint Martin
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][01]##
      example   97100
      source    libaddressinput, data/MF
    format mg-postcode
      summary   Postcode of Madagascar
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   501
      source    libaddressinput, data/MG
    format mh-postcode
      summary   Postcode of the Marshall Islands
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][9][67]#<-####>?
      example   96960
      source    libaddressinput, data/MH
    format mk-postcode
      summary   Postcode of North Macedonia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1314
      source    libaddressinput, data/MK
    format mm-postcode
      summary   Postcode of Myanmar
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11181
      source    libaddressinput, data/MM
    format mn-postcode
      summary   Postcode of Mongolia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   65030
      source    libaddressinput, data/MN
    format mp-postcode
      summary   Postcode of the Northern Mariana Islands
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][9][5][012]<-####>?
      example   96950
      source    libaddressinput, data/MP
    format mq-postcode
      summary   Postcode of Martinique
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][2]##
      example   97220
      source    libaddressinput, data/MQ
    format mt-postcode
      summary   Postcode of Malta
      label     Postcode
      autofill  postal-code
      mask      ^[A-Z]{3} ####
      example   MSD 2080
      source    UPU addressing sheet MT
    format mu-postcode
      summary   Postcode of Mauritius
      label     Postcode
      autofill  postal-code
      mask      ###<##|^[A-Z]{2}###>
      example   42602
      source    libaddressinput, data/MU
    format mv-postcode
      summary   Postcode of the Maldives
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   20026
      source    libaddressinput, data/MV
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
    format mz-postcode
      summary   Postcode of Mozambique
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1102
      source    libaddressinput, data/MZ
    format na-postcode
      summary   Postcode of Namibia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   10001
      source    libaddressinput, data/NA
    format nc-postcode
      summary   Postcode of New Caledonia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][8][8]##
      example   98814
      source    libaddressinput, data/NC
    format ne-postcode
      summary   Postcode of Niger
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   8001
      source    libaddressinput, data/NE
    format nf-postcode
      summary   Postcode of Norfolk Island
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [2][8][9][9]
      example   2899
      source    libaddressinput, data/NF
    format ng-postcode
      summary   Postcode of Nigeria
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   930283
      source    libaddressinput, data/NG
    format ni-postcode
      summary   Postcode of Nicaragua
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   52000
      source    libaddressinput, data/NI
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
      prefix    NO-
      example   0026
      source    UPU addressing sheet NO
    format np-postcode
      summary   Postcode of Nepal
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   44601
      source    libaddressinput, data/NP
    format nz-postcode
      summary   Postcode of New Zealand
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   6160
      source    UPU addressing sheet NZ
    format om-postcode
      summary   Postcode of Oman
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   133
      source    libaddressinput, data/OM
    format pe-postcode
      summary   Postcode of Peru
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [0-2]####
      example   02001
      source    libaddressinput, data/PE
    format pf-postcode
      summary   Postcode of French Polynesia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][8][7]##
      example   98709
      source    libaddressinput, data/PF
    format pg-postcode
      summary   Postcode of Papua New Guinea
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ###
      example   111
      source    libaddressinput, data/PG
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
    format pm-postcode
      summary   Postcode of Saint Pierre and Miquelon
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][5]##
      example   97500
      source    libaddressinput, data/PM
    format pn-postcode
      summary   Postcode of the Pitcairn Islands
      label     Postcode
      autofill  postal-code
      mask      ^[P]^[C]^[R]^[N] [1]^[Z]^[Z]
      example   PCRN 1ZZ
      source    libaddressinput, data/PN
    format pr-postcode
      summary   Postcode of Puerto Rico
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [0][0][679]##<-####>?
      example   00930
      source    libaddressinput, data/PR
    format pt-postcode
      summary   Postcode of Portugal
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###-###
      example   1249-068
      source    UPU addressing sheet PT
    format pw-postcode
      summary   Postcode of Palau
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][9]<[3][9]|[4][0]><-####>?
      example   96940
      source    libaddressinput, data/PW
    format py-postcode
      summary   Postcode of Paraguay
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1536
      source    libaddressinput, data/PY
    format re-postcode
      summary   Postcode of Réunion
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][78][4]##
      example   97400
      source    libaddressinput, data/RE
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
    format sa-postcode
      summary   Postcode of Saudi Arabia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11564
      source    libaddressinput, data/SA
    format sd-postcode
      summary   Postcode of Sudan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11042
      source    libaddressinput, data/SD
    format se-postcode
      summary   Postcode of Sweden
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]## ##
      prefix    SE-
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
    format sh-postcode
      summary   Postcode of Saint Helena and Ascension
      label     Postcode
      autofill  postal-code
      mask      <^[A]^[S]^[C]^[N]|^[S]^[T]^[H]^[L]> [1]^[Z]^[Z]
      example   STHL 1ZZ
      source    libaddressinput, data/SH
    format si-postcode
      summary   Postcode of Slovenia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]###
      prefix    SI-
      example   1000
      source    UPU addressing sheet SI
    format sj-postcode
      summary   Postcode of Svalbard and Jan Mayen
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   9170
      source    libaddressinput, data/SJ
    format sk-postcode
      summary   Postcode of Slovakia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [089]## ##
      example   812 80
      source    UPU addressing sheet SK
    format sm-postcode
      summary   Postcode of San Marino
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [4][7][8][9]#
      example   47890
      source    libaddressinput, data/SM
    format sn-postcode
      summary   Postcode of Senegal
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   12500
      source    libaddressinput, data/SN
    format so-postcode
      summary   Postcode of Somalia
      label     Postcode
      autofill  postal-code
      mask      ^[A-Z]{2} #####
      example   JH 09010
      source    libaddressinput, data/SO
    format sv-postcode
      summary   Postcode of El Salvador, behind CP
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      CP [1-3][1-7][0-2]#
      example   CP 1101
      source    libaddressinput, data/SV
    format sz-postcode
      summary   Postcode of Eswatini
      label     Postcode
      autofill  postal-code
      mask      ^[HLMS]###
      example   H100
      source    libaddressinput, data/SZ
    format ta-postcode
      summary   Postcode of Tristan da Cunha
      label     Postcode
      autofill  postal-code
      mask      ^[T]^[D]^[C]^[U] [1]^[Z]^[Z]
      example   TDCU 1ZZ
      source    libaddressinput, data/TA
    format tc-postcode
      summary   Postcode of the Turks and Caicos Islands
      label     Postcode
      autofill  postal-code
      mask      ^[T]^[K]^[C]^[A] [1]^[Z]^[Z]
      example   TKCA 1ZZ
      source    libaddressinput, data/TC
    format th-postcode
      summary   Postcode of Thailand
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-9]####
      example   10200
      source    UPU addressing sheet TH
    format tj-postcode
      summary   Postcode of Tajikistan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   735450
      source    libaddressinput, data/TJ
    format tm-postcode
      summary   Postcode of Turkmenistan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   744000
      source    libaddressinput, data/TM
    format tn-postcode
      summary   Postcode of Tunisia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1002
      source    libaddressinput, data/TN
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
    format tz-postcode
      summary   Postcode of Tanzania, of five digits, or four
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####<#>?
      example   6090
      source    libaddressinput, data/TZ
    format ua-postcode
      summary   Postcode of Ukraine
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   01008
      source    UPU addressing sheet UA
    format um-postcode
      summary   Postcode of the minor outlying islands of the United States
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [9][6][8][9][8]
      example   96898
      source    libaddressinput, data/UM
    format uy-postcode
      summary   Postcode of Uruguay
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   11600
      source    libaddressinput, data/UY
    format uz-postcode
      summary   Postcode of Uzbekistan
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ######
      example   702100
      source    libaddressinput, data/UZ
    format va-postcode
      summary   Postcode of Vatican City
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [0][0][1][2][0]
      example   00120
      source    libaddressinput, data/VA
    format vc-postcode
      summary   Postcode of Saint Vincent and the Grenadines
      label     Postcode
      autofill  postal-code
      mask      "VC"####
      example   VC0100
      source    libaddressinput, data/VC
    format ve-postcode
      summary   Postcode of Venezuela
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   1010
      source    libaddressinput, data/VE
    format vg-postcode
      summary   Postcode of the British Virgin Islands
      label     Postcode
      autofill  postal-code
      mask      "VG"####
      example   VG1110
      source    libaddressinput, data/VG
    format vi-postcode
      summary   Postcode of the United States Virgin Islands
      label     ZIP code
      keyboard  digits
      autofill  postal-code
      mask      [0][0][8]<[0-4]#|[5][01]><-####>?
      example   00802-1222
      source    libaddressinput, data/VI
    format vn-postcode
      summary   Postcode of Vietnam, of five digits, or six until 2018
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####<#>?
      example   70010
      source    libaddressinput, data/VN
    format wf-postcode
      summary   Postcode of Wallis and Futuna
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][8][6]##
      example   98600
      source    libaddressinput, data/WF
    format xk-postcode
      summary   Postcode of Kosovo
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [1-7]####
      example   10000
      source    libaddressinput, data/XK
    format yt-postcode
      summary   Postcode of Mayotte
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      [9][7][6]##
      example   97600
      source    libaddressinput, data/YT
    format za-postcode
      summary   Postcode of South Africa
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      ####
      example   0002
      source    UPU addressing sheet ZA
    format zm-postcode
      summary   Postcode of Zambia
      label     Postcode
      keyboard  digits
      autofill  postal-code
      mask      #####
      example   50100
      source    libaddressinput, data/ZM
    topic Computers and networks
    format ipv4
      summary   Internet address, version 4
      label     IPv4 address
      keyboard  decimal
      mask      <0..255>"."<0..255>"."<0..255>"."<0..255>
      prefix    https://
      prefix    http://
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
      reads     ~[^ /:@]{1,253}/
      prefix    https://
      prefix    http://
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
      prefix    mailto:
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
      prefix    urn:uuid:
      example   f81d4fae-7dec-11d0-a765-00a0c91e6bf6
      source    RFC 9562, section 4
    format hex-color
      summary   Colour of red, green and blue, with or without opacity
      label     Colour
      mask      "#"~[0-9a-f]{3}<~[0-9a-f]<~[0-9a-f]{2}<~[0-9a-f]{2}>?>?>?
      prefix    0x
      example   #ff8800
      source    CSS Color Module Level 4, section 5.2
    format semver
      summary   Version of software, Semantic Versioning 2.0.0
      label     Version
      mask      <major:<0..999999999>>"."<minor:<0..999999999>>"."<patch:<0..999999999>><"-"<prerelease:[0-9A-Za-z\-.]{1,}>>?<"+"<build:[0-9A-Za-z\-.]{1,}>>?
      prefix    v
      check     prerelease: semver
      check     build: semver build
      example   1.0.0-beta.11
      source    semver.org, version 2.0.0
    format one-time-code
      summary   Code for a single sign-in, of six to eight digits
      label     Code
      keyboard  digits
      autofill  one-time-code
      secure    yes
      mask      #{6,8}
      example   755224
      source    RFC 4226, section 5.3; HTML Living Standard, 4.10.18.7 for what is filled in
    topic Telephone
    format us-phone
      summary   North American phone number, by its shape (phone --region knows those of every region)
      label     Phone
      keyboard  phone
      autofill  tel
      source    North American Numbering Plan: NPA-NXX-XXXX, where N is 2 to 9
      # a digit that none begins with is shown and reported; a 1 is the calling code's
      mask      +1 (<area:[02-9]##>) <exchange:###>-####
      check     area: not beginning 0
      check     exchange: not beginning 0 1
      prefix    tel:
      prefix    https://wa.me/1
      example   +1 (201) 555-0123
    format imei
      summary   Number of a mobile device
      label     IMEI
      keyboard  digits
      source    3GPP TS 23.003, 6.2.1 and annex B
      mask      ##-######-######-#
      check     luhn
      example   49-015420-323751-8
    format iccid
      summary   Number of a SIM card, of 19 or 20 digits
      label     ICCID
      keyboard  digits
      source    ITU-T E.118: 89 for telecommunication, and a Luhn digit at the end; some issuers have a twentieth
      mask      [8][9]## #### #### #### ###<#>?
      check     luhn
      example   8944 5001 0219 8304 826
    topic Travel documents
    format passport
      summary   Number of a passport or another travel document, up to nine characters
      label     Passport number
      source    ICAO Doc 9303, part 4, 4.2.2: data element 05
      mask      ^[0-9A-Z]{1,9}
      example   L898902C3
    format mrz-td3-1
      summary   First machine-readable line of a passport: state and names
      label     First line
      source    ICAO Doc 9303, part 4, 4.2.2
      mask      ^[P]^[A-Z\<]<state:^[A-Z\<]{3}><name:^[A-Z\<]{39}>
      example   P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
    format mrz-td3-2
      summary   Second machine-readable line of a passport: number, dates and check digits
      label     Second line
      source    ICAO Doc 9303, part 4, 4.2.2, and part 3, 4.9 for check digits
      mask      <number:^[0-9A-Z\<]{9}#><nationality:^[A-Z\<]{3}><birth:^[0-9\<]{6}#><sex:^[FM\<]><expiry:#{7}><optional:^[0-9A-Z\<]{14}^[0-9\<]>#
      check     number: mrz
      check     birth: mrz
      check     birth: birth-date YYMMDD- unknown years -99..0
      check     expiry: mrz
      check     expiry: date-part YYMMDD
      check     optional: mrz
      check     mrz 1-10 14-20 22-44
      sex       sex: at 1 F female M male
      example   L898902C36UTO7408122F1204159ZE184226B<<<<<10
    format mrz-td2-1
      summary   First machine-readable line of a document of two lines: state and names
      label     First line
      source    ICAO Doc 9303, part 6, 4.2.2
      mask      ^[ACI]^[A-Z\<]<state:^[A-Z\<]{3}><name:^[A-Z\<]{31}>
      example   I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
    format mrz-td2-2
      summary   Second machine-readable line of a document of two lines: number, dates and check digits
      label     Second line
      source    ICAO Doc 9303, part 6, 4.2.2, and part 3, 4.9 for check digits
      mask      <<number:^[0-9A-Z\<]{9}#>|<long:^[0-9A-Z]{9}[\<]>><nationality:^[A-Z\<]{3}><birth:^[0-9\<]{6}#><sex:^[FM\<]><expiry:#{7}><optional:^[0-9A-Z\<]{7}>#
      check     number: mrz
      check     birth: mrz
      check     birth: birth-date YYMMDD- unknown years -99..0
      check     expiry: mrz
      check     expiry: date-part YYMMDD
      check     mrz 1-10 14-20 22-36
      sex       sex: at 1 F female M male
      example   D231458907UTO7408122F1204159<<<<<<<6
    format mrz-td1-1
      summary   First machine-readable line of a card: state and number
      label     First line
      source    ICAO Doc 9303, part 5, 4.2.2: a number of more than nine characters goes on behind a filler
      mask      ^[ACI]^[A-Z\<]<state:^[A-Z\<]{3}><<number:^[0-9A-Z\<]{9}#>|<long:^[0-9A-Z]{9}[\<]>><optional:^[0-9A-Z\<]{15}>
      check     number: mrz
      example   I<UTOD231458907<<<<<<<<<<<<<<<
    format mrz-td1-2
      summary   Second machine-readable line of a card: dates, and a check digit of both lines
      label     Second line
      source    ICAO Doc 9303, part 5, 4.2.2: the last digit is that of the first line, too, and cannot be checked here
      mask      <birth:^[0-9\<]{6}#><sex:^[FM\<]><expiry:#{7}><nationality:^[A-Z\<]{3}><optional:^[0-9A-Z\<]{11}>#
      check     birth: mrz
      check     birth: birth-date YYMMDD- unknown years -99..0
      check     expiry: mrz
      check     expiry: date-part YYMMDD
      sex       sex: at 1 F female M male
      example   7408122F1204159UTO<<<<<<<<<<<6
    format mrz-td1-3
      summary   Third machine-readable line of a card: names
      label     Third line
      source    ICAO Doc 9303, part 5, 4.2.2
      mask      ^[A-Z\<]{30}
      example   ERIKSSON<<ANNA<MARIA<<<<<<<<<<
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
      source    HM Revenue and Customs: MOD 97 and 9755; GD000 to GD499 are departments, HA500 to HA999 health authorities
      mask      "GB" <<vat:### #### ##< ###>?>|^[H]^[A][5-9]##>
      mask      ^[G]^[B] ^[G]^[D][0-4]##
      mask      ^[G]^[D][0-4]##
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
      secure    yes
      source    Australian Taxation Office
      mask      ### ### ###
      check     not 000000000
      check     weights 1 4 3 7 5 8 6 9 10 mod 11
      example   123 456 782
    format in-gstin
      summary   Number of a taxpayer of the goods and services tax, India
      label     GSTIN
      source    Goods and Services Tax Network: state, PAN, number of the registration, Z, check character
      mask      <state:[0][1-9]|[12]#|[3][0-8]|[9][79]><pan:^[A-Z]{3}^[ABCFGHJLPT]^[A-Z]####^[A-Z]>^[1-9A-Z]^[Z]^[0-9A-Z]
      check     luhn 36
      example   27AAPFU0939F1ZV
    format pt-nif
      summary   Taxpayer number, Portugal
      label     NIF
      keyboard  digits
      source    Decreto-Lei 14/2013: the first digits tell of the kind
      mask      <[1-35-9]#|[4][5]># ### ###
      check     weights 9 8 7 6 5 4 3 2 mod 11 gives 00987654321
      example   501 964 843
    format gr-afm
      summary   Taxpayer number, Greece
      label     ΑΦΜ
      keyboard  digits
      source    Independent Authority for Public Revenue
      mask      #########
      check     not 000000000
      check     weights 256 128 64 32 16 8 4 2 mod 11 gives 01234567890
      example   094259216
    format ru-inn
      summary   Taxpayer number, Russia: ten digits of a company, twelve of a person
      label     ИНН
      keyboard  digits
      source    Federal Tax Service of Russia
      mask      <company:##########>
      mask      <person:############>
      check     not 0000000000 000000000000
      check     company: weights 2 4 10 3 5 9 4 6 8 mod 11 gives 01234567890
      check     person: weights 7 2 4 10 3 5 9 4 6 8 mod 11 gives 01234567890
      check     person: weights 3 7 2 4 10 3 5 9 4 6 8 mod 11 gives 01234567890
      example   7707083893
    format mx-rfc
      summary   Taxpayer number, Mexico: of a person with four letters, of a company with three
      label     RFC
      source    Servicio de Administración Tributaria: the check character of one number in about seventy is another one, and is not looked at
      mask      <person:^[A-ZÑ&]{4} <date:######> ^[0-9A-Z]{2}^[0-9A]>
      mask      <company:^[A-ZÑ&]{3} <date:######> ^[0-9A-Z]{2}^[0-9A]>
      check     date: date-part YYMMDD
      example   GODE 561231 GR8
    format co-nit
      summary   Taxpayer number, Colombia, with its check digit
      label     NIT
      keyboard  digits
      source    Dirección de Impuestos y Aduanas Nacionales, orden administrativa 4 of 1989
      mask      ##.###.###-#
      mask      ###.###.###-#
      mask      #.###.###.###-#
      check     weights 43 41 37 29 23 19 17 13 7 3 right mod 11 gives 01987654321
      example   80.123.456-4
    format pe-ruc
      summary   Taxpayer number, Peru
      label     RUC
      keyboard  digits
      source    Superintendencia Nacional de Aduanas y de Administración Tributaria: 10, 15, 16 and 17 are persons, 20 companies
      mask      <[1][0567]|[2][0]>#########
      check     weights 5 4 3 2 7 6 5 4 3 2 mod 11 gives 10987654321
      example   20512333797
    format ec-ruc
      summary   Taxpayer number, Ecuador
      label     RUC
      keyboard  digits
      source    Servicio de Rentas Internas: province, kind, check digit, establishment
      mask      <person:<[0][1-9]|[1]#|[2][0-4]|[35][0]>[0-5]#######><establishment:###>
      mask      <office:<[0][1-9]|[1]#|[2][0-4]|[35][0]>[6]#######><establishment:###>
      mask      <company:<[0][1-9]|[1]#|[2][0-4]|[35][0]>[9]#######><establishment:###>
      check     establishment: not 000
      check     person: weights 2 1 2 1 2 1 2 1 2 digits mod 10 gives 0987654321
      check     office: weights 3 2 7 6 5 4 3 2 1 mod 11 or weights 2 1 2 1 2 1 2 1 2 digits mod 10 gives 0987654321
      check     company: weights 4 3 2 7 6 5 4 3 2 1 mod 11 or weights 3 2 7 6 5 4 3 2 1 mod 11
      example   1792060346001
    format cn-uscc
      summary   Number of a company or other organisation, China
      label     Unified social credit code
      source    GB 32100-2015
      mask      ^[1-9A-HJ-NP-RTUW-Y]^[1-9]######^[0-9A-HJ-NP-RTUWXY]{10}
      check     weights 1 3 9 27 19 26 16 17 20 29 25 13 8 24 10 30 28 letters ABCDEFGH-IJKLM-NOP-QR-STU- mod 31 gives 0YXWUTRQPNMLKJHGFEDCBA987654321
      example   91110000600037341L
    """#
}

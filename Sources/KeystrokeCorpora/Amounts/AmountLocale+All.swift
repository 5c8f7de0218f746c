extension AmountLocale {
  /// The locales that amounts are written in: the languages that most people know which have a standing where they
  /// live, some fewer ones whose numbers look otherwise. Marathi is not among them: CLDR groups its amounts in other
  /// places than its plain numbers.
  ///
  /// People and currencies are facts of Unicode CLDR 41 (`supplementalData.xml`: `languagePopulation`, `currencyData`),
  /// the ways of writing those of CLDR 42, as ICU 72 has them.
  static let all: [AmountLocale] = [
    AmountLocale("zh_CN", people: 12546, "1,234,567.5", "CNY", fraction: 2, before: "¥"),
    AmountLocale("hi_IN", people: 5437, "12,34,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("en_US", people: 3193, "1,234,567.5", "USD", fraction: 2, before: "$"),
    AmountLocale("en_IN", people: 2520, "12,34,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("ur_PK", people: 2218, "1,234,567.5", "PKR", fraction: 2, before: "Rs\u{A0}"),
    AmountLocale("pt_BR", people: 1927, "1.234.567,5", "BRL", fraction: 2, before: "R$\u{A0}"),
    AmountLocale("id_ID", people: 1709, "1.234.567,5", "IDR", fraction: 2, before: "Rp\u{A0}"),
    AmountLocale("bn_BD", people: 1594, "১২,৩৪,৫৬৭.৫", "BDT", fraction: 2, after: "৳"),
    AmountLocale("ru_RU", people: 1332, "1\u{A0}234\u{A0}567,5", "RUB", fraction: 2, after: "\u{A0}₽"),
    AmountLocale("ja_JP", people: 1192, "1,234,567.5", "JPY", fraction: 0, before: "￥"),
    AmountLocale("en_PK", people: 1168, "1,234,567.5", "PKR", fraction: 2, before: "Rs\u{A0}"),
    AmountLocale("en_NG", people: 1134, "1,234,567.5", "NGN", fraction: 2, before: "₦"),
    AmountLocale("bn_IN", people: 1074, "১২,৩৪,৫৬৭.৫", "INR", fraction: 2, before: "₹"),
    AmountLocale("es_MX", people: 1068, "1,234,567.5", "MXN", fraction: 2, before: "$"),
    AmountLocale(
      "ar_EG", people: 979, "١٬٢٣٤٬٥٦٧٫٥", "EGP", fraction: 2, before: "\u{200F}", after: "\u{A0}ج.م.\u{200F}"),
    AmountLocale("te_IN", people: 955, "12,34,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("vi_VN", people: 849, "1.234.567,5", "VND", fraction: 0, after: "\u{A0}₫"),
    AmountLocale("ta_IN", people: 782, "12,34,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("tr_TR", people: 763, "1.234.567,5", "TRY", fraction: 2, before: "₺"),
    AmountLocale("de_DE", people: 729, "1.234.567,5", "EUR", fraction: 2, after: "\u{A0}€"),
    AmountLocale("en_PH", people: 699, "1,234,567.5", "PHP", fraction: 2, before: "₱"),
    AmountLocale("fr_FR", people: 672, "1\u{202F}234\u{202F}567,5", "EUR", fraction: 2, after: "\u{A0}€"),
    AmountLocale("fil_PH", people: 655, "1,234,567.5", "PHP", fraction: 2, before: "₱"),
    AmountLocale("en_GB", people: 644, "1,234,567.5", "GBP", fraction: 2, before: "£"),
    AmountLocale("fa_IR", people: 637, "۱٬۲۳۴٬۵۶۷٫۵", "IRR", fraction: 0, before: "\u{200E}ریال\u{A0}"),
    AmountLocale("gu_IN", people: 597, "12,34,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("it_IT", people: 593, "1.234.567,5", "EUR", fraction: 2, after: "\u{A0}€"),
    AmountLocale("th_TH", people: 552, "1,234,567.5", "THB", fraction: 2, before: "฿"),
    AmountLocale("sw_TZ", people: 527, "1,234,567.5", "TZS", fraction: 2, before: "TSh\u{A0}"),
    AmountLocale("ko_KR", people: 518, "1,234,567.5", "KRW", fraction: 0, before: "₩"),
    AmountLocale("es_ES", people: 495, "1.234.567,5", "EUR", fraction: 2, after: "\u{A0}€", groupsFour: false),
    AmountLocale("kn_IN", people: 491, "1,234,567.5", "INR", fraction: 2, before: "₹"),
    AmountLocale("es_CO", people: 456, "1.234.567,5", "COP", fraction: 2, before: "$\u{A0}"),
    AmountLocale("es_AR", people: 455, "1.234.567,5", "ARS", fraction: 2, before: "$\u{A0}"),
    AmountLocale(
      "pl_PL", people: 368, "1\u{A0}234\u{A0}567,5", "PLN", fraction: 2, after: "\u{A0}zł", groupsFour: false),
    AmountLocale("my_MM", people: 362, "၁,၂၃၄,၅၆၇.၅", "MMK", fraction: 0, after: "\u{A0}K"),
    AmountLocale("am_ET", people: 357, "1,234,567.5", "ETB", fraction: 2, before: "ብር\u{A0}"),
    AmountLocale("sw_KE", people: 353, "1,234,567.5", "KES", fraction: 2, before: "Ksh\u{A0}"),
    AmountLocale(
      "ar_SA", people: 342, "١٬٢٣٤٬٥٦٧٫٥", "SAR", fraction: 2, before: "\u{200F}", after: "\u{A0}ر.س.\u{200F}"),
    AmountLocale("en_CA", people: 324, "1,234,567.5", "CAD", fraction: 2, before: "$"),
    AmountLocale(
      "ar_DZ", people: 318, "1.234.567,5", "DZD", fraction: 2, before: "\u{200F}", after: "\u{A0}د.ج.\u{200F}"),
    AmountLocale("uk_UA", people: 285, "1\u{A0}234\u{A0}567,5", "UAH", fraction: 2, after: "\u{A0}₴"),
    AmountLocale(
      "ar_IQ", people: 264, "١٬٢٣٤٬٥٦٧٫٥", "IQD", fraction: 0, before: "\u{200F}", after: "\u{A0}د.ع.\u{200F}"),
    AmountLocale("uz_UZ", people: 260, "1\u{A0}234\u{A0}567,5", "UZS", fraction: 2, after: "\u{A0}soʻm"),
    AmountLocale("ms_MY", people: 245, "1,234,567.5", "MYR", fraction: 2, before: "RM\u{A0}"),
    AmountLocale("en_AU", people: 244, "1,234,567.5", "AUD", fraction: 2, before: "$"),
    AmountLocale("es_VE", people: 235, "1.234.567,5", "VES", fraction: 2, before: "Bs.S\u{A0}"),
    AmountLocale("es_PE", people: 233, "1,234,567.5", "PEN", fraction: 2, before: "S/\u{A0}"),
    AmountLocale("zh_Hant_TW", people: 224, "1,234,567.5", "TWD", fraction: 2, before: "$"),
    AmountLocale(
      "ar_MA", people: 220, "1.234.567,5", "MAD", fraction: 2, before: "\u{200F}", after: "\u{A0}د.م.\u{200F}"),
    AmountLocale("pt_AO", people: 218, "1\u{A0}234\u{A0}567,5", "AOA", fraction: 2, after: "\u{A0}Kz"),
    AmountLocale("ro_RO", people: 192, "1.234.567,5", "RON", fraction: 2, after: "\u{A0}RON"),
    AmountLocale("fr_CM", people: 189, "1\u{202F}234\u{202F}567,5", "XAF", fraction: 0, after: "\u{A0}FCFA"),
    AmountLocale("es_CL", people: 178, "1.234.567,5", "CLP", fraction: 0, before: "$"),
    AmountLocale("en_ZA", people: 175, "1\u{A0}234\u{A0}567,5", "ZAR", fraction: 2, before: "R\u{A0}"),
    AmountLocale("nl_NL", people: 173, "1.234.567,5", "EUR", fraction: 2, before: "€\u{A0}"),
    AmountLocale("si_LK", people: 156, "1,234,567.5", "LKR", fraction: 2, before: "රු.\u{A0}"),
    AmountLocale("km_KH", people: 151, "1.234.567,5", "KHR", fraction: 2, after: "៛"),
    AmountLocale("fr_CI", people: 135, "1\u{202F}234\u{202F}567,5", "XOF", fraction: 0, after: "\u{A0}F\u{202F}CFA"),
    AmountLocale("ne_NP", people: 133, "१२,३४,५६७.५", "NPR", fraction: 2, before: "नेरू\u{A0}"),
    AmountLocale("kk_KZ", people: 122, "1\u{A0}234\u{A0}567,5", "KZT", fraction: 2, after: "\u{A0}₸"),
    AmountLocale("fr_CA", people: 113, "1\u{A0}234\u{A0}567,5", "CAD", fraction: 2, after: "\u{A0}$"),
    AmountLocale(
      "ar_JO", people: 108, "١٬٢٣٤٬٥٦٧٫٥", "JOD", fraction: 3, before: "\u{200F}", after: "\u{A0}د.أ.\u{200F}"),
    AmountLocale(
      "ar_TN", people: 105, "1.234.567,5", "TND", fraction: 3, before: "\u{200F}", after: "\u{A0}د.ت.\u{200F}"),
    AmountLocale("el_GR", people: 105, "1.234.567,5", "EUR", fraction: 2, after: "\u{A0}€"),
    AmountLocale("cs_CZ", people: 105, "1\u{A0}234\u{A0}567,5", "CZK", fraction: 2, after: "\u{A0}Kč"),
    AmountLocale("pt_PT", people: 99, "1\u{A0}234\u{A0}567,5", "EUR", fraction: 2, after: "\u{A0}€", groupsFour: false),
    AmountLocale("hu_HU", people: 98, "1\u{A0}234\u{A0}567,5", "HUF", fraction: 2, after: "\u{A0}Ft"),
    AmountLocale("sv_SE", people: 97, "1\u{A0}234\u{A0}567,5", "SEK", fraction: 2, after: "\u{A0}kr"),
    AmountLocale("az_AZ", people: 91, "1.234.567,5", "AZN", fraction: 2, after: "\u{A0}₼"),
    AmountLocale("he_IL", people: 87, "1,234,567.5", "ILS", fraction: 2, before: "\u{200F}", after: "\u{A0}\u{200F}₪"),
    AmountLocale(
      "ar_AE", people: 78, "1,234,567.5", "AED", fraction: 2, before: "\u{200F}", after: "\u{A0}د.إ.\u{200F}"),
    AmountLocale(
      "bg_BG", people: 70, "1\u{A0}234\u{A0}567,5", "BGN", fraction: 2, after: "\u{A0}лв.", groupsFour: false),
    AmountLocale("de_CH", people: 61, "1’234’567.5", "CHF", fraction: 2, before: "CHF\u{A0}"),
    AmountLocale("nb_NO", people: 55, "1\u{A0}234\u{A0}567,5", "NOK", fraction: 2, before: "kr\u{A0}"),
    AmountLocale("da_DK", people: 55, "1.234.567,5", "DKK", fraction: 2, after: "\u{A0}kr."),
    AmountLocale("fi_FI", people: 52, "1\u{A0}234\u{A0}567,5", "EUR", fraction: 2, after: "\u{A0}€"),
    AmountLocale("lo_LA", people: 51, "1.234.567,5", "LAK", fraction: 0, before: "₭"),
    AmountLocale("sk_SK", people: 49, "1\u{A0}234\u{A0}567,5", "EUR", fraction: 2, after: "\u{A0}€"),
  ]
}

extension NumberSymbols {
  /// What people write for a currency beside its code and the signs of CLDR: its name as it is said with an amount, in
  /// the languages of its countries and in English, and abbreviations; without a stop at the end.
  ///
  /// - Parameter code: An ISO 4217 code.
  /// - Returns: The names, none of a currency that is not known.
  package static func customaryNames(ofCurrency code: String) -> [String] {
    names(code).split(separator: " ").map { String($0) }
  }

  private static func names(_ code: String) -> String {
    switch code {
    case "AED": "Dhs Dh dirham dirhams درهم د.إ"
    case "ARS", "CLP", "COP", "CUP", "DOP", "MXN", "UYU", "PHP": "peso pesos piso"
    case "AUD", "CAD", "HKD", "NZD", "SGD": "dollar dollars"
    case "BDT": "Tk taka টাকা"
    case "BGN": "lv lev leva лв лев лева"
    case "BRL": "real reais"
    case "CHF": "Fr Frs SFr Franken Rappen francs franc franchi franco"
    case "CNY": "元 圆 人民币 人民幣 RMB yuan"
    case "CZK": "Kc Kč koruna koruny korun"
    case "DKK", "NOK": "kr kroner krone"
    case "EGP": "LE ج.م جنيه pounds pound"
    case "EUR":
      "euro euros Euros eur evro eura eurot euroa евро євро ευρώ"
    case "GBP": "pound pounds quid"
    case "GEL": "lari ლარი"
    case "HUF": "Ft forint"
    case "IDR": "Rp rupiah"
    case "ILS": "ש\"ח ש״ח שח שקל שקלים NIS shekel shekels"
    case "INR": "Rs Re rupee rupees रु रुपये रुपया ரூ ரூபாய் రూ ₨"
    case "IQD": "د.ع دينار dinar dinars"
    case "IRR": "ریال ﷼ rial rials"
    case "ISK": "kr krónur króna"
    case "JPY": "円 圓 yen"
    case "KRW": "원 won"
    case "KZT": "тг тенге tenge"
    case "LKR", "MUR", "NPR", "PKR": "Rs Re rupee rupees ₨ රු रु रू روپے"
    case "MAD": "Dhs DH د.م dirham dirhams درهم"
    case "MKD": "ден денар денари"
    case "MYR": "RM ringgit"
    case "NGN": "N naira"
    case "PAB": "B/. balboa balboas"
    case "PEN": "S/. S/ sol soles"
    case "PLN": "zl zł złoty złote złotych zloty zlotych"
    case "RON": "lei leu"
    case "RSD": "din дин dinara динара динар"
    case "RUB": "р руб рубль рубля рублей rub rubles roubles"
    case "SAR": "SR ر.س ريال riyal riyals"
    case "SEK": "kr kronor krona"
    case "THB": "บาท baht"
    case "TRY": "TL lira"
    case "TWD": "NT$ 元 圓 新台幣 新臺幣 台幣"
    case "UAH": "грн гривня гривні гривень"
    case "USD": "dollar dollars dólar dólares Dollar US-Dollar"
    case "VND": "đ đồng dong vnđ VNĐ"
    case "ZAR": "R rand"
    default: ""
    }
  }
}

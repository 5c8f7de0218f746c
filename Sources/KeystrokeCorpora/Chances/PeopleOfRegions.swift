/// How many people live in each region, roughly.
///
/// Facts of Unicode CLDR 41 (`supplementalData.xml`, `territoryInfo`), in units of 100,000, the smallest taken for one.
enum PeopleOfRegions {
  /// By the two letters of ISO 3166.
  static let counts: [String: Int] = {
    var counts: [String: Int] = [:]
    let words = text.split(whereSeparator: \.isWhitespace)
    for place in stride(from: 0, to: words.count - 1, by: 2) { counts[String(words[place])] = Int(words[place + 1]) }
    return counts
  }()

  /// People of a region; that of the smallest where nothing is known.
  static func count(_ region: String) -> Int { counts[region] ?? 1 }

  private static let text = """
    CN 13940  IN 13261  US 3326  ID 2670  PK 2335  NG 2140  BR 2117  BD 1627  RU 1417  MX 1286  JP 1255  PH 1092  ET 1081
    EG 1041  CD 1018  VN 987  IR 849  TR 820  DE 802  TH 690  FR 678  GB 658  IT 624  TZ 586  MM 566  ZA 565  KE 535  KR 518
    ES 500  CO 491  SD 456  AR 455  UA 439  UG 433  DZ 430  IQ 389  PL 383  CA 377  AF 366  MA 356  SA 342  MY 327  AO 325
    PE 319  UZ 306  NP 303  MZ 301  YE 299  GH 293  VE 286  CM 277  CI 275  MG 270  KP 256  AU 255  TW 236  LK 229  NE 228
    RO 213  MW 212  BF 208  ML 196  SY 194  KZ 191  CL 182  ZM 174  NL 173  GT 172  KH 169  EC 169  TD 169  SN 157  ZW 145
    BJ 129  RW 127  GN 125  BI 119  SO 118  TN 117  BE 117  BO 116  HT 111  CU 111  JO 108  CZ 107  GR 106  SS 106  DO 105
    PT 103  AZ 102  SE 102  AE 100  HU 98  BY 95  HN 92  TJ 89  AT 89  IL 87  TG 86  CH 84  LA 74  PG 73  HK 72  PY 72
    RS 70  BG 70  LY 69  SL 66  SV 65  SG 62  NI 62  ER 61  CF 60  KG 60  DK 59  FI 56  TM 55  LB 55  NO 55  SK 54  CG 53
    IE 52  CR 51  LR 51  NZ 49  PS 48  OM 47  HR 42  MR 40  GE 40  PA 39  BA 38  UY 34  MD 34  PR 32  MN 32  AL 31  AM 30
    KW 30  JM 28  LT 27  NA 26  QA 24  BW 23  GA 22  GM 22  MK 21  SI 21  LS 20  XK 19  GW 19  LV 19  BH 15  TL 14  MU 14
    CY 13  EE 12  TT 12  SZ 11  FJ 9  DJ 9  KM 8  GQ 8  RE 8  BT 8  GY 8  SB 7  EH 7  LU 6  MO 6  ME 6  SR 6  CV 6  BN 5
    MT 5  GP 5  MQ 4  BZ 4  MV 4  IS 4  BS 3  VU 3  PF 3  BB 3  NC 3  ST 2  WS 2  GF 2  YT 2  GU 2  LC 2  CW 2  AW 1  GD 1
    KI 1  VI 1  TO 1  FM 1  VC 1  JE 1  AG 1  SC 1  IM 1  MH 1  AD 1  DM 1  BM 1  GG 1  KY 1  GL 1  TC 1  KN 1  FO 1  MP 1
    AS 1  SX 1  LI 1  MC 1  VG 1  SM 1  MF 1  GI 1  AX 1  PW 1  BQ 1  AI 1  WF 1  TV 1  NR 1  CK 1  SH 1  BL 1  MS 1  PM 1
    IO 1  FK 1  SJ 1  CX 1  NU 1  NF 1  TK 1  VA 1  AC 1  CC 1  TA 1
    """
}

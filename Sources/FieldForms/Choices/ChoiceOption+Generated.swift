// Written by caretaker-dev generate from fixtures/tables/choice-names.txt: change it there.

extension ChoiceOption {
  /// Regions and currencies by their English names, as text.
  static let namesText = #"""
    region AF Afghanistan
    region AX Åland Islands
    region AL Albania
    region DZ Algeria
    region AS American Samoa
    region AD Andorra
    region AO Angola
    region AI Anguilla
    region AQ Antarctica
    region AG Antigua & Barbuda
    region AR Argentina
    region AM Armenia
    region AW Aruba
    region AC Ascension Island
    region AU Australia
    region AT Austria
    region AZ Azerbaijan
    region BS Bahamas
    region BH Bahrain
    region BD Bangladesh
    region BB Barbados
    region BY Belarus
    region BE Belgium
    region BZ Belize
    region BJ Benin
    region BM Bermuda
    region BT Bhutan
    region BO Bolivia
    region BA Bosnia & Herzegovina
    region BW Botswana
    region BV Bouvet Island
    region BR Brazil
    region VG British Virgin Islands
    region BN Brunei
    region BG Bulgaria
    region BF Burkina Faso
    region BI Burundi
    region KH Cambodia
    region CM Cameroon
    region CA Canada
    region IC Canary Islands
    region CV Cape Verde
    region BQ Caribbean Netherlands
    region KY Cayman Islands
    region CF Central African Republic
    region EA Ceuta & Melilla
    region TD Chad
    region IO Chagos Archipelago
    region CL Chile
    region CN China mainland
    region CX Christmas Island
    region CP Clipperton Island
    region CC Cocos (Keeling) Islands
    region CO Colombia
    region KM Comoros
    region CG Congo - Brazzaville
    region CD Congo - Kinshasa
    region CK Cook Islands
    region CR Costa Rica
    region CI Côte d’Ivoire
    region HR Croatia
    region CU Cuba
    region CW Curaçao
    region CY Cyprus
    region CZ Czechia
    region DK Denmark
    region DG Diego Garcia
    region DJ Djibouti
    region DM Dominica
    region DO Dominican Republic
    region EC Ecuador
    region EG Egypt
    region SV El Salvador
    region GQ Equatorial Guinea
    region ER Eritrea
    region EE Estonia
    region SZ Eswatini
    region ET Ethiopia
    region FK Falkland Islands
    region FO Faroe Islands
    region FJ Fiji
    region FI Finland
    region FR France
    region GF French Guiana
    region PF French Polynesia
    region TF French Southern Territories
    region GA Gabon
    region GM Gambia
    region GE Georgia
    region DE Germany
    region GH Ghana
    region GI Gibraltar
    region GR Greece
    region GL Greenland
    region GD Grenada
    region GP Guadeloupe
    region GU Guam
    region GT Guatemala
    region GG Guernsey
    region GN Guinea
    region GW Guinea-Bissau
    region GY Guyana
    region HT Haiti
    region HM Heard & McDonald Islands
    region HN Honduras
    region HK Hong Kong
    region HU Hungary
    region IS Iceland
    region IN India
    region ID Indonesia
    region IR Iran
    region IQ Iraq
    region IE Ireland
    region IM Isle of Man
    region IL Israel
    region IT Italy
    region JM Jamaica
    region JP Japan
    region JE Jersey
    region JO Jordan
    region KZ Kazakhstan
    region KE Kenya
    region KI Kiribati
    region XK Kosovo
    region KW Kuwait
    region KG Kyrgyzstan
    region LA Laos
    region LV Latvia
    region LB Lebanon
    region LS Lesotho
    region LR Liberia
    region LY Libya
    region LI Liechtenstein
    region LT Lithuania
    region LU Luxembourg
    region MO Macao
    region MG Madagascar
    region MW Malawi
    region MY Malaysia
    region MV Maldives
    region ML Mali
    region MT Malta
    region MH Marshall Islands
    region MQ Martinique
    region MR Mauritania
    region MU Mauritius
    region YT Mayotte
    region MX Mexico
    region FM Micronesia
    region MD Moldova
    region MC Monaco
    region MN Mongolia
    region ME Montenegro
    region MS Montserrat
    region MA Morocco
    region MZ Mozambique
    region MM Myanmar (Burma)
    region NA Namibia
    region NR Nauru
    region NP Nepal
    region NL Netherlands
    region NC New Caledonia
    region NZ New Zealand
    region NI Nicaragua
    region NE Niger
    region NG Nigeria
    region NU Niue
    region NF Norfolk Island
    region KP North Korea
    region MK North Macedonia
    region MP Northern Mariana Islands
    region NO Norway
    region OM Oman
    region PK Pakistan
    region PW Palau
    region PS Palestinian Territories
    region PA Panama
    region PG Papua New Guinea
    region PY Paraguay
    region PE Peru
    region PH Philippines
    region PN Pitcairn Islands
    region PL Poland
    region PT Portugal
    region PR Puerto Rico
    region QA Qatar
    region RE Réunion
    region RO Romania
    region RU Russia
    region RW Rwanda
    region WS Samoa
    region SM San Marino
    region ST São Tomé & Príncipe
    region SA Saudi Arabia
    region SN Senegal
    region RS Serbia
    region SC Seychelles
    region SL Sierra Leone
    region SG Singapore
    region SX Sint Maarten
    region SK Slovakia
    region SI Slovenia
    region GS So. Georgia & So. Sandwich Isl.
    region SB Solomon Islands
    region SO Somalia
    region ZA South Africa
    region KR South Korea
    region SS South Sudan
    region ES Spain
    region LK Sri Lanka
    region BL St. Barthélemy
    region SH St. Helena
    region KN St. Kitts & Nevis
    region LC St. Lucia
    region MF St. Martin
    region PM St. Pierre & Miquelon
    region VC St. Vincent & Grenadines
    region SD Sudan
    region SR Suriname
    region SJ Svalbard & Jan Mayen
    region SE Sweden
    region CH Switzerland
    region SY Syria
    region TW Taiwan
    region TJ Tajikistan
    region TZ Tanzania
    region TH Thailand
    region TL Timor-Leste
    region TG Togo
    region TK Tokelau
    region TO Tonga
    region TT Trinidad & Tobago
    region TA Tristan da Cunha
    region TN Tunisia
    region TR Türkiye
    region TM Turkmenistan
    region TC Turks & Caicos Islands
    region TV Tuvalu
    region UM U.S. Outlying Islands
    region VI U.S. Virgin Islands
    region UG Uganda
    region UA Ukraine
    region AE United Arab Emirates
    region GB United Kingdom
    region US United States
    region UY Uruguay
    region UZ Uzbekistan
    region VU Vanuatu
    region VA Vatican City
    region VE Venezuela
    region VN Vietnam
    region WF Wallis & Futuna
    region EH Western Sahara
    region YE Yemen
    region ZM Zambia
    region ZW Zimbabwe
    currency AFN Afghan Afghani
    currency ALL Albanian Lek
    currency DZD Algerian Dinar
    currency AOA Angolan Kwanza
    currency ARS Argentine Peso
    currency AMD Armenian Dram
    currency AWG Aruban Florin
    currency AUD Australian Dollar
    currency AZN Azerbaijani Manat
    currency BSD Bahamian Dollar
    currency BHD Bahraini Dinar
    currency BDT Bangladeshi Taka
    currency BBD Barbadian Dollar
    currency BYN Belarusian Ruble
    currency BZD Belize Dollar
    currency BMD Bermudan Dollar
    currency BTN Bhutanese Ngultrum
    currency BOB Bolivian Boliviano
    currency BAM Bosnia-Herzegovina Convertible Mark
    currency BWP Botswanan Pula
    currency BRL Brazilian Real
    currency GBP British Pound
    currency BND Brunei Dollar
    currency BGN Bulgarian Lev
    currency BIF Burundian Franc
    currency KHR Cambodian Riel
    currency CAD Canadian Dollar
    currency CVE Cape Verdean Escudo
    currency XCG Caribbean guilder
    currency KYD Cayman Islands Dollar
    currency XAF Central African CFA Franc
    currency XPF CFP Franc
    currency CLP Chilean Peso
    currency CNY Chinese Yuan
    currency COP Colombian Peso
    currency KMF Comorian Franc
    currency CDF Congolese Franc
    currency CRC Costa Rican Colón
    currency HRK Croatian Kuna
    currency CUC Cuban Convertible Peso
    currency CUP Cuban Peso
    currency CZK Czech Koruna
    currency DKK Danish Krone
    currency DJF Djiboutian Franc
    currency DOP Dominican Peso
    currency XCD East Caribbean Dollar
    currency EGP Egyptian Pound
    currency ERN Eritrean Nakfa
    currency ETB Ethiopian Birr
    currency EUR Euro
    currency FKP Falkland Islands Pound
    currency FJD Fijian Dollar
    currency GMD Gambian Dalasi
    currency GEL Georgian Lari
    currency GHS Ghanaian Cedi
    currency GIP Gibraltar Pound
    currency GTQ Guatemalan Quetzal
    currency GNF Guinean Franc
    currency GYD Guyanaese Dollar
    currency HTG Haitian Gourde
    currency HNL Honduran Lempira
    currency HKD Hong Kong Dollar
    currency HUF Hungarian Forint
    currency ISK Icelandic Króna
    currency INR Indian Rupee
    currency IDR Indonesian Rupiah
    currency IRR Iranian Rial
    currency IQD Iraqi Dinar
    currency ILS Israeli New Shekel
    currency JMD Jamaican Dollar
    currency JPY Japanese Yen
    currency JOD Jordanian Dinar
    currency KZT Kazakhstani Tenge
    currency KES Kenyan Shilling
    currency KWD Kuwaiti Dinar
    currency KGS Kyrgystani Som
    currency LAK Laotian Kip
    currency LBP Lebanese Pound
    currency LSL Lesotho Loti
    currency LRD Liberian Dollar
    currency LYD Libyan Dinar
    currency MOP Macanese Pataca
    currency MKD Macedonian Denar
    currency MGA Malagasy Ariary
    currency MWK Malawian Kwacha
    currency MYR Malaysian Ringgit
    currency MVR Maldivian Rufiyaa
    currency MRU Mauritanian Ouguiya
    currency MUR Mauritian Rupee
    currency MXN Mexican Peso
    currency MDL Moldovan Leu
    currency MNT Mongolian Tugrik
    currency MAD Moroccan Dirham
    currency MZN Mozambican Metical
    currency MMK Myanmar Kyat
    currency NAD Namibian Dollar
    currency NPR Nepalese Rupee
    currency ANG Netherlands Antillean Guilder
    currency TWD New Taiwan Dollar
    currency NZD New Zealand Dollar
    currency NIO Nicaraguan Córdoba
    currency NGN Nigerian Naira
    currency KPW North Korean Won
    currency NOK Norwegian Krone
    currency OMR Omani Rial
    currency PKR Pakistani Rupee
    currency PAB Panamanian Balboa
    currency PGK Papua New Guinean Kina
    currency PYG Paraguayan Guarani
    currency PEN Peruvian Sol
    currency PHP Philippine Peso
    currency PLN Polish Zloty
    currency QAR Qatari Riyal
    currency RON Romanian Leu
    currency RUB Russian Ruble
    currency RWF Rwandan Franc
    currency WST Samoan Tala
    currency STN São Tomé & Príncipe Dobra
    currency SAR Saudi Riyal
    currency RSD Serbian Dinar
    currency SCR Seychellois Rupee
    currency SLE Sierra Leonean Leone
    currency SLL Sierra Leonean Leone (1964—2022)
    currency SGD Singapore Dollar
    currency SBD Solomon Islands Dollar
    currency SOS Somali Shilling
    currency ZAR South African Rand
    currency KRW South Korean Won
    currency SSP South Sudanese Pound
    currency LKR Sri Lankan Rupee
    currency SHP St. Helena Pound
    currency SDG Sudanese Pound
    currency SRD Surinamese Dollar
    currency SZL Swazi Lilangeni
    currency SEK Swedish Krona
    currency CHF Swiss Franc
    currency SYP Syrian Pound
    currency TJS Tajikistani Somoni
    currency TZS Tanzanian Shilling
    currency THB Thai Baht
    currency TOP Tongan Paʻanga
    currency TTD Trinidad & Tobago Dollar
    currency TND Tunisian Dinar
    currency TRY Turkish Lira
    currency TMT Turkmenistani Manat
    currency UGX Ugandan Shilling
    currency UAH Ukrainian Hryvnia
    currency AED United Arab Emirates Dirham
    currency UYU Uruguayan Peso
    currency USD US Dollar
    currency UZS Uzbekistani Som
    currency VUV Vanuatu Vatu
    currency VES Venezuelan Bolívar
    currency VEF Venezuelan Bolívar (2008–2018)
    currency VND Vietnamese Dong
    currency XOF West African CFA Franc
    currency YER Yemeni Rial
    currency ZMW Zambian Kwacha
    currency ZWG Zimbabwean Gold
    """#
}

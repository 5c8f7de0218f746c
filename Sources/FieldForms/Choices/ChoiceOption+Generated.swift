// Written by caretaker-dev generate from fixtures/tables/choice-names.txt: change it there.

extension ChoiceOption {
  /// Regions and currencies by their English names, as text.
  static let namesText = #"""
    region AF Afghanistan|AFG
    region AX Åland Islands|ALA
    region AL Albania|ALB
    region DZ Algeria|DZA
    region AS American Samoa|ASM
    region AD Andorra|AND
    region AO Angola|AGO
    region AI Anguilla|AIA
    region AQ Antarctica|ATA
    region AG Antigua & Barbuda|ATG
    region AR Argentina|ARG|Argentine Republic
    region AM Armenia|ARM
    region AW Aruba|ABW
    region AC Ascension Island|ASC
    region AU Australia|AUS
    region AT Austria|AUT
    region AZ Azerbaijan|AZE
    region BS Bahamas|BHS
    region BH Bahrain|BHR
    region BD Bangladesh|BGD
    region BB Barbados|BRB
    region BY Belarus|BLR
    region BE Belgium|BEL
    region BZ Belize|BLZ
    region BJ Benin|BEN
    region BM Bermuda|BMU
    region BT Bhutan|BTN
    region BO Bolivia|BOL|Bolivia, Plurinational State of
    region BA Bosnia & Herzegovina|BIH|Bosnia
    region BW Botswana|BWA
    region BV Bouvet Island|BVT
    region BR Brazil|BRA
    region VG British Virgin Islands|VGB|Virgin Islands, British
    region BN Brunei|BRN|Brunei Darussalam
    region BG Bulgaria|BGR
    region BF Burkina Faso|BFA
    region BI Burundi|BDI
    region KH Cambodia|KHM
    region CM Cameroon|CMR
    region CA Canada|CAN
    region IC Canary Islands
    region CV Cape Verde|CPV|Cabo Verde|Republic of Cabo Verde
    region BQ Caribbean Netherlands|BES|Bonaire, Sint Eustatius and Saba
    region KY Cayman Islands|CYM
    region CF Central African Republic|CAF
    region EA Ceuta & Melilla
    region TD Chad|TCD
    region IO Chagos Archipelago|IOT|British Indian Ocean Territory
    region CL Chile|CHL
    region CN China mainland|CHN|China|PRC|Mainland China|People's Republic of China
    region CX Christmas Island|CXR
    region CP Clipperton Island
    region CC Cocos (Keeling) Islands|CCK
    region CO Colombia|COL
    region KM Comoros|COM
    region CG Congo - Brazzaville|COG|Congo (Republic)|Republic of the Congo
    region CD Congo - Kinshasa|COD|DR Congo|DRC|Congo (DRC)|Democratic Republic of the Congo|Congo, The Democratic Republic of the
    region CK Cook Islands|COK
    region CR Costa Rica|CRI
    region CI Côte d’Ivoire|CIV|Ivory Coast|Republic of Côte d'Ivoire
    region HR Croatia|HRV
    region CU Cuba|CUB
    region CW Curaçao|CUW
    region CY Cyprus|CYP
    region CZ Czechia|CZE|Czech Republic
    region DK Denmark|DNK
    region DG Diego Garcia
    region DJ Djibouti|DJI
    region DM Dominica|DMA
    region DO Dominican Republic|DOM
    region EC Ecuador|ECU
    region EG Egypt|EGY
    region SV El Salvador|SLV
    region GQ Equatorial Guinea|GNQ
    region ER Eritrea|ERI
    region EE Estonia|EST
    region SZ Eswatini|SWZ|Swaziland
    region ET Ethiopia|ETH
    region FK Falkland Islands|FLK|Falklands|Falkland Islands (Islas Malvinas)|Falkland Islands (Malvinas)
    region FO Faroe Islands|FRO
    region FJ Fiji|FJI
    region FI Finland|FIN
    region FR France|FRA|French Republic
    region GF French Guiana|GUF
    region PF French Polynesia|PYF
    region TF French Southern Territories|ATF
    region GA Gabon|GAB|Gabonese Republic
    region GM Gambia|GMB
    region GE Georgia|GEO
    region DE Germany|DEU
    region GH Ghana|GHA
    region GI Gibraltar|GIB
    region GR Greece|GRC|Hellenic Republic
    region GL Greenland|GRL
    region GD Grenada|GRD
    region GP Guadeloupe|GLP
    region GU Guam|GUM
    region GT Guatemala|GTM
    region GG Guernsey|GGY
    region GN Guinea|GIN
    region GW Guinea-Bissau|GNB
    region GY Guyana|GUY
    region HT Haiti|HTI
    region HM Heard & McDonald Islands|HMD|Heard Island and McDonald Islands
    region HN Honduras|HND
    region HK Hong Kong|HKG|Hong Kong SAR|Hong Kong SAR China|Hong Kong Special Administrative Region of China
    region HU Hungary|HUN
    region IS Iceland|ISL
    region IN India|IND
    region ID Indonesia|IDN
    region IR Iran|IRN|Iran, Islamic Republic of
    region IQ Iraq|IRQ
    region IE Ireland|IRL|Republic of Ireland|Eire
    region IM Isle of Man|IMN
    region IL Israel|ISR
    region IT Italy|ITA|Italian Republic
    region JM Jamaica|JAM
    region JP Japan|JPN
    region JE Jersey|JEY
    region JO Jordan|JOR
    region KZ Kazakhstan|KAZ
    region KE Kenya|KEN
    region KI Kiribati|KIR
    region XK Kosovo|XKX
    region KW Kuwait|KWT
    region KG Kyrgyzstan|KGZ|Kyrgyz Republic
    region LA Laos|LAO|Lao People's Democratic Republic
    region LV Latvia|LVA
    region LB Lebanon|LBN|Lebanese Republic
    region LS Lesotho|LSO
    region LR Liberia|LBR
    region LY Libya|LBY
    region LI Liechtenstein|LIE
    region LT Lithuania|LTU
    region LU Luxembourg|LUX
    region MO Macao|MAC|Macau|Macao SAR|Macao SAR China|Macau SAR China|Macao Special Administrative Region of China
    region MG Madagascar|MDG
    region MW Malawi|MWI
    region MY Malaysia|MYS
    region MV Maldives|MDV
    region ML Mali|MLI
    region MT Malta|MLT
    region MH Marshall Islands|MHL
    region MQ Martinique|MTQ
    region MR Mauritania|MRT
    region MU Mauritius|MUS
    region YT Mayotte|MYT
    region MX Mexico|MEX
    region FM Micronesia|FSM|Micronesia, Federated States of
    region MD Moldova|MDA|Moldova, Republic of
    region MC Monaco|MCO
    region MN Mongolia|MNG
    region ME Montenegro|MNE
    region MS Montserrat|MSR
    region MA Morocco|MAR
    region MZ Mozambique|MOZ
    region MM Myanmar (Burma)|MMR|Burma|Myanmar|Republic of Myanmar
    region NA Namibia|NAM
    region NR Nauru|NRU
    region NP Nepal|NPL
    region NL Netherlands|NLD|Holland
    region NC New Caledonia|NCL
    region NZ New Zealand|NZL
    region NI Nicaragua|NIC
    region NE Niger|NER
    region NG Nigeria|NGA
    region NU Niue|NIU
    region NF Norfolk Island|NFK
    region KP North Korea|PRK|DPRK|Korea, Democratic People's Republic of|Democratic People's Republic of Korea
    region MK North Macedonia|MKD|Macedonia|FYROM
    region MP Northern Mariana Islands|MNP
    region NO Norway|NOR
    region OM Oman|OMN
    region PK Pakistan|PAK
    region PW Palau|PLW
    region PS Palestinian Territories|PSE|Palestine|Palestine, State of|State of Palestine
    region PA Panama|PAN
    region PG Papua New Guinea|PNG
    region PY Paraguay|PRY
    region PE Peru|PER
    region PH Philippines|PHL
    region PN Pitcairn Islands|PCN|Pitcairn
    region PL Poland|POL
    region PT Portugal|PRT|Portuguese Republic
    region PR Puerto Rico|PRI
    region QA Qatar|QAT
    region RE Réunion|REU
    region RO Romania|ROU
    region RU Russia|RUS|Russian Federation
    region RW Rwanda|RWA|Rwandese Republic
    region WS Samoa|WSM
    region SM San Marino|SMR
    region ST São Tomé & Príncipe|STP|Democratic Republic of Sao Tome and Principe
    region SA Saudi Arabia|SAU
    region SN Senegal|SEN
    region RS Serbia|SRB
    region SC Seychelles|SYC
    region SL Sierra Leone|SLE
    region SG Singapore|SGP
    region SX Sint Maarten|SXM|Sint Maarten (Dutch part)
    region SK Slovakia|SVK|Slovak Republic
    region SI Slovenia|SVN
    region GS So. Georgia & So. Sandwich Isl.|SGS|South Georgia & South Sandwich Islands|South Georgia and the South Sandwich Islands
    region SB Solomon Islands|SLB
    region SO Somalia|SOM
    region ZA South Africa|ZAF
    region KR South Korea|KOR|Republic of Korea|ROK|Korea, Republic of
    region SS South Sudan|SSD
    region ES Spain|ESP
    region LK Sri Lanka|LKA
    region BL St. Barthélemy|BLM|Saint Barthélemy
    region SH St. Helena|SHN|Saint Helena, Ascension and Tristan da Cunha
    region KN St. Kitts & Nevis|KNA|Saint Kitts and Nevis
    region LC St. Lucia|LCA|Saint Lucia
    region MF St. Martin|MAF|Saint Martin (French part)
    region PM St. Pierre & Miquelon|SPM|Saint Pierre and Miquelon
    region VC St. Vincent & Grenadines|VCT|Saint Vincent and the Grenadines
    region SD Sudan|SDN
    region SR Suriname|SUR
    region SJ Svalbard & Jan Mayen|SJM
    region SE Sweden|SWE
    region CH Switzerland|CHE|Swiss Confederation
    region SY Syria|SYR|Syrian Arab Republic
    region TW Taiwan|TWN|ROC|Republic of China|Chinese Taipei|Taiwan, Province of China
    region TJ Tajikistan|TJK
    region TZ Tanzania|TZA|Tanzania, United Republic of
    region TH Thailand|THA
    region TL Timor-Leste|TLS|East Timor
    region TG Togo|TGO|Togolese Republic
    region TK Tokelau|TKL
    region TO Tonga|TON
    region TT Trinidad & Tobago|TTO
    region TA Tristan da Cunha|TAA
    region TN Tunisia|TUN
    region TR Türkiye|TUR|Turkey|Republic of Turkey
    region TM Turkmenistan|TKM
    region TC Turks & Caicos Islands|TCA
    region TV Tuvalu|TUV
    region UM U.S. Outlying Islands|UMI
    region VI U.S. Virgin Islands|VIR|Virgin Islands, U.S.|Virgin Islands of the United States
    region UG Uganda|UGA
    region UA Ukraine|UKR
    region AE United Arab Emirates|ARE|UAE|Emirates
    region GB United Kingdom|GBR|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|United Kingdom of Great Britain and Northern Ireland
    region US United States|USA|America|United States of America
    region UY Uruguay|URY
    region UZ Uzbekistan|UZB
    region VU Vanuatu|VUT
    region VA Vatican City|VAT|Holy See|Vatican|Holy See (Vatican City State)
    region VE Venezuela|VEN|Venezuela, Bolivarian Republic of
    region VN Vietnam|VNM|Socialist Republic of Viet Nam
    region WF Wallis & Futuna|WLF
    region EH Western Sahara|ESH
    region YE Yemen|YEM
    region ZM Zambia|ZMB
    region ZW Zimbabwe|ZWE
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

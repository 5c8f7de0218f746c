// Written by caretaker-dev generate from fixtures/tables/card-networks.txt: change it there.

extension CardNetwork {
  /// The networks that come with the package, as text.
  static let tableText = #"""
    network visa
      title   Visa
      code    CVV 3
      bins    4
      layout  16 13 18 19 as 4-4-4-4-3
      source  cct, stripe
    network mastercard
      title   Mastercard
      code    CVC 3
      bins    51-55 2221-2720
      layout  16 as 4-4-4-4
      source  cct, stripe
    network amex
      title   American Express
      code    CID 4 front
      bins    34 37
      layout  15 as 4-6-5
      source  cct, stripe
    network diners
      title   Diners Club
      code    CVV 3
      bins    300-305 309 36 38-39
      layout  14 as 4-6-4
      layout  16 19 as 4-4-4-4-3
      source  cct, stripe
    network discover
      title   Discover
      code    CID 3
      bins    6011 644-649 65
      layout  16 19 as 4-4-4-4-3
      source  cct, stripe
    network jcb
      title   JCB
      code    CVV 3
      bins    3528-3589 3088-3094 3096-3102 3112-3120 3158-3159 3337-3349
      layout  16 17 18 19 as 4-4-4-4-3
      source  cct; dn for the ranges from 3088 to 3349
      bins    2131 1800
      layout  15 as 4-4-4-3
      source  cct, wiki: issued in former times
    network unionpay
      title   UnionPay
      code    CVN 3
      bins    62 8100-8171
      layout  16 14 15 17 18 19 as 4-4-4-4-3
      source  cct, stripe
    network maestro
      title   Maestro
      code    CVC 3
      bins    493698 500000-506199 506500-506698 506779-508999 56-59 6
      layout  16 12 13 14 15 17 18 19 as 4-4-4-4-3
      source  cct
    network mir
      title   Mir
      code    CVP2 3
      bins    2200-2204
      layout  16 17 18 19 as 4-4-4-4-3
      source  cct
    network elo
      title   Elo
      code    CVE 3
      bins    401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999
      bins    627780 636297 636368
      bins    650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727
      bins    650901-650978 651652-651679 655000-655019 655021-655058
      layout  16 as 4-4-4-4
      source  cct
    network hiper
      title   Hiper
      code    CVC 3
      bins    637095 637568 637599 637609 637612 63737423 63743358
      layout  16 as 4-4-4-4
      source  cct
    network hipercard
      title   Hipercard
      code    CVC 3
      bins    606282
      layout  16 as 4-4-4-4
      source  cct
    network rupay
      title   RuPay
      code    CVV 3
      bins    508500-508999 606985-607984 608001-608500 652150-653149 817200-820199
      layout  16 as 4-4-4-4
      source  npci
    network troy
      title   Troy
      code    CVV 3
      bins    9792 650052 650082-650083 650170
      layout  16 as 4-4-4-4
      source  cct; iyzico for the entries in 65
    network verve
      title   Verve
      code    CVV 3
      bins    506066 506099-506198 507850 507865-507964 650002-650027
      layout  16 18 19 as 4-4-4-4-3
      source  cct, wiki; paystack for 506066 and 507850
    network uatp
      title   UATP
      code    none
      bins    1
      layout  15 as 4-5-6
      source  wiki
    network dankort
      title   Dankort
      code    CVV 3
      bins    5019
      layout  16 as 4-4-4-4
      source  wiki
      bins    4571
      layout  16 as 4-4-4-4
      with    visa
      source  wiki
    network instapayment
      title   InstaPayment
      code    none
      bins    637-639
      layout  16 as 4-4-4-4
      source  wiki
    network naranja
      title   Naranja
      code    CVV 3
      bins    402918
      layout  16 as 4-4-4-4
      with    visa
      source  cct
      bins    527572
      layout  16 as 4-4-4-4
      with    mastercard
      source  cct
      bins    589562
      layout  16 as 4-4-4-4
      check   none
      source  cct; many of its numbers end in a check digit of another kind
    network mada
      title   mada
      code    CVV 3
      bins    968201-968211 588845-588851 588982-588983 589005 589206 604906 605141 636120
      layout  16 as 4-4-4-4
      source  hyper
    network napas
      title   NAPAS
      code    none
      bins    9704
      layout  19 16 as 4-4-4-4-3
      source  wiki
    network uzcard
      title   UzCard
      code    none
      bins    8600 5614
      layout  16 as 4-4-4-4
      source  wiki
    network humo
      title   Humo
      code    none
      bins    9860
      layout  16 as 4-4-4-4
      source  wiki
    network dinacard
      title   DinaCard
      code    none
      bins    9891
      layout  16 as 4-4-4-4
      source  dina
    network belkart
      title   Belkart
      code    CVV 3
      bins    9112
      layout  16 as 4-4-4-4
      source  nine, begw
    network prostir
      title   PROSTIR
      code    CVV 3
      bins    9804
      layout  16 as 4-4-4-4
      source  nine, begw
    network arca
      title   ArCa
      code    none
      bins    9051
      layout  16 as 4-4-4-4
      source  nine, and public code for Armenia
    network meeza
      title   Meeza
      code    none
      bins    50780300-50780369 50780830-50781029
      layout  16 as 4-4-4-4
      source  ctypes
    network carnet
      title   Carnet
      code    none
      bins    506199-506499 286900 502275 588772 606333 627535 636318 636379 639388 639484 639559 60462203-60462204
      layout  16 as 4-4-4-4
      source  amerch
    network cartes-bancaires
      title   Cartes Bancaires
      code    none
      bins    507589-507590 507593-507595 507597 560408 581752 585402-585405 585501-585505 585577-585582
      layout  16 as 4-4-4-4
      source  amerch: the cards without another network
    network gpn
      title   GPN
      code    none
      bins    1946
      layout  16 18 19 as 4-4-4-4-3
      source  wiki; its numbers in 5 and 6 are Maestro's here
    """#
}

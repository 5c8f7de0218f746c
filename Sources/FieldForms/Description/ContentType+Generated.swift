// Written by caretaker-dev generate from fixtures/tables/content-types.txt: change it there.

extension ContentType {
  /// What follows from what a field asks for, as text.
  static let tableText = #"""
    name               | name                | name                        | text        | words     | off | line                | endEditing |
    givenName          | given-name          | givenName                   | text        | words     | off | line                | endEditing |
    middleName         | additional-name     | middleName                  | text        | words     | off | line                | endEditing |
    familyName         | family-name         | familyName                  | text        | words     | off | line                | endEditing |
    namePrefix         | honorific-prefix    | namePrefix                  | text        | words     | off | line                | endEditing |
    nameSuffix         | honorific-suffix    | nameSuffix                  | text        | words     | off | line                | endEditing |
    nickname           | nickname            | nickname                    | text        | words     | off | line                | endEditing |
    username           | username            | username                    | ascii       | none      | off | word                | hold       |
    email              | email               | emailAddress                | email       | none      | off | email               | endEditing |
    password           | current-password    | password                    | ascii       | none      | off | line                | submission | secure
    newPassword        | new-password        | newPassword                 | ascii       | none      | off | line                | hold       | secure
    oneTimeCode        | one-time-code       | oneTimeCode                 | digits      | none      | off | cells(6)            | change     |
    pin                | off                 |                             | digits      | none      | off | pin                 | hold       | secure
    phone              | tel                 | telephoneNumber             | phone       | none      | off | phone               | endEditing |
    url                | url                 | URL                         | url         | none      | off | url                 | endEditing |
    organization       | organization        | organizationName            | text        | words     | on  | line                | endEditing |
    jobTitle           | organization-title  | jobTitle                    | text        | words     | on  | line                | endEditing |
    addressLine1       | address-line1       | streetAddressLine1          | text        | words     | off | line                | endEditing |
    addressLine2       | address-line2       | streetAddressLine2          | text        | words     | off | line                | endEditing |
    addressLine3       | address-line3       |                             | text        | words     | off | line                | endEditing |
    streetAddress      | street-address      | fullStreetAddress           | text        | words     | off | box                 | endEditing |
    addressCity        | address-level2      | addressCity                 | text        | words     | off | line                | endEditing |
    addressState       | address-level1      | addressState                | text        | words     | off | line                | endEditing |
    sublocality        | address-level3      | sublocality                 | text        | words     | off | line                | endEditing |
    postalCode         | postal-code         | postalCode                  | text        | all       | off | *-postcode          | endEditing |
    country            | country             | countryName                 | text        | words     | off | choices(regions)    | change     |
    currency           | transaction-currency |                            | text        | all       | off | choices(currencies) | change     |
    language           | language            |                             | text        | words     | off | choices(locales)    | change     |
    cardNumber         | cc-number           | creditCardNumber            | digits      | none      | off | card                | endEditing |
    cardExpiry         | cc-exp              | creditCardExpiration        | digits      | none      | off | expiry              | endEditing |
    cardExpiryMonth    | cc-exp-month        | creditCardExpirationMonth   | digits      | none      | off | mask(<01..12>)      | endEditing |
    cardExpiryYear     | cc-exp-year         | creditCardExpirationYear    | digits      | none      | off | mask(####)          | endEditing |
    cardSecurityCode   | cc-csc              | creditCardSecurityCode      | digits      | none      | off | security-code       | endEditing | secure
    cardholderName     | cc-name             | creditCardName              | text        | words     | off | cardholder-name     | endEditing |
    birthDate          | bday                | birthdate                   | punctuation | none      | off | birth-date          | endEditing |
    birthDay           | bday-day            | birthdateDay                | digits      | none      | off | mask(<1..31>)       | endEditing |
    birthMonth         | bday-month          | birthdateMonth              | digits      | none      | off | mask(<1..12>)       | endEditing |
    birthYear          | bday-year           | birthdateYear               | digits      | none      | off | mask(####)          | endEditing |
    date               | off                 |                             | punctuation | none      | off | date                | endEditing |
    time               | off                 |                             | punctuation | none      | off | time                | endEditing |
    dateTime           | off                 | dateTime                    | punctuation | none      | off | date-time           | endEditing |
    amount             | transaction-amount  |                             | decimal     | none      | off | number(currency)    | endEditing |
    number             | off                 |                             | decimal     | none      | off | number(decimal)     | endEditing |
    percent            | off                 |                             | decimal     | none      | off | number(percent)     | endEditing |
    quantity           | off                 |                             | digits      | none      | off | number(integer)     | endEditing |
    iban               | off                 |                             | text        | all       | off | iban                | endEditing |
    bic                | off                 |                             | text        | all       | off | bic                 | endEditing |
    routingNumber      | off                 |                             | digits      | none      | off | us-routing          | endEditing |
    accountNumber      | off                 |                             | digits      | none      | off | line                | endEditing |
    taxId              | off                 |                             | text        | all       | off | line                | endEditing |
    nationalId         | off                 |                             | text        | all       | off | line                | endEditing | secure
    vatNumber          | off                 |                             | text        | all       | off | eu-vat              | endEditing |
    flightNumber       | off                 | flightNumber                | text        | all       | off | line                | endEditing |
    trackingNumber     | off                 | shipmentTrackingNumber      | text        | all       | off | line                | endEditing |
    digits             | off                 |                             | digits      | none      | off | mask(#{1,})         | endEditing |
    search             | off                 |                             | search      | sentences | on  | line                | submission |
    text               | off                 |                             | text        | sentences | on  | line                | endEditing |
    longText           | off                 |                             | text        | sentences | on  | box                 | endEditing |
    """#
}

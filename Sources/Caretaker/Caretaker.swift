@_exported public import FieldFormats
@_exported public import LocaleNumbers

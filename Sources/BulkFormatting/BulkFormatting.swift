@_exported public import FieldFormats

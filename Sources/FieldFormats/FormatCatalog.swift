@_exported public import FieldEditing

/// The named formats: what `caret format NAME` and `Mask(named:)` know.
public struct FormatCatalog: Sendable {}

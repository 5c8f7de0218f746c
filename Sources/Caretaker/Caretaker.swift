// The one import of an application: fields, formats, results, errors, columns and locales. What makes masks and checks
// of its own, or reads programs, imports the product that has it: MaskSyntax, MaskCompiler, FieldFormats. Each line is
// a promise.

// Columns, of lines or of values and offsets.
@_exported public import struct BulkFormatting.BulkFormatter
@_exported public import struct BulkFormatting.BulkReport
@_exported public import struct BulkFormatting.ColumnBuffer
@_exported public import enum BulkFormatting.ColumnError
@_exported public import enum BulkFormatting.ColumnQuestion
@_exported public import struct BulkFormatting.LineBuffer
@_exported public import enum BulkFormatting.RejectedLines
// Fields, and what their edits report.
@_exported public import struct FieldEditing.DisplayRun
@_exported public import enum FieldEditing.EditCommand
@_exported public import struct FieldEditing.EditResult
@_exported public import struct FieldEditing.Field
@_exported public import struct FieldEditing.FieldOptions
// Masks.
@_exported public import struct FieldEditing.Mask
@_exported public import enum FieldEditing.MaskError
@_exported public import struct FieldEditing.NumberEntry
@_exported public import struct FieldEditing.Rejection
@_exported public import struct FieldEditing.TextReading
// Formats by name, and what is known of what was entered.
@_exported public import struct FieldFormats.AutofillType
@_exported public import struct FieldFormats.BINRange
@_exported public import struct FieldFormats.CalendarDate
@_exported public import enum FieldFormats.CardError
@_exported public import struct FieldFormats.CardFormat
@_exported public import struct FieldFormats.CardLayout
@_exported public import struct FieldFormats.CardNetwork
@_exported public import struct FieldFormats.CardSeries
@_exported public import struct FieldFormats.CardStatus
@_exported public import struct FieldFormats.CatalogError
@_exported public import struct FieldFormats.Check
@_exported public import enum FieldFormats.CheckFailure
@_exported public import struct FieldFormats.CheckRules
@_exported public import struct FieldFormats.CheckedEntry
@_exported public import enum FieldFormats.DateBound
@_exported public import struct FieldFormats.DateFormat
@_exported public import struct FieldFormats.DatePatternError
@_exported public import struct FieldFormats.DialectFormat
@_exported public import struct FieldFormats.EditMessage
@_exported public import enum FieldFormats.EntryState
@_exported public import struct FieldFormats.FieldFormat
@_exported public import struct FieldFormats.FieldMetadata
@_exported public import struct FieldFormats.FieldValidation
@_exported public import struct FieldFormats.FormatArguments
@_exported public import struct FieldFormats.FormatCatalog
@_exported public import struct FieldFormats.FormatName
@_exported public import struct FieldFormats.FormatNameError
@_exported public import struct FieldFormats.FormatProvider
@_exported public import struct FieldFormats.FormatSignature
@_exported public import enum FieldFormats.KeyboardKind
@_exported public import enum FieldFormats.MessageKey
@_exported public import struct FieldFormats.MessageLanguage
@_exported public import struct FieldFormats.NamedFormat
@_exported public import struct FieldFormats.PhoneStatus
@_exported public import struct FieldFormats.TextPreparation
@_exported public import struct FieldFormats.TimeFormat
@_exported public import struct FieldFormats.TimeOfDay
// Numbers, and those of locales.
@_exported public import struct LocaleNumbers.LocaleDateFormat
@_exported public import enum LocaleNumbers.LocaleNumberError
@_exported public import struct LocaleNumbers.LocaleNumberFormat
@_exported public import struct LocaleNumbers.LocaleNumberOptions
@_exported public import struct LocaleNumbers.LocaleTimeFormat
@_exported public import struct MaskCompiler.MaskWarning
@_exported public import struct MaskDialects.DialectMask
@_exported public import struct MaskDialects.DialectNote
@_exported public import struct MaskDialects.DialectNumber
@_exported public import struct MaskDialects.DialectOptions
@_exported public import enum MaskDialects.MaskDialect
@_exported public import enum MaskSyntax.MaskBuilder
@_exported public import struct MaskSyntax.MaskLimits
@_exported public import struct NumberFormatting.ExactDecimal
@_exported public import struct NumberFormatting.NumberError
@_exported public import struct NumberFormatting.NumberFormat
@_exported public import struct NumberFormatting.NumberLimits
@_exported public import struct NumberFormatting.NumberReader
@_exported public import struct NumberFormatting.NumberReading
@_exported public import struct NumberFormatting.NumberSymbols
@_exported public import enum NumberFormatting.RoundingMode
@_exported public import struct NumberFormatting.StepLength
@_exported public import enum NumberFormatting.StepSize
// Phone numbers.
@_exported public import struct PhoneNumbering.PhoneError
@_exported public import struct PhoneNumbering.PhoneFormat
@_exported public import struct PhoneNumbering.PhoneNumber
@_exported public import enum PhoneNumbering.PhoneNumberStyle
@_exported public import enum PhoneNumbering.PhoneNumberType
@_exported public import enum PhoneNumbering.PhonePossibility
@_exported public import struct PhoneNumbering.PhoneRegion
// What all errors have.
@_exported public import protocol UnicodeFacts.Diagnosis
@_exported public import enum UnicodeFacts.SourcePlace

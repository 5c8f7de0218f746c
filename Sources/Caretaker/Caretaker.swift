/// Caretaker formats what people type, as they type it: the one import for its users.
///
/// The whole way, and what each step costs:
///
/// - **Mask text to tree** (`MaskTree(parsing:)`): once, linear in the text; an error has its place and its mend.
/// - **Tree to program** (`Mask`): once, linear in the expanded mask where no two readings overlap, and within `MaskLimits` anywhere.
///   A mask of which one value could be laid out in two ways is refused. The program is one immutable block: share it.
/// - **Key to layout** (`Field.insert`): one look into the program's table for a key at the end, and no allocation once the field's
///   buffers have grown to the value's size. A key in the middle lays out what stands behind it: linear in the value.
/// - **Layout to view** (`EditResult`): ranges only. The text is made when `field.text` is asked for, linear in its length.
/// - **Locale to table** (`LocaleNumberFormat`): once for a locale and style; ICU is asked here and by no key. A `Field` over it lays
///   out the number anew with each key: linear in its digits, and no allocation either.
///
/// - **Phone numbers** (`PhoneFormat`): the numbering plans are constants of the program; a key is a step of an automaton.
///
///       let phone = try Mask("+1 (###) ###-####")
///       var field = Field(phone)
///       for key in "5551" { field.insert(String(key)) }
///       field.text        // "+1 (555) 1"
///       field.value       // "5551"
///
/// What is finished is a value: text for a mask, a decimal as text (`1234.50`) for a number, never a Double, and
/// for a phone number what can be dialled (`+442079460958`).
@_exported public import BulkFormatting
@_exported public import LocaleNumbers

// The one import for users of Caretaker. The article of the module shows the flow, from a mask's text to the view, and
// what each step costs.
@_exported public import BulkFormatting
@_exported public import LocaleNumbers

// Caretaker for those who have Foundation anyway. The article of the module shows the ways in: a field model, edits of
// delegates, Foundation's numbers, locales and styles.
@_exported public import Caretaker

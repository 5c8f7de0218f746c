extension String {
  /// As text of XML or HTML; what these cannot have is named.
  package var asMarkup: String {
    printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}

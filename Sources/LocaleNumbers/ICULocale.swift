#if ICU
  import CICU

  /// A locale ICU has data for.
  ///
  /// ICU's own look-up cannot say so: what it does not know it takes for a parent, or for the machine's own locale.
  struct ICULocale {
    let id: String
    /// The locale whose data ICU uses: this one or a parent.
    let withData: String

    /// - Parameter name: a BCP 47 tag or an ICU id.
    init(_ name: String) throws(LocaleNumberError) {
      id = try ICULocale.id(of: name)
      if ICULocale.families.isEmpty { throw .missingData }
      if try !ICULocale.families.contains(ICULocale.family(of: id)) { throw .unknownLocale(name) }
      try ICULocale.checkRegion(of: id, name)
      try ICULocale.checkNumberingSystem(of: id, name)
      withData = try ICUText.read { [id] in cicu_locale_with_data(id, $0, $1, $2) }
      if withData.isEmpty { throw .unknownLocale(name) }
    }

    private static func id(of name: String) throws(LocaleNumberError) -> String {
      let printable = name.utf8.prefix { $0 > 32 && $0 < 127 }.count
      if name.isEmpty || printable < name.utf8.count { throw .malformedLocale(name, offset: printable) }
      var understood = 0
      do throws(LocaleNumberError) {
        let id = try ICUText.read { understood = Int(cicu_locale_id(name, $0, $1, $2)) }
        if understood == name.utf8.count { return id }
      } catch {}
      throw .malformedLocale(name, offset: understood)
    }

    /// Languages with their scripts that ICU writes numbers in: `de_Latn`. A region is free beside them: German in
    /// Japan has Germany's numbers.
    private static let families: Set<String> = Set(
      ICUNames.all(.localesAndAliases).compactMap { try? family(of: $0) }.filter { !$0.isEmpty })

    private static func family(of id: String) throws(LocaleNumberError) -> String {
      try ICUText.read { cicu_locale_family(id, $0, $1, $2) }
    }

    private static func checkRegion(of id: String, _ name: String) throws(LocaleNumberError) {
      var isKnown = false
      let region = try ICUText.read { isKnown = cicu_locale_region(id, $0, $1, $2) != 0 }
      if !isKnown { throw .unknownRegion(region, locale: name) }
    }

    private static func checkNumberingSystem(of id: String, _ name: String) throws(LocaleNumberError) {
      var isKnown = false
      let system = try ICUText.read { isKnown = cicu_locale_numbers(id, $0, $1, $2) != 0 }
      if !isKnown { throw .unknownNumberingSystem(system, locale: name) }
    }
  }
#endif

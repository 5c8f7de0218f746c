#if ICU
  import CICU

  /// What ICU says of names and domains, for generators and tests to compare with.
  package enum ICUSpoofs {
    /// The skeleton of a name (UTS 39) after the mapping of UTS 46.
    package static func skeleton(of name: String) throws(LocaleNumberError) -> String { try read(name, cicu_skeleton) }

    /// A domain as it is written in ASCII (UTS 46); empty for what is not a domain.
    package static func asciiDomain(_ name: String) throws(LocaleNumberError) -> String {
      try read(name, cicu_ascii_domain)
    }

    /// Whether a name is highly restrictive (UTS 39, section 5.2) after the mapping of UTS 46.
    package static func isHighlyRestrictive(_ name: String) throws(LocaleNumberError) -> Bool {
      var status: Int32 = 0
      let units = Array(name.utf16)
      let isRestrictive = cicu_is_highly_restrictive(units, Int32(units.count), &status) != 0
      try check(status)
      return isRestrictive
    }

    private typealias Reader = (
      UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>?
    ) -> Int32

    private static func read(_ name: String, _ reader: Reader) throws(LocaleNumberError) -> String {
      var status: Int32 = 0
      let units = Array(name.utf16)
      var text = [UInt16](repeating: 0, count: 512)
      let length = reader(units, Int32(units.count), &text, Int32(text.count), &status)
      try check(status)
      return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }
  }
#endif

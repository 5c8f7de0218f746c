public import UnicodeFacts

/// The reason why a text is not a table of numbering plans: what is wrong, in which line, and how to mend it.
///
///     do { _ = try NumberingPlans(text: text) } catch { print("phone-plans.txt:\(error)") }
public struct PlanTextError: Error, Hashable, Sendable {
  /// The kind of error. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// The text does not begin with its source.
    case noSource
    /// A line is indented by something else than two spaces a level, or stands below nothing.
    case wrongIndent
    /// A line has parts whose key has none.
    case unexpectedParts(key: String)
    /// A key that means nothing where it stands; those that do.
    case unknownKey(String, known: [String])
    /// A key that must be given is not; of which region or part.
    case missingKey(String, of: String)
    /// A key is given twice.
    case repeatedKey(String)
    /// A key has no value, and needs one.
    case missingValue(key: String)
    /// A key has a value, and takes none.
    case unexpectedValue(key: String)
    /// A value in quotes is not closed, or goes on after them.
    case unclosedQuote
    /// A backslash in quotes stands before a character that it does not escape.
    case unknownEscape
    /// A value is not a decimal number within bounds.
    case noNumber(String, lowest: Int, highest: Int)
    /// A value is not an ascending list of lengths.
    case noLengths(String, highest: Int)
    /// A name is neither two capital letters nor `001`.
    case noRegion(String)
    /// A region is described twice; the first time in that line.
    case repeatedRegion(String, firstLine: Int)
    /// A region's calling code is below that of the one before it.
    case callingCodeOutOfOrder(Int, after: Int)
    /// The first region of a calling code is not marked as the main one.
    case mainRegionNotFirst(callingCode: Int)
    /// A region is marked as the main one, which another is.
    case secondMainRegion(callingCode: Int)
  }
  /// The kind of error.
  public let kind: Kind
  /// The line, counted from 1.
  public let line: Int

  /// An error in a line.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - line: The line, counted from 1.
  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

extension PlanTextError: Diagnosis {
  /// A sentence that says what is wrong.
  public var message: String {
    switch kind {
    case .noSource: "the source of the plans is not named"
    case .wrongIndent: "the line belongs to nothing"
    case .unexpectedParts(let key): "\(key) has nothing below it"
    case .unknownKey(let key, _): "'\(key)' means nothing here"
    case .missingKey(let key, let owner): "\(owner) has no \(key)"
    case .repeatedKey(let key): "\(key) is said twice"
    case .missingValue(let key): "\(key) has no value"
    case .unexpectedValue(let key): "\(key) takes no value"
    case .unclosedQuote: "the quoted value does not end at the end of the line"
    case .unknownEscape: "a backslash in quotes stands before something unknown"
    case .noNumber(let text, let lowest, let highest): "'\(text)' is not a number of \(lowest) to \(highest)"
    case .noLengths(let text, _): "'\(text)' is not a list of lengths"
    case .noRegion(let text): "'\(text)' is not a region"
    case .repeatedRegion(let region, let line): "\(region) was described in line \(line) already"
    case .callingCodeOutOfOrder(let code, let before): "the calling code \(code) comes after \(before)"
    case .mainRegionNotFirst(let code): "the first region of the calling code \(code) is not the main one"
    case .secondMainRegion(let code): "the calling code \(code) has a main region already"
    }
  }

  /// A way to mend it.
  public var suggestion: String {
    switch kind {
    case .noSource: "begin with source, a name and a version"
    case .wrongIndent:
      "indent what a region has by two spaces, what is below that by four"
    case .unexpectedParts: "indent the line as the one before it"
    case .unknownKey(_, let known): "write \(known.joined(separator: ", "))"
    case .missingKey(let key, _): "add a line \(key)"
    case .repeatedKey: "take one out"
    case .missingValue: "write it after a space, or \"\" for an empty text"
    case .unexpectedValue(let key): "write \(key) alone"
    case .unclosedQuote: "close it with \", and write \\\" for the character itself"
    case .unknownEscape: "write \\\\ for the character itself"
    case .noNumber: "write decimal digits, without zeros in front"
    case .noLengths(_, let highest): "write numbers of 1 to \(highest) and ranges of them, ascending: 7,9-10"
    case .noRegion: "write two capital letters, or 001 for a calling code of no region"
    case .repeatedRegion: "take one out"
    case .callingCodeOutOfOrder: "sort the regions by calling code"
    case .mainRegionNotFirst: "put the main region first, and mark it with a line main"
    case .secondMainRegion: "take the line main out"
    }
  }

  /// Its line, as after the name of a file: `12: example has no value: …`.
  public var place: SourcePlace? { .part("\(line)") }
}

/// Makes formats whose names take arguments, too many for a catalogue to list: `phone(GB)`, `currency(EUR, de_DE)`.
///
///     let signature = FormatSignature("pin", ["length"], example: "pin(4)")
///     let pins = FormatProvider([signature]) { arguments throws(FormatNameError) in
///       let length = try arguments.required("length")
///       do throws(MaskError) {
///         return FieldFormat(try Mask("#{\(length)}"))
///       } catch {
///         throw arguments.invalid(length, "no PIN has '\(length)' digits", didYouMean: ["4"])
///       }
///     }
///     var catalog = FormatCatalog.standard
///     catalog.add(pins)
///     let pin = try catalog.format(named: "pin(6)")
public struct FormatProvider: Sendable {
  /// The signatures of the formats that it makes.
  public let signatures: [FormatSignature]
  private let makeFormat: @Sendable (FormatArguments) throws(FormatNameError) -> FieldFormat

  /// A provider.
  ///
  /// - Parameters:
  ///   - signatures: the names that it answers, and their arguments.
  ///   - makeFormat: makes the format of one of the names, with no more arguments than its signature has parameters.
  /// - Complexity: O(1)
  public init(
    _ signatures: [FormatSignature],
    makeFormat: @escaping @Sendable (FormatArguments) throws(FormatNameError) -> FieldFormat
  ) {
    self.signatures = signatures
    self.makeFormat = makeFormat
  }

  /// The format of a name; `nil` if the provider does not answer it.
  ///
  /// - Parameter name: The name and its arguments.
  /// - Returns: The format, or `nil`.
  /// - Throws: `FormatNameError` if an argument is missing, or one is wrong.
  public func format(_ name: FormatName) throws(FormatNameError) -> FieldFormat? {
    guard let signature = signatures.first(where: { $0.name == name.base }) else { return nil }
    return try makeFormat(try FormatArguments(name, signature))
  }
}

/// The name of a format that takes arguments, and the names of these.
public struct FormatSignature: Hashable, Sendable {
  /// The name before the arguments.
  public let name: String
  /// The names of the arguments, in order: `currency`, `locale`.
  public let parameters: [String]
  /// The format of some arguments: `currency(EUR, de_DE)`.
  public let example: String

  /// A signature.
  ///
  /// - Parameters:
  ///   - name: The name before the parenthesis.
  ///   - parameters: What the arguments are called, in their order.
  ///   - example: A name with arguments, such as `currency(EUR, de_DE)`.
  /// - Complexity: O(1)
  public init(_ name: String, _ parameters: [String], example: String) {
    self.name = name
    self.parameters = parameters
    self.example = example
  }
}

/// The arguments of a format, by the names of its parameters.
public struct FormatArguments: Sendable {
  /// The name with its arguments.
  public let name: FormatName
  /// The signature that names the arguments.
  public let signature: FormatSignature

  /// The arguments of a name, by the parameters of its signature.
  ///
  /// - Parameters:
  ///   - name: The name and its arguments.
  ///   - signature: The signature that the name is held against.
  /// - Throws: `FormatNameError` if there are more than the format takes.
  public init(_ name: FormatName, _ signature: FormatSignature) throws(FormatNameError) {
    let limit = signature.parameters.count
    if name.arguments.count > limit {
      throw FormatNameError(.tooManyArguments(name, limit: limit), "write it as \(signature.example)")
    }
    self.name = name
    self.signature = signature
  }

  /// The argument of a parameter; `nil` if it was left out.
  ///
  /// - Parameter parameter: What the signature calls it.
  /// - Returns: The argument, or `nil`.
  /// - Complexity: O(*n*) in the parameters.
  public subscript(parameter: String) -> String? {
    guard let place = signature.parameters.firstIndex(of: parameter), place < name.arguments.count else { return nil }
    return name.arguments[place]
  }

  /// The argument of a parameter.
  ///
  /// - Parameter parameter: What the signature calls it.
  /// - Returns: The argument.
  /// - Throws: `FormatNameError` if it was left out.
  /// - Complexity: O(*n*) in the parameters.
  @export(interface) public func required(_ parameter: String) throws(FormatNameError) -> String {
    if let argument = self[parameter] { return argument }
    throw FormatNameError(.missingArgument(parameter, of: signature), "write it as \(signature.example)")
  }

  /// An error about one of the arguments.
  ///
  /// - Parameters:
  ///   - argument: The argument, as it was written.
  ///   - message: what is wrong with it, as a sentence without its stop.
  ///   - meant: what may have been meant by it.
  ///   - suggestion: what to do where nothing may have been meant.
  /// - Returns: An error that names the format, the argument and what to do.
  /// - Complexity: O(*n*) in what may have been meant.
  @export(interface) public func invalid(
    _ argument: String, _ message: String, didYouMean meant: [String] = [], _ suggestion: String = ""
  ) -> FormatNameError {
    var names = ""
    for (i, text) in meant.enumerated() {
      if i > 0 { names += i == meant.count - 1 ? " or " : ", " }
      names += FormatName(name.base, name.arguments.map { $0 == argument ? text : $0 }).description
    }
    return FormatNameError(
      .invalidArgument(argument, message: message), names.isEmpty ? suggestion : "did you mean \(names)?")
  }
}

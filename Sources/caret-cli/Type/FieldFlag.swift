import ArgumentParser
import FieldEditing

/// An option of a field that is on or off, as a flag of the command by the option's own name: `--keeps-places`.
///
/// All but `eager`, which is on unless `--lazy` is given.
struct FieldFlag: EnumerableFlag {
  static let allCases = FieldOptions.Flag.allCases.filter { $0 != .eager }.map { FieldFlag(flag: $0) }

  let flag: FieldOptions.Flag

  /// As it is given: `--keeps-places`.
  var argument: String { "--" + name }
  private var name: String { String(flag.rawValue.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }) }

  static func name(for flag: FieldFlag) -> NameSpecification { .customLong(flag.name) }
  static func help(for flag: FieldFlag) -> ArgumentHelp? { ArgumentHelp(flag.flag.summary) }
}

import Foundation
import PhonePlanCompiler

/// The numbering plans of an unpacked Python package `phonenumbers`.
///
/// Its folder of data names the regions of each calling code in `__init__.py`, in the order in which they are tried,
/// and has a file a region. Fails with file, line and what was expected wherever it holds something that a plan does
/// not.
struct PhonePackage {
  /// The folder of data in the package, unless another is named.
  static let usualData = "phonenumbers/data"

  let plans: NumberingPlans
  /// The names of what was left out, each with its regions.
  private(set) var leftOut: [(name: String, regions: [String])] = []

  init(directory: String, data: String = usualData) throws {
    let initialFile = directory + "/phonenumbers/__init__.py"
    let version = try PythonModule.variable("__version__", path: initialFile).text("__version__", file: initialFile)
    let folder = "\(directory)/\(data)"
    var plans: [NumberingPlan] = []
    var regionsLeftOut: [String: [String]] = [:]
    for (code, names) in try PhonePackage.regions(folder: folder) {
      for (index, name) in names.enumerated() {
        let (file, value) = try PhonePackage.metadata(name, folder: folder)
        var (plan, isMarkedMain, leftOut) = try NumberingPlan.reading(value, file: file)
        let region = name == String(code) ? "001" : name
        guard plan.region == region, plan.callingCode == code else {
          let message =
            "expected the region \(region) of the calling code \(code), found \(plan.region) of \(plan.callingCode)"
          throw PhoneDataError(file: file, line: value.line, message: message)
        }
        if isMarkedMain && index > 0 {
          throw PhoneDataError(
            file: file, line: value.line, message: "main_country_for_code: expected it of \(names[0])")
        }
        plan.isMain = index == 0
        plans.append(plan)
        for each in leftOut { regionsLeftOut[each, default: []].append(name) }
      }
    }
    let source = data == PhonePackage.usualData ? "phonenumbers" : "phonenumbers/\(data)"
    self.plans = NumberingPlans(source: source, version: version, plans: plans)
    leftOut = regionsLeftOut.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func metadata(_ name: String, folder: String) throws -> (file: String, value: PythonValue) {
    let module = try PythonModule(path: "\(folder)/region_\(name).py")
    let variable = "PHONE_METADATA_\(name)"
    if let other = module.variables.first(where: { $0.key != variable }) {
      throw PhoneDataError(
        file: module.file, line: other.value.line, message: "expected \(variable) alone, found \(other.key)")
    }
    return (module.file, try module.variable(variable))
  }
}

/// Which regions there are.
extension PhonePackage {
  /// The calling codes in order, with the names of their regions' files: a calling code that belongs to no region has
  /// itself for a name.
  private static func regions(folder: String) throws -> [(code: Int, names: [String])] {
    let module = try PythonModule(path: folder + "/__init__.py", skipsCode: true)
    let codes = "_COUNTRY_CODE_TO_REGION_CODE"
    let value = try module.variable(codes)
    guard case .dictionary(let pairs) = value.kind else {
      let message = "\(codes): expected a dictionary, found \(value.summary)"
      throw PhoneDataError(file: module.file, line: value.line, message: message)
    }
    var regions: [(code: Int, names: [String])] = []
    for pair in pairs {
      let code = try pair.key.number(codes, file: module.file)
      let names = try pair.value.elements(codes, file: module.file).map { try $0.text(codes, file: module.file) }
      if names.isEmpty || (names.contains("001") && names.count > 1) {
        let message = "\(codes): expected regions of \(code), or '001' alone, found \(names)"
        throw PhoneDataError(file: module.file, line: pair.key.line, message: message)
      }
      regions.append((code, names == ["001"] ? [String(code)] : names))
    }
    try checkNames(regions.flatMap(\.names), module, folder: folder)
    return regions.sorted { $0.code < $1.code }
  }

  /// Whether the lists of regions and the files in the folder are those of the calling codes.
  private static func checkNames(_ names: [String], _ module: PythonModule, folder: String) throws {
    var listed: [String] = []
    for list in ["_AVAILABLE_REGION_CODES", "_AVAILABLE_NONGEO_COUNTRY_CODES"] {
      for element in try module.variable(list).elements(list, file: module.file) {
        if case .number(let code) = element.kind {
          listed.append(String(code))
        } else {
          listed.append(try element.text(list, file: module.file))
        }
      }
    }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw PhoneDataError(file: folder, line: nil, message: "cannot be read: \(error.localizedDescription)")
    }
    let modules = entries.filter { $0.hasPrefix("region_") && $0.hasSuffix(".py") }
    let files = modules.map { String($0.dropFirst("region_".count).dropLast(".py".count)) }
    for (others, whose) in [(listed, "the lists of regions"), (files, "the files region_….py")] {
      let odd = Set(names + others).filter { name in
        names.count { $0 == name } != others.count { $0 == name }
      }
      if odd.isEmpty { continue }
      let names = odd.sorted().joined(separator: ", ")
      let message =
        "expected the regions of the calling codes to be those of \(whose), each once; they differ in \(names)"
      throw PhoneDataError(file: module.file, line: nil, message: message)
    }
  }
}

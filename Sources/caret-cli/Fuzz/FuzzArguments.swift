import ArgumentParser
import CommandConsole
import FieldEditing
import FieldFormats
import Foundation
import LocaleNumbers
import MaskFuzzing
import PhoneNumbering

/// What says on the command line that something else is fuzzed than one format.
struct FuzzOtherArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The masks of a file, one a line, or names of formats.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "The whole catalogue, amounts of every locale, and phone numbers of every region.")
  var all = false

  @Flag(help: "Masks that are made at random: of the grammar, of the catalogue with slips of the pen, and of bytes.")
  var masks = false

  @Flag(help: "Forms that are made at random, with random steps.")
  var forms = false

  /// Rejects two things that are to be fuzzed, or none.
  func requireOne(or nameOrMask: String?) throws {
    let given = [nameOrMask != nil, file != nil, all, masks, forms].count { $0 }
    if given == 0 {
      throw ValidationError(
        "Missing expected argument '<name|mask>', or --file, --all, --masks or --forms in its place")
    }
    if given > 1 {
      throw ValidationError("a mask, --file, --all, --masks and --forms are five things: ask for one")
    }
  }

  /// What was asked for by --file or --all; nil where none of them was given.
  ///
  /// - Parameter catalog: where the names of a file are looked up.
  func subjects(_ catalog: CatalogArgument) throws -> [any FuzzSubject]? {
    if let file { return try Self.subjects(of: file, catalog) }
    return all ? try Self.everySubject() : nil
  }

  private static func subjects(of file: String, _ catalog: CatalogArgument) throws -> [any FuzzSubject] {
    let bytes = FileHandle(forReadingAtPath: file).map { (try? $0.readToEnd()) ?? Data() }
    guard let bytes, let text = String(data: bytes, encoding: .utf8) else {
      throw CommandFailure("\(file.printable) cannot be read as text")
    }
    var maker = FuzzSubjectMaker()
    var subjects: [any FuzzSubject] = []
    // a carriage return with a line feed is one character
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.isEmpty {
      do {
        let format = try catalog.format(whole: String(line)) ?? FieldFormat(try Mask(String(line)))
        subjects.append(try maker.subject(format))
      } catch let error as MaskError {
        throw CommandFailure("\(file.printable), line \(number + 1): " + Finding(error).commandMessage)
      }
    }
    if subjects.isEmpty { throw CommandFailure("\(file.printable) has no mask in it") }
    return subjects
  }

  private static func everySubject() throws -> [any FuzzSubject] {
    var maker = FuzzSubjectMaker()
    var subjects: [any FuzzSubject] = []
    for format in FormatCatalog.standard.formats {
      do {
        subjects.append(try maker.subject(try FieldFormat(format)))
      } catch let error as MaskError {
        throw CommandFailure("the mask of \(format.name): " + Finding(error).commandMessage)
      }
    }
    // each locale with another currency and another way of entry, so that all of them have their turn
    let currencies = LocaleNumberFormat.availableCurrencies
    for (i, locale) in LocaleNumberFormat.availableLocales.enumerated() {
      let request = NumberRequest(style: .currency, currency: currencies[i % currencies.count])
      let format = try request.format(locale: locale) { "\($0)" }
      let entry = NumberEntry(i % 3 == 0 ? .minorUnits : .decimal)
      subjects.append(try maker.subject(FieldFormat(format, entry: entry)))
    }
    for region in PhoneRegion.all {
      for style in [PhoneFormat.Style.national, .international] {
        subjects.append(try maker.subject(FieldFormat(PhoneFormat(region, style))))
      }
    }
    return subjects
  }
}

/// What says on the command line how long one fuzzes, and which runs.
struct FuzzExtentArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("What all random numbers come from: the same seed presses the same keys.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("How many runs; each presses up to 25 keys.", valueName: "number"))
  var runs: Int?

  @Option(help: ArgumentHelp("How long it goes on.", valueName: "number"))
  var seconds: Double?

  @Option(help: ArgumentHelp("The run to begin with, to repeat one that was reported.", valueName: "number"))
  var first = 0

  @Option(help: ArgumentHelp("How many runs are played at the same time.", valueName: "number"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("The slow oracle plays one of so many runs along; 0 for none.", valueName: "number"))
  var oracle = 20

  @Option(help: ArgumentHelp("How many failures end it.", valueName: "number"))
  var failures = 1

  mutating func validate() throws {
    if let runs, runs < 1 { throw ValidationError("--runs is 1 or more") }
    if let seconds, !(seconds > 0 && seconds < 1e9) {
      throw ValidationError("--seconds is more than 0, and less than a thousand million")
    }
    if first < 0 || first > 1 << 48 { throw ValidationError("--first is 0 to \(1 << 48)") }
    if jobs < 1 || jobs > 1024 { throw ValidationError("--jobs is 1 to 1024") }
    if oracle < 0 { throw ValidationError("--oracle is 0 or more") }
    if failures < 1 { throw ValidationError("--failures is 1 or more") }
    // without either a person waits for some seconds
    if runs == nil && seconds == nil { seconds = 10 }
  }

  /// Runs, or seconds where only these are bounded.
  var total: Int { runs ?? Int((seconds ?? 1).rounded(.up)) }

  func campaign(_ source: any FuzzSource) -> FuzzCampaign {
    FuzzCampaign(
      source, FuzzCampaign.Plan(seed: seed, first: first, runs: runs, comparedShare: oracle),
      limit: seconds.map { .seconds($0) },
      jobs: jobs, failureLimit: failures)
  }
}

import ArgumentParser
import CommandConsole
import FieldEditing
import FieldFormats
import Foundation
import KeystrokeCorpora
import LatencyMeasuring

/// `caret bench`: how long a key takes.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how long a key takes, and what it allocates.",
    discussion: benchDiscussion)

  @Argument(
    help: ArgumentHelp(
      "A corpus (\(KeystrokeCorpus.Kind.allCases.map(\.rawValue).joined(separator: ", "))), the name of a format, or a mask.",
      valueName: "corpus|name|mask"), completion: .formatNames)
  var subject: String?

  @OptionGroup var source: FormatOptions
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments
  @OptionGroup(title: "Typing numbers") var entry: NumberEntryArguments
  @OptionGroup(title: "What is measured instead") var others: BenchOtherArguments
  @OptionGroup(title: "How much") var extent: BenchExtentArguments
  @OptionGroup(title: "What becomes of it") var outputs: BenchOutputArguments

  private var format: FormatSourceOptions { FormatSourceOptions(source, numbers, phone) }
  private var corpus: KeystrokeCorpus.Kind? { format.mask.isMask ? nil : subject.flatMap(KeystrokeCorpus.Kind.init) }

  func validate() throws {
    try others.requireOne(or: subject)
    if let subject, corpus == nil {
      try format.requireSuited(to: subject)
    } else if let option = format.firstGiven ?? entry.firstGiven {
      throw ValidationError("\(option) is for a name or mask")
    }
    if corpus != nil && others.file != nil { throw ValidationError("a corpus has its own scripts: leave --file out") }
    let isNumbers = subject.map { format.style(of: $0) != nil } ?? false
    if let option = entry.firstGiven, !isNumbers { throw ValidationError("\(option) is for numbers alone") }
    if format.phone.style != nil { throw ValidationError("--style is for finished numbers: leave it out") }
  }

  func run() throws {
    // what cannot be read is reported before anything is measured
    let older = try outputs.compare.map { file throws(CommandFailure) in try LatencyResult(contentsOf: file) }
    let result =
      try others.results.map { file throws(CommandFailure) in try LatencyResult(contentsOf: file) }
      ?? measured(like: older)
    let tolerance = outputs.tolerance ?? 5
    let comparison = older.map { LatencyComparison($0, result, tolerance: tolerance / 100) }
    var output = Output()
    if outputs.json {
      try output.writeLine(try LatencyFile(result: result, comparison: comparison).text())
    } else {
      let style = Style(for: .output)
      try output.write(BenchReport(result: result).text(style))
      if let comparison {
        let report = BenchComparisonReport(comparison: comparison, file: outputs.compare ?? "", tolerance: tolerance)
        try output.write("\n" + report.text(style))
      }
    }
    try output.flush()
    if let file = outputs.svg { try result.plots.svg.write(toFile: file) }
    if let file = outputs.html { try PlotPage(result: result).html.write(toFile: file) }
    if comparison?.isWorse ?? false { throw ExitStatus.findings }
  }

  private func measured(like older: LatencyResult?) throws -> LatencyResult {
    if Machine.here.build == "debug" {
      Diagnostics.write("caret: this is a debug build, whose times say nothing of a release")
    }
    let clock = ClockPrecision.measured()
    var result = LatencyResult(machine: .here, clock: clock, harness: .measured(clock: clock))
    if others.growth {
      result.growth = try growth(clock)
    } else if others.all {
      result.workloads = try catalogue(clock, like: older)
    } else {
      result.workloads = [try workload(clock, like: older)]
    }
    return result
  }
}

extension BenchCommand {
  /// One field, or one corpus.
  private func workload(_ clock: ClockPrecision, like older: LatencyResult?) throws -> WorkloadResult {
    var measurement = extent.measurement(clock)
    var program: ProgramCost?
    let (tape, name): (KeystrokeTape, String)
    if let corpus {
      tape = try BenchScripts.tape(KeystrokeCorpus(corpus, seed: extent.seed), count: extent.count ?? 10_000)
      name = corpus.rawValue
    } else if let subject {
      program = try programCost(of: subject)
      let format = try format.fieldFormat(of: subject, usual: UsualPlace(), entry: try entry.numberEntry())
      if let file = others.file {
        tape = try BenchScripts.tape(file: file, typedInto: format, most: extent.count ?? BenchScripts.most)
      } else {
        tape = BenchScripts.tape(format, count: extent.count ?? 1_000, seed: extent.seed)
      }
      name = subject
      measurement.worstKeys = 500
    } else {
      let file = others.file ?? ""
      tape = try BenchScripts.tape(sessions: file, most: extent.count ?? BenchScripts.most)
      name = file
    }
    measurement.batches = older?.batches(of: name) ?? [:]
    var progress = ProgressBar(total: measurement.rounds)
    defer { progress.hide() }
    var result = measurement.run(tape, name: name) { progress.show($0, note: "\(tape.keyCount.grouped) keys") }
    result.program = program
    return result
  }

  /// What compiling costs, before anything else compiles; nil for what is not a mask. An error is reported where the
  /// mask is needed.
  private func programCost(of name: String) throws -> ProgramCost? {
    guard format.style(of: name) == nil, !format.isPhone(name) else { return nil }
    let named = try format.mask.format(named: name)
    return try? ProgramCost { () throws(MaskError) in
      if let named { return try named.mask() }
      return try Mask(name)
    }
  }

  /// Every format of the catalogue.
  private func catalogue(_ clock: ClockPrecision, like older: LatencyResult?) throws -> [WorkloadResult] {
    let formats = try format.mask.names.catalog.whole.formats
    let start = ContinuousClock.now
    var progress = ProgressBar(total: formats.count)
    defer { progress.hide() }
    var results: [WorkloadResult] = []
    for format in formats {
      if let seconds = extent.seconds, ContinuousClock.now - start > .seconds(seconds) { break }
      progress.show(results.count, note: format.name)
      let source: FieldFormat
      let program: ProgramCost
      do {
        program = try ProgramCost(seconds: 0.01) { () throws(MaskError) in try format.mask() }
        source = try FieldFormat(format)
      } catch {
        throw self.format.mask.names.failure(error, of: format)
      }
      let tape = BenchScripts.tape(source, count: extent.count ?? 100, seed: extent.seed)
      var measurement = LatencyMeasurement(clock: clock, rounds: extent.rounds ?? 5)
      measurement.worstKeys = 300
      measurement.batches = older?.batches(of: format.name) ?? [:]
      var result = measurement.run(tape, name: format.name, kinds: [])
      result.program = program
      results.append(result)
    }
    return results
  }

  private func growth(_ clock: ClockPrecision) throws -> [GrowthCurve] {
    let study = GrowthStudy(
      LatencyMeasurement(clock: clock, rounds: extent.rounds ?? 9), largest: extent.count ?? 10_000,
      seconds: extent.seconds ?? .infinity)
    var done = 0
    var progress = ProgressBar(total: study.pointCount * 4)
    defer { progress.hide() }
    func show(_ what: String) -> (Int) -> Void {
      { size in
        progress.show(done, note: "\(size.grouped) \(what)")
        done += 1
      }
    }
    let corpus = KeystrokeCorpus(.cards, seed: extent.seed)
    do {
      return try study.valueLength(show("characters")) + study.maskLength(show("slots"))
        + study.alternatives(show("alternatives"))
        + study.corpusSize({ try BenchScripts.tape(corpus, count: $0) }, show("scripts"))
    } catch let error as MaskError {
      throw CommandFailure(Finding(error).commandMessage)
    }
  }
}

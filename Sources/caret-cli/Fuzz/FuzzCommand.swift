import ArgumentParser
import Caretaker
import CommandConsole
import FieldForms
import Foundation
import MaskFuzzing

/// `caret fuzz`: presses random keys until a law breaks.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Press random keys on a field, and see whether the laws of fields hold.",
    discussion: fuzzDiscussion)

  @Argument(
    help: ArgumentHelp("The name of a format (see caret formats), or a mask.", valueName: "name|mask"),
    completion: .formatNames)
  var nameOrMask: String?

  @OptionGroup var source: FormatOptions
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments
  @OptionGroup(title: "Typing numbers") var entry: NumberEntryArguments
  @OptionGroup(title: "What is fuzzed instead") var others: FuzzOtherArguments
  @OptionGroup(title: "How long") var extent: FuzzExtentArguments

  @Flag(help: "Write JSON: one object a failure or finding, and one at the end.")
  var json = false
  @Flag(help: "A finding about the mask makes the exit status 1, too.")
  var strict = false

  private var format: FormatSourceOptions { FormatSourceOptions(source, numbers, phone) }

  func validate() throws {
    try others.requireOne(or: nameOrMask)
    if let nameOrMask {
      try format.requireSuited(to: nameOrMask)
    } else if let option = format.firstGiven ?? entry.firstGiven {
      throw ValidationError("\(option) is for a name or mask")
    }
    let isNumbers = nameOrMask.map { format.style(of: $0) != nil } ?? false
    if let option = entry.firstGiven, !isNumbers { throw ValidationError("\(option) is for numbers alone") }
    if format.phone.style != nil { throw ValidationError("--style is for finished numbers: leave it out") }
  }

  func run() throws {
    if others.masks { return try fuzzMasks() }
    if others.forms { return try fuzzForms() }
    let subjects = try others.subjects(format.mask.names.catalog) ?? [subject]
    var campaign = extent.campaign(FuzzSubjects(subjects: subjects))
    try run(&campaign, subjects)
  }

  private func fuzzMasks() throws {
    let masks = GeneratedMasks(seed: extent.seed)
    var campaign = extent.campaign(FuzzMasks(masks: masks, scripts: 5))
    try run(&campaign, [], title: "generated masks")
  }

  private func fuzzForms() throws {
    let forms = GeneratedForms(seed: extent.seed, environment: FormEnvironment(catalog: .localized))
    // no oracle plays forms
    var extent = extent
    extent.oracle = 0
    var campaign = extent.campaign(FuzzForms(forms: forms))
    try run(&campaign, [], title: "generated forms")
  }

  private var subject: any FuzzSubject {
    get throws {
      var maker = FuzzSubjectMaker()
      return try maker.subject(
        try format.fieldFormat(of: nameOrMask ?? "", usual: UsualPlace(), entry: try entry.numberEntry()))
    }
  }

  private func run(
    _ campaign: inout FuzzCampaign, _ subjects: [any FuzzSubject], title: String? = nil
  ) throws {
    var output = Output()
    let style = Style(for: .output)
    var progress = ProgressBar(total: extent.total)
    campaign.run { campaign in
      let done = extent.runs == nil ? Int(campaign.seconds) : campaign.runs
      progress.show(min(done, extent.total), note: FuzzReport(campaign, subjects).progress)
    }
    progress.hide()
    for failure in campaign.failures { try output.write(json ? "\(failure.json)\n" : failure.text(style)) }
    let report = FuzzReport(campaign, subjects, title: title)
    try output.write(json ? "\(report.json)\n" : report.text(style))
    // what was seen is reported, whatever becomes of the rest
    try output.flush()
    let findings = subjects.enumerated().flatMap { number, subject in
      (subject as? MaskSubject)?.findings(seen: campaign.tally.coverage[number]) ?? []
    }
    for finding in findings { try output.write(json ? "\(finding.json)\n" : finding.text(style)) }
    if !json && campaign.failures.isEmpty { try output.writeLine("ok: no law was broken") }
    try output.flush()
    if !campaign.failures.isEmpty || strict && !findings.isEmpty { throw ExitStatus.findings }
  }
}

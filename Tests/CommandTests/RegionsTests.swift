import CommandConsole
import Foundation
import PhoneNumbering
import Testing

@testable import caret_cli

/// The table of regions: what it shows is the tables' business, so it is held against the library.
@Suite struct RegionsTests {
  private func objects(_ arguments: String...) throws -> [[String: Any]] {
    try Caret.run(["regions", "--json"] + arguments).output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func everyRegionHasALine() throws {
    let rows = try objects()
    #expect(rows.count == PhoneRegion.all.count)
    for (row, region) in zip(rows, PhoneRegion.all) {
      #expect(row["region"] as? String == region.code)
      #expect(row["callingCode"] as? Int == region.callingCode)
      #expect(row["lengths"] as? [Int] == region.possibleLengths)
      #expect((row["name"] as? String)?.isEmpty == false, "\(region)")
      let e164 = try #require(row["e164"] as? String, "\(region)")
      let example = try PhoneNumber(e164)
      #expect(example.isValid(in: region), "\(region)")
      #expect(row["national"] as? String == example.national)
      #expect(row["international"] as? String == example.international)
    }
  }

  @Test func typesAreTold() throws {
    let rows = try objects("--type", "pager")
    #expect(
      rows.compactMap { $0["region"] as? String } == PhoneRegion.all.filter { $0.types.contains(.pager) }.map(\.code))
    for row in rows {
      let region = try PhoneRegion(try #require(row["region"] as? String))
      #expect(row["lengths"] as? [Int] == region.possibleLengths(of: .pager))
      #expect(row["e164"] as? String == region.example(of: .pager)?.e164)
    }
  }

  @Test func columnsAreAligned() throws {
    let lines = try Caret.run(["regions"]).output.split(separator: "\n")
    #expect(lines.count == PhoneRegion.all.count + 1)
    let name = try #require(lines[0].range(of: "NAME"))
    let column = lines[0].distance(from: lines[0].startIndex, to: name.lowerBound)
    for line in lines.dropFirst() {
      #expect(line.prefix(column).hasSuffix("  "), "\(line)")
      #expect(line.dropFirst(column).first?.isLetter == true, "\(line)")
    }
  }

  @Test func searches() throws {
    func found(_ text: String) throws -> [String] {
      try objects("--search", text).compactMap { $0["region"] as? String }
    }
    #expect(try found("gb") == ["GB"])
    #expect(try found("+44") == ["GB", "GG", "IM", "JE"])
    #expect(try found("44") == ["GB", "GG", "IM", "JE"])
    #expect(try found("GUINEA") == ["GN", "GQ", "GW", "PG"])
    #expect(try found("cote d'iv") == ["CI"])
    #expect(try found("").count == PhoneRegion.all.count)
    let guinea = try Caret.run(["regions", "--search", "guinea"]).output
    #expect(guinea.hasPrefix("REGION  CODE  NATIONAL"))
    #expect(guinea.hasSuffix("Papua New Guinea\n"))
  }

  @Test func whatIsNotFoundIsSaid() throws {
    let run = try Caret.run(["regions", "--search", "xyzzy"])
    #expect(run.output == "")
    #expect(run.errors == "no region has 'xyzzy' as its code or calling code, or in its name\n")
    #expect(run.status == 1)
    let typed = try Caret.run(["regions", "--search", "guinea", "--type", "voicemail"])
    #expect(typed.errors.hasPrefix("no region with voicemail numbers has 'guinea' as "))
    #expect(typed.status == 1)
  }

  @Test func oneInDetail() throws {
    let run = try Caret.run(["regions", "je", "--type", "mobile"])
    #expect(
      run.output == """
        region                   JE (Jersey)
        calling code             +44
        shared with              GB (main region), GG, IM
        prefix for calls abroad  00
        national prefix          0
        digits                   10
        without area code        6

        TYPE    LENGTHS  NATIONAL      INTERNATIONAL
        mobile  10       07797 712345  +44 7797 712345

        """)
    let detail = try objects("GB")[0]
    let britain = try PhoneRegion("GB")
    let types = try #require(detail["types"] as? [[String: Any]])
    #expect(types.compactMap { $0["type"] as? String } == britain.types.map(\.name))
    for (row, type) in zip(types, britain.types) {
      #expect(row["lengths"] as? [Int] == britain.possibleLengths(of: type))
      #expect(row["national"] as? String == britain.example(of: type)?.national)
    }
    #expect(detail["main"] as? Bool == true)
    #expect(detail["sharedWith"] as? [String] == ["GG", "IM", "JE"])
    #expect(detail["internationalPrefix"] as? String == "00")
    #expect(detail["localLengths"] as? [Int] == britain.localLengths)
  }

  /// Every region can be reported, whatever there is of it.
  @Test func everyDetail() throws {
    for region in PhoneRegion.all {
      let text = RegionDetail(region: region, type: nil).text(Style(for: .output))
      #expect(text.hasPrefix("region                   \(region.title)\n"))
      #expect(!text.contains("–"), "\(text)")
    }
  }

  @Test func wrongUse() throws {
    let unknown = try Caret.run(["regions", "Germany"])
    #expect(unknown.errors == "caret: no region 'Germany' has phone numbers: did you mean DE (Germany)?\n")
    #expect(unknown.status == 2)
    let two = try Caret.run(["regions", "DE", "--search", "F\u{1B}"])
    #expect(two.errors.contains("'DE' is one region, --search 'FU+001B' several: ask for one"))
    #expect(two.status == 2)
    let none = try Caret.run(["regions", "AC", "--type", "pager"])
    #expect(none.errors == "AC (Ascension Island) has no pager numbers\n")
    #expect(none.status == 1)
    #expect(try Caret.run(["regions", "--type", "satellite"]).status == 2)
  }
}

import FieldFormats
import Testing

/// Networks as text.
@Suite struct CardNetworkTests {
  @Test func textOfNetworks() throws {
    let networks = try CardNetwork.networks(
      parsing: "network a\n title A b\n code X 4\n bins 12 14-15\n layout 16 as 4-4-4-4\n with b c\n check none\n")
    #expect(networks.count == 1 && networks[0].title == "A b" && networks[0].securityCode?.length == 4)
    #expect(
      networks[0].series == [
        CardSeries(
          bins: [BINRange("12")!, BINRange("14-15")!], layouts: [CardLayout(lengths: [16], groups: [4, 4, 4, 4])],
          hasCheckDigit: false, coBadges: ["b", "c"])
      ])
    func message(_ text: String) -> String {
      do throws(CatalogError) {
        _ = try CardNetwork.networks(parsing: text)
        return ""
      } catch { return error.description }
    }
    #expect(message("bins 4") == "line 1: bins belongs to a format: begin one with format NAME")
    #expect(message("network a\nbins x") == "line 2: x is no bins: write it as 2221-2720")
    #expect(
      message("network a\nbins 4\nlayout 16 4-4") == "line 3: 16 4-4 is no layout: write it as 13 16 as 4-4-4-4")
    #expect(
      message("network a\nbins 4\nlayout 16 as 4-4")
        == "line 3: 16 as 4-4 is no layout: write it as 13 16 as 4-4-4-4")
    #expect(message("network a\nfoo 4").hasPrefix("line 2: there is no key foo"))
  }
}

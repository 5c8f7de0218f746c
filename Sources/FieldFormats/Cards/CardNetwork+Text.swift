internal import UnicodeFacts

extension CardNetwork {
  /// The networks that come with the package: the table `fixtures/tables/card-networks.txt`.
  public static let all: [CardNetwork] = {
    do throws(CatalogError) {
      return try networks(parsing: tableText)
    } catch {
      // the tests read it
      preconditionFailure(error.description)
    }
  }()

  /// The network of a name; `nil` where the table has none.
  ///
  /// - Parameter name: The name as the table has it, such as `visa`.
  /// - Returns: The network of ``all`` with this name, or `nil`.
  /// - Complexity: O(*n*) in the networks.
  public static func named(_ name: String) -> CardNetwork? { all.first { $0.name == name } }

  /// Reads a table of networks, a key and its value a line.
  ///
  ///     let networks = try CardNetwork.networks(
  ///       parsing: """
  ///         network house
  ///           title   House Card
  ///           code    CVV 3
  ///           bins    9999 990000-990099
  ///           layout  16 as 4-4-4-4
  ///         """)
  ///
  /// `code` and `check` may be left out; `none` is not a code, and no Luhn check digit. `with visa` in a series says
  /// that its cards are Visa's too. `bins` after a `layout` begins another series.
  ///
  /// - Parameter text: The table: lines of a key and a value; empty ones and those that begin with `#` mean nothing.
  /// - Returns: The networks in the order of the table.
  /// - Throws: `CatalogError`, which names the line and what is wrong with it.
  /// - Complexity: O(*n*) in the text.
  @export(interface) public static func networks(parsing text: String) throws(CatalogError) -> [CardNetwork] {
    var networks: [CardNetwork] = []
    for line in CatalogLine.lines(of: text) {
      let value = try line.requiredValue
      if line.key == "network" {
        if networks.contains(where: { $0.name == value }) { throw line.failure(.repeatedKey("network \(value)")) }
        networks.append(CardNetwork(name: value, title: value, series: []))
      } else if networks.isEmpty {
        throw line.failure(.outsideOfFormat(key: line.key))
      } else {
        try networks[networks.count - 1].add(line)
      }
    }
    return networks
  }

  private mutating func add(_ line: CatalogLine) throws(CatalogError) {
    let words = line.words
    switch line.key {
    case "title": title = line.value
    case "code": securityCode = try line.securityCode
    case "bins":
      let continues = series.last?.layouts.isEmpty ?? false
      if !continues { series.append(CardSeries(bins: [], layouts: [])) }
      for word in words {
        guard let bin = BINRange(word) else {
          throw line.failure(.malformedValue(word, key: line.key, example: "2221-2720"))
        }
        series[series.count - 1].bins.append(bin)
      }
    case "layout" where !series.isEmpty: series[series.count - 1].layouts.append(try line.layout)
    case "check" where !series.isEmpty && line.value == "none": series[series.count - 1].hasCheckDigit = false
    case "with" where !series.isEmpty: series[series.count - 1].coBadges += words
    case "source": break
    default:
      throw line.failure(
        .unknownKey(line.key, known: ["network", "title", "code", "bins", "layout", "with", "check none", "source"]))
    }
  }
}

extension CatalogLine {
  /// `CVV 3`, `CID 4 front`, or `none`.
  fileprivate var securityCode: CardNetwork.SecurityCode? {
    get throws(CatalogError) {
      if value == "none" { return nil }
      guard 2...3 ~= words.count, let length = Int(words[1]),
        CardNetwork.SecurityCode.lengths ~= length,
        let side = CardNetwork.SecurityCode.Side(rawValue: words.count == 3 ? words[2] : "back")
      else {
        throw failure(.malformedValue(value, key: key, example: "CVV 3"))
      }
      return CardNetwork.SecurityCode(name: words[0], length: length, side: side)
    }
  }

  /// `13 16 as 4-4-4-4`.
  fileprivate var layout: CardLayout {
    get throws(CatalogError) {
      let parts = words.split { $0 == "as" }
      let lengths = parts.first?.compactMap { Int($0) } ?? []
      let groups = words.last?.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) ?? []
      let layout = CardLayout(lengths: lengths, groups: groups.map { Int(String(Substring($0))) ?? 0 })
      guard parts.count == 2, parts[1].count == 1, lengths.count == parts[0].count, layout.isSound,
        layout.groups.reduce(0, +) >= lengths.max() ?? .max
      else { throw failure(.malformedValue(value, key: key, example: "13 16 as 4-4-4-4")) }
      return layout
    }
  }
}

/// What the compiler asks: the members that are needed here. Each is `nil` in a request of another kind.
struct PluginRequest: Decodable {
  let getCapability: CapabilityQuery?
  let expandFreestandingMacro: Expansion?

  struct CapabilityQuery: Decodable {
    let capability: Capability?
  }

  struct Expansion: Decodable {
    let syntax: Syntax
  }

  /// A use of a macro: its text, and where it begins.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  struct Location: Decodable {
    let fileName: String
    /// In bytes of the file.
    let offset: Int
  }
}

/// Which version of the protocol a side speaks.
struct Capability: Codable {
  let protocolVersion: Int
}

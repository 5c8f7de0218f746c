/// An option as JSON has it: on or off, or one of some names.
package enum OptionValue: Codable, Sendable {
  case on(Bool), text(String)

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let isOn = try? value.decode(Bool.self) {
      self = .on(isOn)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .on(let isOn): try value.encode(isOn)
    case .text(let text): try value.encode(text)
    }
  }

  package var isOn: Bool? { if case .on(let isOn) = self { isOn } else { nil } }
}

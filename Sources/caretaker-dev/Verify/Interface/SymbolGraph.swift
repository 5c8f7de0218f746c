import Foundation

/// What `swift symbolgraph-extract` writes of a module: its public declarations, or those that it adds to another's.
struct SymbolGraph: Decodable {
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Module: Decodable {
    let name: String
  }

  /// A declaration.
  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    /// Names from the outermost type in: `["Field", "insert(_:)"]`.
    let pathComponents: [String]
    let docComment: Comment?
    let declarationFragments: [Fragment]
    /// `nil` for what is not a function.
    let functionSignature: Signature?
    /// `nil` for what the compiler wrote.
    let location: Location?
  }

  struct Kind: Decodable {
    /// `swift.method`, `swift.enum.case`.
    let identifier: String
  }

  struct Identifier: Decodable {
    /// The mangled name, which no other symbol has.
    let precise: String
  }

  struct Comment: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  /// A word of a declaration, or what stands between two.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  struct Signature: Decodable {
    let parameters: [Parameter]?
    let returns: [Fragment]?

    struct Parameter: Decodable {
      /// The label, or the name where there is none.
      let name: String
      /// The name, if the label is another word.
      let internalName: String?
      let declarationFragments: [Fragment]
    }
  }

  struct Location: Decodable {
    let uri: String
    let position: Position

    struct Position: Decodable {
      /// Counted from 0.
      let line: Int
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of the target, if it is another module's: `Swift.Hashable`.
    let targetFallback: String?
    /// The requirement of a protocol that the source implements.
    let sourceOrigin: Origin?

    struct Origin: Decodable {
      let displayName: String
    }
  }
}

extension [SymbolGraph.Fragment] {
  /// The fragments as they stand in the source.
  var text: String { map(\.spelling).joined() }
}

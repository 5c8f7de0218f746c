public import Caretaker
import Foundation
internal import MaskCompiler

/// Coded as its text, `{"mask": "##/##"}`; where none says it whole, as with payment cards, as the program that it was
/// compiled to. The format of which it is, with its checks, is not coded: code the format's name beside it. A mask that
/// wants higher limits than the usual ones is not decoded.
extension Mask: Codable {
  private enum CodingKeys: String, CodingKey { case mask, program }

  /// Decodes a mask, and compiles it.
  ///
  /// - Throws: `DecodingError` where the text is not a mask, or the program not one of this version.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    do {
      if let text = try object.decodeIfPresent(String.self, forKey: .mask) {
        self = try Mask(text, strictness: .permissive)
      } else {
        self = Mask(try MaskProgram(encoded: Array(try object.decode(Data.self, forKey: .program))))
      }
    } catch let error as MaskError {
      throw DecodingError.dataCorruptedError(forKey: .mask, in: object, debugDescription: error.description)
    } catch let error as ProgramError {
      throw DecodingError.dataCorruptedError(forKey: .program, in: object, debugDescription: "\(error)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    if tree.takesCharacters && tree.hasText {
      try object.encode(tree.text, forKey: .mask)
    } else {
      try object.encode(Data(program.encoded), forKey: .program)
    }
  }
}

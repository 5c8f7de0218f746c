import CaretakerFoundation
import MaskFuzzing

/// Numbers and phone numbers, read from whole texts.
extension FuzzTarget {
  /// A text that is a number, or none.
  static let numberText = FuzzTarget("number-text", "A setup's number in two bytes; a text: read, and shown again.") {
    bytes in
    var reader = ByteReader(bytes)
    let format = NumberFormat(NumberSetupGenerator(seed: 1).setup(reader.number()).symbols)
    let text = reader.rest()
    do throws(NumberError) {
      let value = try format.reader.read(text).text
      let shown = try format.format(value)
      return ((try? ExactDecimal(value)) == nil)
        ? "\(text.debugDescription) is read as \(value), shown as \(shown)" : nil
    } catch {
      // the position is one of the text, or its end
      let isInside = (0...text.unicodeScalars.count).contains(error.position)
      return isInside && !error.message.isEmpty && !error.suggestion.isEmpty
        ? nil : "\(error) reports nothing of \(text.debugDescription)"
    }
  }

  /// A text that is a phone number, or none.
  static let phoneText = FuzzTarget(
    "phone-text", "A region's number in a byte; a text: read, and written in every style."
  ) {
    bytes in
    var reader = ByteReader(bytes)
    let choice = Int(reader.byte())
    let regions = PhoneRegion.all
    let region = choice < regions.count ? regions[choice] : nil
    let text = reader.rest()
    do throws(PhoneError) {
      let number = try PhoneNumber(text, region: region)
      _ = (
        number.regions, number.type, number.possibility, number.canBeDialledFromAbroad, number.national(carrier: text)
      )
      for style in PhoneNumberStyle.allCases where number.format(style).isEmpty {
        return "\(text.debugDescription) is written as nothing"
      }
      return nil
    } catch {
      let isInside = error.position.map { (0...text.unicodeScalars.count).contains($0) } ?? true
      return isInside && !error.message.isEmpty && !error.suggestion.isEmpty
        ? nil : "\(error) reports nothing of \(text.debugDescription)"
    }
  }
}

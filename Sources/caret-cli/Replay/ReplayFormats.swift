import Caretaker
import FieldFormats
import Synchronization

/// Formats made once for all sessions that name them: a session is short, and a mask of many alternatives takes its
/// time.
final class ReplayFormats: Sendable {
  /// Where a decoder's `userInfo` has them.
  static let key = CodingUserInfoKey(rawValue: "formats")!

  private struct Known {
    var names: [FormatName: FieldFormat] = [:]
    var cards: [ReplayCard: FieldFormat] = [:]
  }
  private let known = Mutex(Known())
  /// As many of either kind are kept.
  private static let most = 256

  /// - Parameter locale: the locale of dates and times, where the name has none.
  func format(named text: String, locale: String?) throws(ReplayError) -> FieldFormat {
    do throws(FormatNameError) {
      let name = try FormatName(parsing: text)
      guard let locale else { return try format(name) }
      if name.ofLocale != nil && name.arguments.isEmpty { return try format(FormatName(name.base, [locale])) }
    } catch {
      throw ReplayError(error)
    }
    throw ReplayError("\"locale\" is for the presets date and time")
  }

  private func format(_ name: FormatName) throws(FormatNameError) -> FieldFormat {
    if let format = known.withLock({ $0.names[name] }) { return format }
    let format = try FormatCatalog.localized.format(named: name)
    known.withLock {
      if $0.names.count == Self.most { $0.names.removeAll() }
      $0.names[name] = format
    }
    return format
  }

  func format(of card: ReplayCard) throws(ReplayError) -> FieldFormat {
    if let format = known.withLock({ $0.cards[card] }) { return format }
    let format = FieldFormat(try card.format())
    known.withLock {
      if $0.cards.count == Self.most { $0.cards.removeAll() }
      $0.cards[card] = format
    }
    return format
  }
}

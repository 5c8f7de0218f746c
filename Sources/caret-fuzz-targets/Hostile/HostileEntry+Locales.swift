import CaretakerFoundation
import FieldFormats
import Foundation

/// What is asked of ICU by a name, and Foundation's ways in.
extension HostileEntry {
  static let locales: [HostileEntry] = [
    HostileEntry("LocaleNumberFormat(locale:)") { input in
      do throws(LocaleNumberError) { _ = try LocaleNumberFormat(locale: input.text).symbols } catch {
        _ = error.description
      }
    },
    HostileEntry("LocaleNumberFormat(style:)") { input in
      let style: LocaleNumberFormat.Style =
        switch input.number(1) & 3 {
        case 0: .unit(input.text, input.number(2) & 1 == 0 ? .suffix : .prefix)
        case 1: .accounting(input.text)
        default: .currency(input.text)
        }
      do throws(LocaleNumberError) { _ = try LocaleNumberFormat(locale: "ar_EG", style: style).symbols } catch {
        _ = error.description
      }
    },
    HostileEntry("LocaleDateFormat, LocaleTimeFormat") { input in
      do throws(LocaleNumberError) { _ = try LocaleDateFormat(locale: input.text).pattern } catch {
        _ = error.description
      }
      do throws(LocaleNumberError) { _ = try LocaleTimeFormat(locale: input.text).pattern } catch {
        _ = error.description
      }
    },
    HostileEntry("DateFormat(locale:)") { input in
      _ = (try? DateFormat(locale: input.text), try? TimeFormat(locale: input.text))
    },
    HostileEntry("Decimal(_:format:)") { input in
      guard let style else { return }
      do throws(NumberError) { _ = style.format(try Decimal(input.text, format: style)) } catch {
        _ = error.description
      }
    },
    HostileEntry("CaretakerFormatStyle(from:)") { input in
      _ = try? JSONDecoder().decode(Decimal.CaretakerFormatStyle.self, from: Data(input.text.utf8))
    },
  ]

  private static let style = try? Decimal.CaretakerFormatStyle(
    LocaleNumberFormat(locale: "de_DE", style: .currency("EUR")))
}

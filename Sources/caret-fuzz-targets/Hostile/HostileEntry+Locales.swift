import CaretakerFoundation
import Foundation

/// What is asked of ICU by a name, and Foundation's ways in.
extension HostileEntry {
  static let locales: [HostileEntry] = [
    HostileEntry("LocaleNumberFormat(locale:)") { input in
      do throws(LocaleNumberError) {
        let format = try LocaleNumberFormat(locale: input.text); _ = try? format.format("-1234.5")
      } catch { _ = error.description }
    },
    HostileEntry("LocaleNumberFormat, currency") { input in
      do throws(LocaleNumberError) {
        let format = try LocaleNumberFormat(locale: "de_CH", style: .currency(input.text)); _ = try? format.format("1")
      } catch { _ = error.description }
    },
    HostileEntry("LocaleNumberFormat, unit") { input in
      let position = input.number(1) & 1 == 0 ? LocaleNumberFormat.UnitPosition.behind : .before
      do throws(LocaleNumberError) {
        let format = try LocaleNumberFormat(locale: "ar_EG", style: .unit(input.text, position)); _ = try? format.format("1")
      } catch {
        _ = error.description
      }
    },
    HostileEntry("LocaleDateFormat, LocaleTimeFormat") { input in
      do throws(LocaleNumberError) { _ = try LocaleDateFormat(locale: input.text).pattern } catch { _ = error.description }
      do throws(LocaleNumberError) { _ = try LocaleTimeFormat(locale: input.text).pattern } catch { _ = error.description }
    },
    HostileEntry("DateFormat(locale:)") { input in _ = (try? DateFormat(locale: input.text), try? TimeFormat(locale: input.text))
    },
    HostileEntry("Decimal(_:format:)") { input in
      guard let style else { return }
      do throws(NumberError) { _ = style.format(try Decimal(input.text, format: style)) } catch { _ = error.description }
    },
    HostileEntry("CaretakerFormatStyle(from:)") { input in
      _ = try? JSONDecoder().decode(Decimal.CaretakerFormatStyle.self, from: Data(input.text.utf8))
    },
  ]

  private static let style = try? Decimal.CaretakerFormatStyle(LocaleNumberFormat(locale: "de_DE", style: .currency("EUR")))
}

import CaretakerFoundation
import FieldFormats

/// Catalogues, checks, dates and cards.
extension HostileEntry {
  static let formats: [HostileEntry] = [
    HostileEntry("FormatCatalog(parsing:)") { input in
      do throws(CatalogError) { _ = try FormatCatalog(parsing: input.text).formats.count } catch {
        _ = (error.description, error.diagnostic)
      }
    },
    HostileEntry("check of a catalogue") { input in
      let line = input.text.filter { !$0.isNewline }
      let source = "format x\n  summary s\n  label l\n  mask &{1,}\n  example a\n  check \(line)\n"
      do throws(CatalogError) { _ = try FormatCatalog(parsing: source).formats.count } catch {
        _ = (error.description, error.diagnostic)
      }
    },
    HostileEntry("FormatCatalog[_:]") { input in _ = (FormatCatalog.standard[input.text], try? Mask(named: input.text))
    },
    HostileEntry("Field.fill") { input in
      let (format, mask) = input.pick(named)
      var field = Field(mask)
      field.fill(input.text)
      _ = format.state(of: field, today: CalendarDate(iso: "2026-11-21"))
    },
    HostileEntry("Check.failure(of:)") { input in
      for check in input.pick(named).format.checks { _ = check.failure(of: input.text)?.description }
    },
    HostileEntry("Check.not, range, notBeginning") { input in
      _ = Check.not([input.text]).failure(of: input.text)
      _ = Check.notBeginning([String(input.text.prefix(2))]).failure(of: input.text)
      _ = Check.range(from: input.text, through: input.text)?.failure(of: input.text)
      _ = (CharacterValues(letters: input.text), CharacterValues(input.text), CheckSum.Result.characters(input.text))
    },
    HostileEntry("CardNetwork.networks(parsing:)") { input in
      guard let networks = try? CardNetwork.networks(parsing: input.text) else { return }
      do throws(CardError) { _ = try CardFormat(networks: networks) } catch { _ = error.description }
    },
    HostileEntry("CardFormat") { input in
      _ = (BINRange(input.text), CardNetwork.named(input.text), try? CardFormat(preferring: [input.text]))
    },
    HostileEntry("CardFormat.status") { input in
      var field = Field(CardFormat.standard.mask)
      field.setText(input.text)
      _ = CardFormat.standard.status(of: field)
    },
    HostileEntry("CalendarDate, DatePart") { input in
      _ = (
        CalendarDate(iso: input.text), DatePart(input.text),
        DatePart("yyMMdd", monthLetters: input.text, digitLetters: input.text)
      )
      _ = CalendarDate(year: input.offset(1), month: input.offset(2), day: input.offset(3))
      _ = TimeOfDay(hour: input.offset(4), minute: input.offset(5), second: input.offset(6))
    },
    HostileEntry("DateFormat") { input in
      do throws(DatePatternError) {
        let format = try DateFormat(pattern: input.text)
        _ = (format.hint(year: input.text), format.named(input.text).maskText, try? Mask(format.tree))
      } catch { _ = "\(error)" }
    },
    HostileEntry("TimeFormat") { input in
      do throws(DatePatternError) {
        let text = input.shortened
        let pattern = input.number(1) & 1 == 0 ? text : "h:mm a"
        let format = try TimeFormat(pattern: pattern, am: text, pm: String(text.reversed()))
        guard let noon = TimeOfDay(hour: 12, minute: 0) else { return }
        _ = (format.text(of: noon), format.named(text).maskText)
        if input.number(2) & 7 == 0 { _ = try? Mask(format.tree) }
      } catch { _ = "\(error)" }
    },
  ]

  private static let named = FormatCatalog.standard.formats.compactMap { format in
    (try? format.mask()).map { (format: format, mask: $0) }
  }
}

#if ICU
  internal import NumberFormatting

  extension LocaleNumberFormat {
    /// Has ICU say how it writes numbers of a style.
    init(probing key: LocaleNumberKey) throws(LocaleNumberError) {
      let locale = try ICULocale(key.locale)
      let options = key.options
      var style = key.style
      var probe = NumberProbe(locale: locale.id)
      switch options.fractionDigits {
      case .standard: break
      case .cash: if style.currency == nil { throw .cashWithoutCurrency }
      case .range(let digits):
        if digits.lowerBound < 0 || digits.upperBound > Self.fractionLimit {
          throw .fractionDigitsOutOfRange(digits, limit: Self.fractionLimit)
        }
      }
      if let code = style.currency {
        let currency = try ICUCurrency(code)
        style = style.with(currency: currency.code)
        probe.minorUnitDigits = try currency.fractionDigits()
        let narrow = try currency.symbol(locale.id, isNarrow: true)
        (probe.symbol, probe.customaryNames) = (narrow, NumberSymbols.customaryNames(ofCurrency: currency.code))
        probe.marks = [currency.code, try currency.symbol(locale.id, isNarrow: false), narrow]
        // as where dollars of several countries are told apart: `US$`
        let isSign = !narrow.unicodeScalars.contains(where: \.properties.isAlphabetic)
        if isSign { probe.marks.append(currency.code.prefix(2) + narrow) }
      }
      if case .unit(let text, let position) = style {
        do throws(UnitProblem) {
          probe.unit = try UnitText(text, isPrefix: position == .prefix)
        } catch {
          throw .unit(text, error)
        }
      }
      if style == .percent {
        probe.marks = ["%"]
        probe.valueExponent = options.percentValue == .fraction ? 2 : 0
      }
      let symbols = try probe.symbols(style, options)
      if let unit = probe.unit {
        do throws(UnitProblem) { try unit.check(in: symbols) } catch { throw .unit(unit.text, error) }
      }
      self.init(locale: locale.id, resolvedLocale: locale.withData, style: style, options: options, symbols: symbols)
    }
  }

  extension LocaleNumberFormat.Style {
    /// The same style with a currency's code in capitals.
    fileprivate func with(currency code: String) -> LocaleNumberFormat.Style {
      if case .accounting = self { return .accounting(code) }
      return .currency(code)
    }
  }
#endif

import FieldFormats

extension FieldDescription {
  /// What is entered, with what the content type says put in.
  func resolvedContent(in form: FormDescription) throws(FormError) -> Content {
    guard case .byType = content else { return content }
    let words = type.traits.content
    guard let (word, argument) = words.call else {
      switch words {
      case "line", "word", "*-postcode", "phone": return .line
      case "box": return .lines(TextLines())
      default: return .format(words)
      }
    }
    switch word {
    case "choices":
      return .choices(ChoiceList(argument == "regions" ? .regions : argument == "currencies" ? .currencies : .locales))
    case "cells": return .cells(Int(argument) ?? 6)
    case "mask": return .mask(argument)
    default:
      guard let style = NumberDescription.Style(rawValue: argument) else {
        throw FormError(name, "type", "the content type has no such numbers")
      }
      return .number(NumberDescription(style))
    }
  }
}

extension FieldDescription.Content {
  /// The kind of its fields.
  var kind: FieldKind {
    switch self {
    case .lines: .box
    case .cells: .code
    case .choices(let list): if case .onAndOff = list.source { .toggle } else { .choice }
    case .byType, .format, .mask, .number, .line: .line
    }
  }

  /// The format, and whether it takes any text.
  func format(
    of field: FieldDescription, in form: FormDescription, _ environment: FormEnvironment
  ) throws(FormError) -> (FormatPlan, isFree: Bool) {
    switch self {
    case .format(let name):
      do throws(FormatNameError) {
        return (FormatPlan(try environment.format(named: name, locale: form.locale)), false)
      } catch { throw FormError(field.name, error) }
    case .mask(let text):
      do throws(MaskError) {
        return (FormatPlan(FieldFormat(try Mask(text, limits: environment.maskLimits))), false)
      } catch {
        throw FormError(field.name, error)
      }
    case .number(let number):
      return (FormatPlan(try environment.format(of: number, locale: form.locale, field: field.name)), false)
    case .cells(let count):
      guard 1...64 ~= count else { throw FormError(field.name, "cells", "a code has 1 to 64 cells") }
      do throws(MaskError) { return (FormatPlan(FieldFormat(try Mask("#{\(count)}"))), false) } catch {
        throw FormError(field.name, error)
      }
    case .byType, .line:
      let region = field.firstRegion(in: environment)
      if let format = try environment.format(ofRegion: region, for: field) { return (FormatPlan(format), false) }
      let isWord = field.type.traits.content.utf8.elementsEqual("word".utf8)
      return (isWord ? .freeWord : .freeText, true)
    case .lines, .choices: return (.freeText, true)
    }
  }
}

extension String {
  /// A word and what stands in parentheses after it: `cells(6)`; `nil` where nothing does.
  fileprivate var call: (word: String, argument: String)? {
    guard let open = utf8.firstIndex(of: UInt8(ascii: "(")), utf8.last == UInt8(ascii: ")") else { return nil }
    let inside = utf8[utf8.index(after: open)...].dropLast()
    return (String(Substring(utf8[..<open])), String(Substring(inside)))
  }
}

internal import FieldEditing
internal import FieldFormats

extension FieldDescription {
  /// What is entered, with what the content type says put in.
  func resolvedContent(_ errors: inout FieldErrors) -> Content {
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
        errors.note("type", "the content type has no such numbers")
        return .line
      }
      return .number(NumberDescription(style))
    }
  }
}

extension FieldDescription.Content {
  /// The format, and whether it takes any text: where it cannot be made, one that does.
  func format(
    of field: FieldDescription, in form: FormDescription, _ environment: FormEnvironment, _ errors: inout FieldErrors
  ) -> (FormatPlan, isFree: Bool) {
    do throws(FormError) {
      if let format = try format(of: field, in: form, environment, &errors) { return (FormatPlan(format), false) }
    } catch {
      errors.note(error)
    }
    if case .lines = self { return (.freeLines, true) }
    let isWord = isLine && field.type.traits.content.utf8.elementsEqual("word".utf8)
    return (isWord ? .userName : .freeText, true)
  }

  private var isLine: Bool {
    switch self {
    case .byType, .line: true
    default: false
    }
  }

  /// The format; `nil` where any text is taken.
  private func format(
    of field: FieldDescription, in form: FormDescription, _ environment: FormEnvironment, _ errors: inout FieldErrors
  ) throws(FormError) -> FieldFormat? {
    switch self {
    case .format(let name):
      do throws(FormatNameError) { return try environment.format(named: name, locale: form.locale) } catch {
        throw FormError(field.name, "format", error)
      }
    case .mask(let text): return try mask(text, of: field, environment)
    case .number(let number):
      return try environment.format(of: number, locale: form.locale, field: field.name, &errors)
    case .cells(let count):
      guard 1...64 ~= count else { throw FormError(field.name, "cells", "a code has 1 to 64 cells") }
      return try mask("#{\(count)}", of: field, environment)
    case .byType, .line: return try environment.format(ofRegion: field.firstRegion(in: environment), for: field)
    case .lines, .choices: return nil
    }
  }

  private func mask(
    _ text: String, of field: FieldDescription, _ environment: FormEnvironment
  ) throws(FormError) -> FieldFormat {
    do throws(MaskError) { return FieldFormat(try Mask(text, limits: environment.maskLimits)) } catch {
      throw FormError(field.name, "mask", error)
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

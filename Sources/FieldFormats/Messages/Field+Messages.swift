public import FieldEditing
internal import NumberFormatting

/// Edits in words.
extension Field {
  /// Returns messages about what an edit rejected, dropped, auto-inserted, padded, rounded, clamped or could have read
  /// in another way.
  ///
  ///     var field = Field(try Mask("####"))
  ///     let result = field.insert("x")
  ///     field.messages(on: result, of: "x").map(\.text)     // ["rejected 'x': expected a digit"]
  ///
  /// Of a secure field no message names a character.
  ///
  /// - Parameters:
  ///   - result: What the edit returned. It is the last edit, since `rejections` are those of the last one.
  ///   - text: What was typed or pasted; empty for a deletion.
  ///   - valueBefore: The value before the edit. What was pushed out stood there.
  ///   - language: The language of the words.
  ///   - quote: How characters are quoted.
  /// - Returns: The problems, one for each explanation, then the remarks.
  /// - Complexity: O(*n*) in the lengths of the texts.
  @export(interface) public func messages(
    on result: EditResult, of text: String, valueBefore: String = "", in language: MessageLanguage = .english,
    quoting quote: (String) -> String = EditMessage.quote
  ) -> [EditMessage] {
    let words = RejectedCharacters(text: text, valueBefore: valueBefore, isSecret: options.isSecure, language: language)
    let explained = explainedRejections(in: language)
    // what stands around an accepted value is not a problem
    let leftOut = explained.first { $0.rejections[0].reason == .leftOut && !result.effects.contains(.rejected) }
    let problems = explained.filter { $0.explanation != leftOut?.explanation }.map { explanation, rejections in
      let positions = rejections.map { $0.position }
      let what = words.named(positions, rejections[0].reason, isTakenWhole: numberFormat != nil, quoting: quote)
      return EditMessage(.message, language.text(.because, what, explanation))
    }
    let around = leftOut.map { EditMessage(.remark, words.leftOut($0.rejections.map { $0.position }, quoting: quote)) }
    return problems + (around.map { [$0] } ?? []) + remarks(on: result, of: text, in: language, quoting: quote)
  }

  /// The rejections of the last edit by their explanations, each of which is put into words once.
  private func explainedRejections(
    in language: MessageLanguage
  ) -> [(explanation: String, rejections: [Rejection])] {
    var explained: [(explanation: String, rejections: [Rejection])] = []
    // by rejection without its position, which of them explains it
    var places: [Rejection: Int] = [:]
    for rejection in rejections {
      let cause = Rejection(position: 0, reason: rejection.reason, state: rejection.state)
      let place: Int
      if let known = places[cause] {
        place = known
      } else {
        let explanation = explanation(of: rejection, in: language)
        place = explained.firstIndex { $0.explanation == explanation } ?? explained.count
        if place == explained.count { explained.append((explanation, [])) }
        places[cause] = place
      }
      explained[place].rejections.append(rejection)
    }
    return explained
  }

  private func remarks(
    on result: EditResult, of text: String, in language: MessageLanguage, quoting quote: (String) -> String
  ) -> [EditMessage] {
    var remarks: [String] = []
    if result.effects.contains(.replacedContents) { remarks.append(language.text(.replacedContents)) }
    // of a number it is zeros, and no news
    if numberFormat == nil {
      if result.effects.contains(.autoInserted) && !showsCallingCodeAhead {
        remarks.append(language.text(.autoInserted, quote(self.text(in: result.autoInserted))))
      }
      if result.effects.contains(.padded) {
        remarks.append(language.text(.padded, quote(self.text(in: result.padded))))
      }
    }
    let isSecure = options.isSecure
    if result.effects.contains(.rounded) {
      remarks.append(isSecure ? language.text(.rounded) : language.text(.roundedTo, self.text))
    }
    if result.effects.contains(.clamped) {
      remarks.append(isSecure ? language.text(.clamped) : language.text(.clampedTo, self.text))
    }
    if let ambiguity, result.effects.contains(.ambiguous), let sign = text.clusters.dropFirst(ambiguity).first {
      let sign = quote(String(sign))
      remarks.append(isSecure ? language.text(.ambiguousSign, sign) : language.text(.ambiguousSignIn, value, sign))
    } else if numberFormat != nil && result.effects.contains(.ambiguous) {
      remarks.append(isSecure ? language.text(.ambiguous) : language.text(.ambiguousIn, value))
    } else if numberFormat != nil && result.effects.contains(.reformatted) {
      remarks.append(isSecure ? language.text(.reread) : language.text(.rereadAs, self.text))
    }
    return remarks.map { EditMessage(.remark, $0) }
  }

  /// Whether what is auto-inserted stands there before anything is typed: then it is no news.
  private var showsCallingCodeAhead: Bool { phoneFormat != nil && options.isEager }
}

extension String {
  /// Its characters, as a field counts them.
  var clusters: [Substring] {
    let starts = starts
    return starts.indices.map { self[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : endIndex)] }
  }
}

/// The mask language of another library, for people who change engines and have masks already.
///
///     let phone = try DialectMask(parsing: "(000) 000-0000", dialect: .ngx)
///     // .mask of (###) ###-####
///
/// A text in a dialect is what stands in the other library's code: the mask alone, or its options as a literal of
/// JavaScript or JSON, such as `{mask: '##-##', eager: true}`.
public enum MaskDialect: String, CaseIterable, Hashable, Sendable {
  /// RedMadRobot's InputMask for iOS and Android: `+1 ([000]) [000]-[0000]`.
  case redmadrobot
  /// Inputmask: `(999) 999-9999[ x9{1,5}]`, `{alias: 'datetime', inputFormat: 'dd/mm/yyyy'}`.
  case inputmask
  /// imask.js: `{+7}(000)000-00-00`, `{mask: Number, scale: 2}`.
  case imask
  /// maska: `+1 (###) ###-####`, `['#-#', '##-##']`.
  case maska
  /// ngx-mask: `(000) 000-0000`, `separator.2`.
  case ngx
  /// The MaskedTextBox of .NET: `(999) 000-0000`, `>LL<LLL`.
  case dotnet
  /// jQuery.maskedinput: `(999) 999-9999? x99999`.
  case maskedinput
  /// cleave.js, whose masks are options: `{blocks: [3, 3, 4], delimiter: '-'}`.
  case cleave
  /// react-number-format: `+1 (###) ###-####`, `{thousandSeparator: ',', decimalScale: 2}`.
  case reactNumberFormat = "react-number-format"
  /// maskito, whose masks are arrays or regular expressions: `['(', /\d/, /\d/, ')']`.
  case maskito
  /// autoNumeric, whose masks are options of numbers: `{digitGroupSeparator: '.', decimalCharacter: ','}`.
  case autoNumeric = "autonumeric"
  /// vue-the-mask: `+1 (###) ###-####`, `['##', '##-##']`.
  case vueTheMask = "vue-the-mask"
  /// MaskTextInputFormatter of Flutter: `MaskTextInputFormatter(mask: '+# (###) ###-##-##')`.
  case flutter
  /// Qt's input masks: `(999) 999-9999;_`.
  case qt
  /// Regular expressions, as in HTML's `pattern`: `\d{3}-\d{4}`.
  case regex

  /// The name that commands and data use: `react-number-format`.
  public var name: String { rawValue }

  /// The name that people use: `ngx-mask`.
  public var title: String {
    switch self {
    case .redmadrobot: "RedMadRobot's InputMask"
    case .inputmask: "Inputmask"
    case .imask: "imask"
    case .maska: "maska"
    case .ngx: "ngx-mask"
    case .dotnet: ".NET's MaskedTextBox"
    case .maskedinput: "jQuery.maskedinput"
    case .cleave: "cleave.js"
    case .reactNumberFormat: "react-number-format"
    case .maskito: "maskito"
    case .autoNumeric: "autoNumeric"
    case .vueTheMask: "vue-the-mask"
    case .flutter: "Flutter's MaskTextInputFormatter"
    case .qt: "Qt's input masks"
    case .regex: "regular expressions"
    }
  }

  /// Whether a text that arrives whole is taken character by character, and what does not fit is passed over.
  var takesWhatFits: Bool { self != .regex && self != .autoNumeric }

  /// Whether the whole text is formatted again after each key, and cut where the mask ends. The others reject a key for
  /// which there is no room.
  var dropsOverflow: Bool {
    switch self {
    case .redmadrobot, .maska, .ngx, .maskedinput, .cleave, .reactNumberFormat, .vueTheMask, .flutter: true
    case .inputmask, .imask, .dotnet, .maskito, .autoNumeric, .qt, .regex: false
    }
  }

  /// Whether ending editing makes a number beyond a bound the nearest one between them. In others with bounds, a number
  /// is never beyond one.
  var clampsToBounds: Bool { self == .imask || self == .inputmask || self == .maskito }

  /// How a digit is written in it, three times.
  var threeDigits: String {
    switch self {
    case .redmadrobot: "[000]"
    case .inputmask, .maskedinput, .qt: "999"
    case .imask, .ngx, .dotnet: "000"
    case .maska, .reactNumberFormat, .vueTheMask, .flutter: "###"
    case .autoNumeric: "{decimalPlaces: 0}"
    case .cleave: "{blocks: [3]}"
    case .maskito: "[/\\d/, /\\d/, /\\d/]"
    case .regex: "\\d{3}"
    }
  }
}

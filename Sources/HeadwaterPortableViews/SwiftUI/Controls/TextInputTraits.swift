/// The help that a browser may offer while a person types into a field.
struct TextInputTraits: Equatable {
  var contentType: String?
  var isAutocorrectionDisabled: Bool?
  var capitalization: String?
  var inputMode: String?
  var enterKeyHint: String?

  @MainActor
  func apply(to element: Element) {
    element.set(.autocomplete, to: contentType)
    element.set(.autocorrect, to: isAutocorrectionDisabled.map { $0 ? "off" : "on" })
    element.set(.spellcheck, to: isAutocorrectionDisabled.map { $0 ? "false" : "true" })
    element.set(.autocapitalize, to: capitalization)
    element.set(.inputMode, to: inputMode)
    element.set(.enterKeyHint, to: enterKeyHint)
  }
}

enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

/// Changes one of the traits that the fields in a view inherit.
struct TextInputTraitsModifier<Value: Equatable> {
  let trait: WritableKeyPath<TextInputTraits, Value>
  let value: Value
}

extension TextInputTraitsModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    var traits = base.value(of: TextInputTraitsKey.self)
    traits[keyPath: trait] = value
    return base.setting(TextInputTraitsKey.self, to: traits)
  }

  func isSame(as other: Self) -> Bool { trait == other.trait && value == other.value }
}

/// The purpose of a field. A browser or a password manager can then fill it in.
public struct UITextContentType: Hashable, Sendable {
  let autocomplete: String

  /// The full name of a person.
  public static let name = UITextContentType(autocomplete: "name")
  /// The given name.
  public static let givenName = UITextContentType(autocomplete: "given-name")
  /// The family name.
  public static let familyName = UITextContentType(autocomplete: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(autocomplete: "username")
  /// The password of an account.
  public static let password = UITextContentType(autocomplete: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(autocomplete: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(autocomplete: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(autocomplete: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(autocomplete: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address. The capital letters are those of SwiftUI.
  public static let URL = UITextContentType(autocomplete: "url")
  /// The street, and further parts of a postal address.
  public static let fullStreetAddress = UITextContentType(autocomplete: "street-address")
  /// The city of a postal address.
  public static let addressCity = UITextContentType(autocomplete: "address-level2")
  /// The code of a postal address.
  public static let postalCode = UITextContentType(autocomplete: "postal-code")
}

/// The letters that are capitalized during typing.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let css: String

  /// No letter.
  public static var never: TextInputAutocapitalization { .init(css: "none") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}

/// The letters that are capitalized during typing, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  var css: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}

extension View {
  /// Sets the purpose of the fields in the view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(
      TextInputTraitsModifier(trait: \.contentType, value: textContentType?.autocomplete))
  }

  /// Turns the correction of spelling off or on.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(TextInputTraitsModifier(trait: \.isAutocorrectionDisabled, value: disable))
  }

  /// Turns the correction of spelling off or on.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(TextInputTraitsModifier(trait: \.isAutocorrectionDisabled, value: disable))
  }

  /// Sets the letters that are capitalized during typing.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(TextInputTraitsModifier(trait: \.capitalization, value: autocapitalization?.css))
  }

  /// Sets the letters that are capitalized during typing.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(TextInputTraitsModifier(trait: \.capitalization, value: style.css))
  }
}

/// The keyboard that a phone shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  var inputMode: String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    default: nil
    }
  }
}

/// The label of the return key on a phone's keyboard.
public struct SubmitLabel: Equatable, Sendable {
  let hint: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(hint: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(hint: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(hint: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(hint: "go") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(hint: "go") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(hint: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(hint: "enter") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(hint: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(hint: "next") }
}

extension View {
  /// Sets the keyboard that a phone shows for the fields in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(TextInputTraitsModifier(trait: \.inputMode, value: type.inputMode))
  }

  /// Sets the label of the return key for the fields in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(TextInputTraitsModifier(trait: \.enterKeyHint, value: submitLabel.hint))
  }

  /// Sets whether the submission of a field in the view skips the actions of outer views.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironmentKey(SubmitActionsKey.self) { isBlocking ? nil : $0 }
  }
}

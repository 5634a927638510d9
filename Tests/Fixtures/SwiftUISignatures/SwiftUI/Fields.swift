// Text fields and editors.

@MainActor @preconcurrency
public struct TextField<Label: View>: View {
  public var body: some View { get }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

extension TextField where Label == Text {
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void)
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void)
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void)
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
  @available(iOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @available(macOS, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
}

@MainActor @preconcurrency
public struct SecureField<Label: View>: View {
  public var body: some View { get }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
}

@MainActor @preconcurrency
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>)
  public var body: some View { get }
}

@MainActor @preconcurrency
public protocol TextFieldStyle {}

@MainActor @preconcurrency
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { get }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { get }
  public static var go: SubmitLabel { get }
  public static var next: SubmitLabel { get }
  public static var search: SubmitLabel { get }
  public static var send: SubmitLabel { get }
  public static var `return`: SubmitLabel { get }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int)
  public static let text: SubmitTriggers
  public static let search: SubmitTriggers
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View
  @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  @available(macOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View
}

#if os(iOS)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { get }
    public static var words: TextInputAutocapitalization { get }
    public static var sentences: TextInputAutocapitalization { get }
    public static var characters: TextInputAutocapitalization { get }
  }

  extension View {
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View
    nonisolated public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View
    @available(
      iOS, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)"
    )
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
  }
#else
  extension View {
    nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View
  }
#endif

import HeadwaterViews

extension View {
  /// Remembers a value, such as a draft in a store, over a reload and a restart of the server.
  ///
  /// ```swift
  /// Form { … }
  ///   .remember($store.draft, as: "draft")
  ///   .remember(store.binding(\.filter, { .filterChanged($0) }), as: "filter")
  /// ```
  ///
  /// Each change is kept in the scene storage of the tab or window. When the view first appears, the value that was
  /// kept goes to the binding. A binding of a store sends its action, so state is only changed by actions: what the
  /// reducer refuses does not come back.
  ///
  /// - A kept value is a person's own input, and the reducer checks it like typing.
  /// - Keep no passwords: remember a part of the state without them. A value with the text of a `SecureField` of the
  ///   screen is not kept, with an issue.
  /// - A value that can't be read, for example after a change of its type, is dropped with an issue.
  ///
  /// - Parameters:
  ///   - value: The value to keep. Its changes are kept from the first appearance on.
  ///   - key: A name that no other value of the app has, also not one with `@SceneStorage`.
  /// - Returns: The view.
  public func remember<Value: Codable & Equatable>(
    _ value: Binding<Value>, as key: String
  ) -> some View {
    modifier(RememberModifier(value, key))
  }
}

private struct RememberModifier<Value: Codable & Equatable>: ViewModifier {
  @Binding private var value: Value
  @SceneStorage private var kept: Kept<Value>?
  @State private var hasAppeared = false

  init(_ value: Binding<Value>, _ key: String) {
    _value = value
    _kept = SceneStorage(key)
  }

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        guard let former = kept?.value, former != value else { return }
        value = former
        // The reducer may have refused it.
        if value != former { kept = Kept(value: value) }
      }
      .onChange(of: value) { kept = Kept(value: value) }
  }
}

/// A value as JSON.
private struct Kept<Value: Codable>: RawRepresentable {
  var value: Value

  init(value: Value) {
    self.value = value
  }

  init?(rawValue: String) {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(rawValue.utf8)) else {
      return nil
    }
    self.value = value
  }

  /// Empty for a value that JSON does not have, such as an infinite number; it cannot be read again.
  var rawValue: String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

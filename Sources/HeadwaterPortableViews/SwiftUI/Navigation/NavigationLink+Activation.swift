// The forms before iOS 16. A binding of the app determines whether the screen is shown.

extension NavigationLink {
  /// Makes a link whose screen is shown while a value is true; the form before iOS 16.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is shown. A tap sets it, and going back clears it.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), Activation(isActive), label: label())
  }

  /// Makes a link whose screen is shown while a value is true; the form before iOS 15.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown. A tap sets it, and going back clears it.
  ///   - label: The label of the link.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, Activation(isActive), label: label())
  }

  /// Makes a link whose screen is shown while its tag is selected; the form before iOS 16.
  ///
  /// - Parameters:
  ///   - tag: The value that identifies the screen.
  ///   - selection: The tag whose screen is shown. A tap sets it, and going back clears it.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), Activation(tag, selection: selection), label: label())
  }

  /// Makes a link whose screen is shown while its tag is selected; the form before iOS 15.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value that identifies the screen.
  ///   - selection: The tag whose screen is shown. A tap sets it, and going back clears it.
  ///   - label: The label of the link.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, Activation(tag, selection: selection), label: label())
  }

  nonisolated private init(_ destination: Destination, _ activation: Activation, label: Label) {
    self.label = label
    target = .active(destination, activation)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title, whose screen is shown while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Activation(isActive), label: Text(titleKey))
  }

  /// Makes a link with a title, whose screen is shown while a value is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Activation(isActive), label: Text(title))
  }

  /// Makes a link with a title, whose screen is shown while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination, Activation(isActive), label: Text(titleKey))
  }

  /// Makes a link with a title, whose screen is shown while a value is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination, Activation(isActive), label: Text(title))
  }

  /// Makes a link with a title, whose screen is shown while its tag is selected.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Activation(tag, selection: selection), label: Text(titleKey))
  }

  /// Makes a link with a title, whose screen is shown while its tag is selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Activation(tag, selection: selection), label: Text(title))
  }

  /// Makes a link with a title, whose screen is shown while its tag is selected.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination, Activation(tag, selection: selection), label: Text(titleKey))
  }

  /// Makes a link with a title, whose screen is shown while its tag is selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination, Activation(tag, selection: selection), label: Text(title))
  }
}

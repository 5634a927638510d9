extension View {
  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in Text(titleKey) },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in Text(titleKey) },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in Text(titleKey) },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in Text(titleKey) },
      actions: actions, message: message)
  }

  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in title },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in title },
      actions: actions, message: message)
  }

  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in title },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - data: The subject of the alert; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { data }, title: { _ in title },
      actions: actions, message: message)
  }
}

extension View {
  /// Shows an alert about an error while a value is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - error: The error, whose description is the title; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { error }, title: Self.errorTitle,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert about an error while a value is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false when it is closed.
  ///   - error: The error, whose description is the title; the alert isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the alert in front of it while shown.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alertDialog(
      .alert, isPresented: isPresented, subject: { error }, title: Self.errorTitle,
      actions: actions, message: message)
  }

  nonisolated private static func errorTitle(_ error: some LocalizedError) -> Text {
    Text(verbatim: error.errorDescription ?? error.localizedDescription)
  }
}

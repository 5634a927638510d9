extension View {
  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in Text(titleKey) },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in Text(titleKey) },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in Text(titleKey) },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in Text(titleKey) },
      actions: actions, message: message)
  }

  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in title },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in title },
      actions: actions, message: message)
  }

  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { () }, title: { _ in title },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in title },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions while a value is true and there is data. Each of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is visible. Screen readers always read it.
  ///   - data: The subject of the dialog; the dialog isn't shown while it is nil.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view, with the dialog in front of it while shown.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertDialog(
      .confirmation(showsTitle: titleVisibility == .visible), isPresented: isPresented,
      subject: { data }, title: { _ in title },
      actions: actions, message: message)
  }
}

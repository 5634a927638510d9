extension View {
  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

  /// Shows a choice of actions while a value is true and there is something to show; using one of its buttons closes it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - titleVisibility: Whether the title is seen; it is always read out.
  ///   - data: What it is about; nothing is shown while this is nil.
  ///   - actions: The buttons.
  ///   - message: What is said below the title.
  /// - Returns: The view, with a choice of actions in front of it when it is shown.
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

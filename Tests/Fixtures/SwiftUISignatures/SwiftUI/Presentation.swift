// Sheets, alerts and dialogs.

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View
}

#if os(iOS)
  extension View {
    nonisolated public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View
  }
#else
  // On macOS, the declarations exist and are unavailable, so that an unavailable wrapper can name them.
  extension View {
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View
  }
#endif

public enum PopoverAttachmentAnchor: Sendable {
  public struct Bounds: Sendable {
    public static let bounds: Bounds
  }
  case rect(Bounds)
  case point(UnitPoint)
}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent
  public static let large: PresentationDetent
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent
  public static func height(_ height: CGFloat) -> PresentationDetent
}

extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
}

@available(iOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
@available(macOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil)
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button)

  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button
    public static func cancel(_ action: (() -> Void)? = {}) -> Button
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button
  }
}

extension View {
  @available(iOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
  @available(macOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
  @available(iOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
  @available(macOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:)")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View
}

#if os(iOS)
  @available(iOS, deprecated: 100000.0, message: "use confirmationDialog")
  public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()])
  }

  extension View {
    @available(iOS, deprecated: 100000.0, message: "use confirmationDialog")
    nonisolated public func actionSheet(
      isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View
    @available(iOS, deprecated: 100000.0, message: "use confirmationDialog")
    nonisolated public func actionSheet<T: Identifiable>(
      item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View
  }
#endif

import Headwater
import HeadwaterViews

extension View {
  /// Shows a sheet while a part of a store's state is there.
  ///
  /// - Parameters:
  ///   - presentation: The part's store, made by `store.scope(presented:action:)`.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: The content of the sheet for the part's store.
  /// - Returns: The view, with the sheet in front of it when there is one.
  @MainActor
  public func sheet<State, Action, Content: View>(
    item presentation: StorePresentation<State, Action>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    sheet(item: presentation.item, onDismiss: onDismiss) { content($0.store) }
  }

  /// Covers the screen while a part of a store's state is there.
  ///
  /// - Parameters:
  ///   - presentation: The part's store, made by `store.scope(presented:action:)`.
  ///   - onDismiss: Called after the cover has closed.
  ///   - content: The content of the cover for the part's store.
  /// - Returns: The view, with the cover in front of it when there is one.
  @available(macOS, unavailable)
  @MainActor
  public func fullScreenCover<State, Action, Content: View>(
    item presentation: StorePresentation<State, Action>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(item: presentation.item, onDismiss: onDismiss) { content($0.store) }
  }

  /// Shows a popover while a part of a store's state is there.
  ///
  /// - Parameters:
  ///   - presentation: The part's store, made by `store.scope(presented:action:)`.
  ///   - content: The content of the popover for the part's store.
  /// - Returns: The view, with the popover in front of it when there is one.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor
  public func popover<State, Action, Content: View>(
    item presentation: StorePresentation<State, Action>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    popover(item: presentation.item) { content($0.store) }
  }

  /// Shows a screen while a part of a store's state is there, on the navigation stack around the view.
  ///
  /// - Parameters:
  ///   - presentation: The part's store, made by `store.scope(presented:action:)`.
  ///   - destination: The screen for the part's store.
  /// - Returns: The view.
  @MainActor
  public func navigationDestination<State, Action, Destination: View>(
    item presentation: StorePresentation<State, Action>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(item: presentation.item) { destination($0.store) }
  }
}

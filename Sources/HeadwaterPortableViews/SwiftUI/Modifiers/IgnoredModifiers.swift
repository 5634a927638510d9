// Modifiers that a browser does not need, or performs by itself. They compile, do nothing, and report that.

extension View {
  /// Does nothing: a page has no safe area, only padding.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    ignoring(.ignoresSafeArea)
  }

  /// Does nothing: a page has no safe area, only padding; the form before iOS 14.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoring(.edgesIgnoringSafeArea)
  }

  /// Does nothing: a text never shrinks.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    ignoring(.minimumScaleFactor)
  }

  /// Does nothing: the traits of `#Preview` name the layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    ignoring(.previewLayout)
  }

  /// Does nothing: each `#Preview` is shown at three widths.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    ignoring(.previewDevice)
  }

  /// Does nothing: `#Preview` has the name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    ignoring(.previewDisplayName)
  }

  /// Does nothing: a sheet is as high as its content.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    ignoring(.presentationDetents)
  }

  /// Does nothing: a sheet has a button that closes it.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    ignoring(.presentationDragIndicator)
  }

  /// Does nothing: a browser has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    ignoring(.statusBarHidden)
  }

  /// Does nothing: a browser has no status bar; the form before iOS 15.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    ignoring(.statusBar)
  }

  /// Does nothing: a page is painted as a whole.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    ignoring(.drawingGroup)
  }

  /// Does nothing: a page is painted as a whole.
  nonisolated public func compositingGroup() -> some View {
    ignoring(.compositingGroup)
  }

  /// Does nothing: a browser shows scroll bars as the person prefers.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    ignoring(.scrollIndicators)
  }

  /// Does nothing: a browser hides its keyboard itself.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    ignoring(.scrollDismissesKeyboard)
  }

  /// Does nothing: the style sheet sets the background of lists and forms.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    ignoring(.scrollContentBackground)
  }

  /// Does nothing: the style sheet sets the background of the bars.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    ignoring(.toolbarBackground)
  }

  /// Does nothing: all lists are inset groups.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    ignoring(
      S.self == InsetGroupedListStyle.self || S.self == DefaultListStyle.self ? nil : .listStyle)
  }

  /// Does nothing: all forms are inset groups.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    ignoring(
      S.self == GroupedFormStyle.self || S.self == AutomaticFormStyle.self ? nil : .formStyle)
  }

  /// Does nothing: a menu is a list of buttons.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    ignoring(S.self == DefaultMenuStyle.self ? nil : .menuStyle)
  }

  /// Does nothing: the browser draws date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    ignoring(S.self == DefaultDatePickerStyle.self ? nil : .datePickerStyle)
  }

  /// Does nothing: a tab view always has a bar.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    ignoring(S.self == DefaultTabViewStyle.self ? nil : .tabViewStyle)
  }

  /// Does nothing: the style sheet draws the lines between rows.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    ignoring(.listRowSeparator)
  }

  /// Does nothing: there are no sounds and no vibrations.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    ignoring(.sensoryFeedback)
  }
}

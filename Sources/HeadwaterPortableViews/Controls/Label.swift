/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Makes a label of any views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// Icon and title in a row.
  public var body: some View {
    HStack {
      icon.accessibilityHidden(true)
      title
    }
  }
}

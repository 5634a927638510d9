// A view for missing content.

@available(iOS 17.0, macOS 14.0, *)
@MainActor @preconcurrency
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() })
  public var body: some View { get }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil)
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil)
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  nonisolated public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { get }
  nonisolated public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  >
}

@available(iOS 17.0, macOS 14.0, *)
public struct SearchUnavailableContent {
  @MainActor @preconcurrency
  public struct Label: View {
    public var body: some View { get }
  }
  @MainActor @preconcurrency
  public struct Description: View {
    public var body: some View { get }
  }
  @MainActor @preconcurrency
  public struct Actions: View {
    public var body: some View { get }
  }
}

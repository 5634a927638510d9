/// A message that there is nothing to show, with a reason.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail comes here."))
/// ```
///
/// - Partial: `search` does not know the text of the search; use `search(text:)`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a message of any views.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where
  Label == HeadwaterPortableViews.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// Makes a message with a title and an icon.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = HeadwaterPortableViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with a title and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = HeadwaterPortableViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with a title and a picture.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    label = HeadwaterPortableViews.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with a title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    label = HeadwaterPortableViews.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message that a search has found nothing.
  nonisolated public static var search: Self { search(text: "") }

  /// Returns the message that a search for a text has found nothing.
  nonisolated public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: View {
  /// The label above the description and the actions.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
  }
}

/// The parts of the message that a search has found nothing.
public struct SearchUnavailableContent {
  /// The message that nothing was found.
  public struct Label {
    let text: String
    @Environment(\.catalogue) private var catalogue
  }

  /// Advice on the search.
  public struct Description {
    @Environment(\.catalogue) private var catalogue
  }

  /// Nothing.
  public struct Actions: View {
    /// No view.
    public var body: some View { EmptyView() }
  }
}

extension SearchUnavailableContent.Label: View {
  /// A title with an icon.
  public var body: some View {
    HeadwaterPortableViews.Label(
      text.isEmpty ? catalogue.text(.noResults) : catalogue.text(.noResultsFor, text),
      systemImage: "magnifyingglass")
  }
}

extension SearchUnavailableContent.Description: View {
  /// A text.
  public var body: some View { Text(verbatim: catalogue.text(.checkTheSpelling)) }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}

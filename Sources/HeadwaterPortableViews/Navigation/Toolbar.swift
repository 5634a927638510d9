/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place { case leading, principal, trailing, bottom }

  let place: Place

  /// At the trailing side.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading side.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing side.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// Below the content.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// At the trailing side: what is done is taken over.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading side: what is done is given up.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the trailing side: what is there is removed.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Below the content, where a phone shows it above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .bottom)
  /// Below the content.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// One thing that a toolbar shows; made by the contents in this module only.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// What a toolbar shows.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content that ``body`` is made of.
  associatedtype Body: ToolbarContent

  /// The content, composed of others.
  @ToolbarContentBuilder
  var body: Body { get }

  /// The things that are shown; only the contents of this module write their own.
  var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The things in ``body``.
  public var entries: [ToolbarEntry] { body.entries }
}

extension ToolbarContent where Body == Never {
  /// A built-in content has no body.
  public var body: Never {
    // Only our own contents have `Never` as their body, and nothing asks for it.
    fatalError("\(Self.self) is a built-in toolbar content and has no body")
  }
}

extension Never: ToolbarContent {
  /// Nothing: there is no value of this type.
  public var entries: [ToolbarEntry] {
    switch self {}
  }
}

/// One thing in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that is known by an id.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// The item.
  public var entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Several things at the same place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// The things of the group.
  public var entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Several toolbar contents, as the builder makes them.
public struct ToolbarContents {
  let contents: [any ToolbarContent]
}

extension ToolbarContents: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// The things of all of them.
  public var entries: [ToolbarEntry] { contents.flatMap { $0.entries } }
}

/// Toolbar content that is there or not, as the builder makes it of an `if`.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
  /// A built-in content has no body.
  public typealias Body = Never

  /// The things of the content, if it is there.
  public var entries: [ToolbarEntry] { content?.entries ?? [] }
}

/// Makes the content of a toolbar of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes an expression on as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes a single content on as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Puts several contents in a row.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContents {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarContents(contents: contents)
  }

  /// Makes content of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> OptionalToolbarContent<Content>
  {
    OptionalToolbarContent(content: content)
  }

  /// Makes content of the first branch of `if … else` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarContents {
    ToolbarContents(contents: [first])
  }

  /// Makes content of the other branch of `if … else` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarContents {
    ToolbarContents(contents: [second])
  }
}

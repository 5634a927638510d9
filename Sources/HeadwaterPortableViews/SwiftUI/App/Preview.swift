/// A preview of a view, which `#Preview` declares.
///
/// Tests get those of the program from `Previews.all`.
public struct Preview: Identifiable, Sendable {
  /// What the traits of a preview of a view are about.
  public enum ViewTraits: Sendable {}

  /// The name of what it shows; nil if its declaration gives none.
  public let name: String?
  /// The module and the file of the declaration, as in `#fileID`.
  public let fileID: String
  /// The line of the declaration.
  public let line: Int
  package let traits: [PreviewTrait<ViewTraits>]
  private let makeContent: @MainActor @Sendable () -> AnyView

  package init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>] = [], fileID: String, line: Int,
    content: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.traits = traits
    self.fileID = fileID
    self.line = line
    makeContent = content
  }

  /// The place of the declaration, which no other preview has: `Guestbook/GuestbookView.swift:40`.
  public var id: String { "\(fileID):\(line)" }

  /// The module of the declaration.
  public var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file of the declaration.
  public var file: String { fileID.split(separator: "/").last.map { String($0) } ?? fileID }

  /// The name, or that of the file without its extension.
  package var title: String { name ?? String(file.split(separator: ".").first ?? "Preview") }

  /// A new value of the view, such as for a `ViewHost`.
  @MainActor public var content: AnyView { makeContent() }
}

/// The size or the orientation in which a preview is shown.
public struct PreviewTrait<Subject>: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait
    case landscape
  }

  package let kind: Kind
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The size of a screen.
  public static var defaultLayout: Self { Self(kind: .defaultLayout) }

  /// The size of the view, in the middle of a plain ground.
  public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFits) }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .fixed(width: width, height: height))
  }

  /// A screen that is higher than wide.
  public static var portrait: Self { Self(kind: .portrait) }

  /// A screen that is higher than wide, like ``portrait``: a page has no upper side of its own.
  public static var portraitUpsideDown: Self { Self(kind: .portrait) }

  /// A screen that is wider than high.
  public static var landscapeLeft: Self { Self(kind: .landscape) }

  /// A screen that is wider than high, like ``landscapeLeft``.
  public static var landscapeRight: Self { Self(kind: .landscape) }
}

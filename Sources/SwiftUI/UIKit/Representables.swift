// The types that put views of UIKit into a screen. There are none in a page, and a use says what to do.

/// A view of UIKit, which a page cannot show.
@available(
  *, unavailable,
  message:
    "A page shows no views of UIKit. Put the view behind `#if canImport(UIKit)`, with a SwiftUI view in the `#else`."
)
public protocol UIViewRepresentable {}

/// A controller of UIKit, which a page cannot show.
@available(
  *, unavailable,
  message:
    "A page shows no controllers of UIKit. Put the view behind `#if canImport(UIKit)`, with a SwiftUI view in the `#else`."
)
public protocol UIViewControllerRepresentable {}

/// A controller of UIKit that shows a SwiftUI view, which a page does not need.
@available(
  *, unavailable,
  message: "A page shows no controllers of UIKit. Show the SwiftUI view itself, in a `WindowGroup`."
)
public final class UIHostingController<Content> {}

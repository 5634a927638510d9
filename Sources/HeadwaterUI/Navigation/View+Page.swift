import Foundation
import HeadwaterViews

extension View {
  /// Describes the screen around the view, for search engines and for messengers that show a link to it.
  ///
  /// ```swift
  /// MovieDetail(movie: movie)
  ///   .navigationTitle(movie.title)
  ///   .pageDescription("When it was made, who plays in it, and where to see it.")
  /// ```
  ///
  /// - Of several descriptions on the visible screen, that of the innermost view counts.
  /// - Programs that read a page do not run its script. So the description is that of the first response, in the
  ///   language of the request; people do not see it.
  /// - With SwiftUI it does nothing, since a screen there has no address.
  nonisolated public func pageDescription(_ key: LocalizedStringKey) -> some View {
    #if PortableViews
      pageDescription(text: Text(key))
    #else
      self
    #endif
  }

  /// Describes the screen around the view with a text that is not localized, for search engines and for
  /// messengers that show a link to it.
  ///
  /// With SwiftUI it does nothing.
  @_disfavoredOverload
  nonisolated public func pageDescription<S: StringProtocol>(_ text: S) -> some View {
    #if PortableViews
      pageDescription(text: Text(text))
    #else
      self
    #endif
  }

  /// Sets the picture that messengers show beside a link to the screen around the view.
  ///
  /// ```swift
  /// MovieDetail(movie: movie)
  ///   .previewImage(URL(string: "pictures/\(movie.id).png"))
  /// ```
  ///
  /// - The address is relative to that of the app, or a whole one. Serve the picture with a route of your own.
  /// - Of several pictures on the visible screen, that of the innermost view counts.
  /// - With SwiftUI it does nothing, since a screen there has no address.
  ///
  /// - Parameter url: The address of the picture; nil for none.
  nonisolated public func previewImage(_ url: URL?) -> some View {
    #if PortableViews
      pagePreviewImage(address: url?.relativeString)
    #else
      self
    #endif
  }
}

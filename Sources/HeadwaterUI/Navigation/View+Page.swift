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

  /// Names the address that stands for all addresses of the same content, for search engines.
  ///
  /// ```swift
  /// MovieDetail(movie: movie)
  ///   .canonicalAddress(URL(string: "movies/\(movie.id)"))
  /// ```
  ///
  /// Use it where several addresses show the same, such as one for each order of a list.
  ///
  /// - The address is relative to that of the app, or a whole one.
  /// - Of several addresses on the visible screen, that of the innermost view counts.
  /// - With SwiftUI it does nothing, since a screen there has no address.
  ///
  /// - Parameter url: The address; nil for none.
  nonisolated public func canonicalAddress(_ url: URL?) -> some View {
    #if PortableViews
      pageCanonicalAddress(url?.relativeString)
    #else
      self
    #endif
  }

  /// Asks search engines to leave the screen around the view out of what they find.
  ///
  /// ```swift
  /// SearchResults(text: text).excludedFromSearchEngines()
  /// ```
  ///
  /// It is a request, which the well-known ones follow, and no protection: a page that needs that has to ask who the
  /// person is. With SwiftUI it does nothing, since a screen there has no address.
  ///
  /// - Parameter isExcluded: Whether they are asked.
  nonisolated public func excludedFromSearchEngines(_ isExcluded: Bool = true) -> some View {
    #if PortableViews
      pageExcluded(isExcluded)
    #else
      self
    #endif
  }

  /// Lists addresses of the app that search engines are told of, beside those that its pages link to.
  ///
  /// ```swift
  /// FrontPage()
  ///   .siteAddresses(movies.map { "movies/\($0.id)" })
  /// ```
  ///
  /// - The host answers `sitemap.xml`, below the address of the app, with those of the views of the first screen, in the form of
  ///   [sitemaps.org](https://www.sitemaps.org/protocol.html). Without any, there is nothing at that address.
  /// - The addresses are relative to that of the app. A sitemap has at most 50 000; more are left out, and the log says so.
  /// - With SwiftUI it does nothing.
  ///
  /// - Parameter addresses: The addresses; an empty one is that of the first screen.
  nonisolated public func siteAddresses(_ addresses: [String]) -> some View {
    #if PortableViews
      pageSiteAddresses(addresses)
    #else
      self
    #endif
  }
}

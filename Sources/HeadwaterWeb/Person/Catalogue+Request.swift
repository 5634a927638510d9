import HTTPTypes
import HeadwaterPortableViews
import Hummingbird

extension Catalogue {
  /// The library's own texts for the person of a request: in the app's language that they read best, or in
  /// English.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - languages: The languages of the app.
  init(for request: Request, of languages: [String]) {
    let visitor = Visitor(acceptLanguage: request.headers[values: .acceptLanguage])
    self = Catalogue.fitting(visitor.language(among: languages)) ?? .english
  }
}

import Foundation
import HeadwaterPortableViews
import Hummingbird

/// The answer of an app to the question who a request comes from: a person, a guest, or nobody whom it serves.
///
/// ```swift
/// component.add(to: router) { request, context in
///   guard let user = context.user else {
///     return .refused(.redirect(to: "/sign-in"))
///   }
///   return .person(user.id) { $0.user = user }
/// }
/// ```
///
/// The host asks for each page, and again for each socket, since the person of a browser may have changed in
/// between.
public struct Admission: Sendable {
  /// The person's name; nil for a guest.
  let person: String?
  /// The time at which the app is asked again; nil for none.
  let end: Date?
  let environment: SessionEnvironment
  /// The response to a request that is not served.
  let refusal: Response?

  private init(
    person: String?, until end: Date? = nil, refusal: Response?,
    environment: @escaping SessionEnvironment
  ) {
    self.person = person
    self.end = end
    self.refusal = refusal
    self.environment = environment
  }

  /// Serves a person.
  ///
  /// - Parameters:
  ///   - id: A name that this person always has and nobody else, such as the id of their account. Views read it
  ///     as `visitor.person`, and ``LiveSessions`` finds the person's sessions by it.
  ///   - end: The time until which this holds, such as that at which their login expires; nil if it does not end by
  ///     itself. From then on no event of their pages is handled before the app has been asked again, with the cookies
  ///     that each page has come with. If it does not admit the same person any more, the pages load again.
  ///   - environment: Puts values for the views into the environment. For a session that lives on, it is called
  ///     again with each new judgement, so that a changed right takes effect.
  /// - Returns: The admission.
  public static func person(
    _ id: String, until end: Date? = nil, environment: @escaping SessionEnvironment = { _ in }
  ) -> Admission {
    Admission(person: id, until: end, refusal: nil, environment: environment)
  }

  /// Serves somebody who has not signed in.
  ///
  /// - Parameter environment: Puts values for the views into the environment.
  /// - Returns: The admission.
  public static func guest(environment: @escaping SessionEnvironment = { _ in }) -> Admission {
    Admission(person: nil, refusal: nil, environment: environment)
  }

  /// Serves nobody, and answers the request for the page with a response, such as a redirect or a page that says
  /// why.
  ///
  /// A socket is told to load the page again, which gets the response. If its status is 500 or more, the socket
  /// is told to come back later.
  public static func refused(_ response: Response) -> Admission {
    Admission(person: nil, refusal: response, environment: { _ in })
  }
}

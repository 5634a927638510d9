import HeadwaterPortableViews

/// Puts values for the views into a session's environment, such as the signed-in user.
///
/// It is called on the main actor before the session's views are made, and again with each new judgement of the
/// same person.
public typealias SessionEnvironment = @MainActor @Sendable (inout EnvironmentValues) -> Void

import HeadwaterPortableViews

/// Puts into a session's environment what its views shall know, such as the signed-in user.
///
/// It is called on the main actor, once, before the session's views are made.
public typealias SessionEnvironment = @MainActor @Sendable (inout EnvironmentValues) -> Void

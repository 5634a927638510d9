/// The live sessions of an app's people, to end or to judge them from anywhere in the process.
///
/// ```swift
/// await component.sessions.judgeAgain("ana")
/// ```
///
/// A host and a component have one, and you may make one yourself and hand it to them, for example to share it
/// with code that knows no host:
///
/// ```swift
/// static let sessions = LiveSessions()
/// ```
///
/// It knows the sessions of this process. With several processes, each follows a journaled store: ``follow(_:_:)``.
@MainActor public final class LiveSessions {
  private var registries: [Registry] = []

  /// Makes one without sessions.
  nonisolated public init() {}

  /// Returns the number of a person's sessions, connected or not.
  ///
  /// - Parameter person: The name that ``Admission`` gave the person.
  public func count(of person: String) -> Int {
    known.reduce(0) { $0 + $1.sessions(of: person).count }
  }

  /// Ends all sessions of a person, on all of their devices, for example because their account is blocked.
  ///
  /// Their pages load again, and the app judges who they are. When it returns, no event of these pages is handled
  /// any more.
  ///
  /// - Parameter person: The name that ``Admission`` gave the person.
  public func end(_ person: String) {
    for registry in known { registry.end(person) }
  }

  /// Asks the app again who is at the pages of a person, with the cookies that each page has come with.
  ///
  /// - Call it after a sign-out: the pages of that browser load again, as a guest's, and those on other devices
  ///   stay as they are.
  /// - Call it after a change of the person's rights: the environment of ``Admission`` is set again, and the views
  ///   that read it are updated.
  /// - If the app cannot tell now, with a status of 500 or more, the page waits and comes back.
  /// - When it returns, all pages of this person that were connected have been judged.
  ///
  /// - Parameter person: The name that ``Admission`` gave the person.
  public func judgeAgain(_ person: String) async {
    for registry in known { await registry.judgeAgain(person) }
  }
}

extension LiveSessions {
  private struct Registry {
    weak var registry: SessionRegistry?
  }

  private var known: [SessionRegistry] { registries.compactMap(\.registry) }

  func add(_ registry: SessionRegistry) {
    guard !registries.contains(where: { $0.registry === registry }) else { return }
    registries.removeAll { $0.registry == nil }
    registries.append(Registry(registry: registry))
  }
}

/// The texts that a person has typed into secure fields, for what must not contain them.
///
/// All of them are remembered, since each keystroke makes another text. They are only in memory, and only where
/// somebody asks for them.
@MainActor
package final class TypedSecrets {
  package private(set) var texts: Set<String> = []

  package init() {}

  func note(_ text: String) {
    if !text.isEmpty { texts.insert(text) }
  }
}

enum TypedSecretsKey: EnvironmentKey {
  static var defaultValue: TypedSecrets? { nil }
}

extension EnvironmentValues {
  /// Remembers what is typed into the secure fields below; nil where nobody asks for it.
  package var typedSecrets: TypedSecrets? {
    get { self[TypedSecretsKey.self] }
    set { self[TypedSecretsKey.self] = newValue }
  }
}

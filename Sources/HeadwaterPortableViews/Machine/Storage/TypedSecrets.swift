/// The texts that a person has typed into secure fields, for what must not contain them.
///
/// All of them are remembered, since each keystroke makes another text. They are only in memory, and only where
/// somebody asks for them.
@MainActor
package final class TypedSecrets {
  /// What stood in a field before it was emptied or replaced, and what stands there.
  package var texts: Set<String> {
    fields.values.reduce(into: []) { $0.formUnion($1.earlier.union([$1.current])) }
  }

  /// What a field had on the way to one of the texts: "p", "pa", "pas".
  package private(set) var beginnings: Set<String> = []

  private var fields: [Int: (current: String, earlier: Set<String>)] = [:]

  package init() {}

  /// - Parameters:
  ///   - text: The text of a field.
  ///   - field: The element that shows it.
  func note(_ text: String, of field: Int) {
    var (current, earlier) = fields[field] ?? ("", [])
    let isTypedOn = text.hasPrefix(current) || earlier.contains { $0.hasPrefix(current) }
    if !isTypedOn { earlier.insert(current) }
    current = text
    fields[field] = (current, earlier)
    if !text.isEmpty { beginnings.insert(text) }
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

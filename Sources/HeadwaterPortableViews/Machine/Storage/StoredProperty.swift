/// What `@AppStorage` and `@SceneStorage` have in common: a key, a form of text, and a default.
struct StoredProperty<Value> {
  let key: StorageKey
  let form: StoredForm<Value>
  let initialValue: Value
  private var storage: ValueStorage?
  private let shared = SharedStorage()

  init(_ key: StorageKey, _ form: StoredForm<Value>, _ initialValue: Value) {
    self.key = key
    self.form = form
    self.initialValue = initialValue
  }

  private var bound: ValueStorage? { storage ?? shared.storage }

  var value: Value {
    get {
      guard let text = bound?.text(of: key) else { return initialValue }
      return form.read(text) ?? initialValue
    }
    nonmutating set {
      guard let bound else { return ViewIssue.print(.storageWithoutView(key)) }
      bound.set(form.write(newValue), for: key)
    }
  }

  var binding: Binding<Value> {
    guard bound != nil else { return .constant(initialValue) }
    return Binding(location: StorageLocation(self))
  }

  func isSamePlace(as other: StoredProperty<Value>) -> Bool {
    key == other.key && bound === other.bound
  }

  /// Returns whether the maker of the view has passed the same key and default.
  func isSame(as other: StoredProperty<Value>) -> Bool {
    key == other.key && form.write(initialValue) == form.write(other.initialValue)
  }

  @MainActor
  mutating func bind(_ binding: inout PropertyBinding) {
    let graph = binding.node.graph
    if let text = graph.storage.untrackedText(of: key), form.read(text) == nil {
      graph.report(.unreadableStorage(key, type: Value.self, view: binding.node.name))
      graph.storage.drop(key)
    }
    if binding.isShared {
      shared.storage = graph.storage
    } else {
      storage = graph.storage
    }
  }
}

/// The storage of all copies of a property that was bound through a mirror.
private final class SharedStorage {
  var storage: ValueStorage?
}

/// A stored value, which a binding reads and writes.
final class StorageLocation<Value>: BindingLocation<Value> {
  private let property: StoredProperty<Value>

  init(_ property: StoredProperty<Value>) {
    self.property = property
  }

  override func get() -> Value { property.value }
  override func set(_ value: Value) { property.value = value }
  override var storedName: String? { property.key.area == .app ? property.key.name : nil }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? StorageLocation<Value>)?.property.isSamePlace(as: property) ?? false
  }
}

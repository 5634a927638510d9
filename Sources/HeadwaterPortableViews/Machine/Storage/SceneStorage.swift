/// A value that stays with one tab or window, such as a draft or the selected filter. All views of the window
/// that read its key share it.
///
/// ```swift
/// struct Editor: View {
///   @SceneStorage("draft") private var draft = ""
///   var body: some View { TextField("Message", text: $draft) }
/// }
/// ```
///
/// - A served app keeps it in the browser's session storage. It survives a reload and a restart of the server,
///   and ends with the tab.
/// - A copy of a tab, which browsers make with "Duplicate", begins with copies of its values, except of those whose keys
///   begin with `tab.`: an id of the window belongs to one. A browser can't tell in a page without encryption.
/// - It belongs to the signed-in person, and is gone when they sign out.
/// - A browser stores at most 64 values, and 16 KB with their keys. A value beyond that lasts as long as the
///   session, and is reported as an issue.
/// - It is a person's own input: they can edit it. A text that is no value of the type is dropped, with an
///   issue, and the default takes its place.
@propertyWrapper
public struct SceneStorage<Value> {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ form: StoredForm<Value>, _ initialValue: Value) {
    property = StoredProperty(StorageKey(.scene, key), form, initialValue)
  }

  /// The stored value; the default if nothing is stored.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value, for a control or a child view.
  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: DynamicProperty, StoredDynamicProperty, ComparedDynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding) {
    property.bind(&binding)
  }

  func isSame(as other: SceneStorage<Value>) -> Bool {
    property.isSame(as: other.property)
  }
}

extension SceneStorage {
  /// Stores a flag, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .described(), wrappedValue)
  }

  /// Stores an integer, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .described(), wrappedValue)
  }

  /// Stores a number, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .described(), wrappedValue)
  }

  /// Stores a text, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .described(), wrappedValue)
  }

  /// Stores a URL, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url, wrappedValue)
  }

  /// Stores some data, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .data, wrappedValue)
  }

  /// Stores a value by its raw value, an integer, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .rawValue(), wrappedValue)
  }

  /// Stores a value by its raw value, a text, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .rawValue(), wrappedValue)
  }
}

/// Values that may be missing. Setting nil removes the stored value.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a flag, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, StoredForm<Bool>.described().optional, nil)
  }

  /// Stores an integer, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(key, StoredForm<Int>.described().optional, nil)
  }

  /// Stores a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(key, StoredForm<Double>.described().optional, nil)
  }

  /// Stores a text, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(key, StoredForm<String>.described().optional, nil)
  }

  /// Stores a URL, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(key, StoredForm<URL>.url.optional, nil)
  }

  /// Stores some data, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(key, StoredForm<Data>.data.optional, nil)
  }

  /// Stores a value by its raw value, an integer, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, StoredForm<R>.rawValue().optional, nil)
  }

  /// Stores a value by its raw value, a text, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, StoredForm<R>.rawValue().optional, nil)
  }
}

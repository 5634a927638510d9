/// A value that stays with the person's browser, such as a preference. All views that read its key share it.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("isCompact") private var isCompact = false
///   var body: some View { Toggle("Compact rows", isOn: $isCompact) }
/// }
/// ```
///
/// - A served app keeps it in the browser's local storage. All tabs of the browser hear of a change. Small
///   values are there with the first page.
/// - It belongs to the signed-in person, and is gone when they sign out.
/// - A browser stores at most 64 values, and 16 KB with their keys. A value beyond that lasts as long as the
///   session, and is reported as an issue.
/// - It is a person's own input: they can edit it. Never derive a right or a price from it. A text that is no
///   value of the type is dropped, with an issue, and the default takes its place.
@propertyWrapper
public struct AppStorage<Value> {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ form: StoredForm<Value>, _ initialValue: Value) {
    property = StoredProperty(StorageKey(.app, key), form, initialValue)
  }

  /// The stored value; the default if nothing is stored.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value, for a control or a child view.
  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: DynamicProperty, StoredDynamicProperty, ComparedDynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding) {
    property.bind(&binding)
  }

  func isSame(as other: AppStorage<Value>) -> Bool {
    property.isSame(as: other.property)
  }
}

extension AppStorage {
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
extension AppStorage where Value: ExpressibleByNilLiteral {
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

/// The values whose screens lie on a navigation stack, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   Button("Show") { path.append(Item(id: 1)) }
///     .navigationDestination(for: Item.self) { ItemView(item: $0) }
/// }
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes a path of no screens.
  public init() {}

  /// Makes a path of the values of a sequence, the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the first.
  public var count: Int { values.count }

  /// Whether only the first screen is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts the screen of a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes screens away, the topmost first; all of them when there are fewer.
  ///
  /// - Parameter k: The number of screens.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}

/// The values, of any types, whose screens are on a navigation stack.
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

  /// Makes an empty path.
  public init() {}

  /// Makes a path from a sequence of values, the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the first.
  public var count: Int { values.count }

  /// Whether the stack has only the first screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the screen of a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes screens, the topmost first; all of them if there are fewer.
  ///
  /// - Parameter k: The number of screens.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}

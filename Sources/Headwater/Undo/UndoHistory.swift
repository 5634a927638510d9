/// The former values of a part of the state, and those that were undone.
///
/// It is a part of the state itself, beside the value that it is about:
///
/// ```swift
/// struct State: Equatable {
///   var document = Document()
///   var history = UndoHistory<Document>()
/// }
/// ```
///
/// ``Reducer/undoable(_:history:action:limit:grouping:)`` fills it. A view reads ``canUndo`` and ``canRedo``.
public struct UndoHistory<Value> {
  /// The values to go back to, the oldest first.
  private var past: [Value] = []
  /// The values that were undone, the next one last.
  private var future: [Value] = []
  /// The name of the group that the next change may belong to.
  private(set) var group: String?

  /// Makes a history without steps.
  public init() {}

  /// Whether there is a step to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a step to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// The number of steps that can be undone.
  public var undoCount: Int { past.count }

  /// The number of steps that can be redone.
  public var redoCount: Int { future.count }

  /// Forgets all steps.
  public mutating func removeAll() {
    self = UndoHistory()
  }

  /// Notes that a value has changed, and forgets the steps that were undone.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - group: The name of the group of changes that begins; nil for a step of its own.
  ///   - limit: The number of steps to keep.
  mutating func record(_ old: Value, group: String?, limit: Int) {
    self.group = group
    future = []
    past.append(old)
    if past.count > limit { past.removeFirst(past.count - limit) }
  }

  /// Does what a person asks for.
  ///
  /// - Returns: The value to put in the place of `current`; nil to leave it.
  mutating func perform(_ action: UndoAction, on current: @autoclosure () -> Value) -> Value? {
    group = nil
    switch action {
    case .undo:
      guard let value = past.popLast() else { return nil }
      future.append(current())
      return value
    case .redo:
      guard let value = future.popLast() else { return nil }
      past.append(current())
      return value
    case .endGroup:
      return nil
    }
  }
}

extension UndoHistory: Sendable where Value: Sendable {}
extension UndoHistory: Equatable where Value: Equatable {}
extension UndoHistory: Hashable where Value: Hashable {}
extension UndoHistory: Encodable where Value: Encodable {}
extension UndoHistory: Decodable where Value: Decodable {}

extension UndoHistory: CustomStringConvertible {
  /// The numbers of steps.
  public var description: String { "\(past.count) to undo, \(future.count) to redo" }
}

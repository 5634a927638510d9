/// The former values of a part of the state, and the values that were undone.
///
/// It is a part of the state itself, beside the value:
///
/// ```swift
/// struct State: Equatable {
///   var document = Document()
///   var history = UndoHistory<Document>()
/// }
/// ```
///
/// ``Reducer/undoable(_:history:action:limit:grouping:)`` fills it. A view reads ``canUndo`` and ``canRedo``.
///
/// A reducer may also fill it by hand, where the steps are not those of single actions:
///
/// ```swift
/// case .dragEnded(let shape):
///   state.history.record(state.document)
///   state.document.move(shape)
/// case .undoTapped:
///   state.history.undo(&state.document)
/// ```
///
/// Use one of the two for a history: `undoable` would record what the reducer restores.
public struct UndoHistory<Value> {
  /// The former values, the oldest first.
  private var past = UndoSteps<Value>()
  /// The values that were undone. The last of them is the next to redo.
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

  /// Records a change of the value as a step, and forgets the steps that were undone.
  ///
  /// Changes with the same group, one after the other, are one step: only the first of them is recorded.
  ///
  /// - Parameters:
  ///   - old: The value before the change.
  ///   - group: The name of the group that the change belongs to; nil for a step of its own.
  ///   - limit: The number of steps to keep, at least one.
  public mutating func record(_ old: Value, group: String? = nil, limit: Int = 100) {
    if let group, group == self.group { return }
    self.group = group
    future = []
    past.append(old)
    past.forgetOldest(limit: max(limit, 1))
  }

  /// Restores the value before the last step.
  ///
  /// - Returns: Whether there was a step.
  @discardableResult
  public mutating func undo(_ value: inout Value) -> Bool { perform(.undo, on: &value) }

  /// Restores the value that the last undo replaced.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func redo(_ value: inout Value) -> Bool { perform(.redo, on: &value) }

  /// Ends the current group of changes. The next change starts a new step.
  public mutating func endGroup() {
    group = nil
  }

  private mutating func perform(_ action: UndoAction, on value: inout Value) -> Bool {
    guard let former = perform(action, on: value) else { return false }
    value = former
    return true
  }

  /// Performs an undo action.
  ///
  /// - Returns: The value that replaces `current`; nil to keep it.
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
  /// The numbers of steps to undo and to redo.
  public var description: String { "\(past.count) to undo, \(future.count) to redo" }
}

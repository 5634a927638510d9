/// What a person asks of an ``UndoHistory``.
public enum UndoAction: Hashable, Codable, Sendable {
  /// Puts the value before the last step back.
  case undo
  /// Puts the value back that the last undo took away.
  case redo
  /// Ends the group of changes: the next change begins a step of its own.
  ///
  /// Send it when a person leaves a field, or has not typed for a while.
  case endGroup
}

/// How the changes of an action become steps that can be undone.
public enum UndoGrouping: Hashable, Sendable {
  /// The action's change is a step of its own.
  case step
  /// The action's change belongs to one step with the changes before it of the same name, such as the
  /// characters that are typed into a field.
  case group(String)
  /// The action's change is no step, such as a value that a server sends.
  case unrecorded
}

/// A request of a person to an ``UndoHistory``.
public enum UndoAction: Hashable, Codable, Sendable {
  /// Restores the value before the last step.
  case undo
  /// Restores the value that the last undo replaced.
  case redo
  /// Ends the current group of changes. The next change starts a new step.
  ///
  /// Send it when a person leaves a field, or has not typed for some time.
  case endGroup
}

/// The way in which the change of an action becomes a step.
public enum UndoGrouping: Hashable, Sendable {
  /// The action's change is a step of its own.
  case step
  /// The action's change and the preceding changes with the same name form one step. Use it for the
  /// characters of a text field.
  case group(String)
  /// The action's change is not a step. Use it for values from a server.
  case unrecorded
}

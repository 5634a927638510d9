import Headwater

/// A property that a feature has to have, for `explore`.
///
/// A state is judged when it is at rest: when nothing goes on without the person or the world. A step is judged as soon
/// as the reducer has made it.
public struct ExplorationProperty<State, Action> {
  enum Kind {
    case always, never, sometimes
    case eventually, leadsTo
    case step
  }

  let name: String
  let kind: Kind
  let start: (Moment<State>) -> Bool
  let goal: (Moment<State>) -> Bool
  var step: (_ before: State, _ action: Action, _ after: State) -> Bool = { _, _, _ in true }
  let site: CallSite

  /// Holds if a condition holds in every state.
  ///
  /// - Parameters:
  ///   - name: The property in words, such as "one save at a time".
  ///   - condition: Whether it holds in a state.
  public static func always(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: @escaping (Moment<State>) -> Bool
  ) -> ExplorationProperty {
    ExplorationProperty(
      name: name, kind: .always, start: { _ in true }, goal: condition,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds if a condition holds in no state.
  ///
  /// - Parameters:
  ///   - name: What must not happen, in words.
  ///   - condition: Whether it happens in a state.
  public static func never(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: @escaping (Moment<State>) -> Bool
  ) -> ExplorationProperty {
    ExplorationProperty(
      name: name, kind: .never, start: { _ in true }, goal: condition,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds if a condition holds in some state: a screen can be reached.
  ///
  /// - Parameters:
  ///   - name: What can happen, in words.
  ///   - condition: Whether it happens in a state.
  public static func sometimes(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: @escaping (Moment<State>) -> Bool
  ) -> ExplorationProperty {
    ExplorationProperty(
      name: name, kind: .sometimes, start: { _ in true }, goal: condition,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds if, from every state and while the person does nothing more, a condition holds sooner or later.
  ///
  /// The world may answer in any way, but it answers: a question is not left open forever, and time goes on.
  ///
  /// - Parameters:
  ///   - name: What happens in the end, in words, such as "the spinner ends".
  ///   - condition: Whether it has happened in a state.
  public static func eventually(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ condition: @escaping (Moment<State>) -> Bool
  ) -> ExplorationProperty {
    ExplorationProperty(
      name: name, kind: .eventually, start: { _ in true }, goal: condition,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds if each state that meets one condition leads, while the person does nothing more, to one that meets
  /// another. Both may be the same state.
  ///
  /// - Parameters:
  ///   - name: The property in words, such as "what was typed gets saved".
  ///   - start: Whether it begins in a state.
  ///   - goal: Whether it has come to its end in a state.
  public static func leadsTo(
    _ name: String, from start: @escaping (Moment<State>) -> Bool,
    to goal: @escaping (Moment<State>) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ExplorationProperty {
    ExplorationProperty(
      name: name, kind: .leadsTo, start: start, goal: goal,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds if a condition holds for every step: for each action, with the states before and after it.
  ///
  /// ```swift
  /// .step("cancel keeps what was typed") { before, action, after in
  ///   action != .cancelled || after.text == before.text
  /// }
  /// ```
  ///
  /// - Every action is judged that the reducer processes: one of the person, one that an effect sends, and each follow-up.
  ///   The states are those right before and after it, and not only those at rest.
  /// - The failure contains the action, and the difference of the two states.
  ///
  /// - Parameters:
  ///   - name: The property in words, such as "cancel keeps what was typed".
  ///   - condition: Whether it holds for a step.
  public static func step(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ condition: @escaping (_ before: State, _ action: Action, _ after: State) -> Bool
  ) -> ExplorationProperty {
    var property = ExplorationProperty(
      name: name, kind: .step, start: { _ in true }, goal: { _ in true },
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    property.step = condition
    return property
  }
}

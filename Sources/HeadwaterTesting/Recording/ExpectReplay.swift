import Headwater

/// Replays a recording with a reducer, and fails the test at the first state that differs.
///
/// ```swift
/// @Test("last week's crash stays fixed")
/// func replay() throws {
///   let text = try String(contentsOf: file, encoding: .utf8)
///   expectReplay(of: try Recording(jsonLines: text), by: SignUp(client: .unused))
/// }
/// ```
///
/// - Only the reducer runs, without effects and middlewares. The recording contains the actions they sent.
/// - It stops at the first difference, since the following states would differ too.
///
/// - Parameters:
///   - recording: The recording.
///   - reducer: The feature. Effects do not run, and never call its dependencies.
public func expectReplay<R: Reducer>(
  of recording: Recording<R.State, R.Action>, by reducer: R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) where R.State: Equatable {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let failure = firstDifference(of: recording, by: reducer) { reportFailure(failure, at: site) }
}

/// The failure of `expectReplay`; nil if every state equals the recorded one.
func firstDifference<R: Reducer>(
  of recording: Recording<R.State, R.Action>, by reducer: R
) -> String? where R.State: Equatable {
  let resolved = reducer.resolved()
  var state = recording.initialState
  for (index, step) in recording.steps.enumerated() {
    let before = state
    if !step.isStopped { _ = resolved.reduce(&state, step.action) }
    if state == step.state { continue }
    return .otherReplay(
      step: index + 1, of: recording.steps.count, action: text(ofAction: step.action),
      origin: step.origin,
      difference: ValueFormat.standard.inequality(expected: step.state, actual: state),
      places: changedPlaces(from: step.state, to: state),
      leftUnchanged: before == state)
  }
  return nil
}

extension String {
  fileprivate static func otherReplay(
    step: Int, of count: Int, action: String, origin: String, difference: String,
    places: [ChangedPlace], leftUnchanged: Bool
  ) -> String {
    """
    Step \(step) of \(count), \(action)\(origin.isEmpty ? "" : " from \(origin)"), does not lead to \
    the recorded state\(leftUnchanged ? "; the reducer changed nothing" : ""):

    \(indented(difference))

    (− recorded, + replayed)\(differsIn(places))

    Either the reducer has changed on purpose, and the recording has to be made anew, or it depends \
    on something that is neither in the state nor in the action.
    """
  }
}

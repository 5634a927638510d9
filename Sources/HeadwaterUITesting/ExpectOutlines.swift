import HeadwaterPortableViews
import HeadwaterTesting

/// Replays a recording, and compares what a view shows after each action with recorded outlines.
///
/// ```swift
/// @Test("the session that went wrong shows the right screens")
/// @MainActor
/// func session() throws {
///   let recording = try Recording<SignUp.State, SignUp.Action>(jsonLines: text)
///   expectOutlines(of: recording, by: SignUp(client: .unused), named: "wrong name") { store in
///     SignUpView(store: store)
///   }
/// }
/// ```
///
/// The recorded outlines are the file `Outlines/<test file>/<name>.txt` beside the test file, as those of
/// ``ViewHost/matchesOutline(_:filePath:)``. With the environment variable `HEADWATER_RECORD_OUTLINES` set to 1,
/// the function writes the file.
///
/// - Only the reducer runs, without effects and subscriptions. The recording contains the actions they sent.
/// - What the view itself sends, such as when it appears, is in the recording too, and is not sent again.
/// - A state that differs from the recorded one fails the test before any screen is compared.
///
/// - Parameters:
///   - recording: The recording, such as one of a session in a served page.
///   - reducer: The feature. Effects do not run, and never call its dependencies.
///   - name: The name of the outlines.
///   - environment: The environment of the view.
///   - view: Makes the view of a store.
@MainActor
public func expectOutlines<R: Reducer, Content: View>(
  of recording: Recording<R.State, R.Action>, by reducer: R, named name: String,
  environment: EnvironmentValues = EnvironmentValues(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ViewBuilder view: (Store<R.State, R.Action>) -> Content
) where R.State: Equatable {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let failure = firstDifference(of: recording, by: reducer) {
    return reportFailure(failure, at: site)
  }
  let outlines = outlines(of: recording, by: reducer, environment: environment, view: view)
  do {
    try RecordedOutlines(beside: filePath).compare(outlines, name: name)
  } catch {
    reportFailure("\(error)", at: site)
  }
}

/// The outline at the beginning and after each action.
@MainActor
func outlines<R: Reducer, Content: View>(
  of recording: Recording<R.State, R.Action>, by reducer: R, environment: EnvironmentValues,
  @ViewBuilder view: (Store<R.State, R.Action>) -> Content
) -> String {
  let gate = Gate()
  let reduce = reducer.resolved().reduce
  let store = Store(
    initialState: recording.initialState,
    reducer: Reduce<R.State, R.Action> { state, action in
      _ = reduce(&state, action)
      return .none
    }, middleware: GateMiddleware<R.State, R.Action>(gate: gate))
  let host = ViewHost(view(store), environment: environment)
  var last = host.outline
  var parts = ["At the beginning:\n\(last.indented)"]
  for (index, step) in recording.steps.enumerated() {
    if !step.isStopped {
      gate.isOpen = true
      store.send(step.action)
      gate.isOpen = false
    }
    let outline = host.outline
    let shown = outline == last ? "  (as before)" : outline.indented
    let stopped = step.isStopped ? ", which was stopped" : ""
    parts.append("\(index + 1). \(text(ofAction: step.action))\(stopped):\n\(shown)")
    last = outline
  }
  return parts.joined(separator: "\n\n")
}

/// Whether actions pass: those of the recording do, and those of the view don't.
@MainActor
private final class Gate {
  var isOpen = false
}

private struct GateMiddleware<State, Action>: Middleware {
  let gate: Gate

  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action> {
    MainActor.assumeIsolated { gate.isOpen } ? .pass : .stop()
  }
}

extension String {
  /// Each line of the text, two columns further.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

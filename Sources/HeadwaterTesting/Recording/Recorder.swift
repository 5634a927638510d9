import Headwater

/// Records what a store does, from the moment at which it is attached.
///
/// ```swift
/// let recorder = Recorder<SignUp.State, SignUp.Action> { line in log.write(line) }
/// store.attach(recorder)
/// ```
///
/// - Each line is handed over as it comes into being, so a process that is killed leaves what it did
///   until then.
/// - It keeps each state, so a change of a collection in the state copies that collection as long as
///   the recorder is attached.
/// - What can't be encoded is reported to `onFailure`, and recording goes on.
public final class Recorder<State: Codable, Action: Codable>: StoreObserver {
  /// What was recorded so far; nil until the recorder is attached.
  public private(set) var recording: Recording<State, Action>?

  private let write: ((String) -> Void)?
  private let onFailure: (any Error) -> Void

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - write: Called with each line, its line end included; nil keeps the recording in memory only.
  ///   - onFailure: Called with an error that encoding a line threw; prints it by default.
  public init(
    write: ((_ line: String) -> Void)? = nil,
    onFailure: @escaping (_ error: any Error) -> Void = {
      print("Headwater issue: a line of a recording could not be encoded, and is left out. \($0)")
    }
  ) {
    self.write = write
    self.onFailure = onFailure
  }

  public func attached(state: State) {
    recording = Recording(initialState: state)
    writeLine { try Recording<State, Action>.firstLine(state) }
  }

  public func turnEnded(_ turn: StoreTurn<Action>, state: State) {
    let step = Recording<State, Action>.Step(
      action: turn.action, origin: turn.origin.description, isStopped: turn.isStopped, state: state)
    recording?.steps.append(step)
    writeLine { try Recording<State, Action>.line(step) }
  }

  private func writeLine(_ line: () throws -> String) {
    guard let write else { return }
    do {
      write(try line())
    } catch {
      onFailure(error)
    }
  }
}

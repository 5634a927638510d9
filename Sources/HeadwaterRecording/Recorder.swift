import Headwater

/// Records the actions and states of a store, beginning when it is attached.
///
/// ```swift
/// let recorder = Recorder<SignUp.State, SignUp.Action> { line in log.write(line) }
/// store.attach(recorder)
/// ```
///
/// - It writes each line after its turn. If the process is killed, the lines until then are kept.
/// - It keeps each state. As long as it is attached, each change of a collection in the state therefore
///   copies that collection.
/// - If a step can't be encoded, it calls `onFailure` and continues.
public final class Recorder<State: Codable, Action: Codable>: StoreObserver {
  /// The recording so far; nil until the recorder is attached.
  public private(set) var recording: Recording<State, Action>?

  private let limit: Int?
  private let write: ((String) -> Void)?
  private let onFailure: (any Error) -> Void

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - limit: The number of actions to keep in memory, the last ones; nil for all. The recording then begins with
  ///     the state before them.
  ///   - write: Called with each line, including its end. Without it, the recording is only kept in memory.
  ///   - onFailure: Called with an error of encoding a line. By default, it prints the error, at once.
  public init(
    limit: Int? = nil, write: ((_ line: String) -> Void)? = nil,
    onFailure: @escaping (_ error: any Error) -> Void = {
      StandardOutput.print(
        "Headwater issue: a line of a recording could not be encoded, and is left out. \($0)")
    }
  ) {
    self.limit = limit.map { max($0, 1) }
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
    keep(step)
    writeLine { try Recording<State, Action>.line(step) }
  }

  private func keep(_ step: Recording<State, Action>.Step) {
    recording?.steps.append(step)
    guard let limit, let count = recording?.steps.count, count > limit else { return }
    if let first = recording?.steps.removeFirst() { recording?.initialState = first.state }
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

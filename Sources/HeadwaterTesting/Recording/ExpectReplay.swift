import Foundation
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

/// Replays all recordings in a folder with a reducer, and fails the test for each that differs or can't be read.
///
/// ```swift
/// @Test("what went wrong once stays right")
/// func recordings() {
///   let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")
///   expectReplay(ofFolder: folder, by: SignUp(client: .unused))
/// }
/// ```
///
/// - A recording is a file whose name ends in `.jsonl`. Other files, and folders inside, are passed over.
/// - All recordings are replayed, in the order of their names. A failure names the file and the line.
/// - A folder that is missing, or has no recordings, is a failure: the test would test nothing.
///
/// - Parameters:
///   - folder: The folder.
///   - reducer: The feature. Effects do not run, and never call its dependencies.
public func expectReplay<R: Reducer>(
  ofFolder folder: URL, by reducer: R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) where R.State: Codable & Equatable, R.Action: Codable {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for failure in replayFailures(ofFolder: folder, by: reducer) { reportFailure(failure, at: site) }
}

/// The failures of the recordings in a folder.
func replayFailures<R: Reducer>(
  ofFolder folder: URL, by reducer: R
) -> [String] where R.State: Codable & Equatable, R.Action: Codable {
  let names: [String]
  do {
    names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
  } catch {
    return [.noFolder(folder.path, error)]
  }
  if names.isEmpty { return [.noRecordings(folder.path)] }
  return names.compactMap { name in
    let text: String
    do {
      text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    } catch {
      return "\(name): the file can't be read: \(error.localizedDescription)"
    }
    do throws(RecordingError) {
      let recording = try Recording<R.State, R.Action>(jsonLines: text)
      guard let found = difference(of: recording, by: reducer) else { return nil }
      // The first line has the initial state.
      return "\(name), line \(found.step + 1): \(found.message)"
    } catch {
      return "\(name): \(error)"
    }
  }
}

/// The failure of `expectReplay`; nil if every state equals the recorded one.
package func firstDifference<R: Reducer>(
  of recording: Recording<R.State, R.Action>, by reducer: R
) -> String? where R.State: Equatable {
  difference(of: recording, by: reducer)?.message
}

/// The first step, counted from 1, that does not lead to the recorded state.
private func difference<R: Reducer>(
  of recording: Recording<R.State, R.Action>, by reducer: R
) -> (step: Int, message: String)? where R.State: Equatable {
  let resolved = reducer.resolved()
  var state = recording.initialState
  for (index, step) in recording.steps.enumerated() {
    let before = state
    if !step.isStopped { _ = resolved.reduce(&state, step.action) }
    if state == step.state { continue }
    let message = String.otherReplay(
      step: index + 1, of: recording.steps.count, action: text(ofAction: step.action),
      origin: step.origin,
      difference: ValueFormat.standard.inequality(expected: step.state, actual: state),
      places: changedPlaces(from: step.state, to: state, limit: mostDifferences),
      leftUnchanged: before == state)
    return (index + 1, message)
  }
  return nil
}

extension String {
  fileprivate static func noFolder(_ path: String, _ error: any Error) -> String {
    """
    The folder of the recordings can't be read: \(error.localizedDescription)

    It is \(path).

    Likely its path is wrong. A test finds a folder beside itself with \
    URL(filePath: #filePath).deletingLastPathComponent().
    """
  }

  fileprivate static func noRecordings(_ path: String) -> String {
    """
    There are no recordings in \(path), so nothing was replayed.

    The names of recordings end in ".jsonl".
    """
  }

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

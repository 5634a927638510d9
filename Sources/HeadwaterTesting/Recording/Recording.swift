import Foundation
import Headwater

/// What a store did: the state it began with, and each action with the state after it.
///
/// A recording is a text in JSON Lines: the first line holds the initial state, each further line one
/// action. So a crash loses at most its last line, and two recordings can be compared line by line.
///
/// ```swift
/// let recorder = Recorder<Counter.State, Counter.Action>()
/// store.attach(recorder)
/// …
/// try recorder.recording?.jsonLines().write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// In a test, `expectReplay(of:by:)` takes the reducer through it again.
public struct Recording<State: Codable, Action: Codable> {
  /// The state before any action.
  public var initialState: State

  /// The actions, in the order in which they were processed.
  public var steps: [Step]

  /// Whether the text ended in the middle of a line, which was left out: the process that wrote it
  /// was killed.
  public private(set) var isTruncated = false

  /// One action, and what it led to.
  public struct Step: Codable {
    /// The action as the reducer saw it.
    public var action: Action

    /// Where it came from, in words.
    public var origin: String

    /// Whether a middleware stopped it before the reducer.
    public var isStopped: Bool

    /// The state after it.
    public var state: State

    /// Makes a step.
    public init(action: Action, origin: String = "", isStopped: Bool = false, state: State) {
      self.action = action
      self.origin = origin
      self.isStopped = isStopped
      self.state = state
    }
  }

  /// Makes a recording of what is known already.
  public init(initialState: State, steps: [Step] = []) {
    self.initialState = initialState
    self.steps = steps
  }

  /// Reads a recording.
  ///
  /// - Parameter jsonLines: The text, as `jsonLines()` and `Recorder` write it. A last line without
  ///   its line end that can't be read is left out.
  /// - Throws: `RecordingError`, which names the line and what is wrong with it.
  public init(jsonLines: String) throws(RecordingError) {
    var lines = jsonLines.split(omittingEmptySubsequences: false) {
      // Of a text that went through a Windows checkout a line end is one character, too.
      $0 == "\n" || $0 == "\r\n"
    }
    // What follows the last line end: nothing, or a line that was not written to its end.
    let last = lines.popLast() ?? ""
    guard let first = lines.first else {
      throw RecordingError(line: 1, problem: "there is no complete first line")
    }
    let head = try Self.decode(Head.self, from: first, line: 1)
    guard head.version == Head.currentVersion else {
      throw RecordingError(
        line: 1,
        problem: "its version is \(head.version), and this library reads \(Head.currentVersion)")
    }
    initialState = head.state
    steps = []
    for (index, line) in lines.enumerated().dropFirst() {
      steps.append(try Self.decode(Step.self, from: line, line: index + 1))
    }
    guard !last.isEmpty else { return }
    if let step = try? Self.decode(Step.self, from: last, line: lines.count + 1) {
      steps.append(step)
    } else {
      isTruncated = true
    }
  }

  /// The text of this recording, each line with its end.
  ///
  /// - Throws: What encoding the state or an action throws.
  public func jsonLines() throws -> String {
    var text = try Self.firstLine(initialState)
    for step in steps { text += try Self.line(step) }
    return text
  }

  static func firstLine(_ state: State) throws -> String {
    try encode(Head(version: Head.currentVersion, state: state))
  }

  static func line(_ step: Step) throws -> String { try encode(step) }

  private struct Head: Codable {
    static var currentVersion: Int { 1 }

    var version: Int
    var state: State

    enum CodingKeys: String, CodingKey {
      case version = "headwater"
      case state
    }
  }

  private static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from text: Substring, line: Int
  ) throws(RecordingError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw RecordingError(line: line, problem: error.words)
    } catch {
      throw RecordingError(line: line, problem: "\(error)")
    }
  }
}

extension Recording: Sendable where State: Sendable, Action: Sendable {}
extension Recording.Step: Sendable where State: Sendable, Action: Sendable {}
extension Recording: Equatable where State: Equatable, Action: Equatable {}
extension Recording.Step: Equatable where State: Equatable, Action: Equatable {}

/// A text that is not a recording, or one of other types.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The line that can't be read, counted from 1.
  public let line: Int

  /// What is wrong with it.
  public let problem: String

  /// The line, what is wrong with it, and what to do.
  public var description: String {
    """
    Line \(line) of the recording can't be read: \(problem). Likely the state or the actions have \
    changed their form since it was made: record it anew, or decode the old form in `init(from:)`.
    """
  }
}

extension DecodingError {
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(context.place) has no \"\(key.stringValue)\""
    case .typeMismatch(let type, let context):
      "\(context.place) is not of the type \(type)"
    case .valueNotFound(let type, let context):
      "\(context.place) is null, where a \(type) is expected"
    case .dataCorrupted(let context):
      "\(context.place) is no valid value: \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    let path = codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return path.isEmpty ? "the line" : "`\(path.drop { $0 == "." })`"
  }
}

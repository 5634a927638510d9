import Foundation
import Headwater

/// A recording of a store: its initial state, and each action with the state after it.
///
/// Its text has the format JSON Lines: the first line contains the initial state, and each further line an
/// action. A crash therefore loses at most the last line, and recordings can be compared line by line.
///
/// ```swift
/// let recorder = Recorder<Counter.State, Counter.Action>()
/// store.attach(recorder)
/// …
/// try recorder.recording?.jsonLines().write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// In a test, `expectReplay(of:by:)` replays it with the reducer.
public struct Recording<State: Codable, Action: Codable> {
  /// The state before any action.
  public var initialState: State

  /// The actions, in the order in which they were processed.
  public var steps: [Step]

  /// Whether the text ended in the middle of a line because its process was killed. That line is left out.
  public private(set) var isTruncated = false

  /// One action, with the state after it.
  public struct Step: Codable {
    /// The action as the reducer saw it.
    public var action: Action

    /// The origin of the action, in words.
    public var origin: String

    /// Whether a middleware stopped the action.
    public var isStopped: Bool

    /// The state after the action.
    public var state: State

    /// Makes a step.
    public init(action: Action, origin: String = "", isStopped: Bool = false, state: State) {
      self.action = action
      self.origin = origin
      self.isStopped = isStopped
      self.state = state
    }
  }

  /// Makes a recording.
  public init(initialState: State, steps: [Step] = []) {
    self.initialState = initialState
    self.steps = steps
  }

  /// Reads a recording.
  ///
  /// - Parameter jsonLines: The text that `jsonLines()` or `Recorder` has written. A last line without a line
  ///   end is left out if it can't be read.
  /// - Throws: `RecordingError`, which names the line and the problem.
  public init(jsonLines: String) throws(RecordingError) {
    var lines = jsonLines.split(omittingEmptySubsequences: false) {
      // A Windows line end is one character too.
      $0 == "\n" || $0 == "\r\n"
    }
    // The text after the last line end: nothing, or an incomplete line.
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

  /// Returns the text of this recording, with an end for each line.
  ///
  /// - Throws: An error of encoding the state or an action. What could not be read again is one, too.
  public func jsonLines() throws -> String {
    var text = try Self.firstLine(initialState)
    for step in steps { text += try Self.line(step) }
    return text
  }

  /// - Parameters:
  ///   - state: The state before any action.
  ///   - mark: The beginning of each name of a field or a case, to tell them from the keys of dictionaries.
  static func firstLine(_ state: State, marking mark: String? = nil) throws -> String {
    try encode(Head(version: Head.currentVersion, state: state), marking: mark) {
      "The initial state"
    }
  }

  static func line(_ step: Step, marking mark: String? = nil) throws -> String {
    try encode(step, marking: mark) {
      let isOfAction = (try? encode(step.action) { "" }) == nil
      return "The \(isOfAction ? "" : "state after the ")action \(actionName(step.action))"
    }
  }

  fileprivate struct Head: Codable {
    static var currentVersion: Int { 1 }

    var version: Int
    var state: State

    enum CodingKeys: String, CodingKey {
      case version = "headwater"
      case state
    }
  }

  /// - Parameters:
  ///   - mark: The beginning of each name of a field or a case.
  ///   - what: What can't be recorded, if it can't be read again.
  private static func encode<Value: Codable>(
    _ value: Value, marking mark: String? = nil, what: () -> String
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var text = String(decoding: try encoder.encode(value), as: UTF8.self)
    let read: Value
    do throws(RecordingError) {
      // One such line makes all of a recording useless.
      read = try decode(Value.self, from: text[...], line: 1)
    } catch {
      throw UnreadableLine(what: what(), problem: error.problem)
    }
    // Other values differ on purpose, such as one with a cache that is not encoded.
    if isEqual(value, read) == false, hasNestedNil(value) { throw NestedNil(what: what()) }
    if let mark {
      encoder.keyEncodingStrategy = .custom { marked($0, by: mark) }
      text = String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    return text + "\n"
  }

  /// Whether two values are equal; nil if they can't be compared.
  private static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
    func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return (left as? any Equatable).map { isEqual($0) }
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

/// A key with a mark if it is the name of a field or a case. Their types are enums, unlike those of dictionary keys.
private func marked(_ path: [any CodingKey], by mark: String) -> any CodingKey {
  guard let key = path.last else { return MarkedName(stringValue: mark) }
  guard Mirror(reflecting: key).displayStyle == .enum else { return key }
  return MarkedName(stringValue: mark + key.stringValue)
}

/// Whether a value contains an optional with an optional that is nil. JSON writes both as it writes nil.
private func hasNestedNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional, let content = mirror.children.first {
    let inner = Mirror(reflecting: content.value)
    if inner.displayStyle == .optional && inner.children.isEmpty { return true }
  }
  return mirror.children.contains { hasNestedNil($0.value) }
}

private struct MarkedName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Recording: Sendable where State: Sendable, Action: Sendable {}
extension Recording.Step: Sendable where State: Sendable, Action: Sendable {}
extension Recording: Equatable where State: Equatable, Action: Equatable {}
extension Recording.Step: Equatable where State: Equatable, Action: Equatable {}
extension Recording.Head: Equatable where State: Equatable {}

/// The error of reading a text that is not a recording of these types.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The line that can't be read, counted from 1.
  public let line: Int

  /// The problem with the line.
  public let problem: String

  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The line, the problem, and what to do.
  public var description: String {
    """
    Line \(line) of the recording can't be read: \(problem).

    Likely the state or the actions have changed their form since it was made.

    Record it again, or decode the old form in `init(from:)`.
    """
  }
}

/// The error of writing what can't be read again.
private struct UnreadableLine: Error, CustomStringConvertible {
  let what: String
  let problem: String

  var description: String {
    """
    \(what) can't be recorded, since it could not be read again: \(problem).

    Likely it has a Decimal that is not a number, or is nested deeper than 512 levels, or the `encode(to:)` of a type \
    writes what its `init(from:)` does not read.
    """
  }
}

/// The error of writing an optional of an optional, which would be read as another value.
private struct NestedNil: Error, CustomStringConvertible {
  let what: String

  var description: String {
    """
    \(what) can't be recorded, since it would be read as another value: it has an optional that contains nil.

    JSON writes an optional of an optional, such as `Int??`, as null in both cases.

    Use an enum with a case for each of them, or one optional.
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
      "\(context.place) is no valid value: "
        + (context.debugDescription.hasSuffix(".")
          ? String(context.debugDescription.dropLast()) : context.debugDescription)
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

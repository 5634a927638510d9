import Foundation

/// Turns the JSON of one version of a reducer into that of the next.
///
/// ```swift
/// Upcaster(from: 1, action: { json in json["added"] = json["add"] })
/// ```
///
/// An entry or a snapshot of version 1 goes through the upcasters from 1, from 2, and so on, up to the version of
/// the reducer. A version without an upcaster leaves the JSON as it is.
public struct Upcaster: Sendable {
  /// The version that it reads. It writes the next one.
  public let version: Int

  let action: @Sendable (inout JSONValue) throws -> Void
  let state: @Sendable (inout JSONValue) throws -> Void

  /// Makes an upcaster.
  ///
  /// - Parameters:
  ///   - version: The version that it reads.
  ///   - action: Changes the JSON of an action. Throws if it can't.
  ///   - state: Changes the JSON of a state. Throws if it can't.
  public init(
    from version: Int,
    action: @escaping @Sendable (_ json: inout JSONValue) throws -> Void = { _ in },
    state: @escaping @Sendable (_ json: inout JSONValue) throws -> Void = { _ in }
  ) {
    self.version = version
    self.action = action
    self.state = state
  }
}

import Foundation

/// Writes and reads the actions and states of a store.
struct Codec<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
  let name: StoreName
  let version: Int
  let upcasters: [Upcaster]

  init(name: StoreName, version: Int, upcasters: [Upcaster]) {
    self.name = name
    self.version = version
    self.upcasters = upcasters.sorted { $0.version < $1.version }
  }

  /// An action that was read, or the reason why it could not be.
  typealias Read = Result<Action, JournalError>

  /// Writes actions off the main actor. The errors stand in the places of their actions.
  @concurrent
  func write(_ actions: [Action]) async -> [Result<Data, JournalError>] {
    let encoder = JSONEncoder()
    return actions.map { action in
      let what = "The action \(actionName(action))"
      do {
        let body = try encoder.encode(action)
        guard body.count <= EntryDraft.largestBody else {
          return .failure(
            .tooLarge(what, of: name, bytes: body.count, largest: EntryDraft.largestBody))
        }
        return .success(body)
      } catch {
        return .failure(.unwritable(what, of: name, because: words(of: error)))
      }
    }
  }

  /// Reads entries off the main actor, up to the first that can't be read.
  @concurrent
  func read(_ entries: [Entry]) async -> [(entry: Entry, action: Read)] {
    let decoder = JSONDecoder()
    var read: [(entry: Entry, action: Read)] = []
    read.reserveCapacity(entries.count)
    for entry in entries {
      do {
        let body = try upcast(entry.body, from: entry.version, \.action, decoder)
        read.append((entry, .success(try decoder.decode(Action.self, from: body))))
      } catch {
        let error = JournalError.unreadable(
          entry.number, of: name, version: entry.version, because: words(of: error))
        return read + [(entry, .failure(error))]
      }
    }
    return read
  }

  /// Writes a state in its canonical form, off the main actor.
  @concurrent
  func snapshot(
    _ state: State, after number: Int, by process: UUID
  ) async throws(JournalError) -> Snapshot {
    let bytes: Data
    do {
      bytes = try CanonicalEncoder.encode(state).canonical
    } catch {
      throw .unwritable("The state after entry \(number)", of: name, because: words(of: error))
    }
    guard bytes.count <= Snapshot.largestState else {
      throw .tooLarge(
        "The state after entry \(number)", of: name, bytes: bytes.count,
        largest: Snapshot.largestState)
    }
    return Snapshot(
      number: number, version: version, digest: Digest(of: bytes), writer: process, state: bytes)
  }

  /// Reads the state of a snapshot, off the main actor.
  @concurrent
  func state(of snapshot: Snapshot) async throws(JournalError) -> State {
    do {
      let decoder = JSONDecoder()
      let body = try upcast(snapshot.state, from: snapshot.version, \.state, decoder)
      return try decoder.decode(State.self, from: body)
    } catch {
      throw .unreadableSnapshot(snapshot, of: name, because: words(of: error))
    }
  }

  /// The paths at which two snapshots differ.
  @concurrent
  func differences(_ one: Snapshot, _ other: Snapshot) async -> [String] {
    let decoder = JSONDecoder()
    guard let left = try? decoder.decode(JSONValue.self, from: one.state),
      let right = try? decoder.decode(JSONValue.self, from: other.state)
    else { return [] }
    return left.differences(from: right)
  }

  private func upcast(
    _ body: Data, from version: Int,
    _ step: KeyPath<Upcaster, @Sendable (inout JSONValue) throws -> Void>, _ decoder: JSONDecoder
  ) throws -> Data {
    let steps = upcasters.filter { $0.version >= version && $0.version < self.version }
    guard !steps.isEmpty else { return body }
    var json = try decoder.decode(JSONValue.self, from: body)
    for upcaster in steps { try upcaster[keyPath: step](&json) }
    return json.canonical
  }

  /// What went wrong, without the values of the action.
  private func words(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "it has no key \"\(key.stringValue)\"\(place(context.codingPath))"
    case DecodingError.typeMismatch(let type, let context):
      "it has no \(type)\(place(context.codingPath))"
    case DecodingError.valueNotFound(let type, let context):
      "it has null in place of \(type)\(place(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      "\(context.debugDescription)\(place(context.codingPath))"
    case EncodingError.invalidValue(_, let context):
      "a value is not one of JSON\(place(context.codingPath))"
    default: errorName(error)
    }
  }

  private func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : " at " + path.map(\.stringValue).joined(separator: ".")
  }
}

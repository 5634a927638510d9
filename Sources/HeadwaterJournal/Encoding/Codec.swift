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

  /// An action as it was written, and as every process will read it.
  struct Written: Sendable {
    let body: Data
    let action: Action
  }

  /// Writes actions off the main actor. The errors stand in the places of their actions.
  ///
  /// Each is read back before it is kept. An entry that can't be read would close its store for good.
  @concurrent
  func write(_ actions: [Action]) async -> [Result<Written, JournalError>] {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    return actions.map { action in
      Result { () throws(JournalError) in try write(action, encoder, decoder) }
    }
  }

  private func write(
    _ action: Action, _ encoder: JSONEncoder, _ decoder: JSONDecoder
  ) throws(JournalError) -> Written {
    let what = "The action \(actionName(action))"
    let body: Data
    do {
      body = try encoder.encode(action)
    } catch {
      throw .unwritable(what, of: name, because: EncodingProblem(error))
    }
    guard body.count <= EntryDraft.largestBody else {
      throw .tooLarge(what, of: name, bytes: body.count, largest: EntryDraft.largestBody)
    }
    do {
      return Written(body: body, action: try decoder.decode(Action.self, from: body))
    } catch {
      throw .notReadBack(what, of: name, because: EncodingProblem(error))
    }
  }

  /// Reads entries off the main actor, up to the first that can't be read.
  @concurrent
  func read(_ entries: [Entry]) async -> ReadEntries<Action> {
    if let actions = readTogether(entries) { return ReadEntries(entries, actions) }
    let decoder = JSONDecoder()
    var actions: [Action] = []
    actions.reserveCapacity(entries.count)
    for entry in entries {
      guard entry.isWhole else {
        return ReadEntries(entries, actions, .damagedEntry(entry.number, of: name))
      }
      do {
        let body = try upcast(entry.body, from: entry.version, \.action)
        actions.append(try decoder.decode(Action.self, from: body))
      } catch {
        let error = JournalError.unreadable(
          entry.number, of: name, version: entry.version, because: EncodingProblem(error).words)
        return ReadEntries(entries, actions, error)
      }
    }
    return ReadEntries(entries, actions)
  }

  /// How many bytes are read together at most. A larger body takes longer than what comes with each.
  private static var mostTogether: Int { 1 << 20 }

  /// Reads entries as one array of JSON, which takes less time.
  ///
  /// - Returns: Nil if one of them can't be read, or has no checksum: only what a process has written, and has read
  ///   back, is surely one element.
  private func readTogether(_ entries: [Entry]) -> [Action]? {
    guard entries.count > 1, entries.reduce(0, { $0 + $1.body.count }) <= Self.mostTogether,
      entries.allSatisfy({ $0.checksum != nil && $0.isWhole })
    else { return nil }
    var array = Data([UInt8(ascii: "[")])
    for entry in entries {
      guard let body = try? upcast(entry.body, from: entry.version, \.action) else { return nil }
      array.append(body)
      array.append(UInt8(ascii: ","))
    }
    array[array.count - 1] = UInt8(ascii: "]")
    guard let actions = try? JSONDecoder().decode([Action].self, from: array),
      actions.count == entries.count
    else { return nil }
    return actions
  }

  /// Writes a state in its canonical form, off the main actor.
  ///
  /// It is read back: a snapshot that can't be read is in the way of those that can.
  @concurrent
  func snapshot(
    _ state: State, after number: Int, by process: UUID
  ) async throws(JournalError) -> Snapshot {
    let what = "The state after entry \(number)"
    let bytes: Data
    do {
      bytes = try CanonicalEncoder.encode(state).canonical
    } catch {
      throw .unwritable(what, of: name, because: EncodingProblem(error))
    }
    guard bytes.count <= Snapshot.largestState else {
      throw .tooLarge(what, of: name, bytes: bytes.count, largest: Snapshot.largestState)
    }
    do {
      _ = try JSONDecoder().decode(State.self, from: bytes)
    } catch {
      throw .notReadBack(what, of: name, because: EncodingProblem(error))
    }
    return Snapshot(
      number: number, version: version, digest: Digest(of: bytes), writer: process, state: bytes)
  }

  /// The digest of a state, off the main actor; nil if it can't be written, or is so large that it would take long.
  @concurrent
  func digest(_ state: State, upTo largest: Int) async -> Digest? {
    guard let bytes = try? CanonicalEncoder.encode(state).canonical, bytes.count <= largest
    else { return nil }
    return Digest(of: bytes)
  }

  /// Reads the state of a snapshot, off the main actor.
  ///
  /// - Parameter consequence: What the error says, if there is one.
  @concurrent
  func state(
    of snapshot: Snapshot, otherwise consequence: UnreadConsequence = .closed
  ) async throws(JournalError) -> State {
    guard snapshot.isWhole else { throw .damagedSnapshot(snapshot, of: name, consequence) }
    do {
      let decoder = JSONDecoder()
      let body = try upcast(snapshot.state, from: snapshot.version, \.state)
      return try decoder.decode(State.self, from: body)
    } catch {
      throw .unreadableSnapshot(
        snapshot, of: name, because: EncodingProblem(error).words, consequence)
    }
  }

  /// The paths at which two snapshots differ.
  @concurrent
  func differences(_ one: Snapshot, _ other: Snapshot) async -> [String] {
    guard let left = try? JSONValue(json: one.state),
      let right = try? JSONValue(json: other.state)
    else { return [] }
    return left.differences(from: right)
  }

  private func upcast(
    _ body: Data, from version: Int,
    _ step: KeyPath<Upcaster, @Sendable (inout JSONValue) throws -> Void>
  ) throws -> Data {
    let steps = upcasters.filter { $0.version >= version && $0.version < self.version }
    guard !steps.isEmpty else { return body }
    var json = try JSONValue(json: body)
    for upcaster in steps { try upcaster[keyPath: step](&json) }
    // The texts of its numbers are written as they are.
    try json.checkNumbers()
    return json.canonical
  }
}

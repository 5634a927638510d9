import Synchronization

/// The values of `@AppStorage` and `@SceneStorage` in a session, as texts that all readers of a key share.
///
/// What comes from a host is a client's input: its size is limited, and each property reads its text with its
/// own type. What the app writes goes to the host with the next flush, within the same limits.
///
/// This is one of the three files of the room with a lock. Bindings may be used on any thread. All mutable
/// state is behind the mutex, which is held while no other code is called.
package final class ValueStorage: Sendable {
  fileprivate struct State {
    var texts: [StorageKey: String] = [:]
    var signals: [StorageKey: StateSignal] = [:]
    /// The keys that the app has written since the last flush.
    var news: Set<StorageKey> = []
    /// All keys that the app has written.
    var written: Set<StorageKey> = []
    /// The keys whose values stay in the session.
    var withheld: Set<StorageKey> = []
    var problems: [ViewIssue] = []
    /// The texts of secure fields, by their elements.
    var secrets: [Int: String] = [:]
  }

  private let state = Mutex(State())
  private let invalidations: Invalidations

  /// The secure fields whose texts are remembered.
  private static let secretLimit = 32

  init(_ texts: StoredTexts, invalidations: Invalidations) {
    self.invalidations = invalidations
    state.withLock { state in
      for area in StorageArea.allCases {
        let texts = texts[area].sorted { $0.key < $1.key }
        for (name, text) in texts.prefix(StorageLimit.values) {
          let key = StorageKey(area, name)
          if state.hasRoom(for: text, at: key) { state.texts[key] = text }
        }
      }
    }
  }

  // MARK: Properties

  /// The text of a key. The current tracking observes its next change.
  func text(of key: StorageKey) -> String? {
    signal(of: key).access()
    return untrackedText(of: key)
  }

  func untrackedText(of key: StorageKey) -> String? {
    state.withLock { $0.texts[key] }
  }

  /// Sets a text; nil removes it.
  func set(_ text: String?, for key: StorageKey) {
    guard untrackedText(of: key) != text else { return }
    invalidations.noteMutation()
    write(text, for: key)
    invalidations.requestUpdate()
  }

  /// Removes a text that no property could read.
  func drop(_ key: StorageKey) {
    write(nil, for: key)
  }

  private func write(_ text: String?, for key: StorageKey) {
    signal(of: key).withMutation { state.withLock { $0.write(text, for: key) } }
  }

  private func signal(of key: StorageKey) -> StateSignal {
    state.withLock { state in
      if let signal = state.signals[key] { return signal }
      let signal = StateSignal()
      state.signals[key] = signal
      return signal
    }
  }

  /// Records what somebody has typed into a secure field. Such a text never leaves the session.
  func noteSecret(_ text: String, of element: Int) {
    state.withLock { state in
      state.secrets[element] = text.isEmpty ? nil : text
      if state.secrets.count > Self.secretLimit, let oldest = state.secrets.keys.min() {
        state.secrets[oldest] = nil
      }
    }
  }

  // MARK: The host

  /// Whether the app has read or written a value of which the host has another text.
  ///
  /// - Parameters:
  ///   - texts: What the host has, by the names of the keys.
  ///   - area: Where it is.
  package func hasUsedOthers(than texts: [String: String], in area: StorageArea) -> Bool {
    state.withLock { state in
      texts.contains { name, text in
        let key = StorageKey(area, name)
        return state.signals[key] != nil && state.texts[key] != text
      }
    }
  }

  /// Takes all values that the host has of an area.
  package func takeAll(
    _ texts: [String: String], of area: StorageArea, except: Set<StorageKey> = []
  ) {
    var changes: [String: String?] = texts
    let known = state.withLock { state in
      state.texts.keys.filter { !state.withheld.contains($0) }
    }
    for key in known where key.area == area && texts[key.name] == nil {
      changes[key.name] = .some(nil)
    }
    take(changes, of: area, except: except)
  }

  /// Takes the changes of another page of the same person; nil for a value that is gone.
  ///
  /// - Parameters:
  ///   - changes: The texts, by the names of their keys.
  ///   - area: Where they live.
  ///   - except: The keys that the app has written, which the host does not have yet.
  package func take(
    _ changes: [String: String?], of area: StorageArea, except: Set<StorageKey> = []
  ) {
    // All values can be removed, and as many can be new. No host has more changes.
    guard changes.count <= 2 * StorageLimit.values else { return }
    for (name, text) in changes.sorted(by: { $0.key < $1.key }) {
      let key = StorageKey(area, name)
      let signal = state.withLock { state -> StateSignal? in
        let isNew =
          !except.contains(key) && !state.news.contains(key) && !state.withheld.contains(key)
          && state.texts[key] != text && (text.map { state.hasRoom(for: $0, at: key) } ?? true)
        guard isNew else { return nil }
        // A client may make up any number of keys, one after the other. Nothing is kept of those that nobody reads.
        guard let signal = state.signals[key] else {
          state.texts[key] = text
          return nil
        }
        return signal
      }
      signal?.withMutation { state.withLock { $0.texts[key] = text } }
    }
  }

  /// The number of keys that the app has read or written.
  var usedKeyCount: Int { state.withLock { $0.signals.count } }

  /// Whether the host does not know a value.
  var hasNews: Bool { state.withLock { !$0.news.isEmpty } }

  /// Returns the operations that tell the host the values that the app has written.
  func takeNews() -> [DocumentChange] {
    guard hasNews else { return [] }
    return state.withLock { state in
      let news = state.news.sorted { ($0.area.rawValue, $0.name) < ($1.area.rawValue, $1.name) }
      state.news = []
      let secrets = Secrets(state.secrets.values)
      return news.compactMap { key in
        let text = state.texts[key]
        if let text, secrets.isContained(in: text) {
          state.withheld.insert(key)
          state.problems.append(.secretInStorage(key))
          return nil
        }
        return .store(key, text)
      }
    }
  }

  /// Tells the host all values again that the app has written, since operations may have been lost.
  package func tellAgain() {
    state.withLock { $0.news.formUnion($0.written.subtracting($0.withheld)) }
  }

  /// Removes and returns the mistakes since the last call.
  func takeProblems() -> [ViewIssue] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }
}

extension ValueStorage.State {
  fileprivate mutating func write(_ text: String?, for key: StorageKey) {
    withheld.remove(key)
    let fits = text.map { hasRoom(for: $0, at: key) } ?? true
    texts[key] = text
    written.insert(key)
    if fits {
      news.insert(key)
    } else {
      news.remove(key)
      withheld.insert(key)
      problems.append(.storageFull(key))
    }
  }

  /// Whether the host would store a text beside those that it has.
  fileprivate func hasRoom(for text: String, at key: StorageKey) -> Bool {
    var values = 1
    var bytes = key.name.utf8.count + text.utf8.count
    for (other, text) in texts where other.area == key.area && other != key {
      guard !withheld.contains(other) else { continue }
      values += 1
      bytes += other.name.utf8.count + text.utf8.count
    }
    return values <= StorageLimit.values && bytes <= StorageLimit.bytes
  }
}

/// The texts of secure fields, as texts and as parts of JSON.
private struct Secrets {
  private let texts: [String]
  private let quoted: [String]

  init(_ texts: some Sequence<String>) {
    self.texts = Array(texts)
    quoted = texts.compactMap { text in
      (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func isContained(in text: String) -> Bool {
    texts.contains(text) || quoted.contains { text.contains($0) }
  }
}

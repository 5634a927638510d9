import HeadwaterPortableViews

extension Session {
  /// Takes the values that the page's browser has stored.
  ///
  /// The values of the tab are those that this session has stored itself, except in the first claim. A value that
  /// the page does not have yet is newer than its own.
  ///
  /// - Parameters:
  ///   - stored: The values.
  ///   - isFirst: Whether the claim is the first one.
  ///   - lastBatch: The last batch that the page has applied.
  func take(_ stored: StoredReport, isFirst: Bool, lastBatch: Int?) {
    let shown = lastBatch.flatMap { canResume(after: $0) ? $0 : nil } ?? 0
    if let app = stored.app {
      graph.storage.takeAll(app, of: .app, except: keysOfBatches(after: shown))
    }
    if isFirst, let scene = stored.scene { graph.storage.takeAll(scene, of: .scene) }
  }

  /// Whether its views have begun for the first page, without values that the browser of the page has stored.
  ///
  /// An app may have made something else of that, such as an empty form in place of a draft, and may have stored it.
  func hasBegun(without stored: StoredReport) -> Bool {
    guard isStarted, token == nil else { return false }
    return graph.storage.hasUsedOthers(than: stored.app ?? [:], in: .app)
      || graph.storage.hasUsedOthers(than: stored.scene ?? [:], in: .scene)
  }

  /// Takes what another page of the browser has stored, and shows it.
  func receive(stored changes: [String: String?], from socket: SocketHandle) {
    guard self.socket?.number == socket.number else { return }
    graph.storage.take(changes, of: .app, except: keysOfBatches(after: 0))
    flush()
  }

  /// The keys of values that were sent, and that the page may not have stored yet.
  private func keysOfBatches(after last: Int) -> Set<StorageKey> {
    var keys: Set<StorageKey> = []
    for batch in unacknowledged where batch.number > last {
      for case .store(let key, _) in batch.operations { keys.insert(key) }
    }
    return keys
  }
}

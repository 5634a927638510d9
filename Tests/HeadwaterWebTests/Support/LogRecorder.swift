import Logging
import Synchronization

/// Collects log lines, and lets a test wait for one.
final class LogRecorder: Sendable {
  private struct Waiting {
    let id: Int
    let text: String
    var count: Int
    let resume: CheckedContinuation<String, Never>
  }

  private struct State {
    var lines: [String] = []
    var waiting: [Waiting] = []
    var last = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  var logger: Logger {
    var logger = Logger(label: "test") { _ in Handler(recorder: self) }
    logger.logLevel = .trace
    return logger
  }

  var lines: [String] { state.withLock(\.lines) }

  /// Waits for the first line that contains a text, or for several lines and returns the last. Existing lines
  /// count.
  func line(containing text: String, count: Int = 1) async -> String {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    return await withTaskCancellationHandler {
      await wait(for: text, count: count, id: id)
    } onCancel: {
      let waiting = state.withLock { state -> Waiting? in
        state.cancelled.insert(id)
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
        return state.waiting.remove(at: index)
      }
      waiting?.resume.resume(returning: "")
    }
  }

  private func wait(for text: String, count: Int, id: Int) async -> String {
    await withCheckedContinuation { continuation in
      let found = state.withLock { state -> String? in
        if state.cancelled.contains(id) { return "" }
        let lines = state.lines.filter { $0.contains(text) }
        if lines.count >= count { return lines[count - 1] }
        state.waiting.append(
          Waiting(id: id, text: text, count: count - lines.count, resume: continuation))
        return nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }

  fileprivate func append(_ line: String) {
    let resumed = state.withLock { state in
      state.lines.append(line)
      for index in state.waiting.indices where line.contains(state.waiting[index].text) {
        state.waiting[index].count -= 1
      }
      let resumed = state.waiting.filter { $0.count == 0 }
      state.waiting.removeAll { $0.count == 0 }
      return resumed
    }
    for waiting in resumed { waiting.resume.resume(returning: line) }
  }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var logLevel = Logger.Level.trace
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      let pairs = all.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      recorder.append(([event.level.rawValue, "\(event.message)"] + pairs).joined(separator: " "))
    }
  }
}

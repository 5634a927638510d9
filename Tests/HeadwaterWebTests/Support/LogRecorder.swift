import Logging
import Synchronization

/// Collects log lines, and lets a test wait for one.
final class LogRecorder: Sendable {
  private struct State {
    var lines: [String] = []
    var waiting: [(text: String, count: Int, resume: CheckedContinuation<String, Never>)] = []
  }

  private let state = Mutex(State())

  var logger: Logger {
    var logger = Logger(label: "test") { _ in Handler(recorder: self) }
    logger.logLevel = .trace
    return logger
  }

  var lines: [String] { state.withLock(\.lines) }

  /// Waits for the first line that contains a text, or the last of several; those that are there
  /// already count.
  func line(containing text: String, count: Int = 1) async -> String {
    await withCheckedContinuation { continuation in
      let found = state.withLock { state -> String? in
        let lines = state.lines.filter { $0.contains(text) }
        if lines.count >= count { return lines[count - 1] }
        state.waiting.append((text, count - lines.count, continuation))
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

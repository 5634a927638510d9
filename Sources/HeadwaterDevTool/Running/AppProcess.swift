import Foundation
import HeadwaterDevelopment
import Synchronization

/// The app as it runs, and the conversation with it.
package final class AppProcess {
  /// Why a conversation has ended.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let child: Child
  private let descriptor: Int32
  private let errors: ErrorOutput
  private var received = Data()
  private var status: Int32?
  package private(set) var address: String?

  /// Starts the app.
  package init(
    _ executable: String, arguments: [String], environment: [String: String], overlay: String?
  ) throws(Child.Failure) {
    var ends: [Int32] = [0, 0]
    var pipes: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0, pipe(&pipes) == 0 else {
      throw Child.Failure(description: "there are too many open files")
    }
    for descriptor in ends + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var environment = environment
    environment[DevelopmentLink.variable] = ["0", overlay].compactMap(\.self)
      .joined(separator: " ")
    defer {
      close(ends[1])
      close(pipes[1])
    }
    child = try Child(
      [executable] + arguments, environment: environment, input: ends[1], errors: pipes[1])
    descriptor = ends[0]
    errors = ErrorOutput(pipes[0])
  }

  deinit {
    close(descriptor)
  }

  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  package var id: pid_t { child.id }

  /// How it has ended; nil if it runs.
  package func end() -> Int32? {
    status = status ?? child.end(waiting: false)?.status
    return status
  }

  /// The last lines that it has written on its error output.
  package var lastWords: String { errors.last }

  package func stop() {
    if end() == nil { child.stop() }
  }

  /// Tells the app something.
  package func say(_ message: ToolMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(
          descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// The next message of the app; nil if none has come in time, or the app has ended.
  package func next(within milliseconds: Int32) -> ProgramMessage? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let message = try? JSONDecoder().decode(ProgramMessage.self, from: received[..<end])
        received = Data(received[(end + 1)...])
        if case .serving(let address) = message { self.address = address }
        if let message { return message }
        continue
      }
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, milliseconds) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }

  /// Asks, and waits for the answer.
  package func ask(_ message: ToolMessage) throws(Failure) -> ProgramMessage {
    say(message)
    while let answer = next(within: 10_000) {
      switch answer {
      case .hello, .serving: continue
      default: return answer
      }
    }
    throw Failure(description: "the app does not answer")
  }

  /// The lowest address at which the program's file lies in the process.
  package func slide(of executable: String) -> UInt64? {
    guard let maps = try? String(contentsOfFile: "/proc/\(id)/maps", encoding: .utf8) else {
      return nil
    }
    let link =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")) ?? executable
    for line in maps.split(separator: "\n") where line.hasSuffix(link) {
      return UInt64(line.prefix { $0 != "-" }, radix: 16)
    }
    return nil
  }
}

/// The error output of the app: shown at once, its end kept for the page.
private final class ErrorOutput: Sendable {
  private let kept = Mutex("")

  init(_ descriptor: Int32) {
    let thread = Thread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        try? FileHandle.standardError.write(contentsOf: Data(buffer[..<count]))
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        kept.withLock { $0 = String(($0 + text).suffix(16_000)) }
      }
      close(descriptor)
    }
    thread.start()
  }

  var last: String { kept.withLock { $0 } }
}

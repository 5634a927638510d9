import Foundation
import Synchronization

/// A program that the tool has started, with all that this one starts.
package final class Child: Sendable {
  /// Why a program could not be started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Running {
    /// The children that run, each with a group of its own.
    var ids: Set<pid_t> = []
    /// Whether the tool ends, so that no other begins.
    var isOver = false
  }

  private static let running = Mutex(Running())

  package let id: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - input: The descriptor that becomes its standard input; nil for nothing.
  ///   - output: The descriptor that becomes its standard output and error; nil for those of the tool.
  ///   - errors: The descriptor that becomes its standard error.
  package init(
    _ arguments: [String], environment: [String: String], input: Int32? = nil,
    output: Int32? = nil, errors: Int32? = nil
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The tool's threads take no signals. Its children do.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    let values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + values { free(text) } }
    var id: pid_t = 0
    let status = Self.running.withLock { running in
      guard !running.isOver else { return ECANCELED }
      let status = posix_spawnp(&id, arguments[0], &actions, &attributes, words, values)
      if status == 0 { running.ids.insert(id) }
      return status
    }
    guard status == 0 else {
      throw Failure(
        description: "\(arguments[0]) could not be started: \(String(cString: strerror(status)))")
    }
    self.id = id
  }

  /// Sends a signal to the program and to all that it has started.
  package func signal(_ number: Int32) {
    kill(-id, number)
  }

  /// How the program has ended, and the seconds of the processor that it has used; nil if it runs.
  package func end(waiting: Bool) -> (status: Int32, seconds: Double)? {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let found = wait4(id, &status, waiting ? 0 : WNOHANG, &usage)
      if found == id { break }
      if found < 0, errno == EINTR { continue }
      return found < 0 ? (-1, 0) : nil
    }
    _ = Self.running.withLock { $0.ids.remove(id) }
    let seconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    return (status, seconds)
  }

  /// Ends the program, by force after a second.
  package func stop() {
    signal(SIGTERM)
    for _ in 0..<100 {
      if end(waiting: false) != nil { return }
      // A wait for a process has no limit of its own.
      usleep(10_000)
    }
    signal(SIGKILL)
    _ = end(waiting: true)
  }

  /// Whether the tool ends.
  package static var isOver: Bool { running.withLock { $0.isOver } }

  /// Ends everything that runs, for good.
  package static func stopAll() {
    let ids = running.withLock { running in
      running.isOver = true
      return running.ids
    }
    for id in ids { kill(-id, SIGTERM) }
    // The time in which they may end by themselves; what is left is killed.
    usleep(300_000)
    for id in ids { kill(-id, SIGKILL) }
  }

  /// Runs a program to its end.
  ///
  /// - Parameter echoes: Whether the output appears on the tool's own error output too.
  package static func run(
    _ arguments: [String], environment: [String: String], echoes: Bool = false
  ) throws(Failure) -> (succeeded: Bool, output: String, seconds: Double) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: "there are too many open files") }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    let child: Child
    do {
      defer { close(ends[1]) }
      child = try Child(arguments, environment: environment, output: ends[1])
    }
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output.append(contentsOf: buffer[..<count])
      if echoes { try? FileHandle.standardError.write(contentsOf: Data(buffer[..<count])) }
    }
    let (status, seconds) = child.end(waiting: true) ?? (-1, 0)
    return (status == 0, String(decoding: output, as: UTF8.self), seconds)
  }
}

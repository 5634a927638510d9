import Foundation

/// The connection of the program to the tool that has started it.
///
/// When the tool ends, the program ends too: nothing is left running.
package final class DevelopmentLink: Sendable {
  /// The variable by which the tool says where it listens: the number of the socket, and the address of the events
  /// for pages.
  package static let variable = "HEADWATER_DEVELOPMENT"

  private let descriptor: Int32
  /// The address of the events that pages show; nil if there is none.
  package let overlay: String?

  /// Takes the connection that the environment names; nil if there is none.
  package init?(environment: [String: String]) {
    let parts = environment[Self.variable]?.split(separator: " ") ?? []
    guard let first = parts.first, let descriptor = Int32(first) else { return nil }
    self.descriptor = descriptor
    overlay = parts.count > 1 ? String(parts[1]) : nil
  }

  /// The origin of the events.
  package var origins: [String] {
    guard let overlay, let address = URL(string: overlay), let host = address.host else {
      return []
    }
    return ["http://\(host):\(address.port ?? 80)"]
  }

  /// Answers the tool from now on.
  ///
  /// - Parameter redraw: Called on the main actor in the same step in which new code is put to use.
  package func follow(redraw: @escaping @MainActor @Sendable () -> Void) {
    let thread = Thread { [self] in
      var received = Data()
      say(.hello)
      while let more = read() {
        received.append(more)
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          let line = received[..<end]
          if let message = try? JSONDecoder().decode(ToolMessage.self, from: line) {
            answer(message, redraw)
          }
          received = Data(received[(end + 1)...])
        }
      }
      exit(0)
    }
    thread.name = "headwater-development"
    thread.start()
  }

  private func answer(
    _ message: ToolMessage, _ redraw: @escaping @MainActor @Sendable () -> Void
  ) {
    switch message {
    case .find(let names): say(.found(CodeMemory.find(names)))
    case .reserve(let size, let lowest, let highest):
      say(.reserved(CodeMemory.reserve(size, between: lowest, and: highest)))
    case .patch(let patch):
      Task { @MainActor in
        do throws(CodeMemory.Failure) {
          try CodeMemory.apply(patch)
          redraw()
          say(.patched)
        } catch {
          say(.refused(error.description))
        }
      }
    }
  }

  /// Tells the tool something.
  package func say(_ message: ProgramMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// What has come; nil at the end.
  private func read() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Data(buffer[..<count]) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }
}

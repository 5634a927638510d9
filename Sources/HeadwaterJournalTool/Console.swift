#if JournalTool
  import Foundation

  /// Where a command writes its output and its complaints.
  final class Console {
    private let output: (Data) throws(OutputFailure) -> Void
    private let warn: (String) -> Void
    private var buffer = Data()

    /// - Parameters:
    ///   - write: Writes a piece of the output.
    ///   - warn: Writes a complaint.
    init(
      write: @escaping (Data) throws(OutputFailure) -> Void, warn: @escaping (String) -> Void
    ) {
      output = write
      self.warn = warn
    }

    /// The standard output and the standard error of this process.
    static func ofProcess() -> Console {
      // By the signal, the process would end without a word.
      signal(SIGPIPE, SIG_IGN)
      return Console(write: { data throws(OutputFailure) in try writeAll(data, to: 1) }) {
        try? writeAll(Data("\($0)\n".utf8), to: 2)
      }
    }

    /// Writes a line of the output.
    func line(_ text: String) throws(OutputFailure) {
      try line(Data(text.utf8))
    }

    func line(_ bytes: Data) throws(OutputFailure) {
      buffer.append(bytes)
      buffer.append(UInt8(ascii: "\n"))
      if buffer.count > 1 << 16 { try flush() }
    }

    /// Writes what was not written yet.
    func flush() throws(OutputFailure) {
      guard !buffer.isEmpty else { return }
      defer { buffer.removeAll(keepingCapacity: true) }
      try output(buffer)
    }

    /// Writes to the standard error. A text may repeat a name, which could otherwise command the terminal.
    func complain(_ text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      warn("error: " + lines.map { PlainText.visible($0) }.joined(separator: "\n"))
    }

    private static func writeAll(_ data: Data, to descriptor: Int32) throws(OutputFailure) {
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { bytes in
          write(descriptor, bytes.baseAddress, bytes.count)
        }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw OutputFailure(number: errno)
        }
      }
    }
  }

  /// The output could not be written.
  struct OutputFailure: Error, CustomStringConvertible {
    /// The number of the system's error.
    let number: Int32

    var description: String {
      number == EPIPE
        ? "The output was closed before all of it was written."
        : "The output can't be written: \(String(cString: strerror(number)))."
    }
  }
#endif

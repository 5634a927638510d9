#if JournalTool && SQLite
  import Foundation

  /// A program of this package in a process of its own. No function blocks a thread.
  final class BuiltProgram {
    private let process = Process()
    private let exits: AsyncStream<Int32>
    private let text: AsyncStream<Data>
    private let complaint: AsyncStream<Data>

    /// Starts a program.
    ///
    /// - Parameter output: Where its output goes, if the test does not read it.
    init(_ name: String, _ arguments: [String], output: Pipe? = nil) throws {
      process.executableURL = Self.products.appending(path: name)
      process.arguments = arguments
      let (exits, continuation) = AsyncStream.makeStream(of: Int32.self)
      process.terminationHandler = { process in
        continuation.yield(process.terminationStatus)
        continuation.finish()
      }
      self.exits = exits
      let (out, errors) = (Pipe(), Pipe())
      process.standardOutput = output ?? out
      process.standardError = errors
      text = output == nil ? Self.pieces(of: out) : AsyncStream { $0.finish() }
      complaint = Self.pieces(of: errors)
      try process.run()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Kills it once it has printed some lines, like a power failure.
    ///
    /// - Returns: All lines that it has printed whole.
    func crash(afterLines count: Int) async -> [String] {
      var printed = Data()
      for await piece in text {
        printed += piece
        if printed.count(where: { $0 == UInt8(ascii: "\n") }) >= count {
          kill(process.processIdentifier, SIGKILL)
        }
      }
      for await _ in exits {}
      return String(decoding: printed, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Waits for its end.
    func end() async -> Output {
      var output = Output(status: -1)
      for await piece in text { output.text += String(decoding: piece, as: UTF8.self) }
      for await piece in complaint { output.complaint += String(decoding: piece, as: UTF8.self) }
      for await status in exits { output.status = status }
      return output
    }

    /// What comes out of a pipe, read by a thread of its own, which may block.
    private static func pieces(of pipe: Pipe) -> AsyncStream<Data> {
      let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
      let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { break }
          continuation.yield(Data(buffer[..<count]))
        }
        close(descriptor)
        continuation.finish()
      }
      return pieces
    }

    private static var products: URL {
      #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
          return bundle.bundleURL.deletingLastPathComponent()
        }
      #endif
      return Bundle.main.bundleURL
    }
  }
#endif

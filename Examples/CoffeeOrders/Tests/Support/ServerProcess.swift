import CoffeeOrdersService
import Foundation

/// The server as a separate process, which a test can kill. No function blocks a thread.
final class ServerProcess {
  let address: URL
  private let process: Process
  private let log: AsyncStream<String>
  private let exits: AsyncStream<Int32>

  var service: HTTPOrderService { HTTPOrderService(baseURL: address) }

  /// Starts the server, and waits for its address.
  init(database: String, arguments: [String] = [], input: Pipe? = nil) async throws {
    let process = Process()
    process.executableURL = Self.products.appending(path: "coffee-orders-server")
    process.arguments = ["--port", "0", "--database", database] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    if let input { process.standardInput = input }
    let (exits, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { process in
      continuation.yield(process.terminationStatus)
      continuation.finish()
    }
    let said = Self.pieces(of: output)
    log = Self.pieces(of: errors)
    self.exits = exits
    self.process = process
    try process.run()
    let line = await Self.text(of: said) { $0.hasSuffix("\n") }
    let words = line.split { $0.isWhitespace }
    guard let address = words.last.flatMap({ URL(string: String($0)) }) else {
      throw OrderServiceError.noAddress("The server has said “\(line)”.")
    }
    self.address = address
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits until the verbose log contains a text.
  func waitForLog(of text: String) async {
    _ = await Self.text(of: log) { $0.contains(text) }
  }

  /// Kills the process, like a power failure.
  func crash() async {
    kill(process.processIdentifier, SIGKILL)
    _ = await end()
  }

  /// Requests a stop, like a supervisor.
  ///
  /// - Returns: The exit status.
  func stop() async -> Int32? {
    process.terminate()
    return await end()
  }

  /// Waits for the end of the process.
  func end() async -> Int32? {
    for await status in exits { return status }
    return nil
  }

  private static func pieces(of pipe: Pipe) -> AsyncStream<String> {
    let (pieces, continuation) = AsyncStream.makeStream(of: String.self)
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      } else {
        continuation.yield(String(decoding: data, as: UTF8.self))
      }
    }
    return pieces
  }

  private static func text(
    of pieces: AsyncStream<String>, until isEnough: (String) -> Bool
  ) async -> String {
    var text = ""
    for await piece in pieces {
      text += piece
      if isEnough(text) { break }
    }
    return text
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

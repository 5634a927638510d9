import CoffeeOrdersService
import Foundation

/// The server as a process of its own, which can be killed.
final class ServerProcess {
  let address: URL
  private let process: Process
  private let log = Pipe()

  var service: HTTPOrderService { HTTPOrderService(baseURL: address) }

  /// Starts the server and waits until it says where it is.
  init(database: String, arguments: [String] = [], input: Pipe? = nil) throws {
    process = Process()
    process.executableURL = Self.products.appending(path: "coffee-orders-server")
    process.arguments = ["--port", "0", "--database", database] + arguments
    let output = Pipe()
    process.standardOutput = output
    if arguments.contains("--verbose") { process.standardError = log }
    if let input { process.standardInput = input }
    try process.run()
    let line = Self.read(output) { $0.hasSuffix("\n") }
    let words = line.split { $0.isWhitespace }
    guard let address = words.last.flatMap({ URL(string: String($0)) }) else {
      throw OrderServiceError.noAddress("The server has said “\(line)”.")
    }
    self.address = address
  }

  deinit {
    if process.isRunning { crash() }
  }

  /// Waits until its log, which has to be verbose, has a text.
  func waitForLog(of text: String) {
    _ = Self.read(log) { $0.contains(text) }
  }

  private static func read(_ pipe: Pipe, until isEnough: (String) -> Bool) -> String {
    var text = ""
    while !isEnough(text) {
      let piece = pipe.fileHandleForReading.availableData
      if piece.isEmpty { break }
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  /// Ends the process at once, as the power does.
  func crash() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks it to stop, as a supervisor does.
  ///
  /// - Returns: Its exit status.
  func stop() -> Int32 {
    process.terminate()
    return end()
  }

  /// Waits for its end.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
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

import Foundation
import HeadwaterLayoutOracle

/// A browser without a window that the environment names.
struct Browser {
  static let named = ProcessInfo.processInfo.environment["LAYOUT_BROWSER"].map(Browser.init)

  let path: String

  /// The boxes of each tree of a page, by the number of the view; a text's box comes before its
  /// words.
  func boxes(of page: BrowserPage) throws -> [[Int: [Rect]]] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try page.html.write(to: file, atomically: true, encoding: .utf8)
    let output = try run([
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--window-size=1400,1000", "--dump-dom", file.absoluteString,
    ])
    guard let start = output.range(of: "<pre>"), let end = output.range(of: "</pre>") else {
      return []
    }
    let json = Data(output[start.upperBound..<end.lowerBound].utf8)
    return try JSONDecoder().decode([[[Double]]].self, from: json).map { boxes in
      var found = [Int: [Rect]]()
      for box in boxes {
        found[Int(box[0]), default: []].append(Rect(box[1], box[2], box[3], box[4]))
      }
      return found
    }
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(bytes: data, encoding: .utf8) ?? ""
  }
}

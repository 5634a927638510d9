import Foundation

/// A folder that goes away with the test.
public final class TemporaryFolder: Sendable {
  private let folder: URL

  /// Makes a folder of its own.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { folder.appending(path: name).path }
}

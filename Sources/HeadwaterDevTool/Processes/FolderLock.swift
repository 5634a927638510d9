import Foundation

/// The right to build and serve in a folder, which one tool has at a time.
package final class FolderLock {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let descriptor: Int32

  package init(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        description:
          "\(folder) cannot be made: \(error.localizedDescription). Builds need a folder to write to."
      )
    }
    descriptor = open(folder + "/headwater-dev.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure(
        description: "\(folder) cannot be written: \(String(cString: strerror(errno))).")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Failure(
        description: "another one runs in this folder already: end it with Ctrl-C, and begin again."
      )
    }
  }

  deinit {
    close(descriptor)
  }
}

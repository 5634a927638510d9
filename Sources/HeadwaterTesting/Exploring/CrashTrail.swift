import Foundation

/// A file with the ways at which explorations have ended their process.
///
/// A trap in a reducer, such as an index out of range, ends the process, and no error can be caught. What was tried
/// then is a list of numbers in memory, which a signal handler writes into the file.
final class CrashTrail {
  /// The ways at which earlier runs have ended: the initial state and the steps, by their numbers.
  let known: Set<[Int32]>

  private let path: String
  private let descriptor: Int32
  private let slot: Int

  /// Whether something stands at a path that this type has not written, and must not change.
  static func isForeign(_ path: String) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return false
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return true }
    return FileManager.default.contents(atPath: path).map { trails(in: $0) == nil } ?? true
  }

  /// Opens the file, and writes into it if this process crashes on this thread.
  ///
  /// - Returns: Nil if the file can't be written or is another one, or if too many explorations run at the same time.
  init?(path: String) {
    guard !Self.isForeign(path) else { return nil }
    known = FileManager.default.contents(atPath: path).flatMap { Self.trails(in: $0) } ?? []
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { return nil }
    guard let slot = CrashSlots.take(descriptor) else {
      close(descriptor)
      return nil
    }
    self.slot = slot
  }

  /// Records what is tried now, in place of what was tried before.
  func tries(_ trail: [Int32]) {
    CrashSlots.set(slot, to: [Self.mark, Int32(trail.count)] + trail)
  }

  /// Ends the records. The file is removed, since the process has not crashed: the next run tries everything again.
  func end() {
    CrashSlots.release(slot)
    close(descriptor)
    // Another file may stand there by now.
    if !Self.isForeign(path) { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let mark: Int32 = 0x7261_696C

  /// The ways in a file; nil if it is no file of this type. A record at the end may be cut, by a full disk.
  private static func trails(in bytes: Data) -> Set<[Int32]>? {
    let size = MemoryLayout<Int32>.size
    let numbers = (0..<bytes.count / size).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * size, as: Int32.self) }
    }
    if numbers.isEmpty { return bytes.isEmpty ? [] : nil }
    var trails: Set<[Int32]> = []
    var rest = numbers[...]
    while let first = rest.popFirst() {
      guard first == mark else { return nil }
      guard let count = rest.popFirst() else { break }
      guard (0...CrashSlots.longest).contains(Int(count)) else { return nil }
      if rest.count >= count { trails.insert(Array(rest.prefix(Int(count)))) }
      rest = rest.dropFirst(Int(count))
    }
    return trails
  }
}

extension String {
  static func noCrashFile(_ path: String) -> String {
    """
    The file "\(path)" can't be written, in which `explore` records the way to a crash. The exploration went on without \
    it.

    Likely its folder does not exist or is not writable, or very many explorations run at the same time. Give another \
    path for `resume:`, or create the folder.
    """
  }

  static func foreignCrashFile(_ path: String) -> String {
    """
    Nothing was explored: "\(path)" is not a file in which `explore` has recorded the way to a crash, and it would be \
    changed and then removed.

    Likely `resume:` has the path of another file. Give it the path of a file that does not exist.
    """
  }
}

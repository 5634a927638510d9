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

  /// Opens the file, and writes into it if this process crashes on this thread.
  ///
  /// - Returns: Nil if the file can't be written, or if too many explorations run at the same time.
  init?(path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    known = Self.trails(in: bytes)
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
    try? FileManager.default.removeItem(atPath: path)
  }

  private static let mark: Int32 = 0x7261_696C

  private static func trails(in bytes: Data) -> Set<[Int32]> {
    let size = MemoryLayout<Int32>.size
    let numbers = (0..<bytes.count / size).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * size, as: Int32.self) }
    }
    var trails: Set<[Int32]> = []
    var next = 0
    while next + 1 < numbers.count, numbers[next] == mark, numbers[next + 1] >= 0,
      next + 2 + Int(numbers[next + 1]) <= numbers.count
    {
      let end = next + 2 + Int(numbers[next + 1])
      trails.insert(Array(numbers[next + 2..<end]))
      next = end
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
}

import Foundation

/// A file in memory. It stays what it was, even if the file is replaced.
final class Mapping {
  private let bytes: UnsafeRawBufferPointer

  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
  }

  var count: Int { bytes.count }

  func load<Value: BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  func bytes(_ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
  }

  func pointer(_ offset: Int) -> UnsafePointer<CChar> {
    (bytes.baseAddress! + offset).assumingMemoryBound(to: CChar.self)
  }

  func text(_ offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    return String(cString: pointer(offset))
  }
}

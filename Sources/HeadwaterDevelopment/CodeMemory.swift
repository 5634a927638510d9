import CHeadwaterDevelopment
import Foundation

/// The memory of this process in which code stands.
enum CodeMemory {
  /// Why code could not be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reserves room for code between two addresses; 0 if there is none.
  static func reserve(_ size: Int, between lowest: UInt64, and highest: UInt64) -> UInt64 {
    #if os(Linux)
      let step: UInt64 = 1 << 24
      var address = lowest & ~(step - 1)
      while address + UInt64(size) <= highest {
        let found = mmap(
          UnsafeMutableRawPointer(bitPattern: UInt(address)), size,
          PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS | fixedNoReplace, -1, 0)
        if let found, found != MAP_FAILED {
          let place = UInt64(UInt(bitPattern: found))
          if place == address { return place }
          munmap(found, size)
        }
        address += step
      }
    #endif
    return 0
  }

  /// The system's `MAP_FIXED_NOREPLACE`, which older kernels take for a hint.
  private static let fixedNoReplace: Int32 = 0x10_0000

  /// Puts the code into its place, makes its types known, and has the old functions jump to it.
  static func apply(_ patch: Patch) throws(Failure) {
    guard let place = UnsafeMutableRawPointer(bitPattern: UInt(patch.address)) else {
      throw Failure(description: "there is no room for the new code")
    }
    for jump in patch.jumps { try makeWritable(jump) }
    patch.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      place.copyMemory(from: start, byteCount: bytes.count)
      headwater_write_code(
        patch.address, start.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    register(patch.conformances, by: "swift_registerProtocolConformances")
    register(patch.types, by: "swift_registerTypeMetadataRecords")
    for jump in patch.jumps {
      headwater_write_code(jump.address, jump.code, jump.code.count)
    }
  }

  private static func makeWritable(_ jump: Patch.Jump) throws(Failure) {
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    let first = jump.address & ~(page - 1)
    let end = jump.address + UInt64(jump.code.count)
    guard
      mprotect(
        UnsafeMutableRawPointer(bitPattern: UInt(first)), Int(end - first),
        PROT_READ | PROT_WRITE | PROT_EXEC) == 0
    else {
      throw Failure(
        description:
          "this system forbids writing code (mprotect: \(String(cString: strerror(errno))))")
    }
  }

  private static func register(_ records: [UInt64], by name: String) {
    guard records.count == 2, records[0] < records[1], let function = dlsym(nil, name) else {
      return
    }
    typealias Register = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
    unsafeBitCast(function, to: Register.self)(
      UnsafeRawPointer(bitPattern: UInt(records[0])),
      UnsafeRawPointer(bitPattern: UInt(records[1])))
  }

  /// Where the symbols are; 0 for one that is not there.
  static func find(_ names: [String]) -> [UInt64] {
    names.map { UInt64(UInt(bitPattern: dlsym(nil, $0))) }
  }
}

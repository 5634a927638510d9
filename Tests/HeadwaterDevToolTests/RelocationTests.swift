import Testing

@testable import HeadwaterDevTool

@Suite("How relocations write addresses") struct RelocationTests {
  private func written(
    _ kind: UInt32, on machine: JumpCode.Machine, _ target: UInt64, at place: UInt64,
    over bytes: [UInt8]
  ) -> [UInt8]? {
    guard let kind = RelocationKind(kind, on: machine) else { return nil }
    var bytes = bytes
    let isWritten = bytes.withUnsafeMutableBytes {
      kind.write(target, at: place, into: $0.baseAddress!)
    }
    return isWritten ? bytes : nil
  }

  @Test("a whole address is written as it is")
  func absolute() {
    let zero = [UInt8](repeating: 0, count: 8)
    let address: [UInt8] = [0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]
    #expect(written(1, on: .x86, 0x1122_3344_5566_7788, at: 0, over: zero) == address)
    #expect(written(257, on: .arm, 0x1122_3344_5566_7788, at: 0, over: zero) == address)
  }

  @Test("a distance is that from the place, and refused if it needs more than 4 bytes")
  func relative() {
    let zero = [UInt8](repeating: 0, count: 4)
    #expect(written(2, on: .x86, 0x1000, at: 0x1004, over: zero) == [0xfc, 0xff, 0xff, 0xff])
    #expect(written(4, on: .x86, 0x9000_0000, at: 0, over: zero) == nil)
  }

  @Test("arm64: a call keeps its instruction and gets the distance in instructions")
  func armCall() {
    // bl
    #expect(
      written(283, on: .arm, 0x1100, at: 0x1000, over: [0, 0, 0, 0x94]) == [0x40, 0, 0, 0x94])
    #expect(written(283, on: .arm, 0x1000_0000, at: 0, over: [0, 0, 0, 0x94]) == nil)
  }

  @Test("arm64: an address is a distance in pages and an offset within the page")
  func armAddress() {
    // adrp x0; the page of 0x12345678 is 0x12344 pages behind 0x1000.
    #expect(
      written(275, on: .arm, 0x1234_5678, at: 0x1000, over: [0, 0, 0, 0x90]) == [
        0x20, 0x1a, 0x09, 0x90,
      ])
    // add x0, x0, #0x678
    #expect(
      written(277, on: .arm, 0x1234_5678, at: 0, over: [0, 0, 0, 0x91]) == [0x00, 0xe0, 0x19, 0x91])
    // ldr x0, [x0, #0x678]: the offset counts words of 8 bytes
    #expect(
      written(286, on: .arm, 0x1234_5678, at: 0, over: [0, 0, 0x40, 0xf9])
        == [0x00, 0x3c, 0x43, 0xf9])
  }

  @Test("arm64: a load from a place that is no multiple of its size is refused")
  func armUnaligned() {
    #expect(written(286, on: .arm, 0x1234_5674, at: 0, over: [0, 0, 0x40, 0xf9]) == nil)
  }

  @Test("a relocation that is not known is none")
  func unknown() {
    #expect(RelocationKind(22, on: .x86) == nil)
    #expect(RelocationKind(569, on: .arm) == nil)
  }
}

import Testing

@testable import HeadwaterDevTool

@Suite("The machine code of jumps") struct JumpCodeTests {
  @Test("on x86-64, a jump counts from its end, forwards and backwards")
  func nearOnX86() {
    #expect(JumpCode.near(from: 0x1000, to: 0x2000, on: .x86) == [0xe9, 0xfb, 0x0f, 0x00, 0x00])
    #expect(JumpCode.near(from: 0x2000, to: 0x1000, on: .x86) == [0xe9, 0xfb, 0xef, 0xff, 0xff])
  }

  @Test("on x86-64, two gigabytes are out of reach")
  func outOfReachOnX86() {
    #expect(JumpCode.near(from: 0x1000, to: 0x8000_1004, on: .x86) != nil)
    #expect(JumpCode.near(from: 0x1000, to: 0x8000_1005, on: .x86) == nil)
  }

  @Test("on arm64, a jump counts instructions from its beginning, forwards and backwards")
  func nearOnArm() {
    #expect(JumpCode.near(from: 0x1000, to: 0x2000, on: .arm) == [0x00, 0x04, 0x00, 0x14])
    #expect(JumpCode.near(from: 0x2000, to: 0x1000, on: .arm) == [0x00, 0xfc, 0xff, 0x17])
  }

  @Test("on arm64, 128 megabytes are out of reach, and half an instruction is no place")
  func outOfReachOnArm() {
    #expect(JumpCode.near(from: 0, to: 0x7ff_fffc, on: .arm) != nil)
    #expect(JumpCode.near(from: 0, to: 0x800_0000, on: .arm) == nil)
    #expect(JumpCode.near(from: 0, to: 0x1002, on: .arm) == nil)
  }

  @Test("a jump to anywhere has the address behind it")
  func far() {
    let address: [UInt8] = [0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]
    let target: UInt64 = 0x1122_3344_5566_7788
    #expect(JumpCode.far(to: target, on: .x86) == [0xff, 0x25, 0, 0, 0, 0] + address)
    #expect(
      JumpCode.far(to: target, on: .arm)
        == [0x50, 0x00, 0x00, 0x58, 0x00, 0x02, 0x1f, 0xd6] + address)
  }
}

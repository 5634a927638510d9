/// What a relocation refers to.
package enum Reference: Equatable {
  /// A place in or behind a named symbol of the file.
  case symbol(Int, offset: Int)
  /// A place without a name, such as a text.
  case place(section: Int, offset: Int)
}

extension ObjectFile {
  /// What a relocation of a section refers to.
  package func reference(of relocation: Relocation, in section: Int) -> Reference {
    let symbol = symbols[relocation.symbol]
    let offset = relocation.addend + displacement(of: relocation, in: section)
    guard symbol.isSection else { return .symbol(relocation.symbol, offset: offset) }
    if let found = self.symbol(at: offset, of: symbol.section) {
      return .symbol(found, offset: offset - Int(symbols[found].value))
    }
    return .place(section: symbol.section, offset: offset)
  }

  /// What an instruction adds to an address: on x86-64, it counts from the instruction's end.
  package func displacement(of relocation: Relocation, in section: Int) -> Int {
    guard machine == 62, sections[section].isCode, X86.countsFromEnd(relocation.kind) else {
      return 0
    }
    return 4 + X86.immediateSize(before: relocation.offset, in: bytes(of: section))
  }
}

/// What has to be known about instructions of x86-64.
enum X86 {
  static func countsFromEnd(_ kind: UInt32) -> Bool { [2, 4, 9, 41, 42].contains(kind) }

  /// The number of bytes that follow the address in its instruction.
  static func immediateSize(before offset: Int, in code: UnsafeRawBufferPointer) -> Int {
    guard offset >= 2, offset <= code.count else { return 0 }
    // Only addresses relative to the instruction stand behind a byte for the mode; calls and jumps have none.
    let mode = code[offset - 1]
    guard mode & 0xc7 == 0x05 else { return 0 }
    let operation = code[offset - 2]
    if offset >= 3, code[offset - 3] == 0x0f {
      return [0xba, 0x70, 0xc2, 0xc4, 0xc5, 0xc6, 0xa4, 0xac].contains(operation) ? 1 : 0
    }
    let group = mode >> 3 & 7
    // Instructions with a prefix for 16 bits are not made for what Swift compares and stores here.
    let isShort = offset >= 3 && code[offset - 3] == 0x66
    switch operation {
    case 0x80, 0x83, 0xc6, 0xc0, 0xc1, 0x6b: return 1
    case 0x81, 0xc7, 0x69: return isShort ? 2 : 4
    case 0xf6: return group < 2 ? 1 : 0
    case 0xf7: return group < 2 ? (isShort ? 2 : 4) : 0
    default: return 0
    }
  }
}

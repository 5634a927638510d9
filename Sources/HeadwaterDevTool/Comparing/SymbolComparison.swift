import Foundation

/// Compares symbols of two versions of a file: their bytes, and what they refer to.
struct SymbolComparison {
  let old: ObjectFile
  let new: ObjectFile
  /// Whether the symbols are data that describe types, in which a nameless text ends with a zero.
  var describes = false

  func areEqual(_ first: Int, _ second: Int) -> Bool {
    let a = old.symbols[first]
    let b = new.symbols[second]
    guard a.size == b.size, a.kind == b.kind else { return false }
    return areEqual(
      Extent(section: a.section, start: Int(a.value), count: a.size),
      Extent(section: b.section, start: Int(b.value), count: b.size), depth: 0)
  }

  private struct Extent {
    var section: Int
    var start: Int
    var count: Int
  }

  private func areEqual(_ a: Extent, _ b: Extent, depth: Int) -> Bool {
    guard a.count == b.count else { return false }
    let isZero = old.sections[a.section].isZero
    guard isZero == new.sections[b.section].isZero else { return false }
    if isZero { return true }
    let first = old.relocations(of: a.section, from: a.start, count: a.count)
    let second = new.relocations(of: b.section, from: b.start, count: b.count)
    guard first.count == second.count else { return false }
    let left = old.bytes(of: a.section)
    let right = new.bytes(of: b.section)
    guard a.start + a.count <= left.count, b.start + b.count <= right.count else { return false }
    var done = 0
    for (one, other) in zip(first, second) {
      let place = one.offset - a.start
      guard place == other.offset - b.start, one.kind == other.kind else { return false }
      guard isSame(left, a.start + done, right, b.start + done, place - done) else { return false }
      guard
        refersToSame(
          old.reference(of: one, in: a.section), new.reference(of: other, in: b.section), depth)
      else { return false }
      done = min(max(done, place + width(one.kind)), a.count)
    }
    return isSame(left, a.start + done, right, b.start + done, a.count - done)
  }

  /// The number of bytes that a relocation writes. On arm64 it changes bits of an instruction, whose other bits are
  /// compared by the kind of the relocation.
  private func width(_ kind: UInt32) -> Int {
    let isLong = old.machine == 62 ? kind == 1 || kind == 24 : kind == 257 || kind == 260
    return isLong ? 8 : 4
  }

  private func isSame(
    _ left: UnsafeRawBufferPointer, _ first: Int, _ right: UnsafeRawBufferPointer, _ second: Int,
    _ count: Int
  ) -> Bool {
    guard count > 0 else { return true }
    return memcmp(left.baseAddress! + first, right.baseAddress! + second, count) == 0
  }

  private func refersToSame(_ a: Reference, _ b: Reference, _ depth: Int) -> Bool {
    switch (a, b) {
    case (.symbol(let first, let offset), .symbol(let second, let other)):
      let one = old.symbols[first]
      let two = new.symbols[second]
      if isNamed(one), isNamed(two) {
        return offset == other
          && SymbolName(one.name).withoutNumber == SymbolName(two.name).withoutNumber
      }
      guard one.isDefined, two.isDefined else { return one.name == two.name && offset == other }
      return isSameContent(
        one.section, Int(one.value) + offset, two.section, Int(two.value) + other, depth)
    case (.place(let section, let offset), .place(let other, let second)):
      return isSameContent(section, offset, other, second, depth)
    default: return false
    }
  }

  private func isNamed(_ symbol: ObjectFile.Symbol) -> Bool {
    !symbol.name.hasPrefix(".L") && !symbol.name.hasPrefix("l__swift5")
      && !symbol.name.hasPrefix("keypath") && !symbol.name.hasPrefix("block_descriptor")
  }

  /// Compares what stands at two nameless places.
  private func isSameContent(
    _ section: Int, _ offset: Int, _ other: Int, _ second: Int, _ depth: Int
  ) -> Bool {
    guard depth < 4 else { return false }
    let first = old.sections[section]
    guard !first.isCode, !first.isZero else { return false }
    // The flag says that the section consists of texts.
    if first.flags & 0x20 != 0 || first.name == "swift5_reflstr" || describes {
      return text(old, section, offset) == text(new, other, second)
    }
    let end = min(old.nextPlace(after: offset, in: section), offset + 4_096)
    let count = end - offset
    guard count == min(new.nextPlace(after: second, in: other), second + 4_096) - second else {
      return false
    }
    return areEqual(
      Extent(section: section, start: offset, count: count),
      Extent(section: other, start: second, count: count), depth: depth + 1)
  }

  private func text(_ file: ObjectFile, _ section: Int, _ offset: Int) -> [UInt8]? {
    let bytes = file.bytes(of: section)
    guard offset >= 0, offset < bytes.count else { return nil }
    return Array(bytes[offset...].prefix { $0 != 0 })
  }
}

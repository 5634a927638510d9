import Foundation

/// A compiled file, or a program, in the format of Linux: ELF with 64 bits, little endian.
package final class ObjectFile {
  /// A part of the file.
  package struct Section {
    package let name: String
    package let kind: UInt32
    package let flags: UInt64
    package let address: UInt64
    package let offset: Int
    package let size: Int
    package let link: Int
    package let info: Int
    package let alignment: Int

    /// Whether it has a place in memory.
    package var isLoaded: Bool { flags & 2 != 0 }
    package var isCode: Bool { flags & 4 != 0 }
    /// Whether it begins with zeros, and has no bytes in the file.
    package var isZero: Bool { kind == 8 }
    package var isOfThread: Bool { flags & 0x400 != 0 }
  }

  /// A name for a place.
  package struct Symbol {
    package let name: String
    /// The number of the section; 0 if it is defined elsewhere.
    package let section: Int
    package let value: UInt64
    package let size: Int
    package let kind: UInt8
    package let binding: UInt8

    package var isFunction: Bool { kind == 2 }
    package var isData: Bool { kind == 1 }
    package var isSection: Bool { kind == 3 }
    package var isLocal: Bool { binding == 0 }
    package var isWeak: Bool { binding == 2 }
    package var isDefined: Bool { section > 0 && section < 0xff00 }
  }

  /// A place in a section that holds an address.
  package struct Relocation {
    package let offset: Int
    package let kind: UInt32
    package let symbol: Int
    package let addend: Int
  }

  /// Why a file cannot be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String
  /// The kind of processor: 62 for x86-64, 183 for arm64.
  package let machine: UInt16
  package let sections: [Section]
  private let mapping: Mapping
  private let symbolTable: Int?
  private var readSymbols: [Symbol]?
  private var readRelocations: [Int: [Relocation]]?
  private var readPlaces: [Int: [Int]]?

  package init(_ path: String) throws(Failure) {
    self.path = path
    guard let mapping = Mapping(path) else {
      throw Failure(description: "\(path) cannot be read")
    }
    self.mapping = mapping
    guard mapping.count > 64, mapping.load(0, as: UInt32.self) == 0x464c_457f,
      mapping.load(4, as: UInt8.self) == 2
    else { throw Failure(description: "\(path) is no object file of 64 bits") }
    machine = mapping.load(18, as: UInt16.self)
    let table = Int(truncatingIfNeeded: mapping.load(40, as: UInt64.self))
    let count = Int(mapping.load(60, as: UInt16.self))
    let names = Int(mapping.load(62, as: UInt16.self))
    guard table > 0, table + 64 * count <= mapping.count, names < count else {
      throw Failure(description: "\(path) is cut off")
    }
    let nameOffset = Int(truncatingIfNeeded: mapping.load(table + 64 * names + 24, as: UInt64.self))
    sections = (0..<count).map { number in
      let at = table + 64 * number
      func field(_ offset: Int) -> Int {
        Int(truncatingIfNeeded: mapping.load(at + offset, as: UInt64.self))
      }
      return Section(
        name: mapping.text(nameOffset + Int(mapping.load(at, as: UInt32.self))),
        kind: mapping.load(at + 4, as: UInt32.self),
        flags: mapping.load(at + 8, as: UInt64.self),
        address: mapping.load(at + 16, as: UInt64.self), offset: field(24), size: field(32),
        link: Int(mapping.load(at + 40, as: UInt32.self)),
        info: Int(mapping.load(at + 44, as: UInt32.self)), alignment: max(field(48), 1))
    }
    symbolTable = sections.firstIndex { $0.kind == 2 }
    for section in sections where section.kind != 8 && section.kind != 0 {
      guard section.offset >= 0, section.size >= 0, section.offset + section.size <= mapping.count
      else { throw Failure(description: "\(path) is cut off") }
    }
  }

  /// All symbols, by their numbers.
  package var symbols: [Symbol] {
    if let readSymbols { return readSymbols }
    var symbols: [Symbol] = []
    forEachSymbol { at, names in
      symbols.append(
        Symbol(
          name: mapping.text(names + Int(mapping.load(at, as: UInt32.self))),
          section: Int(mapping.load(at + 6, as: UInt16.self)),
          value: mapping.load(at + 8, as: UInt64.self),
          size: Int(truncatingIfNeeded: mapping.load(at + 16, as: UInt64.self)),
          kind: mapping.load(at + 4, as: UInt8.self) & 15,
          binding: mapping.load(at + 4, as: UInt8.self) >> 4))
    }
    readSymbols = symbols
    return symbols
  }

  private func forEachSymbol(_ body: (_ at: Int, _ names: Int) -> Void) {
    guard let symbolTable else { return }
    let table = sections[symbolTable]
    guard table.link < sections.count else { return }
    let names = sections[table.link].offset
    for number in 0..<(table.size / 24) { body(table.offset + 24 * number, names) }
  }

  /// The relocations of a section, in the order of their places.
  package func relocations(of section: Int) -> [Relocation] {
    if let readRelocations { return readRelocations[section] ?? [] }
    var all: [Int: [Relocation]] = [:]
    for part in sections where part.kind == 4 && part.flags & 2 == 0 {
      var list: [Relocation] = []
      list.reserveCapacity(part.size / 24)
      for number in 0..<(part.size / 24) {
        let at = part.offset + 24 * number
        let info = mapping.load(at + 8, as: UInt64.self)
        list.append(
          Relocation(
            offset: Int(truncatingIfNeeded: mapping.load(at, as: UInt64.self)),
            kind: UInt32(truncatingIfNeeded: info), symbol: Int(info >> 32),
            addend: Int(truncatingIfNeeded: mapping.load(at + 16, as: UInt64.self))))
      }
      list.sort { $0.offset < $1.offset }
      all[part.info, default: []] += list
    }
    readRelocations = all
    return all[section] ?? []
  }

  /// The relocations of a part of a section.
  package func relocations(of section: Int, from start: Int, count: Int) -> ArraySlice<Relocation> {
    let all = relocations(of: section)
    let first = all.firstIndex(atOrAfter: start)
    let end = all.firstIndex(atOrAfter: start + count)
    return all[first..<end]
  }

  /// The bytes of a section; none for one of zeros.
  package func bytes(of section: Int) -> UnsafeRawBufferPointer {
    let section = sections[section]
    guard !section.isZero else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return mapping.bytes(section.offset, section.size)
  }

  /// The named symbol in which a place of a section lies; nil if there is none.
  package func symbol(at offset: Int, of section: Int) -> Int? {
    let places = places(of: section)
    let symbols = symbols
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if Int(symbols[places[middle]].value) <= offset { low = middle + 1 } else { high = middle }
    }
    // One symbol may begin within another.
    for index in places[max(0, low - 4)..<low].reversed() {
      let symbol = symbols[index]
      if offset < Int(symbol.value) + max(symbol.size, 1) { return index }
    }
    return nil
  }

  /// Where the next named symbol of a section begins after a place, or the section ends.
  package func nextPlace(after offset: Int, in section: Int) -> Int {
    let symbols = symbols
    let next = places(of: section).first { Int(symbols[$0].value) > offset }
    return next.map { Int(symbols[$0].value) } ?? sections[section].size
  }

  private func places(of section: Int) -> [Int] {
    if let readPlaces { return readPlaces[section] ?? [] }
    var places: [Int: [Int]] = [:]
    let symbols = symbols
    for (index, symbol) in symbols.enumerated()
    where symbol.isDefined && !symbol.isSection && !symbol.name.isEmpty {
      places[symbol.section, default: []].append(index)
    }
    for section in places.keys {
      places[section]?.sort { symbols[$0].value < symbols[$1].value }
    }
    readPlaces = places
    return places[section] ?? []
  }

  /// The addresses of named symbols in a program, for names of a set. A name that stands for several has no address.
  package func addresses(of names: Set<String>) -> [String: UInt64] {
    var wanted: [UInt64: [(String, [CChar])]] = [:]
    for name in names where name.utf8.count >= 8 {
      let text = Array(name.utf8CString)
      wanted[Self.key(text, count: text.count - 1), default: []].append((name, text))
    }
    var found: [String: UInt64] = [:]
    var several: Set<String> = []
    forEachSymbol { at, strings in
      guard mapping.load(at + 6, as: UInt16.self) != 0 else { return }
      let text = mapping.pointer(strings + Int(mapping.load(at, as: UInt32.self)))
      let length = strlen(text)
      guard length >= 8 else { return }
      let end = UnsafeRawPointer(text + length - 8).loadUnaligned(as: UInt64.self)
      guard let candidates = wanted[end &+ UInt64(length) &* 0x9e37_79b9_7f4a_7c15] else { return }
      for (name, candidate) in candidates
      where candidate.count == length + 1 && memcmp(candidate, text, length) == 0 {
        let value = mapping.load(at + 8, as: UInt64.self)
        if let known = found[name], known != value { several.insert(name) }
        found[name] = value
      }
    }
    for name in several { found[name] = nil }
    return found
  }

  private static func key(_ text: [CChar], count: Int) -> UInt64 {
    let end = text.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    return end &+ UInt64(count) &* 0x9e37_79b9_7f4a_7c15
  }
}

extension [ObjectFile.Relocation] {
  fileprivate func firstIndex(atOrAfter offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

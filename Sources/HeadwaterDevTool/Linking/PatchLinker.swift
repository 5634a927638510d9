import Foundation
import HeadwaterDevelopment

/// Links changed files for a place in a running process.
///
/// What has not changed stays what it is in the process: the new code calls the same functions, and knows the same
/// types and globals. A view keeps its state, since its type is the same.
package struct PatchLinker {
  /// Why files cannot be linked into the process.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let files: [ObjectFile]
  private let difference: Difference
  private let program: RunningProgram
  private let machine: JumpCode.Machine

  private var image = Data()
  private var base: UInt64 = 0
  /// Where the sections of each file are in the image.
  private var places: [[Int: Int]] = []
  private var slots: [UInt64: Int] = [:]
  private var stubs: [UInt64: Int] = [:]
  private var globals: [String: (file: Int, symbol: Int)] = [:]

  package init?(_ files: [ObjectFile], _ difference: Difference, _ program: RunningProgram) {
    guard let machine = program.machine, files.allSatisfy({ $0.machine == machine.rawValue }) else {
      return nil
    }
    self.files = files
    self.difference = difference
    self.program = program
    self.machine = machine
  }

  /// The names that have to be looked for before.
  package var names: Set<String> {
    var names: Set<String> = []
    for file in files {
      for symbol in file.symbols where !symbol.isSection && !symbol.name.isEmpty {
        if symbol.name.hasPrefix(".L") { continue }
        names.insert(symbol.name)
      }
    }
    return names
  }

  /// The symbols of others that the files use.
  package var foreignNames: Set<String> {
    var defined: Set<String> = []
    var used: Set<String> = []
    for file in files {
      for symbol in file.symbols where !symbol.isSection && !symbol.name.isEmpty {
        if symbol.isDefined { defined.insert(symbol.name) } else { used.insert(symbol.name) }
      }
    }
    return used.subtracting(defined)
  }

  /// The size that the code needs at most.
  package var room: Int {
    var size = 0
    for file in files {
      for section in file.sections where section.isLoaded { size += section.size + 64 }
      size += file.symbols.count * 48
    }
    return size + 4_096
  }

  /// Links the files for an address.
  ///
  /// - Returns: The patch, and where it has which symbol.
  package mutating func link(at address: UInt64) throws(Failure) -> (Patch, [String: UInt64]) {
    base = address
    layOut()
    for (number, file) in files.enumerated() {
      for (section, place) in places[number].sorted(by: { $0.key < $1.key }) {
        try relocate(section, of: file, number, at: place)
      }
    }
    let new = newSymbols()
    let conformances = try records(of: "Mc")
    let types = try records(of: "Mn")
    let jumps = try jumps(new)
    return (
      Patch(
        address: base, bytes: image, conformances: conformances, types: types, jumps: jumps), new
    )
  }

  private mutating func layOut() {
    for (number, file) in files.enumerated() {
      var own: [Int: Int] = [:]
      for (index, section) in file.sections.enumerated() where section.isLoaded && section.size > 0
      {
        if section.name == ".eh_frame" || section.name.hasPrefix("swift5_protocol_conf")
          || section.name == "swift5_type_metadata"
        {
          continue
        }
        align(max(section.alignment, 16))
        own[index] = image.count
        if section.isZero {
          image.append(Data(count: section.size))
        } else {
          image.append(contentsOf: file.bytes(of: index))
        }
      }
      places.append(own)
      for (index, symbol) in file.symbols.enumerated()
      where symbol.isDefined && !symbol.isLocal && globals[symbol.name] == nil {
        globals[symbol.name] = (number, index)
      }
    }
  }

  private mutating func align(_ alignment: Int) {
    let rest = image.count % alignment
    if rest != 0 { image.append(Data(count: alignment - rest)) }
  }

  // MARK: Symbols

  /// Whether a symbol of a file is that of the process.
  private func isOld(_ symbol: ObjectFile.Symbol) -> UInt64? {
    let name = SymbolName(symbol.name)
    guard name.isSwift, !difference.replaced.contains(symbol.name),
      let address = program.ownAddress(of: symbol.name)
    else { return nil }
    if symbol.isFunction {
      if difference.changed.contains(symbol.name) || difference.left.contains(symbol.name) {
        return nil
      }
      // A file has forwarders of its own, and its first values are those of its own globals.
      return name.isForwarder || name.isFirstValue || name.isContinuation ? nil : address
    }
    return symbol.isData && !isCopy(name) ? address : nil
  }

  private func isCopy(_ name: SymbolName) -> Bool {
    name.isCache && !name.text.hasSuffix("Wz")
  }

  private func address(of index: Int, in number: Int) throws(Failure) -> UInt64 {
    let symbol = files[number].symbols[index]
    if symbol.isSection { return try place(symbol.section, 0, in: number) }
    if symbol.isDefined {
      if let old = isOld(symbol) { return old }
      return try place(symbol.section, Int(symbol.value), in: number)
    }
    if let (other, found) = globals[symbol.name] { return try address(of: found, in: other) }
    if let address = program.address(of: symbol.name) { return address }
    if symbol.isWeak || symbol.name.isEmpty { return 0 }
    throw Failure(
      description: "\(SymbolName(symbol.name).readable) is not in the running program")
  }

  private func place(_ section: Int, _ offset: Int, in number: Int) throws(Failure) -> UInt64 {
    guard let place = places[number][section] else {
      throw Failure(
        description: "code refers to \(files[number].sections[section].name), which is not loaded")
    }
    return base + UInt64(place + offset)
  }

  // MARK: Relocations

  private mutating func relocate(
    _ section: Int, of file: ObjectFile, _ number: Int, at place: Int
  ) throws(Failure) {
    for relocation in file.relocations(of: section) {
      guard let kind = RelocationKind(relocation.kind, on: machine) else {
        throw Failure(description: "a relocation of kind \(relocation.kind) in \(file.path)")
      }
      let shift = file.displacement(of: relocation, in: section)
      var target: UInt64
      switch file.reference(of: relocation, in: section) {
      case .symbol(let index, let offset):
        target = try address(of: index, in: number) &+ UInt64(bitPattern: Int64(offset))
      case .place(let other, let offset): target = try self.place(other, offset, in: number)
      }
      if kind.needsSlot { target = slot(for: target) }
      target = target &- UInt64(bitPattern: Int64(shift))
      let at = base + UInt64(place + relocation.offset)
      if write(kind, target, at: at) { continue }
      guard kind.isCall else {
        throw Failure(description: "data out of reach in \(file.path)")
      }
      let stub = stub(for: target &+ UInt64(bitPattern: Int64(shift)))
      _ = write(kind, stub &- UInt64(bitPattern: Int64(shift)), at: at)
    }
  }

  private mutating func write(_ kind: RelocationKind, _ target: UInt64, at: UInt64) -> Bool {
    let offset = Int(at - base)
    return image.withUnsafeMutableBytes { bytes in
      kind.write(target, at: at, into: bytes.baseAddress! + offset)
    }
  }

  private mutating func slot(for target: UInt64) -> UInt64 {
    if let known = slots[target] { return base + UInt64(known) }
    align(8)
    slots[target] = image.count
    withUnsafeBytes(of: target) { image.append(contentsOf: $0) }
    return base + UInt64(slots[target]!)
  }

  private mutating func stub(for target: UInt64) -> UInt64 {
    if let known = stubs[target] { return base + UInt64(known) }
    align(16)
    stubs[target] = image.count
    image.append(contentsOf: JumpCode.far(to: target, on: machine))
    return base + UInt64(stubs[target]!)
  }

  // MARK: What the process gets

  /// What the image has in a new version, or for the first time.
  private func newSymbols() -> [String: UInt64] {
    var new: [String: UInt64] = [:]
    var several: Set<String> = []
    for (number, file) in files.enumerated() {
      for symbol in file.symbols
      where symbol.isDefined && SymbolName(symbol.name).isSwift && isOld(symbol) == nil {
        let name = SymbolName(symbol.name)
        if name.isForwarder || name.isContinuation || (symbol.isData && isCopy(name)) { continue }
        guard let place = places[number][symbol.section] else { continue }
        let address = base + UInt64(place) + symbol.value
        if let known = new[symbol.name], known != address {
          if symbol.isLocal { several.insert(symbol.name) }
          continue
        }
        new[symbol.name] = address
      }
    }
    for name in several { new[name] = nil }
    return new
  }

  /// The addresses of the first record and behind the last.
  private mutating func records(of suffix: String) throws(Failure) -> [UInt64] {
    var targets: [UInt64] = []
    for (number, file) in files.enumerated() {
      for symbol in file.symbols
      where symbol.isDefined && symbol.isData && symbol.name.hasSuffix(suffix)
        && SymbolName(symbol.name).isSwift && isOld(symbol) == nil
      {
        targets.append(try place(symbol.section, Int(symbol.value), in: number))
      }
    }
    align(8)
    let first = base + UInt64(image.count)
    for target in targets {
      let distance = Int32(truncatingIfNeeded: Int64(target) - Int64(base) - Int64(image.count))
      withUnsafeBytes(of: distance) { image.append(contentsOf: $0) }
    }
    return [first, base + UInt64(image.count)]
  }

  private func jumps(_ new: [String: UInt64]) throws(Failure) -> [Patch.Jump] {
    var jumps: [Patch.Jump] = []
    for name in difference.changed.sorted() {
      guard let target = new[name] else {
        throw Failure(description: "\(SymbolName(name).readable) has no place of its own")
      }
      let versions = program.allVersions(of: name)
      guard !versions.isEmpty else {
        throw Failure(
          description: "\(SymbolName(name).readable) cannot be told from others of its name")
      }
      for old in versions where old != target {
        guard let code = JumpCode.near(from: old, to: target, on: machine), old % 8 <= 3 else {
          throw Failure(description: "\(SymbolName(name).readable) is out of reach")
        }
        jumps.append(Patch.Jump(address: old, code: code))
      }
    }
    return jumps
  }
}

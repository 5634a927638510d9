/// Where the symbols of a running program are, and the versions of its functions.
package final class RunningProgram {
  private let executable: ObjectFile
  /// What has to be added to the addresses of the file.
  private let slide: UInt64
  /// The addresses of the newest versions.
  private var addresses: [String: UInt64] = [:]
  /// The addresses of all versions of a function, which jump to the newest.
  private var versions: [String: [UInt64]] = [:]
  private var looked: Set<String> = []
  /// The symbols of other libraries; 0 for those that are nowhere.
  private var found: [String: UInt64] = [:]

  package init(_ executable: ObjectFile, slide: UInt64) {
    self.executable = executable
    self.slide = slide
  }

  package var machine: JumpCode.Machine? { JumpCode.Machine(rawValue: executable.machine) }

  /// The part of the address space with the program's code.
  package var extent: ClosedRange<UInt64> {
    let loaded = executable.sections.filter(\.isLoaded)
    let first = loaded.map(\.address).min() ?? 0
    let last = loaded.map { $0.address + UInt64($0.size) }.max() ?? 0
    return (first + slide)...(last + slide)
  }

  /// The function of a patch in which an address lies; nil if it lies in none.
  package func functionOfPatch(around address: UInt64) -> String? {
    let near = versions.flatMap { name, places in places.dropFirst().map { (name, $0) } }
      .filter { $0.1 <= address && address - $0.1 < 0x1_0000 }
    return near.max { $0.1 < $1.1 }?.0
  }

  /// Looks for these symbols, all at once, since a program has very many.
  package func look(for names: Set<String>) {
    let unknown = names.subtracting(looked)
    guard !unknown.isEmpty else { return }
    looked.formUnion(unknown)
    for (name, value) in executable.addresses(of: unknown) where addresses[name] == nil {
      addresses[name] = value + slide
      versions[name] = [value + slide]
    }
  }

  package func address(of name: String) -> UInt64? { addresses[name] ?? external(name) }
  package func ownAddress(of name: String) -> UInt64? { addresses[name] }
  package func allVersions(of name: String) -> [UInt64] { versions[name] ?? [] }

  private func external(_ name: String) -> UInt64? {
    found[name].flatMap { $0 == 0 ? nil : $0 }
  }

  /// Which of these names only the process itself can find.
  package func unknown(among names: Set<String>) -> [String] {
    names.filter { addresses[$0] == nil && found[$0] == nil }.sorted()
  }

  package func note(found list: [(String, UInt64)]) {
    for (name, address) in list { found[name] = address }
  }

  /// Records where the new versions are.
  package func note(_ new: [String: UInt64]) {
    for (name, address) in new {
      addresses[name] = address
      versions[name, default: []].append(address)
      looked.insert(name)
    }
  }
}

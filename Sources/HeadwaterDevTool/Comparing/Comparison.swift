/// Compares the changed files of a program with those that run, and decides.
package struct Comparison {
  private let versions: [FileVersions]
  /// The files of the same modules, and of those that use them, that have not changed.
  private let others: [ObjectFile]
  private var oldPlaces: [String: (file: ObjectFile, symbol: Int)] = [:]
  private var newPlaces: [String: (file: ObjectFile, symbol: Int)] = [:]
  private var conformances: Conformances
  private var difference = Difference()
  private var reasons: [String] = []

  package init(_ versions: [FileVersions], others: [ObjectFile] = []) {
    self.versions = versions
    self.others = others
    conformances = Conformances()
    for version in versions {
      if let old = version.old {
        oldPlaces.merge(Self.places(of: old)) { first, _ in first }
        conformances.add(old)
      }
      newPlaces.merge(Self.places(of: version.new)) { first, _ in first }
      conformances.add(version.new)
    }
    for other in others { conformances.add(other) }
  }

  private static func places(of file: ObjectFile) -> [String: (file: ObjectFile, symbol: Int)] {
    var places: [String: (file: ObjectFile, symbol: Int)] = [:]
    for (index, symbol) in file.symbols.enumerated()
    where symbol.isDefined && symbol.name.hasPrefix("$s") && !symbol.isSection {
      if places[symbol.name] == nil { places[symbol.name] = (file, index) }
    }
    return places
  }

  /// Decides whether the process takes the new code.
  package mutating func decide() -> Decision {
    checkFiles()
    compareData()
    compareFunctions()
    checkConformances()
    if reasons.isEmpty { checkGlobals() }
    return reasons.isEmpty ? .patch(difference) : .restart(Array(Set(reasons)).sorted())
  }

  private mutating func doubt(_ what: String, _ name: String) {
    reasons.append("\(what) \(SymbolName(name).readable)")
  }

  private mutating func checkFiles() {
    for version in versions {
      for section in version.new.sections where section.isLoaded {
        if section.isOfThread { reasons.append("a variable of a thread") }
        if section.name.hasPrefix(".init_array") || section.name.hasPrefix(".ctors") {
          reasons.append("code that runs before the program")
        }
      }
    }
  }

  // MARK: Data

  private mutating func compareData() {
    for (name, new) in newPlaces {
      guard new.file.symbols[new.symbol].isData else { continue }
      guard let old = oldPlaces[name] else {
        difference.hasNews = true
        continue
      }
      let symbol = SymbolName(name)
      guard !symbol.isCache, !symbol.isFirstValueToken, !symbol.isWithinData else { continue }
      let comparison = SymbolComparison(
        old: old.file, new: new.file, describes: symbol.descriptor != nil)
      guard !comparison.areEqual(old.symbol, new.symbol) else { continue }
      if symbol.isGlobal {
        replace(name, stem: nil)
      } else {
        doubt(symbol.descriptor ?? "the data of", name)
      }
    }
  }

  /// Gives a global new memory, if nobody can have kept its value.
  private mutating func replace(_ name: String, stem: String?) {
    guard ValueTypes.endsWithType(name, after: stem) else {
      doubt("a new first value of", name)
      return
    }
    difference.replaced.insert(name)
  }

  // MARK: Functions

  private mutating func compareFunctions() {
    var changed: Set<String> = []
    for (name, new) in newPlaces where new.file.symbols[new.symbol].isFunction {
      guard let old = oldPlaces[name] else {
        difference.hasNews = true
        continue
      }
      if !SymbolComparison(old: old.file, new: new.file).areEqual(old.symbol, new.symbol) {
        changed.insert(name)
      }
    }
    for name in changed { noteFirstValue(name) }
    for (name, new) in newPlaces where oldPlaces[name] != nil && !changed.contains(name) {
      if refersToReplaced(new.file, new.symbol) { changed.insert(name) }
    }
    let functions = Set(oldPlaces.keys)
    for name in changed { classify(name, changed, functions) }
  }

  private mutating func noteFirstValue(_ name: String) {
    guard let stem = SymbolName(name).globalStem else { return }
    let memory = newPlaces.keys.filter { $0.hasPrefix(stem) && SymbolName($0).isGlobal }
    let own = memory.filter { ValueTypes.isType($0.dropFirst(stem.count)) || memory.count == 1 }
    guard !own.isEmpty else {
      doubt("a new first value of", name)
      return
    }
    for global in own { replace(global, stem: stem) }
    difference.replaced.insert(stem + "_Wz")
  }

  private func refersToReplaced(_ file: ObjectFile, _ index: Int) -> Bool {
    guard !difference.replaced.isEmpty else { return false }
    let symbol = file.symbols[index]
    guard symbol.isFunction else { return false }
    let list = file.relocations(of: symbol.section, from: Int(symbol.value), count: symbol.size)
    return list.contains { relocation in
      guard case .symbol(let target, _) = file.reference(of: relocation, in: symbol.section) else {
        return false
      }
      return difference.replaced.contains(file.symbols[target].name)
    }
  }

  private mutating func classify(_ name: String, _ changed: Set<String>, _ functions: Set<String>) {
    let symbol = SymbolName(name)
    if symbol.isFirstValue || symbol.isForwarder { return }
    if let function = symbol.asynchronousFunction, oldPlaces[function] != nil {
      doubt("asynchronous code, of which the old may be waiting:", function)
      return
    }
    if name.contains(".resume.") { return }
    if oldPlaces[name + "Tu"] != nil {
      doubt("asynchronous code, of which the old may be waiting:", name)
      return
    }
    if let type = conformances.type(of: name, conformingTo: "$s9Headwater7ReducerMp"),
      name.contains("4body"), name.hasSuffix("vg")
    {
      doubt("the body of a reducer, which a store evaluates once:", type)
      return
    }
    if let type = conformances.type(of: name, conformingTo: "$s22HeadwaterPortableViews3AppMp"),
      name.hasSuffix("fC") || name.hasSuffix("fc")
    {
      doubt("the beginning of the app:", type)
      return
    }
    guard symbol.isWithinFunction else {
      difference.changed.insert(name)
      return
    }
    if let encloser = symbol.encloser(among: functions), !changed.contains(encloser) {
      // What the closure has captured is what it was.
      difference.changed.insert(name)
    } else if conformances.isDrawnAgain(name), isMadeWhileDrawing(symbol, functions) {
      difference.left.insert(name)
    } else {
      doubt("a closure that may be kept:", name)
    }
  }

  /// Whether only a function that draws can have made the closure, and no other one, such as an action that keeps it.
  private func isMadeWhileDrawing(_ symbol: SymbolName, _ functions: Set<String>) -> Bool {
    var symbol = symbol
    while let encloser = symbol.encloser(among: functions) {
      symbol = SymbolName(encloser)
      guard symbol.isWithinFunction else { return true }
      guard symbol.isClosureThatNobodyKeeps else { return false }
    }
    return false
  }

  // MARK: Conformances

  private mutating func checkConformances() {
    let old = Conformances(versions.compactMap(\.old))
    let new = Conformances(versions.map(\.new))
    for entry in new.entries where !old.entries.contains(entry) {
      if oldPlaces[entry.type + "Mn"] != nil { doubt("a new conformance of", entry.type + "Mn") }
    }
    for entry in old.entries where !new.entries.contains(entry) {
      if newPlaces[entry.type + "Mn"] != nil { doubt("a conformance less of", entry.type + "Mn") }
    }
  }

  // MARK: Globals

  /// A global that other code has made once keeps what the old code said.
  private mutating func checkGlobals() {
    let touched = difference.changed.union(difference.left).union(difference.replaced)
    guard !touched.isEmpty else { return }
    let names = difference.replaced.filter { SymbolName($0).isGlobal }
    for file in others {
      for symbol in file.symbols where !symbol.isDefined && names.contains(symbol.name) {
        doubt("a value that other files have taken over:", symbol.name)
      }
    }
    let reach = Reach(versions.map(\.new) + others)
    for (global, reason) in reach.globals(reaching: touched)
    where !difference.replaced.contains(String(global.dropLast(2)) + "Wz") {
      doubt("a global that changed code has made, \(SymbolName(reason).readable):", global)
    }
  }
}

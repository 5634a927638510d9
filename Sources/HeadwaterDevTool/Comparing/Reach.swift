/// Which functions lead to which others, over the files of a program.
struct Reach {
  private var places: [String: (file: ObjectFile, symbol: Int)] = [:]

  init(_ files: [ObjectFile]) {
    for file in files {
      for (index, symbol) in file.symbols.enumerated()
      where symbol.isDefined && symbol.isFunction && places[symbol.name] == nil {
        places[symbol.name] = (file, index)
      }
    }
  }

  /// The functions that give globals their first values and lead to one of these, with what they lead to.
  func globals(reaching names: Set<String>) -> [(global: String, reason: String)] {
    places.keys.filter { $0.hasSuffix("WZ") }.sorted().compactMap { global in
      first(of: names, from: global).map { (global, $0) }
    }
  }

  private func first(of names: Set<String>, from start: String) -> String? {
    var seen: Set<String> = [start]
    var waiting = [start]
    while let name = waiting.popLast() {
      guard let place = places[name] else { continue }
      for next in references(place.file, place.symbol) where seen.insert(next).inserted {
        if names.contains(next) { return next }
        waiting.append(next)
      }
    }
    return nil
  }

  private func references(_ file: ObjectFile, _ index: Int) -> [String] {
    let symbol = file.symbols[index]
    return file.relocations(of: symbol.section, from: Int(symbol.value), count: symbol.size)
      .compactMap { relocation in
        guard case .symbol(let target, _) = file.reference(of: relocation, in: symbol.section)
        else { return nil }
        let found = file.symbols[target]
        return found.isData && !SymbolName(found.name).isGlobal ? nil : found.name
      }
  }
}

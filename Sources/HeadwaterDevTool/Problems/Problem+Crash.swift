import Foundation

extension Problem {
  /// Why and where an app has ended, by its status and its last lines.
  ///
  /// - Parameter name: The function around an address, where the runtime does not know it.
  package static func crash(
    status: Int32, lastWords: String, below folder: String,
    naming name: (UInt64) -> String? = { _ in nil }
  ) -> Problem {
    let lines = lastWords.split(separator: "\n").map(String.init)
    if let line = lines.last(where: { $0.contains(": Fatal error") }),
      let range = line.range(of: ": Fatal error")
    {
      var place = String(line[..<range.lowerBound])
      if place.hasPrefix(folder + "/") { place.removeFirst(folder.count + 1) }
      return Problem(
        place: place, text: "Fatal error" + line[range.upperBound...] + frames(in: lines, name))
    }
    let number = status & 0x7f
    if number != 0 {
      return Problem(
        place: "", text: "It was ended by signal \(number)." + frames(in: lines, name))
    }
    let line = lines.last { !$0.isEmpty } ?? ""
    return Problem(place: "", text: "It ended with status \(status >> 8 & 0xff). \(line)")
  }

  /// The functions that the runtime's own report of a crash names, the innermost first, without the runtime's.
  private static func frames(in lines: [String], _ name: (UInt64) -> String?) -> String {
    let found = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(where: { $0.hasPrefix("0x") }), place > 0,
        words[0].allSatisfy(\.isNumber)
      else { return nil }
      if let address = UInt64(words[place].dropFirst(2), radix: 16), let name = name(address) {
        return "in " + name
      }
      guard let end = words[place...].lastIndex(of: "in"), end > place + 1,
        !words[(end + 1)...].joined().hasPrefix("lib")
      else { return nil }
      return "in " + words[(place + 1)..<end].joined(separator: " ")
    }
    return found.map { "\n" + $0 }.prefix(6).joined()
  }
}

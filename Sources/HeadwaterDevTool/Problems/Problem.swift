import Foundation

/// What a compiler or a crash has to say.
package struct Problem: Codable, Sendable, Equatable {
  /// The file with its line, or what takes its place.
  package var place: String
  package var text: String

  package init(place: String, text: String) {
    self.place = place
    self.text = text
  }

  /// The errors in the output of a compiler, with paths that begin at a folder.
  package static func errors(in output: String, below folder: String) -> [Problem] {
    var problems: [Problem] = []
    for line in output.split(separator: "\n") {
      guard let range = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else {
        if line.hasPrefix("error: ") {
          problems.append(Problem(place: "", text: String(line.dropFirst(7))))
        }
        continue
      }
      var place = String(line[..<range.lowerBound])
      if place.hasPrefix(folder + "/") { place.removeFirst(folder.count + 1) }
      let problem = Problem(place: place, text: String(line[range.upperBound...]))
      if !problems.contains(problem) { problems.append(problem) }
    }
    // The driver says last that a command has failed, of which the errors are above.
    let placed = problems.filter { !$0.place.isEmpty }
    if !placed.isEmpty { return placed }
    if problems.isEmpty, !output.isEmpty {
      problems = [Problem(place: "", text: String(output.suffix(2_000)))]
    }
    return problems
  }
}

/// The cases in which two sides agree, and what differs in the others.
struct Agreement: CustomStringConvertible {
  private(set) var total = 0
  private(set) var disagreeing: [String] = []

  mutating func add(_ name: String, _ differences: [String], detail: String = "") {
    total += 1
    guard !differences.isEmpty else { return }
    let shown = differences.prefix(4).joined(separator: "\n    ")
    disagreeing.append("\(name)\n    \(shown)\(detail.isEmpty ? "" : "\n    " + detail)")
  }

  /// The part of the cases in which they agree.
  var share: Double { total == 0 ? 0 : 1 - Double(disagreeing.count) / Double(total) }

  var isComplete: Bool { disagreeing.isEmpty && total > 0 }

  var description: String {
    let examples = disagreeing.prefix(5).joined(separator: "\n  ")
    return "\(total - disagreeing.count) of \(total) agree\n  \(examples)"
  }
}

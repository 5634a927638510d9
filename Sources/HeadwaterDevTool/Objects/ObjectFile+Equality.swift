import Foundation

extension ObjectFile {
  /// Whether both have the same sections that are loaded, with the same content.
  package func isEqual(to other: ObjectFile) -> Bool {
    guard sections.count == other.sections.count else { return false }
    for (index, section) in sections.enumerated() {
      let second = other.sections[index]
      guard section.name == second.name, section.size == second.size, section.kind == second.kind
      else { return false }
      let left = bytes(of: index)
      let right = other.bytes(of: index)
      guard left.count == right.count else { return false }
      if let first = left.baseAddress, let start = right.baseAddress,
        memcmp(first, start, left.count) != 0
      {
        return false
      }
    }
    return true
  }
}

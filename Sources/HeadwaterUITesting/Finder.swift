import HeadwaterPortableViews

/// What is looked for.
enum Finder {
  case button(String)
  case textField(String)
  case text(String)
  case link(String)
  case identifier(String)
  case control(AccessibleRole, String)

  /// What matches; the frame around the content only when nothing in the content does.
  @MainActor
  func matches(in screen: Screen) -> [AccessibleItem] {
    let items: [AccessibleItem]
    switch self {
    case .text: items = screen.texts()
    case .identifier: items = screen.identified()
    default: items = screen.items
    }
    let matches = items.filter(matches)
    let content = matches.filter { !$0.isChrome }
    return content.isEmpty ? matches : content
  }

  @MainActor
  private func matches(_ item: AccessibleItem) -> Bool {
    switch self {
    case .button(let title): item.role == .button && item.name == title
    case .link(let title): item.role == .link && item.name == title
    case .text(let text): item.name == text
    case .textField(let label):
      [.textField, .secureField].contains(item.role)
        && AccessibleName.all(of: item.element, role: item.role).contains(label)
    case .control(let role, let label):
      item.role == role && AccessibleName.all(of: item.element, role: item.role).contains(label)
    case .identifier(let identifier): item.element.attribute(.dataIdentifier) == identifier
    }
  }

  var kind: String {
    switch self {
    case .button: "button"
    case .textField: "text field"
    case .text: "text"
    case .link: "link"
    case .identifier: "element with the identifier"
    case .control(let role, _): role.rawValue
    }
  }

  var name: String {
    switch self {
    case .button(let name), .textField(let name), .text(let name), .link(let name),
      .identifier(let name), .control(_, let name):
      name
    }
  }
}

/// Says that what was looked for is not there, or there more than once, and what is.
public struct FinderError: Error, CustomStringConvertible, Equatable {
  /// The whole message.
  public let description: String

  @MainActor
  init(_ finder: Finder, found: [AccessibleItem], on screen: Screen) {
    var lines: [String]
    if found.isEmpty {
      lines = ["There is no \(finder.kind) \"\(finder.name)\" on the screen."]
      let near = NearMatches.of(finder, in: screen)
      if !near.isEmpty { lines.append("Near matches: \(near.joined(separator: ", ")).") }
    } else {
      lines = [
        "There are \(found.count) matches for the \(finder.kind) \"\(finder.name)\"; "
          + "a finder needs exactly one. Use findAll, or tell them apart by accessibility labels."
      ]
    }
    let outline = screen.outline
    lines.append(outline.isEmpty ? "The screen is empty." : "On the screen:\n\(outline)")
    description = lines.joined(separator: "\n")
  }
}

/// What someone may have meant.
@MainActor
enum NearMatches {
  static func of(_ finder: Finder, in screen: Screen) -> [String] {
    let wanted = finder.name.lowercased()
    let candidates = screen.items.filter { item in
      let name = item.name.lowercased()
      guard !name.isEmpty else { return false }
      return name == wanted || name.contains(wanted) || wanted.contains(name)
        || distance(name, wanted) <= max(1, wanted.count / 4)
    }
    return candidates.map(\.line)
  }

  /// The number of single changes that make one text of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    guard abs(left.count - right.count) < 8, left.count < 60 else { return .max }
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (right[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

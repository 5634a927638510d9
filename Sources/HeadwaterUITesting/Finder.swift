import HeadwaterPortableViews

/// The condition of a search.
struct Finder {
  enum Kind {
    case role(AccessibleRole)
    /// A text field or a secure one.
    case field
    /// A text, also inside a control.
    case text
    case identifier
    case row
  }

  let kind: Kind
  let name: TextPattern

  init(_ kind: Kind, _ name: TextPattern) {
    self.kind = kind
    self.name = name
  }

  static func button(_ title: String) -> Finder { Finder(.role(.button), .exactly(title)) }
  static func link(_ title: String) -> Finder { Finder(.role(.link), .exactly(title)) }
  static func textField(_ label: String) -> Finder { Finder(.field, .exactly(label)) }
  static func text(_ text: String) -> Finder { Finder(.text, .exactly(text)) }
  static func identifier(_ name: String) -> Finder { Finder(.identifier, .exactly(name)) }
  static func control(_ role: AccessibleRole, _ label: String) -> Finder {
    Finder(.role(role), .exactly(label))
  }

  /// Returns a finder for a role. It finds texts and rows by their texts, and other elements by role and
  /// name.
  static func role(_ role: AccessibleRole, _ name: TextPattern) -> Finder {
    switch role {
    case .text: Finder(.text, name)
    case .row: Finder(.row, name)
    default: Finder(.role(role), name)
    }
  }

  /// The matches. Elements of the frame around the content count only if nothing in the content matches.
  @MainActor
  func matches(in screen: Screen) -> [AccessibleItem] {
    let items: [AccessibleItem]
    switch kind {
    case .text: items = screen.texts()
    case .identifier: items = screen.identified()
    case .row: items = screen.rows()
    case .role, .field: items = screen.items
    }
    let matches = items.filter { isMatch($0, in: screen) }
    let content = matches.filter { !$0.isChrome }
    return content.isEmpty ? matches : content
  }

  @MainActor
  private func isMatch(_ item: AccessibleItem, in screen: Screen) -> Bool {
    switch kind {
    case .role(let role):
      item.role == role
        && AccessibleName.all(of: item.element, role: role).contains(where: name.matches)
    case .field:
      [.textField, .secureField].contains(item.role)
        && AccessibleName.all(of: item.element, role: item.role).contains(where: name.matches)
    case .text: name.matches(item.name)
    case .identifier: item.element.attribute(.dataIdentifier).map(name.matches) ?? false
    case .row:
      name.matches(item.name)
        || Screen(root: item.element, fields: screen.fields).texts().map(\.name)
          .contains(where: name.matches)
    }
  }

  /// The condition in words: `button "Save"`.
  var words: String {
    switch kind {
    case .role(let role): role.rawValue + name.words
    case .field: "text field" + name.words
    case .text: "text" + name.words
    case .identifier: "element with the identifier" + name.words
    case .row: "row" + name.words
    }
  }
}

/// A condition for texts.
enum TextPattern {
  case any
  case exactly(String)
  case containing(String)
  case matching((String) -> Bool)

  func matches(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .exactly(let wanted): text == wanted
    case .containing(let part): text.contains(part)
    case .matching(let isMatch): isMatch(text)
    }
  }

  var words: String {
    switch self {
    case .any: ""
    case .exactly(let text): " \"\(text)\""
    case .containing(let part): " containing \"\(part)\""
    case .matching: " that matches the pattern"
    }
  }

  /// The text to compare similar names with.
  var text: String? {
    switch self {
    case .any, .matching: nil
    case .exactly(let text), .containing(let text): text
    }
  }
}

/// The error of a search with no match or several. Its message shows the screen.
public struct FinderError: Error, CustomStringConvertible, Equatable {
  /// The whole message.
  public let description: String

  @MainActor
  init(_ finder: Finder, found: [AccessibleItem], on screen: Screen) {
    var lines: [String]
    if found.isEmpty {
      lines = ["There is no \(finder.words) \(screen.place)."]
      let near = NearMatches.of(finder, in: screen)
      if !near.isEmpty { lines.append("Near matches: \(near.joined(separator: ", ")).") }
    } else {
      lines = [
        "There are \(found.count) matches for the \(finder.words); a finder needs exactly one. "
          + "Use findAll, look within a part of the screen, or tell them apart by accessibility labels."
      ]
    }
    lines.append(screen.description)
    description = lines.joined(separator: "\n")
  }

  /// The error of a search in a part that is gone.
  @MainActor
  init(gone part: FoundElement, on screen: Screen) {
    description = "The \(part.words) is not on the screen any more.\n\(screen.description)"
  }
}

/// Returns elements that the search may have meant.
@MainActor
enum NearMatches {
  static func of(_ finder: Finder, in screen: Screen) -> [String] {
    guard let wanted = finder.name.text?.lowercased() else { return [] }
    let candidates = screen.items.filter { item in
      let name = item.name.lowercased()
      guard !name.isEmpty else { return false }
      return name == wanted || name.contains(wanted) || wanted.contains(name)
        || distance(name, wanted) <= max(1, wanted.count / 4)
    }
    return candidates.map(\.line)
  }

  /// The number of single changes between two texts.
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

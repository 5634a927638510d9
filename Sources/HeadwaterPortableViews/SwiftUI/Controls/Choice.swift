/// A view that can be chosen in a picker or a list.
@MainActor
struct Choice {
  let tag: AnyHashable?
  let elements: [Element]
  /// The section of the picker that the choice is in.
  var section: ChoiceSection?

  /// The texts of the choice, for controls that show only text.
  var text: String {
    elements.map(\.allText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func == (left: Choice, right: Choice) -> Bool {
    left.tag == right.tag && left.section == right.section
      && left.elements.elementsEqual(right.elements) { $0 === $1 }
  }

  /// The choices in a part of the graph, with their tags.
  static func all(in node: ViewNode) -> [Choice] {
    var choices: [Choice] = []
    collect(node, tag: nil, into: &choices)
    return choices
  }

  private static func collect(
    _ node: ViewNode, tag: AnyHashable?, into choices: inout [Choice]
  ) {
    if let section = node as? SectionNode {
      let first = choices.count
      section.content.forEachChild { collect($0, tag: nil, into: &choices) }
      for index in choices.indices.dropFirst(first) {
        choices[index].section = ChoiceSection(
          node: ObjectIdentifier(section), title: section.header?.element.allText ?? "")
      }
    } else if let tagged = node as? TagNode {
      choices.append(Choice(tag: tagged.tag, elements: elements(of: tagged)))
    } else if let rows = node as? any IdentifiedRows {
      rows.forEachRow { collect($1, tag: $0, into: &choices) }
    } else if node is ElementNode {
      choices.append(Choice(tag: tag, elements: elements(of: node)))
    } else {
      node.forEachChild { collect($0, tag: tag, into: &choices) }
    }
  }

  private static func elements(of node: ViewNode) -> [Element] {
    var elements: [Element] = []
    node.appendElements(to: &elements)
    return elements
  }
}

/// A section of a picker's choices, with a title.
struct ChoiceSection: Equatable {
  let node: ObjectIdentifier
  let title: String
}

/// A node whose children have the identity of data.
@MainActor
protocol IdentifiedRows {
  func forEachRow(_ visit: (AnyHashable, ViewNode) -> Void)
}

/// Tells the picker that the content of a choice has changed.
@MainActor
final class ChoiceOwner {
  let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
  }
}

enum ChoiceOwnerKey: EnvironmentKey {
  static var defaultValue: ChoiceOwner? { nil }
}

extension Element {
  /// The texts in the element, in the order in which they are read.
  var allText: String {
    if let text { return text }
    return children.map(\.allText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Something that a view did and that cannot work; the page goes on without it.
package struct ViewIssue: Error, Equatable, CustomStringConvertible {
  /// What kind of thing happened.
  package enum Kind: Equatable, Sendable {
    case nestedTooDeeply
    case duplicateIdentity
    case stateChangedInBody
    case endlessUpdate
    case stateWithoutView
    case navigationWithoutStack
    case missingEnvironment
  }

  package let kind: Kind
  package let message: String

  package var description: String { message }

  /// Writes an issue to the standard error stream.
  package static func print(_ issue: ViewIssue) {
    FileHandle.standardError.write(Data("Headwater: \(issue.message)\n".utf8))
  }
}

extension ViewIssue {
  static func nestedTooDeeply(view: String, limit: Int) -> ViewIssue {
    ViewIssue(
      kind: .nestedTooDeeply,
      message: """
        Something in the body of \(view) is nested more than \(limit) elements deep and is left \
        out. Browsers flatten a document beyond 512 levels. A view that contains itself without an end is the usual cause: let it \
        stop at a condition.
        """
    )
  }

  static func duplicateIdentity(_ identity: String, count: Int, view: String) -> ViewIssue {
    ViewIssue(
      kind: .duplicateIdentity,
      message: """
        \(count) elements of \(view) have the id \(identity). Each is shown, but which one keeps \
        its state when the list changes is not defined. Give each element an id of its own.
        """
    )
  }

  static func stateChangedInBody(view: String) -> ViewIssue {
    ViewIssue(
      kind: .stateChangedInBody,
      message: """
        The body of \(view) changed state while it was evaluated. The change is kept, but a body \
        has to be a function of state. Change state in an action, in onAppear, onChange or task.
        """
    )
  }

  static func endlessUpdate(views: [String], rounds: Int) -> ViewIssue {
    ViewIssue(
      kind: .endlessUpdate,
      message: """
        After \(rounds) updates in a row \(views.joined(separator: ", ")) still want another one. \
        The update ends here and goes on with the next change. Usually an onChange or onAppear \
        changes what it depends on, each time to a new value.
        """
    )
  }

  static func stateWithoutView(type: String) -> ViewIssue {
    ViewIssue(
      kind: .stateWithoutView,
      message: """
        A @State of type \(type) was set before its view was on a screen, and keeps its initial \
        value. In an init write _property = State(initialValue: …) instead.
        """
    )
  }

  static func navigationWithoutStack(label: String) -> ViewIssue {
    ViewIssue(
      kind: .navigationWithoutStack,
      message: """
        The navigation link \(label) was tapped, but no NavigationStack is around it. Put the \
        screen into a NavigationStack.
        """
    )
  }
}

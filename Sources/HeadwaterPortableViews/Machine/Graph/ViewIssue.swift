/// A mistake of a view. The page goes on without the part that cannot work.
///
/// Messages go to a server's log. They name types, views and places, but never a value, a label or an id,
/// since a person may have typed it.
package struct ViewIssue: Error, Equatable, CustomStringConvertible {
  /// The kind of mistake.
  package enum Kind: Equatable, Sendable {
    case nestedTooDeeply
    case duplicateIdentity
    case stateChangedInBody
    case endlessUpdate
    case stateWithoutView
    case navigationWithoutStack
    case navigationWithoutDestination
    case missingEnvironment
    case refusedAddress
    case presentationRemains
    case ignoredSymbol
    case missingSymbol
    case stateLost
    case selectionWithoutChoice
  }

  package let kind: Kind
  package let message: String

  package var description: String { message }

  /// The symbol without effect that the issue reports; nil for other issues.
  private(set) var symbol: IgnoredSymbol?

  init(kind: Kind, message: String, symbol: IgnoredSymbol? = nil) {
    self.kind = kind
    self.message = message
    self.symbol = symbol
  }

  /// Prints an issue to the standard error stream. A process prints a symbol without effect only once.
  package static func print(_ issue: ViewIssue) {
    if issue.isNamedOnce, !issue.isFirstInProcess { return }
    FileHandle.standardError.write(Data("Headwater: \(issue.message)\n".utf8))
  }
}

extension ViewIssue {
  /// Whether the issue is about a symbol, and thus the same in each session.
  private var isNamedOnce: Bool { [.ignoredSymbol, .missingSymbol].contains(kind) }

  static func nestedTooDeeply(view: String, limit: Int) -> ViewIssue {
    ViewIssue(
      kind: .nestedTooDeeply,
      message: """
        Something in the body of \(view) is nested more than \(limit) elements deep and is left \
        out. Browsers flatten a document beyond 512 levels. A view that contains itself without an \
        end is the usual cause: let it stop at a condition.
        """
    )
  }

  static func nestedInTooManyViews(view: String, limit: Int) -> ViewIssue {
    ViewIssue(
      kind: .nestedTooDeeply,
      message: """
        Something in the body of \(view) is nested more than \(limit) views deep and is left out. A \
        view that contains itself without an end is the usual cause: let it stop at a condition.
        """
    )
  }

  static func duplicateIdentity(of type: Any.Type, count: Int, view: String) -> ViewIssue {
    ViewIssue(
      kind: .duplicateIdentity,
      message: """
        \(count) elements of \(view) have one and the same id, a value of \(type). Each is shown, but \
        which one keeps its state when the list changes is not defined. Give each element an id of its \
        own.
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

  static func stateLost(type: String, view: String) -> ViewIssue {
    ViewIssue(
      kind: .stateLost,
      message: """
        \(view) is given another \(type) each time the view around it is evaluated: it is made in a \
        body, so that what happened in the former one is lost. Keep it where it is made, by \
        @State private var store = \(type.prefix { $0 != "<" })(…), and pass that on.
        """
    )
  }

  static func selectionWithoutChoice(of type: Any.Type, view: String) -> ViewIssue {
    ViewIssue(
      kind: .selectionWithoutChoice,
      message: """
        The selection of a Picker in \(view), a value of type \(type), is that of no choice, so that \
        none is shown as chosen. Give each choice a tag of exactly that type, .tag(value as \(type)), \
        one for each value that the selection can have.
        """
    )
  }

  static func missingEnvironment(_ missing: MissingObject, view: String) -> ViewIssue {
    ViewIssue(
      kind: .missingEnvironment,
      message: """
        \(view) needs an \(missing.object), and no view above it has set one. It is left out. Put \
        .\(missing.modifier) on a view around it; what a sheet shows inherits from the view that \
        presents it.
        """
    )
  }

  static func ignored(_ symbol: IgnoredSymbol) -> ViewIssue {
    ViewIssue(
      kind: .ignoredSymbol,
      message: "\(symbol.rawValue) does nothing here. \(symbol.instead)",
      symbol: symbol)
  }

  static func missingSymbol(_ name: String) -> ViewIssue {
    ViewIssue(
      kind: .missingSymbol,
      message: """
        There is no drawing of the system symbol "\(name)", and an empty box stands in its place. Use \
        one that the documentation of Image lists, or a picture of your own: Image("\(name)") shows the \
        file of that name.
        """)
  }

  static func refusedAddress(scheme: String, view: String) -> ViewIssue {
    ViewIssue(
      kind: .refusedAddress,
      message: """
        A link in \(view) has an address of the scheme "\(scheme)", and is shown without it: a page \
        links to http, https, mailto and tel only, since other schemes can run scripts. Use a Button \
        whose action does what the address stands for.
        """
    )
  }

  static func presentationRemains(name: String, view: String) -> ViewIssue {
    ViewIssue(
      kind: .presentationRemains,
      message: """
        The person has closed \(name) in \(view), and the state that it is shown for is still there, so \
        that it stays open. Let the binding take the false or the nil that it is given; with a store, \
        let the reducer take the state away on the action for `dismissed`.
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

  static func navigationWithoutDestination(value: AnyHashable) -> ViewIssue {
    let type = type(of: value.base)
    return ViewIssue(
      kind: .navigationWithoutDestination,
      message: """
        A value of type \(type) is on the path of a NavigationStack, and no view in the stack has a navigationDestination(for: \(type).self). Its screen is empty. Put that \
        modifier on a view inside the stack, outside of lists and other lazy containers.
        """
    )
  }

  static func navigationOfAnotherType(value: AnyHashable) -> ViewIssue {
    ViewIssue(
      kind: .navigationWithoutDestination,
      message: """
        A navigation link has a value of type \(type(of: value.base)), and the path of the \
        NavigationStack around it holds values of another type. The tap was dropped. Bind a \
        NavigationPath, which holds values of all types, or let the link have a value of the path's.
        """
    )
  }
}

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
    case unreadableStorage
    case storageFull
    case secretInStorage
    case storageWithoutView
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
    // Where the error stream cannot be written, nobody is told, and the process goes on.
    try? FileHandle.standardError.write(contentsOf: Data("Headwater: \(issue.message)\n".utf8))
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
        out. Browsers flatten a document beyond 512 levels. The usual cause is a view that contains \
        itself without an end. Let it stop at a condition.
        """
    )
  }

  static func nestedInTooManyViews(view: String, limit: Int) -> ViewIssue {
    ViewIssue(
      kind: .nestedTooDeeply,
      message: """
        Something in the body of \(view) is nested more than \(limit) views deep and is left out. \
        The usual cause is a view that contains itself without an end. Let it stop at a condition.
        """
    )
  }

  static func duplicateIdentity(of type: Any.Type, count: Int, view: String) -> ViewIssue {
    ViewIssue(
      kind: .duplicateIdentity,
      message: """
        \(count) elements of \(view) have the same id, a value of \(type). Each is shown, but it is \
        undefined which of them keeps its state when the list changes. Give each element a unique id.
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
        After \(rounds) updates in a row, these views still request another one: \
        \(views.joined(separator: ", ")). The update ends here and continues with the next change. \
        Usually an onChange or onAppear changes a value that it depends on, each time to a new one.
        """
    )
  }

  static func stateWithoutView(type: String) -> ViewIssue {
    ViewIssue(
      kind: .stateWithoutView,
      message: """
        A @State of type \(type) was set before its view was on a screen, and keeps its initial \
        value. In an init, write _property = State(initialValue: …) instead.
        """
    )
  }

  static func stateLost(type: String, view: String) -> ViewIssue {
    ViewIssue(
      kind: .stateLost,
      message: """
        \(view) receives a new \(type) each time the view around it is evaluated. The object is made \
        in a body, and the state of the former object is lost. Keep the object in the view that makes \
        it, with @State private var store = \(type.prefix { $0 != "<" })(…), and pass that on.
        """
    )
  }

  static func selectionWithoutChoice(of type: Any.Type, view: String) -> ViewIssue {
    ViewIssue(
      kind: .selectionWithoutChoice,
      message: """
        The selection of a Picker in \(view), a value of type \(type), belongs to no choice, so none \
        is shown as selected. Give each choice a tag of exactly that type, .tag(value as \(type)), \
        one for each value that the selection can have.
        """
    )
  }

  static func missingEnvironment(_ missing: MissingObject, view: String) -> ViewIssue {
    ViewIssue(
      kind: .missingEnvironment,
      message: """
        \(view) needs an \(missing.object), but no view around it has set one. The view is left out. \
        Put .\(missing.modifier) on a view around it. The content of a sheet inherits from the view \
        that presents the sheet.
        """
    )
  }

  static func ignored(_ symbol: IgnoredSymbol) -> ViewIssue {
    ViewIssue(
      kind: .ignoredSymbol,
      message: "\(symbol.rawValue) does nothing here. \(symbol.instead)",
      symbol: symbol)
  }

  static func missingSymbol(view: String) -> ViewIssue {
    ViewIssue(
      kind: .missingSymbol,
      message: """
        An image in \(view) has the name of a system symbol that has no drawing here, and an empty box is \
        shown instead. Use a symbol that the documentation of Image lists, or a picture of your own: \
        Image("map") shows the file with that name.
        """)
  }

  static func refusedAddress(scheme: String, view: String) -> ViewIssue {
    // A person may have typed the address. Of a scheme that is well known, the name says nothing about them.
    let scheme = scheme.lowercased()
    let named = knownSchemes.contains(scheme) ? "the scheme \"\(scheme)\"" : "another scheme"
    return ViewIssue(
      kind: .refusedAddress,
      message: """
        A link in \(view) has an address with \(named), and is shown without it. A \
        page only links to http, https, mailto and tel, since other schemes can run scripts. Use a \
        Button and handle the address in its action.
        """
    )
  }

  private static let knownSchemes: Set = [
    "javascript", "data", "file", "ftp", "blob", "about", "sms", "ws", "wss", "vbscript",
  ]

  static func presentationRemains(name: String, view: String) -> ViewIssue {
    ViewIssue(
      kind: .presentationRemains,
      message: """
        The person has closed \(name) in \(view), but the state that shows it has not changed, so it \
        stays open. Let the binding adopt the false or nil that it receives. With a store, let the \
        reducer remove the state on the action for `dismissed`.
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
        A value of type \(type) is on the path of a NavigationStack, but no view in the stack has a \
        navigationDestination(for: \(type).self). Its screen is empty. Put that modifier on a view inside the stack, outside of lists and other lazy containers.
        """
    )
  }

  static func navigationOfAnotherType(value: AnyHashable) -> ViewIssue {
    ViewIssue(
      kind: .navigationWithoutDestination,
      message: """
        A navigation link has a value of type \(type(of: value.base)), but the path of the \
        NavigationStack around it holds values of another type. The tap was dropped. Bind a \
        NavigationPath, which holds values of all types, or give the link a value of the path's type.
        """
    )
  }
}

/// A button that opens a list of further buttons.
///
/// The list is a modal dialog. It has the focus while it is open. The escape key and every button in it
/// close it.
///
/// - Partial: the list is a dialog. In a narrow window, it is in the middle and not beside the button.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?
  @State var isOpen = false

  /// Makes a menu with a label of any views.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    primaryAction = nil
  }

  /// Makes a menu with a label of any views, and with an action for taps on the label.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == HeadwaterPortableViews.Label<Text, Image> {
  /// Makes a menu with a title and an icon.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) {
      HeadwaterPortableViews.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Menu: View {
  /// The button, and the list while it is open.
  public var body: some View {
    if let primaryAction {
      NativeElement(.div, "with-menu") {
        Button {
          primaryAction()
        } label: {
          label
        }
        MenuButton(isOpen: $isOpen, content: content) {
          Image(systemName: "chevron.down").accessibilityLabel(.more)
        }
      }
      .declaring(.gap, "0")
      .namingLastChildByFirst()
    } else {
      MenuButton(isOpen: $isOpen, content: content) {
        label
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    }
  }
}

/// The button of a menu, with the list as a dialog.
struct MenuButton<Label: View, Content: View>: View {
  @Binding var isOpen: Bool
  let content: () -> Content
  @ViewBuilder let label: Label
  @Environment(\.menuCloser) private var outer

  var body: some View {
    let isOpen = $isOpen
    let outer = outer
    ControlElement(
      className: "button automatic menu-button", isExpanded: isOpen.wrappedValue, popup: "dialog"
    ) {
      isOpen.wrappedValue = true
    } label: {
      label
    }
    .menu(isPresented: isOpen) {
      NativeElement(.div, "menu-items") { content() }
        .environmentValue(
          ClosesMenuKey.self,
          MenuCloser {
            isOpen.wrappedValue = false
            outer?.close()
          })
    }
  }
}

/// Closes the menu of a choice and the menus around it after the action of the choice.
final class MenuCloser: Equatable, Sendable {
  let close: @MainActor @Sendable () -> Void

  init(_ close: @escaping @MainActor @Sendable () -> Void) {
    self.close = close
  }

  // All closers of a menu do the same: a new closer is not a change of the environment.
  static func == (left: MenuCloser, right: MenuCloser) -> Bool { true }
}

enum ClosesMenuKey: EnvironmentKey {
  static var defaultValue: MenuCloser? { nil }
}

extension EnvironmentValues {
  var menuCloser: MenuCloser? { self[ClosesMenuKey.self] }
}

extension View {
  /// Offers further actions for the view: by a click with the right button, a long touch, or the menu key.
  ///
  /// Nobody can see that a view has such actions. It therefore also gets a button that opens them, with the
  /// name of the view.
  ///
  /// - Partial: there is a visible button, and the actions are shown beside it.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

private struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems
  @State var isOpen = false
}

extension ContextMenuModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    NativeElement(.div, "with-menu") {
      NativeElement(.div, "menu-subject") { content }
      MenuButton(isOpen: $isOpen, content: { items }) {
        Image(systemName: "ellipsis").accessibilityLabel(.more)
      }
    }
    .namingLastChildByFirst()
  }
}

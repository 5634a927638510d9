/// A list and, beside it, what a person has chosen from it.
///
/// ```swift
/// NavigationSplitView {
///   List(selection: $orderID) {
///     ForEach(orders) { NavigationLink($0.name, value: $0.id) }
///   }
/// } detail: {
///   if let orderID { OrderView(id: orderID) } else { Text("Choose an order.") }
/// }
/// .addresses($orderID, AddressMap(.all(.value())))
/// ```
///
/// - In a window of at least 900 points, both columns are visible. In a narrower one, the detail covers the sidebar while
///   the list in the sidebar has a selection, and its back button ends the selection.
/// - A link in the list selects its value. With an address of the selection, it is a link to that address.
/// - Each column is a navigation stack of its own.
///
/// - Partial: two columns, whose widths and visibility a browser decides about. A link in the sidebar that is not for the
///   selection of a list opens its screen in the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let detail: Detail

  @State private var columns = SplitColumns()
  @State private var isDetailShown = false
  @Environment(\.catalogue) private var catalogue
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The list.
  ///   - detail: What is shown for the selection, and without one.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), detail: detail())
  }
}

extension NavigationSplitView: View {
  /// The columns.
  public var body: some View {
    let columns = columns
    let split = NativeElement(.div, isDetailShown ? "split wide shows-detail" : "split wide") {
      NativeElement(.div, "sidebar") { NavigationStack { sidebar } }
        .environmentValue(
          SplitColumnKey.self, SplitColumn(columns: columns, isDetailShown: $isDetailShown))
      NativeElement(.div, "detail") {
        NativeElement(.button, "back") { Text(verbatim: catalogue.text(.back)) }
          .attribute(.type, "button")
          .property(.dataChrome, true)
          .asControl()
          .onClick { columns.close() }
        NavigationStack { detail }
      }
      .environmentValue(SplitColumnKey.self, nil)
    }
    split
  }
}

/// The list in the sidebar of a split view.
@MainActor
final class SplitColumns {
  weak var list: RowsNode?

  /// Ends the selection, so that a narrow window shows the list again.
  func close() {
    list?.endSelection()
  }
}

/// The place of a view in the sidebar of a split view.
struct SplitColumn {
  let columns: SplitColumns
  let isDetailShown: Binding<Bool>
}

extension SplitColumn: Equatable {
  /// The binding of one split view stays the same.
  nonisolated static func == (left: SplitColumn, right: SplitColumn) -> Bool {
    left.columns === right.columns
  }
}

enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

/// The list whose selection the links in it set.
struct SidebarList {
  weak var node: RowsNode?
}

enum SidebarListKey: EnvironmentKey {
  static var defaultValue: SidebarList { SidebarList() }
}

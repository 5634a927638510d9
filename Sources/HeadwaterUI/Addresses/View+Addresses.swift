import Headwater
import HeadwaterViews

extension View {
  /// Gives the screens of a navigation stack addresses.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }.addresses($path, map)
  /// ```
  ///
  /// The address contains that of each screen, the lowest first, and then that of what the screen on top shows.
  /// A link with a value becomes a link to the address of its screen.
  ///
  /// - In a browser, a pushed screen is a new entry of the history. Back and Forward set the path, and so do
  ///   the first request and a link to an inner address.
  /// - If the path does not change as the address says, the browser goes back to where it was.
  /// - On Apple platforms, a URL that opens the app sets the path. What is shown is a user activity of the type
  ///   `headwater.address`.
  ///
  /// - Parameters:
  ///   - path: The path of the stack.
  ///   - map: The addresses of its screens.
  /// - Returns: The view.
  public func addresses<Place>(
    _ path: Binding<[Place]>, _ map: AddressMap<Place>
  ) -> some View {
    modifier(AddressModifier(source: AddressSource(screens: path, map)))
  }

  /// Gives the tabs of a tab view addresses. The views of the shown tab read what follows the tab's address.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }
  ///   .addresses($tab, AddressMap(.place(.home), .place(.search, "search")))
  /// ```
  ///
  /// - Parameters:
  ///   - selection: The selected tab. An address that begins with that of no tab leaves it.
  ///   - map: The addresses of the tabs. The address of one of them may be empty.
  /// - Returns: The view.
  public func addresses<Place>(
    _ selection: Binding<Place>, _ map: AddressMap<Place>
  ) -> some View {
    modifier(AddressModifier(source: AddressSource(selection: selection, map)))
  }

  /// Gives what a sheet, a cover, a screen or a detail shows for an item an address, after that of the view.
  ///
  /// ```swift
  /// .sheet(item: $edited) { EditorView(order: $0) }
  /// .addresses($edited, AddressMap(.route(\.order, .value(under: "edit"))))
  /// ```
  ///
  /// In a `NavigationSplitView`, the item is the selection of the list in the sidebar. A link in the list becomes a link
  /// to the address of its value.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - map: The addresses of items.
  /// - Returns: The view.
  public func addresses<Item>(
    _ item: Binding<Item?>, _ map: AddressMap<Item>
  ) -> some View {
    modifier(AddressModifier(source: AddressSource(item: item, map)))
  }

  /// Gives what a sheet, a cover or a screen shows without an item an address, after that of the view.
  ///
  /// ```swift
  /// .sheet(isPresented: $isShown) { HelpView() }
  /// .addresses(isPresented: $isShown, "help")
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - component: The component of its address.
  /// - Returns: The view.
  public func addresses(isPresented: Binding<Bool>, _ component: String) -> some View {
    modifier(AddressModifier(source: AddressSource(isPresented: isPresented, component)))
  }

  /// Writes a text, such as that of a search, into the query of the address.
  ///
  /// ```swift
  /// .searchable(text: $text).addresses($text, query: "search")
  /// ```
  ///
  /// Typing replaces the address; it makes no new entry of the history.
  ///
  /// - Parameters:
  ///   - text: The text. An address without the item sets it to an empty text.
  ///   - name: The name of the item.
  /// - Returns: The view.
  public func addresses(_ text: Binding<String>, query name: String) -> some View {
    modifier(AddressModifier(source: AddressSource(text: text, query: name)))
  }

  /// Gives the places that a store's state prints addresses. An action opens places.
  ///
  /// ```swift
  /// RootView(store: store)
  ///   .addresses(map, of: store, print: \.places, open: { .opened($0) })
  /// ```
  ///
  /// The reducer decides about an address: if the state does not print the opened places after the action, the
  /// address goes back to what it was.
  ///
  /// The action may be sent before a browser has connected, for a program that only follows links. What it changes
  /// is in the page at once; its effects start when the browser connects, and never if it does not.
  ///
  /// - Parameters:
  ///   - map: The addresses of places.
  ///   - store: The store.
  ///   - print: The places that are shown, on top of one another.
  ///   - open: Returns the action that shows places.
  /// - Returns: The view.
  public func addresses<Place: Equatable, State, Action>(
    _ map: AddressMap<Place>, of store: Store<State, Action>, print: KeyPath<State, [Place]>,
    open: @escaping ([Place]) -> Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      AddressModifier(
        source: AddressSource(
          map, places: { store[print] },
          show: { store.send(open($0), fileID: fileID, line: line) })))
  }

  /// Shows a view in place of this one when an address is opened that no view knows.
  ///
  /// ```swift
  /// RootView()
  ///   .unknownAddress { address in Text("There is nothing at \(address).") }
  /// ```
  ///
  /// In a browser, the status of the page is 404. Without this modifier, the browser gets a plain page with a
  /// link to the start. What was shown keeps its state, and returns with the next known address.
  ///
  /// - Parameter content: The view for an address, which begins with a slash.
  /// - Returns: The view.
  public func unknownAddress<Content: View>(
    @ViewBuilder _ content: @escaping (String) -> Content
  ) -> some View {
    modifier(UnknownAddressModifier(unknown: content))
  }
}

import HeadwaterPortableViews

extension ViewHost {
  /// The address of what is shown, such as `/orders/17`.
  ///
  /// It is `/` as long as no view has a part of the address.
  public var address: String {
    update()
    return "/" + graph.address
  }

  /// Opens an address, as a link to it does.
  ///
  /// - Parameter address: The address below the path of the app. A slash before it may be left out.
  /// - Throws: ``ActionError`` if no view has addresses, or if no view knows this one and none shows that it
  ///   is unknown.
  public func open(_ address: String) throws {
    let address = String(address.trimmingPrefix { $0 == "/" })
    update()
    let former = history
    history.leave(for: address)
    do {
      try arrive()
    } catch {
      history = former
      throw error
    }
  }

  /// Goes back to the address before, as the button of a browser does.
  ///
  /// The app decides whether it follows: see ``address``.
  ///
  /// - Throws: ``ActionError`` if there is none.
  public func back() throws {
    try go(by: -1, "back")
  }

  /// Goes forward to the address that a person has left with ``back()``.
  ///
  /// - Throws: ``ActionError`` if there is none.
  public func forward() throws {
    try go(by: 1, "forward to")
  }

  private func go(by step: Int, _ verb: String) throws {
    update()
    let entry = history.current + step
    guard history.entries.indices.contains(entry) else {
      throw ActionError(
        description: "There is no address to go \(verb)\(step < 0 ? " to" : ""). "
          + "The visited ones are \(history.entries.map { "/" + $0 }.joined(separator: ", ")).")
    }
    history.leave(for: entry)
    try arrive()
  }

  private func arrive() throws {
    let address = history.address
    let outcome = graph.handle(Event(element: 0, kind: .open, value: address))
    update()
    history.arrive()
    if case .dropped(let reason) = outcome {
      throw ActionError(description: "The address /\(address) cannot be opened: \(reason).")
    }
    if graph.isAddressUnknown, !graph.showsUnknownAddress {
      throw ActionError(
        description: """
          No view knows the address /\(address); shown is /\(graph.address).
          On the screen:
          \(outline)
          """)
    }
  }
}

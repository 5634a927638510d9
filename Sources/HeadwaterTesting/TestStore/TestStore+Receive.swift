import Headwater

extension TestStore {
  /// Receives the action that has waited longest, and states its changes.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - change: Turns the old state into the expected new one. Without it, the state must not change.
  public func receive(
    _ action: Action, changes change: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    skipWaiting(at: site) { $0 == action }
    receive(
      named: caseName(action), changes: change, at: site, call: { PasteLines.receiveValue($0) }
    ) { received in
      received == action ? nil : actionInequality(expected: action, received: received)
    }
  }

  /// Receives the action that has waited longest if it meets a condition, and states its changes.
  ///
  /// ```swift
  /// store.receive(where: { if case .loaded = $0 { true } else { false } }) { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - isExpected: Whether an action is the expected one.
  ///   - change: Turns the old state into the expected new one. Without it, the state must not change.
  public func receive(
    where isExpected: (Action) -> Bool,
    changes change: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    skipWaiting(at: site, until: isExpected)
    receive(named: nil, changes: change, at: site) { received in
      isExpected(received) ? nil : shortened(text(ofAction: received))
    }
  }

  /// Receives the action that has waited longest if it is of a case, and states its changes.
  ///
  /// ```swift
  /// store.receive(\.loaded) { $0.isLoading = false }
  /// store.receive(\.alert.presented.confirmed) { $0.alert = nil }
  /// store.receive(\.path.element.detail.saved)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The expected case.
  ///   - change: Turns the old state into the expected new one. Without it, the state must not change.
  public func receive<Path: CasePath>(
    _ path: CaseKeyPath<Action, Path>,
    changes change: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Action: CasePathable, Path.Root == Action {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    skipWaiting(at: site) { Path.extract($0) != nil }
    receive(
      named: caseName(of: Path.self), changes: change, at: site,
      call: { PasteLines.receive($0, of: Path.self) }
    ) { received in
      Path.extract(received) != nil ? nil : shortened(text(ofAction: received))
    }
  }

  /// Receives the action that has waited longest if it is of a case with a value, and states its changes.
  ///
  /// ```swift
  /// store.receive(\.loaded, movies) { $0.movies = .loaded(movies) }
  /// store.receive(\.rows.renamed, .element(id: 3, action: "Ann")) { $0.rows[id: 3]?.name = "Ann" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The expected case.
  ///   - value: The expected value of the case.
  ///   - change: Turns the old state into the expected new one. Without it, the state must not change.
  public func receive<Path: CasePath>(
    _ path: CaseKeyPath<Action, Path>, _ value: Path.Value,
    changes change: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Action: CasePathable, Path.Root == Action, Path.Value: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    skipWaiting(at: site) { Path.extract($0) == value }
    receive(
      named: caseName(of: Path.self), changes: change, at: site,
      call: { PasteLines.receive($0, carrying: Path.extract($0), of: Path.self) }
    ) { received in
      guard let actual = Path.extract(received) else { return shortened(text(ofAction: received)) }
      return actual == value ? nil : format.inequality(expected: value, actual: actual)
    }
  }

  /// Processes waiting actions and their follow-ups, in a test that is not about them.
  ///
  /// The test need not state their changes. Later failures list the actions.
  public func skipWaitingActions(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    processWaiting(at: site) { _ in false }
  }
}

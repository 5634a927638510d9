import HeadwaterTesting
import Testing

@Suite("Explore finds")
struct PlantedDefectTests {
  @Test("a late answer after leaving, by the shortest way")
  func lateAnswer() throws {
    let failures = failures {
      explore(
        from: [Reader.State()], reducer: { Reader(world: $0) },
        actions: { $0.open == nil ? [.opened(1), .opened(2)] : [.left] },
        holding: [
          .always("what is shown is open") { [nil, $0.state.open].contains($0.state.shown) }
        ])
    }
    #expect(failures.first?.steps.count == 4)
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("a lost cancel, by the shortest way")
  func lostCancel() throws {
    let failures = failures {
      explore(
        from: [Drafts.State()], reducer: { Drafts(world: $0) },
        actions: { $0.draft == nil ? [.typed("a")] : [.discarded] },
        holding: [
          .never("a discarded draft is saved") { moment in
            moment.state.draft == nil && moment.state.saved != nil
          }
        ])
    }
    #expect(failures.first?.steps.count == 3)
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("a screen that can't be reached, and the shortest way to where it should be")
  func unreachableScreen() throws {
    let failures = failures {
      explore(
        from: [SignUpSteps.State()], reducer: { _ in SignUpSteps() },
        actions: { $0.screen == .place ? [.placeEntered] : [.nameEntered] },
        holding: [
          .sometimes("one can confirm") { $0.state.screen == .confirmation },
          .eventually("the place leads to the confirmation") {
            !$0.state.hasPlace || $0.state.screen == .confirmation
          },
        ])
    }
    #expect(failures.map(\.name) == ["one can confirm", "the place leads to the confirmation"])
    #expect(failures.last?.steps.count == 2)
    try #expect(isPrinted(Array(failures.dropFirst()), in: #filePath))
  }

  @Test("a double submit, by schedules alone", arguments: [false, true])
  func doubleSubmit(bySchedules: Bool) throws {
    let failures = failures(isFine: !bySchedules) {
      explore(
        from: [Checkout.State()], bySchedules ? .schedules(effectsAtOnce: 2) : .states,
        reducer: { Checkout(world: $0) },
        actions: { $0.isOrdering || $0.orders > 0 ? [] : [.tapped] },
        holding: [.never("two orders at once") { $0.questions.count > 1 }])
    }
    #expect(failures.isEmpty == !bySchedules)
    guard bySchedules else { return }
    #expect(failures.first?.steps.count == 4)
    try #expect(isPrinted(failures, in: #filePath))
  }

  @Test("an alert that closes a sheet, by schedules alone", arguments: [false, true])
  func alertClosesSheet(bySchedules: Bool) throws {
    let failures = failures(isFine: !bySchedules) {
      explore(
        from: [Form.State()], bySchedules ? .schedules(effectsAtOnce: 2) : .states,
        reducer: { _ in Form() },
        actions: { !$0.isOpened ? [.opened] : $0.shown == .alert ? [.dismissed] : [] },
        holding: [
          .always("the form is there, or follows") { moment in
            !moment.state.isOpened || moment.state.next != nil
              || moment.state.shown == .sheet("Dear all")
          }
        ])
    }
    #expect(failures.isEmpty == !bySchedules)
    guard bySchedules else { return }
    #expect(
      failures.first?.steps == [
        "send .opened",
        "the store takes the next action of `read draft` at PlantedDefects.swift:144",
        "the store takes the next action of `check room` at PlantedDefects.swift:143",
      ])
    try #expect(isPrinted(failures, in: #filePath))
  }

  private func failures<State, Action>(
    isFine: Bool = false, _ explore: () -> Exploration<State, Action>
  ) -> [ExplorationFailure] {
    var failures: [ExplorationFailure] = []
    withKnownIssue(isIntermittent: isFine) { failures = explore().failures }
    return failures
  }
}

/// The tests that were printed for them.
@Suite("Printed tests of planted defects fail in the same way", .asPrinted)
struct PlantedPrintedTests {
  @Test("what is shown is open")
  func whatIsShownIsOpen() {
    let store = TestStore(
      initialState: Reader.State(),
      reducer: { Reader(world: $0) })
    store.exhaustivity = .relaxed
    store.send(.opened(1))
    // open = 1
    store.send(.left)
    // open = nil
    store.send(.opened(2))
    // open = 2
    store.answer("article", of: 1, .success(1))
    // then .loaded(1): shown = 1
    store.expect("what is shown is open") { [nil, $0.state.open].contains($0.state.shown) }
  }

  @Test("a discarded draft is saved")
  func aDiscardedDraftIsSaved() {
    let store = TestStore(
      initialState: Drafts.State(),
      reducer: { Drafts(world: $0) })
    store.exhaustivity = .relaxed
    store.send(.typed("a"))
    // draft = "a"
    store.send(.discarded)
    // draft = nil
    store.advance(by: .seconds(1))
    // then .saved("a"): saved = "a"
    store.expectNever("a discarded draft is saved") { moment in
      moment.state.draft == nil && moment.state.saved != nil
    }
  }

  @Test("the place leads to the confirmation")
  func thePlaceLeadsToTheConfirmation() {
    let store = TestStore(
      initialState: SignUpSteps.State(),
      reducer: { _ in SignUpSteps() })
    store.exhaustivity = .relaxed
    store.send(.nameEntered)
    // screen = .place, hasName = true
    store.send(.placeEntered)
    // hasName = false, hasPlace = true
    store.expect("the place leads to the confirmation") {
      !$0.state.hasPlace || $0.state.screen == .confirmation
    }
  }

  @Test("two orders at once")
  func twoOrdersAtOnce() {
    let store = TestStore(
      initialState: Checkout.State(),
      reducer: { Checkout(world: $0) })
    store.exhaustivity = .relaxed
    store.holdsActions = true
    store.send(.tapped)
    store.send(.tapped)
    store.deliver(from: "order")
    // then .began: isOrdering = true
    store.deliver(from: "order")
    // then .began: changes nothing
    store.expectNever("two orders at once") { $0.questions.count > 1 }
  }

  @Test("the form is there, or follows")
  func theFormIsThereOrFollows() {
    let store = TestStore(
      initialState: Form.State(),
      reducer: { _ in Form() })
    store.exhaustivity = .relaxed
    store.holdsActions = true
    store.send(.opened)
    // isOpened = true
    store.deliver(from: "read draft")
    // then .read("Dear all"): shown = .sheet("Dear all")
    store.deliver(from: "check room")
    // then .warned: shown = .alert
    store.expect("the form is there, or follows") { moment in
      !moment.state.isOpened || moment.state.next != nil
        || moment.state.shown == .sheet("Dear all")
    }
  }
}

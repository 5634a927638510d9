import Headwater

// Handwritten case paths, as `@CasePathable` writes them.
extension Place.State: CasePathable {
  struct Cases {
    enum FirstCase: CasePath {
      static func embed(_ value: Counter.State) -> Place.State { .first(value) }
      static func extract(_ root: Place.State) -> Counter.State? {
        if case .first(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Place.State, _ body: (Counter.State) -> Result
      ) -> Result? {
        if case .first(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 0 }
    }

    var first: FirstCase.Type { FirstCase.self }

    enum SecondCase: CasePath {
      static func embed(_ value: Counter.State) -> Place.State { .second(value) }
      static func extract(_ root: Place.State) -> Counter.State? {
        if case .second(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Place.State, _ body: (Counter.State) -> Result
      ) -> Result? {
        if case .second(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 1 }
    }

    var second: SecondCase.Type { SecondCase.self }
  }

  static var cases: Cases { Cases() }

  static func caseIndex(of root: Place.State) -> Int? {
    switch root {
    case .first: 0
    case .second: 1
    }
  }
}

extension Place.Action: CasePathable {
  struct Cases {
    enum FirstCase: CasePath {
      static func embed(_ value: Counter.Action) -> Place.Action { .first(value) }
      static func extract(_ root: Place.Action) -> Counter.Action? {
        if case .first(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Place.Action, _ body: (Counter.Action) -> Result
      ) -> Result? {
        if case .first(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 0 }
    }

    var first: FirstCase.Type { FirstCase.self }

    enum SecondCase: CasePath {
      static func embed(_ value: Counter.Action) -> Place.Action { .second(value) }
      static func extract(_ root: Place.Action) -> Counter.Action? {
        if case .second(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Place.Action, _ body: (Counter.Action) -> Result
      ) -> Result? {
        if case .second(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 1 }
    }

    var second: SecondCase.Type { SecondCase.self }
  }

  static var cases: Cases { Cases() }

  static func caseIndex(of root: Place.Action) -> Int? {
    switch root {
    case .first: 0
    case .second: 1
    }
  }
}

extension Traveller.Action: CasePathable {
  struct Cases {
    enum PlaceCase: CasePath {
      static func embed(_ value: PresentationAction<Place.Action>) -> Traveller.Action {
        .place(value)
      }
      static func extract(_ root: Traveller.Action) -> PresentationAction<Place.Action>? {
        if case .place(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Traveller.Action, _ body: (PresentationAction<Place.Action>) -> Result
      ) -> Result? {
        if case .place(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 0 }
    }

    var place: PlaceCase.Type { PlaceCase.self }

    enum PathCase: CasePath {
      static func embed(_ value: StackAction<Place.State, Place.Action>) -> Traveller.Action {
        .path(value)
      }
      static func extract(_ root: Traveller.Action) -> StackAction<Place.State, Place.Action>? {
        if case .path(let value) = root { value } else { nil }
      }
      static func withValue<Result>(
        of root: Traveller.Action, _ body: (StackAction<Place.State, Place.Action>) -> Result
      ) -> Result? {
        if case .path(let value) = root { body(value) } else { nil }
      }
      static var caseIndex: Int? { 1 }
    }

    var path: PathCase.Type { PathCase.self }
  }

  static var cases: Cases { Cases() }

  static func caseIndex(of root: Traveller.Action) -> Int? {
    switch root {
    case .place: 0
    case .path: 1
    }
  }
}

import Headwater

// Written out like those of the macro: see `HundredFeatures+Cases.swift`.

extension Level1.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level1.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Counter.Action) -> Level1.Action { .child(value) }
    static func extract(_ root: Level1.Action) -> Counter.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level1.Action, _ body: (Counter.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level2.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level2.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level1.Action) -> Level2.Action { .child(value) }
    static func extract(_ root: Level2.Action) -> Level1.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level2.Action, _ body: (Level1.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level3.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level3.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level2.Action) -> Level3.Action { .child(value) }
    static func extract(_ root: Level3.Action) -> Level2.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level3.Action, _ body: (Level2.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level4.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level4.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level3.Action) -> Level4.Action { .child(value) }
    static func extract(_ root: Level4.Action) -> Level3.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level4.Action, _ body: (Level3.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level5.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level5.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level4.Action) -> Level5.Action { .child(value) }
    static func extract(_ root: Level5.Action) -> Level4.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level5.Action, _ body: (Level4.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level6.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level6.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level5.Action) -> Level6.Action { .child(value) }
    static func extract(_ root: Level6.Action) -> Level5.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level6.Action, _ body: (Level5.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level7.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level7.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level6.Action) -> Level7.Action { .child(value) }
    static func extract(_ root: Level7.Action) -> Level6.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level7.Action, _ body: (Level6.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level8.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level8.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level7.Action) -> Level8.Action { .child(value) }
    static func extract(_ root: Level8.Action) -> Level7.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level8.Action, _ body: (Level7.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level9.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level9.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level8.Action) -> Level9.Action { .child(value) }
    static func extract(_ root: Level9.Action) -> Level8.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level9.Action, _ body: (Level8.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

extension Level10.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: Level10.Action) -> Int? {
    switch root {
    case .child: 0
    case .renamed: 1
    }
  }

  struct Cases {
    var child: Child.Type { Child.self }
  }

  enum Child: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Level9.Action) -> Level10.Action { .child(value) }
    static func extract(_ root: Level10.Action) -> Level9.Action? {
      if case .child(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: Level10.Action, _ body: (Level9.Action) -> Result
    ) -> Result? {
      if case .child(let value) = root { body(value) } else { nil }
    }
  }
}

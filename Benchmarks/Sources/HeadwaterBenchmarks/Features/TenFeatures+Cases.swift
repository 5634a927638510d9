import Headwater

extension TenFeatures.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: TenFeatures.Action) -> Int? {
    switch root {
    case .f0: 0
    case .f1: 1
    case .f2: 2
    case .f3: 3
    case .f4: 4
    case .f5: 5
    case .f6: 6
    case .f7: 7
    case .f8: 8
    case .f9: 9
    }
  }

  struct Cases {
    var f0: F0.Type { F0.self }
    var f1: F1.Type { F1.self }
    var f2: F2.Type { F2.self }
    var f3: F3.Type { F3.self }
    var f4: F4.Type { F4.self }
    var f5: F5.Type { F5.self }
    var f6: F6.Type { F6.self }
    var f7: F7.Type { F7.self }
    var f8: F8.Type { F8.self }
    var f9: F9.Type { F9.self }
  }

  enum F0: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f0(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f0(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f0(let value) = root { body(value) } else { nil }
    }
  }

  enum F1: CasePath {
    static var caseIndex: Int? { 1 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f1(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f1(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f1(let value) = root { body(value) } else { nil }
    }
  }

  enum F2: CasePath {
    static var caseIndex: Int? { 2 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f2(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f2(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f2(let value) = root { body(value) } else { nil }
    }
  }

  enum F3: CasePath {
    static var caseIndex: Int? { 3 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f3(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f3(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f3(let value) = root { body(value) } else { nil }
    }
  }

  enum F4: CasePath {
    static var caseIndex: Int? { 4 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f4(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f4(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f4(let value) = root { body(value) } else { nil }
    }
  }

  enum F5: CasePath {
    static var caseIndex: Int? { 5 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f5(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f5(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f5(let value) = root { body(value) } else { nil }
    }
  }

  enum F6: CasePath {
    static var caseIndex: Int? { 6 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f6(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f6(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f6(let value) = root { body(value) } else { nil }
    }
  }

  enum F7: CasePath {
    static var caseIndex: Int? { 7 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f7(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f7(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f7(let value) = root { body(value) } else { nil }
    }
  }

  enum F8: CasePath {
    static var caseIndex: Int? { 8 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f8(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f8(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f8(let value) = root { body(value) } else { nil }
    }
  }

  enum F9: CasePath {
    static var caseIndex: Int? { 9 }
    static func embed(_ value: Part.Action) -> TenFeatures.Action { .f9(value) }
    static func extract(_ root: TenFeatures.Action) -> Part.Action? {
      if case .f9(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: TenFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f9(let value) = root { body(value) } else { nil }
    }
  }
}

import Headwater

extension OneFeature.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: OneFeature.Action) -> Int? {
    switch root {
    case .f0: 0
    }
  }

  struct Cases {
    var f0: F0.Type { F0.self }
  }

  enum F0: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Part.Action) -> OneFeature.Action { .f0(value) }
    static func extract(_ root: OneFeature.Action) -> Part.Action? {
      if case .f0(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: OneFeature.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f0(let value) = root { body(value) } else { nil }
    }
  }
}

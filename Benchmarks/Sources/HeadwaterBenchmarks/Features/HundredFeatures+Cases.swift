import Headwater

// Handwritten: the macro needs swift-syntax, which this package does not resolve. They are complete, since
// shorter case paths would differ from those of an application.

extension HundredFeatures.Action: CasePathable {
  static var cases: Cases { Cases() }

  static func caseIndex(of root: HundredFeatures.Action) -> Int? {
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
    case .f10: 10
    case .f11: 11
    case .f12: 12
    case .f13: 13
    case .f14: 14
    case .f15: 15
    case .f16: 16
    case .f17: 17
    case .f18: 18
    case .f19: 19
    case .f20: 20
    case .f21: 21
    case .f22: 22
    case .f23: 23
    case .f24: 24
    case .f25: 25
    case .f26: 26
    case .f27: 27
    case .f28: 28
    case .f29: 29
    case .f30: 30
    case .f31: 31
    case .f32: 32
    case .f33: 33
    case .f34: 34
    case .f35: 35
    case .f36: 36
    case .f37: 37
    case .f38: 38
    case .f39: 39
    case .f40: 40
    case .f41: 41
    case .f42: 42
    case .f43: 43
    case .f44: 44
    case .f45: 45
    case .f46: 46
    case .f47: 47
    case .f48: 48
    case .f49: 49
    case .f50: 50
    case .f51: 51
    case .f52: 52
    case .f53: 53
    case .f54: 54
    case .f55: 55
    case .f56: 56
    case .f57: 57
    case .f58: 58
    case .f59: 59
    case .f60: 60
    case .f61: 61
    case .f62: 62
    case .f63: 63
    case .f64: 64
    case .f65: 65
    case .f66: 66
    case .f67: 67
    case .f68: 68
    case .f69: 69
    case .f70: 70
    case .f71: 71
    case .f72: 72
    case .f73: 73
    case .f74: 74
    case .f75: 75
    case .f76: 76
    case .f77: 77
    case .f78: 78
    case .f79: 79
    case .f80: 80
    case .f81: 81
    case .f82: 82
    case .f83: 83
    case .f84: 84
    case .f85: 85
    case .f86: 86
    case .f87: 87
    case .f88: 88
    case .f89: 89
    case .f90: 90
    case .f91: 91
    case .f92: 92
    case .f93: 93
    case .f94: 94
    case .f95: 95
    case .f96: 96
    case .f97: 97
    case .f98: 98
    case .f99: 99
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
    var f10: F10.Type { F10.self }
    var f11: F11.Type { F11.self }
    var f12: F12.Type { F12.self }
    var f13: F13.Type { F13.self }
    var f14: F14.Type { F14.self }
    var f15: F15.Type { F15.self }
    var f16: F16.Type { F16.self }
    var f17: F17.Type { F17.self }
    var f18: F18.Type { F18.self }
    var f19: F19.Type { F19.self }
    var f20: F20.Type { F20.self }
    var f21: F21.Type { F21.self }
    var f22: F22.Type { F22.self }
    var f23: F23.Type { F23.self }
    var f24: F24.Type { F24.self }
    var f25: F25.Type { F25.self }
    var f26: F26.Type { F26.self }
    var f27: F27.Type { F27.self }
    var f28: F28.Type { F28.self }
    var f29: F29.Type { F29.self }
    var f30: F30.Type { F30.self }
    var f31: F31.Type { F31.self }
    var f32: F32.Type { F32.self }
    var f33: F33.Type { F33.self }
    var f34: F34.Type { F34.self }
    var f35: F35.Type { F35.self }
    var f36: F36.Type { F36.self }
    var f37: F37.Type { F37.self }
    var f38: F38.Type { F38.self }
    var f39: F39.Type { F39.self }
    var f40: F40.Type { F40.self }
    var f41: F41.Type { F41.self }
    var f42: F42.Type { F42.self }
    var f43: F43.Type { F43.self }
    var f44: F44.Type { F44.self }
    var f45: F45.Type { F45.self }
    var f46: F46.Type { F46.self }
    var f47: F47.Type { F47.self }
    var f48: F48.Type { F48.self }
    var f49: F49.Type { F49.self }
    var f50: F50.Type { F50.self }
    var f51: F51.Type { F51.self }
    var f52: F52.Type { F52.self }
    var f53: F53.Type { F53.self }
    var f54: F54.Type { F54.self }
    var f55: F55.Type { F55.self }
    var f56: F56.Type { F56.self }
    var f57: F57.Type { F57.self }
    var f58: F58.Type { F58.self }
    var f59: F59.Type { F59.self }
    var f60: F60.Type { F60.self }
    var f61: F61.Type { F61.self }
    var f62: F62.Type { F62.self }
    var f63: F63.Type { F63.self }
    var f64: F64.Type { F64.self }
    var f65: F65.Type { F65.self }
    var f66: F66.Type { F66.self }
    var f67: F67.Type { F67.self }
    var f68: F68.Type { F68.self }
    var f69: F69.Type { F69.self }
    var f70: F70.Type { F70.self }
    var f71: F71.Type { F71.self }
    var f72: F72.Type { F72.self }
    var f73: F73.Type { F73.self }
    var f74: F74.Type { F74.self }
    var f75: F75.Type { F75.self }
    var f76: F76.Type { F76.self }
    var f77: F77.Type { F77.self }
    var f78: F78.Type { F78.self }
    var f79: F79.Type { F79.self }
    var f80: F80.Type { F80.self }
    var f81: F81.Type { F81.self }
    var f82: F82.Type { F82.self }
    var f83: F83.Type { F83.self }
    var f84: F84.Type { F84.self }
    var f85: F85.Type { F85.self }
    var f86: F86.Type { F86.self }
    var f87: F87.Type { F87.self }
    var f88: F88.Type { F88.self }
    var f89: F89.Type { F89.self }
    var f90: F90.Type { F90.self }
    var f91: F91.Type { F91.self }
    var f92: F92.Type { F92.self }
    var f93: F93.Type { F93.self }
    var f94: F94.Type { F94.self }
    var f95: F95.Type { F95.self }
    var f96: F96.Type { F96.self }
    var f97: F97.Type { F97.self }
    var f98: F98.Type { F98.self }
    var f99: F99.Type { F99.self }
  }

  enum F0: CasePath {
    static var caseIndex: Int? { 0 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f0(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f0(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f0(let value) = root { body(value) } else { nil }
    }
  }

  enum F1: CasePath {
    static var caseIndex: Int? { 1 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f1(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f1(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f1(let value) = root { body(value) } else { nil }
    }
  }

  enum F2: CasePath {
    static var caseIndex: Int? { 2 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f2(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f2(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f2(let value) = root { body(value) } else { nil }
    }
  }

  enum F3: CasePath {
    static var caseIndex: Int? { 3 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f3(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f3(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f3(let value) = root { body(value) } else { nil }
    }
  }

  enum F4: CasePath {
    static var caseIndex: Int? { 4 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f4(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f4(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f4(let value) = root { body(value) } else { nil }
    }
  }

  enum F5: CasePath {
    static var caseIndex: Int? { 5 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f5(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f5(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f5(let value) = root { body(value) } else { nil }
    }
  }

  enum F6: CasePath {
    static var caseIndex: Int? { 6 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f6(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f6(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f6(let value) = root { body(value) } else { nil }
    }
  }

  enum F7: CasePath {
    static var caseIndex: Int? { 7 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f7(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f7(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f7(let value) = root { body(value) } else { nil }
    }
  }

  enum F8: CasePath {
    static var caseIndex: Int? { 8 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f8(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f8(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f8(let value) = root { body(value) } else { nil }
    }
  }

  enum F9: CasePath {
    static var caseIndex: Int? { 9 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f9(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f9(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f9(let value) = root { body(value) } else { nil }
    }
  }

  enum F10: CasePath {
    static var caseIndex: Int? { 10 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f10(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f10(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f10(let value) = root { body(value) } else { nil }
    }
  }

  enum F11: CasePath {
    static var caseIndex: Int? { 11 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f11(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f11(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f11(let value) = root { body(value) } else { nil }
    }
  }

  enum F12: CasePath {
    static var caseIndex: Int? { 12 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f12(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f12(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f12(let value) = root { body(value) } else { nil }
    }
  }

  enum F13: CasePath {
    static var caseIndex: Int? { 13 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f13(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f13(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f13(let value) = root { body(value) } else { nil }
    }
  }

  enum F14: CasePath {
    static var caseIndex: Int? { 14 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f14(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f14(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f14(let value) = root { body(value) } else { nil }
    }
  }

  enum F15: CasePath {
    static var caseIndex: Int? { 15 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f15(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f15(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f15(let value) = root { body(value) } else { nil }
    }
  }

  enum F16: CasePath {
    static var caseIndex: Int? { 16 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f16(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f16(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f16(let value) = root { body(value) } else { nil }
    }
  }

  enum F17: CasePath {
    static var caseIndex: Int? { 17 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f17(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f17(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f17(let value) = root { body(value) } else { nil }
    }
  }

  enum F18: CasePath {
    static var caseIndex: Int? { 18 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f18(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f18(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f18(let value) = root { body(value) } else { nil }
    }
  }

  enum F19: CasePath {
    static var caseIndex: Int? { 19 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f19(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f19(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f19(let value) = root { body(value) } else { nil }
    }
  }

  enum F20: CasePath {
    static var caseIndex: Int? { 20 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f20(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f20(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f20(let value) = root { body(value) } else { nil }
    }
  }

  enum F21: CasePath {
    static var caseIndex: Int? { 21 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f21(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f21(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f21(let value) = root { body(value) } else { nil }
    }
  }

  enum F22: CasePath {
    static var caseIndex: Int? { 22 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f22(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f22(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f22(let value) = root { body(value) } else { nil }
    }
  }

  enum F23: CasePath {
    static var caseIndex: Int? { 23 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f23(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f23(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f23(let value) = root { body(value) } else { nil }
    }
  }

  enum F24: CasePath {
    static var caseIndex: Int? { 24 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f24(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f24(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f24(let value) = root { body(value) } else { nil }
    }
  }

  enum F25: CasePath {
    static var caseIndex: Int? { 25 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f25(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f25(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f25(let value) = root { body(value) } else { nil }
    }
  }

  enum F26: CasePath {
    static var caseIndex: Int? { 26 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f26(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f26(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f26(let value) = root { body(value) } else { nil }
    }
  }

  enum F27: CasePath {
    static var caseIndex: Int? { 27 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f27(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f27(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f27(let value) = root { body(value) } else { nil }
    }
  }

  enum F28: CasePath {
    static var caseIndex: Int? { 28 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f28(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f28(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f28(let value) = root { body(value) } else { nil }
    }
  }

  enum F29: CasePath {
    static var caseIndex: Int? { 29 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f29(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f29(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f29(let value) = root { body(value) } else { nil }
    }
  }

  enum F30: CasePath {
    static var caseIndex: Int? { 30 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f30(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f30(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f30(let value) = root { body(value) } else { nil }
    }
  }

  enum F31: CasePath {
    static var caseIndex: Int? { 31 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f31(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f31(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f31(let value) = root { body(value) } else { nil }
    }
  }

  enum F32: CasePath {
    static var caseIndex: Int? { 32 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f32(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f32(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f32(let value) = root { body(value) } else { nil }
    }
  }

  enum F33: CasePath {
    static var caseIndex: Int? { 33 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f33(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f33(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f33(let value) = root { body(value) } else { nil }
    }
  }

  enum F34: CasePath {
    static var caseIndex: Int? { 34 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f34(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f34(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f34(let value) = root { body(value) } else { nil }
    }
  }

  enum F35: CasePath {
    static var caseIndex: Int? { 35 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f35(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f35(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f35(let value) = root { body(value) } else { nil }
    }
  }

  enum F36: CasePath {
    static var caseIndex: Int? { 36 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f36(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f36(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f36(let value) = root { body(value) } else { nil }
    }
  }

  enum F37: CasePath {
    static var caseIndex: Int? { 37 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f37(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f37(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f37(let value) = root { body(value) } else { nil }
    }
  }

  enum F38: CasePath {
    static var caseIndex: Int? { 38 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f38(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f38(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f38(let value) = root { body(value) } else { nil }
    }
  }

  enum F39: CasePath {
    static var caseIndex: Int? { 39 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f39(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f39(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f39(let value) = root { body(value) } else { nil }
    }
  }

  enum F40: CasePath {
    static var caseIndex: Int? { 40 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f40(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f40(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f40(let value) = root { body(value) } else { nil }
    }
  }

  enum F41: CasePath {
    static var caseIndex: Int? { 41 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f41(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f41(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f41(let value) = root { body(value) } else { nil }
    }
  }

  enum F42: CasePath {
    static var caseIndex: Int? { 42 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f42(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f42(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f42(let value) = root { body(value) } else { nil }
    }
  }

  enum F43: CasePath {
    static var caseIndex: Int? { 43 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f43(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f43(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f43(let value) = root { body(value) } else { nil }
    }
  }

  enum F44: CasePath {
    static var caseIndex: Int? { 44 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f44(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f44(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f44(let value) = root { body(value) } else { nil }
    }
  }

  enum F45: CasePath {
    static var caseIndex: Int? { 45 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f45(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f45(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f45(let value) = root { body(value) } else { nil }
    }
  }

  enum F46: CasePath {
    static var caseIndex: Int? { 46 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f46(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f46(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f46(let value) = root { body(value) } else { nil }
    }
  }

  enum F47: CasePath {
    static var caseIndex: Int? { 47 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f47(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f47(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f47(let value) = root { body(value) } else { nil }
    }
  }

  enum F48: CasePath {
    static var caseIndex: Int? { 48 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f48(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f48(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f48(let value) = root { body(value) } else { nil }
    }
  }

  enum F49: CasePath {
    static var caseIndex: Int? { 49 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f49(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f49(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f49(let value) = root { body(value) } else { nil }
    }
  }

  enum F50: CasePath {
    static var caseIndex: Int? { 50 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f50(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f50(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f50(let value) = root { body(value) } else { nil }
    }
  }

  enum F51: CasePath {
    static var caseIndex: Int? { 51 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f51(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f51(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f51(let value) = root { body(value) } else { nil }
    }
  }

  enum F52: CasePath {
    static var caseIndex: Int? { 52 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f52(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f52(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f52(let value) = root { body(value) } else { nil }
    }
  }

  enum F53: CasePath {
    static var caseIndex: Int? { 53 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f53(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f53(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f53(let value) = root { body(value) } else { nil }
    }
  }

  enum F54: CasePath {
    static var caseIndex: Int? { 54 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f54(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f54(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f54(let value) = root { body(value) } else { nil }
    }
  }

  enum F55: CasePath {
    static var caseIndex: Int? { 55 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f55(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f55(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f55(let value) = root { body(value) } else { nil }
    }
  }

  enum F56: CasePath {
    static var caseIndex: Int? { 56 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f56(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f56(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f56(let value) = root { body(value) } else { nil }
    }
  }

  enum F57: CasePath {
    static var caseIndex: Int? { 57 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f57(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f57(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f57(let value) = root { body(value) } else { nil }
    }
  }

  enum F58: CasePath {
    static var caseIndex: Int? { 58 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f58(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f58(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f58(let value) = root { body(value) } else { nil }
    }
  }

  enum F59: CasePath {
    static var caseIndex: Int? { 59 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f59(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f59(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f59(let value) = root { body(value) } else { nil }
    }
  }

  enum F60: CasePath {
    static var caseIndex: Int? { 60 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f60(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f60(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f60(let value) = root { body(value) } else { nil }
    }
  }

  enum F61: CasePath {
    static var caseIndex: Int? { 61 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f61(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f61(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f61(let value) = root { body(value) } else { nil }
    }
  }

  enum F62: CasePath {
    static var caseIndex: Int? { 62 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f62(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f62(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f62(let value) = root { body(value) } else { nil }
    }
  }

  enum F63: CasePath {
    static var caseIndex: Int? { 63 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f63(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f63(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f63(let value) = root { body(value) } else { nil }
    }
  }

  enum F64: CasePath {
    static var caseIndex: Int? { 64 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f64(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f64(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f64(let value) = root { body(value) } else { nil }
    }
  }

  enum F65: CasePath {
    static var caseIndex: Int? { 65 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f65(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f65(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f65(let value) = root { body(value) } else { nil }
    }
  }

  enum F66: CasePath {
    static var caseIndex: Int? { 66 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f66(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f66(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f66(let value) = root { body(value) } else { nil }
    }
  }

  enum F67: CasePath {
    static var caseIndex: Int? { 67 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f67(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f67(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f67(let value) = root { body(value) } else { nil }
    }
  }

  enum F68: CasePath {
    static var caseIndex: Int? { 68 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f68(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f68(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f68(let value) = root { body(value) } else { nil }
    }
  }

  enum F69: CasePath {
    static var caseIndex: Int? { 69 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f69(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f69(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f69(let value) = root { body(value) } else { nil }
    }
  }

  enum F70: CasePath {
    static var caseIndex: Int? { 70 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f70(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f70(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f70(let value) = root { body(value) } else { nil }
    }
  }

  enum F71: CasePath {
    static var caseIndex: Int? { 71 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f71(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f71(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f71(let value) = root { body(value) } else { nil }
    }
  }

  enum F72: CasePath {
    static var caseIndex: Int? { 72 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f72(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f72(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f72(let value) = root { body(value) } else { nil }
    }
  }

  enum F73: CasePath {
    static var caseIndex: Int? { 73 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f73(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f73(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f73(let value) = root { body(value) } else { nil }
    }
  }

  enum F74: CasePath {
    static var caseIndex: Int? { 74 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f74(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f74(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f74(let value) = root { body(value) } else { nil }
    }
  }

  enum F75: CasePath {
    static var caseIndex: Int? { 75 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f75(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f75(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f75(let value) = root { body(value) } else { nil }
    }
  }

  enum F76: CasePath {
    static var caseIndex: Int? { 76 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f76(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f76(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f76(let value) = root { body(value) } else { nil }
    }
  }

  enum F77: CasePath {
    static var caseIndex: Int? { 77 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f77(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f77(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f77(let value) = root { body(value) } else { nil }
    }
  }

  enum F78: CasePath {
    static var caseIndex: Int? { 78 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f78(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f78(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f78(let value) = root { body(value) } else { nil }
    }
  }

  enum F79: CasePath {
    static var caseIndex: Int? { 79 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f79(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f79(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f79(let value) = root { body(value) } else { nil }
    }
  }

  enum F80: CasePath {
    static var caseIndex: Int? { 80 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f80(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f80(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f80(let value) = root { body(value) } else { nil }
    }
  }

  enum F81: CasePath {
    static var caseIndex: Int? { 81 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f81(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f81(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f81(let value) = root { body(value) } else { nil }
    }
  }

  enum F82: CasePath {
    static var caseIndex: Int? { 82 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f82(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f82(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f82(let value) = root { body(value) } else { nil }
    }
  }

  enum F83: CasePath {
    static var caseIndex: Int? { 83 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f83(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f83(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f83(let value) = root { body(value) } else { nil }
    }
  }

  enum F84: CasePath {
    static var caseIndex: Int? { 84 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f84(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f84(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f84(let value) = root { body(value) } else { nil }
    }
  }

  enum F85: CasePath {
    static var caseIndex: Int? { 85 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f85(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f85(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f85(let value) = root { body(value) } else { nil }
    }
  }

  enum F86: CasePath {
    static var caseIndex: Int? { 86 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f86(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f86(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f86(let value) = root { body(value) } else { nil }
    }
  }

  enum F87: CasePath {
    static var caseIndex: Int? { 87 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f87(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f87(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f87(let value) = root { body(value) } else { nil }
    }
  }

  enum F88: CasePath {
    static var caseIndex: Int? { 88 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f88(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f88(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f88(let value) = root { body(value) } else { nil }
    }
  }

  enum F89: CasePath {
    static var caseIndex: Int? { 89 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f89(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f89(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f89(let value) = root { body(value) } else { nil }
    }
  }

  enum F90: CasePath {
    static var caseIndex: Int? { 90 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f90(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f90(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f90(let value) = root { body(value) } else { nil }
    }
  }

  enum F91: CasePath {
    static var caseIndex: Int? { 91 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f91(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f91(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f91(let value) = root { body(value) } else { nil }
    }
  }

  enum F92: CasePath {
    static var caseIndex: Int? { 92 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f92(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f92(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f92(let value) = root { body(value) } else { nil }
    }
  }

  enum F93: CasePath {
    static var caseIndex: Int? { 93 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f93(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f93(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f93(let value) = root { body(value) } else { nil }
    }
  }

  enum F94: CasePath {
    static var caseIndex: Int? { 94 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f94(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f94(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f94(let value) = root { body(value) } else { nil }
    }
  }

  enum F95: CasePath {
    static var caseIndex: Int? { 95 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f95(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f95(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f95(let value) = root { body(value) } else { nil }
    }
  }

  enum F96: CasePath {
    static var caseIndex: Int? { 96 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f96(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f96(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f96(let value) = root { body(value) } else { nil }
    }
  }

  enum F97: CasePath {
    static var caseIndex: Int? { 97 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f97(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f97(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f97(let value) = root { body(value) } else { nil }
    }
  }

  enum F98: CasePath {
    static var caseIndex: Int? { 98 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f98(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f98(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f98(let value) = root { body(value) } else { nil }
    }
  }

  enum F99: CasePath {
    static var caseIndex: Int? { 99 }
    static func embed(_ value: Part.Action) -> HundredFeatures.Action { .f99(value) }
    static func extract(_ root: HundredFeatures.Action) -> Part.Action? {
      if case .f99(let value) = root { value } else { nil }
    }
    static func withValue<Result>(
      of root: HundredFeatures.Action, _ body: (Part.Action) -> Result
    ) -> Result? {
      if case .f99(let value) = root { body(value) } else { nil }
    }
  }
}

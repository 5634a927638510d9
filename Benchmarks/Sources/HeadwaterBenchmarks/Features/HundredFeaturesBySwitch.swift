import Headwater

/// The parts of `HundredFeatures`, composed by `switch`.
struct HundredFeaturesBySwitch: Reducer {
  typealias State = HundredFeatures.State
  typealias Action = HundredFeatures.Action

  let part = Part()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .f0(let action):
      part.reduce(into: &state.f0, action: action).map(Action.f0)
    case .f1(let action):
      part.reduce(into: &state.f1, action: action).map(Action.f1)
    case .f2(let action):
      part.reduce(into: &state.f2, action: action).map(Action.f2)
    case .f3(let action):
      part.reduce(into: &state.f3, action: action).map(Action.f3)
    case .f4(let action):
      part.reduce(into: &state.f4, action: action).map(Action.f4)
    case .f5(let action):
      part.reduce(into: &state.f5, action: action).map(Action.f5)
    case .f6(let action):
      part.reduce(into: &state.f6, action: action).map(Action.f6)
    case .f7(let action):
      part.reduce(into: &state.f7, action: action).map(Action.f7)
    case .f8(let action):
      part.reduce(into: &state.f8, action: action).map(Action.f8)
    case .f9(let action):
      part.reduce(into: &state.f9, action: action).map(Action.f9)
    case .f10(let action):
      part.reduce(into: &state.f10, action: action).map(Action.f10)
    case .f11(let action):
      part.reduce(into: &state.f11, action: action).map(Action.f11)
    case .f12(let action):
      part.reduce(into: &state.f12, action: action).map(Action.f12)
    case .f13(let action):
      part.reduce(into: &state.f13, action: action).map(Action.f13)
    case .f14(let action):
      part.reduce(into: &state.f14, action: action).map(Action.f14)
    case .f15(let action):
      part.reduce(into: &state.f15, action: action).map(Action.f15)
    case .f16(let action):
      part.reduce(into: &state.f16, action: action).map(Action.f16)
    case .f17(let action):
      part.reduce(into: &state.f17, action: action).map(Action.f17)
    case .f18(let action):
      part.reduce(into: &state.f18, action: action).map(Action.f18)
    case .f19(let action):
      part.reduce(into: &state.f19, action: action).map(Action.f19)
    case .f20(let action):
      part.reduce(into: &state.f20, action: action).map(Action.f20)
    case .f21(let action):
      part.reduce(into: &state.f21, action: action).map(Action.f21)
    case .f22(let action):
      part.reduce(into: &state.f22, action: action).map(Action.f22)
    case .f23(let action):
      part.reduce(into: &state.f23, action: action).map(Action.f23)
    case .f24(let action):
      part.reduce(into: &state.f24, action: action).map(Action.f24)
    case .f25(let action):
      part.reduce(into: &state.f25, action: action).map(Action.f25)
    case .f26(let action):
      part.reduce(into: &state.f26, action: action).map(Action.f26)
    case .f27(let action):
      part.reduce(into: &state.f27, action: action).map(Action.f27)
    case .f28(let action):
      part.reduce(into: &state.f28, action: action).map(Action.f28)
    case .f29(let action):
      part.reduce(into: &state.f29, action: action).map(Action.f29)
    case .f30(let action):
      part.reduce(into: &state.f30, action: action).map(Action.f30)
    case .f31(let action):
      part.reduce(into: &state.f31, action: action).map(Action.f31)
    case .f32(let action):
      part.reduce(into: &state.f32, action: action).map(Action.f32)
    case .f33(let action):
      part.reduce(into: &state.f33, action: action).map(Action.f33)
    case .f34(let action):
      part.reduce(into: &state.f34, action: action).map(Action.f34)
    case .f35(let action):
      part.reduce(into: &state.f35, action: action).map(Action.f35)
    case .f36(let action):
      part.reduce(into: &state.f36, action: action).map(Action.f36)
    case .f37(let action):
      part.reduce(into: &state.f37, action: action).map(Action.f37)
    case .f38(let action):
      part.reduce(into: &state.f38, action: action).map(Action.f38)
    case .f39(let action):
      part.reduce(into: &state.f39, action: action).map(Action.f39)
    case .f40(let action):
      part.reduce(into: &state.f40, action: action).map(Action.f40)
    case .f41(let action):
      part.reduce(into: &state.f41, action: action).map(Action.f41)
    case .f42(let action):
      part.reduce(into: &state.f42, action: action).map(Action.f42)
    case .f43(let action):
      part.reduce(into: &state.f43, action: action).map(Action.f43)
    case .f44(let action):
      part.reduce(into: &state.f44, action: action).map(Action.f44)
    case .f45(let action):
      part.reduce(into: &state.f45, action: action).map(Action.f45)
    case .f46(let action):
      part.reduce(into: &state.f46, action: action).map(Action.f46)
    case .f47(let action):
      part.reduce(into: &state.f47, action: action).map(Action.f47)
    case .f48(let action):
      part.reduce(into: &state.f48, action: action).map(Action.f48)
    case .f49(let action):
      part.reduce(into: &state.f49, action: action).map(Action.f49)
    case .f50(let action):
      part.reduce(into: &state.f50, action: action).map(Action.f50)
    case .f51(let action):
      part.reduce(into: &state.f51, action: action).map(Action.f51)
    case .f52(let action):
      part.reduce(into: &state.f52, action: action).map(Action.f52)
    case .f53(let action):
      part.reduce(into: &state.f53, action: action).map(Action.f53)
    case .f54(let action):
      part.reduce(into: &state.f54, action: action).map(Action.f54)
    case .f55(let action):
      part.reduce(into: &state.f55, action: action).map(Action.f55)
    case .f56(let action):
      part.reduce(into: &state.f56, action: action).map(Action.f56)
    case .f57(let action):
      part.reduce(into: &state.f57, action: action).map(Action.f57)
    case .f58(let action):
      part.reduce(into: &state.f58, action: action).map(Action.f58)
    case .f59(let action):
      part.reduce(into: &state.f59, action: action).map(Action.f59)
    case .f60(let action):
      part.reduce(into: &state.f60, action: action).map(Action.f60)
    case .f61(let action):
      part.reduce(into: &state.f61, action: action).map(Action.f61)
    case .f62(let action):
      part.reduce(into: &state.f62, action: action).map(Action.f62)
    case .f63(let action):
      part.reduce(into: &state.f63, action: action).map(Action.f63)
    case .f64(let action):
      part.reduce(into: &state.f64, action: action).map(Action.f64)
    case .f65(let action):
      part.reduce(into: &state.f65, action: action).map(Action.f65)
    case .f66(let action):
      part.reduce(into: &state.f66, action: action).map(Action.f66)
    case .f67(let action):
      part.reduce(into: &state.f67, action: action).map(Action.f67)
    case .f68(let action):
      part.reduce(into: &state.f68, action: action).map(Action.f68)
    case .f69(let action):
      part.reduce(into: &state.f69, action: action).map(Action.f69)
    case .f70(let action):
      part.reduce(into: &state.f70, action: action).map(Action.f70)
    case .f71(let action):
      part.reduce(into: &state.f71, action: action).map(Action.f71)
    case .f72(let action):
      part.reduce(into: &state.f72, action: action).map(Action.f72)
    case .f73(let action):
      part.reduce(into: &state.f73, action: action).map(Action.f73)
    case .f74(let action):
      part.reduce(into: &state.f74, action: action).map(Action.f74)
    case .f75(let action):
      part.reduce(into: &state.f75, action: action).map(Action.f75)
    case .f76(let action):
      part.reduce(into: &state.f76, action: action).map(Action.f76)
    case .f77(let action):
      part.reduce(into: &state.f77, action: action).map(Action.f77)
    case .f78(let action):
      part.reduce(into: &state.f78, action: action).map(Action.f78)
    case .f79(let action):
      part.reduce(into: &state.f79, action: action).map(Action.f79)
    case .f80(let action):
      part.reduce(into: &state.f80, action: action).map(Action.f80)
    case .f81(let action):
      part.reduce(into: &state.f81, action: action).map(Action.f81)
    case .f82(let action):
      part.reduce(into: &state.f82, action: action).map(Action.f82)
    case .f83(let action):
      part.reduce(into: &state.f83, action: action).map(Action.f83)
    case .f84(let action):
      part.reduce(into: &state.f84, action: action).map(Action.f84)
    case .f85(let action):
      part.reduce(into: &state.f85, action: action).map(Action.f85)
    case .f86(let action):
      part.reduce(into: &state.f86, action: action).map(Action.f86)
    case .f87(let action):
      part.reduce(into: &state.f87, action: action).map(Action.f87)
    case .f88(let action):
      part.reduce(into: &state.f88, action: action).map(Action.f88)
    case .f89(let action):
      part.reduce(into: &state.f89, action: action).map(Action.f89)
    case .f90(let action):
      part.reduce(into: &state.f90, action: action).map(Action.f90)
    case .f91(let action):
      part.reduce(into: &state.f91, action: action).map(Action.f91)
    case .f92(let action):
      part.reduce(into: &state.f92, action: action).map(Action.f92)
    case .f93(let action):
      part.reduce(into: &state.f93, action: action).map(Action.f93)
    case .f94(let action):
      part.reduce(into: &state.f94, action: action).map(Action.f94)
    case .f95(let action):
      part.reduce(into: &state.f95, action: action).map(Action.f95)
    case .f96(let action):
      part.reduce(into: &state.f96, action: action).map(Action.f96)
    case .f97(let action):
      part.reduce(into: &state.f97, action: action).map(Action.f97)
    case .f98(let action):
      part.reduce(into: &state.f98, action: action).map(Action.f98)
    case .f99(let action):
      part.reduce(into: &state.f99, action: action).map(Action.f99)
    }
  }
}

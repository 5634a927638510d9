import Headwater

/// A feature with ten parts.
///
/// All of it is written out, as in an application.
enum TenFeatures {
  struct State: Equatable, Sendable {
    var f0 = Part.State()
    var f1 = Part.State()
    var f2 = Part.State()
    var f3 = Part.State()
    var f4 = Part.State()
    var f5 = Part.State()
    var f6 = Part.State()
    var f7 = Part.State()
    var f8 = Part.State()
    var f9 = Part.State()
  }

  enum Action: Sendable {
    case f0(Part.Action)
    case f1(Part.Action)
    case f2(Part.Action)
    case f3(Part.Action)
    case f4(Part.Action)
    case f5(Part.Action)
    case f6(Part.Action)
    case f7(Part.Action)
    case f8(Part.Action)
    case f9(Part.Action)
  }
}

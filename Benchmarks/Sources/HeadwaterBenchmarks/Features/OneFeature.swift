import Headwater

/// A feature with one part.
///
/// All of it is written out, as in an application.
enum OneFeature {
  struct State: Equatable, Sendable {
    var f0 = Part.State()
  }

  enum Action: Sendable {
    case f0(Part.Action)
  }
}

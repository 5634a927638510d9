import Headwater

/// A feature of one part.
///
/// All of it is written out, as such a feature is.
enum OneFeature {
  struct State: Equatable, Sendable {
    var f0 = Part.State()
  }

  enum Action: Sendable {
    case f0(Part.Action)
  }
}

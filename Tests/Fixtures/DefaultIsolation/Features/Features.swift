import Headwater

/// The smallest feature: compiles unannotated whatever the module's default isolation is.
struct Counter {
  struct State: Equatable {
    var count = 0
  }
}

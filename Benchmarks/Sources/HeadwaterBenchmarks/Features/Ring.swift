import Headwater

/// Numbers in a ring, through which an action goes on by its own number.
struct Ring: Reducer {
  let count: Int

  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state = (state + action) % count
    return .none
  }
}

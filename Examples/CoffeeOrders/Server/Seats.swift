import Synchronization

/// Room for so many at once.
final class Seats: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  /// Takes one; nil if there is none.
  func take() -> Seat? {
    let isTaken = left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
    return isTaken ? Seat(of: self) : nil
  }

  fileprivate func giveBack() {
    left.withLock { $0 += 1 }
  }
}

/// Is free again when nobody holds it any more.
final class Seat: Sendable {
  private let seats: Seats

  fileprivate init(of seats: Seats) {
    self.seats = seats
  }

  deinit {
    seats.giveBack()
  }
}

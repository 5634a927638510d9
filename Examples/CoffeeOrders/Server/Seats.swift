import Synchronization

/// A limited number of seats.
final class Seats: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  /// Takes a seat; returns nil if none is free.
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

/// A seat. It is free again when it is released.
final class Seat: Sendable {
  private let seats: Seats

  fileprivate init(of seats: Seats) {
    self.seats = seats
  }

  deinit {
    seats.giveBack()
  }
}

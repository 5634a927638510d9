/// A client that finds the nth prime number.
public struct NthPrimeClient: Sendable {
  /// Returns the prime at a place, counted from 1.
  public var nthPrime: @Sendable (_ place: Int) async throws -> Int

  public init(nthPrime: @escaping @Sendable (_ place: Int) async throws -> Int) {
    self.nthPrime = nthPrime
  }

  /// Counts on this machine, until its task is cancelled.
  public static let local = NthPrimeClient { place in
    guard place >= 1 else { throw NthPrimeError.noSuchPlace(place) }
    guard place <= 1_000_000 else { throw NthPrimeError.tooFar(place) }
    var primes = [2]
    var candidate = 3
    while primes.count < place {
      if candidate % 1024 == 1 { try Task.checkCancellation() }
      let isPrime = primes.lazy.prefix { $0 * $0 <= candidate }.allSatisfy { candidate % $0 != 0 }
      if isPrime { primes.append(candidate) }
      candidate += 2
    }
    return primes[place - 1]
  }
}

/// The reason for a missing answer, in words for people.
public enum NthPrimeError: Error, Equatable, CustomStringConvertible {
  case noSuchPlace(Int)
  case tooFar(Int)
  case refused(status: Int)
  case noAnswer

  public var description: String {
    switch self {
    case .noSuchPlace(let place): "There is no prime number at place \(place)."
    case .tooFar(let place): "Place \(place) is too far to count to."
    case .refused(let status): "Wolfram Alpha refused the question (\(status)). Is the key valid?"
    case .noAnswer: "Wolfram Alpha has no answer to that."
    }
  }
}

import Foundation

/// Random numbers that a seed repeats. A failing law names its seed, and fails again with it.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random number of a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns true once in `times` calls on average.
  public mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// Returns a random element.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}

/// The seeds for laws as their arguments. A failure names its seed.
///
/// `HEADWATER_SEED=17 swift test --filter ReducerLaws` runs the laws with only that seed.
public enum Seeds {
  /// The seeds for laws with long runs.
  public static let few = seeds(1...24)

  /// The seeds for laws with short runs.
  public static let many = seeds(1...120)

  private static func seeds(_ usual: ClosedRange<UInt64>) -> [UInt64] {
    guard let text = ProcessInfo.processInfo.environment["HEADWATER_SEED"] else {
      return Array(usual)
    }
    guard let seed = UInt64(text) else {
      fatalError("HEADWATER_SEED is \"\(text)\": it has to be a number of 0 or more.")
    }
    return [seed]
  }
}

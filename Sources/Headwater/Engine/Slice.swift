// @inlinable: each effect's result passes here.

/// The time for which a store occupies its actor with letters before other work gets a chance.
///
/// Reading the clock for each letter would cost too much compared with a letter's own work. The number of
/// letters between two readings therefore grows while letters are quick, up to sixteen.
@usableFromInline
struct Slice {
  /// A small part of a frame on a screen with 120 frames a second.
  @usableFromInline static var length: Duration { .milliseconds(1) }

  /// The letters until the next reading of the clock. It begins with two: an effect that sends once and
  /// ends costs no reading.
  @usableFromInline var lettersToLook = 2
  private var stride = 1
  private var start: ContinuousClock.Instant?
  private var lastLook: ContinuousClock.Instant?

  @usableFromInline
  init() {}

  /// Whether the slice is over. Call it after each letter.
  @inlinable
  mutating func isOver(at now: @autoclosure () -> ContinuousClock.Instant = .now) -> Bool {
    lettersToLook &-= 1
    return lettersToLook == 0 && look(at: now())
  }

  @usableFromInline
  @inline(never)
  mutating func look(at now: ContinuousClock.Instant) -> Bool {
    let begin = start ?? now
    let wasQuick = lastLook.map { $0.duration(to: now) * 16 < Self.length } ?? false
    start = begin
    lastLook = now
    stride = wasQuick ? min(2 * stride, 16) : 1
    lettersToLook = stride
    return begin.duration(to: now) >= Self.length
  }
}

// @inlinable: each effect's result passes here.

/// How long a store keeps its actor, when effects have sent much, before others have it for a while.
///
/// The clock is not read for each letter, which would cost a good part of what a letter does: so many
/// letters pass between two looks as have been quick before, at most sixteen.
@usableFromInline
struct Slice {
  /// A small part of a frame, of which a screen shows up to 120 in a second.
  @usableFromInline static var length: Duration { .milliseconds(1) }

  /// Two, so that an effect that sends once and ends costs no look.
  @usableFromInline var lettersToLook = 2
  private var stride = 1
  private var start: ContinuousClock.Instant?
  private var lastLook: ContinuousClock.Instant?

  @usableFromInline
  init() {}

  /// Whether it is time to let others go on; asked after each letter.
  @inlinable
  mutating func isOver() -> Bool {
    lettersToLook &-= 1
    return lettersToLook == 0 && isOverByClock()
  }

  @usableFromInline
  @inline(never)
  mutating func isOverByClock() -> Bool {
    let now = ContinuousClock.now
    let begin = start ?? now
    let wasQuick = lastLook.map { $0.duration(to: now) * 16 < Self.length } ?? false
    start = begin
    lastLook = now
    stride = wasQuick ? min(2 * stride, 16) : 1
    lettersToLook = stride
    return begin.duration(to: now) >= Self.length
  }
}

// @inlinable: each effect passes here.

import Synchronization

/// The letters that effects leave for their store, until the store's actor takes them.
///
/// Actions cross from an effect to the store here and nowhere else.
///
/// - The store takes letters in the order in which they were put, on whatever threads.
/// - The store is woken once for any number of letters that gather while it sleeps, and takes all of
///   them at once.
/// - A letter that is put on the store's own actor into an empty mailbox is taken at once.
@usableFromInline
package final class Mailbox<Action>: Sendable {
  @usableFromInline
  package enum Content {
    case action(Action)
    /// The delay before an effect has ended.
    case awake
    case ended(EffectEnd)
    /// Very many actions of the effect have gathered.
    case crowded
  }

  /// A message from an effect to its store.
  ///
  /// `@unchecked Sendable`: an action enters through a `sending` parameter, which means that its sender has
  /// given it up. It leaves once, through `takeAll(into:)`, to the store. Nothing else can reach it.
  @usableFromInline
  package struct Letter: @unchecked Sendable {
    @usableFromInline package let effect: RunningEffect
    @usableFromInline package let content: Content

    @inlinable
    init(effect: RunningEffect, content: Content) {
      self.effect = effect
      self.content = content
    }
  }

  @usableFromInline
  struct Contents: ~Copyable {
    @usableFromInline var letters = Queue<Letter>()
    @usableFromInline var isAwake = false

    /// How often the store has taken the letters.
    @usableFromInline var round = 0

    /// The tasks that wait until the store takes the letters.
    @usableFromInline var waiters = RoomWaiters()
    @usableFromInline var lastWaiter = 0

    /// Whether the store is gone.
    @usableFromInline var isClosed = false

    @inlinable
    init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let wake: Wake

  /// How many actions of one effect may gather before `whenReady` waits.
  @usableFromInline static var room: Int { 256 }

  /// How many actions of one effect gather before it is reported to send faster than the store processes.
  @usableFromInline static var crowd: Int { 100_000 }

  /// Makes the store's actor take letters until there are none; callable on any thread.
  ///
  /// Its argument is the actor that the caller is on. If that is the store's actor, it takes the letters
  /// before it returns.
  @usableFromInline package typealias Wake = @Sendable (_ isolation: (any Actor)?) -> Void

  /// - Parameter wake: Called when a letter is put while the store sleeps.
  @inlinable
  init(wake: @escaping Wake) {
    self.wake = wake
  }

  @inlinable
  func put(_ action: sending Action, from effect: RunningEffect, on isolation: (any Actor)?) {
    let letter = Letter(effect: effect, content: .action(action))
    let mustWake = contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.letters.append(letter)
      if effect.gathers(in: contents.round) == Self.crowd {
        contents.letters.append(Letter(effect: effect, content: .crowded))
      }
      defer { contents.isAwake = true }
      return !contents.isAwake
    }
    if mustWake { wake(isolation) }
  }

  @inlinable
  func putAwake(from effect: RunningEffect) {
    put(Letter(effect: effect, content: .awake), on: nil)
  }

  @inlinable
  func putEnd(of effect: RunningEffect, as end: EffectEnd, on isolation: (any Actor)?) {
    put(Letter(effect: effect, content: .ended(end)), on: isolation)
  }

  /// - Parameter isolation: The actor that the caller is on.
  @inlinable
  func put(_ letter: Letter, on isolation: (any Actor)?) {
    let mustWake = contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.letters.append(letter)
      defer { contents.isAwake = true }
      return !contents.isAwake
    }
    if mustWake { wake(isolation) }
  }

  /// Takes all letters, and resumes the tasks that wait for it. If there are none, the next letter wakes
  /// the store.
  ///
  /// - Parameter taken: An empty queue, which receives the letters. Its memory serves the next letters.
  /// - Returns: Whether there were letters.
  @inlinable
  func takeAll(into taken: inout Queue<Letter>) -> Bool {
    var waiters = RoomWaiters()
    let hasTaken = contents.withLock { contents in
      guard !contents.letters.isEmpty else {
        contents.isAwake = false
        return false
      }
      swap(&contents.letters, &taken)
      contents.round &+= 1
      if !contents.waiters.isEmpty { swap(&contents.waiters, &waiters) }
      return true
    }
    if !waiters.isEmpty { Self.resume(waiters) }
    return hasTaken
  }
}

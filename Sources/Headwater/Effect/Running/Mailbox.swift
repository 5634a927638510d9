// @inlinable: each effect passes here.

import Synchronization

/// Where effects leave what they have to say, and from where the store's actor takes it.
///
/// This is the one place at which actions cross from an effect to the store.
///
/// - Letters are taken in the order in which they were put, whichever threads put them.
/// - The store is woken once for any number of letters that gather while it sleeps, and takes all that
///   have gathered at once.
/// - A letter that is put on the store's own actor into an empty mailbox is taken at once.
@usableFromInline
package final class Mailbox<Action>: Sendable {
  @usableFromInline
  package enum Content {
    case action(Action)
    /// The wait before an effect is over.
    case awake
    case ended(error: String?)
    /// Very many of its actions have gathered.
    case crowded
  }

  /// What an effect says.
  ///
  /// `@unchecked Sendable`: an action enters by a `sending` parameter, so its sender has given it up,
  /// and leaves once, by `takeAll(into:)`, to the one store that receives it. Nobody else can reach it.
  @usableFromInline
  package struct Letter: @unchecked Sendable {
    @usableFromInline let effect: RunningEffect
    @usableFromInline let content: Content

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

    /// How often the store has taken what has gathered.
    @usableFromInline var round = 0

    /// The effects that wait for the store to do that.
    @usableFromInline var waiters: [RoomWaiter] = []
    @usableFromInline var lastWaiter = 0

    /// Whether the store has gone.
    @usableFromInline var isClosed = false

    @inlinable
    init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let wake: Wake

  /// How many actions of one effect may gather before a `send` that waits does so.
  @usableFromInline static var room: Int { 256 }

  /// How many gather before the effect is said to send faster than its store can process.
  @usableFromInline static var crowd: Int { 100_000 }

  /// Makes the store's actor take letters until there are none; callable on any thread.
  ///
  /// It is given the actor that its caller is on, and takes them before it returns if that is the
  /// store's.
  @usableFromInline package typealias Wake = @Sendable (_ isolation: (any Actor)?) -> Void

  /// - Parameter wake: Called when a letter was put into an empty mailbox.
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
  func putEnd(of effect: RunningEffect, error: String?, on isolation: (any Actor)?) {
    put(Letter(effect: effect, content: .ended(error: error)), on: isolation)
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

  /// Hands over all letters that have gathered, and lets those go on who wait for that; when there are
  /// none, the next one wakes the store again.
  ///
  /// - Parameter taken: An empty queue, whose memory is used for what gathers next.
  /// - Returns: Whether there were any.
  @inlinable
  func takeAll(into taken: inout Queue<Letter>) -> Bool {
    var waiters: [RoomWaiter] = []
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
    for waiter in waiters { waiter.continuation.resume() }
    return hasTaken
  }
}

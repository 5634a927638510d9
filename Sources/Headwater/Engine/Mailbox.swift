import Synchronization

/// Where effects leave what they have to say, and from where the store's actor takes it.
///
/// This is the one place at which actions cross from an effect to the store.
///
/// - Letters are taken in the order in which they were put, whichever threads put them.
/// - The store is woken once for any number of letters that gather while it sleeps.
/// - A letter that is put on the store's own actor into an empty mailbox is taken at once.
///
/// @inlinable: each effect passes here.
@usableFromInline
package final class Mailbox<Action>: Sendable {
  @usableFromInline
  package enum Content {
    case action(Action)
    /// The wait before an effect is over.
    case awake
    case ended(error: String?)
  }

  /// What an effect says.
  ///
  /// `@unchecked Sendable`: an action enters by a `sending` parameter, so its sender has given it up,
  /// and leaves once, by `takeNext()`, to the one store that receives it. Nobody else can reach it.
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

    @inlinable
    init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let wake: Wake

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
    put(Letter(effect: effect, content: .action(action)), on: isolation)
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
      contents.letters.append(letter)
      defer { contents.isAwake = true }
      return !contents.isAwake
    }
    if mustWake { wake(isolation) }
  }

  /// The letter that has waited longest; when there is none, the next one wakes the store again.
  @inlinable
  func takeNext() -> Letter? {
    contents.withLock { contents in
      let letter = contents.letters.removeFirst()
      if letter == nil { contents.isAwake = false }
      return letter
    }
  }
}

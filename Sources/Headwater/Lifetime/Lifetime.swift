import Synchronization

/// How long a value is in its place: an optional, a case or an element for which something was started.
///
/// What belongs to the value holds it: its effects, the actions that wait for their turn, and what a
/// delay or a throttle keeps for later. It is over when the value is gone or another has its place, and
/// it never begins again.
@usableFromInline
package final class Lifetime: Sendable {
  // Atomic, since effects hold it on every thread; it is read and written on the store's actor only.
  private let ending = Atomic(false)

  init() {}

  @usableFromInline var isOver: Bool { ending.load(ordering: .relaxed) }

  func end() {
    ending.store(true, ordering: .relaxed)
  }
}

/// Which of the values that stand in a place one after the other something belongs to.
@usableFromInline
enum Belonging: Sendable {
  /// The one that is there when it starts.
  case current

  /// The one with this identity.
  case value(Identity)

  /// The one that was there when this began.
  case lifetime(Lifetime)
}

/// What tells a value from another that takes its place: the id of one that is `Identifiable`.
///
/// `@unchecked Sendable`: it holds a copy of the id and never gives it out. The id is compared only, on
/// the actor of the store that owns the effect.
@usableFromInline
struct Identity: Equatable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable) {
    self.id = AnyHashable(id)
  }
}

/// Reads the identities of values of a type.
///
/// Whether a type is `Identifiable` is asked of its metadata and not of the compiler, so that a lift in
/// a generic feature knows it too.
@usableFromInline
struct IdentityReader<Value> {
  @usableFromInline let read: (UnsafePointer<Value>) -> Identity

  /// nil for values that are not `Identifiable`: one of them is as good as another.
  @usableFromInline
  init?() {
    guard let type = Value.self as? any Identifiable.Type else { return nil }
    func reader<Known: Identifiable>(_: Known.Type) -> (UnsafePointer<Value>) -> Identity {
      // `Known` is `Value`, by another name.
      { value in Identity(UnsafeRawPointer(value).assumingMemoryBound(to: Known.self).pointee.id) }
    }
    read = reader(type)
  }
}

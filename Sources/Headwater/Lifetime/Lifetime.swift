import Synchronization

/// The time for which a value is in its place: an optional, a case or an element that owns something.
///
/// The value's effects refer to it, and so do its waiting actions and its effects that wait for a delay or
/// a throttle. It ends when the value is gone or another has its place, and it never begins again.
@usableFromInline
package final class Lifetime: Sendable {
  // Atomic, since effects on any thread refer to it; it is read and written on the store's actor only.
  private let ending = Atomic(false)

  init() {}

  @usableFromInline var isOver: Bool { ending.load(ordering: .relaxed) }

  func end() {
    ending.store(true, ordering: .relaxed)
  }
}

/// Which value an effect belongs to, of those that take a place one after the other.
@usableFromInline
enum Belonging: Sendable {
  /// The value that is in the place when the effect starts.
  case current

  /// The value with this identity.
  case value(Identity)

  /// The value with this lifetime.
  case lifetime(Lifetime)
}

/// The identity that tells a value from the one that takes its place: the id of an `Identifiable` value, or the
/// stamp that its collection gave it.
///
/// `@unchecked Sendable`: it has a copy of the id and never gives it out. The id is only compared, on the
/// actor of the store that owns the effect.
@usableFromInline
struct Identity: Hashable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable) {
    self.id = AnyHashable(id)
  }
}

/// Reads the identities of values of a type.
///
/// It looks up at run time whether the type is `Identifiable`, because a lift in a generic feature does not
/// know at compile time.
@usableFromInline
struct IdentityReader<Value> {
  @usableFromInline let read: (UnsafePointer<Value>) -> Identity

  /// Nil for a type that is not `Identifiable`: its values can't be told apart.
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

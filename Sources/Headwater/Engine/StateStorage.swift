/// The memory of one store's state, at a fixed address.
///
/// It is read and written through a pointer and not as a class property, which spares the dynamic
/// exclusivity check on every action. What the check would find is kept by `Engine` instead, with
/// a message: `Engine` alone reaches this object, on one actor, and lends the state out for writing
/// only while `Engine.flags` says `reducing`, during which every read is turned away.
///
/// @inlinable: each action passes here.
@usableFromInline
final class StateStorage<State> {
  @usableFromInline let pointer: UnsafeMutablePointer<State>

  @inlinable
  init(_ state: consuming State) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: state)
  }

  @inlinable
  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

/// Values that wait, first in, first out.
///
/// A ring of raw memory, since most of the time one value enters an empty queue and leaves it at once,
/// and so is only moved. What makes it safe: the `count` places from `first` on, going round at the
/// end, hold values, and no others do; each function leaves it so, and runs no foreign code before.
///
/// @inlinable: each effect, and each action that has to wait, passes here.
@usableFromInline
struct Queue<Element>: ~Copyable {
  /// As many as a power of two, or none.
  @usableFromInline var places = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  @usableFromInline var first = 0
  @usableFromInline var count = 0

  /// How many places an empty queue keeps.
  @usableFromInline static var keptPlaces: Int { 64 }

  @inlinable
  init() {}

  @inlinable
  deinit {
    for offset in 0..<count { places.deinitializeElement(at: place(offset)) }
    places.deallocate()
  }

  @inlinable var isEmpty: Bool { count == 0 }

  /// The values, in the order in which they will leave.
  var values: [Element] { (0..<count).map { places[place($0)] } }

  @inlinable
  mutating func append(_ element: consuming Element) {
    if count == places.count { grow() }
    places.initializeElement(at: place(count), to: element)
    count &+= 1
  }

  @inlinable
  mutating func removeFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = places.moveElement(from: first)
    first = place(1)
    count &-= 1
    if count == 0 && places.count > Self.keptPlaces { releasePlaces() }
    return element
  }

  @inlinable
  func place(_ offset: Int) -> Int {
    (first &+ offset) & (places.count &- 1)
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(4, 2 * places.count))
    for offset in 0..<count {
      larger.initializeElement(at: offset, to: places.moveElement(from: place(offset)))
    }
    places.deallocate()
    places = larger
    first = 0
  }

  @usableFromInline
  mutating func releasePlaces() {
    places.deallocate()
    places = UnsafeMutableBufferPointer(start: nil, count: 0)
    first = 0
  }
}

// @inlinable: each effect, and each action that has to wait, passes here.

/// A first-in, first-out queue.
///
/// It uses pieces of raw memory, since most of the time one value enters an empty queue, leaves it at once,
/// and is only moved. A queue that grows adds one piece and moves no waiting value: every `append` takes the
/// same time, however many values wait.
///
/// It is safe by this invariant: values occupy the places from `first` in the `front` piece, through all
/// pieces between, up to `end` in the `back` piece, and no other places. Each function restores it before
/// any foreign code runs.
@usableFromInline
struct Queue<Element>: ~Copyable {
  @usableFromInline
  struct Piece {
    @usableFromInline let places: UnsafeMutablePointer<Element>
    @usableFromInline let capacity: Int32
    @usableFromInline var next: UnsafeMutablePointer<Piece>?

    @inlinable
    init(capacity: Int32) {
      places = .allocate(capacity: Int(capacity))
      self.capacity = capacity
    }
  }

  /// The piece from which values leave, and the piece that they enter; often the same one.
  @usableFromInline var front: UnsafeMutablePointer<Piece>?
  @usableFromInline var back: UnsafeMutablePointer<Piece>?
  /// 32 bits are enough, and each store has a queue.
  @usableFromInline var first: Int32 = 0
  @usableFromInline var end: Int32 = 0
  @usableFromInline var count = 0

  /// The places that an empty queue keeps, and the places of the largest piece.
  @usableFromInline static var keptPlaces: Int32 { 64 }
  @usableFromInline static var largestPiece: Int32 { 256 }

  @inlinable
  init() {}

  @inlinable
  deinit {
    var piece = front
    var start = Int(first)
    var left = count
    while let current = piece {
      let held = min(left, Int(current.pointee.capacity) &- start)
      (current.pointee.places + start).deinitialize(count: held)
      left &-= held
      start = 0
      piece = current.pointee.next
      Self.release(current)
    }
  }

  @inlinable var isEmpty: Bool { count == 0 }

  /// The first element that meets a condition, without a copy of those behind it.
  func first(where isMeant: (Element) -> Bool) -> Element? {
    var piece = front
    var start = Int(first)
    var left = count
    while let current = piece, left > 0 {
      let held = min(left, Int(current.pointee.capacity) - start)
      let elements = UnsafeBufferPointer(start: current.pointee.places + start, count: held)
      if let found = elements.first(where: isMeant) { return found }
      left -= held
      start = 0
      piece = current.pointee.next
    }
    return nil
  }

  /// The values, in the order in which they will leave.
  var values: [Element] {
    var values: [Element] = []
    values.reserveCapacity(count)
    var piece = front
    var start = Int(first)
    while let current = piece, values.count < count {
      let held = min(count - values.count, Int(current.pointee.capacity) - start)
      values += UnsafeBufferPointer(start: current.pointee.places + start, count: held)
      start = 0
      piece = current.pointee.next
    }
    return values
  }

  @inlinable
  mutating func append(_ element: consuming Element) {
    var piece = back
    if piece == nil || end == piece.unsafelyUnwrapped.pointee.capacity { piece = addPiece() }
    // The piece exists: it was added above if it was missing.
    (piece.unsafelyUnwrapped.pointee.places + Int(end)).initialize(to: element)
    end &+= 1
    count &+= 1
  }

  @inlinable
  mutating func removeFirst() -> Element? {
    guard count > 0, var piece = front else { return nil }
    if first == piece.pointee.capacity { piece = leave(piece) }
    let element = (piece.pointee.places + Int(first)).move()
    first &+= 1
    count &-= 1
    if count == 0 {
      first = 0
      end = 0
      if piece.pointee.capacity > Self.keptPlaces { releaseLast(piece) }
    }
    return element
  }

  @usableFromInline
  @inline(never)
  mutating func addPiece() -> UnsafeMutablePointer<Piece> {
    let capacity = min(4 * (back?.pointee.capacity ?? 1), Self.largestPiece)
    let piece = UnsafeMutablePointer<Piece>.allocate(capacity: 1)
    piece.initialize(to: Piece(capacity: capacity))
    if let back { back.pointee.next = piece } else { front = piece }
    back = piece
    end = 0
    return piece
  }

  /// Leaves an empty piece for the next one, which exists as long as there are values.
  @usableFromInline
  mutating func leave(_ piece: UnsafeMutablePointer<Piece>) -> UnsafeMutablePointer<Piece> {
    let next = piece.pointee.next.unsafelyUnwrapped
    Self.release(piece)
    front = next
    first = 0
    return next
  }

  /// Releases the only piece, which is empty.
  @usableFromInline
  mutating func releaseLast(_ piece: UnsafeMutablePointer<Piece>) {
    Self.release(piece)
    front = nil
    back = nil
  }

  @inlinable
  static func release(_ piece: UnsafeMutablePointer<Piece>) {
    piece.pointee.places.deallocate()
    piece.deallocate()
  }
}

/// `@unchecked Sendable`: a queue can't be copied, and only its owner reaches its memory. The owner may
/// hand it over with the values in it.
extension Queue: @unchecked Sendable where Element: Sendable {}

/// The screens on a navigation stack above its first one, as a value.
///
/// ```swift
/// struct State { var path: StackState<Screen.State> = [] }
///
/// state.path.push(.detail(Detail.State(order)))
/// state.path[id: id, case: \.detail]?.title = "Two"
/// state.path.pop(from: id)
/// ```
///
/// - Each screen has an id, which the stack draws from itself and never gives twice. The same actions therefore
///   give the same ids, and a recording replays to the same states.
/// - A screen is pushed on top, and leaves with those above it. None is inserted between others.
/// - Two stacks are equal if they have the same screens with the same ids, and give the same id next.
/// - A stack that is made anew, as `state.path = [screen]` does, counts from 0 again. Its screens are new ones all
///   the same: the effects, stores and late results of the screens before belong to those alone.
public struct StackState<Element> {
  // Never nil, except while a caller changes it. The optional can be lent to the caller in place.
  @usableFromInline var elements: ContiguousArray<Element?> = []

  /// The ids of the screens, the lowest first. They ascend.
  @usableFromInline var ascendingIDs: ContiguousArray<StackElementID> = []

  /// The stamps of the screens: numbers that are unique in the process, each drawn for one push. They tell a screen
  /// from that of another stack with the same id, and are no part of the value.
  var stamps: ContiguousArray<UInt64> = []

  /// A number that is unique in the process and differs after each change. Equal ones mean equal screens.
  @usableFromInline var changeNumber = ChangeStamp.next()

  /// The changes since earlier ones, so that an action costs the same on a high stack as on a low one.
  @usableFromInline var log = ChangeLog<StackElementID>()

  /// The id of the screen that is pushed next.
  public internal(set) var nextID = StackElementID(0)

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack of screens, the lowest first.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids of the screens, the lowest first.
  public var ids: [StackElementID] { Array(ascendingIDs) }

  /// The screen with an id; nil if it is not on the stack.
  ///
  /// Setting nil pops it, with those above it. Setting a screen under an id that is not on the stack changes
  /// nothing, since only the stack gives ids.
  @inlinable
  public subscript(id id: StackElementID) -> Element? {
    get { position(of: id).flatMap { elements[$0] } }
    _modify {
      guard let position = position(of: id) else {
        var nothing: Element?
        yield &nothing
        return
      }
      noteChange(at: position)
      defer { if elements[position] == nil { pop(from: id) } }
      yield &elements[position]
    }
  }

  /// Pushes a screen on top.
  ///
  /// - Returns: The id of the screen.
  @discardableResult
  public mutating func push(_ element: Element) -> StackElementID {
    let id = nextID
    nextID = StackElementID(id.number + 1)
    add(element, id)
    return id
  }

  /// Adds a screen with an id that is higher than all others.
  mutating func add(_ element: Element, _ id: StackElementID) {
    note(.inserted(id))
    ascendingIDs.append(id)
    // It is as good a stamp for the screen, since no other change has it.
    stamps.append(changeNumber)
    elements.append(element)
  }

  /// Unavailable: a screen is pushed.
  @available(*, unavailable, renamed: "push")
  public mutating func append(_ element: Element) { push(element) }

  /// Pushes several screens, one on top of the other.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { push(element) }
  }

  /// Pops the screen on top.
  ///
  /// - Returns: The screen; nil if there is none.
  @discardableResult
  public mutating func popLast() -> Element? {
    guard let last = elements.last else { return nil }
    removeAll(from: elements.count - 1)
    return last
  }

  /// Pops a screen, with those above it. Nothing changes if it is not on the stack.
  public mutating func pop(from id: StackElementID) {
    guard let position = position(of: id) else { return }
    removeAll(from: position)
  }

  /// Pops the screens above a screen, which is then on top. Nothing changes if it is not on the stack.
  public mutating func pop(to id: StackElementID) {
    guard let position = position(of: id) else { return }
    removeAll(from: position + 1)
  }

  /// Pops all screens.
  public mutating func removeAll() {
    removeAll(from: 0)
  }

  private mutating func removeAll(from position: Int) {
    guard position < elements.count else { return }
    if elements.count - position > ChangeLog<StackElementID>.longest {
      log = ChangeLog()
      changeNumber = ChangeStamp.next()
    } else {
      for id in ascendingIDs[position...] { note(.removed(id)) }
    }
    elements.removeSubrange(position...)
    ascendingIDs.removeSubrange(position...)
    stamps.removeSubrange(position...)
  }

  /// Records a change of the screen at a position.
  @inlinable
  mutating func noteChange(at position: Int) {
    note(.changed(ascendingIDs[position]))
  }

  @inlinable
  mutating func note(_ change: ElementChange<StackElementID>) {
    log.add(change, after: changeNumber, of: elements.count)
    changeNumber = ChangeStamp.next()
  }

  /// The position of an id, by a binary search.
  @usableFromInline
  func position(of id: StackElementID) -> Int? {
    var low = 0
    var high = ascendingIDs.count
    while low < high {
      let middle = (low + high) / 2
      if ascendingIDs[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ascendingIDs.count && ascendingIDs[low] == id ? low : nil
  }
}

extension StackState: ElementCollection {
  public func contains(elementID: StackElementID) -> Bool { position(of: elementID) != nil }

  @inlinable
  public func element(_ id: StackElementID, near hint: inout Int) -> Element? { self[id: id] }

  @inlinable
  public mutating func modifyElement<Result>(
    _ id: StackElementID, near hint: inout Int, _ change: (inout Element) -> Result
  ) -> Result? {
    guard let position = position(of: id), elements[position] != nil else { return nil }
    noteChange(at: position)
    return change(&elements[position]!)
  }

  public var elementIDs: [StackElementID] { ids }

  @inlinable public var changeStamp: UInt64? { changeNumber }

  @inlinable
  public func changes(since stamp: UInt64) -> [ElementChange<StackElementID>]? {
    stamp == changeNumber ? [] : log.changes(since: stamp)
  }
}

extension StackState: StampedCollection {
  func stamp(of id: StackElementID) -> UInt64? { position(of: id).map { stamps[$0] } }
}

extension StackState: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// The screen at a position, counted from the lowest.
  public subscript(position: Int) -> Element {
    guard let element = elements[position] else {
      preconditionFailure("A screen was read while it was being changed.")
    }
    return element
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of screens, the lowest first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Equatable where Element: Equatable {
  public static func == (left: StackState, right: StackState) -> Bool {
    left.nextID == right.nextID && left.ascendingIDs == right.ascendingIDs
      && left.elements == right.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(ascendingIDs)
    hasher.combine(nextID)
  }
}

/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($todos.filter { !$0.wrappedValue.isDone }) { $todo in
///   Toggle(todo.title, isOn: $todo.isDone)
/// }
/// ```
///
/// An element's binding keeps its last value when the collection has become too short for it. Writing to it then does
/// nothing.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, index: position, last: wrappedValue[position]))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

/// An element of a collection in another location.
final class ElementLocation<C: MutableCollection>: BindingLocation<C.Element> {
  private let root: BindingLocation<C>
  private let index: C.Index
  /// The value of the element after the collection has become too short for the index.
  private let last: C.Element

  init(_ root: BindingLocation<C>, index: C.Index, last: C.Element) {
    self.root = root
    self.index = index
    self.last = last
  }

  override func get() -> C.Element {
    let collection = root.get()
    return has(collection) ? collection[index] : last
  }

  override var isDraft: Bool { root.isDraft }
  override var shape: [Int]? { root.shape.map { $0 + [root.get().count] } }

  override func set(_ value: C.Element) {
    var collection = root.get()
    guard has(collection) else { return }
    collection[index] = value
    root.set(collection)
  }

  private func has(_ collection: C) -> Bool {
    collection.startIndex <= index && index < collection.endIndex
  }

  override func isSame(as other: BindingLocation<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return other.index == index && other.root.isSame(as: root)
  }
}

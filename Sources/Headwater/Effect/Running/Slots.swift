/// Values with a slot each, by which they are found and removed without a search.
///
/// The next value takes a slot that has become free.
struct Slots<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var freeSlots: ContiguousArray<Int> = []

  /// The values, in no particular order.
  var values: [Element] { elements.compactMap { $0 } }

  subscript(slot: Int) -> Element? {
    slot < elements.count ? elements[slot] : nil
  }

  /// Adds a value, and passes its slot to the function that makes it.
  mutating func insert(_ make: (_ slot: Int) -> Element) -> Element {
    if let slot = freeSlots.popLast() {
      let element = make(slot)
      elements[slot] = element
      return element
    }
    let element = make(elements.count)
    elements.append(element)
    return element
  }

  mutating func remove(at slot: Int) {
    guard slot < elements.count, elements[slot] != nil else { return }
    elements[slot] = nil
    freeSlots.append(slot)
    if freeSlots.count == elements.count && elements.count > 64 { self = Slots() }
  }
}

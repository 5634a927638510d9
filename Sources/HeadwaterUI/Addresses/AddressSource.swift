import Headwater
import HeadwaterViews

/// What joins an address with a part of the state: the path of a stack, a selection, an item or a text.
@MainActor
struct AddressSource {
  /// Whether the place is shown in front of the content, as a sheet is. Its address follows that of the content.
  var isInFront = false
  /// Prints what is shown.
  let print: () -> PrintedPlaces
  /// Shows the beginning of an address.
  let take: (Address) -> TakenAddress
  /// Returns the addresses of values that links push or select, or that tabs show; nil if one of them has none. Nil
  /// for what is neither a stack, nor a selection, nor an item.
  var link: (([AnyHashable]) -> [Address]?)?
}

/// The part of an address that was taken.
struct TakenAddress {
  /// The number of components.
  var count: Int
  /// What is printed if the app shows what the address means.
  var printed: PrintedPlaces
}

extension AddressSource {
  /// The screens of a stack.
  init<Place>(screens path: Binding<[Place]>, _ map: AddressMap<Place>) {
    self.init(map, places: { path.wrappedValue }, show: { path.wrappedValue = $0 })
  }

  /// The places that a state prints, and an action opens.
  init<Place>(
    _ map: AddressMap<Place>, places: @escaping () -> [Place], show: @escaping ([Place]) -> Void
  ) {
    print = { map.print(each: places()) }
    take = { address in
      let read = map.read(screens: address)
      let printed = map.print(each: read.places)
      if map.print(each: places()) != printed { show(read.places) }
      return TakenAddress(count: read.count, printed: printed)
    }
    link = { values in
      let places = values.compactMap { $0.base as? Place }
      let printed = map.print(each: places)
      return places.count == values.count && printed.isComplete ? printed.steps : nil
    }
  }

  /// The shown tab.
  init<Place>(selection: Binding<Place>, _ map: AddressMap<Place>) {
    let printed = { map.print(each: [selection.wrappedValue]) }
    print = printed
    take = { address in
      guard let read = map.read(address) else { return TakenAddress(count: 0, printed: printed()) }
      let expected = map.print(each: [read.place])
      if printed() != expected { selection.wrappedValue = read.place }
      return TakenAddress(count: read.count, printed: expected)
    }
    link = { values in
      (values.last?.base as? Place).flatMap { map.address(of: $0) }.map { [$0] }
    }
  }

  /// The presented item.
  init<Item>(item: Binding<Item?>, _ map: AddressMap<Item>) {
    let printed = { map.print(each: item.wrappedValue.map { [$0] } ?? []) }
    isInFront = true
    print = printed
    take = { address in
      // An item without components would be shown at every address.
      let read = map.read(address).flatMap { $0.count > 0 ? $0 : nil }
      let expected = map.print(each: read.map { [$0.place] } ?? [])
      if printed() != expected { item.wrappedValue = read?.place }
      return TakenAddress(count: read?.count ?? 0, printed: expected)
    }
    link = { values in
      (values.last?.base as? Item).flatMap { map.address(of: $0) }.map { [$0] }
    }
  }

  /// The presented view that shows no item.
  init(isPresented: Binding<Bool>, _ component: String) {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil },
      set: { isPresented.wrappedValue = $0 == true })
    self.init(item: item, AddressMap(.place(true, component)))
  }

  /// The text of a search.
  init(text: Binding<String>, query name: String) {
    let printed = {
      let text = text.wrappedValue
      return PrintedPlaces(steps: [Address(query: text.isEmpty ? [:] : [name: text])])
    }
    print = printed
    take = { address in
      let new = address.query[name] ?? ""
      if text.wrappedValue != new { text.wrappedValue = new }
      return TakenAddress(count: 0, printed: printed())
    }
  }
}

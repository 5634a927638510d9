extension AddressMap {
  /// The address of a place; nil if no route has one that the same route reads.
  func address(of place: Place) -> Address? {
    for (index, route) in routes.enumerated() {
      guard let address = route.print(place) else { continue }
      let isRead = read(address, isWhole: true)?.route == index
      if isRead, address.description.utf8.count <= Address.limit { return address }
    }
    return nil
  }

  /// Reads the beginning of an address by the route that reads the most of it.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - isWhole: Whether only routes count that read the whole path.
  /// - Returns: The place, the number of its components, and the number of the route.
  func read(_ address: Address, isWhole: Bool = false) -> (place: Place, count: Int, route: Int)? {
    var best: (place: Place, count: Int, route: Int)?
    for (index, route) in routes.enumerated() {
      guard let found = route.read(address) else { continue }
      guard !isWhole || found.count == address.path.count else { continue }
      if best.map({ found.count > $0.count }) ?? true {
        best = (found.place, found.count, index)
      }
    }
    return best
  }

  /// Reads as many screens as possible, one after the other.
  ///
  /// - Returns: The screens, and the number of their components; none of more than ``Address/screenLimit``. Of several
  ///   readings, the one counts that reads the most in all, then the one whose lower screens are longer.
  func read(screens address: Address) -> (places: [Place], count: Int) {
    let length = address.path.count
    // The best reading from each component on, from the end to the beginning.
    var counts = Array(repeating: 0, count: length + 1)
    var steps: [(place: Place, count: Int)?] = Array(repeating: nil, count: length + 1)
    for start in (0..<length).reversed() {
      let rest = Address(path: Array(address.path[start...]), query: address.query)
      for route in routes {
        // A screen without components has no end.
        guard let found = route.read(rest), found.count > 0 else { continue }
        let total = found.count + counts[start + found.count]
        let isLonger = total == counts[start] && found.count > (steps[start]?.count ?? 0)
        guard total > counts[start] || isLonger else { continue }
        counts[start] = total
        steps[start] = found
      }
    }
    var places: [Place] = []
    var start = 0
    while let step = steps[start] {
      places.append(step.place)
      start += step.count
    }
    return places.count > Address.screenLimit ? ([], 0) : (places, start)
  }

  /// Prints screens on top of one another, up to the first one without an address, and no more than are read.
  func print(each places: some Sequence<Place>) -> PrintedPlaces {
    var printed = PrintedPlaces()
    var length = 0
    for place in places {
      guard printed.steps.count < Address.screenLimit, let address = address(of: place),
        length + address.pathLength <= Address.limit
      else {
        printed.isComplete = false
        break
      }
      length += address.pathLength
      printed.steps.append(address)
    }
    return printed
  }
}

/// The addresses of screens on top of one another.
struct PrintedPlaces: Equatable {
  var steps: [Address] = []
  /// Whether each screen has an address. What is above one without is not in the address.
  var isComplete = true

  /// The address of all of them.
  var address: Address {
    var address = Address()
    for step in steps { address.append(step) }
    return address
  }
}

import Headwater

extension Row {
  /// Elements that a reducer changes by their ids: 512 of 10 000 in each action.
  static var changedByID: [Row] {
    [
      Row(.changedInArrayAndDictionary),
      Row(.changedInIdentifiedArray, budget: .times(1.5, .changedInArrayAndDictionary)),
    ]
  }
}

extension Benchmark {
  fileprivate static let changedInIdentifiedArray = Benchmark(
    "512 times rows[id:]?.count += 1", isLong: true
  ) { run throws(Failure) in
    let rows = IdentifiedArray((0..<10_000).map { RowFeature.State(id: $0) })
    let store = run.store(
      rows,
      Reduce<IdentifiedArray<RowFeature.State>, [Int]> { rows, ids in
        for id in ids { rows[id: id]?.count += 1 }
        return .none
      })
    let ids = shuffledIDs()
    run.measure { operations in
      for _ in 0..<operations { store.send(ids) }
    }
    let sum = store.state.reduce(0) { $0 + $1.count }
    try run.expect("the sum of the counts", sum, 512 * run.operations)
  }

  /// Handwritten code for an order and ids.
  private struct ArrayAndDictionary {
    var elements: [RowFeature.State]
    var positions: [Int: Int]
  }

  fileprivate static let changedInArrayAndDictionary = Benchmark(
    "512 times an array's element by a dictionary", isLong: true
  ) { run throws(Failure) in
    let elements = (0..<10_000).map { RowFeature.State(id: $0) }
    let positions = Dictionary(uniqueKeysWithValues: elements.indices.map { ($0, $0) })
    let store = run.store(
      ArrayAndDictionary(elements: elements, positions: positions),
      Reduce<ArrayAndDictionary, [Int]> { rows, ids in
        for id in ids {
          if let position = rows.positions[id] { rows.elements[position].count += 1 }
        }
        return .none
      })
    let ids = shuffledIDs()
    run.measure { operations in
      for _ in 0..<operations { store.send(ids) }
    }
    let sum = store.state.elements.reduce(0) { $0 + $1.count }
    try run.expect("the sum of the counts", sum, 512 * run.operations)
  }

  private static func shuffledIDs() -> [Int] {
    var random = Scramble()
    return (0..<512).map { _ in Int.random(in: 0..<10_000, using: &random) }
  }
}

import Headwater

extension Row {
  /// One of many elements, by ids without an order, after elements were added and removed.
  static var elements: [Row] {
    func identified(_ count: Int) -> Benchmark {
      .element(of: count, "IdentifiedArray", IdentifiedArray<RowFeature.State>.self)
    }
    func dictionary(_ count: Int) -> Benchmark {
      .element(of: count, "dictionary", [Int: RowFeature.State].self)
    }
    func array(_ count: Int) -> Benchmark {
      .element(of: count, "array", [RowFeature.State].self)
    }
    return [
      Row(identified(100), budget: .instructions(1.25, .bareDictionary)),
      Row(identified(10_000), budget: .instructions(1.25, .bareDictionary)),
      Row(identified(100_000), budget: .times(2, identified(10_000))),
      Row(dictionary(100), budget: .instructions(1.25, .bareDictionary)),
      Row(dictionary(10_000), budget: .instructions(1.25, .bareDictionary)),
      Row(dictionary(100_000), budget: .times(2, dictionary(10_000))),
      Row(array(100)),
      Row(array(10_000), budget: .nanoseconds(2_000)),
      Row(array(100_000), budget: .instructions(2_500, .floor)),
    ]
  }
}

extension Benchmark {
  fileprivate static func element<Rows: RowCollection>(
    of count: Int, _ kind: String, _ rows: Rows.Type
  ) -> Benchmark {
    Benchmark("one of \(count) elements, \(kind)") { run throws(Failure) in
      var random = Scramble()
      let initial = (0..<count).map { RowFeature.State(id: $0) }.shuffled(using: &random)
      let store = run.store(RowList<Rows>.State(rows: Rows(rows: initial)), RowList<Rows>())
      let ids = (0..<512).map { _ in Int.random(in: 0..<count, using: &random) }
      for id in ids.prefix(32) {
        store.send(.removed(id: id))
        store.send(.inserted(id: id))
      }
      store.send(.located(id: ids[0]))

      run.measure { operations in
        for operation in 0..<operations {
          store.send(.rows(.element(id: ids[operation & 511], action: .increment)))
        }
      }

      store.send(.located(id: ids[0]))
      store.send(.rows(.element(id: ids[1], action: .renamed(""))))
      store.send(.located(id: ids[0]))
      try run.expect("at how many places the rows lay", Set(store.addresses).count, 1)
      let rows = store.rows
      var sum = 0
      for id in Set(ids) {
        var hint = 0
        sum += rows.element(id, near: &hint)?.count ?? 0
      }
      try run.expect("the sum of the counts", sum, run.operations)
    }
  }
}

extension Benchmark {
  /// The reference for rows by id: it finds and changes one value of a dictionary.
  static let bareDictionary = Benchmark("Dictionary, one of 10000 values") { run throws(Failure) in
    var random = Scramble()
    var counts = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, 0) })
    let keys = (0..<512).map { _ in Int.random(in: 0..<10_000, using: &random) }
    run.measure { operations in
      for operation in 0..<operations { counts[keys[operation & 511]]? += 1 }
    }
    try run.expect("the sum of the values", counts.values.reduce(0, +), run.operations)
  }
}

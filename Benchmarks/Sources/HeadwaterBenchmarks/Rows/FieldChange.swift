extension Row {
  static var fieldChange: [Row] {
    [Row(.fieldByHand), Row(.fieldByChange, budget: .times(1.5, .fieldByHand))]
  }
}

extension Benchmark {
  static let fieldByHand = Benchmark("a field by an action of its own") { run throws(Failure) in
    let store = run.store(Settings(), SettingsByHand())
    run.measure { operations in
      for volume in 0..<operations { store.send(.volumeChanged(volume + 1)) }
    }
    try run.expect("the volume", store.volume, run.operations)
  }

  static let fieldByChange = Benchmark("a field by its change") { run throws(Failure) in
    let store = run.store(Settings(), SettingsByChange())
    run.measure { operations in
      for volume in 0..<operations { store.send(.change(.volume(volume + 1))) }
    }
    try run.expect("the volume", store.volume, run.operations)
  }
}

import HeadwaterRxSwift
import HeadwaterTesting
import Testing

@MainActor @Suite struct StoreObservableTests {
  private let store = CounterStore(initialState: Counter.State(), reducer: Counter())

  @Test("a scope has observables too")
  func scope() {
    var heard: [String] = []
    let scope = store.scope(
      state: { "count \($0.count)" }, action: { (action: Counter.Action) in action })
    let listening = scope.observable(for: \.self).subscribe(onNext: { heard.append($0) })

    store.send(.add(1))
    store.send(.addOther)

    #expect(heard == ["count 0", "count 1"])
    listening.dispose()
  }

  @Test("a custom comparison decides what is a duplicate")
  func comparison() {
    var parities: [Int] = []
    var updates: [Int] = []
    let bag = DisposeBag()
    let isSameParity = { (old: Int, new: Int) in old % 2 == new % 2 }
    store.observable(for: \.count, isDuplicate: isSameParity)
      .subscribe(onNext: { parities.append($0) }).disposed(by: bag)
    store.updates(on: \.count, compare: isSameParity)
      .subscribe(onNext: { updates.append($0) }).disposed(by: bag)

    for number in [2, 1, 2, 1] { store.send(.add(number)) }

    #expect(parities == [0, 3, 6])
    #expect(updates == [3, 6])
  }

  @Test("an error of an observable that was added to a store is an issue")
  func failure() {
    let runtime = ManualRuntime()
    let store = Store(initialState: Counter.State(), reducer: Counter(), runtime: runtime.effects)
    var issues: [String] = []
    store.onIssue = { issues.append($0.description) }

    store.addEffect(Observable<Counter.Action>.error(Lost()))
    runtime.drain()

    #expect(issues.count == 1)
    #expect(issues.first?.contains("Lost") == true)
  }

  @Test("anything that converts to an observable is an effect too")
  func kinds() {
    let runtime = ManualRuntime()
    let store = Store(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        state.append(action)
        return action != 0
          ? .none
          : .merge(
            .observable { Single.just(1) }, .observable { Maybe.just(2) },
            .observable { Infallible.just(3) }, .observable { BehaviorSubject(value: 4).take(1) })
      },
      runtime: runtime.effects)
    store.send(0)
    runtime.drain()
    #expect(store.state.sorted() == [0, 1, 2, 3, 4])
  }
}

import Headwater

// Typical features without isolation annotations: static helpers, methods of the state, lifts, case paths by hand,
// and effects with dependencies. Both targets of this package compile this file.

// MARK: A child with dependencies, helpers and methods on its state

struct Quote: Equatable, Sendable {
  var symbol: String
  var price: Double
}

struct QuoteClient: Sendable {
  var price: @Sendable (String) async throws -> Double
}

struct QuoteBox: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var symbol = ""
    var quote: Quote?
    var message = ""

    var isComplete: Bool { symbol.count >= limit }
    private var limit: Int { 3 }

    mutating func clear() {
      quote = nil
      message = ""
    }

    static func example() -> State { State(id: 0) }
  }

  enum Action: Equatable, Sendable {
    case symbolChanged(String)
    case loadTapped
    case loaded(Double)
    case failed(String)
    case cancelTapped
  }

  nonisolated private enum Work { case typing }

  let client: QuoteClient
  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .symbolChanged(let symbol):
      state.symbol = Self.cleaned(symbol)
      state.clear()
      guard state.isComplete else { return .cancel(id: "load") }
      return .send(.loadTapped).debounce(id: Work.typing, for: .seconds(0.5), clock: clock)

    case .loadTapped:
      return load(state.symbol)

    case .loaded(let price):
      state.quote = Quote(symbol: state.symbol, price: rounded(price))
      return .none

    case .failed(let message):
      state.message = message
      return .none

    case .cancelTapped:
      return .merge(.cancel(id: "load"), .cancel(id: Work.typing))
    }
  }

  private func load(_ symbol: String) -> Effect<Action> {
    .run(name: "load") { [client] send in
      send(.loaded(try await client.price(symbol)))
    } catch: { error, send in
      send(.failed(String(describing: error)))
    }
    .cancellable(id: "load", cancelInFlight: true)
    .retry(.constant(attempts: 3, pause: .seconds(1)), clock: clock)
    .timeout(after: .seconds(10), clock: clock)
  }

  private static func cleaned(_ symbol: String) -> String {
    symbol.uppercased().filter(\.isLetter)
  }
}

private func rounded(_ price: Double) -> Double {
  (price * 100).rounded() / 100
}

// MARK: A child with a model on the main actor

@MainActor
final class Recorder {
  private(set) var lines: [String] = []

  func record(_ line: String) {
    lines.append(line)
  }
}

struct Journal: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case wrote(String)
    case counted
  }

  let recorder: Recorder

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wrote(let line):
      return .run { @MainActor [recorder] send in
        recorder.record(line)
        send(.counted)
      }
    case .counted:
      state.count += 1
      return .none
    }
  }
}

// MARK: A parent with a body, and case paths by hand

struct Desk: Reducer {
  struct State: Equatable {
    var box = QuoteBox.State(id: 0)
    var boxes: IdentifiedArray<QuoteBox.State> = []
    var journal: Journal.State?
    var isRunning = false
    var ticks = 0
  }

  enum Action: Sendable, CasePathable {
    case box(QuoteBox.Action)
    case boxes(ElementAction<Int, QuoteBox.Action>)
    case journal(Journal.Action)
    case runTapped
    case ticked
  }

  let client: QuoteClient
  let clock: any Clock<Duration>
  let recorder: Recorder

  var body: some Reducer<State, Action> {
    QuoteBox(client: client, clock: clock).lift(state: \.box, action: \.box)
    QuoteBox(client: client, clock: clock).lift(each: \.boxes, action: \.boxes)
    Journal(recorder: recorder).lift(optional: \.journal, action: \.journal)
    Reduce { state, action in
      switch action {
      case .runTapped: state.isRunning.toggle()
      case .ticked: state.ticks = Self.next(state.ticks)
      case .box, .boxes, .journal: break
      }
      return .none
    }
    .onChange(of: { $0.isRunning }) { state, _, isRunning in
      state.journal = isRunning ? Journal.State() : nil
      return .none
    }
    Subscriptions { [clock] state in
      guard state.isRunning else { return [] }
      return [
        Subscription(
          id: "ticks",
          .run(name: "ticks") { send in
            while true {
              try await clock.sleep(for: .seconds(1))
              send(.ticked)
            }
          })
      ]
    }
  }

  private static func next(_ ticks: Int) -> Int { ticks + 1 }
}

extension Desk.Action {
  struct Cases {
    enum BoxCase: CasePath {
      static func embed(_ value: QuoteBox.Action) -> Desk.Action { .box(value) }
      static func extract(_ root: Desk.Action) -> QuoteBox.Action? {
        if case .box(let value) = root { value } else { nil }
      }
    }

    enum BoxesCase: CasePath {
      static func embed(_ value: ElementAction<Int, QuoteBox.Action>) -> Desk.Action {
        .boxes(value)
      }
      static func extract(_ root: Desk.Action) -> ElementAction<Int, QuoteBox.Action>? {
        if case .boxes(let value) = root { value } else { nil }
      }
    }

    enum JournalCase: CasePath {
      static func embed(_ value: Journal.Action) -> Desk.Action { .journal(value) }
      static func extract(_ root: Desk.Action) -> Journal.Action? {
        if case .journal(let value) = root { value } else { nil }
      }
    }

    var box: BoxCase.Type { BoxCase.self }
    var boxes: BoxesCase.Type { BoxesCase.self }
    var journal: JournalCase.Type { JournalCase.self }
  }

  static var cases: Cases { Cases() }
}

// MARK: Lifts by hand, and the split form

struct SwitchDesk: Reducer {
  let box: QuoteBox

  func reduce(into state: inout Desk.State, action: Desk.Action) -> Effect<Desk.Action> {
    switch action {
    case .box(let action):
      box.reduce(into: &state.box, action: action).map(Desk.Action.box, scope: \Desk.State.box)
    default:
      .none
    }
  }
}

struct Split: SplitReducer {
  struct State: Equatable {
    var count = 0
  }

  enum MutatingAction: Equatable, Sendable { case increment }
  enum EffectAction: Equatable, Sendable { case save }

  func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> {
    state.count += 1
    return .none
  }

  func effect(_ state: State, _ action: EffectAction) -> Effect<Action> {
    .run { [count = state.count] send in
      if count < 3 { send(.mutating(.increment)) }
    }
  }
}

// MARK: A form whose changes are values, and a field that is loaded

struct Profile: Reducer {
  struct State: Equatable, Codable, FieldPathable {
    var name = ""
    var friends: [Friend] = []
    var score: Loadable<Int> = .neverLoaded

    enum Change: FieldChange {
      case name(String)
      case friends(ElementAction<Int, Friend.Change>)
      case score(Loadable<Int>.Change)
    }

    mutating func apply(_ change: Change) {
      switch change {
      case .name(let name): self.name = name
      case .friends(let change): friends.apply(change)
      case .score(let change): score.apply(change)
      }
    }

    struct Fields {
      enum Friends: FieldPath {
        static var path: KeyPath<State, [Friend]> { \.friends }
        static func embed(_ value: ElementAction<Int, Friend.Change>) -> Change { .friends(value) }
      }
      nonisolated enum Score: FieldPath {
        static var path: KeyPath<State, Loadable<Int>> { \.score }
        static func embed(_ value: Loadable<Int>.Change) -> Change { .score(value) }
      }
      var friends: Friends.Type { Friends.self }
      var score: Score.Type { Score.self }
    }
  }

  enum Action: FieldAction, Equatable, Codable {
    case change(State.Change)
    case appeared
  }

  let score: @Sendable () async throws -> Int

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change): state.apply(change)
    case .appeared: return state.load(\.score) { [score] in try await score() }
    }
    return .none
  }
}

struct Friend: Equatable, Codable, Identifiable, FieldPathable {
  let id: Int
  var name = ""

  enum Change: FieldChange { case name(String) }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let name): self.name = name
    }
  }
}

// MARK: A query whose values and changes are ordinary structs

struct Movie: Equatable, Codable, Identifiable {
  var id: Int
  var title: String
  var isWatched = false
}

struct MoviesClient: Sendable {
  var movies: @Sendable (_ year: Int) async throws -> [Movie]
  var setWatched: @Sendable (_ movie: Int, _ isWatched: Bool) async throws -> Void
}

struct WatchList: QueryEndpoint {
  struct Change: Equatable, Codable {
    var movie: Int
    var isWatched: Bool
  }

  let client: MoviesClient

  func load(_ year: Int) async throws -> [Movie] {
    try await client.movies(year)
  }

  func send(_ change: Change, to year: Int) async throws {
    try await client.setWatched(change.movie, change.isWatched)
  }

  static func apply(_ change: Change, to movies: inout [Movie]) {
    for index in movies.indices where movies[index].id == change.movie {
      movies[index].isWatched = change.isWatched
    }
  }
}

struct Catalogue: Reducer {
  struct State: Equatable, Codable {
    var year = 2026
    var movies = QueryState<WatchList>()
  }

  enum Action: Equatable, Codable, CasePathable {
    case movies(QueryAction<WatchList>)
    case watched(Int)

    struct Cases {
      enum MoviesCase: CasePath {
        static func embed(_ value: QueryAction<WatchList>) -> Action { .movies(value) }
        static func extract(_ root: Action) -> QueryAction<WatchList>? {
          if case .movies(let value) = root { value } else { nil }
        }
      }

      var movies: MoviesCase.Type { MoviesCase.self }
    }

    static var cases: Cases { Cases() }
  }

  let movies: WatchList
  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .watched(let movie) = action {
        state.movies.submit(.init(movie: movie, isWatched: true), to: state.year)
      }
      return .none
    }
    Query(\.movies, action: \.movies, movies, clock: clock) { state in [state.year] }
  }
}

// MARK: Stores of these features

@MainActor
func makeStores(client: QuoteClient, clock: any Clock<Duration>) -> [String] {
  let desk = Store(
    initialState: Desk.State(),
    reducer: Desk(client: client, clock: clock, recorder: Recorder()))
  desk.send(.runTapped)
  let split = Store(initialState: Split.State(), reducer: Split())
  split.send(.effect(.save))
  let profile = Store(initialState: Profile.State(), reducer: Profile(score: { 3 }))
  profile.send(.appeared)
  profile.scope(each: \.friends).store(1)?.send(.name("Ann"))
  let watchList = WatchList(client: MoviesClient(movies: { _ in [] }, setWatched: { _, _ in }))
  let catalogue = Store(
    initialState: Catalogue.State(), reducer: Catalogue(movies: watchList, clock: clock))
  catalogue.send(.watched(1))
  let titles = catalogue.movies[catalogue.year].value?.map(\.title) ?? []
  return ["\(desk.ticks)", "\(split.count)", QuoteBox.State.example().symbol] + titles
}
